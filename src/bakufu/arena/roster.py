"""Bots by their names, or from files of one's own: Python, the weights of a judge, networks."""

import importlib.util
import inspect
import sys
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from pathlib import Path
from zlib import crc32

from bakufu.bots.bot import Bot, BotWithJudge
from bakufu.bots.house_bots import HOUSE_BOTS, JUDGES_WITHOUT, house_bot, present_name
from bakufu.bots.network_file import NetworkFile, check_game, read_network
from bakufu.bots.network_judge import NetworkJudge
from bakufu.bots.search_bot import SearchingBot
from bakufu.bots.weights import WeightsFile, numbers_for, parse_weights
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput


def read_roster(words: str, game: Game) -> list[str]:
    """Bots from words between commas: names of the house, or files as whole paths. All load, and
    weights and networks are for this game."""
    names = [word.strip() for word in words.split(",")]
    if not all(names):
        raise BadInput(f'"{words}" is not a list of bots: expected names or files between commas')
    return [read_bot(name, game) for name in names]


def read_bot(word: str, game: Game) -> str:
    """One bot, in the same way."""
    spec = _whole(word)
    make_bot(spec)
    path = file_of(spec)
    if is_weights(spec):
        numbers_for(read_weights(path), game, str(path))
    elif is_network(spec):
        check_game(known_network(path), game, str(path))
    return spec


def make_labels(specs: Sequence[str]) -> list[str]:
    """What each bot is called: different bots of the same name are told apart."""
    known: dict[str, str] = {}
    for spec in dict.fromkeys(specs):
        known[spec] = _free(make_bot(spec).name, known.values())
    return [known[spec] for spec in specs]


def party_labels(specs: Sequence[str]) -> list[str]:
    """What each party is called; a bot that is there twice is told apart from itself."""
    labels: list[str] = []
    for spec in specs:
        labels.append(_free(make_bot(spec).name, labels))
    return labels


def _free(name: str, taken: Collection[str]) -> str:
    label, number = name, 2
    while label in taken:
        label, number = f"{name} ({number})", number + 1
    return label


def is_file(spec: str) -> bool:
    """Whether a bot is meant to be loaded from a file."""
    return is_weights(spec) or is_network(spec) or spec.endswith(".py") or "/" in spec


def is_code(spec: str) -> bool:
    """Whether it is a Python file, in which anything may happen."""
    return is_file(spec) and not is_weights(spec) and not is_network(spec)


def is_weights(spec: str) -> bool:
    """Whether it is a file of weights, perhaps behind the name of a bot that plays with them."""
    return spec.endswith(".toml")


def is_network(spec: str) -> bool:
    """Whether it is the file of a network, perhaps behind the name of a bot that plays with it."""
    return spec.endswith(".net")


def file_of(spec: str) -> Path:
    """The file of a bot from a file."""
    return Path(_split(spec)[1])


def at_place(spec: str, place: Path) -> str:
    """The same bot from a file, with the file at another place."""
    name = _split(spec)[0]
    return f"{name}:{place}" if name else str(place)


def _split(spec: str) -> tuple[str, str]:
    """Who plays with the weights or the network of a file, and the file: "expert:mine.toml"."""
    name, colon, path = spec.partition(":")
    if not is_code(spec) and colon and present_name(name) in HOUSE_BOTS:
        return present_name(name), path
    return "", spec


def _whole(spec: str) -> str:
    return at_place(spec, file_of(spec).resolve()) if is_file(spec) else spec


def _bot_with(spec: str) -> Bot:
    """A bot with other weights, or with a network. One that looks ahead asks the network what comes
    of its moves; any other plays what the network's policy says."""
    name, words = _split(spec)
    path = Path(words)
    bot = house_bot(name or "judge")
    if not isinstance(bot, BotWithJudge):
        raise BadInput(f"{spec}: {name} asks no judge, so it cannot play with one from a file")
    if is_network(spec):
        bot.judge = NetworkJudge(known_network(path), policy=not isinstance(bot, SearchingBot))
    else:
        file = read_weights(path)
        bot.judge = lambda sight: file.judgement(sight.game)
    bot.name = f"{name}:{path.stem}" if name else path.stem
    return bot


def known_network(path: Path) -> NetworkFile:
    """The network in a file, read once for as long as the file stays the same; `BadInput` says what
    is wrong with it."""
    return _read_once(path, path.stat().st_mtime_ns) if path.is_file() else read_network(path)


@lru_cache(maxsize=16)
def _read_once(path: Path, changed: int) -> NetworkFile:
    return read_network(path)


@cache
def read_weights(path: Path) -> WeightsFile:
    """The weights in a file; `BadInput` says what is wrong with it."""
    try:
        return parse_weights(path.read_text(encoding="utf-8"), str(path))
    except FileNotFoundError:
        raise BadInput(f"cannot read the weights in {path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read the weights in {path}: {error}") from None


def make_bot(spec: str) -> Bot:
    """A new bot of the house by its name, the one in a Python file, or one with other weights or
    with a network."""
    if is_weights(spec) or is_network(spec):
        return _bot_with(spec)
    if not is_file(spec):
        spec = present_name(spec)
        if spec not in HOUSE_BOTS and spec not in JUDGES_WITHOUT:
            names = ", ".join([*sorted(HOUSE_BOTS), *JUDGES_WITHOUT])
            raise BadInput(
                f'there is no bot "{spec}": known are {names}, or the path of a Python file '
                "(.py), of weights (.toml) or of a network (.net)"
            )
        return house_bot(spec)
    kind = _bot_class(spec)
    try:
        bot = kind()
    except Exception as error:
        raise BadInput(f"{spec}: {kind.__name__}() raised {_story(error)}") from None
    if bot.name == Bot.name:
        bot.name = Path(spec).stem
    if not (isinstance(bot.name, str) and bot.name.isprintable() and bot.name.strip()):
        raise BadInput(f"{spec}: a bot cannot be called {bot.name!r}: expected words in one line")
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
        line = f"line {error.lineno}: " if error.lineno else ""
        raise BadInput(f"{spec}: {line}{error.msg}") from None
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
