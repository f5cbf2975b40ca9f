"""Every check of the contract on every game and every variant."""

import pytest

from bakufu.engine.contract import CHECKS, variants
from bakufu.games.shelf import GAMES

SEEDS = range(3)
CASES = [
    pytest.param(game, options, check, id=f"{game}-{check}-{'-'.join(map(str, options.values()))}")
    for game in GAMES
    for options in variants(GAMES[game])
    for check in CHECKS
]


@pytest.mark.parametrize(("game", "options", "check"), CASES)
def test_contract(game: str, options: dict[str, object], check: str) -> None:
    setup = GAMES[game].setup(options)
    for seed in SEEDS:
        CHECKS[check](GAMES[game], setup, seed)
