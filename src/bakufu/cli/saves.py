"""Where games are kept: one log for each table, and beside it who sits where.

Unfinished games lie in `tables`, finished ones in `finished`, both in the user's data folder. The
log is the game; the small file beside it only remembers which bots were playing, so that a game
can be taken up again without typing everything anew.
"""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BadInput

SUFFIX = ".jsonl"


class Seating(msgspec.Struct):
    """Who plays at a table, besides what its log says."""

    seat: int
    # By seat: the name of a house bot or the path of a bot file; the player's own entry is "".
    bots: list[str]
    seed: int
    seconds: float
    # The words of a decision in the making that cannot be in the log yet.
    sketch: str = ""


def data_folder() -> Path:
    """The user's data folder for Bakufu; the variable BAKUFU_DATA names another one."""
    named = os.environ.get("BAKUFU_DATA")
    return Path(named) if named else platformdirs.user_data_path("bakufu", appauthor=False)


def new_save(game: str) -> Path:
    """A log file that does not exist yet, in the folder of unfinished games."""
    folder = data_folder() / "tables"
    _make(folder)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists() or (data_folder() / "finished" / path.name).exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished(game: str | None) -> list[Path]:
    """Logs of unfinished games of this name, or of any, the latest first."""
    folder = data_folder() / "tables"
    files = folder.glob(f"{game or '*'}-*{SUFFIX}") if folder.is_dir() else ()
    return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)


def last_played(path: Path) -> str:
    """When a log was last written to, in words of digits."""
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"


def is_own(path: Path) -> bool:
    """Whether a log lies in the folder of unfinished games."""
    return path.resolve().parent == (data_folder() / "tables").resolve()


def put_away(path: Path) -> Path:
    """Move the log of a finished game out of the way; a log saved elsewhere stays there."""
    _seating_file(path).unlink(missing_ok=True)
    if not is_own(path):
        return path
    folder = data_folder() / "finished"
    _make(folder)
    return path.replace(folder / path.name)


def write_seating(path: Path, seating: Seating) -> None:
    _safely(_seating_file(path), lambda file: file.write_bytes(msgspec.json.encode(seating)))


def read_seating(path: Path) -> Seating | None:
    """Who sat at the table of this log; None if nobody wrote it down."""
    try:
        return msgspec.json.decode(_seating_file(path).read_bytes(), type=Seating)
    except (OSError, msgspec.MsgspecError):
        return None


def keep_log(table: Table, path: Path) -> None:
    """Write the log so far where it is not there yet, and every further entry as it happens."""
    text = table.log_text()
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        # Written beside and put in place, so that a log that is there is never lost half-way.
        beside = path.with_name(path.name + ".new")
        _safely(
            path, lambda file: (beside.write_text(text, encoding="utf-8"), beside.replace(file))
        )
    table.append_to(path)


def copy_log(table: Table, path: Path) -> None:
    _safely(path, lambda file: file.write_text(table.log_text(), encoding="utf-8"))


def _seating_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seats")


def _make(folder: Path) -> None:
    _safely(folder, lambda path: path.mkdir(parents=True, exist_ok=True))


def _safely(path: Path, action: Callable[[Path], object]) -> None:
    try:
        action(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
