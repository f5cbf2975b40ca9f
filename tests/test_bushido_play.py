"""Bushido is played at random under all its options: laws, copies, documents, secrecy, words."""

import random

import pytest

from bakufu.engine.table.contract import CHECKS
from bakufu.games.bushido.game import Bushido

GAME = Bushido()
OTHERS = [option for option in GAME.options if option.name != "players"]


def some_options(players: int, seed: int) -> dict[str, object]:
    """Every option with some value; all at their defaults for seed 0."""
    choice = random.Random(seed)
    chosen: dict[str, object] = {"players": players}
    for option in OTHERS if seed else ():
        chosen[option.name] = choice.choice(option.values)
    if chosen.get("elite") == "on":
        chosen["campaign"] = "on"
    return chosen


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold(players: int, seed: int) -> None:
    CHECKS["laws"](GAME, GAME.setup(some_options(players, seed)), seed)


@pytest.mark.parametrize(
    ("check", "players"),
    [(name, 3 + number % 3) for number, name in enumerate(CHECKS) if name != "laws"],
)
def test_the_contract_holds(check: str, players: int) -> None:
    CHECKS[check](GAME, GAME.setup(some_options(players, players)), players)
