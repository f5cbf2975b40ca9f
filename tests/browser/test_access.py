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
from playwright.sync_api import expect

SCREENS = pytest.mark.parametrize(
    ("theme", "size"),
    [("light", DESK), ("dark", DESK), ("light", PHONE)],
    ids=["light", "dark", "phone"],
)


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
    page.get_by_role("tab", name="Rules").click()
    page.locator(".rules .head").first.click()
    found += faults(page, "rules")
    page.get_by_role("tab", name="Chat").click()
    found += faults(page, "chat")
    page.get_by_role("button", name="Seats").click()
    found += faults(page, "seats")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="History").click()
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
