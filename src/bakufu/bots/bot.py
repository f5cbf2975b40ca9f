"""Who takes the empty seats. A bot is handed what its seat sees, never the true state."""

from abc import ABC, abstractmethod

from bakufu.engine.chance import Dice
from bakufu.engine.game import Game, View
from bakufu.engine.state import State


class Sight:
    """What one seat knows at one decision.

    The world inside was drawn for this seat: what the seat may know is true in it, everything else
    is made up from what is possible. Drawing again from it is as good as drawing from the truth.
    """

    def __init__(self, game: Game, state: State, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice  # for thinking; the table's own chance is out of reach
        self._world = state.determinise(seat, dice)

    def world(self) -> State:
        """A fresh world, equal to the true one in all that the seat may know."""
        return self._world.determinise(self.seat, self.dice)

    @property
    def view(self) -> View:
        """What the seat sees, typed."""
        return self.game.view(self._world, self.seat)

    @property
    def legal(self) -> list[int]:
        """The legal moves; `game.move_name` puts them into words."""
        return self.game.legal(self._world, self.seat)


class Bot(ABC):
    """Derive from this, give it a name, and choose one of the legal moves."""

    name = "bot"

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """A legal move."""
