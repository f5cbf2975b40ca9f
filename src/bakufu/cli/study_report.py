"""What a study found out: tables, a report with plots, and JSON."""

import shlex
from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.contest import Contest
from bakufu.arena.standings import Estimate
from bakufu.arena.study import JUDGEMENT, POINTS
from bakufu.arena.survey import Luck, Parts, Survey, kinds_in_order, mean_of
from bakufu.arena.tally import Spread
from bakufu.cli.folder import NO_PLOTS
from bakufu.cli.report_tables import ReportTable, markdown, reasons_table, seats_table, starts_table
from bakufu.engine.table.game import Game
from bakufu.engine.table.options import shown_options
from bakufu.games.shelf import find_game

LEADS = {POINTS: "by points", JUDGEMENT: "by judgement"}


class Facts(msgspec.Struct, frozen=True):
    """What was studied, so that it can be studied again."""

    game: Game
    contest: Contest
    duel: Contest
    command: list[str]
    seed: int


def number(value: float, digits: int = 2) -> str:
    return f"{value:,.{digits}f}"


def span(estimate: Estimate, digits: int = 2) -> str:
    if isinf(estimate.high):
        return "-"
    return f"{number(estimate.low, digits)} to {number(estimate.high, digits)}"


def percents(estimate: Estimate) -> list[str]:
    """Of something that is a part: no end of it lies outside of 0 and 1."""
    if isinf(estimate.high):
        return [f"{estimate.value:.1%}", "-"]
    low, high = max(0.0, estimate.low), min(1.0, estimate.high)
    return [f"{estimate.value:.1%}", f"{low:.1%} to {high:.1%}"]


def study_tables(
    facts: Facts, survey: Survey, luck: Luck, titles: dict[str, str]
) -> list[ReportTable]:
    tally = survey.tally
    tables = [_glance(survey), _kinds(survey, titles), _leads(survey), seats_table(tally)]
    tables.append(_seat_points(survey))
    if tally.starts:
        tables.append(starts_table(tally))
    tables += [_luck(facts, luck), _points(survey), reasons_table(tally, titles)]
    if tally.faults:
        rows = [
            [bot, f"{count:,}", " ".join(fault.split())]
            for (bot, fault), count in tally.faults.most_common(10)
        ]
        remark = "Random bots played on; between two bots the game is lost for the one that failed."
        heads = ("bot", "*times", "what it did")
        tables.append(ReportTable("faults", "Bots that failed", heads, rows, remark))
    return tables


def _glance(survey: Survey) -> ReportTable:
    length, choices = survey.tally.decisions, survey.choices
    mean = _mean(length)
    forced = survey.forced()
    rows = [
        ["decisions in a game", str(mean.n), number(mean.value, 1), span(mean, 1), *_marks(length)],
        ["choices at a decision", *_numbers(survey.branching()), *_marks(choices)],
        ["decisions with one choice", str(forced.n), *percents(forced), "", "", ""],
        ["size of the game tree, log10", *_numbers(survey.tree(), 1), "", "", ""],
    ]
    heads = ("", "*games", "*mean", "95% interval", "*least", "*median", "*most")
    remark = (
        "A decision is one move of the engine's vocabulary: a person's order may be several. "
        "The tree is the product of all choices of a game."
    )
    return ReportTable("choices", "The game at a glance", heads, rows, remark)


def _numbers(estimate: Estimate, digits: int = 2) -> list[str]:
    return [f"{estimate.n:,}", number(estimate.value, digits), span(estimate, digits)]


def _mean(spread: Spread) -> Estimate:
    return mean_of(list(spread.times.elements()))


def _marks(spread: Spread) -> list[str]:
    return [str(min(spread.times)), str(spread.quantile(0.5)), str(max(spread.times))]


def _kinds(survey: Survey, titles: dict[str, str]) -> ReportTable:
    rows = []
    for kind in kinds_in_order(survey):
        often = survey.decisions_of(kind)
        rows.append(
            [
                kind or "-",
                titles.get(kind, ""),
                f"{survey.kinds[kind].n:,}",
                f"{number(often.value, 1)} ({span(often, 1)})",
                f"{number(survey.branching_of(kind).value)} ({span(survey.branching_of(kind))})",
                str(max(survey.kinds[kind].times)),
            ]
        )
    heads = ("rule", "", "*n", "*in a game", "*choices", "*most")
    return ReportTable("kinds", "Kinds of decisions", heads, rows, "Means with 95% intervals.")


def _leads(survey: Survey) -> ReportTable:
    rows = []
    for name, words in LEADS.items():
        spread = survey.changes[name]
        rows.append([f"lead changes in a game, {words}", *_numbers(_mean(spread)), *_marks(spread)])
    for name, words in LEADS.items():
        if survey.taken[name]:
            when = mean_of(survey.taken[name])
            rows.append([f"winner leads for good, {words}", f"{when.n:,}", *percents(when)])
            rows[-1] += [f"{share:.0%}" for share in _three(survey.taken[name])]
    heads = ("", "*games", "*mean", "95% interval", "*least", "*median", "*most")
    remark = (
        "A lead changes when another seat gets ahead alone. The winner leads for good from that "
        "part of all decisions on. Judgement: the points the game's own judgement expects."
    )
    return ReportTable("leads", "Leads", heads, rows, remark)


def _three(values: Sequence[float]) -> tuple[float, float, float]:
    ordered = sorted(values)
    return ordered[0], ordered[len(ordered) // 2], ordered[-1]


def _seat_points(survey: Survey) -> ReportTable:
    rows = []
    for seat in range(survey.players):
        ahead = survey.score_of(seat)
        cells = [f"{ahead.value:+.2f}", f"{ahead.low:+.2f} to {ahead.high:+.2f}"]
        rows.append([str(seat + 1), f"{ahead.n:,}", *cells])
    heads = ("seat", "*games", "*points", "95% interval")
    remark = "Points more or less than the mean of the table."
    return ReportTable("points-by-seat", "Points by seat", heads, rows, remark)


def _points(survey: Survey) -> ReportTable:
    rows = []
    total = sum(survey.points_from(source).value for source in survey.points)
    for source in survey.points:
        mean = survey.points_from(source)
        share = f"{mean.value / total:.1%}" if total else "-"
        rows.append([source, *_numbers(mean), share])
    heads = ("source", "*games", "*points a seat", "95% interval", "*share")
    remark = survey.tally.counting.points_remark
    return ReportTable("points-by-source", "Where points come from", heads, rows, remark)


def _luck(facts: Facts, luck: Luck) -> ReportTable:
    one, two = facts.duel.labels
    deals = f"{luck.wins.n:,}"
    margin = [f"{luck.margin.value:+.2f}", f"{luck.margin.low:+.2f} to {luck.margin.high:+.2f}"]
    rows = [
        [f"games won by {one} against {two}", deals, *percents(luck.wins)],
        ["its points more for a seat", deals, *margin],
    ]
    for what, parts in (("points", luck.by_points), ("wins", luck.by_wins)):
        for part, estimate in _parts(parts).items():
            rows.append([f"{part}, by {what}", deals, *percents(estimate)])
    for words, games in (
        ("games to tell them apart, in deals", luck.games_needed),
        ("games to tell them apart, without", luck.games_needed_apart),
    ):
        rows.append([words, deals, f"{games:,}" if games else "too close", ""])
    heads = ("", "*deals", "*value", "95% interval")
    remark = (
        "Of the mean square of results: skill is what the bot explains, start what comes with the "
        "deal and the seats, course all the rest. To tell apart: at 95%, with a power of 80%."
    )
    if luck.wins.value in (0, 1):
        remark += " Where one bot wins everything, there is no luck to be seen: take closer bots."
    return ReportTable("luck", "Luck against skill", heads, rows, remark)


def _parts(parts: Parts) -> dict[str, Estimate]:
    return {"skill": parts.skill, "start": parts.start, "course": parts.course}


# Files


def write_study(
    folder: Path,
    facts: Facts,
    survey: Survey,
    luck: Luck,
    tables: Sequence[ReportTable],
    titles: dict[str, str],
) -> str:
    """Write everything; returns what could not be written, in a sentence, or nothing."""
    document = msgspec.json.format(msgspec.json.encode(_document(facts, survey, luck)))
    (folder / "study.json").write_bytes(document + b"\n")
    try:
        # Only here: it takes long to load, and is not needed for anything else.
        from bakufu.cli.study_plots import draw_study
    except ImportError:
        plots: dict[str, str] | None = None
    else:
        plots = draw_study(facts, survey, luck, titles, folder)
    setup = facts.contest.setup
    options = shown_options(find_game(setup.game).options, setup.options)
    bots = ", ".join(dict.fromkeys(facts.contest.labels))
    parts = [
        f"# {facts.game.title}: a study of {survey.tally.games:,} games",
        f"```\n{shlex.join(facts.command)}\n```",
        f"Played by {bots} at {setup.players} seats. Rules version {setup.rules_version}. "
        f"Options: {options}." + (" With house data." if setup.house else ""),
        "Intervals hold the true value in 95 of 100 cases, for these bots: others play otherwise. "
        "All numbers are in [study.json](study.json).",
    ]
    for table in tables:
        parts.append(markdown(table))
        for name, title in (plots or {}).items():
            if name == table.id or name.startswith(f"{table.id}-of"):
                parts.append(f"[![{title}]({name}.png)]({name}.svg)")
    if plots is None:
        parts.append(f"({NO_PLOTS})")
    (folder / "report.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return NO_PLOTS if plots is None else ""


def _document(facts: Facts, survey: Survey, luck: Luck) -> dict[str, Any]:
    setup, tally = facts.contest.setup, survey.tally
    seats: list[dict[str, Any]] = []
    for seat in sorted(tally.seats):
        won = tally.seats[seat]
        share = Estimate(won.yes / won.asked, *won.range, won.asked)
        seats.append({"wins": share, "points_above_mean": survey.score_of(seat)})
    return {
        "command": facts.command,
        "game": setup.game,
        "rules_version": setup.rules_version,
        "options": setup.options,
        "bots": facts.contest.labels,
        "games": tally.games,
        "decisions": _distribution(tally.decisions),
        "choices": {"mean": survey.branching(), "times": _times(survey.choices)},
        "one_choice": survey.forced(),
        "tree_log10": survey.tree(),
        "kinds": {
            kind: {
                "choices": survey.branching_of(kind),
                "in_a_game": survey.decisions_of(kind),
                "times": _times(survey.kinds[kind]),
            }
            for kind in kinds_in_order(survey)
        },
        "course": survey.course(),
        "lead_changes": {name: _distribution(survey.changes[name]) for name in LEADS},
        "winner_leads_for_good": {
            name: mean_of(survey.taken[name]) for name in LEADS if survey.taken[name]
        },
        "seats": seats,
        "points": {source: survey.points_from(source) for source in survey.points},
        "luck": {"bots": facts.duel.labels, "measured": luck},
        "ends": dict(sorted(tally.reasons.items())),
    }


def _distribution(spread: Spread) -> dict[str, Any]:
    return {"mean": _mean(spread), "times": _times(spread)}


def _times(spread: Spread) -> dict[str, int]:
    return {str(value): times for value, times in sorted(spread.times.items())}
