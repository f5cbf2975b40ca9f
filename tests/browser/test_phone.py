"""On a phone: nothing hangs over the side, everything is large enough for a thumb."""

import re

from browser.people import (
    PHONE,
    Guests,
    begin_against_bots,
    come_to_planning,
    entry,
    my_move,
    sketch,
    wait_past,
)
from playwright.sync_api import Page, expect

# What can be touched and is smaller than 44 px (WCAG 2.2, target size, enhanced): by name and size.
# Links within a line of text are excepted there, and things drawn on a board that can be enlarged;
# half a pixel is rounding.
SMALL = """() => [...document.querySelectorAll("button, a, select, input, summary")]
  .filter((one) => !one.closest("p, .hidden-words") && !one.classList.contains("hidden-words"))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.closest("label") ?? one])
  .map(([one, held]) => [one, held.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
"""


def check(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth]")
    assert max(wide) <= PHONE[0], "it can be scrolled sideways"
    assert page.evaluate(SMALL) == []


def test_shitenno_on_a_phone(guests: Guests) -> None:
    page = guests.come(size=PHONE)
    expect(page.locator("[data-play=shitenno]")).to_be_visible()
    check(page)
    page.goto("/new/shitenno")
    expect(page.locator("button.go")).to_be_visible()
    check(page)
    page.goto("/")
    page.locator("[data-play=shitenno]").tap()
    page.wait_for_url(re.compile("/table/"))
    assert my_move(page)
    check(page)
    before = entry(page)
    page.locator(".action-bar .ask button.chief").first.tap()
    wait_past(page, before)
    check(page)
    # What is read lies over the scene, and goes again.
    for name in ("Scores", "Log", "Rules", "Chat"):
        if name in ("Rules", "Chat"):
            page.locator("[data-tab=more]").tap()
            check(page)
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("region", name=name)).to_be_visible()
        check(page)
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(page.get_by_role("region", name="Chat")).to_have_count(0)


def test_shogun_on_a_phone(guests: Guests) -> None:
    page = guests.come(size=PHONE)
    begin_against_bots(page, "shogun")
    come_to_planning(page)
    check(page)
    # By tap and tap: a card, then its space.
    space = page.locator("[data-space=rice]")
    page.locator("[data-card]").first.tap()
    space.tap()
    expect(space).to_have_class(re.compile(r"\bfull\b"))
    page.get_by_role("button", name="Chest cards on the rest").tap()
    assert list(sketch(page).values()).count("empty") < 10
    check(page)
