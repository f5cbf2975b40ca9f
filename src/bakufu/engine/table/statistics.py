"""Honest numbers about many games: 95% intervals."""

from collections.abc import Mapping
from fractions import Fraction
from math import inf, sqrt
from typing import TypeVar

Share = TypeVar("Share", Fraction, float)

Z = 1.959964  # a 95% interval reaches so many standard errors to each side


def margin(squares: float, n: int) -> float:
    """Half the width of the 95% interval of a mean, from the squared distances of n values to it.

    Student's, since few values tell little of how far they spread; one value tells nothing of it.
    """
    return _student(n - 1) * sqrt(squares / (n - 1) / n) if n > 1 else inf


def _student(freedom: int) -> float:
    """How many standard errors the interval reaches to each side (Cornish and Fisher's series)."""
    if freedom < 3:
        return (12.706205, 4.302653)[freedom - 1]  # too few for the series
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(float(term / freedom**power) for power, term in enumerate(terms, 1))


class Sums:
    """Two numbers a game, such as points and seats, and what their ratio is worth.

    What happens in one game is not independent of what else does, games are: the interval is that
    of a ratio, from how much each game differs from what the ratio would make of it.
    """

    def __init__(self) -> None:
        self.games = 0
        self.above = self.below = 0.0
        self._above2 = self._both = self._below2 = 0.0

    def add(self, above: float, below: float) -> None:
        """One game; one in which nothing was counted below says nothing."""
        if below:
            self._count(above, below, 1)

    def _count(self, above: float, below: float, times: int) -> None:
        self.games += times
        self.above += times * above
        self.below += times * below
        self._above2 += times * above * above
        self._both += times * above * below
        self._below2 += times * below * below

    @property
    def ratio(self) -> float:
        return self.above / self.below

    @property
    def margin(self) -> float:
        """Half the width of its 95% interval."""
        return margin(self._squares(), self.games) * self.games / self.below

    @property
    def share_range(self) -> tuple[float, float]:
        """The 95% interval of a ratio from 0 to 1.

        Wilson's where every game counts once; else two games of 0 and two of 1 are added, as in
        `plus_four`.
        """
        if self.below == self._below2 == self.games:
            return wilson(self.above, self.games)
        more = Sums()
        vars(more).update(vars(self))
        usual = self.below / self.games
        more._count(0.0, usual, 2)
        more._count(usual, usual, 2)
        half = Z * sqrt(more._squares()) / more.below
        return max(0.0, more.ratio - half), min(1.0, more.ratio + half)

    def _squares(self) -> float:
        ratio = self.ratio
        return max(0.0, self._above2 - 2 * ratio * self._both + ratio * ratio * self._below2)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval for a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def plus_four(values: Mapping[Share, int]) -> tuple[float, float]:
    """The 95% interval for a mean of independent values from 0 to 1, and how often each came.

    Two values of 0 and two of 1 are added, as Agresti and Coull do it for shares: without them a
    few values that happen to be equal would look like certainty.
    """
    n = sum(values.values()) + 4
    mean = (2 + sum(float(value) * times for value, times in values.items())) / n
    squares = 2 * mean**2 + 2 * (1 - mean) ** 2
    squares += sum((float(value) - mean) ** 2 * times for value, times in values.items())
    half = Z * sqrt(squares / n / n)
    return max(0.0, mean - half), min(1.0, mean + half)
