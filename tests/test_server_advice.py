"""Hints and the look back: for one person, from one seat's knowledge, and never too often.

Also how bots at a table decide: once for many moves, and again after a restart.
"""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import QUICK, Client, Json, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.bots.referee import BotFault
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Game, Setup
from bakufu.server.bot_pool import BotPool, Crew, NoAnswer, signals
from bakufu.server.settings import Limit

# Few looks: this is about who is told what.
HASTY = msgspec.structs.replace(
    QUICK, bot_processes=1, think=0.05, hints=Limit(1000, 1), analysis_slice=0.0
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(URL.create("sqlite", database=str(path)), HASTY) as running:
        yield running


def alone(server: Server, game: str = "shitenno", players: int = 2) -> tuple[Client, str]:
    anna = Client(server.port, "Anna")
    seats = ["me", *["random"] * (players - 1)]
    return anna, anna.new_table(game, options={"players": players}, seats=seats)["id"]


def my_turn(sitting: Sitting) -> None:
    while sitting.seat not in sitting.now["actors"]:
        sitting.next()


# Hints


@pytest.mark.parametrize(("game", "players"), [("shitenno", 2), ("shogun", 3)])
def test_a_hint_can_be_played(server: Server, game: str, players: int) -> None:
    anna, table = alone(server, game, players)
    with anna.sit(table) as seat:
        my_turn(seat)
        advice = seat.send("hint")
        assert advice["type"] == "advice"
        assert advice["entry"] == seat.now["entry"]
        assert 1 <= len(advice["ideas"]) <= 3
        for idea in advice["ideas"]:
            assert len(idea["words"]) == len(idea["moves"]) > 0
            assert 0 <= idea["win"] <= 1
            assert sum(idea["sources"].values()) == pytest.approx(idea["points"])
        best = advice["ideas"][0]
        assert seat.send("play", moves=best["moves"])["type"] == "acknowledged"


def test_nobody_else_gets_a_byte_of_a_hint(server: Server) -> None:
    """Not a spectator, nor somebody at the table, nor another device of another person."""
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table(
        "shitenno", options={"players": 2}, seats=["me", "open"], private=False, hints=True
    )["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    with anna.sit(table) as a, berta.sit(table) as b, Client(server.port).sit(table) as watcher:
        a.until(lambda message: message["type"] == "seats")
        my_turn(a)
        heard = [len(other.received) for other in (b, watcher)]
        assert a.send("hint")["type"] == "advice"
        # Whatever was sent to the others would have been sent before this line.
        b.send("say", text="well?")
        watcher.until(lambda message: message["type"] == "chat")
        news = [
            msgspec.json.decode(text)["type"]
            for other, before in zip((b, watcher), heard, strict=True)
            for text in other.received[before:]
        ]
        assert set(news) <= {"chat", "acknowledged", "seats"}


def test_a_hint_is_made_from_what_the_seat_knows(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent to the process is a world drawn for the seat, not the table's own position."""
    sent: list[Any] = []
    true = server.tables.services.bot_pool.crew.do

    async def listening(seconds: float, work: Any, *given: Any, **more: Any) -> Any:
        sent.append(given[0])
        return await true(seconds, work, *given, **more)

    monkeypatch.setattr(server.tables.services.bot_pool.crew, "do", listening)
    anna, table = alone(server, "shitenno", 4)
    with anna.sit(table) as seat:
        my_turn(seat)
        seat.send("play", moves=[seat.now["legal"][0]["move"]])
        my_turn(seat)  # generals are chosen, cards are dealt
        seat.send("hint")
    session = server.tables.sessions[table]
    (world,) = sent
    known = session.game.view(world.sight()._world, 0)
    state = session.playing.table.state
    assert msgspec.to_builtins(known) == msgspec.to_builtins(session.game.view(state, 0))
    assert not same(session.game.from_cells(session.setup, world.numbers), state)


def refusal(sitting: Sitting, kind: str = "hint", **fields: Any) -> tuple[str, str]:
    answer = sitting.send(kind, **fields)
    assert answer["type"] == "error"
    return answer["code"], answer["text"]


def test_who_gets_no_hint(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    with anna.sit(table) as a:
        assert refusal(a)[0] == "not-begun"
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        a.until(lambda message: message["type"] == "welcome")
        code, text = refusal(a)
        assert code == "no-hints"
        assert "alone" in text
        # A bot plays for Berta now, but she may come back: Anna is not alone.
        berta.ask("DELETE", f"/api/tables/{table}/seats/1?bot=random")
        assert refusal(a)[0] == "no-hints"
        with Client(server.port).sit(table) as watcher:
            assert refusal(watcher)[0] == "no-seat"
        # Nor in a sandbox of it, or in a sandbox of that.
        box = table
        for _ in range(2):
            box = anna.ask("POST", f"/api/tables/{box}/sandbox", {"entry": 0})["id"]
            with anna.sit(box) as alone:
                assert refusal(alone)[0] == "no-hints"
        anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
        assert refusal(a)[0] == "no-seat"


def test_no_hint_out_of_turn(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"], hints=True)[
        "id"
    ]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    with anna.sit(table) as a, berta.sit(table) as b:
        idle = a if 0 not in a.now["actors"] else b
        assert refusal(idle)[0] == "not-your-turn"


def test_hints_are_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(HASTY, hints=Limit(2, 3600))
    with serving(URL.create("sqlite", database=str(tmp_path / "t.db")), settings) as server:
        anna, table = alone(server)
        with anna.sit(table) as seat:
            my_turn(seat)
            assert [seat.send("hint")["type"] for _ in range(2)] == ["advice", "advice"]
            assert refusal(seat)[0] == "too-many"


def test_one_hint_at_a_time_and_moves_do_not_wait_for_it(server: Server) -> None:
    anna, table = alone(server)
    with anna.sit(table) as seat:
        my_turn(seat)
        seat.send_raw('{"type":"hint","id":"one"}')
        assert refusal(seat)[0] == "too-many"
        answers = [seat.next() for _ in range(1)]
        while not any(answer.get("reply") == "one" for answer in answers):
            answers.append(seat.next())
        assert seat.send("hint")["type"] == "advice"


# Looking back


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Client, str]:
    anna, table = alone(server)
    anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=random")
    with anna.sit(table) as seat:
        while not seat.now["over"]:
            seat.next()
    return anna, table


def test_looking_back_at_a_finished_game(
    server: Server, finished: tuple[Client, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = finished
    with anna.sit(table) as seat:
        before = len(seat.received)
        answer = seat.send("analyse", seat=0)
        assert answer["type"] == "analysis"
        told = [msgspec.json.decode(text) for text in seat.received[before:]]
        done = [message["done"] for message in told if message["type"] == "progress"]
        assert done == sorted(done)
        assert all(0 < part <= 1 for part in done)
        entries = [one["entry"] for one in answer["decisions"]]
        assert entries == sorted(entries)
        assert len(answer["costliest"]) <= 3
        for entry in entries:
            past = seat.send("look-back", entry=entry, viewpoint=0)
            assert 0 in past["actors"], "each points at the position in which it was decided"
            assert past["last"] > entry
        # It is kept: the second time nobody thinks.
        monkeypatch.setattr(server.tables.services.bot_pool.patient, "do", None)
        again = seat.send("analyse", seat=0)
        assert again["decisions"] == answer["decisions"]


def test_a_replay_is_looked_back_at_by_anybody(
    server: Server, finished: tuple[Client, str]
) -> None:
    anna, table = finished
    _, _, log = anna.raw("GET", f"/api/tables/{table}/log")
    berta = Client(server.port, "Berta")
    replay = berta.ask_log(log)["id"]
    with berta.sit(replay) as seat:
        assert refusal(seat)[0] == "replay"
        assert refusal(seat, "analyse", seat=5)[0] == "no-such-entry"
        seat.send_raw('{"type":"analyse","id":"one","seat":1}')
        assert seat.until(lambda message: message["type"] == "progress")["work"] == "one"
    # Whoever goes away stops it.
    while server.tables.services.bot_pool.patient.jobs:
        time.sleep(0.01)
    assert server.tables.sessions[replay].analyses == {}


def test_whoever_asks_later_does_not_wait_for_a_whole_analysis(
    server: Server, finished: tuple[Client, str]
) -> None:
    """Analyses take turns, decision by decision."""
    anna, table = finished
    _, _, log = anna.raw("GET", f"/api/tables/{table}/log")
    first, second = (Client(server.port, name) for name in ("Berta", "Carla"))
    one, other = (client.ask_log(log)["id"] for client in (first, second))
    with first.sit(one) as early, second.sit(other) as late:
        early.send_raw('{"type":"analyse","id":"early","seat":0}')
        early.until(lambda message: message["type"] == "progress")
        late.send_raw('{"type":"analyse","id":"late","seat":1}')
        late.until(lambda message: message["type"] == "progress")
        early.send_raw('{"type":"ping","id":"now"}')
        heard = early.until(lambda message: message["type"] in ("pong", "analysis"))
        assert heard["type"] == "pong", "the first one is not done yet"
        answers = [seat.until(lambda one: one["type"] == "analysis") for seat in (early, late)]
        assert [answer["seat"] for answer in answers] == [0, 1]


def test_a_game_that_goes_on_is_not_looked_back_at(server: Server) -> None:
    anna, table = alone(server)
    with anna.sit(table) as seat:
        assert refusal(seat, "analyse", seat=0)[0] == "not-begun"
        sandbox: Json = anna.ask("POST", f"/api/tables/{table}/sandbox", {"entry": 0})
        with anna.sit(sandbox["id"]) as trial:
            assert refusal(trial, "analyse", seat=0)[0] == "not-yours"


# Bots at the table


def asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats that bots were asked for, one for each decision."""
    seats: list[int] = []
    true = BotPool.decide

    async def counting(self: BotPool, *given: Any) -> list[int]:
        moves = await true(self, *given)
        if len(moves) > 1:
            seats.append(given[3])
        return moves

    monkeypatch.setattr(BotPool, "decide", counting)
    return seats


def to_planning(sitting: Sitting) -> None:
    """Play whatever comes until cards are laid."""
    while not any(move["move"].startswith("put ") for move in sitting.now["legal"]):
        if sitting.seat in sitting.now["actors"]:
            sitting.send("play", moves=[sitting.now["legal"][0]["move"]])
        else:
            sitting.next()


def test_a_plan_is_thought_of_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = asked(server, monkeypatch)
    anna = Client(server.port, "Anna")
    names = ["me", "expert", "random"]
    table = anna.new_table("shogun", options={"players": 3}, seats=names)["id"]
    with anna.sit(table) as seat:
        to_planning(seat)
        while 1 in seat.now["actors"]:
            seat.next()
    entries = [entry for entry in server.tables.sessions[table].playing.entries if entry.seat == 1]
    plan = [entry for entry in entries if (entry.move or "").startswith("put ")]
    assert len(plan) >= 10
    assert seats.count(1) == 1, "the whole plan was one decision"


def test_a_restart_in_the_middle_of_a_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of a plan is not stored: the bot thinks of one that goes with what lies there."""
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url, HASTY) as server:
        anna = Client(server.port, "Anna")
        names = ["me", "expert", "random"]
        table = anna.new_table("shogun", options={"players": 3}, seats=names)["id"]
        with anna.sit(table) as seat:
            to_planning(seat)
            session = server.tables.sessions[table]
            while not laid(session.playing.entries):
                time.sleep(0.01)
    with serving(url, HASTY) as server:
        anna.port = server.port
        with anna.sit(table) as seat:
            while 1 in seat.now["actors"]:
                seat.next()
            entries = server.tables.sessions[table].playing.entries
            assert laid(entries) >= 10


def laid(entries: Any) -> int:
    return sum(entry.seat == 1 and (entry.move or "").startswith("put ") for entry in entries)


def test_what_was_thought_of_before_an_undo_is_not_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes a move back while a bot thinks, and makes another one before it has done."""
    thought: list[State] = []
    done = threading.Event()

    async def slow(self: BotPool, game: Game, _: Setup, state: State, *given: Any) -> list[int]:
        thought.append(state)
        while len(thought) == 1 and not done.is_set():
            await asyncio.sleep(0.01)
        return [game.legal(state, given[0])[-1]]

    monkeypatch.setattr(BotPool, "decide", slow)
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "novice"])["id"]
    with anna.sit(table) as seat:
        generals = [move["move"] for move in seat.now["legal"]]
        seat.send("play", moves=[generals[0]])
        while not thought:
            time.sleep(0.01)
        assert seat.send("undo")["type"] == "acknowledged"
        seat.send("play", moves=[generals[1]])
        done.set()
        while seat.now["entry"] < 2:
            seat.next()
    live = server.tables.sessions[table].playing
    assert live.entries[2].seat == 1
    assert not same(thought[0], thought[1])
    assert same(thought[1], live.past.after(1)), "it was thought of for this position"


def test_a_bot_that_failed_is_not_asked_again_for_a_seat_that_was_taken_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    back = threading.Event()

    async def failing(
        self: BotPool, game: Game, _: Setup, state: State, seat: int, bot: str, *more: float
    ) -> list[int]:
        if bot != "expert":  # nor those of other tables, which may still play
            return [game.legal(state, seat)[0]]
        asked.append(bot)
        while not back.is_set():
            await asyncio.sleep(0.01)
        raise BotFault("out of rice")

    monkeypatch.setattr(BotPool, "decide", failing)
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "novice"])["id"]
    session = server.tables.sessions[table]
    with anna.sit(table) as seat:
        anna.ask("DELETE", f"/api/tables/{table}/seats/0?bot=expert")
        while not asked:
            time.sleep(0.01)
        anna.ask("POST", f"/api/tables/{table}/seats/0")
        seat.until(lambda message: message["type"] == "welcome" and message["position"]["legal"])
        seat.send("play", moves=[seat.now["legal"][0]["move"]])
        back.set()
        while session.bots.busy:
            time.sleep(0.01)
    assert asked == ["expert"]
    assert not session.broken
    assert session.occupants[0].bot is None


# The processes


def test_work_that_nobody_waits_for_ends() -> None:
    async def story() -> None:
        crew = Crew(1)
        try:
            task = asyncio.create_task(crew.do(600, until_stopped))
            while not crew._done[0]:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            # The only process is free again, without having been killed.
            assert await crew.do(600, echo, 7) == 7
            assert crew.jobs == 0
        finally:
            crew.give_up()

    asyncio.run(story())


def test_work_that_hangs_is_given_up() -> None:
    async def story() -> None:
        crew = Crew(1)
        try:
            with pytest.raises(NoAnswer, match="did not answer within"):
                await crew.do(0.05, time.sleep, 600)
            assert await crew.do(600, echo, 7) == 7
        finally:
            crew.give_up()

    asyncio.run(story())


def test_a_process_that_dies_while_it_waits_is_replaced() -> None:
    async def story() -> None:
        crew = Crew(1)
        try:
            os.kill(await crew.do(600, os.getpid), signal.SIGKILL)
            pool = crew._pool
            assert pool is not None
            while not pool._broken:
                await asyncio.sleep(0.01)
            assert await crew.do(600, echo, 7) == 7
            assert crew.jobs == 0
        finally:
            crew.give_up()

    asyncio.run(story())


def test_an_interrupt_at_the_terminal_is_for_the_server_alone() -> None:
    async def story() -> None:
        crew = Crew(1)
        try:
            process = await crew.do(600, os.getpid)
            os.kill(process, signal.SIGINT)
            assert await crew.do(600, os.getpid) == process
        finally:
            crew.give_up()

    asyncio.run(story())


def test_who_loses_a_process_leaves_those_started_since_alone() -> None:
    """One job hangs and another is lost with it; a third has begun in new processes already."""

    async def story() -> None:
        crew = Crew(2)
        try:
            lost = asyncio.create_task(crew.do(600, until_stopped))
            while not any(crew._done):
                await asyncio.sleep(0.01)
            with pytest.raises(NoAnswer, match="did not answer within"):
                await crew.do(0.05, time.sleep, 600)
            third = asyncio.create_task(crew.do(600, echo, 7))
            with pytest.raises(NoAnswer, match="lost its process"):
                await lost
            assert await third == 7
        finally:
            crew.give_up()

    asyncio.run(story())


def until_stopped() -> None:
    told = signals()
    told.tell(0.5)
    while not told.stopped:
        time.sleep(0.01)


def echo(number: int) -> int:
    return number


def test_when_many_think_all_think_quicker() -> None:
    bot_pool = BotPool(30, 2, 1)
    assert bot_pool._time("master") == 2
    assert bot_pool._time("expert") == 0.5
    assert bot_pool._time("skilled") is None
    bot_pool.crew.jobs = 15
    assert bot_pool._time("master") == 0.5
    assert bot_pool._time("grandmaster") == 1
    assert BotPool(1, 2, 1)._time("grandmaster") == 0.5, "well below the hard limit"
