"""Every check of the contract on every game and every variant."""

import itertools

import pytest

from bakufu.engine.table.contract import CHECKS, tables, variant_name, variants
from bakufu.engine.table.game import Game
from bakufu.games.shelf import GAMES

# Of a kind of table; where only an option differs, or modules come together, one game will do.
GAMES_PER_TABLE = 2
CASES = [
    # Every check of every variant has random games of its own.
    pytest.param(game, options, check, 10 * number, id=f"{game}-{check}-{variant_name(options)}")
    for game in GAMES
    for number, (options, check) in enumerate(itertools.product(variants(GAMES[game]), CHECKS))
]


@pytest.mark.parametrize(("game", "options", "check", "first"), CASES)
def test_contract(game: str, options: dict[str, object], check: str, first: int) -> None:
    setup = GAMES[game].setup(options)
    games = GAMES_PER_TABLE if options in tables(GAMES[game]) else 1
    for seed in range(first, first + games):
        CHECKS[check](GAMES[game], setup, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_every_option_is_played(game: Game) -> None:
    sets = [game.setup(options).options for options in variants(game)]
    for option in game.options:
        played = {options.get(option.name, option.default) for options in sets}
        assert {*option.values, *option.others} <= played
    assert len({variant_name(options) for options in variants(game)}) == len(sets)


def test_shogun_is_played_with_all_sixteen_combinations_of_modules() -> None:
    game = GAMES["shogun"]
    found = [game.setup(options).options for options in variants(game)]
    played = {tuple(options[name] for name in game.modules) for options in found}
    assert len(played) == 16


def test_shogun_is_played_on_every_side_with_every_start_and_number_of_players() -> None:
    game = GAMES["shogun"]
    found = [game.setup(options).options for options in tables(game)]
    starts = [("sun", "fixed"), ("sun", "draft"), ("moon", "draft")]
    assert [(options["side"], options["start"], options["players"]) for options in found] == [
        (*start, players) for start in starts for players in (3, 4, 5)
    ]
