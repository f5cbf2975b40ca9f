"""What lasts: a page while its server dies, a plan that is tried, a seat two people want."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.people import (
    Guests,
    come_to_planning,
    entry,
    log_lines,
    my_move,
    new_table,
    play_shitenno,
    sketch,
)
from browser.program import Program
from playwright.sync_api import Browser, Page, Route, WebSocket, expect

# What plays a move, wherever it stands.
CLICK = "document.querySelector('[data-move], .ask button.chief, .own button.chief').click()"


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A server of one's own, to be killed."""
    running = Program(tmp_path)
    yield running
    running.stop()


def test_a_killed_server_comes_back_and_so_does_the_page(
    chromium: Browser, program: Program
) -> None:
    guests = Guests(chromium, program.address)
    page = guests.come(name="Aiko")
    new_table(page, "shitenno", 2, {0: "me"})
    for _ in range(4):
        assert my_move(page)
        play_shitenno(page)
    assert my_move(page)
    last, lines = entry(page), log_lines(page)

    program.kill()
    expect(page.get_by_text("The connection is gone for the moment.")).to_be_visible()
    assert log_lines(page) == lines, "what is on the page stays there"
    program.start()
    # Nobody clicks anything.
    expect(page.get_by_text("The connection is gone for the moment.")).to_have_count(0)
    assert entry(page) == last
    assert log_lines(page) == lines
    assert my_move(page)
    play_shitenno(page)
    assert entry(page) > last
    guests.forgive("ERR_CONNECTION_REFUSED|WebSocket connection to .* failed")
    guests.leave()
    assert guests.troubles == []


def test_a_dead_line_is_noticed_and_what_is_clicked_meanwhile_is_played_once(
    chromium: Browser, program: Program
) -> None:
    guests = Guests(chromium, program.address)
    page = guests.come(name="Aiko")
    new_table(page, "shitenno", 2, {0: "me", 1: "open"})
    friend = guests.come(page.url, name="Bunta")
    friend.get_by_role("button", name="Sit down").click()
    assert my_move(page)
    last, lines = entry(page), len(log_lines(page))

    program.pause()
    cut = time.monotonic()
    expect(page.get_by_text("The connection is gone for the moment.")).to_be_visible()
    # Five seconds, and what a busy machine takes besides.
    assert time.monotonic() - cut < 5 + 5
    expect(page.locator(".lost")).to_contain_text("Your table is safe")
    # An impatient person: the same move three times.
    for _ in range(3):
        page.evaluate(CLICK)
    expect(page.locator(".lost")).to_contain_text("it is done once")
    assert entry(page) == last
    program.go_on()
    expect(page.get_by_text("The connection is gone for the moment.")).to_have_count(0)
    expect(page.locator(f".table[data-entry='{last + 1}']")).to_be_visible()
    assert my_move(friend), "one general is chosen, and the other person is asked"
    expect(page.locator(".log .text")).to_have_count(lines + 1)
    guests.forgive("WebSocket connection to .* failed|WebSocket is closed")
    guests.leave()
    assert guests.troubles == []


def lines_of(page: Page) -> list[WebSocket]:
    """The sockets that a page opens from now on."""
    opened: list[WebSocket] = []
    page.on("websocket", lambda line: opened.append(line))
    return opened


def test_two_race_for_one_seat(guests: Guests) -> None:
    host = guests.come(name="Aiko")
    new_table(host, "shitenno", 2, {0: "me", 1: "open"})
    host.wait_for_selector("text=Waiting for players")
    racers = [guests.come(name=name) for name in ("Bunta", "Chie")]
    held: list[Route] = []
    lines = [lines_of(racer) for racer in racers]

    def hold(route: Route) -> None:
        held.append(route)

    for racer in racers:
        racer.goto(host.url)
        racer.route(re.compile("/seats/1$"), hold)
        racer.get_by_role("button", name="Sit down").click()
    # Both requests are on their way when the first is let through.
    while len(held) < 2:
        host.wait_for_timeout(20)
    for route in held:
        route.continue_()
    for racer in racers:
        expect(racer.locator(".table[data-entry]")).to_be_visible()
    watching = [1, 1]
    for _ in range(500):  # who has got the seat comes in again as a player
        watching = [racer.get_by_text("You are watching.").count() for racer in racers]
        if sorted(watching) == [0, 1]:
            break
        host.wait_for_timeout(20)
    assert sorted(watching) == [0, 1], "one seat, one person"
    loser, winner = racers[watching.index(1)], racers[watching.index(0)]
    expect(loser.locator(".toast").first).to_be_visible()
    expect(winner.get_by_role("list", name="Players")).to_contain_text("(you)")
    assert len(lines[watching.index(1)]) == 1
    assert len(lines[watching.index(0)]) <= 2, "coming in as a player takes one new line at most"
    assert guests.forgive("409") == 2, "an answer, and the browser's own line about it"
    assert my_move(host)
    play_shitenno(host)
    assert my_move(winner)


def test_a_plan_is_tried_before_it_is_committed(guests: Guests) -> None:
    page = guests.come(name="Aiko")
    new_table(page, "shogun", 3, {0: "me"})
    come_to_planning(page)
    page.get_by_role("button", name="Chest cards on the rest").click()
    while page.locator("[data-space]:not(.full)").count():
        page.locator("[data-card]").first.click()
        page.locator("[data-space]:not(.full)").first.click()
    plan, table, last = sketch(page), page.url, entry(page)
    page.get_by_role("button", name="Try this plan").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    expect(page.locator(".toast").first).to_contain_text("Nothing of it counts at the table")
    # There it is committed, and the bots go on from it.
    page.wait_for_selector(".table[data-entry]")
    page.wait_for_function("() => !document.querySelector('.plan-ask .forecast')")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .text").first).to_be_visible()
    page.goto(table)
    assert my_move(page)
    assert entry(page) == last
    assert sketch(page) == plan
    expect(page.get_by_role("button", name="Commit the plan")).to_be_enabled()
