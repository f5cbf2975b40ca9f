"""Measures everything in one run and prints it: `python -m bench --help`."""

import argparse
import os
from pathlib import Path

from bench import costs, ours, payment, peers
from bench.machine import facts, installed, is_compiled
from bench.ours import OURS, Ours
from bench.plain import PlainPython
from bench.report import Line, comparison, cost, lines, speeds
from bench.rounds import Contestant, take_turns

Field = dict[str, Contestant]


def main() -> None:
    args = _arguments()
    compiled = is_compiled(args.compiled)
    chosen = [OURS[game] for game in args.game or OURS]
    text = ["# Bakufu's speed", "\n".join(f"- {fact}" for fact in facts(compiled))]
    rounds, seconds, hands = (3, 0.2, 30) if args.quick else (9, 1.0, 300)
    plain = {each.game.id: PlainPython(each.game.id) for each in chosen}
    fields = {each.game.id: _house(each, plain[each.game.id]) for each in chosen}
    guests = _guests()
    everybody = [who for field in (*fields.values(), guests) for who in field.values()]
    try:
        take_turns(everybody, rounds, seconds)
    finally:
        for process in plain.values():
            process.close()
    text += [
        f"Medians of {rounds} rounds of {seconds:g} s for each, taken in turns. Set-up counts.",
        speeds(everybody),
    ]
    for each in chosen:
        text += [
            lines(f"{each.title} against", _comparisons(each, fields[each.game.id], guests)),
            lines(f"cost in {each.title}", _costs(each, hands)),
        ]
    if not compiled:
        text.append("The targets are meant for a compiled engine.")
    report = "\n\n".join(text) + "\n"
    print(report, end="")
    if args.out:
        args.out.write_text(report)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
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


def _house(each: Ours, plain: PlainPython) -> Field:
    """One game of the house in all its ways, by short names."""
    return {
        "stepped": Contestant(f"{each.title}, stepped from Python", ours.stepped(each)),
        "inside": Contestant(f"{each.title}, whole games inside", ours.inside(each)),
        "plain": Contestant(f"{each.title}, whole games, plain Python", plain),
        "judged": Contestant(f"{each.title}, judge bots", ours.judged(each)),
    }


def _guests() -> Field:
    """The other libraries that are installed here, by short names."""
    field: Field = {}
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


def _comparisons(each: Ours, house: Field, guests: Field) -> list[Line]:
    stepped, inside, aim = house["stepped"], house["inside"], each.targets
    rows: list[Line] = []
    if catan := guests.get("catan"):
        rows.append(comparison("stepped: catanatron", stepped, catan, aim.catan))
    if hearts := guests.get("hearts stepped"):
        rows.append(comparison("stepped: hearts", stepped, hearts, aim.hearts_stepped))
        rows.append(comparison("stepped: hearts, if dealing is steps", stepped, hearts, None, True))
    if hearts := guests.get("hearts inside"):
        rows.append(comparison("inside: hearts", inside, hearts, aim.hearts_inside))
        rows.append(comparison("inside: hearts, if dealing is steps", inside, hearts, None, True))
    name = "inside: the same source as plain Python"
    rows.append(comparison(name, inside, house["plain"], aim.plain))
    return rows


def _costs(each: Ours, hands: int) -> list[Line]:
    aim = each.targets
    rows = [
        cost("copy of a state", costs.clone_seconds(each, 200) * 1e6, "µs", aim.clone),
        cost("state with what is hidden redrawn", costs.determinise_seconds(each, 200) * 1e6, "µs"),
        cost("memory of a state", costs.state_bytes(each), "bytes", aim.memory),
    ]
    if each.game.id == "shitenno":
        worst = payment.worst_payment_seconds(hands)
        rows.append(cost("worst payment to judge", worst * 1e3, "ms", below=1))
    return rows


if __name__ == "__main__":
    main()
