"""Where randomness comes in.

Rules never roll dice themselves: they ask a `Chance` for one thing out of a bag. A bag is a run of
counts inside a vector ("six Samurai, two Bushi"), so nothing is settled before it is drawn: a deck
is a bag, not an order. Live play records the outcomes, a replay reads them back, a test scripts
them and a search brings its own dice.
"""

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final[i64] = 0xFFFFFFFF
_ONE: Final[i64] = 1 << 30  # the odds of what is certain


class ChanceError(ValueError):
    """A scripted or recorded outcome does not fit the draw that the rules ask for."""


class Chance:
    """The source of every random outcome."""

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        """Take one thing from `bag[start : start + size]`; each thing is equally likely.

        Returns its kind as an offset from `start`. The bag is not changed. `what` is the game's own
        number for this sort of draw, so that a log can say what was drawn.
        """
        raise NotImplementedError

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        """How many of `number` like things happen, each by itself with odds in 2**30."""
        raise NotImplementedError


@final
class Dice(Chance):
    """Seeded live chance (the small generator sfc32, 96 bits of seed).

    All arithmetic is masked to 32-bit words, so that compiled and interpreted games agree.
    """

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 upwards, not {seed}")
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _time in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        mixed: i64 = (a + b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + mixed) & _WORD
        return mixed

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, every one equally likely (limit below 2**31)."""
        product: i64 = self.word() * limit
        low: i64 = product & _WORD
        if low < limit:
            # Lemire's method: reject the few products that would favour small numbers.
            uneven: i64 = (_WORD + 1 - limit) % limit
            while low < uneven:
                product = self.word() * limit
                low = product & _WORD
        return product >> 32

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        total: i64 = 0
        for i in range(start, start + size):
            total += bag[i]
        if total <= 0:
            raise ChanceError("nothing is left to draw from")
        left: i64 = self.below(total)
        kind: i64 = 0
        while left >= bag[start + kind]:
            left -= bag[start + kind]
            kind += 1
        return kind

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        limit: i64 = odds << 2
        count: i64 = 0
        for _time in range(number):
            if self.word() < limit:
                count += 1
        return count


@final
class Recorder(Chance):
    """Passes draws on to another source and remembers the outcomes for the log."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[tuple[int, int]] = []

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        kind = self.source.draw(what, bag, start, size)
        self.outcomes.append((what, kind))
        return kind

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        count = self.source.binomial(what, number, odds)
        self.outcomes.append((what, count))
        return count


@final
class Script(Chance):
    """Hands out outcomes fixed beforehand, as `(what, kind)` pairs; refuses those that cannot be.

    `what` may be -1 where the script does not say which draw it is meant for. When the script has
    run out, `after` goes on, if there is one. After a `ChanceError` it knows what did not fit, for
    those who have words for it.
    """

    def __init__(self, outcomes: list[tuple[int, int]], after: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.position: i64 = 0
        self.after = after
        self.asked: i64 = -1  # the draw that the rules asked for last
        self.fits = True  # whether the last outcome was written for it
        self.most: i64 = -1  # of how many like things the last draw was

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        if self.after is not None and self.position >= len(self.outcomes):
            return self.after.draw(what, bag, start, size)
        self.most = -1
        kind = self._next(what)
        if not 0 <= kind < size or bag[start + kind] <= 0:
            raise ChanceError(
                f"chance outcome {self.position} (kind {kind}) cannot be drawn: "
                "none of that kind is left"
            )
        return kind

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        if self.after is not None and self.position >= len(self.outcomes):
            return self.after.binomial(what, number, odds)
        self.most = number
        count = self._next(what)
        if not 0 <= count <= number:
            raise ChanceError(
                f"chance outcome {self.position} ({count}) cannot be: there are only {number}"
            )
        return count

    def _next(self, what: i64) -> i64:
        self.asked = what
        if self.position >= len(self.outcomes):
            self.position = len(self.outcomes) + 1
            raise ChanceError(
                f"the rules ask for chance outcome {self.position} of this move, "
                f"but only {len(self.outcomes)} are given"
            )
        named, kind = self.outcomes[self.position]
        self.position += 1
        self.fits = named in (-1, what)
        if not self.fits:
            raise ChanceError(
                f"chance outcome {self.position} was written for draw {named}, "
                f"but the rules ask for draw {what}"
            )
        return kind

    def unused(self) -> int:
        """How many scripted outcomes nobody has asked for."""
        return max(0, len(self.outcomes) - int(self.position))


@final
class Echo(Chance):
    """Repeats the outcomes of another world as far as they are possible in this one."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self.outcomes = outcomes
        self.position: i64 = 0
        self.parted = False  # whether the two worlds have gone different ways

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        if not self.parted and self.position < len(self.outcomes):
            _, kind = self.outcomes[self.position]
            self.position += 1
            if bag[start + kind] > 0:
                return kind
        self.parted = True
        first: i64 = 0
        while bag[start + first] == 0:
            first += 1
        return first

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        if not self.parted and self.position < len(self.outcomes):
            _, count = self.outcomes[self.position]
            self.position += 1
            if count <= number:
                return count
        self.parted = True
        return 0


class AtFork(Exception):
    """The rules ask for an outcome that has not been chosen yet: see `Fork`."""


@final
class Fork(Chance):
    """Hands out the outcomes chosen so far, and stops the rules where chance has to choose next.

    For trees in which chance has nodes of its own: a move is carried out on a copy, which is thrown
    away when `AtFork` is raised, and again with one outcome more, until it is complete. What has
    only one outcome is not asked.
    """

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen
        self.position: i64 = 0
        self.what: i64 = -1  # the draw it stopped at, and what it is drawn from
        self.bag: list[int] = []
        self.number: i64 = 0
        self.odds: i64 = 0

    def draw(self, what: i64, bag: vec[i64], start: i64, size: i64) -> i64:
        only: i64 = -1
        kinds: i64 = 0
        for i in range(size):
            if bag[start + i] > 0:
                only = i
                kinds += 1
        if kinds == 0:
            raise ChanceError("nothing is left to draw from")
        if kinds == 1:
            return only
        if self.position < len(self.chosen):
            return self._next()
        self.what = what
        self.bag = []
        for i in range(start, start + size):
            self.bag.append(bag[i])
        raise AtFork

    def binomial(self, what: i64, number: i64, odds: i64) -> i64:
        if number <= 0 or odds <= 0:
            return 0
        if odds >= _ONE:
            return number
        if self.position < len(self.chosen):
            return self._next()
        self.what = what
        self.number = number
        self.odds = odds
        raise AtFork

    def _next(self) -> i64:
        self.position += 1
        return self.chosen[self.position - 1]

    def ways(self) -> list[tuple[int, float]]:
        """Every outcome of the draw it stopped at, ascending, with its probability."""
        found: list[tuple[int, float]] = []
        if self.bag:
            total = sum(self.bag)
            for kind, count in enumerate(self.bag):
                if count > 0:
                    found.append((kind, count / total))
            return found
        number = int(self.number)
        happens = int(self.odds) / 1073741824.0  # a whole number so large is not divided by (mypyc)
        for count in range(number + 1):
            probability = comb(number, count) * happens**count * (1 - happens) ** (number - count)
            if probability > 0:  # else too small for a float
                found.append((count, probability))
        return found
