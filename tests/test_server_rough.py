"""Malformed, oversized, out of order, forged, flooding: answered, slowed down, and never felt by
anybody else.
"""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import PATIENCE, QUICK, Client, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.server.connection import Connection
from bakufu.server.messages import LARGEST_MESSAGE
from bakufu.server.run import LARGEST_FRAME
from bakufu.server.settings import Limit

STRICT = msgspec.structs.replace(
    QUICK, messages=Limit(20, 1), patience=Limit(30, 60), chat=Limit(3, 3600), sockets=40
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(URL.create("sqlite", database=str(path))) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("strict") / "tables.db"
    with serving(URL.create("sqlite", database=str(path)), STRICT) as running:
        yield running


def table_of_two(server: Server) -> tuple[Client, Client, str]:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    return anna, berta, table


def goes_on(server: Server, table: str, anna: Client, berta: Client) -> None:
    """The table is as playable as before."""
    with anna.sit(table) as a, berta.sit(table) as b:
        one = (a, b)[a.now["actors"][0]]
        assert one.send("play", moves=[one.now["legal"][0]["move"]])["type"] == "acknowledged"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["enter", "play", "order", "why-not", "undo", "look-back", "say", "welcome"]
)
field_names = st.sampled_from(
    ["id", "moves", "words", "after", "since", "undos", "entries", "entry", "viewpoint", "text"]
)
field_values = json_values | st.sampled_from(["accept", ["accept"], ["piece 1-koku", "end"], 0, 1])
almost = st.builds(
    lambda kind, id, fields: json.dumps({"type": kind, "id": id, **fields}),
    kinds,
    st.text(max_size=10),
    st.dictionaries(field_names, field_values, max_size=4),
)
anything = st.text(max_size=60) | st.binary(max_size=60) | almost | json_values.map(json.dumps)


def test_any_message_is_answered_and_disturbs_nobody(server: Server) -> None:
    anna, berta, table = table_of_two(server)
    with anna.sit(table) as rough, berta.sit(table) as calm:
        entry = calm.now["entry"]
        state = {"answers": 0}

        @settings(
            max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(anything)
        def send(data: str | bytes) -> None:
            rough.send_raw(data)
            # Whatever that was, the next proper message is answered.
            answer = rough.send("why-not", moves=["draw"])
            assert answer["type"] == "answer"
            state["answers"] += 1

        send()
        assert state["answers"] >= 150
        assert entry <= rough.now["entry"]
        codes = {json.loads(data).get("code") for data in rough.received}
        assert "bad-message" in codes
        assert "internal" not in codes
    goes_on(server, table, anna, berta)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        ("[" * 5000, "bad-message"),
        ('{"type":"play","id":"1","moves":["accept"],"seat":1}', "bad-message"),
        ("x" * (LARGEST_MESSAGE + 1), "too-large"),
    ],
)
def test_malformed_messages_get_a_typed_error(server: Server, data: Any, code: str) -> None:
    anna, berta, table = table_of_two(server)
    with anna.sit(table) as seat:
        seat.send_raw(data)
        message = seat.until(lambda message: message["type"] == "error")
        assert (message["code"], message["reply"]) == (code, None)
    goes_on(server, table, anna, berta)


def test_a_frame_beyond_all_measure_ends_the_socket_only(server: Server) -> None:
    anna, berta, table = table_of_two(server)
    with anna.sit(table) as seat, berta.sit(table) as other:
        seat.send_raw("x" * (LARGEST_FRAME + 1))
        assert seat.closed()[0] == 1009
        assert other.send("why-not", moves=["draw"])["type"] == "answer"
    goes_on(server, table, anna, berta)


def test_out_of_order_and_out_of_place(server: Server) -> None:
    anna, berta, table = table_of_two(server)
    with anna.sit(table, enter=False) as early:
        assert early.send("play", moves=["accept"])["code"] == "enter-first"
    with Client(server.port, "Visitor").sit(table) as visitor:
        for kind, fields in {
            "play": {"moves": ["accept"]},
            "order": {"words": "accept"},
            "why-not": {"moves": ["accept"]},
            "undo": {},
        }.items():
            assert visitor.send(kind, **fields)["code"] == "no-seat"  # type: ignore[arg-type]
    with berta.sit(table) as b:
        assert b.now["actors"] == [0]
        assert b.now["legal"] == []
        with anna.sit(table) as a:
            move = a.now["legal"][0]["move"]
        assert b.send("play", moves=[move])["type"] == "refused"
    goes_on(server, table, anna, berta)


def test_no_such_table_and_other_sites(server: Server) -> None:
    anna, _, table = table_of_two(server)
    with Sitting(anna, "nothing-here", enter=False) as lost:
        assert lost.closed()[0] == 4004
    with Sitting(anna, table, enter=False, origin="https://elsewhere.example") as forged:
        assert forged.closed()[0] == 4003
    with Sitting(anna, table, origin=f"http://127.0.0.1:{server.port}") as own:
        assert own.seat == 0
    headers = {"Content-Type": "application/json", "Origin": "https://elsewhere.example"}
    status, _, data = anna.raw("PUT", "/api/me", b'{"name":"X"}', headers)
    assert (status, json.loads(data)["code"]) == (403, "not-yours")


def test_a_flood_is_turned_off_and_others_play_on(strict: Server) -> None:
    anna, berta, table = table_of_two(strict)
    with anna.sit(table) as flood, berta.sit(table) as calm:
        for number in range(STRICT.patience.number + 60):
            flood.send_raw(json.dumps({"type": "look-back", "id": str(number), "entry": 0}))
        assert flood.closed()[0] == 4029
        codes = [json.loads(data).get("code") for data in flood.received]
        assert "too-many" in codes
        assert calm.send("why-not", moves=["draw"])["type"] == "answer"
    goes_on(strict, table, anna, berta)


def test_chat_is_limited(strict: Server) -> None:
    anna, _, table = table_of_two(strict)
    with anna.sit(table) as seat:
        answers = [seat.send("say", text=f"line {n}")["type"] for n in range(5)]
        assert answers == ["acknowledged"] * 3 + ["error"] * 2


def test_too_many_sockets_from_one_place(strict: Server) -> None:
    anna, _, table = table_of_two(strict)
    open_ones = [anna.sit(table, enter=False) for _ in range(STRICT.sockets)]
    try:
        with anna.sit(table, enter=False) as one_more:
            assert one_more.closed()[0] == 4029
    finally:
        for one in open_ones:
            one.close()


def test_a_client_that_does_not_read_is_dropped() -> None:
    limits = [{"outbox": 3, "outbox_bytes": 100}, {"outbox": 100, "outbox_bytes": 3}]
    for limit in limits:
        connection = Connection(None, None, msgspec.structs.replace(STRICT, **limit))
        for _ in range(5):
            connection.send_text("x")
        assert connection.ended
        assert connection.code == 1013
        assert asyncio.run(connection.next()) is None


def test_headers_and_pages(server: Server) -> None:
    client = Client(server.port)
    for path in ("/", "/table/abc", "/api/games", "/health", "/nowhere"):
        status, headers, _ = client.raw("GET", path)
        assert status == 200
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.ask("GET", "/api/nothing", expect=404)["code"] == "not-found"
    assert client.ask("GET", "/health")["status"] == "ok"
    large = b'{"name":"' + b"x" * 300_000 + b'"}'
    status, _, _ = client.raw("PUT", "/api/me", large, {"Content-Type": "application/json"})
    assert status == 413


def test_a_body_that_hides_its_size_is_cut_off(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    pieces = (b"x" * 10_000 for _ in range(100))
    headers = {"Content-Type": "application/json"}
    connection.request("PUT", "/api/me", pieces, headers, encode_chunked=True)
    assert connection.getresponse().status in (400, 413)
    connection.close()


def test_the_rules_the_words_and_the_shelf(server: Server) -> None:
    client = Client(server.port)
    games = client.ask("GET", "/api/games")
    assert {"shitenno", "shogun"} <= {game["id"] for game in games}
    assert client.ask("GET", "/api/games/shogun")["players"] == [3, 4, 5]
    assert client.ask("GET", "/api/games/chess", expect=404)["code"] == "not-found"
    found = client.ask("GET", "/api/games/shogun/rules?q=tower")
    assert any(rule["id"].startswith("SHO-TOWER") for rule in found)
    rule = client.ask("GET", "/api/games/shogun/rules/sho-build-03?lang=fr")
    assert rule["id"] == "SHO-BUILD-03"
    assert client.ask("GET", "/api/games/shogun/rules/SHO-X-99", expect=404)
    assert client.ask("GET", "/api/locales") == ["en", "fr", "de"]
    assert "shogun.ftl" in client.ask("GET", "/api/locales/de")["catalogues"]
    assert client.ask("GET", "/api/locales/xx", expect=404)


def test_facts_words_and_book_of_each_game(server: Server) -> None:
    """What the browser asks for: it knows no game by name."""
    client = Client(server.port)
    for game in client.ask("GET", "/api/games"):
        assert game["usual_players"] in game["players"]
        assert game["former_bots"]["daimyo"] == "expert"
        assert set(game["about"]) == {"en", "fr", "de"}
        names = {option["name"] for option in game["options"]}
        assert all(names >= set(option["beside"]) for option in game["options"])
        words = client.ask("GET", f"/api/games/{game['id']}/words/de")["catalogues"]
        assert f"{game['id']}-about = " in words[f"{game['id']}.ftl"]
        assert all(name.startswith(game["id"]) for name in words)
        assert client.ask("GET", f"/api/games/{game['id']}/words/xx", expect=422)
        _, _, book = client.raw("GET", f"/api/games/{game['id']}/book?lang=fr")
        assert book.count(b"\n### ") > 50


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"game": "chess"}, 422),
        ({"game": "shogun", "options": {"players": 9}}, 422),
        ({"game": "shogun", "options": {"colour": "red"}}, 422),
        ({"game": "shogun", "seats": ["me", "me"]}, 422),
        ({"game": "shogun", "seats": ["deep-thought"]}, 422),
        ({"game": "shogun", "house": {"nonsense": {"x": 1}}}, 422),
        ({"game": "shogun", "extra": 1}, 422),
        ({}, 422),
    ],
)
def test_tables_that_cannot_be(server: Server, form: object, status: int) -> None:
    answer = Client(server.port).ask("POST", "/api/tables", form, status)
    assert answer["code"] in ("bad-words", "refused")
    assert "\n" not in answer["text"]


@pytest.mark.parametrize("log", [b"", b"{}", b"nonsense\n", b'{"bakufu_log":1}\n', b"\xff\xfe"])
def test_logs_that_are_none(server: Server, log: bytes) -> None:
    headers = {"Content-Type": "text/plain"}
    status, _, data = Client(server.port).raw("POST", "/api/logs", log, headers)
    assert status == 422
    assert json.loads(data)["code"] == "bad-words"
