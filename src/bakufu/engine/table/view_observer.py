"""What a seat knows as numbers, read off its view: for games that write no rows of their own.

A view shows nothing that its seat may not know, so neither does the row. It is slower than rows
that a game writes itself, and seats stand in it as the view has them, not the own one first.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bakufu.engine.core.observation import Cursor, Field, Observer, capped
from bakufu.engine.core.state import State
from bakufu.engine.text.errors import BakufuError

_HIGH = 32767  # the largest number of a row


class ViewObserver(Observer):
    """Each field of the view in turn: numbers, yes or no, and lists of them; nothing is 0."""

    def __init__(self, view: Callable[[State, int], Any], start: State, players: int) -> None:
        self._view = view
        sizes = {name: len(list(_numbers(name, part))) for name, part in self._parts(start, 0)}
        fields = [Field("viewer", [("seat", players)], 1, "the own seat")]
        for name, size in sizes.items():
            fields.append(Field(name, [("number", size)], _HIGH, f"`{name}` of the view"))
        super().__init__(fields, players)

    def write(self, state: State, row: Cursor) -> None:
        row.flag("viewer", row.seat)
        parts = self._parts(state, int(row.seat))
        for field, (name, part) in zip(self.fields[1:], parts, strict=True):
            at = row.field(name)
            numbers = list(_numbers(name, part))
            if len(numbers) != field.size:
                raise BakufuError(f"the view's {name} has not always the same number of numbers")
            for i, number in enumerate(numbers):
                row.numbers[at + i] = capped(number, _HIGH)

    def _parts(self, state: State, seat: int) -> Iterator[tuple[str, Any]]:
        parts: dict[str, Any] = msgspec.to_builtins(self._view(state, seat))
        yield from parts.items()


def _numbers(name: str, part: Any) -> Iterator[int]:
    if isinstance(part, list):
        for one in part:
            yield from _numbers(name, one)
    elif part is None or (isinstance(part, int) and part >= 0):
        yield int(part or 0)
    else:
        raise BakufuError(f"the view's {name} holds {part!r}: this game has to write its own rows")
