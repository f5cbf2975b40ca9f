"""A person's tables: how far they are, whose turn it is, and taking them away for good."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Json, Server, serving
from sqlalchemy import func, select, update
from sqlalchemy.engine import URL

from bakufu.games.shelf import GAMES
from bakufu.server import schema
from bakufu.server.addresses import nameless
from bakufu.server.guests import Guest

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    settings = msgspec.structs.replace(QUICK, bot_processes=1)
    with serving(URL.create("sqlite", database=str(path)), settings) as running:
        yield running


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def listed(client: Client, table: str) -> Json:
    (found,) = [one for one in client.ask("GET", "/api/my-tables") if one["id"] == table]
    assert isinstance(found, dict)
    return found


def ids(client: Client) -> list[str]:
    return [one["id"] for one in client.ask("GET", "/api/my-tables")]


def stored(server: Server, table: str) -> dict[str, int]:
    """How many rows of each kind are left of a table."""
    parts = {"tables": schema.tables.c.id}
    parts |= {part.name: part.c.table_id for part in (schema.seats, schema.rows, schema.chat)}
    with server.tables.services.store.engine.connect() as connection:
        return {
            name: connection.execute(
                select(func.count()).select_from(key.table).where(key == table)
            ).scalar_one()
            for name, key in parts.items()
        }


def play_out(client: Client, table: str) -> None:
    """A bot plays the rest for somebody; everybody else is a bot already."""
    client.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
    with Client(client.port).sit(table) as watcher:
        while not watcher.now["over"]:
            watcher.next()


def test_the_list_tells_whose_turn_it_is_and_how_far_the_game_is(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    form = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])
    assert (form["when"], form["turn"], form["scores"]) == ({}, [], [])
    table = form["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    assert listed(berta, table)["turn"] == [0]
    assert listed(berta, table)["when"]["de"] == "Aufbau"
    with anna.sit(table) as a, berta.sit(table) as b:
        while a.now["view"]["round"] == 0:
            one = a if a.now["actors"] == [0] else b
            one.send("play", moves=[one.now["legal"][0]["move"]])
            a.send("ping")  # has taken in everything that was sent before
            b.send("ping")
        now = listed(anna, table)
        assert now["turn"] == a.now["actors"]
        assert now["when"]["en"].startswith("Round 1")
        assert now["when"]["fr"] != now["when"]["en"]
        assert now["scores"] == now["winners"] == [], "points may hold what is hidden"
        while a.now["undo"] == b.now["undo"] == 0:
            one = a if a.now["actors"] == [0] else b
            one.send("play", moves=[one.now["legal"][0]["move"]])
            a.send("ping")
            b.send("ping")
        (a if a.now["undo"] else b).send("undo")
        a.send("ping")
        assert listed(anna, table)["turn"] == a.now["actors"]


def test_a_secret_move_changes_nothing_in_any_list(server: Server) -> None:
    """Not even the order of the lists, which is that of the last change."""
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    first = anna.new_table("shogun", options={"players": 3}, seats=["me", "open", "open"])["id"]
    carla = Client(server.port, "Carla")
    for seat, client in enumerate((berta, carla), 1):
        client.ask("POST", f"/api/tables/{first}/seats/{seat}")
    with anna.sit(first) as a, berta.sit(first) as b, carla.sit(first) as c:
        sockets = [a, b, c]
        while "plan" not in a.now["prompt"]["id"]:  # until all plan at the same time
            one = sockets[a.now["actors"][0]]
            one.send("play", moves=[one.now["legal"][0]["move"]])
            for other in sockets:
                other.send("ping")
        second = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        before = anna.ask("GET", "/api/my-tables")
        assert [one["id"] for one in before][:2] == [second, first]
        assert listed(anna, first)["turn"] == [0, 1, 2]
        b.send("play", moves=[b.now["legal"][0]["move"]])
        assert anna.ask("GET", "/api/my-tables") == before


def test_the_result_of_a_finished_game_is_in_the_list(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    play_out(anna, table)
    with anna.sit(table) as seat:
        found = listed(anna, table)
        assert found["phase"] == "over"
        assert found["turn"] == []
        assert found["scores"] == seat.now["scores"]
        assert found["winners"] == seat.now["winners"]
    assert anna.ask("DELETE", f"/api/tables/{table}") == {"gone": True}, "she was alone with a bot"
    assert stored(server, table) == {"tables": 0, "seats": 0, "rows": 0, "chat": 0}


def test_only_those_whose_table_it_is_take_it_away(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 3}, seats=["me", "open", "open"])["id"]
    for stranger in (Client(server.port), Client(server.port, "Xenia")):
        assert stranger.ask("DELETE", f"/api/tables/{table}", expect=403)["code"] == "not-yours"
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    assert berta.ask("DELETE", f"/api/tables/{table}", expect=403)["code"] == "not-yours"
    anna.ask("POST", f"/api/tables/{table}/start", {"bot": "random"})
    for player in (anna, berta):
        said = player.ask("DELETE", f"/api/tables/{table}", expect=403)
        assert "others play here" in said["text"]
    assert stored(server, table)["rows"] > 0


def test_a_table_that_gathers_is_called_off(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 3}, seats=["me", "open", "open"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    with berta.sit(table) as seat:
        seat.send("say", text="here I am")
        assert anna.ask("DELETE", f"/api/tables/{table}") == {"gone": True}
        assert seat.closed()[0] == 4004
    assert ids(anna) == ids(berta) == []
    assert stored(server, table) == {"tables": 0, "seats": 0, "rows": 0, "chat": 0}
    anna.ask("GET", f"/api/tables/{table}", expect=404)


def test_a_finished_game_stays_for_the_others(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    berta.ask("DELETE", f"/api/tables/{table}/seats/1?bot=random")
    play_out(anna, table)
    again = anna.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert anna.ask("DELETE", f"/api/tables/{table}") == {"gone": False}
    assert table not in ids(anna)
    assert table in ids(berta)
    assert stored(server, table)["rows"] > 0
    assert berta.ask("DELETE", f"/api/tables/{table}") == {"gone": True}
    assert stored(server, table) == {"tables": 0, "seats": 0, "rows": 0, "chat": 0}
    assert again in ids(anna), "the game after it goes on"


def test_a_rematch_that_was_taken_away_is_made_anew(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    play_out(anna, table)
    first = anna.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert anna.ask("DELETE", f"/api/tables/{first}") == {"gone": True}
    assert anna.ask("POST", f"/api/tables/{table}/rematch")["id"] != first


def bring(client: Client, game: str, name: str) -> Any:
    return client.ask_log((GOLDEN / game / "version-1" / f"{name}.jsonl").read_bytes())


def test_replays_are_listed_for_whoever_brought_them_and_have_chapters(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = bring(anna, "shitenno", "players-3-double_deck-from_examples")
    assert listed(anna, table["id"])["winners"] == table["winners"] != []
    with anna.sit(table["id"]) as seat:
        for viewpoint in ("own", 1):
            chapters = seat.send("chapters", viewpoint=viewpoint)["chapters"]
            rounds = [
                (one["when"]["id"].rpartition("-")[2], one["when"]["args"]["round"])
                for one in chapters
            ]
            assert rounds[:4] == [("up", 0), ("even", 1), ("odd", 1), ("even", 2)]
            entries = [one["entry"] for one in chapters]
            assert entries == sorted(set(entries))
            assert entries[0] == 0
            for entry, (_, number) in list(zip(entries, rounds, strict=True))[1:4]:
                views = [
                    seat.send("look-back", entry=one, viewpoint=viewpoint)["view"]
                    for one in (entry - 1, entry)
                ]
                years = [(view["round"], view["year"]) for view in views]
                assert years[1][0] == number
                assert years[0] != years[1], "something begins here"
    other = Client(server.port, "Xenia")
    assert other.ask("DELETE", f"/api/tables/{table['id']}", expect=403)["code"] == "not-yours"
    assert anna.ask("DELETE", f"/api/tables/{table['id']}") == {"gone": True}


def test_chapters_of_a_running_game_are_ones_own_only(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with anna.sit(table) as seat:
        assert seat.send("chapters")["chapters"][0]["entry"] == 0
        assert seat.send("chapters", viewpoint=1)["code"] == "not-yours"


def test_a_line_is_asked_whether_it_lives_even_before_one_has_come_in(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    with anna.sit(table, enter=False) as seat:
        assert seat.send("ping", id="p1") == {"type": "pong", "reply": "p1"}
        assert seat.send("say", text="hello")["code"] == "enter-first"


def test_an_invitation_tells_who_invites(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    with Client(server.port).sit(table) as stranger:
        facts = stranger.welcome["table"]
        assert (facts["invited_by"], facts["host"]) == ("Anna", False)


def test_no_address_and_no_person_fills_the_list_of_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody opens a hundred tables, with one cookie or with many: the others stay listed."""
    monkeypatch.setattr("bakufu.server.tables.MOST_LISTED", 12)
    store = server.tables.services.store

    def open_tables(number: int, opener: str, *hosts: str) -> list[str]:
        made = []
        for n in range(number):
            host = Guest(hosts[n % len(hosts)], "x")
            opening = server.tables.create(
                GAMES["shitenno"], {"players": 2}, None, host, ["me"], False, None, opener=opener
            )
            made.append(asyncio.run_coroutine_threadsafe(opening, server.loop).result(PATIENCE).id)
        return made

    def shown() -> list[str]:
        return [one["id"] for one in Client(server.port).ask("GET", "/api/tables")]

    with store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(private=True))  # of other tests
    calm = open_tables(2, "one house", "Anna") + open_tables(1, "another", "Berta")
    many = open_tables(40, "a flood", *(f"guest {n}" for n in range(20)))
    assert calm[::-1] == [table for table in shown() if table in calm]
    assert [table for table in shown() if table in many] == many[-9:][::-1], "in what room is left"
    # Behind one address those with one table go before those with many.
    neighbour = open_tables(1, "a flood", "neighbour")
    many = open_tables(40, "a flood", "guest 1")
    assert {*calm, *neighbour} <= set(shown())
    assert len(shown()) == 12


def test_tables_are_stored_with_where_they_were_opened_from(server: Server) -> None:
    """Not by its name; and the same address is the same."""
    openers = []
    for name in ("Anna", "Berta"):
        table = Client(server.port, name).new_table(
            "shitenno", options={"players": 2}, seats=["me"]
        )["id"]
        with server.tables.services.store.engine.connect() as connection:
            query = select(schema.tables.c.opener).where(schema.tables.c.id == table)
            openers.append(connection.execute(query).scalar_one())
    assert openers[0] == openers[1] == nameless(server.tables.services.secret, "table", "127.0.0.1")


def test_a_clock_runs_while_its_table_is_put_away(tmp_path: Path) -> None:
    """It is woken when somebody's time is up, and put away again."""
    settings = msgspec.structs.replace(QUICK, bot_processes=1, idle_seconds=0.2)
    with serving(URL.create("sqlite", database=str(tmp_path / "t.db")), settings) as server:
        anna = Client(server.port, "Anna")
        form = {"options": {"players": 2}, "seats": ["me", "random"], "clock": 1}
        table = anna.new_table("shitenno", **form)["id"]
        sessions, rows = server.tables.sessions, [stored(server, table)["rows"]]
        for _ in range(2):
            wait_for(lambda: table not in sessions)
            wait_for(lambda: stored(server, table)["rows"] > rows[-1])
            rows.append(stored(server, table)["rows"])
        wait_for(lambda: table not in sessions)
        with anna.sit(table) as seat:
            assert 0 <= seat.now["seconds_left"] <= 1, "it has gone on"
            assert seat.now["entry"] >= 2
