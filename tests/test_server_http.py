"""The HTTP API, fuzzed from its own document: no request makes the server fail."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from serving import Client, Server, serving
from sqlalchemy.engine import URL

from bakufu.server.app import make_app
from bakufu.server.tables import Tables

schema = schemathesis.openapi.from_dict(make_app(cast(Tables, None)).openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(URL.create("sqlite", database=str(path))) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    seats = ["random", "open", "open"]
    found: str = Client(server.port, "Anna").new_table("shogun", seats=seats)["id"]
    return found


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_no_request_makes_the_server_fail(
    case: schemathesis.Case[Any], server: Server, table: str
) -> None:
    if case.path_parameters and len(str(case.path_parameters.get("table", ""))) % 2:
        # Made-up addresses of tables lead nowhere: half of the requests get a real one.
        case.path_parameters["table"] = table
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{server.port}",
        checks=[not_a_server_error, response_schema_conformance],
    )


def test_every_operation_is_described() -> None:
    document = make_app(cast(Tables, None)).openapi()
    paths = set(document["paths"])
    assert {"/api/tables", "/api/games/{game}/rules", "/api/logs", "/health"} <= paths


def test_metrics_have_a_port_of_their_own(server: Server) -> None:
    """They count moves that are made in secret: where people are served there are none."""
    _, _, page = Client(server.port).raw("GET", "/metrics")
    assert b"bakufu_tables_loaded" not in page
    _, _, numbers = Client(server.tables.services.metrics_port).raw("GET", "/metrics")
    assert b"bakufu_tables_loaded" in numbers


def test_the_client_is_sent_compressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "export const much = 1;\n" * 1000
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "web" / "assets" / "main.js").write_text(script, encoding="utf-8")
    monkeypatch.setenv("BAKUFU_WEB", str(tmp_path / "web"))
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as running:
        connection = HTTPConnection("127.0.0.1", running.port)
        connection.request("GET", "/assets/main.js", headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "immutable" in answer.headers["Cache-Control"]
    assert gzip.decompress(body).decode() == script
    assert len(body) < len(script) / 10


def test_a_table_tells_its_own_numbers(server: Server) -> None:
    """For its summary: options, number of players and house data; without them, as printed."""
    anna = Client(server.port, "Anna")
    printed = anna.ask("GET", "/api/games/shogun/numbers")
    assert printed["house"] == []
    assert (printed["numbers"]["players"], printed["numbers"]["chests"]) == (4, 15)
    assert printed["numbers"]["prices"]["castle"] == 3
    house = {"actions": {"castle": {"price": 4}}}
    seats = ["me", "open", "open"]
    table = anna.new_table("shogun", options={"players": 3}, seats=seats, house=house)["id"]
    own = anna.ask("GET", f"/api/tables/{table}/numbers")
    assert own["house"] == ["actions"]
    assert (own["numbers"]["players"], own["numbers"]["chests"]) == (3, 18)
    assert own["numbers"]["prices"] == {**printed["numbers"]["prices"], "castle": 4}
