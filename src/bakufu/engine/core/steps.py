"""What decisions are made of: steps, and the rules of a game, which are its steps by number.

A step is one sort of decision. Everything that belongs to it is in its class: its name, what is
legal, what a move does, which rule forbids the rest, which rule to read, what people are asked.
Words are only asked for at the table; a search never does.
"""

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State

# What a sentence speaks of: see `bakufu.engine.text.message`.
Arguments = dict[str, str | int | list[str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State):
    """A position of a game whose decisions are steps: it knows what it waits for, and for whom."""

    def __init__(self, rules: "Rules[Any]") -> None:
        self.rules = rules
        self.step: i64 = 0  # what the table waits for, a number among `rules.steps`
        self.actor: i64 = -1  # the seat in turn; -1 while several may act

    def asked(self) -> "Step[Any]":
        """The step the table waits for."""
        return self.rules.steps[self.step]

    def actors(self) -> i64:
        # Asked before every move, and mostly a seat is in turn.
        if self.actor >= 0 and self.step != self.rules.over:
            return 1 << self.actor
        return self.rules.steps[self.step].actors(self)

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.actor >= 0 and seat != self.actor:
            return 0
        return self.rules.steps[self.step].fill(self, seat, buffer)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.rules.steps[self.step].apply(self, seat, move, chance, scribe)

    def determinise(self, seat: i64, chance: Chance) -> State:
        other = self.clone()
        self.rules.determinise(other, seat, chance)
        return other

    def is_secret(self) -> bool:
        return self.rules.steps[self.step].is_secret

    def unseal(self, seat: i64) -> None:
        self.rules.steps[self.step].unseal(self, seat)


S = TypeVar("S", bound=SteppedState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sort of decision. A game derives a class for each, with its own state for `S`."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # in documents and views
        self.rule = rule  # what to read about it
        self.is_secret = False  # whether all decide at once, hidden from each other

    def actors(self, s: S) -> i64:
        """The seats the table waits for while no seat is in turn, as a mask.

        Nobody, unless a step says so: also between two decisions no seat may be in turn.
        """
        return 0

    def fill(self, s: S, seat: i64, buffer: vec[i64]) -> i64:
        """Write the seat's legal moves, ascending; return how many.

        While a seat is in turn no other one is asked about.
        """
        raise NotImplementedError

    def apply(self, s: S, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        """Carry out a legal move and settle who decides next."""
        raise NotImplementedError

    def unseal(self, s: S, seat: i64) -> None:
        """Take back what all but this seat have chosen in secret."""

    def forbidden_by(self, s: S, seat: i64, move: i64) -> str:
        """The rule that forbids this move, which is not legal here."""
        return self.rule

    def redraw(self, s: S, seat: i64, chance: Chance) -> None:
        """Draw afresh, in place, what the seat cannot know of a decision under way."""

    # What people are told

    def decision_rule(self, s: S) -> str:
        """The rule to read in this position."""
        return self.rule

    def prompt(self, s: S) -> str:
        """What is asked: the message id without "GAME-prompt-"."""
        return self.name.replace(" ", "-")

    def arguments(self, s: S) -> Arguments:
        """What the sentence speaks of: at least who is asked."""
        if s.actor >= 0:
            return {"seat": f"#{s.actor}"}
        mask = int(s.actors())
        waiting = [f"#{seat}" for seat in range(mask.bit_length()) if mask >> seat & 1]
        return {"seats": waiting, "number": len(waiting)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Step[S]):
    """Nobody has anything to decide any more."""

    def __init__(self, rule: str, forbidding: str) -> None:
        super().__init__("nobody", rule)
        self.forbidding = forbidding  # the rule that ends the game, and with it all moves

    def actors(self, s: S) -> i64:
        return 0

    def fill(self, s: S, seat: i64, buffer: vec[i64]) -> i64:
        return 0

    def forbidden_by(self, s: S, seat: i64, move: i64) -> str:
        return self.forbidding

    def arguments(self, s: S) -> Arguments:
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules a state is played by. States only point at them, copies share them."""

    def __init__(self, steps: list[Step[S]]) -> None:
        self.steps = steps  # by number
        self.over: i64 = 0  # the number of the first step at which nobody decides
        while not isinstance(steps[self.over], Over):
            self.over += 1

    def forbidden_by(self, s: S, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not legal now."""
        return self.steps[s.step].forbidden_by(s, seat, move)

    def determinise(self, s: S, seat: i64, chance: Chance) -> None:
        """Draw afresh, in place, all that the seat cannot know: a game with hands adds them."""
        self.steps[s.step].redraw(s, seat, chance)


def put_moves(buffer: vec[i64], moves: list[int]) -> i64:
    """Legal moves from a list into the buffer of `Step.fill`; for games that are in no hurry."""
    for i in range(len(moves)):
        buffer[i] = moves[i]
    return len(moves)
