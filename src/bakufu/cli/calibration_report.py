"""Whether told chances to win come true: tables, a report, and the curve."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bakufu.cli.folder import NO_PLOTS
from bakufu.cli.report_tables import ReportTable, markdown
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.game import Game
from bakufu.learn.calibration import WAYS, Moment, gain, score, tenths

TOLD, BEFORE = list(WAYS)[:2]


class Facts(msgspec.Struct, frozen=True):
    """What was measured, so that it can be measured again."""

    game: Game
    bot: str
    games: int
    endings: int
    command: list[str]
    trusts: list[Trust] = []  # fitted on half of the games; then the other half is measured

    @property
    def caption(self) -> str:
        half = ", every second one" if self.trusts else ""
        return f"{self.game.title}, {self.games:,} games of {self.bot}{half}"


def calibration_tables(facts: Facts, moments: Sequence[Moment]) -> list[ReportTable]:
    tables = [
        _scores(moments),
        _curve(moments, "reliability", TOLD),
        _curve(moments, "reliability-of-endings", BEFORE),
        _stages(moments),
        _players(moments),
    ]
    if facts.trusts:
        tables.append(_trusts(facts.trusts, moments))
    return tables


def _scores(moments: Sequence[Moment]) -> ReportTable:
    rows = []
    for name, way in WAYS.items():
        found = score(moments, way)
        better, margin = gain(moments, WAYS[TOLD], way)
        beside = "" if name == TOLD else f"{better:+.4f} ± {margin:.4f}"
        rows.append([name, f"{found.brier:.4f}", f"{found.log_loss:.4f}", beside])
    remark = (
        f"{len(moments):,} moments. Less is better. How much better the chance told is, by its "
    )
    remark += "Brier score, has a 95% interval over games; log loss takes what is told as 0.5% to "
    remark += "99.5%."
    heads = ("chance", "*Brier score", "*log loss", "*told is better by")
    return ReportTable("scores", "How far chances lie from what came", heads, rows, remark)


def _curve(moments: Sequence[Moment], name: str, way: str) -> ReportTable:
    rows = []
    for place, tenth in enumerate(tenths(moments, WAYS[way])):
        row = [f"{10 * place}% to {10 * place + 10}%"]
        if tenth is None:
            row += ["0", "", "", ""]
        else:
            row += [f"{tenth.moments:,}", f"{tenth.told:.1%}", f"{tenth.won:.1%}"]
            row.append(f"{tenth.low:.1%} to {tenth.high:.1%}")
        rows.append(row)
    heads = ("chance", "*moments", "*mean chance", "*won", "95% interval")
    return ReportTable(name, f"What came of what was said: {way}", heads, rows)


def _stages(moments: Sequence[Moment]) -> ReportTable:
    stages = sorted({(moment.stage, moment.when) for moment in moments})
    groups = {
        when or str(stage): [one for one in moments if one.stage == stage] for stage, when in stages
    }
    return _groups("stages", "By stage of the game", groups)


def _players(moments: Sequence[Moment]) -> ReportTable:
    numbers = sorted({moment.players for moment in moments})
    groups = {
        f"{number} players": [one for one in moments if one.players == number] for number in numbers
    }
    return _groups("players", "By number of players", groups)


def _groups(name: str, title: str, groups: dict[str, list[Moment]]) -> ReportTable:
    rows = []
    for group, inside in groups.items():
        found = [score(inside, way) for way in WAYS.values()]
        cells = [f"{one.brier:.3f} / {one.log_loss:.3f}" for one in found]
        rows.append([group, f"{len(inside):,}", *cells])
    heads = ("", "*moments", *(f"*{way}" for way in WAYS))
    return ReportTable(name, title, heads, rows, "Brier score / log loss.")


def _trusts(trusts: Sequence[Trust], moments: Sequence[Moment]) -> ReportTable:
    words = {moment.stage: moment.when for moment in moments}
    rows = [
        [words.get(stage, ""), f"{one.doubt:g}", f"{one.endings:g}", f"{one.few:g}"]
        for stage, one in enumerate(trusts)
    ]
    numbers = ", ".join(f"({one.doubt:g}, {one.endings:g}, {one.few:g})" for one in trusts)
    remark = f"chances = by_stage({numbers})"
    heads = ("", "*doubt", "*endings", "*few")
    return ReportTable("chances", "Fitted on the other games", heads, rows, remark)


def write_calibration(
    path: Path, facts: Facts, moments: Sequence[Moment], tables: Sequence[ReportTable]
) -> str:
    """Write everything; returns what could not be written, in a sentence, or nothing."""
    plots: list[str] = []
    missing = ""
    try:
        from bakufu.cli.calibration_plots import draw_calibration
    except ImportError:
        missing = NO_PLOTS
    else:
        plots = draw_calibration(moments, facts.caption, path)
    parts = [f"# {facts.game.title}: told chances to win", f"`{shlex.join(facts.command)}`"]
    for table in tables:
        parts.append(markdown(table))
        if table.id in plots:
            parts.append(f"[![{table.title}]({table.id}.png)]({table.id}.svg)")
    (path / "report.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return missing
