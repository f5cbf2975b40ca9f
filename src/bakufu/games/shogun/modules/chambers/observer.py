"""What a seat knows of the board of chambers, as numbers."""

from typing import final

from mypy_extensions import i16, i64

from bakufu.engine.core.observation import YES, Cursor, Field
from bakufu.games.shogun.box import REGIONS
from bakufu.games.shogun.modules.chambers.numbers import CLAIM_CHAMBER
from bakufu.games.shogun.modules.chambers.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIELDS,
    chambers,
    markers_of,
)
from bakufu.games.shogun.modules.chambers.rules import Chambers
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.state import ShogunState


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
        at = row.whole("markers_left")
        for place in range(players):
            left = self.module.markers - markers_of(pieces, row.seats[place])
            numbers[at + place] = i16(left)
