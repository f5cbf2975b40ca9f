"""A table online: plays what arrives, stores it, then tells everybody what they may know.

One lock a table: whoever holds it sees the table as it is stored. Nothing is sent to anybody before
it has been stored. If storing fails the room is given up, and loaded again from what was stored.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import insert

from bakufu.engine.errors import BakufuError
from bakufu.engine.game import Game, seats_in
from bakufu.engine.log import Header, line
from bakufu.engine.message import Message
from bakufu.engine.scribe import Scribe
from bakufu.engine.table import Table
from bakufu.server import messages as m
from bakufu.server import schema, vision
from bakufu.server.advising import Found
from bakufu.server.botplay import BotPlay
from bakufu.server.clock import Clock
from bakufu.server.connection import Connection, Fault
from bakufu.server.house import House, short
from bakufu.server.ledger import Ledger
from bakufu.server.people import Person
from bakufu.server.places import Place, Record, facts, store_record
from bakufu.server.store import Change, StoreError
from bakufu.server.vision import Viewer

KEPT_CHAT = 200


class Room:
    def __init__(self, house: House, game: Game, record: Record, places: list[Place]) -> None:
        self.house = house
        self.game = game
        self.record = record
        self.places = places
        self.setup = record.setup_of()
        self.lock = asyncio.Lock()
        self.ledger: Ledger | None = None
        self.rows = 0  # stored so far
        self.answered: set[tuple[int, str]] = set()  # messages of seats that were carried out
        self.chat: list[m.ChatLine] = []
        self.chatted: dict[tuple[str, str], int] = {}
        self.connections: set[Connection] = set()
        self.broken = False
        self.left_at = time.monotonic()  # when the last connection went
        self._words: list[str] = []  # for the seats, as they were told last
        self.clock = Clock(record.clock, self.on_time_out)
        self.bots = BotPlay(self)
        self.analyses: dict[int, Found] = {}  # of seats, once the game is over
        self.give_up: Callable[[Room], None] = lambda room: None

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def playing(self) -> Ledger:
        if self.ledger is None:
            raise Fault("not-begun", "the game has not begun: seats are open")
        return self.ledger

    def seat_of(self, person: Person | None) -> int | None:
        if person is None or self.record.kind == "replay":
            return None
        return next((place.seat for place in self.places if place.person == person.id), None)

    def plays(self, viewer: Viewer) -> bool:
        """Whether a viewer is the one who is asked for the moves of the seat."""
        return viewer is not None and self.places[viewer].bot is None

    @property
    def all_open(self) -> bool:
        """Whether everybody may look at everything: a finished game, or a log from a file."""
        if self.record.kind == "replay":
            return True
        return self.ledger is not None and not self.ledger.table.actors

    # What is sent

    def table_facts(self, person: Person | None) -> m.TableFacts:
        record = self.record
        return m.TableFacts(
            id=record.id,
            game=record.game,
            title=self.game.title,
            rules_version=self.setup.rules_version,
            options=self.setup.options,
            players=self.setup.players,
            kind=record.kind,
            private=record.private,
            clock=record.clock,
            hints=record.hints,
            host=person is not None and person.id == record.host,
            sandbox_of=record.sandbox_of,
        )

    def seat_words(self) -> list[str]:
        """A word for each seat, such as its colour; nothing before the game has begun."""
        return self.game.seat_words(self.ledger.table.state) if self.ledger else []

    def seat_facts(self, person: str | None) -> list[m.SeatFacts]:
        words = self.seat_words()
        here = {connection.person for connection in self.connections}
        return [
            facts(
                place,
                words[place.seat] if words else "",
                place.person is not None and place.person in here,
                place.person is not None and place.person == person,
            )
            for place in self.places
        ]

    def position(self, viewer: Viewer) -> m.Position:
        ledger = self.playing
        plays = self.plays(viewer)
        undo = ledger.undoable(viewer) if plays and viewer is not None else 0
        account = ledger.accounts[viewer]
        left = self.clock.seconds_left(viewer)
        dice = self.house.settings.dice()
        return vision.position(ledger.table, account, undo, left, plays, dice)

    def steps(self, viewer: Viewer, since: int) -> list[m.Step]:
        """A viewer's entries after number `since`."""
        ledger = self.playing
        account = ledger.accounts[viewer]
        return [
            vision.step(ledger.table, account, n, ledger.scores[account.seen[n]])
            for n in range(since + 1, account.last + 1)
        ]

    def welcome(self, connection: Connection, person: Person | None, reply: str | None) -> None:
        viewer = connection.viewer
        connection.send(
            m.Welcome(
                reply=reply,
                protocol=m.PROTOCOL,
                table=self.table_facts(person),
                seat=viewer,
                seats=self.seat_facts(connection.person),
                position=self.position(viewer) if self.ledger else None,
                steps=self.steps(viewer, -1) if self.ledger else [],
                chat=self.chat,
            )
        )

    def tell(self, make: Callable[[Viewer], m.ServerMessage | None]) -> None:
        """Send each viewer its own message; those with the same eyes get the same bytes."""
        ready: dict[Viewer, str | None] = {}
        for connection in list(self.connections):
            if not connection.entered:
                continue
            if connection.viewer not in ready:
                message = make(connection.viewer)
                ready[connection.viewer] = None if message is None else m.encode(message).decode()
            text = ready[connection.viewer]
            if text is not None:
                connection.send_text(text)

    def tell_news(self, first: int) -> None:
        """Tell everybody of the entries from `first` on, as far as they concern them."""
        accounts = self.playing.accounts

        def update(viewer: Viewer) -> m.Update | None:
            account = accounts[viewer]
            new = len(account.seen) - bisect_left(account.seen, first)
            if not new:
                return None
            return m.Update(None, self.steps(viewer, account.last - new), self.position(viewer))

        self.tell(update)

    def tell_seats(self, but: Connection | None = None) -> None:
        self._words = self.seat_words()
        for connection in list(self.connections):
            if connection.entered and connection is not but:
                connection.send(m.Seats(self.seat_facts(connection.person)))

    def tell_words(self) -> None:
        """Somebody has taken a colour, or given it back: seats are called by it from now on."""
        if self.seat_words() != self._words:
            self.tell_seats()

    def look_again(self, person: str) -> None:
        """A person has got a seat, or has it no longer: their sockets see with other eyes now."""
        for connection in list(self.connections):
            if connection.person == person:
                connection.viewer = self.seat_of(connection.guest)
                if connection.entered:
                    self.welcome(connection, connection.guest, None)

    def went_away(self, connection: Connection) -> None:
        self.left_at = time.monotonic()
        if connection.viewer is not None and not self.broken:
            self.tell_seats()

    @property
    def is_idle(self) -> bool:
        return not (self.connections or self.lock.locked() or self.bots.busy or self.record.clock)

    # Storing

    async def write(self, *changes: Change) -> None:
        if self.broken:
            raise Fault("internal", "the table is being loaded again: nothing has changed")
        start = time.perf_counter()
        try:
            await self.house.store.write(*changes)
        except BaseException as error:
            # Also when it was cancelled: what was played here may or may not be stored.
            if not self.broken:
                why = type(error).__name__
                self.house.log.error("not stored", table=short(self.id), reason=why)
                self.break_up()
            if isinstance(error, StoreError):
                raise Fault("internal", "it could not be stored: nothing has changed") from error
            raise
        self.house.measures.stored_in.observe(time.perf_counter() - start)

    def break_up(self) -> None:
        """Forget this room: the next one to ask gets it anew from the store."""
        self.broken = True
        self.clock.stop()
        self.bots.stop()
        for connection in list(self.connections):
            connection.close(1012, "try again")
        self.give_up(self)

    def new_rows(self, first: int, seat: int | None, message_id: str | None) -> Change:
        """The entries from `first` on as rows; the last one carries the message's id."""
        ledger = self.playing
        values: list[dict[str, object]] = []
        for entry in ledger.entries[first:]:
            last = entry.n == len(ledger.entries) - 1
            values.append(
                {
                    "table_id": self.id,
                    "number": self.rows + len(values),
                    "entry": line(entry),
                    "undone_to": None,
                    "harmless": ledger.harmless[entry.n],
                    "public": ledger.public[entry.n],
                    "sender": seat if last and message_id else None,
                    "message_id": message_id if last else None,
                }
            )
        self.rows += len(values)
        return insert(schema.rows), values

    # Beginning

    async def begin_if_full(self) -> None:
        """Begin as soon as nobody is missing. The lock is held."""
        if self.ledger is not None or any(place.is_open for place in self.places):
            return
        table = Table(self.game, self.setup, _distinct(self.places))
        ledger = Ledger(table)
        if self.record.start is None:
            ledger.begin(self.house.settings.dice())
        else:
            document = msgspec.json.decode(self.record.start)
            ledger.begin_at(self.game.from_document(self.setup, document))
        self.ledger = ledger
        self.record.header = msgspec.json.encode(table.header).decode()
        self.record.phase = "running"
        await self.write(
            store_record(self.id, header=self.record.header, phase="running"),
            self.new_rows(0, None, None),
        )
        self.tell_begun()
        self.wake()

    def tell_begun(self) -> None:
        self._words = self.seat_words()
        for connection in self.connections:
            if connection.entered:
                self.welcome(connection, connection.guest, None)

    # Moves

    async def play(
        self,
        seat: int,
        read: Callable[[Ledger], Sequence[int]],
        message_id: str | None,
        after: int | None = None,
        bot: bool = False,
    ) -> int:
        """Play a seat's moves: all of them or none; the last entry as the seat counts.

        `Refused` or `BadInput` if they cannot be played, `Fault` if it is not the time for them.
        """
        async with self.lock:
            ledger = self._open_for(seat, bot)
            account = ledger.accounts[seat]
            if message_id is not None and (seat, message_id) in self.answered:
                return account.last
            if after is not None and after != account.last:
                raise Fault("late", f"the last entry is {account.last}, not {after}")
            thinking = None if bot else self.house.settings.dice()
            first = ledger.play(seat, read(ledger), self.house.settings.dice(), thinking)
            changes = [self.new_rows(first, seat, message_id)]
            if not ledger.table.actors:
                self.record.phase = "over"
                changes.append(store_record(self.id, phase="over"))
            await self.write(*changes)
            if message_id is not None:
                self.answered.add((seat, message_id))
            by = "bot" if bot else "person"
            self.house.measures.entries.labels(self.game.id, by).inc(len(ledger.entries) - first)
            self.clock.moved(self._waits_for_people(), seat, any(ledger.public[first:]))
            self.tell_news(first)
            self.tell_words()
            self.wake()
            return account.last

    def _open_for(self, seat: int, bot: bool) -> Ledger:
        if self.broken:
            raise Fault("internal", "the table is being loaded again")
        if self.record.kind == "replay":
            raise Fault("replay", "this is a replay: nobody plays here")
        ledger = self.playing
        if not bot and not self.plays(seat):
            raise Fault("no-seat", "a bot plays for this seat: take it back first")
        return ledger

    async def undo(self, seat: int, count: int, message_id: str) -> int:
        async with self.lock:
            ledger = self._open_for(seat, False)
            if (seat, message_id) in self.answered:
                return ledger.accounts[seat].last
            if count > ledger.undoable(seat):
                raise Fault("no-undo", "nothing can be taken back: something was learnt since")
            try:
                first, noticed = ledger.undo(seat, count)
            except BakufuError as error:
                self.break_up()
                raise Fault("no-undo", "others have built on it meanwhile") from error
            mark = {
                "table_id": self.id,
                "number": self.rows,
                "entry": None,
                "undone_to": first,
                "harmless": False,
                "public": False,
                "sender": seat,
                "message_id": message_id,
            }
            self.rows += 1
            changes: list[Change] = [(insert(schema.rows), [mark])]
            if len(ledger.entries) > first:
                changes.append(self.new_rows(first, None, None))
            await self.write(*changes)
            self.answered.add((seat, message_id))
            self.clock.moved(self._waits_for_people(), seat, True)
            self._tell_undone(first, seat, noticed)
            self.tell_words()
            self.wake()
            return ledger.accounts[seat].last

    def _tell_undone(self, first: int, seat: int, noticed: list[Viewer]) -> None:
        accounts = self.playing.accounts

        def undone(viewer: Viewer) -> m.Undone | None:
            if viewer not in noticed:
                return None
            kept = bisect_left(accounts[viewer].seen, first) - 1
            return m.Undone(kept, seat, self.steps(viewer, kept), self.position(viewer))

        self.tell(undone)

    async def why_not(self, seat: int, names: list[str]) -> tuple[str | None, Message | None]:
        """The rule against these moves, and what it says; nothing if they can be played."""
        async with self.lock:
            dice = self.house.settings.dice()
            # Tried in a world of the seat's own, with dice of its own: nothing true is told.
            world = vision.world_for(self.playing.table.state, seat, dice).clone()
            for move in [self.game.move_number(name) for name in names]:
                refusal = self.game.why_not(world, seat, move)
                if refusal is not None:
                    return refusal.rule, refusal.message
                world.apply(seat, move, dice, Scribe())
            return None, None

    # Looking back

    async def look_back(self, viewer: Viewer, message: m.LookBack) -> m.Past:
        async with self.lock:
            ledger = self.playing
            if message.viewpoint == "own":
                chosen = viewer
            else:
                chosen = None if message.viewpoint == "spectator" else message.viewpoint
                if chosen != viewer and not self.all_open:
                    raise Fault("not-yours", "other viewpoints are open when the game is over")
            if chosen not in ledger.accounts:
                raise Fault("no-such-entry", f"there is no seat {chosen}")
            account = ledger.accounts[chosen]
            if message.entry > account.last:
                raise Fault("no-such-entry", f"the last entry is {account.last}")
            true = account.seen[message.entry]
            state = ledger.past.after(true)
            world = vision.world_for(state, chosen, self.house.settings.dice())
            return m.Past(
                reply=message.id,
                viewpoint=chosen,
                last=account.last,
                step=vision.step(ledger.table, account, message.entry, ledger.scores[true]),
                view=self.game.view(state, chosen),
                prompt=self.game.prompt(world),
                actors=seats_in(state.actors()),
                points=self.game.points(world),
            )

    # Chat

    async def say(self, person: Person, seat: int | None, text: str, message_id: str) -> int:
        async with self.lock:
            known = self.chatted.get((person.id, message_id))
            if known is not None:
                return known
            name = self.places[seat].name if seat is not None else person.name
            number = self.chat[-1].number + 1 if self.chat else 0
            said = m.ChatLine(number, name, seat, text, time.time())
            values = {
                "table_id": self.id,
                "person": person.id,
                "message_id": message_id,
                **msgspec.structs.asdict(said),
            }
            await self.write((insert(schema.chat), [values]))
            self.chat = [*self.chat[-KEPT_CHAT + 1 :], said]
            self.chatted[person.id, message_id] = number
            self.tell(lambda viewer: m.Chat(said))
            return number

    # Bots and the clock

    def wake(self) -> None:
        """Let bots think if it is their turn, and start the clocks of people."""
        if self.broken or self.ledger is None or self.record.kind == "replay":
            return
        self.clock.watch(self._waits_for_people())
        self.bots.wake()

    def _waits_for_people(self) -> list[int]:
        return [seat for seat in self.playing.table.actors if not self.places[seat].bot]

    def on_time_out(self) -> None:
        self.wake()

    def close(self) -> list[asyncio.Task[None]]:
        """Stop here; what is to be waited for by whoever closes the room."""
        self.broken = True
        self.clock.stop()
        return self.bots.stop()

    def header(self) -> Header:
        return self.playing.table.header


def _distinct(places: list[Place]) -> list[str]:
    """A name for each seat; the second of the same name is numbered."""
    names: list[str] = []
    for place in places:
        base = place.name or place.bot or f"seat {place.seat + 1}"
        name, number = base, 2
        while name in names:
            name, number = f"{base} {number}", number + 1
        names.append(name)
    return names
