"""What many games say, as tables: printed in the terminal, or written as Markdown."""

from collections.abc import Iterable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bakufu.arena.tally import Share, Spread, Tally
from bakufu.engine.table.counting import Measure, Sort

BINS = 12
MEAN = "*mean", "95% interval", "*least", "*10%", "*median", "*90%", "*most"


class ReportTable(msgspec.Struct):
    """A head with a star stands over numbers."""

    id: str  # its plot is a file of this name
    title: str
    heads: Sequence[str]
    rows: list[list[str]]
    remark: str = ""


def make_tables(tally: Tally, titles: dict[str, str]) -> list[ReportTable]:
    """Everything worth a table. `titles` are the titles of rules by id."""
    tables = [_wins(tally)]
    if tally.in_teams:
        tables.append(_games_won(tally))
    tables.append(seats_table(tally))
    if tally.starts:
        tables.append(starts_table(tally))
    tables += [_scores(tally), _points(tally)]
    if tally.rates:
        tables.append(_rates(tally))
    for measure in tally.counting.measures:
        if measure.sort is Sort.SPREAD:
            tables.append(_spread(tally, measure))
        elif measure.sort is Sort.OUTCOMES:
            tables.append(_outcomes(tally, measure))
    tables.append(reasons_table(tally, titles))
    if tally.faults:
        tables.append(_faults(tally))
    return tables


def _wins(tally: Tally) -> ReportTable:
    fair = f"{1 / tally.players:.1%}"
    rows = [[bot, *share_cells(tally.wins[bot]), fair] for bot in tally.bots]
    heads = ("bot", "*seats played", "*wins", "*rate", "95% interval", "fair share")
    return ReportTable("wins", "Wins", heads, rows)


def _games_won(tally: Tally) -> ReportTable:
    """For bots on several seats: what they win together."""
    rows = []
    for bot in tally.bots:
        won = tally.games_won[bot]
        fair = tally.wins[bot].asked / (won.asked * tally.players)
        rows.append([bot, *share_cells(won), f"{fair:.1%}"])
    heads = ("bot", "*games", "*won", "*share", "95% interval", "fair share")
    return ReportTable("games-won", "Games won by any seat of a bot", heads, rows)


def seats_table(tally: Tally) -> ReportTable:
    rows = [[str(seat + 1), *share_cells(tally.seats[seat])] for seat in sorted(tally.seats)]
    heads = ("seat", "*games", "*wins", "*rate", "95% interval")
    remark = nobody_won(tally.nobody, tally.games)
    return ReportTable("wins-by-seat", "Wins by seat", heads, rows, remark)


def nobody_won(number: int, games: int) -> str:
    """A remark where games ended without a victory."""
    return f"Nobody won {number:,} of the {games:,} games." if number else ""


def starts_table(tally: Tally) -> ReportTable:
    rows = [[start, *share_cells(tally.starts[start])] for start in sorted(tally.starts)]
    heads = (tally.counting.start_word, "*games", "*wins", "*rate", "95% interval")
    remark = "Here every start went with one seat." if tally.starts_are_seats else ""
    return ReportTable("wins-by-start", "Wins by start position", heads, rows, remark)


def _scores(tally: Tally) -> ReportTable:
    rows = [[bot, *spread_cells(tally.scores[bot])] for bot in tally.bots]
    return ReportTable("scores", "Scores", ("bot", "*seats played", *MEAN), rows)


def _points(tally: Tally) -> ReportTable:
    rows = [
        [bot, *(f"{tally.points[bot][source].mean:.2f}" for source in tally.sources)]
        for bot in tally.bots
    ]
    heads = ("bot", *(f"*{source}" for source in tally.sources))
    remark = tally.counting.points_remark
    return ReportTable("points-by-source", "Points by source, on average", heads, rows, remark)


def _rates(tally: Tally) -> ReportTable:
    rows = [
        [measure.title, bot, *share_cells(share)]
        for measure in tally.counting.measures
        if measure.sort is Sort.RATE
        for bot in tally.bots
        for share in [tally.rates[measure.id][bot]]
    ]
    heads = ("", "bot", "*n", "*times", "*share", "95% interval")
    remarks = [m.remark for m in tally.counting.measures if m.sort is Sort.RATE and m.remark]
    return ReportTable("how-often", "How often", heads, rows, " ".join(remarks))


def _spread(tally: Tally, measure: Measure) -> ReportTable:
    rows = [[group, *spread_cells(spread)] for group, spread in tally.spreads[measure.id].items()]
    remark = " ".join(filter(None, [f"{measure.unit.capitalize()}.", measure.remark]))
    return ReportTable(_stem(measure), measure.title, ("", "*n", *MEAN), rows, remark)


def _outcomes(tally: Tally, measure: Measure) -> ReportTable:
    rows: list[list[str]] = []
    for group, words in tally.outcomes[measure.id].items():
        for word, share in words.shares.items():
            cells = share_cells(share)
            rows.append([group, word, *cells, f"{share.yes / tally.games:.2f}"])
    heads = ("", "", f"*{measure.unit}", "*times", "*share", "95% interval", "*a game")
    return ReportTable(_stem(measure), measure.title, heads, rows, measure.remark)


def reasons_table(tally: Tally, titles: dict[str, str]) -> ReportTable:
    rows = [
        [reason or "-", titles.get(reason, ""), f"{count:,}", f"{count / tally.games:.1%}"]
        for reason, count in sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))
    ]
    return ReportTable("ends", "How games ended", ("rule", "", "*games", "*share"), rows)


def _faults(tally: Tally) -> ReportTable:
    rows = [
        [bot, f"{count:,}", " ".join(fault.split())]
        for (bot, fault), count in tally.faults.most_common(10)
    ]
    title = "Bots that failed (a random bot played on)"
    return ReportTable("faults", title, ("bot", "*games", "what it did"), rows)


def _stem(measure: Measure) -> str:
    return measure.id.replace("_", "-")


def share_cells(share: Share) -> list[str]:
    yes, asked = share.yes, share.asked
    if asked == 0:
        return ["0", "0", "-", "-"]
    low, high = share.range
    return [f"{asked:,}", f"{yes:,}", f"{yes / asked:.1%}", f"{low:.1%} to {high:.1%}"]


def spread_cells(spread: Spread) -> list[str]:
    if spread.n == 0:
        return ["0", *"-------"]
    mean, margin = spread.mean, spread.margin
    marks = [spread.quantile(share) for share in (0.1, 0.5, 0.9)]
    return [
        f"{spread.n:,}",
        f"{mean:.2f}",
        f"{mean - margin:.2f} to {mean + margin:.2f}" if spread.sums.games > 1 else "-",
        *map(str, [min(spread.times), *marks, max(spread.times)]),
    ]


# In the terminal


def show(console: Console, tally: Tally, tables: Sequence[ReportTable], seconds: float) -> None:
    """All tables, then scores and lengths as pictures."""
    print_tables(console, tables)
    for bot in tally.bots:
        console.print()
        console.print(Text(f"Scores of {bot}", "bold"))
        histogram(console, tally.scores[bot])
    console.print()
    console.print(Text("Decisions per game", "bold"))
    histogram(console, tally.decisions)
    console.print()
    rate = tally.games / seconds if seconds else 0.0
    console.print(
        f"{tally.games:,} games, {tally.decisions.mean:.1f} decisions per game, "
        f"{rate:,.1f} games per second"
    )


def print_tables(console: Console, tables: Iterable[ReportTable]) -> None:
    for table in tables:
        console.print()
        console.print(Text(table.title, "bold"))
        console.print(_grid(table))
        if table.remark:
            console.print(Text(table.remark, "dim"))


def histogram(console: Console, spread: Spread, most: int = BINS) -> None:
    """How often each range of values occurs, a bar each."""
    low, high = min(spread.times), max(spread.times)
    width = max(1, -(-(high - low + 1) // most))
    counts = [0] * ((high - low) // width + 1)
    for value, times in spread.times.items():
        counts[(value - low) // width] += times
    room = max(10, console.width - 26)
    digits = len(str(high))
    for i, count in enumerate(counts):
        start, end = low + i * width, min(high, low + (i + 1) * width - 1)
        label = f"{start:>{digits}}" + (f"-{end:<{digits}}" if width > 1 else "")
        bar = "█" * round(count / max(counts) * room) or ("▏" if count else "")
        share = f" {count / spread.n:.1%}"
        console.print(Text.assemble(f"  {label} ", (bar, "cyan"), share), no_wrap=True)


def _grid(table: ReportTable) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in table.heads:
        grid.add_column(head.lstrip("*"), justify="right" if head.startswith("*") else "left")
    for row in table.rows:
        grid.add_row(*map(Text, row))
    return grid


# As Markdown


def markdown(table: ReportTable) -> str:
    lines = [f"## {table.title}", ""]
    lines.append(_line([head.lstrip("*") for head in table.heads]))
    lines.append(_line(["---:" if head.startswith("*") else "---" for head in table.heads]))
    lines += [_line(row) for row in table.rows]
    if table.remark:
        lines += ["", table.remark]
    return "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
