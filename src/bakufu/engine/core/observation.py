"""A seat's knowledge as a row of numbers of fixed length: what learning programs look at.

A game fills in `Observer` in its `observation.py`. The row says nothing that the seat's view does
not show, which a check of the contract keeps. Seats are told relative to the observer: its own
first, then the others in the order of play, so that what is learned in one seat holds in all.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bakufu.engine.core.state import State

YES: Final[i16] = 1


class Field:
    """A run of numbers in the row.

    `axes` names what the numbers are counted by, with how many there are of each: a field with
    the axes `("province", 45), ("seat", 4)` has 180 numbers, the four of the first province first.
    No number is below 0 or above `high`; what would be more is written as `high`.
    """

    def __init__(self, name: str, axes: Sequence[tuple[str, int]], high: int, meaning: str) -> None:
        self.name = name
        self.axes = tuple(axes)
        self.high = high
        self.meaning = meaning
        self.size = 1
        for _, number in self.axes:
            self.size *= number
        self.start = 0  # of its numbers in the row; known once the observer knows all fields

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(number for _, number in self.axes)


@final
class Cursor:
    """Goes along a row and writes its fields one after the other, in their order.

    Every field is written each time, be it with nothing. `field` makes its numbers 0 and says where
    they begin; `whole` leaves them as they were, for a caller that writes every one. The other
    writers are for the usual shapes. `places` tells where each seat stands, seen from the own one,
    which is 0; `seats` is the reverse. Nothing is above the bound of its field.
    """

    def __init__(self, fields: list[Field], players: i64) -> None:
        self.players = players
        self.seat: i64 = -1
        self.seats = vec[i64]([0] * players)
        self.places = vec[i64]([0] * players)
        self.numbers: vec[i16] = vec[i16]([])
        self.is_checking = True  # whether the names come in their order: once is enough
        self._names: list[str] = [field.name for field in fields]
        self._sizes = vec[i64]([field.size for field in fields])
        self._highs = vec[i64]([field.high for field in fields])
        self._starts = vec[i64]([field.start for field in fields])
        self._first: i64 = 0  # number of the row
        self._next: i64 = 0  # field

    def begin(self, numbers: vec[i16], start: i64, seat: i64) -> None:
        self.numbers = numbers
        self._first = start
        self._next = 0
        if seat == self.seat:
            return
        self.seat = seat
        seats, places, players = self.seats, self.places, self.players
        other = seat
        for place in range(players):
            seats[place] = other
            places[other] = place
            other += 1
            if other == players:
                other = 0

    def end(self) -> None:
        assert self._next == len(self._names), f"{self._names[self._next]} is not written"
        self.is_checking = False

    def _check(self, name: str) -> None:
        expected = self._names[self._next]
        assert name == expected, f"{name} is written in place of {expected}"

    def field(self, name: str) -> i64:
        """Where the numbers of the next field begin, which has this name; all are 0."""
        size = self._sizes[self._next]
        start = self.whole(name)
        clear(self.numbers, start, size)
        return start

    def whole(self, name: str) -> i64:
        """The same, with numbers from before: every one has to be written."""
        if self.is_checking:
            self._check(name)
        following = self._next
        self._next = following + 1
        return self._first + self._starts[following]

    def number(self, name: str, value: i64) -> None:
        """A field of a single number."""
        if self.is_checking:
            self._check(name)
        following = self._next
        self._next = following + 1
        self.numbers[self._first + self._starts[following]] = capped(value, self._highs[following])

    def flag(self, name: str, index: i64) -> None:
        """1 for one of the field's numbers; -1 stands for none."""
        start = self.field(name)
        if index >= 0:
            self.numbers[start + index] = YES

    def flag_seat(self, name: str, seat: i64) -> None:
        """1 for one seat; -1 stands for nobody."""
        self.flag(name, self.places[seat] if seat >= 0 else seat)

    def copy(self, name: str, source: vec[i64], first: i64) -> None:
        """As many numbers as the field has, from `source[first]` on."""
        high, size = self._highs[self._next], self._sizes[self._next]
        self.run(self.whole(name), source, first, size, high)

    def run(self, at: i64, source: vec[i64], first: i64, size: i64, high: i64) -> None:
        """Some numbers of a field: a whole run is quicker than a number at a time from outside."""
        numbers = self.numbers
        for i in range(size):
            # Not `capped`: what it returns would be looked at for errors.
            numbers[at + i] = i16(min(source[first + i], high))

    def by_seat(self, name: str, source: vec[i64]) -> None:
        """A number for each seat, the own first."""
        high = self._highs[self._next]
        start = self.whole(name)
        numbers, seats = self.numbers, self.seats
        for place in range(self.players):
            numbers[start + place] = capped(source[seats[place]], high)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for one setup of one game. `numbers` holds the row that was observed last.

    `numbers` has a buffer that other programs can read without a copy (`memoryview`, or
    `numpy.frombuffer` with 16-bit integers). Take it once: it stays the same and changes with
    every `observe`.
    """

    def __init__(self, fields: list[Field], players: i64) -> None:
        self.fields = fields
        start = 0
        for field in fields:
            field.start = start
            start += field.size
        self.size: i64 = start
        self.numbers: vec[i16] = vec[i16]([i16(0)] * start)
        self.row = Cursor(fields, players)

    def write(self, state: State, row: Cursor) -> None:
        """Write what the seat of the row knows, field by field."""
        raise NotImplementedError

    def observe_into(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        """Write what the seat knows into `numbers`, from `start` on."""
        row = self.row
        row.begin(numbers, start, seat)
        self.write(state, row)
        if row.is_checking:
            row.end()

    def observe(self, state: State, seat: i64) -> None:
        """Write what the seat knows into `self.numbers`."""
        self.observe_into(state, seat, self.numbers, 0)


def clear(numbers: vec[i16], start: i64, size: i64) -> None:
    """Make a part of a vector 0 again."""
    zero: i16 = 0
    end = start + size
    i = start
    while i + 8 <= end:  # eight at a time: much of a row's cost is here
        numbers[i] = zero
        numbers[i + 1] = zero
        numbers[i + 2] = zero
        numbers[i + 3] = zero
        numbers[i + 4] = zero
        numbers[i + 5] = zero
        numbers[i + 6] = zero
        numbers[i + 7] = zero
        i += 8
    while i < end:
        numbers[i] = zero
        i += 1


def capped(value: i64, high: i64) -> i16:
    """A number as it stands in a row: never above the bound of its field."""
    if value > high:
        return i16(high)
    return i16(value)


def row_of(observer: Observer, state: State, seat: int) -> list[int]:
    """What a seat knows as a list of numbers, for programs that are in no hurry."""
    observer.observe(state, seat)
    return [int(number) for number in observer.numbers]
