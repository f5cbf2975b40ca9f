"""What can happen at the table, as the numbers that rules note down. `events.py` tells of them."""

from typing import Final

from mypy_extensions import i64

COLOUR_TAKEN: Final[i64] = 0  # seat, colour
LIST_DEALT: Final[i64] = 1  # seat, list
DRAFT_BEGAN: Final[i64] = 2  # first seat
CARD_OPENED: Final[i64] = 3  # province, place in the display
DISPLAY_RENEWED: Final[i64] = 4  # seat
CARD_TAKEN: Final[i64] = 5  # seat, province, 1 from the pile
PROVINCE_OCCUPIED: Final[i64] = 6  # seat, province, armies
TOWER_FILLED: Final[i64] = 7  # cubes that stayed
EVENT_OPENED: Final[i64] = 8  # event card
ROUND_BEGAN: Final[i64] = 9  # year, season
ACTION_OPENED: Final[i64] = 10  # place on the track, action
SPECIAL_LAID: Final[i64] = 11  # place in the order, special card
CARD_PLANNED: Final[i64] = 12  # seat, space, card (secret)
CARD_LIFTED: Final[i64] = 13  # seat, space (secret)
PLAN_COMMITTED: Final[i64] = 14  # seat
PLAN_TAKEN_BACK: Final[i64] = 15  # seat
PLANS_FINAL: Final[i64] = 16
EVENT_DRAWN: Final[i64] = 17  # event card
BID_SHOWN: Final[i64] = 18  # seat, card (-1: none), chests paid
TIE_DRAWN: Final[i64] = 19  # seat, place in the order of bids
SPECIAL_TAKEN: Final[i64] = 20  # seat, place, special card
ACTION_BEGAN: Final[i64] = 21  # place on the track, action
CARD_SHOWN: Final[i64] = 22  # seat, action, card (-1: none)
ACTION_LAPSED: Final[i64] = 23  # seat, action, province
BUILT: Final[i64] = 24  # seat, province, building
CHESTS_PAID: Final[i64] = 25  # seat, chests
RICE_GAINED: Final[i64] = 26  # seat, rice, province
CHESTS_GAINED: Final[i64] = 27  # seat, chests, province
UNREST_PLACED: Final[i64] = 28  # province, markers there now
UNREST_CALMED: Final[i64] = 29  # province, markers there now
RECRUITED: Final[i64] = 30  # seat, province, armies
MARCHED: Final[i64] = 31  # seat, from * 64 + to, armies
BATTLE_BEGAN: Final[i64] = 32  # province, attacker, defender (-1: farmers)
REVOLT_BEGAN: Final[i64] = 33  # province, seat, farmers
CUBES_THROWN: Final[i64] = 34  # seat or 5 for farmers, number: into the tower, tray included
CUBES_FELL: Final[i64] = 35  # seat or 5 for farmers, number: in the tray after the throw
PROVINCE_CONQUERED: Final[i64] = 36  # seat, province, armies left
PROVINCE_HELD: Final[i64] = 37  # seat (-1: farmers), province, armies left
PROVINCE_EMPTIED: Final[i64] = 38  # province, seat that lost it (-1: it was neutral)
CARD_LOST: Final[i64] = 39  # seat, space it lay on (-1: the hand), province
REVOLT_PUT_DOWN: Final[i64] = 40  # seat, province, armies left
WINTER_BEGAN: Final[i64] = 41  # year, rice loss
RICE_LOST: Final[i64] = 42  # seat, rice
HUNGER: Final[i64] = 43  # seat, unsupplied provinces, revolts
REVOLT_DRAWN: Final[i64] = 44  # seat, province
POINTS_SCORED: Final[i64] = 45  # seat, source + 16 * (region + 1) for a majority, points
YEAR_PREPARED: Final[i64] = 46  # year
GAME_ENDED: Final[i64] = 47  # a winning seat
STAYED: Final[i64] = 48  # seat, action, province: no march, no move of Deploy 1

NOTES: Final[i64] = 49  # of the base game; those of modules follow
