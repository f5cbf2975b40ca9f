"""Writes the tables of `shogun-modules.md` from the code: `python docs/pictures/module_tables.py`.

What a module does by itself is the first sentence of each method with which it joins; what it asks
is found by playing.
"""

import ast
import re
from functools import cache
from pathlib import Path

from bakufu.engine.table.contract import random_game
from bakufu.games.shogun import state
from bakufu.games.shogun.game import Shogun

PAGE = Path(__file__).parents[1] / "shogun-modules.md"
SOURCE = Path(__file__).parents[2] / "src" / "bakufu" / "games" / "shogun"
BLOCK = re.compile(r"(<!-- table (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
TITLES = {
    "leaders": "Military Leaders",
    "samurai": "Samurai",
    "court": "Tenno's Court",
    "chambers": "Chambers",
}
# The course of a game: what the base game does, and between it the places and moments of modules.
COURSE = (
    ("first provinces: printed lists or a draft", ()),
    ("", ("PROVINCE_DRAFTED",)),
    ("the tower is filled", ("tower_filled",)),
    ("four events are opened", ("set_up",)),
    ("**a round begins**", ("round_begins",)),
    ("action cards, special cards", ("cards_laid",)),
    ("secret plans and bids, the event, the player order", ("ORDER_FIXED",)),
    ("ten actions by everybody", ("bonus", "bars", "prevents_unrest", "province_lost")),
    ("", ("ACTIONS_DONE",)),
    ("the round is tidied up", ("round_ends",)),
    ("**winter**: rice loss, revolts, scoring", ("province_lost",)),
    ("after the first winter the second year is prepared", ("year_ends", "WINTER_OVER")),
    ("after the second winter the game ends", ("game_ends",)),
)


def joins(module: str) -> dict[str, str]:
    """The places at which a module joins by itself, each with what it does there."""
    places = _methods(SOURCE / "state.py", "Module")
    own = _methods(SOURCE / "modules" / module / "rules.py", "")
    return {name: text for name, text in own.items() if name in places and text}


def _methods(path: Path, name: str) -> dict[str, str]:
    """The methods of a class (of the only one with a base class `Module`) and what they say."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if node.name == name or (not name and "Module" in bases):
                return {
                    part.name: (ast.get_docstring(part) or "").split("\n")[0]
                    for part in node.body
                    if isinstance(part, ast.FunctionDef)
                }
    raise ValueError(f"no module in {path}")


@cache
def questions() -> dict[tuple[str, str], list[str]]:
    """What each module asks at each moment, found in games with all modules."""
    game = Shogun()
    moments = ("PROVINCE_DRAFTED", "ORDER_FIXED", "ACTIONS_DONE", "WINTER_OVER")
    numbers = {int(getattr(state, name)): name for name in moments}
    found: dict[tuple[str, str], dict[str, set[str]]] = {}
    for start in ("fixed", "draft"):
        setup = game.setup({"players": 5, "start": start, **dict.fromkeys(TITLES, "on")})
        for seed in range(4):
            for step in random_game(game, setup, seed):
                s = step.after
                assert isinstance(s, state.ShogunState)
                if s.step > state.OVER:
                    place = (s.modules[s.joined].name, numbers[s.moment])
                    asked = found.setdefault(place, {})
                    asked.setdefault(s.asked().name, set()).add(game.decision_rule(s))
    return {
        place: [f"asks: {step} ({', '.join(sorted(rules))})" for step, rules in asked.items()]
        for place, asked in found.items()
    }


def course() -> str:
    lines = [f"| base game | {' | '.join(TITLES.values())} |", "|---" * (len(TITLES) + 1) + "|"]
    for text, places in COURSE:
        cells = []
        for module in TITLES:
            said = [joins(module)[place] for place in places if place in joins(module)]
            for place in places:
                asked = questions().get((module, place), [])
                said += [text for text in [joins(module).get("carry_on")] if text and asked]
                said += asked
            cells.append("<br>".join(said))
        lines.append(f"| {text} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


TABLES = {"course": course}


def with_tables(page: str) -> str:
    return BLOCK.sub(lambda block: f"{block[1]}{TABLES[block[2]]()}{block[3]}", page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
