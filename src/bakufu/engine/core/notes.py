"""What goes out: rules tell a scribe what happened.

A note is four small integers, so that a search, which listens to nobody, pays next to nothing. The
game's `view` module turns notes into typed events, each redacted for the viewer.
"""

from collections.abc import Iterable
from typing import final

from mypy_extensions import i64


class Scribe:
    """Listens and writes nothing down."""

    def note(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        pass


@final
class Diary(Scribe):
    """Writes every note down, in order."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int, int, int]] = []

    def note(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        self.notes.append((kind, a, b, c))


@final
class Clerk(Scribe):
    """Writes down the notes of some kinds only: all that a statistic asks for."""

    def __init__(self, kinds: Iterable[int]) -> None:
        self.notes: list[tuple[int, int, int, int]] = []
        wanted: i64 = 0
        for kind in kinds:
            assert 0 <= kind < 63, "kinds of notes fit into the bits of one number"
            wanted |= 1 << kind
        self.wanted: i64 = wanted

    def note(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if self.wanted >> kind & 1:
            self.notes.append((kind, a, b, c))
