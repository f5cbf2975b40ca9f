"""Every example of Shogun's rulebooks is played: the table on top of `examples.toml` says where."""

from pathlib import Path

from bakufu.engine.table.scenario import Scenario, read_scenarios
from bakufu.engine.text.rulebook import rulebook
from bakufu.games.shelf import find_game

FOLDER = Path(__file__).parent / "scenarios" / "shogun"
GAME = find_game("shogun")


def table() -> list[tuple[str, str, str]]:
    """Rule, file and title of the scenario, for every line of the table."""
    rows = []
    for line in (FOLDER / "examples.toml").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.removeprefix("#").split("|")]
        if line.startswith("# SHO-") and len(cells) == 3:
            file, _, title = cells[2].partition(": ")
            rows.append((cells[0], file, title))
    return rows


def scenarios() -> dict[tuple[str, str], Scenario]:
    return {
        (path.stem, scenario.title): scenario
        for path in FOLDER.glob("*.toml")
        for scenario in read_scenarios(path).scenario
    }


def test_the_table_names_scenarios_that_play_the_rule() -> None:
    found = scenarios()
    for rule, file, title in table():
        assert (file, title) in found, f"there is no scenario {file}: {title}"
        scenario = found[file, title]
        assert rule in scenario.rules, f"{file}: {title} does not name {rule}"
        assert scenario.play, f"{file}: {title} plays nothing"


def test_every_example_of_a_rule_that_is_built_is_in_the_table() -> None:
    marked = {
        rule
        for rule, entry in rulebook("shogun").items()
        if "Case: rulebook example" in entry.text and GAME.is_built(rule)
    }
    assert len(marked) >= 23
    missing = sorted(marked - {rule for rule, _, _ in table()})
    assert not missing, f"examples that are not played: {', '.join(missing)}"
