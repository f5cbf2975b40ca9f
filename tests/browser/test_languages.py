"""English, French and German: by the browser's own language, and by choice."""

import re
from pathlib import Path

import pytest
from browser.people import Guests, begin_against_bots, my_move
from playwright.sync_api import Page, expect

LOCALES = Path(__file__).resolve().parents[2] / "web" / "locales"
# The ids of sentences: what is seen where a translation is missing.
ID = re.compile(
    r"\b(?:shitenno|shogun|kind|card|general|province|title|error|option)-[a-z]+[a-z-]*"
)


def words(language: str, id: str) -> str:
    """A plain sentence of the client's catalogue."""
    text = (LOCALES / language / "web.ftl").read_text()
    found = re.search(rf"^{id} = (.+)$", text, re.MULTILINE)
    assert found, id
    return found[1]


def check(page: Page, language: str, id: str) -> None:
    expect(page.get_by_text(words(language, id)).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert ID.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("fr-CH", "fr"), ("de-AT", "de"), ("it-IT", "en")]
)
def test_language_of_the_browser(guests: Guests, locale: str, language: str) -> None:
    page = guests.come(locale=locale)
    check(page, language, "shelf-title")
    for game in ("shitenno", "shogun"):
        page.goto(f"/new/{game}")
        check(page, language, "new-seats")


@pytest.mark.parametrize("game", ["shitenno", "shogun"])
def test_language_by_choice(guests: Guests, game: str) -> None:
    page = guests.come()
    page.get_by_label("Language").select_option("de")
    check(page, "de", "shelf-title")
    begin_against_bots(page, game)
    assert my_move(page)
    check(page, "de", "your-turn")
    page.get_by_role("button", name=words("de", "settings"), exact=True).click()
    page.locator("#set-language").select_option("fr")
    page.keyboard.press("Escape")
    check(page, "fr", "your-turn")
    page.get_by_role("tab", name=words("fr", "rules")).click()
    expect(page.locator(".rules article").first).to_be_visible()
    check(page, "fr", "your-turn")
    # The choice outlasts the page.
    page.goto("/")
    check(page, "fr", "shelf-title")
