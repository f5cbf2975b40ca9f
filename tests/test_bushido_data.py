"""Bushido's map and numbers, and what cannot be played with or is not understood, in a sentence."""

from typing import Any

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.contract import random_game
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.bushido import names
from bakufu.games.bushido.box import HEXES, LAND
from bakufu.games.bushido.data import PRINTED, hexes_of, make_box
from bakufu.games.bushido.game import Bushido

GAME = Bushido()


def beside(players: int, place: int) -> int:
    return len(set(LAND.beside(place)) & set(hexes_of(players)))


@pytest.mark.parametrize(("players", "rows"), [(3, "4554"), (4, "345543"), (5, "456654")])
def test_maps_have_their_rows_and_every_hex_three_four_or_six_neighbours(
    players: int, rows: str
) -> None:
    places = hexes_of(players)
    letters = [names.HEXES[place][0] for place in places]
    counted = [str(letters.count(letter)) for letter in dict.fromkeys(letters)]
    assert "".join(counted) == rows
    assert {beside(players, place) for place in places} <= {3, 4, 6}


def test_neighbours_of_the_small_map() -> None:
    middle, corner = (
        names.index("0,0", names.HEXES, "hex"),
        names.index("-1,-1", names.HEXES, "hex"),
    )
    assert (beside(3, middle), beside(3, corner)) == (6, 3)
    one, other = (names.index(word, names.HEXES, "hex") for word in ("1,-1", "1,1"))
    assert LAND.are_neighbours(middle, one)
    assert not LAND.are_neighbours(middle, other)
    assert len(names.HEXES) == HEXES


def test_the_box_holds_what_the_list_says() -> None:
    box = make_box(GAME.setup({"players": 4}))
    things = dict(zip(names.THINGS, map(int, box.things), strict=True))
    assert sum(things[tile] for tile in names.TILES) == 137
    assert (things["1"], things["2"], things["3"]) == (42, 36, 24)
    assert sum(things[disc] for disc in names.DISCS) == 33
    values = zip(box.honour, box.koku, box.katana, strict=True)
    assert dict(zip(names.KINDS, values, strict=True)) == {
        "mountain": (2, 2, 0),
        "rice": (2, 8, 0),
        "village": (3, 4, 0),
        "town": (4, 3, 1),
        "city": (6, 4, 2),
        "temple": (8, 2, 1),
        "fortress": (10, 5, 5),
    }


def test_options_change_the_box() -> None:
    box = make_box(GAME.setup({"players": 4, "town_katana": 0, "katana_split": "51-34-17"}))
    assert box.katana[names.KINDS.index("town")] == 0
    assert [int(number) for number in box.things][:3] == [51, 34, 17]


def test_every_number_has_a_certainty() -> None:
    assert {kind for kind, _ in GAME.certainty().values()} == {"certain", "high", "reconstructed"}
    assert set(GAME.certainty()) == set(PRINTED.tables())


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        ({"honor": {}}, 'there is no table "honor"'),
        ({"honour": {"temple": -1}}, "honour.temple must be 0 to 60"),
        ({"honour": {"shrine": 1}}, 'there is no entry "shrine"'),
        ({"suggested_sets": {"4": {"mountain": 1}}}, "suggested_sets.4: too few provinces"),
        ({"discs": {"battle": 2}}, "discs: at least 25 to fight with"),
        ({"pieces": {"troops": 10}}, "pieces.troops must be 25 to 30"),
        ({"tracks": {"months": 13}}, "tracks.months must be 1 to 12"),
        ({"draws": {"to_arms": [1, 2]}}, "draws.to_arms must be a number for each month"),
        ({"tea": {"gift": "much"}}, "tea"),
    ],
)
def test_house_data_that_cannot_be_played_with(house: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.setup({"players": 4}, house)


def test_house_data_change_numbers() -> None:
    setup = GAME.setup({"players": 4}, {"honour": {"temple": 9}})
    assert make_box(setup).honour[names.KINDS.index("temple")] == 9


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({"months": 3}, 'there is no part of a position "months": did you mean "month"'),
        ({"month": 14}, "month: expected 0 to 13"),
        ({"waits_for": "dinner"}, "there is no decision"),
        ({"waits_for": "deploy"}, "does not go with month 1"),
        ({"land": {"z9": "red temple 3"}}, 'there is no hex "z9"'),
        ({"land": {"f1": "red temple 3"}}, "not on the map of 4 players"),
        ({"land": {"c3": "red"}}, "is no province"),
        ({"land": {"c3": "red shrine 2"}}, 'there is no kind of province "shrine"'),
        ({"land": {"c3": "red temple 0"}}, "BUS-LAW-09"),
        ({"land": {"c3": "red temple 2 ronin 2"}}, "BUS-LAW-10"),
        ({"land": {"c3": "red temple 31"}}, "BUS-LAW-03"),
        ({"land": {"c3": "red fortress 1", "c4": "red fortress 1"}}, "BUS-LAW-08"),
        ({"land": {"c3": "red temple 2 elite 1"}}, "BUS-LAW-04"),
        ({"dh": {"red": 20, "blue": 20}}, "BUS-LAW-05"),
        ({"sh": {"red": 20, "blue": 20}}, "BUS-LAW-06"),
        ({"dh": {"red": 50}}, "BUS-LAW-19"),
        ({"tiles": {"red": ["geisha x5"]}}, "there are only 4 geisha"),
        ({"tiles": {"red": ["sword"]}}, 'there is no tile "sword"'),
        ({"discs": {"red": ["battle x5"]}}, "BUS-LAW-12"),
        ({"bag": 12}, "bag: the rest of the position makes it 137"),
        ({"waits_for": "stack"}, "what is the target"),
        ({"roles": {"sensei": "blue"}}, "BUS-LAW-16"),
        ({"tokens": {"red": ["9"]}}, 'there is no token "9"'),
    ],
)
def test_positions_that_cannot_be(document: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.from_document(GAME.setup({"players": 4}), document)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("dance", 'there is no move "dance"'),
        ("attack c4", "is not understood"),
        ("attack z9 from c3", 'there is no hex "z9"'),
        ("regroup many in c3", "is not understood"),
        ("deal blue", "say whom the cards go to"),
        ("stack 4", 'there is no katana tile "4"'),
        ("deploy 3 in c3, 2 in c3", "C3 is named twice"),
    ],
)
def test_orders_nobody_understands(order: str, sentence: str) -> None:
    state = GAME.from_document(GAME.setup({"players": 4}), {})
    with pytest.raises(BadInput, match=sentence):
        GAME.read_order(state, 0, order)


def test_the_examples_are_understood() -> None:
    state = GAME.from_document(GAME.setup({"players": 4}), {})
    for example in GAME.order_examples:
        assert GAME.read_order(state, 0, example)


def test_elite_troops_need_campaign_tokens() -> None:
    """Whoever says nothing of them gets them with the elite troops."""
    assert GAME.setup({"players": 4, "elite": "on"}).options["campaign"] == "on"
    with pytest.raises(Refused, match="BUS-ELITE-01"):
        GAME.setup({"players": 4, "elite": "on", "campaign": "off"})


def test_a_damaged_position_is_told_in_words() -> None:
    """Laws look at positions in which any number may be wrong, and never fail."""
    dice = Dice(3)
    told: set[str] = set()
    setup = GAME.setup({"players": 4, "campaign": "on", "elite": "on"})
    for number, step in enumerate(random_game(GAME, setup, 2)):
        if number % 40:
            continue
        for name in dir(step.after):
            cells = () if name.startswith("_") else getattr(step.after, name)
            if hasattr(cells, "__len__") and len(cells) and all(type(x) is int for x in cells):
                damaged = step.after.clone()
                row = getattr(damaged, name)
                place = dice.below(len(row))
                row[place] = row[place] + (1 if dice.below(2) else -1)
                told |= set(GAME.broken_laws(None, damaged))
    assert len({message.split(":")[0] for message in told}) > 8


def test_a_spy_keeps_what_he_saw_and_his_view_does_not() -> None:
    position = {
        "waits_for": "intrigue",
        "tiles": {"yellow": ["shinobi"], "red": ["3", "geisha"]},
        "discs": {"red": ["kotau"]},
    }
    state = GAME.from_document(GAME.setup({"players": 4}), position)
    (move,) = GAME.read_order(state, 3, "spy red")
    state.apply(3, move, Dice(0), Scribe())
    assert sorted(GAME.recall(state, 3).values()) == ["3", "geisha", "kotau"]
    assert GAME.recall(state, 1) == {}
    for seed in range(20):
        world = state.determinise(3, Dice(seed))
        assert GAME.document(world)["tiles"]["red"] == ["3", "geisha"]
