"""What a study found out, as plots."""

from math import isfinite
from pathlib import Path

from matplotlib.axes import Axes

from bakufu.arena.standings import Estimate
from bakufu.arena.study import PARTS
from bakufu.arena.survey import Luck, Survey, kinds_in_order
from bakufu.cli.plots import (
    COLOURS,
    INK,
    PALE,
    Plots,
    distribution,
    dot,
    interval,
    label_rows,
    legend,
    percent,
    rows,
    write_plots,
)
from bakufu.cli.study_report import LEADS, Facts


def draw_study(
    facts: Facts, survey: Survey, luck: Luck, titles: dict[str, str], folder: Path
) -> dict[str, str]:
    """Write every plot; returns their titles by name: the id of a table, or one that begins so."""
    tally = survey.tally
    who = ", ".join(dict.fromkeys(facts.contest.labels))
    changes = {f"lead {words}": survey.changes[name] for name, words in LEADS.items()}
    plots: Plots = {
        "choices": (
            "Choices at a decision",
            "share of decisions; the band takes decisions as independent",
            3.7,
            lambda axes: distribution(axes, {who: survey.choices}, "choices", "decisions"),
        ),
        "choices-of-course": (
            "Choices in the course of a game",
            "mean, with 95% intervals over games",
            3.2,
            lambda axes: _course(axes, survey),
        ),
        "choices-of-length": (
            "Decisions in a game",
            "share of games, with 95% intervals",
            3.7,
            lambda axes: distribution(axes, {who: tally.decisions}, "decisions", "games"),
        ),
        "kinds": (
            "Choices by kind of decision",
            "mean, with 95% intervals over games",
            rows(len(survey.kinds)),
            lambda axes: _kinds(axes, survey, titles),
        ),
        "leads": (
            "Lead changes in a game",
            "share of games, with 95% intervals",
            3.7,
            lambda axes: distribution(axes, changes, "lead changes", "games"),
        ),
        "wins-by-seat": (
            "Wins by seat",
            "games won, with 95% intervals; dashed: an equal share",
            rows(survey.players),
            lambda axes: _seats(axes, survey),
        ),
        "luck": (
            "Luck against skill",
            f"shares of the mean square of results, {' against '.join(facts.duel.labels)}, "
            f"with 95% intervals (n = {luck.wins.n:,} deals)",
            2.6,
            lambda axes: _luck(axes, luck),
        ),
        "points-by-source": (
            "Where points come from",
            "mean of a seat, with 95% intervals over games",
            rows(len(survey.points)),
            lambda axes: _points(axes, survey),
        ),
    }
    caption = f"{facts.game.title}, {survey.players} players ({who}), {tally.games:,} games"
    write_plots(plots, caption, folder)
    return {name: plot[0] for name, plot in plots.items()}


def _bars(axes: Axes, estimates: dict[str, Estimate], unit: str) -> None:
    """Rows with a mean and its interval, whatever it is measured in."""
    for row, estimate in enumerate(estimates.values()):
        margins = [[estimate.value - estimate.low], [estimate.high - estimate.value]]
        # What came up in one game only has no interval.
        shown = margins if isfinite(estimate.high) else None
        axes.errorbar(
            estimate.value, row, xerr=shown, fmt="o", color=COLOURS[0], ecolor=COLOURS[0],
            markersize=5, elinewidth=1.6, capsize=3,
        )  # fmt: skip
        axes.annotate(
            f"{estimate.value:.1f}", (estimate.value, row), (0, 6), textcoords="offset points",
            ha="center", fontsize=7, color=PALE,
        )  # fmt: skip
    label_rows(axes, list(estimates))
    lows = [estimate.low for estimate in estimates.values() if isfinite(estimate.low)]
    axes.set_xlim(left=min([0, *lows]))
    axes.margins(x=0.08)
    axes.set_xlabel(unit)


def _kinds(axes: Axes, survey: Survey, titles: dict[str, str]) -> None:
    found: dict[str, Estimate] = {}
    for kind in kinds_in_order(survey):
        name = titles.get(kind, "")
        short = name if len(name) <= 32 else f"{name[:31]}…"
        found[f"{kind} {short}\n(n = {survey.kinds[kind].n:,})"] = survey.branching_of(kind)
    _bars(axes, found, "choices")


def _points(axes: Axes, survey: Survey) -> None:
    _bars(axes, {source: survey.points_from(source) for source in survey.points}, "points a seat")


def _course(axes: Axes, survey: Survey) -> None:
    parts = survey.course()
    at = [(part + 0.5) * 100 / PARTS for part in range(len(parts))]
    lows, highs = [part.low for part in parts], [part.high for part in parts]
    axes.fill_between(at, lows, highs, color=COLOURS[0], alpha=0.25, linewidth=0)
    axes.plot(at, [part.value for part in parts], color=COLOURS[0], linewidth=1.4, marker="o")
    axes.set_xlim(0, 100)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("part of the decisions of a game")
    axes.set_ylabel("choices")
    percent(axes)


def _seats(axes: Axes, survey: Survey) -> None:
    axes.axvline(100 / survey.players, color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    labels: list[str] = []
    for seat in sorted(survey.tally.seats):
        won = survey.tally.seats[seat]
        dot(axes, seat, interval(won), COLOURS[0])
        labels.append(f"seat {seat + 1}  (n = {won.asked:,})")
    label_rows(axes, labels)
    percent(axes)


def _luck(axes: Axes, luck: Luck) -> None:
    names = ("skill", "start", "course")
    for row, parts in enumerate((luck.by_points, luck.by_wins)):
        for place, part in enumerate((parts.skill, parts.start, parts.course)):
            y = row + (place - 1) * 0.26
            axes.barh(y, part.value * 100, 0.24, color=COLOURS[place])
            axes.errorbar(
                part.value * 100, y,
                xerr=[[(part.value - part.low) * 100], [(part.high - part.value) * 100]],
                fmt="none", ecolor=INK, elinewidth=0.9, capsize=2,
            )  # fmt: skip
            axes.annotate(
                f"{part.value:.1%}", (part.high * 100, y), (4, 0), textcoords="offset points",
                va="center", fontsize=7, color=PALE,
            )  # fmt: skip
    label_rows(axes, ["by points", "by wins"])
    percent(axes)
    axes.set_xlim(0, 108)
    axes.set_xticks(range(0, 101, 20))
    legend(axes, dict(zip(names, COLOURS, strict=False)))
