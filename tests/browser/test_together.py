"""Several people at one table: invitations, seats, spectators, and a connection that breaks."""

import re
from typing import Any

from browser.people import (
    Guests,
    listen_in,
    log_lines,
    my_move,
    new_table,
    play_shitenno,
)
from playwright.sync_api import Page, WebSocketRoute, expect


class Line:
    """The line between a page and the server, to be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, near: WebSocketRoute) -> None:
        if self.cut:
            near.close(code=1001)
            return
        self.sockets.append((near, near.connect_to_server()))

    def break_off(self) -> None:
        self.cut = True
        for near, far in self.sockets:
            far.close()
            near.close(code=1001)
        self.sockets.clear()

    def mend(self) -> None:
        self.cut = False


def invited(host: Page) -> str:
    """The link that the host sends, taken from the clipboard."""
    host.get_by_role("button", name="Copy the invitation link").click()
    expect(host.locator(".toast")).to_contain_text("The link is copied")
    link: str = host.evaluate("navigator.clipboard.readText()")
    return link


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()


def hands(message: dict[str, Any]) -> list[Any]:
    """The hands of all seats in a message that has a position."""
    position = message.get("position")
    return [seat["hand"] for seat in position["view"]["seats"]] if position else []


def test_two_and_a_spectator_with_a_broken_line(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 2, {0: "me", 1: "open"})
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = invited(host)

    friend = guests.come(name="")
    line, heard_by_friend = Line(friend), listen_in(friend)
    friend.goto(link)
    sit_down(friend, "Bunta")
    watcher = guests.come(name="Chie")
    heard = listen_in(watcher)
    watcher.goto(link)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    # Both seats are taken: there is nothing to sit down on.
    watcher.get_by_role("button", name="Seats").click()
    expect(watcher.get_by_role("dialog", name="Seats")).to_contain_text("Bunta")
    expect(watcher.get_by_role("button", name="Sit down")).to_have_count(0)
    watcher.keyboard.press("Escape")

    playing = host  # generals are chosen in the order of the seats

    def play() -> None:
        nonlocal playing
        assert my_move(playing)
        play_shitenno(playing)
        if not playing.locator(".table[data-to-move=me]").count():
            playing = friend if playing is host else host

    for _ in range(6):
        play()
    # The friend's line breaks; what the host does meanwhile arrives when it is mended.
    while playing is not host:
        play()
    line.break_off()
    expect(friend.get_by_text("The connection is gone for the moment.")).to_be_visible()
    while playing is host:
        play()
    line.mend()
    friend.get_by_role("button", name="Try now").click()
    expect(friend.get_by_text("The connection is gone for the moment.")).to_have_count(0)
    for _ in range(4):
        play()

    # All three have been told the same, and nobody has lost a line.
    for page in (host, friend, watcher):
        page.get_by_role("tab", name="Log").click()
    told = len(log_lines(host))
    assert told > 8
    for page in (friend, watcher):
        expect(page.locator(".log .text")).to_have_count(told)
    assert all(hand is None for message in heard for hand in hands(message))
    assert any(hands(message) for message in heard)
    mine = [hands(message) for message in heard_by_friend if hands(message)]
    assert mine
    assert all(seats[0] is None and seats[1] is not None for seats in mine[-4:])
    expect(watcher.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(watcher.locator("[data-move]")).to_have_count(0)


def test_chat_and_a_seat_that_changes(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 3, {0: "me", 1: "open"})
    link = invited(host)
    friend = guests.come(link, name="")
    sit_down(friend, "Bunta <b>")
    expect(friend.locator(".table[data-entry]")).to_be_visible()
    for page, text in ((host, "Good <i>luck</i>"), (friend, "You too & more")):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("textbox", name="Say something").fill(text)
        page.get_by_role("button", name="Send").click()
    for page in (host, friend):
        expect(page.locator(".chat .lines")).to_contain_text("Good <i>luck</i>")
        expect(page.locator(".chat .lines")).to_contain_text("Bunta <b>")
        expect(page.locator(".chat .lines")).to_contain_text("You too & more")

    # A bot plays for the friend, who then takes the seat to another device.
    friend.get_by_role("button", name="Seats").click()
    friend.get_by_role("button", name="Let a bot play for me").click()
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    friend.get_by_role("button", name="Move my seat to another device").click()
    expect(friend.locator(".toast").last).to_contain_text("it works once")
    private: str = friend.evaluate("navigator.clipboard.readText()")
    other = guests.come(private, name="Bunta")
    other.get_by_role("button", name="Bring my seat here").click()
    other.wait_for_url(link)
    expect(other.get_by_role("list", name="Players")).to_contain_text("(you)")
    friend.keyboard.press("Escape")
    expect(friend.get_by_text("You are watching.")).to_be_visible()
