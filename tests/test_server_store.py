"""The database: SQLite and PostgreSQL alike, its migrations, and what is said about bad ones."""

import asyncio
import socket
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from serving import PATIENCE, Client, real_postgres, serving
from sqlalchemy import Connection, create_engine, insert, text
from sqlalchemy.engine import URL
from test_server_kill import Process, stored
from websockets.exceptions import ConnectionClosed

from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES
from bakufu.server import schema, websocket
from bakufu.server.run import listen
from bakufu.server.seats import Occupant, new_record, store_new
from bakufu.server.stocktaking import stock
from bakufu.server.store import (
    At,
    Conflict,
    Job,
    Store,
    StoreError,
    database_address,
    merged,
    open_store,
    read_address,
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[URL]:
    with real_postgres() as server:
        yield read_address(server.get_uri())


def sqlite(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return sqlite(tmp_path / "tables.db")
    found: URL = request.getfixturevalue("postgres")
    return found


def test_a_game_goes_on_after_a_restart(url: URL) -> None:
    with serving(url) as server:
        anna = Client(server.port, "Anna")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
        with anna.sit(table["id"]) as seat:
            for number in range(12):
                while 0 not in seat.now["actors"]:
                    seat.next()
                legal = seat.now["legal"]
                seat.send("play", moves=[legal[number % len(legal)]["move"]])
            seat.send("say", id="again", text="I will be back")
            while 0 not in seat.now["actors"]:
                seat.next()
            last, steps = seat.now, seat.entries
    with serving(url) as server:
        anna.port = server.port
        assert anna.ask("GET", "/api/my-tables")[0]["id"] == table["id"]
        with anna.sit(table["id"]) as seat:
            assert seat.entries == steps
            assert seat.now == last
            assert [line["text"] for line in seat.chat] == ["I will be back"]
            seat.send("say", id="again", text="I will be back")
            assert len(seat.chat) == 1


def test_changes_are_written_all_or_none(url: URL) -> None:
    async def write() -> None:
        store = await open_store(url)
        try:
            key = {"key": "number", "value": "1"}
            await asyncio.gather(
                *(
                    store.write((insert(schema.settings), [{"key": f"k{n}", "value": ""}]))
                    for n in range(20)
                )
            )
            results = await asyncio.gather(
                store.write((insert(schema.settings), [key])),
                store.write(
                    (insert(schema.settings), [{"key": "other", "value": "2"}]),
                    (insert(schema.settings), [key]),
                ),
                store.write((insert(schema.settings), [{"key": "third", "value": "3"}])),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), StoreError, type(None)]
            found = await keys(store)
            assert {"number", "third", "k0", "k19"} <= found
            assert "other" not in found
        finally:
            await store.close()

    asyncio.run(write())


async def keys(store: Store) -> set[str]:
    return {row["key"] for row in await store.read(schema.settings.select())}


def test_the_migrations_make_what_the_code_expects(url: URL) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(
            MigrationContext.configure(connection), schema.metadata
        )
        return found

    async def compare() -> list[object]:
        store = await open_store(url)
        try:
            with store.engine.connect() as connection:
                return differences(connection)
        finally:
            await store.close()

    assert asyncio.run(compare()) == []


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "tables.db")

    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadInput, match="newer version of Bakufu"):
        asyncio.run(make())


def test_merged_inserts_keep_their_order() -> None:
    one, two = insert(schema.settings), insert(schema.chat)
    row = {"key": "a", "value": "b"}
    found = merged([(one, [row]), (one, [row]), (two, [{"text": "x"}]), (one, [row])])
    assert [len(values or []) for _, values in found] == [2, 1, 1]


# What is said about things that cannot be


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BAKUFU_DATABASE_URL", raising=False)
    assert database_address(None, tmp_path / "new").database == str(tmp_path / "new" / "tables.db")
    monkeypatch.setenv("BAKUFU_DATABASE_URL", "postgresql://u:p@host/name")
    assert database_address(None, tmp_path).drivername == "postgresql+psycopg"
    assert database_address(tmp_path / "x.db", tmp_path).database == str(tmp_path / "x.db")


@pytest.mark.parametrize("word", ["nonsense", "mysql://host/name", "", "://"])
def test_a_bad_database_address(word: str) -> None:
    with pytest.raises(BadInput, match="BAKUFU_DATABASE_URL"):
        read_address(word)


def test_a_database_that_is_not_there() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(BadInput) as error:
        asyncio.run(open_store(read_address(f"postgresql://me:secret@127.0.0.1:{port}/x")))
    assert str(error.value).startswith("cannot open the database")
    assert "secret" not in str(error.value)


def test_files_that_are_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="it is a folder"):
        database_address(tmp_path, tmp_path)
    (tmp_path / "file").write_text("x" * 5000)
    with pytest.raises(BadInput, match="not a database"):
        asyncio.run(open_store(sqlite(tmp_path / "file")))
    with pytest.raises(BadInput, match="cannot write"):
        database_address(tmp_path / "file" / "tables.db", tmp_path)


def test_a_port_that_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is taken"):
            listen("127.0.0.1", port)
    with pytest.raises(BadInput, match="no such address"):
        listen("nowhere.invalid", 8000)
    assert isinstance(taken, socket.socket)


def test_words_that_cannot_be_stored_are_answered_to_who_sent_them(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NUL for PostgreSQL, half a letter for either: nobody else at the table notices."""
    monkeypatch.setattr(websocket, "plain_text", lambda text: "a\0" + "\ud800")
    with serving(url) as server:
        anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        with anna.sit(table) as odd, berta.sit(table) as calm:
            assert odd.send("say", text="x")["code"] == "internal"
            monkeypatch.undo()
            assert odd.send("say", text="sound")["type"] == "acknowledged"
            while not calm.chat:
                calm.next()
            assert [line["text"] for line in calm.chat] == ["sound"]


def test_who_comes_second_holds_up_nobody_who_is_stored_with_it(postgres: URL) -> None:
    """All that wait are one transaction, also when one of them knows an old version."""

    async def write() -> tuple[list[type], set[str], int]:
        store = await open_store(postgres)
        commits: list[int] = []
        commit, begun, free = store._commit_now, threading.Event(), threading.Event()
        free.set()

        def counted(jobs: Sequence[Job]) -> list[Job]:
            begun.set()
            assert free.wait(PATIENCE)
            commits.append(len(jobs))
            return commit(jobs)

        store._commit_now = counted  # type: ignore[method-assign]
        try:
            setup = GAMES["shogun"].setup({"players": 3})
            records = [new_record("shogun", setup, "host") for _ in range(4)]
            for record in records:
                await store.write(*store_new(record, [Occupant(0)]))
            commits.clear()
            begun.clear()
            free.clear()
            change = insert(schema.settings), [{"key": "first", "value": ""}]
            first = asyncio.create_task(store.write(change, at=At(records[0].id, 0)))
            await asyncio.to_thread(begun.wait, PATIENCE)
            asyncio.get_running_loop().call_later(0.05, free.set)
            results = await asyncio.gather(
                first,
                *(
                    store.write(
                        (insert(schema.settings), [{"key": f"second-{n}", "value": ""}]),
                        at=At(record.id, n % 2 + (not n)),
                    )
                    for n, record in enumerate(records)
                ),
                return_exceptions=True,
            )
            return [type(one) for one in results], await keys(store), len(commits)
        finally:
            await store.close()

    results, found, commits = asyncio.run(write())
    assert results == [type(None), type(None), Conflict, type(None), Conflict]
    assert {key for key in found if key.startswith("second")} == {"second-0", "second-2"}
    assert commits == 2, "the first, and then all that waited"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of another process")
def test_a_full_disk_loses_nothing_and_stops_nothing(tmp_path: Path) -> None:
    """The file can grow no more: moves are refused, and go on once it can; all told is there."""
    import resource

    def room(process: Process, most: int) -> None:
        resource.prlimit(process.process.pid or 0, resource.RLIMIT_FSIZE, (most, -1))

    url = sqlite(tmp_path / "tables.db")
    server = Process(url)
    anna = Client(server.port, "Anna")
    form: dict[str, Any] = {"options": {"players": 2}, "seats": ["me", "random"]}
    table = anna.new_table("shitenno", **form)["id"]

    def play(moves: int) -> list[str]:
        """What the moves were answered with."""
        found: list[str] = []
        with suppress(ConnectionClosed), anna.sit(table) as seat:
            while len(found) < moves:
                while 0 not in seat.now["actors"]:
                    seat.next()
                answer = seat.send("play", moves=[seat.now["legal"][0]["move"]])
                found.append(str(answer.get("code") or answer["type"]))
        return found

    try:
        assert play(3) == ["acknowledged"] * 3
        written = (tmp_path / "tables.db-wal").stat().st_size
        room(server, written)
        assert anna.raw("GET", "/health")[0] == 503
        assert "acknowledged" not in play(1) + play(1)
        anna.ask("GET", "/api/tables")  # what is there can be read
        room(server, -1)
        assert play(3) == ["acknowledged"] * 3
        assert anna.raw("GET", "/health")[0] == 200
    finally:
        server.kill()
    assert [one.fault for one in stock(url)] == [None]
    entries = stored(tmp_path / "tables.db", table).entries
    assert sum(entry.seat == 0 for entry in entries) == 6
