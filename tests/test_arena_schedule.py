"""Who meets whom: every bot has every seat once in each deal, with the same luck."""

from collections import Counter
from itertools import combinations, groupby, islice

import pytest

from bakufu.arena.contest import Fixture
from bakufu.arena.schedule import arrangements, games_in_deal, schedule
from bakufu.engine.text.errors import BadInput

TABLES = [(bots, seats) for seats in (2, 3, 4, 5) for bots in (2, 3, 4, 5, 6, 9)]


def deals(bots: int, seats: int, number: int, seed: int = 1) -> list[list[Fixture]]:
    games = list(islice(schedule(bots, seats, seed), number * games_in_deal(bots, seats)))
    return [list(deal) for _, deal in groupby(games, key=lambda fixture: fixture.deal)]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_deal_is_fair_by_itself(bots: int, seats: int) -> None:
    found = deals(bots, seats, 40)
    assert len(found) == 40
    for deal in found:
        assert len(deal) == games_in_deal(bots, seats)
        assert len({fixture.seed for fixture in deal}) == 1, "the same luck for all"
        there = set(deal[0].seating)
        assert len(there) == min(bots, seats)
        for seat in range(seats):
            assert Counter(fixture.seating[seat] for fixture in deal) == dict.fromkeys(there, 1)
        for fixture in deal:
            sizes = Counter(fixture.seating).values()
            assert max(sizes) - min(sizes) <= 1, "teams are as even as can be"
    numbers = [fixture.number for deal in found for fixture in deal]
    assert numbers == list(range(len(numbers)))
    assert len({deal[0].seed for deal in found}) == 40, "no deal comes twice"


def test_two_bots_fill_four_seats_in_every_way() -> None:
    assert arrangements(2, 4) == [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)]
    seatings = Counter(fixture.seating for deal in deals(2, 4, 300) for fixture in deal)
    assert len(seatings) == 6
    for seating, times in seatings.items():
        assert times == seatings[tuple(1 - bot for bot in seating)], "mirrored in the same deal"
        assert 70 <= times <= 130, "drawn with equal chances"


@pytest.mark.parametrize(("bots", "number"), [(2, 1), (3, 2), (4, 6), (5, 24)])
def test_every_order_around_the_table_is_possible(bots: int, number: int) -> None:
    assert len(arrangements(bots, bots)) == number


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert list(islice(schedule(7, 4, 3), 20)) == list(islice(schedule(7, 4, 3), 400))[:20]
    assert list(islice(schedule(7, 4, 3), 20)) != list(islice(schedule(7, 4, 4), 20))


@pytest.mark.parametrize(("bots", "seats"), [(5, 4), (6, 4), (9, 4), (7, 2), (12, 5)])
def test_many_bots_play_and_meet_equally_often(bots: int, seats: int) -> None:
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for deal in deals(bots, seats, 200):
        table = sorted(set(deal[0].seating))
        played.update(table)
        met.update(combinations(table, 2))
        assert max(played.values()) - min(played[bot] for bot in range(bots)) <= 1
    pairs = list(combinations(range(bots), 2))
    fair = 200 * seats * (seats - 1) / 2 / len(pairs)
    assert all(0.7 * fair <= met[pair] <= 1.3 * fair for pair in pairs)


@pytest.mark.parametrize("bots", [0, 1, 65])
def test_too_few_and_too_many_bots(bots: int) -> None:
    with pytest.raises(BadInput, match="2 to 64 bots"):
        next(schedule(bots, 4, 1))
