"""The log: one JSON Lines file a table. It is the save, the replay and the bug report.

The first line says what is played and by whom; every further line is one entry: who moved, what
move, which chance outcomes. Each line carries a hash over itself and the line before, so that
damage is found and named by line. See `docs/log-format.md`.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Options
from bakufu.engine.text.errors import BadInput

FORMAT = 1

Record = TypeVar("Record", bound="Header | Entry")


class Header(msgspec.Struct, kw_only=True):
    """The first line of a log."""

    bakufu_log: int = FORMAT
    game: str
    rules_version: int
    numbers_version: int | msgspec.UnsetType = msgspec.UNSET  # not written where it is 1
    options: Options
    house: Document = {}
    seats: list[str]
    hash: str = ""


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One step of the game. Entry 0 is the set-up, which nobody moves."""

    n: int
    seat: int | None = None
    move: str | None = None
    outcomes: list[str] = []
    hash: str = ""


class Log(msgspec.Struct):
    """A log as read from a file."""

    header: Header
    entries: list[Entry]
    # What a crash left of a last line that was never finished; it was never acknowledged.
    truncated: str = ""


def seal(record: Header | Entry, previous: str) -> str:
    """Set the record's hash and return it."""
    record.hash = _hash_of(record, previous)
    return record.hash


def _hash_of(record: Header | Entry, previous: str) -> str:
    bare = msgspec.structs.replace(record, hash="")
    return hashlib.sha256(previous.encode() + msgspec.json.encode(bare)).hexdigest()[:32]


def line(record: Header | Entry) -> str:
    """The record as one line of a log file."""
    return msgspec.json.encode(record).decode() + "\n"


def read_log(path: Path) -> Log:
    """Read a log file; `BadInput` names the line that is broken."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a log: it is not UTF-8 text") from None
    return parse_log(text, str(path))


def parse_log(text: str, name: str) -> Log:
    """Read a log from text. An unfinished last line is set aside, anything else broken refused."""
    finished, _, rest = text.rpartition("\n")
    lines = finished.split("\n") if finished else []
    truncated = rest
    if rest and _is_whole(rest, Entry if lines else Header):
        lines.append(rest)
        truncated = ""
    if not lines:
        raise BadInput(f"{name}: line 1: expected the header of a log, found nothing")
    header = _read(lines[0], Header, name, 1)
    if header.bakufu_log != FORMAT:
        raise BadInput(
            f"{name}: line 1: log format {header.bakufu_log} is not known, expected {FORMAT}"
        )
    entries = list(_entries(lines[1:], header, name))
    return Log(header, entries, truncated)


def _entries(lines: Iterable[str], header: Header, name: str) -> Iterator[Entry]:
    previous = _check_hash(header, "", name, 1)
    for n, text in enumerate(lines):
        number = n + 2
        entry = _read(text, Entry, name, number)
        if entry.n != n:
            raise BadInput(f"{name}: line {number}: expected entry {n}, found entry {entry.n}")
        previous = _check_hash(entry, previous, name, number)
        yield entry


def _check_hash(record: Header | Entry, previous: str, name: str, number: int) -> str:
    expected = _hash_of(record, previous)
    if record.hash != expected:
        raise BadInput(
            f"{name}: line {number}: the hash does not fit: "
            "this line, or the one before it, was changed"
        )
    return expected


def _is_whole(text: str, kind: type[Header] | type[Entry]) -> bool:
    try:
        msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        return False
    return True


def _read(text: str, kind: type[Record], name: str, number: int) -> Record:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        what = "the header of a log" if number == 1 else "an entry of a log"
        raise BadInput(f"{name}: line {number}: expected {what}: {error}") from None
