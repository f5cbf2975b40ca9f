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


class Share(msgspec.Struct, frozen=True):
    """A part of the time of the loop that serves everybody, with some seconds in advance."""

    part: float
    burst: float


class Settings(msgspec.Struct, frozen=True):
    """How a server behaves. Tests and other houses may want other numbers."""

    bot_seconds: float = 30.0  # for one decision, at most
    think: float = 2.0  # the seconds a master takes for a decision
    pace: float = 0.1  # the seconds any bot takes at least for a decision; 0: none is held back
    # The seconds an answer to a question is held back at least, and at most twice as long: longer
    # than it takes to store a move. 0: not at all.
    hold: float = 0.02
    bot_processes: int | None = None  # None: one fewer than there are processors
    rest: float = 9.0  # as many times as long as a move took, bots rest where nobody watches
    messages: Limit = Limit(60, 1)  # from one socket
    patience: Limit = Limit(100, 60)  # so many messages above that, and the socket is closed
    # Work is paid for by those who make it: whoever has used up their share waits, and nobody else.
    person_share: Share = Share(0.25, 3.0)
    address_share: Share = Share(0.5, 6.0)
    # Who makes more than that makes more than people who play. All of them have one share together,
    # and a smaller one while the server works for more than this part of the time of a processor.
    person_much: Share = Share(0.01, 0.5)
    address_much: Share = Share(0.01, 1.0)
    crowd: Share = Share(0.5, 0.05)
    busy_crowd: Share = Share(0.1, 0.05)
    busy: float = 0.25
    longest_wait: float = 5.0  # beyond it the answer is that it is too much
    chat: Limit = Limit(20, 60)  # from one person
    hints: Limit = Limit(12, 60)  # to one person
    analyses: Limit = Limit(6, 300)  # for one person
    analysis_seconds: float = 900.0
    analysis_slice: float = 2.0  # after which others who wait for theirs go on
    changes: Limit = Limit(240, 60)  # HTTP requests that change something, from one address
    requests: Limit = Limit(3000, 60)  # HTTP requests but for files of the client, from one address
    connections: int = 256  # open at once from one address, sockets of tables not counted
    sockets: int = 64  # from one address
    table_sockets: int = 250  # at one table
    first_word: float = 10.0  # the seconds a socket has to enter, and a request to go on
    last_word: float = 60.0  # and the seconds in which all of a request has to come
    bodies: int = 8_000_000  # bytes of requests under way, from one address
    # What is stored has an owner: a person, and an address, may have so many made.
    new_tables: Limit = Limit(40, 3600)
    new_logs: Limit = Limit(20, 3600)
    new_sandboxes: Limit = Limit(60, 3600)
    address_part: int = 20  # an address may have so many times as many made as a person
    stored_bytes: Limit = Limit(20_000_000, 86400)  # by an address, in logs and house data
    own_tables: int = 500  # that one person has opened and not deleted
    kept_tables: int = 400  # in memory, before those nobody looks at are put away at once
    grace: float = 60.0  # after which a bot may stand in for somebody who is not here
    idle_seconds: float = 900.0  # after which a table nobody looks at is put away
    outbox: int = 256  # messages waiting for one socket, before it counts as lost
    outbox_bytes: int = 1_000_000  # the same in bytes; one message may be larger
    proxies: tuple[str, ...] = ()  # addresses that may say for whom they ask
    hosts: tuple[str, ...] = ()  # the names this server is called by; none: any
    tls: bool = False  # whether it is reached by TLS alone
    metrics_port: int | None = None  # on this machine; 0: any that is free
    dice: Callable[[], Dice] = fresh_dice
