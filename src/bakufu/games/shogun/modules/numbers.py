"""The numbers that modules add to the base game's: steps, moves, happenings, draws, sources."""

from typing import Final

from mypy_extensions import i64

# Steps
PLACE_LEADER: Final[i64] = 9
DRAFT_LEADER: Final[i64] = 10
MOVE_LEADER: Final[i64] = 11
TAKE_BONUS: Final[i64] = 12
ASK_FAVOUR: Final[i64] = 13
USE_FAVOUR: Final[i64] = 14
CLAIM_CHAMBER: Final[i64] = 15
STEPS: Final[i64] = 16

# Moves
CHOOSE: Final[i64] = 901  # + province: for a leader or a favour
LEADER_HERE: Final[i64] = 946  # in the province just drafted
LEADER_LATER: Final[i64] = 947
BONUS: Final[i64] = 948  # + sort of bonus
FAVOUR: Final[i64] = 952  # + place in the audience room, the dearest first
NO_FAVOUR: Final[i64] = 955
CANCEL_EVENT: Final[i64] = 956
KEEP_EVENT: Final[i64] = 957
CLAIM: Final[i64] = 958  # + field
NO_CLAIM: Final[i64] = 994
ALL_MOVES: Final[i64] = 995

# Happenings
LEADER_PLACED: Final[i64] = 49  # seat, province
LEADER_MOVED: Final[i64] = 50  # seat, from, to
STATUE_PLACED: Final[i64] = 51  # seat, province
STATUE_TAKEN: Final[i64] = 52  # seat, owner of the statues, how many
LEADER_LOST: Final[i64] = 53  # seat, province
SAMURAI_TURNED: Final[i64] = 54  # seat, card shown now
BONUS_TAKEN: Final[i64] = 55  # seat, sort, number
SAMURAI_BACK: Final[i64] = 56
COURTIERS_SENT: Final[i64] = 57  # seat, courtiers: when the tower is filled
FAVOUR_LAID: Final[i64] = 58  # favour, price, what it does * 64 + amount
COURT_CARD_SHOWN: Final[i64] = 59  # seat, space, card (-1: none)
CONVERTED: Final[i64] = 60  # seat, armies, province (-1: from the tray)
NOT_CONVERTED: Final[i64] = 61  # seat, space, card
VISIT_BEGAN: Final[i64] = 62  # seat, courtiers
FAVOUR_TAKEN: Final[i64] = 63  # seat, favour, price
NO_FAVOUR_TAKEN: Final[i64] = 64  # seat
FAVOUR_KEPT: Final[i64] = 65  # seat, favour, what it does * 64 + amount
FAVOUR_WITHOUT_EFFECT: Final[i64] = 66  # seat, favour
FAVOUR_GONE: Final[i64] = 67  # favour
EVENT_CANCELLED: Final[i64] = 68  # seat, event card
EVENT_KEPT: Final[i64] = 69  # seat
ARMIES_INTO_TRAY: Final[i64] = 70  # seat, armies
ARMIES_LEVIED: Final[i64] = 71  # seat, province, armies
UNREST_PREVENTED: Final[i64] = 72  # seat, province
ROW_LAID: Final[i64] = 73  # region, place in the row
TILE_DRAWN: Final[i64] = 74  # field
CHAMBER_CLAIMED: Final[i64] = 75  # seat, field, region
NO_CHAMBER_CLAIMED: Final[i64] = 76  # seat, region
TILES_TURNED: Final[i64] = 77  # how many
PROVINCE_CALMED: Final[i64] = 78  # seat, province, markers there now
LINE_SCORED: Final[i64] = 79  # line (columns after the rows), the most in it, points
ALL_HAPPENINGS: Final[i64] = 80

# Draws
DRAW_FAVOUR: Final[i64] = 21
DRAW_REGION: Final[i64] = 22
DRAW_TILE: Final[i64] = 23

# Where points come from
FROM_FAVOURS: Final[i64] = 5
FROM_SAMURAI: Final[i64] = 6
FROM_STATUES: Final[i64] = 7
FROM_CHAMBERS: Final[i64] = 8
