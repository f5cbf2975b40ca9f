"""What a seat knows of the modules in play, as numbers. Modules have no secrets of their own."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.observation import Field, capped
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
_YES: Final[i16] = 1


class ModuleObserver:
    """Tells of one module, after what the base game tells."""

    def __init__(self, place: i64, players: i64, fields: list[Field]) -> None:
        self.place = place  # of the module among the modules in play
        self.players = players
        self.fields = fields

    def write(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        """Write from `at` on; return where the next one begins."""
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

    def write(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        pieces = leaders(s, self.place)
        for place in range(players):
            where = pieces.leader[(seat + place) % players]
            if where >= 0:
                numbers[at + place * PROVINCES + where] = _YES
        at += players * PROVINCES
        for province in range(PROVINCES):
            for place in range(players):
                owner = (seat + place) % players
                number = pieces.statues[province * SEATS + owner]
                numbers[at + province * players + place] = capped(number, _MANY)
        at += PROVINCES * players
        for place in range(players):
            taker = (seat + place) % players
            numbers[at + place] = capped(pieces.stock[taker], _MANY)
            for other in range(players):
                owner = (seat + other) % players
                number = pieces.trophies[taker * SEATS + owner]
                numbers[at + players + place * players + other] = capped(number, _MANY)
        at += players + players * players
        if s.step == DRAFT_LEADER and s.target >= 0:
            numbers[at + s.target] = _YES
        return at + PROVINCES


@final
class SamuraiObserver(ModuleObserver):
    def __init__(self, place: i64, players: i64) -> None:
        card = ("samurai card", int(SAMURAI_CARDS))
        super().__init__(
            place,
            players,
            [Field("samurai", (("seat", int(players)), card), 1, "the card on top of each stack")],
        )

    def write(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        stack = samurai(s, self.place).stack
        for place in range(self.players):
            numbers[at + place * SAMURAI_CARDS + stack[(seat + place) % self.players]] = _YES
        return at + self.players * SAMURAI_CARDS


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

    def write(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        pieces = court(s, self.place)
        for place in range(players):
            who = (seat + place) % players
            numbers[at + place] = i16(pieces.hall[who])
            numbers[at + players + place] = i16(pieces.room[who])
            numbers[at + 2 * players + place] = i16(self.module.in_supply(s, who))
        at += 3 * players
        for offer in range(PLACES):
            if pieces.offer[offer] >= 0:
                numbers[at + offer * FAVOURS + pieces.offer[offer]] = _YES
        at += PLACES * FAVOURS
        for place in range(players):
            if pieces.visitors[place] >= 0:
                visitor = (pieces.visitors[place] - seat + players) % players
                numbers[at + place * players + visitor] = _YES
        at += players * players
        if pieces.used >= 0:
            numbers[at + pieces.used] = _YES
        at += FAVOURS
        gone = at + FAVOURS * players
        for favour in range(FAVOURS):
            where = pieces.favour[favour]
            if where == GONE:
                numbers[gone + favour] = _YES
            elif where >= KEPT:
                keeper = (where - KEPT - seat + players) % players
                numbers[at + favour * players + keeper] = _YES
        return gone + FAVOURS


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

    def write(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        pieces = chambers(s, self.place)
        markers = at + 2 * FIELDS
        for field in range(FIELDS):
            lies = pieces.field[field]
            if lies == FACE_UP:
                numbers[at + field] = _YES
            elif lies == FACE_DOWN:
                numbers[at + FIELDS + field] = _YES
            elif lies >= 0:
                numbers[markers + field * players + (lies - seat + players) % players] = _YES
        at = markers + FIELDS * players
        for position in range(REGIONS):
            if pieces.row[position] >= 0:
                numbers[at + position * REGIONS + pieces.row[position]] = _YES
        at += REGIONS * REGIONS
        if s.step == CLAIM_CHAMBER:
            numbers[at + s.turn_place] = _YES
        at += REGIONS
        for place in range(players):
            left = self.module.markers - markers_of(pieces, (seat + place) % players)
            numbers[at + place] = i16(left)
        return at + players
