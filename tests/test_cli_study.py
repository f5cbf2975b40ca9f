"""`bakufu study`: a report with plots for any game."""

import json
import re
from pathlib import Path

import pytest
from terminal import Run, no_plots, run

from bakufu.games.shelf import GAMES

__all__ = ["no_plots", "run"]

PLOTS = {
    "choices",
    "choices-of-course",
    "choices-of-length",
    "kinds",
    "leads",
    "wins-by-seat",
    "luck",
    "points-by-source",
}
BOT = "from bakufu.bots.bot import Bot\nclass First(Bot):\n    def choose(self, sight):\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_study_writes_a_report_with_plots(
    run: Run, tmp_path: Path, game: str, request: pytest.FixtureRequest
) -> None:
    # All plots are drawn of the game that has most to tell, from tables that all games have.
    drawn = PLOTS if game == "shogun" else set()
    if not drawn:
        request.getfixturevalue("no_plots")
    (tmp_path / "first.py").write_text(BOT + "        return sight.legal[0]\n", encoding="utf-8")
    words = ("study", game, "-n", 11, "--players", 3, "--bots", "random", "--against", "first.py")
    answer = run(*words)
    assert answer.code == 0, answer.err
    folder = tmp_path / f"bakufu-study-{game}"
    files = {f"{plot}.{ending}" for plot in drawn for ending in ("png", "svg")}
    assert {path.name for path in folder.iterdir()} == files | {"report.md", "study.json"}
    report = (folder / "report.md").read_text(encoding="utf-8")
    for plot in drawn:
        assert f"({plot}.png)]({plot}.svg)" in report
    for line in report.splitlines():
        if line.startswith("| ") and "---" not in line:
            for cell in line.strip("| ").split(" | "):
                assert cell in answer.out
    found = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    assert found["games"] == found["choices"]["mean"]["n"] == 11
    assert found["luck"]["measured"]["wins"]["n"] == 6, "rounded up to whole deals"
    assert found["luck"]["bots"] == ["random", "first"]


@pytest.mark.usefixtures("no_plots")
def test_the_same_study_on_any_number_of_cores(run: Run, tmp_path: Path) -> None:
    table = ("study", "shitenno", "-n", 10, "--players", 2)
    words = (*table, "--bots", "random", "--against", "judge")
    for jobs in (1, 2):
        assert run(*words, "--jobs", jobs, "--folder", f"with-{jobs}").code == 0
    for name in ("study.json", "report.md"):
        one, two = (tmp_path / f"with-{jobs}" / name for jobs in (1, 2))
        assert one.read_bytes() == two.read_bytes(), name


@pytest.mark.usefixtures("no_plots")
def test_bots_that_fail_between_two_are_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT + "        raise KeyError(7)\n", encoding="utf-8")
    words = ("-n", 10, "--players", 2, "--bots", "random", "--against", "mine.py")
    answer = run("study", "shitenno", *words)
    assert answer.code == 0, answer.err
    assert re.search(r"Bots that failed\n.*\nmine +10 +bot mine raised KeyError: 7", answer.out)
    report = (tmp_path / "bakufu-study-shitenno" / "report.md").read_text(encoding="utf-8")
    assert "| mine | 10 | bot mine raised KeyError: 7 |" in report
    assert "--seed 1 --seconds 10\n" in report


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], 'there is no game "chess"'),
        (["-n", "9"], "a study takes at least 10 games, not 9"),
        (["--players", "9"], "SHI-SETUP-01"),
        (["--bots", "alphazero"], 'there is no bot "alphazero"'),
        (["--against", "judge"], "two different bots"),
        (["--against", "random,judge"], "--against takes one bot"),
        (["--folder", "no/folder"], "there is no folder no"),
        (["--option", "hand_view=ajar"], "cannot be ajar"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(
    run: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    run("study", *words).complains(sentence)
    assert list(tmp_path.iterdir()) == [], "no file is left behind"
