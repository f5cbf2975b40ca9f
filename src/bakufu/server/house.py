"""What all tables of a server share."""

import os
import secrets
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from bakufu.engine.chance import Dice
from bakufu.server.measures import Measures
from bakufu.server.people import Signer
from bakufu.server.store import Store
from bakufu.server.thinking import Thinkers


def fresh_dice() -> Dice:
    """Live chance that nobody can foresee."""
    return Dice(secrets.randbits(96))


class Settings(msgspec.Struct, frozen=True):
    """How a server behaves. Tests and other houses may want other numbers."""

    bot_seconds: float = 30.0  # for one decision
    bot_processes: int | None = None  # None: one fewer than there are processors
    messages: str = "60 per second"  # from one socket
    patience: int = 100  # so many messages above that, and the socket is closed
    chat: str = "20 per minute"  # from one person
    changes: str = "240 per minute"  # HTTP requests that change something, from one address
    sockets: int = 64  # from one address
    idle_seconds: float = 900.0  # after which a table nobody looks at is put away
    outbox: int = 256  # messages waiting for one socket, before it counts as lost
    dice: Callable[[], Dice] = fresh_dice


class Limiter:
    """Counts in a moving window; `allow` says whether there is room for one more."""

    def __init__(self) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {}

    def allow(self, limit: str, *who: str) -> bool:
        if limit not in self._items:
            self._items[limit] = parse(limit)
        return bool(self._windows.hit(self._items[limit], *who))


class House:
    """Store, bots, limits, measures and log of one server."""

    def __init__(self, store: Store, secret: str, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer(secret)
        self.thinkers = Thinkers(settings.bot_seconds, settings.bot_processes)
        self.limiter = Limiter()
        self.measures = Measures()
        self.sockets: Counter[str] = Counter()  # by address
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
