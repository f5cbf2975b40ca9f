"""The server as one application: API, socket, browser client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from bakufu import __version__
from bakufu.server import http_forms
from bakufu.server.http_api import api
from bakufu.server.problems import add_problems
from bakufu.server.services import web_folder
from bakufu.server.tables import Tables
from bakufu.server.websocket import Desk

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakufu</title></head>
<body><h1>Bakufu</h1>
<p>The server runs, but the browser client is not built into this installation.</p>
<p>To build it: <code>make play</code> in the project's folder, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>. The terminal needs neither:
<code>bakufu play</code>.</p></body></html>
"""


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
    add_problems(app)
    _add_service(app)
    _add_web(app)
    return app


def _add_service(app: FastAPI) -> None:
    @app.get("/health")
    async def health(request: Request) -> http_forms.Health:
        """Whether the server works: something is written and read again."""
        tables: Tables = request.app.state.tables
        await tables.services.store.try_out()
        return http_forms.Health(status="ok", version=__version__, tables=len(tables.sessions))

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await Desk(websocket.app.state.tables, websocket, table).serve()


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
