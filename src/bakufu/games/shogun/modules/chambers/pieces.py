"""The chamber board and the row of regions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import fill_row
from bakufu.games.shogun.box import REGIONS
from bakufu.games.shogun.state import Pieces, ShogunState

SIDE: Final[i64] = 6  # rows and columns
FIELDS: Final[i64] = 36

# What lies on a field; a marker is the number of its seat.
IN_BAG: Final[i64] = -1
FACE_UP: Final[i64] = -2
FACE_DOWN: Final[i64] = -3


@final
class ChamberPieces(Pieces):
    def __init__(self, source: "ChamberPieces | None") -> None:
        if source is not None:
            self._copy(source)
            return
        self.field = vec[i64]([IN_BAG] * FIELDS)
        self.row = vec[i64]([-1] * REGIONS)  # regions in the order in which they are evaluated

    def copy(self) -> "ChamberPieces":
        return ChamberPieces(self)

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "ChamberPieces") -> None:
        self.field = source.field[:]
        self.row = source.row[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.extend(self.field)
        numbers.extend(self.row)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        at = fill_row(self.field, numbers, at)
        return fill_row(self.row, numbers, at)

    # So far.


def chambers(s: ShogunState, place: i64) -> ChamberPieces:
    pieces = s.pieces[place]
    assert isinstance(pieces, ChamberPieces)
    return pieces


def markers_of(pieces: ChamberPieces, seat: i64) -> i64:
    """How many markers of a seat lie on the board."""
    count: i64 = 0
    for field in range(FIELDS):
        if pieces.field[field] == seat:
            count += 1
    return count
