"""People for the soak: those of a table in a process of their own, as they would be elsewhere.

Where all of them shared one process they would wait for each other's turns of Python, and what is
measured would be theirs and not the server's.
"""

import multiprocessing
import random
import socket
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPException
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from serving import PATIENCE, Client, Json, Sitting
from websockets.exceptions import WebSocketException

PEOPLE = 3
LOST = (WebSocketException, OSError, EOFError, AssertionError)


class Heard(NamedTuple):
    """What the people of a table have to tell in the end."""

    tables: list[str]  # one after the other
    acknowledged: list[tuple[str, str]]  # table and message
    times: list[tuple[float, float]]  # of moves answered at the first try
    waits: list[float]  # of all: from the first try to the answer
    longest: float  # that nothing happened
    overheard: bool  # whether words came to somebody whom they were not for


class Person:
    """Plays at random, at one process or another."""

    def __init__(self, group: "Group", seat: int, number: int) -> None:
        self.group = group
        self.seat = seat
        self.luck = random.Random(number)
        self.address = f"127.0.0.{10 + number}"
        self.client = Client(group.port(self.luck), f"P{number}")
        self.acknowledged: list[tuple[str, str]] = []
        self.unsure: Json | None = None
        self.number = 0
        self.times: list[tuple[float, float]] = []
        self.waits: list[float] = []
        self.heard: list[bytes] = []
        self.over = False

    def play(self) -> None:
        group = self.group
        at, since, undos = group.table, None, 0
        while not group.enough.is_set():
            if self.over:
                time.sleep(0.1)
                continue
            if at != group.table:
                at, since, undos = group.table, None, 0
            try:
                self.client.port = group.port(self.luck)
                line = socket.create_connection(
                    ("127.0.0.1", self.client.port), PATIENCE, (self.address, 0)
                )
                how: Json = {} if since is None else {"since": since, "undos": undos}
                with self.client.sit(at, sock=line, **how) as seat:
                    try:
                        self._play(seat, at)
                    finally:
                        self.heard += seat.received
                        if seat.position is not None:
                            since, undos = seat.now["entry"], seat.now["undos"]
            except LOST:
                time.sleep(0.1)

    def _play(self, seat: Sitting, table: str) -> None:
        leave = time.monotonic() + self.luck.uniform(5, 40)  # lines break, too
        if self.unsure is not None:
            self._send(seat, table, self.unsure)
        while not self.group.enough.is_set() and time.monotonic() < leave:
            self.over = seat.now["over"]
            if self.over:
                return
            legal = seat.now["legal"]
            if self.seat not in seat.now["actors"] or not legal:
                with suppress(TimeoutError):
                    if seat.take(seat.socket.recv(1, decode=False))["type"] == "update":
                        self.group.progress(table)
                continue
            self.number += 1
            message: Json = {"id": f"s{self.seat}n{self.number}"}
            if seat.now["undo"] and self.luck.random() < 0.05:
                message["kind"] = "undo"
            else:
                message |= {"kind": "play", "moves": [self.luck.choice(legal)["move"]]}
            message["at"] = time.monotonic()
            self._send(seat, table, message)
            time.sleep(self.luck.uniform(0.05, 0.3))

    def _send(self, seat: Sitting, table: str, message: Json) -> None:
        again, self.unsure = self.unsure is message, message
        moves = {"moves": message["moves"]} if "moves" in message else {}
        answer = seat.send(message["kind"], message["id"], **moves)
        answered = time.monotonic()
        if answer["type"] == "error" and answer["code"] in ("internal", "too-many"):
            raise EOFError(answer["text"])  # and once more
        self.unsure = None
        self.waits.append(answered - message["at"])
        if not again:
            self.times.append((message["at"], answered))
        if answer["type"] == "acknowledged":
            self.group.progress(table)
            self.acknowledged.append((table, message["id"]))


class Group:
    """Some people at one table after the other."""

    def __init__(self, game: str, number: int, ports: Sequence[int], enough: Any) -> None:
        self.game = game
        self.ports = ports
        self.enough = enough
        self.table = ""
        self.tables: list[str] = []
        self.moved = time.monotonic()  # when something happened last
        self.longest = 0.0
        first = number * PEOPLE
        self.people = [Person(self, seat, first + seat) for seat in range(PEOPLE)]

    def port(self, luck: random.Random) -> int:
        return luck.choice(self.ports)

    def progress(self, table: str) -> None:
        now = time.monotonic()
        if table == self.table:
            self.longest = max(self.longest, now - self.moved)
        self.moved = now

    def open_table(self) -> str:
        """A table for all of them and a bot, with words from the first to the second."""
        form = {"options": {"players": 4}, "seats": ["me", "open", "open", "random"]}
        for person in self.people:
            person.client.port = self.port(person.luck)
        table = str(self.people[0].client.new_table(self.game, **form)["id"])
        for person in self.people[1:]:
            person.client.ask("POST", f"/api/tables/{table}/seats/{person.seat}")
        with self.people[0].client.sit(table) as talking:
            talking.send("say", text=f"only-for-{table}", to=1)
        self.moved = time.monotonic()
        self.tables.append(table)
        self.table = table
        for person in self.people:
            person.unsure, person.over = None, False
        return table

    def play(self) -> None:
        """Until it is enough; whoever has come to the end begins anew, whatever happens."""
        threads = [threading.Thread(target=person.play) for person in self.people]
        for thread in threads:
            thread.start()
        while not self.enough.wait(0.2):
            if all(person.over for person in self.people):
                with suppress(*LOST, HTTPException, KeyError, ValueError):
                    self.open_table()
        for thread in threads:
            thread.join(PATIENCE)

    def heard(self) -> Heard:
        words = [f"only-for-{table}".encode() for table in self.tables]
        last = self.people[-1].heard
        return Heard(
            self.tables,
            [one for person in self.people for one in person.acknowledged],
            [one for person in self.people for one in person.times],
            [one for person in self.people for one in person.waits],
            self.longest,
            any(word in text for text in last for word in words),
        )


def play(game: str, number: int, ports: Sequence[int], enough: Any, report: Connection) -> None:
    group = Group(game, number, ports, enough)
    report.send(group.open_table())
    group.play()
    report.send(group.heard())


class Party:
    """All groups, each in its process."""

    def __init__(self, games: Sequence[str], ports: Sequence[int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.enough = context.Event()
        self._reports: list[Connection] = []
        self._processes = []
        for number, game in enumerate(games):
            receiver, sender = context.Pipe(False)
            given = (game, number, ports, self.enough, sender)
            process = context.Process(target=play, args=given)
            process.start()
            self._reports.append(receiver)
            self._processes.append(process)
        self.tables = [str(self._hear(report)) for report in self._reports]

    def _hear(self, report: Connection) -> Any:
        assert report.poll(2 * PATIENCE), "some people have nothing to tell"
        return report.recv()

    def end(self) -> list[Heard]:
        self.enough.set()
        return [self._hear(report) for report in self._reports]

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.join(PATIENCE)
