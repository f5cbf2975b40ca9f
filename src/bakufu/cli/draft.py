"""A decision that is being put together from small moves.

Making a lot or a payment takes many moves, and nothing happens before the last of them. Until then
they are only a draft: a player may take them back. The move that makes something happen (an event,
a chance outcome, or somebody else's turn) completes the decision, and all is played at once.
"""

from collections.abc import Callable

from bakufu.engine.chance import Dice, Recorder
from bakufu.engine.scribe import Diary
from bakufu.engine.state import State
from bakufu.engine.table import Table


class Draft:
    def __init__(self, table: Table, seat: int, dice: Callable[[int], Dice]) -> None:
        self.table = table
        self.seat = seat
        self.dice = dice  # by number of the entry: a trial has the same luck as the real thing
        self.moves: list[int] = []
        self.complete = False
        self.news = False  # whether moves were added since the player was last shown the draft
        self._states: list[State] = [table.state]

    @property
    def state(self) -> State:
        """The position with the draft carried out."""
        return self._states[-1]

    @property
    def legal(self) -> list[int]:
        return self.table.game.legal(self.state, self.seat)

    def add(self, moves: list[int]) -> None:
        """Add the moves of one choice or order, all or none; `Refused` if a rule forbids it."""
        states: list[State] = []
        state, complete = self.state, False
        for move in moves:
            refusal = self.table.game.why_not(state, self.seat, move)
            if refusal:
                raise refusal
            number = len(self.table.entries) + len(self.moves) + len(states)
            recorder, diary = Recorder(self.dice(number)), Diary()
            state = state.clone()
            state.apply(self.seat, move, recorder, diary)
            states.append(state)
            if diary.notes or recorder.outcomes or not state.actors() >> self.seat & 1:
                complete = True
        self.complete = complete
        self.moves += moves
        self._states += states
        self.news = True

    def take_back(self) -> None:
        """Take back the last small move."""
        self.moves.pop()
        self._states.pop()

    def start_over(self) -> None:
        """Take back everything."""
        self.moves.clear()
        del self._states[1:]

    def play(self) -> None:
        """Carry the draft out at the table. Every move has been tried, so none is refused."""
        for move in self.moves:
            self.table.play(self.seat, move, self.dice(len(self.table.entries)))
