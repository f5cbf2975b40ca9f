"""What all doors share: a game by its name and options, rows and masks as arrays, legal moves."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.bots.referee import ask
from bakufu.engine.chance import Dice
from bakufu.engine.errors import BadInput, unknown
from bakufu.engine.game import Document, seats_in
from bakufu.engine.refusal import Refused
from bakufu.engine.scribe import Scribe
from bakufu.engine.state import State
from bakufu.envs.extra import wanted
from bakufu.envs.leaving_out import second_thoughts
from bakufu.envs.stepping import JudgingOpponent, Opponent, RandomOpponent, reward
from bakufu.games.shelf import find_game

with wanted():
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Row = NDArray[np.int16]
Mask = NDArray[np.int8]

REWARDS = ("place", "win")
RENDER_MODES = ["ansi"]


class Rules:
    """A game with its options, as the doors need it. Without a number of players it has most."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None,
        rewards: str,
        house: Document | None,
    ) -> None:
        self.game = find_game(game)
        players = next(option for option in self.game.options if option.name == "players")
        given = dict(options or {})
        if players.default is None:
            given.setdefault("players", max(players.values))
        self.setup = self.game.setup(given, house)
        if rewards not in REWARDS:
            raise unknown("reward", rewards, REWARDS)
        self.win_only = rewards == "win"
        self.players = self.setup.players
        self.moves = self.game.move_count
        # Plans can be taken back at a table. Here nobody learns anything in between, and games
        # must end.
        self.hidden = sorted(second_thoughts(self.game))
        self.observer = self.game.observer(self.setup)
        self._row: Row = np.frombuffer(memoryview(self.observer.numbers), dtype=np.int16)
        highs = [np.full(field.size, field.high, np.int16) for field in self.observer.fields]
        self.high: Row = np.concatenate(highs)

    def start(self, dice: Dice) -> State:
        return self.game.start(self.setup, dice, Scribe())

    def row(self, state: State, seat: int) -> Row:
        """What a seat knows."""
        self.observer.observe(state, seat)
        return self._row.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every move that the seat may make now; nothing but 0 while it is not asked."""
        mask = np.zeros(self.moves, np.int8)
        if seat in seats_in(state.actors()):
            mask[self.game.legal(state, seat)] = 1
            mask[self.hidden] = 0
        return mask

    def row_space(self) -> Box[np.int16]:
        return Box(np.zeros_like(self.high), self.high, dtype=np.int16)

    def check(self, state: State, seat: int, move: object) -> int:
        """The move as a plain number; `Refused` names the rule which forbids it."""
        if isinstance(move, bool) or not isinstance(move, int | np.integer):
            raise BadInput(f"a move is a number from 0 to {self.moves - 1}, not {move!r}")
        refused = self.game.why_not(state, seat, int(move))
        if move in self.hidden:
            rule, name = self.game.decision_rule(state), self.game.move_name(int(move))
            refused = Refused(rule, "not-here", move=name)
        if refused:
            raise refused
        return int(move)

    def reward(self, state: State, seat: int) -> float:
        """What a finished game is worth to a seat; 0 while it runs."""
        return 0.0 if state.actors() else reward(state, seat, self.players, self.win_only)

    def picture(self, state: State, viewer: int) -> str:
        """The table as the viewer sees it, in plain text."""
        return Text.from_markup(self.game.picture(self.game.view(state, viewer))).plain


class LegalMoves(Discrete):
    """All moves of a game. Samples are drawn from the legal ones, unless the caller has a mask."""

    def __init__(self, moves: int) -> None:
        super().__init__(moves)
        self.mask: Mask = np.zeros(moves, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.mask.any():
            mask = self.mask
        return super().sample(mask, probability)


class Others:
    """Who plays the seats that the learner does not play, by the names of house bots."""

    def __init__(self, rules: Rules, names: str | Sequence[str]) -> None:
        number = rules.players - 1
        self.names = [names] * number if isinstance(names, str) else list(names)
        if len(self.names) != number:
            raise BadInput(
                f"there are {number} opponents with {rules.players} players, "
                f"but {len(self.names)} were named"
            )
        self.rules = rules
        self.inside = [_inside(rules, name) for name in self.names]
        self.bots = [house_bot(name) for name in self.names]

    def choose(self, state: State, seat: int, own: int, dice: Dice) -> int:
        """The move of a seat, if the learner has the seat `own`."""
        place = (seat - own) % self.rules.players - 1
        opponent = self.inside[place]
        if opponent is not None:
            return int(opponent.choose(state, seat, dice))
        return ask(self.bots[place], Sight(self.rules.game, state, seat, dice))


def _inside(rules: Rules, name: str) -> Opponent | None:
    """The opponent inside compiled code that plays like a house bot, if there is one."""
    if name == "random":
        return RandomOpponent(rules.moves)
    if name == "judge":
        return JudgingOpponent(rules.game.judgement())
    return None


def dice_for(seed: int) -> tuple[Dice, Dice]:
    """The dice of a table, and those with which the opponents think."""
    if seed < 0:
        raise BadInput(f"a seed is a whole number from 0 upwards, not {seed}")
    return Dice(seed), Dice(seed | 1 << 64)
