"""The numbers that leaders add to the base game's."""

from typing import Final

from mypy_extensions import i64

# Steps
PLACE_LEADER: Final[i64] = 9
DRAFT_LEADER: Final[i64] = 10
MOVE_LEADER: Final[i64] = 11

# Moves
LEADER_HERE: Final[i64] = 946  # in the province just drafted
LEADER_LATER: Final[i64] = 947

# Notes
LEADER_PLACED: Final[i64] = 49  # seat, province
LEADER_MOVED: Final[i64] = 50  # seat, from, to
STATUE_PLACED: Final[i64] = 51  # seat, province
STATUES_TAKEN: Final[i64] = 52  # seat, owner of the statues, how many
LEADER_LOST: Final[i64] = 53  # seat, province

# Points
FROM_STATUES: Final[i64] = 7
