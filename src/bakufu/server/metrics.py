"""Numbers for whoever runs a server, as Prometheus reads them."""

import socket
from contextlib import suppress
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._server: WSGIServer | None = None
        self.entries = Counter(
            "bakufu_entries", "Entries stored in logs", ["game", "by"], registry=self.registry
        )
        self.received = Counter(
            "bakufu_messages", "Messages from clients by type", ["type"], registry=self.registry
        )
        self.errors = Counter(
            "bakufu_errors", "Error messages sent by code", ["code"], registry=self.registry
        )
        self.refused = Counter(
            "bakufu_refused", "Moves refused by a rule", ["game"], registry=self.registry
        )
        self.bot_faults = Counter(
            "bakufu_bot_faults", "Bots that failed to move", ["bot"], registry=self.registry
        )
        self.sockets = Gauge("bakufu_sockets", "Open sockets", registry=self.registry)
        self.sessions = Gauge("bakufu_tables_loaded", "Tables in memory", registry=self.registry)
        self.stored_in = Histogram(
            "bakufu_store_seconds",
            "Time to store an accepted message",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

    def listen(self, port: int) -> int:
        """Tell them on a port of their own, to this machine alone: they count secret moves."""
        self._server, self._thread = start_http_server(port, "127.0.0.1", self.registry)
        return int(self._server.server_port)

    def close(self) -> None:
        """Its thread looks up twice a second, or when somebody knocks: nobody waits for it."""
        if self._server is None:
            return
        leaving = Thread(target=self._server.shutdown)
        leaving.start()
        while leaving.is_alive():
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self._server.server_port), 1).close()
            leaving.join(0.01)
        self._server.server_close()

    def text(self) -> bytes:
        return generate_latest(self.registry)
