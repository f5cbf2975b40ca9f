"""How often one person or one address may do something, and how much work they may make."""

import asyncio
import time
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bakufu.server.settings import Limit, Settings, Share

Done = TypeVar("Done")
AT_LEAST = 0.001  # seconds: less is not charged by itself
WINDOW = 0.25  # the seconds after which it is looked again how much the loop has to do
# Who is charged for what is being done.
paying: ContextVar[Callable[[float], None]] = ContextVar("paying", default=lambda seconds: None)


async def _wait_for_nothing() -> None:
    pass


# Where long work that only its payer wants waits between its parts.
pausing: ContextVar[Callable[[], Awaitable[None]]] = ContextVar(
    "pausing", default=_wait_for_nothing
)


class Limiter:
    """Buckets that fill up evenly; `allow` says whether there is something left in one."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, ...], tuple[float, float]] = {}  # what is left, since when
        self._tidy_at = 1000

    def allow(self, limit: Limit, *who: str, cost: float = 1.0) -> bool:
        """Whether so much is left; if it is, it is taken."""
        left = self._left(limit.number, limit.number / limit.seconds, who)
        allowed = left >= cost
        self._keep(who, left - cost if allowed else left)
        return allowed

    def charge(self, share: Share, seconds: float, *who: str) -> None:
        """Somebody has used so many seconds, whether there were any left or not."""
        self._keep(who, self._left(share.burst, share.part, who) - seconds)

    def debt(self, share: Share, *who: str) -> float:
        """How long somebody has to wait until they may use the server again; 0: not at all."""
        return max(0.0, -self._left(share.burst, share.part, who) / share.part)

    def _left(self, most: float, rate: float, who: tuple[str, ...]) -> float:
        now = time.monotonic()
        left, since = self._buckets.get(who, (most, now))
        return min(most, left + (now - since) * rate)

    def _keep(self, who: tuple[str, ...], left: float) -> None:
        now = time.monotonic()
        self._buckets[who] = (left, now)
        if len(self._buckets) > self._tidy_at:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        """Forget those who have been quiet for an hour."""
        old = [who for who, (_, since) in self._buckets.items() if now - since > 3600]
        for who in old:
            del self._buckets[who]
        self._tidy_at = max(1000, 2 * len(self._buckets))

    def forget(self, *who: str) -> None:
        self._buckets.pop(who, None)


def kept_waiting() -> float:
    """The seconds that this thread had work to do and no processor; 0 where no system tells."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_bytes().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class _Turn(NamedTuple):
    """Somebody who waits for a turn."""

    person: str | None
    address: str
    comes: asyncio.Future[None]


class Till:
    """Where the time of the loop is paid for, by the person and the address that made the work.

    Whoever has used up their share waits. And whoever makes more work than people who play waits
    for a turn among all who do: they have one share of the loop together, however many they are,
    and a smaller one while the loop has much to do. Whoever owes least goes first: many sockets are
    not served more often, and who plays fast waits for none of those who flood.
    """

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        self._limiter = limiter
        self._settings = settings
        self._taken = False  # whether it is somebody's turn
        # When they owe nothing any more, and in which order they came.
        self._waiting: list[tuple[float, int, _Turn]] = []
        self._order = count()
        self._since, self._used = time.monotonic(), time.process_time() + kept_waiting()
        self._load = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether there was much to do lately.

        All threads count: while one reads from the database, the loop waits for it. And so does the
        time that the loop was kept from work: where several servers share the processors, each gets
        little done, and people wait all the same.
        """
        now = time.monotonic()
        if now - self._since > WINDOW:
            used = time.process_time() + kept_waiting()
            self._load = (used - self._used) / (now - self._since)
            self._since, self._used = now, used
        return self._load > self._settings.busy

    def debt(self, person: str | None, address: str) -> float:
        """The seconds until this person, and this address, may make work again."""
        return max(self._debts("work", person, address))

    def makes_much(self, person: str | None, address: str) -> bool:
        return max(self._debts("much", person, address)) > 0

    def _debts(self, kind: str, person: str | None, address: str) -> Iterator[float]:
        for share, who in self._shares(kind, person, address):
            yield self._limiter.debt(share, kind, who)

    def _shares(self, kind: str, person: str | None, address: str) -> list[tuple[Share, str]]:
        settings = self._settings
        if kind == "much":
            of_person, of_address = settings.person_much, settings.address_much
        else:
            of_person, of_address = settings.person_share, settings.address_share
        return [(of_address, address)] + ([(of_person, person)] if person else [])

    def charge(self, seconds: float, person: str | None, address: str) -> None:
        if self.makes_much(person, address):
            self._limiter.charge(self._crowd_share, seconds, "crowd")
        for kind in ("work", "much"):
            for share, who in self._shares(kind, person, address):
                self._limiter.charge(share, seconds, kind, who)

    @property
    def _crowd_share(self) -> Share:
        return self._settings.busy_crowd if self.is_busy else self._settings.crowd

    async def turn(self, person: str | None, address: str) -> None:
        """Wait among those who make much work; the others wait for nothing."""
        if not self.makes_much(person, address):
            return
        if self._taken:
            turn = _Turn(person, address, asyncio.get_running_loop().create_future())
            self._wait(turn)
            try:
                await turn.comes
            except asyncio.CancelledError:
                if turn.comes.done() and not turn.comes.cancelled():
                    self._give_on()
                raise
        self._taken = True
        try:
            while debt := self._limiter.debt(self._crowd_share, "crowd"):
                await asyncio.sleep(min(debt, WINDOW))
            self._limiter.charge(self._crowd_share, AT_LEAST, "crowd")  # and what it will be
        finally:
            self._give_on()

    def _wait(self, turn: "_Turn") -> None:
        heappush(self._waiting, (self._owes_until(turn), next(self._order), turn))

    def _owes_until(self, turn: "_Turn") -> float:
        return time.monotonic() + max(self._debts("much", turn.person, turn.address))

    def _give_on(self) -> None:
        """It is the turn of whoever owes least now."""
        while self._waiting:
            until, _, turn = heappop(self._waiting)
            if turn.comes.done():
                continue  # nobody waits for it any more
            if self._owes_until(turn) > until + WINDOW:
                self._wait(turn)  # others of the same address were served meanwhile
                continue
            turn.comes.set_result(None)
            return
        self._taken = False

    def forget(self, person: str) -> None:
        for kind in ("work", "much"):
            self._limiter.forget(kind, person)


@types.coroutine
def metered(
    work: Coroutine[Any, Any, Done], charge: Callable[[float], None]
) -> Generator[Any, Any, Done]:
    """Have something done, and charge the time that the loop spends on it.

    Waiting is free, and so is the time that the machine gives to others meanwhile.
    """
    given: Any = None
    error: BaseException | None = None
    used = 0.0
    paying.set(charge)  # also for what is begun on the way
    try:
        while True:
            since = time.thread_time()
            try:
                waits = work.send(given) if error is None else work.throw(error)
            except StopIteration as end:
                done: Done = end.value
                return done
            finally:
                used += time.thread_time() - since
            if used > AT_LEAST:
                charge(used)
                used = 0.0
            given = error = None
            try:
                given = yield waits
            except BaseException as raised:
                error = raised
    finally:
        charge(used)
