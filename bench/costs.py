"""What single things cost: a copy, a guess at the hidden cards, the judgement of a payment."""

import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

from bakufu.engine.chance import Dice
from bakufu.engine.playout import legal_buffer, play_out
from bakufu.engine.scribe import Scribe
from bakufu.games.shitenno.box import BONUSES, CARDS, HATAMOTO
from bakufu.games.shitenno.moves import PIECE, PLACE
from bakufu.games.shitenno.round import start
from bakufu.games.shitenno.state import PAY, TURN, ShitennoState
from bench.ours import BOX, GAME

_BUFFER = legal_buffer(GAME.move_count)
_SCRIBE = Scribe()


def positions(number: int, depth: int = 100) -> list[ShitennoState]:
    """Positions from the middle of random games."""
    found: list[ShitennoState] = []
    for seed in range(number):
        dice = Dice(seed)
        state = start(BOX, dice, _SCRIBE)
        play_out(state, dice, GAME.move_count, depth)
        found.append(state)
    return found


def clone_seconds(repeats: int) -> float:
    states = positions(100)

    def clone_all() -> None:
        for state in states:
            state.clone()

    return _median_time(clone_all, repeats) / len(states)


def determinise_seconds(repeats: int) -> float:
    states = positions(100)
    dice = Dice(1)

    def determinise_all() -> None:
        for state in states:
            state.determinise(state.actor, dice)

    return _median_time(determinise_all, repeats) / len(states)


def state_bytes(number: int = 2000) -> float:
    """Memory of one more state, beside those of the same table."""
    state = positions(1)[0]
    tracemalloc.start()
    kept: list[ShitennoState | None] = [None] * number
    before = tracemalloc.get_traced_memory()[0]
    for i in range(number):
        kept[i] = state.clone()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / number


def worst_payment_seconds(hands: int) -> float:
    """The slowest `fill_legal` inside any payment, over rich hands in every province.

    The first hand holds every card and tile of the box and the Hatamoto title; as more is not
    always harder, the others are random parts of it.
    """
    rng = Random(1)
    worst = 0.0
    for _ in range(hands):
        state = _first_turn(rng.randrange(1_000_000))
        _enrich(state, rng, worst > 0.0)
        for move in range(PLACE, PIECE):
            if move in GAME.legal(state, int(state.actor)):
                worst = max(worst, *_payment_times(state.clone(), move, rng))
    return worst


def _first_turn(seed: int) -> ShitennoState:
    dice = Dice(seed)
    state = start(BOX, dice, _SCRIBE)
    while state.step != TURN:
        play_out(state, dice, GAME.move_count, 1)
    return state


def _enrich(state: ShitennoState, rng: Random, in_part: bool) -> None:
    seat = state.actor
    state.title[seat] = HATAMOTO
    for card in range(CARDS):
        all_of_them = int(BOX.deck[card])
        number = rng.randint(0, all_of_them) if in_part else all_of_them
        state.hand[seat * CARDS + card] = number
    for bonus in range(BONUSES):
        all_of_them = sum(int(BOX.tiles[kind * BONUSES + bonus]) for kind in range(4))
        number = rng.randint(0, all_of_them) if in_part else all_of_them
        state.front[seat * BONUSES + bonus] = number


def _payment_times(state: ShitennoState, move: int, rng: Random) -> Iterator[float]:
    """Pay at random, and time each look for the next piece."""
    dice = Dice(1)
    seat = state.actor
    state.apply(seat, move, dice, _SCRIBE)
    while state.step == PAY:
        yield _median_time(lambda: state.fill_legal(seat, _BUFFER), 3)
        pieces = GAME.legal(state, int(seat))
        state.apply(seat, rng.choice(pieces), dice, _SCRIBE)


def _median_time(action: Callable[[], object], repeats: int) -> float:
    times: list[float] = []
    for _ in range(repeats):
        began = perf_counter()
        action()
        times.append(perf_counter() - began)
    return median(times)
