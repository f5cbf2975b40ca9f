"""Takes the pictures of the main screens for the documentation, in a real Chromium.

    python web/screens.py            serves a table by itself, writes docs/pictures/web-*.png

Needs playwright (Python), pillow and a Chromium: a system one is looked for first.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
SETTINGS = '{"speed":0,"name":"Aiko","sound":false,"theme":"%s"}'
LONGEST = 40_000


class Server:
    """A server of its own, with tables that are forgotten afterwards."""

    def __enter__(self) -> str:
        self.folder = tempfile.TemporaryDirectory(prefix="bakufu-screens-")
        database = str(Path(self.folder.name) / "tables.db")
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "bakufu", "serve", "--port", "0", "--db", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "BAKUFU_DATA": self.folder.name},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"https?://\S+", line)
            if found:
                return found[0]
        raise SystemExit("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def open_page(browser: Browser, size: tuple[int, int], theme: str = "light") -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", has_touch=width < 600
    )
    context.add_init_script(f"localStorage.setItem('bakufu-settings', '{SETTINGS % theme}')")
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    page.on("pageerror", lambda error: print(f"error on the page: {error}"))
    return page


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(500)  # fonts and fades
    path = PICTURES / f"web-{name}.png"
    page.screenshot(path=path)
    # A drawing in few colours: a palette is enough, and half the size.
    Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(
        path, optimize=True
    )
    print(f"docs/pictures/web-{name}.png")


def my_turn(page: Page) -> bool:
    """Wait for one's turn; False if the game is over."""
    page.wait_for_selector(".yours, dialog[open]")
    page.wait_for_timeout(150)
    return page.query_selector("dialog[open]") is None


def play_until(page: Page, wanted: str) -> bool:
    """Play Shitennō simply until something is on the screen: take lots, pay what can be paid.

    False if the game ended before.
    """
    for _ in range(400):
        if not my_turn(page):
            return False
        if page.query_selector(wanted):
            return True
        for choice in (
            "section.own button:has-text('Honda')",
            "section.own button:has-text('Accept')",
            "section.own button:has-text('Take this lot')",
        ):
            button = page.query_selector(choice)
            if button:
                button.click()
                break
        else:
            if page.query_selector("section.own button:has-text('Offer')"):
                make_lot(page)
            elif not place(page):
                end = page.query_selector("section.own button:has-text('End the turn')")
                if end:
                    end.click()
        page.wait_for_timeout(120)
    return False


def make_lot(page: Page) -> None:
    for tile in page.query_selector_all("button.tile:not([disabled])"):
        tile.click()
    for card in page.query_selector_all(".both button.card")[:2]:
        card.click()
    page.click("section.own button:has-text('Offer'):not([disabled])")


def place(page: Page) -> bool:
    province = page.query_selector(".province.open")
    if province is None:
        return False
    province.click()
    page.click("section.own button:has-text('Suggest')")
    page.click("section.own button:has-text('Pay and place')")
    return True


def shelf(browser: Browser, address: str) -> None:
    for name, size in SIZES.items():
        page = open_page(browser, size)
        page.goto(address)
        page.wait_for_selector("[data-play]")
        shoot(page, f"shelf-{name}")
    page = open_page(browser, SIZES["1440"])
    page.goto(f"{address}/new/shogun")
    page.wait_for_selector(".module")
    shoot(page, "new-table-1440")


def shitenno_table(browser: Browser, address: str, wanted: str, kamons: int) -> Page:
    """A table at which something is to be seen, after some own kamons; several games if need be."""
    for _ in range(8):
        page = open_page(browser, SIZES["1440"])
        page.goto(address)
        page.click("[data-play=shitenno]")
        placed = all(play_until(page, ".province.open") and place(page) for _ in range(kamons))
        if placed and play_until(page, wanted):
            return page
    raise SystemExit(f"no game came to {wanted}")


def shitenno(browser: Browser, address: str) -> None:
    page = shitenno_table(browser, address, "section.own button:has-text('Offer')", 0)
    shoot(page, "shitenno-lot-1440")
    page = shitenno_table(browser, address, ".province.open", 3)
    page.click(".province.open")
    page.click("section.own button:has-text('Suggest')")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"shitenno-{name}")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.set_viewport_size({"width": 1440, "height": 900})
    shoot(page, "shitenno-dark-1440")


def shogun(browser: Browser, address: str) -> None:
    page = open_page(browser, SIZES["1440"])
    page.goto(address)
    page.click("[data-play=shogun]")
    for _ in range(2):
        my_turn(page)
        button = page.query_selector(".board button:has-text('Play ')")
        if button is None:
            break
        button.click()
        page.wait_for_timeout(400)
    my_turn(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"shogun-plan-{name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", help="of a server that runs already")
    parser.add_argument("only", nargs="*", help="shelf, shitenno, shogun")
    arguments = parser.parse_args()
    system = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    rooms = {"shelf": shelf, "shitenno": shitenno, "shogun": shogun}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system, args=ARGUMENTS)
        for name in arguments.only or rooms:
            if arguments.address:
                rooms[name](browser, arguments.address)
            else:
                with Server() as address:
                    rooms[name](browser, address)
        browser.close()


if __name__ == "__main__":
    main()
