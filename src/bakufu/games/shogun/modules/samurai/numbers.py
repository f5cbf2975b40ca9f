"""The numbers that samurai add to the base game's."""

from typing import Final

from mypy_extensions import i64

# Steps
TAKE_BONUS: Final[i64] = 12

# Moves
BONUS: Final[i64] = 948  # + sort of bonus

# Notes
SAMURAI_TURNED: Final[i64] = 54  # seat, card shown now
BONUS_TAKEN: Final[i64] = 55  # seat, sort, number
SAMURAI_BACK: Final[i64] = 56

# Points
FROM_SAMURAI: Final[i64] = 6
