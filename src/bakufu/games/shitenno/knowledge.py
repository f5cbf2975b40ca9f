"""What can be known of the hands, and how a searching player fills in the rest.

Cards from lots are open, so everybody knows them (`known`). The rest of a hand is secret: starting
cards and cards drawn with Draw tiles. Secret cards came from one of two stocks whose content as a
whole everybody knows (section 12 of the rules):

- the *present* stock: the troop pile and the secret cards drawn from it since the last reshuffle;
- the *older* stock: the secret cards drawn before that reshuffle (`older`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.playout import legal_moves
from bakufu.games.shitenno.box import CARDS, FIRST_CARD_PIECE, FIRST_TROOP, PIECES
from bakufu.games.shitenno.moves import MOVES
from bakufu.games.shitenno.payment import Wealth
from bakufu.games.shitenno.state import DRAW_TROOP, ShitennoState

_TRIES: Final = 20  # to find a hand that holds certain cards


def all_secrets_are_older(s: ShitennoState) -> None:
    """A reshuffle parts the secret cards of the hands from the new pile."""
    for seat in range(s.box.players):
        first = seat * CARDS
        for card in range(FIRST_TROOP, CARDS):
            s.older[first + card] = s.hand[first + card] - s.known[first + card]


def present_secret(s: ShitennoState, seat: i64, card: i64) -> i64:
    """How many secret cards of this face the seat has drawn since the last reshuffle."""
    place = seat * CARDS + card
    return s.hand[place] - s.known[place] - s.older[place]


def secret_count(s: ShitennoState, seat: i64, older: bool) -> i64:
    """How many secret cards from one of the two stocks a hand holds: known to everybody."""
    count: i64 = 0
    for card in range(FIRST_TROOP, CARDS):
        count += s.older[seat * CARDS + card] if older else present_secret(s, seat, card)
    return count


def forget_paid(s: ShitennoState, seat: i64, card: i64) -> None:
    """A troop card is about to leave the hand openly: what do the others know afterwards?

    A card known from a lot goes first; which of two equal cards is paid makes no difference.
    Another must be secret. Where it can have come from either stock, nobody can tell the two stocks
    apart any more and they are counted as one. Only what everybody knows decides here.
    """
    place = seat * CARDS + card
    if s.known[place] > 0:
        s.known[place] = s.known[place] - 1
        return
    if secret_count(s, seat, True) == 0 or not _may_be_older(s, card):
        return
    if secret_count(s, seat, False) == 0 or not _may_be_present(s, card):
        s.older[place] = s.older[place] - 1
        return
    for i in range(4 * CARDS):
        s.older[i] = 0


def _may_be_older(s: ShitennoState, card: i64) -> bool:
    for seat in range(s.box.players):
        if s.older[seat * CARDS + card] > 0:
            return True
    return False


def _may_be_present(s: ShitennoState, card: i64) -> bool:
    if s.pile[card] > 0:
        return True
    for seat in range(s.box.players):
        if present_secret(s, seat, card) > 0:
            return True
    return False


def redraw_secrets(s: ShitennoState, viewer: i64, chance: Chance) -> None:
    """Deal the secret cards of all other hands afresh, each from its own stock."""
    if s.box.open_hands:
        return
    older = vec[i64]([0] * CARDS)
    older_counts = vec[i64]([0, 0, 0, 0])
    present_counts = vec[i64]([0, 0, 0, 0])
    for seat in range(s.box.players):
        if seat == viewer:
            continue
        older_counts[seat] = secret_count(s, seat, True)
        present_counts[seat] = secret_count(s, seat, False)
        for card in range(FIRST_TROOP, CARDS):
            place = seat * CARDS + card
            older[card] = older[card] + s.older[place]
            s.pile[card] = s.pile[card] + present_secret(s, seat, card)
            s.older[place] = 0
            s.hand[place] = s.known[place]
    for seat in range(s.box.players):
        _deal(s, seat, older, older_counts[seat], chance, True)
        _deal(s, seat, s.pile, present_counts[seat], chance, False)


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
    for _ in range(_TRIES):
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


def _deal(
    s: ShitennoState, seat: i64, stock: vec[i64], number: i64, chance: Chance, is_older: bool
) -> None:
    for _ in range(number):
        card = FIRST_TROOP + chance.draw(DRAW_TROOP, stock, FIRST_TROOP, CARDS - FIRST_TROOP)
        stock[card] = stock[card] - 1
        place = seat * CARDS + card
        s.hand[place] = s.hand[place] + 1
        if is_older:
            s.older[place] = s.older[place] + 1
