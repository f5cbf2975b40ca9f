"""The numbers as Markdown, with what they were meant to reach."""

from dataclasses import dataclass
from statistics import median

from bench.rounds import Contestant, Count, decisions, ratios


@dataclass(frozen=True)
class Line:
    """One thing measured, and whether it is as good as it was meant to be."""

    name: str
    value: str
    reached: bool | None = None  # None where nothing was aimed at
    target: str = ""

    def cells(self) -> list[str]:
        words = {None: "", True: "reached", False: "not reached"}
        return [self.name, self.value, self.target, words[self.reached]]


def comparison(
    name: str,
    ours: Contestant,
    theirs: Contestant,
    at_least: float | None = None,
    count: Count = decisions,
) -> Line:
    """How many times as fast we are: the median of the rounds, and their range."""
    rounds = ratios(ours, theirs, count)
    ratio = median(rounds)
    value = f"{ratio:.2f}x ({min(rounds):.2f} to {max(rounds):.2f})"
    if at_least is None:
        return Line(name, value)
    return Line(name, value, ratio >= at_least, f"at least {at_least:g}x")


def cost(name: str, value: float, unit: str, below: float | None = None) -> Line:
    shown = f"{value:,.2f} {unit}" if value < 100 else f"{value:,.0f} {unit}"
    if below is None:
        return Line(name, shown)
    return Line(name, shown, value < below, f"below {below:,g} {unit}")


def speeds(contestants: list[Contestant]) -> str:
    rows = []
    for contestant in contestants:
        whole = contestant.whole()
        length = whole.decisions / whole.games
        rate = median(contestant.rates())
        rows.append([contestant.name, f"{rate:,.0f}", f"{rate / length:,.1f}", f"{length:,.1f}"])
    return table(["random play unless named", "decisions/s", "games/s", "decisions/game"], rows)


def spread(rates: list[float]) -> str:
    """The median, and between which values the rounds lay."""
    digits = 0 if min(rates) >= 100 else 1
    low, middle, high = (f"{rate:,.{digits}f}" for rate in (min(rates), median(rates), max(rates)))
    return f"{middle} ({low} to {high})"


def lines(title: str, rows: list[Line]) -> str:
    return table([title, "measured", "target", ""], [row.cells() for row in rows])


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table that is also easy to read as plain text."""
    every = [head, *rows]
    widths = [max(len(row[i]) for row in every) for i in range(len(head))]
    text = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in every]
    text.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(text)
