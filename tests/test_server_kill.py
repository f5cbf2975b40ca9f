"""A server that is killed at any moment has lost nothing that it had acknowledged."""

import multiprocessing
import random
import sqlite3
import threading
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, QUICK, Client, Json, Sitting
from sqlalchemy.engine import URL
from websockets.exceptions import WebSocketException

from bakufu.engine.table.game import Setup
from bakufu.engine.table.log import Header
from bakufu.engine.table.telling import Event
from bakufu.games.shelf import GAMES
from bakufu.server import redaction
from bakufu.server.live_table import LiveTable, restore
from bakufu.server.run import listen, serve
from bakufu.server.settings import Settings
from bakufu.server.store import Row

PLAYERS = 3


def run_server(url: URL, settings: Settings, report: Connection) -> None:
    listening = listen("127.0.0.1", 0)
    serve(listening, url, settings, lambda _: report.send(listening.getsockname()[1]))


class Process:
    """A server in a process of its own."""

    def __init__(self, url: URL, settings: Settings = QUICK) -> None:
        # Forked from a process that has loaded everything already: fifty starts take little.
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["bakufu.server.run", "pytest", "websockets.sync.client"])
        receiver, sender = context.Pipe(False)
        self.process = context.Process(target=run_server, args=(url, settings, sender))
        self.process.start()
        assert receiver.poll(PATIENCE), "the server did not start"
        self.port: int = receiver.recv()

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)
        assert self.process.exitcode == -9


# What an event changes on the board and what a chapter brought is told once, to those who watch.
ONCE = ("patch", "report")
# And some events are shown for a moment only.
MOMENTARY = {str(kind.__struct_config__.tag) for kind in Event.__subclasses__() if kind.momentary}


def lasting(step: dict[str, Any]) -> dict[str, Any]:
    """A step as it is told at any time."""
    told = [event for event in step["events"] if event["event"]["event"] not in MOMENTARY]
    events = [{k: v for k, v in event.items() if k not in ONCE} for event in told]
    return {k: v for k, v in step.items() if k not in ONCE} | {"events": events}


def stored(path: Path, table: str) -> LiveTable:
    """What is on disk of a table."""
    with sqlite3.connect(path) as database:
        game, setup, header = database.execute(
            "select game, setup, header from tables where id = ?", [table]
        ).fetchone()
        query = "select {} from rows where table_id = ? order by number"
        rows = [
            Row(*values)
            for values in database.execute(
                query.format(", ".join(Row.__struct_fields__)), [table]
            ).fetchall()
        ]
    database.close()
    found = msgspec.json.decode(setup, type=Setup)
    return restore(GAMES[game], msgspec.json.decode(header, type=Header), None, rows, found)


class Player:
    """Plays at random, takes moves back now and then, and remembers what it was told."""

    def __init__(self, client: Client, table: str, luck: random.Random) -> None:
        self.client = client
        self.table = table
        self.luck = luck
        self.told: list[Json] = []
        self.undos = 0
        self.unsure: Json | None = None  # sent, but not answered before the server died
        self.number = 0

    def play(self, enough: threading.Event) -> None:
        """Play until the server dies."""
        since = len(self.told) - 1
        how = {"since": since, "undos": self.undos} if since >= 0 else {}
        try:
            with self.client.sit(self.table, **how) as seat:
                if seat.answer["type"] == "update":
                    seat.entries = self.told + seat.entries
                self._play(seat, enough)
        except (WebSocketException, OSError, EOFError):
            return

    def _play(self, seat: Sitting, enough: threading.Event) -> None:
        try:
            if self.unsure is not None:
                # The same again: it is played if it was not, and not twice if it was.
                self._send(seat, self.unsure)
            while not enough.is_set() and not seat.now["over"]:
                legal = seat.now["legal"]
                if not legal or 0 not in seat.now["actors"]:
                    seat.next()
                    continue
                self.number += 1
                message: Json = {"id": f"n{self.number}"}
                if seat.now["undo"] and self.luck.random() < 0.1:
                    message["kind"] = "undo"
                else:
                    message |= {"kind": "play", "moves": [self.luck.choice(legal)["move"]]}
                self._send(seat, message)
        finally:
            self.told, self.undos = [lasting(step) for step in seat.entries], seat.now["undos"]

    def _send(self, seat: Sitting, message: Json) -> None:
        self.unsure = message
        answer = seat.send(**message)
        assert answer["type"] in ("acknowledged", "refused") or answer["code"] == "no-undo", answer
        self.unsure = None

    def check(self, path: Path) -> int:
        """Everything that was told is on disk, as it was told."""
        live = stored(path, self.table)
        account = live.accounts[0]
        own = [
            redaction.told_entry(live.table, account, n, live.scores[account.seen[n]], True)
            for n in range(account.last + 1)
        ]
        steps = msgspec.json.decode(msgspec.json.encode(own))
        if account.undos == self.undos:
            assert [lasting(step) for step in steps[: len(self.told)]] == self.told
        else:
            # An undo was stored but not told any more.
            assert self.unsure is not None
            assert self.unsure["kind"] == "undo"
            assert account.undos == self.undos + 1
            self.told = []
        return len(live.entries)


def kill_often(path: Path, times: int, seed: int) -> int:
    luck = random.Random(seed)
    players: list[Player] = []
    entries = 0
    for _ in range(times):
        server = Process(URL.create("sqlite", database=str(path)))
        if not players:
            for game in GAMES:
                client = Client(server.port, "Anna")
                seats = ["me"] + ["random"] * (PLAYERS - 1)
                table = client.new_table(game, options={"players": PLAYERS}, seats=seats)["id"]
                players.append(Player(client, table, luck))
        enough = threading.Event()
        threads = []
        for player in players:
            player.client.port = server.port
            threads.append(threading.Thread(target=player.play, args=[enough]))
            threads[-1].start()
        # At any moment: some messages on, and then a little.
        goal = sum(player.number for player in players) + luck.randint(0, 25)
        while sum(player.number for player in players) < goal and any(
            thread.is_alive() for thread in threads
        ):
            enough.wait(0.002)
        enough.wait(luck.uniform(0, 0.02))
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        entries = sum(player.check(path) for player in players)
    return entries


@pytest.mark.timeout(300)
def test_killed_ten_times(tmp_path: Path) -> None:
    assert kill_often(tmp_path / "tables.db", 10, 1) > 20


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_killed_fifty_times(tmp_path: Path) -> None:
    assert kill_often(tmp_path / "tables.db", 50, 2) > 100
