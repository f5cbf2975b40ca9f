"""The WebSocket of a table: reads messages, answers each, and never lets one disturb the others."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.server import messages as m
from bakufu.server.addresses import network_of
from bakufu.server.connection import NO_TABLE, Connection, Fault
from bakufu.server.guests import COOKIE, Guest, plain_text
from bakufu.server.hints import analyse, check_hint, hint
from bakufu.server.live_table import LiveTable
from bakufu.server.pace import due, held_back
from bakufu.server.passing import give
from bakufu.server.questions import contents, enter, look_back, standings, why_not
from bakufu.server.rate_limits import metered
from bakufu.server.redaction import world_for
from bakufu.server.seat_changes import come_back
from bakufu.server.services import short
from bakufu.server.settings import Limit
from bakufu.server.store import StoreError
from bakufu.server.table_session import TableSession
from bakufu.server.tables import Tables
from bakufu.server.talk import phrase_message, say

Done = TypeVar("Done")

TOO_MANY, FORGED, SILENT, AGAIN = 4029, 4003, 4008, 1013
OWN_SOCKETS = 4  # that each of those who play has at a full table
UNDONE = 1000  # bytes that a decision and the mark that it is taken back have, about
LONG = 20_000  # letters: who asked for so much pays for packing it, too


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a browser asks from one of our own pages. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False  # no address at all


class Asked:
    """The message that is being answered, once it has been read."""

    id: str | None = None

    def __init__(self, hold: float = 0.0) -> None:
        self.at = time.monotonic()
        self.held = held_back(hold)

    def due(self) -> float:
        """When its answer may be sent, however long it took."""
        return due(self.at, time.monotonic(), self.held) if self.held else 0.0


class Desk:
    """Serves one socket from beginning to end."""

    def __init__(self, tables: Tables, socket: WebSocket, table: str) -> None:
        self.tables = tables
        self.services = tables.services
        self.socket = socket
        self.table = table
        self.person: Guest | None = self.services.signer.guest(socket.cookies.get(COOKIE))
        self.key = secrets.token_hex(8)
        self.address = network_of(socket.client)
        self.work: dict[str, asyncio.Task[None]] = {}  # that takes a while

    async def serve(self) -> None:
        await self.socket.accept()
        if not same_origin(self.socket.headers):
            await self.socket.close(FORGED, "from another site")
            return
        address = self.address
        if self.services.sockets[address] >= self.services.settings.sockets:
            await self.socket.close(TOO_MANY, "too many sockets from one address")
            return
        self.services.sockets[address] += 1
        try:
            await self._sit()
        finally:
            for kind in ("socket", "excess"):
                self.services.limiter.forget(kind, self.key)
            self.services.till.forget(self.key)
            self.services.sockets[address] -= 1
            if not self.services.sockets[address]:
                del self.services.sockets[address]

    async def _sit(self) -> None:
        try:
            await self.services.till.turn(None, self.address)
            self.session = await self._pay_for(self.tables.session(self.table), None)
        except BadInput as error:
            await self.socket.close(NO_TABLE, str(error)[:100])
            return
        except StoreError:
            await self.socket.close(AGAIN, "try again")
            return
        settings = self.services.settings
        if self._is_full():
            await self.socket.close(TOO_MANY, "too many sockets at this table")
            return
        viewer = self.session.seat_of(self.person)
        self.connection = Connection(viewer, self.person, settings)
        self.connection.address = self.address
        self.session.connections.add(self.connection)
        self.services.metrics.sockets.inc()
        try:
            await self._run()
        finally:
            self.services.metrics.sockets.dec()
            since = time.thread_time()
            self._leave()
            self.services.till.charge(time.thread_time() - since, self.payer, self.address)

    def _is_full(self) -> bool:
        """Whoever looks on shuts nobody out who plays."""
        here, person = self.session.connections, self.person
        if len(here) < self.services.settings.table_sockets:
            return False
        if person is None or self.session.seat_of(person) is None:
            return True
        return sum(one.person == person.id for one in here) >= OWN_SOCKETS

    async def _run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        loop = asyncio.get_running_loop()
        silent = loop.call_later(self.services.settings.first_word, self._expect_entry)
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            silent.cancel()
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    def _expect_entry(self) -> None:
        if not self.connection.entered:
            self.connection.close(SILENT, "nobody has entered")

    def _leave(self) -> None:
        for task in self.work.values():
            task.cancel()
        session = self.session
        session.connections.discard(self.connection)
        session.went_away(self.connection)

    async def _send_all(self) -> None:
        """Send what is in the outbox until the connection is to end."""
        try:
            while (text := await self.connection.next()) is not None:
                sending = self.socket.send_text(text)
                await (self._pay_for(sending, self.payer) if len(text) > LONG else sending)
            await self.socket.close(self.connection.code, self.connection.reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone already

    async def _read_all(self) -> None:
        try:
            while not self.connection.ended:
                event = await self.socket.receive()
                if event["type"] != "websocket.receive":
                    return
                data = event.get("text")
                data = event.get("bytes") if data is None else data
                in_time = await self._take_turns()
                # What has begun is finished, even if the socket goes meanwhile.
                task = asyncio.create_task(
                    self._pay_for(self._take(data or b"", in_time), self.payer)
                )
                self.services.tasks.add(task)
                task.add_done_callback(self.services.tasks.discard)
                await asyncio.shield(task)
        except (WebSocketDisconnect, RuntimeError):
            return

    @property
    def payer(self) -> str:
        return self.person.id if self.person else self.key

    async def _take_turns(self) -> bool:
        """Whoever makes much work, or does not read the answers, waits; others go first.

        False if it would be too long: a line that is not read answers to no ping, and is cut.
        """
        await self.connection.has_read()
        till = self.services.till
        if debt := till.debt(self.payer, self.address):
            await asyncio.sleep(min(debt, self.services.settings.longest_wait))
        try:
            async with asyncio.timeout(self.services.settings.longest_wait):
                await till.turn(self.payer, self.address)
        except TimeoutError:
            return False
        return True

    async def _pay_for(self, work: Coroutine[Any, Any, Done], person: str | None) -> Done:
        def charge(seconds: float) -> None:
            self.services.till.charge(seconds, person, self.address)

        return await metered(work, charge)

    async def _take(self, data: bytes | str, in_time: bool) -> None:
        """Answer one message, whatever it is."""
        asked = Asked(self.services.settings.hold)
        with self._telling(asked):
            self._check_pace(in_time)
            if len(data) > m.LARGEST_MESSAGE:
                raise Fault("too-large", f"a message has at most {m.LARGEST_MESSAGE} letters")
            try:
                message = m.read_message(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Fault("bad-message", str(error)[:300]) from None
            asked.id = message.id
            self.services.metrics.received.labels(type(message).__name__).inc()
            await self._answer(message, asked)

    @contextmanager
    def _telling(self, asked: Asked) -> Iterator[None]:
        """Whatever goes wrong is the answer."""
        try:
            yield
        except Fault as fault:
            self._problem(asked, fault.code, fault.text)
        except Refused as refusal:
            self.services.metrics.refused.labels(self.session.game.id).inc()
            self._reply(asked, m.Refusal(asked.id or "", refusal.rule, refusal.message))
        except BadInput as error:
            self._problem(asked, "bad-words", str(error)[:500])
        except Exception:
            self.services.log.exception("message failed", table=short(self.table))
            self._problem(asked, "internal", "something went wrong here: nothing has changed")

    def _problem(self, asked: Asked, code: m.ErrorCode, text: str) -> None:
        self.services.metrics.errors.labels(code).inc()
        if not self.connection.ended:
            self._reply(asked, m.Problem(asked.id, code, text))

    def _reply(self, asked: Asked, message: m.ServerMessage) -> None:
        """Answer in a time that tells nothing of what else is done."""
        self.connection.hold_back(asked.due())
        self.connection.send(message)

    def _check_pace(self, in_time: bool) -> None:
        settings = self.services.settings
        limiter = self.services.limiter
        quick = limiter.allow(settings.messages, "socket", self.key)
        debt = self.services.till.debt(self.payer, self.address)
        if quick and in_time and debt <= settings.longest_wait:
            return
        if not limiter.allow(settings.patience, "excess", self.key):
            self.connection.close(TOO_MANY, "too many messages")
        raise Fault("too-many", "too much work" if quick else f"at most {settings.messages}")

    # The messages

    async def _answer(self, message: m.ClientMessage, asked: Asked) -> None:
        if isinstance(message, m.Enter):
            await self._enter(message, asked)
            return
        if isinstance(message, m.Ping):
            self._reply(asked, m.Pong(message.id))
            return
        if not self.connection.entered:
            raise Fault("enter-first", 'the first message has to be "enter"')
        session = self.session
        if isinstance(message, m.LookBack):
            self._reply(asked, await look_back(session, self.connection.viewer, message))
        elif isinstance(message, m.AskStandings):
            self._reply(asked, await standings(session, self.connection.viewer, message))
        elif isinstance(message, m.Chapters):
            self._reply(asked, await contents(session, self.connection.viewer, message))
        elif isinstance(message, m.Say | m.SayPhrase):
            self._reply(asked, await self._say(message))
        elif isinstance(message, m.Hint):
            await self.tables.check_sandbox(session)
            self._hint(message)
        elif isinstance(message, m.Analyse):
            self._analyse(message)
        else:
            seat = self._seat()
            if isinstance(message, m.WhyNot):
                rule, why = await why_not(session, seat, message.moves)
                self._reply(asked, m.Answer(message.id, message.moves, rule, why))
                return
            if isinstance(message, m.GivePass):
                await give(session, seat, message.what, message.given)
                last = session.playing.accounts[seat].last
            elif isinstance(message, m.Undo):
                await self._pay_for_rows(seat)
                last = await session.undo(seat, message.id)
            else:
                last = await session.play(
                    seat, Reader(self.session, message, seat), message.id, message.after
                )
            self.connection.send(m.Acknowledged(message.id, last))

    async def _pay_for_rows(self, seat: int) -> None:
        """What is taken back stays stored: to play and take back without end fills a disk."""
        limit = self.services.settings.stored_bytes
        if self.session.playing.undoable(seat) and not await self.services.others.allow(
            limit, "bytes", self.address, cost=UNDONE
        ):
            raise Fault("too-many", "too much has been taken back today")

    async def _enter(self, message: m.Enter, asked: Asked) -> None:
        connection, session = self.connection, self.session
        await self.services.others.refresh(session)
        if self.person is not None:
            await come_back(session, self.person)
        await enter(session, connection, message, asked.due)

    # What takes a while: other messages of the socket are answered meanwhile.

    def _hint(self, message: m.Hint) -> None:
        session, seat = self.session, self._seat()
        check_hint(session, seat)

        async def work() -> None:
            found = await hint(session, seat, message.id)
            if self.connection.viewer != seat:
                raise Fault("moved", "this seat was taken over on another device")
            self.connection.send(found)

        self._work_on("hint", message.id, self.services.settings.hints, work)

    def _analyse(self, message: m.Analyse) -> None:
        def tell(done: float) -> None:
            self.connection.send(m.Progress(message.id, done))

        async def work() -> None:
            self.connection.send(await analyse(self.session, message.seat, message.id, tell))

        self._work_on("analysis", message.id, self.services.settings.analyses, work)

    def _work_on(
        self, kind: str, reply: str, limit: Limit, work: Callable[[], Awaitable[None]]
    ) -> None:
        if kind in self.work or not self.services.limiter.allow(limit, kind, self.payer):
            raise Fault("too-many", f"one {kind} at a time, and at most {limit}")

        async def answer() -> None:
            asked = Asked()
            asked.id = reply
            try:
                with self._telling(asked):
                    await work()
            finally:
                del self.work[kind]

        task = self.work[kind] = asyncio.create_task(answer(), name=kind)
        self.services.tasks.add(task)
        task.add_done_callback(self.services.tasks.discard)

    def _seat(self) -> int:
        if self.session.record.kind == "replay":
            raise Fault("replay", "this is a replay: nobody plays here")
        if self.connection.viewer is None:
            raise Fault("no-seat", "you have no seat at this table")
        return self.connection.viewer

    async def _say(self, message: m.Say | m.SayPhrase) -> m.Acknowledged:
        if self.person is None:
            raise Fault("no-seat", "say your name first")
        text, phrase, session = "", None, self.session
        if isinstance(message, m.SayPhrase):
            self._seat()
            phrase = phrase_message(session.game, session.setup, message.phrase, message.slots)
        else:
            text = plain_text(message.text)
            if not text:
                raise Fault("bad-words", "there is nothing in it")
        known = (self.person.id, message.id) in session.talk.said
        if not known and not await self.services.others.allow(
            self.services.settings.chat, "chat", self.person.id
        ):
            raise Fault("too-many", f"at most {self.services.settings.chat}")
        seat = self.connection.viewer
        number = await say(session, self.person, seat, text, phrase, message.to, message.id)
        return m.Acknowledged(message.id, number)


class Reader:
    """Turns a message into moves, when its time has come."""

    def __init__(self, session: TableSession, message: m.Play | m.Order, seat: int) -> None:
        self.session = session
        self.message = message
        self.seat = seat

    def __call__(self, live: LiveTable) -> list[int]:
        game, message = self.session.game, self.message
        if isinstance(message, m.Play):
            return [game.move_number(name) for name in message.moves]
        # Read in a world of the seat's own, so that no answer can tell what is hidden.
        dice = self.session.services.settings.dice()
        world = world_for(live.table.state, self.seat, dice)
        moves = game.read_order(world, self.seat, message.words)
        if not moves:
            raise BadInput("there is no move in this order")
        return moves
