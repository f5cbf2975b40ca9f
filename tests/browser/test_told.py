"""What happens is told in step: log and scores follow what is shown, and a skip shows all of it."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

from browser.people import Guests, is_planning, listen_in, my_move, play_shogun, wait_past
from playwright.sync_api import Page, expect

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "shogun" / "version-1"
# A stored game, and an entry after which the first seat decides for the last time before winter.
AUTUMN = "players-3-combat_duty-may.jsonl", 44

# Everything is told, one after the other, and quickly: nothing here is about how long it takes.
QUICKLY = 8
# Writes down how long the log is and the scores, whenever something on the page has changed.
WATCH = """() => {
  window.watched = [];
  const look = () => {
    const texts = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent);
    const now = {
      lines: texts(".log .text").length,
      scores: texts(".player .score").map((text) => parseInt(text)),
    };
    const last = window.watched.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(last)) window.watched.push(now);
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true });
}"""


def before_winter(guests: Guests, speed: float) -> tuple[Page, list[dict[str, Any]]]:
    """At a table of one's own, with the last decision before winter to take."""
    page = guests.come(speed=speed, calm=False)
    log, number = AUTUMN
    page.locator("input[type=file]").set_input_files(GOLDEN / log)
    page.wait_for_url(re.compile("/table/"))
    replay = page.url.rsplit("/", 1)[1]
    answer = page.request.post(f"/api/tables/{replay}/sandbox", data={"entry": number})
    heard = listen_in(page, lambda kind: kind == "update")
    page.goto(f"/table/{answer.json()['id']}")
    return page, heard


def test_log_and_scores_follow_what_is_shown_and_winter_is_reported(guests: Guests) -> None:
    page, heard = before_winter(guests, QUICKLY)
    assert my_move(page)
    page.get_by_role("tab", name="Log").click()
    page.evaluate(WATCH)
    while my_move(page) and not is_planning(page):
        play_shogun(page)
    told = [len(step["events"]) for update in heard for step in update["entries"]]
    assert max(told) > 15, "winter was not one entry"
    # At the end one's own plan may lie where the log was.
    watched = [one for one in page.evaluate("() => window.watched") if one["lines"]]
    # The log grew by a few lines at a time, and never by the whole winter.
    lines = [one["lines"] for one in watched]
    grown = [after - before for before, after in pairwise(lines)]
    assert len([lot for lot in grown if lot > 0]) >= 5
    assert max(grown) < max(told) / 2
    # Scores moved several times before all of winter was told, upwards only.
    totals = [sum(one["scores"]) for one in watched if len(one["scores"]) == 3]
    assert totals == sorted(totals)
    assert len({sum(one["scores"]) for one in watched if one["lines"] < max(lines)}) >= 4
    assert totals[-1] == sum(heard[-1]["position"]["scores"])
    # Winter and its year are reported when they are over; the sheet goes with the next step.
    report = page.get_by_role("region", name=re.compile("what everybody gained and lost"))
    expect(report).to_have_count(1)
    expect(report.locator("tbody tr")).to_have_count(3)
    report.get_by_role("button", name="Year 1", exact=True).click()
    expect(report.get_by_role("button", name="Year 1", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("tab", name="Scores").click()
    expect(report).to_have_count(0)
    scores = page.get_by_role("region", name="Scores")
    expect(scores.locator("tbody").nth(6)).to_be_visible()  # points, each, five regions
    points = scores.locator("tr.total").first.locator("td").all_inner_texts()
    assert [int(one) for one in points] == heard[-1]["position"]["scores"]
    expect(page.get_by_text("One more winter scores")).to_be_visible()
    # From the log it can be opened again, and stays.
    page.get_by_role("tab", name="Log").click()
    page.locator(".log").get_by_role("button", name="Report").last.click()
    expect(report).to_have_count(1)
    report.get_by_role("button", name="Close").click()
    expect(report).to_have_count(0)


def test_a_skip_shows_all_of_it(guests: Guests) -> None:
    page, heard = before_winter(guests, 0.5)
    assert my_move(page)
    page.get_by_role("tab", name="Log").click()
    lines = page.locator(".log .text")
    before = lines.count()
    # Somebody in a hurry.
    page.evaluate(
        """() => setInterval(() => {
          const all = [...document.querySelectorAll("button")];
          all.find((one) => one.textContent.includes("Skip"))?.click();
        }, 50)"""
    )
    play_shogun(page)
    wait_past(page, heard[0]["position"]["entry"] - 1)
    told = [told for step in heard[0]["entries"] for told in step["events"]]
    assert lines.count() >= before + len([one for one in told if not one["told_by_next"]])
