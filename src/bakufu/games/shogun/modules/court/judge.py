"""What favours are worth, and how many courtiers to send for them."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import (
    BUILDINGS,
    CASTLE_DEFENDS,
    FEWER_RECRUITS,
    FIRST_CHEST,
    PROVINCES,
    RICE_AT_MOST,
    TAX_AT_MOST,
    TEMPLE_FORBIDS,
    TOWER_CARD,
)
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


def favour_worth(s: ShogunState, seat: i64, does: i64, amount: i64) -> float:
    """In points or so."""
    number = float(amount)
    if does == CHESTS:
        return (0.05 if last_round(s) else 0.35) * number
    if does == ARMIES:
        return 0.5 * number  # in the tray they fight in every battle
    if does == RICE:
        hungry = hunger_ahead(s, seat, 1)
        if hungry <= 0.0:
            return 0.15 * number
        return 1.0 * (hungry if hungry < number else number)
    if does == POINTS:
        return number
    if does == BUILDS:
        return _building_worth(s, seat, amount)
    if does == CALMS:
        return 0.4
    if does == SHIELDS:
        return 0.8 * _threat(s, seat)
    if does > SHIELDS:
        return _levy_worth(s, seat)
    return 0.3


def courtier_worth(s: ShogunState) -> float:
    """One who waits in the hall for the rounds to come (SHO-COURT-26)."""
    return 0.0 if last_round(s) else 0.12


def last_round(s: ShogunState) -> bool:
    return s.year == 2 and rounds_before_winter(s) == 1


def _building_worth(s: ShogunState, seat: i64, building: i64) -> float:
    for province in range(PROVINCES):
        if s.owner[province] == seat and _room(s, province, building):
            return winters_left(s) * (1.0 + 0.5 * float(s.box.majority[building]))
    return 0.0


def _room(s: ShogunState, province: i64, building: i64) -> bool:
    built: i64 = 0
    for other in range(BUILDINGS):
        if s.has_building(province, other):
            built += 1
    return built < s.box.plots[province] and not s.has_building(province, building)


def _threat(s: ShogunState, seat: i64) -> float:
    """Own provinces that a neighbour could take."""
    threatened = 0.0
    for province in range(PROVINCES):
        if s.owner[province] == seat and danger(s, seat, province) > 0.0:
            threatened += 1.0
    return threatened if threatened < 2.0 else 2.0


def _levy_worth(s: ShogunState, seat: i64) -> float:
    """A neutral province for nothing, if it can be fed; otherwise three armies."""
    best = 0.9
    if hunger_ahead(s, seat, 1) > 0.0:
        return best
    for province in range(PROVINCES):
        if s.owner[province] == NEUTRAL:
            worth = province_worth(s, province)
            if worth > best:
                best = worth
    return best


def cancel_worth(s: ShogunState, seat: i64) -> float:
    """Events that cost are better gone; those that protect or give are not."""
    if s.ruling in (RICE_AT_MOST, TAX_AT_MOST, FEWER_RECRUITS):
        return 0.5
    if s.ruling in (TEMPLE_FORBIDS, CASTLE_DEFENDS):
        return -0.1
    return -0.2


def best_favour(
    s: ShogunState,
    pieces: CourtPieces,
    seat: i64,
    price: vec[i64],
    does: vec[i64],
    amount: vec[i64],
) -> i64:
    """The place whose favour is worth most beyond its price; -1 for none."""
    best: i64 = -1
    best_gain = 0.0
    for place in range(PLACES):
        favour = pieces.offer[place]
        if favour < 0 or price[place] > pieces.room[seat]:
            continue
        gain = favour_worth(s, seat, does[favour], amount[favour])
        gain -= courtier_worth(s) * float(price[place])
        if gain > best_gain:
            best = place
            best_gain = gain
    return best


def best_province(s: ShogunState, seat: i64, province: i64, does: i64, amount: i64) -> float:
    """Where to use a favour."""
    if does == CALMS:
        return float(s.unrest[province]) + 0.2 * float(s.box.tax[province] + s.box.rice[province])
    if does == BUILDS:
        safety = 0.0
        if danger(s, seat, province) > 0.0:
            safety = 1.0
        return province_worth(s, province) - safety
    if s.owner[province] == NEUTRAL:
        if hunger_ahead(s, seat, 1) > 0.0:
            return -1.0
        return province_worth(s, province) - 0.3 * float(border(s, seat, province))
    return 0.3 * danger(s, seat, province)


def space_worth(
    s: ShogunState,
    pieces: CourtPieces,
    seat: i64,
    card: i64,
    number: i64,
    price: vec[i64],
    does: vec[i64],
    amount: vec[i64],
) -> float:
    """Courtiers for the best favour that is within reach with them and not without them."""
    if FIRST_CHEST <= card < TOWER_CARD:
        return 0.0
    cost = 0.25 * float(number)
    if card == TOWER_CARD:
        if s.tray[seat] < number:
            return 0.0
        cost = 0.15 * float(number)
    else:
        if s.armies[card] - 1 < number:
            return -0.1
        if border(s, seat, card) > 0:
            cost = 0.45 * float(number)
    there = pieces.hall[seat]
    best_now = 0.0
    best_then = 0.0
    for place in range(PLACES):
        favour = pieces.offer[place]
        if favour < 0:
            continue
        worth = favour_worth(s, seat, does[favour], amount[favour])
        if price[place] <= there and worth > best_now:
            best_now = worth
        if price[place] <= there + number and worth > best_then:
            best_then = worth
    rivals: i64 = 0
    for other in range(s.box.players):
        if other != seat and pieces.hall[other] > there + number:
            rivals += 1
    hope = 0.8 - 0.2 * float(rivals)
    return hope * (best_then - best_now) + courtier_worth(s) * float(number) - cost
