"""Sealed choices: some seats choose at once and in secret, commit, and all is revealed together.

A choice is put together in moves that only its owner sees. Others see who has committed, nothing
else. A game says who has to choose, what can be chosen and what happens when the last one commits,
and keeps in its state who has committed; waiting, committing and taking back are here.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoice(Step[S]):
    """A step that several seats take at once, hidden from each other."""

    def __init__(
        self,
        name: str,
        rule: str,
        commit: i64,
        committed_note: i64,
        take_back: i64 = -1,
        taken_back_note: i64 = -1,
    ) -> None:
        super().__init__(name, rule)
        self.is_secret = True
        self.commit = commit  # the move with which a choice is made
        self.committed_note = committed_note  # tells everybody that it is, and nothing more
        self.take_back = take_back  # the move that opens it again; -1: a choice made is final
        self.taken_back_note = taken_back_note

    # What a game says

    def choosers(self, s: S) -> i64:
        """Who has to choose, as a mask.

        Settled by what everybody knows: a seat that has nothing to choose from is asked all the
        same and can only commit, or the table would tell what it holds (BUS-SEE-05).
        """
        raise NotImplementedError

    def committed(self, s: S) -> i64:
        """Who has committed, as a mask: a field of the state, 0 when the choice begins."""
        raise NotImplementedError

    def set_committed(self, s: S, seats: i64) -> None:
        raise NotImplementedError

    def fill_choice(self, s: S, seat: i64, buffer: vec[i64]) -> i64:
        """The moves of a seat that is choosing, ascending; to commit, once its choice is whole."""
        raise NotImplementedError

    def choose(self, s: S, seat: i64, move: i64, scribe: Scribe) -> None:
        """A part of a choice: any move but committing and taking back."""
        raise NotImplementedError

    def reveal(self, s: S, chance: Chance, scribe: Scribe) -> None:
        """All have committed: the choices count, and the game goes on."""
        raise NotImplementedError

    def forget(self, s: S, seat: i64) -> None:
        """The seat has chosen nothing yet."""
        raise NotImplementedError

    def choose_any(self, s: S, seat: i64, chance: Chance) -> None:
        """Any whole choice that the others must think possible."""
        raise NotImplementedError

    # What follows

    def actors(self, s: S) -> i64:
        return self.choosers(s) & ~self.committed(s)

    def fill(self, s: S, seat: i64, buffer: vec[i64]) -> i64:
        bit: i64 = 1 << seat
        if self.choosers(s) & bit == 0:
            return 0
        if self.committed(s) & bit == 0:
            return self.fill_choice(s, seat, buffer)
        if self.take_back < 0:
            return 0
        buffer[0] = self.take_back
        return 1

    def apply(self, s: S, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == self.commit:
            self.set_committed(s, self.committed(s) | (1 << seat))
            scribe.note(self.committed_note, seat, 0, 0)
            if self.actors(s) == 0:
                self.reveal(s, chance, scribe)
        elif move == self.take_back:
            self.set_committed(s, self.committed(s) & ~(1 << seat))
            scribe.note(self.taken_back_note, seat, 0, 0)
        else:
            self.choose(s, seat, move, scribe)

    def unseal(self, s: S, seat: i64) -> None:
        mine: i64 = 1 << seat
        others: i64 = self.choosers(s) & ~mine
        other: i64 = 0
        while others >> other != 0:
            if (others >> other) & 1 != 0:
                self.forget(s, other)
            other += 1
        self.set_committed(s, self.committed(s) & mine)

    def redraw(self, s: S, seat: i64, chance: Chance) -> None:
        """Others may have chosen anything so far, and something whole if they have committed."""
        others: i64 = self.choosers(s) & ~(1 << seat) if seat >= 0 else self.choosers(s)
        other: i64 = 0
        while others >> other != 0:
            if (others >> other) & 1 != 0:
                self.forget(s, other)
                if (self.committed(s) >> other) & 1 != 0:
                    self.choose_any(s, other, chance)
            other += 1
