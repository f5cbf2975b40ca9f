"""Who takes the empty seats. A bot is handed what its seat sees, never the true state."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.game import Game, Setup, View


class Sight:
    """What one seat knows at one decision.

    The world inside was drawn for this seat: what the seat may know is true in it, everything else
    is made up from what is possible. Drawing again from it is as good as drawing from the truth.

    `time_used` tells bots that could think for ever how much of their time is gone: 1 is all of it.
    Where there is no clock, a bot thinks as long as it was made to. `setup` is the table's, if that
    is known.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        dice: Dice,
        time_used: Callable[[], float] | None = None,
        setup: Setup | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice  # for thinking; the table's own chance is out of reach
        self.time_used = time_used
        self.setup = setup
        self._world = state.determinise(seat, dice)

    def world(self) -> State:
        """A fresh world, equal to the true one in all that the seat may know."""
        return self._world.determinise(self.seat, self.dice)

    def observer(self) -> Observer:
        """Writes what the seat knows as numbers: see `docs/observations.md`."""
        return self.game.observer_of(self._world)

    @property
    def view(self) -> View:
        """What the seat sees, typed."""
        return self.game.view(self._world, self.seat)

    @property
    def legal(self) -> list[int]:
        """The legal moves; `game.move_name` puts them into words."""
        return self.game.legal(self._world, self.seat)

    @property
    def trust(self) -> Trust:
        """How a chance to win is told at this stage of the game."""
        return self.game.trust(self._world)


class Bot(ABC):
    """Derive from this, give it a name, and choose one of the legal moves."""

    name = "bot"

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """A legal move."""

    def decide(self, sight: Sight) -> list[int]:
        """A whole decision, as moves in a row: where one is made of many, it is thought of once."""
        return [self.choose(sight)]


class BotWithJudge(Bot):
    """One that trusts a judge: the game's own, unless it is given another."""

    judge: Callable[[Sight], Judgement] | None = None

    def judgement(self, sight: Sight) -> Judgement:
        return sight.game.judgement() if self.judge is None else self.judge(sight)
