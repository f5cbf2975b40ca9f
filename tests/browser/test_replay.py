"""Stored games opened as replays: the boards of every module, at many moments, in many eyes."""

import re
from pathlib import Path

import pytest
from browser.access import faults
from browser.people import PHONE, Guests
from playwright.sync_api import expect

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
    page.get_by_role("button", name="History").click()
    history = page.get_by_role("group", name="History")
    slider, figure = history.get_by_role("slider"), history.locator(".number")
    expect(page.locator("section.board > :not(.empty)")).to_be_visible()
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
    history.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Scores", exact=True).click()
    end = page.get_by_role("dialog", name="The game is over")
    for row in end.locator("tbody tr").all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    assert found + faults(page, "end") == []
