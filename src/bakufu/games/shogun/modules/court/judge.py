"""What favours are worth, and how many courtiers to send for them."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import (
    BUILDINGS,
    FEWER_RECRUITS,
    FIRST_CHEST,
    PROVINCES,
    RICE_AT_MOST,
    TAX_AT_MOST,
    TOWER_CARD,
)
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.judgement_world import (
    border,
    danger,
    hunger_ahead,
    province_worth,
    rounds_before_winter,
    winters_left,
)
from bakufu.games.shogun.modules.court.pieces import (
    ARMIES,
    BUILDS,
    CALMS,
    CHESTS,
    PLACES,
    POINTS,
    RICE,
    SHIELDS,
    CourtPieces,
)
from bakufu.games.shogun.state import NEUTRAL, ShogunState


def favour_worth(s: ShogunState, seat: i64, does: i64, amount: i64, weights: Weights) -> float:
    """In points or so."""
    number = float(amount)
    if does == CHESTS:
        return (weights.court_last_chest if last_round(s) else weights.court_chest) * number
    if does == ARMIES:
        return weights.court_army * number  # in the tray they fight in every battle
    if does == RICE:
        hungry = hunger_ahead(s, seat, 1, weights)
        if hungry <= 0.0:
            return weights.court_spare_rice * number
        return weights.court_rice * (hungry if hungry < number else number)
    if does == POINTS:
        return number
    if does == BUILDS:
        return _building_worth(s, seat, amount, weights)
    if does == CALMS:
        return weights.court_calm
    if does == SHIELDS:
        return weights.court_shield * _threat(s, seat, weights)
    if does > SHIELDS:
        return _levy_worth(s, seat, weights)
    return weights.court_other


def courtier_worth(s: ShogunState, weights: Weights) -> float:
    """One who waits in the hall for the rounds to come (SHO-COURT-26)."""
    return 0.0 if last_round(s) else weights.courtier


def last_round(s: ShogunState) -> bool:
    return s.year == 2 and rounds_before_winter(s) == 1


def _building_worth(s: ShogunState, seat: i64, building: i64, weights: Weights) -> float:
    for province in range(PROVINCES):
        if s.owner[province] == seat and _room(s, province, building):
            return winters_left(s) * (
                1.0 + weights.court_majority * float(s.box.majority[building])
            )
    return 0.0


def _room(s: ShogunState, province: i64, building: i64) -> bool:
    built: i64 = 0
    for other in range(BUILDINGS):
        if s.has_building(province, other):
            built += 1
    return built < s.box.plots[province] and not s.has_building(province, building)


def _threat(s: ShogunState, seat: i64, weights: Weights) -> float:
    """Own provinces that a neighbour could take."""
    threatened = 0.0
    for province in range(PROVINCES):
        if s.owner[province] == seat and danger(s, seat, province, weights) > 0.0:
            threatened += 1.0
    most = weights.court_threats
    return threatened if threatened < most else most


def _levy_worth(s: ShogunState, seat: i64, weights: Weights) -> float:
    """A neutral province for nothing, if it can be fed; otherwise three armies."""
    best = weights.court_levy
    if hunger_ahead(s, seat, 1, weights) > 0.0:
        return best
    for province in range(PROVINCES):
        if s.owner[province] == NEUTRAL:
            worth = province_worth(s, province, weights)
            if worth > best:
                best = worth
    return best


def is_bad_event(s: ShogunState) -> bool:
    """Events that cost are better gone; those that protect or give are not."""
    return s.ruling in (RICE_AT_MOST, TAX_AT_MOST, FEWER_RECRUITS)


def best_favour(
    s: ShogunState,
    pieces: CourtPieces,
    seat: i64,
    price: vec[i64],
    does: vec[i64],
    amount: vec[i64],
    weights: Weights,
) -> i64:
    """The place whose favour is worth most beyond its price; -1 for none."""
    best: i64 = -1
    best_gain = 0.0
    for place in range(PLACES):
        favour = pieces.offer[place]
        if favour < 0 or price[place] > pieces.room[seat]:
            continue
        gain = favour_worth(s, seat, does[favour], amount[favour], weights)
        gain -= courtier_worth(s, weights) * float(price[place])
        if gain > best_gain:
            best = place
            best_gain = gain
    return best


def best_province(s: ShogunState, seat: i64, province: i64, does: i64, weights: Weights) -> float:
    """Where to use a favour."""
    if does == CALMS:
        income = float(s.box.tax[province] + s.box.rice[province])
        return float(s.unrest[province]) + weights.court_field * income
    if does == BUILDS:
        safety = 0.0
        if danger(s, seat, province, weights) > 0.0:
            safety = weights.court_unsafe
        return province_worth(s, province, weights) - safety
    if s.owner[province] == NEUTRAL:
        if hunger_ahead(s, seat, 1, weights) > 0.0:
            return -1.0
        near = float(border(s, seat, province))
        return province_worth(s, province, weights) - weights.court_border * near
    return weights.court_danger * danger(s, seat, province, weights)


def space_worth(
    s: ShogunState,
    pieces: CourtPieces,
    seat: i64,
    card: i64,
    number: i64,
    price: vec[i64],
    does: vec[i64],
    amount: vec[i64],
    weights: Weights,
) -> float:
    """Courtiers for the best favour that is within reach with them and not without them."""
    if FIRST_CHEST <= card < TOWER_CARD:
        return 0.0
    cost = weights.court_cost * float(number)
    if card == TOWER_CARD:
        if s.tray[seat] < number:
            return 0.0
        cost = weights.court_cost_tower * float(number)
    else:
        if s.armies[card] - 1 < number:
            return -weights.court_vain
        if border(s, seat, card) > 0:
            cost = weights.court_cost_border * float(number)
    there = pieces.hall[seat]
    best_now = 0.0
    best_then = 0.0
    for place in range(PLACES):
        favour = pieces.offer[place]
        if favour < 0:
            continue
        worth = favour_worth(s, seat, does[favour], amount[favour], weights)
        if price[place] <= there and worth > best_now:
            best_now = worth
        if price[place] <= there + number and worth > best_then:
            best_then = worth
    rivals: i64 = 0
    for other in range(s.box.players):
        if other != seat and pieces.hall[other] > there + number:
            rivals += 1
    hope = weights.court_hope - weights.court_rival * float(rivals)
    return hope * (best_then - best_now) + courtier_worth(s, weights) * float(number) - cost
