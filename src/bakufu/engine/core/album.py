"""A scribe that looks at the table: what it lies like at every note.

Only whoever shows a game to people asks for pictures; bots and simulations never do.
"""

from typing import final

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State


@final
class Album(Scribe):
    """Copies the position at every note, as the rules have left it so far.

    Rules change the position first and note it down then, so that a picture holds what its note
    tells of and nothing that comes later.
    """

    def __init__(self, state: State) -> None:
        self.state = state  # the one that is being played on
        self.pictures: list[State] = []  # one for each note

    def note(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        self.pictures.append(self.state.clone())
