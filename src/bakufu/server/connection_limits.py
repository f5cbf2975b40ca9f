"""The door that connections come through: how many from one address, and how long they may be
silent before they have asked for anything.
"""

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bakufu.server.pace import held_back
from bakufu.server.settings import Settings


class Door(H11Protocol):
    """A connection until it has become a socket of a table; those count by themselves."""

    settings: Settings
    came: Counter[str]
    _timer: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and address not in self.settings.proxies:
            if self.came[address] >= self.settings.connections:
                transport.abort()
                return
            self._address = address
            self.came[address] += 1
        self._timer = self.loop.call_later(self.settings.first_word, self._still_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def _still_silent(self) -> None:
        if self.cycle is None:  # no request has been read as a whole
            self.transport.close()

    def _gone(self) -> None:
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

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        self.loop.call_later(held_back(self.settings.hold), self._write, pong)

    def _write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)


def line(settings: Settings) -> type[Line]:
    """The sockets of one server."""
    return type("Line", (Line,), {"settings": settings})


def door(settings: Settings) -> type[Door]:
    """The door of one server."""
    return type("Door", (Door,), {"settings": settings, "came": Counter[str]()})
