"""Every stored table, loaded as the server would load it."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import URL

from bakufu.engine.table.log import Header
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import find_game
from bakufu.server import schema
from bakufu.server.live_table import restore
from bakufu.server.seats import Record
from bakufu.server.store import Row, open_now


class Stored(NamedTuple):
    id: str
    game: str
    kind: str
    phase: str
    entries: int
    fault: str | None


def stock(url: URL) -> Iterator[Stored]:
    """All tables, the oldest first."""
    store = open_now(url, alone=False)
    try:
        for found in store.read_now(select(schema.tables).order_by("created")):
            id, game, kind, phase = (str(found[key]) for key in ("id", "game", "kind", "phase"))
            query = select(schema.rows).where(schema.rows.c.table_id == found["id"])
            rows = [
                Row(**{key: row[key] for key in Row.__struct_fields__})
                for row in store.read_now(query.order_by("number"))
            ]
            try:
                entries, fault = _entries(msgspec.convert(found, Record), rows), None
            except Exception as error:
                entries, fault = 0, str(error) if isinstance(error, BadInput) else "it is damaged"
            yield Stored(id, game, kind, phase, entries, fault)
    finally:
        store.engine.dispose()


def _entries(record: Record, rows: list[Row]) -> int:
    game, setup = find_game(record.game), record.setup_of()
    if record.header is None:
        return 0
    header = msgspec.json.decode(record.header, type=Header)
    return len(restore(game, header, record.start, rows, setup).entries)
