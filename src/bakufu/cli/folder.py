"""The folder a series of games leaves behind: a report with its plots, and all numbers as CSV."""

import csv
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from bakufu.arena.record import folder_names
from bakufu.arena.tally import Tally
from bakufu.cli.report_tables import ReportTable, markdown
from bakufu.cli.sheet import Sheet, open_sheet
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.game import Setup
from bakufu.engine.table.options import shown_options
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import find_game

NO_PLOTS = 'plots need matplotlib: pip install "bakufu[plots]"'


class Facts(msgspec.Struct, frozen=True):
    """What was played, so that it can be played again."""

    title: str
    setup: Setup
    command: list[str]


class Folder:
    """Open while games are played; finished or gone afterwards."""

    def __init__(self, path: Path, ours: bool, sheet: Sheet) -> None:
        self.path = path
        self.ours = ours  # made for this series
        self.sheet = sheet

    def discard(self) -> None:
        """Leave nothing behind."""
        self.sheet.close(complete=False)
        if self.ours:
            with suppress(OSError):
                self.path.rmdir()

    def finish(self, tally: Tally, tables: Sequence[ReportTable], facts: Facts) -> str:
        """Write everything; returns what could not be written, in a sentence, or nothing."""
        self.sheet.close(complete=True)
        _write_counts(self.path / "counts.csv", tally)
        plots = _draw(tally, facts, self.path)
        report = _report(tally, tables, facts, plots or [])
        (self.path / "report.md").write_text(report, encoding="utf-8")
        return NO_PLOTS if plots is None else ""


def open_folder(path: Path | None, game: str, sources: list[str], counting: Counting) -> Folder:
    """Where a series goes; `BadInput` before any game is played, not after."""
    path, ours = new_folder(path, f"bakufu-sim-{game}")
    return Folder(path, ours, open_sheet(path / "games.csv", sources, counting))


def new_folder(path: Path | None, stem: str) -> tuple[Path, bool]:
    """A new folder or an empty one, and whether it is new.

    Without a path it is a new one here, with this name or this name and a number.
    """
    if path is None:
        path = next(name for name in folder_names(stem) if not name.exists())
    elif path.is_file():
        raise BadInput(f"cannot write to {path}: it is a file, not a folder")
    elif not path.parent.is_dir():
        raise BadInput(f"cannot write to {path}: there is no folder {path.parent}")
    ours = not path.exists()
    try:
        if ours:
            path.mkdir()
        elif any(path.iterdir()):
            raise BadInput(f"cannot write to {path}: the folder is not empty")
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None
    return path, ours


def _draw(tally: Tally, facts: Facts, folder: Path) -> list[str] | None:
    """The names of the plots; None without matplotlib."""
    try:
        # Only here: it takes long to load, and is not needed for anything else.
        from bakufu.cli.plots import draw_plots
    except ImportError:
        return None
    return draw_plots(
        tally, f"{facts.title}, {tally.players} players, {tally.games:,} games", folder
    )


def _write_counts(path: Path, tally: Tally) -> None:
    """Every distribution in full: a row for each number or word."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["measure", "group", "value", "times"])
        for bot in tally.bots:
            for value, times in sorted(tally.scores[bot].times.items()):
                writer.writerow(["score", bot, value, times])
        for value, times in sorted(tally.decisions.times.items()):
            writer.writerow(["decisions", "", value, times])
        for measure, spreads in tally.spreads.items():
            for group, spread in spreads.items():
                for value, times in sorted(spread.times.items()):
                    writer.writerow([measure, group, value, times])
        for measure, outcomes in tally.outcomes.items():
            for group, words in outcomes.items():
                for word, share in words.shares.items():
                    writer.writerow([measure, group, word, share.yes])


def _report(tally: Tally, tables: Sequence[ReportTable], facts: Facts, plots: Sequence[str]) -> str:
    options = shown_options(find_game(facts.setup.game).options, facts.setup.options)
    parts = [
        f"# {facts.title}: {tally.games:,} games",
        f"```\n{shlex.join(facts.command)}\n```",
        f"Rules version {facts.setup.rules_version}. Options: {options}."
        + (" With house data." if facts.setup.house else ""),
        f"{tally.decisions.mean:.1f} decisions per game. Every seat of every game is a row of "
        "[games.csv](games.csv); distributions are in [counts.csv](counts.csv). Intervals hold "
        "the true value in 95 of 100 cases: they are reckoned over games, for "
        "what happens in one game is not independent.",
    ]
    for table in tables:
        parts.append(markdown(table))
        if table.id in plots:
            parts.append(f"[![{table.title}]({table.id}.png)]({table.id}.svg)")
    if not plots:
        parts.append(f"({NO_PLOTS})")
    return "\n\n".join(parts) + "\n"
