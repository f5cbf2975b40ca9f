"""The page installed: manifest and icons, without the server, and after an update."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.people import PHONE, Guests
from browser.program import Program
from playwright.sync_api import Browser, Page, expect

from bakufu.server.services import web_folder


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """A server with a client of its own, which may be killed and changed."""
    built = web_folder()
    assert built is not None
    shutil.copytree(built, tmp_path / "web")
    monkeypatch.setenv("BAKUFU_WEB", str(tmp_path / "web"))
    running = Program(tmp_path)
    yield running
    running.stop()


def kept(page: Page) -> list[str]:
    """The addresses that the page's worker has kept."""
    found: list[str] = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async (name) =>
                (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
            return all.flat();
        }"""
    )
    return found


def installed(page: Page) -> None:
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_it_can_be_installed(guests: Guests) -> None:
    page = guests.come()
    said = page.request.get("/manifest.webmanifest")
    assert said.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(said.body())
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        data = answer.body()
        size = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
        assert icon["sizes"] == f"{size[0]}x{size[1]}"
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    # What Chromium itself has against installing it: it could not read the manifest, say.
    errors = page.context.new_cdp_session(page).send("Page.getAppManifest")["errors"]
    assert errors == []


def test_without_the_server_and_after_an_update(
    chromium: Browser, program: Program, tmp_path: Path
) -> None:
    guests = Guests(chromium, program.address)
    page = guests.come(size=PHONE, locale="de-DE", worker=True)
    installed(page)
    page.goto("/")  # through the worker
    expect(page.locator("[data-play]").first).to_be_visible()
    addresses = kept(page)
    assert "/" in addresses
    assert not [one for one in addresses if one != "/" and not one.startswith("/assets/")]

    program.kill()
    for path in ("/", "/table/somewhere"):
        page.goto(path)
        # The client is there, in the reader's language, and says what is the matter.
        expect(page.get_by_text("Der Server antwortet nicht")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_label("Schriftgröße")).to_be_visible()
    page.keyboard.press("Escape")

    # The server comes back with another client: it is there at once, and nothing of the old one.
    index = tmp_path / "web" / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="next"><title>'))
    program.start()
    expect(page.get_by_text("Der Server antwortet nicht")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-play]").first).to_be_visible()
    assert page.locator("meta[name=next]").count() == 1
    guests.forgive("ERR_|Failed to |WebSocket connection to")
    guests.leave()
    assert guests.troubles == []
