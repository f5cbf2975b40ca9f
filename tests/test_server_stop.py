"""A server that is told to stop goes in good order: soon, and with nothing to complain of."""

import multiprocessing
import socket
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
from serving import PATIENCE, QUICK, Client
from sqlalchemy.engine import URL

from bakufu.server.run import listen, serve, set_up_log
from bakufu.server.settings import Settings, Share

UPGRADE = b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n"
# Whoever has asked for anything waits for seconds before they are heard again.
SLOW = msgspec.structs.replace(QUICK, person_share=Share(0.0001, 0.0))


def run_server(folder: Path, settings: Settings, report: Connection) -> None:
    sys.stderr = (folder / "log").open("w")
    set_up_log()
    listening = listen("127.0.0.1", 0)
    url = URL.create("sqlite", database=str(folder / "tables.db"))
    serve(listening, url, settings, lambda _: report.send(listening.getsockname()[1]))


def test_a_stop_is_quick_and_quiet(tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["bakufu.server.run", "pytest", "websockets.sync.client"])
    receiver, sender = context.Pipe(False)
    process = context.Process(target=run_server, args=(tmp_path, SLOW, sender))
    process.start()
    assert receiver.poll(PATIENCE), "the server did not start"
    port: int = receiver.recv()
    anna = Client(port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])["id"]
    with (
        anna.sit(table) as here,
        Client(port, "Berta").sit(table) as there,
        socket.create_connection(("127.0.0.1", port), PATIENCE) as line,
    ):
        for place in (here, there):
            place.send_raw('{"type": "ping", "id": "waits"}')
        for junk in (b"\x16\x03\x01 junk\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n" + UPGRADE):
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as stranger:
                stranger.sendall(junk)
                assert stranger.recv(12)
        with Client(port).sit(table, enter=False) as odd:
            odd.socket.send(b"\xff", text=True)
            assert odd.closed()[0] == 1007
        line.sendall(b"POST /api/links HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{")
        time.sleep(0.2)  # until they are being served
        since = time.monotonic()
        process.terminate()
        assert [here.closed()[0], there.closed()[0]] == [1012, 1012]
        assert line.recv(12) == b"HTTP/1.1 503"
        process.join(PATIENCE)
        took = time.monotonic() - since
    assert process.exitcode == 0
    assert took < 8, took  # on a busy machine; three on others
    log = (tmp_path / "log").read_text()
    assert '"table opened"' in log
    assert "Traceback" not in log, log
    assert "Exception" not in log, log
    assert '"warning"' not in log, log
