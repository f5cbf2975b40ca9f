"""How a plan is made, card by card: what may lie where, and when it is complete.

Spaces are settled in a fixed order with the bid first, so that every plan can be named in one way
only and the bid, which must be within means (SHO-BID-02), never runs out of cards. A person may
think in any order: an order in words is put into this one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import BID, CARDS, FIRST_CHEST, PROVINCES, SPACES, TOWER_CARD
from bakufu.games.shogun.moves import put
from bakufu.games.shogun.state import ShogunState


def next_space(s: ShogunState, seat: i64) -> i64:
    """The space to be settled next; as many as there are when all are settled."""
    return space_in_turn(s.planned[seat])


def space_in_turn(turn: i64) -> i64:
    """The space that is settled after so many others."""
    if turn == 0:
        return BID
    if turn > BID:
        return turn  # the spaces of a module come last
    return turn - 1


def last_space(s: ShogunState, seat: i64) -> i64:
    """The space settled last; -1 if none is."""
    planned = s.planned[seat]
    if planned == 0:
        return -1
    if planned == 1:
        return BID
    if planned > BID + 1:
        return planned - 1
    return planned - 2


def owns_card(s: ShogunState, seat: i64, card: i64) -> bool:
    """Province cards go with the provinces; everybody has five chest cards (SHO-PLAN-10)."""
    if card == TOWER_CARD:
        return s.box.tower_cards > 0
    return card >= FIRST_CHEST or s.owner[card] == seat


def copies_in_hand(s: ShogunState, seat: i64, card: i64) -> i64:
    """How many of a card a seat could still plan with: one, but for tower cards."""
    if not owns_card(s, seat, card):
        return 0
    copies: i64 = 1
    if card == TOWER_CARD:
        copies = s.box.tower_cards
    for space in range(s.box.spaces):
        if s.plan[seat * SPACES + space] == card:
            copies -= 1
    return copies


def cards_of(s: ShogunState, seat: i64) -> i64:
    """How many cards a seat has in hand and on its board."""
    return s.provinces_of(seat) + CARDS - PROVINCES + s.box.tower_cards


def fill_hand(s: ShogunState, seat: i64, space: i64, buffer: vec[i64]) -> i64:
    """Every card in hand may be put on a space (SHO-PLAN-05, SHO-PLAN-10), but a bid must be within
    means (SHO-BID-02). This is asked more often than anything else, so it looks at the board once.
    """
    lying: i64 = 0  # cards on the board, a bit for each
    for other in range(s.box.spaces):
        card = s.plan[seat * SPACES + other]
        if card >= 0:
            lying |= s.box.bit[card]
    count: i64 = 0
    for province in range(PROVINCES):
        if s.owner[province] == seat and (lying >> province) & 1 == 0:
            buffer[count] = put(space, province)
            count += 1
    for card in range(FIRST_CHEST, TOWER_CARD):
        if (lying >> card) & 1 == 0:
            if space != BID or card - FIRST_CHEST <= s.chests[seat]:
                buffer[count] = put(space, card)
                count += 1
    if s.box.tower_cards > 0 and copies_in_hand(s, seat, TOWER_CARD) > 0:
        buffer[count] = put(space, TOWER_CARD)
        count += 1
    return count


def covered(s: ShogunState, seat: i64) -> i64:
    """How many spaces of a board hold a card."""
    count: i64 = 0
    for space in range(s.box.spaces):
        if s.plan[seat * SPACES + space] >= 0:
            count += 1
    return count


def may_leave(s: ShogunState, seat: i64) -> bool:
    """A space stays empty only for lack of cards (SHO-PLAN-06, SHO-PLAN-08)."""
    settled = s.planned[seat]
    empty = settled - covered(s, seat)
    return settled < s.box.spaces and empty < s.box.spaces - cards_of(s, seat)
