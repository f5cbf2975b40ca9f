"""`bakufu arena`: settled early, taken up again, refused when the question has changed."""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from terminal import Answer, Run, no_plots, run, start_process, write_bot

from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import HOUSE_BOTS
from bakufu.cli import arena, progress

__all__ = ["no_plots", "run"]

FOLDER = "bakufu-arena-shitenno"
DUEL = ("arena", "shitenno", "--seats", 2)


class Last(Bot):
    """Always plays the last move, and is much worse than random."""

    name = "last"

    def choose(self, sight: Sight) -> int:
        return sight.legal[-1]


@pytest.fixture(autouse=True)
def last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE_BOTS, "last", Last)


@pytest.fixture
def drawn() -> None:
    """For the tests that look at the plots."""


@pytest.fixture(autouse=True)
def plots(request: pytest.FixtureRequest) -> None:
    if "drawn" not in request.fixturenames:
        request.getfixturevalue("no_plots")


def result(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    return found


def lines(folder: Path) -> list[dict[str, Any]]:
    text = (folder / "games.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def ok(answer: Answer) -> Answer:
    assert answer.code == 0, answer.err
    return answer


def test_it_stops_when_it_is_settled_and_not_with_all(run: Run, tmp_path: Path) -> None:
    words = (*DUEL, "--players", "random,last", "-n", 120, "--jobs", 1)
    answer = ok(run(*words))
    found = result(tmp_path / FOLDER)
    assert found["best"] == "random"
    assert 10 < found["games"] < 120
    assert found["games"] == found["settled_after_games"] == len(lines(tmp_path / FOLDER))
    assert f"random is better than last: settled after {found['games']} of at most" in answer.flat
    # The same again is only told again; with --all the rest is played.
    again = ok(run(*words))
    assert f"{found['games']} of these games had been played before" in again.flat
    assert len(lines(tmp_path / FOLDER)) == found["games"]
    ok(run(*words, "--all"))
    whole = result(tmp_path / FOLDER)
    assert whole["games"] == 120
    assert whole["settled_after_games"] == found["games"]


@pytest.mark.usefixtures("drawn")
def test_tables_plots_and_json_say_the_same(run: Run, tmp_path: Path) -> None:
    words = ("arena", "shitenno", "--players", "random,last,random", "-n", 12, "--all")
    answer = ok(run(*words, "--jobs", 1))
    folder = tmp_path / FOLDER
    plots = {"running", "wins", "seats", "ladder"}
    files = {f"{plot}.{ending}" for plot in plots for ending in ("png", "svg")}
    files |= {"question.json", "games.jsonl", "result.json", "report.md"}
    assert {path.name for path in folder.iterdir()} == files
    report = (folder / "report.md").read_text(encoding="utf-8")
    assert "--players random,last,random -n 12 --seats 3 --seed 1 --all\n" in report
    for line in report.splitlines():
        if line.startswith("| ") and "---" not in line:
            for cell in line.strip("| ").split(" | "):
                assert cell in answer.out
    found = result(folder)
    assert [bot["games"] for bot in found["bots"]] == [12, 12, 12]
    assert sum(bot["won"]["value"] for bot in found["bots"]) == pytest.approx(1)
    assert {bot["name"] for bot in found["bots"]} == {"random", "last", "random (2)"}
    for bot in found["bots"]:
        assert bot["won"]["n"] == found["deals"] == 4
        for interval in (bot["won"], bot["won_at_any_time"]):
            assert interval["low"] <= bot["won"]["value"] <= interval["high"]
        assert f"{bot['won']['value']:.1%}" in answer.out
    assert len(found["pairs"]) == 3


def test_progress_is_told_in_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "GLANCE", -1)
    monkeypatch.setattr(progress, "PAUSE", -1)
    answer = ok(run(*DUEL, "--players", "random,last", "-n", 8, "--all", "--jobs", 1))
    told = answer.err.splitlines()
    assert [line.split(":")[0] for line in told] == [f"{n} of 8 games" for n in range(9)]
    assert all(re.search(r"\d% \(\d+\.\d% to \d+\.\d%\)$", line) for line in told[2:])


@pytest.mark.usefixtures("drawn")
def test_the_same_results_on_any_number_of_cores(run: Run, tmp_path: Path) -> None:
    words = (*DUEL, "--players", "random,random", "-n", 20, "--all")
    for jobs in (1, 2):
        ok(run(*words, "--jobs", jobs, "--folder", f"with-{jobs}"))
    names = sorted(path.name for path in (tmp_path / "with-1").iterdir())
    assert "running.png" in names
    for name in names:
        one, two = (tmp_path / f"with-{jobs}" / name for jobs in (1, 2))
        assert one.read_bytes() == two.read_bytes(), name


def test_equal_bots_with_the_same_luck_share_every_deal(run: Run, tmp_path: Path) -> None:
    """Common random numbers: twice the same bot plays twice the same game."""
    ok(run(*DUEL, "--players", "random,random", "-n", 40, "--jobs", 1))
    assert [bot["won"]["value"] for bot in result(tmp_path / FOLDER)["bots"]] == [0.5, 0.5]
    games = lines(tmp_path / FOLDER)
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one["seed"] == two["seed"]
        assert one["scores"] == two["scores"]
        assert one["seating"] == two["seating"][::-1]


def test_after_a_kill_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    words = (*DUEL, "--players", "random,random", "--all", "--jobs", 2)
    kept = tmp_path / FOLDER / "games.jsonl"
    with start_process(*words, "-n", 1_000_000, folder=tmp_path) as process:
        began = time.monotonic()
        while not (kept.exists() and kept.stat().st_size > 2000) and time.monotonic() - began < 60:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    there = kept.read_bytes()
    whole = there.count(b"\n")
    assert whole > 5
    # Half of a last line, as if the disk had stopped in the middle.
    kept.write_bytes(there[: there.rfind(b"\n") + 1] + b'{"number":99,"de')
    games = whole + 6 - whole % 2
    answer = ok(run(*words, "-n", games))
    assert f"{whole:,} of these games had been played before" in answer.out
    ok(run(*words, "-n", games, "--folder", "at-once"))
    assert kept.read_bytes() == (tmp_path / "at-once" / "games.jsonl").read_bytes()
    one, two = (result(tmp_path / name) for name in (FOLDER, "at-once"))
    assert one == two


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    kept = tmp_path / FOLDER / "games.jsonl"
    words = (*DUEL, "--players", "random,random", "-n", 1_000_000)
    with start_process(*words, "--jobs", 2, folder=tmp_path) as process:
        began = time.monotonic()
        while not (kept.exists() and kept.stat().st_size > 2000) and time.monotonic() - began < 60:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert f"games are kept in {FOLDER}: the same command goes on" in out
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (["--seed", 2], "seed was 1, now it is 2"),
        (["--players", "random,judge"], "the bots were random, last, now they are random, judge"),
        (["--option", "hand_view=open"], "option hand_view was hidden, now it is open"),
        (["--seats", 3], "option players was 2, now it is 3"),
    ],
)
def test_a_changed_question_is_refused(run: Run, change: list[object], sentence: str) -> None:
    words = ["--players", "random,last", "--seats", 2, "-n", 4, "--jobs", 1, "--folder", "kept"]
    ok(run("arena", "shitenno", *words))
    for name, value in zip(change[::2], change[1::2], strict=True):
        if name in words:
            words[words.index(name) + 1] = value
        else:
            words += [name, value]
    run("arena", "shitenno", *words).complains(f"kept holds games of another question: {sentence}")


def test_without_a_folder_another_question_gets_another_one(run: Run, tmp_path: Path) -> None:
    for seed in (1, 2, 1):
        words = (*DUEL, "--players", "random,last", "-n", 2, "--jobs", 1, "--seed", seed)
        ok(run(*words))
    assert sorted(path.name for path in tmp_path.iterdir()) == [FOLDER, f"{FOLDER}-2"]


def test_bots_are_compared_before_their_seconds(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    words = (*DUEL, "-n", 2, "--folder", "kept", "--players")
    ok(run(*words, "random,mine.py"))
    run(*words, "random,last").complains("the bots were random, mine, now they are random, last")


def test_a_bot_file_that_has_changed_is_noticed(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    words = (*DUEL, "--players", "random,mine.py", "-n", 2, "--folder", "kept")
    ok(run(*words))
    write_bot(tmp_path, "mine", "return sight.legal[-1]")
    run(*words).complains("mine.py has changed since then")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b'{"number":0}\n', "line 1 is not a game"),
        (b"nonsense\n{}\n", "line 1 is not a game"),
    ],
)
def test_a_record_that_is_broken_in_the_middle(
    run: Run, tmp_path: Path, text: bytes, sentence: str
) -> None:
    words = (*DUEL, "--players", "random,last", "-n", 4, "--jobs", 1, "--folder", "kept")
    ok(run(*words))
    kept = tmp_path / "kept" / "games.jsonl"
    whole = kept.read_bytes()
    kept.write_bytes(text + whole)
    run(*words).complains(sentence)
    kept.write_bytes(whole.split(b"\n", 1)[1])
    run(*words).complains("line 1 is game 2: lines are missing")


# Bots of one's own


@pytest.mark.parametrize("words", [["--code", "mine.py"], ["--players", "random,mine.py"]])
def test_a_bot_of_ones_own(run: Run, tmp_path: Path, words: list[str]) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    if "--code" in words:
        words = [*words, "--players", "random"]
    ok(run(*DUEL, *words, "-n", 4, "--all"))
    names = {bot["name"] for bot in result(tmp_path / FOLDER)["bots"]}
    assert names == {"random", "mine"}


def test_alone_it_meets_the_judging_bot(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    ok(run(*DUEL, "--code", "mine.py", "-n", 2))
    assert [bot["name"] for bot in result(tmp_path / FOLDER)["bots"]] == ["judge", "mine"]


@pytest.mark.parametrize(
    ("body", "story"),
    [
        ('raise RuntimeError("out of\\nrice")', "raised RuntimeError: out of rice"),
        ("return 9999", "played move 9999, which does not exist"),
        ("while True: pass", "did not move within 0.5 seconds"),
    ],
)
def test_faults_are_reported_and_lost(run: Run, tmp_path: Path, body: str, story: str) -> None:
    write_bot(tmp_path, "mine", body)
    seconds = 0.5 if "0.5 seconds" in story else 10
    words = (*DUEL, "--players", "mine.py,random", "-n", 4, "--all", "--seconds", seconds)
    answer = ok(run(*words))
    found = result(tmp_path / FOLDER)
    assert [(bot["name"], bot["won"]["value"]) for bot in found["bots"]] == [
        ("random", 1.0),
        ("mine", 0.0),
    ]
    assert [fault["game"] for fault in found["faults"]] == [1, 2, 3, 4]
    for fault, game in zip(found["faults"], lines(tmp_path / FOLDER), strict=True):
        assert fault["bot"] == "mine"
        assert fault["seed"] == game["seed"]
        assert fault["seat"] == game["seating"].index(0) + 1
        assert story in " ".join(fault["what"].split())
        assert re.search(
            rf"mine +{fault['game']} +{fault['seat']} +{fault['seed']} +bot", answer.out
        )


def test_the_command_of_the_report_asks_the_same_again(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "mine", "return sight.legal[0]")
    ok(run(*DUEL, "--code", "mine.py", "--players", "random", "-n", 2, "--seconds", 4))
    command = result(tmp_path / FOLDER)["command"]
    assert "2 of these games had been played before" in ok(run(*command[1:])).flat


@pytest.mark.usefixtures("drawn")
def test_a_few_games_of_many_bots(run: Run, tmp_path: Path) -> None:
    """Nothing is told of bots that have not played, and nothing is certain after one deal."""
    bots = ",".join(["random"] * 10)
    answer = ok(run("arena", "shitenno", "--players", bots, "-n", 4, "--jobs", 1))
    assert "6 bots have not finished a deal" in answer.flat
    found = result(tmp_path / FOLDER)
    assert len(found["bots"]) == 4
    for bot in found["bots"]:
        assert bot["points_a_seat"]["low"] is bot["points_a_seat"]["high"] is None
        points = re.escape(f"{bot['points_a_seat']['value']:.1f}")
        assert re.search(rf"{re.escape(bot['name'])} +1 +{points} +- +", answer.out)


def test_the_bot_of_the_documentation_plays(run: Run, tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    assert "class Greedy(Bot)" in code
    (tmp_path / "greedy.py").write_text(code, encoding="utf-8")
    ok(run(*DUEL, "--code", "greedy.py", "--players", "random", "-n", 10, "--all"))
    found = result(tmp_path / FOLDER)
    assert {bot["name"] for bot in found["bots"]} == {"greedy", "random"}
    assert found["faults"] == []


# Mistakes


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], 'there is no game "chess"'),
        (["--players", "random"], "an arena takes 2 to 64 bots, not 1"),
        (["--players", "random,,judge"], "is not a list of bots"),
        (["--players", "random,alphazero"], 'there is no bot "alphazero"'),
        (["--players", "4"], 'there is no bot "4"'),
        (["--code", "gone.py"], "there is no such file"),
        (["--code", "random"], "/random: there is no such file"),
        (["--seats", "9"], "SHI-SETUP-01"),
        (["--seats", "3", "--option", "players=2"], "--seats 3 and --option players=2 disagree"),
        (["-n", "0"], "from 1 upwards"),
        (["--folder", "no/folder"], "there is no folder no"),
        (["--folder", "full"], "cannot write to full: the folder is not empty"),
        (["--folder", "full/notes.txt"], "it is a file, not a folder"),
        (["--ray", "local", "--jobs", "2"], "--ray and --jobs disagree"),
        (["--seconds", "0"], "above 0"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(
    run: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").touch()
    run("arena", *words).complains(sentence)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full"], "no file is left behind"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = 1\0", "source code string cannot contain null bytes"),
        ("class Mine(Bot):\n    name = 5\n", "cannot be called 5: expected words in one line"),
        ("class Mine(Bot):\n    name = 'a\\nb'\n", r"cannot be called 'a\nb'"),
        ("class Mine(Bot):\n    name = ' '\n", "cannot be called ' '"),
    ],
)
def test_files_that_are_no_bots(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    choose = "    def choose(self, sight): return sight.legal[0]\n" if "class" in text else ""
    code = "from bakufu.bots.bot import Bot\n" + text + choose
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    run("arena", "--code", "mine.py").complains(sentence)


def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    run("arena", "--ray", "local").complains('--ray needs Ray: pip install "bakufu[ray]"')


def test_without_matplotlib_all_but_the_plots_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("bakufu.cli.plots", "bakufu.cli.arena_plots"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    answer = ok(run(*DUEL, "--players", "random,last", "-n", 2, "--jobs", 1))
    assert 'plots need matplotlib: pip install "bakufu[plots]"' in answer.out.splitlines()
    files = {path.name for path in (tmp_path / FOLDER).iterdir()}
    assert files == {"question.json", "games.jsonl", "result.json", "report.md"}


def test_two_arenas_do_not_write_to_one_folder(run: Run, tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    words = (*DUEL, "--players", "random,last", "-n", 2, "--jobs", 1, "--folder", "kept")
    ok(run(*words))
    with (tmp_path / "kept" / "games.jsonl").open("ab") as file:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX)
        file.write(b'{"number":2,')
        file.flush()
        run(*words).complains("another command is writing there")
    kept = (tmp_path / "kept" / "games.jsonl").read_bytes()
    assert kept.endswith(b'{"number":2,'), "what the other one is writing is left alone"
