"""A clock for people's decisions, off unless the table asked for one.

A decision lasts from being asked until the seat does something that others can see. When the time
is up a bot makes that decision.
"""

import asyncio
import time
from collections.abc import Callable, Sequence

LONG_AGO = 15.0  # seconds


class Clock:
    def __init__(self, seconds: int | None, on_time_out: Callable[[], None]) -> None:
        self.seconds = seconds
        self.overdue: set[int] = set()  # seats whose decision a bot makes now
        self.deadlines: dict[int, float] = {}
        self._on_time_out = on_time_out
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, seats: Sequence[int]) -> None:
        """These people are asked now; everybody else is not."""
        if self.seconds is None:
            return
        now = time.monotonic()
        self.deadlines = {seat: self.deadlines.get(seat, now + self.seconds) for seat in seats}
        self.overdue.intersection_update(seats)
        self._set_timer()

    def resume(self, left: dict[int, float]) -> None:
        """Go on where another process stopped; if nobody kept the clock for long, begin anew."""
        now = time.monotonic()
        self.deadlines = {seat: now + more for seat, more in left.items() if more > -LONG_AGO}

    def moved(self, seats: Sequence[int], seat: int, public: bool) -> None:
        """A seat has moved; if others could see it, that was a decision."""
        if self.seconds is None:
            return
        if public:
            self.deadlines.pop(seat, None)
            self.overdue.discard(seat)
        self.watch(seats)

    def seconds_left(self, seat: int | None) -> float | None:
        if seat is None or seat not in self.deadlines:
            return None
        return round(max(0.0, self.deadlines[seat] - time.monotonic()), 1)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        self.stop()
        waiting = [when for seat, when in self.deadlines.items() if seat not in self.overdue]
        if waiting:
            delay = max(0.0, min(waiting) - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        now = time.monotonic()
        self.overdue.update(seat for seat, when in self.deadlines.items() if when <= now)
        self._set_timer()
        self._on_time_out()
