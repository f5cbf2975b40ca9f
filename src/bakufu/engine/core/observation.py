"""A seat's knowledge as a row of numbers of fixed length: what learning programs look at.

A game fills in `Observer` in its `observation.py`. The row says nothing that the seat's view does
not show, which a check of the contract keeps. Seats are told relative to the observer: its own
first, then the others in the order of play, so that what is learned in one seat holds in all.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.state import State


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


class Observer:
    """Writes rows for one setup of one game. `numbers` holds the row that was observed last.

    `numbers` has a buffer that other programs can read without a copy (`memoryview`, or
    `numpy.frombuffer` with 16-bit integers). Take it once: it stays the same and changes with
    every `observe`.
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        start = 0
        for field in fields:
            field.start = start
            start += field.size
        self.size: i64 = start
        self.numbers: vec[i16] = vec[i16]([i16(0)] * start)

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        """Write what the seat knows into `numbers`, from `start` on, where all is 0 already."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64) -> None:
        """Write what the seat knows into `self.numbers`."""
        clear(self.numbers, 0, self.size)
        self.write(state, seat, self.numbers, 0)


def clear(numbers: vec[i16], start: i64, size: i64) -> None:
    """Make a part of a vector 0 again."""
    for i in range(start, start + size):
        numbers[i] = i16(0)


def capped(value: i64, high: i64) -> i16:
    """A number as it stands in a row: never above the bound of its field."""
    if value > high:
        return i16(high)
    return i16(value)


def row_of(observer: Observer, state: State, seat: int) -> list[int]:
    """What a seat knows as a list of numbers, for programs that are in no hurry."""
    observer.observe(state, seat)
    return [int(number) for number in observer.numbers]
