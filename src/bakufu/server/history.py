"""Earlier positions of a table, found again from its log."""

from bakufu.engine.core.chance import Script
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.table import Table

# So many entries lie between two positions that are kept.
STRIDE = 32
# Of the last entries all positions are kept, for those who are told of them.
LAST = 8


class History:
    """The position after any entry. Only some are kept; the others are played again from there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[int, State] = {}
        self._last: dict[int, State] = {}

    def note(self, number: int, state: State) -> None:
        """Keep a position where the stride asks for it. States are never changed once kept."""
        if number % STRIDE == 0:
            self._kept[number] = state
        self._last.pop(number - LAST, None)
        self._last[number] = state

    def cut(self, entries: int) -> None:
        for some in (self._kept, self._last):
            for number in [number for number in some if number >= entries]:
                del some[number]

    def after(self, number: int) -> State:
        """The position after an entry."""
        table = self._table
        if number == len(table.entries) - 1:
            return table.state
        if number in self._last:
            return self._last[number]
        start = number - number % STRIDE
        state = self._kept[start].clone()
        for entry in table.entries[start + 1 : number + 1]:
            assert entry.seat is not None
            assert entry.move is not None
            script = Script([table.game.outcome_number(name) for name in entry.outcomes])
            state.apply(entry.seat, table.game.move_number(entry.move), script, Scribe())
        return state
