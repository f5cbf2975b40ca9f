"""House data: the owner's own numbers, checked on load. Shogun's tables: `test_shogun_data.py`."""

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.contract import CHECKS
from bakufu.engine.table.game import Document, Game
from bakufu.engine.table.log import parse_log
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game
from bakufu.games.shitenno.data import make_box

GAME = find_game("shitenno")
RICH: Document = {
    "koku_cards": {"1-koku": 4, "2-koku": 8, "3-koku": 12},
    "provinces": {
        "kanto": {"kind": "bushi", "beside": 1, "positions": [1, 2, 3, 4], "majority": 10}
    },
    "kamons": {"4": 6},
}
HOUSES: dict[str, Document] = {
    "shitenno": RICH,
    "shogun": {
        "provinces": {"kai": {"tax": 9, "sun": "brown"}},
        "sea_routes_sun": {"pairs": [["tosa", "kii"]]},
        "actions": {"castle": {"price": 4}},
        "events": {"tax-at-most": {"loss": 9}},
        "supply_table": {"7": {"revolts": 4}},
        "starting_chests": {"4": 20},
    },
    "edo": {
        "building_prices": {"house": {"wood": 2}},
        "starting_sets": {"k1": {"rice": 2, "wood": 3, "stone": 2}},
        "merchant_cards": {"m01": {"buy": "rice", "most": 3, "each": 1, "price": {"ryo": 3}}},
        "end": {"points": 8},
    },
    "bushido": {
        "honour": {"temple": 9, "town": 5},
        "koku": {"fortress": 7},
        "effect_tiles": {"geisha": 6, "shinobi": 8},
        "discs": {"kotau": 3},
        "tracks": {"months": 8},
        "draws": {"to_arms": [1, 1, 2, 2, 3, 3, 4, 4]},
    },
}


def test_house_data_replaces_the_printed_numbers() -> None:
    box = make_box(GAME.setup({"players": 4}, RICH))
    assert list(box.deck)[:3] == [4, 8, 12]
    assert list(box.values)[28:] == [1, 2, 3, 4]
    assert (box.majority[7], box.beside[7], box.own_kind[7], box.stock) == (10, 1, 1, 6)
    assert box.values[0] == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", ["laws", "fold", "secrecy", "documents"])
def test_the_contract_holds_with_house_data(game: str, check: str) -> None:
    setup = GAMES[game].setup({"players": 4}, HOUSES[game])
    for seed in range(3):
        CHECKS[check](GAMES[game], setup, seed)


def test_a_province_may_be_replaced_in_part() -> None:
    box = make_box(GAME.setup({"players": 4}, {"provinces": {"kanto": {"majority": 9}}}))
    assert (box.majority[7], box.values[28], box.beside[7]) == (9, 5, 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_house_data_is_part_of_the_log(game: Game) -> None:
    house = HOUSES[game.id]
    table = Table(game, game.setup({"players": 4}, house), list("abcd")).begin(Dice(1))
    assert parse_log(table.log_text(), "the log").header.house == house


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ({"troops": {}}, 'there is no table "troops"'),
        ({"kamons": 7}, "kamons must be a table"),
        ({"kamons": {"4": "many"}}, "Expected `int`"),
        ({"kamons": {"4": 9}}, r"kamons\.4 must .* fit the 32 positions, not 9"),
        ({"koku_cards": {"4-koku": 1}}, 'there is no koku card "4-koku"'),
        ({"koku_cards": {"1-koku": 11}}, "whole number of years .SHI-SHARE-05."),
        ({"troop_cards": {"samurai": -1}}, "must be 0 to 40, not -1"),
        ({"bonus_tiles": {"samurai": {"exchange": 5}}}, "bonus_tiles must be 24"),
        ({"provinces": {"kanto": {"beside": "two"}}}, r"Expected `int`.* at `provinces"),
        ({"provinces": {"kanto": {"gate": 2}}}, "contains unknown field `gate`"),
        (
            {
                "provinces": {
                    "kanto": {"kind": "ninja", "beside": 2, "positions": [1] * 4, "majority": 6}
                }
            },
            'there is no troop kind "ninja"',
        ),
        (
            {
                "provinces": {
                    "edo": {"kind": "bushi", "beside": 2, "positions": [1] * 4, "majority": 6}
                }
            },
            'there is no province "edo"',
        ),
    ],
)
def test_faults_in_house_data_are_named(house: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.setup({"players": 4}, house)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_table_of_the_box_says_how_certain_it_is(game: Game) -> None:
    assert game.certainty()
    for grade, source in game.certainty().values():
        assert grade in ("certain", "high", "medium", "reconstructed")
        assert source


def test_the_board_of_shitenno_is_certain() -> None:
    assert GAME.certainty()["provinces"] == ("certain", "scan of the printed board")
