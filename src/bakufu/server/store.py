"""The database: SQLite in a file, or PostgreSQL. Writes of all tables share their commits.

The database is spoken to in threads, a whole transaction at a time: a busy event loop is then
waited for once for each commit, and not once for each statement. Where the database takes several
writers, moves have one of their own: they do not wait while somebody's whole log is stored.
What `write` was awaited for is on disk: SQLite has a write-ahead log and synchronises fully.

A PostgreSQL is shared by any number of processes. A table has a version there, which goes up by one
with every change: whoever changes it says which one they know, and comes second if it is another.
"""

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import thread_time
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, SQLAlchemyError
from sqlalchemy.sql.dml import UpdateBase

from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.server import schema
from bakufu.server.quick_moves import CHANNEL, Move, QuickMoves, move_in
from bakufu.server.rate_limits import paying

# One thing to write: a statement, with its rows if it inserts some.
Change = tuple[UpdateBase, list[dict[str, Any]] | None]


Found = TypeVar("Found")

# Held while the database is brought up to date: one process does it, the others wait.
MIGRATING = 0x62616B75


class StoreError(BakufuError):
    """It could not be written, so it has not happened."""


class Conflict(StoreError):
    """Another process has changed the table first: it has to be looked at again."""


class At(NamedTuple):
    """A table as somebody knows it who wants to change it."""

    table: str
    version: int
    moved: bool = False  # rows are added to its log, and nothing else is changed


class Job(NamedTuple):
    """What is written all at once or not at all, and told to other processes."""

    changes: Sequence[Change]
    at: At | None
    done: "asyncio.Future[None]"
    charge: Callable[[float], None]  # to whoever has it written


class BadData(StoreError):
    """The database cannot hold such words: whoever sent them is told, and nothing is lost."""


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log as stored."""

    number: int
    entry: str | None = None
    undone_to: int | None = None
    harmless: bool = False
    public: bool = False
    sender: int | None = None
    message_id: str | None = None


class Answer(NamedTuple):
    """What has become of a job, and how long the thread worked for it."""

    job: Job
    error: Exception | None
    used: float


class Writer:
    """A thread that writes what waits, all of it in one commit."""

    def __init__(
        self,
        name: str,
        commit: Callable[[Sequence[Job]], list[Job]],
        tell: Callable[[Sequence[Job]], None] = lambda jobs: None,
    ) -> None:
        self._commit = commit
        self._tell = tell  # others of what is written
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._begun = False

    def put(self, job: Job) -> None:
        if not self._begun:
            self._begun = True
            self._thread.start()
        self._waiting.put(job)

    def close(self) -> None:
        """Come to an end, when all that waits is written."""
        if self._begun:
            self._waiting.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            jobs = [first]
            with suppress(Empty):
                while (more := self._waiting.get_nowait()) is not None:
                    jobs.append(more)
                self._waiting.put(None)
            answers = self._write(jobs)
            with suppress(RuntimeError):  # nobody is there any more who could hear it
                first.done.get_loop().call_soon_threadsafe(_settle, answers)
            self._tell([answer.job for answer in answers if answer.error is None])

    def _write(self, jobs: Sequence[Job]) -> list[Answer]:
        # Moves and all else apart: what one of them has written is not written again.
        moves = [job for job in jobs if job.at is not None and job.at.moved]
        others = [job for job in jobs if job.at is None or not job.at.moved]
        return [answer for group in (moves, others) for answer in self._write_group(group)]

    def _write_group(self, jobs: Sequence[Job]) -> list[Answer]:
        if len(jobs) > 1:
            # If one of them is at fault, the others shall not suffer for it.
            with suppress(Exception):
                return self._write_together(jobs)
        return [self._write_one(job) for job in jobs]

    def _write_one(self, job: Job) -> Answer:
        try:
            return self._write_together([job])[0]
        except (DataError, UnicodeError) as error:
            return Answer(job, BadData(f"the database cannot hold this: {_reason(error)}"), 0.0)
        except (SQLAlchemyError, OSError) as error:
            return Answer(job, StoreError(f"the database refused a change: {_reason(error)}"), 0.0)
        except Exception as error:
            return Answer(job, error, 0.0)

    def _write_together(self, jobs: Sequence[Job]) -> list[Answer]:
        """Write all of them; who comes second at a table has changed nothing there."""
        since = thread_time()
        written = {id(job) for job in self._commit(jobs)}
        used = thread_time() - since
        sizes = [sum(len(rows or [()]) for _, rows in job.changes) for job in jobs]
        second = Conflict("another process has changed the table")
        return [
            Answer(job, None if id(job) in written else second, used * size / max(1, sum(sizes)))
            for job, size in zip(jobs, sizes, strict=True)
        ]


class Store:
    def __init__(self, engine: Engine, lock: "Lock | None" = None) -> None:
        self.engine = engine
        self.shared = engine.url.get_backend_name() != "sqlite"  # by several processes
        self._lock = lock
        address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._quick = QuickMoves(address) if self.shared else None
        self._writer = Writer("store-write", lambda jobs: self._commit_now(jobs), self._tell)
        self._second = Writer("store-new", lambda jobs: self._commit_now(jobs))
        self._read_threads = ThreadPoolExecutor(2, "store-read")
        self._trial: asyncio.Task[None] | None = None

    async def close(self) -> None:
        self._writer.close()
        self._second.close()
        if self._quick is not None:
            self._quick.close()
        self._read_threads.shutdown()
        self.release()

    def release(self) -> None:
        """Let others have the database."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing

    async def write(self, *changes: Change, at: At | None = None) -> None:
        """Carry out all changes or none, and come back when they are on disk.

        `Conflict` if the table is not as its changer knows it.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # A file has one writer at a time.
        writer = self._second if at is None and self.shared else self._writer
        writer.put(Job(changes, at, done, paying.get()))
        await done

    def _commit_now(self, jobs: Sequence[Job]) -> list[Job]:
        if self._quick is not None:
            moves = [(job, move) for job in jobs if (move := move_in(job)) is not None]
            if len(moves) == len(jobs):
                return self._write_moves(self._quick, moves)
        with self.engine.begin() as connection:
            done = self._advance(connection, jobs) if self.shared else list(jobs)
            for statement, values in merged([one for job in done for one in job.changes]):
                if values is None:
                    connection.execute(statement)
                else:
                    connection.execute(statement, values)
        return done

    def _tell(self, jobs: Sequence[Job]) -> None:
        if self._quick is not None:
            self._quick.tell(jobs)

    def _write_moves(self, quick: QuickMoves, moves: Sequence[tuple[Job, Move]]) -> list[Job]:
        import psycopg

        try:
            return quick.write(moves)
        except psycopg.DataError as error:
            raise BadData(f"the database cannot hold this: {_reason(error)}") from error
        except psycopg.Error as error:
            raise StoreError(f"the database refused a change: {_reason(error)}") from error

    def _advance(self, connection: Connection, jobs: Sequence[Job]) -> list[Job]:
        """Take tables to their next versions; those jobs whose tables are as they know them."""
        known = {job.at.table: job.at for job in reversed(jobs) if job.at is not None}
        if not known:
            return list(jobs)
        given = {"tables": list(known), "versions": [at.version for at in known.values()]}
        advanced = {str(id) for (id,) in connection.execute(ADVANCE, given)}
        return [
            job
            for job in jobs
            if job.at is None or (job.at.table in advanced and job.at is known[job.at.table])
        ]

    # Reading

    async def read(self, statement: Any) -> list[dict[str, Any]]:
        return await self.look(lambda connection: rows_of(connection, statement))

    async def look(self, work: Callable[[Connection], Found]) -> Found:
        """Read several things, one after the other; `StoreError` if there is no database."""
        loop = asyncio.get_running_loop()
        try:
            found, used = await loop.run_in_executor(self._read_threads, self._look_timed, work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be read: {_reason(error)}") from error
        paying.get()(used)
        return found

    def _look_timed(self, work: Callable[[Connection], Found]) -> tuple[Found, float]:
        """And how long this thread worked for it: the loop goes without that time."""
        since = thread_time()
        return self.look_now(work), thread_time() - since

    def look_now(self, work: Callable[[Connection], Found]) -> Found:
        with self.engine.connect() as connection:
            return work(connection)

    def read_now(self, statement: Any) -> list[dict[str, Any]]:
        return self.look_now(lambda connection: rows_of(connection, statement))

    async def read_one(self, statement: Any) -> dict[str, Any] | None:
        found = await self.read(statement)
        return found[0] if found else None

    async def try_out(self) -> None:
        """Write something and read it again; `StoreError` if that cannot be done.

        Whoever asks meanwhile gets the same answer, so that many who ask are one write at a time.
        """
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try_out(), name="health")
        await asyncio.shield(self._trial)

    async def _try_out(self) -> None:
        settings = schema.settings
        mine = settings.c.key == "health"
        written = {"key": "health", "value": "written"}
        into = postgresql.insert if self.shared else sqlite.insert
        again = into(settings).values(written)
        await self.write((again.on_conflict_do_update(index_elements=["key"], set_=written), None))
        file = self.engine.url.database
        if not self.shared and file and not Path(file).exists():
            raise StoreError("the file of the database is gone")
        found = await self.read_one(select(settings).where(mine))
        if found is None:
            raise StoreError("the database has lost what was written")

    async def secret(self) -> str:
        """What cookies and links are signed with: made once, and kept apart from the games.

        In the variable BAKUFU_SECRET, in a file beside a database that is a file, or else, with
        PostgreSQL, among its settings, where all processes find the same.
        """
        if named := os.environ.get("BAKUFU_SECRET", ""):
            return named
        mine = schema.settings.c.key == "secret"
        found = await self.read_one(select(schema.settings).where(mine))
        value = str(found["value"]) if found else secrets.token_urlsafe(48)
        file = secret_file(self.engine.url)
        if file is None:
            if found is None:
                return await self._agreed_secret(value)
            return value
        if file.exists():
            return file.read_text(encoding="ascii")
        _write_secret(file, value)
        if found is not None:
            await self.write((delete(schema.settings).where(mine), None))  # as it was kept before
        return value

    async def _agreed_secret(self, value: str) -> str:
        """The first process to come has made it; all others take the same."""
        mine = schema.settings.c.key == "secret"
        first = postgresql.insert(schema.settings).values(key="secret", value=value)
        await self.write((first.on_conflict_do_nothing(), None))
        found = await self.read_one(select(schema.settings).where(mine))
        assert found is not None
        return str(found["value"])


# Locked in one order everywhere, or two processes might wait for each other.
ADVANCE = text(
    """WITH mine AS (SELECT tables.id FROM tables
    JOIN unnest(CAST(:tables AS text[]), CAST(:versions AS int[])) AS known (id, version)
    ON tables.id = known.id AND tables.version = known.version
    ORDER BY tables.id FOR UPDATE OF tables)
    UPDATE tables SET version = version + 1 WHERE id IN (SELECT id FROM mine) RETURNING id"""
)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")


def rows_of(connection: Connection, statement: Any) -> list[dict[str, Any]]:
    """What was found, with plain strings for keys, not SQLAlchemy's own kind."""
    found = connection.execute(statement)
    keys = [str(key) for key in found.keys()]  # noqa: SIM118 (a result is no mapping)
    return [dict(zip(keys, row, strict=True)) for row in found]


def secret_file(url: URL) -> Path | None:
    """Where the secret of a database that is a file lies."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database + ".secret")


def _write_secret(file: Path, value: str) -> None:
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "w") as out:
        out.write(value)
        out.flush()
        os.fsync(out.fileno())


class Lock:
    """One server for a database that is a file: two would each believe in their own memory."""

    def __init__(self, database: str) -> None:
        self._file = os.open(database + ".lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            import fcntl
        except ImportError:
            return  # not on every system
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise BadInput(
                f"another server has {database} open: "
                "several share a PostgreSQL (BAKUFU_DATABASE_URL), never a file"
            ) from None

    def release(self) -> None:
        os.close(self._file)


def merged(changes: Sequence[Change]) -> list[Change]:
    """Neighbouring inserts into the same table as one."""
    found: list[Change] = []
    for statement, values in changes:
        last = found[-1] if found else None
        if (
            values is not None
            and last is not None
            and last[1] is not None
            and statement.is_insert
            and last[0].is_insert
            and statement.table is last[0].table
            and values[0].keys() == last[1][0].keys()
        ):
            found[-1] = (last[0], last[1] + values)
        else:
            found.append((statement, values))
    return found


def _settle(answers: Sequence[Answer]) -> None:
    for job, error, used in answers:
        job.charge(used)
        if job.done.done():
            continue  # whoever waited has gone
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def rows_in(notice: str) -> list[Row]:
    return [Row(*values) for values in msgspec.json.decode(notice)]


# Opening


def database_address(path: Path | None, folder: Path) -> URL:
    """Where tables are kept: a named file, the variable BAKUFU_DATABASE_URL, or the data folder."""
    named = os.environ.get("BAKUFU_DATABASE_URL", "")
    if path is None and named:
        return read_address(named)
    file = path or folder / "tables.db"
    if file.is_dir():
        raise BadInput(f"cannot write {file}: it is a folder, not a file")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds everybody's hands and the secret of the cookies: for its owner's eyes alone.
        # SQLite gives the files beside it the same rights.
        with file.open("ab"):
            file.chmod(0o600)
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    return URL.create("sqlite", database=str(file))


def read_address(text: str) -> URL:
    """A database address such as postgresql://user:password@host/name."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadInput(
            "BAKUFU_DATABASE_URL is not a database address: "
            "expected one like postgresql://user:password@host/name"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite":
        return url.set(drivername="sqlite")
    raise BadInput(
        f'BAKUFU_DATABASE_URL begins with "{kind}": expected postgresql:// or sqlite:///'
    )


async def open_store(url: URL) -> Store:
    """Open the database and bring it up to date; `BadInput` says in one line what is wrong."""
    return await asyncio.to_thread(open_now, url)


def open_now(url: URL, alone: bool = True) -> Store:
    """The same at once. Who only reads need not be `alone`."""
    place = url.render_as_string(hide_password=True)
    is_file = url.get_backend_name() == "sqlite"
    if is_file:
        place = url.database or place
    try:
        engine = create_engine(url, pool_pre_ping=not is_file)
    except ModuleNotFoundError as error:
        raise BadInput(
            f"PostgreSQL needs {error.name}: install bakufu with the extra postgres"
        ) from None
    lock = None
    if is_file:
        event.listen(engine, "connect", _careful_sqlite)
        if alone and url.database:
            try:
                lock = Lock(url.database)
            except OSError as error:
                raise BadInput(f"cannot open the database {place}: {error.strerror}") from None
    try:
        with engine.begin() as connection:
            _migrate(connection)
    except CommandError:
        Store(engine, lock).release()
        raise BadInput(
            f"the database {place} was written by a newer version of Bakufu: use that one"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        Store(engine, lock).release()
        raise BadInput(f"cannot open the database {place}: {_reason(error)}") from None
    return Store(engine, lock)


def _careful_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _reason(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__
