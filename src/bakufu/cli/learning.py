"""What commands that learn have in common: who plays, how far a run is, what was gained."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from bakufu.arena.contest import Contest
from bakufu.arena.crew import Playing, hired
from bakufu.arena.rays import check_ray, hired_on_ray
from bakufu.cli.report_tables import ReportTable
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.learn.measuring import Gain
from bakufu.learn.tuning import Numbers
from bakufu.processors import usable_processors

Hiring = Callable[[Contest], AbstractContextManager[Playing]]


def hiring(jobs: int | None, ray: str | None) -> Hiring:
    """Who plays: the cores here, or those of Ray."""
    if ray is None:
        return lambda contest: hired(contest, jobs or usable_processors())
    if jobs is not None:
        raise BadInput("--ray and --jobs disagree: Ray uses all the cores it has")
    check_ray()
    return lambda contest: hired_on_ray(contest, ray)


def gains_table(found: Sequence[Gain], title: str, remark: str, id: str = "gains") -> ReportTable:
    rows = [
        [
            gain.kind,
            f"{gain.games:,}",
            f"{gain.won.value:.1%}",
            f"{gain.won.low:.1%} to {gain.won.high:.1%}",
        ]
        for gain in found
    ]
    return ReportTable(id, title, ("table", "*games", "*won", "95% interval"), rows, remark)


def weights_table(game: Game, before: Numbers, now: Numbers, free: Sequence[int]) -> ReportTable:
    declared = game.judgement().declared()
    rows = [
        [declared[at].name, f"{before[at]:.4g}", f"{now[at]:.4g}", declared[at].about]
        for at in sorted(free)
    ]
    return ReportTable("weights", "Weights", ("weight", "*before", "*now", ""), rows)


def verdict_of(found: Sequence[Gain]) -> str:
    if not found:
        return "what was gained has not been measured"
    worse = [gain.kind for gain in found if gain.is_loss]
    won = found[0].won
    words = f"{won.value:.1%} won ({won.low:.1%} to {won.high:.1%})"
    if worse:
        return f"{words}, but worse with {', '.join(worse)}: not to be kept"
    if won.low > 0.5:
        return f"{words}: better, and at no kind of table worse"
    return f"{words}: not shown to be better"
