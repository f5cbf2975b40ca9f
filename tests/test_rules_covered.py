"""No rule without a test that names it: in a scenario's `rules`, or in a `@rule("...")` mark."""

import re
from pathlib import Path

import pytest

from bakufu.engine.rulebook import rulebook
from bakufu.engine.scenario import read_scenarios
from bakufu.games.shelf import BEING_BUILT, GAMES

TESTS = Path(__file__).parent
MARK = re.compile(r"@rule\(([^)]*)\)")


def named_rules() -> set[str]:
    """The rule ids that scenarios and marked tests name."""
    named = {
        rule
        for path in TESTS.rglob("*.toml")
        for scenario in read_scenarios(path).scenario
        for rule in scenario.rules
    }
    for path in TESTS.rglob("test_*.py"):
        for arguments in MARK.findall(path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"[A-Z]{3}-[A-Z]+-\d\d", arguments))
    return named


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    missing = sorted(set(rulebook(game)) - named_rules())
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for game in GAMES | BEING_BUILT for rule in rulebook(game)}
    assert not named_rules() - known


def test_the_rulebook_of_shitenno_is_whole() -> None:
    assert len(rulebook("shitenno")) == 96
