"""Every scenario file is a test; each scenario carries the ids of the rules it checks."""

from pathlib import Path

import pytest

from bakufu.engine.table.options import OptionValue
from bakufu.engine.table.scenario import Scenario, check_scenario, read_scenarios
from bakufu.games.shelf import GAMES

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))
ALL = [
    pytest.param(file.game, scenario, file.options, id=f"{path.stem}: {scenario.title}")
    for path in FILES
    for file in [read_scenarios(path)]
    for scenario in file.scenario
]


@pytest.mark.parametrize(("game", "scenario", "options"), ALL)
def test_scenario(game: str, scenario: Scenario, options: dict[str, OptionValue]) -> None:
    check_scenario(GAMES[game], scenario, options)
