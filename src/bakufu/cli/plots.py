"""What many games say, as plots: PNG to look at, SVG to print.

One style for all: colours that colour-blind readers can tell apart (Okabe and Ito's), 95% intervals
as thin lines, and nothing that carries no number. The same results give the same bytes.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import FuncFormatter, MaxNLocator

from bakufu.arena.tally import Outcomes, Share, Spread, Tally
from bakufu.bots.analysis import Analysis, Point
from bakufu.engine.table.counting import Measure, Sort
from bakufu.engine.table.statistics import wilson

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#000000", "#999999")
INK, PALE = "#222222", "#6b6b6b"
# matplotlib spells out every key in its types, and differently in each version.
STYLE: Any = {
    "axes.axisbelow": True,
    "axes.edgecolor": PALE,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.h_pad": 0.06,
    "figure.constrained_layout.w_pad": 0.14,
    "figure.dpi": 150,
    "font.family": "DejaVu Sans",  # comes with matplotlib
    "font.size": 9,
    "grid.color": "#e3e3e3",
    "grid.linewidth": 0.7,
    "legend.frameon": False,
    "svg.hashsalt": "bakufu",
    "text.color": INK,
    "xtick.color": PALE,
    "xtick.labelcolor": INK,
    "ytick.color": PALE,
    "ytick.labelcolor": INK,
    "ytick.left": False,
}
WIDTH = 7.0
EDGE = 0.02  # where headings begin, as a share of the width
# A distribution over more numbers than this is drawn as a line, several numbers to a point.
MOST_BARS = 30
# What happens in fewer than this share of all cases is left out of a distribution's picture.
TAIL = 0.0005

# The lower end, the value and the upper end.
Interval = tuple[float, float, float]
Draw = Callable[[Axes], None]
# By name: title, remark, height in inches, and what draws it.
Plots = dict[str, tuple[str, str, float, Draw]]


def draw_plots(tally: Tally, caption: str, folder: Path) -> list[str]:
    """Write every plot of a series; returns their names, which are the ids of tables."""
    return write_plots(_plots(tally), caption, folder)


def write_plots(plots: Plots, caption: str, folder: Path) -> list[str]:
    """Write every plot twice; returns their names without endings."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it greets at its first start
    with matplotlib.rc_context(STYLE):
        for name, (title, remark, height, draw) in plots.items():
            figure = Figure(figsize=(WIDTH, height), layout="constrained")
            axes = figure.add_subplot()
            draw(axes)
            figure.suptitle(title, x=EDGE, ha="left", fontsize=12, fontweight="bold")
            head = axes.set_title("\n".join(filter(None, [caption, remark])), loc="left", pad=8)
            head.set(fontsize=8, color=PALE)
            # Only now is it known where the axes begin; the second heading begins with the first.
            figure.draw_without_rendering()
            place = axes.get_position()
            head.set_x((EDGE - place.x0) / place.width)
            figure.savefig(folder / f"{name}.png", metadata={"Software": None})
            figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
    return list(plots)


def draw_analysis(analysis: Analysis, title: str, path: Path) -> None:
    """The graph of a game from the eyes of one seat."""
    who = f"{title}: {analysis.seats[analysis.seat]}, seat {analysis.seat + 1}"
    remark = "after each decision, with 95% intervals; numbered: the costliest decisions"
    plot = "Chance to win", remark, 3.4, lambda axes: _course(axes, analysis)
    write_plots({path.name: plot}, who, path.parent)


def _plots(tally: Tally) -> Plots:
    bots = tally.bots
    fair = 100 / tally.players
    won = "games won, with 95% intervals; dashed: an equal share"
    seats = {f"seat {seat + 1}": tally.seats[seat] for seat in sorted(tally.seats)}
    starts = {start: tally.starts[start] for start in sorted(tally.starts)}
    plots: Plots = {}
    if len(bots) > 1:
        wins = {bot: tally.wins[bot] for bot in bots}
        plots["wins"] = "Wins", won, rows(len(wins)), lambda axes: _wins(axes, wins, fair)
    plots["wins-by-seat"] = (
        "Wins by seat", won, rows(len(seats)), lambda axes: _wins(axes, seats, fair),
    )  # fmt: skip
    if starts:
        plots["wins-by-start"] = (
            "Wins by start position",
            f"{won}\nstart: {tally.counting.start_word}",
            rows(len(starts)) + 0.15,
            lambda axes: _wins(axes, starts, fair),
        )
    scores = {bot: tally.scores[bot] for bot in bots}
    plots["scores"] = (
        "Scores",
        "share of seats, with 95% intervals",
        3.7,
        lambda axes: distribution(axes, scores, "points", "seats"),
    )
    plots["points-by-source"] = (
        "Points by source",
        "mean for each seat, with 95% intervals",
        3.7,
        lambda axes: _points(axes, tally),
    )
    if tally.rates:
        plots["how-often"] = (
            "How often",
            "share of all cases, with 95% intervals",
            1.3 + 0.3 * len(tally.rates) * (0.5 + 0.5 * len(bots)),
            lambda axes: _rates(axes, tally),
        )
    for measure in tally.counting.measures:
        plot = _measure_plot(tally, measure)
        if plot:
            plots[measure.id.replace("_", "-")] = measure.title, *plot
    return plots


def rows(number: int) -> float:
    """The height of a plot with so many rows."""
    return 1.4 + 0.32 * number


def _measure_plot(tally: Tally, measure: Measure) -> tuple[str, float, Draw] | None:
    if measure.sort is Sort.SPREAD:
        spreads = tally.spreads[measure.id]
        if any(spread.n for spread in spreads.values()):
            remark = "share of cases, with 95% intervals"
            return remark, 3.7, lambda axes: distribution(axes, spreads, measure.unit, "cases")
    if measure.sort is Sort.OUTCOMES:
        groups = tally.outcomes[measure.id]
        words = list(next(iter(groups.values())).shares)
        height = 1.5 + 0.22 * len(groups) * len(words)
        remark = f"share of {measure.unit}, with 95% intervals"
        return remark, height, lambda axes: _outcomes(axes, groups, words)
    return None


# Kinds of plots


def _wins(axes: Axes, shares: dict[str, Share], fair: float) -> None:
    axes.axvline(fair, color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    for row, share in enumerate(shares.values()):
        dot(axes, row, interval(share), COLOURS[0])
    label_rows(axes, [f"{name}  (n = {share.asked:,})" for name, share in shares.items()])
    percent(axes)


def _rates(axes: Axes, tally: Tally) -> None:
    measures = [m for m in tally.counting.measures if m.sort is Sort.RATE]
    bots = tally.bots
    labels: list[str] = []
    for row, measure in enumerate(measures):
        asked: list[str] = []
        for place, bot in enumerate(bots):
            share = tally.rates[measure.id][bot]
            asked.append(f"{share.asked:,}")
            if share.asked:
                dot(axes, row + offset(place, len(bots), 0.5), interval(share), COLOURS[place])
        labels.append(f"{measure.title}\n(n = {' / '.join(asked)} {measure.unit})")
    label_rows(axes, labels)
    percent(axes)
    axes.margins(x=0.08)
    axes.set_xlim(left=0)
    if len(bots) > 1:
        legend(axes, dict(zip(bots, COLOURS, strict=False)))


def _points(axes: Axes, tally: Tally) -> None:
    bots, sources = tally.bots, tally.sources
    width = 0.8 / len(bots)
    for place, bot in enumerate(bots):
        spreads = [tally.points[bot][source] for source in sources]
        at = [i + offset(place, len(bots), 0.8) for i in range(len(sources))]
        means, margins = [s.mean for s in spreads], [s.margin for s in spreads]
        axes.bar(at, means, width * 0.92, color=COLOURS[place % len(COLOURS)])
        axes.errorbar(at, means, margins, fmt="none", ecolor=INK, elinewidth=0.9, capsize=2)
        for x, mean, margin in zip(at, means, margins, strict=True):
            _number(axes, x, mean + margin, f"{mean:.1f}")
    axes.set_xticks(range(len(sources)), sources)
    axes.grid(visible=False, axis="x")
    axes.set_ylabel("points")
    names = {f"{bot}  (n = {tally.wins[bot].asked:,} seats)": i for i, bot in enumerate(bots)}
    legend(axes, {name: COLOURS[i % len(COLOURS)] for name, i in names.items()})


def distribution(axes: Axes, spreads: dict[str, Spread], unit: str, cases: str) -> None:
    groups = {name: spread for name, spread in spreads.items() if spread.n}
    low, high = _range(groups.values())
    step = -(-(high - low + 1) // MOST_BARS)
    for place, spread in enumerate(groups.values()):
        colour = COLOURS[place % len(COLOURS)]
        values = [value for value in range(low, high + 1) if spread.times[value]]
        if step > 1:
            _outline(axes, spread, range(low, high + 1, step), colour)
            continue
        found = [ends(spread.times[value], spread.n) for value in values]
        at = [value + offset(place, len(groups), 0.8) for value in values]
        heights = [share for _, share, _ in found]
        axes.bar(at, heights, 0.8 / len(groups) * 0.95, color=colour)
        errors = [[s - a for a, s, _ in found], [b - s for _, s, b in found]]
        axes.errorbar(at, heights, errors, fmt="none", ecolor=INK, elinewidth=0.7)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.3g}%"))
    axes.grid(visible=False, axis="x")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(unit if step == 1 else f"{unit}, in steps of {step}")
    axes.set_ylabel(f"share of {cases}")
    names = {
        f"{name}: mean {spread.mean:.2f} ± {spread.margin:.2f}  (n = {spread.n:,})": place
        for place, (name, spread) in enumerate(groups.items())
    }
    legend(axes, {name: COLOURS[place % len(COLOURS)] for name, place in names.items()})


def _course(axes: Axes, analysis: Analysis) -> None:
    """Win chance by decision; where a better one was missed, a line up to it."""
    points = analysis.points
    at = [point.number + 1 for point in points]
    shares = [point.played.win * 100 for point in points]
    lows = [point.played.win_range[0] * 100 for point in points]
    highs = [point.played.win_range[1] * 100 for point in points]
    axes.fill_between(at, lows, highs, color=COLOURS[0], alpha=0.2, linewidth=0)
    # Nothing and everything are drawn on the edge, not beyond it.
    axes.plot(
        at,
        shares,
        color=COLOURS[0],
        linewidth=1.4,
        marker="o",
        markersize=2.5,
        clip_on=False,
        zorder=3,
    )
    for rank, point in enumerate(analysis.costliest, 1):
        _missed(axes, point, rank)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.3g}%"))
    axes.set_ylim(0, 100)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel("decision")
    names = {"what was played": COLOURS[0]}
    legend(axes, names | ({"the better idea": COLOURS[5]} if analysis.costliest else {}))


def _missed(axes: Axes, point: Point, rank: int) -> None:
    x, best = point.number + 1, point.best.win * 100
    axes.plot([x, x], [point.played.win * 100, best], color=COLOURS[5], linewidth=1.4)
    axes.plot([x], [best], color=COLOURS[5], marker="o", markersize=4)
    axes.annotate(str(rank), (x, best), (0, 5), textcoords="offset points", ha="center", fontsize=8)


def _outline(axes: Axes, spread: Spread, starts: range, colour: str) -> None:
    """A distribution over many numbers: a line, with its interval as a pale band."""
    least, most = _range([spread])
    at: list[float] = []
    found: list[Interval] = []
    for start in starts:
        if start + starts.step > least and start <= most:
            at.append(start + (starts.step - 1) / 2)
            times = sum(spread.times[start + i] for i in range(starts.step))
            found.append(ends(times, spread.n))
    lows, shares, highs = zip(*found, strict=True)
    axes.fill_between(at, lows, highs, color=colour, alpha=0.25, linewidth=0)
    axes.plot(at, shares, color=colour, linewidth=1.4, marker="o", markersize=2.5)


def _outcomes(axes: Axes, groups: dict[str, Outcomes], words: Sequence[str]) -> None:
    height = 0.8 / len(words)
    labels: list[str] = []
    for row, (group, found) in enumerate(groups.items()):
        asked = max((one.asked for one in found.shares.values()), default=0)
        labels.append(f"{group}\n(n = {asked:,})")
        for place, word in enumerate(words):
            if word not in found.shares or not asked:
                continue
            low, share, high = interval(found.shares[word])
            y = row + offset(place, len(words), 0.8)
            axes.barh(y, share, height * 0.92, color=COLOURS[place])
            axes.errorbar(
                share, y, xerr=[[share - low], [high - share]], fmt="none", ecolor=INK,
                elinewidth=0.9, capsize=2,
            )  # fmt: skip
            axes.annotate(
                f"{share:.1f}%", (high, y), (4, 0), textcoords="offset points", va="center",
                fontsize=7, color=PALE,
            )  # fmt: skip
    label_rows(axes, labels)
    percent(axes)
    axes.set_xlim(0, 105)
    axes.set_xticks(range(0, 101, 20))
    legend(axes, dict(zip(words, COLOURS, strict=False)))


# Parts of plots


def ends(yes: int, asked: int) -> Interval:
    """In percent."""
    low, high = wilson(yes, asked)
    share = yes / asked
    return min(low, share) * 100, share * 100, max(high, share) * 100


def interval(share: Share) -> Interval:
    """In percent, reckoned over games."""
    rate = share.yes / share.asked
    low, high = share.range
    return min(low, rate) * 100, rate * 100, max(high, rate) * 100


def dot(axes: Axes, y: float, interval: Interval, colour: str) -> None:
    low, share, high = interval
    axes.errorbar(
        share, y, xerr=[[share - low], [high - share]], fmt="o", color=colour, ecolor=colour,
        markersize=5, elinewidth=1.6, capsize=3,
    )  # fmt: skip
    axes.annotate(
        f"{share:.1f}%", (share, y), (0, 6), textcoords="offset points", ha="center",
        fontsize=7, color=PALE, bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.6},
    )  # fmt: skip


def _number(axes: Axes, x: float, y: float, text: str) -> None:
    axes.annotate(
        text, (x, y), (0, 2), textcoords="offset points", ha="center", fontsize=7, color=PALE
    )


def offset(place: int, of: int, room: float) -> float:
    """Where one of several things stands that share a place on an axis."""
    return (place - (of - 1) / 2) * room / of


def label_rows(axes: Axes, labels: Sequence[str]) -> None:
    """Rows from top to bottom."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.7)
    axes.grid(visible=False, axis="y")


def percent(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.3g}%"))


def _range(spreads: Iterable[Spread]) -> tuple[int, int]:
    """From the least to the most, without what hardly ever happens."""
    kept = [
        value
        for spread in spreads
        for value, times in spread.times.items()
        if times >= spread.n * TAIL
    ]
    return min(kept), max(kept)


def legend(axes: Axes, colours: dict[str, str]) -> None:
    """Below the drawing, where it hides nothing."""
    handles = [Patch(color=colour) for colour in colours.values()]
    figure = axes.get_figure(root=True)
    assert figure is not None
    columns = 1 if max(map(len, colours)) > 30 else len(colours)
    figure.legend(
        handles, list(colours), loc="outside lower left", fontsize=8, ncols=columns,
        handlelength=0.9, handleheight=0.9,
    )  # fmt: skip
