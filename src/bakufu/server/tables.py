"""All tables of a server. A table is in memory while somebody looks at it or a bot thinks."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Select, case, delete, func, select, update

from bakufu.bots.house_bots import HOUSE_BOTS, present_name
from bakufu.engine.table.game import Document, Game
from bakufu.engine.table.log import line
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.games.shelf import find_game
from bakufu.server import schema
from bakufu.server.bot_pool import SUBSTITUTE
from bakufu.server.connection import NO_TABLE, Fault
from bakufu.server.first_uses import first_uses
from bakufu.server.following import folded, read_news
from bakufu.server.guests import Guest, is_bots_name, plain_name
from bakufu.server.questions import position_after
from bakufu.server.rate_limits import metered, pausing, paying
from bakufu.server.seats import (
    Occupant,
    Record,
    new_record,
    store_new,
    store_occupant,
    store_record,
)
from bakufu.server.services import Services, short
from bakufu.server.slices import Rank
from bakufu.server.store import Change, StoreError
from bakufu.server.table_session import TableSession
from bakufu.server.uploads import own_numbers, reading

ME, OPEN = "me", "open"
LAST_WORDS = 1.0  # the seconds that sockets have to end by themselves
MOST_LISTED = 100
# So many of the youngest tables are looked at for the list of all: more than an address may open in
# six hours.
LOOKED_AT = 5000
LOOK = 1.0  # the seconds between two looks for tables whose time has come


class NoTable(BadInput):
    """There is no such table, or it is private and the address is wrong."""


class SetAside(BadInput):
    """A table that cannot be loaded any more."""


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self._waking = asyncio.Lock()
        self.on_open: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Be ready for people; tables that cannot wait for them are woken behind their backs."""
        first_uses()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        if self.services.store.shared:
            await self.services.others.open(self)  # whoever is first takes up what is left
        else:
            self._waker = asyncio.create_task(self._wake_clocks(), name="waker")
        self.on_open()

    async def _wake_clocks(self) -> None:
        """The tables with a clock: it runs whether somebody looks or not."""
        ticking = select(schema.tables.c.id).where(
            (schema.tables.c.phase == "running") & schema.tables.c.clock.is_not(None)
        )
        for found in await self.services.store.read(ticking):
            # One that cannot be loaded is set aside, and no matter of the others.
            with suppress(BadInput, StoreError):
                await self.session(found["id"])
        while True:
            await asyncio.sleep(LOOK)
            for table in self.services.others.ringing():
                try:
                    await self.wake(table)
                except BadInput:
                    self.services.others.forget(table)
                except StoreError:
                    pass  # and once more

    async def wake(self, table: str) -> TableSession:
        """Load a table that nobody looks at: one after the other, and with a rest after each."""
        async with self._waking:
            spent = [0.0]
            session = await metered(self.session(table), spent.append)
            await asyncio.sleep(sum(spent) * self.services.settings.rest)
            return session

    async def see_out(self) -> None:
        """Close the sockets of all, once they have got what waits for them."""
        for session in self.sessions.values():
            for connection in session.connections:
                connection.close(1012, "the server goes: come back soon")
        end = time.monotonic() + LAST_WORDS
        while time.monotonic() < end and any(one.connections for one in self.sessions.values()):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop everything that goes on by itself, and wait until it has stopped."""
        bots = [task for session in list(self.sessions.values()) for task in session.close()]
        stopped = [task for task in (self._sweeper, self._waker, *bots) if task is not None]
        for task in (*stopped, *self._loading.values()):
            task.cancel()
        # Messages that are being answered are answered, and stored.
        going = (*stopped, *self._loading.values(), *self.services.tasks)
        await asyncio.gather(*going, return_exceptions=True)
        await self.services.close()

    # Finding

    async def session(self, table: str) -> TableSession:
        """A table by its address, from memory or from the store."""
        session = self.sessions.get(table)
        if session is not None and not session.broken:
            await self.services.others.refresh(session)
            if not session.broken:
                return session
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table), name=f"load {short(table)}")
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> TableSession:
        try:
            return await self._load_whole(table)
        except (NoTable, StoreError):
            raise
        except Exception as error:
            # Damaged, of rules that are gone, or a fault of ours: told here, and felt nowhere else.
            self.services.log.exception("table set aside", table=short(table))
            reason = str(error) if isinstance(error, BadInput) else "it is damaged"
            raise SetAside(f"this table cannot be opened: {reason}") from error

    async def _load_whole(self, table: str) -> TableSession:
        found = await self.services.store.look(partial(read_news, table, 0, 0))
        if found is None:
            raise NoTable("there is no such table")
        record, occupants, rows, lines = found
        game = find_game(record.game)
        session = TableSession(self.services, game, record, occupants)
        if record.header is not None:
            session.live = await metered(folded(session, record, rows), paying.get())
            session.rows = len(rows)
            session.answered = {
                (row.sender, row.message_id)
                for row in rows
                if row.sender is not None and row.message_id is not None
            }
            session.tell_words()
        if record.clock is not None:
            session.clock.resume(await self.services.others.dues(table))
        for said in lines:
            session.talk.add(said)
        self._take_in(session)
        return session

    def _take_in(self, session: TableSession) -> None:
        session.give_up = self._drop
        self.sessions[session.id] = session
        self.services.metrics.sessions.set(len(self.sessions))
        session.wake()
        if len(self.sessions) > self.services.settings.kept_tables:
            self._put_away(but=session)

    def _put_away(self, but: TableSession) -> None:
        """Make room: of the tables that nobody looks at, the one left first goes."""
        idle = [one for one in self.sessions.values() if one.is_idle and one is not but]
        if idle:
            first = min(idle, key=lambda one: one.left_at)
            self._shelve(first)

    def _shelve(self, session: TableSession) -> None:
        runs = session.record.phase == "running"
        session.close()
        self.services.others.release(session.id, session.clock.deadlines if runs else None)
        self._drop(session)

    def _drop(self, session: TableSession) -> None:
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
        self.services.metrics.sessions.set(len(self.sessions))

    async def _sweep(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        while True:
            idle = self.services.settings.idle_seconds
            await asyncio.sleep(idle / 4)
            for session in list(self.sessions.values()):
                if session.is_idle and time.monotonic() - session.left_at > idle:
                    self._shelve(session)

    # Opening tables

    async def create(
        self,
        game: Game,
        options: dict[str, Any],
        house: Document | None,
        person: Guest,
        seats: list[str] | None,
        private: bool,
        clock: int | None,
        hints: bool = False,
        opener: str = "",
    ) -> TableSession:
        """A new table. Seats are "me", "open" or the name of a bot; missing ones are open."""
        setup = game.setup(options, own_numbers(options, house))
        await self._check_room(person)
        wishes = seats or [ME]
        if len(wishes) > setup.players:
            raise BadInput(f"{len(wishes)} seats are named, but there are {setup.players} players")
        wishes = wishes + [OPEN] * (setup.players - len(wishes))
        if wishes.count(ME) > 1:
            raise BadInput('"me" can take one seat only')
        occupants = [self._occupant(seat, wish, person) for seat, wish in enumerate(wishes)]
        record = new_record(
            game.id,
            setup,
            person.id,
            private=private,
            clock=clock,
            hints=hints,
            opener=opener,
        )
        return await self._add(game, record, occupants)

    def _occupant(self, seat: int, wish: str, person: Guest) -> Occupant:
        if wish == ME:
            return Occupant(seat, person=person.id, name=person.name)
        if wish == OPEN:
            return Occupant(seat)
        bot = checked_bot(wish)
        return Occupant(seat, bot=bot, name=bot)

    async def _add(
        self,
        game: Game,
        record: Record,
        occupants: list[Occupant],
        write: Callable[..., Awaitable[None]] | None = None,
    ) -> TableSession:
        """Store a new table, which begins in the same breath if all seats are taken."""
        record.home = self.services.others.id
        session = TableSession(self.services, game, record, occupants)
        beginning = session.beginning()
        await (write or self.services.store.write)(*store_new(record, occupants), *beginning)
        self.services.others.adopt(record.id)
        self._take_in(session)
        self.services.log.info(
            "table opened", table=short(record.id), game=game.id, kind=record.kind
        )
        return session

    async def sandbox(self, session: TableSession, person: Guest, entry: int) -> TableSession:
        """A private table that goes on from an entry, with hidden things drawn afresh."""
        viewer = session.seat_of(person)
        state, names = await position_after(session, viewer, entry)
        if not state.actors():
            raise Fault("no-such-entry", "the game was over by then: choose an earlier entry")
        world = state.determinise(-1 if viewer is None else viewer, self.services.settings.dice())
        await self._check_room(person)
        record = new_record(
            session.game.id,
            session.setup,
            person.id,
            kind="sandbox",
            private=True,
            start=msgspec.json.encode(session.game.document(world)).decode(),
            sandbox_of=session.id,
        )
        occupants = [Occupant(n, bot=SUBSTITUTE, name=name) for n, name in enumerate(names)]
        occupants[viewer or 0] = Occupant(viewer or 0, person=person.id, name=names[viewer or 0])
        return await self._add(session.game, record, occupants)

    async def check_sandbox(self, session: TableSession) -> None:
        """No hints in a sandbox of a game that somebody plays with others."""
        while (origin := session.record.sandbox_of) is not None:
            session = await self.session(origin)
            people = {one.person for one in session.occupants if one.person}
            if len(people) > 1 and not session.record.hints and not session.all_open:
                raise Fault("no-hints", "this sandbox was opened from a game with others")

    async def _check_room(self, person: Guest) -> None:
        """`Fault` for somebody who has opened too many tables, and deleted none."""
        tables, most = schema.tables, self.services.settings.own_tables
        query = select(func.count().label("number")).where(tables.c.host == person.id)
        found = await self.services.store.read_one(query)
        if found is not None and found["number"] >= most:
            raise Fault("too-many", f"you have {most} tables: delete some of them")

    async def replay(self, text: str, person: Guest) -> TableSession:
        """A table to look at, from a log file. It is not kept in memory until somebody looks."""
        await self._check_room(person)
        live = await self.services.slices.go_through(reading(text), Rank.QUESTION, pausing.get())
        game = live.table.game
        record = new_record(game.id, live.table.setup, person.id, kind="replay", private=True)
        record.phase = "over"
        record.header = msgspec.json.encode(live.table.header).decode()
        # People of another time: nobody here is one of them.
        occupants = [
            Occupant(n, person="replay", name=_name_of_another_time(n, name))
            for n, name in enumerate(live.table.seats)
        ]
        session = TableSession(self.services, game, record, occupants)
        session.live = live
        session.moment()
        await self.services.store.write(
            *store_new(record, occupants), session.new_rows(0, None, None)
        )
        return session

    async def rematch(self, session: TableSession, person: Guest) -> TableSession:
        """The same people and bots at a new table; everybody who asks comes to the same one.

        Who had a bot play for them plays again themselves, if they are here.
        """

        async def work() -> TableSession:
            if session.record.kind != "game" or not session.all_open:
                raise Fault("not-begun", "a rematch is for a game that is over")
            if session.record.rematch is None:
                old, game = session.record, session.game
                record = new_record(
                    game.id,
                    # A new game has the present rules and numbers.
                    game.setup(session.setup.options, session.setup.house),
                    old.host or person.id,
                    private=old.private,
                    clock=old.clock,
                    hints=old.hints,
                    opener=old.opener,
                )
                here = {person.id, *session.people_here, *session.elsewhere}
                # The next one begins: everybody moves up by one seat.
                order = [*session.occupants[1:], session.occupants[0]]
                occupants = [
                    Occupant(
                        n,
                        person=occupant.person,
                        name=occupant.name,
                        bot=None if occupant.person in here else occupant.bot,
                        free=occupant.free,
                    )
                    for n, occupant in enumerate(order)
                ]
                to_there = store_record(old.id, rematch=record.id)
                write = partial(session.write, to_there)
                old.rematch = record.id
                await self._add(session.game, record, occupants, write)
            return await self.session(session.record.rematch or "")

        return await session.settle(work)

    # Clearing up

    async def remove(self, session: TableSession, person: Guest) -> bool:
        """Delete one's own table for good; False if it is only put away, since others may want it.

        Where nobody else has a seat there is nobody to ask. A table that gathers is its host's to
        call off. A finished one stays for the others until the last of them puts it away.
        """

        async def work() -> bool:
            record, own = session.record, session.seat_of(person)
            host = record.host == person.id
            if own is None and not host:
                raise Fault("not-yours", "this is not your table")
            people = {record.host, *(one.person for one in session.occupants if not one.put_away)}
            alone = record.kind == "replay" or not people - {person.id, None, ""}
            if (host and record.phase == "gathering") or alone:
                await self._delete(session)
                return True
            if record.phase != "over":
                raise Fault("not-yours", "others play here: get up, or let a bot play for you")
            changes: list[Change] = []
            if own is not None:
                occupant = session.occupants[own]
                occupant.put_away = True
                changes.append(store_occupant(record.id, occupant))
            if host:
                record.host = ""
                changes.append(store_record(record.id, host=""))
            await session.write(*changes)
            return False

        return await session.settle(work)

    async def _delete(self, session: TableSession) -> None:
        """Everything of a table, and what leads to it."""
        tables = schema.tables
        parts = (schema.chat, schema.rows, schema.seats)
        changes: list[Change] = [
            (delete(part).where(part.c.table_id == session.id), None) for part in parts
        ]
        changes += [
            (
                update(tables)
                .where(tables.c[way] == session.id)
                .values({way: None, "version": tables.c.version + 1}),
                None,
            )
            for way in ("rematch", "sandbox_of")
        ]
        changes.append((delete(tables).where(tables.c.id == session.id), None))
        await session.write(*changes)
        for other in self.sessions.values():
            if other.record.rematch == session.id:
                other.record.rematch = None
            if other.record.sandbox_of == session.id:
                other.record.sandbox_of = None
        session.break_up(NO_TABLE, "the table was taken away")
        self.services.log.info("table deleted", table=short(session.id))

    # Lists

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables that are not over, the youngest first."""
        return await self._with_seats(await self.services.store.read(_shared_out()))

    async def tables_of(self, person: Guest) -> list[dict[str, Any]]:
        """The tables that a person has a seat at or has opened, the last changed first."""
        tables, seats = schema.tables, schema.seats
        own = select(seats.c.table_id).where(seats.c.person == person.id)
        away = own.where(seats.c.put_away)
        query = (
            select(tables)
            .where(tables.c.id.in_(own) | (tables.c.host == person.id))
            .where(tables.c.id.not_in(away))
            .order_by(tables.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(await self.services.store.read(query))

    async def _with_seats(self, tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
        ids = [table["id"] for table in tables]
        seats = schema.seats
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by("table_id", "seat")
        by_table: dict[str, list[dict[str, Any]]] = {}
        for seat in await self.services.store.read(query):
            by_table.setdefault(seat["table_id"], []).append(seat)
        return [{**table, "seats": by_table.get(table["id"], [])} for table in tables]


def _shared_out() -> Select[Any]:
    """The tables of the lobby, if they are too many: one of each address, then a second one, and so
    on; and of what is an address's the same by person."""
    tables = schema.tables
    nobody = case((tables.c.opener == "", tables.c.host), else_=tables.c.opener)
    young = (
        select(tables.c.id, tables.c.created, tables.c.host, nobody.label("opener"))
        .where(schema.IN_THE_LOBBY)
        .order_by(tables.c.created.desc())
        .limit(LOOKED_AT)
        .subquery()
    )
    turn = func.row_number().over(
        partition_by=(young.c.opener, young.c.host), order_by=young.c.created.desc()
    )
    own = select(young, turn.label("turn")).subquery()
    turn = func.row_number().over(
        partition_by=own.c.opener, order_by=(own.c.turn, own.c.created.desc())
    )
    all_of_them = select(own.c.id, own.c.created, turn.label("turn")).subquery()
    chosen = (
        select(all_of_them.c.id)
        .order_by(all_of_them.c.turn, all_of_them.c.created.desc())
        .limit(MOST_LISTED)
    )
    return select(tables).where(tables.c.id.in_(chosen)).order_by(tables.c.created.desc())


def checked_bot(name: str) -> str:
    """The name of a bot of the house."""
    name = present_name(name)
    if name not in HOUSE_BOTS:
        raise unknown("bot", name, HOUSE_BOTS)
    return name


def log_text(session: TableSession) -> str:
    """The log of a finished game as a file. Until then it would tell what is hidden."""
    if session.record.kind == "sandbox":
        raise Fault("not-yours", "a sandbox has no log of its own: it began in the middle")
    table = session.playing.table
    if not session.all_open:
        raise Fault("not-yours", "the log can be taken home when the game is over")
    return line(table.header) + "".join(line(entry) for entry in table.entries)


def _name_of_another_time(seat: int, name: str) -> str:
    """A name in somebody's file: nobody can say there that a bot has played."""
    shown = plain_name(name)
    return f"seat {seat + 1}" if not shown or is_bots_name(shown) else shown
