"""axe finds no serious fault on any main screen: in light, in dark and on a phone."""

import pytest
from browser.access import faults
from browser.people import (
    DESK,
    PHONE,
    Guests,
    begin_against_bots,
    come_to_planning,
    my_move,
    play_shitenno,
)
from playwright.sync_api import Page, expect

SCREENS = pytest.mark.parametrize(
    ("theme", "size"),
    [("light", DESK), ("dark", DESK), ("light", PHONE)],
    ids=["light", "dark", "phone"],
)


def read(page: Page, name: str) -> None:
    """Open a panel: by its tab in the column, or from behind "More" on a phone."""
    tab = page.get_by_role("tab", name=name)
    if tab.count():
        tab.click()
    else:
        beyond(page, name)


def beyond(page: Page, name: str) -> None:
    """A button of the head, or behind "More" on a phone."""
    if page.locator("[data-tab=more]").count():
        page.locator("[data-tab=more]").click()
    page.get_by_role("button", name=name, exact=True).click()


@SCREENS
def test_shelf_and_new_table(guests: Guests, theme: str, size: tuple[int, int]) -> None:
    page = guests.come(theme=theme, size=size)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("[data-play=shogun]")).to_be_visible()
    found = faults(page, "shelf")
    page.get_by_role("button", name="Settings").click()
    found += faults(page, "settings")
    page.goto("/new/shogun")
    expect(page.locator("button.go")).to_be_visible()
    page.locator("details.card > summary").click()
    found += faults(page, "new table")
    assert found == []


@SCREENS
def test_shitenno_and_rules(guests: Guests, theme: str, size: tuple[int, int]) -> None:
    page = guests.come(theme=theme, size=size)
    begin_against_bots(page, "shitenno")
    assert my_move(page)
    found = faults(page, "general")
    play_shitenno(page)
    assert my_move(page)
    found += faults(page, "table")
    read(page, "Rules")
    page.locator(".rules .head").first.click()
    found += faults(page, "rules")
    read(page, "Chat")
    found += faults(page, "chat")
    beyond(page, "Seats")
    found += faults(page, "seats")
    page.keyboard.press("Escape")
    beyond(page, "History")
    expect(page.get_by_role("group", name="History")).to_be_visible()
    found += faults(page, "history")
    assert found == []


@SCREENS
def test_shogun(guests: Guests, theme: str, size: tuple[int, int]) -> None:
    page = guests.come(theme=theme, size=size)
    begin_against_bots(page, "shogun")
    assert my_move(page)
    found = faults(page, "colour")
    come_to_planning(page)
    page.locator("[data-card]").first.click()
    page.locator("[data-space=rice]").click()
    found += faults(page, "planning")
    assert found == []
