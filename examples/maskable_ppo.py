"""MaskablePPO of sb3-contrib learns a game; no adapter is needed.

pip install "bakufu[research]" sb3-contrib
python examples/maskable_ppo.py shitenno --steps 50000
"""

import argparse
import sys
from typing import Any

import gymnasium
import numpy as np

from bakufu.engine.table.statistics import wilson
from bakufu.engine.text.errors import BakufuError
from bakufu.envs.gymnasium import environment_id

try:
    from sb3_contrib import MaskablePPO
except ModuleNotFoundError as error:
    sys.exit(f"MaskablePPO needs {error.name}: pip install sb3-contrib")

EVALUATION_SEED = 10**6


def make(game: str, players: int, opponents: str, reward: str) -> gymnasium.Env[Any, Any]:
    """One seat, another in every game; rows as parts of what their numbers can be at most."""
    env = gymnasium.make(
        environment_id(game),
        options={"players": players},
        opponents=opponents,
        seat=None,
        reward=reward,
    )
    high = env.observation_space.high.astype(np.float32)  # type: ignore[attr-defined]
    space = gymnasium.spaces.Box(0, 1, high.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(env, lambda row: row / high, space)


def evaluate(model: Any, env: gymnasium.Env[Any, Any], games: int) -> float:
    """Wins; a shared victory counts in parts."""
    wins = 0.0
    for game in range(games):
        row, _ = env.reset(seed=EVALUATION_SEED + game)
        over = False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(row, action_masks=masks)
            row, reward, terminated, truncated, _ = env.step(action)
            over = terminated or truncated
        wins += float(reward)
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO learns a game")
    parser.add_argument("game", nargs="?", default="shitenno")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="a house bot or a bot file")
    parser.add_argument("--steps", type=int, default=50_000, help="decisions to learn from")
    parser.add_argument("--evaluate", type=int, default=200, help="games to measure with")
    arguments = parser.parse_args()
    if arguments.steps < 1 or arguments.evaluate < 1:
        parser.error("--steps and --evaluate are 1 or more")
    game, players, opponents = arguments.game, arguments.players, arguments.opponents
    model = MaskablePPO("MlpPolicy", make(game, players, opponents, "place"), seed=1)
    model.learn(arguments.steps)
    games = arguments.evaluate
    wins = evaluate(model, make(game, players, opponents, "win"), games)
    low, high = wilson(wins, games)
    print(
        f"won {wins:g} of {games} games against {opponents}: {wins / games:.1%} "
        f"(95% interval {low:.1%} to {high:.1%}; {1 / players:.0%} would be even)"
    )


if __name__ == "__main__":
    try:
        main()
    except BakufuError as error:
        sys.exit(str(error))
