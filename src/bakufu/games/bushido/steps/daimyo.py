"""Phase 1: gaps, discs, troops, the elite (BUS-DAIMYO, BUS-ELITE-02, -03, -08)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.bag import discard_disc
from bakufu.games.bushido.box import BATTLE, CAMPAIGN, DISCS, HEXES, hex_name
from bakufu.games.bushido.land import last_place, removable
from bakufu.games.bushido.moves import (
    CALL,
    DISCARD,
    DONE,
    FILL_FROM,
    GUARD,
    PASS,
    STATION,
)
from bakufu.games.bushido.notes import ELITE_CALLED, ELITE_STATIONED, PASSED, STATIONED
from bakufu.games.bushido.state import PLACE_ELITE, BushidoState
from bakufu.games.bushido.steps.setup import NUMBERS
from bakufu.games.bushido.tracks import smaller
from bakufu.games.bushido.turn import (
    adjusted,
    begin_tea,
    change_discs,
    close_gap,
    close_gaps,
    next_gap,
    removed_enough,
)

GUARDS: Final[i64] = 4


@final
class CloseGap(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("gap", "BUS-ELITE-08")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for place in range(HEXES):
            if s.owner[place] == seat and s.troops[place] > 1:
                buffer[count] = FILL_FROM + place
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        close_gap(s, next_gap(s), move - FILL_FROM, scribe)
        close_gaps(s, chance, scribe)

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"hex": hex_name(next_gap(s))}


@final
class ChangeDiscs(Step[BushidoState]):
    """Any discs, kind by kind; everybody sees how many (BUS-DAIMYO-06)."""

    def __init__(self) -> None:
        super().__init__("discs", "BUS-DAIMYO-06")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for disc in range(s.floor, DISCS):
            if s.holds(seat, BATTLE + disc) > 0:
                buffer[count] = DISCARD + disc
                count += 1
        buffer[count] = DONE
        return count + 1

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == DONE:
            s.floor = 0
            change_discs(s, chance, scribe)
            return
        s.floor = move - DISCARD
        discard_disc(s, seat, s.floor, scribe)

    def redraw(self, s: BushidoState, seat: i64, chance: Chance) -> None:
        """Which kinds may still go is the Daimyo's own affair."""
        if seat != s.daimyo:
            s.floor = 0


@final
class Remove(Step[BushidoState]):
    """Exactly the excess goes, hex by hex in the order of the map (BUS-DAIMYO-08)."""

    def __init__(self) -> None:
        super().__init__("remove", "BUS-DAIMYO-08")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        left = to_remove(s, seat)
        count: i64 = 0
        for place in range(s.floor, HEXES):
            if s.owner[place] != seat:
                continue
            here = s.troops[place]
            after = removable(s, seat, place + 1)
            for stay in range(1, here):
                gone = here - stay
                if gone <= left and left - gone <= after:
                    buffer[count] = STATION + place * NUMBERS + stay
                    count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = (move - STATION) // NUMBERS
        s.troops[place] = (move - STATION) % NUMBERS
        s.floor = place + 1
        scribe.note(STATIONED, seat, place, s.troops[place])
        if to_remove(s, seat) == 0:
            s.floor = 0
            removed_enough(s, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return why_not_station(s, seat, move, "BUS-DAIMYO-08")

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"number": int(to_remove(s, s.actor))}


def to_remove(s: BushidoState, seat: i64) -> i64:
    """Troops that still have to go; one stays in every province whatever the koku are."""
    excess = s.on_map(seat) - s.koku_of(seat)
    if excess <= 0:
        return 0
    return smaller(excess, removable(s, seat, s.floor))


@final
class Recruit(Step[BushidoState]):
    """Up to the koku, as far as the reserve reaches, hex by hex (BUS-DAIMYO-09)."""

    def __init__(self) -> None:
        super().__init__("recruit", "BUS-DAIMYO-09")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        most = to_recruit(s, seat)
        count: i64 = 0
        for place in range(s.floor, HEXES):
            if s.owner[place] == seat:
                here = s.troops[place]
                for more in range(most):
                    buffer[count] = STATION + place * NUMBERS + here + more + 1
                    count += 1
        buffer[count] = DONE
        return count + 1

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move != DONE:
            place = (move - STATION) // NUMBERS
            s.troops[place] = (move - STATION) % NUMBERS
            s.floor = place + 1
            scribe.note(STATIONED, seat, place, s.troops[place])
            if to_recruit(s, seat) > 0 and place < last_place(s, seat):
                return
        adjusted(s)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return why_not_station(s, seat, move, "BUS-DAIMYO-09")

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"number": int(to_recruit(s, s.actor))}


def to_recruit(s: BushidoState, seat: i64) -> i64:
    return smaller(s.koku_of(seat) - s.on_map(seat), s.reserve(seat))


def why_not_station(s: BushidoState, seat: i64, move: i64, rule: str) -> str:
    """The rule against an order to station troops, or against any other order now."""
    if seat != s.daimyo:
        return "BUS-DAIMYO-10"
    if STATION <= move < GUARD:
        place = (move - STATION) // NUMBERS
        if s.owner[place] == seat and (move - STATION) % NUMBERS == 0:
            return "BUS-SETUP-17"
    return rule


@final
class CallElite(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("elite", "BUS-ELITE-02")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = CALL
        buffer[1] = PASS
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            begin_tea(s)
            return
        s.tokens[seat] = s.tokens[seat] & ~CAMPAIGN
        scribe.note(ELITE_CALLED, seat, 0, 0)
        s.step = PLACE_ELITE
        s.floor = 0


@final
class PlaceElite(Step[BushidoState]):
    """All three at once, together or apart, hex by hex (BUS-ELITE-03)."""

    def __init__(self) -> None:
        super().__init__("place elite", "BUS-ELITE-03")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        left = s.waiting[seat]
        last = last_place(s, seat)
        count: i64 = 0
        for place in range(s.floor, HEXES):
            if s.owner[place] != seat:
                continue
            least: i64 = 1
            if place == last:
                least = left
            for number in range(least, left + 1):
                buffer[count] = GUARD + place * GUARDS + number
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        place = (move - GUARD) // GUARDS
        number = (move - GUARD) % GUARDS
        s.elite[place] = number
        s.waiting[seat] = s.waiting[seat] - number
        s.floor = place + 1
        scribe.note(ELITE_STATIONED, seat, place, number)
        if s.waiting[seat] == 0:
            begin_tea(s)
