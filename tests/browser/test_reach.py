"""Every kind of decision: what it needs is in reach, on seven screens, in three languages."""

import itertools
from typing import Any

import pytest
from browser.people import Guests
from browser.reach import LIT, faults, wanted
from browser.stage import Stage, games, stored
from playwright.sync_api import Page

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import find_game

PHONES = [(390, 844), (360, 740)]
HANDS = [*PHONES, (768, 1024), (1024, 768)]
DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
# Where there is least room every decision is looked at in every language. The other screens give
# the same words more room: on each of them a decision is looked at in one language, in turn.
TIGHT = [(360, 740), (1366, 768)]
# A desk is laid out alike on every screen, and so is a phone: on those of one number a decision is
# shown once, and the page changes its size.
ALIKE = {**dict.fromkeys(PHONES, 0), (768, 1024): 1, (1024, 768): 2, **dict.fromkeys(DESKS, 3)}
GAMES = pytest.mark.parametrize("game", games())


def kinds(name: str) -> set[str]:
    """Every kind of decision there is, with everything switched on that a table may have."""
    game = find_game(name)
    found: set[str] = set()
    on = {option.name: "on" for option in game.options if "on" in option.values}
    for kind in game.kinds_of_table:
        setup = game.setup({"players": game.usual_players, **on, **kind})
        table = Table(game, setup, [f"seat{seat + 1}" for seat in range(setup.players)])
        rules: Any = table.begin(Dice(1)).state
        steps = rules.rules.steps
        found |= {step.name for number, step in enumerate(steps) if number != rules.rules.over}
    return found


@GAMES
def test_every_kind_of_decision_is_walked_through(game: str) -> None:
    positions = stored(game)
    walked = {positions[position]["view"]["waits_for"] for position, *_ in wanted(game)}
    assert walked == kinds(game)


@GAMES
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_what_is_needed_is_in_reach(guests: Guests, game: str, language: str, touch: bool) -> None:
    sizes = HANDS if touch else DESKS
    page = guests.come(size=sizes[0], locale=LOCALES[language])
    stage, positions = Stage(page, game), stored(game)
    decisions = wanted(game)
    looks = [
        (size, number)
        for size, number in itertools.product(sizes, range(len(decisions)))
        if size in TIGHT or [*LOCALES][(number + sizes.index(size)) % len(LOCALES)] == language
    ]
    looks.sort(key=lambda look: (ALIKE[look[0]], look[1]))
    wrong: list[str] = []
    traces, shown = True, (-1, -1)
    for (width, height), number in looks:
        page.set_viewport_size({"width": width, "height": height})
        position, first, needed, some = decisions[number]
        show = ALIKE[width, height], number
        if show != shown:
            # What is pressed first leaves traces: new tables before and after it.
            (stage.open if first or traces else stage.show)(positions[position])
            traces, shown = bool(first), show
            for thing in first:
                page.locator(thing).first.click()
        found = faults(page, needed, some, touch=touch, lit=not first)
        wrong += [f"{position} {width}x{height} {language}: {one}" for one in found]
    assert wrong == [], f"{len(wrong)} faults:\n" + "\n".join(wrong[:60])


FAULTS = {
    "is outside": ".action-bar .ask { transform: translateY(300px); }",
    "is covered": ".scene { position: static; } .scene::after { content: ''; position: fixed;"
    " inset: 0; z-index: 99; }",
    "is too small": ".action-bar .ask button { min-height: 20px !important; height: 20px; }",
    "the page scrolls": "#app { padding-bottom: 200px; }",
    "is cut": ".action-bar .ask button { width: 3em; white-space: nowrap; overflow: hidden; }",
    "there is no": ".prompt p { display: none; }",
}


def spoil(page: Page, rules: str) -> None:
    """The content policy allows no styles in the page, but a sheet that a script makes."""
    page.evaluate(
        "rules => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);"
        " document.adoptedStyleSheets = [sheet]; }",
        rules,
    )


def test_a_fault_is_found(guests: Guests) -> None:
    """The look at a page says so when something is out of reach."""
    page = guests.come(size=HANDS[0])
    game = games()[0]
    position = next(one for one in stored(game).values() if one["legal"])
    Stage(page, game).open(position)
    for fault, rules in FAULTS.items():
        spoil(page, "")
        assert faults(page, [], [], touch=True) == []
        spoil(page, rules)
        found = faults(page, [], [], touch=True)
        assert any(fault in one for one in found), (fault, found)


@GAMES
def test_a_lit_place_out_of_view_is_found(guests: Guests, game: str) -> None:
    page = guests.come(size=HANDS[0])
    stage = Stage(page, game)
    for number, (position, first, *_) in enumerate(wanted(game)):
        (stage.show if number else stage.open)(stored(game)[position])
        if not first and page.locator(LIT).count():
            break
    spoil(page, f"{LIT} {{ transform: translateX(9000px); }}")
    assert any(LIT in one for one in faults(page, [], [], touch=True))
