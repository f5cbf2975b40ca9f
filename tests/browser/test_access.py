"""axe finds no serious fault on any main screen: in light, in dark and on a phone."""

import pytest
from browser.access import COLOURS, faults
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

SCREENS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def look(page: Page, screen: str) -> list[str]:
    """All faults in light; at a desk those of colours in the dark too: nothing else differs."""
    found = faults(page, screen)
    if page.viewport_size == {"width": DESK[0], "height": DESK[1]}:
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            if theme == "dark":
                found += faults(page, f"{screen} in the dark", *COLOURS)
    return found


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
def test_shelf_and_new_table(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.come(size=size)
    expect(page.locator("[data-play=shogun]")).to_be_visible()
    found = look(page, "shelf")
    page.get_by_role("button", name="Settings").click()
    found += look(page, "settings")
    page.goto("/new/shogun")
    expect(page.locator("button.go")).to_be_visible()
    page.locator("details.card > summary").click()
    found += look(page, "new table")
    assert found == []


@SCREENS
def test_shitenno_and_rules(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.come(size=size)
    begin_against_bots(page, "shitenno")
    assert my_move(page)
    found = look(page, "general")
    play_shitenno(page)
    assert my_move(page)
    found += look(page, "table")
    read(page, "Rules")
    page.locator(".rules .head").first.click()
    found += look(page, "rules")
    read(page, "Chat")
    found += look(page, "chat")
    beyond(page, "Seats")
    found += look(page, "seats")
    page.keyboard.press("Escape")
    beyond(page, "History")
    expect(page.get_by_role("group", name="History")).to_be_visible()
    found += look(page, "history")
    assert found == []


@SCREENS
def test_shogun(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.come(size=size)
    begin_against_bots(page, "shogun")
    assert my_move(page)
    found = look(page, "colour")
    come_to_planning(page)
    page.locator("[data-card]").first.click()
    page.locator("[data-space=rice]").click()
    found += look(page, "planning")
    assert found == []
