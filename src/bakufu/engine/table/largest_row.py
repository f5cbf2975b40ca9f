"""The largest row of a game: rows of all its tables have room in it, so that one network reads all.

A field has its place by its name, a number by its place along the field's axes. What a table does
not have, such as a fourth seat, is 0.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from bakufu.engine.core.observation import Field
from bakufu.engine.table.game import Game
from bakufu.engine.table.options import Option, Options
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused

_LAST = ", then "  # in the name of an axis: its last number stays the last


class LargestRow:
    """Fields as in an `Observer`, joined from those of many tables."""

    def __init__(self, tables: Iterable[Sequence[Field]]) -> None:
        joined: dict[str, Field] = {}
        for fields in tables:
            for field in fields:
                joined[field.name] = _join(joined.get(field.name, field), field)
        self.fields = list(joined.values())
        self.size = 0
        for field in self.fields:
            field.start = self.size
            self.size += field.size
        self._by_name = joined
        self._known: dict[tuple[object, ...], list[int] | None] = {}

    @property
    def highs(self) -> list[int]:
        """The bound of each number: a network is shown numbers in parts of it."""
        return [field.high for field in self.fields for _ in range(field.size)]

    def places(self, fields: Sequence[Field]) -> list[int] | None:
        """Where each number of a table's row lies; None where there is no room for it."""
        key = tuple((field.name, field.axes) for field in fields)
        if key not in self._known:
            self._known[key] = self._find(fields)
        return self._known[key]

    def _find(self, fields: Sequence[Field]) -> list[int] | None:
        found: list[int] = []
        for field in fields:
            room = self._by_name.get(field.name)
            if room is None or not _has_room(room, field):
                return None
            found += _places(room, field)
        return found


def _names(field: Field) -> list[str]:
    return [name for name, _ in field.axes]


def _join(one: Field, other: Field) -> Field:
    if _names(one) != _names(other):
        raise BadInput(f"{one.name} is counted by {_names(one)} here and {_names(other)} there")
    axes = [
        (name, max(mine, theirs))
        for (name, mine), theirs in zip(one.axes, other.shape, strict=True)
    ]
    return Field(one.name, axes, max(one.high, other.high), one.meaning)


def _has_room(room: Field, field: Field) -> bool:
    return _names(room) == _names(field) and all(
        number <= most for number, most in zip(field.shape, room.shape, strict=True)
    )


def _places(room: Field, field: Field) -> Iterator[int]:
    along = []
    step = room.size
    for (name, number), most in zip(field.axes, room.shape, strict=True):
        step //= most
        places = list(range(number))
        if _LAST in name:
            places[-1] = most - 1
        along.append([place * step for place in places])
    for parts in product(*along):
        yield room.start + sum(parts)


@cache
def largest_row(game: Game) -> LargestRow:
    """Room for every number of players with every module, side, start and the like."""
    return LargestRow(_tables(game))


def _tables(game: Game) -> Iterator[Sequence[Field]]:
    players = next(option for option in game.options if option.name == "players")
    offered = [option for option in game.options if option.group in ("module", "table")]
    kinds: list[Options] = [{}]
    kinds += [{option.name: value} for option in offered for value in _others(option)]
    kinds.append({option.name: _others(option)[-1] for option in offered if _is_module(option)})
    for number in players.values:
        for kind in kinds:
            try:
                setup = game.setup({"players": number, **kind})
            except (BadInput, Refused):  # a table that the rules do not know
                continue
            yield game.observer(setup).fields


def _others(option: Option) -> list[str | int | float]:
    return [value for value in option.values if value != option.default]


def _is_module(option: Option) -> bool:
    return option.group == "module" and bool(_others(option))
