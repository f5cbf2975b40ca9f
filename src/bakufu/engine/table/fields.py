"""What follows from the fields of a state: copying it, listing its numbers, reading them back.

A field is written once, in `__init__`: whole numbers as `self.x: i64 = ...`, rows of them as
`self.x = vec[i64](...)`, and lists of parts that have fields of their own as `self.x: list[...]`.
Compiled code cannot look its own fields up quickly, so its methods are written down by

    python -m bakufu.engine.table.fields src/bakufu/games/*/state.py ...

between two marks, and a test writes them again. A state in plain Python derives from `PlainState`
and has them by itself. `check_fields` of the contract finds a field that is in no list.

A row marked `(set-up only)` is shared by copies once the state's `is_set_up()` says so.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self

import msgspec
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import State
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import fill, only_known, shaped

FIRST = "    # Written by bakufu.engine.table.fields from the fields in __init__."
LAST = "    # So far."
SET_UP_ONLY = "(set-up only)"


class PlainState(State):
    """A state in plain Python whose fields are whole numbers and rows of them.

    Anything else that it keeps, such as the box, is shared by all copies and does not change.
    """

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        for name in field_names(self):
            value = getattr(self, name)
            setattr(copy, name, value[:] if _is_row(value) else value)
        return copy

    def cells(self) -> vec[i64]:
        return vec[i64](numbers_of(self))

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        for name in number_names(self):
            setattr(self, name, read_i64_le(numbers, at * 8))
            at += 1
        for name in row_names(self):
            row = getattr(self, name)
            for i in range(len(row)):
                row[i] = read_i64_le(numbers, at * 8)
                at += 1
        return at


# Reading fields off an object, compiled or not


def field_names(whole: object) -> list[str]:
    """The names of all attributes, in the order in which they were written."""
    names: list[str] = []
    for kind in reversed(type(whole).__mro__):
        names += vars(kind).get("__mypyc_attrs__", ())  # of a compiled class
    names += vars(whole) if hasattr(whole, "__dict__") else ()
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def number_names(whole: object) -> list[str]:
    return [name for name in field_names(whole) if isinstance(getattr(whole, name), int)]


def row_names(whole: object) -> list[str]:
    return [name for name in field_names(whole) if _is_row(getattr(whole, name))]


def _is_row(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(one, int) for one in value) and bool(value)
    return type(value) is type(vec[i64]([]))


def numbers_of(whole: object) -> list[int]:
    """Every number in an object's fields: single ones first, then rows, then those of its parts."""
    numbers: list[int] = [getattr(whole, name) for name in number_names(whole)]
    for name in row_names(whole):
        numbers.extend(getattr(whole, name))
    for name in field_names(whole):
        value = getattr(whole, name)
        for part in value if isinstance(value, list) else ():
            if hasattr(part, "read_cells"):
                numbers.extend(numbers_of(part))
    return numbers


# Positions as documents, field by field


def document_of(state: State) -> dict[str, int | list[int]]:
    """The fields of a state by name."""
    found: dict[str, int | list[int]] = {
        name: int(getattr(state, name)) for name in number_names(state)
    }
    return found | {name: list(map(int, getattr(state, name))) for name in row_names(state)}


def lay_out(state: State, document: Mapping[str, Any]) -> None:
    """Change the fields that a document names; `BadInput` says what is wrong."""
    numbers, rows = number_names(state), row_names(state)
    only_known(document, [*numbers, *rows], "field", "position")
    for name, value in document.items():
        if name in numbers:
            setattr(state, name, shaped(value, int, 0, name))
            continue
        row = getattr(state, name)
        values = shaped(value, list, [], name)
        if len(values) != len(row):
            raise BadInput(f"{name}: expected {len(row)} numbers, found {len(values)}")
        fill(row, [shaped(one, int, 0, name) for one in values])


# Writing methods


# Numbers that a state has from the engine's own classes, before its own.
INHERITED = {"SteppedState": ["step", "actor"]}
# Methods that it has from there and that Python calls: those of an object's own class it calls
# faster than inherited ones.
CALLED = {
    "SteppedState": """
    def actors(self) -> i64:
        if self.actor >= 0 and self.step != self.rules.over:
            return 1 << self.actor
        return super().actors()

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.actor >= 0 and seat != self.actor:
            return 0
        return self.rules.steps[self.step].fill(self, seat, buffer)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.rules.steps[self.step].apply(self, seat, move, chance, scribe)
"""
}


class Fields(msgspec.Struct):
    """The fields of a class, by sort, in order."""

    name: str
    numbers: list[str]
    rows: list[str]
    set_up: set[str]  # rows that copies share after the set-up
    parts: list[str]
    called: list[str]  # lines of further methods


def written(text: str) -> str:
    """A module with the methods between each pair of marks written anew."""
    lines = text.splitlines()
    end = len(lines)
    for node in ast.parse(text).body[::-1]:
        begin = node.lineno - 1
        if isinstance(node, ast.ClassDef) and FIRST in lines[begin:end]:
            first, last = lines.index(FIRST, begin, end), lines.index(LAST, begin, end)
            lines[first + 1 : last] = ["", *_methods(_fields(node, lines)), ""]
        end = begin
    return "\n".join(lines) + "\n"


def _fields(kind: ast.ClassDef, lines: list[str]) -> Fields:
    bases = [ast.unparse(base) for base in kind.bases]
    inherited = [name for base in bases for name in INHERITED.get(base, [])]
    called = [line for base in bases for line in CALLED.get(base, "").splitlines()]
    found = Fields(kind.name, inherited, [], set(), [], called)
    begin = next(one for one in kind.body if isinstance(one, ast.FunctionDef))
    for node in begin.body:
        target: ast.expr
        if isinstance(node, ast.AnnAssign):
            target, value = node.target, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            target, value = node.targets[0], ast.unparse(node.value)
        else:
            continue
        if not isinstance(target, ast.Attribute):
            continue
        if value == "i64":
            found.numbers.append(target.attr)
        elif value.startswith("vec[i64]("):
            found.rows.append(target.attr)
            if SET_UP_ONLY in lines[node.lineno - 1]:
                found.set_up.add(target.attr)
        elif value.startswith("list["):
            found.parts.append(target.attr)
    return found


def _methods(fields: Fields) -> Iterator[str]:
    yield f'    def _copy(self, source: "{fields.name}") -> None:'
    for name in fields.numbers:
        yield f"        self.{name} = source.{name}"
    for name in fields.parts:
        yield f"        self.{name} = source.{name}  # an empty list is never added to"
        yield f"        if len(source.{name}) > 0:"
        yield f"            self.{name} = [part.copy() for part in source.{name}]"
    if fields.set_up:
        yield "        shared = source.is_set_up()"
    for name in fields.rows:
        whole = f"source.{name} if shared else " if name in fields.set_up else ""
        yield f"        self.{name} = {whole}source.{name}[:]"
    yield ""
    yield "    def cells(self) -> vec[i64]:"
    yield "        numbers: list[i64] = []"
    for name in fields.numbers:
        yield f"        numbers.append(self.{name})"
    for name in fields.rows:
        yield f"        numbers.extend(self.{name})"
    for name in fields.parts:
        yield f"        for part in self.{name}:"
        yield "            numbers.extend(part.cells())"
    yield "        return vec[i64](numbers)"
    yield ""
    yield "    def read_cells(self, numbers: bytes, at: i64) -> i64:"
    for place, name in enumerate(fields.numbers):
        yield f"        self.{name} = number_at(numbers, at{f' + {place}' if place else ''})"
    if fields.numbers:
        yield f"        at += {len(fields.numbers)}"
    for name in fields.rows[: None if fields.parts else -1]:
        yield f"        at = fill_row(self.{name}, numbers, at)"
    for name in fields.parts:
        yield f"        for part in self.{name}:"
        yield "            at = part.read_cells(numbers, at)"
    yield "        return at" if fields.parts else f"        return {_last_row(fields)}"
    yield from fields.called


def _last_row(fields: Fields) -> str:
    return f"fill_row(self.{fields.rows[-1]}, numbers, at)" if fields.rows else "at"


def main() -> None:
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
