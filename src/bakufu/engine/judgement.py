"""What makes a position good: asked by bots, hints and the analysis graph."""

from mypy_extensions import i64

from bakufu.engine.chance import Dice
from bakufu.engine.state import State


class Judgement:
    """A game's own sense of value. It is only ever shown worlds drawn from what a seat knows."""

    def value(self, state: State, seat: i64) -> float:
        """The points this seat can expect at the end of the game."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """A sensible legal move, found by looking one own decision ahead."""
        raise NotImplementedError

    def without(self, part: str) -> "Judgement":
        """The same judgement, if it did not care for a part of the game that options bring in."""
        return self
