"""The samurai stacks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import fill_row
from bakufu.games.shogun.box import SEATS
from bakufu.games.shogun.state import Pieces, ShogunState

# Sorts of bonus, and cards in a stack: the blank banner and three bonus cards (SHO-SAM-01).
CHESTS: Final[i64] = 0
ARMIES: Final[i64] = 1
RICE: Final[i64] = 2
POINTS: Final[i64] = 3
SORTS: Final[i64] = 4
CARDS: Final[i64] = 4


@final
class SamuraiPieces(Pieces):
    def __init__(self, source: "SamuraiPieces | None") -> None:
        if source is not None:
            self._copy(source)
            return
        self.stack = vec[i64]([0] * SEATS)  # which card is on top

    def copy(self) -> "SamuraiPieces":
        return SamuraiPieces(self)

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "SamuraiPieces") -> None:
        self.stack = source.stack[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.extend(self.stack)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        return fill_row(self.stack, numbers, at)

    # So far.


def samurai(s: ShogunState, place: i64) -> SamuraiPieces:
    pieces = s.pieces[place]
    assert isinstance(pieces, SamuraiPieces)
    return pieces
