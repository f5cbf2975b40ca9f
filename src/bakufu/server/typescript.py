"""Writes the types of the WebSocket as TypeScript, so that the browser cannot disagree.

    python -m bakufu.server.typescript web/src

Views and events differ from game to game. The house knows only that there are some; the types of
each game, with its name in front, stand in the folder of its board.
"""

import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from bakufu.engine.table.game import Game, View
from bakufu.engine.table.telling import Event
from bakufu.games.shelf import GAMES
from bakufu.server import messages

HEAD = """\
// Written by `python -m bakufu.server.typescript web/src` from {source}.
// Do not edit: change the Python types and write this file again.
"""
ANY = """\
/** A position as one viewer may know it: each game has its own. */
export type AnyView = object;

/** Something that happened: each game has its own. */
export interface AnyEvent {
  event: string;
  [field: string]: unknown;
}
"""


class Writer:
    """Collects the declarations that the types asked for need, in the order they are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def alias(self, name: str, kinds: list[type]) -> None:
        """A union of structs by a name."""
        self.done[name] = ""
        union = "\n".join(f"  | {self.struct(kind)}" for kind in kinds)
        del self.done[name]
        self.done[name] = f"export type {name} =\n{union};\n"

    def struct(self, kind: type) -> str:
        """The name of a struct's type, declared on the way."""
        if kind is View:
            return "AnyView"
        if kind is Event:
            return "AnyEvent"
        if kind in self.names:
            return self.names[kind]
        name = self.names[kind] = name_of(kind)
        assert name not in self.done, f"two types are called {name}"
        self.done[name] = ""
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.StructType)
        lines = [f"export interface {name} {{"]
        if found.tag_field is not None:
            lines.append(f'  {found.tag_field}: "{found.tag}";')
        for field in found.fields:
            asked = issubclass(kind, messages.FromClient) and not field.required
            # Without a value of its own: what is not set is not sent.
            valued = (field.default, field.default_factory) != (msgspec.NODEFAULT,) * 2
            unset = not field.required and not valued
            mark = "?" if asked or unset else ""
            lines.append(f"  {field.encode_name}{mark}: {self.kind(field.type)};")
        self.done[name] = "\n".join([*lines, "}", ""])
        return name

    def kind(self, found: inspect.Type) -> str:
        """A type in TypeScript."""
        match found:
            case inspect.StructType(cls=cls):
                return self.struct(cls)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.kind(one) for one in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.kind(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.kind(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.kind(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case inspect.Metadata(type=inner_type):
                return self.kind(inner_type)
        simple: dict[type, str] = {
            inspect.StrType: "string",
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.BoolType: "boolean",
            inspect.NoneType: "null",
            inspect.AnyType: "unknown",
        }
        if type(found) not in simple:
            raise TypeError(f"no TypeScript for {found}")
        return simple[type(found)]


def name_of(kind: type) -> str:
    """A type's own name, with the game in front where it belongs to one."""
    parts = kind.__module__.split(".")
    if parts[:2] != ["bakufu", "games"]:
        return kind.__name__
    game = parts[2].capitalize()
    return kind.__name__ if kind.__name__.startswith(game) else game + kind.__name__


def view_type(game: Game) -> type[View]:
    found: type[View] = get_type_hints(type(game).view)["return"]
    return found


def event_types(game: Game) -> list[type[Event]]:
    """Every event of a game, its modules included."""
    return sorted(game.telling.kinds, key=lambda kind: (kind.__module__, kind.__name__))


def game_types(game: Game) -> str:
    """What a game's board is told, as a file."""
    writer = Writer()
    writer.struct(view_type(game))
    writer.alias(f"{game.id.capitalize()}Event", list(event_types(game)))
    head = HEAD.format(source=f"the views and events of {game.title}")
    return "\n".join([head, *writer.done.values()])


def house_types() -> str:
    """What every table is told, as a file."""
    writer = Writer()
    writer.alias("ClientMessage", _members(messages.ClientMessage))
    writer.alias("ServerMessage", _members(messages.ServerMessage))
    numbers = {
        "PROTOCOL": messages.PROTOCOL,
        "LARGEST_MESSAGE": messages.LARGEST_MESSAGE,
        "LONGEST_CHAT": messages.LONGEST_CHAT,
        "LONGEST_ORDER": messages.LONGEST_ORDER,
        "MOST_MOVES": messages.MOST_MOVES,
    }
    constants = "".join(f"export const {name} = {value};\n" for name, value in numbers.items())
    head = HEAD.format(source="src/bakufu/server/messages.py")
    return "\n".join([head, constants, ANY, *writer.done.values()])


def typescript() -> dict[str, str]:
    """Every file by its place in web/src."""
    found = {"lib/messages.ts": house_types()}
    for game in GAMES.values():
        if type(game).__module__.startswith("bakufu.games."):
            found[f"games/{game.id}/messages.ts"] = game_types(game)
    return found


def _members(union: Any) -> list[type]:
    members: list[type] = list(union.__args__)
    assert all(issubclass(kind, msgspec.Struct) for kind in members)
    return members


def main(folder: str) -> None:
    for place, text in typescript().items():
        (Path(folder) / place).parent.mkdir(parents=True, exist_ok=True)
        (Path(folder) / place).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
