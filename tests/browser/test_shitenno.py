"""A whole game of Shitennō by clicks, and what comes after it: scores, log, replay, rematch."""

import re
from pathlib import Path

import pytest
from browser.people import (
    PHONE,
    Guests,
    entry,
    first,
    my_move,
    new_table,
    offer_lot,
    play_shitenno,
    wait_past,
)
from browser.stage import Stage, stored
from playwright.sync_api import Locator, Page, expect


def test_game_by_clicks_to_the_scores(guests: Guests, tmp_path: Path) -> None:
    page = guests.come()
    new_table(page, "shitenno", 2, {0: "me"}, bot="judge")
    while my_move(page):
        play_shitenno(page)

    end = page.get_by_role("dialog", name="The game is over")
    expect(end.locator(".winner")).to_contain_text(re.compile("wins?!"))
    last = entry(page)
    rows = end.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(end.locator("tbody tr.own")).to_have_count(1)
    for row in rows.all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    expect(end.get_by_role("img", name="Points of each player over the whole game")).to_be_visible()

    with page.expect_download() as download:
        end.get_by_role("link", name="Download the log").click()
    log = tmp_path / "game.jsonl"
    download.value.save_as(log)
    # Secret moves of the other seat are in the file, now that the game is over.
    assert len(log.read_text().splitlines()) > last + 1
    look_at_replay(guests.come(name="Bunta"), log, last)

    before = page.url
    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert my_move(page)
    assert entry(page) < last


def look_at_replay(page: Page, log: Path, last: int) -> None:
    """Somebody else opens the file: every moment of it, through everybody's eyes."""
    page.locator("input[type=file]").set_input_files(log)
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".when")).to_contain_text("Replay")
    history = page.get_by_role("group", name="History")
    slider, hand = history.get_by_role("slider"), page.get_by_role("region", name="Your hand")
    expect(slider).to_have_value("0")  # a replay opens at the beginning
    history.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    slider.focus()
    slider.press("End")
    expect(hand).to_have_count(0)
    # Through the eyes of the one who played it, the game is as long as it was then.
    history.get_by_label("Viewpoint").select_option("0")
    expect(hand).to_be_visible()
    expect(slider).to_have_attribute("max", str(last))
    expect(slider).to_have_value(str(last))  # other eyes, the same moment
    stops = int(history.get_attribute("data-stop") or 0)  # the final count is told in several
    for _ in range(stops + 1):
        history.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(last - 1))
    history.get_by_label("Viewpoint").select_option("spectator")
    expect(hand).to_have_count(0)


def test_history_and_sandbox(guests: Guests) -> None:
    page = guests.come()
    new_table(page, "shitenno", 2, {0: "me"})
    for _ in range(4):
        assert my_move(page)
        play_shitenno(page)
    assert my_move(page)
    now, table = entry(page), page.url
    page.get_by_role("button", name="History").click()
    history = page.get_by_role("group", name="History")
    slider = history.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    slider.press("ArrowRight")
    expect(history.locator(".number")).to_have_text(f"1/{now}")
    # While looking back nothing can be played.
    expect(page.locator("[data-move]")).to_have_count(0)
    history.get_by_role("button", name="Back to now").click()
    expect(page.locator(".table[data-entry]")).to_have_attribute("data-to-move", "me")

    page.get_by_role("button", name="History").click()
    history.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    expect(page.locator(".when")).to_contain_text("Sandbox")
    assert my_move(page)
    play_shitenno(page)
    # The table itself has not heard of it.
    page.goto(table)
    assert my_move(page)
    assert entry(page) == now


def test_refusals_name_their_rule(guests: Guests) -> None:
    page = guests.come()
    new_table(page, "shitenno", 2, {0: "me"})
    closed = page.locator(".place:not(.open)")
    while my_move(page) and (page.locator(".province.open").count() or not closed.count()):
        play_shitenno(page)
    closed.first.focus()
    closed.first.press("Enter")
    toast = page.locator(".toast")
    rule = toast.locator(".rule")
    wanted = rule.get_attribute("data-rule") or ""
    assert re.fullmatch(r"SHI-[A-Z]+-\d+", wanted)
    rule.click()
    expect(page.locator(f"[id='rule-{wanted}'].open")).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("koku")
    assert first(page.locator(".rules article")) is not None


def test_a_decision_is_taken_back_whole_and_others_are_told(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 2, {0: "me", 1: "open"})
    friend = guests.come(name="")
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Bunta")
    friend.get_by_role("button", name="Sit down").first.click()
    by_name = {"Aiko": host, "Bunta": friend}
    while not any(
        page.get_by_role("heading", name=re.compile("^Make ")).count() for page in by_name.values()
    ):
        for page in by_name.values():
            if page.locator(".table[data-to-move=me]").count():
                play_shitenno(page)
    # The one who makes the lots offers one, and thinks better of it before anybody has answered.
    making = next(
        name
        for name, page in by_name.items()
        if page.get_by_role("heading", name=re.compile("^Make ")).count()
    )
    tairo, other = by_name.pop(making), by_name.popitem()[1]
    before = entry(tairo)
    offer_lot(tairo)
    expect(other.locator(".table[data-to-move=me]")).to_be_visible()
    assert entry(tairo) > before + 1
    tairo.get_by_role("button", name="Take back").click()
    expect(tairo.locator(".table[data-entry]")).to_have_attribute("data-entry", str(before))
    expect(other.locator(".toast")).to_contain_text("takes the last decision back")
    expect(tairo.locator(".toast")).to_have_count(0)


def come_to_a_lot(page: Page) -> None:
    """Until this person makes a lot."""
    while my_move(page) and not page.get_by_role("heading", name=re.compile("^Make ")).count():
        play_shitenno(page)


def test_a_lot_in_the_making_survives_a_reload(guests: Guests) -> None:
    page = guests.come()
    new_table(page, "shitenno", 3, {0: "me"})
    come_to_a_lot(page)
    tile = page.locator("[data-track]:not([disabled])").last
    tile.click()
    seals = tile.get_attribute("data-track")
    card = page.locator(".maker [data-card]").first
    chosen = card.get_attribute("data-card")
    card.click()
    page.reload()
    assert my_move(page)
    expect(page.locator(f"[data-track='{seals}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".maker [data-card='{chosen}'][aria-pressed=true]")).to_be_visible()


# Whether a thing is in the view, uncovered, and as large as a finger.
IN_REACH = """(thing, least) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const whole = box.x >= -1 && box.y >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const above = document.elementFromPoint(x, y);
  return whole && (thing === above || thing.contains(above))
    && Math.min(box.width, box.height) >= least;
}"""


class Hand:
    """A finger or a mouse that touches only what is in reach."""

    def __init__(self, page: Page, finger: bool) -> None:
        self.page, self.finger = page, finger
        self.pressed: set[str] = set()

    def press(self, what: str, thing: Locator) -> None:
        thing = thing.first
        expect(thing).to_be_visible()
        assert thing.evaluate(IN_REACH, 44 if self.finger else 0), f"{what} is out of reach"
        self.pressed.add(what)
        (thing.tap if self.finger else thing.click)()

    def decide(self) -> None:
        """One decision: an answer, a lot, a kamon or the end of the turn."""
        page, before = self.page, entry(self.page)
        ask = page.locator(".action-bar .ask")
        answer = first(ask.locator("[data-answer]:not([data-answer=end])"))
        if answer is not None:
            verb = (answer.get_attribute("data-answer") or "").split()[0]
            self.press(verb, answer)
        elif page.locator(".maker").count():
            for tile in page.locator(".maker [data-track]:not([disabled])").all()[:2]:
                self.press("tile", tile)
            self.press("card", page.locator(".maker [data-card]"))
            self.press("offer", ask.locator(".chief"))
        elif page.locator(".province.open").count():
            self.press("province", page.locator(".place.open"))
            for piece in ask.locator(".pieces [data-card]").all():
                assert piece.evaluate(IN_REACH, 44 if self.finger else 0)
            self.press("pay", ask.locator(".payment .chief, .payment .gild"))
        else:
            self.press("end", ask.locator("[data-answer=end]"))
        wait_past(page, before)


@pytest.mark.parametrize(
    ("size", "finger"),
    [(PHONE, True), ((360, 740), True), ((1366, 768), False)],
    ids=["touch", "small", "mouse"],
)
def test_a_round_with_all_in_reach(guests: Guests, size: tuple[int, int], finger: bool) -> None:
    page = guests.come(size=size)
    new_table(page, "shitenno", 2, {0: "me"})
    hand = Hand(page, finger)
    drawings = set()
    # At least two rounds; nobody can say in which one the cards are enough for a kamon.
    wanted = {"general", "province", "pay", "end"}
    early = re.compile("Set-up|Round [12]")
    while my_move(page) and (
        early.search(page.locator(".when").inner_text()) or not wanted <= hand.pressed
    ):
        drawings.add(page.locator("section.board svg").first.get_attribute("viewBox"))
        hand.decide()
        assert page.evaluate("scrollY + document.documentElement.scrollTop") == 0
    assert wanted <= hand.pressed
    assert hand.pressed & {"accept", "offer", "take"}
    assert len(drawings) == 1, "the board is drawn in one way only"


def test_a_kamon_by_keys(guests: Guests) -> None:
    page = guests.come(size=(1366, 768))
    stage = Stage(page, "shitenno")
    stage.open(stored("shitenno")["turn"])
    page.locator(".place[tabindex='0']").focus()
    page.keyboard.press("Enter")
    # Then the number that stands on the button.
    labels = page.locator(".action-bar .ask .button").all_inner_texts()
    page.keyboard.press(str(labels.index("Pay and place") + 1))
    page.wait_for_timeout(100)
    (sent,) = [one for one in stage.asked if one["type"] == "play"]
    assert sent["moves"][0].startswith("place ")
    assert len(sent["moves"]) > 1
