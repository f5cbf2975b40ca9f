"""What happened, typed for screens and bots.

Cards planned or lifted in secret are told to their owner only; to all others nothing at all.
"""

from bakufu.engine.table.telling import Event


class ColourTaken(Event, frozen=True, tag="colour-taken"):
    seat: int
    colour: str


class ListDealt(Event, frozen=True, tag="list-dealt"):
    seat: int
    letter: str


class DraftBegan(Event, frozen=True, tag="draft-began"):
    seat: int


class CardOpened(Event, frozen=True, tag="card-opened"):
    province: str
    place: int


class DisplayRenewed(Event, frozen=True, tag="display-renewed"):
    seat: int


class CardTaken(Event, frozen=True, tag="card-taken"):
    seat: int
    province: str
    unseen: bool  # the top card of the pile


class ProvinceOccupied(Event, frozen=True, tag="province-occupied"):
    seat: int
    province: str
    armies: int
    drafted: bool


class TowerFilled(Event, frozen=True, tag="tower-filled"):
    cubes: int  # that stayed inside


class EventOpened(Event, frozen=True, tag="event-opened"):
    card: str
    ruling: str
    limit: int | None  # the number in the ruling, if there is one
    loss: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    year: int
    season: str


class ActionOpened(Event, frozen=True, tag="action-opened"):
    place: int
    action: str


class SpecialLaid(Event, frozen=True, tag="special-laid"):
    place: int
    special: str


class CardPlanned(Event, frozen=True, tag="card-planned"):
    seat: int
    space: str
    card: str | None  # None: left empty


class CardLifted(Event, frozen=True, tag="card-lifted"):
    seat: int
    space: str


class PlanCommitted(Event, frozen=True, tag="plan-committed"):
    seat: int


class PlanTakenBack(Event, frozen=True, tag="plan-taken-back"):
    seat: int


class PlansFinal(Event, frozen=True, tag="plans-final"):
    pass


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    card: str
    ruling: str
    limit: int | None


class BidShown(Event, frozen=True, tag="bid-shown"):
    seat: int
    card: str | None  # None: no bid
    chests: int


class TieDrawn(Event, frozen=True, tag="tie-drawn"):
    seat: int
    place: int


class SpecialTaken(Event, frozen=True, tag="special-taken"):
    seat: int
    place: int
    special: str


class ActionBegan(Event, frozen=True, tag="action-began"):
    place: int
    action: str


class CardShown(Event, frozen=True, tag="card-shown"):
    seat: int
    action: str
    card: str | None  # None: an empty space


class ActionLapsed(Event, frozen=True, tag="action-lapsed"):
    seat: int
    action: str
    province: str


class Built(Event, frozen=True, tag="built"):
    seat: int
    province: str
    building: str
    price: int


class RiceGained(Event, frozen=True, tag="rice-gained"):
    seat: int
    rice: int
    province: str | None  # None: not from a harvest


class ChestsGained(Event, frozen=True, tag="chests-gained"):
    seat: int
    chests: int
    province: str | None  # None: not from a tax


class UnrestPlaced(Event, frozen=True, tag="unrest-placed"):
    province: str
    markers: int  # there now


class UnrestCalmed(Event, frozen=True, tag="unrest-calmed"):
    province: str
    markers: int


class Recruited(Event, frozen=True, tag="recruited"):
    seat: int
    action: str
    province: str
    armies: int
    price: int


class Marched(Event, frozen=True, tag="marched"):
    seat: int
    origin: str
    target: str
    armies: int


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int
    action: str
    province: str


class BattleBegan(Event, frozen=True, tag="battle-began"):
    province: str
    seat: int
    defender: int | None  # None: farmers of a neutral province


class RevoltBegan(Event, frozen=True, tag="revolt-began"):
    province: str
    seat: int
    farmers: int


class CubesThrown(Event, frozen=True, tag="cubes-thrown"):
    """The cubes of one player, or farmers, in one throw."""

    seat: int | None  # None: farmers
    thrown: int  # into the tower, those of the tray included
    tray: int  # in the tray after the throw


class ProvinceConquered(Event, frozen=True, tag="province-conquered"):
    seat: int
    province: str
    armies: int


class ProvinceHeld(Event, frozen=True, tag="province-held"):
    seat: int | None  # None: it stays neutral
    province: str
    armies: int


class ProvinceEmptied(Event, frozen=True, tag="province-emptied"):
    province: str
    seat: int
    how: str  # battle or revolt


class CardLost(Event, frozen=True, tag="card-lost"):
    seat: int
    space: str | None  # None: from the hand
    province: str


class RevoltPutDown(Event, frozen=True, tag="revolt-put-down"):
    seat: int
    province: str
    armies: int


class WinterBegan(Event, frozen=True, tag="winter-began"):
    year: int
    loss: int


class RiceLost(Event, frozen=True, tag="rice-lost"):
    seat: int
    rice: int


class Hunger(Event, frozen=True, tag="hunger"):
    seat: int
    provinces: int  # without rice
    revolts: int


class RevoltDrawn(Event, frozen=True, tag="revolt-drawn"):
    seat: int
    province: str


class PointsScored(Event, frozen=True, tag="points-scored"):
    seat: int
    source: str
    points: int
    region: str | None  # of a majority


class YearPrepared(Event, frozen=True, tag="year-prepared"):
    year: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    seat: int


# Here hidden cards are turned up by right; every other event must tell nothing of them.
REVEALING: tuple[type[Event], ...] = (PlansFinal, BidShown, CardShown, CardLost)


def rule_of(event: Event) -> str:
    """The rule an event rests on."""
    match event:
        case CardTaken(unseen=True):
            return "SHO-DRAFT-07"
        case ProvinceOccupied(drafted=True):
            return "SHO-DRAFT-08"
        case ActionOpened() if event.place > 5:
            return "SHO-ROUND-15"
        case CardPlanned(card=None):
            return "SHO-PLAN-08"
        case CardPlanned(space="bid"):
            return "SHO-BID-01"
        case ActionLapsed() if event.action.startswith("combat"):
            return "SHO-MOVE-11"
        case Built():
            return _BUILDING[event.building]
        case Recruited():
            return _RECRUITS[event.action]
        case RiceGained(province=None):
            return "SHO-RICE-03"
        case ChestsGained(province=None):
            return "SHO-SETUP-21"
        case ProvinceHeld(seat=None):
            return "SHO-BATTLE-19"
        case ProvinceEmptied(how="revolt"):
            return "SHO-REVOLT-09"
        case PointsScored():
            return _SOURCE[event.source]
    return _RULES[type(event)]


_BUILDING = {"castle": "SHO-BUILD-01", "temple": "SHO-BUILD-02", "theatre": "SHO-BUILD-03"}
_RECRUITS = {
    "deploy-5": "SHO-DEPLOY-01",
    "deploy-3": "SHO-DEPLOY-02",
    "deploy-1": "SHO-DEPLOY-03",
}
_SOURCE = {
    "provinces": "SHO-SCORE-02",
    "buildings": "SHO-SCORE-03",
    "castles": "SHO-SCORE-04",
    "temples": "SHO-SCORE-05",
    "theatres": "SHO-SCORE-06",
    "favours": "SHO-COURT-34",
    "samurai": "SHO-SAM-02",
    "statues": "SHO-LEAD-19",
    "chambers": "SHO-CHAM-12",
}
_RULES: dict[type[Event], str] = {
    ColourTaken: "SHO-SETUP-07",
    ListDealt: "SHO-SETUP-13",
    DraftBegan: "SHO-DRAFT-03",
    CardOpened: "SHO-DRAFT-02",
    DisplayRenewed: "SHO-DRAFT-10",
    CardTaken: "SHO-DRAFT-05",
    ProvinceOccupied: "SHO-SETUP-12",
    TowerFilled: "SHO-SETUP-19",
    EventOpened: "SHO-EVENT-01",
    RoundBegan: "SHO-ROUND-01",
    ActionOpened: "SHO-ROUND-04",
    SpecialLaid: "SHO-ROUND-06",
    CardPlanned: "SHO-PLAN-01",
    CardLifted: "SHO-PLAN-11",
    PlanCommitted: "SHO-PLAN-11",
    PlanTakenBack: "SHO-PLAN-11",
    PlansFinal: "SHO-PLAN-11",
    EventDrawn: "SHO-EVENT-03",
    BidShown: "SHO-BID-03",
    TieDrawn: "SHO-BID-07",
    SpecialTaken: "SHO-BID-08",
    ActionBegan: "SHO-ROUND-07",
    CardShown: "SHO-ROUND-09",
    ActionLapsed: "SHO-ROUND-12",
    RiceGained: "SHO-RICE-01",
    ChestsGained: "SHO-TAX-01",
    UnrestPlaced: "SHO-REVOLT-01",
    UnrestCalmed: "SHO-EVENT-08",
    Marched: "SHO-MOVE-06",
    Stayed: "SHO-DEPLOY-04",
    BattleBegan: "SHO-BATTLE-01",
    RevoltBegan: "SHO-REVOLT-04",
    CubesThrown: "SHO-TOWER-01",
    ProvinceConquered: "SHO-BATTLE-12",
    ProvinceHeld: "SHO-BATTLE-15",
    ProvinceEmptied: "SHO-BATTLE-16",
    CardLost: "SHO-ROUND-17",
    RevoltPutDown: "SHO-REVOLT-08",
    WinterBegan: "SHO-WINTER-02",
    RiceLost: "SHO-WINTER-02",
    Hunger: "SHO-WINTER-05",
    RevoltDrawn: "SHO-WINTER-06",
    YearPrepared: "SHO-WINTER-15",
    GameEnded: "SHO-END-03",
}
