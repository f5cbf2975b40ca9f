"""A decision that is being put together from small moves.

Making a lot, a payment or a plan takes many moves, and nobody else learns anything before the last
of them. Until then they are only a draft: a player may take them back. The move that makes
something happen (an event for all, a chance outcome, or somebody else's turn) completes the
decision, and all is played at once. Words that have to wait for others are kept as a sketch.
"""

from collections.abc import Callable

from bakufu.engine.core.chance import Dice, Recorder
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Sketch
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BakufuError


class Pending:
    def __init__(
        self, table: Table, seat: int, dice: Callable[[int], Dice], kept: str = ""
    ) -> None:
        self.table = table
        self.seat = seat
        self.dice = dice  # by number of the entry: a trial has the same luck as the real thing
        self.moves: list[int] = []
        self.kept = ""  # words that wait, as the game wrote them
        self.whole = ""  # all words of a sketch, those that are moves already included
        self.complete = False
        self.news = False  # whether moves were added since the player was last shown the draft
        self._states: list[State] = [table.state]
        self._shown: State | None = None
        self._before: list[tuple[list[int], str, str]] = []
        if kept:
            self._take_up(kept)

    @property
    def state(self) -> State:
        """The position with the draft carried out."""
        return self._states[-1]

    @property
    def shown(self) -> State:
        """The position to draw: with what only waits laid out too."""
        return self._shown if self._shown is not None else self.state

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._before)

    @property
    def legal(self) -> list[int]:
        moves = self.table.game.legal(self.state, self.seat)
        if self._shown is None:
            return moves
        # What waits is spoken for.
        free = self.table.game.legal(self._shown, self.seat)
        return [move for move in moves if move in free] or moves

    def add(self, moves: list[int]) -> None:
        """Add the moves of one choice or order, all or none; `Refused` if a rule forbids it."""
        before = list(self.moves), self.kept, self.whole
        self._add(moves)
        self.whole = ""
        self._before.append(before)
        self.news = True

    def add_sketch(self, sketch: Sketch) -> None:
        """Add what a sketch lets be carried out, and keep the rest."""
        before = list(self.moves), self.kept, self.whole
        self._add(sketch.moves)
        self._keep(sketch)
        self._before.append(before)
        self.news = True

    def _keep(self, sketch: Sketch) -> None:
        self.kept, self.whole = sketch.rest, sketch.whole
        self._shown = sketch.shown if sketch.rest else None

    def _add(self, moves: list[int]) -> None:
        states: list[State] = []
        state, complete = self.state, False
        game, setup = self.table.game, self.table.setup
        for move in moves:
            refusal = game.why_not(state, self.seat, move)
            if refusal:
                raise refusal
            number = len(self.table.entries) + len(self.moves) + len(states)
            recorder, diary = Recorder(self.dice(number)), Diary()
            state = state.clone()
            state.apply(self.seat, move, recorder, diary)
            states.append(state)
            told = game.events(setup, diary.notes, None)
            if told or recorder.outcomes or not state.actors() >> self.seat & 1:
                complete = True
        self.complete = complete
        for move, state in zip(moves, states, strict=True):
            self.moves.append(move)
            self._states.append(state)
            if not complete:
                self._shorten()

    def _shorten(self) -> None:
        """Steps that only led back to where the draft was before are forgotten."""
        for place, state in enumerate(self._states[:-1]):
            if same(state, self.state):
                del self.moves[place:], self._states[place + 1 :]
                return

    def take_back(self) -> None:
        """Take back the last choice or order."""
        moves, kept, whole = self._before.pop()
        before = self._before
        self.start_over()
        self._add(moves)
        if kept:
            self._take_up(kept)
        self.whole = whole
        self._before = before

    def _take_up(self, kept: str) -> None:
        """Lay out words kept earlier; words that have no meaning any more are forgotten."""
        try:
            sketch = self.table.game.sketch(self.state, self.seat, "", kept)
        except BakufuError:
            return
        if sketch is not None:
            self._add(sketch.moves)
            self._keep(sketch)

    def start_over(self) -> None:
        """Take back everything."""
        self.moves.clear()
        del self._states[1:]
        self.kept, self.whole, self._shown = "", "", None
        self._before = []

    def play(self) -> None:
        """Carry the draft out at the table. Every move has been tried, so none is refused."""
        for move in self.moves:
            self.table.play(self.seat, move, self.dice(len(self.table.entries)))
