"""Backups in the middle of play, what is kept apart from them, and one server for one file."""

import sqlite3
from pathlib import Path

import pytest
from serving import Client, serving
from sqlalchemy.engine import URL

from bakufu.cli.main import main
from bakufu.engine.text.errors import BadInput
from bakufu.server.backup import back_up, put_back
from bakufu.server.guests import Guest, Signer
from bakufu.server.store import database_address, open_now


def sqlite(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def test_a_backup_in_mid_play_goes_on_elsewhere(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "backup"
    with serving(sqlite(old)) as server:
        anna = Client(server.port, "Anna")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
        with anna.sit(table) as seat:
            while 0 not in seat.now["actors"]:
                seat.next()
            seat.send("play", moves=[seat.now["legal"][0]["move"]])
            seat.send("say", text="Good evening")
            while 0 not in seat.now["actors"]:
                seat.next()
            assert back_up(sqlite(old), file) == 1  # while the server has it open
            then = seat.now
            seat.send("play", moves=[seat.now["legal"][0]["move"]])
    assert file.stat().st_mode & 0o777 == 0o600
    secret = Path(f"{old}.secret").read_text(encoding="ascii")
    for kept in (file, old):
        assert secret.encode() not in kept.read_bytes()
    Path(f"{new}.secret").write_text(secret, encoding="ascii")
    assert put_back(sqlite(new), file) == 1
    with pytest.raises(BadInput, match="already"):
        put_back(sqlite(new), file)
    with serving(sqlite(new)) as server:
        anna.port = server.port
        with anna.sit(table) as seat:
            assert [line["text"] for line in seat.chat] == ["Good evening"]
            assert (seat.now["entry"], seat.now["view"]) == (then["entry"], then["view"])
            assert seat.send("play", moves=[seat.now["legal"][0]["move"]])["type"] == "acknowledged"


def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "backup"
    with serving(sqlite(old)) as server:
        seats = ["random", "random"]
        Client(server.port).new_table("shitenno", options={"players": 2}, seats=seats)
    back_up(sqlite(old), file)
    lines = file.read_bytes().splitlines(keepends=True)
    for broken in (lines[:-1], [*lines[:2], lines[-1]], lines[1:], [b"x", *lines], []):
        file.write_bytes(b"".join(broken))
        with pytest.raises(BadInput):
            put_back(sqlite(new), file)
    file.write_bytes(b"".join(lines))
    assert put_back(sqlite(new), file) == 1


def test_the_secret_of_an_older_database_moves_out_of_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_now(sqlite(file)).release()
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO settings VALUES ('secret', 'kept')")
    database.close()
    for _ in range(2):
        with serving(sqlite(file)) as server:
            mine = server.tables.services.signer.cookie(Guest("anna", "Anna"))
        assert Path(f"{file}.secret").read_text(encoding="ascii") == "kept"
        assert Signer("kept").guest(mine) == Guest("anna", "Anna")
    with sqlite3.connect(file) as database:
        assert not database.execute("SELECT * FROM settings WHERE key = 'secret'").fetchall()
    database.close()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    url = database_address(tmp_path / "tables.db", tmp_path)
    with serving(url), pytest.raises(BadInput, match="another server has"):
        open_now(url)
    open_now(url).release()


def test_tables_are_listed_and_broken_ones_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    with serving(sqlite(file)) as server:
        anna = Client(server.port, "Anna")
        form = {"options": {"players": 2}, "seats": ["me", "open"]}
        broken, sound = (anna.new_table("shitenno", **form)["id"] for _ in range(2))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (broken,))
    database.close()
    assert main(["tables", "--db", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"{broken}  gone  cannot be opened: " in said
    assert f"{sound}  shitenno  game  gathering  0 entries" in said
    assert main(["backup", str(tmp_path / "backup"), "--db", str(file)]) == 0
    assert main(["restore", str(tmp_path / "backup"), "--db", str(tmp_path / "new.db")]) == 0
    assert "2 tables" in capsys.readouterr().out
