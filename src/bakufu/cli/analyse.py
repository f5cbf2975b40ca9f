"""`bakufu analyse`: a finished game from the eyes of one player, decision by decision."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text

from bakufu.bots.advice import ENDINGS, LOOKS, Idea
from bakufu.bots.advice_words import line_in_words
from bakufu.bots.analysis import MORE, Analysis, Analyst, Point
from bakufu.cli.arguments import Positive, Seed
from bakufu.cli.folder import NO_PLOTS
from bakufu.cli.hint import differing, spoken
from bakufu.cli.loading import load_game, load_language
from bakufu.cli.progress import shown
from bakufu.cli.screen import YOURS, Callers, Screen
from bakufu.engine.table.log import read_log
from bakufu.engine.text.errors import BadInput
from bakufu.processors import usable_processors

_SPARKS = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, Parameter(help="The log of a finished game.")],
    /,
    *,
    seat: Annotated[Positive, Parameter(help="Whose decisions: a seat, counted from 1.")] = 1,
    looks: Annotated[
        Positive, Parameter(help="How often to look ahead from each decision.")
    ] = LOOKS,
    endings: Annotated[
        Positive,
        Parameter(help="How many endings to play of each idea; four times as many at the last."),
    ] = ENDINGS,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same analysis.")] = 1,
    jobs: Annotated[
        Positive | None, Parameter(help="How many decisions at the same time (default: all cores).")
    ] = None,
    plot: Annotated[
        Path | None, Parameter(help="Draw the graph: PLOT.png and PLOT.svg are written.")
    ] = None,
    json: Annotated[
        bool, Parameter(negative=(), help="Print everything as JSON instead of words.")
    ] = False,
    lang: Annotated[str, Parameter(help="Language: en, fr or de.")] = "en",
) -> int:
    load_language(lang)
    draw = _plotter(plot)
    make = partial(_make, file, seat - 1, looks, max(2, endings), seed)
    analyst = make()
    with _crew(make, analyst, jobs or usable_processors()) as look_at:
        firsts = [(number, False) for number in range(len(analyst.decisions))]
        points = list(shown(look_at(firsts), len(firsts), "looked at", "decisions"))
        seconds = [(number, True) for number in analyst.candidates(points)]
        again = list(shown(look_at(seconds), len(seconds), "looked at again", "decisions"))
    analysis = analyst.result(points, again)
    screen = Screen(analyst.game, lang)
    if json:
        written = msgspec.json.encode(_plain(screen, analysis))
        print(msgspec.json.format(written, indent=2).decode())
    else:
        _show(screen, analyst, analysis)
    if draw:
        print(f"Written to {draw(analyst, analysis)}", file=sys.stderr if json else sys.stdout)
    return 0


def _make(file: Path, seat: int, looks: int, endings: int, seed: int) -> Analyst:
    log = read_log(file)
    game = load_game(log.header.game)
    return Analyst(game, log, seat, looks, endings, seed, str(file))


# Looking, one decision in each process

Task = tuple[int, bool]
_analyst: Analyst | None = None


@contextmanager
def _crew(
    make: Callable[[], Analyst], analyst: Analyst, jobs: int
) -> Iterator[Callable[[list[Task]], Iterable[Point]]]:
    """What looks at decisions: here, or in processes that read the log for themselves."""
    if jobs == 1 or len(analyst.decisions) < 2:
        yield lambda tasks: (analyst.look_at(number, again) for number, again in tasks)
        return
    pool = ProcessPoolExecutor(
        min(jobs, len(analyst.decisions)), get_context("spawn"), _begin, (make,)
    )
    try:
        yield lambda tasks: pool.map(_look_at, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(make: Callable[[], Analyst]) -> None:
    global _analyst
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it stops it
    _analyst = make()


def _look_at(task: Task) -> Point:
    assert _analyst is not None
    return _analyst.look_at(*task)


# Telling


def _show(screen: Screen, analyst: Analyst, analysis: Analysis) -> None:
    points = analysis.points
    screen.tell(
        "cli-analysis",
        "bold",
        game=screen.game.title,
        seat=analysis.seats[analysis.seat],
        decisions=len(points),
    )
    if points:
        line = sparkline([point.played.win for point in points])
        screen.tell("cli-analysis-line", line=line)
        screen.tell(
            "cli-analysis-ends",
            "dim",
            first=_percent(points[0].played.win),
            last=_percent(points[-1].played.win),
        )
    if not analysis.costliest:
        screen.tell("cli-analysis-none")
    for number, point in enumerate(analysis.costliest, 1):
        _show_costly(screen, analyst, point, number)
    if points:
        screen.tell(
            "cli-analysis-basis",
            "dim",
            looks=analyst.looks,
            endings=analyst.endings,
            again=analyst.endings * MORE,
        )


def _show_costly(screen: Screen, analyst: Analyst, point: Point, number: int) -> None:
    decision = analyst.decisions[point.number]
    callers = Callers(screen, analyst.seats)
    callers.meet(decision.state)
    seats = callers.seats
    asked = screen.speaker.say(point.asked, seats)
    screen.blank()
    title = screen.words("cli-analysis-entry", entry=str(point.entry), asked=asked)
    screen.console.print(Text.assemble((f"{number}  ", YOURS), (title, "bold")))
    for message, idea, other in (
        ("cli-analysis-played", point.played, point.best),
        ("cli-analysis-better", point.best, point.played),
    ):
        moves = line_in_words(analyst.sight(decision), idea.moves)
        kept = differing(idea.moves, other.moves)
        words = spoken(screen, [moves[place] for place in kept], seats)
        said = screen.words(
            message, moves=words, win=_percent(idea.win), points=_tenths(screen, idea.points)
        )
        screen.console.print(Padding(Text(said), (0, 0, 0, 3)))
    cost = screen.words(
        "cli-analysis-cost",
        cost=_percent(point.cost),
        margin=_percent(_half(point.cost_range)),
        points=_tenths(screen, point.cost_points),
        pointsmargin=_tenths(screen, _half(point.cost_points_range)),
    )
    screen.console.print(Padding(Text(cost), (0, 0, 0, 3)))


def sparkline(shares: list[float]) -> str:
    """Shares from 0 to 1 as a row of small bars."""
    return "".join(_SPARKS[min(len(_SPARKS) - 1, int(share * len(_SPARKS)))] for share in shares)


def _half(ends: tuple[float, float]) -> float:
    return (ends[1] - ends[0]) / 2


def _percent(share: float) -> int:
    return round(100 * share)


def _tenths(screen: Screen, value: float) -> str:
    return f"{value:.1f}".replace(".", "." if screen.language == "en" else ",")


# Numbers and pictures


def _plain(screen: Screen, analysis: Analysis) -> dict[str, object]:
    """Everything, with moves and questions in words: seats are counted from 1, or named."""
    game = screen.game

    def idea(one: Idea) -> dict[str, object]:
        plain: dict[str, object] = msgspec.to_builtins(one)
        return plain | {"moves": [game.move_name(move) for move in one.moves]}

    def point(one: Point) -> dict[str, object]:
        plain: dict[str, object] = msgspec.to_builtins(one)
        asked = screen.speaker.say(one.asked, analysis.seats)
        return plain | {"asked": asked, "played": idea(one.played), "best": idea(one.best)}

    return {
        "game": analysis.game,
        "seats": analysis.seats,
        "seat": analysis.seat + 1,
        "points": [point(one) for one in analysis.points],
        "costliest": [point(one) for one in analysis.costliest],
    }


def _plotter(plot: Path | None) -> Callable[[Analyst, Analysis], Path] | None:
    """What draws the graph; said at once if it cannot be drawn."""
    if plot is None:
        return None
    if not plot.parent.is_dir():
        raise BadInput(f"{plot.parent} is not a folder: the graph cannot be written there")
    try:
        from bakufu.cli.plots import draw_analysis
    except ImportError:
        raise BadInput(NO_PLOTS) from None
    path = plot.with_suffix("") if plot.suffix in (".png", ".svg") else plot

    def draw(analyst: Analyst, analysis: Analysis) -> Path:
        draw_analysis(analysis, analyst.game.title, path)
        return path.with_name(f"{path.name}.png")

    return draw
