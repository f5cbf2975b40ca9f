"""A table: refused moves change nothing, orders are all or nothing, viewers learn their share."""

import msgspec
import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import digest
from bakufu.engine.table.game import Game
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.shelf import GAMES, find_game

GAME: Game = find_game("shitenno")


def begun(players: int = 4, **options: object) -> Table:
    setup = GAME.setup({"players": players, **options})
    return Table(GAME, setup, [f"p{i}" for i in range(players)]).begin(Dice(11))


@rule("SHI-PAY-05")
def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    table = begun()
    before, text = digest(table.state), table.log_text()
    with pytest.raises(Refused) as refusal:
        table.play(0, GAME.move_number("accept"), Dice(1))
    assert refusal.value.rule.startswith("SHI-")
    assert (digest(table.state), table.log_text()) == (before, text)


def test_an_order_is_carried_out_whole_or_not_at_all() -> None:
    table = begun(general_choice="random")
    seat = table.actors[0]
    before = table.log_text()
    with pytest.raises(Refused, match="SHI-SHARE-06"):
        table.order(seat, "lot 2 seals: 3-koku x4", Dice(1))
    assert table.log_text() == before
    table.order(seat, "lot 2 seals", Dice(1))
    assert [entry.move for entry in table.entries[-2:]] == ["tile 2", "offer"]


@pytest.mark.parametrize("move", [-1, 101, 10**9])
def test_a_move_outside_the_vocabulary_is_bad_input(move: int) -> None:
    with pytest.raises(BadInput, match="there is no move"):
        begun().play(0, move, Dice(1))


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_nobody_has_is_bad_input(seat: int) -> None:
    with pytest.raises(BadInput, match="there is no seat"):
        begun().play(seat, 0, Dice(1))


def test_the_number_of_names_must_fit() -> None:
    with pytest.raises(BadInput, match="4 seats are needed, 2 names were given"):
        Table(GAME, GAME.setup({"players": 4}), ["a", "b"])


def test_a_table_must_be_set_up_first() -> None:
    table = Table(GAME, GAME.setup({"players": 2}), ["a", "b"])
    with pytest.raises(BadInput, match="has not been set up"):
        _ = table.actors


@rule("SHI-SETUP-13")
def test_only_the_owner_is_told_the_cards_dealt() -> None:
    table = begun(general_choice="random")
    told = {viewer: msgspec.json.encode(table.history(viewer)) for viewer in (0, 1, None)}
    assert told[0] != told[1] != told[None]
    assert told[0].count(b'"card":null') == 6
    assert told[None].count(b'"card":null') == 8


@pytest.mark.parametrize("game", GAMES)
def test_the_options_are_a_schema(game: str) -> None:
    from bakufu.engine.table.options import schema_document

    schema = schema_document(GAMES[game].options)
    assert schema["required"] == [o.name for o in GAMES[game].options if o.default is None]
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "option players must be given: one of 2, 3, 4"),
        ({"players": 4, "generals": "random"}, 'no option "generals"'),
        (
            {"players": 4, "empty_lots": "never"},
            "cannot be never: it takes one of allowed, forbidden",
        ),
        ({"players": True}, "SHI-SETUP-01"),
        ({"players": "many"}, "SHI-SETUP-01"),
    ],
)
def test_wrong_options_say_what_is_expected(options: dict[str, object], message: str) -> None:
    with pytest.raises((BadInput, Refused), match=message):
        GAME.setup(options)


def test_options_from_a_command_line_are_text() -> None:
    assert GAME.setup({"players": "3"}).players == 3


def test_a_game_that_is_not_on_the_shelf_gets_a_suggestion() -> None:
    with pytest.raises(BadInput, match='did you mean "shitenno"'):
        find_game("shiteno")
