"""Commands that take long show how far they are, in a terminal and where there is none."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from auction.game import Auction
from shelved import shelved
from terminal import Run, no_plots, run

from bakufu.cli import arena, progress
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table

__all__ = ["no_plots", "run"]

TWO = ("auction", "--players", 2, "--jobs", 1)
FEW = ("--generations", 1, "--population", 4, "--deals", 1, "--measure", 0)
LONG = {
    "sim": ("sim", *TWO, "-n", 3, "--no-folder"),
    "arena": ("arena", "auction", "--seats", 2, "--jobs", 1, "--players", "random,judge", "-n", 4),
    "study": ("study", *TWO, "-n", 10, "--bots", "random", "--against", "novice"),
    "dataset": ("dataset", *TWO, "-n", 3, "--bots", "random"),
    "calibrate": ("calibrate", *TWO, "-n", 3, "--bots", "random", "--moments", 1),
    "tune": ("tune", "shitenno", "--jobs", 1, *FEW),
    "analyse": ("analyse", "game.jsonl", "--jobs", 1, "--looks", 1, "--endings", 2),
}


@pytest.fixture(autouse=True)
def auction() -> Iterator[Auction]:
    """The shortest game there is."""
    with shelved(Auction()) as game:
        yield game


@pytest.fixture
def log(auction: Auction, tmp_path: Path) -> None:
    table = Table(auction, auction.setup({"players": 2}), ["Anna", "Ben"]).begin(Dice(4))
    while table.actors:
        seat = table.actors[0]
        table.play(seat, auction.legal(table.state, seat)[-1], Dice(len(table.entries)))
    (tmp_path / "game.jsonl").write_text(table.log_text(), encoding="utf-8")


@pytest.mark.usefixtures("log", "no_plots")
@pytest.mark.parametrize("command", LONG)
def test_a_long_command_says_how_far_it_is(
    command: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command == "tune":
        pytest.importorskip("cmaes")
    monkeypatch.setattr(progress, "PAUSE", -1)
    monkeypatch.setattr(arena, "GLANCE", -1)
    answer = run(*LONG[command])
    assert answer.code == 0, answer.err
    unit = "decisions" if command == "analyse" else "games"
    assert re.search(rf"^[1-9]\d* of \d+ {unit}\b", answer.err, re.MULTILINE), answer.err


def test_what_is_quick_is_silent(run: Run) -> None:
    assert run(*LONG["sim"]).err == ""


def test_pauses_between_lines_grow(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    with progress.progress("steps") as tell:
        for now in range(1, 27):
            tell("on the way", now, 1000)
    lines = capsys.readouterr().err.splitlines()
    # After 5 seconds, 7.5 later, and 11.25 after that.
    assert lines == [f"{second} of 1,000 steps: on the way" for second in (5, 13, 25)]


def test_a_bar_begins_anew_with_each_part(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    with progress.progress() as tell:
        tell("first part", 7, 7)
        tell("second part", 0, 12)
    said = capsys.readouterr().err
    assert "0/12" in said
    assert "second part" in said
