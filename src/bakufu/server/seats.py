"""A table's stored facts and its seats."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update

from bakufu.engine.table.game import Setup
from bakufu.engine.text.message import Message
from bakufu.server import schema
from bakufu.server.messages import SeatFacts
from bakufu.server.store import Change, Row, rows_of

Kind = Literal["game", "sandbox", "replay"]
Phase = Literal["gathering", "running", "over"]


class Record(msgspec.Struct):
    """A row of `tables`."""

    id: str
    game: str
    kind: Kind
    phase: Phase
    private: bool
    host: str
    created: float
    changed: float
    setup: str
    header: str | None = None
    start: str | None = None
    sandbox_of: str | None = None
    rematch: str | None = None
    clock: int | None = None
    hints: bool = False
    moment: str | None = None
    version: int = 0
    home: str | None = None
    opener: str = ""

    def setup_of(self) -> Setup:
        return msgspec.json.decode(self.setup, type=Setup)


class Moment(msgspec.Struct, frozen=True):
    """How far a game is, as everybody may know it: for lists of tables."""

    when: Message | None = None  # its year or round
    turn: list[int] = []  # the seats the table waits for
    scores: list[int] = []  # once the game is over
    winners: list[int] = []


class Occupant(msgspec.Struct):
    """A row of `seats`: a person, a bot, a bot that plays for a person, or nobody yet."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    free: bool = False
    moves: int = 0
    put_away: bool = False
    passes: str = ""  # given in advance: their ids, with commas between
    stands_in: bool = False  # the bot plays for somebody who was not here, and goes when they come

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.person else "open"


def new_id(private: bool) -> str:
    """A table's address. That of a private table cannot be guessed: it is the invitation."""
    return secrets.token_urlsafe(18 if private else 6)


def new_record(
    game: str,
    setup: Setup,
    host: str,
    *,
    kind: Kind = "game",
    private: bool = False,
    clock: int | None = None,
    hints: bool = False,
    start: str | None = None,
    sandbox_of: str | None = None,
    opener: str = "",
) -> Record:
    now = time.time()
    return Record(
        id=new_id(private),
        game=game,
        kind=kind,
        phase="gathering",
        private=private,
        host=host,
        created=now,
        changed=now,
        setup=msgspec.json.encode(setup).decode(),
        start=start,
        sandbox_of=sandbox_of,
        clock=clock,
        hints=hints,
        opener=opener,
    )


def facts(occupant: Occupant, word: str, connected: bool, me: bool) -> SeatFacts:
    return SeatFacts(
        seat=occupant.seat,
        word=word,
        name=occupant.name,
        kind=occupant.kind,
        bot=occupant.bot,
        person=occupant.name if occupant.person else None,
        connected=connected,
        free=occupant.is_open or occupant.free,
        me=me,
    )


def distinct_names(occupants: list[Occupant]) -> list[str]:
    """A name for each seat; the second of the same name is numbered."""
    names: list[str] = []
    for occupant in occupants:
        base = occupant.name or occupant.bot or f"seat {occupant.seat + 1}"
        name, number = base, 2
        while name in names:
            name, number = f"{base} {number}", number + 1
        names.append(name)
    return names


def store_new(record: Record, occupants: list[Occupant]) -> list[Change]:
    values: dict[str, Any] = msgspec.structs.asdict(record)
    rows = [{"table_id": record.id, **msgspec.structs.asdict(occupant)} for occupant in occupants]
    return [(insert(schema.tables), [values]), (insert(schema.seats), rows)]


def store_occupant(table: str, occupant: Occupant) -> Change:
    values = msgspec.structs.asdict(occupant)
    where = (schema.seats.c.table_id == table) & (schema.seats.c.seat == occupant.seat)
    return update(schema.seats).where(where).values(values), None


def store_rows(table: str, rows: Sequence[Row]) -> Change:
    return insert(schema.rows), [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows]


def store_record(table: str, **values: object) -> Change:
    changed = {"changed": time.time(), **values}
    return update(schema.tables).where(schema.tables.c.id == table).values(changed), None


def record_in(connection: Connection, table: str) -> Record | None:
    found = rows_of(connection, select(schema.tables).where(schema.tables.c.id == table))
    return msgspec.convert(found[0], Record) if found else None


def occupants_in(connection: Connection, table: str) -> list[Occupant]:
    query = select(schema.seats).where(schema.seats.c.table_id == table).order_by("seat")
    return [
        msgspec.convert({key: row[key] for key in Occupant.__struct_fields__}, Occupant)
        for row in rows_of(connection, query)
    ]
