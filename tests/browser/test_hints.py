"""Levels, a hint that is asked for and followed, and the look back at a finished game."""

import re
from pathlib import Path

import pytest
from browser.access import faults
from browser.people import DESK, PHONE, Guests, begin_against_bots, my_move, wait_past
from browser.people import entry as entry_of
from playwright.sync_api import expect

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_the_level_is_chosen_on_the_shelf(guests: Guests) -> None:
    page = guests.come()
    levels = page.get_by_role("radio")
    expect(levels).to_have_count(4)
    expect(page.get_by_role("radio", name="Samurai")).to_be_checked()
    page.get_by_role("radio", name="Novice").check()
    expect(page.locator("#level-about")).to_contain_text("first games")
    begin_against_bots(page, "shitenno")
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog").locator(".who", has_text="Novice")).to_have_count(2)
    page.goto("/")
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
def test_a_hint_is_followed(guests: Guests, size: tuple[int, int], theme: str) -> None:
    page = guests.come(size=size, theme=theme)
    page.get_by_role("radio", name="Novice").check()
    begin_against_bots(page, "shitenno")
    assert my_move(page)
    page.get_by_role("button", name="What would a daimyō do?").press("Enter")
    hint = page.get_by_role("region", name="What a daimyō would do")
    expect(hint.get_by_role("heading")).to_be_focused()
    expect(hint).to_contain_text(re.compile(r"\d+% to win"))
    best = hint.get_by_role("button", name="Do idea 1")
    box = best.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    found = faults(page, "hint")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    before = entry_of(page)
    best.press("Enter")
    wait_past(page, before)
    expect(hint).to_have_count(0)
    assert found == []


def test_looking_back_at_a_replay(guests: Guests) -> None:
    page = guests.come()
    (log,) = GOLDEN.glob("shitenno/version-1/players-2-empty_lots-forbidden.jsonl")
    page.locator("input[type=file]").set_input_files(log)
    page.wait_for_url(re.compile("/table/"))
    page.get_by_role("button", name="Scores", exact=True).click()
    end = page.get_by_role("dialog", name="The game is over")
    end.get_by_label("With the eyes of").select_option("1")
    end.get_by_role("button", name="Look at every decision").click()
    expect(end.get_by_role("progressbar")).to_be_visible()
    chart = end.get_by_role("img", name="Win chance and expected points")
    expect(chart).to_be_visible(timeout=240_000)
    assert faults(page, "look back") == []
    costly = end.locator("[data-costly]")
    if costly.count():
        costly.first.click()
        history = page.get_by_role("group", name="History")
        expect(history).to_have_attribute("data-viewpoint", "1")
