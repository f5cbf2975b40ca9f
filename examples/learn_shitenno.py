"""A small policy-gradient learner for Shitennō, in numpy alone.

    pip install "bakufu[research]"
    python examples/learn_shitenno.py

It plays one seat against random opponents, many games at once in compiled code, and improves a
network with one hidden layer by advantage actor-critic. At the end the network plays games it has
not learned from, and its win rate is printed with a 95% interval. `--games 3000` is a quick look.
`--save mine.net` keeps it, to play in the arena: `bakufu arena shitenno --players mine.net,judge`.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bakufu.bots.network_file import NetworkWeights, new_card, write_network
from bakufu.engine.table.largest_row import largest_row
from bakufu.engine.table.statistics import wilson
from bakufu.engine.text.errors import BakufuError
from bakufu.envs.vector import GamesEnv

Array = NDArray[np.float32]

STEPS = 32  # decisions at each table before the network is changed
HIDDEN = 128
RATE = 1e-3
TRACE = 0.95  # how far an advantage looks ahead
CURIOSITY = 0.01  # weight of the entropy
LEARNING_SEED, EVALUATION_SEED = 1, 1_000_000


class Network:
    """Row -> hidden layer -> a preference for each move, and the reward to be expected."""

    def __init__(self, highs: Array, moves: int, rng: np.random.Generator) -> None:
        # Counts are made as small as flags are.
        self.scale = np.where(highs > 1, 10, 1).astype(np.float32)
        shapes = {"in": (len(highs), HIDDEN), "moves": (HIDDEN, moves), "worth": (HIDDEN, 1)}
        self.weights: dict[str, Array] = {}
        for name, shape in shapes.items():
            size = np.sqrt(2 / shape[0]) if name == "in" else 0.01
            self.weights[name] = (rng.standard_normal(shape) * size).astype(np.float32)
            self.weights[f"{name}+"] = np.zeros(shape[1], np.float32)
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def inputs(self, rows: NDArray[np.int16]) -> Array:
        return np.asarray(rows, np.float32) / self.scale

    def think(self, inputs: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the moves, and the reward to be expected."""
        weights = self.weights
        hidden = np.maximum(inputs @ weights["in"] + weights["in+"], 0)
        likes = hidden @ weights["moves"] + weights["moves+"]
        likes[masks == 0] = -np.inf
        chances = np.exp(likes - likes.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ weights["worth"] + weights["worth+"])[:, 0]

    def learn(
        self,
        inputs: Array,
        masks: NDArray[np.int8],
        moves: NDArray[np.int64],
        good: Array,
        worth: Array,
    ) -> None:
        """Make moves with an advantage likelier, and expect what came (one step of Adam)."""
        hidden, chances, expected = self.think(inputs, masks)
        count = len(moves)
        # How the loss changes with the preferences: policy gradient, less the entropy's share.
        d_likes = chances * good[:, None]
        d_likes[np.arange(count), moves] -= good
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_likes += CURIOSITY * chances * (logs + entropy)
        d_worth = (expected - worth)[:, None]
        d_hidden = (d_likes @ self.weights["moves"].T + d_worth @ self.weights["worth"].T) * (
            hidden > 0
        )
        changes = {
            "in": inputs.T @ d_hidden,
            "in+": d_hidden.sum(axis=0),
            "moves": hidden.T @ d_likes,
            "moves+": d_likes.sum(axis=0),
            "worth": hidden.T @ d_worth,
            "worth+": d_worth.sum(axis=0),
        }
        self.updates += 1
        fade = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, change in changes.items():
            change /= count
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            self.weights[name] -= RATE * fade * mean / (np.sqrt(square) + 1e-8)


def choose(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """One move for each game, as likely as the network says: a race with those odds."""
    waits = rng.standard_exponential(chances.shape, np.float32) + np.float32(1e-30)
    fastest: NDArray[np.int64] = np.argmax(chances / waits, axis=1)
    return fastest


def learn(
    network: Network, players: int, games: int, tables: int, rng: np.random.Generator
) -> None:
    env = GamesEnv("shitenno", tables, {"players": players}, "random", seat=None)
    rows, info = env.reset(seed=LEARNING_SEED)
    played, shown, recent, began = 0, 0, [0.0], time.perf_counter()
    while played < games:
        kept = []
        for _ in range(STEPS):
            inputs, masks = network.inputs(rows), info["action_mask"]
            _, chances, expected = network.think(inputs, masks)
            moves = choose(chances, rng)
            rows, rewards, over, _, info = env.step(moves)
            kept.append((inputs, masks, moves, expected, rewards, over))
            played += int(over.sum())
            recent += rewards[over].tolist()
        _, _, following = network.think(network.inputs(rows), info["action_mask"])
        advantage = np.zeros(tables, np.float32)
        goods, worths = [], []
        for _, _, _, expected, rewards, over in reversed(kept):
            surprise = rewards + np.where(over, 0, following) - expected
            advantage = (surprise + TRACE * np.where(over, 0, advantage)).astype(np.float32)
            goods.append(advantage)
            worths.append(advantage + expected)
            following = expected
        good, worth = np.concatenate(goods[::-1]), np.concatenate(worths[::-1])
        good = (good - good.mean()) / (good.std() + 1e-6)
        columns = [np.concatenate(column) for column in list(zip(*kept, strict=True))[:3]]
        network.learn(columns[0], columns[1], columns[2], good, worth)
        if played - shown >= games / 10 or played >= games:
            shown, recent = played, recent[-2000:]
            seconds = time.perf_counter() - began
            print(f"{played:7} games, {seconds:4.0f} s, mean reward {np.mean(recent):+.2f}")


def evaluate(
    network: Network, players: int, games: int, tables: int, rng: np.random.Generator
) -> tuple[int, int]:
    """Wins and games. Every table plays equally many, so that short games do not count more."""
    tables = min(games, tables)
    each = games // tables
    env = GamesEnv("shitenno", tables, {"players": players}, "random", seat=None, reward="win")
    rows, info = env.reset(seed=EVALUATION_SEED)
    done, wins = np.zeros(tables, np.int64), 0
    while (done < each).any():
        _, chances, _ = network.think(network.inputs(rows), info["action_mask"])
        rows, rewards, over, _, info = env.step(choose(chances, rng))
        wins += int((over & (done < each) & (rewards == 1)).sum())
        done += over
    return wins, tables * each


def save(network: Network, env: GamesEnv, path: Path) -> None:
    """Write the network as a file that bots play with. Its rows have their place in the largest
    row of the game, and a number counts in parts of its bound."""
    game, weights = env.rules.game, network.weights
    row = largest_row(game)
    rows = np.zeros((row.size, HIDDEN), np.float32)
    rows[row.places(env.rules.observer.fields)] = weights["in"] / network.scale[:, None]
    rows *= np.array(row.highs, np.float32)[:, None]
    found = NetworkWeights(
        rows=rows.tolist(),
        bias=weights["in+"].tolist(),
        value=[0.0] * HIDDEN,  # what positions are worth is left to the judge
        value_bias=0.0,
        policy=weights["moves"].T.tolist(),
        policy_bias=weights["moves+"].tolist(),
    )
    options = {"players": [env.rules.players]}
    write_network(path, new_card(game, HIDDEN, 1.0, options, made=Path(__file__).name), found)
    print(f"saved as {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description="learn Shitennō against random opponents")
    parser.add_argument("--games", type=int, default=20_000, help="to learn from")
    parser.add_argument("--evaluate", type=int, default=2048, help="games to measure with")
    parser.add_argument("--tables", type=int, default=256, help="games at once")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--save", type=Path, help="keep the network in this file (.net)")
    arguments = parser.parse_args()
    if arguments.evaluate < 1:
        parser.error("--evaluate is 1 or more")
    began = time.perf_counter()
    rng = np.random.default_rng(LEARNING_SEED)
    env = GamesEnv("shitenno", 1, {"players": arguments.players})
    network = Network(env.rules.high.astype(np.float32), env.rules.moves, rng)
    players, tables = arguments.players, arguments.tables
    learn(network, players, arguments.games, tables, rng)
    if arguments.save:
        save(network, env, arguments.save)
    wins, games = evaluate(network, players, arguments.evaluate, tables, rng)
    low, high = wilson(wins, games)
    fair = 1 / players
    print(
        f"won {wins} of {games} games against {players - 1} random opponents: "
        f"{wins / games:.1%} (95% interval {low:.1%} to {high:.1%}; {fair:.0%} would be even)"
    )
    print(f"better than random: {'yes' if low > fair else 'not shown'}")
    print(f"{time.perf_counter() - began:.0f} s in all")


if __name__ == "__main__":
    try:
        main()
    except BakufuError as error:
        sys.exit(str(error))
