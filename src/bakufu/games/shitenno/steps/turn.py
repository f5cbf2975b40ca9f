"""Odd year: the player in turn places a kamon, uses a Draw tile, gilds a kamon or ends the turn."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shitenno.box import (
    BONUSES,
    DRAW,
    KOKU,
    POSITIONS,
    PROVINCES,
    SENSEI,
    TROOPS,
)
from bakufu.games.shitenno.even_year import draw_troop
from bakufu.games.shitenno.knowledge import hands_of
from bakufu.games.shitenno.moves import END_TURN, GILD, MOVES, PIECE, PLACE, USE_DRAW
from bakufu.games.shitenno.notes import DRAW_USED, KAMON_GILDED
from bakufu.games.shitenno.odd_year import (
    end_idle_turn,
    end_turn,
    may_draw,
    may_gild,
    may_place,
    use_draw_tile,
)
from bakufu.games.shitenno.payment import Wealth
from bakufu.games.shitenno.state import GOLD, PAY, ShitennoState


@final
class Turn(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("turn", "SHI-CONTROL-03")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if may_place(s):
            count = _fill_places(s, buffer)
        if may_draw(s):
            buffer[count] = USE_DRAW
            count += 1
        buffer[count] = END_TURN
        count += 1
        if s.title[s.actor] == SENSEI:
            for place in range(PROVINCES * POSITIONS):
                if may_gild(s, place):
                    buffer[count] = GILD + place
                    count += 1
        return count

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move < PIECE:
            s.pay_province = (move - PLACE) >> 1
            s.pay_way = (move - PLACE) & 1
            s.piece_floor = 0
            s.step = PAY
        elif move == USE_DRAW:
            use_draw_tile(s)
            card = draw_troop(s, chance, scribe)
            hands_of(s).take(s.actor, card)
            scribe.note(DRAW_USED, s.actor, card, 0)
            end_idle_turn(s, chance, scribe)
        else:
            if move != END_TURN:
                place = move - GILD
                s.kamon[place] = s.kamon[place] | GOLD
                scribe.note(KAMON_GILDED, s.actor, place, 0)
            end_turn(s, chance, scribe)

    def forbidden_by(self, s: ShitennoState, seat: i64, move: i64) -> str:
        if PLACE <= move < PIECE:
            province = (move - PLACE) >> 1
            if not may_place(s):
                return "SHI-CONTROL-02"
            if s.kamons[province] == POSITIONS:
                return "SHI-CONTROL-04"
            return "SHI-PAY-12" if (move - PLACE) & 1 == 0 else "SHI-PAY-13"
        if move == USE_DRAW:
            return "SHI-BONUS-12" if s.front[s.actor * BONUSES + DRAW] > 0 else "SHI-BONUS-11"
        if GILD <= move < MOVES:
            return "SHI-TITLE-07" if s.title[s.actor] == SENSEI else "SHI-TITLE-06"
        return "SHI-CONTROL-03"  # pieces: name the province first


def _fill_places(s: ShitennoState, buffer: vec[i64]) -> i64:
    count: i64 = 0
    wealth = Wealth(s, s.actor)
    for province in range(PROVINCES):
        if s.kamons[province] == POSITIONS:
            continue
        if wealth.pays(s, province, TROOPS):
            buffer[count] = PLACE + province * 2 + TROOPS
            count += 1
        if wealth.pays(s, province, KOKU):
            buffer[count] = PLACE + province * 2 + KOKU
            count += 1
    return count
