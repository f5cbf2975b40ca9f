"""What makes a position good: asked by bots, hints and the analysis graph."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def declared(self) -> list[Weight]:
        """The numbers it rests on; none for a judgement that cannot be given others."""
        return []

    def weighed(self, numbers: list[float]) -> "Judgement":
        """The same judgement with other numbers, in the order in which they are declared."""
        return self

    # What a search asks besides. A game answers where it knows better.

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        """The value for every seat: what can be looked up once for all is looked up once."""
        for seat in range(players):
            values[seat] = self.value(state, seat)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """The whole decision that `choose` begins, as moves in a row; returns how many."""
        moves[0] = self.choose(state, seat, dice)
        return 1

    def perturbed(self, dice: Dice) -> "Judgement":
        """A judgement of another temper: players differ, and so do good ideas."""
        return self

    def imagine(self, world: State, seat: i64, dice: Dice) -> None:
        """Change what the seat cannot know from what is possible to what is likely. What others
        choose at the same time is taken back: a search has them choose."""
        world.unseal(seat)

    def is_mixed(self, state: State) -> bool:
        """Whether a decision that all take at once is answered by a mix: no one choice is best, for
        it would be foreseen."""
        return state.is_secret()

    def is_partial(self, state: State, seat: i64) -> bool:
        """Whether the seat is in the middle of a decision that is made of several moves."""
        return False

    def is_second_thought(self, move: i64) -> bool:
        """Whether a move only takes an earlier one back: a search has no need of it."""
        return False

    def is_quiet(self, state: State) -> bool:
        """Whether nothing is under way, so that `value` tells what a position is worth."""
        return True

    def careful(self) -> "Judgement":
        """The same judgement with time to think: a search asks it what to try."""
        return self

    def curiosity(self, usual: float) -> float:
        """How readily a search looks again at what seemed worse."""
        return usual

    def quiet_positions(self, usual: i64) -> i64:
        """How many quiet positions a look plays past before it judges one."""
        return usual

    def race_quiet_positions(self) -> i64:
        """How many quiet positions a look plays past where whole decisions race against the
        judge's own; -1 if a tree of single moves is searched instead."""
        return -1

    def race_perturbs(self) -> bool:
        """Whether others play on by judges of other tempers where decisions race. What differs
        then is more than the decision; but nobody is foreseen."""
        return False

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        """How often a search looks ahead for this effort: less often where a look is dear, or where
        little depends on it."""
        return effort

    def spread(self, state: State) -> float:
        """How far the points at the end may lie from `value`, as a rule."""
        return 5.0
