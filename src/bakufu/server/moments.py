"""The positions on the way from one decision to the next, for those who watch the table.

The rules note down what happens and stop at the next decision; the log holds the decisions only. A
single entry may be a whole winter. Whoever is told of it sees the table change with every event:
the entry is played once more, with the luck it had, and looked at after each note.

What is sent is the difference to what the viewer saw last, made from views by the game's own
redaction: nothing else of such a position leaves the server.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from bakufu.engine.core.album import Album
from bakufu.engine.core.state import State
from bakufu.engine.table.scripted import scripted
from bakufu.engine.table.table import Table
from bakufu.server.history import History
from bakufu.server.sights import Scene, Sights

# So many positions of one entry are looked at; events between them are told with the next one.
MOST = 48
# So many entries at once are looked into: more of them are not shown one by one.
MOST_ENTRIES = 16

Patch = dict[str, Any] | list[Any]
# What is compared sooner than looked up.
PLAIN = frozenset((int, str, bool, type(None)))


# What was found of pairs of values, by their identity: most of a view is shared by all who see it.
Found = dict[tuple[int, int], Patch | None]


def difference(old: Any, new: Any, found: Found | None = None) -> Patch | None:
    """What turns one value, as it is sent, into another; None if they are equal.

    [value] stands for all of it; otherwise a table goes further in, by keys or places in a list.
    """
    if type(old) is type(new):
        if isinstance(old, msgspec.Struct):
            return _inside(old.__struct_fields__, astuple(old), astuple(new), found)
        if isinstance(old, dict) and old.keys() == new.keys():
            return _inside(old, old.values(), [new[key] for key in old], found)
        if isinstance(old, list) and len(old) == len(new):
            return _inside(range(len(old)), old, new, found)
        if old == new:
            return None
    return [new]


def _inside(
    keys: Iterable[Any], before: Iterable[Any], after: Iterable[Any], found: Found | None
) -> Patch | None:
    patches: dict[str, Any] = {}
    for key, old, new in zip(keys, before, after, strict=True):
        if old is new:
            continue
        if found is None or type(old) in PLAIN:
            patch = difference(old, new, found) if old != new else None
        elif (both := (id(old), id(new))) in found:
            patch = found[both]
        else:
            patch = found[both] = difference(old, new, found) if old != new else None
        if patch:
            patches[str(key)] = patch
    return patches or None


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
    """Goes through some entries with the eyes of a viewer."""

    def __init__(self, viewer: int | None, scene: Scene, watched: Sequence[int]) -> None:
        self.viewer = viewer
        self.scene = scene  # what has changed since then is told
        self._watched = frozenset(watched)  # entries; others are passed by

    @property
    def sight(self) -> dict[str, Any]:
        return {"view": self.scene.view(self.viewer), "points": self.scene.points}

    def looks(self, number: int, places: Sequence[int], most: int) -> list[int]:
        """Which of the events of an entry are looked at, given the places of their notes."""
        if number not in self._watched or not places:
            return []
        stride, last = -(-len(places) // most), len(places) - 1
        return [n for n in range(len(places)) if n % stride == stride - 1 or n == last]

    def turn_to(self, scene: Scene, found: Found) -> Patch | None:
        if scene is self.scene:
            return None
        before, self.scene = self.sight, scene
        return difference(before, self.sight, found)


def changes(
    moments: Moments,
    sights: Sights,
    number: int,
    watching: Sequence[tuple[Onlooker, Sequence[int]]],
    most: int = MOST,
) -> Generator[None, None, list[list[Patch | None]]]:
    """What each event of an entry changes for each of these, who are told of it at these places.

    All look at a position together, so that what they have in common is found once; stops after
    each position.
    """
    found: list[list[Patch | None]] = [[None] * len(places) for _, places in watching]
    turns: dict[int, list[tuple[int, int]]] = {}
    for who, (eyes, places) in enumerate(watching):
        for n in eyes.looks(number, places, most):
            turns.setdefault(places[n], []).append((who, n))
    pictures = moments.of(number) if turns else []
    for place in sorted(turns):
        scene, common = sights.scene(pictures[place]), Found()
        # Their identities say something as long as the scenes are there.
        left = [watching[who][0].scene for who, _ in turns[place]]
        for who, n in turns[place]:
            found[who][n] = watching[who][0].turn_to(scene, common)
        del left
        yield
    return found
