"""`bakufu sim`: many games between bots, and their statistics."""

import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bakufu.cli.arguments import HouseFile, OptionWords, Positive, Seconds, Seed
from bakufu.cli.loading import (
    load_game,
    load_setup,
    make_bot,
    player_numbers,
    players_in,
    read_bots,
)
from bakufu.cli.screen import make_console
from bakufu.cli.series import Series, play_series
from bakufu.cli.sheet import Sheet, open_sheet
from bakufu.cli.tally import Tally
from bakufu.engine.chance import Dice
from bakufu.engine.errors import BadInput
from bakufu.engine.game import Game, Setup
from bakufu.engine.rulebook import rulebook
from bakufu.engine.scribe import Scribe


def sim(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[Positive, Parameter(name=["--games", "-n"], help="How many games.")] = 100,
    players: Annotated[Positive | None, Parameter(help="How many bots sit at the table.")] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Between commas: house bots (judge, random) or paths of Python files with one "
            "bot each. The last one takes all seats left."
        ),
    ] = "random",
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    rotate: Annotated[bool, Parameter(help="Move every bot one seat on after each game.")] = True,
    jobs: Annotated[
        Positive | None, Parameter(help="How many games at the same time (default: all cores).")
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Also write a row for each seat of each game: a .csv or .parquet file."),
    ] = None,
    option: OptionWords = None,
    house: HouseFile = None,
    seconds: Annotated[
        Seconds,
        Parameter(help="How long a bot from a file may think about one move."),
    ] = 10.0,
) -> int:
    found = load_game(game)
    if games >= 2**32:
        raise BadInput(f"{games} games are too many: at most {2**32 - 1}")
    if players is None:
        players = players_in(option) or _players_for(found, bots)
    setup = load_setup(found, players, option, house)
    specs = read_bots(bots, players)
    series = Series(setup, specs, _labels(specs), games, seed, rotate, seconds)
    sheet = open_sheet(out, _sources(found, setup)) if out else None
    tally = Tally()
    began = perf_counter()
    complete = False
    try:
        _play(series, jobs or os.cpu_count() or 1, tally, sheet)
        complete = True
    finally:
        if sheet:
            sheet.close(complete)
    console = make_console()
    titles = {rule.id: rule.title for rule in rulebook(found.id).values()}
    tally.show(console, perf_counter() - began, titles)
    if out:
        console.print(f"Written to {out}", markup=False)
    return 0


def _play(series: Series, jobs: int, tally: Tally, sheet: Sheet | None) -> None:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = make_console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("games", total=series.games)
        for number, result in enumerate(play_series(series, jobs)):
            tally.add(result)
            if sheet:
                sheet.add(number, result)
            bar.advance(task)


def _players_for(game: Game, bots: str) -> int:
    """As many as there are bots, where several are named; otherwise a full table."""
    numbers = player_numbers(game)
    return max(numbers[0], bots.count(",") + 1) if "," in bots else numbers[-1]


def _labels(specs: Sequence[str]) -> list[str]:
    """What each bot is called: different bots of the same name are told apart."""
    known: dict[str, str] = {}
    for spec in dict.fromkeys(specs):
        name = make_bot(spec).name
        label, number = name, 2
        while label in known.values():
            label, number = f"{name} ({number})", number + 1
        known[spec] = label
    return [known[spec] for spec in specs]


def _sources(game: Game, setup: Setup) -> list[str]:
    return list(game.points(game.start(setup, Dice(1), Scribe()))[0])
