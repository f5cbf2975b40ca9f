"""`bakufu study`: what a game is like, in numbers, for people who study games."""

from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bakufu.arena.contest import Contest, rotation
from bakufu.arena.crew import play_all
from bakufu.arena.roster import make_labels, party_labels, read_roster
from bakufu.arena.schedule import schedule
from bakufu.arena.standings import keep
from bakufu.arena.survey import Survey, measure_luck
from bakufu.cli.arguments import (
    BotSeconds,
    GameNumber,
    HouseFile,
    Jobs,
    OptionWords,
    Positive,
    Seed,
)
from bakufu.cli.folder import new_folder
from bakufu.cli.loading import (
    load_game,
    load_setup,
    player_numbers,
    players_in,
    read_bots,
    table_words,
)
from bakufu.cli.progress import shown
from bakufu.cli.report_tables import print_tables
from bakufu.cli.screen import make_console
from bakufu.cli.study_report import Facts, study_tables, write_study
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.rulebook import rulebook
from bakufu.processors import usable_processors

LEAST = 10  # luck and skill are told from half as many deals


def study(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[
        GameNumber,
        Parameter(name=["--games", "-n"], help="How many games of each of the two sorts."),
    ] = 200,
    players: Annotated[Positive | None, Parameter(help="How many bots sit at the table.")] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Between commas: house bots or paths of files (.py, .toml, .net), as in the "
            "arena. The last one takes all seats left."
        ),
    ] = "judge",
    against: Annotated[
        str, Parameter(help="Luck against skill: whom the first bot is measured against.")
    ] = "novice",
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where the report is written: a new or empty folder (default: "
            "bakufu-study-GAME here, with a number if there is one already)."
        ),
    ] = None,
    option: OptionWords = None,
    house: HouseFile = None,
    seconds: BotSeconds = 10.0,
) -> int:
    found = load_game(game)
    if games < LEAST:
        raise BadInput(f"a study takes at least {LEAST} games, not {games}: fewer tell nothing")
    if players is None:
        numbers = player_numbers(found)
        players = players_in(option) or (4 if 4 in numbers else numbers[-1])
    setup = load_setup(found, players, option, house)
    specs = read_bots(bots, players, found)
    rivals = [specs[0], *read_roster(against, found)]
    if len(rivals) != 2:
        raise BadInput("--against takes one bot")
    if rivals[0] == rivals[1]:
        raise BadInput("luck against skill takes two different bots: name another with --against")
    path, ours = new_folder(folder, f"bakufu-study-{found.id}")
    hands = jobs or usable_processors()
    watched = Contest(setup, specs, make_labels(specs), seconds, looking=True)
    duel = Contest(setup, rivals, party_labels(rivals), seconds)
    command = ["bakufu", "study", found.id, "-n", str(games), "--players", str(players)]
    command += ["--bots", bots, "--against", against, "--seed", str(seed)]
    if watched.watched or duel.watched:
        command += ["--seconds", f"{seconds:g}"]
    facts = Facts(found, watched, duel, [*command, *table_words(option, house)], seed)
    survey = Survey(found.counting(), players)
    paired = games + games % 2
    complete = False
    try:
        looked = play_all(watched, rotation(players, games, seed), min(games, hands))
        for _, result in shown(looked, games, "every decision is looked at"):
            survey.add(result)
        sides = play_all(duel, islice(schedule(2, players, seed), paired), min(paired, hands))
        kept = [keep(*one) for one in shown(sides, paired, "luck and skill")]
        complete = True
    finally:
        if ours and not complete:
            with suppress(OSError):
                path.rmdir()
    luck = measure_luck(list(zip(kept[::2], kept[1::2], strict=True)), seed)
    for played in kept:
        for seat, fault in played.faults.items():
            survey.tally.faults[duel.labels[played.seating[seat]], fault] += 1
    titles = {rule.id: rule.title for rule in rulebook(found.id).values()}
    tables = study_tables(facts, survey, luck, titles)
    missing = write_study(path, facts, survey, luck, tables, titles)
    console = make_console()
    print_tables(console, tables)
    console.print()
    console.print(f"Written to {path / 'report.md'}", markup=False)
    if missing:
        console.print(missing, markup=False)
    return 0
