"""Networks for tests: their weights are made up."""

import struct
import zlib
from pathlib import Path
from random import Random

import msgspec

from bakufu.bots.network_file import NetworkCard, NetworkFile, decode_network, new_card
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import largest_row
from bakufu.engine.table.options import OptionValue

STEP = 1e-5  # weights of a third, at most


def made_up(game: Game, units: int, seed: int) -> NetworkFile:
    """A network with any weights, for every table of a game."""
    return decode_network(_bytes(game, units, seed), "made up")


def write_made_up(path: Path, game: Game, units: int = 4, seed: int = 1) -> Path:
    path.write_bytes(_bytes(game, units, seed))
    return path


def _bytes(game: Game, units: int, seed: int) -> bytes:
    random, row = Random(seed), largest_row(game)
    lines = [random.randbytes(2 * units) for _ in range(row.size + 2 + game.move_count)]
    numbers = b"".join(struct.pack("<f", STEP) + line for line in lines)
    numbers += bytes(4 * (game.move_count + 1))
    return msgspec.json.encode(_card(game, units)) + b"\n" + zlib.compress(numbers, 1)


def _card(game: Game, units: int) -> NetworkCard:
    options: dict[str, list[OptionValue]] = {}
    for option in game.options:
        default = [] if option.default is None else [option.default]
        options[option.name] = list(option.values) or default
    return new_card(game, units, 0.5, options)
