"""`bakufu analyse` and the word `hint` at the table."""

import json
import re
from pathlib import Path

import pytest
from terminal import Run, run

from bakufu.cli.analyse import sparkline
from bakufu.cli.hint import differing
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import GAMES, find_game

__all__ = ["run"]

QUICK = ("--looks", 2, "--endings", 2)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a finished game of any moves."""
    game = find_game("shitenno")
    table = Table(game, game.setup({"players": 2}), ["Anna", "Ben"]).begin(Dice(4))
    dice = Dice(8)
    while table.actors:
        seat = table.actors[0]
        legal = game.legal(table.state, seat)
        table.play(seat, legal[dice.below(len(legal))], dice)
    path = tmp_path / "game.jsonl"
    path.write_text(table.log_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_is_told_in_every_language(run: Run, log: Path, language: str) -> None:
    answer = run("analyse", log, "--seat", 2, *QUICK, "--jobs", 1, "--lang", language)
    assert answer.code == 0, answer.err
    assert "Ben" in answer.out
    (bars,) = re.findall("[▁▂▃▄▅▆▇█]{5,}", answer.out)
    decisions = re.search(r"(\d+) d[eé]cisions|(\d+) Entscheidungen", answer.out)
    assert decisions is not None
    assert str(len(bars)) in decisions.groups()
    assert not answer.err


def test_numbers_are_the_same_in_one_process_and_in_two(run: Run, log: Path) -> None:
    one = run("analyse", log, *QUICK, "--jobs", 1, "--json", "--plot", "graph.png")
    two = run("analyse", log, *QUICK, "--jobs", 2, "--json")
    assert (one.code, two.code) == (0, 0), one.err + two.err
    assert one.out == two.out
    found = json.loads(one.out)
    assert (found["game"], found["seat"], found["seats"]) == ("shitenno", 1, ["Anna", "Ben"])
    game = find_game("shitenno")
    for point in found["points"]:
        assert point["cost"] >= 0
        assert "Anna" in point["asked"], "seats are named, not counted from 0"
        for idea in (point["played"], point["best"]):
            assert all(game.move_number(name) >= 0 for name in idea["moves"])
    assert len(found["costliest"]) <= 3
    # The graph goes beside it, and the words about it are no part of the numbers.
    for ending in ("png", "svg"):
        assert (log.parent / f"graph.{ending}").stat().st_size > 1000
    assert "graph.png" in one.err


def test_mistakes_are_one_sentence(run: Run, log: Path) -> None:
    run("analyse", "nothing.jsonl").complains("cannot read nothing.jsonl")
    run("analyse", log, "--seat", 3).complains("there is no seat 3: seats are 1 to 2")
    run("analyse", log, "--seat", "x").complains("expected a whole number")
    run("analyse", log, "--lang", "xx").complains('no language "xx"')
    run("analyse", log, "--plot", "no/where").complains("no is not a folder")
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines[:-3]), encoding="utf-8")
    run("analyse", log).complains("the game is not over: only a finished one is analysed")
    log.write_text("".join(lines[:1]), encoding="utf-8")
    run("analyse", log).complains("the log ends before the game was set up")
    log.write_text("".join([*lines[:9], *lines[10:]]), encoding="utf-8")
    run("analyse", log).complains("line 10")


def test_long_decisions_are_told_by_what_differs() -> None:
    assert differing([1, 2], [1, 3]) == [0, 1]
    assert differing([1, 2, 3, 4, 9], [1, 2, 5, 4, 9]) == [2]
    assert differing([1, 2, 3, 4], [4, 3, 2, 1]) == [0, 1, 2, 3]


def test_bars_reach_from_none_to_all() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_to_do_and_why(run: Run, game: str) -> None:
    answer = run("play", game, "--seed", 3, "--save", "g.jsonl", typed="1\nhint\nquit\n")
    assert answer.code == 0, answer.err
    assert "What would an expert do?" in answer.out
    assert re.search(r"\d\.\d ± \d+\.\d points at the end\. \d+% to win", answer.flat)
    assert re.search(r"From \d+ looks ahead and \d+ endings of each idea", answer.flat)


def test_a_hint_changes_nothing(run: Run, tmp_path: Path) -> None:
    for name, typed in (("a", "1\n1\n1\nquit\n"), ("b", "hint\n1\nhint\n1\n1\nquit\n")):
        run("play", "--players", 2, "--seed", 3, "--save", f"{name}.jsonl", typed=typed)
    logs = [(tmp_path / f"{name}.jsonl").read_text(encoding="utf-8") for name in "ab"]
    assert logs[0] == logs[1]


def test_help_knows_the_hint(run: Run) -> None:
    answer = run("play", "--players", 2, "--save", "g.jsonl", typed="?\nquit\n")
    assert re.search(r"hint\s+tells what an expert would do", answer.out)
