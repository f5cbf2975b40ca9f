"""Hands and bags: what everybody knows, what a spy has seen, and worlds that agree with it."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.hands import Hands, draw_out, pour, total

SEATS, KINDS, FIRST = 3, 4, 1  # kind 0 is always open


def a_table(*, spies: bool = True, old: bool = True) -> Hands:
    def zeros(number: int) -> vec[i64]:
        return vec[i64]([0] * number)

    return Hands(
        0,
        SEATS,
        KINDS,
        FIRST,
        vec[i64]([0, 6, 4, 2]),
        zeros(SEATS * KINDS),
        zeros(SEATS * KINDS),
        zeros(SEATS * KINDS if old else 0),
        zeros(SEATS * SEATS * KINDS if spies else 0),
        zeros(SEATS * KINDS),
    )


def held(hands: Hands, seat: int) -> list[int]:
    return [int(number) for number in hands.hand[seat * KINDS : (seat + 1) * KINDS]]


def all_things(hands: Hands) -> list[int]:
    """Of every kind: in the bag, in hands and face down together."""
    return [
        int(
            hands.bag[kind]
            + sum(hands.hand[seat * KINDS + kind] for seat in range(SEATS))
            + sum(hands.covered[seat * KINDS + kind] for seat in range(SEATS))
        )
        for kind in range(KINDS)
    ]


def dealt(hands: Hands, number: int = 3, seed: int = 1) -> Dice:
    dice = Dice(seed)
    for seat in range(SEATS):
        for _ in range(number):
            hands.deal(seat, dice)
    return dice


def test_what_is_drawn_leaves_the_bag() -> None:
    bag, dice = vec[i64]([0, 2, 1]), Dice(1)
    drawn = [int(draw_out(0, bag, 1, 2, dice)) for _ in range(3)]
    assert sorted(drawn) == [0, 0, 1]
    assert total(bag, 0, 3) == 0


def test_a_discard_is_poured_into_the_bag_from_a_kind_on() -> None:
    spent, bag = vec[i64]([5, 1, 2]), vec[i64]([0, 1, 0])
    pour(spent, bag, 1, 3)
    assert (list(spent), list(bag)) == ([5, 0, 0], [0, 2, 2])


@pytest.mark.parametrize("viewer", range(SEATS))
def test_a_drawn_world_keeps_the_own_hand_all_numbers_and_what_was_taken_openly(
    viewer: int,
) -> None:
    hands = a_table()
    dealt(hands)
    hands.take_open(1, 0, 2)
    hands.take_open(2, 3, 1)
    before = [held(hands, seat) for seat in range(SEATS)]
    things = all_things(hands)
    worlds = set()
    for seed in range(50):
        hands.redeal(viewer, Dice(seed))
        after = [held(hands, seat) for seat in range(SEATS)]
        assert after[viewer] == before[viewer]
        assert [sum(hand) for hand in after] == [sum(hand) for hand in before]
        assert after[1][0] == 2
        assert after[2][3] >= 1
        assert all_things(hands) == things
        worlds.add(str(after))
    assert len(worlds) > 5


def test_worlds_are_drawn_as_likely_as_deals_are() -> None:
    """One thing in one hand, out of 6, 4 and 2: as often as it would be dealt."""
    hands = a_table()
    hands.deal(1, Dice(3))
    found: Counter[int] = Counter()
    for seed in range(3000):
        hands.redeal(0, Dice(seed))
        found[held(hands, 1).index(1)] += 1
    for kind, number in ((1, 6), (2, 4), (3, 2)):
        assert found[kind] / 3000 == pytest.approx(number / 12, abs=0.03)


def test_a_spy_keeps_what_it_saw_in_all_its_worlds_and_nobody_else_does() -> None:
    hands = a_table()
    dice = dealt(hands)
    hands.show(0, 2)
    seen = held(hands, 2)
    assert [int(hands.known_to(0, 2, kind)) for kind in range(KINDS)] == seen
    assert sum(int(hands.known_to(1, 2, kind)) for kind in range(KINDS)) == 0
    hands.deal(2, dice)  # it was not seen
    others = set()
    for seed in range(40):
        world = a_copy(hands)
        world.redeal(0, Dice(seed))
        now = held(world, 2)
        assert all(one >= two for one, two in zip(now, seen, strict=True))
        assert sum(now) == sum(seen) + 1
        world = a_copy(hands)
        world.redeal(1, Dice(seed))
        others.add(str(held(world, 2)))
        # In a world drawn for another seat the spy has seen as much, and it is there.
        row = [int(world.seen[2 * KINDS + kind]) for kind in range(KINDS)]
        assert sum(row) == 3
        assert all(one <= two for one, two in zip(row, held(world, 2), strict=True))
    assert len(others) > 5


def a_copy(hands: Hands) -> Hands:
    return Hands(
        hands.what,
        hands.seats,
        hands.kinds,
        hands.first,
        hands.bag[:],
        hands.hand[:],
        hands.known[:],
        hands.older[:],
        hands.seen[:],
        hands.covered[:],
    )


def test_what_leaves_the_hand_openly_is_forgotten_and_known_things_go_first() -> None:
    hands = a_table()
    hands.bag[3] = 0
    hands.hand[2 * KINDS + 3] = 2
    hands.show(0, 2)
    hands.take_open(2, 3, 1)
    assert int(hands.known_to(0, 2, 3)) == 3
    hands.give_open(2, 3)
    assert [int(hands.known_to(viewer, 2, 3)) for viewer in (0, 1, 2)] == [2, 0, 2]
    hands.give_open(2, 3)
    hands.give_open(2, 3)
    assert [int(hands.known_to(viewer, 2, 3)) for viewer in (0, 1, 2)] == [0, 0, 0]


def test_what_is_laid_away_face_down_is_known_to_its_owner_only() -> None:
    hands = a_table()
    dealt(hands)
    hands.show(0, 2)
    seen = held(hands, 2)
    kind = next(kind for kind in range(FIRST, KINDS) if seen[kind])
    things = all_things(hands)
    hands.lay_away(2, kind)
    # The spy knows of every kind one less: it cannot tell which was laid away.
    knows = [int(hands.known_to(0, 2, other)) for other in range(KINDS)]
    assert knows == [max(0, number - 1) for number in seen]
    own: set[str] = set()
    spied: set[str] = set()
    for seed in range(40):
        for viewer, worlds in ((2, own), (0, spied)):
            world = a_copy(hands)
            world.redeal(viewer, Dice(seed))
            away = [int(number) for number in world.covered[2 * KINDS : 3 * KINDS]]
            assert sum(away) == 1
            assert all_things(world) == things
            worlds.add(str(away))
    assert len(own) == 1
    assert len(spied) > 1


def test_what_was_dealt_before_the_bag_was_filled_comes_from_the_older_stock() -> None:
    hands = a_table(spies=False)
    hands.bag[1], hands.bag[2], hands.bag[3] = 3, 0, 0
    dealt(hands, 1)  # each hand holds kind 1, which is all there was
    hands.bag[2] = 5
    hands.refilled()
    dice = Dice(1)
    hands.deal(1, dice)
    assert (int(hands.secrets(1, True)), int(hands.secrets(1, False))) == (1, 1)
    for seed in range(20):
        hands.redeal(0, Dice(seed))
        assert held(hands, 1) == [0, 1, 1, 0]  # nothing else is possible
        assert held(hands, 2) == [0, 1, 0, 0]
    hands.give_open(1, 1)  # it can only be the older one
    assert (int(hands.secrets(1, True)), int(hands.secrets(1, False))) == (0, 1)


def test_where_a_thing_can_come_from_either_stock_they_are_counted_as_one() -> None:
    hands = a_table(spies=False)
    hands.bag[1], hands.bag[2], hands.bag[3] = 3, 0, 0
    dealt(hands, 1)
    hands.bag[1] = 2
    hands.refilled()
    hands.deal(1, Dice(1))
    hands.give_open(1, 1)
    assert sum(hands.older) == 0
    assert [int(hands.present(seat, 1)) for seat in range(SEATS)] == [1, 1, 1]


def test_a_game_may_do_without_stocks_and_without_spies() -> None:
    hands = a_table(spies=False, old=False)
    dealt(hands)
    own = held(hands, 0)
    hands.redeal(0, Dice(5))
    assert held(hands, 0) == own
    assert int(hands.secrets(1, False)) == 3


def test_who_has_no_seat_knows_what_everybody_knows() -> None:
    hands = a_table()
    dealt(hands)
    for spy in range(SEATS):
        for seat in range(SEATS):
            hands.show(spy, seat)
    hands.take_open(1, 2, 1)
    known = [int(hands.known_to(-1, 1, kind)) for kind in range(KINDS)]
    assert known == [0, 0, 1, 0]
    counted = Counter[tuple[int, ...]]()
    for seed in range(30):
        hands.redeal(-1, Dice(seed))
        assert hands.hand[KINDS + 2] >= 1
        counted[tuple(held(hands, 0))] += 1
    assert len(counted) > 3
