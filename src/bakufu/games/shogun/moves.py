"""The vocabulary: every choice in Shogun is one of these numbers."""

from typing import Final

from mypy_extensions import i64

from bakufu.games.shogun.box import KINDS

COLOUR: Final[i64] = 0  # + colour
RENEW: Final[i64] = 5  # put both open cards under the pile
TAKE_OPEN: Final[i64] = 6  # + 0 or 1: one of the two open cards
TAKE_UNSEEN: Final[i64] = 8  # the top card of the pile
GROUP: Final[i64] = 9  # + size - 2: place this army group
PUT: Final[i64] = 13  # + space * KINDS + card
LEAVE: Final[i64] = 727  # + space: leave it empty
LIFT: Final[i64] = 741  # take the card planned last back into the hand
COMMIT: Final[i64] = 742
TAKE_BACK: Final[i64] = 743  # a plan that was committed
SPECIAL: Final[i64] = 744  # + place in the player order, 0 to 4
STAY: Final[i64] = 749  # no move of Deploy 1, no march
TARGET: Final[i64] = 750  # + province
NUMBER: Final[i64] = 795  # + armies - 1, 1 to 61
REVOLT: Final[i64] = 856  # + province: settle this revolt next
MOVES: Final[i64] = 901  # of the base game; those of modules follow


def put(space: i64, card: i64) -> i64:
    """The move that lays a card on a space."""
    return PUT + space * KINDS + card


def space_put(move: i64) -> i64:
    return (move - PUT) // KINDS


def card_put(move: i64) -> i64:
    return (move - PUT) % KINDS
