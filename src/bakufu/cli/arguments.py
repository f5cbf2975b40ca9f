"""What commands take in common. Numbers are read strictly: "2.5 players" is a mistake."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, Token

# A seed and the number of a game or an entry together fit into 63 bits.
LARGEST_SEED = 2**31 - 1
MOST_GAMES = 2**32 - 1


def _read(text: str, least: int, wanted: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < least:
        raise ValueError(f'expected {wanted}, not "{text}".')
    return int(text)


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
    return _read(tokens[0].value, 0, "a whole number")


def _positive(type_: Any, tokens: Sequence[Token]) -> int:
    return _read(tokens[0].value, 1, "a whole number from 1 upwards")


def _games(type_: Any, tokens: Sequence[Token]) -> int:
    number = _positive(type_, tokens)
    if number > MOST_GAMES:
        raise ValueError(f"{number} games are too many: at most {MOST_GAMES}.")
    return number


def _seed(type_: Any, tokens: Sequence[Token]) -> int:
    number = _whole(type_, tokens)
    if number > LARGEST_SEED:
        raise ValueError(f"expected a seed from 0 to {LARGEST_SEED}.")
    return number


def _seconds(type_: Any, tokens: Sequence[Token]) -> float:
    text = tokens[0].value
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86400:
        raise ValueError(f'expected a number of seconds above 0, not "{text}".')
    return seconds


Whole = Annotated[int, Parameter(converter=_whole)]
Positive = Annotated[int, Parameter(converter=_positive)]
GameNumber = Annotated[int, Parameter(converter=_games)]
Seed = Annotated[int, Parameter(converter=_seed)]
Seconds = Annotated[float, Parameter(converter=_seconds)]

OptionWords = Annotated[
    list[str] | None, Parameter(help="An option as name=value; may be repeated.", negative=())
]
HouseFile = Annotated[Path | None, Parameter(help="House data: a TOML file with your own numbers.")]
Jobs = Annotated[
    Positive | None, Parameter(help="How many games at the same time (default: all cores).")
]
RayAddress = Annotated[
    str | None,
    Parameter(help="Play on a Ray cluster: its address, `auto` for the one here, or `local`."),
]
BotSeconds = Annotated[
    Seconds, Parameter(help="How long a bot from a file may think about one move.")
]
