"""Keys and fingers at a table: a choice in at most five keys, and a map that traps no stroke."""

import time

import pytest
from browser.people import DESK, PHONE, Guests
from browser.stage import Stage, stored
from playwright.sync_api import Locator, Page, expect

MAP = "shogun"
MOST = 5  # keys


def at(guests: Guests, game: str, position: str, size: tuple[int, int] = DESK) -> Stage:
    stage = Stage(guests.come(size=size), game)
    stage.open(stored(game)[position])
    return stage


def played(stage: Stage) -> list[str]:
    """What was sent last."""
    stage.page.wait_for_timeout(50)
    return [move for one in stage.asked if one["type"] == "play" for move in one["moves"]]


def test_any_move_by_five_keys(guests: Guests) -> None:
    """From anywhere: `/`, three letters of what is wanted, Enter."""
    stage = at(guests, MAP, "march")
    wanted = [move for move in stage.position["legal"] if move["move"].startswith("target ")]
    assert len(wanted) > 1
    for number, move in enumerate(wanted):
        place = move["move"].removeprefix("target ")
        keys = ["/", *place[: MOST - 2], "Enter"]
        assert len(keys) <= MOST
        for key in keys:
            stage.page.keyboard.press(key)
        expect(stage.page.locator(".sheet")).to_have_count(0)
        assert len(played(stage)) == number + 1
        assert played(stage)[-1] == move["move"]


def test_numbers_press_the_buttons_of_the_action_bar(guests: Guests) -> None:
    stage = at(guests, "shitenno", "general")
    moves = [move["move"] for move in stage.position["legal"]]
    stage.page.keyboard.press("2")
    assert played(stage) == moves[1:2]


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def test_the_keyboard_is_led_to_the_decision(guests: Guests) -> None:
    stage = at(guests, "shitenno", "general")
    page = stage.page
    page.keyboard.press("Escape")  # whoever uses keys
    stage.show(stored("shitenno")["answer"])
    expect(focused(page)).to_have_attribute("class", "button chief")
    page.keyboard.press("Enter")
    assert played(stage) == ["accept"]


def test_the_map_is_one_stop_and_arrows_walk_over_what_is_lit(guests: Guests) -> None:
    stage = at(guests, MAP, "march")
    page = stage.page
    lit = page.locator(".place.open")
    assert lit.count() > 1
    expect(page.locator(".place[tabindex='0']")).to_have_count(1)
    page.locator(".place[tabindex='0']").focus()
    seen = set()
    for key in [*["ArrowRight"] * 8, *["ArrowDown"] * 8, *["ArrowLeft"] * 8]:
        seen.add(focused(page).get_attribute("data-place"))
        page.keyboard.press(key)
    assert seen == set(lit.evaluate_all("all => all.map(one => one.dataset.place)"))


@pytest.mark.parametrize(
    ("locale", "title"), [("en-GB", "Keys"), ("fr-FR", "Touches"), ("de-DE", "Tasten")]
)
def test_all_keys_stand_behind_the_question_mark(guests: Guests, locale: str, title: str) -> None:
    page = guests.come(locale=locale)
    Stage(page, MAP).open(stored(MAP)["march"])
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=title)
    expect(dialog.locator("dt")).not_to_have_count(0)
    assert "keys-" not in dialog.inner_text()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def stroke(page: Page, thing: Locator, dx: int, milliseconds: int) -> None:
    """A finger goes sideways over something, as fast as it says: the machine may be slower."""
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)
    steps, begun = 6, time.time()

    def touch(kind: str, part: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x + dx * part, "y": y}]
        when = begun + milliseconds / 1000 * part
        line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when}
        )

    touch("touchStart", 0)
    for step in range(1, steps + 1):
        touch("touchMove", step / steps)
    touch("touchEnd", 1)


def test_a_stroke_over_the_map_turns_the_page(guests: Guests) -> None:
    """Also where the map is near and moves with the finger; slowly, it is moved."""
    stage = at(guests, MAP, "march", PHONE)
    page = stage.page
    board, own = page.locator("section.board"), page.locator("section.own")
    drawing = board.locator("svg.close").first
    expect(drawing).to_be_visible()
    camera = drawing.locator("> g").first
    before = camera.get_attribute("transform")
    stroke(page, drawing, -90, 900)
    expect(own).to_have_attribute("inert", "")
    assert camera.get_attribute("transform") != before
    stroke(page, drawing, -200, 30)
    expect(own).not_to_have_attribute("inert", "")
    expect(board).to_have_attribute("inert", "")
    page.locator("[data-tab=board]").click()
    expect(board).not_to_have_attribute("inert", "")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_opened_does_not_move_the_board(guests: Guests, size: tuple[int, int]) -> None:
    stage = at(guests, MAP, "number", size)
    page = stage.page
    whole = "() => JSON.stringify([document.querySelector('section.board').getBoundingClientRect(),"
    whole += " [...document.querySelectorAll('.table, .table *')].filter(one => one.scrollTop > 0"
    whole += " && one.contains(document.querySelector('section.board'))).length, scrollY])"
    for part in (".prompt .rule", ".all-moves"):  # the last to come
        expect(page.locator(part)).to_be_visible()
    before = page.evaluate(whole)
    page.locator(".prompt .rule").click()
    expect(page.locator(".rules article.open")).to_be_visible()
    assert page.evaluate(whole) == before
    if page.locator("[data-tab=board]").count():  # on a phone rules cover all but the tabs
        page.locator("[data-tab=board]").click()
    page.locator(".all-moves").click()
    expect(page.locator(".sheet")).to_be_visible()
    assert page.evaluate(whole) == before
