"""Every scenario file is a test; each scenario carries the ids of the rules it checks."""

import itertools
import tomllib
from pathlib import Path

import msgspec
import pytest

from bakufu.engine.table.options import OptionValue
from bakufu.engine.table.scenario import Scenario, check_scenario, read_scenarios
from bakufu.engine.text.errors import BakufuError
from bakufu.games.shelf import GAMES

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))
ALL = [
    pytest.param(file.game, scenario, file.options, id=f"{path.stem}: {scenario.title}")
    for path in FILES
    for file in [read_scenarios(path)]
    for scenario in file.scenario
]


@pytest.mark.parametrize(("game", "scenario", "options"), ALL)
def test_scenario(game: str, scenario: Scenario, options: dict[str, OptionValue]) -> None:
    check_scenario(GAMES[game], scenario, options)


FOUGHT = """
title = "A battle"
rules = ["SHO-BATTLE-01"]
[position]
waits_for = "march"
actor = "red"
plans.red = { combat-a = "suruga" }
plans.yellow = { combat-a = "hoki" }
provinces.suruga = { owner = "red", armies = 3 }
provinces.hoki = { owner = "yellow", armies = 2 }
[[play]]
by = "red"
do = "march kai with 2"
chance = ["thrown seat2 2", "thrown farmers 0"]
"""
MOVED = FOUGHT.replace("[[play]]", 'provinces.kai = { owner = "red", armies = 1 }\n[[play]]')
MOVED = MOVED.partition("chance")[0]


BESIDE_HOKI = ("bingo", "bitchu", "harima", "mimasaka", "tajima")


def checked(text: str) -> None:
    scenario = msgspec.convert(tomllib.loads(text), Scenario)
    check_scenario(GAMES["shogun"], scenario, {"players": 3})


@pytest.mark.parametrize(
    "text",
    [
        FOUGHT + "asks = 2",
        MOVED + "asks = 0",
        FOUGHT + 'told.spectator = [{ event = "cubes-thrown", seat = 1, thrown = 2 }]',
        FOUGHT + 'told.black = [{ event = "cubes-thrown", seat = "none" }]',
        FOUGHT + "views.spectator = { provinces.kai = { owner = 1, armies = 2 } }",
        FOUGHT + 'views.black.seats = { 2.hand = "none", 1.colour = "black" }',
        MOVED + f"legal.yellow = {[f'target {province}' for province in BESIDE_HOKI]}",
        'places = [["red", "black", "yellow"]]\n' + FOUGHT,
        'places = [["yellow", "red"], "black"]\n'
        + FOUGHT.replace("actor =", "chests = { red = 20, yellow = 20 }\nactor ="),
    ],
    ids=itertools.count(),
)
def test_what_a_scenario_can_say(text: str) -> None:
    checked(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (FOUGHT + "asks = 0", r"asked 0 times, found \['thrown seat2 2', 'thrown farmers 0'\]"),
        (
            FOUGHT + 'told.spectator = [{ event = "cubes-thrown", seat = 1, thrown = 3 }]',
            "spectator is not told .*'thrown': 3.*, but .*'thrown': 2",
        ),
        (FOUGHT + "views.1 = { provinces.kai.armies = 1 }", "what 1 sees:\n.*kai.armies: expected"),
        (FOUGHT + "views.green = { }", '"green"'),
        (MOVED + 'legal = { yellow = ["stay"] }', r"unexpected \['target"),
        ('places = ["red", ["black", "yellow"]]\n' + FOUGHT, r"found \[\['black', 'red', 'yell"),
        (
            FOUGHT.replace("seat2 2", "seat1 1"),
            r'"thrown seat1 1", does not fit: .* "thrown seat2 ',
        ),
        (FOUGHT.replace("seat2 2", "seat2 4"), r'"thrown seat2 4", cannot be: there are only 2'),
    ],
    ids=itertools.count(),
)
def test_a_scenario_that_does_not_hold_says_what(text: str, sentence: str) -> None:
    with pytest.raises(BakufuError, match=sentence):
        checked(text)
