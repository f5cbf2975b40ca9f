"""No rule without a test that names it: in a scenario's `rules`, or in a `@rule("...")` mark."""

import re
from pathlib import Path

import pytest

from bakufu.engine.table.scenario import read_scenarios
from bakufu.engine.text.rulebook import rulebook
from bakufu.games.shelf import GAMES

TESTS = Path(__file__).parent
MARK = re.compile(r"@rule\(([^)]*)\)")


def named_rules() -> set[str]:
    """The rule ids that scenarios and marked tests name."""
    named = {
        rule
        for path in (TESTS / "scenarios").rglob("*.toml")
        for scenario in read_scenarios(path).scenario
        for rule in scenario.rules
    }
    for path in TESTS.rglob("test_*.py"):
        for arguments in MARK.findall(path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"[A-Z]{3}-[A-Z]+-\d\d", arguments))
    return named


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    built = {rule for rule in rulebook(game) if GAMES[game].is_built(rule)}
    missing = sorted(built - named_rules())
    assert not missing, f"rules without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_built_yet_has_no_test_yet(game: str) -> None:
    """So the list gets shorter as the game grows."""
    named = named_rules()
    for waiting in GAMES[game].not_built_yet:
        rules = {rule for rule in rulebook(game) if rule.startswith(waiting)}
        assert rules, f"{waiting}: the rulebook has no such rule"
        assert not rules & named, f"tests name rules said not to be built: {sorted(rules & named)}"


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for game in GAMES for rule in rulebook(game)}
    assert not named_rules() - known


def test_the_rulebooks_are_whole() -> None:
    assert len(rulebook("shitenno")) == 96
    expansions = ("SHO-COURT", "SHO-SAM", "SHO-LEAD", "SHO-CHAM")
    base = [rule for rule in rulebook("shogun") if not rule.startswith(expansions)]
    assert (len(rulebook("shogun")), len(base)) == (313, 233)
    assert len(rulebook("edo")) == 172
    assert len(rulebook("bushido")) == 226
