"""Hidden information never leaves the server: all that is sent, in two worlds that differ in it.

The worlds are equal in everything that a viewer may know. What a table writes to the viewer's
socket is recorded in both, byte by byte: on entering, after a move, looking back, asking why not.
"""

import asyncio

import pytest

from bakufu.engine.chance import Chance, Dice, Echo, Recorder
from bakufu.engine.contract import random_game, tables
from bakufu.engine.game import Game, Setup
from bakufu.engine.scribe import Scribe
from bakufu.engine.state import State
from bakufu.engine.table import Table
from bakufu.games.shelf import GAMES
from bakufu.server import messages as m
from bakufu.server.connection import Connection
from bakufu.server.house import House, Settings
from bakufu.server.ledger import Ledger
from bakufu.server.people import Person
from bakufu.server.places import Place, new_record
from bakufu.server.room import Room
from bakufu.server.store import Store


class NoStore(Store):
    """Stores nothing, at once."""

    def __init__(self) -> None:
        pass

    async def write(self, *changes: object) -> None:
        pass


class Luck:
    """Dice for thinking; what is put in front comes first."""

    def __init__(self) -> None:
        self.first: list[Chance] = []

    def __call__(self) -> Dice:
        return self.first.pop(0) if self.first else Dice(99)  # type: ignore[return-value]


class World:
    """A table that begins in the middle, and one viewer's socket."""

    def __init__(self, game: Game, setup: Setup, state: State, viewer: int | None) -> None:
        self.luck = Luck()
        house = House(NoStore(), "secret", Settings(dice=self.luck))
        record = new_record(game.id, setup, "host", private=True)
        record.id = "the-table"
        places = [Place(n, person=f"p{n}", name=f"name {n}") for n in range(setup.players)]
        self.room = Room(house, game, record, places)
        ledger = Ledger(Table(game, setup, [place.name for place in places]))
        ledger.begin_at(state)
        self.room.ledger = ledger
        self.person = Person("visitor" if viewer is None else f"p{viewer}", "somebody")
        self.connection = Connection(viewer, self.person, 1000)
        self.connection.entered = True
        self.room.connections.add(self.connection)

    def enter(self) -> None:
        self.room.welcome(self.connection, self.person, "m1")

    async def play(self, seat: int, move: int, chance: Chance) -> None:
        self.luck.first = [chance]
        await self.room.play(seat, lambda ledger: [move], None, bot=True)

    async def ask(self, seat: int, move: int) -> None:
        name = self.room.game.move_name(move)
        rule, why = await self.room.why_not(seat, [name])
        self.connection.send(m.Answer("m2", [name], rule, why))

    async def look_back(self) -> None:
        for entry in range(self.room.playing.accounts[self.connection.viewer].last + 1):
            message = m.LookBack("m3", entry)
            self.connection.send(await self.room.look_back(self.connection.viewer, message))

    def sent(self) -> list[str | None]:
        found = []
        while not self.connection.outbox.empty():
            found.append(self.connection.outbox.get_nowait())
        return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_look_the_same_on_the_wire(name: str, seed: int) -> None:
    game = GAMES[name]
    kinds = tables(game)
    setup = game.setup(kinds[seed * 5 % len(kinds)])
    compared = asyncio.run(compare_game(game, setup, seed))
    assert compared > 30


async def compare_game(game: Game, setup: Setup, seed: int) -> int:
    thinking = Dice(seed + 100)
    compared = 0
    for step in random_game(game, setup, seed):
        if thinking.below(4):
            continue
        first, recorder = step.before.clone(), Recorder(Dice(7))
        first.apply(step.seat, step.move, recorder, Scribe())
        viewer = [*range(setup.players), None][thinking.below(setup.players + 1)]
        seat = -1 if viewer is None else viewer
        other = game.world_behind(step.before, first, seat, thinking)
        if first.actors() == 0 or step.move not in game.legal(other, step.seat):
            continue  # the worlds part by right
        worlds = [World(game, setup, state, viewer) for state in (step.before, other)]
        for world in worlds:
            world.enter()
            if viewer is not None:
                await world.ask(viewer, 37 * compared % game.move_count)
        assert worlds[0].sent() == worlds[1].sent()
        echo = Echo(recorder.outcomes)
        await worlds[0].play(step.seat, step.move, Dice(7))
        await worlds[1].play(step.seat, step.move, echo)
        if echo.parted:
            continue
        for world in worlds:
            await world.look_back()
        assert worlds[0].sent() == worlds[1].sent(), f"viewer {viewer}, {step.seat} {step.move}"
        compared += 1
    return compared


def test_nobody_hears_of_a_plan_in_the_making() -> None:
    """Not even how many cards were laid and lifted, nor that anything happened at all."""
    asyncio.run(plan_in_secret())


async def plan_in_secret() -> None:
    game = GAMES["shogun"]
    setup = game.setup({"players": 3})
    dice = Dice(3)
    state = game.start(setup, dice, Scribe())
    while not any(game.move_name(move).startswith("put") for move in game.legal(state, 0)):
        seat = next(seat for seat in range(3) if state.actors() >> seat & 1)
        state.apply(seat, game.legal(state, seat)[0], dice, Scribe())
    for viewer in (None, 1, 2):
        world = World(game, setup, state, viewer)
        for number in range(12):
            legal = game.legal(world.room.playing.table.state, 0)
            names = [game.move_name(move) for move in legal]
            lift = [move for move, name in zip(legal, names, strict=True) if "lift" in name]
            move = lift[0] if lift and number % 3 == 2 else legal[0]
            await world.play(0, move, Dice(number))
        assert len(world.room.playing.entries) == 13
        assert world.sent() == []
        world.enter()
        sent = world.sent()[0]
        assert sent is not None
        assert '"entry":0,"undos":0' in sent
