"""A decision that is being put together from small moves.

Making a lot or a payment takes many moves, and nothing happens before the last of them. Until then
they are only a draft: a player may take them back. The move that makes something happen (an event,
a chance outcome, or somebody else's turn) completes the decision, and all is played at once.
"""

from bakufu.engine.chance import Chance, Recorder
from bakufu.engine.scribe import Diary
from bakufu.engine.state import State
from bakufu.engine.table import Table


class Draft:
    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
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

    def add(self, moves: list[int], chance: Chance) -> None:
        """Add the moves of one choice or order, all or none; `Refused` if a rule forbids it."""
        states: list[State] = []
        state, complete = self.state, False
        for move in moves:
            refusal = self.table.game.why_not(state, self.seat, move)
            if refusal:
                raise refusal
            recorder, diary = Recorder(chance), Diary()
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

    def play(self, chance: Chance) -> None:
        """Carry the draft out at the table."""
        self.table.play_all(self.seat, self.moves, chance)
