"""Honest numbers about many games."""

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
