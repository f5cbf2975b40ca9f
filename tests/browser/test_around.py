"""Around the table: the waiting room, one's own tables on the shelf."""

import re

from browser.people import PHONE, Guests, new_table
from playwright.sync_api import Page, expect


def in_view(page: Page, *selectors: str) -> None:
    """Everything of it is on the screen, without scrolling."""
    size = page.viewport_size
    assert size is not None
    for selector in selectors:
        box = page.locator(selector).last.bounding_box()
        assert box is not None, selector
        assert box["x"] >= 0, selector
        assert box["x"] + box["width"] <= size["width"], selector
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= size["height"] + 1, f"{selector}: {box}"


def test_an_invitation_on_a_phone(guests: Guests) -> None:
    host = guests.come(name="Aiko", size=PHONE)
    new_table(host, "shogun", 4, {0: "me", 1: "open", 2: "open", 3: "open"})
    parts = (".invitation svg", "#invite-link", "ol li", ".chat form", ".options", ".alone button")
    expect(host.get_by_role("heading", name="Your table of Shogun")).to_be_visible()
    expect(host.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
    in_view(host, *parts)
    # What is meant for people is the chief button, not what is meant for bots.
    expect(host.locator(".button.chief")).to_have_count(1)
    expect(host.locator(".button.chief")).to_have_text("Copy the link")

    shared = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"
    friend = guests.come(host.url, name="", size=PHONE, locale="fr-FR", script=shared)
    expect(friend.get_by_role("heading", name="Aiko vous invite à jouer à Shogun")).to_be_visible()
    expect(friend.locator(".options")).to_contain_text("4 joueurs")
    in_view(friend, *parts[:-1])
    friend.get_by_role("button", name="Partager").click()
    assert friend.evaluate("window.shared.url") == host.url
    friend.locator("#sit-name").fill("Bunta")
    friend.get_by_role("button", name="S’asseoir").first.click()
    expect(host.locator("ol li", has_text="Bunta")).to_be_visible()
    # A word before the game.
    friend.locator(".chat input").fill("Bonjour !")
    friend.locator(".chat form button").click()
    expect(host.locator(".chat .lines")).to_contain_text("Bonjour !")
    host.get_by_role("button", name="Fill up with bots and begin").click()
    for page in (host, friend):
        expect(page.locator(".table[data-entry]")).to_be_visible()


def test_my_tables_tell_how_they_stand_and_can_be_deleted(guests: Guests) -> None:
    page = guests.come(name="Aiko")
    expect(page.get_by_text("No game of yours is under way.")).to_be_visible()
    new_table(page, "shitenno", 2, {0: "me"})
    page.wait_for_selector(".table[data-entry]")
    table = page.url.rpartition("/")[2]
    page.goto("/")
    own = page.locator(f"[data-table='{table}']")
    expect(own).to_contain_text("Your turn")
    expect(own).to_contain_text("Set-up")
    own.get_by_role("button", name="Delete this table").click()
    own.get_by_role("button", name="Keep it").click()
    own.get_by_role("button", name="Delete this table").click()
    own.get_by_role("button", name="Delete it").click()
    expect(page.locator(".toast")).to_contain_text("The table is deleted.")
    expect(own).to_have_count(0)
    expect(page.get_by_text("No game of yours is under way.")).to_be_visible()


def test_a_table_that_is_called_off_says_so(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 3, {0: "me", 1: "open", 2: "open"})
    host.wait_for_selector(".invitation")
    friend = guests.come(host.url, name="Bunta")
    friend.get_by_role("button", name="Sit down").first.click()
    expect(host.locator("ol li", has_text="Bunta")).to_be_visible()
    host.goto("/")
    table = host.locator(f"[data-table='{friend.url.rpartition('/')[2]}']")
    expect(table).to_contain_text("Waiting for one more player")
    table.get_by_role("button", name="Delete this table").click()
    table.get_by_role("button", name="Delete it").click()
    expect(friend.get_by_text(re.compile("There is no such table"))).to_be_visible()
