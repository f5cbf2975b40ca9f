"""Phase 3: which samurai stay, a rice for each; those to be taken back are named by space."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.edo.box import RESOURCES, RICE, SPACES
from bakufu.games.edo.moves import PAY_WAGES, RECALL
from bakufu.games.edo.phases import pay_wages, recall
from bakufu.games.edo.state import EdoState


@final
class Wages(Step[EdoState]):
    def __init__(self) -> None:
        super().__init__("wages", "EDO-WAGE-02")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        rice = s.goods[seat * RESOURCES + RICE]
        count: i64 = 0
        staying: i64 = 0  # on the spaces before: no more than there is rice for
        for space in range(SPACES):
            here = s.samurai[seat * SPACES + space]
            if here > 0 and space >= s.floor and staying <= rice:
                buffer[count] = RECALL + space
                count += 1
            staying += here
        if staying <= rice:
            buffer[count] = PAY_WAGES
            count += 1
        return count

    def apply(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PAY_WAGES:
            pay_wages(s, chance, scribe)
            return
        space = move - RECALL
        recall(s, seat, space, 0, scribe)
        s.floor = space
        for rest in range(space, SPACES):
            if s.samurai[seat * SPACES + rest] > 0:
                return
        pay_wages(s, chance, scribe)  # nobody is left who could be named

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        if seat != s.actor:
            return "EDO-WAGE-01"
        if move == PAY_WAGES:
            return "EDO-WAGE-04"
        if RECALL <= move < PAY_WAGES:
            space = move - RECALL
            if s.samurai[seat * SPACES + space] == 0 or space < s.floor:
                return "EDO-WAGE-02"  # nobody is there, or passed over by naming a later space
            return "EDO-WAGE-04"
        return "EDO-ACT-03"  # all turns are over

    def arguments(self, s: EdoState) -> Arguments:
        return super().arguments(s) | {
            "samurai": int(s.samurai_of(s.actor)),
            "rice": int(s.goods[s.actor * RESOURCES + RICE]),
        }
