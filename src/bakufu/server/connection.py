"""One socket at a table, seen from the table: what is sent waits in an outbox of limited size."""

import asyncio

from bakufu.server import messages as m
from bakufu.server.guests import Guest
from bakufu.server.redaction import Viewer

# The code a socket is closed with where there is no such table, or no longer.
NO_TABLE = 4004


class Fault(Exception):
    """A message that cannot be carried out, with the code to answer with."""

    def __init__(self, code: m.ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code: m.ErrorCode = code
        self.text = text


class Connection:
    def __init__(self, viewer: Viewer, guest: Guest | None, outbox: int) -> None:
        self.viewer = viewer
        self.guest = guest
        self.person = guest.id if guest else None
        self.entered = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(outbox)  # None: close the socket
        self.ended = False
        self.code, self.reason = 1000, ""

    def send(self, message: m.ServerMessage) -> None:
        self.send_text(m.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.ended:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            # Too slow: it may come back and ask for what it missed, but nobody waits for it.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close(1013, "too slow")

    def close(self, code: int, reason: str) -> None:
        """Have the socket closed once what waits has been sent."""
        if self.ended:
            return
        self.code, self.reason, self.ended = code, reason, True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
