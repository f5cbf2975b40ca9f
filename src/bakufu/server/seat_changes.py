"""Sitting down, leaving, bots in seats, and moving a seat to another device."""

from collections.abc import Callable, Sequence

from bakufu.bots.house_bots import LEVELS, present_name
from bakufu.server.bot_pool import SUBSTITUTE
from bakufu.server.connection import Fault
from bakufu.server.guests import Guest, SeatLink
from bakufu.server.seats import Occupant, store_occupant, store_record
from bakufu.server.store import Change
from bakufu.server.table_session import TableSession
from bakufu.server.talk import handed_over


def _occupant(session: TableSession, seat: int) -> Occupant:
    if session.record.kind == "replay":
        raise Fault("replay", "this is a replay: nobody sits here")
    if not 0 <= seat < len(session.occupants):
        raise Fault(
            "no-seat", f"there is no seat {seat}: seats are 0 to {len(session.occupants) - 1}"
        )
    return session.occupants[seat]


async def _changed(
    session: TableSession,
    occupants: Sequence[Occupant],
    eyes: list[str],
    *more: Change,
    stored: Callable[[], None] = lambda: None,
) -> None:
    """Store a change, and tell everybody; `eyes` are people who see something else from now on.

    With the last seat the game begins, in the same breath.
    """
    beginning = session.beginning()
    seats = [store_occupant(session.id, occupant) for occupant in occupants]
    await session.write(*seats, *more, *beginning)
    stored()
    for person in eyes:
        session.look_again(person, welcome=not beginning)
    if beginning:
        session.tell_begun()
    session.tell_seats()
    session.wake()


async def sit_down(session: TableSession, person: Guest, seat: int) -> None:
    """Take an open seat, a bot's seat that is free for people, or one's own seat again."""

    async def work() -> None:
        occupant = _occupant(session, seat)
        own = session.seat_of(person)
        if own is not None and own != seat:
            raise Fault("no-seat", f"you have seat {own} at this table already")
        if own is None:
            if not occupant.is_open and not occupant.free:
                raise Fault("no-seat", "this seat is taken")
            occupant.person, occupant.name, occupant.moves = (
                person.id,
                person.name,
                occupant.moves + 1,
            )
        elif occupant.bot is None:
            return
        occupant.bot, occupant.free, occupant.passes = None, False, ""
        occupant.stands_in = False
        await _changed(session, [occupant], [person.id])

    await session.settle(work)


async def come_back(session: TableSession, person: Guest) -> None:
    """Somebody is here again: the bot that stood in for them gets up."""
    seat = session.seat_of(person)
    if seat is None or not session.occupants[seat].stands_in:
        return

    async def work() -> None:
        occupant = session.occupants[seat]
        if occupant.person == person.id and occupant.stands_in:
            occupant.bot, occupant.stands_in = None, False
            await _changed(session, [occupant], [person.id])

    await session.settle(work)


async def leave(session: TableSession, person: Guest, seat: int, bot: str | None) -> None:
    """Get up. In a running game a bot plays on, and the person may come back."""

    async def work() -> None:
        occupant = _occupant(session, seat)
        if occupant.person != person.id:
            raise Fault("no-seat", "this is not your seat")
        if session.live is None:
            occupant.person, occupant.name, occupant.bot, occupant.free = None, "", None, False
        else:
            occupant.bot, occupant.stands_in = bot or SUBSTITUTE, False
        await _changed(session, [occupant], [person.id])

    await session.settle(work)


def level_of(session: TableSession) -> str:
    """The bot that stands in for somebody: of the level of the other bots here, the strongest."""
    others = {present_name(one.bot) for one in session.occupants if one.bot and not one.person}
    here = [level for level in LEVELS if level in others]  # from the weakest
    return here[-1] if here else SUBSTITUTE


async def seat_bot(session: TableSession, person: Guest, seat: int, bot: str, free: bool) -> None:
    """Put a bot into a seat. The host may do so in open seats and bots' seats; everybody at the
    table may do so for somebody who is not here.
    """

    async def work() -> None:
        occupant = _occupant(session, seat)
        host = person.id == session.record.host
        if not host and session.seat_of(person) is None:
            raise Fault("no-seat", "only people at the table can do this")
        if occupant.person is None:
            if not host:
                raise Fault("not-yours", "only the host can do this")
            if free and not occupant.free and session.live is not None:
                # Whoever sits down there sees its hand: a second cookie would do.
                raise Fault("not-yours", "a bot's seat cannot be freed in the middle of a game")
            if not occupant.name or occupant.bot == occupant.name:
                occupant.name = bot
            occupant.bot, occupant.free = bot, free
        else:
            away, grace = session.away_for(occupant.person), session.services.settings.grace
            if not away or away < grace:
                raise Fault("no-seat", "this person is here, or has just been")
            # Nobody puts a weak bot into the seat of somebody whose line broke.
            occupant.bot, occupant.stands_in = level_of(session), True
        await _changed(session, [occupant], [])

    await session.settle(work)


async def fill(session: TableSession, person: Guest, bot: str) -> None:
    """Bots into all open seats: the game begins."""

    async def work() -> None:
        if person.id != session.record.host:
            raise Fault("not-yours", "only the host can do this")
        empty = [occupant for occupant in session.occupants if occupant.is_open]
        for occupant in empty:
            occupant.bot, occupant.name = bot, bot
        if empty:
            await _changed(session, empty, [])

    await session.settle(work)


def link(session: TableSession, person: Guest) -> SeatLink:
    """What lets another device take over one's seat."""
    seat = session.seat_of(person)
    if seat is None:
        raise Fault("no-seat", "you have no seat at this table")
    return SeatLink(session.id, seat, session.occupants[seat].moves)


async def move_seat(session: TableSession, person: Guest, moved: SeatLink) -> None:
    """Give a seat to the device that brings the link. A link works once."""

    async def work() -> None:
        occupant = _occupant(session, moved.seat)
        if occupant.person == person.id:
            return
        if occupant.person is None or occupant.moves != moved.moves:
            raise Fault("no-seat", "this link was used already")
        if session.seat_of(person) is not None:
            raise Fault("no-seat", "this device has another seat at the table")
        old = occupant.person
        more = handed_over(session.id, old, person.id)
        occupant.person, occupant.moves = person.id, occupant.moves + 1
        if occupant.stands_in:
            occupant.bot, occupant.stands_in = None, False
        if session.record.host == old:
            session.record.host = person.id
            more.append(store_record(session.id, host=person.id))

        def stored() -> None:
            session.talk.hand_over(old, person.id)

        await _changed(session, [occupant], [old, person.id], *more, stored=stored)

    await session.settle(work)
