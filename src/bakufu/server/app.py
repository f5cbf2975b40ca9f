"""The server as one application: API, socket, browser client, headers."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakufu import __version__
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.server import http_forms
from bakufu.server.connection import Fault
from bakufu.server.http_api import api
from bakufu.server.services import web_folder
from bakufu.server.store import StoreError
from bakufu.server.tables import NoTable, Tables
from bakufu.server.websocket import Desk, same_origin

LARGEST_BODY = 256 * 1024
LARGEST_LOG = 4 * 1024 * 1024
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
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakufu</title></head>
<body><h1>Bakufu</h1>
<p>The server runs, but the browser client is not built into this installation.</p>
<p>To build it: <code>make play</code> in the project's folder, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>. The terminal needs neither:
<code>bakufu play</code>.</p></body></html>
"""
STATUS = {
    "too-many": 429,
    "too-large": 413,
    "not-yours": 403,
    "no-seat": 409,
    "not-begun": 409,
    "no-such-entry": 404,
    "replay": 409,
    "no-hints": 403,
    "not-your-turn": 409,
    "internal": 503,
}


def make_app(tables: Tables) -> FastAPI:
    """The application around a tables, which is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    app = FastAPI(
        title="Bakufu",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.tables = tables
    app.include_router(api)
    _add_problems(app)
    _add_service(app)
    _add_web(app)
    app.middleware("http")(_careful)
    app.add_middleware(BodyLimit)
    return app


def _problem(status: int, code: str, text: str, refusal: Refused | None = None) -> JSONResponse:
    form = http_forms.ProblemForm(code=code, text=text)
    if refusal is not None:
        form.rule = refusal.rule
        form.message = msgspec.to_builtins(refusal.message)
    return JSONResponse(form.model_dump(), status)


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(Fault)
    async def fault(request: Request, error: Fault) -> Response:
        return _problem(STATUS.get(error.code, 400), error.code, error.text)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return _problem(422, "refused", str(error), error)

    @app.exception_handler(NoTable)
    async def no_table(request: Request, error: NoTable) -> Response:
        return _problem(404, "not-found", str(error))

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return _problem(422, "bad-words", str(error))

    @app.exception_handler(StoreError)
    async def not_stored(request: Request, error: StoreError) -> Response:
        return _problem(503, "internal", "it could not be stored: nothing has changed")

    @app.exception_handler(RequestValidationError)
    async def wrong_shape(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _problem(422, "bad-words", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        response = _problem(error.status_code, "not-found", str(error.detail))
        response.headers.update(error.headers or {})
        return response


def _add_service(app: FastAPI) -> None:
    @app.get("/health")
    async def health(request: Request) -> http_forms.Health:
        """Whether the server works: something is written and read again."""
        tables: Tables = request.app.state.tables
        await tables.services.store.try_out()
        return http_forms.Health(status="ok", version=__version__, tables=len(tables.sessions))

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        # They count secret moves too: only for the machine that holds the database anyway.
        if not _is_this_machine(request):
            return _problem(403, "not-yours", "metrics are told to this machine only")
        tables: Tables = request.app.state.tables
        return Response(tables.services.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await Desk(websocket.app.state.tables, websocket, table).serve()


def _is_this_machine(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False  # a proxy that names no address


def _add_web(app: FastAPI) -> None:
    """The browser client: every other address is a page of it."""
    folder = web_folder()
    files = {file.name for file in folder.iterdir() if file.is_file()} if folder else set()
    if folder is not None and (folder / "assets").is_dir():
        # Everybody may read these, so that compressing them betrays nothing.
        files_of_client = StaticFiles(directory=folder / "assets")
        app.mount("/assets", GZipMiddleware(files_of_client, minimum_size=1000))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing at this address")
        if folder is None:
            return HTMLResponse(NOT_BUILT)
        # Asked for anew each time: nobody sees an old client, or installs one.
        found = folder / (path if path in files else "index.html")
        kind = "application/manifest+json" if found.suffix == ".webmanifest" else None
        return FileResponse(found, media_type=kind, headers={"Cache-Control": "no-cache"})


async def _careful(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Nothing from other sites, not too much from one address, and headers on everything."""
    response = _turned_away(request) or await call_next(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/assets/"):
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _turned_away(request: Request) -> Response | None:
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    if not same_origin(request.headers):
        return _problem(403, "not-yours", "this request comes from another site")
    services = request.app.state.tables.services
    address = request.client.host if request.client else ""
    if not services.limiter.allow(services.settings.changes, "http", address):
        return _problem(429, "too-many", f"at most {services.settings.changes}")
    return None


class BodyLimit:
    """Refuses bodies that are too large, also those that do not say their size."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = LARGEST_LOG if scope["path"] == "/api/logs" else LARGEST_BODY
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > left:
            await _problem(413, "too-large", "this is too large")(scope, receive, send)
            return

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, "this is too large")
            return message

        await self.app(scope, limited, send)
