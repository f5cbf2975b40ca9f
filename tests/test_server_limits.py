"""Nobody slows, fills or shuts out the others: what each may use is limited, and paid for."""

import asyncio
import json
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Server, serving
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bakufu.server.addresses import network_of
from bakufu.server.rate_limits import AT_LEAST, Limiter, Till, metered, paying
from bakufu.server.run import raise_file_limit
from bakufu.server.settings import Limit, Settings, Share
from bakufu.server.websocket import OWN_SOCKETS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that knows its names and trusts a proxy; who says nothing is soon shown out."""
    settings = msgspec.structs.replace(
        QUICK,
        hosts=("127.0.0.1", "games.example"),
        proxies=("127.0.0.1",),
        tls=True,
        first_word=0.3,
        requests=Limit(60, 3600),
        table_sockets=2,
    )
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(URL.create("sqlite", database=str(path)), settings) as running:
        yield running


class Elsewhere(Client):
    """Somebody behind the proxy."""

    def __init__(self, port: int, address: str, name: str | None = None) -> None:
        self.address = address
        super().__init__(port, name)

    def raw(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        mine = {"X-Forwarded-For": self.address}
        return super().raw(method, path, body, mine | (headers or {}))


def test_only_the_time_of_the_loop_is_charged() -> None:
    charged: list[float] = []

    async def work() -> str:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        time.sleep(0.1)  # nobody works meanwhile
        await asyncio.sleep(0.2)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(9), 0.05)
        return "done"

    async def pay() -> str:
        return await metered(work(), charged.append)

    assert asyncio.run(pay()) == "done"
    assert 0.02 <= sum(charged) < 0.1


def test_whoever_has_used_up_their_share_waits_and_nobody_else() -> None:
    limiter, share = Limiter(), Share(0.1, 1.0)
    assert limiter.debt(share, "work", "a") == 0
    limiter.charge(share, 3.0, "work", "a")
    assert limiter.debt(share, "work", "a") == pytest.approx(20, abs=0.5)
    assert limiter.debt(share, "work", "b") == 0


def test_work_is_paid_for_by_who_makes_it(tmp_path: Path) -> None:
    """Messages that cost more than their share are held up, then refused; others are answered."""
    settings = msgspec.structs.replace(
        QUICK, person_share=Share(1e-6, 1e-6), longest_wait=0.05, patience=Limit(2, 3600)
    )
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna = Client(server.port, "Anna")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        with anna.sit(table) as greedy, Client(server.port).sit(table) as calm:
            for number in range(3):
                greedy.send_raw(json.dumps({"type": "ping", "id": str(number)}))
            assert greedy.closed()[0] == 4029
            codes = [json.loads(data).get("code") for data in greedy.received]
            assert codes[-2:] == ["too-many"] * 2
            assert calm.seats[0]["connected"]


def test_the_time_of_the_database_is_charged_too(server: Server) -> None:
    store, charged = server.tables.services.store, dict.fromkeys(["read", "write"], 0.0)

    def charge_for(what: str) -> Callable[[float], None]:
        def charge(seconds: float) -> None:
            charged[what] += seconds

        return charge

    async def use() -> None:
        paying.set(charge_for("read"))
        await server.tables.lobby()
        paying.set(charge_for("write"))
        await store.try_out()

    asyncio.run_coroutine_threadsafe(use(), server.loop).result(PATIENCE)
    assert charged["read"] > 0
    assert charged["write"] > 0


def test_a_list_of_tables_is_as_each_table_is(tmp_path: Path) -> None:
    """Lines of a list are kept while a table is as it is, and are one's own where one sits."""
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as server:
        _look_at_lists(server)


def _look_at_lists(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 3}, seats=["me", "open", "open"])["id"]
    for _ in range(2):
        for client in (anna, berta):
            (line,) = client.ask("GET", "/api/tables")
            assert line == client.ask("GET", f"/api/tables/{table}")
        berta.ask("POST", f"/api/tables/{table}/seats/1")
    (line,) = Client(server.port, "Clara").ask("GET", "/api/tables")
    assert [seat["name"] for seat in line["seats"]] == ["Anna", "Berta", ""]
    assert line["seat"] is None


def test_the_server_answers_to_its_own_names_only(server: Server) -> None:
    client = Elsewhere(server.port, "192.0.2.1")
    for name, status in (("games.example", 200), ("games.example:8000", 200), ("evil", 421)):
        assert client.raw("GET", "/api/me", None, {"Host": name})[0] == status
    assert client.raw("GET", "/api/me", None, {"Host": "["})[0] == 421


def test_all_answers_carry_their_headers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fault() -> None:
        raise KeyError("a fault of our own")

    monkeypatch.setattr(server.tables.services.store, "try_out", fault)
    client = Elsewhere(server.port, "192.0.2.2")
    too_large = {"Content-Type": "application/json", "Content-Length": "9" * 9}
    answers = {
        500: client.raw("GET", "/health"),
        404: client.raw("GET", "/api/nowhere"),
        413: client.raw("PUT", "/api/me", b"", too_large),
        422: client.raw("PUT", "/api/me", b"{}", {"Content-Type": "application/json"}),
        421: client.raw("GET", "/", None, {"Host": "evil"}),
    }
    for status, (found, headers, body) in answers.items():
        assert found == status
        assert headers["x-frame-options"] == "DENY"
        assert headers["strict-transport-security"].startswith("max-age=")
        assert json.loads(body)["code"]


def test_reading_is_limited_too(server: Server) -> None:
    greedy = Elsewhere(server.port, "192.0.2.3")
    statuses = [greedy.raw("GET", "/api/me")[0] for _ in range(65)]
    assert statuses[:60] == [200] * 60
    assert statuses[-1] == 429
    assert Elsewhere(server.port, "192.0.2.4").raw("GET", "/api/me")[0] == 200


def test_nobody_speaks_for_another_address_unless_trusted(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, requests=Limit(3, 3600))
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        found = [Elsewhere(server.port, f"192.0.2.{n}").raw("GET", "/api/me")[0] for n in range(4)]
    assert found == [200, 200, 200, 429]


def test_who_says_nothing_is_shown_out(server: Server) -> None:
    anna = Elsewhere(server.port, "192.0.2.5", "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    with anna.sit(table, enter=False) as silent, anna.sit(table) as here:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as quiet:
            quiet.sendall(b"GET /api/me HTTP/1.1\r\n")  # and never the rest of it
            assert quiet.recv(100) == b""
        assert silent.closed()[0] == 4008
        assert here.send("ping")["type"] == "pong"


def test_a_table_has_room_for_so_many_sockets(server: Server) -> None:
    anna = Elsewhere(server.port, "192.0.2.6", "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    others = Client(server.port)
    with others.sit(table), others.sit(table), others.sit(table, enter=False) as third:
        assert third.closed()[0] == 4029
        with anna.sit(table) as mine, ExitStack() as more:  # who plays is not shut out
            assert mine.seat == 0
            for _ in range(OWN_SOCKETS - 1):
                more.enter_context(anna.sit(table))
            assert anna.sit(table, enter=False).closed()[0] == 4029


def test_sockets_are_paid_for_before_they_say_anything(server: Server) -> None:
    address = "192.0.2.16"
    anna = Elsewhere(server.port, address, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    charged, till = list[float](), server.tables.services.till
    real = till.charge

    def charge(seconds: float, person: str | None, payer: str) -> None:
        if payer == address:
            charged.append(seconds)
        real(seconds, person, payer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(till, "charge", charge)
        for _ in range(5):
            with _beyond(server, table, address):
                pass
        _until(lambda: sum(seconds >= AT_LEAST for seconds in charged) >= 5)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::9", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("x:y", "x:z", False),
    ],
)
def test_a_network_of_addresses_is_one_house(one: str, other: str, same: bool) -> None:
    assert (network_of((one, 1)) == network_of((other, 2))) == same


def test_many_addresses_of_a_network_have_one_share(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        QUICK, proxies=("127.0.0.1",), requests=Limit(3, 3600), sockets=1
    )
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        table = Client(server.port).new_table("shitenno", options={"players": 2})["id"]
        found = [Elsewhere(server.port, f"2001:db8::{n}") for n in range(1, 5)]
        assert [one.raw("GET", "/api/me")[0] for one in found] == [200, 200, 200, 429]
        assert Elsewhere(server.port, "2001:db8:1::1").raw("GET", "/api/me")[0] == 200
        with _beyond(server, table, "2001:db8::1") as first:
            first.send('{"type":"enter","id":"e"}')
            first.recv(PATIENCE)
            with _beyond(server, table, "2001:db8::2") as second, pytest.raises(ConnectionClosed):
                second.recv(PATIENCE)


def _beyond(server: Server, table: str, address: str) -> AbstractContextManager[ClientConnection]:
    """A socket at a table from an address behind the proxy."""
    return connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
        additional_headers={"X-Forwarded-For": address},
        proxy=None,
    )


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, connections=3)
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        place = ("127.0.0.1", server.port)
        held = [socket.create_connection(place, PATIENCE) for _ in range(3)]
        one_more = socket.create_connection(place, PATIENCE)
        with one_more, suppress(ConnectionResetError):
            assert one_more.recv(100) == b""
        for one in held:
            one.close()
        _until(lambda: Client(server.port).raw("GET", "/api/me")[0] == 200)


def _until(done: Any) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if done():
                return
        except OSError:
            time.sleep(0.01)
    raise AssertionError("it never came about")


def test_the_file_limit_is_raised() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_is_stored_has_an_owner(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        QUICK,
        proxies=("127.0.0.1",),
        new_tables=Limit(3, 3600),
        address_part=2,
        own_tables=2,
        stored_bytes=Limit(3000, 86400),
        kept_tables=3,
    )
    form = {"game": "shitenno", "options": {"players": 2}, "seats": ["me", "open"]}
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna = Elsewhere(server.port, "192.0.2.1", "Anna")
        for _ in range(2):
            anna.ask("POST", "/api/tables", form)
        assert anna.ask("POST", "/api/tables", form, 429)["text"].startswith("you have 2 tables")
        assert anna.ask("POST", "/api/tables", form, 429)["text"].startswith("at most 3")
        # Whoever is somebody new each time has an address.
        codes = [
            Elsewhere(server.port, "192.0.2.2").raw(
                "POST",
                "/api/tables",
                json.dumps(form).encode(),
                {"Content-Type": "application/json"},
            )[0]
            for _ in range(7)
        ]
        assert codes == [201] * 6 + [429]
        assert len(server.tables.sessions) <= settings.kept_tables + 1
        # And an address has so many bytes a day.
        log = (Path(__file__).parent / "golden").rglob("*.jsonl")
        text = next(path for path in log if path.stat().st_size > 3000).read_bytes()
        plain = {"Content-Type": "text/plain"}
        assert Elsewhere(server.port, "192.0.2.3").raw("POST", "/api/logs", text, plain)[0] == 429


def test_remarks_are_not_stored_and_house_data_is_bounded(server: Server) -> None:
    anna = Elsewhere(server.port, "192.0.2.7", "Anna")
    much = "x" * 100_000
    house = {"actions": {"source": much, "certainty": much, "castle": {"price": 4}}}
    seats = ["me", "open", "open"]
    table = anna.new_table("shogun", options={"players": 3}, seats=seats, house=house)["id"]
    assert "xxx" not in server.tables.sessions[table].record.setup
    house = {"actions": {"castle": {"price": 4, "more": much}}}
    form = {"game": "shogun", "options": {"players": 3}, "house": house}
    assert "at most" in anna.ask("POST", "/api/tables", form, 422)["text"]


ODD: list[tuple[str, str, str]] = [
    ("PUT", "/api/me", '{"name": "\\ud800"}'),
    ("PUT", "/api/me", '{"\\ud800": 1}'),
    ("PUT", "/api/me", '{"name": ' + "[" * 50_000 + "]" * 50_000 + "}"),
    ("POST", "/api/tables", '{"game": "\\udfff"}'),
    ("POST", "/api/tables", '{"game": "shogun", "options": {"players": 1' + "0" * 30 + "}}"),
    ("POST", "/api/tables", '{"game": "shogun", "options": {"\\ud800": 3}}'),
    ("POST", "/api/tables", '{"game": "shogun", "house": {"actions": {"a": 9' + "0" * 40 + "}}}"),
    ("POST", "/api/tables", '{"game": "shogun", "house": {"actions": {"a": "\\ud800"}}}'),
    (
        "POST",
        "/api/tables",
        '{"game": "shogun", "house": {"a": ' + '{"a": ' * 500 + "1" + "}" * 500 + "}}",
    ),
    ("POST", "/api/tables", '{"game": "shogun", "clock": 1' + "0" * 30 + "}"),
    ("POST", "/api/logs", '{"bakufu_log": 1' + "0" * 30 + "}\n"),
    (
        "POST",
        "/api/logs",
        '{"bakufu_log":1,"game":"shogun","rules_version":1,"options":{},"seats":[],'
        '"house":{"a":1' + "0" * 30 + "}}\n",
    ),
    ("POST", "/api/links", '{"link": "\\ud800"}'),
]


def test_odd_words_and_numbers_are_refused_and_no_fault(server: Server) -> None:
    anna = Elsewhere(server.port, "192.0.2.8")
    for method, path, body in ODD:
        kind = "text/plain" if path == "/api/logs" else "application/json"
        status, _, data = anna.raw(method, path, body.encode(), {"Content-Type": kind})
        assert 400 <= status < 500, (path, body[:80], status, data[:200])
        assert json.loads(data)["code"]


def test_nobody_is_called_like_a_bot(server: Server) -> None:
    anna = Elsewhere(server.port, "192.0.2.9")
    odd = ("\uff4e\uff4fvice", "n\u0337ovice", "N\u043evice 2", "skiIIed", "n0vice", "Dai\u043cyo")
    for name in ("Master", "novice", "master 2", "ran\u202edom", "sam\u0000urai", *odd):
        body = json.dumps({"name": name}).encode()
        headers = {"Content-Type": "application/json"}
        assert anna.raw("PUT", "/api/me", body, headers)[0] == 422, name
    for name in ("Master Anna", "Аня", "Élise", "花子"):
        assert anna.ask("PUT", "/api/me", {"name": name})["name"] == name


def test_those_who_make_much_work_have_one_share_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight addresses that never stop: whoever plays waits for none of them."""
    now, load, kept = [0.0], [0.1], [0.0]
    clock = SimpleNamespace(monotonic=lambda: now[0], process_time=lambda: now[0] * load[0])
    monkeypatch.setattr("bakufu.server.rate_limits.time", clock)
    monkeypatch.setattr("bakufu.server.rate_limits.kept_waiting", lambda: now[0] * kept[0])
    done: Counter[str] = Counter()

    async def sleep(seconds: float) -> None:
        now[0] += max(seconds, 0.001)

    async def ask(till: Till, address: str) -> None:
        await till.turn(None, address)
        till.charge(0.01, None, address)
        done[address] += 1

    async def flood(till: Till, seconds: float) -> float:
        """The part of the time that eight of them get."""
        done.clear()
        since = now[0]
        while now[0] - since < seconds:
            before = now[0]
            await asyncio.gather(*(ask(till, f"f{n}") for n in range(8) for _ in range(3)))
            if now[0] == before:
                now[0] += 0.01
        assert max(done.values()) == min(done.values())
        return done.total() * 0.01 / (now[0] - since)

    async def all_of_it() -> None:
        till = Till(Limiter(), Settings())
        await flood(till, 20)  # what they have in advance is used up
        assert await flood(till, 20) < 0.7
        # Much is done, or others have the processors.
        for worked, waited in ((0.9, 0.0), (0.3, 0.6)):
            load[0], kept[0] = worked, waited
            await flood(till, 5)
            assert await flood(till, 20) < 0.25
        before = now[0]
        await ask(till, "player")
        assert now[0] == before

    patient = SimpleNamespace(
        sleep=sleep,
        get_running_loop=asyncio.get_running_loop,
        CancelledError=asyncio.CancelledError,
    )
    monkeypatch.setattr("bakufu.server.rate_limits.asyncio", patient)
    asyncio.run(all_of_it())


def test_who_plays_fast_waits_for_none_of_those_who_flood() -> None:
    """Once it has made a little too much, too: whoever owes least goes first."""
    served: list[str] = []

    async def ask(till: Till, address: str) -> None:
        await till.turn(None, address)
        served.append(address)

    async def all_of_it() -> None:
        settings = Settings()
        till = Till(limiter := Limiter(), settings)
        for n in range(8):
            till.charge(5.0 + n, None, f"f{n}")
        till.charge(1.01, None, "player")
        limiter.charge(settings.crowd, 0.2, "crowd")
        floods = [asyncio.create_task(ask(till, f"f{n}")) for n in (7, 6, 5, 4, 3, 2, 1, 0)]
        await asyncio.sleep(0)
        player = asyncio.create_task(ask(till, "player"))
        await asyncio.sleep(0)
        floods[1].cancel()  # somebody leaves
        await player
        # One whose turn has come and who leaves in that moment gives it on.
        await asyncio.gather(*floods, return_exceptions=True)
        assert served == ["f7", "player", "f0", "f1", "f2", "f3", "f4", "f5"]
        await asyncio.wait_for(ask(till, "f6"), 5)  # and nobody holds it for ever

    asyncio.run(all_of_it())


def test_who_makes_much_work_is_told_so_and_others_are_served(tmp_path: Path) -> None:
    much = Share(1e-9, 1e-9)
    settings = msgspec.structs.replace(
        QUICK, person_much=much, crowd=much, busy_crowd=much, longest_wait=0.05
    )
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        # The first to make much is served; then it is the turn of nobody for a long time.
        with anna.sit(table) as greedy:
            for number in range(3):
                greedy.send_raw(json.dumps({"type": "ping", "id": str(number)}))
            assert greedy.until(lambda told: told["type"] == "error")["code"] == "too-many"
            with berta.sit(table) as calm:
                assert calm.seats[0]["connected"]
