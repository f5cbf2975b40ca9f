"""Takes the pictures of the main screens for the documentation, in a real Chromium.

    python web/screens.py                 all of them, into docs/pictures/web-*.png
    python web/screens.py shelf shogun    only some

It builds the client if that has not been done, and plays at a server of its own whose tables are
forgotten afterwards. Needs what the tests need (requirements/test.txt).
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
BUILT = ROOT / "src" / "bakufu" / "server" / "web" / "index.html"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
LONGEST = 60_000
STORED = ROOT / "tests" / "golden" / "shogun" / "version-1" / "players-4.jsonl"
COMMON = 160
# Five cards of a plan as a person would lay them first; the rest is left open for the picture.
FIRST_SPACES = ["combat-a", "deploy-5", "tax", "rice", "castle"]


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, with tables that are forgotten afterwards."""
    with tempfile.TemporaryDirectory(prefix="bakufu-screens-") as folder:
        database = str(Path(folder) / "tables.db")
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "bakufu", "serve", "--port", "0", "--db", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "BAKUFU_DATA": folder},
        )
        try:
            assert process.stdout is not None
            found = re.search(r"https?://\S+", process.stdout.readline())
            if not found:
                raise SystemExit("The server did not start: try `python -m bakufu serve`.")
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def open_page(browser: Browser, size: str = "1440", theme: str = "light", speed: float = 0) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    stored = json.dumps({"speed": speed, "name": "Aiko", "sound": False, "theme": theme})
    context.add_init_script(f"localStorage.setItem('bakufu-settings', {json.dumps(stored)})")
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    page.on("pageerror", lambda error: print(f"error on the page: {error}"))
    return page


def shoot(page: Page, name: str, wait: int = 500) -> None:
    page.wait_for_timeout(wait)  # fonts and fades
    path = PICTURES / f"web-{name}.png"
    page.screenshot(path=path)
    few_colours(Image.open(path).convert("RGB")).save(path, optimize=True)
    print(f"docs/pictures/web-{name}.png", flush=True)


def few_colours(picture: Image.Image) -> Image.Image:
    """A palette is enough: the commonest colours as they are, and some for the rest."""
    counted = Counter(zip(*(band.tobytes() for band in picture.split()), strict=True))
    common = [part for colour, _ in counted.most_common(COMMON) for part in colour]
    rest = picture.quantize(256 - COMMON, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette((common + rest)[: 3 * 256])
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def shoot_all(page: Page, name: str, show: str = "") -> None:
    """The same moment on three screens, with something in sight."""
    page.mouse.move(5, 5)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        if show:
            # Below the prompt, which stays on top of the page.
            page.eval_on_selector(
                show, "one => { one.scrollIntoView({block: 'start'}); scrollBy(0, -140); }"
            )
        shoot(page, f"{name}-{size}")
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["1440"], strict=True)))  # type: ignore[arg-type]


def in_the_dark(page: Page, name: str) -> None:
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    shoot(page, name)
    page.evaluate("document.documentElement.dataset.theme = 'light'")


def my_turn(page: Page) -> bool:
    """Wait for one's turn; False if the game is over."""
    page.wait_for_selector(".table[data-to-move=me], dialog[open]")
    page.wait_for_timeout(150)
    return page.query_selector("dialog[open]") is None


# The shelf


def shelf(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.goto(address)
    page.wait_for_selector("[data-play]")
    shoot_all(page, "shelf")
    in_the_dark(page, "shelf-dark-1440")
    page.goto(f"{address}/new/shogun")
    page.wait_for_selector(".module")
    page.click(".module >> nth=0")
    shoot_all(page, "new-table")


# Shitennō


def play_until(page: Page, wanted: str) -> bool:
    """Play simply until something is on the screen: take lots, pay what can be paid.

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
    page.click("section.own button:has-text('Offer'):not([aria-disabled=true])")


def place(page: Page) -> bool:
    province = page.query_selector(".province.open")
    if province is None:
        return False
    province.click()
    page.click("section.own button:has-text('Suggest')")
    page.click("section.own button:has-text('Pay and place')")
    return True


def shitenno_table(browser: Browser, address: str, wanted: str, kamons: int) -> Page:
    """A table at which something is to be seen, after some own kamons; several games if need be."""
    for _ in range(8):
        page = open_page(browser)
        page.goto(address)
        page.click("[data-play=shitenno]")
        placed = all(play_until(page, ".province.open") and place(page) for _ in range(kamons))
        if placed and play_until(page, wanted):
            return page
        page.context.close()
    raise SystemExit(f"no game came to {wanted}")


def shitenno(browser: Browser, address: str) -> None:
    page = shitenno_table(browser, address, "section.own button:has-text('Offer')", 0)
    shoot(page, "shitenno-lot-1440")
    page = shitenno_table(browser, address, ".province.open", 3)
    page.click(".province.open")
    page.click("section.own button:has-text('Suggest')")
    shoot_all(page, "shitenno")
    in_the_dark(page, "shitenno-dark-1440")
    page.click("#tab-rules")
    page.fill("input[type=search]", "payment by koku")
    page.click("article .head >> nth=0")
    shoot_all(page, "rules")


# Shogun


def lay(page: Page, space: str) -> None:
    """The next card of the hand onto a space; the largest army marches."""
    cards = page.locator("[data-card]:not([data-card^=chest])")
    which = 0
    if space.startswith("combat"):
        armies: list[int] = cards.evaluate_all(
            "all => all.map(card => Number(card.querySelector('.here')?.innerText ?? 0))"
        )
        which = armies.index(max(armies))
    cards.nth(which).click()
    page.click(f"[data-space={space}]")


def shogun(browser: Browser, address: str) -> None:
    page = open_page(browser, speed=0.5)
    page.goto(address)
    page.click("[data-play=shogun]")
    while my_turn(page) and not page.query_selector(".planning .hand"):
        page.click(".board .decide button")
        page.wait_for_timeout(300)
    for space in FIRST_SPACES:
        lay(page, space)
    page.mouse.move(5, 5)
    shoot_all(page, "shogun-plan")
    in_the_dark(page, "shogun-dark-1440")
    # Three windows of the same person: in each, the first throw that comes.
    windows = {"1440": page}
    for size in ("1024", "390"):
        windows[size] = page.context.new_page()
        windows[size].set_viewport_size(
            dict(zip(("width", "height"), SIZES[size], strict=True))  # type: ignore[arg-type]
        )
        windows[size].goto(page.url)
        windows[size].wait_for_selector(".table[data-entry]")
    page.bring_to_front()
    lay(page, "combat-b")
    page.click("button:has-text('Chest cards on the rest')")
    page.click(".planning button.chief:not([aria-disabled=true])")
    while windows:
        for size, window in list(windows.items()):
            window.bring_to_front()
            thrown = window.query_selector(".tower-box.busy")
            if thrown:
                shoot(window, f"shogun-tower-{size}", wait=900)
                del windows[size]
        if page.query_selector(".table[data-to-move=me]"):
            page.bring_to_front()
            decide(page)
        page.wait_for_timeout(50)


def decide(page: Page) -> None:
    """Whatever is lit: a special card, a number of armies, a province."""
    for choice in (
        "button.special.lit",
        ".decide .stepper button.chief",
        ".decide > button",
        ".province.lit",
    ):
        found = page.query_selector(choice)
        if found:
            found.dispatch_event("click")  # provinces of the coast may lie over each other
            page.wait_for_timeout(150)
            return


# The end, and the way back


def end(browser: Browser, address: str) -> None:
    """Bots among themselves, to the end."""
    page = open_page(browser)
    page.goto(f"{address}/new/shogun")
    seats = page.locator("select[id^=seat-]")
    seats.first.wait_for()
    for seat in seats.all():
        seat.select_option("judge")
    page.click("button.go")
    page.set_default_timeout(10 * LONGEST)
    page.wait_for_selector("dialog[open] table")
    shoot_all(page, "end")
    page.keyboard.press("Escape")
    page.click("button:has-text('History')")
    slider = page.locator(".history input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
    page.select_option("#viewpoint", "1")
    page.wait_for_selector(".history[data-viewpoint='1']")
    shoot_all(page, "history")


# Hints, and what a game's decisions cost


def advice(browser: Browser, address: str) -> None:
    page = shitenno_table(browser, address, ".province.open", 1)
    page.click("button:has-text('What would an expert do?')")
    page.wait_for_selector("button:has-text('Do it')")
    shoot_all(page, "hint", "#hint-title")
    page = open_page(browser)
    page.set_default_timeout(10 * LONGEST)
    page.goto(address)
    page.set_input_files("input[type=file]", STORED)
    page.click("button:has-text('Scores')")
    page.click("dialog button:has-text('Look at every decision')")
    page.wait_for_selector("dialog [data-costly]")
    shoot_all(page, "look-back", "#look-title")
    page.click("dialog [data-costly] >> nth=0")
    page.wait_for_selector("[data-moment]")
    shoot_all(page, "moment")


ROOMS = {"shelf": shelf, "shitenno": shitenno, "shogun": shogun, "end": end, "advice": advice}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="*", metavar="session", help=f"some of: {', '.join(ROOMS)}")
    wanted = parser.parse_args().only or list(ROOMS)
    unknown = [name for name in wanted if name not in ROOMS]
    if unknown:
        parser.error(f"there is no session {unknown[0]!r}; there are {', '.join(ROOMS)}")
    if not BUILT.is_file():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    system = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    with sync_playwright() as playwright, server() as address:
        browser = playwright.chromium.launch(executable_path=system, args=ARGUMENTS)
        for name in wanted:
            ROOMS[name](browser, address)
        browser.close()


if __name__ == "__main__":
    main()
