"""Every check of the contract on every game and every variant."""

import pytest

from bakufu.engine.contract import CHECKS, variant_name, variants
from bakufu.games.shelf import GAMES

GAMES_PER_CASE = 2
CASES = [
    # Every variant has random games of its own.
    pytest.param(game, options, check, 10 * number, id=f"{game}-{check}-{variant_name(options)}")
    for game in GAMES
    for number, options in enumerate(variants(GAMES[game]))
    for check in CHECKS
]


@pytest.mark.parametrize(("game", "options", "check", "first"), CASES)
def test_contract(game: str, options: dict[str, object], check: str, first: int) -> None:
    setup = GAMES[game].setup(options)
    for seed in range(first, first + GAMES_PER_CASE):
        CHECKS[check](GAMES[game], setup, seed)
