"""An interval that may be looked at after every deal, and a test that may stop at any time.

Ordinary intervals hold for a number of games fixed beforehand. Who looks again and again and stops
when the interval is to his liking is wrong far more often than 1 time in 20. Here the claim "the
mean is m" is tested by betting against it (Waudby-Smith and Ramdas, "Estimating means of bounded
random variables by betting", 2024). Whoever bets a share c of his money on "more than m" holds

    product over all deals of  1 + c * (x / m - 1)

of it afterwards. If the mean is m or less, that is a fair game or worse, and he who plays it ever
holds 1 / a times his stake with a probability of at most a, however long he plays (Ville). The
claims that nobody has become rich against are the interval. The stake is spread over several
shares c, since nobody knows beforehand which is best. Nothing is assumed of the x but that they
are independent, or at least that none can be foreseen from those before, and lie between 0 and 1.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import exp, log

# From bold, for differences that show at once, to careful, for small ones.
SHARES = tuple(0.95 * 0.7**i for i in range(12))
STEPS = 24  # halvings: seven digits

Values = Mapping[Fraction, int]


def fortune(values: Values, mean: float) -> float:
    """The logarithm of what betting on "more than this mean" has made of a stake of 1."""
    if mean <= 0:
        return 0.0 if not any(value > 0 for value in values) else float("inf")
    gains = [(value / mean - 1, times) for value, times in _floats(values)]
    logs = [sum(times * log(1 + share * gain) for gain, times in gains) for share in SHARES]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def _floats(values: Values) -> list[tuple[float, int]]:
    return [(float(value), times) for value, times in values.items()]


def lower_end(values: Values, error: float) -> float:
    """The mean is above this, at any time, but for this chance of error."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if fortune(values, middle) >= log(1 / error):
            low = middle
        else:
            high = middle
    return low


def upper_end(values: Values, error: float) -> float:
    """The mean is below this, at any time, but for this chance of error."""
    return 1 - lower_end({1 - value: times for value, times in values.items()}, error)


def interval(values: Values, error: float = 0.05) -> tuple[float, float]:
    """The mean lies in it at all times, but for this chance of error."""
    return lower_end(values, error / 2), upper_end(values, error / 2)


def is_more(values: Values, mean: float, error: float) -> bool:
    """Whether it is settled that the mean is above this one."""
    return fortune(values, mean) >= log(1 / error)
