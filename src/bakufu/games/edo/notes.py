"""What can happen at the table, as the numbers that rules note down. `events.py` tells of them."""

from typing import Final

from mypy_extensions import i64

TILE_LAID: Final[i64] = 0  # city, tile
CURRENT_LAID: Final[i64] = 1  # merchant card
NEXT_OPENED: Final[i64] = 2  # merchant card
SPECIAL_OPENED: Final[i64] = 3  # special card
FIRST_DRAWN: Final[i64] = 4  # seat
COLOUR_TAKEN: Final[i64] = 5  # seat, colour
SET_TAKEN: Final[i64] = 6  # seat, starting set
HOME_PLACED: Final[i64] = 7  # seat, city
ROUND_BEGAN: Final[i64] = 8  # round, first seat
CARD_LAID: Final[i64] = 9  # seat, slot, card * 16 + action (secret)
OFFICIALS_SET: Final[i64] = 10  # seat, slot, own * 16 + Shogun (secret)
PLAN_LIFTED: Final[i64] = 11  # seat, slot, 1 for its card, 0 for its officials (secret)
PLAN_HANDED_IN: Final[i64] = 12  # seat
OFFICIALS_SHOWN: Final[i64] = 13  # seat, slot, own * 16 + Shogun
SLOT_BEGAN: Final[i64] = 14  # slot
SAMURAI_MOVED: Final[i64] = 15  # seat, origin * 32 + goal, Ryo
MERCHANT_MOVED: Final[i64] = 16  # seat, origin * 32 + goal, Ryo
REVEALED: Final[i64] = 17  # seat, slot * 512 + card * 16 + action, own * 16 + Shogun
MONEY_MADE: Final[i64] = 18  # seat, Ryo, activations
RICE_MADE: Final[i64] = 19  # seat, rice received, activations
OFFICIAL_SENT: Final[i64] = 20  # seat, space
SAMURAI_TRAVELLED: Final[i64] = 21  # seat, origin * 32 + goal
RECRUITED: Final[i64] = 22  # seat, officials, rice paid
CARD_BOUGHT: Final[i64] = 23  # seat, special card, Ryo
GATHERED: Final[i64] = 24  # seat, space, number received
BUILT: Final[i64] = 25  # seat, city * 4 + building, wood * 4096 + stone * 64 + Ryo
BOUGHT: Final[i64] = 26  # seat, resource * 64 + number, Ryo
POINT_TAKEN: Final[i64] = 27  # seat, merchant card, Ryo
LAPSED: Final[i64] = 28  # seat, action, activations
GIVEN_UP: Final[i64] = 29  # seat, action, activations
POINTS_SCORED: Final[i64] = 30  # seat, source, points
SAMURAI_RECALLED: Final[i64] = 31  # seat, space, 1 for lack of rice
WAGES_PAID: Final[i64] = 32  # seat, rice
INCOME_PAID: Final[i64] = 33  # seat, city, Ryo
MERCHANT_TURNED: Final[i64] = 34  # merchant card that is current now
FIRST_PASSED: Final[i64] = 35  # seat
LEFT_OUT: Final[i64] = 36  # seat: no house in Edo
RYO_SHOWN: Final[i64] = 37  # seat, Ryo
GAME_ENDED: Final[i64] = 38  # a winning seat, -1: nobody; 1 by points, 0 by the pile
NOTES: Final[i64] = 39
