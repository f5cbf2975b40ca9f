"""A table that several processes serve: whoever comes second takes in what the first has stored.

Whatever is done at a table is written with the version of the table that its doer knows. If another
process was first, nothing is written: the table is put back to what it was, what was stored
meanwhile is taken in and told to those who are here, and the same is tried again with what the
table has become.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Select, select

from bakufu.engine.core.state import State
from bakufu.engine.table.log import Entry, Header
from bakufu.server import messages as m
from bakufu.server import passing, schema
from bakufu.server.connection import NO_TABLE, Fault
from bakufu.server.live_table import LiveTable, restoring
from bakufu.server.seats import Occupant, Record, occupants_in, record_in
from bakufu.server.slices import Rank
from bakufu.server.store import Conflict, Row, rows_of
from bakufu.server.talk import Line, Talk, lines_in, tell_line

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

# So often others may be first before it is said that too much happens here.
TRIES = 50

Done = TypeVar("Done")


class Kept(NamedTuple):
    """A table as it was before something was tried."""

    version: int
    record: Record
    occupants: list[Occupant]
    rows: int
    live: LiveTable | None
    cuts: int
    entries: int
    state: State | None


class News(NamedTuple):
    """What is stored of a table and may not be known here yet."""

    record: Record
    occupants: list[Occupant]
    rows: list[Row]
    lines: list[Line]


async def settle(session: "TableSession", work: Callable[[], Awaitable[Done]]) -> Done:
    """Do something with the table as it is stored, whoever has changed it meanwhile."""
    async with session.lock:
        for _ in range(TRIES):
            kept = _keep(session)
            try:
                return await work()
            except Conflict:
                await _put_back(session, kept)
                await catch_up(session)
        raise Fault("internal", "too much happens at this table at once: nothing has changed")


def _keep(session: "TableSession") -> Kept:
    live = session.live
    return Kept(
        session.version,
        msgspec.structs.replace(session.record),
        [msgspec.structs.replace(one) for one in session.occupants],
        session.rows,
        live,
        live.cuts if live else 0,
        len(live.entries) if live else 0,
        live.table.state if live else None,
    )


async def _put_back(session: "TableSession", kept: Kept) -> None:
    session.version, session.record, session.rows = kept.version, kept.record, kept.rows
    session.occupants, session.live = kept.occupants, kept.live
    live = kept.live
    if live is None:
        return
    if live.cuts == kept.cuts:
        assert kept.state is not None
        live.take_back(kept.entries, kept.state)
    else:
        # Something was taken back: the table is folded again, as far as it was known here.
        with unsettled(session):
            news = await _read(session, 0, session.talk.next_number)
            rows = [] if news is None else news.rows[: kept.rows]
            session.live = await folded(session, kept.record, rows)


async def _read(session: "TableSession", rows: int, lines: int) -> News | None:
    return await session.services.store.look(partial(read_news, session.id, rows, lines))


async def folded(session: "TableSession", record: Record, rows: Sequence[Row]) -> LiveTable:
    assert record.header is not None
    header = msgspec.json.decode(record.header, type=Header)
    work = restoring(session.game, header, record.start, rows, session.setup)
    return await session.services.slices.go_through(work, Rank.QUESTION)


def rows_from(table: str, number: int) -> Select[tuple[object, ...]]:
    rows = schema.rows
    query = select(rows).where((rows.c.table_id == table) & (rows.c.number >= number))
    return query.order_by(rows.c.number)


def read_news(table: str, rows: int, lines: int, connection: Connection) -> News | None:
    """A table's facts and seats, and its rows and lines from these numbers on.

    The version is read first: what is stored while this reads is perhaps seen, and then seen again.
    """
    record = record_in(connection, table)
    if record is None:
        return None
    found = rows_of(connection, rows_from(table, rows))
    return News(
        record,
        occupants_in(connection, table),
        [Row(**{key: row[key] for key in Row.__struct_fields__}) for row in found],
        lines_in(connection, table, lines),
    )


@contextmanager
def unsettled(session: "TableSession") -> Iterator[None]:
    """Whoever asks about the table waits."""
    session.unsettled = True
    try:
        yield
    finally:
        session.unsettled = False


@contextmanager
def reading(session: "TableSession") -> Iterator[None]:
    """While it is read what others have stored, nobody who asks about the table waits for it."""
    session.storing = len(session.live.entries) if session.live else None
    try:
        yield
    finally:
        session.storing = None


async def catch_up(session: "TableSession", wanted: int | None = None) -> None:
    """Take in what others have stored, and tell it to those who are here. The lock is held."""
    if session.broken or (wanted is not None and session.version >= wanted):
        return
    with reading(session):
        news = await _read(session, session.rows, session.talk.next_number)
    if news is None:
        session.break_up(NO_TABLE, "the table was taken away")
        raise Fault("internal", "the table was taken away")
    if news.record.version == session.version:
        return
    with session.told_or_given_up():
        await _take_in(session, news)


async def take_in_moves(session: "TableSession", version: int, rows: Sequence[Row]) -> None:
    """The same for moves alone, up to a version. The lock is held."""
    with session.told_or_given_up():
        session.version = version
        await _follow(session, rows)
        session.new_moment()
        _remember(session, rows)


def _remember(session: "TableSession", rows: Sequence[Row]) -> None:
    for row in rows:
        if row.sender is not None and row.message_id is not None:
            session.answered.add((row.sender, row.message_id))
    session.tell_words()
    session.wake()


async def _take_in(session: "TableSession", news: News) -> None:
    old, session.occupants = session.occupants, news.occupants
    session.record, session.version = news.record, news.record.version
    begun = session.live is None and news.record.header is not None
    eyes = {
        person
        for before, now in zip(old, session.occupants, strict=True)
        if before.person != now.person or (before.bot is None) != (now.bot is None)
        for person in (before.person, now.person)
        if person is not None
    }
    if any(before.person and before.person != now.person for before, now in _pairs(old, session)):
        # A seat went to another device, and what was said with it.
        session.talk = Talk()
        with unsettled(session):
            said = await session.services.store.look(
                lambda connection: lines_in(connection, session.id, 0)
            )
        for line in said:
            session.talk.add(line)
    if begun:
        with unsettled(session):
            session.live = await folded(session, news.record, news.rows)
        session.rows = len(news.rows)
    for person in eyes:
        session.look_again(person, welcome=not begun)
    if begun:
        session.tell_begun()
    elif news.rows:
        await _follow(session, news.rows)
    if old != session.occupants:
        session.tell_seats()
        if not news.rows:
            _tell_passes(session, old)
    for line in news.lines:
        if line.number >= session.talk.next_number:
            session.talk.add(line)
            tell_line(session, line)
    _remember(session, news.rows)


def _pairs(old: list[Occupant], session: "TableSession") -> "zip[tuple[Occupant, Occupant]]":
    return zip(old, session.occupants, strict=True)


def _tell_passes(session: "TableSession", old: list[Occupant]) -> None:
    for before, now in _pairs(old, session):
        if before.passes != now.passes:
            told, seat = m.Passes(passing.offers(session, now.seat)), now.seat
            session.tell(lambda viewer: told if viewer == seat else None)  # noqa: B023


async def _follow(session: "TableSession", rows: Sequence[Row]) -> None:
    """Fold rows of others, and tell of them as if they had been sent here."""
    live, n = session.playing, 0
    while n < len(rows):
        seat, first = rows[n].sender, rows[n].undone_to
        if first is not None:
            assert seat is not None
            # What others did in secret meanwhile is stored once more after the mark.
            later = sum(entry.seat != seat for entry in live.entries[first:])
            noticed = live.cut(first, seat)
            session.rows += 1
            n += 1
            for row in rows[n : n + later]:
                _fold(session, row)
            n += later
            session.clock.moved(session.waits_for_people(), seat, True)
            session.tell_undone(first, seat, noticed)
            continue
        first = len(live.entries)
        while n < len(rows) and rows[n].undone_to is None:
            entry = _fold(session, rows[n])
            assert entry.seat is not None
            session.clock.moved(session.waits_for_people(), entry.seat, live.public[-1])
            n += 1
        await session.tell_news(first, entry.seat or 0)


def _fold(session: "TableSession", row: Row) -> Entry:
    live = session.playing
    assert row.number == session.rows
    assert row.entry is not None
    entry = msgspec.json.decode(row.entry, type=Entry)
    live.replay(entry, row.public, row.harmless)
    assert live.entries[-1].hash == entry.hash
    session.rows += 1
    return entry
