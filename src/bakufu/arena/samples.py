"""What a learner wants of a game: each decision with what its seat knew, could do, did and got."""

from collections.abc import Sequence

import msgspec
from librt.vecs import vec

from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State, victory
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.log import Log
from bakufu.engine.table.table import refold, table_of
from bakufu.engine.text.errors import BadInput


class Outlook(msgspec.Struct):
    """A position at rest, in a world drawn from what one seat knows: what each seat would know
    there, and what the judge expects of it."""

    at: int  # how many moves of the game lay before it
    rows: list[bytes]  # by seat, 16-bit numbers
    points: list[float]  # by seat
    spread: float


class Samples(msgspec.Struct):
    """The decisions of one game, one after the other, and its end. Seats are counted from 0."""

    seats: list[int] = []
    rows: list[bytes] = []  # 16-bit numbers
    legal: list[list[int]] = []
    moves: list[int] = []
    # How often a search looked at each move before it chose; empty where nobody looked.
    visits: list[dict[int, float]] = []
    outlooks: list[Outlook] = []  # only if a judge was asked for them
    # By seat, at the end.
    names: list[str] = []
    won: list[float] = []  # the share of the victory
    places: list[int] = []
    points: list[int] = []


class Sampler(Witness):
    """Writes down every decision of one game as the seat that decides knows it.

    With a judge it is for those who train: positions at rest, and only decisions with a choice that
    somebody looked ahead at.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        bots: Sequence[Bot] = (),
        judge: Judgement | None = None,
        dice: Dice | None = None,
    ) -> None:
        self.game = game
        self.players = setup.players
        self.observer = game.observer(setup)
        self.bots = bots
        self.judge = judge
        self.dice = dice or Dice(0)  # for whom worlds are drawn, and which
        self.samples = Samples()
        self._thoughts: dict[int, tuple[object, int]] = {}
        self._moves = 0
        self._rested = False

    def asks(self, state: State, seat: int) -> None:
        if self.judge is not None:
            self._look_out(state, self.judge)
        self.observer.observe(state, seat)
        self.samples.seats.append(seat)
        self.samples.rows.append(bytes(memoryview(self.observer.numbers)))
        self.samples.legal.append(self.game.legal(state, seat))

    def _look_out(self, state: State, judge: Judgement) -> None:
        """At each rest, for a seat drawn by lot; but once where all decide in secret."""
        rests = judge.is_quiet(state)
        if rests and not (self._rested and state.is_secret()):
            seat = int(self.dice.below(self.players))
            found = outlook(judge, self.observer, state, seat, self.dice)
            found.at = self._moves
            self.samples.outlooks.append(found)
        self._rested = rests

    def moved(self, state: State, seat: int, move: int) -> None:
        self._moves += 1
        visits = self._visits(seat) if self.bots else {}
        if self.judge is None or (visits and len(self.samples.legal[-1]) > 1):
            self.samples.moves.append(move)
            self.samples.visits.append(visits)
        else:
            self.samples.seats.pop()
            self.samples.rows.pop()
            self.samples.legal.pop()
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


def outlook(judge: Judgement, observer: Observer, state: State, seat: int, dice: Dice) -> Outlook:
    """What a seat can make of a position: as a search of the seat would see and judge it."""
    world = state.determinise(seat, dice)
    judge.imagine(world, seat, dice)
    players = int(world.players())
    points = vec[float]([0.0] * players)
    judge.fill_values(world, players, points)
    rows: list[bytes] = []
    for one in range(players):
        observer.observe(world, one)
        rows.append(bytes(memoryview(observer.numbers)))
    return Outlook(0, rows, [float(point) for point in points], float(judge.spread(world)))


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
