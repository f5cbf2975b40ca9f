"""Writes what two tactics do to each other as the rules have it, for the client.

    PYTHONPATH=src python web/src/games/bushido/tests/tactics.py

The own total is so many times the katana and so many times the troops, and likewise the other's.
`wins`: whether the own side wins without a count. `ones`: how many tiles of strength 1 in the
other's stack cost one troop afterwards; `threes`: whether each tile of strength 3 costs the winner
one.
"""

import json
from pathlib import Path
from typing import Any

from bakufu.games.bushido import combat
from bakufu.games.bushido.box import BATTLE
from bakufu.games.bushido.names import DISCS

PLACE = Path(__file__).resolve().parent.parent / "tactics.json"
LOSSES = {int(combat.NONE): "none", int(combat.DIFFERENCE): "difference", int(combat.ALL): "all"}


def row(own: int, other: int) -> dict[str, Any]:
    one, two = int(BATTLE) + own, int(BATTLE) + other
    ones = int(combat.losses_afterwards(one, two, True, 2, 0))
    traitor = DISCS[own] == "traitor"
    return {
        "own": DISCS[own],
        "other": DISCS[other],
        "katana": int(combat.total_of(one, two, 1, 0)),
        "troops": int(combat.total_of(one, two, 0, 1)),
        "other_katana": int(combat.total_of(two, one, 1, 0)),
        "other_troops": int(combat.total_of(two, one, 0, 1)),
        "wins": None if combat.is_counted(one, two) else traitor,
        "loss": LOSSES[int(combat.loss_of(one, two))],
        "ones": 2 // ones if ones else 0,
        "threes": combat.losses_afterwards(one, two, True, 0, 1) > 0,
    }


def table() -> str:
    rows = [row(own, other) for own in range(4) for other in range(4)]
    return "[\n" + ",\n".join(f"  {json.dumps(one)}" for one in rows) + "\n]\n"


if __name__ == "__main__":
    PLACE.write_text(table(), encoding="utf-8")
