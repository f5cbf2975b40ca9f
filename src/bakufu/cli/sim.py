"""`bakufu sim`: many games between bots, and their statistics, as tables and plots."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from bakufu.arena.contest import Contest, rotation
from bakufu.arena.crew import Played, play_all
from bakufu.arena.roster import make_labels
from bakufu.arena.tally import Tally
from bakufu.cli.arguments import (
    BotSeconds,
    GameNumber,
    HouseFile,
    Jobs,
    OptionWords,
    Positive,
    Seed,
)
from bakufu.cli.folder import Facts, Folder, open_folder
from bakufu.cli.loading import (
    load_game,
    load_setup,
    player_numbers,
    players_in,
    read_bots,
    table_words,
)
from bakufu.cli.progress import shown
from bakufu.cli.report_tables import make_tables, show
from bakufu.cli.screen import make_console
from bakufu.cli.sheet import Sheet, open_sheet
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.rulebook import rulebook
from bakufu.processors import usable_processors


def sim(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[GameNumber, Parameter(name=["--games", "-n"], help="How many games.")] = 100,
    players: Annotated[Positive | None, Parameter(help="How many bots sit at the table.")] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Between commas: house bots (judge, random, judge-without-court and the like) "
            "or paths of files (.py, .toml, .net), as in the arena. The last one takes all seats "
            "left."
        ),
    ] = "random",
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    rotate: Annotated[bool, Parameter(help="Move every bot one seat on after each game.")] = True,
    jobs: Jobs = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where report, plots and tables are written: a new or empty folder (default: "
            "bakufu-sim-GAME here, with a number if there is one already)."
        ),
    ] = None,
    no_folder: Annotated[
        bool, Parameter(negative=(), help="Print the statistics only, write no folder.")
    ] = False,
    out: Annotated[
        Path | None,
        Parameter(help="Also write a row for each seat of each game: a .csv or .parquet file."),
    ] = None,
    option: OptionWords = None,
    house: HouseFile = None,
    seconds: BotSeconds = 10.0,
) -> int:
    found = load_game(game)
    if players is None:
        players = players_in(option) or _players_for(found, bots)
    setup = load_setup(found, players, option, house)
    specs = read_bots(bots, players, found)
    if folder and no_folder:
        raise BadInput("--folder and --no-folder disagree")
    contest = Contest(setup, specs, make_labels(specs), seconds)
    fixtures = rotation(players, games, seed, rotate)
    counting, sources = found.counting(), _sources(found, setup)
    tally = Tally(counting)
    sheet: Sheet | None = None
    written: Folder | None = None
    complete = False
    try:
        if not no_folder:
            written = open_folder(folder, found.id, sources, counting)
        if out:
            sheet = open_sheet(out, sources, counting)
        began = perf_counter()
        played = play_all(contest, fixtures, min(games, jobs or usable_processors()))
        _add_up(played, games, tally, sheet, written)
        complete = True
    finally:
        if sheet:
            sheet.close(complete)
        if written and not complete:
            written.discard()
    spent = perf_counter() - began
    console = make_console()
    tables = make_tables(tally, {rule.id: rule.title for rule in rulebook(found.id).values()})
    command = ["bakufu", "sim", found.id, "-n", str(games), "--players", str(players)]
    command += ["--bots", bots, "--seed", str(seed), *([] if rotate else ["--no-rotate"])]
    command += table_words(option, house)
    # Files first: whoever stops reading half-way still has them.
    missing = written.finish(tally, tables, Facts(found.title, setup, command)) if written else ""
    show(console, tally, tables, spent)
    if out:
        console.print(f"Written to {out}", markup=False)
    if written:
        console.print(f"Written to {written.path / 'report.md'}", markup=False)
    if missing:
        console.print(missing, markup=False)
    return 0


def _add_up(
    played: Iterable[Played],
    games: int,
    tally: Tally,
    sheet: Sheet | None,
    folder: Folder | None,
) -> None:
    sheets = [one for one in (sheet, folder.sheet if folder else None) if one]
    for fixture, result in shown(played, games):
        tally.add(result)
        for one in sheets:
            one.add(fixture.number, result)


def _players_for(game: Game, bots: str) -> int:
    """As many as there are bots, where several are named; otherwise a full table."""
    numbers = player_numbers(game)
    return max(numbers[0], bots.count(",") + 1) if "," in bots else numbers[-1]


def _sources(game: Game, setup: Setup) -> list[str]:
    return list(game.points(game.start(setup, Dice(1), Scribe()))[0])
