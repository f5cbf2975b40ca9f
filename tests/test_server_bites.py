"""What comes in is read in bites, whatever it is, and nothing is held for those who never end."""

import asyncio
import socket
import struct
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Server, serving
from sqlalchemy.engine import URL
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bakufu.server import bites, websocket
from bakufu.server.bites import BITE, Bites
from bakufu.server.bot_pool import EVERYBODYS
from bakufu.server.connection_limits import MOST_PARTS, Line
from bakufu.server.hints import Part
from bakufu.server.rate_limits import Limiter, Till
from bakufu.server.settings import Settings, Share
from bakufu.server.slices import Slices
from bakufu.server.turns import Wish
from bakufu.server.websocket import Desk

TEXT, PART, PING, FINAL, PACKED = 1, 0, 9, 0x80, 0x40


def frame(kind: int, data: bytes = b"", flags: int = FINAL) -> bytes:
    size = len(data)
    long = struct.pack("!BH", 0x80 | 126, size) if size > 125 else bytes([0x80 | size])
    return bytes([flags | kind]) + long + b"\0\0\0\0" + data


def bomb() -> bytes:
    """A frame of some hundred bytes, unpacked a thousand times as large."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = packer.compress(b" " * 120_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, data[:-4], FINAL | PACKED)


class Pipe:
    """A transport without a net."""

    def __init__(self) -> None:
        self.is_paused = False
        self.ended = False

    def pause_reading(self) -> None:
        assert not self.is_paused
        self.is_paused = True

    def resume_reading(self) -> None:
        assert self.is_paused
        self.is_paused = False

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.ended = True


def _bites(settings: Settings, read: Callable[[bytes], None]) -> tuple[Bites, Pipe]:
    pipe = Pipe()
    reader = Bites(settings, Till(Limiter(), settings), read, lambda: "192.0.2.1")
    reader.open(cast(asyncio.Transport, pipe))
    return reader, pipe


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0)


def test_others_are_served_between_two_bites() -> None:
    async def scenario() -> None:
        turns, found = [0], list[tuple[int, int]]()

        def turn() -> None:
            turns[0] += 1
            asyncio.get_running_loop().call_soon(turn)

        reader, pipe = _bites(QUICK, lambda data: found.append((turns[0], len(data))))
        turn()
        reader.take(b"x" * (5 * BITE))
        assert pipe.is_paused
        await _until(lambda: not pipe.is_paused)
        assert [size for _, size in found] == [BITE] * 5
        assert len({when for when, _ in found}) == 5
        reader.take(b"y")
        assert found[-1][1] == 1
        assert not pipe.is_paused

    asyncio.run(scenario())


def test_nothing_is_read_that_is_not_wanted_yet() -> None:
    async def scenario() -> None:
        found = list[bytes]()

        def read(data: bytes) -> None:
            found.append(data)
            reader.valve.pause_reading()

        reader, pipe = _bites(QUICK, read)
        reader.take(b"x" * (2 * BITE))
        for _ in range(9):
            await asyncio.sleep(0)
        assert len(found) == 1
        assert pipe.is_paused
        reader.valve.resume_reading()
        await _until(lambda: len(found) == 2)
        reader.end()
        reader.valve.resume_reading()

    asyncio.run(scenario())


def test_who_has_made_much_work_waits_to_be_read() -> None:
    settings = msgspec.structs.replace(
        QUICK, address_much=Share(1e-6, 1e-6), crowd=Share(0.02, 0.001), busy=1e9
    )

    async def scenario() -> None:
        found = list[float]()

        def read(data: bytes) -> None:
            found.append(time.monotonic())
            until = time.thread_time() + 0.001
            while time.thread_time() < until:
                pass

        reader, _ = _bites(settings, read)
        reader.take(b"x" * (3 * BITE))
        await _until(lambda: len(found) == 3)
        assert found[2] - found[0] > 0.05

    asyncio.run(scenario())


def test_a_closed_connection_ends_even_if_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bites, "LINGER", 0.0)

    async def scenario() -> None:
        reader, pipe = _bites(QUICK, lambda data: None)
        reader.valve.close()
        await _until(lambda: pipe.ended)

    asyncio.run(scenario())


@pytest.fixture(scope="module")
def read() -> list[int]:
    """The sizes in which the server's protocols are given what comes."""
    return []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, read: list[int]) -> Iterator[Server]:
    def watched(kind: Any) -> Any:
        real = kind.data_received

        def data_received(self: Any, data: bytes) -> None:
            read.append(len(data))
            real(self, data)

        return data_received

    settings = msgspec.structs.replace(
        QUICK, hold=0.02, first_word=0.7, last_word=1.0, bodies=400_000
    )
    url = URL.create("sqlite", database=str(tmp_path_factory.mktemp("server") / "tables.db"))
    with pytest.MonkeyPatch.context() as patch:
        for kind in (H11Protocol, WebSocketsSansIOProtocol):
            patch.setattr(kind, "data_received", watched(kind))
        with serving(url, settings) as running:
            yield running


def _socket(server: Server) -> socket.socket:
    """A socket at a table, without a client that keeps to the rules."""
    table = Client(server.port, "Anna").new_table("shitenno", options={"players": 2})["id"]
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    asked = [
        f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover",
    ]  # fmt: skip
    line.sendall("\r\n".join(asked).encode() + b"\r\n\r\n")
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    line.sendall(frame(TEXT, b'{"type":"enter","id":"e"}'))
    return line


def _answers(line: socket.socket) -> bytes:
    found = b""
    line.settimeout(PATIENCE)
    with suppress(ConnectionResetError):
        while data := line.recv(65536):
            found += data
    return found


def test_pings_are_read_in_bites_and_the_last_one_is_answered(
    server: Server, read: list[int]
) -> None:
    read.clear()
    with _socket(server) as line:
        line.sendall(frame(PING) * 5000 + frame(PING, b"last one"))
        found = b""
        while b"\x8a\x08last one" not in found:
            found += line.recv(65536)
    assert max(read) <= BITE
    assert found.count(b"\x8a\0") < 500


def test_what_unpacks_to_much_is_not_unpacked_before_it_is_wanted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = list[int]()
    real = Line.send_receive_event_to_app

    def watched(self: Line) -> None:
        real(self)
        waiting.append(self.queue.qsize())

    monkeypatch.setattr(Line, "send_receive_event_to_app", watched)
    with _socket(server) as line:
        one = bomb()
        line.sendall(one * 200)
        end = time.monotonic() + PATIENCE
        while len(waiting) < 100 and time.monotonic() < end:
            line.recv(65536)
    assert len(waiting) >= 100
    assert max(waiting) <= 2 + BITE // len(one)


def test_a_message_has_so_many_parts(server: Server) -> None:
    with _socket(server) as line:
        line.sendall(frame(TEXT, b"", 0) + frame(PART, b"", 0) * (2 * MOST_PARTS))
        assert struct.pack("!H", 1009) + b"too many parts" in _answers(line)


def test_a_body_in_crumbs_is_read_in_bites_and_not_for_ever(
    server: Server, read: list[int]
) -> None:
    read.clear()
    asked = "GET /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(asked.encode())
        end = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < end:
                line.sendall(b"1\r\na\r\n" * 2000)
        assert time.monotonic() < end
    assert max(read) <= BITE


def test_half_a_second_request_is_not_waited_for(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api")
        assert _answers(line).startswith(b"HTTP/1.1 200")


def test_a_body_that_trickles_is_cut_off(server: Server) -> None:
    head = "PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head.encode())
        end = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < end:
                line.sendall(b"x")
                time.sleep(0.1)
        assert time.monotonic() < end


def test_one_address_sends_only_so_much_at_once(server: Server) -> None:
    head = "POST /api/logs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head.encode())
        anna = Client(server.port)
        big = b'{"name": "' + b"x" * 200_000
        end = time.monotonic() + PATIENCE
        while anna.raw("PUT", "/api/me", big)[0] != 429:
            assert time.monotonic() < end
        assert anna.raw("GET", "/api/me")[0] == 200
    while (status := anna.raw("PUT", "/api/me", big)[0]) == 429:
        assert time.monotonic() < end
    assert status == 422


GOLDEN = Path(__file__).parent / "golden" / "shitenno" / "version-1"


def test_who_is_told_a_whole_game_lets_others_go_first_and_pays_for_all_of_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, paid = [0], list[str]()
    go_through, pay_for = Slices.go_through, Desk._pay_for

    async def counting(self: Slices, work: Any, *how: Any) -> Any:
        def counted() -> Any:
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    return end.value
                steps[0] += 1
                yield

        return await go_through(self, counted(), *how)

    async def paying(self: Desk, work: Any, person: str | None) -> Any:
        paid.append(work.__name__)
        return await pay_for(self, work, person)

    anna = Client(server.port, "Anna")
    log = (GOLDEN / "players-3-double_deck-from_examples.jsonl").read_bytes()
    table = anna.ask_log(log)["id"]
    monkeypatch.setattr(websocket, "LONG", 1000)
    monkeypatch.setattr(Slices, "go_through", counting)
    monkeypatch.setattr(Desk, "_pay_for", paying)
    with anna.sit(table) as seat:
        for _ in range(2):  # the second time from the same socket
            assert steps[0] >= len(seat.entries) > 100
            steps[0] = 0
            seat.send("enter")
    assert "send_text" in paid


def test_analyses_go_round_by_address(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = list[Wish]()

    async def do(*given: Any, wish: Wish = EVERYBODYS, **how: Any) -> Any:
        wishes.append(wish)
        return Part(found=([], []))

    monkeypatch.setattr(server.tables.services.bot_pool.patient, "do", do)
    anna = Client(server.port, "Anna")
    log = (GOLDEN / "players-3-double_deck-from_examples.jsonl").read_bytes()
    table = anna.ask_log(log)["id"]
    with anna.sit(table) as seat:
        assert seat.send("analyse", seat=0)["type"] == "analysis"
    assert [(wish.table, wish.owner) for wish in wishes] == [(table, "127.0.0.1")]


def test_a_socket_may_be_asked_for_in_several_bites(server: Server) -> None:
    """Browsers send long heads, and whoever has a long name has a long cookie."""
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    cookie = anna.cookie
    for size in (10, BITE, 3 * BITE):
        anna.cookie = f"{cookie}; padding={'x' * size}"
        with anna.sit(table) as seat:
            assert seat.send("ping")["type"] == "pong"
