"""Chance: fair, seeded, recorded, scripted."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import AtFork, ChanceError, Dice, Fork, Recorder, Script


def bag(*counts: int) -> vec[i64]:
    return vec[i64](counts)


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


def test_below_is_even() -> None:
    dice = Dice(1)
    counts = Counter(int(dice.below(6)) for _ in range(60_000))
    # Five degrees of freedom: 20.5 is passed by chance once in a thousand seeds.
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_a_draw_follows_the_counts_in_the_bag() -> None:
    dice = Dice(2)
    counts = Counter(int(dice.draw(0, bag(9, 12, 8, 4, 9), 1, 3)) for _ in range(24_000))
    assert sum((counts[i] - n) ** 2 / n for i, n in enumerate((12_000, 8_000, 4_000))) < 13.8


def test_different_seeds_differ_from_the_first_word() -> None:
    assert len({int(Dice(seed).word()) for seed in range(2_000)}) > 1_990


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 upwards"):
        Dice(-1)


def test_an_empty_bag_gives_nothing() -> None:
    with pytest.raises(ChanceError, match="nothing is left"):
        Dice(1).draw(0, bag(0, 0), 0, 2)


def test_what_was_recorded_can_be_played_again() -> None:
    recorder = Recorder(Dice(5))
    drawn = [int(recorder.draw(3, bag(1, 2, 3), 0, 3)) for _ in range(10)]
    script = Script(recorder.outcomes)
    assert [int(script.draw(3, bag(1, 2, 3), 0, 3)) for _ in range(10)] == drawn
    assert script.unused() == 0


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ([], "but only 0 are given"),
        ([(4, 0)], "written for draw 4"),
        ([(1, 2)], "none of that kind is left"),
        ([(1, 9)], "cannot be drawn"),
    ],
)
def test_a_script_that_does_not_fit_says_why(outcomes: list[tuple[int, int]], message: str) -> None:
    with pytest.raises(ChanceError, match=message):
        Script(outcomes).draw(1, bag(1, 1, 0), 0, 3)


def test_after_a_script_other_chance_goes_on() -> None:
    script = Script([(-1, 1)], Dice(1))
    assert script.draw(1, bag(1, 1), 0, 2) == 1
    assert script.draw(1, bag(0, 1), 0, 2) == 1


def test_a_fork_stops_where_chance_must_choose_and_names_the_odds() -> None:
    fork = Fork([2])
    assert fork.draw(1, bag(1, 0, 3), 0, 3) == 2
    with pytest.raises(AtFork):
        fork.draw(7, bag(9, 1, 0, 3, 9), 1, 3)
    assert fork.what == 7
    assert fork.ways() == [(0, 0.25), (2, 0.75)]


def test_a_fork_of_many_like_things_is_a_binomial() -> None:
    fork = Fork([])
    with pytest.raises(AtFork):
        fork.binomial(4, 3, 1 << 28)
    assert fork.what == 4
    assert fork.ways() == [(0, 27 / 64), (1, 27 / 64), (2, 9 / 64), (3, 1 / 64)]


def test_the_odds_of_a_fork_are_those_of_the_dice() -> None:
    fork = Fork([])
    with pytest.raises(AtFork):
        fork.binomial(0, 5, 700_000_000)
    dice = Dice(3)
    counts = Counter(int(dice.binomial(0, 5, 700_000_000)) for _ in range(20_000))
    expected = {count: 20_000 * share for count, share in fork.ways()}
    # Five degrees of freedom: 20.5 is passed by chance once in a thousand seeds.
    assert sum((counts[i] - n) ** 2 / n for i, n in expected.items()) < 20.5
    assert sum(share for _, share in fork.ways()) == pytest.approx(1)


def test_a_fork_does_not_ask_what_is_certain() -> None:
    fork = Fork([])
    assert fork.draw(1, bag(0, 5, 0), 0, 3) == 1
    assert fork.binomial(1, 0, 1 << 29) == 0
    assert fork.binomial(1, 4, 0) == 0
    assert fork.binomial(1, 4, 1 << 30) == 4
    with pytest.raises(ChanceError, match="nothing is left"):
        fork.draw(1, bag(0, 0), 0, 2)
