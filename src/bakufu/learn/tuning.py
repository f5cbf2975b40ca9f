"""Weights sought by play: each generation meets a pool of earlier selves with the same luck.

Weights move in factors: a candidate is a row of logarithms, and CMA-ES (the package `cmaes`) says
which rows to try next. All of a run follows from its question and from the values of its
generations: one that was stopped asks again for the same candidates, tells what is known of them,
and goes on.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import TYPE_CHECKING

import msgspec

from bakufu.arena.contest import Contest, Fixture, luck
from bakufu.arena.crew import Playing
from bakufu.arena.match import Result
from bakufu.arena.schedule import arrangements
from bakufu.arena.standings import keep, shares_of
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.learn.record import Task
from bakufu.learn.tables import Kind

if TYPE_CHECKING:
    from cmaes import CMA

Numbers = tuple[float, ...]

_FARTHEST = 3.0  # the logarithm of the largest factor
_FIRST_STEP = 0.25  # how far the first candidates lie from the beginning
_ALONE = 3  # in one of so many rounds of tables the candidate sits alone
_EVERY = 4  # generations after which the present self joins the pool
_DRAWS = 1 << 94  # dice of their own for who meets whom, as in an arena's schedule
_DOUBT = 6.0  # points by which a game is decided, about: the scale on which a narrow loss counts


class Question(Task, frozen=True):
    """What a run looks for. How many generations there are is no part of it."""

    start: dict[str, float]  # all weights
    others: list[dict[str, float]]  # who is in the pool from the beginning, besides
    free: list[str]  # those that may change
    population: int
    deals: int  # of two games, for each candidate in each generation
    exploits: bool = False  # whether the pool stays as it is: what beats it alone is sought
    looks: int = 0  # how often candidates look ahead; 0: judges alone


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation."""

    number: int
    values: list[float]  # by candidate: the part of the victory, and of the points
    games: int
    middle: dict[str, float]  # the free weights around which the next one is sought


class Tuner:
    """A run, as far as it has come."""

    def __init__(self, game: Game, question: Question, kinds: Sequence[Kind]) -> None:
        self.game = game
        self.question = question
        self.kinds = kinds
        self.names = [weight.name for weight in game.judgement().declared()]
        self.start = self._all(question.start)
        self.free = [self.names.index(name) for name in question.free]
        self.pool = [self.start, *map(self._all, question.others)]
        self.number = 0  # of the next generation
        self.optimiser = optimiser(len(self.free), question.population, question.seed)

    def _all(self, weights: dict[str, float]) -> Numbers:
        return tuple(weights[name] for name in self.names)

    @property
    def middle(self) -> Numbers:
        """The present self: the middle of what is being tried."""
        return self._numbers([float(x) for x in self.optimiser.mean])

    @property
    def games_in_generation(self) -> int:
        return 2 * self.question.deals * self.question.population

    def _numbers(self, steps: Sequence[float]) -> Numbers:
        return moved(self.start, self.free, steps)

    def next_generation(self, play: Playing, told: Callable[[], None]) -> Generation:
        """Let every candidate play the same deals; `told` is called after each game."""
        asked = self._ask()
        values = [0.0] * len(asked)
        each = 2 * self.question.deals
        fixtures = list(self._fixtures([self._numbers(steps) for steps in asked]))
        for fixture, result in play(fixtures):
            values[fixture.number // each] += worth(fixture, result) / each
            told()
        self._tell(asked, values)
        return Generation(self.number - 1, values, len(fixtures), self.free_weights)

    @property
    def free_weights(self) -> dict[str, float]:
        middle = self.middle
        return {self.names[place]: middle[place] for place in self.free}

    def repeat(self, known: Generation) -> None:
        """Take up a generation that was played before."""
        if known.number != self.number or len(known.values) != self.question.population:
            raise BadInput(f"generation {known.number + 1} does not follow on {self.number}")
        self._tell(self._ask(), known.values)
        if self.free_weights != known.middle:
            raise BadInput(
                f"generation {known.number + 1} does not come out as before: "
                "was it made with another version of cmaes or numpy?"
            )

    def _ask(self) -> list[list[float]]:
        return [[float(x) for x in self.optimiser.ask()] for _ in range(self.question.population)]

    def _tell(self, asked: Sequence[Sequence[float]], values: Sequence[float]) -> None:
        import numpy as np

        self.optimiser.tell(
            [(np.array(steps), -value) for steps, value in zip(asked, values, strict=True)]
        )
        self.number += 1
        if self.number % _EVERY == 0 and not self.question.exploits:
            self.pool.append(self.middle)

    def _fixtures(self, candidates: Sequence[Numbers]) -> Iterator[Fixture]:
        """Every candidate in the same deals: table by table, half of them against the latest self
        of the pool and half against any; in one of three it has a single seat."""
        question = self.question
        dice = Dice(_DRAWS | luck(question.seed, self.number))
        number = 0
        plans: list[tuple[int, Kind, tuple[int, ...], Numbers]] = []
        for at in range(question.deals):
            deal = self.number * question.deals + at
            kind = self.kinds[deal % len(self.kinds)]
            players = kind.setup.players
            known = arrangements(2, players)
            pattern = known[int(dice.below(len(known)))]
            if deal // len(self.kinds) % _ALONE == 0:
                alone = int(dice.below(players))
                pattern = tuple(int(seat != alone) for seat in range(players))
            other = self.pool[-1 if at % 2 else int(dice.below(len(self.pool)))]
            plans.append((deal, kind, pattern, other))
        for candidate in candidates:
            for deal, kind, pattern, other in plans:
                for seating in _sides(pattern):
                    seed = luck(question.seed, deal)
                    yield Fixture(number, deal, seed, seating, kind.setup, (candidate, other))
                    number += 1


def moved(start: Numbers, free: Sequence[int], steps: Sequence[float]) -> Numbers:
    """Weights with some of them moved by logarithms; one that is 0 moves by tenths."""
    numbers = list(start)
    for place, step in zip(free, steps, strict=True):
        step = max(-_FARTHEST, min(_FARTHEST, step))
        first = numbers[place]
        numbers[place] = first * exp(step) if first else step / 10
    return tuple(float(f"{number:.6g}") for number in numbers)


def _sides(pattern: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Both sides of a deal; who sits alone goes to the seat across."""
    if pattern.count(0) == 1:
        half = len(pattern) // 2
        return [pattern, pattern[half:] + pattern[:half]]
    return [pattern, tuple(1 - party for party in pattern)]


def worth(fixture: Fixture, result: Result) -> float:
    """What a game was for the first party: half by its part of the victory, half by how far its
    best seat came before or behind the best of the others."""
    won = float(shares_of(keep(fixture, result)).get(0, 0))
    best = [max(_scores(fixture, result, party)) for party in (0, 1)]
    ahead = 1.0 / (1.0 + exp((best[1] - best[0]) / _DOUBT))
    return (won + ahead) / 2.0


def _scores(fixture: Fixture, result: Result, party: int) -> list[int]:
    return [score for score, at in zip(result.scores, fixture.seating, strict=True) if at == party]


def contest_for(kinds: Sequence[Kind], looks: int) -> Contest:
    """What all games of a run have in common; the rest is in their fixtures."""
    return Contest(kinds[0].setup, [], [], seconds=10.0, looks=looks)


def check_cmaes() -> None:
    """`BadInput` if the optimiser is not installed."""
    try:
        import cmaes  # noqa: F401
    except ImportError:
        raise BadInput('tuning needs cmaes: pip install "bakufu[learn]"') from None


def optimiser(size: int, population: int, seed: int) -> "CMA":
    check_cmaes()
    import numpy as np
    from cmaes import CMA

    return CMA(mean=np.zeros(size), sigma=_FIRST_STEP, population_size=population, seed=seed)
