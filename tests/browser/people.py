"""People at browsers: how they come to a table and what they do there, always by real elements."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect

# Milliseconds. The machine may be busy: nothing here is about time.
PATIENCE = 60_000
DESK = (1440, 900)
PHONE = (390, 844)
expect.set_options(timeout=PATIENCE)
# Nobody looks at these pages, and to paint a table takes as long as all the rest of it: laid out,
# pressed and asked it is all the same. What asks for opacity itself puts it back (`SEEN`).
UNSEEN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; }");
  document.adoptedStyleSheets = [sheet];
}
"""
SEEN = "seen => { document.documentElement.style.opacity = seen ? 1 : ''; }"


class Guests:
    """Everybody who takes part in a test, and every trouble on their pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.troubles: list[str] = []
        self._pages: list[Page] = []

    def come(
        self,
        path: str = "/",
        *,
        name: str = "Aiko",
        size: tuple[int, int] = DESK,
        locale: str = "en-GB",
        theme: str = "light",
        speed: float = 0,
        calm: bool = True,
        sound: bool = False,
        notify: bool = False,
        script: str = "",
        worker: bool = False,
    ) -> Page:
        """Somebody new opens a page. `speed` 0 shows everything at once; `script` runs first.

        `worker`: the page may keep itself for times without the server. Requests that go through
        such a worker cannot be held up by a test.
        """
        width, height = size
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=width < 600,
            is_mobile=width < 600,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if worker else "block",
            permissions=["clipboard-read", "clipboard-write", *["notifications"] * notify],
        )
        stored = json.dumps({"speed": speed, "name": name, "sound": sound, "notify": notify})
        context.add_init_script(UNSEEN)
        if script:
            context.add_init_script(script)
        context.add_init_script(
            "if (!localStorage.getItem('bakufu-settings'))"
            f" localStorage.setItem('bakufu-settings', {json.dumps(stored)})"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(PATIENCE)
        self._watch(page, name)
        self._pages.append(page)
        page.goto(path)
        return page

    def forgive(self, pattern: str) -> int:
        """Troubles that belong to the story; how many there were."""
        kept = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]
        number = len(self.troubles) - len(kept)
        self.troubles[:] = kept
        return number

    def leave(self) -> None:
        for page in self._pages:
            page.context.close()

    def _watch(self, page: Page, name: str) -> None:
        def said(message: ConsoleMessage) -> None:
            # A page that is told to come in as somebody else gives up a line it was just opening.
            given_up = message.text.endswith("closed before the connection is established.")
            # So is a worker that tests do without.
            given_up |= message.text.startswith("Service Worker registration blocked")
            if message.type in ("error", "warning") and not given_up:
                self.troubles.append(f"{name}: console {message.type}: {message.text}")

        def failed(request: Request) -> None:
            # What is under way when a page is left is given up: that is no fault.
            if request.failure != "net::ERR_ABORTED":
                self.troubles.append(f"{name}: {request.url}: {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self.troubles.append(f"{name}: {response.url}: {response.status}")

        page.on("console", said)
        page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
        page.on("requestfailed", failed)
        page.on("response", answered)


def go(page: Page, path: str) -> None:
    """To another page of the client as by the browser's own buttons: nothing is loaded again."""
    page.evaluate(
        """path => {
          history.pushState(null, "", path);
          dispatchEvent(new PopStateEvent("popstate"));
        }""",
        path,
    )


def entry(page: Page) -> int:
    """Which entry of the game's log the board shows."""
    return int(page.locator(".table[data-entry]").get_attribute("data-entry") or -1)


def wait_past(page: Page, before: int) -> None:
    """Until the board shows something later."""
    page.wait_for_function(
        "before => Number(document.querySelector('[data-entry]')?.dataset.entry ?? -1) > before",
        arg=before,
    )


def my_move(page: Page) -> bool:
    """Wait until it is this person's move; False if the game is over instead."""
    page.wait_for_selector(".table[data-to-move=me], dialog[open] table")
    page.wait_for_selector("section.board > :not(.empty)")  # the board is loaded when it is needed
    return page.locator("dialog[open] table").count() == 0


def others_have_decided(page: Page, still: int = 1) -> None:
    """Until only so many seats are asked: bots that decide later would change the entry, and end
    what may be taken back.
    """
    expect(page.locator(".players .turn")).to_have_count(still)


def click_move(page: Page, thing: Locator) -> None:
    """Click something that plays a move, and wait until it has been played."""
    before = entry(page)
    thing.click()
    wait_past(page, before)


def begin_against_bots(page: Page, game: str) -> None:
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".table[data-entry]")


def new_table(
    page: Page,
    game: str,
    players: int,
    seats: dict[int, str],
    bot: str = "random",
    *,
    hints: bool = False,
) -> None:
    """Fill in the form of a new table; seats not named go to a bot."""
    go(page, f"/new/{game}")
    page.locator(".choice").filter(has_text=re.compile(rf"^\s*{players}\s*$")).click()
    for seat in range(players):
        page.locator(f"#seat-{seat}").select_option(seats.get(seat, bot))
    page.get_by_label("Hints for everybody").set_checked(hints)
    page.locator("button.go").click()
    page.wait_for_url(re.compile("/table/"))


def log_lines(page: Page) -> list[str]:
    return page.locator(".log .text").all_inner_texts()


def first(*things: Locator) -> Locator | None:
    """The first of these that is on the page."""
    return next((thing.first for thing in things if thing.count() > 0), None)


# Shitennō


def play_shitenno(page: Page) -> None:
    """One decision, on the board, in Edo and in the action bar: takes lots, places where it can."""
    ask = page.locator(".action-bar .ask")
    province = page.locator(".province.open")
    answer = first(
        *(ask.locator(f"[data-answer^={move}]") for move in ("accept", "take", "general"))
    )
    if answer is not None:
        click_move(page, answer)
    elif page.get_by_role("heading", name=re.compile("^Make ")).count():
        offer_lot(page)
    elif province.count() and not ask.locator("[data-answer=draw]").count():
        province.first.click()
        if ask.locator(".verdict").count():
            expect(ask.locator(".verdict")).to_contain_text("Enough to pay.")
            click_move(page, ask.get_by_role("button", name="Pay and place"))
        else:
            click_move(page, ask.locator(".gild").first)
    else:
        click_move(page, ask.locator("[data-answer=draw], [data-answer=end]").first)


def offer_lot(page: Page) -> None:
    for tile in page.locator(".maker [data-track][aria-pressed=false]:not([disabled])").all()[:2]:
        tile.click()
    page.locator(".maker button.card").first.click()
    click_move(page, page.locator(".action-bar .ask button.chief", has_text="Offer"))


# Shogun


def play_shogun(page: Page) -> None:
    """One decision outside of planning: in the action bar, or by what is lit on the map."""
    lit = first(
        page.locator(".armies button.chief"),
        page.locator(".drafting button"),
        page.locator(".choices [data-choice]"),
        page.locator("section.board .place.open"),
    )
    assert lit is not None, f"nothing to click at: {page.locator('.prompt').inner_text()}"
    if "place" in (lit.get_attribute("class") or "").split():
        # On the map by the keyboard: shapes of the coast may lie over each other.
        before = entry(page)
        lit.focus()
        lit.press("Enter")
        wait_past(page, before)
    else:
        click_move(page, lit)


def is_planning(page: Page) -> bool:
    return page.locator(".plan-ask .forecast").count() > 0


def come_to_planning(page: Page) -> None:
    """From the beginning of a game: take a colour and whatever else is asked."""
    while my_move(page) and not is_planning(page):
        play_shogun(page)
    assert is_planning(page)
    others_have_decided(page)


def spaces(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-space]").evaluate_all(
        "all => all.map(one => one.dataset.space)"
    )
    return found


def sketch(page: Page) -> dict[str, str]:
    """What lies on the planning board, as a screen reader tells it."""
    labels: list[str] = page.locator("[data-space]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return dict(label.split(": ", 1) for label in labels)


def card_for(page: Page, space: str) -> Locator:
    """A card for a space: a cheap chest card bids, the largest armies march."""
    hand = page.locator("[data-card]")
    if space == "bid":
        return page.locator("[data-card=chest-0], [data-card=chest-1], [data-card=tower]").first
    if space.startswith("combat"):
        armies: list[int] = hand.evaluate_all(
            "all => all.map(card => Number(card.querySelector('.here')?.innerText ?? 0))"
        )
        return hand.nth(armies.index(max(armies)))
    return hand.first


Frames = list[dict[str, Any]]


def listen_in(page: Page, kinds: Callable[[str], bool] = lambda _: True) -> Frames:
    """Everything that the server says to this page over sockets opened from now on."""
    heard: Frames = []

    def take(text: str | bytes) -> None:
        message = json.loads(text)
        if kinds(message["type"]):
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", take))
    return heard
