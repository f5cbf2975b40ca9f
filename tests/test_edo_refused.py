"""Every refusal of Edo's rulebook is played; `test_scenarios.py` plays the scenarios."""

import re
from pathlib import Path

from bakufu.engine.table.scenario import read_scenarios
from bakufu.engine.text.rulebook import book_text

FOLDER = Path(__file__).parent / "scenarios" / "edo"


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
        for path in FOLDER.glob("*.toml")
        for scenario in read_scenarios(path).scenario
        for text in [scenario.refused, *(play.rule for play in scenario.play if play.refuse)]
        for rule in (text or "").split(" or ")
    }
    rows = refused_rows()
    assert len(rows) == 53
    missing = [tried for tried, rules in rows if not rules & cited]
    assert missing == []
