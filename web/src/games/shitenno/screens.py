"""Pictures of Shitennō, a hint and the rules: see web/screens.py."""

from playwright.sync_api import Browser, Page
from screens import in_the_dark, my_turn, open_page, shoot, shoot_all


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
            ".action-bar .ask button:has-text('Honda')",
            ".action-bar .ask button:has-text('Accept')",
            ".action-bar .ask [data-answer^=take]",
        ):
            button = page.query_selector(choice)
            if button:
                button.click()
                break
        else:
            if page.query_selector(".maker"):
                make_lot(page)
            elif not place(page):
                end = page.query_selector(".action-bar .ask button:has-text('End the turn')")
                if end:
                    end.click()
        page.wait_for_timeout(120)
    return False


def make_lot(page: Page) -> None:
    for tile in page.query_selector_all("[data-track]:not([disabled])"):
        tile.click()
    for card in page.query_selector_all(".maker button.card")[:2]:
        card.click()
    page.click(".action-bar .ask button:has-text('Offer'):not([aria-disabled=true])")


def place(page: Page) -> bool:
    province = page.query_selector(".province.open")
    if province is None:
        return False
    province.click()
    pay = page.query_selector(".payment .chief")
    (pay or page.wait_for_selector(".payment .gild")).click()
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
    page = shitenno_table(browser, address, ".maker", 0)
    shoot(page, "shitenno-lot-1440")
    page = shitenno_table(browser, address, ".province.open", 3)
    page.click(".province.open")
    shoot_all(page, "shitenno")
    in_the_dark(page, "shitenno-dark-1440")
    page.click("#tab-rules")
    page.fill("input[type=search]", "payment by koku")
    page.click("article .head >> nth=0")
    shoot_all(page, "rules")


def hint(browser: Browser, address: str) -> None:
    page = shitenno_table(browser, address, ".province.open", 1)
    page.click("[data-hint]")
    page.wait_for_selector("[data-idea]")
    shoot_all(page, "hint")


SESSIONS = {"shitenno": shitenno, "hint": hint}
