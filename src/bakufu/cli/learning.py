"""What commands that learn have in common: who plays, how far a run is, what was gained."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bakufu.arena.contest import Contest
from bakufu.arena.crew import Playing, hired
from bakufu.arena.rays import check_ray, hired_on_ray
from bakufu.cli.report_tables import ReportTable
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.learn.measuring import Gain
from bakufu.learn.tuning import Numbers
from bakufu.processors import usable_processors

GLANCE = 0.2  # seconds between two changes of the bar
Told = Callable[[str, int, int], None]  # what is going on, how many of how many
Hiring = Callable[[Contest], AbstractContextManager[Playing]]


def hiring(jobs: int | None, ray: str | None) -> Hiring:
    """Who plays: the cores here, or those of Ray."""
    if ray is None:
        return lambda contest: hired(contest, jobs or usable_processors())
    if jobs is not None:
        raise BadInput("--ray and --jobs disagree: Ray uses all the cores it has")
    check_ray()
    return lambda contest: hired_on_ray(contest, ray)


@contextmanager
def learning_bar(counted: str = "games") -> Iterator[Told]:
    """A bar in a terminal, a line for each part elsewhere."""
    console = make_console(stderr=True)
    if not console.is_terminal:

        def line(words: str, done: int, total: int) -> None:
            if done == total:
                console.print(f"{words}: {total:,} {counted}", markup=False, soft_wrap=True)

        yield line
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("")
        seen = 0.0

        def move(words: str, done: int, total: int) -> None:
            nonlocal seen
            if monotonic() - seen > GLANCE or done == total:
                bar.update(task, description=words, completed=done, total=total)
                seen = monotonic()

        yield move


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
