"""What a samurai bonus is worth, and a foothold in a fourth region."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import PROVINCES, REGIONS
from bakufu.games.shogun.judgement_outlook import Outlook
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.judgement_world import rounds_before_winter
from bakufu.games.shogun.modules.samurai.pieces import ARMIES, CARDS, CHESTS, SORTS
from bakufu.games.shogun.modules.samurai.pieces import RICE as RICE_BONUS
from bakufu.games.shogun.state import ShogunState


def best_bonus(s: ShogunState, seat: i64, offers: vec[i64], card: i64, weights: Weights) -> i64:
    """Rice against hunger, otherwise armies as long as there are any; chests and points last.

    An army in the tray fights in every battle of its owner until it is used up, and costs neither a
    card nor an action."""
    outlook = Outlook(s, seat, weights, "")
    best: i64 = -1
    most = 0.0
    for sort in range(SORTS):
        number = offers[card * SORTS + sort]
        if number > 0:
            worth = _bonus_worth(outlook, sort, number)
            if best < 0 or worth > most:
                most = worth
                best = sort
    return best


def _bonus_worth(outlook: Outlook, sort: i64, number: i64) -> float:
    weights = outlook.weights
    if sort == CHESTS:
        return weights.samurai_chest * outlook.chest * float(number)
    if sort == ARMIES:
        supply = outlook.s.supply[outlook.seat]
        return weights.samurai_army * float(number if number < supply else supply)  # SHO-SAM-08
    if sort == RICE_BONUS:
        if outlook.year_rounds > 0:
            return 0.0
        mouths = outlook.mouths
        hunger = outlook.famine(mouths, outlook.rice)
        return weights.samurai_rice * (
            hunger - outlook.famine(mouths, outlook.rice + float(number))
        )
    return float(number)


def regions_worth(
    s: ShogunState,
    seat: i64,
    province: i64,
    needed: i64,
    offers: vec[i64],
    card: i64,
    weights: Weights,
) -> float:
    """A province in a region where the seat has no other.

    In the draft this counts nothing: there it is better to stand together in few regions.
    """
    if s.year == 0:
        return 0.0
    held: i64 = 0
    for other in range(PROVINCES):
        if s.owner[other] == seat and other != province:
            held |= 1 << s.box.region[other]
    if held & (1 << s.box.region[province]) != 0:
        return 0.0
    count: i64 = 0
    for region in range(REGIONS):
        if held & (1 << region) != 0:
            count += 1
    part = weights.samurai_spare
    if count == needed - 1:
        part = weights.samurai_missing
    elif count < needed:
        part = weights.samurai_far
    return part * _bonuses_ahead(s, offers, card, weights)


def _bonuses_ahead(s: ShogunState, offers: vec[i64], card: i64, weights: Weights) -> float:
    """The bonuses of the later rounds: in this one the regions are checked before any action."""
    worth = 0.0
    for check in range(rounds_before_winter(s) - 1):
        if card + 1 + check < CARDS:
            worth += _card_worth(offers, card + 1 + check, weights)
    if s.year <= 1:
        for first in range(CARDS - 1):
            worth += weights.samurai_second_year * _card_worth(offers, first + 1, weights)
    return worth


def _card_worth(offers: vec[i64], card: i64, weights: Weights) -> float:
    return weights.samurai_army * float(offers[card * SORTS + ARMIES])
