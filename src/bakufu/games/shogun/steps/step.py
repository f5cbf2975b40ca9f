"""A step is one sort of decision: what is legal, what it does, and which rule forbids the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.state import ShogunState


class Step:
    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        """Write the seat's legal moves, ascending; return how many."""
        raise NotImplementedError

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        """Carry out a legal move and settle who decides next."""
        raise NotImplementedError

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        """The rule that forbids this move, which is not legal here."""
        raise NotImplementedError
