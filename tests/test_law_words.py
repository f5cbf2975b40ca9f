"""Laws that do not hold are told in the game's words, never by an inner number."""

import re

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import random_game
from bakufu.engine.text.wording import called, called_all
from bakufu.games.shelf import GAMES
from bakufu.games.shogun import names
from bakufu.games.shogun.state import ShogunState

INNER = re.compile(
    r"\b(province|card|favour|kind|type|bonus|cubes|action|actions|borders|field|seat) (-\d|0\b)"
    r"|\b(province|card|kind|type|bonus|cubes|action|actions|borders) \d"
    r"|\[-?\d"
)
# Of these the numbers are the game's own: how many, or a list that is printed with numbers.
COUNTED = re.compile(r"events open|titles \[|hierarchy tiles|places taken are|favours \[")


def damaged(state: State, name: str, dice: Dice) -> State:
    """The position with one number of one list changed."""
    copy = state.clone()
    cells = getattr(copy, name)
    place = dice.below(len(cells))
    cells[place] = cells[place] + (1 if dice.below(2) else -1)
    return copy


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("shitenno", {"players": 3}),
        ("shogun", {"players": 4, "start": "draft"}),
        ("shogun", {"players": 3, "leaders": "on", "court": "on", "chambers": "on"}),
    ],
)
def test_broken_laws_name_no_inner_number(game: str, options: dict[str, object]) -> None:
    found, dice = GAMES[game], Dice(8)
    told: set[str] = set()
    for number, step in enumerate(random_game(found, found.setup(options), 3)):
        if number % 9:
            continue
        lists = [name for name in dir(step.after) if _is_list(step.after, name)]
        assert len(lists) > 10
        for name in lists:
            told |= set(found.broken_laws(None, damaged(step.after, name, dice)))
    assert len({message.split(":")[0] for message in told}) > 5
    for message in told:
        assert COUNTED.search(message) or not INNER.search(message), message


def _is_list(state: State, name: str) -> bool:
    cells = () if name.startswith("_") else getattr(state, name)
    return hasattr(cells, "__len__") and len(cells) > 0 and all(type(x) is int for x in cells)


def test_a_wrong_province_is_named() -> None:
    game = GAMES["shogun"]
    state = next(random_game(game, game.setup({"players": 3}), 1)).after
    assert isinstance(state, ShogunState)
    state.unrest[names.PROVINCES.index("settsu")] = 2
    assert any("settsu has 2 revolt markers" in law for law in game.broken_laws(None, state))


def test_any_number_is_called_something() -> None:
    assert called(names.PROVINCES, 33) == "settsu"
    assert called(names.PROVINCES, -1) == "nothing"
    assert called(names.PROVINCES, 99) == "no. 99"
    assert called_all(names.SEATS, [2, 0]) == "seat3, seat1"
    assert called_all(names.SEATS, []) == "none"
