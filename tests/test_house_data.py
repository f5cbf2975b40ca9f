"""House data: the owner's own numbers, checked on load."""

import pytest

from bakufu.engine.chance import Dice
from bakufu.engine.contract import check_fold, check_laws, check_secrecy
from bakufu.engine.errors import BadInput
from bakufu.engine.game import Document
from bakufu.games.shelf import find_game
from bakufu.games.shitenno.data import certainty, make_box

GAME = find_game("shitenno")
RICH: Document = {
    "koku_cards": {"1-koku": 4, "2-koku": 8, "3-koku": 12},
    "provinces": {
        "kanto": {"kind": "bushi", "beside": 1, "positions": [1, 2, 3, 4], "majority": 10}
    },
    "kamons": {"4": 6},
}


def test_house_data_replaces_the_printed_numbers() -> None:
    box = make_box(GAME.setup({"players": 4}, RICH))
    assert list(box.deck)[:3] == [4, 8, 12]
    assert list(box.values)[28:] == [1, 2, 3, 4]
    assert (box.majority[7], box.beside[7], box.own_kind[7], box.stock) == (10, 1, 1, 6)
    assert box.values[0] == 3


@pytest.mark.parametrize("check", [check_laws, check_fold, check_secrecy])
def test_the_contract_holds_with_house_data(check) -> None:  # type: ignore[no-untyped-def]
    setup = GAME.setup({"players": 4}, RICH)
    for seed in range(3):
        check(GAME, setup, seed)


def test_a_province_may_be_replaced_in_part() -> None:
    box = make_box(GAME.setup({"players": 4}, {"provinces": {"kanto": {"majority": 9}}}))
    assert (box.majority[7], box.values[28], box.beside[7]) == (9, 5, 3)


def test_house_data_is_part_of_the_log() -> None:
    from bakufu.engine.table import Table

    table = Table(GAME, GAME.setup({"players": 4}, RICH), list("abcd")).begin(Dice(1))
    assert '"kamons":{"4":6}' in table.log_text().splitlines()[0]


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


def test_every_table_of_the_box_says_how_certain_it_is() -> None:
    grades = {grade for grade, _ in certainty().values()}
    assert grades <= {"certain", "high", "reconstructed"}
    assert certainty()["provinces"] == ("certain", "scan of the printed board")
