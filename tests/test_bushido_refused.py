"""Every refusal in the Cases of Bushido's rulebook is played, and names its rule."""

from pathlib import Path

from bakufu.engine.table.scenario import read_scenarios
from bakufu.engine.text.rulebook import rulebook

FOLDER = Path(__file__).parent / "scenarios" / "bushido"
# One rule says it of a kind of piece, the other refuses it.
BY_ANOTHER = {"BUS-ELITE-06": "BUS-SETUP-17"}


def test_every_refusal_of_the_rulebook_is_played() -> None:
    cited: dict[str, set[str]] = {}
    for path in FOLDER.glob("*.toml"):
        for scenario in read_scenarios(path).scenario:
            texts = [scenario.refused, *(play.rule for play in scenario.play if play.refuse)]
            for tested in scenario.rules:
                rules = (rule for text in texts for rule in (text or "").split(" or "))
                cited.setdefault(tested, set()).update(rules)
    refusing = [
        rule.id
        for rule in rulebook("bushido").values()
        if any(line.startswith("- Case") and "refused" in line for line in rule.text.splitlines())
    ]
    assert len(refusing) == 34
    assert [one for one in refusing if BY_ANOTHER.get(one, one) not in cited[one]] == []
