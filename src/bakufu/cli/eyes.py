"""With whose eyes a log is read: a seat's, everybody's, or with all hands open."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bakufu.engine.core.state import State
from bakufu.engine.table.table import Table
from bakufu.engine.table.telling import Event, Note
from bakufu.engine.text.errors import BadInput

ALL = "all"


class Eyes:
    """What one viewer may see of a table: None is a spectator, "all" sees everything."""

    def __init__(self, table: Table, viewer: str | None, over: bool = False) -> None:
        self.game = table.game
        self.setup = table.setup
        if viewer is None and over and table.game.open_afterwards:
            viewer = ALL
        self.all = viewer is not None and viewer.lower() == ALL
        self.seat = None if self.all or viewer is None else _seat(table, viewer)

    def sees_moves_of(self, seat: int) -> bool:
        return self.all or seat == self.seat

    def events(self, notes: Sequence[Note]) -> list[Event]:
        public = self.game.events(self.setup, notes, self.seat)
        if not self.all:
            return public
        told = [self.game.events(self.setup, notes, seat) for seat in range(self.setup.players)]
        if any(len(events) != len(public) for events in told):
            return _woven(public, told)
        # Whoever is told something else than a spectator is told more.
        return [
            next((one for one in several if one != plain), plain)
            for plain, *several in zip(public, *told, strict=True)
        ]

    def picture(self, state: State, language: str) -> str:
        view = self.game.view(state, self.seat)
        if self.all:
            whole = msgspec.to_builtins(view)
            for seat in range(self.setup.players):
                whole = _filled(whole, msgspec.to_builtins(self.game.view(state, seat)))
            view = msgspec.convert(whole, type(view))
        return self.game.picture(view, language)


def _woven(public: list[Event], told: Sequence[list[Event]]) -> list[Event]:
    """What everybody is told, and between it what only one seat is told."""
    between: list[list[Event]] = [[] for _ in range(len(public) + 1)]
    for events in told:
        place = 0
        for event in events:
            if place < len(public) and event == public[place]:
                place += 1
            else:
                between[place].append(event)
        if place < len(public):
            return public  # a seat is told less, or otherwise: nothing can be put together
    woven = between[0]
    for event, more in zip(public, between[1:], strict=True):
        woven += [event, *more]
    return woven


def _filled(view: Any, other: Any) -> Any:
    """A view, with what it leaves open taken from somebody else's view of the same position."""
    if view is None:
        return other
    if isinstance(view, dict) and isinstance(other, dict):
        return {
            key: value if key == "viewer" else _filled(value, other.get(key))
            for key, value in view.items()
        }
    if isinstance(view, list) and isinstance(other, list) and len(view) == len(other):
        return [_filled(one, two) for one, two in zip(view, other, strict=True)]
    return view


def _seat(table: Table, word: str) -> int:
    """A seat by its number from 1, its word in the game or its player's name."""
    seats = [name.lower() for name in table.seats]
    words = [name.lower() for name in table.game.seat_words(table.state)]
    if word.isdecimal() and 1 <= int(word) <= len(seats):
        return int(word) - 1
    for known in (words, seats):
        if word.lower() in known:
            return known.index(word.lower())
    raise BadInput(
        f'there is no seat "{word}": expected 1 to {len(seats)}, {", ".join(table.seats)}, or all'
    )
