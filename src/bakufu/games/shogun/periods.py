"""In which part of a game a position is: steps of the base game, moments at which modules join."""

from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    CHOOSE_COLOUR,
    CHOOSE_SPECIAL,
    DEPLOY_MOVE,
    DRAFT_CARD,
    DRAFT_GROUP,
    MARCH,
    ORDER_FIXED,
    OVER,
    PLAN,
    PROVINCE_DRAFTED,
    WINTER_OVER,
    WINTER_REVOLT,
    ShogunState,
)

ACTING = (DEPLOY_MOVE, MARCH)


def drafting(s: ShogunState) -> bool:
    return s.step in (DRAFT_CARD, DRAFT_GROUP) or s.moment == PROVINCE_DRAFTED


def setting_up(s: ShogunState) -> bool:
    return s.step == CHOOSE_COLOUR or drafting(s)


def in_round(s: ShogunState) -> bool:
    """Cards lie on the boards, or are being laid there."""
    return s.step in (PLAN, CHOOSE_SPECIAL, *ACTING) or s.moment in (ORDER_FIXED, ACTIONS_DONE)


def in_winter(s: ShogunState) -> bool:
    return s.step in (WINTER_REVOLT, OVER) or s.moment == WINTER_OVER


def ordered(s: ShogunState) -> bool:
    """The player order is fixed."""
    in_order = s.moment in (ORDER_FIXED, ACTIONS_DONE, WINTER_OVER)
    return in_order or s.step in (*ACTING, WINTER_REVOLT)
