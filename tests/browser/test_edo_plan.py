"""Edo: a whole planning phase by touch on a phone, by keys and by dragging beside the map."""

from typing import Any

from browser.people import Guests
from browser.stage import Stage, stored
from playwright.sync_api import Page, expect

HAND_IN = ".action-bar .ask .button.chief"


def handed_in(stage: Stage) -> list[str]:
    """The moves that were sent as one play."""
    for _ in range(200):
        played: list[Any] = [message for message in stage.asked if message["type"] == "play"]
        if played:
            moves: list[str] = played[0]["moves"]
            return moves
        stage.page.wait_for_timeout(25)
    raise AssertionError(f"nothing was played: {stage.asked}")


def face(page: Page, slot: int, action: str) -> None:
    page.locator(f"[data-space=slot-{slot}] [data-face={action}]").click()


def test_a_plan_is_made_by_touch(guests: Guests) -> None:
    page = guests.come(size=(360, 740))
    stage = Stage(page, "edo")
    stage.open(stored("edo")["plan"])
    button = page.locator(HAND_IN)
    expect(button).to_contain_text("Slot 1: choose an action.")
    button.tap(force=True)  # it names the rule and sends nothing
    expect(page.locator(".toast")).to_contain_text("choose an action")
    page.locator(".toast .away").tap()
    face(page, 0, "build")
    face(page, 1, "money")
    face(page, 2, "travel")
    page.locator("[data-step=more-0]").tap()
    expect(button).to_contain_text("two officials for each building")
    page.locator("[data-step=more-0]").tap()
    page.locator("[data-step=more-0]").tap()
    page.locator("[data-step=less-0]").tap()
    # An official is taken up, and set down with a second tap.
    page.locator("[data-pool=own]").tap()
    page.locator("[data-space=slot-1] .bed").tap()
    page.locator("[data-space=slot-2] .bed").tap()
    # Two slots change places.
    page.locator("[data-head='2']").tap()
    page.locator("[data-head='0']").tap()
    expect(page.locator("[data-head='0']")).to_contain_text("Travel")
    expect(page.locator(".forecast")).to_contain_text("→")
    button.tap()
    assert handed_in(stage) == [
        "lay c travel",
        "officials 1 0",
        "lay b money",
        "officials 1 0",
        "lay a build",
        "officials 2 0",
        "hand in",
    ]


def test_a_plan_is_made_with_the_keys_and_by_dragging(guests: Guests) -> None:
    page = guests.come(size=(1366, 768))
    stage = Stage(page, "edo")
    position = stored("edo")["special-plan"]
    stage.open(position)
    card = page.locator("[data-hand]").first
    name = card.get_attribute("data-hand")
    page.locator("[data-head='0']").focus()
    page.keyboard.press("ArrowDown")  # the first action of card A
    page.keyboard.press("1")
    page.keyboard.press("Shift+Digit1")
    expect(page.locator("[data-head='0']")).to_have_attribute(
        "aria-label", "Slot 1: Money, card A, 1 own and 1 Shogun officials"
    )
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-head='1']")).to_be_focused()
    expect(page.locator("[data-head='1']")).to_contain_text("Money")
    # A special card takes the place of the card in slot 3.
    card.focus()
    page.keyboard.press("Enter")
    page.locator("[data-head='2']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.locator("[data-head='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("+")
    page.keyboard.press("Delete")
    page.locator(HAND_IN).focus()
    page.keyboard.press("Enter")
    moves = handed_in(stage)
    assert moves[2:4] == ["lay a money", "officials 1 1"]
    assert moves[4].startswith(f"lay {name} ")
    assert moves[1] == "officials 0 0"
    assert moves[-1] == "hand in"

    # Again, dragged with a mouse: officials to slots and away, the order, a card out of the hand.
    stage.asked.clear()
    stage.open(position)
    for slot, action in enumerate(("wood", "money", "field")):
        face(page, slot, action)
    slots = [page.locator(f"[data-space=slot-{slot}] .bed") for slot in range(3)]
    page.locator("[data-pool=own]").drag_to(slots[0])
    page.locator("[data-pool=shogun]").drag_to(slots[1])
    page.locator("[data-pool=own]").drag_to(slots[2])
    slots[0].locator(".pawn").first.drag_to(slots[1])
    slots[2].locator(".pawn").first.drag_to(page.locator("[data-pool=own]"))
    page.locator("[data-head='0']").drag_to(page.locator("[data-head='1']"))
    expect(page.locator("[data-head='0']")).to_contain_text("Money")
    page.locator(f"[data-hand={name}]").drag_to(slots[2])
    page.locator("[data-space=slot-2] [data-face]").first.click()
    page.locator(HAND_IN).click()
    moves = handed_in(stage)
    assert moves[:4] == ["lay b money", "officials 1 1", "lay a wood", "officials 0 0"]
    assert moves[4].startswith(f"lay {name} ")
    assert moves[5] == "officials 0 0"
