"""What can be known of the hands, and how a searching player fills in the rest.

Cards from lots are open, so everybody knows them. The rest of a hand is secret: starting cards and
cards drawn with Draw tiles. Secret cards came from one of two stocks whose content as a whole
everybody knows (section 12 of the rules): the troop pile, or that before the last reshuffle.
"""

from typing import Final

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import NOTHING, Hands
from bakufu.engine.core.playout import legal_moves
from bakufu.games.shitenno.box import CARDS, FIRST_CARD_PIECE, FIRST_TROOP, PIECES
from bakufu.games.shitenno.moves import MOVES
from bakufu.games.shitenno.payment import Wealth
from bakufu.games.shitenno.state import DRAW_TROOP, ShitennoState

_TRIES: Final = 20  # to find a hand that holds certain cards


def hands_of(s: ShitennoState) -> Hands:
    """The hands with the troop pile. Koku cards come from open lots only, so they are known."""
    return Hands(
        DRAW_TROOP,
        s.box.players,
        CARDS,
        FIRST_TROOP,
        s.pile,
        s.hand,
        s.known,
        s.older,
        NOTHING,
        NOTHING,
    )


def redraw_secrets(s: ShitennoState, viewer: i64, chance: Chance) -> None:
    """Deal the secret cards of all other hands afresh, each from its own stock."""
    if not s.box.open_hands:
        hands_of(s).redeal(viewer, chance)


def redraw_payer(s: ShitennoState, viewer: i64, chance: Chance) -> None:
    """While somebody pays, the others know that there are pieces for it, but not which.

    So none is named yet, and hands are dealt until the payment is possible: the true one is.
    """
    if s.box.open_hands:
        return
    for piece in range(PIECES):
        s.pledge[piece] = 0
    s.piece_floor = 0
    while not Wealth(s, s.actor).pays(s, s.pay_province, s.pay_way):
        redraw_secrets(s, viewer, chance)


def world_behind(s: ShitennoState, viewer: i64, chance: Chance) -> ShitennoState:
    """A drawn world in which the pieces named for a payment are the true ones.

    They come to light with the next step, so that the others can tell worlds apart by them.
    """
    for _time in range(_TRIES):
        world = ShitennoState(s.box, s.rules, s)
        redraw_secrets(world, viewer, chance)
        if _holds_named(world) and legal_moves(world, world.actor, MOVES):
            return world
    return ShitennoState(s.box, s.rules, s)


def _holds_named(s: ShitennoState) -> bool:
    for card in range(CARDS):
        if s.hand[s.actor * CARDS + card] < s.pledge[FIRST_CARD_PIECE + card]:
            return False
    return True
