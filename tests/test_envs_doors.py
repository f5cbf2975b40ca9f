"""The doors for research keep the rules of the libraries they open to, and those of the house."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec  # type: ignore[import-untyped]

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import seats_in
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.envs import pettingzoo as doors
from bakufu.envs.gymnasium import SeatEnv, environment_id
from bakufu.envs.vector import GamesEnv
from bakufu.games.shelf import GAMES
from bakufu.games.shogun.modules.faces import FACES

ALL_MODULES: dict[str, object] = {"players": 3, "side": "moon", **dict.fromkeys(FACES, "on")}
TABLES: list[Any] = [
    pytest.param("shitenno", {"players": 2}, id="shitenno-2"),
    pytest.param("shitenno", {"players": 4}, id="shitenno-4"),
    pytest.param("shogun", {"players": 5}, id="shogun-5"),
    pytest.param("shogun", ALL_MODULES, id="shogun-modules"),
    pytest.param("edo", {"players": 3}, id="edo-3"),
    pytest.param("bushido", {"players": 5, "campaign": "on", "elite": "on"}, id="bushido-5"),
]

# PettingZoo warns of all observations that are dicts, though it asks for them where masks are.
USUAL = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


# PettingZoo


@pytest.mark.filterwarnings(*USUAL)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_turns(game: str, options: dict[str, object]) -> None:
    api_test(doors.env(game=game, options=options, render_mode="ansi"), num_cycles=60)
    seed_test(partial(doors.env, game=game, options=options), num_cycles=30)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_cycles(game: str, options: dict[str, object]) -> None:
    make = partial(doors.parallel_env, game=game, options=options)
    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=30)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_counts_cycles(game: str, options: dict[str, object]) -> None:
    """This test asks every agent in every cycle, so it is made for parallel environments."""

    def turns(max_cycles: int) -> Any:
        return parallel_to_aec(doors.parallel_env(game, options, max_cycles=max_cycles))

    cycles = partial(doors.parallel_env, game=game, options=options)
    max_cycles_test(SimpleNamespace(parallel_env=cycles, env=turns))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_turns(game: str) -> None:
    """Rewards come with the end, and the game is the one the engine plays with that seed."""
    env = doors.raw_env(game=game, options={"players": 3})
    env.reset(seed=6)
    state = GAMES[game].start(GAMES[game].setup({"players": 3}), dice := Dice(6), Scribe())
    choosing, total = Dice(2), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        seat = seats_in(state.actors())[0]
        assert env.possible_agents[seat] == agent
        hidden = env.table.rules.hidden
        assert legal.tolist() == [m for m in GAMES[game].legal(state, seat) if m not in hidden]
        move = int(legal[choosing.below(len(legal))])
        state.apply(seat, move, dice, Scribe())
        env.step(move)
    assert state.actors() == 0
    places = [state.place(seat) for seat in range(3)]
    best = [agent for seat, agent in enumerate(env.possible_agents) if places[seat] == 1]
    assert all(total[agent] == max(total.values()) for agent in best)
    assert sum(total.values()) == pytest.approx(0)


def test_an_agent_that_is_not_asked_has_no_legal_moves() -> None:
    env = doors.raw_env(game="shitenno", options={"players": 3})
    env.reset(seed=1)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


def test_all_plan_at_once_in_cycles() -> None:
    """Five colours are taken in one cycle or in several; then all lay their first card."""
    env = doors.parallel_env(game="shogun", options={"players": 5})
    observations, _ = env.reset(seed=1)
    wish = dict.fromkeys(env.agents, 0)  # all want the first colour
    observations, *_ = env.step(wish)
    asked = [agent for agent in env.agents if observations[agent]["action_mask"].any()]
    assert asked == env.agents[1:]
    rest = {agent: seat for seat, agent in enumerate(env.agents)}
    observations, *_ = env.step(rest)
    assert all(observations[agent]["action_mask"].sum() > 1 for agent in env.agents)


def test_pettingzoo_refuses_illegal_moves_by_rule() -> None:
    env = doors.raw_env(game="shitenno", options={"players": 2})
    env.reset(seed=1)
    with pytest.raises(Refused, match="SHI-SETUP-02"):
        env.step(100)
    together = doors.parallel_env(game="shogun")
    together.reset(seed=1)
    with pytest.raises(Refused, match="SHO-"):
        together.step(dict.fromkeys(together.agents, 900))
    with pytest.raises(BadInput, match="player_0 has to act"):
        together.step({})


def test_with_the_usual_wrappers_an_illegal_move_loses() -> None:
    env = doors.env(game="shitenno", options={"players": 2})
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(100)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_pictures() -> None:
    env = doors.raw_env(game="shogun", render_mode="ansi")
    env.reset(seed=1)
    assert "Echizen" in (env.render() or "")
    together = doors.parallel_env(game="shitenno", render_mode="ansi")
    together.reset(seed=1)
    assert "Kantō" in (together.render() or "")
    assert doors.raw_env(game="shogun").render_mode is None


# Gymnasium


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_gymnasium_checks(game: str, options: dict[str, object]) -> None:
    env = gymnasium.make(environment_id(game), options=options, seat=None, render_mode="ansi")
    check_env(env.unwrapped)
    assert "\n" in str(env.unwrapped.render())


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_knows_every_game(game: str) -> None:
    env = gymnasium.make(f"bakufu/{game.capitalize()}-v0")
    row, info = env.reset(seed=1)
    assert row in env.observation_space
    assert info["action_mask"].shape == (GAMES[game].move_count,)
    many = gymnasium.make_vec(environment_id(game), num_envs=2)
    assert many.reset(seed=1)[0].shape == (2, *row.shape)


@pytest.mark.parametrize("opponents", ["random", "judge", ["judge-without-court", "random"]])
def test_house_bots_play_the_other_seats(opponents: str | list[str]) -> None:
    env = SeatEnv("shitenno", {"players": 3}, opponents, seat=1, reward="win")
    _, info = env.reset(seed=4)
    choosing, ended, reward = Dice(1), False, 0.0
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal)
        _, reward, ended, cut, info = env.step(int(legal[choosing.below(len(legal))]))
        assert not cut
    state = env.state
    assert state is not None
    assert reward == (1 if state.place(1) == 1 else 0)
    with pytest.raises(BadInput, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("game", GAMES)
def test_games_that_take_too_long_are_cut(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[game]), "longest", 40)
    single, many = SeatEnv(game), GamesEnv(game, 1)
    _, info = single.reset(seed=1)
    many.reset(seed=1)
    cut = False
    while not cut:
        move = int(np.flatnonzero(info["action_mask"])[0])
        row, reward, ended, cut, info = single.step(move)
        assert (reward, ended) == (0, False)
        _, rewards, over, cuts, told = many.step(np.array([move]))
        assert (rewards[0], over[0], cuts[0]) == (0, False, cut)
    assert single.decisions == 40
    assert (told["final_obs"][0] == row).all()


def test_masks_are_where_sb3_contrib_looks_for_them() -> None:
    """Its vector environments call `get_wrapper_attr("action_masks")()` through all wrappers."""
    env = gymnasium.make("bakufu/Shitenno-v0", options={"players": 2})
    assert env.has_wrapper_attr("action_masks")
    with pytest.raises(BadInput, match="call reset"):
        env.get_wrapper_attr("action_masks")()
    _, info = env.reset(seed=1)
    for _ in range(3):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"]).all()
        *_, info = env.step(np.flatnonzero(masks)[-1])


def test_nobody_takes_a_plan_back() -> None:
    """A move that only undoes another one would let games last for ever (SHO-PLAN-01)."""
    env = SeatEnv("shogun", {"players": 3}, strict=True)
    _, info = env.reset(seed=1)
    lift = GAMES["shogun"].move_number("lift")
    for _ in range(4):
        assert not info["action_mask"][lift]
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.state is not None
    assert lift in GAMES["shogun"].legal(env.state, 0)
    with pytest.raises(Refused, match="SHO-PLAN-01: “lift” is not possible now"):
        env.step(lift)


def test_an_illegal_move_loses_and_names_the_rule() -> None:
    env = SeatEnv("shitenno", {"players": 2})
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(100)
    assert (reward, ended) == (-1, True)
    assert info["refused"].startswith("SHI-SETUP-02: ")
    strict = SeatEnv("shitenno", {"players": 2}, strict=True)
    strict.reset(seed=1)
    with pytest.raises(Refused, match="SHI-SETUP-02"):
        strict.step(100)


def test_without_a_seed_every_game_is_another() -> None:
    env = SeatEnv("shitenno", {"players": 2}, seat=None)
    first = [env.reset(seed=3 if number == 0 else None)[0].tolist() for number in range(4)]
    again = [env.reset(seed=3 if number == 0 else None)[0].tolist() for number in range(4)]
    assert first == again
    assert len({tuple(row) for row in first}) == 4


# Copies


def by_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def some_steps(env: Any, seed: int, number: int) -> list[object]:
    """What an environment of any door shows over some random moves."""
    choosing, shown = Dice(seed), list[object]()

    def choose(mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[choosing.below(len(legal))]) if len(legal) else 0

    for _ in range(number):
        if isinstance(env, SeatEnv):
            row, *_ = env.step(choose(env.legal_moves.mask))
            shown.append(row.tolist())
        elif isinstance(env, doors.CyclesEnv):
            moves = {agent: choose(env.action_space(agent).mask) for agent in env.agents}
            seen, *_ = env.step(moves)
            shown.append([one["observation"].tolist() for one in seen.values()])
        else:
            seen, *_ = env.last()
            shown.append(seen["observation"].tolist())
            env.step(choose(seen["action_mask"]))
    return shown


@pytest.mark.parametrize("copied", [copy.deepcopy, by_pickle])
@pytest.mark.parametrize("door", [SeatEnv, doors.raw_env, doors.env, doors.parallel_env])
@pytest.mark.parametrize(("game", "options"), TABLES[1:3])
def test_copies_go_on_as_the_environment_does(
    game: str, options: dict[str, object], door: Any, copied: Callable[[Any], Any]
) -> None:
    fresh = copied(door(game=game, options=options))
    fresh.reset(seed=4)
    env = door(game=game, options=options)
    env.reset(seed=4)
    assert some_steps(env, 1, 12) == some_steps(fresh, 1, 12)
    other = copied(env)
    went = some_steps(env, 2, 12)
    assert some_steps(other, 2, 12) == went


def test_an_opponent_is_copied_too() -> None:
    env = SeatEnv("shitenno", {"players": 3}, ["judge", "judge-without-court"])
    env.reset(seed=1)
    other = by_pickle(env)
    assert other.others.names == ["judge", "judge-without-court"]
    assert some_steps(other, 1, 10) == some_steps(env, 1, 10)


# What can be wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "shogum"}, 'there is no game "shogum": did you mean "shogun"'),
        ({"options": {"player": 3}}, 'there is no option "player": did you mean "players"'),
        ({"options": {"players": 7}}, "SHI-SETUP-01"),
        ({"reward": "chests"}, 'there is no reward "chests": known are place, points, win'),
        ({"render_mode": "human"}, "render_mode is None or one of"),
        ({"options": "players=3"}, "options is a dict of names and values, not 'players=3'"),
        ({"house": ["kamons"]}, "house is a dict of names and values, not"),
    ],
)
@pytest.mark.parametrize("door", [SeatEnv, GamesEnv, doors.raw_env, doors.parallel_env])
def test_bad_arguments_are_explained(door: Any, arguments: dict[str, object], said: str) -> None:
    with pytest.raises((BadInput, Refused), match=said):
        door(**arguments)


def test_bad_opponents_seats_and_moves_are_explained() -> None:
    with pytest.raises(BadInput, match="there are 3 opponents with 4 players, but 2 were named"):
        SeatEnv("shogun", opponents=["judge", "judge"])
    with pytest.raises(BadInput, match='there is no bot "jude": known are'):
        SeatEnv("shogun", opponents="jude")
    nobody: Any = None
    with pytest.raises(BadInput, match="opponents is the name of a bot or a list of names, not No"):
        SeatEnv("shogun", opponents=nobody)
    seats: list[Any] = [5, -1, 1.0, "0", True]
    for seat in seats:
        with pytest.raises(BadInput, match=f"there is no seat {seat!r}: seats are 0 to 3, or None"):
            SeatEnv("shogun", seat=seat)
    env = SeatEnv("shogun")
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    for move in (995, -1):
        with pytest.raises(BadInput, match=f"there is no move {move}: moves are 0 to 994"):
            env.step(move)
    with pytest.raises(BadInput, match="a move is a number from 0 to 994, not 'pass'"):
        env.step("pass")
    seeds: list[Any] = [-1, 1.5, "one", True]
    for seed in seeds:
        with pytest.raises(
            BadInput, match=f"a seed is a whole number from 0 upwards, not {seed!r}"
        ):
            doors.raw_env().reset(seed=seed)
    cycles: list[Any] = [0, 1.5, "3"]
    for number in cycles:
        with pytest.raises(BadInput, match="max_cycles is a whole number from 1 upwards"):
            doors.raw_env(max_cycles=number)


def test_numbers_of_numpy_are_numbers() -> None:
    """Learners hand out moves as arrays without axes."""
    seat: Any = np.int64(2)
    env = SeatEnv("shitenno", seat=seat)
    _, info = env.reset(seed=1)
    move = np.asarray(np.flatnonzero(info["action_mask"])[0])
    assert move.shape == ()
    assert not env.step(move)[2]
    turns, same = doors.env(game="shitenno"), doors.env(game="shitenno")
    turns.reset(seed=np.int64(7))
    same.reset(seed=7)
    turns.step(move)
    same.step(int(move))
    assert (turns.last()[0]["observation"] == same.last()[0]["observation"]).all()


@pytest.mark.parametrize("move", [None, 101, -1, 2.5, "pass"])
def test_with_the_usual_wrappers_what_is_no_move_is_an_error(move: object) -> None:
    env = doors.env(game="shitenno")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(move)


@pytest.mark.parametrize("door", [SeatEnv, doors.raw_env, doors.parallel_env])
def test_before_and_after_a_game_reset_is_asked_for(
    door: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["shitenno"]), "longest", 8)
    env = door(game="shitenno", render_mode="ansi")
    for call in (env.render, partial(env.step, 0)):
        with pytest.raises(BadInput, match="call reset"):
            call()
    env.reset(seed=1)
    some_steps(env, 1, 1 if door is SeatEnv else 8)
    if door is doors.raw_env:
        assert all(env.truncations.values())
        for _ in range(4):  # dead agents of PettingZoo step once more
            env.step(None)
    with pytest.raises(BadInput, match="the game is over: call reset"):
        env.step(0)


@pytest.mark.parametrize("door", ["gymnasium", "pettingzoo", "vector"])
@pytest.mark.parametrize("absent", ["numpy", "gymnasium"])
def test_a_missing_extra_is_one_clear_line(door: str, absent: str) -> None:
    source = (
        f"import sys; sys.modules[{absent!r}] = None\n"
        f"try: import bakufu.envs.{door}\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    )
    assert done.stdout == f'the research doors need {absent}: pip install "bakufu[research]"\n'
