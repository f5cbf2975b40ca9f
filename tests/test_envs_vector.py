"""Many games in compiled code: the same games as in the single environment."""

import copy
import pickle
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from networks import write_made_up
from test_memory import STATUS, resident

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.contract import random_game
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.envs.door import judge_of
from bakufu.envs.gymnasium import SeatEnv
from bakufu.envs.stepping import PLACE, POINTS, WIN, reward
from bakufu.envs.vector import GamesEnv
from bakufu.games.shelf import GAMES
from bakufu.games.shogun.modules.faces import FACES

ALL = {"players": 3, "start": "draft", **dict.fromkeys(FACES, "on")}


@pytest.mark.parametrize(
    ("game", "options", "opponents", "seat", "steps"),
    [
        ("shitenno", {"players": 2}, "random", 0, 300),
        ("shitenno", {"players": 4}, ["random", "judge", "random"], None, 60),
        ("shogun", {"players": 3}, "random", 2, 400),
        ("shogun", ALL, "random", None, 300),
        ("edo", {"players": 2}, "random", None, 200),
        ("bushido", {"players": 4, "campaign": "on"}, "random", None, 200),
    ],
)
def test_games_go_as_in_the_single_environment(
    game: str, options: dict[str, object], opponents: str | list[str], seat: int | None, steps: int
) -> None:
    """Rows, masks, rewards and ends, over several games one after the other."""
    number = 3
    many = GamesEnv(game, number, options, opponents, seat)
    single = [SeatEnv(game, options, opponents, seat) for _ in range(number)]
    rows, info = many.reset(seed=40)
    for i, env in enumerate(single):
        row, told = env.reset(seed=40 + i)
        assert (row == rows[i]).all()
        assert (told["action_mask"] == info["action_mask"][i]).all()
        assert told["seat"] == info["seat"][i]
    choosing, ends = Dice(3), 0
    for _ in range(steps):
        moves = many.sample(choosing)
        rows, rewards, over, cut, info = many.step(moves)
        for i, env in enumerate(single):
            row, worth, ended, cut_short, told = env.step(moves[i])
            assert (worth, ended, cut_short) == (rewards[i], over[i], cut[i])
            if ended:
                ends += 1
                assert (row == info["final_obs"][i]).all()
                row, told = env.reset()
            assert (row == rows[i]).all()
            assert (told["action_mask"] == info["action_mask"][i]).all()
            assert told["seat"] == info["seat"][i]
    assert ends or game != "shitenno"  # the others are longer


@pytest.mark.parametrize("game", GAMES)
def test_without_opponents_all_seats_are_asked(game: str) -> None:
    env = GamesEnv(game, 2, {"players": 3}, opponents=None)
    _, info = env.reset(seed=1)
    choosing, asked, ends = Dice(1), set(), 0
    while ends < 2:
        asked |= {int(seat) for seat in info["seat"]}
        before = info["seat"]
        _, rewards, over, _, info = env.step(env.sample(choosing))
        for i in np.flatnonzero(over):
            ends += 1
            assert sum(info["rewards"][i]) == pytest.approx(0)
            assert GAMES[game].somebody_wins is False or max(info["rewards"][i]) == 1
            # The reward of the step is that of the seat which moved last.
            assert rewards[i] == info["rewards"][i][before[i]]
        assert not info["rewards"][~over].any()
    assert asked == {0, 1, 2}


def test_samples_are_legal_and_all_of_them_occur() -> None:
    env = GamesEnv("shitenno", 1)
    _, info = env.reset(seed=3)
    choosing = Dice(9)
    drawn = {int(env.sample(choosing)[0]) for _ in range(400)}
    assert drawn == set(np.flatnonzero(info["action_mask"][0]))


def test_an_illegal_move_loses_one_game_only() -> None:
    env = GamesEnv("shitenno", 3, {"players": 2})
    _, info = env.reset(seed=5)
    moves = env.sample(Dice(1))
    moves[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    _, rewards, over, _, info = env.step(moves)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    assert (info["action_mask"].sum(axis=1) > 0).all()


def test_strictly_an_illegal_move_is_refused_and_nothing_changes() -> None:
    env = GamesEnv("shitenno", 2, {"players": 2}, strict=True)
    rows, info = env.reset(seed=5)
    moves = env.sample(Dice(1))
    wrong = moves.copy()
    wrong[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.raises(Refused, match=r"^SHI-"):
        env.step(wrong)
    other = GamesEnv("shitenno", 2, {"players": 2})
    assert (other.reset(seed=5)[0] == rows).all()
    assert (env.step(moves)[0] == other.step(moves)[0]).all()


def test_views_change_with_the_next_step_and_copies_do_not() -> None:
    for copies in (True, False):
        env = GamesEnv("shitenno", 2, copy=copies)
        rows, info = env.reset(seed=5)
        before = rows.copy(), info["action_mask"].copy()
        for _ in range(4):
            env.step(env.sample(Dice(1)))
        same = (rows == before[0]).all() and (info["action_mask"] == before[1]).all()
        assert same == copies


def test_rows_of_earlier_steps_may_be_kept_as_long_as_one_likes() -> None:
    """They are written to memory that nobody holds any more, which is easily got wrong."""
    env = GamesEnv("shitenno", 2)
    dice = Dice(1)
    kept = [env.reset(seed=5)[0]]
    parts = [kept[0][1, 3:7]]
    read = [parts[0].data]
    copies = [kept[0].copy()]
    for _ in range(12):
        rows = env.step(env.sample(dice))[0]
        kept.append(rows)
        parts.append(rows[1:].T[3:7])
        read.append(rows[0, 8:].data)
        copies.append(rows.copy())
    for rows, before in zip(kept, copies, strict=True):
        assert (rows == before).all()
    del rows
    kept.clear()
    for _ in range(6):
        env.step(env.sample(dice))
    assert (parts[0] == copies[0][1, 3:7]).all()
    for part, look, before in zip(parts[1:], read[1:], copies[1:], strict=True):
        assert (part[:, 0] == before[1, 3:7]).all()
        assert look.tolist() == before[0, 8:].tolist()


def test_rows_that_nobody_holds_are_written_over() -> None:
    env = GamesEnv("shitenno", 2)
    dice = Dice(1)
    env.reset(seed=5)
    places = {env.step(env.sample(dice))[0].ctypes.data for _ in range(20)}
    assert len(places) == 1
    rows = env.reset()[0]
    places = set()
    for _ in range(20):
        rows = env.step(env.sample(dice))[0]
        places.add(rows.ctypes.data)
    assert len(places) == 2


def test_seeds_can_be_given_for_each_game() -> None:
    env = GamesEnv("shitenno", 2)
    rows, _ = env.reset(seed=[7, 7])
    assert (rows[0] == rows[1]).all()
    rows, _ = env.reset(seed=7)
    assert (rows[0] != rows[1]).any()


def test_render_shows_every_table() -> None:
    env = GamesEnv("shitenno", 2, render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    assert pictures
    assert len(pictures) == 2
    assert "Kantō" in pictures[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"opponents": "jude"}, 'there is no bot "jude"'),
        ({"num_envs": 0}, "num_envs is a whole number from 1 upwards, not 0"),
        ({"num_envs": 1.5}, "num_envs is a whole number from 1 upwards, not 1.5"),
        ({"render_mode": "human"}, "render_mode is None or one of"),
        ({"seat": 4}, "there is no seat 4"),
    ],
)
def test_bad_arguments_are_explained(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        GamesEnv("shitenno", **arguments)  # type: ignore[arg-type]


def test_bad_steps_are_explained() -> None:
    env = GamesEnv("shitenno", 2)
    for call in (
        partial(env.step, np.zeros(2, np.int64)),
        partial(env.sample, Dice(1)),
        env.render,
    ):
        with pytest.raises(BadInput, match="call reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(BadInput, match="one move for each of 2 games"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(BadInput, match="numbers from 0 to 100"):
        env.step(np.array([0, 101]))
    moves: list[Any] = [[0.5, 0.5], [True, True], ["0", "0"], [None, None]]
    for wrong in moves:
        with pytest.raises(BadInput, match="moves are whole numbers from 0 to 100"):
            env.step(wrong)
    seeds: list[Any] = [-1, 1.5, "one", (1, 2)]
    for seed in seeds:
        with pytest.raises(BadInput, match="a seed is a whole number from 0 upwards"):
            env.reset(seed=seed)
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(BadInput, match="cannot be copied or pickled"):
            copied(env)
    with pytest.raises(BadInput, match="2 games, but 1 seeds"):
        env.reset(seed=[1])


@pytest.mark.parametrize(
    ("places", "by_place", "by_win"),
    [
        ([1, 2, 3], [1, 0, -1], [1, 0, 0]),
        ([1, 1, 3], [0.5, 0.5, -1], [0.5, 0.5, 0]),
        ([1, 2, 2], [1, -0.5, -0.5], [1, 0, 0]),
        ([1, 1, 1], [0, 0, 0], [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_rewards(places: list[int], by_place: list[float], by_win: list[float]) -> None:
    """Positions of Shogun with these places, by points and then by chests."""
    game = GAMES["shogun"]
    setup = game.setup({"players": 3})
    state = next(
        step.after for number, step in enumerate(random_game(game, setup, 1)) if number > 3
    )
    document = game.document(state)
    for word, place in zip(game.seat_words(state), places, strict=True):
        document["chests"][word] = 10 - place
    state = game.from_document(setup, document)
    assert [state.place(seat) for seat in range(3)] == places
    assert [reward(state, seat, 3, PLACE) for seat in range(3)] == by_place
    assert [reward(state, seat, 3, POINTS) for seat in range(3)] == [
        state.score(i) for i in range(3)
    ]
    assert [reward(state, seat, 3, WIN) for seat in range(3)] == pytest.approx(by_win)


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells how much memory is in use")
@pytest.mark.parametrize("game", GAMES)
def test_steps_give_their_memory_back(game: str) -> None:
    env, choosing = GamesEnv(game, 4, opponents=None), Dice(1)
    env.reset(seed=1)

    def step() -> None:
        env.step(env.sample(choosing))

    for _ in range(200):
        step()
    before = resident()
    for _ in range(1000):
        step()
    # If the arrays of every step stayed in memory, it would be more than twice as much.
    assert resident() - before < 1000 * 64 + 2_000_000


BOT = """
from bakufu.bots.bot import Bot, Sight


class Counting(Bot):
    name = "counting"

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, sight: Sight) -> int:
        self.moves += 1
        return sight.legal[self.moves % len(sight.legal)]
"""


def test_bot_files_and_levels_play_too_and_every_game_has_its_own(tmp_path: Path) -> None:
    """As in the single environment, where there is only one game at a time."""
    (tmp_path / "counting.py").write_text(BOT, encoding="utf-8")
    network = write_made_up(tmp_path / "mine.net", GAMES["shitenno"])
    opponents = [str(tmp_path / "counting.py"), "novice", str(network)]
    options = {"players": 4}
    many = GamesEnv("shitenno", 2, options, opponents, reward="points")
    single = [SeatEnv("shitenno", options, opponents, reward="points") for _ in range(2)]
    rows, _ = many.reset(seed=7)
    for i, env in enumerate(single):
        assert (env.reset(seed=7 + i)[0] == rows[i]).all()
    choosing, ends = Dice(3), 0
    for _ in range(70):
        moves = many.sample(choosing)
        rows, rewards, over, _, info = many.step(moves)
        for i, env in enumerate(single):
            row, worth, ended, _, _ = env.step(moves[i])
            assert (worth, ended) == (rewards[i], over[i])
            if ended:
                ends += 1
                state = env.running()
                assert info["rewards"][i].tolist() == [state.score(seat) for seat in range(4)]
                row, _ = env.reset()
            assert (row == rows[i]).all()
    assert ends


def test_all_positions_are_valued_in_one_call(tmp_path: Path) -> None:
    env = GamesEnv("shitenno", 3, {"players": 3}, opponents=None)
    _, info = env.reset(seed=5)
    for _ in range(30):
        *_, info = env.step(env.sample(Dice(1)))
    dice, judgement = Dice(8), env.rules.game.judgement()
    expected = []
    for state, seat in zip(env.games.states, info["seat"], strict=True):
        world = state.determinise(int(seat), dice)
        expected.append([judgement.value(world, one) for one in range(3)])
    assert env.values(Dice(8)) == pytest.approx(np.array(expected))
    path = str(write_made_up(tmp_path / "mine.net", env.rules.game))
    learned = env.values(Dice(8), path)
    judge = judge_of(env.rules, path)
    assert judge is not None
    dice = Dice(8)
    for state, seat, found in zip(env.games.states, info["seat"], learned, strict=True):
        world = state.determinise(int(seat), dice)
        assert found == pytest.approx([judge.value(world, one) for one in range(3)])
    with pytest.raises(BadInput, match="master looks ahead"):
        env.values(Dice(8), "master")


def test_a_game_with_too_many_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakufu.envs.vector._MOST_MOVES", 100)
    with pytest.raises(BadInput, match="up to 100 moves, not 101"):
        GamesEnv("shitenno", 2)
