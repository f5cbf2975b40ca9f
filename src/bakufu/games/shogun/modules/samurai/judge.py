"""What a samurai bonus is worth, and a foothold in a fourth region."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import PROVINCES, REGIONS
from bakufu.games.shogun.judgement_world import hunger_ahead, rounds_before_winter
from bakufu.games.shogun.modules.samurai.pieces import ARMIES, CHESTS, POINTS, SORTS
from bakufu.games.shogun.modules.samurai.pieces import RICE as RICE_BONUS
from bakufu.games.shogun.state import ShogunState


def best_bonus(s: ShogunState, seat: i64, offers: vec[i64], card: i64) -> i64:
    """Rice against hunger, otherwise money as long as it can still be spent, then points."""
    best: i64 = CHESTS
    best_worth = -1.0
    last = s.year == 2 and rounds_before_winter(s) == 1
    for sort in range(SORTS):
        number = offers[card * SORTS + sort]
        if number == 0:
            continue
        worth = float(number)
        if sort == CHESTS:
            worth *= 0.1 if last and s.chests[seat] > 8 else 0.35
        elif sort == ARMIES:
            worth *= 0.2
        elif sort == RICE_BONUS:
            hungry = hunger_ahead(s, seat, 0)
            worth *= 1.2 if hungry > 0.0 else 0.15
        elif sort == POINTS:
            worth *= 1.0
        if worth > best_worth:
            best_worth = worth
            best = sort
    return best


def regions_worth(s: ShogunState, seat: i64, province: i64, needed: i64) -> float:
    """A province in a region where the seat has none, as long as it stands in too few."""
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
    if count >= needed:
        return 0.3
    if count == needed - 1:
        return 1.5
    return 0.5
