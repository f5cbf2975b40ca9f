"""What a command line asks for, checked: games, options, house data and bots."""

import importlib.util
import inspect
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

from bakufu.bots.bot import Bot
from bakufu.bots.house_bots import HOUSE_BOTS, JUDGES_WITHOUT, house_bot
from bakufu.engine.errors import BadInput, unknown
from bakufu.engine.game import Document, Game, Setup
from bakufu.engine.words import LANGUAGES
from bakufu.games.shelf import GAMES, find_game

# What is played when no game is named.
DEFAULT_GAME = next(iter(GAMES))


def load_game(name: str | None) -> Game:
    """The game of this name, in any spelling of capitals."""
    return find_game((name or DEFAULT_GAME).lower())


def load_language(name: str) -> str:
    if name not in LANGUAGES:
        raise unknown("language", name, LANGUAGES)
    return name


def load_setup(
    game: Game, players: int, options: Sequence[str] | None, house: Path | None
) -> Setup:
    """A table's set-up from the words of the command line."""
    given = _read_options(options or ())
    if given.setdefault("players", str(players)) != str(players):
        raise BadInput(f"--players {players} and --option players={given['players']} disagree")
    return game.setup(given, load_house(house) if house else None)


def player_numbers(game: Game) -> list[int]:
    """How many may play, in ascending order."""
    option = next(option for option in game.options if option.name == "players")
    return sorted(int(value) for value in option.values)


def players_in(options: Sequence[str] | None) -> int | None:
    """The number of players, if it is given as an option."""
    number = _read_options(options or ()).get("players")
    if number is not None and not number.isdecimal():
        raise BadInput(f'option players cannot be "{number}": it takes a number')
    return None if number is None else int(number)


def _read_options(words: Sequence[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadInput(f'"{word}" is not an option: expected name=value')
        if given.setdefault(name, value) != value:
            raise BadInput(f"option {name} is given twice: {given[name]} and {value}")
    return given


def load_house(path: Path) -> Document:
    """House data: the owner's own numbers, with the keys of the game's data files."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not TOML: it is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is not TOML: {error}") from None


# Bots


def read_bots(words: str, seats: int) -> list[str]:
    """Bots for so many seats, from words between commas; the last one takes the seats left."""
    names = [word.strip() for word in words.split(",")]
    if not all(names):
        raise BadInput(f'"{words}" is not a list of bots: expected names or files between commas')
    if len(names) > seats:
        raise BadInput(f"{len(names)} bots are given, but only {seats} seats are theirs")
    specs = [str(Path(name).resolve()) if is_file(name) else name for name in names]
    for spec in specs:
        make_bot(spec)
    return specs + [specs[-1]] * (seats - len(specs))


def is_file(spec: str) -> bool:
    """Whether a bot is meant to be loaded from a file."""
    return spec.endswith(".py") or "/" in spec


def make_bot(spec: str) -> Bot:
    """A new bot of the house by its name, or the one in a Python file."""
    if not is_file(spec):
        if spec not in HOUSE_BOTS and spec not in JUDGES_WITHOUT:
            names = ", ".join([*sorted(HOUSE_BOTS), *JUDGES_WITHOUT])
            raise BadInput(
                f'there is no bot "{spec}": known are {names}, or the path of a Python file (.py)'
            )
        return house_bot(spec)
    kind = _bot_class(spec)
    try:
        bot = kind()
    except Exception as error:
        raise BadInput(f"{spec}: {kind.__name__}() raised {_story(error)}") from None
    if bot.name == Bot.name:
        bot.name = Path(spec).stem
    return bot


@cache
def _bot_class(spec: str) -> type[Bot]:
    path = Path(spec)
    if not path.is_file():
        raise BadInput(f"cannot read the bot file {spec}: there is no such file")
    module_name = f"bakufu_bot_file_{path.stem}_{crc32(spec.encode())}"
    loader = importlib.util.spec_from_file_location(module_name, path)
    if loader is None or loader.loader is None:
        raise BadInput(f"{spec} is not a Python file: its name must end with .py")
    module = importlib.util.module_from_spec(loader)
    # The file is found by its own name, and may import what lies beside it, now and later.
    sys.modules[module_name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        loader.loader.exec_module(module)
    except SyntaxError as error:
        raise BadInput(f"{spec}: line {error.lineno}: {error.msg}") from None
    except (Exception, SystemExit) as error:
        raise BadInput(f"{spec} cannot be loaded: it raised {_story(error)}") from None
    return _only_bot(spec, vars(module), module_name)


def _only_bot(spec: str, names: dict[str, object], module_name: str) -> type[Bot]:
    kinds = [
        kind
        for kind in names.values()
        if isinstance(kind, type)
        and issubclass(kind, Bot)
        and kind.__module__ == module_name
        and not inspect.isabstract(kind)
    ]
    if not kinds:
        raise BadInput(
            f"{spec} holds no bot: expected a class derived from bakufu.bots.bot.Bot "
            "with a method choose"
        )
    if len(kinds) > 1:
        found = ", ".join(kind.__name__ for kind in kinds)
        raise BadInput(f"{spec} holds {len(kinds)} bots ({found}): expected exactly one")
    return kinds[0]


def _story(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
