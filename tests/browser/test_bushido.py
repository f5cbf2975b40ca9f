"""Bushido: whole turns of four people in four browsers: all roles, by mouse, touch and keys."""

import re
from collections.abc import Callable, Iterator

import pytest
from browser.people import PHONE, Guests, entry, first, log_lines, new_table, wait_past
from browser.program import Program
from browser.stage import Stage, stored
from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, where the turns are the same each time."""
    program = Program(tmp_path_factory.mktemp("serve"), dice=1)
    yield program.address
    program.stop()
    assert program.troubles() == []


def by_keys(thing: Locator) -> None:
    thing.focus()
    thing.press("Enter")


def by_mouse(thing: Locator) -> None:
    thing.click()


def by_touch(thing: Locator) -> None:
    thing.tap()


class Lord:
    """One person at the table, who presses things in one way."""

    def __init__(self, page: Page, press: Press, share: float) -> None:
        self.page = page
        self.press = press
        self.share = share  # where on the map this clan settles, from 0 to 1
        self.ask = page.locator(".action-bar .ask")
        self.done: list[str] = []

    def asked(self) -> str:
        """What this person has to decide; empty: nothing."""
        found: str = self.page.evaluate(
            "() => document.querySelector('.table[data-to-move=me] .ask [data-asks]')"
            "?.dataset.asks ?? ''"
        )
        return found

    def lit(self, does: str = "") -> Locator:
        """Provinces that a press means something on: this."""
        named = f"[aria-label^='{does}']" if does else ""
        return self.page.locator(f".place.open{named}")

    def move(self, thing: Locator) -> None:
        """A press that plays a move."""
        before = entry(self.page)
        self.press(thing)
        wait_past(self.page, before)

    def choose(self, what: str) -> None:
        self.move(self.ask.locator(f"[data-choice='{what}']"))

    def drag(self, origin: Locator, goal: Locator) -> None:
        """By mouse in one go, by touch and keys first the one, then the other."""
        if self.press is not by_mouse:
            self.press(origin)
            self.press(goal)
            return
        origin.drag_to(goal)

    def decide(self) -> None:
        asked = self.asked()
        self.done.append(asked)
        match asked:
            case "fortress" | "province":
                free = self.lit()
                self.move(free.nth(round(self.share * (free.count() - 1))))
            case "deploy":
                for hex in self.lit("Place").all():
                    self.press(hex)
                self.press(self.ask.locator("[data-step=all]"))
                self.choose("troops")
            case "remove":
                self.remove()
            case "deal":
                self.deal()
            case "regroup":
                self.regroup()
            case "target":
                self.attack()
            case "stack":
                self.stack()
            case "tactic":
                self.tactic()
            case "invite":
                self.choose("pass")
            case _:
                ways = self.ask.locator(".button.chief"), self.ask.locator("[data-choice]")
                found = first(*ways, self.lit())
                assert found is not None, f"nothing to press for {asked}"
                self.move(found)

    def remove(self) -> None:
        """More troops than the rice feeds: from the first provinces, as many as may go."""
        done = self.ask.locator("[data-choice=troops][aria-disabled=false]")
        for place in [hex.get_attribute("data-place") for hex in self.lit().all()]:
            self.press(self.page.locator(f"[data-place={place}]"))
            more = self.ask.locator("[data-step=more]:not([disabled])")
            while not done.count() and more.count():
                self.press(more)
            if done.count():
                break
        self.choose("troops")

    def deal(self) -> None:
        """Samurai and Bushi, whoever may; the Sensei is left over."""
        for role in ("samurai", "bushi"):
            self.press(self.ask.locator(f"[data-give^={role}]:not([aria-disabled=true])").last)
        self.choose("deal")

    def regroup(self) -> None:
        """All but one of a province go to another, then one of them stays."""
        origin = self.lit("Pick up").first
        name = origin.get_attribute("data-place") or ""
        self.press(origin)
        goal = self.lit("Move the troops").first.get_attribute("data-place") or ""
        self.page.keyboard.press("Escape")
        places = [self.page.locator(f"[data-place={one}]") for one in (name, goal)]
        self.drag(*places)
        expect(self.ask.locator(".last b")).to_have_text(f"{name.upper()} → {goal.upper()}")
        number = int(self.ask.locator(".last output").inner_text())
        if number > 1:
            self.press(self.ask.locator("[data-step=less]"))
            expect(self.ask.locator(".last output")).to_have_text(str(number - 1))
        self.choose("troops")

    def attack(self) -> None:
        """From a province onto one of the Bushi: what stays behind is told before."""
        origin = self.lit("Attack from here").first
        name = origin.get_attribute("data-place") or ""
        self.press(origin)
        march = self.ask.locator("[data-choice=march]")
        if not march.count():
            goal = self.lit("Attack here").first.get_attribute("data-place") or ""
            self.page.keyboard.press("Escape")
            places = [self.page.locator(f"[data-place={one}]") for one in (name, goal)]
            self.drag(*places)
        expect(self.ask.locator(".way")).to_have_text(re.compile(f"^{name.upper()} → "))
        expect(self.ask.locator(".hint")).to_contain_text("1 stays behind")
        self.move(march)

    def stack(self) -> None:
        """A tile of each strength; the table tells what each tactic would make of them."""
        katana = 0
        for strength in (1, 2, 3):
            more = self.ask.locator(f"[data-step=more-{strength}]")
            if more.is_enabled():
                self.press(more)
                katana += strength
        duel = self.page.locator(".fight tr:has(th[scope=row]:text-is('duel')) td:nth-of-type(2) b")
        if duel.count():
            expect(duel).to_have_text(str(katana))
        self.choose("stack")

    def tactic(self) -> None:
        self.press(self.ask.locator("[data-disc]").first)
        expect(self.page.locator(".fight tr.chosen")).to_have_count(1)
        self.choose("tactic")


class FourLords:
    def __init__(self, lords: list[Lord]) -> None:
        self.lords = lords

    def next(self) -> Lord:
        """Whoever is asked next."""
        while True:
            for lord in self.lords:
                if lord.asked():
                    return lord
            self.lords[0].page.wait_for_timeout(30)

    def play_until(self, asked: str, lord: Lord) -> None:
        # Asked twice: what a page shows when it is first asked may be on its way out.
        while not (self.next() is lord and lord.asked() == asked):
            self.next().decide()


def test_whole_turns_with_all_roles(guests: Guests) -> None:
    """Three turns, led by mouse, by touch and by keys."""
    host = guests.come(name="Aiko", size=(1366, 768))
    new_table(host, "bushido", 4, {0: "me", **dict.fromkeys((1, 2, 3), "open")})
    address = host.url
    ways = [("Bo", PHONE, by_touch), ("Chen", (1366, 768), by_keys), ("Dai", PHONE, by_touch)]
    lords = [Lord(host, by_mouse, 0)]
    for number, (name, size, press) in enumerate(ways, 1):
        page = guests.come(address.replace(guests.address, ""), name=name, size=size)
        page.get_by_role("button", name="Sit down").first.click()
        lords.append(Lord(page, press, number / 3))
    table = FourLords(lords)
    for turn in range(3):
        table.play_until("discs", lords[turn])
        for lord in lords:
            lord.done.clear()
        table.play_until("discs", lords[turn + 1])
        everybody = [asked for lord in lords for asked in lord.done]
        assert {"deal", "regroup", "target"} <= set(lords[turn].done)
        assert [everybody.count(one) for one in ("intrigue", "arms", "audience")] == [3, 1, 4]
        # Later a province may have become neutral, and be taken without a combat.
        assert everybody.count("stack") == 2 or (turn > 0 and "stack" not in everybody)


def test_what_a_spy_sees(guests: Guests) -> None:
    """It stays until he closes it, however fast things are shown, and the log does not keep it."""
    page = guests.come()
    stage, position = Stage(page, "bushido"), stored("bushido")["intrigue"]
    stage.open(position)
    things = ["3", "3", "geisha", "duel"]
    seen = {"event": "hand-seen", "seat": position["viewer"], "on": 3, "things": things}
    message = {"id": "bushido-hand-seen", "args": {"seat": "#1", "on": "#3", "things": []}}
    told = {"event": seen, "message": message, "rule": "BUS-SENSEI-08", "told_by_next": False}
    stage.tell({**told, "patch": None, "report": None})
    panel = page.locator(".seen")
    expect(panel).to_contain_text("Behind the screen of Daisuke")
    for thing in ("3 katana", "Geisha", "duel"):
        expect(panel.get_by_role("img", name=thing)).to_be_visible()
    assert not [line for line in log_lines(page) if "screen" in line]
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
