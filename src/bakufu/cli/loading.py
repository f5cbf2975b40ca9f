"""What a command line asks for, checked: games, options, house data and bots."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from bakufu.arena.roster import make_bot as make_bot
from bakufu.arena.roster import read_roster
from bakufu.engine.table.game import Document, Game, Setup
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.words import LANGUAGES
from bakufu.games.shelf import FIRST_GAME, find_game

# What is played when no game is named.


def load_game(name: str | None) -> Game:
    """The game of this name, in any spelling of capitals."""
    return find_game((name or FIRST_GAME).lower())


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


def table_words(options: Sequence[str] | None, house: Path | None) -> list[str]:
    """The words of the command line that set up the same table again."""
    words: list[str] = []
    for one in options or ():
        words += ["--option", one]
    return [*words, "--house", str(house)] if house else words


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


def read_bots(words: str, seats: int, game: Game) -> list[str]:
    """Bots for so many seats, from words between commas; the last one takes the seats left."""
    number = words.count(",") + 1
    if number > seats:
        raise BadInput(f"{number} bots are given, but only {seats} seats are theirs")
    specs = read_roster(words, game)
    return specs + [specs[-1]] * (seats - len(specs))
