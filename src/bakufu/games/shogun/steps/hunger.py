"""Winter: a player with several revolts settles them in an order of choice (SHO-WINTER-09)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shogun.box import PROVINCES
from bakufu.games.shogun.moves import MOVES, REVOLT
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.winter import go_on, settle


@final
class WinterRevolt(Step[ShogunState]):
    def __init__(self) -> None:
        super().__init__("revolt", "SHO-WINTER-09")

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for province in range(PROVINCES):
            if s.revolts[province] > 0:
                buffer[count] = REVOLT + province
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        settle(s, seat, move - REVOLT, chance, scribe)
        left: i64 = 0
        for province in range(PROVINCES):
            left += s.revolts[province]
        go_on(s, seat, left, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-WINTER-09" if REVOLT <= move < MOVES else "SHO-WINTER-11"
