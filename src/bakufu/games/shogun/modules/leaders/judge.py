"""Where a leader does most good, and which way brings statues and trophies."""

from mypy_extensions import i64

from bakufu.games.shogun.box import COMBAT_A, PROVINCES, RICE, SEATS, TAX
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.judgement_world import danger, province_worth, rounds_before_winter
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces
from bakufu.games.shogun.state import ShogunState


def leader_worth(space: i64, weights: Weights) -> float:
    """What a leader adds to an action in its province."""
    if space == RICE:
        return weights.leaders_rice
    if space == TAX:
        return weights.leaders_tax
    if space < COMBAT_A:
        return weights.leaders_work
    return 0.0


def place_in_draft(s: ShogunState, seat: i64) -> bool:
    """Where an own province is next door: the first move shall be a triumph."""
    return s.box.map.count_beside(s.target, s.owner, seat) > 0


def best_home(s: ShogunState, pieces: LeaderPieces, seat: i64, weights: Weights) -> i64:
    best: i64 = -1
    best_worth = 0.0
    for province in range(PROVINCES):
        if s.owner[province] == seat:
            worth = _stay_worth(s, pieces, seat, province, weights)
            if best < 0 or worth > best_worth:
                best = province
                best_worth = worth
    return best


def best_way(s: ShogunState, pieces: LeaderPieces, seat: i64, weights: Weights) -> i64:
    """A neighbour for the statue, unless something better waits further off."""
    here = pieces.leader[seat]
    best: i64 = -1
    best_worth = 0.0
    for province in range(PROVINCES):
        if s.owner[province] != seat or province == here:
            continue
        worth = _stay_worth(s, pieces, seat, province, weights)
        if s.box.map.are_neighbours(here, province):
            worth += 1.0  # a statue is a point (SHO-LEAD-19)
        if best < 0 or worth > best_worth:
            best = province
            best_worth = worth
    return best


def _stay_worth(
    s: ShogunState, pieces: LeaderPieces, seat: i64, province: i64, weights: Weights
) -> float:
    """Trophies at once, a way on for the next triumph, safety, and a rich place to work in."""
    worth = weights.leaders_rich * province_worth(s, province, weights)
    for owner in range(s.box.players):
        if owner != seat:
            worth += float(pieces.statues[province * SEATS + owner])
    if s.box.map.count_beside(province, s.owner, seat) > 0:
        worth += weights.leaders_next
    if danger(s, seat, province, weights) > 0.0:
        worth -= weights.leaders_danger
    return worth


def ways_worth(
    s: ShogunState, pieces: LeaderPieces, seat: i64, province: i64, weights: Weights
) -> float:
    """Foreign statues to be had there, and the ways still to come of a leader who stands there."""
    worth = 0.0
    moves = float(rounds_before_winter(s))
    for owner in range(s.box.players):
        if owner != seat:
            worth += weights.leaders_trophy * float(pieces.statues[province * SEATS + owner])
            if pieces.leader[owner] == province:
                worth += weights.leaders_foreign_way * moves
    if pieces.leader[seat] == province:
        worth += weights.leaders_way * moves
    return worth
