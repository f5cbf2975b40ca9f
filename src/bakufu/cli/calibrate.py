"""`bakufu calibrate`: whether told chances to win come true."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bakufu.arena.roster import is_code, make_bot, read_roster
from bakufu.bots.advice import ENDINGS
from bakufu.cli.arguments import GameNumber, Jobs, OptionWords, Positive, Seed
from bakufu.cli.calibration_report import Facts, calibration_tables, write_calibration
from bakufu.cli.folder import new_folder
from bakufu.cli.loading import load_game, load_setup, player_numbers, players_in, table_words
from bakufu.cli.progress import shown
from bakufu.cli.report_tables import print_tables
from bakufu.cli.screen import make_console
from bakufu.engine.text.errors import BadInput
from bakufu.learn.calibration import Moment, Question, as_told_by, fit, halves, play_and_look
from bakufu.processors import usable_processors

LEAST = 2  # games: one tells nothing of how far they differ


def calibrate(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[GameNumber, Parameter(name=["--games", "-n"], help="How many games.")] = 100,
    players: Annotated[
        Positive | None,
        Parameter(help="How many bots sit at the table (default: every number in turn)."),
    ] = None,
    bots: Annotated[
        str, Parameter(help="Who plays: a house bot, or weights of a judge.")
    ] = "expert",
    endings: Annotated[
        Positive, Parameter(help="How many endings to play at each moment, at least 4.")
    ] = ENDINGS,
    moments: Annotated[
        Positive | None,
        Parameter(help="At most so many moments of each game (default: all seats and stages)."),
    ] = None,
    fitted: Annotated[
        bool,
        Parameter(
            name="--fit", negative=(), help="Find better numbers for the game's `chances`, too."
        ),
    ] = False,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where the report is written: a new or empty folder (default: "
            "bakufu-calibrate-GAME here, with a number if there is one already)."
        ),
    ] = None,
    option: OptionWords = None,
) -> int:
    found = load_game(game)
    given = players or players_in(option)
    numbers = player_numbers(found) if given is None else [given]
    setups = [load_setup(found, number, option, None) for number in numbers]
    least = 2 * len(setups) if fitted else LEAST
    if games < least:
        raise BadInput(f"at least {least} games are needed, not {games}: fewer tell nothing")
    if endings < 4:
        raise BadInput(f"at least 4 endings are needed, not {endings}: fewer tell nothing")
    (spec, *more) = read_roster(bots, found)
    if more or is_code(spec):
        raise BadInput("--bots takes one bot of the house, or weights of a judge, for all seats")
    path, _ = new_folder(folder, f"bakufu-calibrate-{found.id}")
    question = Question(setups, spec, seed, endings, moments)
    command = ["bakufu", "calibrate", found.id, "-n", str(games), "--bots", bots]
    command += ["--endings", str(endings), "--seed", str(seed)]
    command += [] if moments is None else ["--moments", str(moments)]
    command += [] if given is None else ["--players", str(given)]
    facts = Facts(
        found, make_bot(spec).name, games, endings, [*command, *table_words(option, None)]
    )
    seen: list[Moment] = []
    with (path / "moments.jsonl").open("wb") as file, _looking(question, games, jobs) as looked:
        for one in shown(looked, games):
            seen += one
            file.writelines(msgspec.json.encode(moment) + b"\n" for moment in one)
    console = make_console()
    if fitted:
        known, seen = halves(question, seen)
        trusts = fit(known)
        way = as_told_by(trusts)
        seen = [msgspec.structs.replace(moment, told=way(moment)) for moment in seen]
        facts = msgspec.structs.replace(facts, trusts=trusts)
    tables = calibration_tables(facts, seen)
    missing = write_calibration(path, facts, seen, tables)
    print_tables(console, tables)
    console.print()
    console.print(f"Written to {path / 'report.md'}", markup=False)
    if missing:
        console.print(missing, markup=False)
    return 0


@contextmanager
def _looking(question: Question, games: int, jobs: int | None) -> Iterator[Iterator[list[Moment]]]:
    """Game by game, in processes."""
    look = partial(play_and_look, question)
    hands = min(games, jobs or usable_processors())
    if hands == 1:
        yield map(look, range(games))
        return
    pool = ProcessPoolExecutor(hands, get_context("spawn"), begin_quietly)
    try:
        yield pool.map(look, range(games))
    finally:
        pool.shutdown(cancel_futures=True)


def begin_quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it stops it
