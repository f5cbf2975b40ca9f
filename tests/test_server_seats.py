"""Who sits where: guests, bots, invitations, other devices, clocks."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import structlog
from serving import QUICK, Client, Json, Server, serving
from sqlalchemy.engine import URL

from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import HOUSE_BOTS
from bakufu.server.bot_turns import BotTurns


class Raises(Bot):
    name = "raises"

    def choose(self, sight: Sight) -> int:
        raise RuntimeError("no idea")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    settings = msgspec.structs.replace(QUICK, bot_processes=1)
    with serving(URL.create("sqlite", database=str(path)), settings) as running:
        yield running


def kinds(table: Json) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_a_guest_needs_only_a_name(server: Server) -> None:
    client = Client(server.port)
    assert client.ask("GET", "/api/me") == {"name": None}
    assert client.ask("PUT", "/api/me", {"name": "  Anna\u202e \n B "}) == {"name": "Anna B"}
    status, headers, _ = client.raw("PUT", "/api/me", b'{"name":"A"}', JSON)
    assert status == 200
    for word in ("HttpOnly", "SameSite=lax"):
        assert word.lower() in headers["set-cookie"].lower()
    assert client.ask("PUT", "/api/me", {"name": "\u200b"}, 422)["code"] == "bad-words"


JSON = {"Content-Type": "application/json"}


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    thief = Client(server.port)
    thief.cookie = anna.cookie[:-3] + ("AAA" if anna.cookie[-3:] != "AAA" else "BBB")
    assert thief.ask("GET", "/api/me") == {"name": None}
    with thief.sit(table) as seat:
        assert seat.seat is None


def test_an_invitation_to_a_private_table(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table(
        "shitenno", options={"players": 3}, seats=["me", "open", "random"], private=True
    )
    assert len(table["id"]) > 20
    assert table["id"] not in [one["id"] for one in berta.ask("GET", "/api/tables")]
    assert table["phase"] == "gathering"
    there = berta.ask("POST", f"/api/tables/{table['id']}/seats/1")
    assert there["phase"] == "running"
    assert there["seat"] == 1
    assert kinds(there) == [("person", "Anna"), ("person", "Berta"), ("bot", "random")]
    carla = Client(server.port, "Carla")
    taken = carla.ask("POST", f"/api/tables/{table['id']}/seats/1", expect=409)
    assert taken["code"] == "no-seat"
    assert berta.ask("GET", "/api/my-tables")[0]["id"] == table["id"]


def test_a_public_table_is_in_the_lobby_until_it_is_over(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shogun", options={"players": 3})
    assert kinds(table) == [("person", "Anna"), ("open", ""), ("open", "")]
    assert table["id"] in [one["id"] for one in Client(server.port).ask("GET", "/api/tables")]
    stranger = Client(server.port, "X").ask(
        "POST", f"/api/tables/{table['id']}/start", {"bot": "random"}, 403
    )
    assert stranger["code"] == "not-yours"
    begun = anna.ask("POST", f"/api/tables/{table['id']}/start", {"bot": "random"})
    assert begun["phase"] == "running"
    assert kinds(begun)[1:] == [("bot", "random"), ("bot", "random")]


def test_leaving_and_coming_back(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    with anna.sit(table) as seat:
        left = berta.ask("DELETE", f"/api/tables/{table}/seats/1?bot=random")
        assert kinds(left)[1] == ("bot", "Berta")
        seat.send("play", moves=[seat.now["legal"][0]["move"]])
        # The bot moves for Berta, until it is Anna's turn again.
        while 0 not in seat.now["actors"] or not any(step["seat"] == 1 for step in seat.entries):
            if 0 in seat.now["actors"]:
                seat.send("play", moves=[seat.now["legal"][0]["move"]])
            else:
                seat.next()
        carla = Client(server.port, "Carla")
        assert carla.ask("POST", f"/api/tables/{table}/seats/1", expect=409)["code"] == "no-seat"
        back = berta.ask("POST", f"/api/tables/{table}/seats/1")
        assert kinds(back)[1] == ("person", "Berta")
        seat.until(lambda message: message["type"] == "seats" and not message["seats"][1]["bot"])
        # Berta is not here: Anna may have a bot play for her.
        there = anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert kinds(there)[1] == ("bot", "Berta")
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        with berta.sit(table):
            here = anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, 409)
            assert here["code"] == "no-seat"


def test_a_bot_swapped_for_a_person(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    assert berta.ask("POST", f"/api/tables/{table}/seats/1", expect=409)["code"] == "no-seat"
    assert (
        berta.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "judge"}, 409)["code"]
        == "no-seat"
    )
    # Whoever sits down sees the hand: a bot's seat is freed before the game begins, or not at all.
    free = {"bot": "random", "free": True}
    assert anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", free, 403)["code"] == "not-yours"
    seats = ["me", "random", "open"]
    table = anna.new_table("shogun", options={"players": 3}, seats=seats)["id"]
    anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", free)
    assert berta.ask("POST", f"/api/tables/{table}/seats/1")["seat"] == 1
    assert anna.ask("POST", f"/api/tables/{table}/seats/1", expect=409)["code"] == "no-seat"


def test_who_lost_the_line_has_a_minute_and_the_seat_comes_back(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, grace=60)
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
        seats = ["me", "open", "skilled"]
        table = anna.new_table("shogun", options={"players": 3}, seats=seats)["id"]
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        berta.sit(table).close()
        replace = ("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert anna.ask(*replace, expect=409)["code"] == "no-seat"
        session = server.tables.sessions[table]
        session.gone_at = dict.fromkeys(session.gone_at, time.monotonic() - 61)
        # Not any bot stands in, but one as strong as those at the table.
        assert anna.ask(*replace)["seats"][1]["bot"] == "skilled"
        with berta.sit(table) as back:
            assert back.seats[1]["bot"] is None
            assert back.seats[1]["kind"] == "person"


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    laptop, phone, thief = Client(server.port, "Anna"), Client(server.port), Client(server.port)
    table = laptop.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    link = laptop.ask("POST", f"/api/tables/{table}/link")["link"]
    with laptop.sit(table) as old:
        assert old.seat == 0
        assert phone.ask("POST", "/api/links", {"link": link})["seat"] == 0
        # The same socket sees with other eyes from now on.
        assert old.until(lambda message: message["type"] == "welcome")["seat"] is None
        assert old.now["legal"] == []
        assert old.send("play", moves=["draw"])["code"] == "no-seat"
    with laptop.sit(table) as old:
        assert old.seat is None
    with phone.sit(table) as new:
        assert new.seat == 0
        assert new.welcome["table"]["host"]
    assert thief.ask("POST", "/api/links", {"link": link}, 409)["code"] == "no-seat"
    said, _, sign = link.rpartition(".")
    forged = f"{said}.{'B' if sign[0] == 'A' else 'A'}{sign[1:]}"
    assert thief.ask("POST", "/api/links", {"link": forged}, 403)["code"] == "not-yours"
    assert laptop.ask("POST", f"/api/tables/{table}/link", expect=409)["code"] == "no-seat"


def test_the_judging_bot_thinks_elsewhere(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["judge", "me"])["id"]
    with anna.sit(table) as seat:
        while 1 not in seat.now["actors"]:
            seat.next()
        assert any(step["seat"] == 0 for step in seat.entries)


def test_a_bot_that_fails_is_replaced(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # The processes do not know this one: there, asking for it fails every time.
    monkeypatch.setitem(HOUSE_BOTS, "raises", Raises)
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["raises", "me"])["id"]
    with anna.sit(table) as seat:
        while 1 not in seat.now["actors"] or seat.seats[0]["bot"] != "random":
            seat.next()
        assert any(step["seat"] == 0 for step in seat.entries)
    numbers = server.tables.services.metrics.text()
    assert b'bakufu_bot_faults_total{bot="raises"} 2.0' in numbers


def test_when_the_time_is_up_a_bot_decides(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"], clock=1)
    with anna.sit(table["id"]) as seat:
        assert 0 <= seat.now["seconds_left"] <= 1
        while not any(step["seat"] == 0 for step in seat.entries):
            seat.next()
        assert seat.seats[0]["kind"] == "person"


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    assert anna.ask("POST", f"/api/tables/{table}/rematch", expect=409)["code"] == "not-begun"
    anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
    with Client(server.port).sit(table) as watcher:
        while not watcher.now["over"]:
            watcher.next()
    carla = Client(server.port, "Carla")  # not one of them: she only asks first
    first = carla.ask("POST", f"/api/tables/{table}/rematch")
    second = Client(server.port).ask("POST", f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["random", "Anna"]
    assert first["seats"][1]["kind"] == "bot", "Anna is not here"


def test_who_asks_for_a_rematch_plays_it(server: Server) -> None:
    """Even if a bot has played the first game to its end for them."""
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
    with anna.sit(table) as seat:
        while not seat.now["over"]:
            seat.next()
    again = anna.ask("POST", f"/api/tables/{table}/rematch")
    assert kinds(again) == [("bot", "random"), ("person", "Anna")]


def test_sitting_down_opens_the_eyes_of_the_same_socket(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    with anna.sit(table) as a, berta.sit(table) as b:
        assert b.seat is None
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        while b.position is None:
            b.next()
        assert b.seat == 1
        assert b.now["view"]["seats"][1]["hand"] is not None
        a.until(lambda message: message["type"] == "welcome")
        a.send("play", moves=[a.now["legal"][0]["move"]])
        while 1 not in b.now["actors"]:
            b.next()
        assert b.send("play", moves=[b.now["legal"][0]["move"]])["type"] == "acknowledged"
        # A bot plays for Berta: she is asked for nothing, and then again.
        berta.ask("DELETE", f"/api/tables/{table}/seats/1?bot=random")
        b.until(lambda message: message["type"] == "welcome")
        assert b.now["legal"] == []
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        assert b.until(lambda message: message["type"] == "welcome")["seat"] == 1
        assert b.send("look-back", entry=0)["viewpoint"] == 1
        assert len(b.received) < 30, "nobody had to come in again"


def test_the_word_for_a_seat_follows_its_colour(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shogun", options={"players": 3}, seats=["me", "open", "open"])["id"]
    others = [Client(server.port, name) for name in ("Berta", "Carla")]
    for seat, client in enumerate(others, 1):
        client.ask("POST", f"/api/tables/{table}/seats/{seat}")
    with anna.sit(table) as a, others[0].sit(table) as b:
        before = [seat["word"] for seat in b.seats]
        a.send("play", moves=[a.now["legal"][-1]["move"]])
        told = b.until(lambda message: message["type"] == "seats")["seats"]
        assert told[0]["word"] == b.now["view"]["seats"][0]["colour"] != before[0]
        a.send("undo")
        told = b.until(lambda message: message["type"] == "seats")["seats"]
        assert [seat["word"] for seat in told] == before


def test_more_seats_than_players_are_refused(server: Server) -> None:
    anna = Client(server.port, "Anna")
    form = {"game": "shitenno", "options": {"players": 2}, "seats": ["me", "random", "judge"]}
    refused = anna.ask("POST", "/api/tables", form, 422)
    assert refused["text"] == "3 seats are named, but there are 2 players"


def test_nothing_is_left_undone_when_the_server_stops(tmp_path: Path) -> None:
    """Not a bot that thinks, nor a message that is being answered: all have come to their end."""
    settings = msgspec.structs.replace(QUICK, bot_processes=1)
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna = Client(server.port, "Anna")
        tables = [
            anna.new_table("shitenno", options={"players": 2}, seats=["judge", "judge"])["id"]
            for _ in range(4)
        ]
        sittings = [anna.sit(table) for table in tables]
        for sitting in sittings:
            sitting.send_raw('{"type":"say","id":"bye","text":"good night"}')
        all_tables = server.tables
        assert any(session.bots.busy for session in all_tables.sessions.values())
    assert not any(session.bots.busy for session in all_tables.sessions.values())
    assert not all_tables.services.tasks
    for sitting in sittings:
        sitting.close()


def test_a_bot_that_is_stopped_before_it_thinks_is_not_busy() -> None:
    async def stop_at_once() -> bool:
        session: Any = SimpleNamespace(
            id="table",
            broken=False,
            is_home=True,
            clock=SimpleNamespace(overdue=()),
            occupants=[SimpleNamespace(bot="random", passes="")],
            playing=SimpleNamespace(table=SimpleNamespace(actors=[0])),
        )
        bots = BotTurns(session)
        bots.wake()
        assert bots.busy
        await asyncio.gather(*bots.stop(), return_exceptions=True)
        return bots.busy

    assert not asyncio.run(stop_at_once())


def test_the_servers_log_keeps_secrets(server: Server) -> None:
    with structlog.testing.capture_logs() as logs:
        anna = Client(server.port, "Annabella")
        table = anna.new_table(
            "shitenno", options={"players": 2}, seats=["me", "random"], private=True
        )["id"]
        link = anna.ask("POST", f"/api/tables/{table}/link")["link"]
    text = str(logs)
    assert "table opened" in text
    assert table[:6] in text
    for secret in (table, link, anna.cookie, anna.cookie.partition("=")[2], "Annabella"):
        assert secret not in text


def test_a_table_nobody_looks_at_is_put_away(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, idle_seconds=0.1)
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna = Client(server.port, "Anna")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
        with anna.sit(table) as seat:
            seat.send("play", moves=[seat.now["legal"][0]["move"]])
            while 0 not in seat.now["actors"]:
                seat.next()
            assert table in server.tables.sessions
            before = seat.now
        while table in server.tables.sessions:
            time.sleep(0.05)
        with anna.sit(table) as seat:
            assert seat.now == before
