"""Maps: neighbours, steps, what hangs together, the cheapest way; hexagons by coordinates."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map, hex_ways

# A ring of four (0 to 3), a tail (4) at 3, and an island of two (5, 6).
WAYS = [(0, 1), (1, 2), (2, 3), (0, 3), (4, 3), (5, 6)]


def test_neighbours_are_flat_and_ascending_in_both_directions() -> None:
    board = Map(7, WAYS)
    assert [board.beside(place) for place in range(7)] == [
        *([1, 3], [0, 2], [1, 3], [0, 2, 4], [3], [6], [5])
    ]
    assert list(board.first) == [0, 2, 4, 6, 9, 10, 11, 12]
    for one in range(7):
        for two in range(7):
            assert board.are_neighbours(one, two) == (two in board.beside(one))


def test_a_way_to_itself_or_a_second_one_is_an_error() -> None:
    for ways in ([(1, 1)], [(0, 1), (1, 0)]):
        with pytest.raises(ValueError, match="the way from 1 to"):
            Map(2, ways)


def test_steps_are_the_fewest_there_are() -> None:
    board = Map(7, WAYS)
    assert [int(board.steps(1, place)) for place in range(7)] == [1, 0, 1, 2, 3, -1, -1]


def test_places_of_one_owner_hang_together() -> None:
    board = Map(7, WAYS)
    owners = vec[i64]([2, 2, 0, 0, 0, -1, 2])
    assert list(board.components(owners)) == [0, 0, 2, 2, 2, -1, 6]
    assert [int(board.count_beside(place, owners, 2)) for place in range(7)] == [
        1,
        1,
        1,
        1,
        0,
        1,
        0,
    ]


def test_the_cheapest_way_pays_lengths_and_tolls() -> None:
    board = Map(7, WAYS, [1, 1, 1, 5, 2, 1])
    free = vec[i64]([0] * 7)
    assert list(board.costs(0, free)) == [0, 1, 2, 3, 5, -1, -1]
    dear = vec[i64]([0, 4, 0, 0, 0, 0, 0])
    assert list(board.costs(0, dear)) == [0, 5, 6, 5, 7, -1, -1]
    closed = vec[i64]([0, 0, 0, -1, 0, 0, 0])
    assert list(board.costs(0, closed)) == [0, 1, 2, -1, -1, -1, -1]


def test_hexagons_touch_six_others() -> None:
    cells = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
    board = Map(len(cells), hex_ways(cells))
    middle = cells.index((0, 0))
    assert len(cells) == 19
    assert {cells[other] for other in board.beside(middle)} == {
        *((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    }
    assert not board.are_neighbours(middle, cells.index((1, 1)))
    owners = vec[i64]([-1] * len(cells))
    for cell in ((0, 0), (1, 0), (2, 0), (-2, 2)):
        owners[cells.index(cell)] = 1
    joined = board.components(owners)
    alone = cells.index((-2, 2))
    assert len({int(joined[cells.index(cell)]) for cell in ((0, 0), (1, 0), (2, 0))}) == 1
    assert joined[alone] == alone
    assert board.count_beside(alone, owners, 1) == 0
