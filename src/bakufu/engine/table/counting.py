"""What a game counts while many are played: the bridge from notes to tables and plots.

A game says which kinds of notes it needs and turns those of one game into `Counts`. Adding up,
printing and drawing know no game by name.
"""

from collections.abc import Sequence
from enum import Enum

import msgspec


class Sort(Enum):
    """How a measure is counted, and so how it is shown."""

    RATE = "rate"  # asked of a seat, answered by yes or no; shown for each bot
    SPREAD = "spread"  # a whole number at each occasion; shown as a distribution
    OUTCOMES = "outcomes"  # one of a few words at each occasion; shown as shares


class Measure(msgspec.Struct, frozen=True):
    """One thing that is counted."""

    id: str  # the name of columns and files
    title: str
    sort: Sort
    unit: str  # what is counted: "winters of a seat"; of a spread, what its numbers mean
    remark: str = ""  # what a reader of the table should know


class Counts(msgspec.Struct):
    """What one game counted, by the id of the measure. Seats are counted from 0."""

    starts: list[str] = []  # by seat: the start position, where the game has several
    rates: dict[str, list[tuple[int, int]]] = {}  # by seat: how often yes, how often asked
    spreads: dict[str, dict[str, dict[int, int]]] = {}  # by group: how often each number
    outcomes: dict[str, dict[str, dict[str, int]]] = {}  # by group: how often each word


class Counting:
    """What a game counts; this one counts nothing. Every count names every measure and group."""

    kinds: frozenset[int] = frozenset()  # of notes
    measures: tuple[Measure, ...] = ()
    start_word = ""  # what a start position is; empty if all start alike
    points_remark = ""  # what a reader of points by source should know

    def count(self, players: int, notes: Sequence[tuple[int, int, int, int]]) -> Counts:
        """The counts of one game from its notes, in order, of these kinds only."""
        return Counts()
