"""What all tables of a server share."""

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog

from bakufu.engine.chance import Dice
from bakufu.server.measures import Measures
from bakufu.server.people import Signer
from bakufu.server.store import Store
from bakufu.server.thinking import Thinkers

BOTS_AT_ONCE = 4


def fresh_dice() -> Dice:
    """Live chance that nobody can foresee."""
    return Dice(secrets.randbits(96))


class Limit(msgspec.Struct, frozen=True):
    """So many things in so many seconds."""

    number: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.number} in {self.seconds} s"


class Settings(msgspec.Struct, frozen=True):
    """How a server behaves. Tests and other houses may want other numbers."""

    bot_seconds: float = 30.0  # for one decision, at most
    think: float = 2.0  # the seconds the strongest bot takes for a decision
    bot_processes: int | None = None  # None: one fewer than there are processors
    messages: Limit = Limit(60, 1)  # from one socket
    patience: int = 100  # so many messages above that, and the socket is closed
    chat: Limit = Limit(20, 60)  # from one person
    hints: Limit = Limit(12, 60)  # to one person
    analyses: Limit = Limit(6, 300)  # for one person
    analysis_seconds: float = 900.0
    changes: Limit = Limit(240, 60)  # HTTP requests that change something, from one address
    sockets: int = 64  # from one address
    idle_seconds: float = 900.0  # after which a table nobody looks at is put away
    outbox: int = 256  # messages waiting for one socket, before it counts as lost
    dice: Callable[[], Dice] = fresh_dice


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


class House:
    """Store, bots, limits, measures and log of one server."""

    def __init__(self, store: Store, secret: str, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer(secret)
        self.thinkers = Thinkers(settings.bot_seconds, settings.think, settings.bot_processes)
        self.limiter = Limiter()
        self.measures = Measures()
        # Few bots move at once, so that people never wait behind all of them.
        self.bot_turns = asyncio.Semaphore(BOTS_AT_ONCE)
        self.sockets: Counter[str] = Counter()  # by address
        self.tasks: set[asyncio.Task[None]] = set()  # messages that are being answered
        self.log = structlog.get_logger("bakufu.server")

    async def close(self) -> None:
        self.thinkers.close()
        await self.store.close()


def short(table: str) -> str:
    """A table in the server's log: not enough to get in."""
    return table[:6]


def web_folder() -> Path | None:
    """The built browser client, if it is in the package."""
    named = os.environ.get("BAKUFU_WEB")
    folder = Path(named) if named else Path(__file__).parent / "web"
    return folder if (folder / "index.html").is_file() else None
