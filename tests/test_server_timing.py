"""How long answers take tells nothing of what others do in secret.

Whoever watches a table and asks again and again gets each answer after a time that was drawn when
the question came. The last test plays the attacker with a real clock: by hand, with -m soak.
"""

import asyncio
import json
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from serving import QUICK, Client, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.server import slices
from bakufu.server.connection import Connection
from bakufu.server.settings import Settings
from bakufu.server.table_session import TableSession
from bakufu.server.websocket import Asked

HOLD = Settings().hold
HELD = msgspec.structs.replace(QUICK, hold=HOLD)


def planners(server: Server, elsewhere: Server | None = None) -> tuple[Sitting, Sitting, str]:
    """Somebody who plans in secret, and somebody who watches, perhaps at another process."""
    people = [Client(server.port, name) for name in ("Anna", "Berta", "Carla")]
    table = people[0].new_table("shogun", options={"players": 3}, seats=["me"])["id"]
    for seat in (1, 2):
        people[seat].ask("POST", f"/api/tables/{table}/seats/{seat}")
    places = [person.sit(table) for person in people]
    while places[0].now["view"]["waits_for"] != "plan":
        place = places[places[0].now["actors"][0]]
        place.send("play", moves=[place.now["legal"][0]["move"]])
        for other in places:
            other.send("look-back", entry=0)  # until it has heard of everything
    for place in places[1:]:
        place.close()
    return places[0], Client((elsewhere or server).port, "Watcher").sit(table), table


def plan(seat: Sitting) -> None:
    """A card laid, or lifted again."""
    assert seat.send("play", moves=[seat.now["legal"][-1]["move"]])["type"] == "acknowledged"


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), HELD) as running:
        yield running


def test_the_time_of_an_answer_is_drawn_when_the_question_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether there was nothing to do, or the table was held by somebody else for a while."""
    now = [100.0]
    clock = SimpleNamespace(monotonic=lambda: now[0])
    monkeypatch.setattr("bakufu.server.websocket.time", clock)
    for number in range(50):
        now[0] = 100.0 + number
        asked = Asked(HOLD)
        assert HOLD <= asked.held <= 2 * HOLD
        at_once = asked.due()
        now[0] += HOLD * 0.9  # longer than others' moves are stored in
        assert asked.due() == at_once == asked.at + asked.held
        now[0] += HOLD * 3  # a slow disk: one of a few times, not how long it took
        steps = (asked.due() - asked.at) / asked.held
        assert steps == pytest.approx(round(steps))
    assert len({Asked(HOLD).held for _ in range(50)}) > 40


def test_nothing_passes_an_answer_that_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def three() -> list[str | None]:
        line = Connection(None, None, HELD)
        line.send_text("before")
        line.hold_back(time.monotonic() + 1000)
        line.send_text("answer")
        line.send_text("news")
        return [await line.next() for _ in range(3)]

    patient = SimpleNamespace(sleep=sleep, Queue=asyncio.Queue, Event=asyncio.Event)
    monkeypatch.setattr("bakufu.server.connection.asyncio", patient)
    assert asyncio.run(three()) == ["before", "answer", "news"]
    assert len(slept) == 1
    assert slept[0] > 900


def test_a_secret_move_makes_no_work_for_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is looked at, written or sent for those who may not know of it."""
    seat, watcher, table = planners(server)
    session = server.tables.sessions[table]
    made: list[Any] = []
    position = TableSession.position

    def positions(self: TableSession, viewer: int | None) -> Any:
        made.append(viewer)
        return position(self, viewer)

    monkeypatch.setattr(TableSession, "position", positions)
    before = len(watcher.received)
    for _ in range(3):
        plan(seat)
    assert made == [0, 0, 0]
    assert watcher.send("ping")["type"] == "pong"
    assert len(watcher.received) == before + 1, "somebody else heard of it"
    assert {one.viewer for one in session.connections} == {0, None}


@contextmanager
def held_up(session: TableSession) -> Iterator[Callable[[], None]]:
    """Nothing can be written until the end, or until the table waits no more for it."""
    write = session.services.store.write
    going = threading.Event()

    async def slow(*changes: Any, **more: Any) -> Any:
        while not going.is_set():
            await asyncio.sleep(0.01)
        return await write(*changes, **more)

    session.services.store.write = slow  # type: ignore[method-assign]
    try:
        yield going.set
    finally:
        going.set()
        session.services.store.write = write  # type: ignore[method-assign]


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_nobody_waits_for_a_move_that_is_being_stored(server: Server) -> None:
    """However slow the disk is: what is asked about is what is stored and told."""
    seat, watcher, table = planners(server)
    session = server.tables.sessions[table]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("look-back", {"entry": watcher.now["entry"]}),
        ("standings", {"entry": 0}),
    ]
    first = [watcher.send(kind, **fields) for kind, fields in asked]
    legal = seat.now["legal"]
    before = seat.now
    anna = Client(server.port)
    anna.cookie = seat.client.cookie
    with held_up(session):
        move = legal[-1]["move"]
        seat.send_raw(f'{{"type":"play","id":"slow","moves":["{move}"]}}')
        wait_for(lambda: session.storing is not None)
        answers = [watcher.send(kind, **fields) for kind, fields in asked]
        assert watcher.send("chapters")["type"] == "contents"
        # Who comes now, even the one who moves, gets the table as it is stored; then the news.
        again = anna.sit(table)
        assert again.now == before
        behind = anna.sit(table, since=0, undos=0)
        assert behind.answer["type"] == "update"
        assert behind.now == before
        assert again.send("why-not", moves=[move])["rule"] is None
        with Client(server.port, "Guest").sit(table) as guest:
            assert guest.now == watcher.now
        assert session.storing is not None, "they have waited for it"
    for one, other in zip(first, answers, strict=True):
        assert {**one, "reply": ""} == {**other, "reply": ""}
    seat.until(lambda message: message["type"] == "acknowledged")
    for place in (again, behind):
        while place.now["entry"] == before["entry"]:
            place.next()
        assert place.now == seat.now
        place.close()


def test_who_comes_while_news_are_told_waits_for_nobody_and_is_told_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, watcher, table = planners(server)
    session, long = server.tables.sessions[table], server.tables.services.slices

    async def take() -> None:
        long._taken = True  # something long is being told

    async def give() -> None:
        long._pass_on()

    def do(work: Callable[[], Any]) -> None:
        asyncio.run_coroutine_threadsafe(work(), server.loop).result(30)

    do(take)
    with monkeypatch.context() as patch:
        patch.setattr(slices, "SECONDS", -1.0)  # and so is whatever can be interrupted
        move = seat.now["legal"][-1]["move"]
        seat.send_raw(f'{{"type":"play","id":"told","moves":["{move}"]}}')
        wait_for(lambda: bool(long._waiting))
        assert session.lock.locked()
    anna = Client(server.port)
    anna.cookie = seat.client.cookie
    with anna.sit(table) as again:
        assert session.lock.locked(), "it has waited"
        assert again.now["entry"] == seat.now["entry"] + 1
        do(give)
        seat.until(lambda message: message["type"] == "acknowledged")
        known = len(again.received)
        assert again.send("ping")["type"] == "pong"
        assert [json.loads(data)["type"] for data in again.received[known:]] == ["pong"]
        assert again.now["entry"] == seat.now["entry"]
    watcher.close()


def test_every_question_is_held_back(server: Server) -> None:
    _, watcher, table = planners(server)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("ping", {}),
        ("look-back", {"entry": 0}),
        ("standings", {"entry": 0}),
        ("chapters", {}),
        ("enter", {}),
        ("undo", {}),  # refused
        ("look-back", {"entry": 10**6}),
    ]
    for kind, fields in asked:
        since = time.monotonic()
        watcher.send(kind, **fields)
        assert time.monotonic() - since >= HOLD, kind
    since = time.monotonic()
    Client(server.port).ask("GET", f"/api/tables/{table}")
    assert time.monotonic() - since >= HOLD
    since = time.monotonic()
    assert watcher.socket.ping().wait(10)  # of the protocol itself
    assert time.monotonic() - since >= HOLD


WINDOWS = 400


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["ping", "look-back", "standings"])
def test_whoever_polls_cannot_tell_when_somebody_plans(server: Server, kind: str) -> None:
    seat, watcher, _ = planners(server)
    check_that_nobody_tells(seat, watcher, kind)


def check_that_nobody_tells(seat: Sitting, watcher: Sitting, kind: str) -> None:
    """The attacker asks eight times in a row; in half of the rows somebody makes a secret move.
    What tells best in one half of them (the longest, the mean, the spread), with the best limit, is
    tried in the other half.
    """
    luck = Random(7)
    fields: dict[str, Any] = {} if kind == "ping" else {"entry": 0}
    rows: list[tuple[bool, list[float]]] = []
    for _ in range(WINDOWS):
        secret, times = luck.random() < 0.5, []
        when = luck.randrange(1, 7)
        for number in range(8):
            if secret and number == when:
                move = seat.now["legal"][-1]["move"]
                seat.send_raw(f'{{"type":"play","id":"s{len(rows)}","moves":["{move}"]}}')
            since = time.perf_counter()
            watcher.send(kind, **fields)
            times.append(time.perf_counter() - since)
        if secret:
            seat.until(lambda message: message["type"] == "acknowledged")
        rows.append((secret, times))
    signs: dict[str, Callable[[list[float]], float]] = {
        "longest": max,
        "mean": statistics.mean,
        "spread": statistics.pstdev,
    }
    best = 0.0
    for name, sign in signs.items():
        seen = [(secret, sign(times)) for secret, times in rows]
        first, second = seen[::2], seen[1::2]
        limit = max((value for _, value in first), key=lambda one: _right(first, one))
        best = max(best, right := _right(second, limit))
        print(f"{kind}: by the {name}, {right:.1%} of {len(second)} rows told right")
    # Three ways of looking at 200 rows: chance alone gives up to six points more.
    assert best <= 0.5 + 0.05 + 0.06, best


def _right(rows: list[tuple[bool, float]], limit: float) -> float:
    return sum(secret == (value >= limit) for secret, value in rows) / len(rows)
