"""What a position is worth, fitted to who won.

A judge says what points each seat can expect and how far they may lie from that; a search makes
shares of the victory of it. Judges play many games; at positions at rest, in worlds drawn from what
one seat knows, these shares are held against who won in the end. CMA-ES moves the weights until
that surprises least. What a search plays by is measured elsewhere: to foretell is not to play.
"""

from collections.abc import Iterator, Sequence
from math import exp, fsum, log

import msgspec
from librt.vecs import vec

from bakufu.arena.contest import luck
from bakufu.arena.match import play_match
from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot
from bakufu.bots.house_bots import JudgingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State, victory
from bakufu.engine.table.game import Game
from bakufu.engine.text.words import speaker
from bakufu.games.shelf import find_game
from bakufu.learn.tables import Kind
from bakufu.learn.tuning import Numbers, moved, optimiser

_DRAWS = 1 << 91  # dice of their own for whom worlds are drawn
_LEAST = 0.005  # of a victory: no judge is so sure that a surprise has no bounds
_FAR = 0.7  # about a factor of 2: as far as most weights may lie from their beginning
MEASURED = 4  # one round of tables of so many is kept to measure what was fitted


class Question(msgspec.Struct, frozen=True):
    """What is played: the kinds of table take turns."""

    game: str
    kinds: list[Kind]
    seed: int


class Moment(msgspec.Struct, frozen=True):
    """Where a game was at rest, and who won it."""

    game: int
    kind: str
    stage: int
    when: str
    won: list[float]  # by seat, the share of the victory
    measured: bool  # whether it is kept apart from what is fitted


class Rests:
    """Positions at rest of some games, and what a judge with any weights makes of them."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.game = find_game(question.game)
        self.moments: list[Moment] = []
        self.worlds: list[State] = []

    def gather(self, numbers: Sequence[int]) -> list[Moment]:
        """Play these games, and keep where they rest."""
        before = len(self.moments)
        for number in numbers:
            self._play(number)
        return self.moments[before:]

    def _play(self, number: int) -> None:
        question = self.question
        kind = question.kinds[number % len(question.kinds)]
        seed = luck(question.seed, number)
        players = kind.setup.players
        bots: list[Bot] = [JudgingBot() for _ in range(players)]
        watch = _Watch(self.game, players, Dice(_DRAWS | seed))
        play_match(self.game, kind.setup, bots, seed, witnesses=[watch])
        if sum(watch.won) == 0.0:
            return  # where nobody has won, no position tells who will
        measured = number // len(question.kinds) % MEASURED == MEASURED - 1
        for world in watch.worlds:
            stage, when = self.game.stage(world), _when(self.game, world)
            self.worlds.append(world)
            self.moments.append(Moment(number, kind.name, stage, when, watch.won, measured))

    def surprises(self, numbers: Numbers, measured: bool) -> list[float]:
        """The log loss of each moment that is measured, or of each that is fitted."""
        judge = self.game.judgement().weighed(list(numbers))
        return [
            -fsum(
                won * log(share) for won, share in zip(one.won, shares(judge, world), strict=True)
            )
            for one, world in zip(self.moments, self.worlds, strict=True)
            if one.measured == measured
        ]


class _Watch(Witness):
    """Keeps a world where each rest and each stage begins, as a seat drawn by lot would search."""

    def __init__(self, game: Game, players: int, dice: Dice) -> None:
        self.game = game
        self.judge = game.judgement()
        self.players = players
        self.dice = dice
        self.worlds: list[State] = []
        self.won: list[float] = []
        self._rested = -1  # at which stage, or not at rest

    def asks(self, state: State, seat: int) -> None:
        rests = self.game.stage(state) if self.judge.is_quiet(state) else -1
        if rests not in (-1, self._rested):
            eyes = int(self.dice.below(self.players))
            world = state.determinise(eyes, self.dice)
            self.judge.imagine(world, eyes, self.dice)
            self.worlds.append(world)
        self._rested = rests

    def moved(self, state: State, seat: int, move: int) -> None:
        if not state.actors():
            self.won = [float(victory(state, one)) for one in range(self.players)]


def _when(game: Game, state: State) -> str:
    message = game.when(state)
    return "" if message is None else speaker("en").say(message)


def shares(judge: Judgement, state: State) -> list[float]:
    """The part of the victory that a search would give each seat here."""
    players = int(state.players())
    points = vec[float]([0.0] * players)
    judge.fill_values(state, players, points)
    doubt = float(judge.spread(state))
    most = max(points)
    parts = [exp((point - most) / doubt) for point in points]
    total = sum(parts)
    return [max(_LEAST, part / total) for part in parts]


class Fitter:
    """A search for the weights that surprise least. How often to go on is asked from outside."""

    def __init__(self, game: Game, free: Sequence[str], population: int, seed: int) -> None:
        declared = game.judgement().declared()
        names = [weight.name for weight in declared]
        self.start: Numbers = tuple(weight.number for weight in declared)
        self.free = [names.index(name) for name in free]
        self.best = self.start
        self.least = float("inf")
        self._optimiser = optimiser(len(free), population, seed)

    def candidates(self) -> Iterator[tuple[list[float], Numbers]]:
        """Those of one generation, as the optimiser sees them and as weights."""
        for _ in range(self._optimiser.population_size):
            steps = [float(step) for step in self._optimiser.ask()]
            yield steps, moved(self.start, self.free, steps)

    def tell(self, tried: Sequence[tuple[list[float], Numbers]], losses: Sequence[float]) -> None:
        """How much the winners surprised with each. What few games say does not lead far away."""
        import numpy as np

        told = []
        for (steps, numbers), loss in zip(tried, losses, strict=True):
            loss += fsum((step / _FAR) ** 2 for step in steps) / 2
            told.append((np.array(steps), loss))
            if loss < self.least:
                self.best, self.least = numbers, loss
        self._optimiser.tell(told)
