"""One seat of a game as a Gymnasium environment; bots play the others.

`import bakufu.envs.gymnasium` registers every game under `environment_id(game)`:

    env = gymnasium.make(environment_id(GAME), options={"players": 3}, opponents="judge")

The mask of legal moves is `info["action_mask"]`. Whoever makes any other move loses at once: the
reward is -1 and `info["refused"]` names the rule. With `strict=True` it is raised as an error.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.envs.extra import wanted
from bakufu.envs.stepping import FORFEIT
from bakufu.games.shelf import FIRST_GAME, GAMES

with wanted():
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from bakufu.envs.door import (
        RENDER_MODES,
        Copied,
        DoorGame,
        LegalMoves,
        Mask,
        Others,
        Row,
        check_render_mode,
        check_seat,
        dice_for,
    )


class SeatEnv(Copied, gymnasium.Env[Row, np.int64]):
    """The learner has the seat `seat`, or another one in every game where that is None."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = FIRST_GAME,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "place",
        house: Document | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = DoorGame(game, options, reward, house)
        self.others = Others(self.rules, opponents)
        self.strict = strict
        self.fixed_seat = check_seat(self.rules, seat)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.rules.row_space()
        self.action_space = self.legal_moves = LegalMoves(self.rules.moves)
        self.seat = 0
        self.decisions = 0
        self.lost = False  # by an illegal move

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a game. Without a seed the dice of the game before roll on."""
        super().reset(seed=seed)
        if seed is not None or not self.dice:
            self.dice = dice_for(int(self.np_random.integers(2**62)) if seed is None else seed)
        table, mind = self.dice
        drawn = int(mind.below(self.rules.players)) if self.fixed_seat is None else self.fixed_seat
        self.seat, self.decisions, self.lost = drawn, 0, False
        self.state = self.rules.start(table)
        self.others.begin()
        self._play_on(self.state)
        return self._row(), self._info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        state = self.running()
        if state.actors() == 0 or self.lost or self._too_long():
            raise BadInput("the game is over: call reset() to begin another one")
        try:
            move = self.rules.check(state, self.seat, action)
        except Refused as refused:
            if self.strict:
                raise
            self.lost = True
            return self._row(), FORFEIT, True, False, self._info() | {"refused": str(refused)}
        self._apply(state, self.seat, move)
        self._play_on(state)
        ended = state.actors() == 0
        cut = not ended and self._too_long()
        return self._row(), self.rules.reward(state, self.seat), ended, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves now, as sb3-contrib's MaskablePPO asks for them."""
        self.running()
        return self.legal_moves.mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner's seat sees it."""
        if self.render_mode is None:
            return None
        return self.rules.picture(self.running(), self.seat)

    def _too_long(self) -> bool:
        return self.decisions >= self.rules.game.longest

    def _play_on(self, state: State) -> None:
        """The others play until the learner is asked."""
        while (waiting := state.actors()) and not self._too_long():
            seat = int(lowest_actor(waiting))
            if seat == self.seat:
                return
            self._apply(state, seat, self.others.choose(state, seat, self.seat, self.dice[1]))

    def _apply(self, state: State, seat: int, move: int) -> None:
        state.apply(seat, move, self.dice[0], Scribe())
        self.decisions += 1

    def _row(self) -> Row:
        return self.rules.row(self.running(), self.seat)

    def _info(self) -> dict[str, Any]:
        mask: Mask = self.rules.mask(self.running(), self.seat)
        self.legal_moves.mask = mask
        return {"action_mask": mask, "seat": self.seat}


def environment_id(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"bakufu/{game.capitalize()}-v0"


for _game in GAMES:
    gymnasium.register(
        id=environment_id(_game),
        entry_point="bakufu.envs.gymnasium:SeatEnv",
        vector_entry_point="bakufu.envs.vector:GamesEnv",
        kwargs={"game": _game},
    )
