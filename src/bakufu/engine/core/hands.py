"""Hands and bags: runs of counts, what everybody and what one viewer knows of them, redealing.

A bag or pile is a run of counts by kind, a row of hands one run after the other. `Hands` looks at
the vectors of a state and changes them in place; it keeps nothing itself, so that it may be made
whenever it is needed. Of the things in a hand some are *known* to everybody (taken openly), some
were *seen* by one viewer (a spy), and the rest is secret, except that everybody knows which stock
each came from: the *present* one (the bag and what was dealt from it), or the *older* one (what was
dealt before the bag was last filled again). What a stock holds as a whole is known to all.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance

# For parts of the knowledge that a game does not have.
NOTHING: Final = vec[i64]([])


def draw_out(what: i64, bag: vec[i64], start: i64, size: i64, chance: Chance) -> i64:
    """Take one thing out of `bag[start : start + size]`; its kind as an offset from `start`."""
    kind = chance.draw(what, bag, start, size)
    bag[start + kind] = bag[start + kind] - 1
    return kind


def total(bag: vec[i64], start: i64, size: i64) -> i64:
    """How many things there are in `bag[start : start + size]`."""
    count: i64 = 0
    for i in range(start, start + size):
        count += bag[i]
    return count


def pour(source: vec[i64], target: vec[i64], first: i64, kinds: i64) -> None:
    """Move all things of the kinds from `first` on from one pile to another."""
    for kind in range(first, kinds):
        target[kind] = target[kind] + source[kind]
        source[kind] = 0


@final
class Hands:
    """The hands of all seats, and the bag they are dealt from.

    Only kinds from `first` on are dealt in secret; those below are always known. `what` is the
    number of the draw. Vectors, each with `kinds` numbers for

        bag      nobody
        hand     each seat: what it holds
        known    each seat: what everybody knows of its hand
        older    each seat: secret things of the older stock, or NOTHING
        seen     each viewer and each seat: what the viewer knows beside that, or NOTHING
        covered  each seat: what it has laid away face down, or NOTHING
    """

    def __init__(
        self,
        what: i64,
        seats: i64,
        kinds: i64,
        first: i64,
        bag: vec[i64],
        hand: vec[i64],
        known: vec[i64],
        older: vec[i64],
        seen: vec[i64],
        covered: vec[i64],
    ) -> None:
        self.what = what
        self.seats = seats
        self.kinds = kinds
        self.first = first
        self.bag = bag
        self.hand = hand
        self.known = known
        self.older = older
        self.seen = seen
        self.covered = covered

    # What happens

    def deal(self, seat: i64, chance: Chance) -> i64:
        """From the bag into a hand, in secret; the kind."""
        kind = self.first + draw_out(
            self.what, self.bag, self.first, self.kinds - self.first, chance
        )
        self.take(seat, kind)
        return kind

    def take(self, seat: i64, kind: i64) -> None:
        """Something that has left the bag comes into a hand, in secret."""
        place = seat * self.kinds + kind
        self.hand[place] = self.hand[place] + 1

    def take_open(self, seat: i64, kind: i64, number: i64) -> None:
        """Everybody sees what comes into the hand."""
        place = seat * self.kinds + kind
        self.hand[place] = self.hand[place] + number
        self.known[place] = self.known[place] + number

    def give_open(self, seat: i64, kind: i64) -> None:
        """One thing leaves the hand openly: what do the others know afterwards?

        A known one goes first; which of two equal things it is makes no difference. Another must be
        secret. Where it can have come from either stock, nobody can tell the two stocks apart any
        more and they are counted as one. Only what everybody knows decides here.
        """
        place = seat * self.kinds + kind
        if self.known[place] > 0:
            self.known[place] = self.known[place] - 1
        else:
            self._forget_seen(seat, kind)
            self._forget_stock(seat, kind)
        self.hand[place] = self.hand[place] - 1

    def lay_away(self, seat: i64, kind: i64) -> None:
        """One thing leaves the hand face down: everybody sees that, and only its owner what.

        It may be any of those that others knew, so of every kind they know one less for certain.
        """
        kinds = self.kinds
        for other in range(self.first, kinds):
            place = seat * kinds + other
            if self.known[place] > 0:
                self.known[place] = self.known[place] - 1
            self._forget_seen(seat, other)
        for i in range(len(self.older)):
            self.older[i] = 0
        place = seat * kinds + kind
        self.hand[place] = self.hand[place] - 1
        self.covered[place] = self.covered[place] + 1

    def show(self, viewer: i64, seat: i64) -> None:
        """The viewer looks at the whole hand, and keeps what it saw."""
        kinds = self.kinds
        row = (viewer * self.seats + seat) * kinds
        for kind in range(self.first, kinds):
            place = seat * kinds + kind
            self.seen[row + kind] = self.hand[place] - self.known[place]

    def refilled(self) -> None:
        """The bag was filled again with things that all know: secrets are of an older stock now."""
        hand, known, older = self.hand, self.known, self.older
        for seat in range(self.seats):
            for place in range(seat * self.kinds + self.first, (seat + 1) * self.kinds):
                older[place] = hand[place] - known[place]

    # What is known

    def known_to(self, viewer: i64, seat: i64, kind: i64) -> i64:
        """How many things of a kind the viewer knows in a hand: of its own, all.

        Whoever has no seat (-1) knows what everybody knows.
        """
        place = seat * self.kinds + kind
        if viewer == seat:
            return self.hand[place]
        if viewer < 0 or len(self.seen) == 0:
            return self.known[place]
        return self.known[place] + self.seen[(viewer * self.seats + seat) * self.kinds + kind]

    def recalled(self, viewer: i64) -> dict[str, list[int]]:
        """What a viewer has seen of each hand, for `Game.recall`; `is_held` says if it is true."""
        found: dict[str, list[int]] = {}
        for seat in range(self.seats):
            row = (viewer * self.seats + seat) * self.kinds
            if total(self.seen, row, self.kinds) > 0:
                found[f"hand {seat}"] = [self.seen[row + kind] for kind in range(self.kinds)]
        return found

    def is_held(self, name: str, things: list[int]) -> bool:
        """Whether the hand that `recalled` names holds these things, beside those that all know."""
        first = int(name.split()[1]) * self.kinds
        for kind in range(self.kinds):
            if self.hand[first + kind] - self.known[first + kind] < things[kind]:
                return False
        return True

    def present(self, seat: i64, kind: i64) -> i64:
        """How many secret things of this kind the seat holds from the present stock."""
        place = seat * self.kinds + kind
        if len(self.older) == 0:
            return self.hand[place] - self.known[place]
        return self.hand[place] - self.known[place] - self.older[place]

    def secrets(self, seat: i64, is_older: bool) -> i64:
        """How many secret things of one of the two stocks a hand holds: known to everybody."""
        if is_older:
            return total(self.older, seat * self.kinds + self.first, self.kinds - self.first)
        count: i64 = 0
        for kind in range(self.first, self.kinds):
            count += self.present(seat, kind)
        return count

    def _forget_seen(self, seat: i64, kind: i64) -> None:
        if len(self.seen) == 0:
            return
        for viewer in range(self.seats):
            row = (viewer * self.seats + seat) * self.kinds
            if self.seen[row + kind] > 0:
                self.seen[row + kind] = self.seen[row + kind] - 1

    def _forget_stock(self, seat: i64, kind: i64) -> None:
        """Which stock did a secret thing come from that has come to light?"""
        older = self.older
        if len(older) == 0 or self.secrets(seat, True) == 0 or not self._may_be_older(kind):
            return
        if self.secrets(seat, False) == 0 or not self._may_be_present(kind):
            place = seat * self.kinds + kind
            older[place] = older[place] - 1
            return
        for i in range(len(older)):
            older[i] = 0

    def _may_be_older(self, kind: i64) -> bool:
        for seat in range(self.seats):
            if self.older[seat * self.kinds + kind] > 0:
                return True
        return False

    def _may_be_present(self, kind: i64) -> bool:
        if self.bag[kind] > 0:
            return True
        for seat in range(self.seats):
            if self.present(seat, kind) > 0:
                return True
        return False

    # Drawn worlds

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """Deal anew all that the viewer does not know, each thing from the stock it came from.

        A thing that was seen is kept; where equal ones are of both stocks, it counts as present.
        """
        kinds, first, hand, older, bag = self.kinds, self.first, self.hand, self.older, self.bag
        stock = vec[i64]([0] * kinds)
        numbers = vec[i64]([0] * (3 * self.seats))  # of each seat: older, present, covered
        for seat in range(self.seats):
            if seat == viewer:
                continue
            from_older: i64 = 0
            from_bag: i64 = 0
            for kind in range(first, kinds):
                place = seat * kinds + kind
                kept = self.known_to(viewer, seat, kind)
                secret = hand[place] - kept
                if secret > 0:
                    hand[place] = kept
                    if len(older) > 0 and older[place] > 0:
                        old = older[place] if older[place] < secret else secret
                        stock[kind] = stock[kind] + old
                        older[place] = older[place] - old
                        from_older += old
                        secret -= old
                    bag[kind] = bag[kind] + secret
                    from_bag += secret
            numbers[3 * seat] = from_older
            numbers[3 * seat + 1] = from_bag
            if len(self.covered) > 0:
                for kind in range(first, kinds):
                    place = seat * kinds + kind
                    numbers[3 * seat + 2] = numbers[3 * seat + 2] + self.covered[place]
                    bag[kind] = bag[kind] + self.covered[place]
                    self.covered[place] = 0
        for seat in range(self.seats):
            self._redeal_from(stock, seat, numbers[3 * seat], older, chance)
            self._redeal_from(bag, seat, numbers[3 * seat + 1], NOTHING, chance)
            for _time in range(numbers[3 * seat + 2]):
                kind = first + draw_out(self.what, bag, first, kinds - first, chance)
                self.covered[seat * kinds + kind] = self.covered[seat * kinds + kind] + 1
        if len(self.seen) > 0:
            self._see_anew(viewer, chance)

    def _redeal_from(
        self, stock: vec[i64], seat: i64, number: i64, marked: vec[i64], chance: Chance
    ) -> None:
        for _time in range(number):
            kind = self.first + draw_out(
                self.what, stock, self.first, self.kinds - self.first, chance
            )
            place = seat * self.kinds + kind
            self.hand[place] = self.hand[place] + 1
            if len(marked) > 0:
                marked[place] = marked[place] + 1

    def _see_anew(self, viewer: i64, chance: Chance) -> None:
        """Others have seen as much of the new hands as they had of the true ones."""
        kinds = self.kinds
        for other in range(self.seats):
            for seat in range(self.seats):
                if other in (viewer, seat) or seat == viewer:
                    continue
                row = (other * self.seats + seat) * kinds
                number = total(self.seen, row, kinds)
                if number == 0:
                    continue
                left = vec[i64]([0] * kinds)
                for kind in range(self.first, kinds):
                    place = seat * kinds + kind
                    left[kind] = self.hand[place] - self.known[place]
                    self.seen[row + kind] = 0
                for _time in range(number):
                    kind = draw_out(self.what, left, 0, kinds, chance)
                    self.seen[row + kind] = self.seen[row + kind] + 1
