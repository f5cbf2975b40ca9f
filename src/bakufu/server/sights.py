"""What viewers see of positions, each look taken once.

A move is judged, told and stored by what is seen before and after it: by whoever asks whether
anybody learnt something, by those who watch it happen, and in the position that is sent. These are
mostly the same few looks, and a look is the dearest part of all of it. What is open to all is
looked at once for everybody: of two seats' views, all but their own things are the same objects.
"""

from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, View

# So many positions are kept: before and after a move, and on the way between.
KEPT = 4


class Scene:
    """A position, never to be changed, as everybody sees it."""

    def __init__(self, game: Game, state: State) -> None:
        self.state = state
        self._game = game
        self._views: dict[int | None, View] = {}

    def view(self, viewer: int | None) -> View:
        if viewer not in self._views:
            if viewer is None:
                self._views[None] = self._game.view(self.state, None)
            else:
                self._views[viewer] = self._game.own_view(self.state, self.view(None), viewer)
        return self._views[viewer]

    @cached_property
    def cells(self) -> "vec[i64]":
        return self.state.cells()

    @cached_property
    def points(self) -> list[dict[str, int]]:
        return self._game.points(self.state)


class Sights:
    """The last positions of a table that were looked at."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kept: list[Scene] = []

    def scene(self, state: State) -> Scene:
        """A position; the same one again where nothing has changed."""
        for one in self._kept:
            if one.state is state:
                return one
        found = Scene(self._game, state)
        for one in self._kept:
            if one.cells == found.cells:
                return one
        self._kept.append(found)
        del self._kept[:-KEPT]
        return found
