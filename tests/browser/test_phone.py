"""On a phone: nothing hangs over the side, everything is large enough for a thumb."""

import re

import pytest
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
from browser.stage import Stage, games, stored
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
        # (The table of scores is a region by itself, as soon as there are some.)
        expect(page.get_by_role("region", name=name).first).to_be_visible()
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
    # From the map: a province of one's own is tapped, and the action bar asks for its action.
    card = page.locator("[data-card]").first.get_attribute("data-card")
    page.locator("[data-tab=board]").tap()
    page.locator(f"[data-place={card}]").dispatch_event("click")
    check(page)
    page.locator("[data-where=tax]").tap()
    expect(page.locator("[data-space=tax]")).to_have_class(re.compile(r"\bfull\b"))
    page.locator("[data-tab=own]").tap()
    page.get_by_role("button", name="Chest cards on the rest").tap()
    assert list(sketch(page).values()).count("empty") < 10
    check(page)


@pytest.mark.parametrize("game", games())
def test_a_phone_on_its_side(guests: Guests, game: str) -> None:
    """The board, or one's own area, has the whole height; what is asked stands beside it."""
    page = guests.come(size=PHONE)
    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    stage, positions = Stage(page, game), stored(game)
    for number, position in enumerate(one for one in positions.values() if one["legal"]):
        (stage.show if number else stage.open)(position)
        view = page.locator(".views > section:not([inert])").bounding_box()
        asked = page.locator(".prompt p").bounding_box()
        assert view is not None
        assert asked is not None
        assert (view["y"], view["height"]) == (0, PHONE[0])
        assert asked["x"] >= view["x"] + view["width"]
        high = page.evaluate("document.documentElement.scrollHeight")
        assert high <= PHONE[0], "the page scrolls"


def test_a_report_stands_in_nobodys_way(guests: Guests) -> None:
    """It lies over the planning board: a touch is for what is below, and otherwise it goes soon."""
    page = guests.come(size=PHONE, speed=1, calm=False)
    stage, position = Stage(page, "shogun"), stored("shogun")["plan"]
    stage.open(position)
    title = {"id": "shogun-season-winter", "args": {}}
    rows = [{"armies": 2, "provinces": 1} for _ in position["scores"]]
    event = {
        "event": {"event": "winter-began", "year": 1},
        "message": title,
        "rule": "",
        "told_by_next": False,
        "report": [{"title": title, "changes": rows, "now": rows}],
    }
    report = page.locator(".report")
    space = page.locator("[data-space]").first
    page.evaluate("addEventListener('click', ({ target }) => (window.pressed = target))")
    stage.tell(event)
    expect(report).to_be_visible()
    # The plan has come into view, and lies still.
    left = "() => document.querySelector('[data-space]').getBoundingClientRect().left < 20"
    page.wait_for_selector(f".table[data-entry='{stage.entry}']")
    page.wait_for_function(left)
    sheet, box = report.bounding_box(), space.bounding_box()
    assert sheet is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    over = x < sheet["x"] + sheet["width"] and sheet["y"] < y < sheet["y"] + sheet["height"]
    assert over, "it does not lie over the space"
    page.touchscreen.tap(x, y)
    expect(report).to_have_count(0)
    assert space.evaluate("one => one.contains(window.pressed)")
    stage.tell(event)
    expect(report).to_be_visible()
    expect(report).to_have_count(0, timeout=15_000)  # nobody touches anything
