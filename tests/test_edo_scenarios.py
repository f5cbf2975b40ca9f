"""Every Case of Edo's rulebook as a scenario; the files move to `scenarios/` with the game's place
on the shelf."""

import re
from pathlib import Path

import pytest

from bakufu.engine.table.options import OptionValue
from bakufu.engine.table.scenario import Scenario, check_scenario, read_scenarios
from bakufu.engine.text.rulebook import book_text, rulebook
from bakufu.games.edo.game import Edo

GAME = Edo()
FILES = {
    path: read_scenarios(path) for path in sorted((Path(__file__).parent / "edo").glob("*.toml"))
}
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
    rules = set(rulebook("edo"))
    assert len(rules) == 172
    assert sorted(rules - named) == []
    assert sorted(named - rules) == []


def refused_rows() -> list[tuple[str, set[str]]]:
    """The table "Refused moves at a glance": what is tried, and the rules that may be cited."""
    part = (
        book_text("edo", "en")
        .partition("## 20. Refused moves at a glance")[2]
        .partition("## 21")[0]
    )
    rows = re.findall(r"^\| (.+?) \| ((?:EDO-[A-Z]+-\d\d(?:, )?)+) \|$", part, re.MULTILINE)
    return [(tried, set(rules.split(", "))) for tried, rules in rows]


def test_every_refusal_of_the_rulebook_is_played() -> None:
    """Each rule of the table refuses something in some scenario."""
    cited = {
        rule
        for file in FILES.values()
        for scenario in file.scenario
        for text in [scenario.refused, *(play.rule for play in scenario.play if play.refuse)]
        for rule in (text or "").split(" or ")
    }
    rows = refused_rows()
    assert len(rows) == 53
    missing = [tried for tried, rules in rows if not rules & cited]
    assert missing == []
