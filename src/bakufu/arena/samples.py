"""What a learner wants of a game: each decision with what its seat knew, could do, did and got."""

from collections.abc import Sequence

import msgspec

from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot
from bakufu.engine.core.state import State, victory
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.log import Log
from bakufu.engine.table.table import refold, table_of
from bakufu.engine.text.errors import BadInput


class Samples(msgspec.Struct):
    """The decisions of one game, one after the other, and its end. Seats are counted from 0."""

    seats: list[int] = []
    rows: list[bytes] = []  # 16-bit numbers
    legal: list[list[int]] = []
    moves: list[int] = []
    # How often a search looked at each move before it chose; empty where nobody looked.
    visits: list[dict[int, float]] = []
    # By seat, at the end.
    names: list[str] = []
    won: list[float] = []  # the share of the victory
    places: list[int] = []
    points: list[int] = []


class Sampler(Witness):
    """Writes down every decision of one game as the seat that decides knows it."""

    def __init__(self, game: Game, setup: Setup, bots: Sequence[Bot] = ()) -> None:
        self.game = game
        self.players = setup.players
        self.observer = game.observer(setup)
        self.bots = bots
        self.samples = Samples()
        self._thoughts: dict[int, tuple[object, int]] = {}

    def asks(self, state: State, seat: int) -> None:
        self.observer.observe(state, seat)
        self.samples.seats.append(seat)
        self.samples.rows.append(bytes(memoryview(self.observer.numbers)))
        self.samples.legal.append(self.game.legal(state, seat))

    def moved(self, state: State, seat: int, move: int) -> None:
        self.samples.moves.append(move)
        self.samples.visits.append(self._visits(seat) if self.bots else {})
        if not state.actors():
            seats = range(self.players)
            self.samples.won = [float(victory(state, one)) for one in seats]
            self.samples.places = [int(state.place(one)) for one in seats]
            self.samples.points = [int(state.score(one)) for one in seats]

    def _visits(self, seat: int) -> dict[int, float]:
        """What the seat's bot looked at for this move of the decision under way."""
        thoughts: list[dict[int, float]] = getattr(self.bots[seat], "thoughts", [])
        before, place = self._thoughts.get(seat, (None, 0))
        place = place if before is thoughts else 0
        self._thoughts[seat] = thoughts, place + 1
        return thoughts[place] if place < len(thoughts) else {}


def samples_of_log(game: Game, log: Log, name: str) -> tuple[Setup, Samples]:
    """The decisions of a finished game that was kept."""
    if not log.entries:
        raise BadInput(f"{name}: the log ends before the game was set up")
    table = table_of(game, log, name)
    sampler = Sampler(game, table.setup)
    before: State | None = None
    for entry in refold(table, log, name):
        if before is not None and entry.seat is not None and entry.move is not None:
            sampler.asks(before, entry.seat)
            sampler.moved(table.state, entry.seat, game.move_number(entry.move))
        before = table.state
    if table.actors:
        raise BadInput(f"{name}: the game is not over: only a finished one has outcomes")
    sampler.samples.names = list(log.header.seats)
    return table.setup, sampler.samples
