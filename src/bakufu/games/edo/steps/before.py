"""Before revealing: paid moves of own samurai and of the merchant, then the card (EDO-ACT-03)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.edo.box import SPACES
from bakufu.games.edo.moves import GO, LEAD, REVEAL
from bakufu.games.edo.notes import MERCHANT_MOVED, SAMURAI_MOVED
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.turns import reveal


@final
class Before(Step[EdoState]):
    def __init__(self) -> None:
        super().__init__("before", "EDO-MOVE-01")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        ryo = s.ryo[seat]
        board = s.box.map
        for origin in range(SPACES):
            if s.samurai[seat * SPACES + origin] == 0:
                continue
            for goal in range(SPACES):
                steps = board.steps(origin, goal)
                if 0 < steps <= ryo:
                    buffer[count] = GO + origin * SPACES + goal
                    count += 1
        for goal in range(SPACES):
            steps = board.steps(s.merchant, goal)
            if 0 < steps <= ryo:
                buffer[count] = LEAD + goal
                count += 1
        buffer[count] = REVEAL
        return count + 1

    def apply(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == REVEAL:
            reveal(s, chance, scribe)
            return
        if move < LEAD:
            origin = (move - GO) // SPACES
            goal = (move - GO) % SPACES
            price = s.box.map.steps(origin, goal)
            s.samurai[seat * SPACES + origin] = s.samurai[seat * SPACES + origin] - 1
            s.samurai[seat * SPACES + goal] = s.samurai[seat * SPACES + goal] + 1
            s.ryo[seat] = s.ryo[seat] - price
            scribe.note(SAMURAI_MOVED, seat, origin * 32 + goal, price)
        else:
            origin = s.merchant
            goal = move - LEAD
            price = s.box.map.steps(origin, goal)
            s.merchant = goal
            s.ryo[seat] = s.ryo[seat] - price
            scribe.note(MERCHANT_MOVED, seat, origin * 32 + goal, price)
        if s.ryo[seat] == 0:
            reveal(s, chance, scribe)  # nothing else is left to do

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        if GO <= move < REVEAL:
            origin = s.merchant
            goal = move - LEAD
            if move < LEAD:
                origin = (move - GO) // SPACES
                goal = (move - GO) % SPACES
                if s.samurai[seat * SPACES + origin] == 0:
                    return "EDO-MOVE-06"
            if origin == goal or s.box.in_play[goal] == 0:
                return "EDO-MOVE-02"
            return "EDO-MOVE-04"
        return "EDO-ACT-03"

    def arguments(self, s: EdoState) -> Arguments:
        return super().arguments(s) | {"slot": int(s.slot) + 1}
