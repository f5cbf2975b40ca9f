"""Pictures of Bushido: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import in_the_dark, my_turn, open_page, shoot_all

ASK = ".action-bar .ask"
OPEN = ":not([aria-disabled=true]):not([disabled])"


def asked(page: Page) -> str:
    found = page.query_selector(f"{ASK} [data-asks]")
    return (found.get_attribute("data-asks") or "") if found else ""


def press(page: Page, *choices: str) -> None:
    """The first of these that is there."""
    for choice in choices:
        found = page.query_selector(choice)
        if found:
            found.click()
            return


def decide(page: Page) -> None:
    """Any answer, as plain as can be."""
    match asked(page):
        case "fortress" | "province":
            free = page.query_selector_all(".place.open")
            free[len(free) // 3].click()
        case "deploy":
            for place in page.query_selector_all(".place.open"):
                place.click()
            press(page, f"{ASK} [data-step=all]")
            press(page, f"{ASK} [data-choice=troops]")
        case "deal":
            press(page, f"{ASK} [data-give^=samurai]{OPEN}")
            page.query_selector_all(f"{ASK} [data-give^=bushi]{OPEN}")[-1].click()
            press(page, f"{ASK} [data-choice=deal]")
        case "target":
            press(page, ".place.open[aria-label^='Attack from']")
            press(page, f"{ASK} [data-choice=march]", ".place.open[aria-label^='Attack here']")
            press(page, f"{ASK} [data-choice=march]", f"{ASK} [data-choice=halt]")
        case "stack":
            for strength in (1, 2, 3):
                press(page, f"{ASK} [data-step=more-{strength}]:enabled")
            press(page, f"{ASK} [data-choice=stack]")
        case "invite":
            press(page, f"{ASK} [data-choice=pass]")
        case _:
            press(page, f"{ASK} .button.chief{OPEN}", f"{ASK} [data-choice]")


def play_until(page: Page, wanted: str) -> bool:
    """Answers whatever is asked until this is; False if the game is over before."""
    while my_turn(page):
        if asked(page) == wanted:
            return True
        before = page.get_attribute("[data-entry]", "data-entry")
        decide(page)
        page.wait_for_selector(f"[data-entry]:not([data-entry='{before}'])")
    return False


def bushido(browser: Browser, address: str) -> None:
    """An attack that is put together; then a combat, stacks shown, in which a tactic is chosen."""
    page = open_page(browser)
    page.goto(f"{address}/new/bushido")
    page.click(".choice:has-text('4')")
    page.click("button.go")
    if play_until(page, "target"):
        press(page, ".place.open[aria-label^='Attack from']")
        press(page, ".place.open[aria-label^='Attack here']")
        shoot_all(page, "bushido")
        in_the_dark(page, "bushido-dark-1440")
        page.keyboard.press("Escape")
    if play_until(page, "tactic"):
        shoot_all(page, "bushido-combat")
        in_the_dark(page, "bushido-combat-dark-1440")


SESSIONS = {"bushido": bushido}
