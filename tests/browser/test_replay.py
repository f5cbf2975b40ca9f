"""Stored games opened as replays: the boards of every module, at many moments, in many eyes."""

import re
from pathlib import Path

import pytest
from browser.access import faults
from browser.people import PHONE, Guests
from playwright.sync_api import Locator, Page, expect

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
ALL_MODULES = "players-4-leaders-on-samurai-on-court-on-chambers-on"


@pytest.mark.parametrize(
    ("game", "stored", "size"),
    [
        ("shitenno", "players-3-double_deck-from_examples", (1024, 768)),
        ("shogun", ALL_MODULES, (1440, 900)),
        ("shogun", ALL_MODULES, PHONE),
        ("shogun", "players-3-side-moon", (2560, 1440)),
    ],
)
def test_stored_game(guests: Guests, game: str, stored: str, size: tuple[int, int]) -> None:
    page = guests.come(size=size)
    (log,) = GOLDEN.glob(f"{game}/version-1/{stored}.jsonl")
    page.locator("input[type=file]").set_input_files(log)
    page.wait_for_url(re.compile("/table/"))
    history = page.get_by_role("group", name="History")
    slider, figure = history.get_by_role("slider"), history.locator(".number")
    expect(page.locator("section.board > :not(.empty)")).to_be_visible()
    expect(figure).to_have_text(re.compile("^0/"))  # it opens at the beginning
    slider.fill(slider.get_attribute("max") or "")
    expect(figure).to_have_text(re.compile(r"^(\d+)/\1$"))
    for eyes in ("1", "spectator"):
        history.get_by_label("Viewpoint").select_option(eyes)
        expect(history).to_have_attribute("data-viewpoint", eyes)
        expect(figure).to_have_text(re.compile(r"^(\d+)/\1$"))  # still at the end
        last = int(slider.get_attribute("max") or 0)
        for part in range(1, 6):
            wanted = last * part // 5
            slider.fill(str(wanted))
            expect(figure).to_have_text(f"{wanted}/{last}")
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= size[0], f"entry {wanted} is too wide"
    found = faults(page, "history")
    doors: Page | Locator = page
    if size[0] < 1000:
        page.locator("[data-tab=more]").click()
        doors = page.get_by_role("dialog", name="More")
    doors.get_by_role("button", name="Scores", exact=True).click()
    end = page.get_by_role("dialog", name="The game is over")
    for row in end.locator("tbody tr").all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    assert found + faults(page, "end") == []


def test_a_replay_plays_by_itself_and_by_keys(guests: Guests) -> None:
    page = guests.come()
    (log,) = GOLDEN.glob("shitenno/version-1/players-3-double_deck-from_examples.jsonl")
    page.locator("input[type=file]").set_input_files(log)
    history = page.get_by_role("group", name="History")
    expect(history).to_have_attribute("data-at", "0")
    marks = history.locator(".marks i")
    expect(marks.nth(3)).to_be_attached()
    chapters = history.get_by_label("Year or round").locator("option")
    assert chapters.count() == marks.count()

    # Rounds by the page keys, decisions by the arrows, the ends by Home and End.
    page.keyboard.press("PageDown")
    expect(history.locator(".told")).to_contain_text("Round 1, even year")
    first = int(history.get_attribute("data-at") or 0)
    page.keyboard.press("PageDown")
    expect(history.locator(".told")).to_contain_text("Round 1, odd year")
    page.keyboard.press("PageUp")
    expect(history).to_have_attribute("data-at", str(first))
    for _ in range(12):
        before = history.get_attribute("data-at"), history.get_attribute("data-stop")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "([at, stop]) => { const { dataset } = document.querySelector('.history');"
            " return dataset.at !== at || dataset.stop !== stop; }",
            arg=list(before),
        )
    assert int(history.get_attribute("data-at") or 0) > first
    page.keyboard.press("End")
    last = history.get_by_role("slider").get_attribute("max") or ""
    expect(history).to_have_attribute("data-at", last)
    page.keyboard.press("Home")
    expect(history).to_have_attribute("data-at", "0")

    history.get_by_label("Speed").select_option("8")
    history.get_by_role("button", name="Run").click()
    page.wait_for_function("() => Number(document.querySelector('.history').dataset.at) > 3")
    history.get_by_role("button", name="Stop").click()
    page.wait_for_timeout(200)  # what was asked for last is still coming
    there = history.get_attribute("data-at")
    page.wait_for_timeout(400)  # time for three steps more
    assert history.get_attribute("data-at") == there
