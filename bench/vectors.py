"""Environments for learners, played at random: ours with many games, PettingZoo's doors, pgx.

A step is one move in one game, drawn at random from the legal ones; after it the row of
observations and the mask of legal moves of whoever is asked next are there to be read, and a game
that is over has begun anew. Processor time counts, of all threads.

- Ours: one call of `GamesEnv.step` moves in every game and returns arrays; self-play.
- PettingZoo (AEC): one call of `step` moves for one agent, and `last` shows what the next one sees.
- pgx: one call of a jitted, vmapped and automatically resetting `step`, which returns all games'
  states with observations and masks; the random move is drawn within the same call.
  "In a loop of its own" has 100 such steps in one call, so that Python is left out.
"""

import os
from functools import cache
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from bakufu.engine.core.chance import Dice
from bakufu.envs import pettingzoo
from bakufu.envs.vector import GamesEnv
from bench.machine import installed
from bench.ours import Ours
from bench.report import Line, comparison, lines, spread, table
from bench.rounds import Contestant, Pace, Play, Played, take_turns

STRETCH = 100  # calls in a row
SIZES = (1, 16, 256, 1024)
# One with dice for two, one with hidden tiles for three.
PGX_GAMES = {"backgammon": "backgammon", "sparrow mahjong": "sparrow_mahjong"}


def measure(chosen: list[Ours], pace: Pace) -> list[str]:
    """All environments in turns."""
    sizes = SIZES[2:3] if pace.quick else SIZES
    most = sizes[-1]
    house = {
        (each.title, size): Contestant(f"{each.title}, {_games(size)}", many(each, size))
        for each in chosen
        for size in sizes
    }
    doors = [Contestant(f"{each.title} by PettingZoo's door", agents(each)) for each in chosen]
    if installed("pygame"):
        doors.append(Contestant("PettingZoo's connect four", connect_four()))
    batches: list[Contestant] = []
    if installed("pgx"):
        # What takes long there is compiling, once for each size.
        for name in list(PGX_GAMES)[: 1 if pace.quick else None]:
            batches += [
                Contestant(f"pgx {name}, {_games(size)}", pgx_steps(name, size)) for size in sizes
            ]
            if pace.quick:
                continue
            title = f"pgx {name}, {_games(most)}, in a loop of its own"
            batches.append(Contestant(title, pgx_steps(name, most, inside=True)))
    everybody = [*house.values(), *doors, *batches]
    take_turns(everybody, pace.rounds, pace.seconds)
    aims: list[Line] = []
    for each in chosen:
        ours = house[each.title, most]
        for group in (doors, batches):
            if group:
                best = max(group, key=lambda one: median(one.rates()))
                aims.append(comparison(f"{ours.name}: {best.name}", ours, best))
    return [
        "## Environments",
        f"Medians of {pace.rounds} rounds and their range, taken in turns, processor time; a turn "
        f"is at least {pace.seconds:g} s. A step is one random legal move in one game, with the "
        "next observation and mask. The comparison is with the fastest of a kind.",
        table(["environment", "steps/s"], [[who.name, spread(who.rates())] for who in everybody]),
        lines("environment against", aims),
    ]


def _games(size: int) -> str:
    return "1 game" if size == 1 else f"{size} games"


def many(ours: Ours, size: int) -> Play:
    """Our vector environment with so many games."""
    env = GamesEnv(ours.game.id, size, _options(ours), opponents=None)
    env.reset(seed=1)
    dice = Dice(1)

    def play(seed: int) -> Played:
        began = process_time()
        for _ in range(STRETCH):
            env.step(env.sample(dice))
        return Played(STRETCH * size, 0, process_time() - began)

    return play


def agents(ours: Ours) -> Play:
    """Our games through PettingZoo's door."""
    return _agents(pettingzoo.env(game=ours.game.id, options=_options(ours)))


def connect_four() -> Play:
    """A game of PettingZoo's own."""
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

    return _agents(connect_four_v3.env())


def pgx_steps(name: str, size: int, inside: bool = False) -> Play:
    """One of pgx's games, so many at once."""
    jax, first, calls = _pgx(name, inside)
    states = first(jax.random.split(jax.random.key(1), size))
    key = jax.random.key(2)
    steps = STRETCH * size

    def play(seed: int) -> Played:
        nonlocal states, key
        began = process_time()
        if inside:
            states, key = calls(states, key)
        else:
            for _ in range(STRETCH):
                states, key = calls(states, key)
        jax.block_until_ready(states)
        return Played(steps, 0, process_time() - began)

    return play


def _options(ours: Ours) -> dict[str, object]:
    return dict(ours.setup.options)


def _agents(env: Any) -> Play:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def play(seed: int) -> Played:
        made = 0
        began = process_time()
        while made < STRETCH:
            shown, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(shown["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            made += 1
        return Played(made, 0, process_time() - began)

    return play


@cache
def _pgx(name: str, inside: bool) -> tuple[Any, Any, Any]:
    """jax itself, how games begin, and how all of them make a step."""
    # One thread, as all the others here; to be said before jax is there.
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    jax: Any = import_module("jax")
    wrappers: Any = import_module("pgx.experimental.wrappers")
    env = import_module("pgx").make(PGX_GAMES[name])
    moves = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def step(states: Any, key: Any) -> tuple[Any, Any]:
        key, luck, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(luck, odds, axis=-1)
        return moves(states, actions, jax.random.split(chance, len(actions))), key

    def stretch(states: Any, key: Any) -> Any:
        return jax.lax.fori_loop(0, STRETCH, lambda _, now: step(*now), (states, key))

    return jax, jax.jit(jax.vmap(env.init)), jax.jit(stretch if inside else step)
