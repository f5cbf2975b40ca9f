"""A random agent through each of the research doors.

pip install "bakufu[research]"
python examples/random_agent.py shogun --players 3
"""

import argparse
import random
import sys

import gymnasium
import numpy as np
import pyspiel

import bakufu.envs.gymnasium
import bakufu.envs.openspiel  # registers the games
from bakufu.engine.core.chance import Dice
from bakufu.engine.text.errors import BakufuError
from bakufu.envs import pettingzoo
from bakufu.envs.vector import GamesEnv


def by_turns(game: str, players: int, seed: int) -> str:
    """PettingZoo: an agent for every seat, one asked at a time."""
    env = pettingzoo.env(game=game, options={"players": players})
    env.reset(seed=seed)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + seat)
    decisions, rewards = 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
    return f"{decisions} decisions, rewards {list(rewards.values())}"


def at_once(game: str, players: int, seed: int) -> str:
    """PettingZoo: all that may act are asked at once."""
    env = pettingzoo.parallel_env(game=game, options={"players": players})
    observations, _ = env.reset(seed=seed)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + seat)
    cycles = 0
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in env.agents
        }
        observations, rewards, *_ = env.step(actions)
        cycles += 1
    return f"{cycles} cycles, rewards {list(rewards.values())}"


def one_seat(game: str, players: int, seed: int) -> str:
    """Gymnasium: one seat against judging bots."""
    env = gymnasium.make(
        bakufu.envs.gymnasium.environment_id(game), options={"players": players}, opponents="judge"
    )
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    decisions, reward, over = 0, 0.0, False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        _, worth, terminated, truncated, info = env.step(action)
        decisions, reward, over = decisions + 1, float(worth), terminated or truncated
    return f"{decisions} own decisions, reward {reward}"


def many_games(game: str, players: int, seed: int) -> str:
    """Gymnasium's vector interface: many games in compiled code, here with all seats our own."""
    env = GamesEnv(game, num_envs=8, options={"players": players}, opponents=None)
    env.reset(seed=seed)
    dice, decisions, ended = Dice(seed), 0, np.zeros(8, bool)
    while not ended.all():
        _, _, terminated, _, _ = env.step(env.sample(dice))
        ended |= terminated
        decisions += len(ended)
    return f"{decisions} decisions until each of 8 tables had finished a game"


def tree(game: str, players: int, seed: int) -> str:
    """OpenSpiel: every draw of chance is a node."""
    rng = random.Random(seed)
    state = pyspiel.load_game(f"bakufu_{game}(players={players})").new_initial_state()
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        nodes += 1
    return f"{nodes} nodes, returns {state.returns()}"


DOORS = {
    "PettingZoo, by turns": by_turns,
    "PettingZoo, at once": at_once,
    "Gymnasium, one seat": one_seat,
    "Gymnasium, many games": many_games,
    "OpenSpiel": tree,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="a random agent through each door")
    parser.add_argument("game", nargs="?", default="shitenno")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name, play in DOORS.items():
        print(f"{name}: {play(arguments.game, arguments.players, arguments.seed)}")


if __name__ == "__main__":
    try:
        main()
    except BakufuError as error:
        sys.exit(str(error))
