"""Load on one server process: `python -m bench.server --help`.

Each table has four sockets: two people and two who watch; random bots sit in the other seats. The
people are played by this program, at a steady pace over all tables, and the bots answer by
themselves. The time of a move runs from sending it until the last socket of its table that is told
of it has been told.
"""

import argparse
import asyncio
import json
import logging
import multiprocessing
import random
import statistics
import tempfile
import time
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.engine import URL
from websockets.asyncio.client import ClientConnection, connect

from bakufu.server.run import listen, serve, set_up_log
from bakufu.server.settings import Limit, Settings
from bench.machine import is_compiled

SOCKETS = 4


class LegalMove(msgspec.Struct):
    move: str


class Position(msgspec.Struct):
    actors: list[int]
    legal: list[LegalMove]
    over: bool


class Step(msgspec.Struct):
    seat: int | None


class Told(msgspec.Struct):
    """What this program reads of a server message."""

    type: str
    steps: list[Step] = []
    position: Position | None = None


def run_server(path: str, report: Connection) -> None:
    listening = listen("127.0.0.1", 0)
    many = Limit(1_000_000, 1)
    settings = Settings(pace=0, messages=many, changes=many, sockets=1_000_000)
    url = URL.create("sqlite", database=path)
    set_up_log(logging.WARNING)  # not a line for every table
    serve(listening, url, settings, lambda _: report.send(listening.getsockname()[1]))


class Table:
    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position | None] = [None] * SOCKETS
        self.mover: int | None = None
        self.sent_at = 0.0
        self.told_at = 0.0
        self.times: list[float] = []
        self.messages = 0

    def settle(self) -> None:
        """The last move has had its time."""
        if self.mover is not None and self.told_at:
            self.times.append(self.told_at - self.sent_at)
        self.mover, self.told_at = None, 0.0

    async def listen(self, number: int) -> None:
        decoder = msgspec.json.Decoder(Told)
        async for data in self.sockets[number]:
            now = time.perf_counter()
            told = decoder.decode(data)
            self.messages += 1
            if told.position is not None:
                self.positions[number] = told.position
            if told.type == "update" and any(step.seat == self.mover for step in told.steps):
                self.told_at = now

    def ready(self) -> int | None:
        """A seat of ours that is to move."""
        for seat in (0, 1):
            position = self.positions[seat]
            if position is not None and seat in position.actors and position.legal:
                return seat
        return None

    async def move(self, seat: int, luck: random.Random, number: int) -> None:
        self.settle()
        position = self.positions[seat]
        assert position is not None
        move = luck.choice(position.legal).move
        message = {"type": "play", "id": f"n{number}", "moves": [move]}
        self.mover, self.sent_at = seat, time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))


class Crowd:
    def __init__(self, port: int) -> None:
        self.port = port
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, method: str, path: str, form: object, cookie: str) -> tuple[Any, str]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120)
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        connection.request(method, path, json.dumps(form), headers)
        response = connection.getresponse()
        data = response.read()
        connection.close()
        given = (response.getheader("set-cookie") or "").partition(";")[0]
        return json.loads(data), given or cookie

    def entries(self) -> float:
        """Entries stored so far, by the server's own count."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120)
        connection.request("GET", "/metrics")
        lines = connection.getresponse().read().decode().splitlines()
        connection.close()
        return sum(
            float(line.split()[-1]) for line in lines if line.startswith("bakufu_entries_total")
        )

    async def open(self, game: str, players: int) -> Table:
        seats = ["me", "open"] + ["random"] * (players - 2)
        form = {"game": game, "options": {"players": players}, "seats": seats}
        found, one = self.ask("POST", "/api/tables", form, "")
        _, two = self.ask("POST", f"/api/tables/{found['id']}/seats/1", {}, "")
        table = Table(found["id"])
        for number, cookie in enumerate((one, two, "", "")):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{table.name}/socket",
                additional_headers={"Cookie": cookie} if cookie else {},
                max_size=None,
                ping_interval=None,
                proxy=None,
            ).__aenter__()
            table.sockets.append(socket)
            self.tasks.append(asyncio.create_task(table.listen(number)))
            await socket.send('{"type":"enter","id":"e"}')
        return table


async def play(port: int, pid: int, args: argparse.Namespace) -> None:
    crowd = Crowd(port)
    empty = memory(pid)
    tables = []
    for number in range(args.tables):
        game, players = (("shogun", 4), ("shitenno", 4))[number % 2]
        tables.append(await crowd.open(game, players))
    # The bots make their first moves; then the tables wait for people.
    last = -1.0
    while last != (last := crowd.entries()):
        await asyncio.sleep(2)
    full = memory(pid)
    print(f"{args.tables} tables, {SOCKETS} sockets each")
    print(f"memory: {empty:.0f} MB empty, {full:.0f} MB full: ", end="")
    print(f"{(full - empty) / args.tables * 1000:.0f} kB a table")
    luck = random.Random(1)
    start, before, sent = time.perf_counter(), crowd.entries(), 0
    worked = cpu_seconds(pid)
    while time.perf_counter() - start < args.seconds:
        table = tables[sent % len(tables)]
        sent += 1
        seat = table.ready()
        if seat is not None:
            await table.move(seat, luck, sent)
        await asyncio.sleep(max(0.0, start + sent / args.pace - time.perf_counter()))
    await asyncio.sleep(1)
    seconds = time.perf_counter() - start
    for table in tables:
        table.settle()
    times = sorted(t for table in tables for t in table.times)
    moves = crowd.entries() - before
    print(f"moves: {moves / seconds:.0f} a second, {len(times)} of them timed")
    print(f"messages to clients: {sum(t.messages for t in tables) / seconds:.0f} a second")
    print(f"processor of the server: {(cpu_seconds(pid) - worked) / seconds:.0%} of one core")
    print(f"from move to last client: p50 {statistics.median(times) * 1000:.1f} ms, ", end="")
    print(f"p99 {times[int(len(times) * 0.99)] * 1000:.1f} ms, most {times[-1] * 1000:.1f} ms")
    for task in crowd.tasks:
        task.cancel()


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    return 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=20, help="moves of people a second")
    args = parser.parse_args()
    print("the engine is", "compiled" if is_compiled("auto") else "plain Python")
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(False)
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=run_server, args=(f"{folder}/tables.db", sender))
        process.start()
        try:
            port: int = receiver.recv()
            asyncio.run(play(port, process.pid or 0, args))
        finally:
            process.terminate()
            process.join()


if __name__ == "__main__":
    main()
