"""Words to one person, phrases in the reader's language, and passes given in advance."""

from browser.people import Guests
from browser.stage import Stage, stored
from playwright.sync_api import Page, expect


def ask(page: Page, method: str, path: str, body: object = None) -> dict[str, object]:
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def test_a_phrase_to_one_is_read_in_their_language_and_by_nobody_else(guests: Guests) -> None:
    anna = guests.come(size=(390, 844))
    ben, watcher = guests.come(locale="fr-FR"), guests.come()
    for page, name in ((anna, "Anna"), (ben, "Ben"), (watcher, "Wanda")):
        ask(page, "PUT", "/api/me", {"name": name})
    form = {"game": "bushido", "options": {"players": 3}, "seats": ["me", "open", "open"]}
    table = ask(anna, "POST", "/api/tables", form)["id"]
    ask(ben, "POST", f"/api/tables/{table}/seats/1")
    for page in (anna, ben, watcher):
        page.goto(f"/table/{table}")
    anna.get_by_label("To", exact=True).select_option("Ben alone")
    anna.get_by_role("button", name="Phrases").press("Enter")
    phrases = anna.get_by_role("region", name="Phrases")
    phrases.get_by_role("button", name="Spare …, and I spare you.").press("Enter")
    expect(phrases.get_by_role("button", name="Send")).to_be_disabled()
    expect(phrases.get_by_label("Province")).to_be_focused()
    phrases.get_by_label("Province").select_option("C3")
    expect(phrases).to_contain_text("Spare C3, and I spare you.")
    phrases.get_by_role("button", name="Send").press("Enter")
    expect(anna.get_by_role("log")).to_contain_text("to Ben alone")
    expect(ben.get_by_role("log")).to_contain_text("à vous uniquement")
    expect(ben.get_by_role("log")).to_contain_text("Épargnez C3, et je vous épargne.")
    ben.get_by_label("Dire quelque chose").fill("Bonsoir")
    ben.keyboard.press("Enter")
    expect(watcher.get_by_role("log")).to_contain_text("Bonsoir")
    expect(watcher.locator("[role=log] p")).to_have_count(1)
    expect(watcher.get_by_label("To", exact=True)).to_have_count(0)


def test_a_pass_is_given_in_advance_and_taken_back(guests: Guests) -> None:
    page = guests.come(size=(390, 844))
    stage = Stage(page, "shitenno")
    position = next(one for one in stored("shitenno").values() if one["actors"])
    waiting = {**position, "actors": [1], "legal": []}
    name = {"id": "none", "args": {}}
    stage.passes = [{"id": "3-1-5", "name": name, "now": False, "given": False}]
    stage.open(waiting)
    group = page.get_by_role("group", name="Pass in advance")
    group.locator("[data-pass]").click()
    expect(group.locator("[data-pass]")).to_have_attribute("aria-pressed", "true")
    group.locator("[data-pass]").click()
    expect(group.locator("[data-pass]")).to_have_attribute("aria-pressed", "false")
    given = [one["given"] for one in stage.asked if one["type"] == "pass"]
    assert given == [True, False]
