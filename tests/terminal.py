"""Runs the command `bakufu` inside the test, as if somebody typed at a pipe."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import bakufu
from bakufu.cli.main import main

# Where the package under test lies, for processes that run in another folder.
PACKAGES = Path(bakufu.__file__).resolve().parent.parent

Run = Callable[..., "Answer"]


class Answer:
    """What the command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def flat(self) -> str:
        """Everything said, without line breaks and repeated spaces."""
        return " ".join(self.out.split())

    def complains(self, sentence: str) -> None:
        """One sentence on the error stream, exit code 2, and nothing else that hurts."""
        assert self.code == 2, self.out + self.err
        assert sentence in self.err
        assert self.err.startswith("bakufu: ")
        assert self.err.count("\n") == 1, f"more than one line: {self.err}"
        assert "Traceback" not in self.err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("play", "--players", "2", typed="1\\n")`, in a folder and a data folder of its own."""
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "300")  # so that no sentence is broken
    monkeypatch.chdir(tmp_path)

    def run_main(*words: object, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run_main


@pytest.fixture
def no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plots take longest, and are drawn from the numbers: where these are compared, none is."""
    for plots in ("arena_plots", "calibration_plots", "plots", "study_plots"):
        monkeypatch.setitem(sys.modules, f"bakufu.cli.{plots}", None)


def start_process(*words: object, folder: Path) -> "subprocess.Popen[str]":
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "bakufu", *map(str, words)],
        cwd=folder,
        env=os.environ
        | {"BAKUFU_DATA": str(folder / "data"), "COLUMNS": "300", "PYTHONPATH": str(PACKAGES)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        # A shell that runs the tests in the background has them deaf to Ctrl+C.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def write_bot(folder: Path, name: str, body: str) -> Path:
    """A bot file whose bot chooses like this."""
    path = folder / f"{name}.py"
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    path.write_text(
        "import time\nfrom bakufu.bots.bot import Bot\n\n\n"
        f"class Mine(Bot):\n    def choose(self, sight):\n{lines}",
        encoding="utf-8",
    )
    return path
