"""What a part of a game brought, such as a season and its year: told to all when it has ended.

Made from what a spectator sees, so that there is nothing in it that somebody may not know.
"""

from bakufu.engine.core.state import State
from bakufu.engine.table.table import Table
from bakufu.engine.text.message import Message
from bakufu.server.messages import Span
from bakufu.server.moments import Moments

Holdings = list[dict[str, int]]
Begun = list[tuple[Message, Holdings]]


class Reports:
    """The spans of a table that have ended, by the entry and the note they ended with."""

    def __init__(self, table: Table, midst: Moments) -> None:
        self._table = table
        self._midst = midst
        self._ended: dict[int, list[tuple[int, list[Span]]]] = {}
        # What each span under way began with, as it was after an entry.
        self._begun: list[tuple[int, Begun]] = []

    def of(self, number: int) -> list[tuple[int, list[Span]]]:
        """What ended in an entry, each with the place of the note that ended it."""
        return self._ended.get(number, [])

    def register(self) -> None:
        """Look at the last entry."""
        game, number, state = self._table.game, len(self._table.entries) - 1, self._table.state
        spans = game.spans(state)
        begun = self._begun[-1][1] if self._begun else []
        over = not state.actors()
        if spans == [span for span, _ in begun] and not over:
            return
        ended: list[tuple[int, list[Span]]] = []
        pictures = self._midst.of(number)
        for place, picture in enumerate(pictures):
            begun = self._turn(picture, begun, place, ended)
        begun = self._turn(state, begun, max(0, len(pictures) - 1), ended)
        if over and begun:
            ended.append((max(0, len(pictures) - 1), self._report(begun, self._holdings(state))))
            begun = []
        self._begun.append((number, begun))
        if ended:
            self._ended[number] = ended

    def cut(self, entries: int) -> None:
        """Forget all but so many entries."""
        while self._begun and self._begun[-1][0] >= entries:
            number, _ = self._begun.pop()
            self._ended.pop(number, None)

    def _turn(
        self, state: State, begun: Begun, place: int, ended: list[tuple[int, list[Span]]]
    ) -> Begun:
        spans = self._table.game.spans(state)
        under_way = [span for span, _ in begun]
        if spans == under_way:
            return begun
        now = self._holdings(state)
        pairs = enumerate(zip(under_way, spans, strict=False))
        kept = {level for level, (before, after) in pairs if before == after}
        if over := [one for level, one in enumerate(begun) if level not in kept]:
            ended.append((place, self._report(over, now)))
        return [begun[n] if n in kept else (span, now) for n, span in enumerate(spans)]

    def _holdings(self, state: State) -> Holdings:
        game = self._table.game
        return game.holdings(game.view(state, None))

    def _report(self, ended: Begun, now: Holdings) -> list[Span]:
        return [
            Span(
                title,
                [
                    {name: count - before[name] for name, count in after.items()}
                    for before, after in zip(began, now, strict=True)
                ],
                now,
            )
            for title, began in ended
        ]
