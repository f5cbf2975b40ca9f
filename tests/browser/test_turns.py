"""Being called to one's turn, and what happens if one does not come."""

import re

from browser.people import (
    Guests,
    entry,
    log_lines,
    my_move,
    new_table,
    play_shitenno,
    wait_past,
)
from playwright.sync_api import Page, expect

# Keeps what a person would hear and see outside of the page. `away` turns the page's back to them.
CALLED = """
window.called = { sounds: 0, notes: [] };
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.called.sounds += 1;
  start.call(this, when);
};
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.called.notes.push(`${title}: ${options.body}`);
  }
  // A Chromium without windows lets nobody show any.
  static get permission() {
    return "granted";
  }
};
"""


def begin_with_a_friend(guests: Guests, friend: Page) -> Page:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 2, {0: "me", 1: "open"})
    host.wait_for_selector("text=Waiting for players")
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit down").first.click()
    expect(friend.locator(".table[data-entry]")).to_be_visible()
    return host


def test_my_turn_is_in_the_title_is_heard_and_noted(guests: Guests) -> None:
    friend = guests.come(name="Bunta", sound=True, notify=True, script=CALLED)
    host = begin_with_a_friend(guests, friend)
    expect(host).to_have_title(re.compile("^● Your turn · Shitennō"))
    expect(friend).to_have_title(re.compile("^Shitennō"))
    assert friend.evaluate("window.called") == {"sounds": 0, "notes": []}

    # The friend looks at something else while the host chooses.
    friend.evaluate("window.away = true")
    assert my_move(host)
    play_shitenno(host)
    expect(friend).to_have_title(re.compile("^● Your turn · Shitennō"))
    expect(host).to_have_title(re.compile("^Shitennō"))
    hear(friend, 2)  # two strokes of the block
    (note,) = friend.evaluate("window.called.notes")
    assert note == "Your turn: Choose a general."

    # Who looks at the page needs no note beside it; the strokes are heard all the same.
    friend.evaluate("window.away = false")
    playing = friend
    while (now := to_move(host, friend)) is not friend or playing is not host:
        play_shitenno(now)
        playing = now
    hear(friend, 4)
    assert len(friend.evaluate("window.called.notes")) == 1


def hear(page: Page, sounds: int) -> None:
    """So many sounds have been made: what makes them is loaded when it is needed first."""
    page.wait_for_function("sounds => window.called.sounds >= sounds", arg=sounds)
    assert page.evaluate("window.called.sounds") == sounds


def to_move(*pages: Page) -> Page:
    """The one whose turn it is."""
    while True:
        for page in pages:
            if page.locator(".table[data-to-move=me]").count():
                return page
            page.wait_for_timeout(20)


def test_when_my_time_is_up_a_bot_decides(guests: Guests) -> None:
    page = guests.come(name="Aiko")
    form = {"game": "shitenno", "options": {"players": 2}, "seats": ["me", "random"], "clock": 2}
    page.request.put("/api/me", data={"name": "Aiko"})
    table = page.request.post("/api/tables", data=form).json()["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt .number")).to_have_text(re.compile(r"second"))
    # Nobody clicks: the bot makes this decision, and the next, and the seat is still mine.
    before = len([line for line in log_lines(page) if line.startswith("You ")])
    wait_past(page, 0)
    wait_past(page, entry(page))
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(
        "count => [...document.querySelectorAll('.log .text')]"
        ".filter((line) => line.innerText.startsWith('You ')).length > count",
        arg=before,
    )
    page.get_by_role("button", name="Seats").click()
    mine = page.get_by_role("dialog", name="Seats").locator("li.me")
    expect(mine).to_contain_text("Aiko")
    expect(mine.get_by_role("button", name="Let a bot play for me")).to_be_visible()
