"""Clients whose lines are tapped: every byte that comes over their sockets is kept."""

import re
import socket
from typing import Any

from serving import PATIENCE, Client, Sitting

DATE = re.compile(rb"(?im)^date: .*\r\n")


class Tap(socket.socket):
    """A socket that keeps what comes in."""

    heard = b""

    def recv(self, size: int, flags: int = 0) -> bytes:
        data = super().recv(size, flags)
        self.heard += data
        return data

    def after_handshake(self) -> bytes:
        """The handshake holds a word that the client chose by chance: it tells nothing."""
        return self.heard.partition(b"\r\n\r\n")[2]


def open_tap(port: int) -> Tap:
    tap = Tap()
    tap.settimeout(PATIENCE)
    tap.connect(("127.0.0.1", port))
    return tap


class TappedSitting(Sitting):
    """A socket at a table; `heard` are the frames as they came over the line."""

    def __init__(self, client: Client, table: str, **how: Any) -> None:
        self.tap = open_tap(client.port)
        super().__init__(client, table, sock=self.tap, **how)

    @property
    def heard(self) -> bytes:
        return self.tap.after_handshake()


def ask_raw(client: Client, method: str, path: str, body: bytes = b"") -> bytes:
    """A whole answer over HTTP, headers included; only the time of day is taken out."""
    tap = open_tap(client.port)
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: tapped",
        "Connection: close",
        f"Cookie: {client.cookie}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    tap.sendall("\r\n".join([*lines, "", ""]).encode() + body)
    while tap.recv(65536):
        pass
    tap.close()
    return DATE.sub(b"", tap.heard, count=1)
