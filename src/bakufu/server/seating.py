"""Sitting down, leaving, bots in seats, and moving a seat to another device."""

from bakufu.server.connection import Fault
from bakufu.server.people import Person, SeatLink
from bakufu.server.places import Place, store_place, store_record
from bakufu.server.room import Room
from bakufu.server.store import Change
from bakufu.server.thinking import SUBSTITUTE


def _place(room: Room, seat: int) -> Place:
    if room.record.kind == "replay":
        raise Fault("replay", "this is a replay: nobody sits here")
    if not 0 <= seat < len(room.places):
        raise Fault("no-seat", f"there is no seat {seat}: seats are 0 to {len(room.places) - 1}")
    return room.places[seat]


async def _changed(room: Room, place: Place, eyes: list[str], *more: Change) -> None:
    """Store a change, and tell everybody; `eyes` are people who see something else from now on."""
    await room.write(store_place(room.id, place), *more)
    for person in eyes:
        room.look_again(person)
    room.tell_seats()
    await room.begin_if_full()
    room.wake()


async def sit_down(room: Room, person: Person, seat: int) -> None:
    """Take an open seat, a bot's seat that is free for people, or one's own seat again."""
    async with room.lock:
        place = _place(room, seat)
        own = room.seat_of(person)
        if own is not None and own != seat:
            raise Fault("no-seat", f"you have seat {own} at this table already")
        if own is None:
            if not place.is_open and not place.free:
                raise Fault("no-seat", "this seat is taken")
            place.person, place.name, place.moves = person.id, person.name, place.moves + 1
        elif place.bot is None:
            return
        place.bot, place.free = None, False
        await _changed(room, place, [person.id])


async def leave(room: Room, person: Person, seat: int, bot: str | None) -> None:
    """Get up. In a running game a bot plays on, and the person may come back."""
    async with room.lock:
        place = _place(room, seat)
        if place.person != person.id:
            raise Fault("no-seat", "this is not your seat")
        if room.ledger is None:
            place.person, place.name, place.bot, place.free = None, "", None, False
        else:
            place.bot = bot or SUBSTITUTE
        await _changed(room, place, [person.id])


async def seat_bot(room: Room, person: Person, seat: int, bot: str, free: bool) -> None:
    """Put a bot into a seat. The host may do so in open seats and bots' seats; everybody at the
    table may do so for somebody who is not here.
    """
    async with room.lock:
        place = _place(room, seat)
        host = person.id == room.record.host
        if not host and room.seat_of(person) is None:
            raise Fault("no-seat", "only people at the table can do this")
        if place.person is None:
            if not host:
                raise Fault("not-yours", "only the host can do this")
            if not place.name or place.bot == place.name:
                place.name = bot
            place.free = free
        elif any(connection.person == place.person for connection in room.connections):
            raise Fault("no-seat", "this person is here")
        place.bot = bot
        await _changed(room, place, [])


async def fill(room: Room, person: Person, bot: str) -> None:
    """Bots into all open seats: the game begins."""
    async with room.lock:
        if person.id != room.record.host:
            raise Fault("not-yours", "only the host can do this")
        for place in room.places:
            if place.is_open:
                place.bot, place.name = bot, bot
                await room.write(store_place(room.id, place))
        room.tell_seats()
        await room.begin_if_full()


def link(room: Room, person: Person) -> SeatLink:
    """What lets another device take over one's seat."""
    seat = room.seat_of(person)
    if seat is None:
        raise Fault("no-seat", "you have no seat at this table")
    return SeatLink(room.id, seat, room.places[seat].moves)


async def move_seat(room: Room, person: Person, moved: SeatLink) -> None:
    """Give a seat to the device that brings the link. A link works once."""
    async with room.lock:
        place = _place(room, moved.seat)
        if place.person == person.id:
            return
        if place.person is None or place.moves != moved.moves:
            raise Fault("no-seat", "this link was used already")
        if room.seat_of(person) is not None:
            raise Fault("no-seat", "this device has another seat at the table")
        old, more = place.person, []
        place.person, place.moves = person.id, place.moves + 1
        if room.record.host == old:
            room.record.host = person.id
            more.append(store_record(room.id, host=person.id))
        await _changed(room, place, [old, person.id], *more)
