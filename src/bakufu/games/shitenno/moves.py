"""The vocabulary: every choice in Shitennō is one of these numbers."""

from typing import Final

from mypy_extensions import i64

GENERAL: Final[i64] = 0  # + general
TILE: Final[i64] = 4  # + seals - 1: a hierarchy tile for the lot
ADD: Final[i64] = 8  # + card: one card to share into the lot
OFFER: Final[i64] = 25  # the lot, or the two lots, are made
ACCEPT: Final[i64] = 26
REFUSE: Final[i64] = 27
TAKE_HIGHER: Final[i64] = 28  # of the last two lots, the one with more seals
TAKE_LOWER: Final[i64] = 29
PLACE: Final[i64] = 30  # + province * 2 + way
PIECE: Final[i64] = 46  # + piece: into the payment under way
PAY: Final[i64] = 66  # the payment is complete (asked only when idle pieces are allowed)
USE_DRAW: Final[i64] = 67
END_TURN: Final[i64] = 68
GILD: Final[i64] = 69  # + province * 4 + position: end the turn by turning this kamon to gold
MOVES: Final[i64] = 101
