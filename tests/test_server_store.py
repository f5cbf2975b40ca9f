"""The database: SQLite and PostgreSQL alike, its migrations, and what is said about bad ones."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from serving import Client, real_postgres, serving
from sqlalchemy import Connection, create_engine, insert, text
from sqlalchemy.engine import URL

from bakufu.engine.text.errors import BadInput
from bakufu.server import schema, websocket
from bakufu.server.run import listen
from bakufu.server.store import (
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
            last, steps = seat.now, seat.steps
    with serving(url) as server:
        anna.port = server.port
        assert anna.ask("GET", "/api/my-tables")[0]["id"] == table["id"]
        with anna.sit(table["id"]) as seat:
            assert seat.steps == steps
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
