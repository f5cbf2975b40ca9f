"""The log of a game between bots, as a table would have kept it."""

from collections.abc import Sequence

from bakufu.engine.core.chance import Recorder
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.log import Entry, line, seal
from bakufu.engine.table.table import Table


class Journal:
    """Written move by move; what chance gave comes from a recorder between dice and rules."""

    def __init__(self, game: Game, setup: Setup, names: Sequence[str], recorder: Recorder) -> None:
        self.game = game
        self.recorder = recorder
        header = Table(game, setup, names_apart(names)).header
        self.lines = [line(header)]
        self._hash = header.hash

    def add(self, seat: int | None, move: int | None) -> None:
        """The set-up, or a move that has been carried out."""
        outcomes = [self.game.outcome_name(what, kind) for what, kind in self.recorder.outcomes]
        self.recorder.outcomes = []
        name = None if move is None else self.game.move_name(move)
        entry = Entry(n=len(self.lines) - 1, seat=seat, move=name, outcomes=outcomes)
        self._hash = seal(entry, self._hash)
        self.lines.append(line(entry))

    def text(self) -> str:
        return "".join(self.lines)


def names_apart(names: Sequence[str]) -> list[str]:
    """Bots of the same name at one table are numbered."""
    found: list[str] = []
    for place, name in enumerate(names):
        before = names[:place].count(name)
        found.append(f"{name} {before + 1}" if before else name)
    return found
