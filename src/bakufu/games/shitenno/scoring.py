"""The final count: koku left over (SHI-SCORE-02 to -06) and majorities (SHI-SCORE-07 to -09)."""

from mypy_extensions import i64

from bakufu.games.shitenno.box import (
    BONUSES,
    CARDS,
    EXCHANGE,
    PLUS_ONE,
    POSITIONS,
    koku_on,
    troops_on,
)
from bakufu.games.shitenno.state import GOLD, ShitennoState


def koku_points(s: ShitennoState, seat: i64) -> i64:
    """The best use of cards and tiles left, which the program makes for everyone (SHI-SCORE-06)."""
    koku: i64 = 0
    troops: i64 = 0
    for card in range(CARDS):
        number = s.hand[seat * CARDS + card]
        if number > 0:
            koku += number * koku_on(card)
            troops += number * troops_on(card)
    exchanges = s.front[seat * BONUSES + EXCHANGE]
    turned = troops if troops < exchanges else exchanges
    base = koku if s.box.printed_only else koku + turned
    points = koku + turned
    if base >= 1:
        points += s.front[seat * BONUSES + PLUS_ONE]
    return points


def strength(s: ShitennoState, seat: i64, province: i64) -> i64:
    """Own kamons in a province, gold counting as two (SHI-SCORE-07)."""
    total: i64 = 0
    for position in range(POSITIONS):
        kamon = s.kamon[province * POSITIONS + position]
        if kamon & (GOLD - 1) == seat + 1:
            total += 1
            if kamon & GOLD != 0:
                total += 1
    return total


def majority_owner(s: ShitennoState, province: i64) -> i64:
    """The strongest player; of tied ones the leftmost kamon (SHI-SCORE-08, -09); -1 for nobody."""
    best: i64 = 0
    owner: i64 = -1
    for position in range(POSITIONS):
        # Going from left to right, a later player must be stronger to take the province over.
        seat = (s.kamon[province * POSITIONS + position] & (GOLD - 1)) - 1
        if seat >= 0:
            here = strength(s, seat, province)
            if here > best:
                best = here
                owner = seat
    return owner
