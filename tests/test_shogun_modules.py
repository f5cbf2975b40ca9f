"""Modules as a whole: the page about them, and the order of a round with all of them."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.contract import random_game
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules.chambers.numbers import TILE_DRAWN, TILES_TURNED
from bakufu.games.shogun.modules.court.numbers import COURT_CARD_SHOWN, FAVOUR_LAID, VISIT_BEGAN
from bakufu.games.shogun.modules.leaders.numbers import LEADER_MOVED, LEADER_PLACED
from bakufu.games.shogun.modules.samurai.numbers import SAMURAI_TURNED
from bakufu.games.shogun.notes import (
    ACTION_BEGAN,
    ACTION_OPENED,
    PLANS_FINAL,
    ROUND_BEGAN,
    SPECIAL_LAID,
    SPECIAL_TAKEN,
)

DOCS = Path(__file__).parents[1] / "docs"
GAME = Shogun()
ALL = dict.fromkeys(("leaders", "samurai", "court", "chambers"), "on")


def page_script() -> Any:
    """The script that writes the tables of the page; it lies beside the page's pictures."""
    path = DOCS / "pictures" / "module_tables.py"
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_of_the_page_are_what_the_code_says() -> None:
    page = (DOCS / "shogun-modules.md").read_text(encoding="utf-8")
    script = page_script()
    assert sorted(block[1] for block in script.BLOCK.findall(page)) == sorted(script.TABLES)
    assert script.with_tables(page) == page, "run docs/pictures/module_tables.py"


@rule("SHO-ROUND-03")
def test_all_steps_with_all_modules() -> None:
    """In every round of a game with all modules the steps come in the order of the ledger."""
    order = (
        *(TILE_DRAWN, ACTION_OPENED, SPECIAL_LAID, FAVOUR_LAID, PLANS_FINAL, SPECIAL_TAKEN),
        *(LEADER_PLACED, SAMURAI_TURNED, COURT_CARD_SHOWN, VISIT_BEGAN, ACTION_BEGAN),
        *(LEADER_MOVED, TILES_TURNED),
    )
    rounds = 0
    seen: set[int] = set()
    for seed in range(3):
        notes = [ROUND_BEGAN]
        for step in random_game(GAME, GAME.setup({"players": 4, **ALL}), seed):
            notes += [note[0] for note in step.notes]
        starts = [i for i, kind in enumerate(notes) if kind == ROUND_BEGAN][1:]
        for start, end in zip(starts, [*starts[1:], len(notes)], strict=True):
            rounds += 1
            first = {
                kind: notes.index(kind, start, end) for kind in order if kind in notes[start:end]
            }
            # The five actions that are turned up later follow the first one.
            places = [first[kind] for kind in order if kind in first]
            # A leader that returns after winter is placed after the round's last step.
            if LEADER_PLACED in first and first[LEADER_PLACED] > first[ACTION_BEGAN]:
                places.remove(first[LEADER_PLACED])
            assert places == sorted(places), [kind for kind in order if kind in first]
            seen |= set(first)
    assert rounds == 18
    assert seen == set(order)


def test_modules_can_be_switched_one_by_one() -> None:
    for number in range(16):
        on = {name: "on" if number >> i & 1 else "off" for i, name in enumerate(ALL)}
        state = GAME.start(GAME.setup({"players": 3, **on}), Dice(1), Scribe())
        assert [module.name for module in state.modules] == [
            name for name in ("leaders", "samurai", "court", "chambers") if on[name] == "on"
        ]
