"""Tenno's Court in documents and house data, and its laws (LAW-25 and LAW-26)."""

import json
from collections.abc import Callable

import pytest

from bakufu.engine.core.state import same
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules.court.events import MEANINGS
from bakufu.games.shogun.modules.court.pieces import (
    FAVOURS,
    GONE,
    KEPT,
    OFFERED,
    UNSEEN,
    CourtPieces,
    court,
)
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
BLACK, RED, YELLOW = range(3)
COURT: dict[str, object] = {"players": 3, "court": "on"}
PLANNED: Document = {
    "waits_for": "special",
    "places": {"red": 1, "yellow": 2},
    "provinces": {"kai": {"owner": "red", "armies": 5}},
    "plans": {"red": {"convert-3": "kai", "convert-2": "tower"}, "black": {"bid": "tower"}},
    "court": {"hall": {"red": 2}, "offer": {"first": 10, "second": 8, "third": 4}},
}
VISITING: Document = {
    "waits_for": "favour",
    "actor": "red",
    "provinces": {"kai": {"owner": "red", "armies": 5}},
    "court": {
        "offer": {"first": 10, "second": 8, "third": 4},
        "room": {"red": 5},
        "hall": {"black": 3},
    },
}


def at(document: Document) -> ShogunState:
    return GAME.from_document(GAME.setup(COURT), document)


def pieces_of(state: ShogunState) -> CourtPieces:
    return court(state, 0)


# Documents


@pytest.mark.parametrize("document", [{}, PLANNED, VISITING], ids=["plan", "special", "favour"])
def test_a_document_is_read_back(document: Document) -> None:
    state = at(document)
    setup = GAME.setup(COURT)
    again = GAME.from_document(setup, json.loads(json.dumps(GAME.document(state))))
    assert same(state, again)


def test_what_is_not_said_follows() -> None:
    state = at({"waits_for": "favour", "season": "autumn", "actor": "red"})
    part = GAME.document(state)["court"]
    assert part["room"]["red"] == 7
    assert part["offer"] == {"first": 3, "second": 2, "third": 1}
    assert part["gone"] == [4, 5, 6, 7, 8, 9]
    assert part["visitors"] == ["red"]
    hall = {"red": 4, "yellow": 2, "black": 3}
    state = at({"waits_for": "favour", "actor": "red", "court": {"hall": hall}})
    part = GAME.document(state)["court"]
    assert (part["room"]["red"], part["hall"]["red"]) == (4, 0)
    assert part["visitors"] == ["red", "black", "yellow"]
    assert GAME.document(state)["shown"]["red"] == ["bid", "convert-3", "convert-2", "convert-1"]


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"court": {"garden": 1}}, "garden"),
        ({"court": {"hall": {"red": 8}}}, "LAW-25"),
        ({"court": {"hall": {"red": -1}}}, "LAW-25"),
        ({"court": {"room": {"red": 1}}}, "LAW-25"),
        ({"court": {"supply": {"red": 6}}}, "LAW-25"),
        ({"court": {"hall": {"red": "many"}}}, "a whole number"),
        ({"court": {"hall": {"green": 1}}}, "green"),
        ({"court": {"offer": {"first": 22}}}, "22"),
        ({"court": {"offer": {"fourth": 2}}}, "fourth"),
        ({"court": {"offer": {"first": 3, "second": 9}}}, "LAW-26"),
        ({"court": {"offer": {"first": 9, "second": 8}}}, "LAW-26"),
        ({"court": {"offer": {"first": 9, "second": 9, "third": 1}}}, "one place only"),
        ({"court": {"gone": [5]}}, "LAW-26"),
        ({"court": {"kept": {"red": [9]}}}, "LAW-26"),
        ({"season": "summer", "court": {"kept": {"red": [10]}}}, "LAW-26"),
        ({"season": "summer", "court": {"kept": {"red": [4], "black": [4]}}}, "one place only"),
        ({"court": {"used": 7}}, "exactly while one is used"),
        ({"court": {"visitors": ["red"]}}, "while the court is visited"),
        ({"waits_for": "favour-use", "actor": "red"}, "exactly while one is used"),
        (
            {
                "waits_for": "favour-use",
                "actor": "red",
                "court": {"used": 7, "offer": {"first": 7}},
            },
            "one place only",
        ),
        (
            {"waits_for": "favour", "actor": "red", "court": {"visitors": ["black"]}},
            "different seats",
        ),
        (
            {"waits_for": "favour", "actor": "red", "court": {"visitors": ["red", "red"]}},
            "different seats",
        ),
        (
            {
                "waits_for": "favour",
                "actor": "red",
                "court": {"visitors": ["red"], "hall": {"black": 2}},
            },
            "LAW-25",
        ),
        ({"waits_for": "favour-use", "actor": "red", "court": {"used": 7, "room": 3}}, "a table"),
    ],
)
def test_a_document_that_cannot_be(document: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        at({"provinces": {"kai": {"owner": "red"}}, **document})


def test_without_the_court_there_is_no_court() -> None:
    setup = GAME.setup({"players": 3})
    with pytest.raises(BadInput, match="court: this table plays without it"):
        GAME.from_document(setup, {"court": {"hall": {"red": 1}}})
    with pytest.raises(BadInput, match="this table plays without court"):
        GAME.from_document(setup, {"waits_for": "favour"})


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ({"court": {"prices": [4, 3]}}, "must be three numbers"),
        ({"court": {"prices": [4, 3, 99]}}, "must be 0 to 62"),
        ({"court": {"courtiers": 0}}, "must be 1 to 62"),
        ({"court": {"tower_cards": 4}}, "must be 0 to 3"),
        ({"favours": {"22": {"does": "rice"}}}, "22"),
        ({"favours": {"5": {"does": "sake"}}}, "sake"),
        ({"favours": {"7": {"does": "builds", "building": "tavern"}}}, "tavern"),
        ({"favours": {"10": {"does": "shields", "against": ["rice"]}}}, "rice"),
        ({"favours": {"10": {"does": "shields", "against": []}}}, "against"),
        ({"favours": {"5": {"does": "rice", "amount": 63}}}, "must be 0 to 62"),
    ],
)
def test_house_data_that_cannot_be_played(house: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.setup(COURT, house)


# Laws


def _too_many(s: ShogunState) -> None:
    pieces_of(s).hall[BLACK] = 8


def _nobodys(s: ShogunState) -> None:
    pieces_of(s).hall[4] = 1


def _wrong_door(s: ShogunState) -> None:
    pieces_of(s).hall[RED] = 1


def _uninvited(s: ShogunState) -> None:
    pieces_of(s).room[YELLOW] = 1


def _wrong_visit(s: ShogunState) -> None:
    pieces_of(s).visit = 1


def _twice_visiting(s: ShogunState) -> None:
    pieces_of(s).visitors[1] = RED


def _second_card(s: ShogunState) -> None:
    pieces_of(s).offer[1] = 9


def _lost_card(s: ShogunState) -> None:
    pieces_of(s).favour[9] = UNSEEN


def _new_card(s: ShogunState) -> None:
    pieces_of(s).favour[20] = GONE


def _kept_rice(s: ShogunState) -> None:
    pieces_of(s).favour[4] = KEPT + RED


def _kept_by_nobody(s: ShogunState) -> None:
    pieces_of(s).favour[3] = KEPT + 3


def _used(s: ShogunState) -> None:
    pieces_of(s).used = 3


def _nothing_on_offer(s: ShogunState) -> None:
    pieces = pieces_of(s)
    for place in range(3):
        pieces.favour[pieces.offer[place]] = GONE
        pieces.offer[place] = -1


def _towers(s: ShogunState) -> None:
    for space in range(4):
        s.plan[RED * len(names.SPACES) + space] = names.CARDS.index("tower")


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_too_many, "LAW-25: of 7"),
        (_nobodys, "LAW-25: of 0"),
        (_wrong_door, "LAW-25: seat 2 is on the wrong side"),
        (_uninvited, "LAW-25: seat 3 is in the audience room without"),
        (_wrong_visit, "LAW-25: visit 2"),
        (_twice_visiting, "LAW-25: the court is visited by"),
        (_second_card, "LAW-26: the favours"),
        (_lost_card, "LAW-26: 2 favours have been seen"),
        (_new_card, "LAW-26: 4 favours have been seen"),
        (_kept_rice, "LAW-26: favour 5 cannot be kept"),
        (_kept_by_nobody, "LAW-26: favour 4 is nowhere"),
        (_used, "LAW-26: favour 4 is used"),
        (_nothing_on_offer, "LAW-26: 0 favours are on offer"),
        (_towers, "LAW-26: seat 2 has more tower cards"),
    ],
)
def test_a_broken_law_is_found(change: Callable[[ShogunState], None], law: str) -> None:
    state = at(VISITING)
    assert GAME.broken_laws(None, state) == []
    change(state)
    assert any(found.startswith(law) for found in GAME.broken_laws(None, state))


def test_a_broken_law_outside_the_visits_is_found() -> None:
    state = at({})
    pieces_of(state).room[RED] = 1
    assert any("outside the visits" in found for found in GAME.broken_laws(None, state))
    state = at({})
    pieces_of(state).visit = 0
    assert any("visited outside" in found for found in GAME.broken_laws(None, state))
    state = at({})
    pieces_of(state).used = 0
    assert any("is used when none" in found for found in GAME.broken_laws(None, state))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (GONE, OFFERED),
        (GONE, KEPT + RED),
        (KEPT + RED, KEPT + BLACK),
        (KEPT + RED, UNSEEN),
        (OFFERED, UNSEEN),
    ],
)
def test_a_favour_does_not_come_back(old: int, new: int) -> None:
    before = at({"season": "summer"})
    after = before.clone()
    pieces_of(before).favour[3], pieces_of(after).favour[3] = old, new
    found = GAME.broken_laws(before, after)
    assert "LAW-26: favour 4 came back" in found


def test_what_favours_may_become() -> None:
    before = at({"season": "summer"})
    for old, new in ((KEPT + RED, GONE), (OFFERED, KEPT + RED), (OFFERED, GONE), (UNSEEN, OFFERED)):
        after = before.clone()
        pieces_of(before).favour[3], pieces_of(after).favour[3] = old, new
        assert "LAW-26: favour 4 came back" not in GAME.broken_laws(before, after)
    assert len(MEANINGS["favour"].values) == FAVOURS
