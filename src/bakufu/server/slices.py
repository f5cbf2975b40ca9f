"""Long work on the loop, in slices: in between, everybody else is served.

What takes longer than a slice waits for its turn: such work is finished one after the other, which
is sooner for all but the last than if all went on at once. What everybody at a table waits for goes
before what somebody has asked for alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import TypeVar

SECONDS = 0.004

Done = TypeVar("Done")


class Rank(IntEnum):
    NEWS = 0
    QUESTION = 1


class Slices:
    """The long work of a server."""

    def __init__(self) -> None:
        self.going = 0  # pieces of work that have begun and are not done
        self._taken = False
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._order = count()

    async def go_through(
        self,
        work: Generator[None, None, Done],
        rank: Rank,
        pause: Callable[[], Awaitable[None]] | None = None,
    ) -> Done:
        """Go through work that stops now and then; after a while, let others go first.

        `pause` is waited for between slices, for work that nobody else waits for.
        """
        self.going += 1
        mine = False  # whether it has the turn
        try:
            while True:
                since = perf_counter()
                while True:
                    try:
                        next(work)
                    except StopIteration as end:
                        done: Done = end.value
                        return done
                    if perf_counter() - since > SECONDS:
                        break
                if mine and (pause or (self._waiting and self._waiting[0][0] < rank)):
                    mine = False
                    self._pass_on()
                if pause:
                    await pause()
                if not mine:
                    await self._turn(rank)
                    mine = True
                await asyncio.sleep(0)
        finally:
            self.going -= 1
            if mine:
                self._pass_on()

    async def _turn(self, rank: Rank) -> None:
        if not self._taken:
            self._taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Whoever waits first goes on; the turn stays taken."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False


def at_once(work: Generator[None, None, Done]) -> Done:
    """Go through work without letting others go first."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            done: Done = end.value
            return done
