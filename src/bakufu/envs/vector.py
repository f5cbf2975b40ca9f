"""Many games at once as a Gymnasium vector environment: all steps are made in compiled code.

With opponents the learner has one seat of each game, and every game goes exactly as in
`bakufu.envs.gymnasium` with the same seed. Without opponents it plays all seats (self-play).
"""

from collections.abc import Mapping, Sequence
from sys import getrefcount
from typing import Any, Final

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.envs.extra import wanted
from bakufu.envs.stepping import Games
from bakufu.games.shelf import FIRST_GAME

with wanted():
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from bakufu.envs.door import (
        RENDER_MODES,
        DoorGame,
        LegalMoves,
        Others,
        at_least,
        check_render_mode,
        check_seat,
        dice_for,
        judge_of,
    )


_SHEETS: Final = 4  # for rows: learners hold those of the last step or two
_MOST_MOVES: Final = (1 << 15) - 1  # as moves are listed
_LISTED: Final = [object()]
_HELD_BY_NOBODY: Final = getrefcount(_LISTED[0])  # but by a list and whoever asks


class GamesEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], Any]):
    """Steps return arrays with one row for each game.

    A game that is over is begun anew within the same step, as Gymnasium's `AutoresetMode.SAME_STEP`
    says: the row is the first of the new game and `info["final_obs"]` holds the last of the old.
    A move that is not legal loses the game; with `strict=True` it is an error and changes nothing.
    With `copy=False` arrays are views that change with the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = FIRST_GAME,
        num_envs: int = 1,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        reward: str = "place",
        house: Document | None = None,
        strict: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules = DoorGame(game, options, reward, house)
        self.num_envs = num_envs = at_least(1, "num_envs", num_envs)
        self.render_mode = check_render_mode(render_mode)
        self.strict, self.copy = strict, copy
        if rules.moves > _MOST_MOVES:
            raise BadInput(f"many games at once know up to {_MOST_MOVES} moves, not {rules.moves}")
        self.games = Games(
            rules.start,
            rules.observer,
            rules.players,
            rules.moves,
            rules.hidden,
            rules.game.longest,
            num_envs,
            [] if opponents is None else Others(rules, opponents).opponents,
            -1 if (fixed := check_seat(rules, seat)) is None else fixed,
            rules.reward_kind,
        )
        self.single_observation_space = rules.row_space()
        self.single_action_space = LegalMoves(rules.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        games = self.games
        self._sheets = [self._sheet()]
        games.take_sheet(0)
        self._last_rows = _array(games.last_rows, np.int16).reshape(num_envs, -1)
        self._masks = _array(games.masks, np.int8).reshape(num_envs, -1)
        self._seats = _array(games.seats, np.int64)
        self._last_seats = _array(games.last_seats, np.int64)
        self._rewards = _array(games.rewards, np.float64).reshape(num_envs, -1)
        self._over = _array(games.over, np.bool_)
        self._cut = _array(games.cut, np.bool_)
        self._picked = _array(games.picked, np.int64)
        self._values = _array(games.values, np.float64).reshape(num_envs, -1)
        self._each = np.arange(num_envs)
        self._dice: list[tuple[Dice, Dice]] = []
        self._judges: dict[str, Judgement] = {}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin all games: with one seed for each, or with `seed`, `seed + 1` and so on."""
        if seed is not None or not self._dice:
            self._dice = [dice_for(one) for one in self._seeds(seed)]
        sheet = self._take_sheet()
        self.games.begin([table for table, _ in self._dice], [mind for _, mind in self._dice])
        return self._shown(sheet), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """One decision in every game.

        The reward is that of the seat which has just moved; `info["rewards"]` has those of all.
        """
        moves = self._checked(actions)
        packed = moves.astype("<i8").tobytes()
        if self.strict and (wrong := int(self.games.wrong(packed))) >= 0:
            state, seat = self.games.states[wrong], int(self._seats[wrong])
            self.rules.check(state, seat, int(moves[wrong]))
        sheet = self._take_sheet()
        self.games.step(packed)
        rewards = self._rewards[self._each, self._last_seats]
        info = self._info()
        if self._over.any() or self._cut.any():
            ended = self._over | self._cut
            info["final_obs"], info["_final_obs"] = self._last(ended), ended
        return self._shown(sheet), rewards, self._over.copy(), self._cut.copy(), info

    def values(self, dice: Dice, judge: str = "judge") -> NDArray[np.float64]:
        """The points that a judge expects each seat of each game to have at the end.

        It judges from what the seat that is asked knows; the dice draw the rest. It is the game's
        own, or one with the weights or the network in a file.
        """
        self._check_begun()
        if judge not in self._judges:
            found = judge_of(self.rules, judge)
            if found is None:
                raise BadInput(f"{judge} looks ahead: expected a judge, weights or a network")
            self._judges[judge] = found
        self.games.judge(self._judges[judge], dice)
        return np.array(self._values)

    def sample(self, dice: Dice) -> NDArray[np.int64]:
        """A random legal move for every game, drawn in compiled code."""
        self._check_begun()
        self.games.pick(dice)
        return np.array(self._picked)

    def render(self) -> tuple[str, ...] | None:
        """Every table as the seat that is asked sees it."""
        self._check_begun()
        if self.render_mode is None:
            return None
        seats = [int(seat) for seat in self._seats]
        return tuple(map(self.rules.picture, self.games.states, seats))

    def _seeds(self, seed: int | list[int | None] | None) -> list[int]:
        """One for each game; drawn where none is given."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise BadInput(f"there are {self.num_envs} games, but {len(seed)} seeds")
            return [self._drawn() if one is None else one for one in seed]
        first = self._drawn() if seed is None else at_least(0, "a seed", seed)
        return [first + game for game in range(self.num_envs)]

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**62))

    def _last(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """The last rows of the games that ended; None for the others."""
        rows = np.full(self.num_envs, None, np.object_)
        for game in np.flatnonzero(ended):
            rows[game] = self._last_rows[game].copy()
        return rows

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._kept(self._masks),
            "seat": self._seats.copy(),
            "rewards": self._rewards.copy(),
        }

    def _sheet(self) -> NDArray[np.int16]:
        rows: NDArray[np.int16] = _array(self.games.add_sheet(), np.int16)
        return rows

    def _take_sheet(self) -> int:
        """Have the next rows written where nobody holds those of earlier steps: that saves a copy
        of all of them. Whatever is made of an array that was handed out holds the sheet under it.
        The first sheet is never handed out, unless nothing is to be copied."""
        chosen = 0
        if self.copy:
            for number in range(1, _SHEETS):
                if number == len(self._sheets):
                    self._sheets.append(self._sheet())
                if getrefcount(self._sheets[number]) == _HELD_BY_NOBODY:
                    chosen = number
                    break
        self.games.take_sheet(chosen)
        return chosen

    def _shown(self, number: int) -> NDArray[np.int16]:
        rows = self._sheets[number].reshape(self.num_envs, -1)
        return rows.copy() if self.copy and number == 0 else rows

    def _kept(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _check_begun(self) -> None:
        if not self._dice:
            raise BadInput("call reset() before anything else")

    def _checked(self, actions: object) -> NDArray[np.integer[Any]]:
        self._check_begun()
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,):
            raise BadInput(f"step needs one move for each of {self.num_envs} games: {moves.shape}")
        right = np.issubdtype(moves.dtype, np.integer)
        if not right or moves.min() < 0 or moves.max() >= self.rules.moves:
            raise BadInput(f"moves are whole numbers from 0 to {self.rules.moves - 1}: {moves}")
        return moves

    def __reduce__(self) -> tuple[object, ...]:
        raise BadInput("a vector environment cannot be copied or pickled: make another one")


def _array(numbers: Any, kind: Any) -> Any:
    """A vector of the games as an array on the same memory."""
    return np.frombuffer(memoryview(numbers), dtype=kind)
