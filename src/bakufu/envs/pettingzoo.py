"""Games as PettingZoo environments: an agent for every seat.

`env` asks one agent at a time (AEC). `parallel_env` asks all that may act at once, which is how
secret plans are made. `raw_env` is `env` without the usual wrappers: there, a move that is not
legal is an error which names the rule, while in `env` its agent loses.

An observation is a dict: "observation" is the row of `docs/observations.md`, "action_mask" has 1
for every legal move, and nothing but 0 while the agent is not asked.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Document, seats_in
from bakufu.engine.text.errors import BadInput
from bakufu.envs.extra import wanted
from bakufu.games.shelf import FIRST_GAME

with wanted():
    import numpy as np
    from gymnasium.spaces import Box, Dict, Space
    from pettingzoo.utils import (  # type: ignore[import-untyped]
        AECEnv,
        ParallelEnv,
        wrappers,
    )

    from bakufu.envs.door import (
        RENDER_MODES,
        Copied,
        DoorGame,
        LegalMoves,
        at_least,
        check_render_mode,
        dice_for,
    )

Observation = dict[str, Any]


class _Table(Copied):
    """One game with an agent for every seat."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None,
        reward: str,
        house: Document | None,
        max_cycles: int | None,
    ) -> None:
        self.rules = rules = DoorGame(game, options, reward, house)
        longest = rules.game.longest if max_cycles is None else max_cycles
        self.longest = at_least(1, "max_cycles", longest)
        self.agents = [f"player_{seat}" for seat in range(rules.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        row = rules.row_space()
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {"observation": row, "action_mask": Box(0, 1, (rules.moves,), dtype=np.int8)}
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: LegalMoves(rules.moves) for agent in self.agents}
        self.cycles = 0

    def begin(self, seed: int | None) -> None:
        """Without a seed the dice of the game before roll on."""
        if seed is not None or not self.dice:
            drawn = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
            self.dice = dice_for(drawn)
        self.state = self.rules.start(self.dice[0])
        self.cycles = 0

    def asking(self) -> State:
        """The position, if any agent is left that can be asked."""
        state = self.running()
        if self.ended or self.cut:
            raise BadInput("the game is over: call reset() to begin another one")
        return state

    def apply(self, seat: int, move: int) -> None:
        self.running().apply(seat, move, self.dice[0], Scribe())

    def show_legal(self, agents: list[str]) -> None:
        """Samples of their action spaces shall be legal moves."""
        for agent in agents:
            self.action_spaces[agent].mask = self.rules.mask(self.running(), self.seats[agent])

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return {
            "observation": self.rules.row(self.running(), seat),
            "action_mask": self.rules.mask(self.running(), seat),
        }

    @property
    def ended(self) -> bool:
        return self.running().actors() == 0

    @property
    def cut(self) -> bool:
        return not self.ended and self.cycles >= self.longest

    def rewards(self) -> dict[str, float]:
        return {
            agent: self.rules.reward(self.running(), seat) for agent, seat in self.seats.items()
        }

    def render(self, mode: str | None, agent: str) -> str | None:
        return None if mode is None else self.rules.picture(self.running(), self.seats[agent])


class _Door:
    """What both forms of an environment have in common."""

    parallel: ClassVar[bool]

    def __init__(
        self,
        game: str = FIRST_GAME,
        options: Mapping[str, object] | None = None,
        reward: str = "place",
        house: Document | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = _Table(game, options, reward, house, max_cycles)
        self.metadata = {
            "name": f"bakufu_{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": self.parallel,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalMoves:
        return self.table.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to close."""


class TurnsEnv(_Door, AECEnv):  # type: ignore[misc]
    """One agent at a time: the lowest seat of those that may act."""

    parallel = False

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        table = self.table
        if not self.agents:
            table.asking()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = table.seats[agent]
        move = table.rules.check(table.running(), seat, action)
        self._cumulative_rewards[agent] = 0.0
        table.apply(seat, move)
        table.cycles += 1
        self.rewards = table.rewards()
        self.terminations = dict.fromkeys(self.agents, table.ended)
        self.truncations = dict.fromkeys(self.agents, table.cut)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        self.table.running()
        return self.table.render(self.render_mode, self.agent_selection)

    def _select(self) -> None:
        waiting = self.table.running().actors()
        if waiting:
            self.agent_selection = self.possible_agents[lowest_actor(waiting)]
            self.table.show_legal([self.agent_selection])
        else:
            self.agent_selection = self.agents[0]


class CyclesEnv(_Door, ParallelEnv):  # type: ignore[misc]
    """All agents at once. Only the actions of those that may act count.

    They act in the order of their seats. What another agent has just made impossible (the colour
    it took) lapses, and the agent is asked again in the next cycle.
    """

    parallel = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.table.show_legal(self.agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table, agents = self.table, self.agents
        self._play(actions)
        table.cycles += 1
        table.show_legal(agents)
        observations = self._observations()
        if table.ended or table.cut:
            self.agents = []
        return (
            observations,
            table.rewards(),
            dict.fromkeys(agents, table.ended),
            dict.fromkeys(agents, table.cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        waiting = self.table.running().actors()
        seat = lowest_actor(waiting) if waiting else 0
        return self.table.render(self.render_mode, self.possible_agents[seat])

    def _play(self, actions: Mapping[str, Any]) -> None:
        """Check all moves before the first one is made."""
        table = self.table
        state = table.asking()
        moves: dict[int, int] = {}
        for seat in seats_in(state.actors()):
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput(f"{agent} has to act, but no action was given for it")
            moves[seat] = table.rules.check(state, seat, actions[agent])
        for seat, move in moves.items():
            if table.rules.mask(state, seat)[move]:
                table.apply(seat, move)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}


raw_env = TurnsEnv
parallel_env = CyclesEnv


def env(**arguments: Any) -> AECEnv:
    """`raw_env` with the usual wrappers: an agent that makes an illegal move loses with -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
