"""What counts as a win, how sure it is, and the ladder: by made-up results."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import islice
from random import Random

import pytest

from bakufu.arena.contest import Fixture
from bakufu.arena.schedule import games_in_deal, schedule
from bakufu.arena.standings import Played, Standings, shares_of
from bakufu.engine.table.statistics import margin, wilson


def game(seating: Iterable[int], places: Iterable[int], **more: object) -> Played:
    seating = tuple(seating)
    played = Played(0, 0, 1, seating, tuple(places), tuple(0 for _ in seating), 10)
    for name, value in more.items():
        assert name == "faults"
        assert isinstance(value, dict)
        return Played(0, 0, 1, seating, played.places, played.scores, 10, value)
    return played


@pytest.mark.parametrize(
    ("played", "shares"),
    [
        (game([0, 1, 0, 1], [2, 1, 3, 4]), [0, 1]),
        (game([0, 1, 0, 1], [1, 3, 2, 4]), [1, 0]),
        # A shared first place within a party is a whole win; between two it is half of one each.
        (game([0, 1, 0, 1], [1, 3, 1, 4]), [1, 0]),
        (game([0, 1, 0, 1], [1, 1, 3, 4]), [Fraction(1, 2)] * 2),
        (game([0, 1, 2], [1, 1, 1]), [Fraction(1, 3)] * 3),
        (game([0, 0, 1, 1], [1, 1, 1, 4]), [Fraction(1, 2)] * 2),
        # Who failed has lost, wherever the random bot ended; the best of the others has won.
        (game([0, 1, 2], [1, 3, 2], faults={0: "raised"}), [0, 0, 1]),
        (game([0, 1, 0, 1], [4, 2, 1, 3], faults={0: "raised"}), [0, 1]),
        (game([0, 1], [1, 2], faults={0: "raised", 1: "hung"}), [Fraction(1, 2)] * 2),
    ],
)
def test_who_has_won(played: Played, shares: list[Fraction]) -> None:
    assert shares_of(played) == dict(enumerate(shares))
    assert sum(shares_of(played).values()) == 1


def strong_games(
    strengths: list[float], seats: int, deals: int, seed: int, luck: float = 0.0
) -> Iterable[Played]:
    """Results of bots of known strength: each has a normal score; a deal's luck is by seat."""
    dice = Random(seed)
    number = deals * games_in_deal(len(strengths), seats)
    by_seat: dict[int, list[float]] = {}
    for fixture in islice(schedule(len(strengths), seats, seed), number):
        lucks = by_seat.setdefault(fixture.deal, [dice.gauss(0, luck) for _ in range(seats)])
        yield played_with(fixture, strengths, lucks, dice)


def played_with(
    fixture: Fixture, strengths: list[float], lucks: list[float], dice: Random
) -> Played:
    scores = [
        strengths[bot] + lucks[seat] + dice.gauss(0, 1) for seat, bot in enumerate(fixture.seating)
    ]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    points = tuple(round(score * 10) for score in scores)
    return Played(fixture.number, fixture.deal, fixture.seed, fixture.seating, places, points, 100)


def stand(games: Iterable[Played], bots: int, seats: int) -> Standings:
    standings = Standings(bots, games_in_deal(bots, seats))
    for played in games:
        standings.add(played)
    return standings


@pytest.mark.parametrize(("bots", "seats", "deals"), [(3, 3, 150), (6, 4, 250), (8, 2, 600)])
def test_the_ladder_has_bots_of_known_strength_in_their_order(
    bots: int, seats: int, deals: int
) -> None:
    strengths = [0.8 * ((5 * bot) % bots if bots != 5 else bot) for bot in range(bots)]
    right = sorted(range(bots), key=lambda bot: -strengths[bot])
    standings = stand(strong_games(strengths, seats, deals, 4), bots, seats)
    ladder = standings.ladder()
    assert [rung.party for rung in ladder] == right
    assert standings.order == right
    assert all(rung.ordinal == pytest.approx(rung.mu - 3 * rung.sigma) for rung in ladder)
    assert standings.verdict is not None
    assert standings.verdict[0] == right[0]


def test_common_luck_makes_intervals_narrower_and_they_still_hold() -> None:
    """Where seats are lucky, a deal cancels it; counting games one by one would not see that."""
    standings = stand(strong_games([0.3, 0.0], 2, 200, 1, luck=2.0), 2, 2)
    share = standings.win_share(0)
    low, high = wilson(round(share.value * 400), 400)
    assert share.high - share.low < 0.8 * (high - low)
    assert share.low < share.value < share.high
    # Bots that are equal, in 200 arenas: the interval misses in about 1 of 20.
    missed = 0
    for seed in range(200):
        share = stand(strong_games([0, 0], 2, 40, seed, luck=1.0), 2, 2).win_share(0)
        missed += not share.low <= 0.5 <= share.high
    assert missed <= 19


def test_among_equal_bots_none_is_called_the_best_too_often() -> None:
    """60 arenas of four equal bots: at an error of 5%, more than 8 would come in 1 of 250."""
    mistakes = 0
    for seed in range(60):
        standings = stand(strong_games([0] * 4, 4, 60, seed), 4, 4)
        mistakes += standings.verdict is not None
    assert mistakes <= 8


def test_what_is_settled_stays_settled() -> None:
    standings = Standings(2, 2)
    for deal in range(60):
        best = 0 if deal < 20 else 1
        for seating in ((0, 1), (1, 0)):
            standings.add(game(seating, [1 + (bot != best) for bot in seating]))
    assert standings.verdict == (0, 18)


@pytest.mark.parametrize(
    ("n", "student"),  # as printed in tables
    [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (10, 2.262), (30, 2.045), (1001, 1.962)],
)
def test_few_values_have_wide_intervals(n: int, student: float) -> None:
    """The standard error is 1 here."""
    assert margin((n - 1) * n, n) == pytest.approx(student, abs=0.004)


def test_a_few_deals_that_are_equal_are_no_certainty() -> None:
    standings = Standings(2, 2)
    for _ in range(3):
        for seating in ((0, 1), (1, 0)):
            standings.add(game(seating, [1 + bot for bot in seating]))
    first, last = standings.place(0), standings.place(1)
    assert (first.value, last.value) == (1, 2)
    assert 1 == first.low < 1.5 < first.high
    assert last.low < 1.5 < last.high == 2


def test_who_has_not_played_is_not_in_the_order() -> None:
    standings = Standings(5, 2)
    for seating in ((1, 3), (3, 1)):
        standings.add(game(seating, [1 + (bot == 1) for bot in seating]))
    assert standings.order == [3, 1]
    assert [rung.party for rung in standings.ladder()] == [3, 1]


def test_half_a_deal_does_not_count_yet() -> None:
    standings = Standings(2, 2)
    standings.add(game([0, 1], [1, 2]))
    assert (standings.games, standings.deals) == (1, 0)
    standings.add(game([1, 0], [1, 2]))
    assert standings.deals == 1
    assert standings.win_share(0).value == 0.5
    assert standings.wins[0] == Counter({Fraction(1, 2): 1})


def test_who_failed_is_last_on_the_ladder() -> None:
    standings = Standings(3, 3)
    for _ in range(20):
        for turn in range(3):
            seating = [(seat + turn) % 3 for seat in range(3)]
            # The random bot that sits in for bot 0 even wins.
            places = [1 + bot for bot in seating]
            standings.add(game(seating, places, faults={seating.index(0): "raised"}))
    assert [rung.party for rung in standings.ladder()] == [1, 2, 0]
    assert standings.place(0).value == 3
    assert len(standings.faults) == 60
