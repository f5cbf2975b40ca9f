"""Pictures of Bushido, at stored positions: see web/screens.py. Needs `tests` on the path."""

from browser.stage import Stage, stored
from playwright.sync_api import Browser
from screens import in_the_dark, open_page, shoot_all


def bushido(browser: Browser, address: str) -> None:
    """An attack that is put together; then a combat, stacks shown, in which a tactic is chosen."""
    page = open_page(browser)
    page.goto(address)
    stage, positions = Stage(page, "bushido"), stored("bushido")
    stage.open(positions["target"])
    page.locator(".place.open[aria-label^='Attack from']").first.click()
    if not page.locator("[data-choice=march]").count():
        page.locator(".place.open[aria-label^='Attack here']").first.click()
    shoot_all(page, "bushido")
    in_the_dark(page, "bushido-dark-1440")
    stage.open(positions["tactic"])
    page.locator("[data-disc]").first.click()
    shoot_all(page, "bushido-combat")
    in_the_dark(page, "bushido-combat-dark-1440")


SESSIONS = {"bushido": bushido}
