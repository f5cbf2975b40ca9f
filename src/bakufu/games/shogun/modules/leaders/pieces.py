"""Leaders, statues and trophies."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import fill_row
from bakufu.games.shogun.box import PROVINCES, SEATS
from bakufu.games.shogun.state import Pieces, ShogunState


@final
class LeaderPieces(Pieces):
    def __init__(self, statues: i64, source: "LeaderPieces | None") -> None:
        if source is not None:
            self._copy(source)
            return
        self.leader = vec[i64]([-1] * SEATS)  # the province it stands in; -1: off the map
        self.stock = vec[i64]([statues] * SEATS)
        self.statues = vec[i64]([0] * (PROVINCES * SEATS))  # by province and owner
        self.trophies = vec[i64]([0] * (SEATS * SEATS))  # by taker and owner

    def copy(self) -> "LeaderPieces":
        return LeaderPieces(0, self)

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "LeaderPieces") -> None:
        self.leader = source.leader[:]
        self.stock = source.stock[:]
        self.statues = source.statues[:]
        self.trophies = source.trophies[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.extend(self.leader)
        numbers.extend(self.stock)
        numbers.extend(self.statues)
        numbers.extend(self.trophies)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        at = fill_row(self.leader, numbers, at)
        at = fill_row(self.stock, numbers, at)
        at = fill_row(self.statues, numbers, at)
        return fill_row(self.trophies, numbers, at)

    # So far.


def leaders(s: ShogunState, place: i64) -> LeaderPieces:
    pieces = s.pieces[place]
    assert isinstance(pieces, LeaderPieces)
    return pieces
