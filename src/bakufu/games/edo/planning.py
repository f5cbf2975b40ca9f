"""How a plan is made, part by part: a card with its action, its officials, the next card.

Slots are settled from left to right, so that every plan can be named in one way only; a person may
think in any order, and an order in words is put into this one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import ACTIONS, CARDS, MOST_OFFICIALS, SLOTS
from bakufu.games.edo.moves import LAY, OFFICIALS
from bakufu.games.edo.state import EdoState

WHOLE: Final[i64] = 6  # parts of a plan


def next_slot(s: EdoState, seat: i64) -> i64:
    """The slot to be settled next; as many as there are when all are."""
    return s.planned[seat] // 2


def fits(s: EdoState, face: i64, officials: i64) -> bool:
    """Whether an action takes so many officials (EDO-PLAN-05, EDO-PLAN-06)."""
    takes = s.box.takes[face]
    return officials % takes == 0 and officials // takes <= s.box.most[face]


def fill_cards(s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
    """Own cards that lie in no slot yet, with each of their actions (EDO-PLAN-01, EDO-PLAN-02)."""
    count: i64 = 0
    for card in range(CARDS):
        if not s.may_plan(seat, card) or s.lies_at(seat, card) >= 0:
            continue
        for action in range(ACTIONS):
            if s.box.most[card * ACTIONS + action] > 0:
                buffer[count] = LAY + card * ACTIONS + action
                count += 1
    return count


def fill_officials(s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
    """Own and Shogun officials for the card laid last (EDO-PLAN-04 to EDO-PLAN-09)."""
    face = s.face(seat, next_slot(s, seat))
    own_most = s.own_waiting(seat)
    shogun_most = s.shoguns_waiting(seat)
    count: i64 = 0
    for own in range(MOST_OFFICIALS + 1):
        for shogun in range(MOST_OFFICIALS + 1):
            if own <= own_most and shogun <= shogun_most and fits(s, face, own + shogun):
                buffer[count] = OFFICIALS + own * (MOST_OFFICIALS + 1) + shogun
                count += 1
    return count


def lift_last(s: EdoState, seat: i64) -> i64:
    """Take the part settled last back; its slot."""
    s.planned[seat] = s.planned[seat] - 1
    slot = s.planned[seat] // 2
    place = seat * SLOTS + slot
    if s.planned[seat] % 2 == 0:
        s.card[place] = -1
        s.action[place] = -1
    s.own[place] = 0
    s.shogun[place] = 0
    return slot
