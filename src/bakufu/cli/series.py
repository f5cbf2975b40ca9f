"""Many games between bots, on one core or on all of them, always with the same results.

Every game is settled by its number alone: its luck by the seed and the number, its seating by the
number. So it does not matter which process plays it, and results come in the order of the games.
"""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

import msgspec

from bakufu.arena.match import Result, play_match
from bakufu.cli.loading import is_file, make_bot
from bakufu.engine.errors import BakufuError
from bakufu.engine.game import Setup
from bakufu.games.shelf import find_game


class Series(msgspec.Struct, frozen=True):
    """What is played."""

    setup: Setup
    bots: list[str]  # by seat of the first game: house bots by name, others by path
    labels: list[str]  # what each bot is called in results; the same bot has the same label
    games: int
    seed: int
    rotate: bool
    seconds: float | None


def bot_at(series: Series, number: int, seat: int) -> int:
    """Which bot of the list sits here in game `number`."""
    return (seat + number) % len(series.bots) if series.rotate else seat


def play_one(series: Series, number: int) -> Result:
    """Game `number` of the series, counted from 0. Every game has new bots: none remembers."""
    seating = [bot_at(series, number, seat) for seat in range(len(series.bots))]
    bots = [make_bot(series.bots[index]) for index in seating]
    trusted = not any(is_file(spec) for spec in series.bots)
    result = play_match(
        find_game(series.setup.game),
        series.setup,
        bots,
        series.seed << 32 | number,
        None if trusted else series.seconds,
    )
    result.bots = [series.labels[index] for index in seating]
    return result


def play_series(series: Series, jobs: int) -> Iterator[Result]:
    """All games in order."""
    if jobs == 1 or series.games == 1:
        for number in range(series.games):
            yield play_one(series, number)
        return
    size = max(1, min(50, series.games // (jobs * 8)))
    chunks = [range(i, min(i + size, series.games)) for i in range(0, series.games, size)]
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _ignore_ctrl_c) as pool:
        try:
            yield from _in_order(pool, series, chunks, jobs * 4)
        except BrokenProcessPool:
            raise BakufuError(
                "a process playing games died: --jobs 1 plays in one process and shows why"
            ) from None
        except BaseException:
            # Nobody waits for the games still running.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise


def _in_order(
    pool: ProcessPoolExecutor, series: Series, chunks: list[range], ahead: int
) -> Iterator[Result]:
    """Results in the order of the games, with only so many chunks under way at a time."""
    waiting: deque[Future[list[Result]]] = deque()
    for chunk in chunks:
        waiting.append(pool.submit(_play_chunk, series, chunk))
        if len(waiting) >= ahead:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _play_chunk(series: Series, numbers: range) -> list[Result]:
    return [play_one(series, number) for number in numbers]


def _ignore_ctrl_c() -> None:
    # Ctrl-C reaches every process of the terminal; only the first one says goodbye.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
