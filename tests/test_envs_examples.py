"""The examples run, as a person would run them."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import pytest

from bakufu.arena.match import play_match
from bakufu.arena.roster import make_bot
from bakufu.bots.house_bots import RandomBot
from bakufu.games.shelf import GAMES, find_game

EXAMPLES = Path(__file__).parent.parent / "examples"


def started(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
    )


def run(name: str, *words: str) -> str:
    done = started(name, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_random_agent_goes_through_every_door(game: str) -> None:
    said = run("random_agent.py", game).splitlines()
    doors = ["PettingZoo, by turns", "PettingZoo, at once", "Gymnasium, one seat"]
    assert [line.split(":")[0] for line in said] == [*doors, "Gymnasium, many games", "OpenSpiel"]


def test_the_learner_learns_measures_and_saves(tmp_path: Path) -> None:
    """Too few games to become good; the way there is the same."""
    few = ("--games", "16", "--evaluate", "8", "--tables", "8")
    path = tmp_path / "mine.net"
    said = run("learn_shitenno.py", *few, "--save", str(path))
    assert re.search(r"won \d of 8 games against 3 random opponents: .* 25% would be even\)", said)
    assert "better than random: " in said
    game = find_game("shitenno")
    mine = make_bot(str(path))
    bots = [mine, *(RandomBot() for _ in range(3))]
    result = play_match(game, game.setup({"players": 4}), bots, seed=2)
    assert result.bots[0] == "mine"
    assert result.faults == {}


def test_a_bot_is_evaluated_in_the_arena() -> None:
    said = run("evaluate_bot.py", "--games", "8", "--jobs", "1")
    assert "greedy against random, 8 games" in said
    assert re.search(r"won .* \(95% interval .* to .*\), 50% would be even", said)
    assert said.endswith("\n0 faults\n")


def test_maskable_ppo_learns_or_says_what_it_needs() -> None:
    """sb3-contrib brings torch, which is large: it is not among the tests' libraries."""
    if find_spec("sb3_contrib") is None:
        done = started("maskable_ppo.py")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == "MaskablePPO needs sb3_contrib: pip install sb3-contrib\n"
    else:
        assert "won " in run("maskable_ppo.py", "--steps", "64", "--evaluate", "1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("random_agent.py shogum", 'there is no game "shogum": did you mean "shogun"?\n'),
        ("learn_shitenno.py --players 7", "Option players cannot be 7: it takes one of 2, 3, 4.\n"),
        ("learn_shitenno.py --tables 0", "num_envs is a whole number from 1 upwards, not 0\n"),
        ("learn_shitenno.py --evaluate 0", "error: --evaluate is 1 or more\n"),
        ("evaluate_bot.py --jobs 0", "error: --games and --jobs are 1 or more\n"),
        ("evaluate_bot.py --against jude", 'there is no bot "jude": '),
    ],
)
def test_wrong_words_are_one_sentence(words: str, said: str) -> None:
    done = started(*words.split())
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_sparring_partners_play_by_the_rules(game: str) -> None:
    """Written from the docs alone: views and words of moves, no look ahead."""
    found = find_game(game)
    setup = found.setup({"players": 3})
    partner = make_bot(str(EXAMPLES / "sparring" / f"{game}.py"))
    result = play_match(found, setup, [partner, RandomBot(), RandomBot()], seed=2)
    assert result.faults == {}
    assert result.places[0] == 1


def test_every_example_is_tested() -> None:
    tested = {"random_agent.py", "learn_shitenno.py", "evaluate_bot.py"}
    tested |= {"maskable_ppo.py", "exact_cfr.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested


def test_a_tiny_game_is_solved_exactly() -> None:
    """CFR through the OpenSpiel door; what an even policy gives away is worked out here again."""
    hands = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]
    best = 0.0
    for (mine, theirs), first in product(zip(hands, hands[::-1], strict=True), (1, 2, 3)):
        chances = []
        for bid in mine:
            wins = []
            for other, second in product(theirs, {1, 2, 3} - {first}):
                late = sum(mine) - bid > sum(theirs) - other
                wins.append(first * (bid > other) + second * late > (first + second) / 2)
            chances.append(sum(wins) / 4)
        best += max(chances) / 18
    # An even policy wins half of the games, whichever side it has; both could win more.
    said = run("exact_cfr.py", "--iterations", "10").splitlines()
    numbers = [float(line.split()[-1]) for line in said]
    assert numbers[0] == pytest.approx(2 * (best - 0.5), abs=1e-4)
    assert 0 <= numbers[1] < 0.03
    assert numbers[2] == pytest.approx(0.5, abs=0.02)
