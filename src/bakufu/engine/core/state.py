"""What every position of every game can do. A game's own state class fills this in.

These methods are the compiled core: seats and moves are small integers, and nothing here explains
or checks. `bakufu.engine.table.game.Game` is the polite side: it refuses illegal moves with a rule.
"""

import struct
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: everything that lies on the table, and whose move it is."""

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def actors(self) -> i64:
        """The seats that may act now, as a bit mask: several while all plan, none at the end."""
        raise NotImplementedError

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the seat's legal moves into the buffer, ascending; return how many there are."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        """Carry out a legal move. An illegal one is not detected here: see `Game.why_not`."""
        raise NotImplementedError

    def determinise(self, seat: i64, chance: Chance) -> "State":
        """A copy in which all that the seat cannot know is drawn afresh from what is possible."""
        raise NotImplementedError

    def is_secret(self) -> bool:
        """Whether all take the decision asked for at once, hidden from each other."""
        return False

    def unseal(self, seat: i64) -> None:
        """Take back what all but this seat have chosen so far of such a decision."""

    def score(self, seat: i64) -> i64:
        """The points the seat has now."""
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """The seat's place by the score now, 1 for the best; final once nobody can act.

        Equal scores share a place, unless a game settles it.
        """
        ahead: i64 = 1
        mine = self.score(seat)
        for other in range(self.players()):
            if self.score(other) > mine:
                ahead += 1
        return ahead

    def players(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that have won, as a bit mask, perhaps none; settled once nobody can act.

        All in the first place, unless a game knows better: being first need not be a victory.
        """
        mask: i64 = 0
        for seat in range(self.players()):
            if self.place(seat) == 1:
                mask |= 1 << seat
        return mask

    def cells(self) -> vec[i64]:
        """Every number of the position in a fixed order: the ground for equality and hashing."""
        raise NotImplementedError

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        """Take over the numbers that `cells` listed, from place `at` on; return what follows.

        Numbers come as `pack` has written them.
        """
        raise NotImplementedError


def victory(state: State, seat: i64) -> float:
    """The seat's share of the victory in a finished game: nothing where nobody has won."""
    mask = state.winners()
    if mask >> seat & 1 == 0:
        return 0.0
    return 1.0 / float(count_seats(mask))


def count_seats(mask: i64) -> i64:
    """How many seats there are in a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


_BYTES: Final[i64] = 8  # of a packed number


def pack(state: State) -> bytes:
    """A position as bytes, to be sent or kept; `Game.from_cells` reads them."""
    cells = list(state.cells())
    return struct.pack(f"<{len(cells)}q", *cells)


def number_at(numbers: bytes, at: i64) -> i64:
    """A packed number."""
    return read_i64_le(numbers, at * _BYTES)


def fill_row(row: vec[i64], numbers: bytes, at: i64) -> i64:
    """Fill a row with packed numbers; return where the next one is."""
    for i in range(len(row)):
        row[i] = read_i64_le(numbers, (at + i) * _BYTES)
    return at + len(row)


_PRIME = 1_000_003
_MASK = 0xFFFFFFFFFFF


def digest(state: State) -> int:
    """A stable hash of a position: the same on every machine, compiled or interpreted."""
    prime: i64 = _PRIME
    mask: i64 = _MASK
    value: i64 = 0x1234567
    for cell in state.cells():
        # 44 bits times 20 bits would overflow 63 bits, so the value is folded first.
        value = (((value & 0xFFFFFFF) * prime) ^ (value >> 13) ^ (cell & mask)) & mask
    return value


def same(one: State, other: State) -> bool:
    """Whether two positions are equal in every number."""
    return one.cells() == other.cells()
