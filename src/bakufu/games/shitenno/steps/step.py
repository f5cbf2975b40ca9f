"""A step is one sort of decision: what is legal, what it does, and which rule forbids the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shitenno.state import ShitennoState


class Step:
    def fill(self, s: ShitennoState, buffer: vec[i64]) -> i64:
        """Write the actor's legal moves, ascending; return how many."""
        raise NotImplementedError

    def apply(self, s: ShitennoState, move: i64, chance: Chance, scribe: Scribe) -> None:
        """Carry out a legal move of the actor and settle who decides next."""
        raise NotImplementedError

    def forbidden_by(self, s: ShitennoState, move: i64) -> str:
        """The rule that forbids this move of the actor, which is in place here but not legal."""
        raise NotImplementedError
