"""All that happens at a table of Shogun can be told and drawn."""

import re
import types
from itertools import product
from typing import get_args, get_type_hints

import pytest
from shogun_games import NAMES, TABLES, planned, random_game, reach, setup

from bakufu.engine.table.telling import Event
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import moves, names, words
from bakufu.games.shogun import notes as note
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules import faces
from bakufu.games.shogun.modules.chambers.events import FIELDS
from bakufu.games.shogun.modules.court.events import EFFECTS
from bakufu.games.shogun.modules.samurai.events import BONUSES
from bakufu.games.shogun.modules.shelf import make_rules
from bakufu.games.shogun.picture import draw
from bakufu.games.shogun.round import start
from bakufu.games.shogun.state import (
    CHOOSE_SPECIAL,
    OVER,
    WINTER_REVOLT,
)
from bakufu.games.shogun.view import make_view

# Words


KNOWN: dict[str, tuple[str, ...]] = {
    "province": names.PROVINCES,
    "origin": ("kai",),
    "target": ("omi",),
    "colour": names.COLOURS,
    "letter": names.LISTS,
    "ruling": names.RULINGS,
    "season": names.SEASONS,
    "action": names.ACTIONS,
    "space": names.SPACES,
    "special": names.SPECIALS,
    "building": names.BUILDINGS,
    "source": faces.SOURCES,
    "card": ("kai", *names.CARDS[-5:]),
    "how": ("battle", "revolt"),
    "bonus": BONUSES,
    "region": names.REGIONS,
    "field": FIELDS,
    "effect": EFFECTS,
}
NAMED: dict[str, tuple[str, ...]] = {
    "province": names.PROVINCES,
    "card": names.CARDS,
    "colour": names.COLOURS,
    "region": names.REGIONS,
    "building": names.BUILDINGS,
    "action": names.SPACES,
    "special": names.SPECIALS,
    "ruling": names.RULINGS,
    "season": names.SEASONS,
    "source": faces.SOURCES,
}


def values(kind: type[Event], field: str, hint: object) -> list[object]:
    """What a field of an event can be."""
    if isinstance(hint, types.UnionType):
        return [None, *values(kind, field, get_args(hint)[0])]
    if hint is bool:
        return [True, False]
    if hint is int:
        return [0] if field in ("seat", "defender") else [0, 1, 2]
    if field == "card" and kind in (ev.EventOpened, ev.EventDrawn):
        return [names.EVENTS[0]]
    if field == "action" and kind is ev.Recruited:
        return ["deploy-5", "deploy-3", "deploy-1"]
    some = KNOWN[field]
    return list(some[:2] if field == "province" else some)


def examples(kind: type[Event]) -> list[Event]:
    hints = get_type_hints(kind)
    choices = [values(kind, field, hints[field]) for field in kind.__struct_fields__]
    return [kind(*choice) for choice in product(*choices)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ev.TELLING.kinds)
def test_every_event_can_be_said(kind: type[Event], language: str) -> None:
    for event in examples(kind):
        message = ev.TELLING.say(event)
        text = speaker(language).say(message, NAMES)
        assert text.strip()
        assert not re.search(r"[{}@#]|shogun-|  ", text), text
        assert "seat" not in message.args or NAMES[0] in text
        assert re.fullmatch(r"SHO-[A-Z]+-\d\d", Shogun().rule_of(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", NAMED)
def test_everything_has_a_name_of_its_own(sort: str, language: str) -> None:
    said = [speaker(language).name(names.name_of(sort, word)) for word in NAMED[sort]]
    assert len(set(said)) == len(said), f"two of {said} are alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_prompt_of_a_game_can_be_said(language: str) -> None:
    for options in TABLES:
        for step in random_game(setup(**options), 4):
            for message in (words.describe(step.before, step.move), Shogun().prompt(step.after)):
                text = speaker(language).say(message, NAMES)
                assert text.strip()
                assert not re.search(r"[{}@#]", text), text


def test_any_move_can_be_described_at_any_time() -> None:
    s = start(make_box(setup()), make_rules(setup()))
    for move in range(moves.MOVES):
        assert speaker("en").say(words.describe(s, move), NAMES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Akiko builds a castle in Kai for 3 chests."),
        ("fr", "Akiko construit un château à Kai pour 3\u00a0coffres."),
        ("de", "Akiko baut in Kai eine Burg für 3 Truhen."),
    ],
)
def test_what_is_paid_is_told_with_what_is_built(language: str, text: str) -> None:
    notes = [(int(note.CHESTS_PAID), 0, 3, 0), (int(note.BUILT), 0, 19, 0)]
    (event,) = ev.TELLING.tell(setup(), notes, None)
    assert speaker(language).say(ev.TELLING.say(event), NAMES) == text


def test_a_throw_is_told_colour_by_colour() -> None:
    notes = [
        (int(note.CUBES_THROWN), 0, 5, 0),
        (int(note.CUBES_FELL), 0, 3, 0),
        (int(note.CUBES_FELL), 1, 2, 0),
        (int(note.CUBES_THROWN), 2, 4, 0),
        (int(note.CUBES_THROWN), 5, 1, 0),
        (int(note.CUBES_FELL), 5, 6, 0),
        (int(note.PROVINCE_HELD), -1, 19, 0),
    ]
    assert ev.TELLING.tell(setup(), notes, None) == [
        ev.CubesThrown(0, 5, 3),
        ev.CubesThrown(1, 0, 2),
        ev.CubesThrown(2, 4, 0),
        ev.CubesThrown(None, 1, 6),
        ev.ProvinceHeld(None, "kai", 0),
    ]


# Pictures


@pytest.mark.parametrize("options", TABLES)
def test_pictures_fit_eighty_columns(options: dict[str, object]) -> None:
    for number, step in enumerate(random_game(setup(**options), 9)):
        if number % 4 and step.after.step not in (WINTER_REVOLT, OVER):
            continue
        language = LANGUAGES[number % 3]
        for viewer in (step.seat, None):
            picture = draw(make_view(step.after, viewer), speaker(language))
            plain = re.sub(r"\[/?[a-z_ ]+\]", "", picture)
            assert "[" not in plain
            assert "]" not in plain
            widest = max(plain.split("\n"), key=len)
            assert len(widest) <= 80, widest
            for name in ("Kai", "Awa-Shikoku", "Shinano"):
                assert name in plain


def test_a_picture_shows_own_plans_only() -> None:
    s = reach(lambda s: s.step == CHOOSE_SPECIAL)
    mine = draw(make_view(s, 0), speaker("en"))
    nobody = draw(make_view(s, None), speaker("en"))
    card = speaker("en").name(names.name_of("card", names.CARDS[planned(s, 0)[0]]))
    assert f"Castle\u00a0({card})" in mine
    assert f"Castle\u00a0({card})" not in nobody
    assert nobody.count("10 cards face down") == 4
    assert "Hand:" not in nobody
