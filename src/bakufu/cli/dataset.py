"""`bakufu dataset`: the decisions of many games as rows for learners."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bakufu.arena.contest import Contest, rotation
from bakufu.arena.crew import play_all
from bakufu.arena.roster import make_labels
from bakufu.arena.samples import Samples, samples_of_log
from bakufu.cli.arguments import (
    BotSeconds,
    GameNumber,
    HouseFile,
    Jobs,
    OptionWords,
    Positive,
    Seed,
)
from bakufu.cli.loading import (
    load_game,
    load_setup,
    player_numbers,
    players_in,
    read_bots,
)
from bakufu.cli.parquet import DatasetFile, arrow, check_path
from bakufu.cli.progress import shown
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.log import read_log
from bakufu.engine.text.errors import BadInput
from bakufu.processors import usable_processors


def dataset(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    games: Annotated[
        GameNumber | None, Parameter(name=["--games", "-n"], help="How many games (default: 100).")
    ] = None,
    players: Annotated[Positive | None, Parameter(help="How many bots sit at the table.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Between commas: house bots or paths of files (.py, .toml, .net), as in the arena "
            "(default: expert, which looks ahead). The last one takes all seats left."
        ),
    ] = None,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = None,
    log: Annotated[
        list[Path] | None,
        Parameter(
            negative=(),
            help="Take stored games instead: a log, or a folder of logs; may be repeated.",
        ),
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="A new .parquet file (default: bakufu-dataset-GAME.parquet).")
    ] = None,
    option: OptionWords = None,
    house: HouseFile = None,
    seconds: BotSeconds = 10.0,
) -> int:
    found = load_game(game)
    path = check_path(out or Path(f"bakufu-dataset-{found.id}.parquet"))
    arrow()
    source: dict[str, Any]
    if log:
        if games or bots or players or option or house:
            raise BadInput("--log takes games as they are: no -n, --bots, --players, --option")
        files = list(_files(log))
        number, source = len(files), {"logs": len(files)}
        setup = _setup_of(found, files[0])
        coming = _read(found, files, setup)
    else:
        number = games or 100
        seats = players or players_in(option) or min(4, player_numbers(found)[-1])
        setup = load_setup(found, seats, option, house)
        specs = read_bots(bots or "expert", seats, found)
        labels = make_labels(specs)
        source = {"bots": labels, "seed": seed}
        contest = Contest(setup, specs, labels, seconds, sampling=True)
        coming = _play(contest, number, seed, min(number, jobs or usable_processors()))
    return _write(path, setup, source, coming, number)


def _write(
    path: Path, setup: Setup, source: dict[str, Any], coming: Iterable[Samples], number: int
) -> int:
    file = DatasetFile(path, setup, source)
    complete = False
    try:
        for samples in shown(coming, number):
            file.add(samples)
        complete = True
    finally:
        file.close(complete)
    make_console().print(
        f"{file.games:,} games, {file.decisions:,} decisions written to {path}",
        markup=False,
        soft_wrap=True,
    )
    return 0


def _play(contest: Contest, games: int, seed: int, jobs: int) -> Iterator[Samples]:
    fixtures = rotation(contest.setup.players, games, seed)
    for _, result in play_all(contest, fixtures, jobs):
        assert result.samples is not None
        yield result.samples


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.glob("*.jsonl"))
        if not inside:
            raise BadInput(f"{path} holds no logs: expected files that end with .jsonl")
        yield from inside


def _setup_of(game: Game, path: Path) -> Setup:
    return samples_of_log(game, read_log(path), str(path))[0]


def _read(game: Game, files: Iterable[Path], setup: Setup) -> Iterator[Samples]:
    """All logs have the same setup: rows of another would not have the same numbers."""
    for path in files:
        other, samples = samples_of_log(game, read_log(path), str(path))
        if other != setup:
            raise BadInput(f"{path} was played with other options than the first log")
        yield samples
