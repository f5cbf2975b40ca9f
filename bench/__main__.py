"""Measures everything in one run and prints it as Markdown, in four parts.

games: random games and judge bots, beside OpenSpiel and catanatron, and the cost of single things.
search: the bots' tree search, compiled and as plain Python, beside OpenSpiel's.
vector: environments for learners, beside PettingZoo and pgx.
arena: games per minute between bots, on two cores.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from bench import arenas, games, searches, vectors
from bench.machine import facts, is_compiled
from bench.ours import OURS, Ours
from bench.rounds import Pace

PARTS: dict[str, Callable[[list[Ours], Pace], list[str]]] = {
    "games": games.measure,
    "search": searches.measure,
    "vector": vectors.measure,
    "arena": arenas.measure,
}


def main() -> None:
    args = _arguments()
    compiled = is_compiled(args.compiled)
    chosen = [OURS[game] for game in args.game or OURS]
    pace = Pace(3, 0.2, True) if args.quick else Pace(9, 1.0, False)
    text = ["# Bakufu's speed", "\n".join(f"- {fact}" for fact in facts(compiled))]
    for name, measure in PARTS.items():
        if not args.only or name in args.only:
            text += measure(chosen, pace)
    if not compiled:
        text.append("The targets are meant for a compiled engine.")
    report = "\n\n".join(text) + "\n"
    print(report, end="")
    if args.out:
        args.out.write_text(report)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", choices=PARTS, action="append", help="only this part; may be given again"
    )
    parser.add_argument(
        "--game", choices=OURS, action="append", help="only this game; may be given again"
    )
    parser.add_argument("--quick", action="store_true", help="a short run with rough numbers")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the Markdown here as well")
    parser.add_argument(
        "--compiled",
        choices=("auto", "yes", "no"),
        default=os.environ.get("BAKUFU_COMPILE") or "auto",
        help="fail unless the engine is compiled (yes) or plain Python (no)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
