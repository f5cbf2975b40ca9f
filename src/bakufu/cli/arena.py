"""`bakufu arena`: which bot is better, found out with as few games as it takes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Annotated

from cyclopts import Parameter

from bakufu.arena.contest import Contest, Fixture
from bakufu.arena.crew import play_all
from bakufu.arena.match import Result
from bakufu.arena.rays import check_ray, play_on_ray
from bakufu.arena.record import ask_question, open_record
from bakufu.arena.roster import is_file, party_labels, read_roster
from bakufu.arena.schedule import games_in_deal, schedule
from bakufu.arena.standings import Played, Standings, keep
from bakufu.cli.arena_report import Facts, arena_tables, running, verdict, write_report
from bakufu.cli.arguments import (
    BotSeconds,
    GameNumber,
    HouseFile,
    Jobs,
    OptionWords,
    Positive,
    RayAddress,
    Seed,
)
from bakufu.cli.loading import load_game, load_setup, player_numbers, players_in, table_words
from bakufu.cli.progress import GLANCE, Told, progress
from bakufu.cli.report_tables import print_tables
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.processors import usable_processors


def arena(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    players: Annotated[
        str | None,
        Parameter(
            help="The bots that meet, between commas: house bots or paths of files: Python with "
            "one bot each, weights (.toml), networks (.net), also behind a level as in "
            "master:mine.net (default: skilled,novice; with --code the judging bot)."
        ),
    ] = None,
    code: Annotated[
        list[Path] | None,
        Parameter(
            negative=(), help="A Python file with a bot of your own that joins; may be repeated."
        ),
    ] = None,
    games: Annotated[
        GameNumber,
        Parameter(name=["--games", "-n"], help="At most so many games, rounded up to whole deals."),
    ] = 400,
    seats: Annotated[
        Positive | None,
        Parameter(
            help="How many seats the table has (default: 4 for two bots, otherwise one for each)."
        ),
    ] = None,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    all_games: Annotated[
        bool, Parameter(name="--all", negative=(), help="Play every game, also when it is settled.")
    ] = False,
    jobs: Jobs = None,
    ray: RayAddress = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where games and results are kept: a new or empty folder, or one with games of "
            "the same question, which go on (default: bakufu-arena-GAME here, or with a number)."
        ),
    ] = None,
    logs: Annotated[
        bool,
        Parameter(negative=(), help="Keep the log of every game in the folder, in `logs`."),
    ] = False,
    option: OptionWords = None,
    house: HouseFile = None,
    seconds: BotSeconds = 10.0,
) -> int:
    found = load_game(game)
    names = players or ("judge" if code else "skilled,novice")
    # A file is meant, also where it is called like a bot of the house.
    files = [str(path) if is_file(str(path)) else f"./{path}" for path in code or ()]
    bots = ",".join([names, *files])
    specs = read_roster(bots, found)
    seats = _seats(found, len(specs), seats, option)
    setup = load_setup(found, seats, option, house)
    if ray is not None:
        if jobs is not None:
            raise BadInput("--ray and --jobs disagree: Ray uses all the cores it has")
        check_ray()
    contest = Contest(setup, specs, party_labels(specs), seconds, logs=logs)
    deal = games_in_deal(len(specs), seats)
    total = -(-games // deal) * deal
    fixtures = schedule(len(specs), seats, seed)
    command = ["bakufu", "arena", found.id, "--players", bots, "-n", str(games)]
    command += ["--seats", str(seats), "--seed", str(seed), *(["--all"] if all_games else [])]
    command += ["--seconds", f"{seconds:g}"] if contest.watched else []
    facts = Facts(found.title, contest, command + table_words(option, house), total)
    console = make_console()
    record = open_record(folder, ask_question(contest, seed))
    standings = Standings(len(specs), deal)
    kept: list[Played] = []
    try:
        with progress() as tell:
            glance = _glance(tell, facts, standings)
            for played in record.games[:total]:
                _keep(played, standings, kept)
                if standings.verdict and not all_games:
                    break
            began = len(kept)
            glance()
            if not (standings.verdict and not all_games):
                left = islice(fixtures, began, total)
                for fixture, result in _play(contest, left, jobs or usable_processors(), ray):
                    played = keep(fixture, result)
                    record.add(played, result.log)
                    _keep(played, standings, kept)
                    glance()
                    if standings.verdict and not all_games:
                        break
    except KeyboardInterrupt:
        if record.written:
            console.print(
                f"{record.written:,} games are kept in {record.path}: the same command goes on",
                markup=False,
            )
        raise
    finally:
        record.close()
    tables = arena_tables(facts, standings)
    missing = write_report(record.path, facts, standings, tables, kept)
    print_tables(console, tables)
    console.print()
    console.print(verdict(facts, standings), markup=False)
    if began:
        without = " and have no log" if logs and not record.log_of(0).exists() else ""
        console.print(f"{began:,} of these games had been played before{without}", markup=False)
    if logs:
        console.print(f"The logs of the games are in {record.log_of(0).parent}", markup=False)
    console.print(f"Written to {record.path / 'report.md'}", markup=False)
    if missing:
        console.print(missing, markup=False)
    return 0


def _keep(played: Played, standings: Standings, kept: list[Played]) -> None:
    standings.add(played)
    kept.append(played)


def _play(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int, ray: str | None
) -> Iterator[tuple[Fixture, Result]]:
    if ray is None:
        return play_all(contest, fixtures, jobs)
    return play_on_ray(contest, fixtures, ray)


def _seats(game: Game, bots: int, seats: int | None, option: Sequence[str] | None) -> int:
    """As asked for; otherwise what suits this number of bots best."""
    asked = players_in(option)
    if seats is not None or asked is not None:
        if seats is not None and asked is not None and seats != asked:
            raise BadInput(f"--seats {seats} and --option players={asked} disagree")
        return seats or asked or 0
    numbers = player_numbers(game)
    if bots == 2:
        # Teams of the same size, and more than a duel if the game has room for it.
        even = [number for number in numbers if number % 2 == 0]
        return 4 if 4 in even else (even or numbers)[-1]
    if bots in numbers:
        return bots
    return 4 if bots > numbers[-1] and 4 in numbers else min(max(bots, numbers[0]), numbers[-1])


def _glance(tell: Told, facts: Facts, standings: Standings) -> Callable[[], None]:
    """What is called after every game."""
    seen = 0.0

    def glance() -> None:
        nonlocal seen
        if monotonic() - seen > GLANCE:
            tell(running(facts, standings), standings.games, facts.games)
            seen = monotonic()

    return glance
