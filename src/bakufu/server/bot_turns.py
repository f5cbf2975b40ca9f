"""The bots of a table. A decision is thought of once, and sent as a whole when its time has come.

Plans are made in secret and by all at once: bots think about theirs while people plan. Where
several decide at once in the open, the first to come is served first: bots let people go first.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from bakufu.bots.house_bots import present_name
from bakufu.bots.referee import BotFault
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.refusal import Refused
from bakufu.server.bot_pool import LAST_RESORT, SUBSTITUTE
from bakufu.server.live_table import LiveTable
from bakufu.server.pace import Question, drawn, due, question_to, time_for
from bakufu.server.passing import answer_for
from bakufu.server.rate_limits import WINDOW, metered
from bakufu.server.seats import store_occupant
from bakufu.server.services import short

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

Task = asyncio.Task[None]
# The seat's bot, a pass given in advance, its moves so far, what it saw taken back.
Asked = tuple[str | None, int | None, int, int]


class Decision(NamedTuple):
    bot: str
    moves: list[int]


class Outdated(BakufuError):
    """While a bot thought, the decision became another one, or somebody else's."""


async def _comes(turn: asyncio.Semaphore, somebody: asyncio.Event) -> bool:
    """Wait for one's turn; False if somebody comes to watch before that."""
    mine = asyncio.create_task(turn.acquire())
    watched = asyncio.create_task(somebody.wait())
    taken = False
    try:
        await asyncio.wait({mine, watched}, return_when=asyncio.FIRST_COMPLETED)
        taken = mine.done()
        return taken
    finally:
        watched.cancel()
        if not mine.done():
            mine.cancel()
        elif not taken:
            turn.release()


class BotTurns:
    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self.now: Callable[[], float] = monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._tasks: dict[int, Task] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for task in self._tasks.values())

    def waiting(self) -> list[int]:
        """Seats that this process answers for now."""
        return self.due() if self.session.is_home else []

    def due(self) -> list[int]:
        """Seats that are answered for now: by a bot, or by a pass that was given in advance."""
        session = self.session
        table, overdue = session.playing.table, session.clock.overdue
        found = [
            seat
            for seat in table.actors
            if session.occupants[seat].bot
            or seat in overdue
            or answer_for(session, seat) is not None
        ]
        are_first = len(found) == len(table.actors) or table.state.is_secret()
        return found if are_first else []

    def wake(self) -> None:
        """Let everyone think whose turn it is."""
        for seat in self.waiting():
            if seat not in self._tasks or self._tasks[seat].done():
                name = f"bot {seat} of {short(self.session.id)}"
                self._tasks[seat] = asyncio.create_task(self._play(seat), name=name)

    def stop(self) -> list[Task]:
        """Stop thinking; what is still to be waited for."""
        tasks = [
            task
            for task in self._tasks.values()
            if not task.done() and task is not asyncio.current_task()
        ]
        for task in tasks:
            task.cancel()
        return tasks

    async def _play(self, seat: int) -> None:
        session = self.session
        try:
            while not session.broken and seat in self.waiting():
                await self._move(seat)
        except Exception:
            session.services.log.exception("bots stopped", table=short(session.id))
            session.break_up()

    async def _move(self, seat: int) -> None:
        session = self.session
        bot = session.occupants[seat].bot
        asked, since = self._asked(seat), self.now()
        settings, question = session.services.settings, Question.OPEN
        if settings.pace:
            state = session.playing.table.state
            question = question_to(session.game, state, seat, settings.dice())
        passed = answer_for(session, seat)
        decision = None if passed is None else Decision(SUBSTITUTE, [passed])
        # A bot that fails is asked once more, and then replaced.
        for name in (bot or SUBSTITUTE, bot or SUBSTITUTE, LAST_RESORT):
            if decision is None and self._asked(seat) == asked:
                decision = await self._decide(seat, name, question)
        if self._asked(seat) != asked:
            return
        if decision is None:
            raise BadInput("even the random bot cannot move")
        if bot is not None and decision.bot != bot:
            await self._replace(seat, bot)
            return
        if settings.pace:
            await self._hold_back(decision, question, since)

        def read(live: LiveTable) -> list[int]:
            if self._asked(seat) != asked:
                raise Outdated("by now something else is asked, or somebody else")
            return decision.moves

        try:
            await self._send(seat, read)
        except (Outdated, Refused):
            return  # if it is still this bot's turn, it is asked again

    async def _send(self, seat: int, read: Callable[[LiveTable], list[int]]) -> None:
        """Play a decision; where nobody watches, in the time that is left."""
        session, spent = self.session, [0.0]
        services = session.services
        while not session.is_watched:
            session.came.clear()
            if not await _comes(services.idle_turns, session.came):
                continue
            try:
                await metered(session.play(seat, read, None, bot=True), spent.append)
                await asyncio.sleep(sum(spent) * services.settings.rest)
                while services.till.is_busy and services.settings.rest:
                    await asyncio.sleep(WINDOW)
            finally:
                services.idle_turns.release()
            return
        async with services.bot_turns:
            await metered(session.play(seat, read, None, bot=True), spent.append)

    async def _hold_back(self, decision: Decision, question: Question, since: float) -> None:
        services = self.session.services
        pace, think = services.settings.pace, services.bot_pool.think
        bot, moves = present_name(decision.bot), len(decision.moves)
        held = drawn(time_for(bot, question, moves, pace, think), services.settings.dice())
        await self.sleep(due(since, self.now(), held) - self.now())

    def _asked(self, seat: int) -> Asked | None:
        """What a bot thinks about: if it changes meanwhile, the seat changed hands, the clock was
        stopped, or something was taken back. What others decide at the same time changes nothing.
        """
        if seat not in self.waiting():
            return None
        live = self.session.playing
        moves = sum(entry.seat == seat for entry in live.entries)
        bot, passed = self.session.occupants[seat].bot, answer_for(self.session, seat)
        return bot, passed, moves, live.accounts[seat].undos

    async def _decide(self, seat: int, bot: str, question: Question) -> Decision | None:
        session = self.session
        at_most = session.services.settings.pace if question is Question.SETTLED else inf
        dice = session.services.settings.dice()
        seed = int(dice.word()) << 32 | int(dice.word())
        state = session.playing.table.state
        try:
            moves = await session.services.bot_pool.decide(
                session.game, session.setup, state, seat, bot, seed, at_most, session.wish
            )
        except BotFault as fault:
            session.services.metrics.bot_faults.labels(bot).inc()
            session.services.log.warning(
                "bot failed", table=short(session.id), bot=bot, reason=str(fault)
            )
            return None
        return Decision(bot, moves)

    async def _replace(self, seat: int, bot: str) -> None:
        session = self.session

        async def work() -> None:
            occupant = session.occupants[seat]
            if occupant.bot != bot:
                return  # the seat changed hands
            occupant.bot = LAST_RESORT
            await session.write(store_occupant(session.id, occupant))
            session.tell_seats()

        await session.settle(work)
