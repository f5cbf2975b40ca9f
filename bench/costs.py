"""What single things cost in any game: a copy, a guess at what is hidden, the memory of a state."""

import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.game import seats_in
from bench.ours import Ours


def positions(ours: Ours, number: int) -> list[State]:
    """Positions from the middle of random games."""
    found: list[State] = []
    for seed in range(number):
        dice = Dice(seed)
        state = ours.start(dice)
        play_out(state, dice, ours.game.move_count, ours.middle)
        found.append(state)
    return found


def clone_seconds(ours: Ours, repeats: int) -> float:
    states = positions(ours, 100)

    def clone_all() -> None:
        for state in states:
            state.clone()

    return median_time(clone_all, repeats) / len(states)


def determinise_seconds(ours: Ours, repeats: int) -> float:
    """For a seat that has to decide."""
    states = [(state, seats_in(state.actors())[0]) for state in positions(ours, 100)]
    dice = Dice(1)

    def determinise_all() -> None:
        for state, seat in states:
            state.determinise(seat, dice)

    return median_time(determinise_all, repeats) / len(states)


def state_bytes(ours: Ours, number: int = 2000) -> float:
    """Memory of one more state, beside those of the same table."""
    state = positions(ours, 1)[0]
    tracemalloc.start()
    kept: list[State | None] = [None] * number
    before = tracemalloc.get_traced_memory()[0]
    for i in range(number):
        kept[i] = state.clone()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / number


def median_time(action: Callable[[], object], repeats: int) -> float:
    times: list[float] = []
    for _ in range(repeats):
        began = perf_counter()
        action()
        times.append(perf_counter() - began)
    return median(times)
