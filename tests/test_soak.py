"""Thousands of random games: run by hand with `make test ARGS="-m soak"`."""

import pytest

from bakufu.engine.table.contract import CHECKS, variants
from bakufu.games.shelf import GAMES

GAMES_PER_CHECK = 2_000
CHUNKS = 40


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("check", ["laws", "secrecy", "documents", "determinise"])
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_games(game: str, check: str, chunk: int) -> None:
    sets = variants(GAMES[game])
    for seed in range(chunk, GAMES_PER_CHECK, CHUNKS):
        setup = GAMES[game].setup(sets[seed % len(sets)])
        CHECKS[check](GAMES[game], setup, 10_000 + seed)
