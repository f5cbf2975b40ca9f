"""In the order of the bids each player takes a special card and with it a place in the order."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shogun.actions import fix_order
from bakufu.games.shogun.box import SPECIALS
from bakufu.games.shogun.moves import SPECIAL
from bakufu.games.shogun.notes import SPECIAL_TAKEN
from bakufu.games.shogun.state import ShogunState


@final
class ChooseSpecial(Step[ShogunState]):
    def __init__(self) -> None:
        super().__init__("special", "SHO-BID-08")

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for place in range(SPECIALS):
            if not _taken(s, place):
                buffer[count] = SPECIAL + place
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = move - SPECIAL
        s.place_of[seat] = place
        scribe.note(SPECIAL_TAKEN, seat, place, s.special[place])
        s.chosen += 1
        if s.chosen < s.box.players:
            s.actor = s.bid_order[s.chosen]
        else:
            fix_order(s, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-BID-08"


def _taken(s: ShogunState, place: i64) -> bool:
    for seat in range(s.box.players):
        if s.place_of[seat] == place:
            return True
    return False
