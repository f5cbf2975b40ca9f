"""The shape of `data/modules.toml`, and what would be wrong with it."""

import msgspec

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.games.shogun.box import BUILDINGS, REGIONS
from bakufu.games.shogun.modules.court.pieces import FAVOURS, PLACES
from bakufu.games.shogun.names import BUILDINGS as BUILDING_NAMES
from bakufu.games.shogun.names import COMBATS, MOST_ARMIES

# In the order of their numbers in `court/pieces.py` and `samurai/pieces.py`.
DEEDS = (
    *("cancels", "chests", "armies", "calms", "rice", "points", "builds", "shields", "levies"),
)
SORTS = ("chests", "armies", "rice", "points")


class CourtData(msgspec.Struct, forbid_unknown_fields=True):
    courtiers: int
    tower_cards: int
    prices: list[int]


class FavourCard(msgspec.Struct, forbid_unknown_fields=True):
    does: str
    amount: int = 0
    steep: int | None = None
    building: str | None = None
    against: list[str] = []


class SamuraiData(msgspec.Struct, forbid_unknown_fields=True):
    regions: int
    first: dict[str, int]
    second: dict[str, int]
    third: dict[str, int]


class LeadersData(msgspec.Struct, forbid_unknown_fields=True):
    statues: int


class ChambersData(msgspec.Struct, forbid_unknown_fields=True):
    markers: int
    tiles: int


class LinesData(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[int]
    columns: list[int]


class ModuleData(msgspec.Struct, forbid_unknown_fields=True):
    """What modules need of the data of the box."""

    court: CourtData
    favours: dict[str, FavourCard]
    samurai: SamuraiData
    leaders: LeadersData
    chambers: ChambersData
    chamber_lines: LinesData


def check(data: ModuleData) -> None:
    """Whether the modules can be played with these numbers."""
    court = data.court
    _within(court.courtiers, 1, MOST_ARMIES, "court.courtiers")
    _within(court.tower_cards, 0, 3, "court.tower_cards")
    if len(court.prices) != PLACES:
        raise BadInput(f"house data: court.prices must be three numbers, not {len(court.prices)}")
    for price in court.prices:
        _within(price, 0, MOST_ARMIES, "court.prices")
    for number, card in data.favours.items():
        if number not in map(str, range(1, FAVOURS + 1)):
            raise BadInput(f"house data: favours: there is no card {number}: cards are 1 to 21")
        _favour(card, f"favours.{number}")
    _within(data.samurai.regions, 1, REGIONS, "samurai.regions")
    for name in ("first", "second", "third"):
        offers: dict[str, int] = getattr(data.samurai, name)
        for sort, amount in offers.items():
            if sort not in SORTS:
                raise unknown("bonus", sort, SORTS, f"house data: samurai.{name}")
            _within(amount, 0, MOST_ARMIES, f"samurai.{name}.{sort}")
        if not any(offers.values()):
            raise BadInput(f"house data: samurai.{name} must offer something")
    # With fewer a triumph could find none left; the rules give one for each of six moves.
    _within(data.leaders.statues, 0, 6, "leaders.statues")
    _within(data.chambers.markers, 0, 36, "chambers.markers")
    _within(data.chambers.tiles, 1, 6, "chambers.tiles")


def _favour(card: FavourCard, where: str) -> None:
    if card.does not in DEEDS:
        raise unknown("favour", card.does, DEEDS, f"house data: {where}.does")
    for amount in (card.amount, card.steep or 0):
        _within(amount, 0, MOST_ARMIES, f"{where}.amount")
    if card.does == "builds" and card.building not in BUILDING_NAMES[:BUILDINGS]:
        raise unknown("building", str(card.building), BUILDING_NAMES, f"house data: {where}")
    if card.does == "shields" and not card.against:
        raise BadInput(f"house data: {where}.against must name an action")
    for action in card.against:
        if action not in COMBATS:
            raise unknown("action", action, COMBATS, f"house data: {where}.against")


def _within(number: int, least: int, most: int, where: str) -> None:
    if not least <= number <= most:
        raise BadInput(f"house data: {where} must be {least} to {most}, not {number}")
