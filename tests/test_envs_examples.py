"""The examples run, as a person would run them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["shitenno", "shogun"])
def test_a_random_agent_goes_through_every_door(game: str) -> None:
    said = run("random_agent.py", game).splitlines()
    doors = ["PettingZoo, by turns", "PettingZoo, at once", "Gymnasium, one seat"]
    assert [line.split(":")[0] for line in said] == [*doors, "Gymnasium, many games", "OpenSpiel"]


def test_the_learner_learns_and_measures() -> None:
    """Too few games to become good; the way there is the same."""
    said = run("learn_shitenno.py", "--games", "16", "--evaluate", "8", "--tables", "8")
    assert re.search(r"won \d of 8 games against 3 random opponents: .* 25% would be even\)", said)
    assert "better than random: " in said


def test_a_bot_is_evaluated_in_the_arena() -> None:
    said = run("evaluate_bot.py", "--games", "8", "--jobs", "1")
    assert "greedy against random, 8 games" in said
    assert re.search(r"won .* \(95% interval .* to .*\), 50% would be even", said)
    assert said.endswith("\n0 faults\n")


def test_every_example_is_tested() -> None:
    tested = {"random_agent.py", "learn_shitenno.py", "evaluate_bot.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested
