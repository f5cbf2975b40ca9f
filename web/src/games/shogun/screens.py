"""Pictures of Shogun, of the end of a game and of looking back at it: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import LONGEST, ROOT, SIZES, in_the_dark, my_turn, open_page, shoot, shoot_all

STORED = ROOT / "tests" / "golden" / "shogun" / "version-1" / "players-4.jsonl"
# Five cards of a plan as a person would lay them first; the rest is left open for the picture.
FIRST_SPACES = ["combat-a", "deploy-5", "tax", "rice", "castle"]


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
    while my_turn(page) and not page.query_selector(".plan-ask .forecast"):
        choice = page.query_selector(".choices button")
        if choice:
            choice.click()
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
    page.click(".plan-ask button.chief:not([aria-disabled=true])")
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
    """Whatever is lit: a special card, a number of armies, a province; a plan of chest cards."""
    if page.query_selector(".plan-ask .forecast"):
        page.click("button:has-text('Chest cards on the rest')")
        page.click(".plan-ask button.chief:not([aria-disabled=true])")
        page.wait_for_timeout(300)
        return
    for choice in (
        ".armies button.chief",
        ".choices [data-choice]",
        ".place.open",
    ):
        found = page.query_selector(choice)
        if found:
            found.dispatch_event("click")  # provinces of the coast may lie over each other
            page.wait_for_timeout(150)
            return


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


def look_back(browser: Browser, address: str) -> None:
    """What a game's decisions cost."""
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


SESSIONS = {"shogun": shogun, "end": end, "look-back": look_back}
