"""Random games and those of judge bots beside other libraries, and what single things cost."""

from bench import costs, ours, payment, peers
from bench.machine import installed
from bench.ours import Ours
from bench.plain import PlainPython
from bench.report import Line, comparison, cost, lines, speeds
from bench.rounds import Contestant, Pace, steps, take_turns

Field = dict[str, Contestant]


def measure(chosen: list[Ours], pace: Pace) -> list[str]:
    """Everybody in turns, and what was aimed at."""
    plain = {each.game.id: PlainPython("games", each.game.id) for each in chosen}
    fields = {each.game.id: _house(each, plain[each.game.id]) for each in chosen}
    guests = _guests()
    everybody = [who for field in (*fields.values(), guests) for who in field.values()]
    try:
        take_turns(everybody, pace.rounds, pace.seconds)
    finally:
        for process in plain.values():
            process.close()
    text = [
        "## Games",
        f"Medians of {pace.rounds} rounds of {pace.seconds:g} s for each, taken in turns. Set-up "
        "counts.",
        speeds(everybody),
    ]
    for each in chosen:
        text += [
            lines(f"{each.title} against", _comparisons(each, fields[each.game.id], guests)),
            lines(f"cost in {each.title}", _costs(each, 30 if pace.quick else 300)),
        ]
    return text


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
        rows.append(
            comparison("stepped: hearts, if dealing is steps", stepped, hearts, None, steps)
        )
    if hearts := guests.get("hearts inside"):
        rows.append(comparison("inside: hearts", inside, hearts, aim.hearts_inside))
        rows.append(comparison("inside: hearts, if dealing is steps", inside, hearts, None, steps))
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
