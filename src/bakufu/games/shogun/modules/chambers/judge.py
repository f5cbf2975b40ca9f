"""Which room to claim, and what a majority in a region is worth for it."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import PROVINCES, SEATS
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.judgement_world import rounds_before_winter
from bakufu.games.shogun.modules.chambers.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIELDS,
    IN_BAG,
    SIDE,
    ChamberPieces,
)
from bakufu.games.shogun.state import ShogunState


def best_field(
    pieces: ChamberPieces, seat: i64, rows: vec[i64], columns: vec[i64], weights: Weights
) -> i64:
    """The face-up tile whose row and column gain most by a marker."""
    best: i64 = -1
    best_gain = -1.0
    for field in range(FIELDS):
        if pieces.field[field] != FACE_UP:
            continue
        row = field // SIDE
        column = field % SIDE
        gain = _line_gain(pieces, seat, row * SIDE, 1, rows[row], weights)
        gain += _line_gain(pieces, seat, column, SIDE, columns[column], weights)
        if gain > best_gain:
            best_gain = gain
            best = field
    return best


def _line_gain(
    pieces: ChamberPieces, seat: i64, first: i64, stride: i64, value: i64, weights: Weights
) -> float:
    """What a marker more does for a line: taking the lead, catching up, or keeping ahead.

    A tile left open would be turned over and count for nobody, so a claim is never worth nothing.
    """
    counts = vec[i64]([0] * (SEATS + 1))
    open_fields: i64 = 0
    for step in range(SIDE):
        piece = pieces.field[first + step * stride]
        if piece >= 0:
            counts[piece] = counts[piece] + 1
        elif piece == FACE_DOWN:
            counts[SEATS] = counts[SEATS] + 1
        elif piece in (FACE_UP, IN_BAG):
            open_fields += 1
    rival: i64 = 0
    for other in range(SEATS + 1):
        if other != seat and counts[other] > rival:
            rival = counts[other]
    mine = counts[seat]
    worth = float(value)
    if mine + 1 + open_fields - 1 < rival:
        return weights.chambers_idle  # out of reach
    if mine > rival + open_fields - 1:
        return weights.chambers_idle  # won already
    if mine + 1 > rival and mine <= rival:
        return weights.chambers_ahead * worth
    if mine + 1 == rival:
        return weights.chambers_level * worth
    if mine > rival:
        return weights.chambers_keep * worth
    return weights.chambers_begin * worth


def claim_worth(s: ShogunState, seat: i64, province: i64, weights: Weights) -> float:
    """A claim in every round left for a seat that would lead the region with this province."""
    region = s.box.region[province]
    mine: i64 = 0
    rival: i64 = 0
    for other in range(s.box.players):
        held: i64 = 0
        for place in range(PROVINCES):
            if s.owner[place] == other and s.box.region[place] == region and place != province:
                held += 1
        if other == seat:
            mine = held
        elif held > rival:
            rival = held
    if mine + 1 < rival or mine > rival + 1:
        return 0.0
    rounds = float(rounds_before_winter(s))
    if s.year <= 1:
        rounds += 3.0
    return weights.chambers_claim * rounds
