"""Prints a digest for many random games and judged decisions: the fingerprint of the engine."""

import json
import struct
import sys

from networks import made_up

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import JudgingBot, RandomBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.network import Reader
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import variants
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import largest_row
from bakufu.games.shelf import GAMES


def fingerprint(games: int) -> dict[str, list[int]]:
    """By game and variant: digests of so many random games, and the scores of one judged game."""
    prints: dict[str, list[int]] = {}
    for game in GAMES.values():
        for number, options in enumerate(variants(game)):
            setup = game.setup(options)
            found = []
            for turn in range(games):
                dice = Dice(games * number + turn)
                state = game.start(setup, dice, Scribe())
                decisions = play_out(state, dice, game.move_count, game.longest)
                found += [int(decisions), digest(state)]
            bots = [JudgingBot(), *(RandomBot() for _ in range(setup.players - 1))]
            found += play_match(game, setup, bots, 7).scores
            prints[f"{game.id} {options}"] = found
        prints[f"{game.id} network"] = network_bits(game)
    return prints


def network_bits(game: Game) -> list[int]:
    """What a network says at some positions of a random game, bit by bit."""
    dice, network = Dice(1), made_up(game, 16, 1).network
    state = game.start(game.setup({"players": game.usual_players}), dice, Scribe())
    observer = game.observer_of(state)
    reader = Reader(network, observer, largest_row(game).places(observer.fields) or [])
    said: list[float] = []
    while state.actors() and len(said) < 300:
        for seat in range(game.usual_players):
            reader.read(state, seat)
            said += [reader.value(), *(reader.logit(move) for move in game.legal(state, seat))]
        play_out(state, dice, game.move_count, 5)
    return list(struct.unpack(f"<{len(said)}q", struct.pack(f"<{len(said)}d", *said)))


if __name__ == "__main__":
    json.dump(fingerprint(int(sys.argv[1])), sys.stdout)
