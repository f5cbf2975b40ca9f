"""How a game comes onto the shelf."""

import os
import subprocess
import sys

import pytest

from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, register
from bakufu.games.shitenno.game import Shitenno


def test_two_games_cannot_have_one_name() -> None:
    class Other(Shitenno):
        pass

    with pytest.raises(BadInput, match='two games called "shitenno"'):
        register(Other())
    assert type(GAMES["shitenno"]) is Shitenno


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("nowhere:Auction", "BAKUFU_GAMES: cannot find the game nowhere:Auction"),
        ("json:loads", "BAKUFU_GAMES: json:loads is not a class derived from Game"),
        ("json", "BAKUFU_GAMES: cannot find the game json"),
    ],
)
def test_a_name_that_is_no_game_is_refused_in_one_sentence(named: str, said: str) -> None:
    command = [sys.executable, "-m", "bakufu.cli.main", "games"]
    environment = {**os.environ, "BAKUFU_GAMES": named}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr
