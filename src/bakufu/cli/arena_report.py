"""What an arena found out: tables, a verdict in words, a report with plots, and JSON."""

import shlex
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import isinf
from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.contest import Contest
from bakufu.arena.standings import ERROR, Estimate, Played, Standings
from bakufu.cli.folder import NO_PLOTS
from bakufu.cli.report_tables import ReportTable, markdown, nobody_won
from bakufu.engine.table.options import shown_options
from bakufu.engine.table.statistics import Z
from bakufu.games.shelf import find_game

SHOWN_FAULTS = 10
SHOWN_BOTS = 3  # in the line that tells the progress
ALL_PAIRS = 5  # up to so many bots every pair has its row


class Facts(msgspec.Struct, frozen=True):
    """What was asked, so that it can be asked again."""

    title: str
    contest: Contest
    command: list[str]
    games: int  # at most

    @property
    def seats(self) -> int:
        return self.contest.setup.players

    def name(self, party: int) -> str:
        return self.contest.labels[party]


# Words


def running(facts: Facts, standings: Standings) -> str:
    """How it stands: the first few, with intervals that hold whenever one looks."""
    if not standings.deals:
        return "no deal is over yet"
    parts = []
    for party in standings.order[: 1 if standings.parties == 2 else SHOWN_BOTS]:
        share = standings.win_share_any_time(party)
        parts.append(f"{facts.name(party)} {share.value:.1%} ({share.low:.1%} to {share.high:.1%})")
    return ", ".join(parts)


def verdict(facts: Facts, standings: Standings) -> str:
    """The answer in one sentence."""
    if standings.verdict is None:
        return f"Not settled after {standings.games:,} games: no bot is shown to be the best."
    best, games = standings.verdict
    others = [facts.name(party) for party in standings.order if party != best]
    words = others[0] if len(others) == 1 else f"each of the {len(others)} others"
    return (
        f"{facts.name(best)} is better than {words}: settled after {games:,} of at most "
        f"{facts.games:,} games, with an error of at most {ERROR:.0%}."
    )


# Tables


def arena_tables(facts: Facts, standings: Standings) -> list[ReportTable]:
    tables = [_wins(facts, standings), _points(facts, standings)]
    if standings.parties > 2:
        tables += [_pairs(facts, standings), _ladder(facts, standings)]
    tables.append(_seats(facts, standings))
    if standings.faults:
        tables.append(_faults(facts, standings))
    return tables


def _span(estimate: Estimate, scale: float = 100, unit: str = "%", digits: int = 1) -> str:
    low, high = estimate.low * scale, estimate.high * scale
    if isinf(high):
        return "-"
    return f"{low:.{digits}f}{unit} to {high:.{digits}f}{unit}"


def _wins(facts: Facts, standings: Standings) -> ReportTable:
    fair = f"{1 / standings.games_in_deal:.1%}"
    rows = []
    for party in standings.order:
        share = standings.win_share(party)
        numbers = [f"{standings.games_of[party]:,}", f"{share.n:,}", f"{share.value:.1%}"]
        spans = [_span(share), _span(standings.win_share_any_time(party))]
        rows.append([facts.name(party), *numbers, *spans, fair])
    heads = ("bot", "*games", "*deals", "*won", "95% interval", "95% at any time", "*fair")
    remark = (
        "Intervals are over deals, since the games of a deal have the same luck. The first holds "
        "for a number of games settled beforehand, the one at any time also where the arena "
        "stopped early."
    )
    if absent := standings.parties - len(rows):
        remark += f" {absent:,} bots have not finished a deal: a larger -n seats them too."
    if standings.nobody:
        remark += f" {nobody_won(standings.nobody, standings.games)}"
    return ReportTable("wins", "Wins", heads, rows, remark)


def _points(facts: Facts, standings: Standings) -> ReportTable:
    rows = []
    for party in standings.order:
        score, place = standings.score(party), standings.place(party)
        points = [f"{score.n:,}", f"{score.value:.1f}", _span(score, 1, "")]
        places = [f"{place.value:.2f}", _span(place, 1, "", 2)]
        rows.append([facts.name(party), *points, *places])
    heads = ("bot", "*deals", "*points", "95% interval", "*best place", "95% interval")
    remark = (
        "Points of a seat; the best place among the seats of a bot, the last for one that failed."
    )
    return ReportTable("points", "Points and places", heads, rows, remark)


def _pairs(facts: Facts, standings: Standings) -> ReportTable:
    order = standings.order
    every = standings.parties <= ALL_PAIRS
    pairs = combinations(order, 2) if every else pairwise(order)
    rows = []
    for one, other in pairs:
        ahead = standings.ahead_any_time(one, other)
        if not ahead.n:
            continue
        rows.append(
            [
                facts.name(one),
                facts.name(other),
                f"{ahead.n:,}",
                f"{ahead.value:.1%}",
                _span(ahead),
                "yes" if standings.is_better(one, other) else "no",
            ]
        )
    heads = ("bot", "against", "*deals", "*ahead", "95% at any time", "settled")
    remark = (
        "Games in which the first ends ahead of the second; the same place counts half. Settled: "
        "with the error divided by the number of bots."
    )
    return ReportTable("pairs", "Who is better than whom", heads, rows, remark)


def _ladder(facts: Facts, standings: Standings) -> ReportTable:
    rows = []
    for rung in standings.ladder():
        margin = Z * rung.sigma
        rows.append(
            [
                facts.name(rung.party),
                f"{standings.wins[rung.party].total():,}",
                f"{rung.mu:.2f}",
                f"{rung.mu - margin:.2f} to {rung.mu + margin:.2f}",
                f"{rung.sigma:.2f}",
                f"{rung.ordinal:.2f}",
            ]
        )
    heads = ("bot", "*deals", "*mu", "95% interval", "*sigma", "*ordinal")
    remark = (
        "openskill (Plackett-Luce). A deal is one match: wins in all its games, then places. The "
        "interval is mu and 1.96 sigma to each side, the ordinal mu less 3 sigma."
    )
    return ReportTable("ladder", "Ladder", heads, rows, remark)


def _seats(facts: Facts, standings: Standings) -> ReportTable:
    rows = []
    for seat in sorted(standings.seats):
        share = standings.seat_share(seat)
        cells = [str(seat + 1), f"{share.n:,}", f"{share.value:.1%}", _span(share)]
        rows.append([*cells, f"{1 / facts.seats:.1%}"])
    heads = ("seat", "*deals", "*won", "95% interval", "*equal share")
    return ReportTable("seats", "Wins by seat, whoever sat there", heads, rows)


def _faults(facts: Facts, standings: Standings) -> ReportTable:
    rows = [
        [
            facts.name(played.seating[seat]),
            str(played.number + 1),
            str(seat + 1),
            str(played.seed),
            " ".join(played.faults[seat].split()),
        ]
        for played, seat in standings.faults[:SHOWN_FAULTS]
    ]
    more = len(standings.faults) - len(rows)
    remark = "The game is lost for that bot; a random bot played on."
    if more > 0:
        remark += f" {more:,} more are in games.jsonl."
    return ReportTable(
        "faults",
        "Bots that failed",
        ("bot", "*game", "*seat", "*seed", "what it did"),
        rows,
        remark,
    )


# Files


def write_report(
    folder: Path,
    facts: Facts,
    standings: Standings,
    tables: Sequence[ReportTable],
    games: Sequence[Played],
) -> str:
    """Write everything; returns what could not be written, in a sentence, or nothing."""
    document = msgspec.json.format(msgspec.json.encode(_document(facts, standings)))
    (folder / "result.json").write_bytes(document + b"\n")
    plots = _draw(folder, facts, standings, games) if standings.deals else []
    setup = facts.contest.setup
    options = shown_options(find_game(setup.game).options, setup.options)
    parts = [
        f"# {facts.title}: {', '.join(facts.contest.labels)}",
        f"```\n{shlex.join(facts.command)}\n```",
        verdict(facts, standings),
        f"{standings.games:,} games in {standings.deals:,} deals at {facts.seats} seats. "
        f"Rules version {setup.rules_version}. Options: {options}."
        + (" With house data." if setup.house else ""),
        "Every game is a line of [games.jsonl](games.jsonl); all numbers are in "
        "[result.json](result.json).",
    ]
    if "running" in (plots or []):
        parts.append("[![Wins as the games went on](running.png)](running.svg)")
    for table in tables:
        parts.append(markdown(table))
        if table.id in (plots or []):
            parts.append(f"[![{table.title}]({table.id}.png)]({table.id}.svg)")
    if plots is None:
        parts.append(f"({NO_PLOTS})")
    (folder / "report.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return NO_PLOTS if plots is None else ""


def _draw(
    folder: Path, facts: Facts, standings: Standings, games: Sequence[Played]
) -> list[str] | None:
    try:
        # Only here: it takes long to load, and is not needed for anything else.
        from bakufu.cli.arena_plots import draw_arena
    except ImportError:
        return None
    return draw_arena(facts, standings, games, folder)


def _document(facts: Facts, standings: Standings) -> dict[str, Any]:
    setup = facts.contest.setup
    order = standings.order
    places = {rung.party: rung for rung in standings.ladder()}
    settled = standings.verdict
    return {
        "command": facts.command,
        "game": setup.game,
        "rules_version": setup.rules_version,
        "options": setup.options,
        "games": standings.games,
        "games_at_most": facts.games,
        "deals": standings.deals,
        "games_in_deal": standings.games_in_deal,
        "won_by_nobody": standings.nobody,
        "error": ERROR,
        "best": facts.name(settled[0]) if settled else None,
        "settled_after_games": settled[1] if settled else None,
        "bots": [
            {
                "name": facts.name(party),
                "games": standings.games_of[party],
                "won": standings.win_share(party),
                "won_at_any_time": standings.win_share_any_time(party),
                "fair_share": 1 / standings.games_in_deal,
                "points_a_seat": standings.score(party),
                "best_place": standings.place(party),
                "ladder": {
                    "mu": places[party].mu,
                    "sigma": places[party].sigma,
                    "ordinal": places[party].ordinal,
                },
                "faults": sum(game.seating[seat] == party for game, seat in standings.faults),
            }
            for party in order
        ],
        "pairs": [
            {
                "bot": facts.name(one),
                "against": facts.name(other),
                "ahead_at_any_time": standings.ahead_any_time(one, other),
                "settled": standings.is_better(one, other),
            }
            for one, other in combinations(order, 2)
            if standings.met(one, other)
        ],
        "seats": [standings.seat_share(seat) for seat in sorted(standings.seats)],
        "faults": [
            {
                "bot": facts.name(played.seating[seat]),
                "game": played.number + 1,
                "seed": played.seed,
                "seat": seat + 1,
                "what": played.faults[seat],
            }
            for played, seat in standings.faults
        ],
    }
