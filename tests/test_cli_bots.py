"""Bot files at the table and in series: loaded, or complained about; replaced when they fail."""

from pathlib import Path

import pytest
from terminal import Run, run, write_bot

__all__ = ["run"]

WHOLE = ("play", "--players", 2, "--seed", 3)


def test_a_bot_from_a_file_plays(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "my_bot", "return sight.legal[-1]")
    answer = run(*WHOLE, "--bots", "my_bot.py", typed="1\n" * 4000)
    assert answer.code == 0, answer.err
    assert "my_bot" in answer.out
    assert "random" not in answer.out
    assert "wins with" in answer.out


@pytest.mark.parametrize(
    ("body", "story"),
    [
        ('raise RuntimeError("out of\\nrice")', "raised RuntimeError: out of rice"),
        ("return 0 if 0 not in sight.legal else 99", "which is not legal here"),
        ("return 9999", "played move 9999, which does not exist"),
        ('return "accept"', "instead of the number of a move"),
        ("time.sleep(60)", "did not move within 0.2 seconds"),
        ("raise SystemExit(3)", "raised SystemExit: 3"),
    ],
)
def test_a_bot_that_fails_is_replaced(run: Run, tmp_path: Path, body: str, story: str) -> None:
    """Given a bot that fails, then one line says so, a random bot plays on, and nothing is lost."""
    write_bot(tmp_path, "my_bot", body)
    words = (*WHOLE, "--seat", 2, "--bots", "my_bot.py", "--seconds", 0.2)
    answer = run(*words, typed="1\n" * 4000)
    assert answer.code == 0, answer.err
    assert story in answer.flat
    assert answer.flat.count("A random bot plays on") == 1
    assert "wins with" in answer.out


def test_a_replaced_bot_stays_replaced(run: Run, tmp_path: Path) -> None:
    write_bot(tmp_path, "my_bot", "return 9999")
    run(*WHOLE, "--seat", 2, "--bots", "my_bot.py", typed="1\n")
    answer = run("play", "--resume", typed="1\n" * 4000)
    assert "A random bot plays on" not in answer.out
    assert "wins with" in answer.out


def test_a_bot_file_that_has_gone_is_named(run: Run, tmp_path: Path) -> None:
    path = write_bot(tmp_path, "my_bot", "return sight.legal[0]")
    run(*WHOLE, "--bots", "my_bot.py", typed="1\n")
    path.rename(tmp_path / "elsewhere.py")
    # What was loaded once is remembered by its path, so another process's path is used.
    seats = next((tmp_path / "data" / "tables").glob("*.seats"))
    seats.write_text(seats.read_text().replace("my_bot.py", "gone.py"), encoding="utf-8")
    run("play", "--resume").complains("there is no such file")
    assert "taken up again" in run("play", "--resume", "--bots", "random").out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("class Mine:\n    pass\n", "holds no bot: expected a class derived from"),
        ("def choose(:\n", "line 1: invalid syntax"),
        ("import rice_that_is_not_there\n", "raised ModuleNotFoundError"),
        ("raise SystemExit(3)\n", "it raised SystemExit: 3"),
        (
            "from bakufu.bots.bot import Bot\n"
            "class A(Bot):\n    def choose(self, sight): return 0\n"
            "class B(A):\n    pass\n",
            "holds 2 bots (A, B): expected exactly one",
        ),
        (
            "from bakufu.bots.bot import Bot\n"
            "class A(Bot):\n    def __init__(self, x): pass\n"
            "    def choose(self, sight): return 0\n",
            "A() raised TypeError",
        ),
    ],
)
@pytest.mark.parametrize("command", ["play", "sim"])
def test_bot_files_with_faults(
    run: Run, tmp_path: Path, text: str, sentence: str, command: str
) -> None:
    (tmp_path / "my_bot.py").write_text(text, encoding="utf-8")
    run(command, "--bots", "my_bot.py").complains(sentence)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_bot_in_a_series_is_counted(run: Run, tmp_path: Path, jobs: int) -> None:
    write_bot(tmp_path, "my_bot", 'raise RuntimeError("out of rice")')
    words = ("sim", "-n", 4, "--players", 2, "--bots", "my_bot.py,random", "--jobs", jobs)
    answer = run(*words, "--out", "r.csv", "--no-folder")
    assert answer.code == 0, answer.err
    assert "bot my_bot raised RuntimeError: out of rice" in answer.flat
    rows = (tmp_path / "r.csv").read_text(encoding="utf-8").splitlines()
    assert len(rows) == 9
    assert sum("out of rice" in row for row in rows) == 4
