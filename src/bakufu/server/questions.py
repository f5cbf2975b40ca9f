"""Questions about a table, answered from what is stored of it.

Nobody who asks or enters waits for the table's lock while a move is being stored or told: what is
asked about is the table as far as it is stored. Only where something else than a move is being
stored, or something was taken back before the answer was there, they wait until that is settled.
"""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeVar

import msgspec

from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import seats_in
from bakufu.engine.text.message import Message
from bakufu.server import messages as m
from bakufu.server import redaction
from bakufu.server.connection import Connection, Fault
from bakufu.server.live_table import LiveTable
from bakufu.server.redaction import Viewer
from bakufu.server.showing import show, show_entry
from bakufu.server.slices import Rank

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

Done = TypeVar("Done")
# An answer being made, given a table and how many of its entries are stored.
Work = Callable[[LiveTable, int], Generator[None, None, Done]]


async def ask(session: "TableSession", work: Work[Done], own: bool = True) -> Done:
    """Have an answer made; `own`: with eyes that do not depend on whether the game is over."""
    go = session.services.slices.go_through
    if session.broken:
        raise Fault("internal", "the table is being loaded again")
    if not session.unsettled and (own or session.storing is None):
        live = session.playing
        cuts = live.cuts
        try:
            found = await go(work(live, session.stored), Rank.QUESTION)
        except (IndexError, KeyError):
            if live.cuts == cuts:
                raise
        else:
            if session.live is live and live.cuts == cuts:
                return found
    async with session.lock:
        return await go(work(session.playing, session.stored), Rank.QUESTION)


def _at_once(answer: Callable[[LiveTable, int], Done]) -> Work[Done]:
    """An answer that is made without stopping."""

    def work(live: LiveTable, stored: int) -> Generator[None, None, Done]:
        yield from ()
        return answer(live, stored)

    return work


# Looking back


def _eyes(session: "TableSession", viewer: Viewer, viewpoint: int | str) -> Viewer:
    """Whose eyes somebody may look back with."""
    if viewpoint == "own":
        return viewer
    chosen = viewpoint if isinstance(viewpoint, int) else None
    if chosen != viewer and not session.all_open:
        raise Fault("not-yours", "other viewpoints are open when the game is over")
    if chosen not in session.playing.accounts:
        raise Fault("no-such-entry", f"there is no seat {chosen}")
    return chosen


def _true(live: LiveTable, viewer: Viewer, entry: int, stored: int) -> tuple[int, int]:
    """An entry of a viewer's account as the table counts, and the last one of the account."""
    account = live.accounts[viewer]
    last = account.number_of(stored) - 1
    if entry > last:
        raise Fault("no-such-entry", f"the last entry is {last}")
    return account.seen[entry], last


def _own(viewpoint: int | str) -> bool:
    return viewpoint == "own"


async def look_back(session: "TableSession", viewer: Viewer, message: m.LookBack) -> m.PastEntry:
    game = session.game

    def work(live: LiveTable, stored: int) -> Generator[None, None, m.PastEntry]:
        chosen = _eyes(session, viewer, message.viewpoint)
        true, last = _true(live, chosen, message.entry, stored)
        state = live.past.after(true)
        world = redaction.world_for(state, chosen, session.services.settings.dice())
        eyes = live.onlooker_at(chosen, true)
        before = m.Sight(**eyes.sight) if eyes else msgspec.UNSET  # from there the eyes go on
        told = yield from show_entry(live, true, {chosen: eyes}, True)
        return m.PastEntry(
            reply=message.id,
            viewpoint=chosen,
            last=last,
            told=told[chosen],
            view=game.view(state, chosen),
            prompt=game.prompt(world),
            actors=seats_in(state.actors()),
            points=game.points(world),
            before=before,
        )

    return await ask(session, work, _own(message.viewpoint))


async def standings(
    session: "TableSession", viewer: Viewer, message: m.AskStandings
) -> m.HowItStands:
    def answer(live: LiveTable, stored: int) -> m.HowItStands:
        chosen = _eyes(session, viewer, message.viewpoint)
        true, _ = _true(live, chosen, message.entry, stored)
        world = redaction.world_for(live.past.after(true), chosen, session.services.settings.dice())
        found = session.game.standings(world, chosen)
        return m.HowItStands(message.id, message.entry, found)

    return await ask(session, _at_once(answer), _own(message.viewpoint))


async def contents(session: "TableSession", viewer: Viewer, message: m.Chapters) -> m.Contents:
    def answer(live: LiveTable, stored: int) -> m.Contents:
        found = live.chapters(_eyes(session, viewer, message.viewpoint), stored)
        return m.Contents(message.id, [m.Chapter(entry, when) for entry, when in found])

    return await ask(session, _at_once(answer), _own(message.viewpoint))


# The present


async def why_not(
    session: "TableSession", seat: int, names: list[str]
) -> tuple[str | None, Message | None]:
    """The rule against these moves, and what it says; nothing if they can be played."""
    game = session.game

    def answer(live: LiveTable, stored: int) -> tuple[str | None, Message | None]:
        dice = session.services.settings.dice()
        # Tried in a world of the seat's own, with dice of its own: nothing true is told.
        world = redaction.world_for(live.past.after(stored - 1), seat, dice).clone()
        for move in [game.move_number(name) for name in names]:
            refusal = game.why_not(world, seat, move)
            if refusal is not None:
                return refusal.rule, refusal.message
            world.apply(seat, move, dice, Scribe())
        return None, None

    return await ask(session, _at_once(answer))


async def position_after(
    session: "TableSession", viewer: Viewer, entry: int
) -> tuple[State, list[str]]:
    """The true position after an entry that a viewer knows of, and what the seats are called."""

    def answer(live: LiveTable, stored: int) -> tuple[State, list[str]]:
        true, _ = _true(live, viewer, entry, stored)
        return live.past.after(true), list(live.table.seats)

    return await ask(session, _at_once(answer))


# Entering


async def enter(
    session: "TableSession", connection: Connection, message: m.Enter, due: Callable[[], float]
) -> None:
    """Tell somebody all of the table, or what they have missed; from now on they are told the news.

    `due`: when the answer may be sent.
    """
    # Who is here already is told the news meanwhile, and waits for its turn among them. If nothing
    # is being told, it has all that is stored: what comes meanwhile makes the answer void.
    alone = not (connection.entered and session.lock.locked())
    alone = alone and not session.unsettled and not session.broken
    if not (alone and await _enter(session, connection, message, due)):
        async with session.lock:
            await _enter(session, connection, message, due, at_once=not session.all_open)


async def _enter(
    session: "TableSession",
    connection: Connection,
    message: m.Enter,
    due: Callable[[], float],
    at_once: bool = False,
) -> bool:
    """False if the table has changed before the answer was there: it has not been given.

    `at_once`: others may wait for the lock, so that all of the table is told without stopping.
    """
    viewer, live, since = connection.viewer, session.live, message.since
    account = live.accounts[viewer] if live else None
    last = -1 if account is None else account.number_of(session.stored) - 1
    entries = None
    if since is None or account is None or message.undos != account.undos or since > last:
        since = None  # everything is told
    if live and not (at_once and since is None):
        known = session.version, session.stored, live.cuts
        begin = -1 if since is None else since
        work = show(live, {viewer: begin}, again=True, entries=session.stored)
        try:
            entries = (await session.services.slices.go_through(work, Rank.QUESTION))[viewer]
        except (IndexError, KeyError):
            if live.cuts == known[2]:
                raise
        now = session.version, session.stored, live.cuts
        if (session.live, connection.viewer, now) != (live, viewer, known) or session.unsettled:
            return False
    came, connection.entered = not connection.entered, True
    session.came.set()
    session.services.others.moved(session.id)
    connection.hold_back(due())
    if entries is None or since is None:
        session.welcome(connection, message.id, entries)
    else:
        connection.send(m.Update(message.id, entries, session.position(viewer)))
        connection.send(m.Seats(session.seat_facts(connection.person)))
    if came and viewer is not None:
        session.tell_seats(but=connection)
    return True
