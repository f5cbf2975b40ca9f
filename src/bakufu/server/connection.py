"""One socket at a table, seen from the table: what is sent waits in an outbox of limited size."""

import asyncio
import time

from bakufu.server import messages as m
from bakufu.server.guests import Guest
from bakufu.server.redaction import Viewer
from bakufu.server.settings import Settings

# The code a socket is closed with where there is no such table, or no longer.
NO_TABLE = 4004
# With so many bytes waiting for it, a socket is not asked what else it wants.
FULL_HANDS = 200_000


class Fault(Exception):
    """A message that cannot be carried out, with the code to answer with."""

    def __init__(self, code: m.ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code: m.ErrorCode = code
        self.text = text


class Connection:
    def __init__(self, viewer: Viewer, guest: Guest | None, settings: Settings) -> None:
        self.viewer = viewer
        self.guest = guest
        self.person = guest.id if guest else None
        self.address = ""
        self.entered = False
        self.ended = False
        self.code, self.reason = 1000, ""
        self._most, self._most_bytes = settings.outbox, settings.outbox_bytes
        # What is to be sent, and not before when; None: close the socket.
        self._outbox: asyncio.Queue[tuple[str | None, float]] = asyncio.Queue()
        self._not_before = 0.0
        self._bytes = 0
        self._light = asyncio.Event()  # whether not much is waiting
        self._light.set()

    def send(self, message: m.ServerMessage) -> None:
        self.send_text(m.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.ended:
            return
        waiting = self._outbox.qsize()
        if waiting >= self._most or (waiting and self._bytes + len(text) > self._most_bytes):
            # Too slow: it may come back and ask for what it missed, but nobody waits for it.
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self.close(1013, "too slow")
            return
        self._outbox.put_nowait((text, self._not_before))
        self._not_before = 0.0
        self._count(len(text))

    def hold_back(self, until: float) -> None:
        """What is sent next waits until then, and all that comes after waits behind it."""
        self._not_before = until

    async def next(self) -> str | None:
        """What is to be sent next; None: close the socket."""
        text, not_before = await self._outbox.get()
        if not_before and (early := not_before - time.monotonic()) > 0:
            await asyncio.sleep(early)
        self._count(-len(text or ""))
        return text

    def _count(self, more: int) -> None:
        self._bytes += more
        if self._bytes > FULL_HANDS:
            self._light.clear()
        else:
            self._light.set()

    async def has_read(self) -> None:
        """Wait until the client has taken most of what was sent to it."""
        await self._light.wait()

    def close(self, code: int, reason: str) -> None:
        """Have the socket closed once what waits has been sent."""
        if self.ended:
            return
        self.code, self.reason, self.ended = code, reason, True
        self._outbox.put_nowait((None, 0.0))
        self._light.set()
