"""The numbers a server is run with."""

import secrets
from collections.abc import Callable

import msgspec

from bakufu.engine.core.chance import Dice


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
    pace: float = 0.1  # the seconds any bot takes at least for a decision; 0: none is held back
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
