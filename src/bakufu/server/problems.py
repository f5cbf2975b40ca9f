"""What went wrong, as an answer over HTTP: always the same form, whatever it was."""

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.server import http_forms
from bakufu.server.connection import Fault
from bakufu.server.store import StoreError
from bakufu.server.tables import NoTable

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


def problem(status: int, code: str, text: str, refusal: Refused | None = None) -> JSONResponse:
    # What cannot be written down, such as half a letter, was in the question.
    form = http_forms.ProblemForm(code=code, text=text.encode(errors="replace").decode()[:500])
    if refusal is not None:
        form.rule = refusal.rule
        form.message = msgspec.to_builtins(refusal.message)
    return JSONResponse(form.model_dump(), status)


def add_problems(app: FastAPI) -> None:
    @app.exception_handler(Fault)
    async def fault(request: Request, error: Fault) -> Response:
        return problem(STATUS.get(error.code, 400), error.code, error.text)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return problem(422, "refused", str(error), error)

    @app.exception_handler(NoTable)
    async def no_table(request: Request, error: NoTable) -> Response:
        return problem(404, "not-found", str(error))

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return problem(422, "bad-words", str(error))

    @app.exception_handler(StoreError)
    async def not_stored(request: Request, error: StoreError) -> Response:
        return problem(503, "internal", "it could not be stored: nothing has changed")

    @app.exception_handler(RequestValidationError)
    async def wrong_shape(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "bad-words", f"{where}: {first['msg']}")

    @app.exception_handler(Exception)
    async def fault_of_ours(request: Request, error: Exception) -> Response:
        return problem(500, "internal", "something went wrong here")

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        response = problem(error.status_code, "not-found", str(error.detail))
        response.headers.update(error.headers or {})
        return response
