"""The positions on the way from one decision to the next, for those who watch the table.

The rules note down what happens and stop at the next decision; the log holds the decisions only. A
single entry may be a whole winter. Whoever is told of it sees the table change with every event:
the entry is played once more, with the luck it had, and looked at after each note.

What is sent is the difference to what the viewer saw last, made from views by the game's own
redaction: nothing else of such a position leaves the server.
"""

from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from bakufu.engine.core.album import Album
from bakufu.engine.core.state import State
from bakufu.engine.table.scripted import scripted
from bakufu.engine.table.table import Table
from bakufu.server.history import History
from bakufu.server.sights import Sights

# So many positions of one entry are looked at; events between them are told with the next one.
MOST = 48
# So many entries at once are looked into: more of them are not shown one by one.
MOST_ENTRIES = 16

Patch = dict[str, Any] | list[Any]


def difference(old: Any, new: Any) -> Patch | None:
    """What turns one value, as it is sent, into another; None if they are equal.

    [value] stands for all of it; otherwise a table goes further in, by keys or places in a list.
    """
    if type(old) is type(new):
        if isinstance(old, msgspec.Struct):
            fields = old.__struct_fields__
            return _inside((name, getattr(old, name), getattr(new, name)) for name in fields)
        if isinstance(old, dict) and old.keys() == new.keys():
            return _inside((key, old[key], new[key]) for key in old)
        if isinstance(old, list) and len(old) == len(new):
            return _inside((str(n), *pair) for n, pair in enumerate(zip(old, new, strict=True)))
        if old == new:
            return None
    return [new]


def _inside(parts: Any) -> Patch | None:
    found = {key: patch for key, a, b in parts if a != b and (patch := difference(a, b))}
    return found or None


class Moments:
    """What lies between the decisions of a table; the last entries that were asked for are kept."""

    def __init__(self, table: Table, past: History) -> None:
        self._table = table
        self._past = past
        self._kept: dict[int, list[State]] = {}

    def forget(self) -> None:
        self._kept = {}

    def of(self, number: int) -> list[State]:
        """The position at every note of an entry; nothing for the set-up."""
        entry = self._table.entries[number]
        if entry.seat is None or entry.move is None:
            return []
        if number not in self._kept:
            while len(self._kept) >= MOST_ENTRIES:
                self._kept.pop(next(iter(self._kept)))
            self._kept[number] = self._played_again(number)
        return self._kept[number]

    def _played_again(self, number: int) -> list[State]:
        game, entry = self._table.game, self._table.entries[number]
        assert entry.seat is not None
        assert entry.move is not None
        state = self._past.after(number - 1).clone()
        album = Album(state)
        with scripted(game, entry.outcomes) as script:
            state.apply(entry.seat, game.move_number(entry.move), script, album)
        return album.pictures


class Onlooker:
    """Goes through some entries with the eyes of a viewer, and says what changes on the way."""

    def __init__(
        self,
        table: Table,
        moments: Moments,
        sights: Sights,
        viewer: int | None,
        before: State,
        watched: Sequence[int],
    ) -> None:
        self._table = table
        self._moments = moments
        self._sights = sights
        self._viewer = viewer
        self._watched = frozenset(watched)  # entries; others are passed by
        self._look = sights.look(before, viewer)  # what has changed since then is told
        self.sight = self._sight()

    def changes(self, number: int, places: list[int]) -> Generator[None, None, list[Patch | None]]:
        """What each event of an entry changes, by the place of its note. Stops after each look."""
        pictures = self._moments.of(number) if number in self._watched and places else []
        stride = -(-len(places) // MOST)
        found: list[Patch | None] = []
        for n, place in enumerate(places):
            look = bool(pictures) and (n % stride == stride - 1 or n == len(places) - 1)
            found.append(self._turn_to(pictures[place]) if look else None)
            if look:
                yield
        return found

    def _turn_to(self, state: State) -> Patch | None:
        look = self._sights.look(state, self._viewer)
        if look is self._look:
            return None
        old, self._look = self.sight, look
        self.sight = self._sight()
        return difference(old, self.sight)

    def _sight(self) -> Any:
        return {"view": self._look.view, "points": self._table.game.points(self._look.state)}
