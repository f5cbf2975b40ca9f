"""Pictures of Edo: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import in_the_dark, my_turn, open_page, shoot_all

FIRST_PLAN = (("wood", 2), ("build", 1), ("travel", 1))
SECOND_PLAN = (("money", 1), ("stone", 1), ("travel", 1))


def play(page: Page, press: str) -> None:
    """A press that plays a move; then until it is one's turn again."""
    before = page.get_attribute("[data-entry]", "data-entry")
    page.click(press)
    page.wait_for_selector(f"[data-entry]:not([data-entry='{before}'])")
    my_turn(page)


def choose(page: Page, move: str) -> None:
    play(page, f".ask [data-choice^='{move}']")


def go(page: Page, goal: str) -> None:
    """The first of my samurai, for Ryo."""
    page.click(".ask [data-pawn]")
    play(page, f".place.open[data-place^={goal}]")


def plan(page: Page, slots: tuple[tuple[str, int], ...]) -> None:
    for slot, (action, officials) in enumerate(slots):
        page.click(f"[data-space=slot-{slot}] [data-face={action}]")
        for _ in range(officials):
            page.click(f"[data-step=more-{slot}]")


def edo(browser: Browser, address: str) -> None:
    """A first round that ends with a house in Edo; then a plan, and a pawn that is picked up."""
    page = open_page(browser)
    page.goto(f"{address}/new/edo")
    page.click(".choice:has-text('4')")
    page.click("button.go")
    while my_turn(page) and page.query_selector(".ask [data-choice]"):
        play(page, ".ask [data-choice]")
    plan(page, FIRST_PLAN)
    play(page, ".ask .button.chief")
    go(page, "forest")
    choose(page, "reveal")
    choose(page, "gather")
    go(page, "edo")
    choose(page, "reveal")
    choose(page, "build house in edo")
    choose(page, "reveal")
    while page.query_selector(".ask [data-pawn=official]"):
        page.click(".ask [data-pawn=official]")
        play(page, ".place.open >> nth=0")
    choose(page, "pay")
    plan(page, SECOND_PLAN)
    shoot_all(page, "edo-plan")
    in_the_dark(page, "edo-plan-dark-1440")
    play(page, ".ask .button.chief")
    page.click(".ask [data-pawn]")
    shoot_all(page, "edo")
    in_the_dark(page, "edo-dark-1440")


SESSIONS = {"edo": edo}
