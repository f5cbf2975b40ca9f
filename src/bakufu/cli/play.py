"""`bakufu play`: a table in the terminal against bots."""

import secrets
import shlex
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from bakufu.bots.house_bots import HOUSE_BOTS, present_name
from bakufu.cli import saves
from bakufu.cli.arguments import HouseFile, OptionWords, Positive, Seconds, Seed
from bakufu.cli.loading import (
    load_game,
    load_language,
    load_setup,
    make_bot,
    player_numbers,
    players_in,
    read_bots,
)
from bakufu.cli.saves import Seating
from bakufu.cli.screen import Screen, is_interactive
from bakufu.cli.session import Leaves, Session
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import read_log
from bakufu.engine.table.table import Table, fold
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES

# What `--resume` without a file stands for.
LATEST = ":latest:"
DEFAULT_BOT = "judge"
DEFAULT_SECONDS = 30.0


def play(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    players: Annotated[
        Positive | None, Parameter(help="How many sit at the table, bots included.")
    ] = None,
    seat: Annotated[Positive | None, Parameter(help="Your seat, counted from 1.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="The other seats, between commas: house bots (novice to grandmaster, judge, "
            "random) or paths of files (.py, .toml, .net), as in the arena. The last one takes all "
            "seats left."
        ),
    ] = None,
    option: OptionWords = None,
    house: HouseFile = None,
    seed: Annotated[Seed | None, Parameter(help="The same seed gives the same luck.")] = None,
    seconds: Annotated[
        Seconds | None, Parameter(help="How long a bot may think about one move (default 30).")
    ] = None,
    name: Annotated[str | None, Parameter(help="Your name in the log.")] = None,
    lang: Annotated[str, Parameter(help="Language: en, fr or de.")] = "en",
    save: Annotated[
        Path | None, Parameter(help="Keep the log in this file instead of your data folder.")
    ] = None,
    resume: Annotated[
        str | None,
        Parameter(help="Go on with the latest unfinished game, or with the log in a file."),
    ] = None,
) -> int:
    load_language(lang)
    if resume is not None:
        new = {"players": players, "option": option, "house": house, "seed": seed, "name": name}
        given = [f"--{word}" for word, value in (new | {"save": save}).items() if value is not None]
        if given:
            raise BadInput(f"--resume goes on with a game as it is: leave out {', '.join(given)}")
        return _run(_taken_up(_log_to_resume(game, resume), seat, bots, seconds, lang))
    found = load_game(game)
    if save is None and (path := _offer(found, lang)):
        return _run(_taken_up(path, None, None, None, lang))
    return _run(_new(found, players, seat, bots, option, house, seed, seconds, name, lang, save))


def _run(session: Session) -> int:
    try:
        session.run()
        return 0
    except Leaves:
        return 0
    finally:
        if session.table.actors:
            again = "" if _is_latest(session.path) else f" {shlex.quote(str(session.path))}"
            session.screen.tell("cli-resume-with", command=f"bakufu play --resume{again}")


def _is_latest(path: Path) -> bool:
    return saves.is_own(path) and saves.unfinished(None)[:1] == [path]


# A new game


def _new(
    game: Game,
    players: int | None,
    seat: int | None,
    bots: str | None,
    option: list[str] | None,
    house: Path | None,
    seed: int | None,
    seconds: float | None,
    name: str | None,
    lang: str,
    save: Path | None,
) -> Session:
    if players is None:
        players = players_in(option) or _players_for(game, bots)
    setup = load_setup(game, players, option, house)
    me = _own_seat(seat or 1, players)
    specs = read_bots(bots or DEFAULT_BOT, players - 1, game)
    specs.insert(me, "")
    if save is not None and save.exists():
        raise BadInput(f"{save} is there already: name another file, or go on with --resume {save}")
    screen = Screen(game, lang)
    own_name = screen.words("cli-you") if name is None else name
    table = Table(game, setup, _names(specs, name or screen.words("cli-name")))
    seed = secrets.randbits(31) if seed is None else seed
    seating = Seating(me, specs, seed, seconds or DEFAULT_SECONDS)
    path = save or saves.new_save(game.id)
    session = Session(screen, table, seating, path, own_name)
    table.begin(session.dice(0))
    saves.keep_log(table, path)
    saves.write_seating(path, seating)
    _welcome(screen, setup.players, path)
    return session


def _players_for(game: Game, bots: str | None) -> int:
    """As many as there are bots and one more, where bots are named; otherwise a full table."""
    numbers = player_numbers(game)
    return max(numbers[0], bots.count(",") + 2) if bots else numbers[-1]


def _own_seat(seat: int, players: int) -> int:
    if seat > players:
        raise BadInput(f"there is no seat {seat}: with {players} players, seats are 1 to {players}")
    return seat - 1


def _names(specs: list[str], own: str) -> list[str]:
    """A name for each seat; bots of the same name are numbered."""
    names: list[str] = []
    for spec in specs:
        base = make_bot(spec).name if spec else own
        name, number = base, 2
        while name in names:
            name, number = f"{base} {number}", number + 1
        names.append(name)
    return names


def _welcome(screen: Screen, players: int, path: Path) -> None:
    screen.tell("cli-welcome", "bold", game=screen.game.title, players=players)
    screen.tell("cli-kept-at", "dim", path=str(path))


# Taking a game up again


def _offer(game: Game, lang: str) -> Path | None:
    """Say that there is an unfinished game; the log, if the player wants to go on with it."""
    waiting = saves.unfinished(game.id)
    if not waiting:
        return None
    screen = Screen(game, lang)
    screen.tell("cli-unfinished", count=len(waiting), when=saves.last_played(waiting[0]))
    if not is_interactive():
        screen.tell("cli-resume-with", "dim", command=f"bakufu play --resume {game.id}")
        return None
    question = screen.words("cli-resume-question")
    try:
        answer = screen.console.input(Text(f"{question} ")).strip().lower()
    except EOFError:
        return None
    return None if answer[:1] == "n" else waiting[0]


def _log_to_resume(game: str | None, wish: str) -> Path:
    if wish != LATEST and (Path(wish).exists() or wish not in GAMES):
        return Path(wish)
    name = game if wish == LATEST else wish
    if name is not None:
        load_game(name)
    waiting = saves.unfinished(name)
    if not waiting:
        raise BadInput(f"there is no unfinished game{f' of {name}' if name else ''} to go on with")
    return waiting[0]


def _taken_up(
    path: Path, seat: int | None, bots: str | None, seconds: float | None, lang: str
) -> Session:
    log = read_log(path)
    if not log.entries:
        raise BadInput(f"{path}: the log ends before the game was set up")
    game = load_game(log.header.game)
    table = fold(game, log, str(path))
    seating = _seating(path, table, seat, bots, seconds)
    screen = Screen(game, lang)
    if log.truncated:
        screen.tell("cli-recovered", "bold red", path=str(path), entry=len(log.entries))
    name = table.seats[seating.seat]
    own_name = screen.words("cli-you") if name == screen.words("cli-name") else name
    session = Session(screen, table, seating, path, own_name)
    saves.keep_log(table, path)
    saves.write_seating(path, seating)
    screen.tell("cli-taken-up", "bold", game=game.title, entry=len(table.entries) - 1)
    session.skip_to_own_last_move()
    return session


def _seating(
    path: Path, table: Table, seat: int | None, bots: str | None, seconds: float | None
) -> Seating:
    """Who sits where: as written down beside the log, guessed from names, or as asked for now."""
    players = table.setup.players
    known = saves.read_seating(path)
    if known is None or len(known.bots) != players or not 0 <= known.seat < players:
        known = _guess(table)
    if seat is not None:
        me = _own_seat(seat, players)
        if known.bots[me]:
            known.bots[known.seat], known.bots[me] = DEFAULT_BOT, ""
        known.seat = me
    if bots is not None:
        known.bots = read_bots(bots, players - 1, table.game)
        known.bots.insert(known.seat, "")
    if seconds is not None:
        known.seconds = seconds
    return known


def _guess(table: Table) -> Seating:
    """The first seat that bears no bot's name is the player's; the log says no more."""
    kinds = [present_name(name.partition(" ")[0]) for name in table.seats]
    strangers = [seat for seat, kind in enumerate(kinds) if kind not in HOUSE_BOTS]
    me = strangers[0] if strangers else 0
    bots = [kind if kind in HOUSE_BOTS else DEFAULT_BOT for kind in kinds]
    bots[me] = ""
    # New luck: the log does not hold the dice.
    return Seating(me, bots, secrets.randbits(31), DEFAULT_SECONDS)
