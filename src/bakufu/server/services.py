"""What all tables of a server share."""

import asyncio
import os
from collections import Counter
from pathlib import Path

import structlog

from bakufu.server.bot_pool import BotPool
from bakufu.server.guests import Signer
from bakufu.server.metrics import Metrics
from bakufu.server.processes import Alone, Together
from bakufu.server.rate_limits import Limiter, Till
from bakufu.server.settings import Settings
from bakufu.server.slices import Slices
from bakufu.server.store import Store

BOTS_AT_ONCE = 4


class Services:
    """Store, bots, limits, metrics and log of one server."""

    def __init__(self, store: Store, secret: str, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.signer = Signer(secret)
        self.bot_pool = BotPool(settings.bot_seconds, settings.think, settings.bot_processes)
        self.limiter = Limiter()
        self.till = Till(self.limiter, settings)
        self.slices = Slices()
        self.metrics = Metrics()
        self.metrics_port = 0  # where they are told
        if settings.metrics_port is not None:
            self.metrics_port = self.metrics.listen(settings.metrics_port)
        # Few bots move at once, so that people never wait behind all of them.
        self.bot_turns = asyncio.Semaphore(BOTS_AT_ONCE)
        # Where nobody watches they move one at a time, and rest longer than they move.
        self.idle_turns = asyncio.Semaphore(1)
        self.sockets: Counter[str] = Counter()  # by address
        self.tasks: set[asyncio.Task[None]] = set()  # messages that are being answered
        self.log = structlog.get_logger("bakufu.server")
        self.others = Alone(self.limiter)
        if store.shared:
            self.others = Together(self.limiter, store, secret, self.log)

    async def close(self) -> None:
        await self.others.close()
        self.bot_pool.close()
        self.metrics.close()
        await self.store.close()


def short(table: str) -> str:
    """A table in the server's log: not enough to get in."""
    return table[:6]


def web_folder() -> Path | None:
    """The built browser client, if it is in the package."""
    named = os.environ.get("BAKUFU_WEB")
    folder = Path(named) if named else Path(__file__).parent / "web"
    return folder if (folder / "index.html").is_file() else None
