"""Set-up: each player takes a general, in seat order."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shitenno.even_year import deal
from bakufu.games.shitenno.moves import GENERAL
from bakufu.games.shitenno.notes import GENERAL_TAKEN
from bakufu.games.shitenno.state import ShitennoState


def _taken(s: ShitennoState, general: i64) -> bool:
    for seat in range(4):
        if s.general[seat] == general:
            return True
    return False


@final
class ChooseGeneral(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("general", "SHI-SETUP-02")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for general in range(4):
            if not _taken(s, general):
                buffer[count] = GENERAL + general
                count += 1
        return count

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        s.general[s.actor] = move - GENERAL
        scribe.note(GENERAL_TAKEN, s.actor, move - GENERAL, 0)
        s.actor += 1
        if s.actor == s.box.players:
            deal(s, chance, scribe)
