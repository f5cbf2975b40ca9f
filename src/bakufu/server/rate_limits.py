"""How often one person or one address may do something, and how much work they may make."""

import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

from bakufu.server.settings import Limit, Share

Done = TypeVar("Done")


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


@types.coroutine
def metered(
    work: Coroutine[Any, Any, Done], charge: Callable[[float], None]
) -> Generator[Any, Any, Done]:
    """Have something done, and charge the time that the loop spends on it.

    Waiting is free, and so is the time that the machine gives to others meanwhile.
    """
    given: Any = None
    error: BaseException | None = None
    while True:
        since = time.thread_time()
        try:
            waits = work.send(given) if error is None else work.throw(error)
        except StopIteration as end:
            done: Done = end.value
            return done
        finally:
            charge(time.thread_time() - since)
        given = error = None
        try:
            given = yield waits
        except BaseException as raised:
            error = raised
