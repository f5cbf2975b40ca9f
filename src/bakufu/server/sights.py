"""What viewers see of positions, each look taken once.

A move is judged, told and stored by what is seen before and after it: by whoever asks whether
anybody learnt something, by those who watch it happen, and in the position that is sent. These are
mostly the same few looks, and a look is the dearest part of all of it.
"""

from functools import cached_property
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, View

# So many looks of each viewer are kept: before and after a move, and on a short way between.
KEPT = 3


class Look:
    """A position, never to be changed, as one viewer sees it."""

    def __init__(self, state: State, view: View) -> None:
        self.state = state
        self.view = view

    @cached_property
    def cells(self) -> "vec[i64]":
        return self.state.cells()

    @cached_property
    def plain(self) -> Any:
        """The view as tables, lists, words and numbers."""
        return msgspec.to_builtins(self.view)


class Sights:
    """The last looks at a table."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kept: dict[int | None, list[Look]] = {}

    def look(self, state: State, viewer: int | None) -> Look:
        kept = self._kept.setdefault(viewer, [])
        for one in kept:
            if one.state is state:
                return one
        cells = state.cells() if kept else None
        for one in kept:
            if one.cells == cells:
                return one
        found = Look(state, self._game.view(state, viewer))
        kept.append(found)
        del kept[:-KEPT]
        return found
