"""`bakufu fit`: what a position is worth, fitted to who won."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from math import fsum, log
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bakufu.bots.weights import write_weights
from bakufu.cli.arguments import GameNumber, Jobs, Positive, Seed
from bakufu.cli.calibrate import begin_quietly
from bakufu.cli.folder import new_folder
from bakufu.cli.learning import weights_table
from bakufu.cli.loading import load_game
from bakufu.cli.progress import progress
from bakufu.cli.report_tables import ReportTable, markdown, print_tables
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.table.statistics import Sums
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.learn.tables import kinds_of
from bakufu.learn.tuning import Numbers, check_cmaes
from bakufu.learn.worth import MEASURED, Fitter, Moment, Question, Rests
from bakufu.processors import usable_processors

POPULATION = 16
_OTHERWISE = 1.5  # times a weight: whether any position is then worth something else
_SLICES = 16  # of the games, for the bar

Surprises = Callable[[Numbers, bool], list[float]]


def fit(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[
        GameNumber, Parameter(name=["--games", "-n"], help="How many games judges play.")
    ] = 4000,
    generations: Annotated[
        Positive, Parameter(help=f"How many generations of {POPULATION} candidates.")
    ] = 60,
    only: Annotated[
        str | None,
        Parameter(
            help="The weights that may change, between commas (default: those that only a search "
            "asks for and that say what a position is worth)."
        ),
    ] = None,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where the report is written: a new or empty folder (default: bakufu-fit-GAME "
            "here, with a number if there is one already)."
        ),
    ] = None,
) -> int:
    found = load_game(game)
    check_cmaes()
    question = Question(found.id, kinds_of(found), seed)
    least = MEASURED * len(question.kinds)
    if games < least:
        raise BadInput(f"at least {least} games are needed, not {games}: fewer tell nothing")
    chosen = _chosen(found, only)
    path, _ = new_folder(folder, f"bakufu-fit-{found.id}")
    with gathered(question, games, jobs) as (moments, surprises):
        free = chosen or _worths(found, surprises)
        fitter = Fitter(found, free, POPULATION, seed)
        told = [one.game for one in moments if not one.measured]
        if not told:
            raise BadInput(f"nobody won any of these {games:,} games: more are needed")
        each = len(told) / len(set(told))  # moments of a game tell of one winner
        with progress("generations") as tell:
            for number in range(generations):
                tried = list(fitter.candidates())
                losses = [fsum(surprises(numbers, False)) / each for _, numbers in tried]
                fitter.tell(tried, losses)
                tell("fitted", number + 1, generations)
        before, after = surprises(fitter.start, True), surprises(fitter.best, True)
    measured = [one for one in moments if one.measured]
    better = _gain(measured, before, after)
    words = f"log loss {_mean(before):.3f} before, {_mean(after):.3f} now"
    words += f", less by {better[0]:.4f} ± {better[1]:.4f}"
    made = f"bakufu fit {found.id} -n {games} --generations {generations} --seed {seed}: {words}"
    (path / "weights.toml").write_text(write_weights(found, fitter.best, made), encoding="utf-8")
    tables = [
        _stages(measured, before, after),
        _tables(measured, before, after),
        weights_table(found, fitter.start, fitter.best, fitter.free),
    ]
    head = [
        f"# {found.title}: what a position is worth",
        f"{len(moments):,} moments of {games:,} games of judges, {len(question.kinds)} kinds of "
        f"table in turn, seed {seed}; {len(measured):,} of them, of games not used for the fit, "
        f"are measured here. The weights are in [weights.toml](weights.toml).",
    ]
    report = "\n\n".join([*head, *map(markdown, tables)]) + "\n"
    (path / "report.md").write_text(report, encoding="utf-8")
    console = make_console()
    print_tables(console, tables)
    console.print()
    console.print(f"On games not used for the fit: {words}", markup=False)
    console.print(f"Written to {path / 'report.md'}", markup=False)
    return 0


def _chosen(game: Game, only: str | None) -> list[str]:
    names = [weight.name for weight in game.judgement().declared()]
    if only is None:
        if sum(not weight.plays for weight in game.judgement().declared()) < 2:
            raise _too_few(game)
        return []
    free = [word.strip() for word in only.split(",")]
    for name in free:
        if name not in names:
            raise unknown("weight", name, names)
    if len(set(free)) < max(2, len(free)):
        raise BadInput("--only needs at least two weights, each once")
    return free


def _too_few(game: Game) -> BadInput:
    return BadInput(
        f"the judge of {game.title} has fewer than two weights that only say what a position is "
        "worth: name some with --only"
    )


def _worths(game: Game, surprises: Surprises) -> list[str]:
    """The weights that only a search asks for and by which positions are worth something else."""
    declared = game.judgement().declared()
    own = [weight.number for weight in declared]
    usual = surprises(tuple(own), False)
    free: list[str] = []
    for at, weight in enumerate(declared):
        if weight.plays:
            continue
        other = [*own[:at], own[at] * _OTHERWISE or 1.0, *own[at + 1 :]]
        if surprises(tuple(other), False) != usual:
            free.append(weight.name)
    if len(free) < 2:
        raise _too_few(game)
    return free


# Games, in processes that keep their positions


_rests: Rests | None = None  # of this process


def _begin(question: Question) -> None:
    global _rests
    begin_quietly()
    _rests = Rests(question)


def _gather(numbers: range) -> list[Moment]:
    assert _rests is not None
    return _rests.gather(numbers)


def _surprised(numbers: Numbers, measured: bool) -> list[float]:
    assert _rests is not None
    return _rests.surprises(numbers, measured)


@contextmanager
def gathered(
    question: Question, games: int, jobs: int | None
) -> Iterator[tuple[list[Moment], Surprises]]:
    """Each process plays a row of the games and answers for them: whatever the number of processes,
    moments and answers come in the order of the games."""
    hands = min(games, jobs or usable_processors())
    with ExitStack() as stack:
        if hands == 1:
            rests = Rests(question)
            with progress() as tell:
                for part in range(_SLICES):
                    rests.gather(_slice(range(games), part))
                    tell("played", games * (part + 1) // _SLICES, games)
            yield rests.moments, rests.surprises
            return
        pools = [
            ProcessPoolExecutor(1, get_context("spawn"), _begin, (question,)) for _ in range(hands)
        ]
        for pool in pools:
            stack.callback(pool.shutdown, cancel_futures=True)
        moments: list[list[Moment]] = [[] for _ in pools]
        ends = [games * at // hands for at in range(hands + 1)]
        with progress() as tell:
            for part in range(_SLICES):
                asked = [
                    pool.submit(_gather, _slice(range(first, end), part))
                    for pool, first, end in zip(pools, ends, ends[1:], strict=False)
                ]
                for place, answer in enumerate(asked):
                    moments[place] += answer.result()
                tell("played", games * (part + 1) // _SLICES, games)

        def surprises(numbers: Numbers, measured: bool) -> list[float]:
            answers = [pool.submit(_surprised, numbers, measured) for pool in pools]
            return [one for answer in answers for one in answer.result()]

        yield [one for row in moments for one in row], surprises


def _slice(numbers: range, part: int) -> range:
    return numbers[len(numbers) * part // _SLICES : len(numbers) * (part + 1) // _SLICES]


# What came of it


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values) if values else 0.0


def _gain(
    moments: Sequence[Moment], before: Sequence[float], after: Sequence[float]
) -> tuple[float, float]:
    """By how much the log loss is less, and the margin over games."""
    games: dict[int, list[float]] = {}
    for one, old, new in zip(moments, before, after, strict=True):
        games.setdefault(one.game, []).append(old - new)
    sums = Sums()
    for differences in games.values():
        sums.add(fsum(differences), len(differences))
    return sums.ratio, sums.margin


def _stages(
    moments: Sequence[Moment], before: Sequence[float], after: Sequence[float]
) -> ReportTable:
    places: dict[tuple[int, str], list[int]] = {(-1, "all"): [*range(len(moments))]}
    for at, one in enumerate(moments):
        places.setdefault((one.stage, one.when or str(one.stage)), []).append(at)
    rows = [
        _row(when, inside, moments, before, after) for (_, when), inside in sorted(places.items())
    ]
    remark = "The log loss of who wins, in games not used for the fit: less is better. Knowing "
    remark += "nothing gives that of equal shares. Margins are 95% over games."
    return ReportTable("stages", "By stage", _HEADS, rows, remark)


def _tables(
    moments: Sequence[Moment], before: Sequence[float], after: Sequence[float]
) -> ReportTable:
    places: dict[str, list[int]] = {}
    for at, one in sorted(enumerate(moments), key=lambda pair: pair[1].game):
        places.setdefault(one.kind, []).append(at)
    rows = [_row(kind, inside, moments, before, after) for kind, inside in places.items()]
    return ReportTable("tables", "By kind of table", _HEADS, rows)


_HEADS = ("", "*moments", "*equal shares", "*before", "*now", "*less by")


def _row(
    name: str,
    inside: Sequence[int],
    moments: Sequence[Moment],
    before: Sequence[float],
    after: Sequence[float],
) -> list[str]:
    known = [moments[at] for at in inside]
    old, new = [before[at] for at in inside], [after[at] for at in inside]
    less, margin = _gain(known, old, new)
    equal = _mean([log(len(one.won)) for one in known])
    beside = [f"{value:.3f}" for value in (equal, _mean(old), _mean(new))]
    return [name, f"{len(inside):,}", *beside, f"{less:+.4f} ± {margin:.4f}"]
