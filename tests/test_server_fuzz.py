"""Nonsense of all kinds, while others play: every message is answered, no request fails, and nobody
at another table notices. A few hundred here; by hand, 100,000 messages and 20,000 requests:

    make test ARGS="-m soak tests/test_server_fuzz.py"
"""

import json
import logging
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fuzzing import is_broken, odd_message, odd_request, real_messages, real_requests, status_of
from serving import QUICK, Client, Server, serving
from sqlalchemy.engine import URL

AT_ONCE = 25  # messages before their answers are waited for


class Complaints(logging.Handler):
    """What the server and its libraries report as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def __getattr__(self, name: str) -> Any:  # as the server's own log
        def note(event: str, **more: object) -> None:
            if name in ("exception", "error", "critical"):
                self.lines.append(event)

        return note


@contextmanager
def game_elsewhere(server: Server) -> Iterator[None]:
    """Two people who play on, whatever happens at other tables."""
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    done, played, troubles = threading.Event(), Counter[str](), list[BaseException]()

    def play_one() -> None:
        table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
        berta.ask("POST", f"/api/tables/{table}/seats/1")
        with anna.sit(table) as one, berta.sit(table) as other:
            while not (done.is_set() and played["moves"]):
                for seat in (one, other):
                    seat.send("look-back", entry=0)  # until it has heard of everything
                if one.now["over"]:
                    return
                seat = (one, other)[one.now["actors"][0]]
                answer = seat.send("play", moves=[seat.now["legal"][0]["move"]])
                assert answer["type"] == "acknowledged", answer
                played["moves"] += 1

    def play() -> None:
        try:
            while not done.is_set() or not played["moves"]:
                play_one()
        except BaseException as trouble:
            troubles.append(trouble)

    players = threading.Thread(target=play)
    players.start()
    try:
        yield
    finally:
        done.set()
        players.join()
    assert not troubles, troubles
    assert played["moves"] > 0


@contextmanager
def no_complaints(server: Server) -> Iterator[None]:
    found, errors = Complaints(), logging.getLogger("uvicorn.error")
    asyncio_errors = logging.getLogger("asyncio")
    services = server.tables.services
    services.log = found
    for logger in (errors, asyncio_errors):
        logger.addHandler(found)
    try:
        yield
    finally:
        for logger in (errors, asyncio_errors):
            logger.removeHandler(found)
    assert not found.lines, Counter(found.lines).most_common(5)


def send_nonsense(server: Server, seed: int, count: int) -> Counter[str]:
    """Messages from a seat, from somebody who watches and from somebody who has not entered."""
    luck, answers = Random(seed), Counter[str]()
    carla = Client(server.port, "Carla")
    form: dict[str, Any] = {"options": {"players": 3}, "seats": ["me", "random", "random"]}
    game = luck.choice(("shogun", "edo", "bushido", "shitenno"))
    table = carla.new_table(game, **form)["id"]
    visitor = Client(server.port, "Visitor")

    places, sent = [carla.sit(table), visitor.sit(table), visitor.sit(table, enter=False)], 0
    while sent < count:
        mine = [one["move"] for one in places[0].now["legal"][:2]] if places[0].position else []
        real = real_messages(mine or ["draw"])
        place = luck.choice(places)
        for _ in range(min(AT_ONCE, count - sent)):
            place.send_raw(odd_message(luck, real, sent))
            sent += 1
        before = len(place.received)
        assert place.send("ping")["type"] == "pong"
        for data in place.received[before:]:
            message = json.loads(data)
            answers[message.get("code") or message["type"]] += 1
            assert message.get("code") != "internal", message
        place.received.clear()
        place.moments.clear()
        if sent % 250 == 0:  # who does not enter is shown out after a while
            places.pop().close()
            places.append(visitor.sit(table, enter=False))
    for place in places:
        place.close()
    return answers


def check_messages(server: Server, seed: int, count: int) -> Counter[str]:
    with no_complaints(server), game_elsewhere(server):
        answers = send_nonsense(server, seed, count)
    assert answers["internal"] == 0, answers
    return answers


def check_requests(server: Server, seed: int, count: int) -> Counter[int]:
    luck, statuses = Random(seed), Counter[int]()
    dora = Client(server.port, "Dora")
    table = dora.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    real, host = real_requests(table, "SHO-END-06"), f"127.0.0.1:{server.port}"
    with no_complaints(server), game_elsewhere(server):
        for _ in range(count):
            request = odd_request(luck, real, host, dora.cookie)
            status = status_of(server.port, request)
            # What is no HTTP is turned away, or the line is closed; all else is answered.
            right = status in (0, 400) if is_broken(request) else 200 <= status < 500
            assert right, (status, request[:600])
            statuses[status] += 1
    return statuses


# Advice may take as long as it likes: nothing here is about time.
PATIENT = msgspec.structs.replace(QUICK, bot_seconds=3600, think=0.05)
# But for requests whose bodies never end.
BRISK = msgspec.structs.replace(PATIENT, first_word=2)


@pytest.fixture(params=[PATIENT])
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    file = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(file, request.param) as running:
        yield running


def test_nonsense_is_answered_and_nobody_is_disturbed(server: Server) -> None:
    answers = check_messages(server, 1, 300)
    for kind in ("bad-message", "enter-first", "no-seat", "pong", "welcome"):
        assert answers[kind] > 0, answers


@pytest.mark.parametrize("server", [BRISK], indirect=True)
def test_no_request_fails_whatever_it_asks(server: Server) -> None:
    statuses = check_requests(server, 1, 150)
    assert statuses[200] > 10, statuses
    assert statuses[404] > 10, statuses
    endless = (
        f"POST /api/links HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 9\r\n\r\n{{"
    )
    assert status_of(server.port, endless.encode()) == 408


@pytest.mark.soak
def test_a_hundred_thousand_messages(server: Server) -> None:
    found = Counter[str]()
    for seed in range(40):
        found += check_messages(server, 100 + seed, 2500)
    print(found.most_common())


@pytest.mark.soak
@pytest.mark.parametrize("server", [BRISK], indirect=True)
def test_twenty_thousand_requests(server: Server) -> None:
    found = Counter[int]()
    for seed in range(20):
        found += check_requests(server, 200 + seed, 1000)
    print(found.most_common())
