"""A server, a Chromium and people with browsers of their own.

Every page is watched: an error on the console, an exception, a request that fails or is answered
with an error lets the test fail at its end.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.chromium import ARGUMENTS, NoChromium, find_or_get
from browser.people import Guests
from browser.program import Program
from playwright.sync_api import Browser, Playwright, sync_playwright

from bakufu.server.services import web_folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may stumble once: a second try decides, and is counted."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this test process listens: `bakufu serve`, with a database of its own."""
    program = Program(tmp_path_factory.mktemp("serve"))
    try:
        yield program.address
    finally:
        program.stop()
    assert program.troubles() == [], "the server had troubles of its own"


# For this folder, not for the session: while Playwright runs, this thread has a running event loop,
# and other tests want to run loops of their own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    if web_folder() is None:
        pytest.fail("the browser client is not built into the package: make web", pytrace=False)
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
