"""All tables of a server as one file, and back again: from a file or from PostgreSQL, into either.

One JSON object a line: first what it is, then each row with the table it belongs to. It is read in
one transaction, so that it can be taken while people play. The secret that cookies are signed with
is not in it: whoever has a backup cannot be somebody else, and it stays where the server is.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.engine import URL

from bakufu.engine.text.errors import BadInput
from bakufu.server import schema
from bakufu.server.store import Store, open_now

FORMAT = 1
# In the order in which they point to each other.
PARTS = (schema.tables, schema.seats, schema.rows, schema.chat)
AT_ONCE = 500


class Head(msgspec.Struct, tag="bakufu-backup", tag_field="kind"):
    format: int = FORMAT


class Line(msgspec.Struct, tag="row", tag_field="kind"):
    table: str
    values: dict[str, Any]


class End(msgspec.Struct, tag="end", tag_field="kind"):
    """The last line: without it, the file is not whole."""

    rows: int


_lines = msgspec.json.Decoder(Head | Line | End)


def back_up(url: URL, file: Path) -> int:
    """Write all that is stored into a file; how many tables of games there are."""
    store = open_now(url, alone=False)
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        with os.fdopen(
            os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb"
        ) as out:
            tables = _write(store, out)
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    finally:
        store.engine.dispose()
        unfinished.unlink(missing_ok=True)
    return tables


def _write(store: Store, out: Any) -> int:
    rows = tables = 0
    out.write(msgspec.json.encode(Head()) + b"\n")
    with _one_moment(store) as connection:
        for part in PARTS:
            for found in connection.execute(select(part)).mappings():
                values = {str(key): value for key, value in found.items()}
                out.write(msgspec.json.encode(Line(str(part.name), values)) + b"\n")
                rows += 1
                tables += part is schema.tables
    out.write(msgspec.json.encode(End(rows)) + b"\n")
    return tables


def _one_moment(store: Store) -> Connection:
    """A connection that sees everything as it was when it began to look."""
    level: Literal["REPEATABLE READ", "SERIALIZABLE"] = "REPEATABLE READ"
    if store.engine.url.get_backend_name() == "sqlite":
        level = "SERIALIZABLE"
    connection = store.engine.connect().execution_options(isolation_level=level)
    if level == "SERIALIZABLE":
        connection.exec_driver_sql("BEGIN")
    return connection


def put_back(url: URL, file: Path) -> int:
    """Fill an empty database from such a file, all of it or nothing."""
    store = open_now(url)
    try:
        with store.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
                raise BadInput("there are tables in this database already: name an empty one")
            return _read(connection, file)
    finally:
        store.release()


def _read(connection: Connection, file: Path) -> int:
    known = {str(part.name): part for part in PARTS}
    waiting: list[Line] = []
    rows = tables = 0
    end: End | None = None

    def write() -> None:
        if waiting:
            connection.execute(insert(known[waiting[0].table]), [line.values for line in waiting])
            waiting.clear()

    for line in _parsed(file):
        if isinstance(line, End):
            end = line
            break
        if isinstance(line, Line):
            if line.table not in known:
                raise BadInput(f'{file}: there is no table "{line.table}"')
            if waiting and (waiting[0].table != line.table or len(waiting) >= AT_ONCE):
                write()
            waiting.append(line)
            rows += 1
            tables += line.table == schema.tables.name
    write()
    if end is None or end.rows != rows:
        raise BadInput(f"{file} is not whole: it ends too early")
    return tables


def _parsed(file: Path) -> Iterator[Head | Line | End]:
    try:
        with file.open("rb") as lines:
            for number, text in enumerate(lines, 1):
                try:
                    line = _lines.decode(text)
                except msgspec.MsgspecError:
                    raise BadInput(f"{file}: line {number} is not of a backup") from None
                if number == 1 and (not isinstance(line, Head) or line.format != FORMAT):
                    raise BadInput(f"{file} is not a backup that this program knows")
                yield line
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from None
