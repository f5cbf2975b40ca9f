"""What an arena found out, as plots."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from bakufu.arena.standings import Estimate, Played, Standings
from bakufu.cli.arena_report import Facts
from bakufu.cli.plots import (
    COLOURS,
    PALE,
    Plots,
    dot,
    label_rows,
    legend,
    percent,
    rows,
    write_plots,
)
from bakufu.engine.table.statistics import Z

POINTS = 120  # at most so many along the line of running wins
MOST_LINES = 5  # bots whose running wins can still be told apart


def draw_arena(
    facts: Facts, standings: Standings, games: Sequence[Played], folder: Path
) -> list[str]:
    """Write every plot; returns their names, which are the ids of tables, and "running"."""
    fair = 100 / standings.games_in_deal
    plots: Plots = {
        "running": (
            "Wins as the games went on",
            "share of games won; bands: 95% intervals that hold at any time; dashed: fair share",
            3.7,
            lambda axes: _running(axes, facts, standings, games, fair),
        ),
        "wins": (
            "Wins",
            "share of games won; thick: 95% intervals, thin: at any time; dashed: fair share",
            rows(len(standings.order)),
            lambda axes: _wins(axes, facts, standings, fair),
        ),
        "seats": (
            "Wins by seat, whoever sat there",
            "share of games won, with 95% intervals; dashed: an equal share",
            rows(facts.seats),
            lambda axes: _seats(axes, facts, standings),
        ),
    }
    if standings.parties > 2:
        plots["ladder"] = (
            "Ladder",
            "openskill's mu, with 95% intervals; hollow: ordinal, mu less 3 sigma",
            rows(len(standings.order)),
            lambda axes: _ladder(axes, facts, standings),
        )
    caption = (
        f"{facts.title}, {facts.seats} seats, {standings.games:,} games in "
        f"{standings.deals:,} deals"
    )
    return write_plots(plots, caption, folder)


def _percent(estimate: Estimate) -> tuple[float, float, float]:
    """Rounding may put an end a hair beyond the value."""
    low, high = min(estimate.low, estimate.value), max(estimate.high, estimate.value)
    return low * 100, estimate.value * 100, high * 100


def _running(
    axes: Axes, facts: Facts, standings: Standings, games: Sequence[Played], fair: float
) -> None:
    # Of two bots one line says it all.
    shown = standings.order[: 1 if standings.parties == 2 else MOST_LINES]
    step = max(1, standings.deals // POINTS) * standings.games_in_deal
    lines: dict[int, list[tuple[int, float, float, float]]] = {party: [] for party in shown}
    again = Standings(standings.parties, standings.games_in_deal)
    whole = standings.deals * standings.games_in_deal
    for played in games:
        again.add(played)
        if again.games % step == 0 or again.games == whole:
            for party in shown:
                if again.wins[party]:
                    values = _percent(again.win_share_any_time(party))
                    lines[party].append((again.games, *values))
    axes.axhline(fair, color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    for place, party in enumerate(shown):
        at, lows, shares, highs = zip(*lines[party], strict=True)
        axes.fill_between(at, lows, highs, color=COLOURS[place], alpha=0.18, linewidth=0)
        # Nothing and everything are drawn on the edge, not beyond it.
        axes.plot(at, shares, color=COLOURS[place], linewidth=1.4, clip_on=False, zorder=3)
    axes.set_ylim(0, 100)
    axes.set_xlabel("games")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.3g}%"))
    legend(axes, {facts.name(party): COLOURS[place] for place, party in enumerate(shown)})


def _wins(axes: Axes, facts: Facts, standings: Standings, fair: float) -> None:
    axes.axvline(fair, color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    labels: list[str] = []
    for row, party in enumerate(standings.order):
        low, _, high = _percent(standings.win_share_any_time(party))
        axes.plot((low, high), (row, row), color=COLOURS[0], linewidth=0.8)
        dot(axes, row, _percent(standings.win_share(party)), COLOURS[0])
        labels.append(f"{facts.name(party)}  (n = {standings.wins[party].total():,} deals)")
    label_rows(axes, labels)
    percent(axes)


def _seats(axes: Axes, facts: Facts, standings: Standings) -> None:
    axes.axvline(100 / facts.seats, color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    for seat in sorted(standings.seats):
        dot(axes, seat, _percent(standings.seat_share(seat)), COLOURS[0])
    label_rows(axes, [f"seat {seat + 1}" for seat in sorted(standings.seats)])
    percent(axes)


def _ladder(axes: Axes, facts: Facts, standings: Standings) -> None:
    labels: list[str] = []
    for row, rung in enumerate(standings.ladder()):
        axes.errorbar(
            rung.mu, row, xerr=Z * rung.sigma, fmt="o", color=COLOURS[0], ecolor=COLOURS[0],
            markersize=5, elinewidth=1.6, capsize=3,
        )  # fmt: skip
        axes.plot(rung.ordinal, row, "o", color=COLOURS[0], markerfacecolor="white", markersize=5)
        deals = standings.wins[rung.party].total()
        labels.append(f"{facts.name(rung.party)}  (n = {deals:,} deals)")
    label_rows(axes, labels)
    axes.set_xlabel("points on openskill's scale (25 at the start)")
