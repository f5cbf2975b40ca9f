"""First steps: the coach, the game on one page, rules that leave the board where it is."""

import re

import pytest
from browser.people import DESK, PHONE, Guests, begin_against_bots, my_move
from playwright.sync_api import Page, expect

from bakufu.games.shelf import GAMES as SHELF

SIZES = (PHONE, (1366, 768))
GAMES = ("shitenno", "shogun")
# Where the board is, and how far the page was scrolled.
PLACE = """() => {
  const box = document.querySelector("section.board").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height, document.documentElement.scrollTop];
}"""


def sits_down(guests: Guests, game: str, size: tuple[int, int] = DESK) -> Page:
    page = guests.come(size=size)
    begin_against_bots(page, game)
    assert my_move(page)
    return page


def pages_of(printed: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", printed))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_one_key_or_tap_away(
    guests: Guests, game: str, size: tuple[int, int]
) -> None:
    page = sits_down(guests, game, size)
    summary = page.locator("dialog[open]")
    page.keyboard.press("s")
    expect(summary.locator("h3").first).to_have_text("Aim")
    assert summary.locator(".pictures svg").count() > 10
    # Numbers of this table, and pieces with their pictures.
    if game == "shogun":
        expect(summary).to_contain_text("15 chests")
        expect(summary.get_by_role("heading", name="Samurai")).to_have_count(0)
    else:
        expect(summary).to_contain_text("10 kamons")
    summary.get_by_role("tab", name="Pieces").click()
    pieces = summary.locator("dt")
    assert pieces.count() >= 15
    assert pieces.locator("svg, b").count() >= pieces.count()
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    if size == PHONE:
        page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("button", name="Summary", exact=True).tap()
    else:
        page.get_by_role("button", name="Summary", exact=True).click()
    expect(summary.locator("h3").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "locale"), [("shogun", "de-DE"), ("shitenno", "fr-FR"), ("edo", "de-DE")]
)
def test_the_summary_is_printed_on_one_page(guests: Guests, game: str, locale: str) -> None:
    """With all modules, in long languages, from a dark screen."""
    page = guests.come(f"/new/{game}", locale=locale, theme="dark")
    modules = page.locator(".module input")
    expect(modules).to_have_count(4 if game == "shogun" else 0)
    for module in modules.all():
        module.check()
    page.locator("button.go").wait_for()
    page.locator("button.go").click()
    page.wait_for_url(re.compile("/table/"))
    assert my_move(page)
    page.keyboard.press("s")
    tabs = page.locator("dialog[open] [role=tab]")
    if game == "shogun":
        expect(page.locator("dialog[open] h3")).to_have_count(10)
    for tab in range(2):
        tabs.nth(tab).click()
        assert pages_of(page.pdf(prefer_css_page_size=True)) == 1


def test_the_coach_speaks_until_switched_off(guests: Guests) -> None:
    page = sits_down(guests, "shitenno")
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("Generals differ in name and colour only")
    page.locator(".action-bar .ask button.chief").first.click()
    expect(coach).not_to_contain_text("Generals differ")
    assert my_move(page)
    expect(coach).to_contain_text(re.compile(r"\d"))
    page.get_by_role("button", name="Silence the coach").click()
    expect(coach).to_have_count(0)
    page.reload()
    assert my_move(page)
    expect(coach).to_have_count(0)
    # The settings bring it back.
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Coach").select_option("always")
    page.keyboard.press("Escape")
    expect(coach).to_be_visible()


def test_who_has_never_finished_a_game_is_offered_novices(guests: Guests) -> None:
    page = guests.come()
    offer = page.get_by_role("complementary", name="New here?")
    expect(offer.locator("button")).to_have_count(len(SHELF))
    offer.locator("[data-first=shitenno]").click()
    page.wait_for_url(re.compile("/table/"))
    assert my_move(page)
    expect(page.locator(".players, .seats").first).to_contain_text("Novice")
    expect(page.get_by_role("complementary", name="Coach")).to_be_visible()


def test_who_has_finished_one_is_not(guests: Guests) -> None:
    page = guests.come(script="localStorage.setItem('bakufu-finished', '[\"shitenno\"]')")
    offer = page.get_by_role("complementary", name="New here?")
    expect(offer.locator("button")).to_have_count(len(SHELF) - 1)
    begin_against_bots(page, "shitenno")
    assert my_move(page)
    expect(page.get_by_role("complementary", name="Coach")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_leaves_the_board_where_it_is(guests: Guests, size: tuple[int, int]) -> None:
    page = sits_down(guests, "shogun", size)
    before = page.evaluate(PLACE)
    page.locator(".action-bar .rule").click()
    rules = page.locator(".rules")
    expect(rules.locator("article.open")).to_contain_text("SHO-SETUP-01")
    assert page.evaluate(PLACE) == before
    # Another chapter, a rule in it, the rule it cites, and back again.
    rules.get_by_label("Chapters").select_option(label="Battles (BATTLE)")
    rules.get_by_label("Search the rules").fill("farmers help calm")
    expect(rules.get_by_role("status")).to_contain_text("rule")
    rules.get_by_label("Search the rules").fill("SHO-RICE-05")
    rules.locator("#rule-SHO-RICE-05 .head").click()
    rules.locator("#rule-SHO-RICE-05 .link").first.click()
    expect(rules.locator("article.open .id")).to_have_text("SHO-REVOLT-02")
    top = rules.locator("#rule-SHO-REVOLT-02").bounding_box()
    holder = rules.locator(".list").bounding_box()
    assert top
    assert holder
    assert holder["y"] - 1 <= top["y"] < holder["y"] + holder["height"]
    rules.get_by_role("button", name="Back to SHO-RICE-05").click()
    expect(rules.locator("article.open .id")).to_have_text("SHO-RICE-05")
    assert page.evaluate(PLACE) == before
    # It is forgotten at the next table of the same page.
    if size == PHONE:
        page.get_by_role("button", name="Close", exact=True).click()
    page.locator("header a[href='/']").click()
    begin_against_bots(page, "shitenno")
    assert my_move(page)
    expect(page.locator(".rules")).to_have_count(0)
