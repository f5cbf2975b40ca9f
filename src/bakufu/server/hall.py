"""All tables of a server. A table is in memory while somebody looks at it or a bot thinks."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select

from bakufu.bots.house_bots import HOUSE_BOTS
from bakufu.engine.errors import BadInput, unknown
from bakufu.engine.game import Document, Game
from bakufu.engine.log import Header, Log, line
from bakufu.games.shelf import find_game
from bakufu.server import ledger as ledgers
from bakufu.server import schema
from bakufu.server.connection import Fault
from bakufu.server.house import House, short
from bakufu.server.messages import ChatLine
from bakufu.server.people import Person
from bakufu.server.places import (
    Place,
    Record,
    load_record,
    new_record,
    store_new,
    store_record,
)
from bakufu.server.room import KEPT_CHAT, Room
from bakufu.server.store import Row
from bakufu.server.thinking import SUBSTITUTE

ME, OPEN = "me", "open"
MOST_LISTED = 100


class NoTable(BadInput):
    """There is no such table, or it is private and the address is wrong."""


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.on_open: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Wake the tables that cannot wait for somebody to look: those with a clock."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        ticking = select(schema.tables.c.id).where(
            (schema.tables.c.phase == "running") & schema.tables.c.clock.is_not(None)
        )
        for found in await self.house.store.read(ticking):
            await self.room(found["id"])
        self.on_open()

    async def close(self) -> None:
        """Stop everything that goes on by itself, and wait until it has stopped."""
        bots = [task for room in list(self.rooms.values()) for task in room.close()]
        stopped = [task for task in (self._sweeper, *bots) if task is not None]
        for task in (*stopped, *self._loading.values()):
            task.cancel()
        # Messages that are being answered are answered, and stored.
        going = (*stopped, *self._loading.values(), *self.house.tasks)
        await asyncio.gather(*going, return_exceptions=True)
        await self.house.close()

    # Finding

    async def room(self, table: str) -> Room:
        """A table by its address, from memory or from the store."""
        room = self.rooms.get(table)
        if room is not None and not room.broken:
            return room
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table), name=f"load {short(table)}")
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        store = self.house.store
        found = await load_record(store, table)
        if found is None:
            raise NoTable("there is no such table")
        record, places = found
        game = find_game(record.game)
        room = Room(self.house, game, record, places)
        if record.header is not None:
            query = select(schema.rows).where(schema.rows.c.table_id == table).order_by("number")
            rows = [
                Row(**{key: row[key] for key in Row.__struct_fields__})
                for row in await store.read(query)
            ]
            header = msgspec.json.decode(record.header, type=Header)
            room.ledger = await asyncio.to_thread(
                ledgers.restore, game, header, record.start, rows, room.setup
            )
            room.rows = len(rows)
            room.answered = {
                (row.sender, row.message_id)
                for row in rows
                if row.sender is not None and row.message_id is not None
            }
            room.tell_words()
        await self._load_chat(room)
        self._take_in(room)
        return room

    async def _load_chat(self, room: Room) -> None:
        query = select(schema.chat).where(schema.chat.c.table_id == room.id).order_by("number")
        lines = await self.house.store.read(query)
        for row in lines:
            room.chatted[row["person"], row["message_id"]] = row["number"]
        fields = ChatLine.__struct_fields__
        room.chat = [ChatLine(**{key: row[key] for key in fields}) for row in lines[-KEPT_CHAT:]]

    def _take_in(self, room: Room) -> None:
        room.give_up = self._drop
        self.rooms[room.id] = room
        self.house.measures.rooms.set(len(self.rooms))
        room.wake()

    def _drop(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.house.measures.rooms.set(len(self.rooms))

    async def _sweep(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        while True:
            idle = self.house.settings.idle_seconds
            await asyncio.sleep(idle / 4)
            for room in list(self.rooms.values()):
                if room.is_idle and time.monotonic() - room.left_at > idle:
                    room.close()
                    self._drop(room)

    # Opening tables

    async def create(
        self,
        game: Game,
        options: dict[str, Any],
        house: Document | None,
        person: Person,
        seats: list[str] | None,
        private: bool,
        clock: int | None,
        hints: bool = False,
    ) -> Room:
        """A new table. Seats are "me", "open" or the name of a bot; missing ones are open."""
        setup = game.setup(options, house)
        wishes = seats or [ME]
        if len(wishes) > setup.players:
            raise BadInput(f"{len(wishes)} seats are named, but there are {setup.players} players")
        wishes = wishes + [OPEN] * (setup.players - len(wishes))
        if wishes.count(ME) > 1:
            raise BadInput('"me" can take one seat only')
        places = [self._place(seat, wish, person) for seat, wish in enumerate(wishes)]
        record = new_record(game.id, setup, person.id, private=private, clock=clock, hints=hints)
        return await self._add(game, record, places)

    def _place(self, seat: int, wish: str, person: Person) -> Place:
        if wish == ME:
            return Place(seat, person=person.id, name=person.name)
        if wish == OPEN:
            return Place(seat)
        check_bot(wish)
        return Place(seat, bot=wish, name=wish)

    async def _add(self, game: Game, record: Record, places: list[Place]) -> Room:
        room = Room(self.house, game, record, places)
        await self.house.store.write(*store_new(record, places))
        self._take_in(room)
        async with room.lock:
            await room.begin_if_full()
        self.house.log.info("table opened", table=short(record.id), game=game.id, kind=record.kind)
        return room

    async def sandbox(self, room: Room, person: Person, entry: int) -> Room:
        """A private table that goes on from an entry, with hidden things drawn afresh."""
        async with room.lock:
            viewer = room.seat_of(person)
            ledger = room.playing
            account = ledger.accounts[viewer]
            if entry > account.last:
                raise Fault("no-such-entry", f"the last entry is {account.last}")
            state = ledger.past.after(account.seen[entry])
            if not state.actors():
                raise Fault("no-such-entry", "the game was over by then: choose an earlier entry")
            seat = -1 if viewer is None else viewer
            world = state.determinise(seat, self.house.settings.dice())
            names = list(ledger.table.seats)
        record = new_record(
            room.game.id,
            room.setup,
            person.id,
            kind="sandbox",
            private=True,
            start=msgspec.json.encode(room.game.document(world)).decode(),
            sandbox_of=room.id,
        )
        places = [Place(n, bot=SUBSTITUTE, name=name) for n, name in enumerate(names)]
        places[viewer or 0] = Place(viewer or 0, person=person.id, name=names[viewer or 0])
        return await self._add(room.game, record, places)

    async def replay(self, text_log: Log, person: Person) -> Room:
        """A table to look at, from a log file."""
        game = find_game(text_log.header.game)
        if not text_log.entries:
            raise BadInput("the log ends before the game was set up")
        ledger = await asyncio.to_thread(ledgers.from_log, game, text_log, "log")
        record = new_record(game.id, ledger.table.setup, person.id, kind="replay", private=True)
        record.phase = "over"
        record.header = msgspec.json.encode(ledger.table.header).decode()
        # People of another time: nobody here is one of them.
        places = [Place(n, person="replay", name=name) for n, name in enumerate(ledger.table.seats)]
        room = Room(self.house, game, record, places)
        room.ledger = ledger
        await self.house.store.write(*store_new(record, places), room.new_rows(0, None, None))
        self._take_in(room)
        return room

    async def rematch(self, room: Room, person: Person) -> Room:
        """The same people and bots at a new table; everybody who asks comes to the same one.

        Who had a bot play for them plays again themselves, if they are here.
        """
        async with room.lock:
            if room.record.kind != "game" or not room.all_open:
                raise Fault("not-begun", "a rematch is for a game that is over")
            if room.record.rematch is None:
                old = room.record
                record = new_record(
                    room.game.id,
                    room.setup,
                    old.host,
                    private=old.private,
                    clock=old.clock,
                    hints=old.hints,
                )
                here = {person.id, *(connection.person for connection in room.connections)}
                # The next one begins: everybody moves up by one seat.
                order = [*room.places[1:], room.places[0]]
                places = [
                    Place(
                        n,
                        person=place.person,
                        name=place.name,
                        bot=None if place.person in here else place.bot,
                        free=place.free,
                    )
                    for n, place in enumerate(order)
                ]
                await self._add(room.game, record, places)
                await room.write(store_record(old.id, rematch=record.id))
                old.rematch = record.id
            return await self.room(room.record.rematch or "")

    # Lists

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables that are not over, the youngest first."""
        tables = schema.tables
        query = (
            select(tables)
            .where(tables.c.private.is_(False) & (tables.c.phase != "over"))
            .order_by(tables.c.created.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(await self.house.store.read(query))

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """The tables at which a person has a seat, the last changed first."""
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person.id)
            .order_by(tables.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(await self.house.store.read(query))

    async def _with_seats(self, tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
        ids = [table["id"] for table in tables]
        seats = schema.seats
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by("table_id", "seat")
        by_table: dict[str, list[dict[str, Any]]] = {}
        for seat in await self.house.store.read(query):
            by_table.setdefault(seat["table_id"], []).append(seat)
        return [{**table, "seats": by_table.get(table["id"], [])} for table in tables]


def check_bot(name: str) -> None:
    if name not in HOUSE_BOTS:
        raise unknown("bot", name, HOUSE_BOTS)


def log_text(room: Room) -> str:
    """The log of a finished game as a file. Until then it would tell what is hidden."""
    if room.record.kind == "sandbox":
        raise Fault("not-yours", "a sandbox has no log of its own: it began in the middle")
    table = room.playing.table
    if not room.all_open:
        raise Fault("not-yours", "the log can be taken home when the game is over")
    return line(table.header) + "".join(line(entry) for entry in table.entries)
