"""What cannot be played with, and what nobody understands, is said in one sentence."""

from typing import Any

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State, pack, same
from bakufu.engine.table.contract import random_game
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.edo.data import PRINTED, make_box
from bakufu.games.edo.game import Edo

GAME = Edo()


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        ({"side_a": {"sakura": [], "field-2": []}, "cards": {}}, 'there is no table "cards"'),
        ({"side_a": {"usui": ["nowhere"]}}, 'there is no space "nowhere"'),
        ({"side_a": {"mito": ["kobotoke"]}}, "no way leads from edo to"),
        ({"side_a": {"edo": ["sumida", "sumida"]}}, "given twice"),
        ({"merchant_cards": {"m01": {"price": {}}}}, "a point must have a price"),
        ({"merchant_cards": {"m01": {"buy": "gold"}}}, 'there is no resource "gold"'),
        ({"merchant_cards": {"m11": {"buy": "wood"}}}, "merchant_cards"),
        ({"special_cards": {"s01": []}}, "card s01 must have actions"),
        ({"special_cards": {"s01": [{"action": "fly", "most": 1}]}}, 'no action "fly"'),
        ({"card_a": {"actions": [{"action": "build", "most": 4, "takes": 2}]}}, "most must be 1"),
        ({"card_a": {"actions": [{"action": "build", "most": 1}]}}, "takes 1 to 4 officials"),
        ({"building_prices": {"house": {"wood": -1}}}, "building_prices.house.wood must be 0"),
        ({"profit_tiles": {"p7": [[7], [5, 2]]}}, "a row each for one, two, three and four"),
        ({"tiles_laid": {"2": ["p8"]}}, "tiles_laid.2 must be a list of 2"),
        ({"pieces": {"pawns": 9}}, "pieces.pawns must be 1 to 5"),
        ({"yields": {"by_samurai": []}}, "yields.by_samurai"),
        (
            {"special_cards": {"s09": [{"action": "recruit", "most": 2}]}},
            "s09, recruit has no price",
        ),
        (
            {"merchant_cards": {"m01": {"price": {"stone": 0}}}},
            "m01.price: a point must have a price",
        ),
        ({"merchant_start": {"space": "mito"}}, "merchant_start.space: side_a has no mito"),
        ({"side_a": {"hakone": []}}, "side_a: no way leads from edo to hakone"),
        ({"end": {"point": 3}}, 'there is no entry "point": did you mean "points"'),
        ({"closed_with_two_players": {"towns": ["sakura", "kawagoe"]}}, "two players need two"),
        ({"closed_with_two_players": {"towns": ["mito"]}}, "there is no town of side A"),
        ({"starting_sets": {"k1": {"rice": "many"}}}, "starting_sets"),
    ],
)
def test_house_data_that_cannot_be_played_with(house: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.setup({"players": 3}, house)


def test_house_data_change_numbers() -> None:
    setup = GAME.setup({"players": 3}, {"building_prices": {"house": {"wood": 2}}})
    box = make_box(setup)
    assert list(box.cost)[:4] == [0, 2, 0, 3]
    assert list(make_box(GAME.setup({"players": 3})).cost)[:4] == [0, 3, 0, 3]


def test_every_number_has_a_certainty() -> None:
    assert {kind for kind, _ in GAME.certainty().values()} == {
        "certain",
        "high",
        "medium",
        "reconstructed",
    }
    assert set(GAME.certainty()) == set(PRINTED.tables())


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({"rounds": 3}, 'there is no part of a position "rounds": did you mean "round"'),
        ({"round": 11}, "round: expected 0 to 10"),
        ({"waits_for": "dinner"}, "there is no decision"),
        ({"waits_for": "start"}, "does not go with round 1"),
        ({"seats": ["blue", "blue", "red"]}, "EDO-SETUP-02"),
        ({"samurai": {"blue": {"edo": 6}}}, "samurai: expected 0 to 5"),
        ({"samurai": {"blue": {"edo": 3, "tama": 3}}}, "Law 1"),
        ({"samurai": {"blue": {"mito": 1}}}, "Law 1: a samurai stands nowhere"),
        ({"shoguns": {"blue": 7, "red": 7}}, "Law 2"),
        ({"cities": {"edo": ["blue"] * 11}}, "there are 10 building slots"),
        ({"cities": {"edo": ["blue"] * 8}}, "Law 3"),
        ({"cities": {"edo": ["blue post"]}}, "Law 6"),
        ({"cities": {"edo": ["blue", "fortress"]}}, "Law 7"),
        ({"cities": {"edo": ["blue castle"]}}, 'there is no building "castle"'),
        ({"goods": {"blue": {"rice": 11}}}, "Law 8"),
        ({"goods": {"blue": {"gold": 1}}}, 'there is no resource "gold"'),
        ({"specials": {"blue": ["s01"], "red": ["s01"]}}, "s01 is there twice"),
        ({"display": ["s01", "s02"]}, "Law 11"),
        ({"plans": {"blue": ["a fly 1"]}}, 'there is no action "fly"'),
        ({"plans": {"blue": ["a stone 1"]}}, "Law 13"),
        ({"plans": {"blue": ["a wood 5"]}}, "Law 13"),
        ({"plans": {"blue": ["s01 wood 1"]}}, "Law 12"),
        ({"plans": {"blue": ["wood"]}}, "is no slot"),
        ({"waits_for": "build", "plans": {"blue": ["a wood 1"]}}, "does not go with wood"),
        ({"stocks": {"blue": {"house": 2, "post": 1}}}, "stocks"),
        ({"scores": {"blue": 0}, "cities": {"edo": ["blue", "blue"]}}, "more points for build"),
    ],
)
def test_positions_that_cannot_be(document: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.from_document(GAME.setup({"players": 3}), document)


def test_a_plan_that_breaks_a_rule_names_rule_and_slot_and_changes_nothing() -> None:
    state = GAME.from_document(GAME.setup({"players": 3}), {})
    before = state.clone()
    with pytest.raises(Refused, match="EDO-PLAN-06: Slot 2: A with Build and 3 own"):
        GAME.read_order(state, 0, "plan c travel 1, a build 3, b stone 0")
    assert same(state, before)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("dance", '"dance" is not understood: expected an order such as'),
        ("go edo", "is no way"),
        ("go edo to kyoto", 'there is no space "kyoto"'),
        ("plan wood", "is no slot"),
        ("build", "is not understood"),
        ("build castle in edo", 'there is no building "castle"'),
        ("buy much wood", "is not understood"),
    ],
)
def test_orders_nobody_understands(order: str, sentence: str) -> None:
    state = GAME.from_document(GAME.setup({"players": 3}), {})
    with pytest.raises(BadInput, match=sentence):
        GAME.read_order(state, 0, order)


def test_a_damaged_position_is_told_in_words() -> None:
    """Laws look at positions in which any number may be wrong, and never fail."""
    dice, setup = Dice(3), GAME.setup({"players": 3})
    told: set[str] = set()
    for number, step in enumerate(random_game(GAME, setup, 2)):
        if number % 40:
            continue
        for name in dir(step.after):
            cells = () if name.startswith("_") else getattr(step.after, name)
            if hasattr(cells, "__len__") and len(cells) and all(type(x) is int for x in cells):
                damaged = GAME.from_cells(setup, pack(step.after))  # copies share some rows
                row = getattr(damaged, name)
                place = dice.below(len(row))
                row[place] = row[place] + (1 if dice.below(2) else -1)
                told |= set(GAME.broken_laws(None, damaged))
    assert len({message.split(":")[0] for message in told}) > 5


def test_the_examples_are_understood() -> None:
    position = {"shoguns": {"blue": 1}, "current": "m01"}
    state = GAME.from_document(GAME.setup({"players": 3}), position)
    for example in GAME.order_examples:
        assert GAME.read_order(state, 0, example)
    start = GAME.start(GAME.setup({"players": 3}), Dice(1), Scribe())
    assert GAME.read_order(start, 0, "colour blue")


def test_a_plan_is_sketched_in_any_order() -> None:
    state: State = GAME.from_document(GAME.setup({"players": 3}), {})
    first = GAME.sketch(state, 0, "", "slot 3 b build 1")
    assert first is not None
    assert (first.moves, first.rest) == ([], "slot 3 b build 1+0")
    second = GAME.sketch(state, 0, first.rest, "slot 1: a wood 2")
    assert second is not None
    assert [GAME.move_name(move) for move in second.moves] == ["lay a wood", "officials 2 0"]
    assert second.rest == "slot 3 b build 1+0"
    for move in second.moves:
        state.apply(0, move, Dice(0), Scribe())
    with pytest.raises(Refused, match="EDO-PLAN-01"):
        GAME.sketch(state, 0, second.rest, "hand in")
    third = GAME.sketch(state, 0, second.rest, "slot 2 c travel 1")
    assert third is not None
    assert third.rest == ""
    for move in third.moves:
        state.apply(0, move, Dice(0), Scribe())
    assert GAME.document(state)["plans"]["blue"] == ["a wood 2+0", "c travel 1+0", "b build 1+0"]
    with pytest.raises(Refused, match="EDO-PLAN-04: Slot 3"):
        GAME.sketch(state, 0, "", "slot 2 c travel 3")
    assert GAME.sketch(state, 0, "", "hand in") is None
