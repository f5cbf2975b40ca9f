"""Levels, hints, the look back at a finished game, and rules that are more than sentences."""

import re
from pathlib import Path

import pytest
from browser.access import faults
from browser.people import (
    DESK,
    PHONE,
    Guests,
    begin_against_bots,
    click_move,
    my_move,
    new_table,
    others_have_decided,
    play_shitenno,
    play_shogun,
    sketch,
    wait_past,
)
from browser.people import entry as entry_of
from playwright.sync_api import Locator, Page, expect

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_the_level_is_chosen_on_the_shelf(guests: Guests) -> None:
    page = guests.come()
    levels = page.get_by_role("radio")
    expect(levels).to_have_count(5)
    expect(page.get_by_role("radio", name="Skilled")).to_be_checked()
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
    page.get_by_role("button", name="What would an expert do?").press("Enter")
    hint = page.get_by_role("region", name="What an expert would do")
    expect(hint.get_by_role("heading")).to_be_focused()
    # One reason in words of the game; figures and ranges only for whoever wants them.
    expect(hint.locator(".why")).to_have_text("The generals differ in nothing but their names.")
    figures = hint.get_by_role("region", name="Details")
    expect(figures).to_have_count(0)
    unfold = hint.get_by_role("button", name="Details")
    unfold.click()
    expect(figures).to_contain_text(re.compile(r"\d+% to win"))
    unfold.click()
    lay = hint.get_by_role("button", name="Lay it out")
    box = lay.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    # It stands between the scene and the question, and covers neither.
    board = page.locator(".scene").bounding_box()
    strip = hint.bounding_box()
    assert board is not None
    assert strip is not None
    assert strip["y"] >= board["y"] + board["height"] - 1
    assert strip["height"] <= size[1] / 4
    found = faults(page, "hint")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    # There is nothing to lay a general on: it is asked for, and nothing is played before that.
    before = entry_of(page)
    lay.press("Enter")
    expect(hint).to_contain_text("Play this?")
    hint.get_by_role("button", name="Not yet").click()
    assert entry_of(page) == before
    lay.click()
    hint.get_by_role("button", name="Play it").click()
    wait_past(page, before)
    expect(hint).to_have_count(0)
    assert found == []


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desk", "phone"])
def test_a_hint_is_laid_on_my_board_and_plays_nothing(
    guests: Guests, size: tuple[int, int]
) -> None:
    page = guests.come(size=size)
    new_table(page, "shitenno", 2, {0: "me"})
    while my_move(page) and not page.locator(".maker").count():
        play_shitenno(page)
    before = entry_of(page)
    page.get_by_role("button", name="What would an expert do?").click()
    page.get_by_role("button", name="Lay it out").click()
    # Two players are left, so both lots are made; the tiles lie where I would have laid them.
    expect(page.locator(".maker [data-track][aria-pressed=true]")).to_have_count(2)
    expect(page.get_by_role("region", name="What an expert would do")).to_contain_text(
        "nothing is played until you confirm it"
    )
    assert entry_of(page) == before
    page.get_by_role("button", name="Offer both lots").click()
    wait_past(page, before)


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
    number = costly.count()
    assert number <= 3
    if number:
        costly.first.click()
        history = page.get_by_role("group", name="History")
        expect(history).to_have_attribute("data-viewpoint", "1")
        moment = page.locator("[data-moment='0']")
        expect(moment).to_contain_text("Played:")
        expect(moment).to_contain_text("Better:")
        assert faults(page, "moment") == []
    if number > 1:
        moment.get_by_role("button", name="The next one").click()
        expect(page.locator("[data-moment='1']")).to_be_visible()
    # The scores still have it: nobody has to wait twice.
    page.get_by_role("button", name="Scores", exact=True).click()
    expect(chart).to_be_visible()
    expect(costly).to_have_count(number)


def test_a_hint_stays_while_others_plan(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shogun", 3, {0: "me", 1: "open"}, hints=True)
    friend = guests.come(name="")
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Bunta")
    friend.get_by_role("button", name="Sit down").first.click()
    for page in (host, friend):
        assert my_move(page)
        play_shogun(page)
    expect(host.locator("section.prompt")).to_contain_text("Plan in secret")
    others_have_decided(host, still=2)

    def ask(page: Page) -> Locator:
        page.get_by_role("button", name="What would an expert do?").click()
        lay = page.get_by_role("button", name="Lay it out")
        expect(lay).to_be_enabled()
        return lay

    def laid(page: Page) -> int:
        return [*sketch(page).values()].count("empty")

    kept = ask(host)
    before = entry_of(host)
    empty = laid(friend)
    ask(friend).click()
    # A whole plan lies on the board, and is only a sketch before it is committed.
    assert laid(friend) < empty
    assert entry_of(host) == before
    click_move(friend, friend.get_by_role("button", name="Commit the plan"))
    wait_past(host, before)
    expect(kept).to_be_enabled()
    kept.click()
    expect(host.get_by_role("button", name="Commit the plan")).to_be_enabled()


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_rules_with_tables_and_procedures(guests: Guests, locale: str) -> None:
    page = guests.come(size=PHONE, locale=locale)
    begin_against_bots(page, "shitenno")
    page.locator("[data-tab=more]").click()
    page.get_by_role("button", name={"fr-FR": "Règles", "de-DE": "Regeln"}[locale]).click()
    page.get_by_role("searchbox").fill("pay-14")
    rule = page.locator("#rule-SHI-PAY-14")
    rule.get_by_role("button", expanded=False).click()
    expect(rule.locator("pre")).to_contain_text("good_by_koku(price, T, m, w, x, q):")
    expect(rule.get_by_role("columnheader")).to_have_count(8)
    expect(rule.locator("tbody tr")).to_have_count(43)
    # The table moves sideways by itself, the page does not; and the keyboard gets there.
    table = rule.locator(".wide", has=page.locator("table"))
    assert table.evaluate("box => box.scrollWidth > box.clientWidth")
    table.focus()
    expect(table).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(page, "rules") == []
