"""Several processes over one PostgreSQL: any of them serves any table."""

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Server, Sitting, real_postgres
from sqlalchemy import create_engine, func, select, text
from sqlalchemy.engine import URL
from test_server_kill import Process
from test_server_timing import HELD, check_that_nobody_tells, plan, planners

from bakufu.engine.text.errors import BadInput
from bakufu.server import schema
from bakufu.server.connection import NO_TABLE
from bakufu.server.processes import Together
from bakufu.server.settings import Limit
from bakufu.server.store import read_address
from bakufu.server.workers import serve_many


@pytest.fixture(scope="module")
def postgres() -> Iterator[URL]:
    with real_postgres() as server:
        yield read_address(server.get_uri())


@pytest.fixture(scope="module")
def two(postgres: URL) -> Iterator[tuple[Server, Server]]:
    """Two servers in threads: each has a memory and a loop of its own."""
    one = Server(postgres)
    try:
        other = Server(postgres)
        try:
            yield one, other
        finally:
            other.stop()
    finally:
        one.stop()


def at(client: Client, server: Server) -> Client:
    """The same person at another process."""
    there = Client(server.port)
    there.cookie = client.cookie
    return there


def wait(seats: list[Sitting], done: Callable[[], bool]) -> None:
    """Take in whatever comes until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        for seat in seats:
            take_in(seat, 0.01)


def take_in(seat: Sitting, seconds: float = 0.001) -> None:
    try:
        while True:
            seat.take(seat.socket.recv(seconds, decode=False))
    except TimeoutError:
        pass


def play_on(seats: list[Sitting], moves: int, luck: random.Random) -> int:
    """Play at random, whoever is to move; how many moves were acknowledged."""
    acknowledged = 0
    end = time.monotonic() + PATIENCE
    while acknowledged < moves and not seats[0].now["over"]:
        assert time.monotonic() < end, "the table is stuck"
        for seat in seats:
            take_in(seat)
            legal = seat.now["legal"]
            if seat.seat in seat.now["actors"] and legal:
                answer = seat.send("play", moves=[luck.choice(legal)["move"]])
                acknowledged += answer["type"] == "acknowledged"
    return acknowledged


def bots_turn(seat: Sitting) -> bool:
    return 2 in seat.now["actors"]


def test_a_game_at_two_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    anna, berta = Client(one.port, "Anna"), Client(other.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 3}, seats=["me", "open", "random"])["id"]
    with anna.sit(table) as first, berta.sit(table) as second:
        assert first.position is None
        wait([first], lambda: True)
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        both = [first, second]
        wait(both, lambda: first.position is not None and second.seat == 1)
        assert play_on(both, 30, random.Random(1)) == 30
        second.send("say", text="well played")
        wait(both, lambda: bool(first.chat) and not bots_turn(first) and not bots_turn(second))
        assert [line["text"] for line in first.chat] == ["well played"]
        assert [seat["connected"] for seat in first.seats] == [True, True, False]
        # Whoever comes to the other process has missed nothing.
        how = {"since": first.entries[10]["entry"], "undos": first.now["undos"]}
        with at(anna, other).sit(table, **how) as again:
            assert again.answer["type"] == "update"
            wait([first, again], lambda: again.entries == first.entries[11:])
            assert again.now["view"] == first.now["view"]
    # Nobody is there any more, and both know it.
    wait([], lambda: not any(server.tables.sessions[table].elsewhere for server in two))


def test_two_moves_at_once(two: tuple[Server, Server]) -> None:
    """Plans are made by all at once: whoever comes second is judged again, and nothing is lost."""
    one, other = two
    anna, berta = Client(one.port, "Anna"), Client(other.port, "Berta")
    table = anna.new_table("shogun", options={"players": 3}, seats=["me", "open", "random"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    acknowledged = [0, 0]
    end = time.monotonic() + PATIENCE

    def plan(client: Client, number: int, luck: random.Random) -> None:
        with client.sit(table) as seat:
            while sum(acknowledged) < 40 and time.monotonic() < end:
                take_in(seat)
                if seat.seat in seat.now["actors"] and seat.now["legal"]:
                    move = luck.choice(seat.now["legal"])["move"]
                    answer = seat.send("play", moves=[move])
                    assert answer["type"] in ("acknowledged", "refused"), answer
                    acknowledged[number] += answer["type"] == "acknowledged"

    threads = [
        threading.Thread(target=plan, args=[client, number, random.Random(number)])
        for number, client in enumerate((anna, berta))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(acknowledged) >= 40
    with anna.sit(table) as first, at(anna, other).sit(table) as same:
        # The bot may still be moving.
        while first.entries != same.entries and time.monotonic() < end:
            take_in(first)
            take_in(same)
        assert first.entries == same.entries
        assert first.now["view"] == same.now["view"]
    # Each was played once: the rows are the acknowledged moves and the set-up.
    live = one.tables.sessions[table].playing
    by_people = [sum(entry.seat == seat for entry in live.entries) for seat in (0, 1)]
    assert by_people == acknowledged


def test_taking_back_and_passing_at_another_process(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    anna = Client(one.port, "Anna")
    table = anna.new_table("shogun", options={"players": 3}, seats=["me", "random", "random"])["id"]
    with anna.sit(table) as here, at(anna, other).sit(table) as there:
        both, luck = [here, there], random.Random(3)
        taken_back = False
        while not taken_back:  # a bot may move in between
            play_on(both, 1, luck)
            taken_back = there.send("undo")["type"] == "acknowledged"
        wait(both, lambda: here.now["undos"] == 1 and here.now["entry"] == there.now["entry"])
        assert here.entries == there.entries
        assert here.now["view"] == there.now["view"]
        # Both see the seat change hands at the same time. Bots take their time, as for people:
        # with none at all they would be first whenever somebody else wants to change something.
        for server in two:
            paced = msgspec.structs.replace(QUICK, pace=0.1)
            monkeypatch.setattr(server.tables.services, "settings", paced)
        anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
        wait(both, lambda: all(seat.seats[0]["kind"] == "bot" for seat in both))
        at(anna, other).ask("POST", f"/api/tables/{table}/seats/0")
        wait(both, lambda: all(seat.seats[0]["kind"] == "person" for seat in both))


def test_nobody_waits_for_a_move_of_another_process_that_is_being_read(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.quick_moves.LONGEST_NOTICE", 0)
    one, other = two
    seat, watcher, table = planners(one, other)
    session, others = other.tables.sessions[table], other.tables.services.others
    assert isinstance(others, Together)
    asked = [("look-back", {"entry": watcher.now["entry"]}), ("standings", {"entry": 0})]
    first = [watcher.send(kind, **fields) for kind, fields in asked]
    known = session.version

    async def hold() -> None:
        await others._reading.acquire()

    asyncio.run_coroutine_threadsafe(hold(), other.loop).result(PATIENCE)
    try:
        plan(seat)
        wait([], session.lock.locked)
        answers = [watcher.send(kind, **fields) for kind, fields in asked]
        assert watcher.send("chapters")["type"] == "contents"
        assert session.lock.locked(), "they have waited for it"
    finally:
        other.loop.call_soon_threadsafe(others._reading.release)
    assert [{**one, "reply": ""} for one in first] == [{**one, "reply": ""} for one in answers]
    wait([], lambda: session.version > known)
    for place in (seat, watcher):
        place.close()


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["ping", "look-back", "standings"])
def test_whoever_polls_another_process_cannot_tell_when_somebody_plans(
    postgres: URL, kind: str
) -> None:
    one, other = Server(postgres, HELD), Server(postgres, HELD)
    try:
        seat, watcher, _ = planners(one, other)
        check_that_nobody_tells(seat, watcher, kind)
    finally:
        other.stop()
        one.stop()


def test_short_moves_are_not_read_but_told(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice brings the rows of a move; what is longer is read."""
    one, other = two
    read = Together._read_news
    asked: list[int] = []

    async def counted(self: Together, unread: dict[str, Any]) -> Any:
        asked.append(len(unread))
        return await read(self, unread)

    anna = Client(one.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with anna.sit(table) as here, at(anna, other).sit(table) as there:
        wait([here, there], lambda: 0 in here.now["actors"] and here.now == there.now)
        monkeypatch.setattr(Together, "_read_news", counted)
        for longest, reads in ((7900, False), (0, True)):
            monkeypatch.setattr("bakufu.server.quick_moves.LONGEST_NOTICE", longest)
            asked.clear()
            for number in range(3):
                assert play_on([here], 1, random.Random(number)) == 1
                wait([here, there], lambda: here.now == there.now and 0 in here.now["actors"])
            assert bool(asked) is reads


def test_a_lost_notice_is_made_good(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    anna = Client(one.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with anna.sit(table) as here, at(anna, other).sit(table) as there:
        wait([here, there], lambda: 0 in here.now["actors"] and here.now == there.now)
        monkeypatch.setattr(Together, "_hear", lambda self, words: None)
        assert play_on([here], 1, random.Random(4)) == 1
        since = time.monotonic()
        wait([there], lambda: there.now["entry"] >= here.now["entry"])
        assert time.monotonic() - since < 10


def test_a_clock_that_was_put_away_rings_at_another_process(postgres: URL) -> None:
    one = Server(postgres, msgspec.structs.replace(QUICK, idle_seconds=0.2))
    other = Server(postgres)
    try:
        anna = Client(one.port, "Anna")
        form = {"options": {"players": 2}, "seats": ["me", "random"], "clock": 3}
        table = anna.new_table("shitenno", **form)["id"]

        def entries() -> int:
            query = select(func.count()).where(schema.rows.c.table_id == table)
            with other.tables.services.store.engine.connect() as connection:
                return connection.execute(query).scalar_one()

        wait([], lambda: table not in one.tables.sessions)
        before = entries()
        one.stop()
        wait([], lambda: entries() > before)
    finally:
        other.stop()


def test_a_process_is_killed_in_mid_play(postgres: URL) -> None:
    """Another one goes on: bots are taken up, and what was acknowledged is there once."""
    here, there = Process(postgres), Process(postgres)
    try:
        anna = Client(here.port, "Anna")
        seats = ["me", "random", "random"]
        table = anna.new_table("shitenno", options={"players": 3}, seats=seats)["id"]
        sent: list[str] = []
        luck = random.Random(5)

        def play(seat: Sitting, moves: int) -> None:
            for _ in range(moves):
                while 0 not in seat.now["actors"]:
                    seat.next()
                sent.append(f"n{len(sent)}")
                move = luck.choice(seat.now["legal"])["move"]
                answer = seat.send("play", id=sent[-1], moves=[move])
                assert answer["type"] == "acknowledged", answer

        with anna.sit(table) as seat:
            play(seat, 8)
            here.kill()
        told, how = seat.entries, {"since": seat.now["entry"], "undos": seat.now["undos"]}
        anna.port, since = there.port, time.monotonic()
        with anna.sit(table, **how) as seat:
            if seat.answer["type"] == "update":
                seat.entries = told + seat.entries
            # The same again is not played twice.
            assert seat.send("play", id=sent[-1], moves=["?"])["type"] == "acknowledged"
            play(seat, 1)
            if len(seat.now["actors"]) and 0 not in seat.now["actors"]:
                seat.next()  # a bot has moved
            assert time.monotonic() - since < 10
            play(seat, 8)
            assert [step["entry"] for step in seat.entries] == list(range(len(seat.entries)))
        engine = create_engine(postgres)
        with engine.connect() as connection:
            stored = connection.execute(
                text("SELECT message_id FROM rows WHERE table_id = :table ORDER BY number"),
                {"table": table},
            )
            assert [row[0] for row in stored if row[0]] == sent
        engine.dispose()
    finally:
        for process in (here, there):
            process.process.kill()
            process.process.join(PATIENCE)


def run_workers(url: URL, report: Connection) -> None:
    serve_many(
        2, "127.0.0.1", 0, url, msgspec.structs.replace(QUICK, metrics_port=None), report.send
    )


def workers_of(pid: int) -> set[int]:
    """They are forked by a process that the first one has started."""
    parents = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            parents[int(file.parent.name)] = int(fields[1])
    between = {child for child, parent in parents.items() if parent == pid}
    return {child for child, parent in parents.items() if parent in between}


def test_workers_share_a_port_and_are_started_again(postgres: URL) -> None:
    context = multiprocessing.get_context("forkserver")
    receiver, sender = context.Pipe(False)
    first = context.Process(target=run_workers, args=(postgres, sender))
    first.start()
    assert receiver.poll(PATIENCE)
    port = int(receiver.recv().rpartition(":")[2])
    workers = workers_of(first.pid or 0)
    assert len(workers) == 2
    anna = Client(port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with anna.sit(table) as seat:
        assert play_on([seat], 2, random.Random(6)) == 2
        os.kill(min(workers), signal.SIGKILL)
        # Whoever was there comes back, to whoever is there.
    wait([], lambda: len(workers_of(first.pid or 0) - workers) == 1)
    with anna.sit(table) as seat:
        assert play_on([seat], 2, random.Random(7)) == 2
    first.terminate()
    first.join(PATIENCE)
    assert first.exitcode == 0
    assert not workers_of(first.pid or 0)


def test_workers_do_not_share_a_file(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with pytest.raises(BadInput, match="share a PostgreSQL"):
        serve_many(2, "127.0.0.1", 0, url, QUICK, print)


def test_what_may_be_stored_is_counted_by_all_together(two: tuple[Server, Server]) -> None:
    async def allow(server: Server, cost: float) -> bool:
        return await server.tables.services.others.allow(Limit(3, 3600), "logs", "Anna", cost=cost)

    def ask(server: Server, cost: float = 1.0) -> bool:
        return asyncio.run_coroutine_threadsafe(allow(server, cost), server.loop).result(PATIENCE)

    one, other = two
    assert not ask(one, 4)
    assert [ask(one), ask(other), ask(other), ask(one), ask(other)] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_table_that_is_deleted_is_gone_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    anna = Client(one.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with at(anna, other).sit(table) as there:
        assert anna.ask("DELETE", f"/api/tables/{table}") == {"gone": True}
        assert there.closed()[0] == NO_TABLE
    assert at(anna, other).ask("GET", f"/api/tables/{table}", expect=404)
