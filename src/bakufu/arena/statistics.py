"""Honest numbers about many games."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

Z = 1.959964  # a 95% interval reaches so many standard errors to each side


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval for a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def plus_four(values: Mapping[Fraction, int]) -> tuple[float, float]:
    """The 95% interval for a mean of independent values from 0 to 1, and how often each came.

    Two values of 0 and two of 1 are added, as Agresti and Coull do it for shares: without them a
    few values that happen to be equal would look like certainty.
    """
    n = sum(values.values()) + 4
    mean = (2 + sum(float(value) * times for value, times in values.items())) / n
    squares = 2 * mean**2 + 2 * (1 - mean) ** 2
    squares += sum((float(value) - mean) ** 2 * times for value, times in values.items())
    margin = Z * sqrt(squares / n / n)
    return max(0.0, mean - margin), min(1.0, mean + margin)
