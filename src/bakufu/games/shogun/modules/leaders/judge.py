"""Where a leader does most good, and which way brings statues and trophies."""

from typing import Final

from mypy_extensions import i64

from bakufu.games.shogun.box import COMBAT_A, PROVINCES, RICE, SEATS, TAX
from bakufu.games.shogun.judgement_world import danger, province_worth, rounds_before_winter
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces
from bakufu.games.shogun.state import ShogunState

# Of a point: a foreign statue in a province to be had, a way that the own leader has still to go in
# the year from a province to be held, and a way that a foreign leader would lose with it.
_TROPHY: Final = 0.8
_WAY: Final = 0.8
_FOREIGN_WAY: Final = 0.4


def leader_worth(space: i64) -> float:
    """What a leader adds to an action in its province."""
    if space == RICE:
        return 0.6
    if space == TAX:
        return 0.4
    if space < COMBAT_A:
        return 0.35
    return 0.0


def place_in_draft(s: ShogunState, seat: i64) -> bool:
    """Where an own province is next door: the first move shall be a triumph."""
    return s.box.map.count_beside(s.target, s.owner, seat) > 0


def best_home(s: ShogunState, pieces: LeaderPieces, seat: i64) -> i64:
    best: i64 = -1
    best_worth = 0.0
    for province in range(PROVINCES):
        if s.owner[province] == seat:
            worth = _stay_worth(s, pieces, seat, province)
            if best < 0 or worth > best_worth:
                best = province
                best_worth = worth
    return best


def best_way(s: ShogunState, pieces: LeaderPieces, seat: i64) -> i64:
    """A neighbour for the statue, unless something better waits further off."""
    here = pieces.leader[seat]
    best: i64 = -1
    best_worth = 0.0
    for province in range(PROVINCES):
        if s.owner[province] != seat or province == here:
            continue
        worth = _stay_worth(s, pieces, seat, province)
        if s.box.map.are_neighbours(here, province):
            worth += 1.0
        if best < 0 or worth > best_worth:
            best = province
            best_worth = worth
    return best


def _stay_worth(s: ShogunState, pieces: LeaderPieces, seat: i64, province: i64) -> float:
    """Trophies at once, a way on for the next triumph, safety, and a rich place to work in."""
    worth = 0.05 * province_worth(s, province)
    for owner in range(s.box.players):
        if owner != seat:
            worth += float(pieces.statues[province * SEATS + owner])
    if s.box.map.count_beside(province, s.owner, seat) > 0:
        worth += 0.5
    if danger(s, seat, province) > 0.0:
        worth -= 0.4
    return worth


def ways_worth(s: ShogunState, pieces: LeaderPieces, seat: i64, province: i64) -> float:
    """Foreign statues to be had there, and the ways still to come of a leader who stands there."""
    worth = 0.0
    moves = float(rounds_before_winter(s))
    for owner in range(s.box.players):
        if owner != seat:
            worth += _TROPHY * float(pieces.statues[province * SEATS + owner])
            if pieces.leader[owner] == province:
                worth += _FOREIGN_WAY * moves
    if pieces.leader[seat] == province:
        worth += _WAY * moves
    return worth
