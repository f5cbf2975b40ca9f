"""What a winter scores: provinces, buildings, and fifteen majorities (SHO-SCORE-01 to -10)."""

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.box import BUILDINGS, PROVINCES, REGIONS
from bakufu.games.shogun.notes import POINTS_SCORED
from bakufu.games.shogun.state import (
    FROM_BUILDINGS,
    FROM_CASTLES,
    FROM_PROVINCES,
    SOURCES,
    ShogunState,
)


def score_winter(s: ShogunState, scribe: Scribe) -> None:
    for seat in range(s.box.players):
        score(s, seat, FROM_PROVINCES, s.provinces_of(seat), scribe)
        score(s, seat, FROM_BUILDINGS, buildings_of(s, seat), scribe)
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            _score_majority(s, region, building, scribe)


def score(s: ShogunState, seat: i64, source: i64, points: i64, scribe: Scribe) -> None:
    score_in(s, seat, source, -1, points, scribe)


def score_in(
    s: ShogunState, seat: i64, source: i64, region: i64, points: i64, scribe: Scribe
) -> None:
    if points > 0:
        s.points[seat * SOURCES + source] = s.points[seat * SOURCES + source] + points
        scribe.note(POINTS_SCORED, seat, source + 16 * (region + 1), points)


def buildings_of(s: ShogunState, seat: i64) -> i64:
    """Buildings in the provinces a seat holds (SHO-SCORE-03)."""
    count: i64 = 0
    for province in range(PROVINCES):
        if s.owner[province] == seat:
            for building in range(BUILDINGS):
                if s.has_building(province, building):
                    count += 1
    return count


def in_region(s: ShogunState, seat: i64, region: i64, building: i64) -> i64:
    """Buildings of one type that a seat has in a region of the side in play (SHO-SCORE-10)."""
    count: i64 = 0
    for province in range(PROVINCES):
        if s.owner[province] == seat and s.box.region[province] == region:
            if s.has_building(province, building):
                count += 1
    return count


def _score_majority(s: ShogunState, region: i64, building: i64, scribe: Scribe) -> None:
    """The most of a type scores; shared, each gets one less (SHO-SCORE-04 to SHO-SCORE-08)."""
    most: i64 = 0
    sharing: i64 = 0
    for seat in range(s.box.players):
        count = in_region(s, seat, region, building)
        if count > most:
            most = count
            sharing = 1
        elif count == most:
            sharing += 1
    if most == 0:
        return
    points = s.box.majority[building]
    if sharing > 1:
        points -= 1
    for seat in range(s.box.players):
        if in_region(s, seat, region, building) == most:
            score_in(s, seat, FROM_CASTLES + building, region, points, scribe)
