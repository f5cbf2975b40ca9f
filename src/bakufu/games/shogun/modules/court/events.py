"""What happens at court, as events."""

from bakufu.engine.table.telling import Event
from bakufu.games.shogun import names
from bakufu.games.shogun.modules import numbers
from bakufu.games.shogun.modules.court.pieces import BUILDS, SHIELDS
from bakufu.games.shogun.modules.data import DEEDS
from bakufu.games.shogun.modules.face import Teller

# What a favour does, in one word: the building and the barred actions belong to it.
_SHIELDS = ("shields-a", "shields-b", "shields-both")
EFFECTS = (
    *(deed for deed in DEEDS if deed not in ("builds", "shields")),
    *(f"builds-{building}" for building in names.BUILDINGS),
    *_SHIELDS,
)


def effect_of(does: int, amount: int) -> tuple[str, int]:
    """What a favour does, and how much of it."""
    if does == BUILDS:
        return f"builds-{names.BUILDINGS[amount]}", 1
    if does == SHIELDS:
        return _SHIELDS[amount - 1], 1
    return DEEDS[does], amount


def _effect(both: int) -> tuple[str, int]:
    """As `pieces.packed` puts them together."""
    return effect_of(both // 64, both % 64)


class CourtiersSent(Event, frozen=True, tag="courtiers-sent"):
    seat: int
    courtiers: int


class FavourLaid(Event, frozen=True, tag="favour-laid"):
    number: int
    price: int
    effect: str
    amount: int


class CourtCardShown(Event, frozen=True, tag="court-card-shown"):
    seat: int
    space: str
    card: str | None  # None: an empty space


class Converted(Event, frozen=True, tag="converted"):
    seat: int
    armies: int
    province: str | None  # None: from the tray


class NotConverted(Event, frozen=True, tag="not-converted"):
    seat: int
    space: str
    card: str


class VisitBegan(Event, frozen=True, tag="visit-began"):
    seat: int
    courtiers: int


class FavourTaken(Event, frozen=True, tag="favour-taken"):
    seat: int
    number: int
    price: int


class NoFavourTaken(Event, frozen=True, tag="no-favour-taken"):
    seat: int


class FavourKept(Event, frozen=True, tag="favour-kept"):
    seat: int
    number: int
    effect: str
    amount: int


class FavourWithoutEffect(Event, frozen=True, tag="favour-without-effect"):
    seat: int
    number: int


class FavourGone(Event, frozen=True, tag="favour-gone"):
    number: int


class EventCancelled(Event, frozen=True, tag="event-cancelled"):
    seat: int
    card: str  # the event card


class EventKept(Event, frozen=True, tag="event-kept"):
    seat: int


class ArmiesLevied(Event, frozen=True, tag="armies-levied"):
    seat: int
    province: str
    armies: int


class ProvinceCalmed(Event, frozen=True, tag="province-calmed"):
    seat: int
    province: str
    markers: int  # there now


class UnrestPrevented(Event, frozen=True, tag="unrest-prevented"):
    seat: int
    province: str


def _card(card: int) -> str | None:
    return names.CARDS[card] if card >= 0 else None


TELLERS: dict[int, Teller] = {
    int(numbers.COURTIERS_SENT): lambda a, b, c: CourtiersSent(a, b),
    int(numbers.FAVOUR_LAID): lambda a, b, c: FavourLaid(a + 1, b, *_effect(c)),
    int(numbers.COURT_CARD_SHOWN): lambda a, b, c: CourtCardShown(a, names.SPACES[b], _card(c)),
    int(numbers.CONVERTED): lambda a, b, c: Converted(a, b, _card(c)),
    int(numbers.NOT_CONVERTED): lambda a, b, c: NotConverted(a, names.SPACES[b], names.CARDS[c]),
    int(numbers.VISIT_BEGAN): lambda a, b, c: VisitBegan(a, b),
    int(numbers.FAVOUR_TAKEN): lambda a, b, c: FavourTaken(a, b + 1, c),
    int(numbers.NO_FAVOUR_TAKEN): lambda a, b, c: NoFavourTaken(a),
    int(numbers.FAVOUR_KEPT): lambda a, b, c: FavourKept(a, b + 1, *_effect(c)),
    int(numbers.FAVOUR_WITHOUT_EFFECT): lambda a, b, c: FavourWithoutEffect(a, b + 1),
    int(numbers.FAVOUR_GONE): lambda a, b, c: FavourGone(a + 1),
    int(numbers.EVENT_CANCELLED): lambda a, b, c: EventCancelled(a, names.EVENTS[b]),
    int(numbers.EVENT_KEPT): lambda a, b, c: EventKept(a),
    int(numbers.ARMIES_LEVIED): lambda a, b, c: ArmiesLevied(a, names.PROVINCES[b], c),
    int(numbers.PROVINCE_CALMED): lambda a, b, c: ProvinceCalmed(a, names.PROVINCES[b], c),
    int(numbers.UNREST_PREVENTED): lambda a, b, c: UnrestPrevented(a, names.PROVINCES[b]),
}
EVENT_RULES: dict[type[Event], str] = {
    CourtiersSent: "SHO-COURT-04",
    FavourLaid: "SHO-COURT-07",
    CourtCardShown: "SHO-COURT-16",
    Converted: "SHO-COURT-09",
    NotConverted: "SHO-COURT-15",
    VisitBegan: "SHO-COURT-18",
    FavourTaken: "SHO-COURT-20",
    NoFavourTaken: "SHO-COURT-19",
    FavourKept: "SHO-COURT-22",
    FavourWithoutEffect: "SHO-COURT-23",
    FavourGone: "SHO-COURT-25",
    EventCancelled: "SHO-COURT-27",
    EventKept: "SHO-COURT-27",
    ArmiesLevied: "SHO-COURT-36",
    ProvinceCalmed: "SHO-COURT-30",
    UnrestPrevented: "SHO-COURT-31",
}
