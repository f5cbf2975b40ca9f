"""Plays many games in processes of its own, and gives their results in the order of the games.

A bot from a file thinks in the main thread of such a process, and nowhere else. Nothing inside can
stop one that hangs, so it is watched from outside: the process tells in shared memory when the bot
began to think and what has been played so far. One that takes too long, or brings its process
down, loses its process; a new one takes the game up again and a random bot plays on for it.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from bakufu.arena.contest import Clock, Contest, Fixture, play_fixture
from bakufu.arena.match import Begun, Result
from bakufu.arena.roster import make_bot
from bakufu.engine.core.state import State
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.games.shelf import find_game

Played = tuple[Fixture, Result]
DEPTH = 2  # games a process holds: one that is played, and the next
AHEAD = 64  # results for each process that may wait for a slow game before them
# A bot may have left something behind that brings its process down in a later game.
MOST_DEATHS = 10
TICK = 0.05  # seconds between two looks at the clocks

# Where a process writes: when the bot began to think, and which seat it has.
BEGAN, SEAT = 0, 1


Playing = Callable[[Iterable[Fixture]], Iterator[Played]]


def play_all(contest: Contest, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    """Every game and its result, in order. Only games with bots from files need processes."""
    with hired(contest, jobs) as play:
        yield from play(fixtures)


@contextmanager
def hired(contest: Contest, jobs: int) -> Iterator[Playing]:
    """Those who play, for as many series as there are."""
    if jobs < 1:
        raise BadInput(f"games are played by 1 process or more, not {jobs}")
    if jobs == 1 and not contest.watched:
        yield lambda fixtures: ((one, play_fixture(contest, one)) for one in fixtures)
        return
    crew = _Crew(contest, jobs)
    try:
        yield crew.play
    finally:
        crew.dismiss()


class _Alarm(Clock):
    """The clock inside a process, written to memory that is read from outside."""

    def __init__(self, clock: Any, moves: Any) -> None:
        self.clock = clock
        self.moves = moves  # how many, then seat and move of each
        self.seats: Collection[int] = ()
        self.played = 0

    def begin(self, seats: Collection[int]) -> None:
        self.seats = seats
        self.played = 0
        self.moves[0] = 0

    def asks(self, state: State, seat: int) -> None:
        if seat in self.seats:
            self.thinks(seat)

    def thinks(self, seat: int) -> None:
        self.clock[SEAT] = seat
        self.clock[BEGAN] = time.monotonic()

    def rests(self) -> None:
        self.clock[BEGAN] = 0.0

    def moved(self, state: State, seat: int, move: int) -> None:
        self.rests()
        at = 1 + 2 * self.played
        self.moves[at] = seat
        self.moves[at + 1] = move
        self.played += 1
        self.moves[0] = self.played


def _work(contest: Contest, pipe: Connection, clock: Any, moves: Any) -> None:
    """What a process does: play what comes in, until nothing more does."""
    # Ctrl-C reaches every process of the terminal; only the first one says goodbye.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # What a bot prints must not get between the lines of a table.
    sys.stdout.flush()
    os.dup2(2, 1)
    alarm = _Alarm(clock, moves) if contest.watched else None
    for spec in contest.bots:
        # What a bot file imports may take long, and is not a thought about a move.
        with suppress(Exception):
            make_bot(spec)
    while True:
        try:
            fixture, begun = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Result | str
        try:
            answer = play_fixture(contest, fixture, alarm, begun)
        except Exception as error:
            answer = " ".join(f"{type(error).__name__}: {error}".split())
        pipe.send(answer)


def _end_with_parent() -> None:
    """Also when a bot hangs and nobody is left to stop it."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


class _Hand:
    """A process, and the games it has been given."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        # Every bot that does not let a game end makes it longer once.
        longest = find_game(contest.setup.game).longest * (contest.setup.players + 1)
        size = 1 + 2 * longest if contest.watched else 1
        self.clock: Any = context.RawArray("d", 2)
        self.moves: Any = context.RawArray("l", size)
        self.process = context.Process(
            target=_work, args=(contest, theirs, self.clock, self.moves), name="bakufu games"
        )
        self.process.start()
        theirs.close()
        self.given: deque[tuple[Fixture, Begun | None]] = deque()

    def give(self, fixture: Fixture, begun: Begun | None) -> None:
        self.given.append((fixture, begun))
        with suppress(OSError):  # a process that has ended is noticed when it is listened to
            self.pipe.send((fixture, begun))

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def journal(self) -> list[tuple[int, int]]:
        """What has been played of the game under way; only of a process that has ended."""
        count = int(self.moves[0])
        cells = self.moves[1 : 1 + 2 * count]
        return list(zip(cells[::2], cells[1::2], strict=True))


class _Crew:
    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest
        self.jobs = jobs
        self.hands: list[_Hand] = []
        self.again: deque[tuple[Fixture, Begun | None]] = deque()  # broken off
        self.deaths = 0  # of processes in which no bot from a file was thinking
        self.found: dict[int, Result] = {}  # by the number of the game

    def dismiss(self) -> None:
        """Nobody waits for the games still running."""
        for hand in self.hands:
            hand.stop()
        self.hands = []

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        coming = iter(fixtures)
        order: deque[Fixture] = deque()  # given out, and not told yet
        more = True
        while more or order:
            while self.again or (more and len(order) < AHEAD * self.jobs):
                hand = self._free_hand()
                if hand is None:
                    break
                if self.again:
                    hand.give(*self.again.popleft())
                    continue
                fixture = next(coming, None)
                if fixture is None:
                    more = False
                else:
                    order.append(fixture)
                    hand.give(fixture, None)
            if order and order[0].number not in self.found:
                self._listen()
            while order and order[0].number in self.found:
                told = order.popleft()
                yield told, self.found.pop(told.number)

    def _free_hand(self) -> _Hand | None:
        """Somebody with room for another game; a new one as long as there may be more."""
        # Bots from files get one game at a time: who loses a process loses no other game.
        depth = 1 if self.contest.watched else DEPTH
        idle = min(self.hands, key=lambda hand: len(hand.given), default=None)
        if idle and not idle.given:
            return idle
        if len(self.hands) < self.jobs:
            self.hands.append(_Hand(self.contest))
            return self.hands[-1]
        return idle if idle and len(idle.given) < depth else None

    def _listen(self) -> None:
        pipes = {hand.pipe: hand for hand in self.hands if hand.given}
        for pipe in wait(list(pipes), TICK if self.contest.watched else None):
            assert isinstance(pipe, Connection)
            hand = pipes[pipe]
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self._lost(hand)
                continue
            fixture, _ = hand.given.popleft()
            if isinstance(answer, str):
                raise BakufuError(f"game {fixture.number + 1} broke off: {answer}")
            self.found[fixture.number] = answer
        if self.contest.watched:
            for hand in [hand for hand in self.hands if hand.given]:
                self._look_at_clock(hand)

    def _look_at_clock(self, hand: _Hand) -> None:
        began = hand.clock[BEGAN]
        if not began or time.monotonic() - began <= self.contest.seconds:
            return
        hand.stop()
        # It may have moved at the last moment: then it was in time.
        late = hand.clock[BEGAN] == began
        what = f"did not move within {self.contest.seconds:g} seconds"
        self._take_up(hand, what if late else "")

    def _lost(self, hand: _Hand) -> None:
        """A process has ended by itself."""
        hand.stop()
        thinking = bool(hand.clock[BEGAN])
        self.deaths += not thinking
        if self.deaths > (MOST_DEATHS if self.contest.watched else 0):
            raise BakufuError(
                "a process playing games died: --jobs 1 plays in one process and shows why"
            )
        code = hand.process.exitcode
        self._take_up(hand, f"ended its process (exit code {code})" if thinking else "")

    def _take_up(self, hand: _Hand, what: str) -> None:
        """The game goes on in another process, without the bot that failed."""
        self.hands.remove(hand)
        fixture, before = hand.given.popleft()
        self.again.extend(hand.given)
        faults = dict(before.faults) if before else {}
        moves = hand.journal()
        if before and len(before.moves) > len(moves):
            moves = before.moves  # it failed while these were played again
        if what:
            seat = int(hand.clock[SEAT])
            faults[seat] = f"bot {self.contest.labels[fixture.seating[seat]]} {what}"
        self.again.appendleft((fixture, Begun(moves, faults)))
