"""What is broken stays by itself: a damaged table, a database that is gone, a fault of our own."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from serving import Client, serving
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import GAMES
from bakufu.server.connection import NO_TABLE
from bakufu.server.live_table import LiveTable
from bakufu.server.store import At, Change, database_address, open_store

BROKEN = {
    "a row that is no entry": "UPDATE rows SET entry = '{' WHERE table_id = ?",
    "a row that was changed": (
        'UPDATE rows SET entry = replace(entry, \'"hash":"\', \'"hash":"0\') WHERE table_id = ?'
    ),
    "rules that are gone": (
        "UPDATE tables SET header = replace(header, '\"rules_version\":', '\"rules_version\":99')"
        " WHERE id = ?"
    ),
    "a game that is gone": "UPDATE tables SET game = 'gone' WHERE id = ?",
    "how far it is": "UPDATE tables SET moment = '[' WHERE id = ?",
    "its set-up": "UPDATE tables SET setup = '[]' WHERE id = ?",
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_damaged_table_stops_no_other(tmp_path: Path, damage: str) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url) as server:
        anna = Client(server.port, "Anna")
        seats = ["me", "random"]
        broken, sound = (
            anna.new_table("shitenno", options={"players": 2}, seats=seats, clock=3600)["id"]
            for _ in range(2)
        )
    with sqlite3.connect(tmp_path / "tables.db") as database:
        changed = database.execute(BROKEN[damage], (broken,)).rowcount
    database.close()
    assert changed > 0
    with serving(url) as server:
        anna.port = server.port
        assert sound in {table["id"] for table in anna.ask("GET", "/api/tables")}
        assert sound in {table["id"] for table in anna.ask("GET", "/api/my-tables")}
        with anna.sit(sound) as seat:
            assert seat.now["entry"] >= 0
        if damage == "how far it is":
            return  # only lists ask for that
        problem = anna.ask("GET", f"/api/tables/{broken}", expect=422)
        assert problem["text"].startswith("this table cannot be opened: ")
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit(broken)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE


def test_health_is_told_by_writing_and_reading(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(URL.create("sqlite", database=str(file))) as server:
        client = Client(server.port)
        assert client.ask("GET", "/health")["status"] == "ok"
        file.unlink()
        assert client.ask("GET", "/health", expect=503)["code"] == "internal"


def test_many_who_ask_for_health_are_one_write(tmp_path: Path) -> None:
    async def ask() -> int:
        store = await open_store(URL.create("sqlite", database=str(tmp_path / "tables.db")))
        written: list[Change] = []
        write = store.write

        async def counted(*changes: Change, at: At | None = None) -> None:
            written.extend(changes)
            await write(*changes, at=at)

        store.write = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.try_out() for _ in range(50)))
        await store.close()
        return len(written)

    assert asyncio.run(ask()) == 1


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "data" / "tables.db"
    with serving(database_address(file, tmp_path)) as server:
        Client(server.port, "Anna").new_table(
            "shitenno", options={"players": 2}, seats=["me", "open"]
        )
        assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    file.chmod(0o644)  # as one that was made before
    database_address(file, tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600


def test_odd_headers_are_refused_and_no_fault(tmp_path: Path) -> None:
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as server:
        client = Client(server.port, "Anna")
        for origin in ("http://[", "http://]", "null", "//"):
            status, _, _ = client.raw("PUT", "/api/me", b'{"name": "B"}', {"Origin": origin})
            assert status == 403, origin
        status, _, _ = client.raw("GET", "/health", None, {"X-Forwarded-For": "unknown"})
        assert status == 200


def test_ids_of_messages_can_be_stored_everywhere(tmp_path: Path) -> None:
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as server:
        anna = Client(server.port, "Anna")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        with anna.sit(table) as seat:
            for number in ("a\0", "a\n", "ä", "\ud800", "a b"):
                seat.send_raw(f'{{"type": "ping", "id": {_quoted(number)}}}')
                answer = seat.next()
                assert (answer["type"], answer["code"]) == ("error", "bad-message")
            assert seat.send("ping")["type"] == "pong"


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'


def test_a_fault_of_our_own_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["shitenno"]
    live = LiveTable(Table(game, game.setup({"players": 2}), ["a", "b"]))
    live.begin(Dice(1))
    seat = live.table.actors[0]
    before, state = len(live.entries), live.table.state.cells()
    moves = [game.legal(live.table.state, seat)[0]] * 2

    def fault(*_: object) -> None:
        raise KeyError("a fault of our own")

    monkeypatch.setattr(live, "_consider", fault)
    with pytest.raises(KeyError):
        live.play(seat, moves, Dice(2), Dice(3))
    assert len(live.entries) == before
    assert live.table.state.cells() == state
    assert all(account.last < before for account in live.accounts.values())
