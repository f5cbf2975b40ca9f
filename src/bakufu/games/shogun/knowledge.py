"""Who can know what of the plans, and how a searching player fills in the rest.

Which cards a player has is open (SHO-SETUP-16, SHO-PLAN-14); which of them lies on which space is
not, until it is turned up. While planning goes on, others see only who has committed; afterwards
they see which spaces are covered (SHO-PLAN-11).
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.games.shogun.box import (
    BID,
    CARDS,
    FIRST_CHEST,
    KINDS,
    NO_CARD,
    PROVINCES,
    SPACES,
    TOWER_CARD,
)
from bakufu.games.shogun.planning import cards_of, owns_card
from bakufu.games.shogun.state import DRAW_PROVINCE, PLAN, ShogunState


def redraw_plans(s: ShogunState, viewer: i64, chance: Chance) -> None:
    """Lay the hidden cards of all other players anew."""
    if s.step == PLAN:
        s.asked().redraw(s, viewer, chance)
        return
    for seat in range(s.box.players):
        if seat != viewer:
            _lay_anew(s, seat, chance)


def forget_plan(s: ShogunState, seat: i64) -> None:
    for space in range(SPACES):
        s.plan[seat * SPACES + space] = NO_CARD
    s.planned[seat] = 0


def plan_anew(s: ShogunState, seat: i64, chance: Chance) -> None:
    """Any complete plan: the bid within means, the spaces left empty anywhere."""
    hand = hand_of(s, seat)
    empty: i64 = s.box.spaces - cards_of(s, seat)
    spaces = vec[i64]([1] * SPACES)
    for space in range(s.box.spaces, SPACES):
        spaces[space] = 0
    while empty > 0:
        draw_out(DRAW_PROVINCE, spaces, 0, SPACES, chance)
        empty -= 1
    if spaces[BID] > 0:
        put_any(s, seat, BID, _affordable(s, seat, hand), hand, chance)
    for space in range(s.box.spaces):
        if spaces[space] > 0 and space != BID:
            put_any(s, seat, space, hand, hand, chance)
    s.planned[seat] = s.box.spaces


def lift_covered(s: ShogunState, seat: i64) -> vec[i64]:
    """Take back the cards that lie covered; 1 for every space where one lay."""
    covered = vec[i64]([0] * SPACES)
    for space in range(SPACES):
        place = seat * SPACES + space
        if s.plan[place] >= 0 and s.shown[place] == 0:
            covered[space] = 1
            s.plan[place] = NO_CARD
    return covered


def _lay_anew(s: ShogunState, seat: i64, chance: Chance) -> None:
    """The covered spaces stay covered; bids have been shown already."""
    covered = lift_covered(s, seat)
    hand = hand_of(s, seat)
    for space in range(SPACES):
        if covered[space] > 0:
            put_any(s, seat, space, hand, hand, chance)


def hand_of(s: ShogunState, seat: i64) -> vec[i64]:
    """The cards that lie on no space and may lie on one: those won in this round do not."""
    hand = vec[i64]([0] * KINDS)
    for card in range(KINDS):
        if owns_card(s, seat, card):
            hand[card] = s.box.tower_cards if card == TOWER_CARD else 1
    for space in range(s.box.spaces):
        card = s.plan[seat * SPACES + space]
        if card >= 0 and hand[card] > 0:
            hand[card] = hand[card] - 1
    for province in range(PROVINCES):
        if s.gained[province] > 0:
            hand[province] = 0  # SHO-ROUND-18
    return hand


def _affordable(s: ShogunState, seat: i64, hand: vec[i64]) -> vec[i64]:
    """The cards of a hand that may be bid (SHO-BID-02)."""
    some = hand[:]
    for card in range(FIRST_CHEST, CARDS):
        if card - FIRST_CHEST > s.chests[seat]:
            some[card] = 0
    return some


def put_any(
    s: ShogunState, seat: i64, space: i64, bag: vec[i64], hand: vec[i64], chance: Chance
) -> None:
    card = chance.draw(DRAW_PROVINCE, bag, 0, KINDS)
    hand[card] = hand[card] - 1
    s.plan[seat * SPACES + space] = card


def world_behind(
    before: ShogunState, after: ShogunState, viewer: i64, chance: Chance
) -> ShogunState:
    """A world before a step that differs only in cards which are still hidden after it."""
    world = before.clone()
    if after.step == PLAN:
        # Still planning; or a new round, and every card of the old one has been turned up.
        if before.step == PLAN:
            redraw_plans(world, viewer, chance)
        return world
    drawn = after.clone()
    redraw_plans(drawn, viewer, chance)
    for i in range(len(before.plan)):
        if after.plan[i] >= 0 and after.shown[i] == 0:
            world.plan[i] = drawn.plan[i]
    return world
