"""Edo: a whole round by mouse, by touch and by keys, from the starting choices to the next plan."""

import re
from collections.abc import Callable

import pytest
from browser.people import PHONE, Guests, entry, my_move, new_table, wait_past
from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]


def by_keys(thing: Locator) -> None:
    thing.focus()
    thing.press("Enter")


WAYS: dict[str, tuple[tuple[int, int], Press]] = {
    "mouse": ((1366, 768), lambda thing: thing.click()),
    "touch": (PHONE, lambda thing: thing.tap()),
    "keys": ((1366, 768), by_keys),
}


class Round:
    """One person at a table, who presses things in one way."""

    def __init__(self, page: Page, press: Press) -> None:
        self.page = page
        self.press = press
        self.ask = page.locator(".action-bar .ask")

    def move(self, thing: Locator) -> None:
        """A press that plays a move."""
        before = entry(self.page)
        self.press(thing)
        wait_past(self.page, before)
        assert my_move(self.page)

    def choose(self, move: str) -> None:
        self.move(self.ask.locator(f"[data-choice='{move}']"))

    def place(self, space: str) -> Locator:
        return self.page.locator(f"[data-place='{space}']")

    def home(self) -> str:
        """Where my samurai stands: the only one of mine that can be picked up."""
        found = self.ask.locator("[data-pawn]").first.get_attribute("data-pawn")
        assert found is not None
        return found

    def settle(self) -> None:
        """Colour, set and town; the town on the map."""
        while self.ask.locator("[data-choice]").count():
            town = self.page.locator(".place.open")
            choice = self.ask.locator("[data-choice]")
            self.move(town.first if town.count() else choice.first)

    def plan(self, *slots: tuple[str, int], tries: bool = False) -> None:
        for slot, (action, officials) in enumerate(slots):
            face = self.page.locator(f"[data-space=slot-{slot}] [data-face={action}]")
            self.press(face)
            for _ in range(officials):
                self.press(self.page.locator(f"[data-step=more-{slot}]"))
        if tries:
            self.try_out()
        self.move(self.ask.locator(".button.chief"))

    def try_out(self) -> None:
        """The plan is handed in at a table of its own; here it lies as it lay."""
        before, table = entry(self.page), self.page.url
        self.press(self.ask.get_by_role("button", name="Try it"))
        self.page.wait_for_url(lambda address: address != table)
        expect(self.ask.locator("[data-choice=reveal]")).to_be_visible()
        self.press(self.page.get_by_role("link", name="Back to the table"))
        self.page.wait_for_url(table)
        expect(self.ask.locator(".button.chief")).to_be_visible()
        assert entry(self.page) == before


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_round(guests: Guests, way: str) -> None:
    size, press = WAYS[way]
    page = guests.come(size=size)
    new_table(page, "edo", 2, {0: "me"})
    assert my_move(page)
    mine = Round(page, press)
    mine.settle()
    mine.plan(("money", 1), ("recruit", 1), ("travel", 2), tries=way == "mouse")

    # A pawn is picked up on the map: every other space shows its price, and one is the goal.
    home = mine.home()
    mine.press(mine.place(home))
    expect(page.locator(".badge.ryo.open")).to_have_count(15)
    mine.move(mine.place("edo"))
    expect(mine.ask.locator("[data-pawn=edo]")).to_be_visible()
    mine.choose("reveal")
    mine.choose("use 1")
    mine.choose("reveal")
    mine.choose("use 1")
    mine.choose("reveal")

    # One official is sent to a gate, the other moves both samurai; the second of them goes first.
    mine.press(mine.ask.locator("[data-pawn=official]"))
    expect(page.locator(".place.open")).to_have_count(3)
    mine.move(mine.place("usui"))
    mine.press(mine.ask.locator("[data-pawn=usui]"))
    mine.press(mine.place("forest-1"))
    expect(mine.ask.get_by_role("button", name="Move 1 samurai")).to_be_visible()
    mine.press(mine.ask.locator("[data-pawn=edo]"))
    mine.move(mine.place("tama"))

    # One samurai stays and is fed, the other comes back.
    expect(mine.ask.locator("[data-wage]")).to_have_count(2)
    mine.press(mine.place("forest-1"))
    pay = mine.ask.locator("[data-choice=pay]")
    expect(pay).to_contain_text("Take 1 back and pay 1")
    mine.move(pay)
    expect(page.locator(".when")).to_have_text(re.compile("Round 2"))
    expect(page.locator("[data-space=slot-0]")).to_be_visible()
