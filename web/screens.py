"""Takes the pictures of the main screens for the documentation, in a real Chromium.

    python web/screens.py                 all of them, into docs/pictures/web-*.png
    python web/screens.py shelf end       only some

It builds the client if that has not been done, and plays at a server of its own whose tables are
forgotten afterwards. Needs what the tests need (requirements/test.txt). What is played for the
pictures of a game stands beside its board, in `src/games/<game>/screens.py`: a dict `SESSIONS`.
"""

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
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
COMMON = 160


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
    page.click(".shelf a >> nth=0")
    page.wait_for_selector(".module")
    page.click(".module >> nth=0")
    shoot_all(page, "new-table")


Session = Callable[[Browser, str], None]


def sessions() -> dict[str, Session]:
    """The shelf, and what the games bring, by name."""
    found: dict[str, Session] = {"shelf": shelf}
    sys.path.insert(0, str(ROOT / "web"))
    for path in sorted((ROOT / "web" / "src" / "games").glob("*/screens.py")):
        spec = importlib.util.spec_from_file_location(f"screens_{path.parent.name}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found |= module.SESSIONS
    return found


def main() -> None:
    rooms = sessions()
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="*", metavar="session", help=f"some of: {', '.join(rooms)}")
    wanted = parser.parse_args().only or list(rooms)
    unknown = [name for name in wanted if name not in rooms]
    if unknown:
        parser.error(f"there is no session {unknown[0]!r}; there are {', '.join(rooms)}")
    if not BUILT.is_file():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    system = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    with sync_playwright() as playwright, server() as address:
        browser = playwright.chromium.launch(executable_path=system, args=ARGUMENTS)
        for name in wanted:
            rooms[name](browser, address)
        browser.close()


if __name__ == "__main__":
    main()
