"""Rounds of Shogun: by drag, by keys, by touch and by mouse, and what lasts over a reload."""

import re
from collections.abc import Callable
from typing import Any

from browser.people import (
    PHONE,
    Guests,
    card_for,
    come_to_planning,
    entry,
    first,
    is_planning,
    listen_in,
    my_move,
    new_table,
    play_shogun,
    sketch,
    spaces,
    wait_past,
)
from playwright.sync_api import Locator, Page, expect


def drag(page: Page, space: str) -> None:
    """A card from the hand onto a space, by the mouse."""
    card, place = card_for(page, space), page.locator(f"[data-space={space}]")
    cards = page.locator("[data-card]").count()
    card.scroll_into_view_if_needed()
    start, goal = card.bounding_box(), place.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    expect(place).to_have_class(re.compile(r"\bover\b"))
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("[data-card]")).to_have_count(cards - 1)


def tab_to(page: Page, wanted: str) -> None:
    """The Tab key, until the keyboard is where it is wanted."""
    for _ in range(200):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


def commit(page: Page) -> None:
    before = entry(page)
    button = page.get_by_role("button", name="Commit the plan")
    expect(button).to_be_enabled()
    button.click()
    wait_past(page, before)


def play_round(page: Page) -> None:
    """Everything that is asked until plans are made again."""
    while my_move(page) and not is_planning(page):
        play_shogun(page)


# Notes whether cubes are ever seen falling through the tower.
WATCH_TOWER = """() => {
  window.towerSeen = false;
  const look = () => (window.towerSeen ||= document.querySelector("figure.tower.busy") !== null);
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def threw(message: dict[str, Any]) -> bool:
    """Whether this tells of a throw that seat 0 has brought about."""
    return any(
        step["seat"] == 0 and told["event"]["event"] == "cubes-thrown"
        for step in message["entries"]
        for told in step["events"]
    )


def test_round_with_a_plan_by_drag_and_the_tower_in_motion(guests: Guests) -> None:
    page = guests.come(speed=2, calm=False)
    heard = listen_in(page, lambda kind: kind == "update")
    new_table(page, "shogun", 3, {0: "me"}, bot="judge")
    come_to_planning(page)
    page.evaluate(WATCH_TOWER)
    # Marches first: they get the largest armies.
    for space in sorted(spaces(page), key=lambda space: not space.startswith("combat")):
        drag(page, space)
    assert "empty" not in sketch(page).values()
    commit(page)

    # What others do is skipped; what follows from one's own moves is watched.
    skip = page.locator(".prompt button", has_text="Skip")
    while not is_planning(page):
        page.wait_for_selector(".table[data-to-move=me], .prompt button.small")
        if page.locator(".table[data-to-move=me]").count():
            play_shogun(page)
        elif skip.count():
            skip.first.click(force=True)
    seen: bool = page.evaluate("window.towerSeen")
    assert seen or not any(threw(message) for message in heard)
    tower = page.get_by_role("img", name=re.compile("In the tower: .*In the tray: "))
    expect(tower).to_be_visible()
    # A new round, a new plan.
    assert set(sketch(page).values()) == {"empty"}


def test_round_with_a_plan_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    new_table(page, "shogun", 3, {0: "me"})
    come_to_planning(page)
    for space in spaces(page):
        card = card_for(page, space).get_attribute("data-card")
        tab_to(page, f"[data-card={card}]")
        page.keyboard.press("Enter")
        # The keyboard is led to the first empty space: here that is the one wanted.
        expect(page.locator(f"[data-space={space}]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-space={space}].full")).to_be_visible()
    # Delete takes a card back, arrows go from space to space.
    chosen = sketch(page)
    first, second = spaces(page)[:2]
    page.locator(f"[data-space={first}]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-space={second}]")).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.get_by_role("button", name="Commit the plan")).to_be_disabled()
    tab_to(page, "[data-card]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert "empty" not in sketch(page).values()
    assert sketch(page).keys() == chosen.keys()
    before = entry(page)
    tab_to(page, ".plan-ask .button.chief")
    page.keyboard.press("Enter")
    wait_past(page, before)
    play_round(page)
    assert is_planning(page)


# What a decision is made with and is not in view, by name and place.
HIDDEN = """() => [...document.querySelectorAll(
    ".ask button, .ask input, [data-space], button[data-card], .field.lit")]
  .filter((one) => !one.closest("[inert]"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1
    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.left} ${box.top}`)
"""


def settled(page: Page) -> None:
    """The view that the decision is made on has come, and all that it needs is in sight."""
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def plan_by(page: Page, act: Callable[[Locator], None]) -> None:
    """A card and its space, one after the other."""
    wanted = sorted(spaces(page), key=lambda one: (one != "bid", not one.startswith("combat")))
    for space in wanted:
        act(card_for(page, space))
        act(page.locator(f"[data-space={space}]"))
        expect(page.locator(f"[data-space={space}].full")).to_be_visible()
        settled(page)
    assert "empty" not in sketch(page).values()


def season_by(page: Page, act: Callable[[Locator], None]) -> None:
    """A plan and all that follows from it, by whatever is in view."""
    come_to_planning(page)
    settled(page)
    plan_by(page, act)
    signs = page.locator("[data-planned]").count()
    assert signs == page.locator("[data-space][data-holds]").count() > 0
    before = entry(page)
    act(page.get_by_role("button", name="Commit the plan"))
    wait_past(page, before)
    while my_move(page) and not is_planning(page):
        settled(page)
        before = entry(page)
        chosen = first(
            page.locator(".armies .chief"),
            page.locator(".choices [data-choice^='target ']"),
            page.locator(".choices [data-choice]"),
        )
        assert chosen is not None, page.locator(".prompt").inner_text()
        act(chosen)
        wait_past(page, before)
    assert set(sketch(page).values()) == {"empty"}


def test_a_season_by_touch_on_a_phone(guests: Guests) -> None:
    page = guests.come(size=PHONE)
    new_table(page, "shogun", 4, {0: "me"})
    season_by(page, lambda thing: thing.tap())


def test_a_season_by_mouse_on_a_small_desk(guests: Guests) -> None:
    page = guests.come(size=(1366, 768))
    new_table(page, "shogun", 4, {0: "me"})
    come_to_planning(page)
    # Card and province light each other.
    card = page.locator("[data-card]").first
    card.hover()
    expect(page.locator(".edge.pointed")).to_have_count(1)
    season_by(page, lambda thing: thing.click())


def test_reload_keeps_the_plan(guests: Guests) -> None:
    page = guests.come()
    new_table(page, "shogun", 3, {0: "me"})
    come_to_planning(page)
    chosen = spaces(page)[:4]
    for space in chosen:
        page.locator("[data-card]").first.click()
        page.locator(f"[data-space={space}]").click()
    planned = sketch(page)
    assert list(planned.values()).count("empty") == len(planned) - len(chosen)
    page.reload()
    assert my_move(page)
    assert sketch(page) == planned
    # What is left over goes to chest cards, and the whole can be committed.
    page.get_by_role("button", name="Clear").click()
    assert set(sketch(page).values()) == {"empty"}
    page.reload()
    assert my_move(page)
    assert set(sketch(page).values()) == {"empty"}


def test_take_back(guests: Guests) -> None:
    """Laying a card tells nobody anything: it may be taken back, by the button and by the keys."""
    page = guests.come()
    new_table(page, "shogun", 3, {0: "me"})
    come_to_planning(page)
    undo = page.get_by_role("button", name="Take back")
    page.locator("button.all-moves").click()
    offered = page.locator("[data-move]")
    expect(offered).not_to_have_count(0)
    number = offered.count()
    laid = page.locator("[data-space].full")
    for way in ("button", "keys"):
        expect(undo).to_have_count(0)
        page.locator("[data-move^='put ']").first.click()
        expect(laid).to_have_count(1)
        expect(undo).to_be_visible()
        if way == "button":
            undo.click()
        else:
            page.keyboard.press("Control+z")
        expect(laid).to_have_count(0)
        expect(offered).to_have_count(number)
