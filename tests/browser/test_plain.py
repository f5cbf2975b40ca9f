"""A game that nobody has drawn a board for: played to its scores by the list of moves alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.people import PHONE, Guests, click_move, entry, my_move, wait_past
from browser.program import Program
from playwright.sync_api import Browser, expect

from bakufu.games.shelf import GAMES

TESTS = Path(__file__).resolve().parents[1]
ID = re.compile(r"\bauction-[a-z-]+")


@pytest.fixture
def auctioneers(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Guests]:
    """Guests of a server that has the auction of the tests on its shelf."""
    monkeypatch.setenv("BAKUFU_GAMES", "auction.game:Auction")
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=":")
    program = Program(tmp_path)
    found = Guests(chromium, program.address)
    yield found
    found.leave()
    program.stop()
    assert found.troubles == []
    assert program.troubles() == []


def test_a_game_without_a_board_is_played_to_its_scores(auctioneers: Guests) -> None:
    page = auctioneers.come()
    expect(page.locator("[data-play]")).to_have_count(len(GAMES) + 1)
    page.locator("[data-play=auction]").click()
    expect(page.locator(".board .plain")).to_be_visible()
    moves = 0
    while my_move(page):
        text = page.locator("body").inner_text()
        assert ID.findall(text) == []
        if page.locator(".all-moves[aria-expanded=false]").count():
            page.locator(".all-moves").click()
        # The last one of each kind: a bid, then to commit it.
        click_move(page, page.locator(".moves [data-move]").last)
        moves += 1
    assert moves > 2
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("table tbody tr").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules article").first).to_be_visible()


def test_it_has_options_and_hints_and_fits_a_phone(auctioneers: Guests) -> None:
    page = auctioneers.come("/new/auction", size=PHONE)
    page.get_by_role("button", name="Begin").click()
    assert my_move(page)
    page.get_by_role("button", name="What would an expert do?").click()
    # There is no board to lay an idea on: its button is marked, and nothing is played unasked.
    before = entry(page)
    page.get_by_role("button", name="Lay it out").click()
    expect(page.locator("[data-move].hinted")).to_be_visible()
    assert entry(page) == before
    page.get_by_role("button", name="Play it").click()
    wait_past(page, before)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert ID.findall(page.locator("body").inner_text()) == []
