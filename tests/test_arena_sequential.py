"""The test that may be looked at after every deal keeps its word: by synthetic results."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from bakufu.arena import sequential
from bakufu.engine.table.statistics import plus_four, wilson

# Deals of two games: both lost, one each, both won.
DEAL = [Fraction(0), Fraction(1, 2), Fraction(1)]
EQUAL = {
    "independent games": [0.25, 0.5, 0.25],
    "luck that is nearly all": [0.05, 0.9, 0.05],
    "deals won as a whole": [0.5, 0.0, 0.5],
}


def first_mistake(chances: list[float], deals: int, dice: Random) -> bool:
    """Whether two equal bots are ever told apart, looking after every deal."""
    seen: Counter[Fraction] = Counter()
    for _ in range(deals):
        seen[dice.choices(DEAL, chances)[0]] += 1
        turned = {1 - value: times for value, times in seen.items()}
        if sequential.is_more(seen, 0.5, 0.025) or sequential.is_more(turned, 0.5, 0.025):
            return True
    return False


@pytest.mark.parametrize("chances", EQUAL.values(), ids=EQUAL)
def test_equal_bots_are_told_apart_in_at_most_1_of_20_arenas(chances: list[float]) -> None:
    """200 arenas of 120 deals. At an error of exactly 5%, more than 19 would come in 1 of 300."""
    dice = Random(7)
    mistakes = sum(first_mistake(chances, 120, dice) for _ in range(200))
    assert mistakes <= 19


def test_looking_at_ordinary_intervals_all_the_time_is_wrong_far_more_often() -> None:
    """Why there is a sequential test at all."""
    dice = Random(7)
    mistakes = 0
    for _ in range(300):
        seen: Counter[Fraction] = Counter()
        for deal in range(150):
            seen[dice.choices(DEAL, EQUAL["independent games"])[0]] += 1
            low, high = plus_four(seen)
            if deal >= 10 and not low <= 0.5 <= high:
                mistakes += 1
                break
    assert mistakes > 45


def test_a_better_bot_is_found_out_long_before_400_games() -> None:
    """One that wins 65% of its games, in 100 arenas of at most 200 deals."""
    dice = Random(3)
    needed = []
    for _ in range(100):
        seen: Counter[Fraction] = Counter()
        for deal in range(200):
            seen[Fraction((dice.random() < 0.65) + (dice.random() < 0.65), 2)] += 1
            if sequential.is_more(seen, 0.5, 0.025):
                needed.append(deal + 1)
                break
    assert len(needed) >= 97
    assert sum(needed) / len(needed) < 100


def test_the_interval_holds_the_mean_at_all_times() -> None:
    dice = Random(5)
    chances = [0.1, 0.3, 0.6]  # the mean is 0.75
    missed = 0
    for _ in range(100):
        seen: Counter[Fraction] = Counter()
        for deal in range(60):
            seen[dice.choices(DEAL, chances)[0]] += 1
            if deal % 6 == 5:
                low, high = sequential.interval(seen)
                if not low <= 0.75 <= high:
                    missed += 1
                    break
    assert missed <= 11  # at 5%, more would come in 1 of 200


def test_ends_agree_with_the_test() -> None:
    seen = {Fraction(0): 3, Fraction(1, 2): 10, Fraction(1): 14}
    low = sequential.lower_end(seen, 0.025)
    assert 0 < low < 19 / 27
    assert sequential.is_more(seen, low - 1e-5, 0.025)
    assert not sequential.is_more(seen, low + 1e-5, 0.025)
    turned = {1 - value: times for value, times in seen.items()}
    assert sequential.upper_end(turned, 0.025) == pytest.approx(1 - low)


def test_without_deals_nothing_is_known() -> None:
    assert sequential.interval({}) == pytest.approx((0, 1))
    assert not sequential.is_more({}, 0.5, 0.025)


def test_plus_four_is_near_wilson_for_shares() -> None:
    """40 of 100 is a textbook value: 30.9% to 49.8% by Wilson."""
    seen = {Fraction(0): 60, Fraction(1): 40}
    assert plus_four(seen) == pytest.approx(wilson(40, 100), abs=0.005)
    low, high = plus_four({Fraction(1): 10})
    assert low < 0.75
    assert high == 1


def test_plus_four_holds_the_mean() -> None:
    """About 95% of 1,000 series of 50 deals, whatever the games of a deal have in common.

    Where deals are won as a whole only 51 results can be: the exact value is 93.5% there.
    """
    dice = Random(2)
    for chances in ([0.1, 0.3, 0.6], [0.5, 0.0, 0.5], [0.01, 0.04, 0.95]):
        mean = chances[1] / 2 + chances[2]
        held = 0
        for _ in range(1000):
            low, high = plus_four(Counter(dice.choices(DEAL, chances, k=50)))
            held += low <= mean <= high
        assert held >= 920
