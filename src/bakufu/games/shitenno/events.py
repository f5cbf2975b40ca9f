"""What happened, typed for screens and bots. `None` stands for what the viewer may not know."""

from bakufu.engine.table.game import Event


class GateShown(Event, frozen=True, tag="gate-shown"):
    province: str
    kind: str | None  # None: the gate figure
    at_setup: bool


class GeneralTaken(Event, frozen=True, tag="general-taken"):
    seat: int
    general: str


class TitleDealt(Event, frozen=True, tag="title-dealt"):
    seat: int
    title: str


class CardDealt(Event, frozen=True, tag="card-dealt"):
    seat: int
    card: str | None


class YearBegan(Event, frozen=True, tag="year-began"):
    round: int
    year: str


class CardsTurned(Event, frozen=True, tag="cards-turned"):
    cards: list[str]  # in the order in which they were drawn


class TairoNamed(Event, frozen=True, tag="tairo-named"):
    seat: int
    first: bool


class LotMade(Event, frozen=True, tag="lot-made"):
    seat: int
    seals: int
    cards: list[str]


class LotAsked(Event, frozen=True, tag="lot-asked"):
    seat: int


class LotRefused(Event, frozen=True, tag="lot-refused"):
    seat: int


class LotTaken(Event, frozen=True, tag="lot-taken"):
    seat: int
    seals: int
    cards: list[str]
    how: str  # accepted, refused-by-all or last-two


class TitleTaken(Event, frozen=True, tag="title-taken"):
    seat: int
    title: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class KamonPlaced(Event, frozen=True, tag="kamon-placed"):
    seat: int
    province: str
    position: int
    way: str
    pieces: list[str]


class PointsScored(Event, frozen=True, tag="points-scored"):
    seat: int
    source: str
    points: int


class TileWon(Event, frozen=True, tag="tile-won"):
    seat: int
    province: str
    bonus: str


class DrawUsed(Event, frozen=True, tag="draw-used"):
    seat: int
    card: str | None


class KamonGilded(Event, frozen=True, tag="kamon-gilded"):
    seat: int
    province: str
    position: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    cards: int


class MajorityWon(Event, frozen=True, tag="majority-won"):
    seat: int
    province: str
    points: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    seat: int


def rule_of(event: Event) -> str:
    """The rule an event rests on."""
    match event:
        case GateShown(at_setup=True):
            return "SHI-SETUP-10"
        case TairoNamed(first=True):
            return "SHI-SHARE-01"
        case LotTaken():
            return _HOW[event.how]
        case PointsScored(source="titles", points=1):
            return "SHI-TITLE-05"
        case PointsScored():
            return _SOURCE[event.source]
    return _RULES[type(event)]


_HOW = {
    "accepted": "SHI-SHARE-11",
    "refused-by-all": "SHI-SHARE-13",
    "last-two": "SHI-SHARE-16",
}
_SOURCE = {"positions": "SHI-SCORE-01", "titles": "SHI-TITLE-04", "koku": "SHI-SCORE-06"}
_RULES: dict[type[Event], str] = {
    GateShown: "SHI-CONTROL-08",
    GeneralTaken: "SHI-SETUP-02",
    TitleDealt: "SHI-SETUP-12",
    CardDealt: "SHI-SETUP-13",
    YearBegan: "SHI-SETUP-14",
    CardsTurned: "SHI-SHARE-02",
    TairoNamed: "SHI-SHARE-14",
    LotMade: "SHI-SHARE-06",
    LotAsked: "SHI-SHARE-08",
    LotRefused: "SHI-SHARE-09",
    TitleTaken: "SHI-TITLE-01",
    TurnBegan: "SHI-CONTROL-01",
    KamonPlaced: "SHI-CONTROL-03",
    TileWon: "SHI-CONTROL-07",
    DrawUsed: "SHI-BONUS-11",
    KamonGilded: "SHI-TITLE-06",
    TurnEnded: "SHI-CONTROL-11",
    PileShuffled: "SHI-SHARE-03",
    MajorityWon: "SHI-SCORE-08",
    GameEnded: "SHI-END-06",
}
