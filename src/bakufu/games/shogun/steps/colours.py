"""Set-up: each player takes a colour, first come, first served."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shogun.box import SEATS
from bakufu.games.shogun.moves import COLOUR
from bakufu.games.shogun.notes import COLOUR_TAKEN
from bakufu.games.shogun.setting_up import first_provinces
from bakufu.games.shogun.state import ShogunState


@final
class ChooseColour(Step[ShogunState]):
    def __init__(self) -> None:
        super().__init__("colour", "SHO-SETUP-01")

    def actors(self, s: ShogunState) -> i64:
        waiting: i64 = 0
        for seat in range(s.box.players):
            if s.colour[seat] < 0:
                waiting |= 1 << seat
        return waiting

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        if self.actors(s) >> seat & 1 == 0:
            return 0
        count: i64 = 0
        for colour in range(SEATS):
            if not _taken(s, colour):
                buffer[count] = COLOUR + colour
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        s.colour[seat] = move - COLOUR
        scribe.note(COLOUR_TAKEN, seat, move - COLOUR, 0)
        if s.actors() == 0:
            first_provinces(s, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-SETUP-01" if move < COLOUR + SEATS else "SHO-SETUP-22"


def _taken(s: ShogunState, colour: i64) -> bool:
    for seat in range(s.box.players):
        if s.colour[seat] == colour:
            return True
    return False
