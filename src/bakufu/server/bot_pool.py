"""Bots think in processes of their own, so that a table is never kept waiting by another's bot.

A process is handed a world drawn for the bot's seat, as bare numbers: never the true
position, and nothing of the table's own chance.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from math import inf
from typing import Any, TypeVar

import msgspec

from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import HOUSE_BOTS, house_bot, present_name
from bakufu.bots.referee import BotFault, ask
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State, pack
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.text.errors import BakufuError
from bakufu.games.shelf import find_game
from bakufu.processors import usable_processors
from bakufu.server.turns import Turns, Wish

LAST_RESORT = "random"
# Who plays for somebody who is away, and in sandboxes: sound, and quick.
SUBSTITUTE = "skilled"
# What part of the time it may take a level uses. Those not named think as long as they were made
# to, and that is not long.
PACE = {"expert": 0.25, "master": 1.0, "grandmaster": 2.0}
# So many jobs for each process have their full time; if there are more, all think quicker.
FULL_TIME = 4
# Whoever serves people goes before those who think, and these before work that can wait.
THINKING, PATIENT = 8, 12

EVERYBODYS = Wish()

Answer = TypeVar("Answer")


class NoAnswer(BakufuError):
    """A process did not answer in time, or is gone."""


class Crew:
    """Processes that carry out jobs, started when they are first needed."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.jobs = 0  # under way, or waiting for a free process
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        # Waiting for a free process is not thinking: the time limit begins after it.
        self._turns = Turns(processes)
        self._under_way: dict[int, Wish] = {}  # by slot
        # One for each job under way: whether it shall stop, and how far it is.
        self._slots = list(range(processes))
        self._stop = self._context.RawArray(c_bool, processes)
        self._done = self._context.RawArray("d", processes)

    async def do(
        self,
        seconds: float,
        work: Callable[..., Answer],
        *given: Any,
        progress: Callable[[float], None] | None = None,
        wish: Wish = EVERYBODYS,
    ) -> Answer:
        """Have something worked out; whoever stops waiting stops the work as well."""
        self.jobs += 1
        if not self._turns.free and wish.watched():
            self._hurry()
        try:
            await self._turns.acquire(wish)
        except asyncio.CancelledError:
            self.jobs -= 1
            raise
        slot = self._slots.pop()
        self._under_way[slot] = wish
        self._stop[slot], self._done[slot] = False, 0.0
        try:
            pool, job = self._begin(work, slot, given)
        except BaseException:
            self._release(slot)
            raise
        job.add_done_callback(lambda job: self._end(slot, job))
        try:
            return await self._wait(job, slot, seconds, progress)
        except TimeoutError:
            self._leave(pool)
            raise NoAnswer(f"did not answer within {seconds:g} seconds") from None
        except BrokenProcessPool:
            self._leave(pool)
            raise NoAnswer("lost its process") from None
        finally:
            if not job.done():
                self._stop[slot] = True

    def _hurry(self) -> None:
        """Somebody waits: those who think at tables that nobody watches come to an end."""
        for slot, wish in self._under_way.items():
            if not wish.watched():
                self._stop[slot] = True

    def crowd(self, watched: bool) -> int:
        """How many jobs there are besides; for a table that is watched, only those of others."""
        if not watched:
            return self.jobs
        busy = sum(not wish.watched() for wish in self._under_way.values())
        return self.jobs - busy - self._turns.unwatched()

    async def _wait(
        self,
        job: "asyncio.Future[Answer]",
        slot: int,
        seconds: float,
        progress: Callable[[float], None] | None,
    ) -> Answer:
        """Wait without ending the job when one is no longer waited for: it is told to end."""
        until = time.monotonic() + seconds
        told = 0.0
        while not job.done():
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await asyncio.wait({job}, timeout=left if progress is None else min(left, 0.25))
            if progress is not None and (done := float(self._done[slot])) > told:
                told = done
                progress(done)
        return job.result()

    def give_up(self) -> None:
        """Leave the processes, and end them: one that hangs cannot be asked to stop."""
        if self._pool is not None:
            self._leave(self._pool)

    def _leave(self, pool: ProcessPoolExecutor) -> None:
        if pool is not self._pool:
            return  # left already; those that were started since are sound
        self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()

    def _begin(
        self, work: Callable[..., Answer], slot: int, given: tuple[Any, ...]
    ) -> "tuple[ProcessPoolExecutor, asyncio.Future[Answer]]":
        loop = asyncio.get_running_loop()
        pool = self._ready()
        try:
            return pool, loop.run_in_executor(pool, _work, work, slot, *given)
        except BrokenProcessPool:
            # A process died while it had nothing to do.
            self._leave(pool)
            pool = self._ready()
            return pool, loop.run_in_executor(pool, _work, work, slot, *given)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, self._context, _begin, (self._stop, self._done, self._nice)
            )
        return self._pool

    def _end(self, slot: int, job: "asyncio.Future[Any]") -> None:
        if not job.cancelled():
            job.exception()  # seen, even if nobody waits for it any more
        self._release(slot)

    def _release(self, slot: int) -> None:
        self._under_way.pop(slot, None)
        self._slots.append(slot)
        self.jobs -= 1
        self._turns.release()


class BotPool:
    """Who thinks for the bots of all tables.

    `seconds` is the hard limit for a decision, `think` the time a master takes for one.
    """

    def __init__(self, seconds: float, think: float, processes: int | None = None) -> None:
        self.seconds = seconds
        self.think = min(think, seconds / 2 / max(PACE.values()))
        self.crew = Crew(processes or max(1, usable_processors() - 1), THINKING)
        self.patient = Crew(1, PATIENT)  # for work that takes minutes

    async def decide(
        self,
        game: Game,
        setup: Setup,
        state: State,
        seat: int,
        bot: str,
        seed: int,
        at_most: float = inf,
        wish: Wish = EVERYBODYS,
    ) -> list[int]:
        """A bot's whole decision, as moves in a row; `BotFault` if it fails or takes too long.

        `at_most` is the time for one that could think longer.
        """
        if bot == LAST_RESORT:
            # Any legal move: quicker chosen than sent away.
            return [ask(house_bot(bot), Sight(game, state, seat, Dice(seed)))]
        bot = present_name(bot)
        if bot not in HOUSE_BOTS:
            raise BotFault(f'there is no bot "{bot}"')
        world = world_of(game, setup, state, seat, seed)
        try:
            seconds = self._time(bot, at_most, wish.watched())
            return await self.crew.do(self.seconds, _decide, world, seconds, bot, wish=wish)
        except BotFault:
            raise
        except NoAnswer as fault:
            raise BotFault(f"bot {bot} {fault}") from None
        except Exception as error:
            raise BotFault(f"bot {bot} failed: {type(error).__name__}: {error}") from error

    def _time(self, bot: str, at_most: float = inf, watched: bool = True) -> float | None:
        """How long a bot thinks: less while many want to."""
        if bot not in PACE:
            return None
        share = FULL_TIME * self.crew.processes / (self.crew.crowd(watched) + 1)
        return min(at_most, self.think * PACE[bot] * min(1.0, share))

    def close(self) -> None:
        self.crew.give_up()
        self.patient.give_up()


class World(msgspec.Struct, frozen=True):
    """What a seat knows, as it is sent to a process."""

    game: str
    setup: bytes
    numbers: bytes
    seat: int
    seed: int

    def sight(self, time_used: Callable[[], float] | None = None) -> Sight:
        game = find_game(self.game)
        setup = msgspec.json.decode(self.setup, type=Setup)
        state = game.from_cells(setup, self.numbers)
        return Sight(game, state, self.seat, Dice(self.seed), time_used, setup)


def world_of(game: Game, setup: Setup, state: State, seat: int, seed: int) -> World:
    """A world drawn for a seat: nothing else of the position leaves the table."""
    drawn = state.determinise(seat, Dice(seed))
    return World(game.id, msgspec.json.encode(setup), pack(drawn), seat, seed)


# In the processes


class Signals:
    """What a job and the server tell each other while it is under way."""

    def __init__(self, stop: Any, done: Any) -> None:
        self._stop = stop
        self._done = done
        self.slot = 0

    @property
    def stopped(self) -> bool:
        return bool(self._stop[self.slot])

    def tell(self, done: float) -> None:
        """How much of the work is done, from 0 to 1."""
        self._done[self.slot] = done

    def clock(self, seconds: float) -> Callable[[], float]:
        """How much of the time is gone; all of it as soon as nobody waits any more."""
        start = time.monotonic()
        return lambda: 1.0 if self.stopped else (time.monotonic() - start) / seconds


_signals: Signals | None = None


def signals() -> Signals:
    assert _signals is not None, "only in a process of a crew"
    return _signals


def _begin(stop: Any, done: Any, nice: int) -> None:
    global _signals
    _signals = Signals(stop, done)
    # Ctrl+C in a terminal reaches every process: the server stops in good order, and ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    _follow_parent()


def _follow_parent() -> None:
    """End with the server, even if it was killed."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _work(work: Callable[..., Answer], slot: int, *given: Any) -> Answer:
    signals().slot = slot
    return work(*given)


def _decide(world: World, seconds: float | None, bot: str) -> list[int]:
    clock = None if seconds is None else signals().clock(seconds)
    return decision(house_bot(bot), world.sight(clock))


def decision(bot: Bot, sight: Sight) -> list[int]:
    """A whole decision; `BotFault` unless it begins with a legal move."""
    try:
        moves = bot.decide(sight)
    except Exception as error:  # whatever a bot raises is its own fault
        raise BotFault(f"bot {bot.name} raised {type(error).__name__}: {error}") from error
    if not moves or moves[0] not in sight.legal:
        raise BotFault(f"bot {bot.name} gave {moves[:1]}, which is not legal here")
    return [int(move) for move in moves]
