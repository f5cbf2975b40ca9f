"""A server, a Chromium and people with browsers of their own.

Every page is watched: an error on the console, an exception, a request that fails or is answered
with an error lets the test fail at its end.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from browser.chromium import ARGUMENTS, NoChromium, find_or_get
from browser.people import Guests
from playwright.sync_api import Browser, Playwright, sync_playwright

from bakufu.server.house import web_folder


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A browser on a busy machine may stumble once: a second try decides."""
    if not isinstance(item, pytest.Function) or Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item._initrequest()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this test process listens: `bakufu serve`, with a database of its own."""
    if web_folder() is None:
        pytest.fail("the browser client is not built into the package: make web", pytrace=False)
    folder = tmp_path_factory.mktemp("serve")
    log = folder / "log.jsonl"
    with log.open("w") as errors:
        database = str(folder / "tables.db")
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "bakufu", "serve", "--port", "0", "--db", database],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "BAKUFU_DATA": str(folder)},
        )
    assert process.stdout is not None
    try:
        found = re.search(r"https?://\S+", process.stdout.readline())
        assert found, f"the server did not start:\n{log.read_text()}"
        yield found[0]
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
    assert _troubles(log) == [], "the server had troubles of its own"


def _troubles(log: Path) -> list[Any]:
    """What the server's own log calls an error."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("level") in ("error", "critical")]


# For a module, not for the session: while Playwright runs, this thread has a running event loop,
# and other tests want to run loops of their own.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    program, none = "", ""
    try:
        program = find_or_get(playwright)
    except NoChromium as error:
        none = str(error)
    if none:
        pytest.fail(none, pytrace=False)
    browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def guests(chromium: Browser, address: str) -> Iterator[Guests]:
    """People come in by `guests.come(...)`, each with a browser of their own."""
    found = Guests(chromium, address)
    yield found
    found.leave()
    assert found.troubles == []
