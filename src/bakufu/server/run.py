"""Starts the server: a socket, a database, an event loop."""

import asyncio
import errno
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import structlog
import uvicorn
from sqlalchemy.engine import URL

from bakufu.engine.text.errors import BadInput
from bakufu.server.app import make_app
from bakufu.server.collecting import collect_now_and_then, set_up_collector
from bakufu.server.connection_limits import door, line
from bakufu.server.guard import Guard
from bakufu.server.services import Services
from bakufu.server.settings import Settings
from bakufu.server.store import open_store
from bakufu.server.tables import Tables

# Frames above this end the connection; those above `LARGEST_MESSAGE` still get an answer.
LARGEST_FRAME = 128 * 1024


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket, perhaps `shared` with other processes that listen at the same port.

    `BadInput` says in one line why there is none.
    """
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, OverflowError, UnicodeError):
        raise BadInput(f'cannot listen at "{host}": there is no such address') from None
    found = socket.socket(family, kind, proto)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        found.bind(address)
        found.listen(2048)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(
                f"port {port} is taken: is Bakufu running already? "
                f"Choose another one: --port {port + 1}"
            ) from None
        if error.errno == errno.EACCES:
            raise BadInput(f"port {port} is not allowed: choose one above 1023") from None
        raise BadInput(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    return found


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def set_up_log(level: int = logging.INFO) -> None:
    """One JSON object a line on standard error. Names of people and addresses stay out of it."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(handlers=[Forward()], level=logging.WARNING, force=True)
    # It warns of whatever strangers send, line for line: they shall not fill the disk with it.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class Forward(logging.Handler):
    """What libraries report comes in the same lines."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger(record.name)
        log.log(record.levelno, record.getMessage(), exc_info=record.exc_info or None)


async def run(
    listening: socket.socket, url: URL, settings: Settings, ready: Callable[[str], None]
) -> None:
    """Serve until told to stop."""
    store = await open_store(url)
    tables = Tables(Services(store, await store.secret(), settings))
    tables.on_open = lambda: ready(address_of(listening))
    set_up_collector()
    collector = asyncio.create_task(collect_now_and_then(), name="collector")
    try:
        await make_server(tables).serve([listening])
    finally:
        collector.cancel()


class House(uvicorn.Server):
    """Asks everybody to come back later before it goes: nobody is cut off, and nothing fails."""

    tables: Tables

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:
            self.should_exit = True  # asked for: it does not end by the signal, but in good order
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:  # whoever comes back finds another process, or nobody yet
            listener.close()
        await self.tables.see_out()
        await super().shutdown(sockets)


def make_server(tables: Tables) -> House:
    settings = tables.services.settings
    config = uvicorn.Config(
        Guard(make_app(tables), tables.services),
        http=door(settings, tables.services.till),
        log_config=None,
        access_log=False,  # the address of a private table is its invitation
        ws=line(settings, tables.services.till),
        ws_max_size=LARGEST_FRAME,
        # Somebody whose line is dead is away for the others within a quarter of a minute.
        ws_ping_interval=5,
        ws_ping_timeout=10,
        server_header=False,
        # Whoever is not a proxy of ours speaks for itself alone.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=2,
    )
    house = House(config)
    house.tables = tables
    return house


def serve(
    listening: socket.socket,
    url: URL,
    settings: Settings,
    say: Callable[[str], None],
    browser: bool = False,
) -> None:
    """Run the event loop until the server ends."""

    def ready(address: str) -> None:
        say(address)
        if browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    raise_file_limit()
    # The thread that stores moves waits less for the one that serves people.
    sys.setswitchinterval(0.001)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(run(listening, url, settings, ready))


def raise_file_limit() -> None:
    """As many connections as the system allows: usually it begins with a thousand."""
    try:
        import resource
    except ImportError:
        return  # not on every system
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None  # not made for every system; the loop of Python does as well
    return uvloop.new_event_loop
