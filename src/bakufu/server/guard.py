"""Stands before everything that is asked over HTTP.

Nothing from other sites or under another name, nothing too large, not too much from one address;
headers on every answer, and an answer whatever happens. The loop's time is charged to the address.
"""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakufu.server.addresses import network_of
from bakufu.server.pace import due, held_back
from bakufu.server.problems import problem
from bakufu.server.rate_limits import AT_LEAST, metered, pausing
from bakufu.server.services import Services
from bakufu.server.settings import Settings
from bakufu.server.websocket import same_origin

LARGEST_BODY = 256 * 1024
LARGEST_LOG = 1024 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # a private table's address is its invitation
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
# A year, for whoever says that the server is reached by TLS alone.
ALWAYS_TLS = "max-age=31536000"


def is_served_here(settings: Settings, host: str | None) -> bool:
    """Whether a name is one of those that this server is called by; without a list, any is."""
    if not settings.hosts:
        return True
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return name in settings.hosts


def _announced(request: Request, largest: int) -> int:
    """How many bytes may come with a request."""
    if "transfer-encoding" in request.headers:
        return largest
    length = request.headers.get("content-length", "0")
    return min(largest, int(length)) if length.isascii() and length.isdecimal() else 0


async def _call(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


# Whatever tells of tables is answered in a time that tells nothing else: see `pace`.
OF_TABLES = ("/api/tables", "/api/my-tables")


class Guard:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.settings = services.settings
        self.under_way: Counter[str] = Counter()  # bytes of requests, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        elif scope["type"] == "websocket" and not self._knows(scope):
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "websocket":
            # For what was done before it came here, and to open it.
            self.services.till.charge(AT_LEAST, None, network_of(scope.get("client")))
            with suppress(asyncio.CancelledError):  # the server goes, and somebody does not read
                await self.app(scope, receive, send)  # sockets tell their own faults
        else:
            await self.app(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        return is_served_here(self.settings, Headers(scope=scope).get("host"))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False
        asked, held = time.monotonic(), held_back(self.settings.hold)

        async def answer(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                if held and scope["path"].startswith(OF_TABLES):
                    now = time.monotonic()
                    await asyncio.sleep(due(asked, now, held) - now)
                self._add_headers(scope["path"], MutableHeaders(scope=message))
            await send(message)

        address = network_of(scope.get("client"))

        def charge(seconds: float) -> None:
            self.services.till.charge(seconds, None, address)

        left, more = LARGEST_LOG if scope["path"] == "/api/logs" else LARGEST_BODY, True

        async def limited() -> Message:
            nonlocal left, more
            rest = min(self.settings.first_word, asked + self.settings.last_word - time.monotonic())
            try:
                async with asyncio.timeout(max(0.0, rest) if more else None):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, "the rest has not come", {"Connection": "close"}) from None
            more = message.get("more_body", False)
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, "this is too large")
            return message

        charge(AT_LEAST)  # for what was done before it came here, and is done afterwards
        request = Request(scope)
        coming = _announced(request, left)
        self.under_way[address] += coming
        try:
            refused = self._turned_away(request, address, left)
            refused = refused or await self._take_turns(address)
            served = refused or self.app
            pausing.set(lambda: self.services.till.turn(None, address))
            await metered(_call(served, scope, limited, answer), charge)
        except asyncio.CancelledError:
            # The server goes, and the rest of the request has not come: there is no time to lose.
            if not begun:
                held = 0.0
                await problem(503, "internal", "the server goes")(scope, receive, answer)
        except Exception:
            # A fault of our own: it is named here, in one line, and answered like any other.
            self.services.log.exception("request failed", method=scope["method"])
            if not begun:
                failed = problem(500, "internal", "something went wrong here")
                await failed(scope, receive, answer)
        finally:
            self.under_way[address] -= coming
            if not self.under_way[address]:
                del self.under_way[address]

    def _add_headers(self, path: str, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.tls:
            headers.setdefault("Strict-Transport-Security", ALWAYS_TLS)
        if path.startswith("/assets/"):
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        elif path.startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")

    def _turned_away(self, request: Request, address: str, largest: int) -> Response | None:
        limiter, settings = self.services.limiter, self.settings
        announced = request.headers.get("content-length", "0")
        if not (announced.isascii() and announced.isdecimal()) or int(announced) > largest:
            return problem(413, "too-large", "this is too large")
        if self.under_way[address] > settings.bodies:
            return problem(429, "too-many", "this address sends too much at once")
        if not is_served_here(settings, request.headers.get("host")):
            return problem(421, "not-found", "this server has other names")
        file = request.url.path.startswith("/assets/")  # paid for by its work alone
        if not file and not limiter.allow(settings.requests, "request", address):
            return problem(429, "too-many", f"at most {settings.requests}")
        if self.services.till.debt(None, address) > settings.longest_wait:
            return problem(429, "too-many", "this address makes too much work")
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(request.headers):
            return problem(403, "not-yours", "this request comes from another site")
        if not limiter.allow(settings.changes, "http", address):
            return problem(429, "too-many", f"at most {settings.changes}")
        return None

    async def _take_turns(self, address: str) -> Response | None:
        try:
            async with asyncio.timeout(self.settings.longest_wait):
                await self.services.till.turn(None, address)
        except TimeoutError:
            return problem(429, "too-many", "this address makes too much work")
        return None
