"""Networks for tests: their weights are made up."""

import struct
from random import Random

from bakufu.bots.network_file import NetworkFile, new_card
from bakufu.engine.core.network import Network
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import largest_row

STEP = 1e-5  # weights of a third, at most


def made_up(game: Game, units: int, seed: int) -> NetworkFile:
    """A network with any weights, for every table of a game."""
    random, row = Random(seed), largest_row(game)
    lines = [random.randbytes(2 * units) for _ in range(row.size + 2 + game.move_count)]
    numbers = b"".join(struct.pack("<f", STEP) + line for line in lines)
    numbers += bytes(4 * (game.move_count + 1))
    options = {option.name: list(option.values) or [option.default] for option in game.options}
    card = new_card(game, units, 1.0, options)  # type: ignore[arg-type]  # players have no default
    return NetworkFile(card, Network(numbers, row.highs, units, game.move_count))
