"""Strangers who send whatever they can, while `bench.server` plays: each from its own address.

What a stranger may do to the others is limited by the server (docs/server.md, "Limits"); here each
way is taken at once and all the time, by a program that does not wait for answers.
"""

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
LOST = (WebSocketException, OSError, EOFError, TimeoutError, asyncio.IncompleteReadError)


def address(crowd: int, number: int) -> str:
    """An address of this machine: there are many."""
    return f"127.{crowd}.{number // 200}.{1 + number % 200}"


class Stranger:
    """An address that asks for things, with a new cookie or with one it has got."""

    def __init__(self, ports: Sequence[int], tables: list[str], number: int) -> None:
        self.ports = ports
        self.tables = tables  # of others
        self.home = address(9, number)
        self.luck = random.Random(number)
        self.cookie = ""
        self.got: Counter[str] = Counter()

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "json") -> bytes:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.luck.choice(self.ports), local_addr=(self.home, 0)
        )
        try:
            content = "text/plain" if kind == "text" else "application/json"
            lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
            lines += [f"Content-Length: {len(body)}", f"Content-Type: {content}"]
            lines += [f"Cookie: {self.cookie}"] if self.cookie else []
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
            data = await reader.read()
        finally:
            writer.close()
        head, _, rest = data.partition(b"\r\n\r\n")
        self.got[head[9:12].decode() or "closed"] += 1
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].partition(";")[0].strip()
        return rest

    async def table(self, game: str, *seats: str) -> str:
        form = {"game": game, "options": {"players": len(seats)}, "seats": seats}
        found = await self.ask("POST", "/api/tables", json.dumps(form).encode())
        with suppress(ValueError, KeyError):
            return str(json.loads(found)["id"])
        return ""

    async def sit(self, table: str) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{self.luck.choice(self.ports)}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            max_size=None,
            ping_interval=None,
            proxy=None,
            local_addr=(self.home, 0),
        )
        await socket.send('{"type":"enter","id":"e"}')
        return socket

    async def hear(self, socket: ClientConnection) -> None:
        async for data in socket:
            told = json.loads(data)
            self.got[told.get("code") or told["type"]] += 1

    async def send(self, socket: ClientConnection, what: list[dict[str, Any] | str]) -> None:
        """Send one after the other without end, and read what comes."""
        hearing = asyncio.create_task(self.hear(socket))
        try:
            while not hearing.done():
                one = self.luck.choice(what)
                await socket.send(one if isinstance(one, str) else json.dumps(one | {"id": "x"}))
                await asyncio.sleep(0.002)
        finally:
            hearing.cancel()
            await socket.close()


async def nonsense(stranger: Stranger) -> None:
    """At somebody else's table, as one who looks on."""
    socket = await stranger.sit(stranger.luck.choice(stranger.tables))
    await stranger.send(
        socket,
        [
            {"type": "look-back", "entry": 3},
            {"type": "play", "moves": ["nonsense"]},
            {"type": "say", "text": "x" * 400},
            {"type": "enter", "since": 0, "undos": 0},
            {"type": "standings", "entry": 2},
            "{" * 2000,
        ],
    )


async def rows_of_moves(stranger: Stranger) -> None:
    """At a table of its own: rows of 64 moves, and what would be against them."""
    table = await stranger.table("shogun", "me", *["random"] * 4)
    socket = await stranger.sit(table)
    position = None
    while position is None:
        position = json.loads(await socket.recv()).get("position")
    moves = [one["move"] for one in position["legal"]]
    rows = [[stranger.luck.choice(moves) for _ in range(64)] for _ in range(20)]
    whole: list[dict[str, Any] | str] = [{"type": "why-not", "moves": row} for row in rows]
    whole += [{"type": "play", "moves": row} for row in rows]
    whole += [{"type": "undo"}, {"type": "look-back", "entry": 1}, {"type": "enter"}]
    await stranger.send(socket, whole)


async def requests(stranger: Stranger) -> None:
    at = stranger.luck.choice(stranger.tables)
    paths = ("/api/tables", "/api/games", "/api/games/shogun/book", "/health", f"/api/tables/{at}")
    await asyncio.gather(*(stranger.ask("GET", path) for path in paths for _ in range(4)))


async def tables_of_bots(stranger: Stranger) -> None:
    stranger.cookie = ""  # somebody new each time
    await stranger.table(stranger.luck.choice(["shogun", "edo", "bushido"]), *["novice"] * 4)


async def logs(stranger: Stranger) -> None:
    stranger.cookie = ""
    largest = max(GOLDEN.rglob("*.jsonl"), key=lambda path: path.stat().st_size)
    text = largest.read_bytes()
    await asyncio.gather(*(stranger.ask("POST", "/api/logs", text, "text") for _ in range(4)))


async def sandboxes(stranger: Stranger) -> None:
    at = stranger.luck.choice(stranger.tables)
    await stranger.ask("POST", f"/api/tables/{at}/sandbox", b'{"entry": 0}')


async def silence(stranger: Stranger) -> None:
    """Connections that say nothing."""
    port = stranger.luck.choice(stranger.ports)
    lines = []
    with suppress(*LOST):
        for _ in range(300):
            lines.append(
                await asyncio.open_connection("127.0.0.1", port, local_addr=(stranger.home, 0))
            )
            stranger.got["lines"] += 1
    await asyncio.sleep(5)
    for _, writer in lines:
        writer.close()


async def deaf(stranger: Stranger) -> None:
    """Asks for much, and reads nothing."""
    socket = await stranger.sit(stranger.luck.choice(stranger.tables))
    socket.transport.pause_reading()
    with suppress(*LOST):
        async with asyncio.timeout(20):
            while True:
                await socket.send('{"type":"enter","id":"e"}')
                stranger.got["unread"] += 1
                await asyncio.sleep(0.002)
    socket.transport.abort()


FLOODS: tuple[Callable[[Stranger], Awaitable[None]], ...] = (
    nonsense,
    rows_of_moves,
    requests,
    tables_of_bots,
    logs,
    sandboxes,
    silence,
    deaf,
)


async def keep_on(stranger: Stranger, way: Callable[[Stranger], Awaitable[None]]) -> None:
    while True:
        with suppress(*LOST, KeyError, ValueError):
            await way(stranger)
        await asyncio.sleep(0.01)


async def _flood(
    ports: Sequence[int], tables: list[str], ways: list[str], report: Connection
) -> None:
    chosen = [
        (Stranger(ports, tables, number), way)
        for number, way in enumerate(FLOODS)
        if way.__name__ in ways
    ]
    going = [asyncio.create_task(keep_on(stranger, way)) for stranger, way in chosen]
    while True:
        await asyncio.sleep(1)
        for task in going:
            if task.done():
                task.result()
        report.send(
            {
                f"{way.__name__}: {what}": number
                for stranger, way in chosen
                for what, number in stranger.got.items()
            }
        )


def flood(ports: Sequence[int], tables: list[str], ways: list[str], report: Connection) -> None:
    """Floods at once, until the process is ended."""
    os.nice(15)
    asyncio.run(_flood(ports, tables, ways, report))
