"""What comes in on a connection is read in bites, and the time for it is paid.

To read is work before anybody has been asked for anything: of a few thousand bytes can come as many
pings, or parts of a body, or a message that unpacks to a hundred times its size. So one bite is
read, and then others are served; who makes much work waits for a turn between two bites, and
meanwhile nothing more of theirs is taken from the net.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bakufu.server.rate_limits import Till
from bakufu.server.settings import Settings

BITE = 1024  # bytes: some hundred of the smallest things that can come
LINGER = 10.0  # seconds that somebody has to read what was sent before the connection was closed


class Valve:
    """A transport; the protocol that has it may stop reading, and so may its bites.

    Once closed it ends, even if what was sent is never read.
    """

    def __init__(self, transport: asyncio.Transport, opened: Callable[[], None]) -> None:
        self.transport = transport
        self.is_shut = False  # by the protocol
        self._opened = opened

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def close(self) -> None:
        if not self.transport.is_closing():
            asyncio.get_running_loop().call_later(LINGER, self.transport.abort)
        self.transport.close()

    def pause_reading(self) -> None:
        self.is_shut = True

    def resume_reading(self) -> None:
        if self.is_shut:
            self.is_shut = False
            self._opened()


class Bites:
    """Reads for a protocol."""

    def __init__(
        self,
        settings: Settings,
        till: Till,
        read: Callable[[bytes], None],
        payer: Callable[[], str],
    ) -> None:
        self._settings = settings
        self._till = till
        self._read = read
        self._payer = payer  # the address that pays; nothing: nobody does
        self._rest = bytearray()  # what has come and is not read yet
        self._task: asyncio.Task[None] | None = None
        self._is_paused = False
        self._is_over = False

    def open(self, transport: asyncio.Transport) -> Valve:
        """The transport to be given to the protocol."""
        self.valve = Valve(transport, self._go_on)
        return self.valve

    def take(self, data: bytes) -> None:
        self._rest += data
        self._go_on()

    def end(self) -> None:
        """Nothing more is read: the connection is lost, or another protocol has it, which begins
        with a transport that reads."""
        self._is_over = True
        self._rest.clear()
        if self._task is not None:
            self._task.cancel()
        if self._is_paused and not self.valve.is_closing():
            self._is_paused = False
            self.valve.transport.resume_reading()

    def _go_on(self) -> None:
        if self._task is None and self._can_read and not self._has_to_wait:
            self._bite()
        if self._task is None and self._can_read:
            self._task = asyncio.get_running_loop().create_task(self._read_on(), name="bites")
        self._hold()

    @property
    def _can_read(self) -> bool:
        return bool(self._rest) and not (self._is_over or self.valve.is_shut)

    @property
    def _has_to_wait(self) -> bool:
        payer = self._payer()
        return bool(payer) and self._till.makes_much(None, payer)

    async def _read_on(self) -> None:
        try:
            while self._can_read:
                if payer := self._payer():
                    longest = self._settings.longest_wait
                    await asyncio.sleep(min(self._till.debt(None, payer), longest))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(longest):
                            await self._till.turn(None, payer)
                else:
                    await asyncio.sleep(0)
                if self._can_read:
                    self._bite()
        finally:
            self._task = None
            self._hold()

    def _bite(self) -> None:
        bite = bytes(self._rest[:BITE])
        del self._rest[:BITE]
        since = time.thread_time()
        self._read(bite)
        if payer := self._payer():
            self._till.charge(time.thread_time() - since, None, payer)

    def _hold(self) -> None:
        """Take no more from the net while there is something left to read."""
        if self._is_over or self.valve.is_closing():
            return
        wanted = bool(self._rest) or self.valve.is_shut
        if wanted != self._is_paused:
            self._is_paused = wanted
            transport = self.valve.transport
            transport.pause_reading() if wanted else transport.resume_reading()
