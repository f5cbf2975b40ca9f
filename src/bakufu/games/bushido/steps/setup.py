"""The set-up: fortresses, provinces, first deployment (BUS-SETUP-09, -11, -16)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.box import FORTRESS, HEXES, TILE_KINDS
from bakufu.games.bushido.land import last_place
from bakufu.games.bushido.moves import (
    FORTRESS_AT,
    GUARD,
    SETTLE,
    STATION,
)
from bakufu.games.bushido.notes import FORTRESS_BUILT, PROVINCE_TAKEN, STATIONED
from bakufu.games.bushido.setting_up import begin_deploying, mark_all
from bakufu.games.bushido.state import CHOOSE_PROVINCE, DRAW_PROVINCE, NEUTRAL, BushidoState

NUMBERS: Final[i64] = 31  # of troops that can be stationed in a hex


def fill_free(s: BushidoState, first: i64, buffer: vec[i64]) -> i64:
    """Hexes that nobody has taken."""
    count: i64 = 0
    for place in range(HEXES):
        if s.owner[place] == NEUTRAL:
            buffer[count] = first + place
            count += 1
    return count


@final
class ChooseFortress(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("fortress", "BUS-SETUP-09")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        return fill_free(s, FORTRESS_AT, buffer)

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = move - FORTRESS_AT
        s.owner[place] = seat
        s.kind[place] = FORTRESS
        s.troops[place] = 1
        scribe.note(FORTRESS_BUILT, seat, place, 0)
        s.actor = s.left_of(seat)
        if s.actor == s.first:
            s.step = CHOOSE_PROVINCE

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return "BUS-SETUP-09" if seat == s.actor else "BUS-SETUP-02"


@final
class ChooseProvince(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("province", "BUS-SETUP-11")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        return fill_free(s, SETTLE, buffer)

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = move - SETTLE
        s.owner[place] = seat
        s.kind[place] = draw_out(DRAW_PROVINCE, s.pool, 0, TILE_KINDS, chance)
        s.troops[place] = 1
        scribe.note(PROVINCE_TAKEN, seat, place, s.kind[place])
        s.actor = s.left_of(seat)
        for other in range(HEXES):
            if s.owner[other] == NEUTRAL:
                return
        mark_all(s, scribe)
        begin_deploying(s, s.first, chance, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return "BUS-SETUP-11" if seat == s.actor else "BUS-SETUP-02"


@final
class Deploy(Step[BushidoState]):
    """Troops are added hex by hex, in the order of the map, until the koku are full."""

    def __init__(self) -> None:
        super().__init__("deploy", "BUS-SETUP-16")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        left = s.koku_of(seat) - s.on_map(seat)
        last = last_place(s, seat)
        count: i64 = 0
        for place in range(s.floor, HEXES):
            if s.owner[place] != seat:
                continue
            here = s.troops[place]
            least: i64 = 1
            if place == last:
                least = left
            for more in range(least, left + 1):
                buffer[count] = STATION + place * NUMBERS + here + more
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = (move - STATION) // NUMBERS
        s.troops[place] = (move - STATION) % NUMBERS
        s.floor = place + 1
        scribe.note(STATIONED, seat, place, s.troops[place])
        begin_deploying_next(s, seat, chance, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if seat != s.actor:
            return "BUS-SETUP-02"
        if STATION <= move < GUARD:
            place = (move - STATION) // NUMBERS
            if s.owner[place] == seat and (move - STATION) % NUMBERS == 0:
                return "BUS-SETUP-17"
        return "BUS-SETUP-16"

    def arguments(self, s: BushidoState) -> Arguments:
        left = int(s.koku_of(s.actor) - s.on_map(s.actor))
        return super().arguments(s) | {"number": left}


def begin_deploying_next(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    """The same player goes on while troops are left, then the next one begins."""
    if s.on_map(seat) < s.koku_of(seat):
        return
    s.floor = 0
    begin_deploying(s, seat, chance, scribe)
