"""The door that connections come through: how many from one address, and how long they may be
silent before they have asked for anything.
"""

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bakufu.server.addresses import network_of
from bakufu.server.bites import Bites, Valve
from bakufu.server.pace import held_back
from bakufu.server.rate_limits import Till
from bakufu.server.settings import Settings

MOST_PARTS = 100  # that a message may come in
MOST_LOOKS = 12  # as many times as long as a first word may take, an answer may be under way


class Door(H11Protocol):
    """A connection until it has become a socket of a table; those count by themselves."""

    settings: Settings
    till: Till
    came: Counter[str]
    _timer: asyncio.TimerHandle | None = None
    _address = ""
    _seen: RequestResponseCycle | None = None  # the request there was at the last look
    _looks = 0  # in a row that have found it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # A proxy asks for many: what it brings it has read itself.
        self._bites = Bites(self.settings, self.till, super().data_received, self._payer)
        super().connection_made(self._bites.open(transport))  # type: ignore[arg-type]
        address = network_of(self.client)
        if self.client and self.client[0] not in self.settings.proxies:
            if self.came[address] >= self.settings.connections:
                transport.abort()
                return
            self._address = address
            self.came[address] += 1
        self._look_later()

    def data_received(self, data: bytes) -> None:
        self._bites.take(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def _payer(self) -> str:
        return self._address

    def _look_later(self) -> None:
        self._timer = self.loop.call_later(self.settings.first_word, self._look)

    def _look(self) -> None:
        """Show out whoever has not asked for anything as a whole since the last look, or does not
        read the answer."""
        self._looks = self._looks + 1 if self.cycle is self._seen else 1
        self._seen, new = self.cycle, self._looks == 1
        if self.cycle is None or (self.cycle.response_complete and not new):
            self.transport.close()
        elif self._looks > MOST_LOOKS and self.flow.write_paused:
            self.transport.abort()
        else:
            self._look_later()

    def _gone(self) -> None:
        self._bites.end()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._address:
            self.came[self._address] -= 1
            if not self.came[self._address]:
                del self.came[self._address]
            self._address = ""


class Line(WebSocketsSansIOProtocol):
    """The socket of a table. Pings of its protocol are answered at the pace of all questions."""

    settings: Settings
    till: Till
    _pong = b""  # what a ping is to be answered with

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        inner = transport.transport if isinstance(transport, Valve) else transport
        self._bites = Bites(self.settings, self.till, super().data_received, self._payer)
        super().connection_made(self._bites.open(inner))  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self._bites.take(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._bites.end()
        super().connection_lost(exc)

    def _payer(self) -> str:
        """Whoever a proxy speaks for is known as soon as the request has been looked at."""
        scope = getattr(self, "scope", None)
        client = scope["client"] if scope else None
        return "" if client and client[0] in self.settings.proxies else network_of(client)

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(1009, "too many parts")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What is no text ends the socket; the server's log is not for strangers to fill."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(1007, "no text")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Of several that come before the answer is due, the last one is answered (RFC 6455)."""
        answers = self.conn.data_to_send()  # to all that came in one bite
        if answers and not self._pong:
            self.loop.call_later(held_back(self.settings.hold), self._answer_ping)
        self._pong = answers[-1] if answers else self._pong

    def _answer_ping(self) -> None:
        pong, self._pong = self._pong, b""
        if not self.transport.is_closing():
            self.transport.write(pong)


def line(settings: Settings, till: Till) -> type[Line]:
    """The sockets of one server."""
    return type("Line", (Line,), {"settings": settings, "till": till})


def door(settings: Settings, till: Till) -> type[Door]:
    """The door of one server."""
    given = {"settings": settings, "till": till, "came": Counter[str]()}
    return type("Door", (Door,), given)
