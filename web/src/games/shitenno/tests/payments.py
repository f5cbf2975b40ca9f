"""Writes payments.json: random sets of pieces, judged by the rules, for payment.test.ts.

PYTHONPATH=src python web/src/games/shitenno/tests/payments.py
"""

import json
from pathlib import Path

from bakufu.engine.core.chance import Dice
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import KOKU, NO_KIND, TROOPS
from bakufu.games.shitenno.payment import Purse

CASES = 1500


def main() -> None:
    dice = Dice(5)
    found = []
    while len(found) < CASES:
        own, beside, gate = dice.below(4), 2 + dice.below(2), dice.below(5) - 1
        way, price, printed = dice.below(2), 3 + dice.below(9), dice.below(4) == 0
        purse = Purse()
        purse.way = TROOPS if way == 0 else KOKU
        purse.price, purse.own_kind, purse.printed_only = price, own, printed
        same = gate < 0 or gate == own
        purse.own_needed = beside + 1 if same else beside
        purse.gate_kind, purse.gate_needed = (NO_KIND, 0) if same else (gate, 1)
        pieces = []
        for _ in range(1 + dice.below(7)):
            piece = dice.below(len(names.PIECES))
            if piece == 0 and "hatamoto" in pieces:
                continue
            pieces.append(names.PIECES[piece])
            purse.put(piece, 1)
        good = bool(purse.good())
        if not good and dice.below(3):
            continue  # most random sets do not pay: keep both kinds common
        found.append(
            {
                "kind": names.KINDS[own],
                "beside": beside,
                "gate": None if gate < 0 else names.KINDS[gate],
                "way": names.WAYS[way],
                "price": price,
                "printed": printed,
                "pieces": sorted(pieces),
                "good": good,
                "idle": good and bool(purse.any_idle()),
            }
        )
    lines = ",\n".join(json.dumps(case) for case in found)
    path = Path(__file__).parent / "payments.json"
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
