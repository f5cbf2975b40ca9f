"""Moves written to PostgreSQL in one statement, which is its own transaction.

Each question to the database is waited for by a thread that then has to get its turn among all that
the server does: with six questions a move was stored six turns later.

Other processes are told after that. A transaction that tells something keeps all others that do
from ending until the disk has it: so it tells, and does nothing else.
"""

import select
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bakufu.server import schema

if TYPE_CHECKING:
    from bakufu.server.store import Job

# What processes tell each other of what they have stored.
CHANNEL = "bakufu"
LONGEST_NOTICE = 7900  # bytes: PostgreSQL takes 8000
ROW = ("number", "entry", "undone_to", "harmless", "public", "sender", "message_id")
# Locked in one order everywhere, or two processes might wait for each other.
WRITE = f"""WITH known AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[],
        %s::text[]) AS known (id, version, changed, phase, moment)),
    mine AS (SELECT tables.id FROM tables JOIN known
        ON tables.id = known.id AND tables.version = known.version
        ORDER BY tables.id FOR UPDATE OF tables),
    done AS (UPDATE tables SET version = tables.version + 1,
        changed = coalesce(known.changed, tables.changed),
        phase = coalesce(known.phase, tables.phase),
        moment = coalesce(known.moment, tables.moment)
        FROM known WHERE tables.id = known.id AND tables.id IN (SELECT id FROM mine)
        RETURNING tables.id),
    added AS (INSERT INTO rows (table_id, {", ".join(ROW)})
        SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::bool[], %s::bool[],
        %s::int[], %s::text[]) AS new (table_id, {", ".join(ROW)})
        WHERE table_id IN (SELECT id FROM done))
    SELECT id FROM done"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told"


class Move(NamedTuple):
    """Rows added to a table's log, and what lists tell of it from now on."""

    rows: list[dict[str, Any]]
    facts: dict[str, Any]


def move_in(job: "Job") -> Move | None:
    """A job as a move; None if it is something else, too."""
    if job.at is None or not job.at.moved:
        return None
    rows: list[dict[str, Any]] = []
    facts: dict[str, Any] = {}
    for statement, values in job.changes:
        if statement.is_insert and statement.table is schema.rows and values:
            rows += values
        elif statement.is_update and statement.table is schema.tables and not facts:
            facts = dict(statement.compile().params)
        else:
            return None
    return Move(rows, facts) if rows else None


def notice_of(job: "Job") -> str:
    """What other processes are told: of moves, if they are short, the rows themselves."""
    assert job.at is not None
    told = f"{'moved' if job.at.moved else 'changed'} {job.at.table} {job.at.version + 1}"
    if not job.at.moved:
        return told
    rows = [
        [row[key] for key in ROW]
        for statement, values in job.changes
        if statement.is_insert and statement.table is schema.rows
        for row in values or ()
    ]
    whole = f"{told} {msgspec.json.encode(rows).decode()}"
    return whole if len(whole.encode()) < LONGEST_NOTICE else told


class QuickMoves:
    """A line to the database for moves alone."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: Any = None

    def close(self) -> None:
        if self._line is not None:
            self._line.close()

    def _ready(self) -> Any:
        """The line; a new one if the database has closed it: then there is something to read."""
        import psycopg

        line = self._line
        if line is not None and not line.closed:
            if not select.select([line.fileno()], [], [], 0)[0]:
                return line
            line.close()
        self._line = psycopg.connect(self._address, autocommit=True)
        return self._line

    def write(self, jobs: "Sequence[tuple[Job, Move]]") -> "list[Job]":
        """Write all of them or, if one cannot be written, none; those whose tables are as they
        know them."""
        first = {job.at.table: (job, move) for job, move in reversed(jobs) if job.at is not None}
        known: list[tuple[Any, ...]] = []
        rows: list[tuple[Any, ...]] = []
        for table, (job, move) in first.items():
            assert job.at is not None
            facts = [move.facts.get(key) for key in ("changed", "phase", "moment")]
            known.append((table, job.at.version, *facts))
            rows += [(table, *(row[key] for key in ROW)) for row in move.rows]
        given = [list(column) for part in (known, rows) for column in zip(*part, strict=True)]
        found = self._ready().execute(WRITE, given, prepare=True)
        return [first[table][0] for (table,) in found.fetchall()]

    def tell(self, jobs: "Sequence[Job]") -> None:
        """Tell other processes of it; if that fails, they find it when they look for themselves."""
        import psycopg

        told = [notice_of(job) for job in jobs if job.at is not None]
        if told:
            with suppress(psycopg.Error, OSError):
                self._ready().execute(NOTIFY, [told], prepare=True)
