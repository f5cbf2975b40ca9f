"""The numbers that chambers add to the base game's."""

from typing import Final

from mypy_extensions import i64

# Steps
CLAIM_CHAMBER: Final[i64] = 15

# Moves
CLAIM: Final[i64] = 958  # + field
NO_CLAIM: Final[i64] = 994

# Notes
ROW_LAID: Final[i64] = 73  # region, place in the row
TILE_DRAWN: Final[i64] = 74  # field
CHAMBER_CLAIMED: Final[i64] = 75  # seat, field, region
NO_CHAMBER_CLAIMED: Final[i64] = 76  # seat, region
TILES_TURNED: Final[i64] = 77  # how many
LINE_SCORED: Final[i64] = 79  # line (columns after the rows), the most in it, points

# Draws
DRAW_REGION: Final[i64] = 22
DRAW_TILE: Final[i64] = 23

# Points
FROM_CHAMBERS: Final[i64] = 8
