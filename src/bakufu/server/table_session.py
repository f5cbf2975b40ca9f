"""A table online: plays what arrives, stores it, then tells everybody what they may know.

One lock a table: whoever holds it sees the table as it is stored. Nothing is sent to anybody before
it has been stored. If storing fails the session is given up, and loaded again from what was stored.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import Header
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BakufuError
from bakufu.server import messages as m
from bakufu.server import passing, redaction
from bakufu.server.bot_turns import BotTurns
from bakufu.server.clock import Clock
from bakufu.server.connection import Connection, Fault
from bakufu.server.following import settle
from bakufu.server.guests import Guest
from bakufu.server.hints import Found
from bakufu.server.live_table import LiveTable
from bakufu.server.redaction import Viewer
from bakufu.server.seats import (
    Occupant,
    Record,
    distinct_names,
    facts,
    store_record,
    store_rows,
)
from bakufu.server.services import Services, short
from bakufu.server.showing import positions, show
from bakufu.server.slices import Rank
from bakufu.server.store import At, BadData, Change, Conflict, Row, StoreError
from bakufu.server.talk import Talk
from bakufu.server.turns import Wish

Done = TypeVar("Done")


class TableSession:
    def __init__(
        self, services: Services, game: Game, record: Record, occupants: list[Occupant]
    ) -> None:
        self.services = services
        self.game = game
        self.record = record
        self.occupants = occupants
        self.setup = record.setup_of()
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.version = record.version  # of what is stored, as far as it is known here
        self.rows = 0  # stored so far
        self.storing: int | None = None  # the first entry that is not stored, or not read, yet
        self.unsettled = False  # whether anything else in memory is not as it is stored
        self.answered: set[tuple[int, str]] = set()  # messages of seats that were carried out
        self.talk = Talk()
        self.connections: set[Connection] = set()
        self.came = asyncio.Event()  # somebody has come to watch, here or elsewhere
        self.broken = False
        self.left_at = time.monotonic()  # when the last connection went
        self.loaded_at = self.left_at
        self.gone_at: dict[str, float] = {}  # when people who were here went
        self._words: list[str] = []  # for the seats, as they were told last
        self.clock = Clock(record.clock, self.on_time_out)
        self.bots = BotTurns(self)
        self.analyses: dict[int, Found] = {}  # of seats, once the game is over
        self.give_up: Callable[[TableSession], None] = lambda session: None

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def playing(self) -> LiveTable:
        if self.live is None:
            raise Fault("not-begun", "the game has not begun: seats are open")
        return self.live

    @property
    def stored(self) -> int:
        """How many entries are stored; what comes after them is nobody's business yet."""
        return len(self.playing.entries) if self.storing is None else self.storing

    @property
    def state(self) -> State:
        """The position, as far as it is stored."""
        return self.playing.past.after(self.stored - 1)

    def seat_of(self, person: Guest | None) -> int | None:
        if person is None or self.record.kind == "replay":
            return None
        return next(
            (occupant.seat for occupant in self.occupants if occupant.person == person.id), None
        )

    def plays(self, viewer: Viewer) -> bool:
        """Whether a viewer is the one who is asked for the moves of the seat."""
        return viewer is not None and self.occupants[viewer].bot is None

    @property
    def all_open(self) -> bool:
        """Whether everybody may look at everything: a finished game, or a log from a file."""
        if self.record.kind == "replay":
            return True
        return self.live is not None and not self.live.table.actors

    # What is sent

    def table_facts(self, person: Guest | None) -> m.TableFacts:
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
            invited_by=next((one.name for one in self.occupants if one.person == record.host), ""),
            # To whoever opened it alone: the address of a private table is its invitation.
            sandbox_of=record.sandbox_of if person and person.id == record.host else None,
        )

    def seat_words(self) -> list[str]:
        """A word for each seat, such as its colour; nothing before the game has begun."""
        return self.game.seat_words(self.state) if self.live else []

    def seat_facts(self, person: str | None) -> list[m.SeatFacts]:
        words = self.seat_words()
        here = {connection.person for connection in self.connections} | self.elsewhere
        return [
            facts(
                occupant,
                words[occupant.seat] if words else "",
                occupant.person is not None and occupant.person in here,
                occupant.person is not None and occupant.person == person,
            )
            for occupant in self.occupants
        ]

    def position(self, viewer: Viewer) -> m.Position:
        live = self.playing
        plays = self.plays(viewer)
        undo = live.undoable(viewer, self.stored) if plays and viewer is not None else 0
        account = live.accounts[viewer]
        left = self.clock.seconds_left(viewer)
        dice = self.services.settings.dice()
        known = live.table, self.state, account, account.number_of(self.stored) - 1, live.sights
        offers = passing.offers(self, viewer)
        return redaction.position(*known, undo, left, plays, offers, dice)

    def told_entries(self, viewer: Viewer, since: int, again: bool = True) -> list[m.ToldEntry]:
        """A viewer's entries after number `since`, as they happen or told again."""
        live = self.playing
        account = live.accounts[viewer]
        return [
            redaction.told_entry(
                live.table, account, n, live.scores[true], again, live.reports.of(true)
            )
            for n, true in enumerate(account.seen[since + 1 :], since + 1)
            if true < self.stored
        ]

    def welcome(
        self,
        connection: Connection,
        reply: str | None = None,
        entries: list[m.ToldEntry] | None = None,
    ) -> None:
        viewer = connection.viewer
        if entries is None:
            entries = self.told_entries(viewer, -1) if self.live else []
        connection.send(
            m.Welcome(
                reply=reply,
                protocol=m.PROTOCOL,
                table=self.table_facts(connection.guest),
                seat=viewer,
                seats=self.seat_facts(connection.person),
                position=self.position(viewer) if self.live else None,
                entries=entries,
                chat=self.talk.read_by(connection.person),
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

    async def tell_news(self, first: int, mover: int) -> None:
        """Tell everybody of the entries from `first` on, as far as they concern them.

        The lock is held: nobody moves or gets other eyes meanwhile; who comes meanwhile has been
        told already. Who moved is told first.
        """
        here = [connection for connection in self.connections if connection.entered]
        watching = {connection.viewer for connection in here}
        accounts = {viewer: self.playing.accounts[viewer] for viewer in watching}
        since = {
            viewer: account.number_of(first) - 1
            for viewer, account in accounts.items()
            if account.seen[-1] >= first
        }
        slices = self.services.slices
        work = show(self.playing, since, again=False, most=positions(slices.going + 1))
        told = await slices.go_through(work, Rank.NEWS)
        for viewer in sorted(since, key=lambda viewer: viewer != mover):
            text = m.encode(m.Update(None, told[viewer], self.position(viewer))).decode()
            for connection in here:
                if connection.viewer == viewer:
                    connection.send_text(text)
            await asyncio.sleep(0)

    def tell_seats(self, but: Connection | None = None) -> None:
        self._words = self.seat_words()
        for connection in list(self.connections):
            if connection.entered and connection is not but:
                connection.send(m.Seats(self.seat_facts(connection.person)))

    def tell_words(self) -> None:
        """Somebody has taken a colour, or given it back: seats are called by it from now on."""
        if self.seat_words() != self._words:
            self.tell_seats()

    def look_again(self, person: str, welcome: bool = True) -> None:
        """A person has got a seat, or has it no longer: their sockets see with other eyes now."""
        for connection in list(self.connections):
            if connection.person == person:
                connection.viewer = self.seat_of(connection.guest)
                if connection.entered and welcome:
                    self.welcome(connection)

    def went_away(self, connection: Connection) -> None:
        self.left_at = time.monotonic()
        if connection.person is not None:
            self.gone_at[connection.person] = self.left_at
        self.services.others.moved(self.id)
        if connection.viewer is not None and not self.broken:
            self.tell_seats()

    def away_for(self, person: str) -> float:
        """The seconds somebody has not been here; 0 for those who are."""
        if person in self.elsewhere or any(one.person == person for one in self.connections):
            return 0.0
        return time.monotonic() - self.gone_at.get(person, self.loaded_at)

    @property
    def people_here(self) -> frozenset[str]:
        """Who is at the table in this process; nothing stands for those without a name."""
        return frozenset(one.person or "" for one in self.connections if one.entered)

    @property
    def elsewhere(self) -> frozenset[str]:
        """The same in other processes."""
        return self.services.others.here(self.id)

    @property
    def is_watched(self) -> bool:
        return bool(self.people_here or self.elsewhere)

    @property
    def wish(self) -> Wish:
        """For whom bots think here."""
        here = [connection.address for connection in self.connections if connection.entered]
        return Wish(self.id, min(here, default=self.record.host), lambda: self.is_watched)

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away: as long as a clock runs, nothing is to be done."""
        busy = self.lock.locked() or self.bots.busy or self.clock.overdue
        return not (self.connections or busy)

    @property
    def is_home(self) -> bool:
        """Whether this process thinks for the bots here, and keeps the clock."""
        return self.services.others.keeps(self.id)

    @property
    def has_work(self) -> bool:
        """Whether something goes on here by itself: a clock, or a bot's turn."""
        if self.broken or self.live is None or self.record.kind == "replay":
            return False
        return bool(self.live.table.actors and (self.record.clock or self.bots.due()))

    # Storing

    async def settle(self, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do something with the table as it is stored, whoever has changed it meanwhile."""
        return await settle(self, work)

    async def write(self, *changes: Change, ahead: bool = True, moved: bool = False) -> None:
        """Store something; `ahead`: it is in memory already; `moved`: only the log has grown."""
        if self.broken:
            raise Fault("internal", "the table is being loaded again: nothing has changed")
        start = time.perf_counter()
        self.unsettled = self.storing is None
        try:
            await self.services.store.write(*changes, at=At(self.id, self.version, moved))
        except Conflict:
            raise  # and tried again: see `settle`
        except BaseException as error:
            # Also when it was cancelled: what was played here may or may not be stored.
            if not self.broken and (ahead or not isinstance(error, BadData)):
                why = type(error).__name__
                self.services.log.error("not stored", table=short(self.id), reason=why)
                self.break_up()
            if isinstance(error, StoreError):
                raise Fault("internal", "it could not be stored: nothing has changed") from error
            raise
        finally:
            self.unsettled = False
        self.version += 1
        self.services.metrics.stored_in.observe(time.perf_counter() - start)

    def break_up(self, code: int = 1012, reason: str = "try again") -> None:
        """Forget this session: the next one to ask gets it anew from the store."""
        self.broken = True
        self.clock.stop()
        self.bots.stop()
        for connection in list(self.connections):
            connection.close(code, reason)
        self.give_up(self)

    def new_rows(self, first: int, seat: int | None, message_id: str | None) -> Change:
        """The entries from `first` on as rows; the last one carries the message's id."""
        rows = self.playing.rows(first, self.rows)
        if message_id:
            rows[-1] = msgspec.structs.replace(rows[-1], sender=seat, message_id=message_id)
        self.rows += len(rows)
        return store_rows(self.id, rows)

    def moment(self) -> str:
        """How far the game is, as everybody may know it."""
        self.record.moment = self.playing.moment()
        return self.record.moment

    def new_moment(self) -> list[Change]:
        """What lists of tables tell from now on, if it is anything new: secret moves are not."""
        before, phase = self.record.moment, self.record.phase
        if not self.playing.table.actors:
            self.record.phase = "over"
        if self.moment() == before and self.record.phase == phase:
            return []
        return [store_record(self.id, phase=self.record.phase, moment=self.record.moment)]

    # Beginning

    def beginning(self) -> list[Change]:
        """Begin as soon as nobody is missing: what is stored then, and told by `tell_begun`."""
        if self.live is not None or any(occupant.is_open for occupant in self.occupants):
            return []
        table = Table(self.game, self.setup, distinct_names(self.occupants))
        live = LiveTable(table)
        if self.record.start is None:
            live.begin(self.services.settings.dice())
        else:
            document = msgspec.json.decode(self.record.start)
            live.begin_at(self.game.from_document(self.setup, document))
        self.live = live
        self.record.header = msgspec.json.encode(table.header).decode()
        self.record.phase = "running"
        began = store_record(
            self.id, header=self.record.header, phase="running", moment=self.moment()
        )
        return [began, self.new_rows(0, None, None)]

    def tell_begun(self) -> None:
        self._words = self.seat_words()
        for connection in self.connections:
            if connection.entered:
                self.welcome(connection)

    # Moves

    async def play(
        self,
        seat: int,
        read: Callable[[LiveTable], Sequence[int]],
        message_id: str | None,
        after: int | None = None,
        bot: bool = False,
    ) -> int:
        """Play a seat's moves: all of them or none; the last entry as the seat counts.

        `Refused` or `BadInput` if they cannot be played, `Fault` if it is not the time for them.
        """

        async def work() -> int:
            live = self._open_for(seat, bot)
            account = live.accounts[seat]
            if message_id is not None and (seat, message_id) in self.answered:
                return account.last
            if after is not None and after != account.last:
                raise Fault("late", f"the last entry is {account.last}, not {after}")
            thinking, chance = self.services.settings.dice(), self.services.settings.dice()
            play = live.play_decision if bot else live.play
            first = play(seat, read(live), chance, thinking)
            changes = [self.new_rows(first, seat, message_id)]
            passed = passing.forget_old(self)
            changes += self.new_moment() + passed
            self.storing = None if passed else first
            try:
                await self.write(*changes, moved=not passed)
            finally:
                self.storing = None
            if message_id is not None:
                self.answered.add((seat, message_id))
            by = "bot" if bot else "person"
            self.services.metrics.entries.labels(self.game.id, by).inc(len(live.entries) - first)
            with self.told_or_given_up():
                self.clock.moved(self.waits_for_people(), seat, any(live.public[first:]))
                await self.tell_news(first, seat)
                self.tell_words()
                self.wake()
            return account.last

        return await self.settle(work)

    @contextmanager
    def told_or_given_up(self) -> Iterator[None]:
        """What is stored is told to all. If it cannot be, everybody gets the table anew."""
        try:
            yield
        except BaseException:
            if not self.broken:
                self.break_up()
            raise

    def _open_for(self, seat: int, bot: bool) -> LiveTable:
        if self.broken:
            raise Fault("internal", "the table is being loaded again")
        if self.record.kind == "replay":
            raise Fault("replay", "this is a replay: nobody plays here")
        live = self.playing
        if not bot and not self.plays(seat):
            raise Fault("no-seat", "a bot plays for this seat: take it back first")
        return live

    async def undo(self, seat: int, message_id: str) -> int:
        async def work() -> int:
            live = self._open_for(seat, False)
            if (seat, message_id) in self.answered:
                return live.accounts[seat].last
            if not live.undoable(seat):
                raise Fault("no-undo", "nothing can be taken back: something was learnt since")
            try:
                first, noticed = live.undo(seat)
            except BakufuError as error:
                self.break_up()
                raise Fault("no-undo", "others have built on it meanwhile") from error
            mark = Row(self.rows, undone_to=first, sender=seat, message_id=message_id)
            self.rows += 1
            changes = [store_rows(self.id, [mark])]
            if len(live.entries) > first:
                changes.append(self.new_rows(first, None, None))
            await self.write(*changes, *self.new_moment(), moved=True)
            self.answered.add((seat, message_id))
            with self.told_or_given_up():
                self.clock.moved(self.waits_for_people(), seat, True)
                self.tell_undone(first, seat, noticed)
                self.tell_words()
                self.wake()
            return live.accounts[seat].last

        return await self.settle(work)

    def tell_undone(self, first: int, seat: int, noticed: list[Viewer]) -> None:
        accounts = self.playing.accounts

        def undone(viewer: Viewer) -> m.Undone | None:
            if viewer not in noticed:
                return None
            kept = bisect_left(accounts[viewer].seen, first) - 1
            return m.Undone(kept, seat, self.told_entries(viewer, kept), self.position(viewer))

        self.tell(undone)

    # Bots and the clock

    def wake(self) -> None:
        """Let bots think if it is their turn, and start the clocks of people."""
        if self.broken or self.live is None or self.record.kind == "replay":
            return
        self.clock.watch(self.waits_for_people())
        if self.is_home:
            self.bots.wake()
            if self.record.clock:
                self.services.others.moved(self.id)
        elif self.has_work:
            self.services.others.want(self.id)

    def waits_for_people(self) -> list[int]:
        return [seat for seat in self.playing.table.actors if not self.occupants[seat].bot]

    def on_time_out(self) -> None:
        self.wake()

    def close(self) -> list[asyncio.Task[None]]:
        """Stop here; what is to be waited for by whoever closes the session."""
        self.broken = True
        self.clock.stop()
        return self.bots.stop()

    def header(self) -> Header:
        return self.playing.table.header
