"""What a seat knows of the modules in play, as numbers. Modules have no secrets of their own."""

from typing import Final, final

from mypy_extensions import i16, i64

from bakufu.engine.core.observation import YES, Cursor, Field, capped
from bakufu.games.shogun.box import PROVINCES, REGIONS, SEATS
from bakufu.games.shogun.modules.chambers.numbers import CLAIM_CHAMBER
from bakufu.games.shogun.modules.chambers.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIELDS,
    chambers,
    markers_of,
)
from bakufu.games.shogun.modules.chambers.rules import Chambers
from bakufu.games.shogun.modules.court.pieces import FAVOURS, GONE, KEPT, PLACES, court
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.modules.leaders.numbers import DRAFT_LEADER
from bakufu.games.shogun.modules.leaders.pieces import leaders
from bakufu.games.shogun.modules.leaders.rules import Leaders
from bakufu.games.shogun.modules.samurai.pieces import CARDS as SAMURAI_CARDS
from bakufu.games.shogun.modules.samurai.pieces import samurai
from bakufu.games.shogun.state import Module, ShogunState

_MANY: Final[i64] = 99


class ModuleObserver:
    """Tells of one module, after what the base game tells."""

    def __init__(self, place: i64, players: i64, fields: list[Field]) -> None:
        self.place = place  # of the module among the modules in play
        self.players = players
        self.fields = fields

    def write(self, s: ShogunState, row: Cursor) -> None:
        """Write its fields, in their order."""
        raise NotImplementedError


def make_observer(module: Module, players: i64) -> ModuleObserver:
    if isinstance(module, Leaders):
        return LeadersObserver(module.place, players)
    if isinstance(module, Court):
        return CourtObserver(module, module.place, players)
    if isinstance(module, Chambers):
        return ChambersObserver(module, module.place, players)
    return SamuraiObserver(module.place, players)


@final
class LeadersObserver(ModuleObserver):
    def __init__(self, place: i64, players: i64) -> None:
        seat, province = ("seat", int(players)), ("province", int(PROVINCES))
        many = int(_MANY)
        super().__init__(
            place,
            players,
            [
                Field("leader", (seat, province), 1, "where each leader stands"),
                Field("statues", (province, seat), many, "statues on the map, by owner"),
                Field("statues_left", (seat,), many, "statues not placed yet"),
                Field("trophies", (seat, ("of seat", int(players))), many, "statues taken"),
                Field("leader_drafted", (province,), 1, "where a leader may be placed in a draft"),
            ],
        )

    def write(self, s: ShogunState, row: Cursor) -> None:
        players, numbers, seats = self.players, row.numbers, row.seats
        pieces = leaders(s, self.place)
        statues, trophies = pieces.statues, pieces.trophies
        at = row.field("leader")
        for place in range(players):
            where = pieces.leader[seats[place]]
            if where >= 0:
                numbers[at + place * PROVINCES + where] = YES
        at = row.field("statues")
        for province in range(PROVINCES):
            for place in range(players):
                number = statues[province * SEATS + seats[place]]
                numbers[at + province * players + place] = capped(number, _MANY)
        row.by_seat("statues_left", pieces.stock)
        at = row.field("trophies")
        for place in range(players):
            taker = seats[place]
            for other in range(players):
                number = trophies[taker * SEATS + seats[other]]
                numbers[at + place * players + other] = capped(number, _MANY)
        drafted: i64 = -1
        if s.step == DRAFT_LEADER:
            drafted = s.target
        row.flag("leader_drafted", drafted)


@final
class SamuraiObserver(ModuleObserver):
    def __init__(self, place: i64, players: i64) -> None:
        card = ("samurai card", int(SAMURAI_CARDS))
        super().__init__(
            place,
            players,
            [Field("samurai", (("seat", int(players)), card), 1, "the card on top of each stack")],
        )

    def write(self, s: ShogunState, row: Cursor) -> None:
        stack = samurai(s, self.place).stack
        at = row.field("samurai")
        for place in range(self.players):
            row.numbers[at + place * SAMURAI_CARDS + stack[row.seats[place]]] = YES


@final
class CourtObserver(ModuleObserver):
    def __init__(self, module: Court, place: i64, players: i64) -> None:
        seat, favour = ("seat", int(players)), ("favour", int(FAVOURS))
        courtiers = int(module.courtiers)
        super().__init__(
            place,
            players,
            [
                Field("hall", (seat,), courtiers, "courtiers in the hall"),
                Field("room", (seat,), courtiers, "courtiers in the audience room"),
                Field("courtiers", (seat,), courtiers, "courtiers in the supply"),
                Field(
                    "offers",
                    (("place", int(PLACES)), favour),
                    1,
                    "favours to be had, dearest first",
                ),
                Field("visitors", (("place", int(players)), seat), 1, "who visits in which order"),
                Field("favour_used", (favour,), 1, "taken, and asking for a choice"),
                Field("favour_kept", (favour, seat), 1, "who keeps which favour"),
                Field("favour_gone", (favour,), 1, "out of the game"),
            ],
        )
        self.module = module

    def write(self, s: ShogunState, row: Cursor) -> None:
        players, numbers = self.players, row.numbers
        pieces = court(s, self.place)
        row.by_seat("hall", pieces.hall)
        row.by_seat("room", pieces.room)
        at = row.field("courtiers")
        for place in range(players):
            numbers[at + place] = i16(self.module.in_supply(s, row.seats[place]))
        at = row.field("offers")
        for offer in range(PLACES):
            if pieces.offer[offer] >= 0:
                numbers[at + offer * FAVOURS + pieces.offer[offer]] = YES
        at = row.field("visitors")
        for place in range(players):
            if pieces.visitors[place] >= 0:
                numbers[at + place * players + row.places[pieces.visitors[place]]] = YES
        row.flag("favour_used", pieces.used)
        kept = row.field("favour_kept")
        gone = row.field("favour_gone")
        for favour in range(FAVOURS):
            where = pieces.favour[favour]
            if where == GONE:
                numbers[gone + favour] = YES
            elif where >= KEPT:
                numbers[kept + favour * players + row.places[where - KEPT]] = YES


@final
class ChambersObserver(ModuleObserver):
    def __init__(self, module: Chambers, place: i64, players: i64) -> None:
        seat, field = ("seat", int(players)), ("field", int(FIELDS))
        position = ("position", int(REGIONS))
        super().__init__(
            place,
            players,
            [
                Field("tile_up", (field,), 1, "tiles drawn in this round"),
                Field("tile_down", (field,), 1, "tiles turned over"),
                Field("marker", (field, seat), 1, "whose marker lies on a field"),
                Field("regions", (position, ("region", int(REGIONS))), 1, "the row of regions"),
                Field("evaluated", (position,), 1, "the region of the row that is evaluated now"),
                Field("markers_left", (seat,), int(module.markers), "markers in the hands"),
            ],
        )
        self.module = module

    def write(self, s: ShogunState, row: Cursor) -> None:
        players, numbers = self.players, row.numbers
        pieces = chambers(s, self.place)
        up = row.field("tile_up")
        down = row.field("tile_down")
        markers = row.field("marker")
        for field in range(FIELDS):
            lies = pieces.field[field]
            if lies == FACE_UP:
                numbers[up + field] = YES
            elif lies == FACE_DOWN:
                numbers[down + field] = YES
            elif lies >= 0:
                numbers[markers + field * players + row.places[lies]] = YES
        at = row.field("regions")
        for position in range(REGIONS):
            if pieces.row[position] >= 0:
                numbers[at + position * REGIONS + pieces.row[position]] = YES
        evaluated: i64 = -1
        if s.step == CLAIM_CHAMBER:
            evaluated = s.turn_place
        row.flag("evaluated", evaluated)
        at = row.field("markers_left")
        for place in range(players):
            left = self.module.markers - markers_of(pieces, row.seats[place])
            numbers[at + place] = i16(left)
