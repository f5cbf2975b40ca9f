"""Other processes that serve the same tables, over one PostgreSQL; none of them leads.

Three things are told through the database besides the tables themselves:

- that a process is alive: it says so every second (`processes`), by the database's clock;
- who is at a table, and in which process (`presence`);
- which process thinks for the bots of a table and keeps its clock: its *home*. Where something is
  to be done, a process makes itself the home if there is none, if it has died, or if people are
  here and none are there. It need not be exact: whatever a home does is a change like any other,
  and of two who do the same the second finds it done.

Notices wake, and bring the rows of short moves; the rest is read. Every second all is read again,
so that a lost notice costs no more.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bakufu.engine.text.errors import BadInput
from bakufu.server.addresses import nameless
from bakufu.server.connection import Fault
from bakufu.server.following import catch_up, reading, take_in_moves
from bakufu.server.process_sql import MOVES, SQL
from bakufu.server.quick_moves import CHANNEL
from bakufu.server.rate_limits import Limiter
from bakufu.server.settings import Limit
from bakufu.server.store import NOTIFY, Row, Store, StoreError, rows_in

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession
    from bakufu.server.tables import Tables

BEAT = 1.0  # seconds between two signs of life
FLUSH = 0.02  # what changes within this time is written at once
SELDOM = 60  # beats between two looks for what can be cleared away
AT_ONCE = 50  # tables that wait to be taken up: the others wait in the database

NOBODY: frozenset[str] = frozenset()


class Alone:
    """One process with its own file: every table is at home here."""

    id: str | None = None

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        # By table that was put away: when somebody's time to decide is up.
        self._asleep: dict[str, dict[int, float]] = {}

    def keeps(self, table: str) -> bool:
        return True

    def here(self, table: str) -> frozenset[str]:
        """Who is at a table in other processes."""
        return NOBODY

    def want(self, table: str) -> None:
        """This process would keep a table."""

    def adopt(self, table: str) -> None:
        """A new table is stored with its home here."""

    def release(self, table: str, deadlines: dict[int, float] | None = None) -> None:
        """It keeps it no longer: nothing is to be done there, until somebody's time is up."""
        if deadlines:
            self._asleep[table] = deadlines

    def ringing(self) -> list[str]:
        """Tables that were put away, where somebody's time is up."""
        now = time.monotonic()
        return [table for table, ends in self._asleep.items() if min(ends.values()) <= now]

    def forget(self, table: str) -> None:
        """It cannot be opened any more."""
        self._asleep.pop(table, None)

    def moved(self, table: str) -> None:
        """Somebody has come to a table here, or gone, or a clock was set."""

    async def refresh(self, session: "TableSession") -> None:
        """Take in what other processes have stored."""

    async def allow(self, limit: Limit, *who: str, cost: float = 1.0) -> bool:
        """Whether somebody may have so much more stored; if so, it is taken."""
        return self._limiter.allow(limit, *who, cost=cost)

    async def dues(self, table: str) -> dict[int, float]:
        """The seconds that those have left whose clock runs, as a home has stored them."""
        now = time.monotonic()
        return {seat: when - now for seat, when in self._asleep.pop(table, {}).items()}

    async def open(self, tables: "Tables") -> None:
        pass

    async def close(self) -> None:
        pass


def versions_in(connection: Connection, tables: list[str]) -> dict[str, int]:
    found = connection.execute(SQL["versions"], {"loaded": tables})
    return {str(row[0]): int(row[1]) for row in found}


class Heard(NamedTuple):
    """What a beat has found out."""

    now: float
    versions: dict[str, int]
    here: dict[str, frozenset[str]]
    mine: set[str]


class News(NamedTuple):
    """A table's version, and its rows from a number on."""

    version: int
    rows: list[Row]


class Unread(NamedTuple):
    first: int  # the number of the first row that is not known here
    found: "asyncio.Future[News | None]"


class Together(Alone):
    def __init__(self, limiter: Limiter, store: Store, secret: str, log: Any) -> None:
        super().__init__(limiter)
        self.id = secrets.token_hex(8)
        self._store = store
        self._secret = secret
        url = store.engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._log = log
        self._thread = ThreadPoolExecutor(1, "others")
        self._tables: Tables
        self._homes: set[str] = set()
        self._here: dict[str, frozenset[str]] = {}  # by table, in other processes
        self._told: dict[str, frozenset[str]] = {}  # by table: who is here, as stored
        self._dues: dict[str, dict[int, float]] = {}  # by table, as stored
        self._moved: set[str] = set()
        self._wanted: set[str] = set()
        self._left: set[str] = set()
        self._hopeless: set[str] = set()  # ours, but they cannot be loaded
        self._coming: set[str] = set()  # ours, and being loaded
        self._following: dict[str, int] = {}  # the versions that are being caught up with
        # Those of them that are moves, and nothing else; with their rows, if these were told.
        self._moves: dict[str, dict[int, str]] = {}
        self._reader: Any = None  # a line for the rows of moves alone
        self._reading = asyncio.Lock()
        self._unread: dict[str, Unread] = {}  # what is read next, all at once
        self._beats = 0
        self._skew = 0.0  # of the database's clock to our own
        self._stir = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def keeps(self, table: str) -> bool:
        return table in self._homes

    def here(self, table: str) -> frozenset[str]:
        return self._here.get(table, NOBODY)

    def want(self, table: str) -> None:
        if table not in self._homes:
            self._wanted.add(table)
            self._stir.set()

    def adopt(self, table: str) -> None:
        self._homes.add(table)

    def release(self, table: str, deadlines: dict[int, float] | None = None) -> None:
        self._here.pop(table, None)
        self._wanted.discard(table)
        if table in self._homes:
            self._homes.discard(table)
            self._left.add(table)
            self._asleep[table] = deadlines or {}
            self._stir.set()

    def moved(self, table: str) -> None:
        self._moved.add(table)
        self._stir.set()

    async def refresh(self, session: "TableSession") -> None:
        def read(connection: Connection) -> dict[str, int]:
            return versions_in(connection, [session.id])

        if (await self._store.look(read)).get(session.id) != session.version:
            with suppress(Fault):  # it was taken away
                async with session.lock:
                    await catch_up(session)

    async def allow(self, limit: Limit, *who: str, cost: float = 1.0) -> bool:
        """The same for all processes together: nobody has as many times more as there are."""
        name = nameless(self._secret, *who)
        rate = limit.number / limit.seconds
        given = {"who": name, "most": float(limit.number), "rate": rate, "cost": float(cost)}

        def spend(connection: Connection, told: list[str]) -> bool:
            return cost <= limit.number and bool(connection.execute(SQL["spend"], given).first())

        return bool(await self._write(spend))

    async def dues(self, table: str) -> dict[int, float]:
        def read(connection: Connection) -> dict[int, float]:
            found = connection.execute(SQL["dues"], {"table": table})
            return {int(seat): float(left) for seat, left in found}

        return await self._store.look(read)

    # Living

    async def open(self, tables: "Tables") -> None:
        self._tables = tables
        await self._beat()
        for work in (self._live(), self._listen()):
            self._keep(asyncio.create_task(work, name="others"))

    async def close(self) -> None:
        """Go: others take up what was done here, at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._reader is not None:
            await self._reader.close()
        with suppress(StoreError):
            await self._write(self._say_goodbye)
        self._thread.shutdown()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, work: Any, *given: Any) -> Any:
        def write() -> Any:
            told: list[str] = []
            with self._store.engine.begin() as connection:
                # What is said here is soon said anew: nobody has to wait for the disk.
                connection.execute(SQL["soon"])
                done = work(connection, told, *given)
            if told:  # apart from it: see `quick_moves`
                with self._store.engine.begin() as connection:
                    connection.execute(NOTIFY, {"told": told})
            return done

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, write)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be reached: {type(error).__name__}") from error

    def _say_goodbye(self, connection: Connection, told: list[str]) -> None:
        for name in ("leave", "empty"):
            connection.execute(SQL[name], {"me": self.id})
        told.append("beat")

    async def _live(self) -> None:
        """A beat every second, and between them what has changed here."""
        next_beat = time.monotonic() + BEAT
        while True:
            with suppress(TimeoutError):
                left = max(0.0, next_beat - time.monotonic())
                await asyncio.wait_for(self._stir.wait(), left)
                await asyncio.sleep(FLUSH)
            try:
                if self._stir.is_set():
                    self._stir.clear()
                    await self._flush()
                if time.monotonic() >= next_beat:
                    next_beat = time.monotonic() + BEAT
                    await self._beat()
            except StoreError as error:
                self._log.warning("no database", reason=str(error))
                next_beat = time.monotonic() + BEAT
            except Exception:
                self._log.exception("beat failed")

    # The beat

    async def _beat(self) -> None:
        sessions, homes = self._tables.sessions, set(self._homes)
        loaded = list(sessions)
        heard: Heard = await self._write(self._beat_now, loaded)
        self._skew = heard.now - time.monotonic()
        self._homes -= homes - heard.mine  # those that came since are not lost
        for table in loaded:
            session = sessions.get(table)
            if session is None:
                continue
            version = heard.versions.get(table)
            # One that is not there has been taken away.
            self._follow(session, session.version + 1 if version is None else version)
            self._see(session, heard.here.get(table, NOBODY))
            if table in heard.mine - self._left:
                self._homes.add(table)
            session.wake()
        missing = heard.mine - sessions.keys() - self._left - self._hopeless - self._coming
        for table in missing:
            self._homes.add(table)
            self._coming.add(table)
            self._keep(asyncio.create_task(self._take_up(table), name="take up"))

    def _beat_now(self, connection: Connection, told: list[str], loaded: list[str]) -> Heard:
        most = max(0, AT_ONCE - len(self._coming))
        given = {"me": self.id, "loaded": loaded, "most": most}

        def do(name: str) -> Any:
            return connection.execute(SQL[name], given)

        now = float(do("beat").scalar())
        self._beats += 1
        seldom = ("bury", "clear", "forget", "ticking") if self._beats % SELDOM == 1 else ()
        for name in (*seldom, "orphans", "ringing"):
            do(name)
        here: dict[str, set[str]] = {}
        for table, person in do("here"):
            here.setdefault(table, set()).add(person)
        return Heard(
            now,
            versions_in(connection, loaded),
            {table: frozenset(people) for table, people in here.items()},
            {table for (table,) in do("mine")},
        )

    async def _take_up(self, table: str) -> None:
        """A table that another process has left, or that was put away and whose time has come.

        Where people look at one, theirs takes it up at once, since it is loaded there.
        """
        try:
            session = await self._tables.wake(table)
        except BadInput:
            self._hopeless.add(table)  # set aside, and named in the log
        except (StoreError, Fault):
            pass  # the next beat tries again
        else:
            if not session.has_work:
                self.release(table)
        finally:
            self._coming.discard(table)

    def _see(self, session: "TableSession", people: frozenset[str]) -> None:
        before = self._here.get(session.id, NOBODY)
        if people == before:
            return
        self._here[session.id] = people
        session.came.set()
        for person in before - people:
            session.gone_at[person] = time.monotonic()
        session.tell_seats()

    # What has changed here

    async def _flush(self) -> None:
        moved, wanted, left = self._moved, self._wanted, self._left
        self._moved, self._wanted, self._left = set(), set(), set()
        sessions = self._tables.sessions
        comings: list[dict[str, Any]] = []
        goings: list[dict[str, Any]] = []
        dues: list[dict[str, Any]] = []
        for table in moved:
            session = sessions.get(table)
            now = session.people_here if session else NOBODY
            before = self._told.get(table, NOBODY)
            row = {"me": self.id, "table": table}
            comings += [row | {"person": person} for person in now - before]
            goings += [row | {"person": person} for person in before - now]
            self._told[table] = now
            if not now:
                del self._told[table]
            if session is not None and table in self._homes:
                dues += self._new_dues(table, session.clock.deadlines)
        asleep, self._asleep = self._asleep, {}
        for table, deadlines in asleep.items():
            dues += self._new_dues(table, deadlines)
            del self._dues[table]
        wanted &= sessions.keys()
        given = {
            "me": self.id,
            "wanted": list(wanted),
            "watched": [table for table in wanted if sessions[table].people_here],
            "left": list(left),
        }
        try:
            found = await self._write(self._flush_now, given, comings, goings, dues)
        except StoreError:
            # All of it again, when there is a database.
            for table in moved:
                self._told.pop(table, None)
                self._dues.pop(table, None)
            self._moved |= moved
            self._asleep = asleep | self._asleep
            self._left |= left
            raise
        for table in found:
            self._homes.add(table)
            if table in sessions:
                sessions[table].wake()

    def _flush_now(
        self,
        connection: Connection,
        told: list[str],
        given: dict[str, Any],
        comings: list[dict[str, Any]],
        goings: list[dict[str, Any]],
        dues: list[dict[str, Any]],
    ) -> list[str]:
        for name, rows in (("go", goings), ("come", comings), ("due", dues)):
            if rows:
                connection.execute(SQL[name], rows)
        if given["left"]:
            connection.execute(SQL["release"], given)
        claimed: list[str] = []
        if given["wanted"]:
            claimed = [table for (table,) in connection.execute(SQL["claim"], given)]
        told += {f"presence {row['table']}" for row in (*comings, *goings)}
        told += [f"home {table} {self.id}" for table in claimed]
        told += [f"free {table}" for table in given["left"]]
        return claimed

    def _new_dues(self, table: str, deadlines: dict[int, float]) -> list[dict[str, Any]]:
        now = {seat: when + self._skew for seat, when in deadlines.items()}
        before = self._dues.get(table, {})
        self._dues[table] = now
        # Our own clock and the database's drift apart a little.
        changed = [seat for seat in now if abs(now[seat] - before.get(seat, 0.0)) > 0.5]
        gone = before.keys() - now.keys()
        return [{"table": table, "seat": seat, "due": now.get(seat)} for seat in {*changed, *gone}]

    # Notices

    async def _listen(self) -> None:
        """Hear what others have stored; if the line breaks, the beats go on without it."""
        import psycopg

        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    async for notice in line.notifies():
                        self._hear(notice.payload.split(" ", 3))
            except (psycopg.Error, OSError) as error:
                self._log.warning("no notices", reason=type(error).__name__)
            await asyncio.sleep(BEAT)

    def _hear(self, words: Iterable[str]) -> None:
        kind, *rest = words
        if kind == "beat":
            self._keep(asyncio.create_task(self._beat_early(), name="beat"))
            return
        session = self._tables.sessions.get(rest[0])
        if session is None:
            return
        if kind in ("changed", "moved"):
            if kind == "moved":
                self._moves.setdefault(session.id, {})[int(rest[1])] = "".join(rest[2:])
            self._follow(session, int(rest[1]))
        elif kind == "presence":
            self._keep(asyncio.create_task(self._look_around(session), name="presence"))
        elif kind == "home" and rest[1] != self.id:
            self._homes.discard(session.id)
        elif kind == "free" and session.has_work:
            self.want(session.id)

    async def _beat_early(self) -> None:
        with suppress(StoreError):
            await self._beat()

    async def _look_around(self, session: "TableSession") -> None:
        given = {"me": self.id, "loaded": [session.id]}

        def read(connection: Connection) -> frozenset[str]:
            return frozenset(person for _, person in connection.execute(SQL["here"], given))

        with suppress(StoreError):
            people = await self._store.look(read)
            if self._tables.sessions.get(session.id) is session:
                self._see(session, people)

    def _follow(self, session: "TableSession", version: int) -> None:
        """Take in what is new where somebody looks at it; elsewhere when somebody does."""
        if session.broken or session.version >= version:
            self._moves.pop(session.id, None)
            return
        if not (session.connections or self.keeps(session.id)):
            self._moves.pop(session.id, None)
            return
        known = session.id in self._following
        self._following[session.id] = version
        if not known:
            self._keep(asyncio.create_task(self._catch_up(session), name="follow"))

    async def _catch_up(self, session: "TableSession") -> None:
        try:
            known = -1
            while known < session.version < (wanted := self._following[session.id]):
                known = session.version
                async with session.lock:
                    if not await self._take_in_moves(session):
                        await catch_up(session, wanted)
        except (Fault, StoreError):
            pass  # it is gone, or the next beat tries again
        except Exception:
            self._log.exception("following failed", table=session.id[:6])
            if not session.broken:
                session.break_up()
        finally:
            del self._following[session.id]
            self._moves.pop(session.id, None)

    async def _take_in_moves(self, session: "TableSession") -> bool:
        """The quick way for what is most frequent. False: there is something else, too."""
        moves = self._moves.get(session.id, {})
        if session.broken or session.live is None or session.version + 1 not in moves:
            return False
        rows, version = list[Row](), session.version
        while told := moves.get(version + 1):
            rows += rows_in(told)
            version += 1
        if rows and rows[0].number == session.rows:
            await take_in_moves(session, version, rows)
            return True
        with reading(session):
            news = await self._news_of(session.id, session.rows)
        if news is None or not news.rows:
            return False
        if not moves.keys() >= set(range(session.version + 1, news.version + 1)):
            return False
        await take_in_moves(session, news.version, news.rows)
        return True

    async def _news_of(self, table: str, first: int) -> News | None:
        """A table's rows; whoever comes to the line first reads for all who wait for it."""
        found: asyncio.Future[News | None] = asyncio.get_running_loop().create_future()
        self._unread[table] = Unread(first, found)
        async with self._reading:
            if not found.done():
                asked, self._unread = self._unread, {}
                news: dict[str, News] = {}
                try:
                    news = await self._read_news(asked)
                finally:
                    for name, one in asked.items():
                        if not one.found.done():
                            one.found.set_result(news.get(name))
        return found.result()

    async def _read_news(self, asked: dict[str, Unread]) -> dict[str, News]:
        import psycopg

        news: dict[str, News] = {}
        try:
            if self._reader is None or self._reader.closed:
                self._reader = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
            given = (list(asked), [one.first for one in asked.values()])
            found = await self._reader.execute(MOVES, given)
            for table, version, *row in await found.fetchall():
                one = news.setdefault(table, News(int(version), []))
                if row[0] is not None:
                    one.rows.append(Row(*row))
        except (psycopg.Error, OSError):
            self._reader = None
            return {}
        return news
