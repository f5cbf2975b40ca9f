"""LAW-25 and LAW-26: courtiers and favours."""

from collections.abc import Iterator
from typing import cast

from bakufu.engine.text.wording import called_all
from bakufu.games.shogun import names
from bakufu.games.shogun.box import SPACES, TOWER_CARD
from bakufu.games.shogun.modules.court.document import before_the_court, seen_by_now, visiting
from bakufu.games.shogun.modules.court.numbers import USE_FAVOUR
from bakufu.games.shogun.modules.court.pieces import (
    CALMS,
    FAVOURS,
    GONE,
    KEPT,
    OFFERED,
    PLACES,
    SHIELDS,
    UNSEEN,
    CourtPieces,
    court,
)
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.state import Module, ShogunState


def laws(before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
    rules, pieces = cast(Court, module), court(s, module.place)
    yield from _courtiers(s, rules, pieces)
    yield from _visits(s, pieces)
    yield from _favours(s, pieces)
    yield from _kept(s, rules, pieces)
    for seat in range(s.box.players):
        board = list(s.plan)[seat * SPACES : (seat + 1) * SPACES]
        if board.count(TOWER_CARD) > s.box.tower_cards:
            yield f"LAW-26: seat {seat + 1} has more tower cards than {s.box.tower_cards}"
    if before is not None:
        yield from _one_way(court(before, module.place), pieces)


def _courtiers(s: ShogunState, rules: Court, pieces: CourtPieces) -> Iterator[str]:
    for seat, (hall, room) in enumerate(zip(pieces.hall, pieces.room, strict=True)):
        most = rules.courtiers if seat < s.box.players else 0
        if hall < 0 or room < 0 or hall + room > most:
            yield f"LAW-25: of {most} courtiers seat {seat + 1} has {hall} + {room} at court"
        if room > 0 and not visiting(s):
            yield f"LAW-25: seat {seat + 1} is in the audience room outside the visits"


def _visits(s: ShogunState, pieces: CourtPieces) -> Iterator[str]:
    """Who has had a visit left the hall; who waits is in it; nobody else has courtiers there."""
    visitors = [int(seat) for seat in pieces.visitors if seat >= 0]
    if not visiting(s):
        if visitors or pieces.visit >= 0:
            yield "LAW-25: the court is visited outside the visits"
        return
    if len(set(visitors)) != len(visitors) or s.actor not in visitors:
        yield (
            f"LAW-25: the court is visited by {called_all(names.SEATS, visitors)}, "
            f"and seat {s.actor + 1} is in turn"
        )
        return
    if pieces.visit != visitors.index(int(s.actor)):
        yield f"LAW-25: visit {pieces.visit + 1} is not that of seat {s.actor + 1}"
    for seat in range(s.box.players):
        waits = seat in visitors and visitors.index(seat) > pieces.visit
        if waits != (pieces.hall[seat] > 0) or (pieces.room[seat] > 0 and waits):
            yield f"LAW-25: seat {seat + 1} is on the wrong side of the door of the audience room"
        if seat not in visitors and pieces.room[seat] > 0:
            yield f"LAW-25: seat {seat + 1} is in the audience room without a visit"


def _favours(s: ShogunState, pieces: CourtPieces) -> Iterator[str]:
    places = [int(favour) for favour in pieces.offer if favour >= 0]
    offered = [favour for favour in range(FAVOURS) if pieces.favour[favour] == OFFERED]
    if places != sorted(offered, reverse=True):
        yield (
            f"LAW-26: the favours {[favour + 1 for favour in offered]} are on offer, "
            f"on the places lie {[favour + 1 for favour in places]}"
        )
    seen = sum(1 for state in pieces.favour if state != UNSEEN)
    if seen != seen_by_now(s):
        yield f"LAW-26: {seen} favours have been seen, not {seen_by_now(s)}"
    most = int(PLACES) if before_the_court(s) or visiting(s) else 0
    least = most
    if visiting(s):
        least = 0 if s.step == USE_FAVOUR else 1
    if not least <= len(offered) <= most:
        yield f"LAW-26: {len(offered)} favours are on offer, {least} to {most} can be"
    if (pieces.used >= 0) != (s.step == USE_FAVOUR):
        yield f"LAW-26: favour {pieces.used + 1} is used when none can be"
    elif pieces.used >= 0 and (len(offered) == PLACES or pieces.favour[pieces.used] != GONE):
        yield f"LAW-26: favour {pieces.used + 1} is used without having been taken"


def _kept(s: ShogunState, rules: Court, pieces: CourtPieces) -> Iterator[str]:
    """Only favour 4 can be kept from round to round (SHO-COURT-22, SHO-COURT-32)."""
    for favour in range(FAVOURS):
        state = pieces.favour[favour]
        if not UNSEEN <= state < KEPT + s.box.players:
            yield f"LAW-26: favour {favour + 1} is nowhere"
        if state >= KEPT:
            visited = visiting(s) or s.track_place >= 0
            if rules.does[favour] != CALMS and not (rules.does[favour] == SHIELDS and visited):
                yield f"LAW-26: favour {favour + 1} cannot be kept now"


def _one_way(before: CourtPieces, after: CourtPieces) -> Iterator[str]:
    for favour, (old, new) in enumerate(zip(before.favour, after.favour, strict=True)):
        back = new < old and not (old >= KEPT and new == GONE)
        if back or (old >= GONE and new > GONE and old != new):
            yield f"LAW-26: favour {favour + 1} came back"
