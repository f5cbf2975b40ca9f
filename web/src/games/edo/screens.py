"""Pictures of Edo: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import in_the_dark, my_turn, open_page, shoot_all

FIRST_PLAN = (("wood", 1), ("build", 1), ("travel", 2))
SECOND_PLAN = (("money", 1), ("stone", 1), ("travel", 2))


def choose(page: Page, move: str) -> None:
    page.click(f".ask [data-choice^='{move}']")
    my_turn(page)


def go(page: Page, goal: str) -> None:
    """The first of my samurai, for Ryo."""
    page.click(".ask [data-pawn]")
    page.click(f".place.open[data-place^={goal}]")
    my_turn(page)


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
        choose(page, "")
    plan(page, FIRST_PLAN)
    page.click(".ask .button.chief")
    my_turn(page)
    go(page, "forest")
    choose(page, "reveal")
    choose(page, "gather")
    go(page, "edo")
    choose(page, "reveal")
    choose(page, "build house in edo")
    choose(page, "reveal")
    while page.query_selector(".ask [data-pawn=official]"):
        page.click(".ask [data-pawn=official]")
        page.click(".place.open >> nth=0")
        my_turn(page)
    choose(page, "pay")
    plan(page, SECOND_PLAN)
    shoot_all(page, "edo-plan")
    in_the_dark(page, "edo-plan-dark-1440")
    page.click(".ask .button.chief")
    my_turn(page)
    page.click(".ask [data-pawn]")
    shoot_all(page, "edo")
    in_the_dark(page, "edo-dark-1440")


SESSIONS = {"edo": edo}
