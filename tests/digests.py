"""Prints a digest for many random games and judged decisions: the fingerprint of the engine."""

import json
import sys

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import JudgingBot, RandomBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import variants
from bakufu.games.shelf import GAMES

GAMES_PER_VARIANT = 5


def fingerprint() -> dict[str, list[int]]:
    """By game and variant: digests of random games, and the scores of one judged game."""
    prints: dict[str, list[int]] = {}
    for game in GAMES.values():
        for number, options in enumerate(variants(game)):
            setup = game.setup(options)
            found = []
            for turn in range(GAMES_PER_VARIANT):
                dice = Dice(GAMES_PER_VARIANT * number + turn)
                state = game.start(setup, dice, Scribe())
                decisions = play_out(state, dice, game.move_count, game.longest)
                found += [int(decisions), digest(state)]
            bots = [JudgingBot(), *(RandomBot() for _ in range(setup.players - 1))]
            found += play_match(game, setup, bots, 7).scores
            prints[f"{game.id} {options}"] = found
    return prints


if __name__ == "__main__":
    json.dump(fingerprint(), sys.stdout)
