"""Options that take one of a list of values, a number between two bounds, or several numbers."""

import re

import msgspec
import pytest

from bakufu.engine.table.contract import variants
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.options import Option, read_options, schema_document, shown_options
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game

SCHEMA = (
    Option("players", (2, 3), "X-01", "number of players", 2),
    Option("odds", (), "X-02", "odds of rain", 2 / 3, between=(0, 1)),
    Option("weight", (), "X-03", "weight of rain", 0.5, between=(0, 1)),
    Option("height", (), "X-04", "height of clouds", between=(-1.5, 20)),
)


@pytest.mark.parametrize(
    ("given", "number"),
    [(0.25, 0.25), ("0.25", 0.25), ("1/4", 0.25), (" 2/3 ", 2 / 3), ("1e-3", 0.001)],
)
def test_a_number_may_be_given_as_text_or_number(given: object, number: float) -> None:
    options = read_options(SCHEMA, {"odds": given, "height": 3})
    assert options == {"players": 2, "odds": number, "weight": 0.5, "height": 3.0}
    assert isinstance(options["height"], float)


@pytest.mark.parametrize(
    "given", [0, 1, "0", "1", -0.5, 2, "often", "", "1/0", "1/2/3", "nan", "inf", True, [0.5]]
)
def test_a_number_must_lie_strictly_between_its_bounds(given: object) -> None:
    message = "option odds cannot be .*: it takes a number above 0 and below 1"
    with pytest.raises(BadInput, match=message):
        read_options(SCHEMA, {"odds": given, "height": 3})


def test_a_number_without_a_default_must_be_given() -> None:
    message = "option height must be given: a number above -1.5 and below 20"
    with pytest.raises(BadInput, match=message):
        read_options(SCHEMA, {})


def test_numbers_and_lists_stand_side_by_side_in_the_schema() -> None:
    schema = schema_document(SCHEMA)
    assert schema["required"] == ["height"]
    assert schema["properties"] == {
        "players": {"enum": [2, 3], "description": "number of players (X-01)", "default": 2},
        "odds": {
            "type": "number",
            "exclusiveMinimum": 0,
            "exclusiveMaximum": 1,
            "description": "odds of rain (X-02)",
            "default": 2 / 3,
        },
        "weight": {
            "type": "number",
            "exclusiveMinimum": 0,
            "exclusiveMaximum": 1,
            "description": "weight of rain (X-03)",
            "default": 0.5,
        },
        "height": {
            "type": "number",
            "exclusiveMinimum": -1.5,
            "exclusiveMaximum": 20,
            "description": "height of clouds (X-04)",
        },
    }


def test_every_option_has_other_values_to_be_tested_with() -> None:
    assert [option.others for option in SCHEMA] == [[3], [0.5], [0.25], [9.25]]
    for option in SCHEMA:
        for value in option.others:
            assert read_options((option,), {option.name: value}) == {option.name: value}


def test_a_number_is_tried_once_among_the_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("shitenno")
    monkeypatch.setattr(type(game), "options", SCHEMA)
    assert variants(game) == [
        {"players": 2},
        {"players": 3},
        {"players": 2, "odds": 0.5},
        {"players": 3, "weight": 0.25},
        {"players": 2, "height": 9.25},
    ]


def test_a_number_survives_being_written_to_a_log() -> None:
    setup = Setup("rain", 1, read_options(SCHEMA, {"odds": "1/3", "height": 2}))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


# Several whole numbers

ROW = (Option("row", (), "X-05", "values of the lines", "1,1,2", numbers=3),)


@pytest.mark.parametrize(
    ("given", "row"),
    [
        ("1,1,2", "1,1,2"),
        ("3, 2,1", "3,2,1"),
        (" 10 ,20,  999 ", "10,20,999"),
        ("007,1,2", "7,1,2"),
        ([3, 2, 1], "3,2,1"),
        ((3, 2, 1), "3,2,1"),
        (["3", " 2", "1 "], "3,2,1"),
        (None, "1,1,2"),
    ],
)
def test_several_numbers_may_be_given_as_text_or_list(given: object, row: str) -> None:
    assert read_options(ROW, {"row": given}) == {"row": row}


@pytest.mark.parametrize(
    "given",
    [
        *("", ",", "1", "1,1", "1,1,2,", "1,1,2,2", "1 1 2", "1;1;2", "one,two,three"),
        *("0,1,2", "1,1,0", "-1,1,2", "1.5,1,2", "1e3,1,2", "1,1,1000", f"1,1,{'9' * 30}"),
        *([], [1, 1], [1, 1, 2, 2], [0, 1, 2], [1, 1, -2], [1, 1, 2.0], [True, 1, 2], [[1], 1, 2]),
        *(7, 1.5, True, {"1": 1}),
    ],
)
def test_several_numbers_must_be_so_many_and_positive(given: object) -> None:
    message = f"option row cannot be {given}: it takes 3 whole numbers from 1 to 999, such as 1,1,2"
    with pytest.raises(BadInput, match=f"^{re.escape(message)}"):
        read_options(ROW, {"row": given})


def test_several_numbers_have_a_pattern_in_the_schema() -> None:
    schema = schema_document(ROW)
    assert schema["properties"] == {
        "row": {
            "type": "string",
            "pattern": r"^[1-9]\d{0,2}(,[1-9]\d{0,2}){2}$",
            "description": "values of the lines (X-05)",
            "default": "1,1,2",
        }
    }
    pattern = r"^[1-9]\d{0,2}(,[1-9]\d{0,2}){2}$"
    for option in ROW:
        for value in [option.default, *option.others, "999,10,3"]:
            assert re.match(pattern, str(value))
            assert read_options(ROW, {"row": value}) == {"row": value}
    for value in ("0,1,2", "1,1", "1,1,1000"):
        assert not re.match(pattern, value)


def test_several_numbers_are_tried_once_among_the_variants(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("shitenno")
    monkeypatch.setattr(type(game), "options", (SCHEMA[0], *ROW))
    assert variants(game) == [{"players": 2}, {"players": 3}, {"players": 2, "row": "1,1,1"}]


# Beside one another

SUN = Option("sky", ("sun", "rain"), "X-06", "weather", "sun", brings={"rain": {"coat": "yes"}})
COAT = Option("coat", ("no", "yes"), "X-07", "whether a coat is worn", "no")
HOOD = Option("hood", ("down", "up"), "X-08", "of the coat", "down", beside={"coat": "yes"})
HAT = Option("hat", ("no", "yes"), "X-09", "whether hats are worn", "no", later=True)
WEATHER = (SUN, COAT, HOOD, HAT)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *((2 / 3, "2/3"), (1 / 3, "1/3"), (0.95, "0.95"), (0.5, "0.5"), (3.0, "3"), (5 / 7, "5/7")),
        *((0.123456789, "0.123456789"), (3, "3"), ("none", "none"), ("1,1,2", "1,1,2")),
    ],
)
def test_a_value_is_shown_as_people_type_it(value: str | float, words: str) -> None:
    odds = SCHEMA[1]
    assert odds.shown(value) == words
    if isinstance(value, float) and value < 1:
        assert read_options(SCHEMA, {"odds": words, "height": 1})["odds"] == value


def test_one_option_may_bring_another_unless_it_is_given() -> None:
    assert read_options(WEATHER, {"sky": "rain"})["coat"] == "yes"
    assert read_options(WEATHER, {"sky": "rain", "coat": "no"})["coat"] == "no"
    assert read_options(WEATHER, {"sky": "sun"})["coat"] == "no"


def test_an_option_matters_beside_what_it_needs() -> None:
    assert not HOOD.matters(read_options(WEATHER, {}))
    assert HOOD.matters(read_options(WEATHER, {"sky": "rain"}))
    assert SUN.matters({})


def test_an_option_that_came_later_is_named_only_where_it_is_not_at_its_default() -> None:
    """So that setups of before read and write as they did."""
    before = {"sky": "sun", "coat": "no", "hood": "down"}
    assert read_options(WEATHER, {}) == read_options(WEATHER, {"hat": "no"}) == before
    assert read_options(WEATHER, {"hat": "yes"}) == before | {"hat": "yes"}
    assert shown_options(WEATHER, before) == "sky = sun, coat = no, hood = down"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_options_speak_of_one_another_in_values_that_exist(game: Game) -> None:
    by_name = {option.name: option for option in game.options}
    for option in game.options:
        for others in (option.beside, *option.brings.values()):
            assert all(value in by_name[name].values for name, value in others.items())
        assert set(option.brings) <= set(option.values)
        assert option.default is not None or not option.later
        if option.group == "module":
            assert option.values == ("off", "on")
    assert game.usual_players in by_name["players"].values
