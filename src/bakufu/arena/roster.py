"""Bots by their names, or from Python files of one's own."""

import importlib.util
import inspect
import sys
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

from bakufu.bots.bot import Bot
from bakufu.bots.house_bots import HOUSE_BOTS, JUDGES_WITHOUT, house_bot, present_name
from bakufu.engine.text.errors import BadInput


def read_roster(words: str) -> list[str]:
    """Bots from words between commas: names of the house, or files as whole paths. All load."""
    names = [word.strip() for word in words.split(",")]
    if not all(names):
        raise BadInput(f'"{words}" is not a list of bots: expected names or files between commas')
    specs = [str(Path(name).resolve()) if is_file(name) else name for name in names]
    for spec in specs:
        make_bot(spec)
    return specs


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
    return spec.endswith(".py") or "/" in spec


def make_bot(spec: str) -> Bot:
    """A new bot of the house by its name, or the one in a Python file."""
    if not is_file(spec):
        spec = present_name(spec)
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
