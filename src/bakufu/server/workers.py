"""Several equal processes at one port, and one that starts them anew when they die.

The one that starts them serves nobody: it may be killed too, and they end in good order. They are
forked from a process that has loaded everything, and so start at once and share its memory.
"""

import multiprocessing
import os
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from types import FrameType

import msgspec
import structlog
from sqlalchemy.engine import URL

from bakufu.engine.text.errors import BadInput
from bakufu.processors import usable_processors
from bakufu.server.run import address_of, listen, serve, set_up_log
from bakufu.server.settings import Settings
from bakufu.server.store import open_now

START = 60.0  # seconds a worker has to begin
STOP = 10.0  # and to end
SHORT = 2.0  # who has lived no longer is started again after a while only


class Worker:
    def __init__(self, number: int, host: str, port: int, url: URL, settings: Settings) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["bakufu.server.run"])
        self.number = number
        self.ready, sender = context.Pipe(False)
        given = (host, port, url, settings, sender)
        self.process = context.Process(target=_work, args=given, name=f"worker {number}")
        self.process.start()
        sender.close()
        self.since = time.monotonic()

    def is_ready(self) -> bool:
        """Wait until it serves; False if it does not."""
        try:
            return self.ready.poll(START) and bool(self.ready.recv())
        except EOFError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(STOP)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Workers:
    """Keeps so many of them alive."""

    def __init__(self, workers: int, host: str, port: int, url: URL, settings: Settings) -> None:
        self._given = host, port, url
        processes = settings.bot_processes or max(1, (usable_processors() - 1) // workers)
        self._settings = msgspec.structs.replace(settings, bot_processes=processes)
        self._log = structlog.get_logger("bakufu.server")
        self._stop = False
        self._all: list[Worker] = []
        for number in range(workers):
            self._all.append(self._start(number))

    def _start(self, number: int) -> Worker:
        settings, first = self._settings, self._settings.metrics_port
        if first:
            settings = msgspec.structs.replace(settings, metrics_port=first + number)
        return Worker(number, *self._given, settings)

    def run(self, ready: Callable[[], None]) -> None:
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, self._heard)
        if not all(worker.is_ready() for worker in self._all) and not self._stop:
            self._end()
            raise BadInput("the workers did not start: what they said is in the log")
        ready()
        while not self._stop:
            wait([worker.process.sentinel for worker in self._all], 0.5)
            for worker in [one for one in self._all if not one.process.is_alive()]:
                self._replace(worker)
        self._end()

    def _heard(self, number: int, _: FrameType | None) -> None:
        self._stop = True

    def _replace(self, worker: Worker) -> None:
        if self._stop:
            return
        self._log.error("worker died", worker=worker.number, code=worker.process.exitcode)
        if time.monotonic() - worker.since < SHORT:
            time.sleep(1)
        self._all[self._all.index(worker)] = self._start(worker.number)

    def _end(self) -> None:
        for worker in self._all:
            worker.process.terminate()
        for worker in self._all:
            worker.stop()


def serve_many(
    workers: int,
    host: str,
    port: int,
    url: URL,
    settings: Settings,
    say: Callable[[str], None],
    browser: bool = False,
) -> None:
    """Serve in several processes until told to stop."""
    if url.get_backend_name() == "sqlite":
        raise BadInput(
            "several workers share a PostgreSQL (BAKUFU_DATABASE_URL), never a file: "
            "leave --workers out"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadInput("several workers at one port: this system cannot do that")
    open_now(url).release()  # brought up to date once, and what is wrong is said once
    with listen(host, port) as trial:  # nobody else has the port
        address, port = address_of(trial), int(trial.getsockname()[1])

    def ready() -> None:
        say(address)
        if browser:
            webbrowser.open(address)

    Workers(workers, host, port, url, settings).run(ready)


def _work(host: str, port: int, url: URL, settings: Settings, ready: Connection) -> None:
    set_up_log()
    _follow_parent()
    serve(listen(host, port, shared=True), url, settings, lambda _: ready.send(True))


def _follow_parent() -> None:
    """End in good order with the one that started this one, even if that was killed."""
    parent = multiprocessing.parent_process()

    def wait_for_it() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait_for_it, daemon=True).start()
