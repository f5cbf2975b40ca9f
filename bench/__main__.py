"""Measures everything in one run and prints it: `python -m bench --help`."""

import argparse
import os
from pathlib import Path

from bench import costs, ours, peers
from bench.machine import facts, installed, is_compiled
from bench.plain import PlainPython
from bench.report import Line, comparison, cost, lines, speeds
from bench.rounds import Contestant, take_turns


def main() -> None:
    args = _arguments()
    compiled = is_compiled(args.compiled)
    text = ["# Bakufu's speed", "\n".join(f"- {fact}" for fact in facts(compiled))]
    rounds, seconds, hands = (3, 0.2, 30) if args.quick else (9, 1.0, 300)
    plain = PlainPython()
    field = _contestants(plain)
    try:
        take_turns(field.values(), rounds, seconds)
    finally:
        plain.close()
    text += [
        f"Medians of {rounds} rounds of {seconds:g} s for each, taken in turns. Set-up counts.",
        speeds(list(field.values())),
        lines("Bakufu against", _comparisons(field)),
        lines("cost", _costs(hands)),
    ]
    if not compiled:
        text.append("The targets are meant for a compiled engine.")
    report = "\n\n".join(text) + "\n"
    print(report, end="")
    if args.out:
        args.out.write_text(report)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run with rough numbers")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the Markdown here as well")
    parser.add_argument(
        "--compiled",
        choices=("auto", "yes", "no"),
        default=os.environ.get("BAKUFU_COMPILE") or "auto",
        help="fail unless the engine is compiled (yes) or plain Python (no)",
    )
    return parser.parse_args()


def _contestants(plain: PlainPython) -> dict[str, Contestant]:
    """Everybody who can take part here, by a short name."""
    field = {
        "stepped": Contestant("Shitennō, stepped from Python", ours.stepped()),
        "inside": Contestant("Shitennō, whole games inside", ours.inside()),
        "plain": Contestant("Shitennō, whole games, plain Python", plain),
        "judged": Contestant("Shitennō, judge bots", ours.judged()),
    }
    if installed("open_spiel"):
        field["hearts stepped"] = Contestant(
            "OpenSpiel hearts, stepped from Python", peers.hearts_stepped()
        )
        field["hearts inside"] = Contestant(
            "OpenSpiel hearts, whole games inside C++", peers.hearts_inside()
        )
    if installed("catanatron"):
        field["catan"] = Contestant("catanatron, its own loop", peers.catan())
    return field


def _comparisons(field: dict[str, Contestant]) -> list[Line]:
    stepped, inside = field["stepped"], field["inside"]
    rows: list[Line] = []
    if catan := field.get("catan"):
        rows.append(comparison("stepped: catanatron", stepped, catan, 20))
    if hearts := field.get("hearts stepped"):
        rows.append(comparison("stepped: hearts", stepped, hearts, 1))
        rows.append(comparison("stepped: hearts, if dealing is steps", stepped, hearts, None, True))
    if hearts := field.get("hearts inside"):
        rows.append(comparison("inside: hearts", inside, hearts, 0.8))
        rows.append(comparison("inside: hearts, if dealing is steps", inside, hearts, None, True))
    rows.append(comparison("inside: the same source as plain Python", inside, field["plain"], 12))
    return rows


def _costs(hands: int) -> list[Line]:
    return [
        cost("copy of a state", costs.clone_seconds(200) * 1e6, "µs", below=2),
        cost("state with the hidden cards redrawn", costs.determinise_seconds(200) * 1e6, "µs"),
        cost("memory of a state", costs.state_bytes(), "bytes"),
        cost("worst payment to judge", costs.worst_payment_seconds(hands) * 1e3, "ms", below=1),
    ]


if __name__ == "__main__":
    main()
