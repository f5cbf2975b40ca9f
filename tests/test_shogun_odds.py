"""The odds of Shogun's battles are those of the engine's own throws, and `docs/tower.md` says them.

Seeds are fixed.
"""

import re
from collections import Counter
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bakufu.engine.core.chance import Chance, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.text.errors import BadInput
from bakufu.games.shogun import names
from bakufu.games.shogun.battle import fight, revolt
from bakufu.games.shogun.box import (
    ATTACK_MORE,
    CASTLE_DEFENDS,
    DEFENCE_MORE,
    TWO_FARMERS,
    Box,
)
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.notes import CUBES_THROWN
from bakufu.games.shogun.odds import (
    ATTACKER,
    BATTLE,
    CONQUERED,
    DEFENDER,
    FARMERS,
    FARMERS_ALONE,
    HELD,
    LOST,
    NEUTRAL,
    OTHERS,
    PUT_DOWN,
    REVOLT,
    SIDES,
    STAYS_NEUTRAL,
    TIE,
    Odds,
    Question,
    added,
    binomial,
    mean,
    odds,
    quantile,
    settle,
)
from bakufu.games.shogun.setting_up import finish_set_up
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
DOCS = Path(__file__).parent.parent / "docs"
COLOURS = {DEFENDER: "black", ATTACKER: "red", OTHERS: "yellow", FARMERS: "farmers"}
BLACK, RED = 0, 1
KAI = names.PROVINCES.index("kai")
EMPTIED = "emptied"
# A share counted in so many throws may be off by so many of its standard deviations.
THROWS = 3000
DEVIATIONS = 4
EMPTY = {ATTACKER: 0, DEFENDER: 0, FARMERS: 0, OTHERS: 0}


def box(**options: object) -> Box:
    return make_box(GAME.setup({"players": 4, **options}))


def position(question: Question, **options: object) -> ShogunState:
    """Before the fight for Kai, as the question has it."""
    kai = {"owner": "black", "armies": question.defend, "unrest": question.unrest}
    document: dict[str, Any] = {
        "tower": {COLOURS[side]: number for side, number in question.tower.items()},
        "tray": {COLOURS[side]: number for side, number in question.tray.items()},
        "provinces": {} if question.kind == NEUTRAL else {"kai": kai},
    }
    return GAME.from_document(GAME.setup({"players": 4, **options}), document)


def fought(
    state: ShogunState, question: Question, chance: Chance, scribe: Scribe
) -> tuple[str, int]:
    """The end of the fight for Kai as the engine has it, and the armies left there."""
    if question.kind == REVOLT:
        put_down = revolt(state, BLACK, KAI, question.unrest, chance, scribe)
        return PUT_DOWN if put_down else LOST, int(state.armies[KAI])
    fight(state, RED, KAI, question.attack, chance, scribe)
    left = int(state.armies[KAI])
    if state.owner[KAI] == RED:
        return CONQUERED, left
    if question.kind == NEUTRAL:
        return STAYS_NEUTRAL, left
    return (HELD if state.owner[KAI] == BLACK else EMPTIED), left


# How a tray is read


@pytest.mark.parametrize("unrest", [0, 1])
def test_every_battle_tray_is_read_as_the_engine_reads_it(unrest: int) -> None:
    """All trays of up to three cubes a side, put there by a script."""
    question = Question(attack=3, defend=3, unrest=unrest, tower={FARMERS: 3})
    before = position(question)
    for attack, defend, farmers in product(range(4), repeat=3):
        fallen = (f"thrown seat1 {defend}", f"thrown seat2 {attack}", f"knocked farmers {farmers}")
        script = Script([GAME.outcome_number(words) for words in fallen])
        end, left = fought(before.clone(), question, script, Scribe())
        said, _, armies = settle(BATTLE, attack, defend, farmers, unrest == 0)
        assert (EMPTIED if said in (TIE, FARMERS_ALONE) else said, armies) == (end, left)


@pytest.mark.parametrize("kind", [NEUTRAL, REVOLT])
def test_every_tray_with_farmers_is_read_as_the_engine_reads_it(kind: str) -> None:
    question = Question(kind=kind, attack=3, defend=3, unrest=int(kind == REVOLT))
    question = msgspec.structs.replace(question, tower={FARMERS: 3})
    before = position(question)
    seat = "seat2" if kind == NEUTRAL else "seat1"
    for armies, farmers in product(range(4), range(5)):
        thrown = min(farmers, 1)
        knocked = f"knocked farmers {farmers - thrown}"
        fallen = (f"thrown {seat} {armies}", f"thrown farmers {thrown}", knocked)
        script = Script([GAME.outcome_number(words) for words in fallen])
        end, left = fought(before.clone(), question, script, Scribe())
        attack, defend = (armies, 0) if kind == NEUTRAL else (0, armies)
        said, _, number = settle(kind, attack, defend, farmers, False)
        assert (said, number) == (end, left)


# Odds against throws


def agree(exact: Odds, seen: Counter[tuple[str, int]]) -> None:
    """The shares counted lie where the exact odds say, as near as so many throws allow."""
    throws = sum(seen.values())
    ends = {EMPTIED if end in (TIE, FARMERS_ALONE) else end: 0.0 for end in exact.ends}
    for end, chance in exact.ends.items():
        ends[EMPTIED if end in (TIE, FARMERS_ALONE) else end] += chance
    winners = {CONQUERED: ATTACKER, HELD: DEFENDER, PUT_DOWN: DEFENDER}
    for end, chance in ends.items():
        count = sum(number for (name, _), number in seen.items() if name == end)
        near(count, throws, chance, end)
        for armies, odd in enumerate(exact.left.get(winners.get(end, ""), [])):
            near(seen[end, armies], throws, odd, f"{end} with {armies}")


def near(count: int, throws: int, chance: float, what: str) -> None:
    # One throw more or less never matters: it is what the rarest ends are counted in.
    allowed = DEVIATIONS * sqrt(chance * (1 - chance) / throws) + 1 / throws
    assert abs(count / throws - chance) <= allowed, f"{what}: {count / throws} for {chance}"


FIGHTS = [
    Question(attack=5, defend=3, tower={ATTACKER: 2, DEFENDER: 3, FARMERS: 4, OTHERS: 5}),
    Question(attack=5, defend=3, unrest=2, tower={**EMPTY, FARMERS: 8}, tray={OTHERS: 6}),
    Question(attack=1, defend=9, tower={**EMPTY, ATTACKER: 12}, tray={FARMERS: 2, DEFENDER: 1}),
    Question(attack=1, defend=1, tower={**EMPTY, FARMERS: 12}),
    Question(kind=NEUTRAL, attack=3, tower={ATTACKER: 2, FARMERS: 4, OTHERS: 7}),
    Question(kind=NEUTRAL, attack=2, tower={ATTACKER: 0, FARMERS: 20, OTHERS: 0}),
    Question(kind=REVOLT, defend=4, unrest=2, tower={DEFENDER: 1, FARMERS: 5, OTHERS: 7}),
]


@pytest.mark.parametrize("model", ["scaled", "constant"])
@pytest.mark.parametrize("number", range(len(FIGHTS)))
def test_the_odds_are_those_of_the_engine(number: int, model: str) -> None:
    question = FIGHTS[number]
    before = position(question, tower_model=model)
    dice = Dice(number)
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(THROWS):
        seen[fought(before.clone(), question, dice, Scribe())] += 1
    agree(odds(box(tower_model=model), question), seen)


@cache
def before_filling(players: int) -> ShogunState:
    return GAME.start(GAME.setup({"players": players}), Dice(0), Scribe())


@pytest.mark.parametrize("players", [3, 5])
def test_the_odds_after_set_up_are_those_of_real_fillings(players: int) -> None:
    """Nothing said of the tower: every game fills it anew, and the battle comes first."""
    question = Question(attack=6, defend=3)
    dice = Dice(players)
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(THROWS):
        state = before_filling(players).clone()
        finish_set_up(state, dice, Scribe())
        state.owner[KAI] = BLACK
        state.armies[KAI] = question.defend
        seen[fought(state, question, dice, Scribe())] += 1
    agree(odds(box(players=players), question), seen)


@pytest.mark.parametrize("kind", [BATTLE, NEUTRAL, REVOLT])
@pytest.mark.parametrize("bonus", ["yes", "no"])
def test_as_many_are_thrown_as_in_the_engine(kind: str, bonus: str) -> None:
    """Cards, events and the options about them, all at once (SHO-BATTLE-05, SHO-REVOLT-12)."""
    options = {"attack_card_neutral": bonus, "defence_bonus_in_revolt": bonus}
    question = Question(
        kind=kind,
        attack=4,
        defend=3,
        unrest=0 if kind == NEUTRAL else 2,
        attack_card=True,
        defence_card=True,
        castle=True,
        two_farmers=True,
        tower=dict.fromkeys(SIDES[kind], 0),
        tray={OTHERS: 2},
    )
    state = position(question, **options)
    state.ruling = TWO_FARMERS if kind == NEUTRAL else CASTLE_DEFENDS
    state.buildings[KAI] = 1
    for seat, card in ((RED, ATTACK_MORE), (BLACK, DEFENCE_MORE)):
        state.place_of[seat] = seat
        state.special[seat] = card
        assert state.holds_special(seat, card)
    diary = Diary()
    fought(state, question, Dice(1), diary)
    thrown = {cube: number for what, cube, number, _ in diary.notes if what == CUBES_THROWN}
    cubes = odds(box(**options), question).cubes
    seats = {DEFENDER: 0, ATTACKER: 1, OTHERS: 2, FARMERS: 5}
    assert thrown == {seats[side]: part.thrown for side, part in cubes.items() if part.thrown}


def test_winter_revolts_bring_the_farmers_of_the_supply_table() -> None:
    """SHO-REVOLT-06: two provinces lack rice and one marker lies there, so three farmers come; the
    last row of the table is for seven and more."""
    thrown = [
        odds(box(), Question(kind=REVOLT, defend=4, unrest=1, short=short)).cubes[FARMERS].thrown
        for short in (1, 2, 5, 7, 12)
    ]
    assert thrown == [2, 3, 4, 4, 4]


def test_no_extra_armies_in_winter() -> None:
    """SHO-WINTER-11: not even where they help in revolts of action rounds."""
    table = box(defence_bonus_in_revolt="yes")
    armies = [
        odds(table, Question(kind=REVOLT, defend=4, unrest=1, short=short, castle=True))
        for short in (0, 1)
    ]
    assert [found.cubes[DEFENDER].thrown for found in armies] == [5, 4]


def test_farmers_in_the_tray_are_not_in_supply() -> None:
    """SHO-TOWER-11: eighteen are inside and two in the tray, so none is left to be called."""
    question = Question(kind=NEUTRAL, attack=2, tower={FARMERS: 18}, tray={FARMERS: 2})
    assert odds(box(), question).cubes[FARMERS].thrown == 2


# Sums


def test_everything_adds_up_to_one() -> None:
    for question in (*FIGHTS, Question(attack=10, defend=10), Question(attack=1, defend=50)):
        found = odds(box(), question)
        assert sum(found.ends.values()) == pytest.approx(1)
        for side, spread in found.fallen.items():
            part = found.cubes[side]
            assert sum(spread) == pytest.approx(1)
            inside = part.inside * part.there * found.knocked_out
            assert mean(spread) == pytest.approx(part.thrown * found.falls_through + inside)


def test_small_spreads_by_hand() -> None:
    assert binomial(2, 0.25) == [0.5625, 0.375, 0.0625]
    assert binomial(0, 0.25) == [1.0]
    assert added([0.5, 0.5], [0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert mean([0.25, 0.5, 0.25]) == 1
    assert [quantile([0.25, 0.5, 0.25], share) for share in (0.1, 0.5, 0.75, 0.9)] == [0, 1, 1, 2]


def test_one_against_one_in_an_empty_tower_by_hand() -> None:
    """Each falls with 2/3: the attacker alone in 2 of 9 throws, both or none in 5 of 9."""
    ends = odds(box(), Question(attack=1, defend=1, tower=EMPTY)).ends
    assert ends[CONQUERED] == ends[HELD] == pytest.approx(2 / 9)
    assert ends[TIE] == pytest.approx(5 / 9)
    assert ends[FARMERS_ALONE] == 0


# What cannot be asked


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (Question(attack=60, defend=1), "attacker: 67 cubes"),
        (Question(attack=1, defend=1, tower={FARMERS: 21}), "farmers: 21 cubes"),
        (Question(attack=1, defend=1, tower={OTHERS: 125}), "others: 125 cubes"),
        (Question(attack=1, defend=1, tray={"red": 1}), 'tray: there is no side "red"'),
        (Question(kind=REVOLT, defend=1), "only in winter"),
        (Question(attack=1, defend=1, unrest=4), "at most 3 revolt markers"),
        (Question(kind=NEUTRAL, attack=1, tower={DEFENDER: 1}), 'no side "defender"'),
    ],
)
def test_questions_that_make_no_sense(question: Question, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        odds(box(), question)


# The study


def study() -> Any:
    """The script that computes the tables of the page; it lies beside the page's pictures."""
    path = DOCS / "pictures" / "tower_numbers.py"
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_of_the_study_are_what_the_code_computes() -> None:
    page = (DOCS / "tower.md").read_text(encoding="utf-8")
    script = study()
    names_in_page = [block[1] for block in script.BLOCK.findall(page)]
    assert sorted(names_in_page) == sorted(script.TABLES)
    assert script.with_tables(page) == page, "run docs/pictures/make_tower.py"


def test_the_study_has_no_figure_that_is_not_computed() -> None:
    page = (DOCS / "tower.md").read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```", "", study().BLOCK.sub("", page), flags=re.DOTALL | re.MULTILINE)
    prose = re.sub(r"SHO-[A-Z]+-\d\d", "", prose)
    assert re.findall(r"\d", prose) == []
