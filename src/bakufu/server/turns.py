"""Whose turn it is to have something worked out, when more is wanted than can be done at once.

Tables that somebody watches come first, the others in what time is left. Among them it goes round
by owner, and for each owner round by table: whoever has many tables gets no more than the others.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import NamedTuple


class Wish(NamedTuple):
    """For whom something is worked out. Somebody may come, or go, while it waits."""

    table: str = ""
    owner: str = ""
    watched: Callable[[], bool] = lambda: True


class Turns:
    """So many places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[asyncio.Future[None], tuple[Wish, int]] = {}
        self._clock = count(1)
        self._served: dict[tuple[str, str], int] = {}  # when an owner, or a table, had a place last

    def unwatched(self) -> int:
        """How many wait at tables that nobody watches."""
        return sum(not wish.watched() for wish, _ in self._waiting.values())

    async def acquire(self, wish: Wish) -> None:
        """Wait for a place."""
        if self.free and not self._waiting:
            self._take(wish)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = (wish, next(self._clock))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it came too late
            self._waiting.pop(turn, None)
            raise

    def release(self) -> None:
        """Give a place back, to whoever is next."""
        self.free += 1
        if not self._waiting:
            self._served.clear()
            return
        turn = min(self._waiting, key=self._rank)
        wish, _ = self._waiting.pop(turn)
        self._take(wish)
        turn.set_result(None)

    def _take(self, wish: Wish) -> None:
        self.free -= 1
        now = next(self._clock)
        self._served["owner", wish.owner] = self._served["table", wish.table] = now

    def _rank(self, turn: asyncio.Future[None]) -> tuple[bool, int, int, int]:
        wish, came = self._waiting[turn]
        owner = self._served.get(("owner", wish.owner), 0)
        table = self._served.get(("table", wish.table), 0)
        return not wish.watched(), owner, table, came
