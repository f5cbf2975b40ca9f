"""Passes given in advance: who has said beforehand that they play nothing, and their answers.

Nobody else learns of one: it is told to its own seat, and the answer comes in the time that a bot
would take for it, whatever the seat holds.
"""

from typing import TYPE_CHECKING

from bakufu.engine.table.talk import Pass
from bakufu.server import messages as m
from bakufu.server.connection import Fault
from bakufu.server.seats import Occupant, store_occupant
from bakufu.server.store import Change

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession


def given(occupant: Occupant) -> set[str]:
    return set(filter(None, occupant.passes.split(",")))


def open_to(session: "TableSession", seat: int) -> list[Pass]:
    """What a seat may pass in advance now."""
    if session.live is None or not session.plays(seat):
        return []
    return [one for one in session.game.passes(session.state) if seat in one.seats]


def offers(session: "TableSession", seat: int | None) -> list[m.PassOffer]:
    if seat is None or session.record.kind == "replay":
        return []
    mine = given(session.occupants[seat])
    return [
        m.PassOffer(one.id, one.name, one.now, one.id in mine) for one in open_to(session, seat)
    ]


def answer_for(session: "TableSession", seat: int) -> int | None:
    """The move that answers for a seat, if it has given it in advance."""
    occupant = session.occupants[seat]
    if not occupant.passes:
        return None
    mine = given(occupant)
    return next((one.move for one in open_to(session, seat) if one.now and one.id in mine), None)


async def give(session: "TableSession", seat: int, what: str, is_given: bool) -> None:
    """Give a pass, or take it back. Those that are over are forgotten on the way."""

    async def work() -> None:
        open_now = {one.id for one in open_to(session, seat)}
        if what not in open_now:
            raise Fault("late", "this cannot be passed in advance, or no longer")
        occupant = session.occupants[seat]
        kept = given(occupant) & open_now
        kept = kept | {what} if is_given else kept - {what}
        occupant.passes = ",".join(sorted(kept))
        await session.write(store_occupant(session.id, occupant))
        told = m.Passes(offers(session, seat))
        session.tell(lambda viewer: told if viewer == seat else None)
        session.wake()

    await session.settle(work)


def forget_old(session: "TableSession") -> list[Change]:
    """After every entry: what is over has ended, even if the same question comes again."""
    changes: list[Change] = []
    for occupant in session.occupants:
        if occupant.passes:
            still = {one.id for one in session.game.passes(session.playing.table.state)}
            kept = ",".join(sorted(given(occupant) & still))
            if kept != occupant.passes:
                occupant.passes = kept
                changes.append(store_occupant(session.id, occupant))
    return changes
