"""Two servers with the same table, in worlds that differ only in what one viewer may not know.

Both are played over real sockets: the same moves with the same luck, the same questions, wrong
moves, chat, moves taken back, broken lines and requests. Whatever comes back to the viewer, and to
somebody who watches, has to be the same, byte for byte. The other seats know more, and do in secret
what they like: not even how much that is may be noticed.
"""

import asyncio
import itertools
import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Json, Server
from sqlalchemy.engine import URL
from tapping import TappedSitting, ask_raw

from bakufu.engine.core.chance import Chance, Dice, Echo, Recorder
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Game, Setup, seats_in
from bakufu.server import seats, table_session, talk
from bakufu.server.live_table import LiveTable
from bakufu.server.seats import Occupant, new_record
from bakufu.server.settings import Limit
from bakufu.server.table_session import TableSession

MOST_STEPS = 8
WATCHER = -1
Viewer = int | None


class Leak(AssertionError):
    """The viewer was told something different in the two worlds."""


class Decided(msgspec.Struct):
    """One decision of a game, with what chance brought."""

    before: State
    seat: int
    move: int
    outcomes: list[tuple[int, int]]
    after: State


def random_steps(game: Game, setup: Setup, seed: int) -> Iterator[Decided]:
    dice = Dice(seed)
    state = game.start(setup, dice, Scribe())
    while actors := seats_in(state.actors()):
        seat = actors[dice.below(len(actors))]
        legal = game.legal(state, seat)
        move = legal[dice.below(len(legal))]
        before, recorder = state.clone(), Recorder(dice)
        state.apply(seat, move, recorder, Scribe())
        yield Decided(before, seat, move, recorder.outcomes, state.clone())


def make_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers whose bytes depend on nothing but what happens at the table: names of new tables are
    counted, the clock stands still, and the moves get the luck that the test has laid ready.
    """
    numbers: Counter[threading.Thread] = Counter()

    def new_id(private: bool) -> str:
        numbers[threading.current_thread()] += 1
        return f"table-{numbers[threading.current_thread()]}"

    clock = SimpleNamespace(
        time=lambda: 1.8e9, monotonic=time.monotonic, perf_counter=time.perf_counter
    )
    play = LiveTable.play

    def play_with_luck(
        self: LiveTable, seat: int, moves: Any, chance: Chance, thinking: Chance
    ) -> int:
        world = World.by_thread.get(threading.current_thread())
        luck = None if world is None else world.luck
        return play(self, seat, moves, luck or chance, thinking)

    monkeypatch.setattr(seats, "new_id", new_id)
    monkeypatch.setattr(seats, "time", clock)
    monkeypatch.setattr(table_session, "time", clock)
    monkeypatch.setattr(talk, "time", clock)
    monkeypatch.setattr(
        TableSession, "wake", lambda self: None
    )  # no bots: they come when they come
    monkeypatch.setattr(LiveTable, "play", play_with_luck)


class World:
    """A server, its guests, and the table that is played at."""

    by_thread: ClassVar[dict[threading.Thread, "World"]] = {}

    def __init__(self, game: Game, setup: Setup, url: URL) -> None:
        self.game = game
        self.setup = setup
        # An adviser whose time is up at once looks ahead equally often on every machine.
        settings = msgspec.structs.replace(
            QUICK, dice=lambda: Dice(99), bot_processes=1, think=1e-9, hints=Limit(10_000, 1)
        )
        self.server = Server(url, settings)
        self.by_thread[self.server._thread] = self
        names = [f"name {seat}" for seat in range(setup.players)]
        self.guests = [Client(self.server.port, name) for name in [*names, "watcher"]]
        self.luck: Chance | None = None
        self.sittings: dict[int, TappedSitting] = {}
        self.numbers = itertools.count()
        self.gone: dict[int, bytes] = {}  # what came over lines that are closed by now

    def stop(self) -> None:
        self.leave()
        del self.by_thread[self.server._thread]
        self.server.stop()

    # The table

    def begin_at(self, state: State) -> None:
        """A new table with everybody at it."""
        signer = self.server.tables.services.signer
        people = [signer.guest(guest.cookie.partition("=")[2]) for guest in self.guests]
        start = json.dumps(self.game.document(state))
        host = people[0]
        assert host is not None
        record = new_record(
            self.game.id, self.setup, host.id, private=True, start=start, hints=True
        )
        record.id = self._ask_server(self._new_id())
        seats = [
            Occupant(seat, person=person.id, name=person.name)
            for seat, person in enumerate(people[:-1])
            if person is not None
        ]
        self.session: TableSession = self._ask_server(
            self.server.tables._add(self.game, record, seats)
        )
        self.gone = {}
        for one in [*range(self.setup.players), WATCHER]:
            self.sit(one)

    async def _new_id(self) -> str:
        return seats.new_id(True)

    def _ask_server(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(PATIENCE)

    @property
    def state(self) -> State:
        return self.session.playing.table.state

    def legal(self, seat: int) -> list[int]:
        return self.game.legal(self.state, seat)

    def moves_of(self, seat: int) -> list[int]:
        """All that a seat has played since the world began."""
        entries = self.session.playing.entries
        names = [entry.move for entry in entries if entry.seat == seat]
        return [self.game.move_number(name) for name in names if name is not None]

    def sit(self, one: int, table: str | None = None, **enter: Any) -> TappedSitting:
        prefix = f"{one}-{next(self.numbers)}"
        found = TappedSitting(self.guests[one], table or self.session.id, prefix=prefix, **enter)
        if table is None:
            self.sittings[one] = found
        return found

    def come_again(self, one: int, **enter: Any) -> None:
        """A line breaks, and is mended once everybody has noticed."""
        old = self.sittings[one]
        here = len(self.session.connections)
        old.close()
        self.gone[one] = self.heard(one)
        _wait(lambda: len(self.session.connections) < here)
        for other, sitting in self.sittings.items():
            if other != one:
                sitting.send("look-back", entry=0)
        self.sit(one, **enter)

    def leave(self) -> None:
        for sitting in self.sittings.values():
            sitting.close()
        self.sittings = {}

    def heard(self, one: int) -> bytes:
        return self.gone.get(one, b"") + self.sittings[one].heard

    # Moves

    def play(self, seat: int, *moves: int, luck: Chance, order: bool = False) -> Json:
        names = [self.game.move_name(move) for move in moves]
        self.luck = luck
        if order:
            return self.sittings[seat].send("order", words=names[0])
        return self.sittings[seat].send("play", moves=names)

    def is_secret(self, seat: int, move: int, viewer: Viewer) -> bool:
        """Whether the viewer would not notice a move at all."""
        return self.secret_move(seat, [move], viewer, Dice(1)) is not None

    def secret_move(self, seat: int, moves: list[int], viewer: Viewer, luck: Dice) -> int | None:
        """One of these moves, by luck, that the viewer would not notice at all; None: no such."""
        before: Any = None  # views take long
        left = list(moves)
        while left:
            move = left.pop(luck.below(len(left)))
            state, diary, recorder = self.state.clone(), Diary(), Recorder(Dice(1))
            state.apply(seat, move, recorder, diary)
            told = recorder.outcomes or self.game.events(self.setup, diary.notes, viewer)
            if told:
                continue
            before = before or self.game.view(self.state, viewer)
            if self.game.view(state, viewer) == before:
                return move
        return None

    def act_in_secret(self, seat: int, viewer: Viewer, luck: Dice) -> bool:
        """Something that only the seat itself notices: a move, taken back or not, or a question."""
        move = self.secret_move(seat, self.legal(seat), viewer, luck)
        if move is None:
            return False
        assert self.play(seat, move, luck=Dice(1))["type"] == "acknowledged"
        sitting = self.sittings[seat]
        if luck.below(3) == 0:
            sitting.send("undo")
        if luck.below(3) == 0:
            sitting.send("why-not", moves=[self.game.move_name(move)])
            sitting.send("look-back", entry=sitting.now["entry"])
        return True

    def make_possible(self, seat: int, move: int, viewer: Viewer, luck: Dice) -> bool:
        """Whether the seat can make a move here, if need be after others that nobody notices."""
        for _ in range(40):
            legal = self.legal(seat)
            if move in legal:
                return True
            # Forward, not back and forth.
            forward = [one for one in legal if "lift" not in self.game.move_name(one)]
            secret = self.secret_move(seat, forward, viewer, luck)
            if secret is None:
                return False
            self.play(seat, secret, luck=Dice(1))
        return False

    # Over HTTP

    def requests(self, one: int, entry: int) -> list[bytes]:
        """All that can be asked about the table over HTTP, as far as it comes back."""
        guest, table = self.guests[one], self.session.id
        answers = [
            ask_raw(guest, "GET", f"/api/tables/{table}"),
            ask_raw(guest, "GET", f"/api/tables/{table}/log"),
            ask_raw(guest, "GET", "/api/tables"),
            ask_raw(guest, "GET", "/api/my-tables"),
            ask_raw(guest, "POST", f"/api/tables/{table}/rematch"),
            ask_raw(guest, "POST", f"/api/tables/{table}/sandbox", b'{"entry":%d}' % entry),
        ]
        box = json.loads(answers[-1].partition(b"\r\n\r\n")[2])["id"]
        answers.append(ask_raw(guest, "GET", f"/api/tables/{box}/log"))
        sitting = self.sit(one, box)
        if sitting.now["legal"]:
            sitting.send("why-not", moves=[sitting.now["legal"][-1]["move"]])
        sitting.send("look-back", entry=0)
        sitting.close()
        return [*answers, sitting.heard]


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.002)


class Comparison:
    """Plays the same in both worlds and holds what comes back side by side."""

    def __init__(self, worlds: tuple[World, World], luck: Dice) -> None:
        self.worlds = worlds
        self.game, self.setup = worlds[0].game, worlds[0].setup
        self.luck = luck
        self.viewer: Viewer = None
        self.apart: set[int] = set()  # seats that have done other things in the second world
        self.did: Counter[str] = Counter()

    @property
    def eyes(self) -> int:
        return WATCHER if self.viewer is None else self.viewer

    def chance(self, one_in: int) -> bool:
        return self.luck.below(one_in) == 0

    def segment(self, steps: list[Decided], viewer: Viewer) -> int:
        """Play these steps from their first position on, and in a world behind them; the number of
        steps compared until the worlds parted by right.
        """
        self.viewer, self.apart = viewer, set()
        steps = self._one_period(steps)
        first = steps[0].before
        other = self.game.world_behind(
            first, steps[-1].after, -1 if viewer is None else viewer, self.luck
        )
        if same(first, other):
            return 0
        for world, state in zip(self.worlds, (first, other), strict=True):
            world.begin_at(state)
        self.compare("enter")
        done = 0
        while done < len(steps):
            self._ask_around()
            self._act_in_secret()
            if not self._step(steps[done]):
                break
            done += 1
            self.compare("a move")
        for world in self.worlds:
            world.leave()
        return done

    def _one_period(self, steps: list[Decided]) -> list[Decided]:
        """Up to where plans are turned up, or the game ends: what is hidden changes with it."""
        kept: list[Decided] = []
        for step in steps:
            planning = {
                _waits_for(self.game, state) == "plan" for state in (step.before, step.after)
            }
            if kept and (len(planning) > 1 or not step.after.actors()):
                break
            kept.append(step)
        return kept

    def _step(self, step: Decided) -> bool:
        """Carry out a step in both worlds; False if they part there by right."""
        mine = step.seat == self.viewer
        one, two = self.worlds
        if not mine and one.is_secret(step.seat, step.move, self.viewer):
            # What the other world does instead is its own affair.
            one.play(step.seat, step.move, luck=Echo(step.outcomes))
            two.act_in_secret(step.seat, self.viewer, self.luck)
            self.apart.add(step.seat)
            self.did["secret"] += 1
            return True
        if not step.after.actors():
            return False
        if not two.make_possible(step.seat, step.move, self.viewer, self.luck):
            assert not mine, "the viewer's own move is not possible in a world like this one"
            return False
        told = [_told(world, step, self.viewer) for world in self.worlds]
        if None in told or (step.seat in self.apart and told[0] != told[1]):
            return False  # what was done in secret comes to light
        if mine and self.chance(2):
            self._together(step)
        order = self.chance(3)
        answers = [
            world.play(step.seat, step.move, luck=Echo(step.outcomes), order=order)["type"]
            for world in self.worlds
        ]
        if order and answers == ["error", "error"]:  # some moves have no words of that kind
            order = False
            answers = [
                world.play(step.seat, step.move, luck=Echo(step.outcomes))["type"]
                for world in self.worlds
            ]
        self.did["order" if order else "play"] += 1
        assert answers == ["acknowledged"] * 2, answers
        if self.chance(2):
            self._undo(step)
        return True

    def _together(self, step: Decided) -> None:
        """Two moves in one message, the second one impossible: none of them is played."""
        legal = self.game.legal(step.after, step.seat)
        wrong = [move for move in range(self.game.move_count) if move not in legal]
        moves = [step.move, wrong[self.luck.below(len(wrong))]]
        for world in self.worlds:
            answer = world.play(step.seat, *moves, luck=Echo(step.outcomes))
            assert answer["type"] in ("error", "refused"), answer
        self.compare("two moves at once")
        self.did["together"] += 1

    def _undo(self, step: Decided) -> None:
        """Take the last decision back, if that may be, and make it again, all of its moves."""
        before = [world.moves_of(step.seat) for world in self.worlds]
        answers = [world.sittings[step.seat].send("undo")["type"] for world in self.worlds]
        self.compare("undo")
        if answers == ["acknowledged"] * 2:
            self.did["undo"] += 1
            for world, moves in zip(self.worlds, before, strict=True):
                for move in moves[len(world.moves_of(step.seat)) :]:
                    world.play(step.seat, move, luck=Echo(step.outcomes))
            self.compare("the same decision again")

    def _impossible(self, seat: int) -> int:
        legal = set(self.worlds[0].legal(seat)) | set(self.worlds[1].legal(seat))
        wrong = [move for move in range(self.game.move_count) if move not in legal]
        return wrong[self.luck.below(len(wrong))]

    def _ask_around(self) -> None:
        """Everything else that the viewer can try."""
        eyes, viewer = self.eyes, self.viewer
        if viewer is not None:
            wrong = self.game.move_name(self._impossible(viewer))
            any_move = self.game.move_name(self.luck.below(self.game.move_count))
            self._both(lambda it: it.send("why-not", moves=[any_move]))
            if self.chance(2):
                self._both(lambda it: it.send("play", moves=[wrong]))
                self._both(lambda it: it.send("order", words=wrong))
                self.did["refused"] += 1
            asked = viewer in self.worlds[0].sittings[viewer].now["actors"]
            if self.chance(2 if asked else 8):
                answers = [world.sittings[viewer].send("hint")["type"] for world in self.worlds]
                self.did["hint"] += answers == ["advice"] * 2
        self._both(lambda it: it.send("standings", entry=it.now["entry"]))
        if self.chance(3):
            self._both(lambda it: it.send("say", text="what have you got?"))
            other = self.luck.below(self.setup.players)
            self._both(lambda it: it.send("say", text="you will see"), other)
            self.did["chat"] += 1
            if viewer is not None and other != viewer:
                self._both(lambda it: it.send("say", text="we two", to=other))
                self._both(lambda it: it.send("say", text="just us", to=viewer), other)
                self.did["private chat"] += 1
        if self.chance(3):
            entry = self.worlds[0].sittings[eyes].now["entry"]
            enter = [{"since": int(self.luck.below(entry + 1))}, {}][self.luck.below(2)]
            for world in self.worlds:
                undos = world.sittings[eyes].now["undos"] if enter else 0
                world.come_again(eyes, undos=undos, **enter)
            self.did["since" if enter else "again"] += 1
        if self.chance(6):
            entry = self.luck.below(self.worlds[0].sittings[eyes].now["entry"] + 1)
            answers = [world.requests(eyes, entry) for world in self.worlds]
            for one, two in zip(*answers, strict=True):
                _hold_beside("http", one, two)
            self.did["http"] += 1
        self.compare("questions")

    def _both(self, do: Callable[[TappedSitting], object], one: int | None = None) -> None:
        for world in self.worlds:
            do(world.sittings[self.eyes if one is None else one])

    def _act_in_secret(self) -> None:
        """In the second world the others do more than in the first, or something else."""
        for _ in range(self.luck.below(3)):
            seat = int(self.luck.below(self.setup.players))
            if seat != self.viewer:
                self.did["secret"] += self.worlds[1].act_in_secret(seat, self.viewer, self.luck)
                self.apart.add(seat)
                self._whisper(seat)

    def _whisper(self, seat: int) -> None:
        """In the second world somebody says something to another, and not to the viewer."""
        others = [one for one in range(self.setup.players) if one not in (seat, self.viewer)]
        if others:
            words = "we two against the rest " * int(1 + self.luck.below(9))
            to = others[self.luck.below(len(others))]
            answer = self.worlds[1].sittings[seat].send("say", text=words, to=to)
            assert answer["type"] == "acknowledged", answer
            self.did["whispered"] += 1

    def compare(self, what: str) -> None:
        """All that the viewer and the watcher have heard so far."""
        entry = int(self.luck.below(self.worlds[0].sittings[self.eyes].now["entry"] + 1))
        for one in {self.eyes, WATCHER}:
            for world in self.worlds:
                last = world.sittings[one].now["entry"]
                world.sittings[one].send("look-back", entry=min(entry, last))
                world.sittings[one].send("chapters")
            _hold_beside(what, *(world.heard(one) for world in self.worlds))
        self.did["compared"] += 1


def _hold_beside(what: str, one: bytes, two: bytes) -> None:
    if one != two:
        place = next(
            (n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b),
            min(len(one), len(two)),
        )
        around = slice(max(0, place - 200), place + 120)
        raise Leak(f"{what}, byte {place}:\n{one[around]!r}\n{two[around]!r}")


def _told(world: World, step: Decided, viewer: Viewer) -> bytes | None:
    """What the game tells the viewer of a step; None if it goes another way by right."""
    echo, state, diary = Echo(step.outcomes), world.state.clone(), Diary()
    state.apply(step.seat, step.move, echo, diary)
    if echo.parted or not state.actors():
        return None
    events = world.game.events(world.setup, diary.notes, viewer)
    return msgspec.json.encode((events, world.game.view(state, viewer)))


def _waits_for(game: Game, state: State) -> object:
    view: Any = game.view(state, None)
    return view.waits_for
