"""Shitennō with four players: random games, stepped from Python or played inside the engine."""

from random import Random
from time import perf_counter

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import JudgingBot
from bakufu.engine.chance import Dice
from bakufu.engine.playout import legal_buffer, lowest_actor, play_out
from bakufu.engine.scribe import Scribe
from bakufu.games.shitenno.data import make_box
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shitenno.round import start
from bench.rounds import Play, Played

GAME = Shitenno()
SETUP = GAME.setup({"players": 4})
# Read once for many games, as the other libraries load their game once.
BOX = make_box(SETUP)


def stepped() -> Play:
    """Every decision is taken in a Python loop."""
    rng, scribe, buffer = Random(1), Scribe(), legal_buffer(GAME.move_count)

    def play(seed: int) -> Played:
        decisions = 0
        began = perf_counter()
        dice = Dice(seed)
        state = start(BOX, dice, scribe)
        while mask := state.actors():
            seat = lowest_actor(mask)
            count = state.fill_legal(seat, buffer)
            state.apply(seat, buffer[rng.randrange(count)], dice, scribe)
            decisions += 1
        return Played(decisions, 0, perf_counter() - began)

    return play


def inside() -> Play:
    """The whole game is one call."""
    scribe = Scribe()

    def play(seed: int) -> Played:
        began = perf_counter()
        dice = Dice(seed)
        decisions = play_out(start(BOX, dice, scribe), dice, GAME.move_count, GAME.longest)
        return Played(int(decisions), 0, perf_counter() - began)

    return play


def judged() -> Play:
    """Four bots that look one decision ahead."""
    bots = [JudgingBot() for _ in range(SETUP.players)]

    def play(seed: int) -> Played:
        began = perf_counter()
        result = play_match(GAME, SETUP, bots, seed)
        return Played(result.decisions, 0, perf_counter() - began)

    return play
