"""What goes out: rules tell a scribe what happened.

A note is four small integers, so that a search, which listens to nobody, pays next to nothing. The
game's `view` module turns notes into typed events, each redacted for the viewer.
"""

from collections.abc import Collection
from typing import final

from librt.vecs import vec
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

    def __init__(self, kinds: Collection[int]) -> None:
        self.notes: list[tuple[int, int, int, int]] = []
        self.most: i64 = max(kinds, default=-1)
        self.wanted = vec[i64]([0] * (self.most + 1))  # 1 for the kinds that are
        for kind in kinds:
            self.wanted[kind] = 1

    def note(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind <= self.most and self.wanted[kind] > 0:
            self.notes.append((kind, a, b, c))
