"""Pictures of Bushido: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import in_the_dark, my_turn, open_page, shoot_all


def play(page: Page, press: str) -> None:
    """A press that plays a move; then until it is one's turn again."""
    before = page.get_attribute("[data-entry]", "data-entry")
    page.click(press)
    page.wait_for_selector(f"[data-entry]:not([data-entry='{before}'])")
    my_turn(page)


def asked(page: Page) -> str:
    return page.get_attribute(".ask [data-asks]", "data-asks") or ""


def bushido(browser: Browser, address: str) -> None:
    """The set-up and a first turn as Daimyo, up to the attack; then a combat of one's own."""
    page = open_page(browser)
    page.goto(f"{address}/new/bushido")
    page.click(".choice:has-text('4')")
    page.click("button.go")
    my_turn(page)
    while (step := asked(page)) != "target":
        if step in ("fortress", "province"):
            play(page, ".place.open >> nth=0")
        elif step == "deploy":
            for place in page.query_selector_all(".place.open"):
                place.click()
            page.click("[data-step=all]")
            play(page, "[data-choice=troops]")
        elif step == "deal":
            for role in ("samurai", "bushi"):
                page.click(f"[data-give^={role}]:not([aria-disabled=true])")
            play(page, "[data-choice=deal]")
        else:
            play(page, ".ask [data-choice=pass], .ask .button.chief")
    page.click(".place.open[aria-label^='Attack from here'] >> nth=0")
    if not page.query_selector("[data-choice=march]"):
        page.click(".place.open[aria-label^='Attack here'] >> nth=0")
    shoot_all(page, "bushido")
    in_the_dark(page, "bushido-dark-1440")
    play(page, "[data-choice=march]")
    while my_turn(page) and asked(page) != "stack":
        if asked(page) == "target":
            play(page, "[data-choice=halt]")
        elif asked(page) == "deal":
            for role in ("samurai", "bushi"):
                page.click(f"[data-give^={role}]:not([aria-disabled=true])")
            play(page, "[data-choice=deal]")
        else:
            play(page, ".ask [data-choice=pass], .ask .button.chief, .ask [data-choice]")
    for strength in (1, 2, 3):
        more = page.query_selector(f"[data-step=more-{strength}]:not([disabled])")
        if more:
            more.click()
    shoot_all(page, "bushido-stack")


SESSIONS = {"bushido": bushido}
