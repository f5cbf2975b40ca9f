"""What all doors share: a game by its name and options, rows and masks as arrays, legal moves."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Self

from rich.text import Text

from bakufu.arena.roster import make_bot, read_bot
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import JudgingBot
from bakufu.bots.learned import BY_POLICY, Learned
from bakufu.bots.referee import ask
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Document, seats_in
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.refusal import Refused
from bakufu.envs.extra import wanted
from bakufu.envs.leaving_out import second_thoughts
from bakufu.envs.stepping import (
    PLACE,
    POINTS,
    WIN,
    BotOpponent,
    JudgingOpponent,
    Opponent,
    RandomOpponent,
    reward,
)
from bakufu.games.shelf import find_game

with wanted():
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Row = NDArray[np.int16]
Mask = NDArray[np.int8]

REWARDS = {"place": PLACE, "win": WIN, "points": POINTS}
RENDER_MODES = ["ansi"]


class DoorGame:
    """A game with its options, as the doors need it.

    Without a number of players it has the game's usual one, or else as many as can play.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None,
        rewards: str,
        house: Document | None,
    ) -> None:
        for name, values in (("options", options), ("house", house)):
            if not isinstance(values, Mapping | None):
                raise BadInput(f"{name} is a dict of names and values, not {values!r}")
        self.game = find_game(game)
        players = next(option for option in self.game.options if option.name == "players")
        given = dict(options or {})
        if players.default is None:
            given.setdefault("players", max(players.values))
        self.setup = self.game.setup(given, house)
        self.arguments = (game, given, rewards, house)
        if rewards not in REWARDS:
            raise unknown("reward", rewards, REWARDS)
        self.reward_kind = REWARDS[rewards]
        self.players = self.setup.players
        self.moves = self.game.move_count
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
        number = whole(move)
        if number is None:
            raise BadInput(f"a move is a number from 0 to {self.moves - 1}, not {move!r}")
        refused = self.game.why_not(state, seat, number)
        if number in self.hidden:
            rule, name = self.game.decision_rule(state), self.game.move_name(number)
            refused = Refused(rule, "not-here", move=name)
        if refused:
            raise refused
        return number

    def reward(self, state: State, seat: int) -> float:
        """What a finished game is worth to a seat; 0 while it runs."""
        return 0.0 if state.actors() else reward(state, seat, self.players, self.reward_kind)

    def picture(self, state: State, viewer: int) -> str:
        """The table as the viewer sees it, in plain text."""
        return Text.from_markup(self.game.picture(self.game.view(state, viewer))).plain

    # Copies share what never changes; a pickle makes it anew.

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return DoorGame, self.arguments


class Copied:
    """A table that can be copied and pickled, also in the middle of a game.

    Positions and dice are objects of compiled code: they are written down as plain data.
    """

    rules: DoorGame
    state: State | None = None
    dice: tuple[Dice, ...] = ()  # of the table, and those with which the opponents think

    def __getstate__(self) -> dict[str, Any]:
        document = None if self.state is None else self.rules.game.document(self.state)
        dice = [(one.a, one.b, one.c, one.counter) for one in self.dice]
        return self.__dict__ | {"state": document, "dice": dice}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if kept["state"] is not None:
            self.state = self.rules.game.from_document(self.rules.setup, kept["state"])
        self.dice = tuple(_read_dice(*numbers) for numbers in kept["dice"])

    def running(self) -> State:
        if self.state is None:
            raise BadInput("call reset() before anything else")
        return self.state


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
    """Who plays the seats that the learner does not play: house bots by name, or bot files."""

    def __init__(self, rules: DoorGame, names: str | Sequence[str]) -> None:
        number = rules.players - 1
        if not isinstance(names, Sequence):
            raise BadInput(f"opponents is the name of a bot or a list of names, not {names!r}")
        self.names = [names] * number if isinstance(names, str) else list(names)
        if len(self.names) != number:
            raise BadInput(
                f"there are {number} opponents with {rules.players} players, "
                f"but {len(self.names)} were named"
            )
        self.rules = rules
        self.opponents = [_opponent(rules, name) for name in self.names]

    def begin(self) -> None:
        """A new game: nobody remembers another one."""
        for opponent in self.opponents:
            opponent.begin(0)

    def choose(self, state: State, seat: int, own: int, dice: Dice) -> int:
        """The move of a seat, if the learner has the seat `own`."""
        place = (seat - own) % self.rules.players - 1
        return int(self.opponents[place].choose(0, state, seat, dice))

    def __reduce__(self) -> tuple[object, ...]:
        return Others, (self.rules, self.names)


def judge_of(rules: DoorGame, name: str) -> Judgement | None:
    """The judge, weights or network that play without looking ahead; None for any other bot."""
    bot = make_bot(read_bot(name, rules.game))
    if type(bot) is not JudgingBot or bot.without:
        return None
    return bot.judgement(Sight(rules.game, rules.start(Dice(0)), 0, Dice(0), setup=rules.setup))


def _opponent(rules: DoorGame, name: str) -> Opponent:
    """An opponent by the name of its bot; some play inside compiled code."""
    if name == "random":
        return RandomOpponent(rules.moves)
    judge = judge_of(rules, name)  # which says at once if it cannot be
    if judge is not None:
        policy = isinstance(judge, Learned) and judge.decides == BY_POLICY
        return JudgingOpponent(judge, reads_rows=policy)
    bots: dict[int, Bot] = {}

    def sit_down(game: int) -> None:
        bots[game] = make_bot(name)

    def answer(game: int, state: State, seat: int, dice: Dice) -> int:
        if game not in bots:  # in the copy of an environment
            sit_down(game)
        return ask(bots[game], Sight(rules.game, state, seat, dice, setup=rules.setup))

    return BotOpponent(sit_down, answer)


def dice_for(seed: int) -> tuple[Dice, Dice]:
    """The dice of a table, and those with which the opponents think."""
    seed = at_least(0, "a seed", seed)
    return Dice(seed), Dice(seed | 1 << 64)


def _read_dice(a: int, b: int, c: int, counter: int) -> Dice:
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.counter = a, b, c, counter
    return dice


def whole(number: Any) -> int | None:
    """A whole number of any library as Python's own; None for everything else."""
    try:
        return None if isinstance(number, bool) else index(number)
    except TypeError:
        return None


def at_least(least: int, what: str, number: object) -> int:
    found = whole(number)
    if found is None or found < least:
        raise BadInput(f"{what} is a whole number from {least} upwards, not {number!r}")
    return found


def check_seat(rules: DoorGame, seat: int | None) -> int | None:
    found = whole(seat)
    if seat is not None and found not in range(rules.players):
        raise BadInput(f"there is no seat {seat!r}: seats are 0 to {rules.players - 1}, or None")
    return found


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise BadInput(f"render_mode is None or one of {RENDER_MODES}, not {mode!r}")
    return mode
