"""How often one person or one address may do something."""

import time

from bakufu.server.settings import Limit


class Limiter:
    """Buckets that fill up evenly; `allow` says whether there is something left in one."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, ...], tuple[float, float]] = {}  # what is left, since when
        self._tidy_at = 1000

    def allow(self, limit: Limit, *who: str) -> bool:
        now = time.monotonic()
        left, since = self._buckets.get(who, (float(limit.number), now))
        left = min(limit.number, left + (now - since) * limit.number / limit.seconds)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > self._tidy_at:
            self._tidy(now)
        return allowed

    def _tidy(self, now: float) -> None:
        """Forget those who have been quiet for an hour."""
        old = [who for who, (_, since) in self._buckets.items() if now - since > 3600]
        for who in old:
            del self._buckets[who]
        self._tidy_at = max(1000, 2 * len(self._buckets))

    def forget(self, *who: str) -> None:
        self._buckets.pop(who, None)
