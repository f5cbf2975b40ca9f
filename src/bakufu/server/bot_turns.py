"""The bots of a table. A decision is thought of once, and then played move by move.

Plans are made in secret and by all at once: bots think about theirs while people plan.
"""

import asyncio
from typing import TYPE_CHECKING

from bakufu.bots.referee import BotFault
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.refusal import Refused
from bakufu.server.bot_pool import LAST_RESORT, SUBSTITUTE
from bakufu.server.live_table import LiveTable
from bakufu.server.redaction import world_for
from bakufu.server.seats import store_occupant
from bakufu.server.services import short

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

Task = asyncio.Task[None]
Asked = tuple[str | None, int, int]  # the seat's bot, its moves so far, what it saw taken back


class Decision:
    """What is left of a decision under way. It lives in memory only: it can be thought of again."""

    def __init__(self, bot: str, moves: list[int], asked: Asked | None = None) -> None:
        self.bot = bot
        self.moves = moves
        self.asked = asked  # when the rest of it was put aside


class Outdated(BakufuError):
    """While a bot thought, the decision became another one, or somebody else's."""


class BotTurns:
    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self._tasks: dict[int, Task] = {}
        self._decisions: dict[int, Decision] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for task in self._tasks.values())

    def waiting(self) -> list[int]:
        """Seats that a bot shall play for now."""
        session = self.session
        overdue = session.clock.overdue
        return [
            seat
            for seat in session.playing.table.actors
            if session.occupants[seat].bot or seat in overdue
        ]

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
        asked = self._asked(seat)
        decision = self._going_on(seat, bot or SUBSTITUTE)
        # A bot that fails is asked once more, and then replaced.
        for name in (bot or SUBSTITUTE, bot or SUBSTITUTE, LAST_RESORT):
            if decision is None and self._asked(seat) == asked:
                decision = await self._decide(seat, name)
        if self._asked(seat) != asked:
            return
        if decision is None:
            raise BadInput("even the random bot cannot move")
        if bot is not None and decision.bot != bot:
            await self._replace(seat, bot)
            return
        move, *rest = decision.moves

        def read(live: LiveTable) -> list[int]:
            if self._asked(seat) != asked:
                raise Outdated("by now something else is asked, or somebody else")
            return [move]

        try:
            async with session.services.bot_turns:
                await session.play(seat, read, None, bot=True)
        except (Outdated, Refused):
            return  # if it is still this bot's turn, it is asked again
        if rest:
            self._decisions[seat] = Decision(decision.bot, rest, self._asked(seat))

    def _going_on(self, seat: int, bot: str) -> Decision | None:
        """What was decided already, if it still holds."""
        found = self._decisions.pop(seat, None)
        if found is None or found.bot != bot or found.asked != self._asked(seat):
            return None
        session = self.session
        world = world_for(session.playing.table.state, seat, session.services.settings.dice())
        if not session.game.judgement().is_partial(world, seat):
            return None
        return found if found.moves[0] in session.game.legal(world, seat) else None

    def _asked(self, seat: int) -> Asked | None:
        """What a bot thinks about: if it changes meanwhile, the seat changed hands, the clock was
        stopped, or something was taken back. What others decide at the same time changes nothing.
        """
        if seat not in self.waiting():
            return None
        live = self.session.playing
        moves = sum(entry.seat == seat for entry in live.entries)
        return self.session.occupants[seat].bot, moves, live.accounts[seat].undos

    async def _decide(self, seat: int, bot: str) -> Decision | None:
        session = self.session
        dice = session.services.settings.dice()
        seed = int(dice.word()) << 32 | int(dice.word())
        state = session.playing.table.state
        try:
            moves = await session.services.bot_pool.decide(
                session.game, session.setup, state, seat, bot, seed
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
        async with session.lock:
            place = session.occupants[seat]
            if place.bot != bot:
                return  # the seat changed hands
            place.bot = LAST_RESORT
            await session.write(store_occupant(session.id, place))
            session.tell_seats()
