"""Samurai beside its scenarios: views, the law of the stacks, documents, orders and words."""

import re
from typing import Any

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules.court.numbers import COURT_CARD_SHOWN
from bakufu.games.shogun.modules.samurai.face import SamuraiView
from bakufu.games.shogun.modules.samurai.numbers import (
    BONUS_TAKEN,
    SAMURAI_BACK,
    SAMURAI_TURNED,
    TAKE_BONUS,
)
from bakufu.games.shogun.modules.samurai.pieces import samurai
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.vocabulary import MOVES

GAME = Shogun()
SETUP = GAME.setup({"players": 3, "samurai": "on"})
NAMES = ["Akiko", "Émile", "Jürgen"]
FOUR = {name: {"owner": "red"} for name in ("kai", "aki", "omi", "settsu")}
ASKED: Document = {"waits_for": "bonus", "actor": "red", "provinces": FOUR}


def asked(house: Document | None = None, **parts: Any) -> ShogunState:
    """Red takes a bonus."""
    setup = GAME.setup({"players": 3, "samurai": "on"}, house)
    return GAME.from_document(setup, ASKED | parts)


def view_of(s: ShogunState, viewer: int | None = None) -> SamuraiView:
    (part,) = GAME.view(s, viewer).modules
    assert isinstance(part, SamuraiView)
    return part


def follow(options: dict[str, object], seed: int) -> dict[tuple[int, int], int]:
    """A random game; how many bonuses each seat took in each year, checked against its stack."""
    taken: dict[tuple[int, int], int] = {}
    for step in random_game(GAME, GAME.setup(options), seed):
        before, after = step.before, step.after
        assert isinstance(before, ShogunState)
        assert isinstance(after, ShogunState)
        assert GAME.broken_laws(before, after) == []
        for kind, seat, _, _ in step.notes:
            if kind == BONUS_TAKEN:
                key = (int(before.year), seat)
                taken[key] = taken.get(key, 0) + 1
        place = next(m.place for m in after.modules if m.name == "samurai")
        stack = samurai(after, place).stack
        for seat in range(after.box.players):
            shown = int(stack[seat])
            # The card is turned before the player decides.
            asking = after.step == TAKE_BONUS and after.actor == seat
            if shown or asking:
                assert shown - asking == taken.get((int(after.year), seat), 0)
    return taken


@rule("SHO-SAM-05")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "samurai": "on"},
        {"players": 5, "samurai": "on", "start": "draft"},
        {"players": 4, "samurai": "on", "side": "moon", "leaders": "on"},
    ],
)
def test_the_stack_shows_how_many_bonuses_were_taken_this_year(options: dict[str, object]) -> None:
    """LAW-27; a year has three action rounds, so nobody takes more than three."""
    numbers = [number for seed in range(4) for number in follow(options, seed).values()]
    assert numbers
    assert max(numbers) <= 3


def test_a_stack_goes_through_all_its_cards() -> None:
    """With one region enough, everybody turns the stack in all six rounds."""
    setup = GAME.setup({"players": 3, "samurai": "on"}, {"samurai": {"regions": 1}})
    cards: list[int] = []
    back = 0
    for step in random_game(GAME, setup, 3):
        after = step.after
        assert isinstance(after, ShogunState)
        if after.step == TAKE_BONUS and after.actor == 0:
            cards.append(int(samurai(after, 0).stack[0]))
        back += sum(note[0] == SAMURAI_BACK for note in step.notes)
    assert (cards, back) == ([1, 2, 3, 1, 2, 3], 1)


# Views


@rule("SHO-SAM-01")
def test_all_stacks_are_open() -> None:
    """VIEW-24: everybody sees the cards on top, and what every card offers."""
    s = asked(season="autumn", samurai={"stacks": {"red": 3, "black": 1}})
    for viewer in (0, 1, 2, None):
        view = view_of(s, viewer)
        assert view.stacks == [1, 3, 0]
        assert view.cards == [
            {},
            {"chests": 2, "armies": 1},
            {"chests": 4, "armies": 2, "rice": 1},
            {"chests": 6, "armies": 3, "rice": 2, "points": 1},
        ]
        assert (view.regions, view.needed) == ([0, 4, 0], 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_stacks_and_cards_in_eighty_columns(language: str) -> None:
    large = dict.fromkeys(("chests", "armies", "rice", "points"), 62)
    for house in ({}, {"samurai": {"first": large, "second": large, "third": large}}):
        s = asked(house, season="summer", samurai={"stacks": {"red": 2}})
        lines = GAME.picture(GAME.view(s, 0), language).replace("\u00a0", " ").split("\n")
        place = next(i for i, line in enumerate(lines) if "R 2 (4)" in line)
        assert "Y 0 (0)" in lines[place]
        assert [line[:4] for line in lines[place + 1 :] if line[1:3] == " ="] == [
            *("1 = ", "2 = ", "3 = "),
        ]
        assert max(len(re.sub(r"\[/?[a-z_ ]+\]", "", line)) for line in lines) <= 80


# Words


@pytest.mark.parametrize(
    ("language", "asks", "moves"),
    [
        (
            "en",
            "Émile takes one bonus · 4 chests · 2 armies into the tray · 1 rice",
            ["Take 4 chests", "Lay 2 armies into the tray", "Take 1 rice"],
        ),
        (
            "fr",
            "Émile prend un bonus · 4 coffres · 2 armées dans le réceptacle · 1 riz",
            ["Prendre 4 coffres", "Poser 2 armées dans le réceptacle", "Prendre 1 riz"],
        ),
        (
            "de",
            "Émile nimmt einen Bonus · 4 Truhen · 2 Armeen in die Schale · 1 Reis",
            ["4 Truhen nehmen", "2 Armeen in die Schale legen", "1 Reis nehmen"],
        ),
    ],
)
def test_what_is_offered_is_said(language: str, asks: str, moves: list[str]) -> None:
    s = asked(season="summer", samurai={"stacks": {"red": 2}})
    say = speaker(language).say
    assert say(GAME.prompt(s), NAMES) == asks
    assert [say(GAME.describe(s, move)) for move in legal_moves(s, 1, MOVES)] == moves
    assert GAME.examples(s, 1) == ["bonus chests", "bonus armies", "bonus rice"]
    assert GAME.examples(s, 0) == []
    assert GAME.decision_rule(s) == "SHO-SAM-06"
    # What is not on the card has a name all the same.
    assert say(GAME.describe(s, GAME.move_number("bonus points")))


# Orders


@pytest.mark.parametrize(
    ("order", "move"),
    [
        ("bonus chests", "bonus chests"),
        ("bonus 4 chests", "bonus chests"),
        ("Bonus Chest", "bonus chests"),
        ("bonus army", "bonus armies"),
        ("bonus armies", "bonus armies"),
        ("bonus 2 armies into the tray", "bonus armies"),
        ("bonus 1 rice", "bonus rice"),
    ],
)
def test_a_bonus_in_comfortable_words(order: str, move: str) -> None:
    s = asked(season="summer", samurai={"stacks": {"red": 2}})
    assert GAME.read_order(s, 1, order) == [GAME.move_number(move)]


@pytest.mark.parametrize("order", ["bonus", "bonus gold", "bonus two chests", "bonus chests rice"])
def test_other_words_are_not_understood(order: str) -> None:
    with pytest.raises(BadInput, match=r'there is no bonus ".*": expected "bonus chests"'):
        GAME.read_order(asked(), 1, order)


@rule("SHO-SAM-02")
@pytest.mark.parametrize(
    "order", ["bonus points", "bonus rice", "bonus 0 chests", "bonus 3 chests", "bonus 999 armies"]
)
def test_what_the_card_does_not_offer_is_refused(order: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_order(asked(), 1, order)
    assert refusal.value.rule == "SHO-SAM-02"
    for language, offers in (
        ("en", "· 2 chests · 1 army into the tray."),
        ("fr", "· 2 coffres · 1 armée dans le réceptacle."),
        ("de", "· 2 Truhen · 1 Armee in die Schale."),
    ):
        assert speaker(language).say(refusal.value.message).endswith(offers)


def test_after_the_end_nobody_takes_a_bonus() -> None:
    s = GAME.from_document(SETUP, {"waits_for": "nobody", "season": "winter", "year": 2})
    with pytest.raises(Refused, match="SHO-END-01"):
        GAME.read_order(s, 1, "bonus chests")


# Documents


def test_without_a_word_the_first_bonus_card_is_shown() -> None:
    assert GAME.document(asked())["samurai"] == {"stacks": {"black": 0, "red": 1, "yellow": 0}}


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"samurai": {"stacks": {"red": 4}}}, r"samurai.stacks: cards are 0 to 3, not 4 \(LAW-27"),
        ({"samurai": {"stacks": {"red": -1}}}, "cards are 0 to 3, not -1"),
        ({"samurai": {"stacks": {"red": "one"}}}, "expected a whole number, found 'one'"),
        ({"samurai": {"stacks": {"green": 1}}}, 'there is no seat "green"'),
        ({"samurai": {"stacks": 3}}, "samurai.stacks: expected a table, found 3"),
        ({"samurai": {"cards": {}}}, 'there is no part "cards"'),
        ({"samurai": []}, "samurai: expected a table"),
        ({"samurai": {"stacks": {"red": 2}}}, "LAW-27: the stack of seat 2 shows card 2"),
        ({"samurai": {"stacks": {"red": 0}}}, "red has nothing to decide"),
        # Yellow comes later in the order and has not been checked yet.
        ({"samurai": {"stacks": {"yellow": 1}}}, "LAW-27: the stack of seat 3 shows card 1"),
        (
            {"provinces": {"kai": {"owner": "red"}, "aki": {"owner": "red"}}},
            r"waits_for: red holds provinces in 2 regions, a bonus asks for 4 \(SHO-SAM-03\)",
        ),
    ],
)
def test_positions_that_cannot_be(part: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.from_document(SETUP, ASKED | part)


def test_a_table_without_samurai_has_no_stacks() -> None:
    plain = GAME.setup({"players": 3})
    with pytest.raises(BadInput, match="samurai: this table plays without it"):
        GAME.from_document(plain, {"samurai": {"stacks": {"red": 1}}})
    with pytest.raises(BadInput, match="waits_for: this table plays without samurai"):
        GAME.from_document(plain, ASKED)
    assert "samurai" not in GAME.document(GAME.from_document(plain, {}))


# Laws


def test_a_broken_law_is_found() -> None:
    before = asked()
    after = before.clone()
    assert isinstance(after, ShogunState)
    after.apply(1, GAME.move_number("bonus chests"), Dice(1), Scribe())
    assert GAME.broken_laws(before, after) == []
    stack = samurai(after, 0).stack
    for seat, card, message in (
        (1, 2, "LAW-27: the stack of seat 2 shows card 2"),
        (1, 0, "LAW-27: the stack of seat 2 shows card 0 after card 1, not 1"),
        (2, 1, "LAW-27: the stack of seat 3 shows card 1 after card 0, not 0"),
        (0, -1, "LAW-27: the stack of seat 1 shows card -1"),
    ):
        kept = stack[seat]
        stack[seat] = card
        assert message in GAME.broken_laws(before, after)
        stack[seat] = kept


# House data


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"regions": 0}, "samurai.regions must be 1 to 5, not 0"),
        ({"regions": 6}, "samurai.regions must be 1 to 5, not 6"),
        ({"first": {"chests": 0, "armies": 0}}, "samurai.first must offer something"),
        ({"third": {"points": 63}}, "samurai.third.points must be 0 to 62, not 63"),
        ({"second": {"gold": 1}}, 'there is no bonus "gold"'),
        ({"fourth": {"rice": 1}}, "unknown field `fourth`"),
    ],
)
def test_house_data_that_cannot_be(table: Document, message: str) -> None:
    with pytest.raises(BadInput, match=f"house data: .*{message}"):
        GAME.setup({"players": 3, "samurai": "on"}, {"samurai": table})


# Beside the court


@rule("SHO-ROUND-03")
def test_bonuses_come_before_the_court() -> None:
    """Given all modules; when the player order has been fixed; then samurai bonuses are taken
    before any army is turned into a courtier."""
    options = {"players": 4, "samurai": "on", "court": "on", "leaders": "on", "chambers": "on"}
    house: Document = {"samurai": {"regions": 2}}
    told: list[int] = []
    for step in random_game(GAME, GAME.setup(options, house), 2):
        told += [note[0] for note in step.notes if note[0] in (SAMURAI_TURNED, COURT_CARD_SHOWN)]
    # Six rounds: whoever qualifies takes a bonus, then three court spaces of each of four players.
    story = "".join("s" if kind == SAMURAI_TURNED else "c" for kind in told)
    assert re.fullmatch(r"(s{1,4}c{12}){6}", story), story
