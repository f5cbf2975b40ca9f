"""Honest numbers about many games."""

from math import sqrt


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval for a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(values: list[int], share: float) -> int:
    """The value below which about this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
