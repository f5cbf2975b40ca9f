"""The Cases of Bushido's rulebook as scenarios; the files move to `scenarios/` with the game's
place on the shelf."""

import re
from pathlib import Path

import pytest

from bakufu.engine.table.options import OptionValue
from bakufu.engine.table.scenario import Scenario, check_scenario, read_scenarios
from bakufu.engine.text.rulebook import rulebook
from bakufu.games.bushido.game import Bushido

GAME = Bushido()
TESTS = Path(__file__).parent
FILES = {path: read_scenarios(path) for path in sorted((TESTS / "bushido").glob("*.toml"))}
ALL = [
    pytest.param(scenario, file.options, id=f"{path.stem}: {scenario.title}")
    for path, file in FILES.items()
    for scenario in file.scenario
]


@pytest.mark.parametrize(("scenario", "options"), ALL)
def test_scenario(scenario: Scenario, options: dict[str, OptionValue]) -> None:
    check_scenario(GAME, scenario, options)


def test_every_rule_has_a_scenario() -> None:
    named = {rule for file in FILES.values() for one in file.scenario for rule in one.rules}
    for path in TESTS.glob("test_bushido_*.py"):
        for arguments in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"BUS-[A-Z]+-\d\d", arguments))
    rules = set(rulebook("bushido"))
    assert len(rules) == 226
    assert sorted(rules - named) == []
    assert sorted(named - rules) == []
