"""What can happen at the table, as the numbers that rules note down. `events.py` tells of them."""

from typing import Final

from mypy_extensions import i64

GATE_SHOWN: Final[i64] = 0  # province, kind (-1: the gate figure), 1 during set-up
GENERAL_TAKEN: Final[i64] = 1  # seat, general
TITLE_DEALT: Final[i64] = 2  # seat, seals
CARD_DEALT: Final[i64] = 3  # seat, card (secret)
YEAR_BEGAN: Final[i64] = 4  # round, 0 even or 1 odd
CARD_TURNED: Final[i64] = 5  # card to share
TAIRO_NAMED: Final[i64] = 6  # seat, 1 for the first of the year
LOT_CARD: Final[i64] = 7  # card, number: one of the lot named by the next LOT_MADE or LOT_TAKEN
LOT_MADE: Final[i64] = 8  # seat, seals
LOT_ASKED: Final[i64] = 9  # seat
LOT_REFUSED: Final[i64] = 10  # seat
LOT_TAKEN: Final[i64] = 11  # seat, seals, one of the three ways below
TITLE_TAKEN: Final[i64] = 12  # seat, seals
TURN_BEGAN: Final[i64] = 13  # seat
PIECE_PAID: Final[i64] = 14  # piece, number: one of the payment named by the next KAMON_PLACED
KAMON_PLACED: Final[i64] = 15  # seat, province * 4 + position, way
POINTS_SCORED: Final[i64] = 16  # seat, source, points
TILE_WON: Final[i64] = 17  # seat, province, bonus
DRAW_USED: Final[i64] = 18  # seat, card (secret)
KAMON_GILDED: Final[i64] = 19  # seat, province * 4 + position
TURN_ENDED: Final[i64] = 20  # seat
PILE_SHUFFLED: Final[i64] = 21  # number of cards
MAJORITY_WON: Final[i64] = 22  # seat, province, points
GAME_ENDED: Final[i64] = 23  # winning seat
NOTES: Final[i64] = 24

# How a lot finds its owner.
ACCEPTED: Final[i64] = 0  # SHI-SHARE-11
REFUSED_BY_ALL: Final[i64] = 1  # SHI-SHARE-13
LAST_TWO: Final[i64] = 2  # SHI-SHARE-16
