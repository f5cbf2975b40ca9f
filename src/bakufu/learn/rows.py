"""What is learned from, game by game, on the disk: kept as games end, and read again.

A game keeps its positions at rest (for the value) and those decisions of a search that had a choice
(for the policy), each with what a seat knew and nothing else.
"""

import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bakufu.arena.samples import Outlook, Samples

_LENGTH = 4  # bytes that say how long the next game is


class Looked(msgspec.Struct):
    """A move of a decision: what the seat knew, could do, and how often it looked at what."""

    row: bytes  # 16-bit numbers
    legal: list[int]
    visits: dict[int, float]


class GameRows(msgspec.Struct):
    """One game."""

    kind: int  # of table, in the order of the run
    searched: bool  # whether a search played it, or the judge alone
    length: int  # in moves
    won: list[float]  # by seat
    outlooks: list[Outlook]
    looked: list[Looked]


def rows_of(samples: Samples, length: int, kind: int, searched: bool) -> GameRows:
    """What there is to learn from a game. Where nobody has won, no position tells who will."""
    looked = list(map(Looked, samples.rows, samples.legal, samples.visits))
    outlooks = samples.outlooks if sum(samples.won) > 0 else []
    return GameRows(kind, searched, length, samples.won, outlooks, looked)


class RowsFile:
    """Games one after the other, packed. One that was not written to its end is taken away."""

    def __init__(self, path: Path) -> None:
        self.path = path
        whole = 0
        self.games = 0
        if path.exists():
            for end in _ends(path):
                whole = end
                self.games += 1
            if whole < path.stat().st_size:
                with path.open("r+b") as file:
                    file.truncate(whole)
        self._file = path.open("ab")

    def add(self, game: GameRows) -> None:
        packed = zlib.compress(msgspec.msgpack.encode(game), 1)
        self._file.write(len(packed).to_bytes(_LENGTH, "little") + packed)
        self._file.flush()
        self.games += 1

    def close(self) -> None:
        self._file.close()


def _ends(path: Path) -> Iterator[int]:
    """Where each whole game ends."""
    size = path.stat().st_size
    with path.open("rb") as file:
        at = 0
        while len(head := file.read(_LENGTH)) == _LENGTH:
            at += _LENGTH + int.from_bytes(head, "little")
            if at > size:
                return
            file.seek(at)
            yield at


def read_games(path: Path) -> Iterator[GameRows]:
    """All games of a file, in order."""
    decoder = msgspec.msgpack.Decoder(GameRows)
    with path.open("rb") as file:
        while head := file.read(_LENGTH):
            yield decoder.decode(zlib.decompress(file.read(int.from_bytes(head, "little"))))
