"""The numbers that the court adds to the base game's."""

from typing import Final

from mypy_extensions import i64

# Steps
ASK_FAVOUR: Final[i64] = 13
USE_FAVOUR: Final[i64] = 14

# Moves
FAVOUR: Final[i64] = 952  # + place in the audience room, the dearest first
NO_FAVOUR: Final[i64] = 955
CANCEL_EVENT: Final[i64] = 956
KEEP_EVENT: Final[i64] = 957

# Notes
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
ARMIES_LEVIED: Final[i64] = 71  # seat, province, armies
UNREST_PREVENTED: Final[i64] = 72  # seat, province
PROVINCE_CALMED: Final[i64] = 78  # seat, province, markers there now

# Draws
DRAW_FAVOUR: Final[i64] = 21

# Points
FROM_FAVOURS: Final[i64] = 5
