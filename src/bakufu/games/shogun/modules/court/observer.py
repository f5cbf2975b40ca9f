"""What a seat knows of the court, as numbers."""

from typing import final

from mypy_extensions import i16, i64

from bakufu.engine.core.observation import YES, Cursor, Field
from bakufu.games.shogun.modules.court.pieces import FAVOURS, GONE, KEPT, PLACES, court
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.state import ShogunState


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
        at = row.whole("courtiers")
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
