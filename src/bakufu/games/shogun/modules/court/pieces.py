"""Courtiers and favour cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import fill_row, number_at
from bakufu.games.shogun.box import SEATS
from bakufu.games.shogun.state import Pieces, ShogunState

FAVOURS: Final[i64] = 21
PLACES: Final[i64] = 3  # in the audience room, the dearest first

# Where a favour card is.
UNSEEN: Final[i64] = 0
OFFERED: Final[i64] = 1
GONE: Final[i64] = 2
KEPT: Final[i64] = 3  # + seat

# What favours do.
CANCELS: Final[i64] = 0
CHESTS: Final[i64] = 1
ARMIES: Final[i64] = 2
CALMS: Final[i64] = 3
RICE: Final[i64] = 4
POINTS: Final[i64] = 5
BUILDS: Final[i64] = 6  # the amount is the building
SHIELDS: Final[i64] = 7  # the amount is the barred actions: 1 for A, 2 for B
LEVIES: Final[i64] = 8

# The court spaces on a player board, in the order in which they are carried out (SHO-COURT-16).
CONVERT_3: Final[i64] = 11
CONVERT_2: Final[i64] = 12
CONVERT_1: Final[i64] = 13


@final
class CourtPieces(Pieces):
    def __init__(self, source: "CourtPieces | None") -> None:
        if source is not None:
            self._copy(source)
            return
        self.hall = vec[i64]([0] * SEATS)
        self.room = vec[i64]([0] * SEATS)
        self.favour = vec[i64]([UNSEEN] * FAVOURS)
        self.offer = vec[i64]([-1] * PLACES)  # the favour on each place
        self.visitors = vec[i64]([-1] * SEATS)  # seats in the order of their visits
        self.visit: i64 = -1  # whose visit it is; -1 outside the visits
        self.used: i64 = -1  # a favour taken that asks for a choice

    def copy(self) -> "CourtPieces":
        return CourtPieces(self)

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "CourtPieces") -> None:
        self.visit = source.visit
        self.used = source.used
        self.hall = source.hall[:]
        self.room = source.room[:]
        self.favour = source.favour[:]
        self.offer = source.offer[:]
        self.visitors = source.visitors[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.append(self.visit)
        numbers.append(self.used)
        numbers.extend(self.hall)
        numbers.extend(self.room)
        numbers.extend(self.favour)
        numbers.extend(self.offer)
        numbers.extend(self.visitors)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        self.visit = number_at(numbers, at)
        self.used = number_at(numbers, at + 1)
        at += 2
        at = fill_row(self.hall, numbers, at)
        at = fill_row(self.room, numbers, at)
        at = fill_row(self.favour, numbers, at)
        at = fill_row(self.offer, numbers, at)
        return fill_row(self.visitors, numbers, at)

    # So far.


def court(s: ShogunState, place: i64) -> CourtPieces:
    pieces = s.pieces[place]
    assert isinstance(pieces, CourtPieces)
    return pieces


def kept_by(pieces: CourtPieces, seat: i64, favour: i64) -> bool:
    return pieces.favour[favour] == KEPT + seat


def packed(does: i64, amount: i64) -> i64:
    """What a favour does and how much, in one number of a note."""
    return does * 64 + amount
