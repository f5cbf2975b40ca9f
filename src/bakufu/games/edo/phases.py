"""What happens by itself in phases 3 and 4: wages that need no decision, income, the next round,
the end."""

from typing import Final

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.edo.box import (
    CITIES,
    HOUSE,
    POST,
    RESOURCES,
    RICE,
    ROOMS,
    SEATS,
    SLOTS,
    SPACES,
)
from bakufu.games.edo.notes import (
    FIRST_PASSED,
    GAME_ENDED,
    INCOME_PAID,
    LEFT_OUT,
    MERCHANT_TURNED,
    POINTS_SCORED,
    RYO_SHOWN,
    SAMURAI_RECALLED,
    WAGES_PAID,
)
from bakufu.games.edo.setting_up import begin_round, open_next
from bakufu.games.edo.state import (
    FORTRESS_MARK,
    FROM_RYO,
    FROM_SAMURAI,
    OVER,
    POST_MARK,
    SOURCES,
    WAGES,
    EdoState,
)

_BITS: Final[i64] = 15  # for the influence of one seat in a city
_PART: Final[i64] = (1 << 15) - 1


def begin_wages(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Phase 3, beginning with the first player (EDO-WAGE-01)."""
    s.slot = SLOTS
    s.actor = s.first
    _ask_for_wages(s, chance, scribe)


def _ask_for_wages(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """The next player who has something to decide; without rice all samurai come back."""
    while True:
        seat = s.actor
        if s.samurai_of(seat) > 0:
            if s.goods[seat * RESOURCES + RICE] > 0:
                s.step = WAGES
                s.floor = 0
                return
            for space in range(SPACES):
                while s.samurai[seat * SPACES + space] > 0:
                    recall(s, seat, space, 1, scribe)  # EDO-WAGE-04
        s.actor = (seat + 1) % s.box.players
        if s.actor == s.first:
            break
    _pay_income(s, scribe)
    _next_round_or_end(s, chance, scribe)


def recall(s: EdoState, seat: i64, space: i64, hungry: i64, scribe: Scribe) -> None:
    """A samurai is an official again (EDO-WAGE-02)."""
    s.samurai[seat * SPACES + space] = s.samurai[seat * SPACES + space] - 1
    scribe.note(SAMURAI_RECALLED, seat, space, hungry)


def pay_wages(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """A rice for every samurai that stays (EDO-WAGE-03)."""
    seat = s.actor
    rice = s.samurai_of(seat)
    s.goods[seat * RESOURCES + RICE] = s.goods[seat * RESOURCES + RICE] - rice
    s.floor = 0
    scribe.note(WAGES_PAID, seat, rice, 0)
    s.actor = (seat + 1) % s.box.players
    if s.actor == s.first:
        _pay_income(s, scribe)
        _next_round_or_end(s, chance, scribe)
    else:
        _ask_for_wages(s, chance, scribe)


def share_of(s: EdoState, seat: i64, city: i64) -> i64:
    """What a city pays to a seat now (EDO-INCOME-03, EDO-INCOME-04)."""
    box = s.box
    if box.open[city] == 0:
        return 0
    # As `EdoState.influence`, `with_influence` and `rank` tell it, but the rooms are looked at
    # once: judges ask for this again and again.
    built = s.built
    first = city * ROOMS
    sums: i64 = 0  # the influence of each seat, one after another in parts of so many bits
    seen: i64 = 0  # who has a house or post in the rooms so far
    earlier: i64 = 0  # and in those before the first own one
    for room in range(first, first + s.buildings[city]):
        mark = built[room] - 1
        more = box.influence[HOUSE]
        if mark >= POST_MARK:
            if mark >= FORTRESS_MARK - 1:
                continue
            mark -= POST_MARK
            more = box.influence[POST]
        sums += more << (mark * _BITS)
        if mark == seat and seen >> seat & 1 == 0:
            earlier = seen
        seen |= 1 << mark
    mine = (sums >> (seat * _BITS)) & _PART
    if mine == 0:
        return 0
    row: i64 = -1
    rank: i64 = 0
    for other in range(box.players):
        theirs = (sums >> (other * _BITS)) & _PART
        if theirs > 0:
            row += 1
        if theirs > mine or (theirs == mine and earlier >> other & 1 == 1):
            rank += 1
    return box.shares[s.tile[city] * 16 + row * 4 + rank]


def _pay_income(s: EdoState, scribe: Scribe) -> None:
    for city in range(CITIES):
        for seat in range(s.box.players):
            ryo = share_of(s, seat, city)
            if ryo > 0:
                s.ryo[seat] = s.ryo[seat] + ryo
                scribe.note(INCOME_PAID, seat, city, ryo)


def _next_round_or_end(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Phase 4: first the check (EDO-ROUND-01, EDO-END-01)."""
    by_points: i64 = 0
    for seat in range(s.box.players):
        if s.score(seat) >= s.box.end_points:
            by_points = 1  # EDO-END-02
    if by_points > 0 or s.merchant_pile_size() == 0:
        _end(s, by_points, scribe)
        return
    s.current = s.next_card
    scribe.note(MERCHANT_TURNED, s.current, 0, 0)
    open_next(s, chance, scribe)
    s.first = (s.first + 1) % s.box.players
    scribe.note(FIRST_PASSED, s.first, 0, 0)
    clear_plans(s)
    s.fresh = 0
    for seat in range(SEATS):
        s.recruits[seat] = 0
    begin_round(s, scribe)


def clear_plans(s: EdoState) -> None:
    """All take their cards and officials back (EDO-ROUND-04)."""
    for place in range(SEATS * SLOTS):
        s.card[place] = -1
        s.action[place] = -1
        s.own[place] = 0
        s.shogun[place] = 0
    for seat in range(SEATS):
        s.planned[seat] = 0
        s.shown[seat] = 0


def _end(s: EdoState, by_points: i64, scribe: Scribe) -> None:
    """The final count: those without a house in Edo are out (EDO-END-05, EDO-END-06)."""
    s.step = OVER
    s.actor = -1
    for seat in range(s.box.players):
        scribe.note(RYO_SHOWN, seat, s.ryo[seat], 0)
        if s.is_out(seat):
            scribe.note(LEFT_OUT, seat, 0, 0)
            continue
        _count(s, seat, FROM_SAMURAI, s.samurai_of(seat) * s.box.samurai_points, scribe)
        _count(s, seat, FROM_RYO, s.ryo[seat] // s.box.ryo_for_a_point, scribe)
    winners = s.winners()
    if winners == 0:
        scribe.note(GAME_ENDED, -1, by_points, 0)
    for seat in range(s.box.players):
        if (winners >> seat) & 1 != 0:
            scribe.note(GAME_ENDED, seat, by_points, 0)


def _count(s: EdoState, seat: i64, source: i64, points: i64, scribe: Scribe) -> None:
    if points > 0:
        s.points[seat * SOURCES + source] = s.points[seat * SOURCES + source] + points
        scribe.note(POINTS_SCORED, seat, source, points)
