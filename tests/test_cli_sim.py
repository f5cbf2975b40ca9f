"""`bakufu sim`: the same results on any number of cores, statistics and files."""

import csv
import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest
from pyarrow import parquet
from terminal import Run, run, start_process, write_bot

from bakufu.arena.contest import Contest, play_fixture, rotation
from bakufu.games.shelf import find_game

__all__ = ["run"]

SETUP = find_game("shitenno").setup({"players": 3})


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize(("bots", "games"), [("random,random", 7), ("judge,random", 2)])
def test_the_same_results_on_any_number_of_cores(
    run: Run, tmp_path: Path, bots: str, games: int
) -> None:
    words = ("sim", "shitenno", "-n", games, "--bots", bots, "--seed", 1, "--no-folder")
    one = run(*words, "--jobs", 1, "--out", "one.csv")
    two = run(*words, "--jobs", 2, "--out", "two.csv")
    assert one.code == two.code == 0, one.err + two.err
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    speed = re.compile(r"[\d,.]+ games per second\nWritten to .*\n")
    assert speed.sub("", one.out) == speed.sub("", two.out)


def test_seats_are_rotated(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    words = ("sim", "-n", 6, "--players", 3, "--bots", "mine.py,random", "--jobs", 1, "--no-folder")
    run(*words, "--out", "r.csv")
    seats = [row["seat"] for row in rows(tmp_path / "r.csv") if row["bot"] == "mine"]
    assert seats == ["1", "3", "2", "1", "3", "2"]
    run(*words, "--no-rotate", "--out", "n.csv")
    seats = [row["seat"] for row in rows(tmp_path / "n.csv") if row["bot"] == "mine"]
    assert seats == ["1"] * 6


def test_a_game_does_not_depend_on_those_before_it() -> None:
    contest = Contest(SETUP, ["random"] * 3, ["a"] * 3, 10.0)
    third = list(rotation(3, 10, 4))[2]
    assert third.seating == (2, 0, 1)
    assert play_fixture(contest, third) == play_fixture(contest, third)


def test_other_seeds_share_no_game() -> None:
    seeds = [{fixture.seed for fixture in rotation(3, 10, seed)} for seed in (1, 2)]
    assert not seeds[0] & seeds[1]


def test_csv_and_parquet_hold_the_same(run: Run, tmp_path: Path) -> None:
    words = ("sim", "-n", 5, "--players", 4, "--seed", 9, "--jobs", 1, "--no-folder")
    assert run(*words, "--out", "r.csv").code == 0
    assert run(*words, "--out", "r.parquet").code == 0
    table = parquet.read_table(str(tmp_path / "r.parquet")).to_pylist()
    assert len(table) == 20
    assert [{k: str(v) for k, v in row.items()} for row in table] == rows(tmp_path / "r.csv")
    for row in table:
        sources = sum(value for name, value in row.items() if name.startswith("points_"))
        assert sources == row["score"]


def test_parquet_without_pyarrow_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    run("sim", "-n", 1, "--out", "r.parquet").complains('pip install "bakufu[parquet]"')


def test_statistics_are_told(run: Run) -> None:
    answer = run("sim", "-n", 8, "--players", 2, "--jobs", 1, "--no-folder")
    for words in (
        "95% interval",
        "Wins by seat",
        "median",
        "positions",
        "Scores of random",
        "█",
        "Decisions per game",
        "SHI-END-0",
        "games per second",
    ):
        assert words in answer.out
    assert re.search(r"random +16 +8 +50.0%", answer.out), "every game is won by one of two seats"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], 'there is no game "chess"'),
        (["-n", "0"], "from 1 upwards"),
        (["-n", "many"], 'expected a whole number from 1 upwards, not "many"'),
        (["--players", "9"], "SHI-SETUP-01"),
        (["--players", "2", "--bots", "random,random,random"], "only 2 seats are theirs"),
        (["--bots", "alphazero"], 'there is no bot "alphazero"'),
        (["--jobs", "0"], "from 1 upwards"),
        (["--out", "r.xlsx"], "written as .csv or .parquet"),
        (["--out", "no/folder/r.csv"], "there is no folder"),
        (["--option", "hand_view=ajar"], "cannot be ajar"),
        (["--house", "gone.toml"], "cannot read gone.toml"),
        (["--bogus", "1"], "Unknown option: --bogus"),
        (["--folder", "no/folder"], "cannot write to no/folder: there is no folder no"),
        (["--folder", "full"], "cannot write to full: the folder is not empty"),
        (["--folder", "full/notes.txt"], "it is a file, not a folder"),
        (["--folder", "new", "--no-folder"], "--folder and --no-folder disagree"),
        (["--folder", "new", "--out", "r.xlsx"], "written as .csv or .parquet"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(
    run: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").touch()
    run("sim", *words).complains(sentence)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full"], "no file is left behind"


def test_ctrl_c_ends_all_processes_and_leaves_no_half_file(tmp_path: Path) -> None:
    words = ("sim", "-n", 1_000_000, "--jobs", 2, "--out", "r.csv")
    with start_process(*words, folder=tmp_path) as process:
        began = time.monotonic()
        while not list(tmp_path.glob("r.csv*")) and time.monotonic() - began < 20:
            time.sleep(0.1)
        time.sleep(1)
        os.kill(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 130, err
    assert err == ""
    assert list(tmp_path.iterdir()) == [], "neither the file nor the folder"
