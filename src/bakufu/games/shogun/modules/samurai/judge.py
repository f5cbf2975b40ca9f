"""What a samurai bonus is worth, and a foothold in a fourth region."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import PROVINCES, REGIONS
from bakufu.games.shogun.judgement_outlook import Outlook
from bakufu.games.shogun.judgement_weights import sober_weights
from bakufu.games.shogun.judgement_world import rounds_before_winter
from bakufu.games.shogun.modules.samurai.pieces import ARMIES, CARDS, CHESTS, SORTS
from bakufu.games.shogun.modules.samurai.pieces import RICE as RICE_BONUS
from bakufu.games.shogun.state import ShogunState

# An army in the tray fights in every battle of its owner until it is used up, and costs neither a
# card nor an action. Play against itself found it worth more than two chests.
_ARMY: Final = 0.5
_CHEST: Final = 0.3  # of what a chest counts otherwise: more cannot be spent every round
_RICE: Final = 0.5  # of the hunger it prevents, when no harvest follows
_SECOND_YEAR: Final = 0.7  # of its bonuses, the part that counts in the first
# Of the bonuses to come, what a province counts in a region where there is no other: when it is the
# one region missing, when more are missing, and when none is.
_MISSING: Final = 1.5
_FAR: Final = 0.25
_SPARE: Final = 0.15


def best_bonus(s: ShogunState, seat: i64, offers: vec[i64], card: i64) -> i64:
    """Rice against hunger, otherwise armies as long as there are any; chests and points last."""
    outlook = Outlook(s, seat, sober_weights(), "")
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
    if sort == CHESTS:
        return _CHEST * outlook.chest * float(number)
    if sort == ARMIES:
        supply = outlook.s.supply[outlook.seat]
        return _ARMY * float(number if number < supply else supply)  # SHO-SAM-08
    if sort == RICE_BONUS:
        if outlook.year_rounds > 0:
            return 0.0
        mouths = outlook.mouths
        hunger = outlook.famine(mouths, outlook.rice)
        return _RICE * (hunger - outlook.famine(mouths, outlook.rice + float(number)))
    return float(number)


def regions_worth(
    s: ShogunState, seat: i64, province: i64, needed: i64, offers: vec[i64], card: i64
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
    part = _SPARE
    if count == needed - 1:
        part = _MISSING
    elif count < needed:
        part = _FAR
    return part * _bonuses_ahead(s, offers, card)


def _bonuses_ahead(s: ShogunState, offers: vec[i64], card: i64) -> float:
    """The bonuses of the later rounds: in this one the regions are checked before any action."""
    worth = 0.0
    for check in range(rounds_before_winter(s) - 1):
        if card + 1 + check < CARDS:
            worth += _card_worth(offers, card + 1 + check)
    if s.year <= 1:
        for first in range(CARDS - 1):
            worth += _SECOND_YEAR * _card_worth(offers, first + 1)
    return worth


def _card_worth(offers: vec[i64], card: i64) -> float:
    return _ARMY * float(offers[card * SORTS + ARMIES])
