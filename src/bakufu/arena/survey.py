"""Adds up what many games show, with intervals: the statistics of a game."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import ceil

import msgspec

from bakufu.arena.match import Result
from bakufu.arena.standings import Estimate, Played, shares_of
from bakufu.arena.study import PARTS
from bakufu.arena.tally import Spread, Tally
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.statistics import Sums, Z, margin, plus_four

POWER = 0.841621  # 80% of a normal distribution lies below this
RESAMPLES = 1000


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean and its 95% interval; the values are independent."""
    n = len(values)
    mean = sum(values) / n
    half = margin(sum((value - mean) ** 2 for value in values), n)
    return Estimate(mean, mean - half, mean + half, n)


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """A sum over games divided by another one, such as choices by decisions.

    The decisions of a game are not independent of one another, games are.
    """
    sums = Sums()
    for above, below in pairs:
        sums.add(above, below)
    half = sums.margin
    return Estimate(sums.ratio, sums.ratio - half, sums.ratio + half, len(pairs))


class Survey:
    """What many games of the same bots show."""

    def __init__(self, counting: Counting, players: int) -> None:
        self.tally = Tally(counting)
        self.players = players
        self.choices = Spread()
        self.kinds: dict[str, Spread] = defaultdict(Spread)
        self._kinds: list[dict[str, tuple[int, int]]] = []  # by game: choices and decisions
        self._forced: list[tuple[float, float]] = []
        self._course: list[list[tuple[int, int]]] = []
        self.trees: list[float] = []
        self.changes: dict[str, Spread] = defaultdict(Spread)
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.scores: list[list[int]] = []
        self.points: dict[str, list[float]] = defaultdict(list)  # a seat's mean, by game

    def add(self, result: Result) -> None:
        self.tally.add(result)
        found = result.findings
        assert found is not None
        kinds: dict[str, tuple[int, int]] = {}
        choices: Counter[int] = Counter()
        for kind, times in found.kinds.items():
            choices.update(times)
            self.kinds[kind].add(times)
            total = sum(number * often for number, often in times.items())
            kinds[kind] = total, sum(times.values())
        self.choices.add(choices)
        self._kinds.append(kinds)
        forced = sum(times.get(1, 0) for times in found.kinds.values())
        self._forced.append((forced, result.decisions))
        self._course.append(found.course)
        self.trees.append(found.tree)
        for name, number in found.changes.items():
            self.changes[name].add({number: 1})
        for name, part in found.taken.items():
            self.taken[name].append(part)
        self.scores.append(result.scores)
        for source in result.points[0]:
            mean = sum(points[source] for points in result.points) / self.players
            self.points[source].append(mean)

    # Estimates; n is the number of games

    def branching(self) -> Estimate:
        totals = [kinds.values() for kinds in self._kinds]
        return ratio_of([(sum(a for a, _ in game), sum(b for _, b in game)) for game in totals])

    def branching_of(self, kind: str) -> Estimate:
        return ratio_of([game[kind] for game in self._kinds if kind in game])

    def decisions_of(self, kind: str) -> Estimate:
        """In a game."""
        return mean_of([game[kind][1] if kind in game else 0 for game in self._kinds])

    def forced(self) -> Estimate:
        """The share of decisions with a single choice."""
        return ratio_of(self._forced)

    def course(self) -> list[Estimate]:
        """Choices in each part of a game; parts that no game has are left out."""
        parts = [[game[part] for game in self._course] for part in range(PARTS)]
        return [ratio_of(pairs) for pairs in parts if sum(times for _, times in pairs)]

    def tree(self) -> Estimate:
        return mean_of(self.trees)

    def score_of(self, seat: int) -> Estimate:
        """How many points more than the mean of the table, so that the level of games is out."""
        return mean_of([scores[seat] - sum(scores) / len(scores) for scores in self.scores])

    def points_from(self, source: str) -> Estimate:
        return mean_of(self.points[source])


class Parts(msgspec.Struct):
    """Shares of the spread of results: by the better bot, by the start, and by all the rest."""

    skill: Estimate
    start: Estimate
    course: Estimate


class Luck(msgspec.Struct):
    """Luck against skill, between two bots; n is the number of deals."""

    wins: Estimate  # of the first bot
    margin: Estimate  # its points for a seat less those of the other
    by_points: Parts
    by_wins: Parts
    games_needed: int | None  # to tell the bots apart, with deals; None: they are too close
    games_needed_apart: int | None  # the same, if every game had a luck of its own


def measure_luck(deals: Sequence[tuple[Played, Played]], seed: int) -> Luck:
    """From deals in which two bots have played both sides."""
    points = [(_margin(one), _margin(two)) for one, two in deals]
    wins = [(_result(one), _result(two)) for one, two in deals]
    shares = [(2 + one + two) / 4 for one, two in wins]
    singles = [(1 + result) / 2 for pair in wins for result in pair]
    seen = Counter(Fraction(share) for share in shares)
    low, high = plus_four(seen)
    share = Estimate(sum(shares) / len(shares), low, high, len(shares))
    needed = apart = None
    if not low <= 0.5 <= high:
        needed, apart = 2 * _needed(shares), _needed(singles)
    ahead = mean_of([(one + two) / 2 for one, two in points])
    return Luck(share, ahead, split(points, seed), split(wins, seed), needed, apart)


def _needed(values: Sequence[float]) -> int:
    """How many such values it takes to tell their mean from 1/2, at 95% with a power of 80%.

    With two values of 0 and two of 1 added, as for the interval: a bot that has won everything so
    far need not do so for ever.
    """
    more = [*values, 0.0, 0.0, 1.0, 1.0]
    mean = sum(more) / len(more)
    variance = sum((value - mean) ** 2 for value in more) / len(more)
    return max(1, ceil(variance * ((Z + POWER) / (mean - 0.5)) ** 2))


def _margin(played: Played) -> float:
    """The points of a seat of the first bot less those of a seat of the second."""
    sides: list[list[int]] = [[], []]
    for party, score in zip(played.seating, played.scores, strict=True):
        sides[party].append(score)
    return sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])


def _result(played: Played) -> float:
    """1 if the first bot has won, -1 if the second has, 0 if they share the win or have none."""
    shares = shares_of(played)
    return float(shares[0] - shares[1])


def split(pairs: Sequence[tuple[float, float]], seed: int) -> Parts:
    """How much of the mean square of results is skill, start and course; see docs/study.md.

    The intervals are those of 1,000 series of as many deals, drawn from these with replacement.
    """
    n = len(pairs)
    dice = Dice(seed)
    found = [_split([pairs[int(dice.below(n))] for _ in range(n)]) for _ in range(RESAMPLES)]
    estimates: list[Estimate] = []
    for value, drawn in zip(_split(pairs), zip(*found, strict=True), strict=True):
        ordered = sorted(drawn)
        low, high = ordered[RESAMPLES // 40], ordered[-RESAMPLES // 40 - 1]
        estimates.append(Estimate(value, min(low, value), max(high, value), n))
    return Parts(*estimates)


def _split(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    n = len(pairs)
    total = sum(one * one + two * two for one, two in pairs) / 2 / n
    if total == 0:
        return 0.0, 0.0, 0.0
    mean = sum(one + two for one, two in pairs) / 2 / n
    spread = sum(((one + two) / 2 - mean) ** 2 for one, two in pairs) / max(1, n - 1)
    # The square of a mean that is not certain is too large by its variance.
    skill = max(0.0, mean * mean - spread / n)
    start = max(0.0, skill - sum(one * two for one, two in pairs) / n)
    return skill / total, start / total, max(0.0, 1 - (skill + start) / total)


def kinds_in_order(survey: Survey) -> list[str]:
    """Those that come up most, first."""
    times: Counter[str] = Counter({kind: spread.n for kind, spread in survey.kinds.items()})
    return [kind for kind, _ in times.most_common()]
