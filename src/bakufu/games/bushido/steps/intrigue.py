"""Phases 5 and 6: effect tiles, the Hatamoto's Ronin and revolt (BUS-SENSEI, BUS-HATA)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.bushido.bag import spend_tiles
from bakufu.games.bushido.box import (
    CHANOYU,
    GEISHA,
    HEXES,
    RONIN,
    SHINOBI,
    THINGS,
)
from bakufu.games.bushido.land import is_in_revolt, revolt
from bakufu.games.bushido.moves import (
    HOLD_TEA,
    PASS,
    PLACE_RONIN,
    PLAY_GEISHA,
    RISE_IN,
    SPY,
)
from bakufu.games.bushido.notes import (
    GEISHA_PLAYED,
    HAND_SEEN,
    PASSED,
    RONIN_PLACED,
    ROSE,
    SPIED,
    TEA_HELD,
    THING_SEEN,
)
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.steps.tea import invite
from bakufu.games.bushido.turn import (
    begin_combat,
    begin_mobilising,
    end_early,
    next_in_intrigue,
    unrest_over,
)


def fill_ronin(s: BushidoState, seat: i64, price: i64, buffer: vec[i64], count: i64) -> i64:
    """Provinces of others where the seat has placed none in this phase (BUS-RONIN-01, -02)."""
    if s.holds(seat, RONIN) >= price:
        for place in range(HEXES):
            if may_hold_ronin(s, seat, place) and (s.placed >> place) & 1 == 0:
                buffer[count] = PLACE_RONIN + place
                count += 1
    return count


def may_hold_ronin(s: BushidoState, seat: i64, place: i64) -> bool:
    owner = s.owner[place]
    return owner >= 0 and owner != seat and not s.is_fortress(place)


def place_ronin(s: BushidoState, seat: i64, place: i64, price: i64, scribe: Scribe) -> None:
    """One goes onto the map, the other of a double price into the bag (BUS-SENSEI-06)."""
    spend_tiles(s, seat, RONIN, price)
    s.bag[RONIN] = s.bag[RONIN] - 1
    s.ronin[place] = s.ronin[place] + 1
    s.placed |= 1 << place
    scribe.note(RONIN_PLACED, seat, place, price)
    if is_in_revolt(s, place):
        revolt(s, place, scribe)


def why_no_ronin(s: BushidoState, seat: i64, place: i64, price: i64) -> str:
    if not may_hold_ronin(s, seat, place):
        return "BUS-RONIN-01"
    if (s.placed >> place) & 1 != 0:
        return "BUS-RONIN-02"
    return "BUS-SENSEI-03" if price > 1 else "BUS-SENSEI-01"


@final
class Intrigue(Step[BushidoState]):
    """Asked whether he holds anything or not: a pass tells nothing (BUS-SEE-05)."""

    def __init__(self) -> None:
        super().__init__("intrigue", "BUS-SENSEI-01")

    def price(self, s: BushidoState, seat: i64) -> i64:
        """The double tile rule (BUS-SENSEI-03)."""
        if seat == s.sensei:
            return 1
        return 2

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        price = self.price(s, seat)
        buffer[0] = PASS
        count = fill_ronin(s, seat, price, buffer, 1)
        if s.holds(seat, SHINOBI) >= price:
            for other in range(s.box.players):
                if other != seat:
                    buffer[count] = SPY + other
                    count += 1
        if s.holds(seat, CHANOYU) >= price and s.tea_held == 0 and s.sh[seat] >= s.box.host_needs:
            for other in range(s.box.players):
                if self.may_invite(s, seat, other):
                    buffer[count] = HOLD_TEA + other
                    count += 1
        if s.holds(seat, GEISHA) >= price:
            buffer[count] = PLAY_GEISHA
            count += 1
        return count

    def may_invite(self, s: BushidoState, seat: i64, guest: i64) -> bool:
        return guest != seat and (guest != s.daimyo or s.box.invite_daimyo)

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        price = self.price(s, seat)
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            next_in_intrigue(s, chance, scribe)
        elif move == PLAY_GEISHA:
            spend_tiles(s, seat, GEISHA, price)
            scribe.note(GEISHA_PLAYED, seat, price, 0)
            end_early(s, chance, scribe)
        elif move < SPY:
            place_ronin(s, seat, move - PLACE_RONIN, price, scribe)
        elif move < HOLD_TEA:
            spend_tiles(s, seat, SHINOBI, price)
            self.look(s, seat, move - SPY, price, scribe)
        else:
            spend_tiles(s, seat, CHANOYU, price)
            s.tea_held = 1
            scribe.note(TEA_HELD, seat, price, 0)
            invite(s, seat, move - HOLD_TEA, scribe)

    def look(self, s: BushidoState, seat: i64, target: i64, price: i64, scribe: Scribe) -> None:
        """Everything behind that screen at this moment (BUS-SENSEI-08)."""
        s.hands().show(seat, target)
        scribe.note(SPIED, seat, target, price)
        for thing in range(THINGS):
            scribe.note(THING_SEEN, thing, s.holds(target, thing), 0)
        scribe.note(HAND_SEEN, seat, target, 0)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if seat == s.daimyo:
            return "BUS-SENSEI-04"
        if seat != s.actor:
            return "BUS-SENSEI-02"
        price = self.price(s, seat)
        if PLACE_RONIN <= move < SPY:
            return why_no_ronin(s, seat, move - PLACE_RONIN, price)
        if move == SPY + seat:
            return "BUS-SENSEI-07"
        if HOLD_TEA <= move < PLAY_GEISHA:
            if s.tea_held > 0 or move == HOLD_TEA + seat:
                return "BUS-SENSEI-09"
            if s.sh[seat] < s.box.host_needs:
                return "BUS-TEA-02"
            if not self.may_invite(s, seat, move - HOLD_TEA):
                return "BUS-SENSEI-10"
        if SPY <= move <= PLAY_GEISHA and price > 1:
            return "BUS-SENSEI-03"
        return "BUS-SENSEI-01"

    def prompt(self, s: BushidoState) -> str:
        return "intrigue" if s.actor == s.sensei else "intrigue-double"

    def decision_rule(self, s: BushidoState) -> str:
        return "BUS-SENSEI-01" if s.actor == s.sensei else "BUS-SENSEI-03"


@final
class Unrest(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("unrest", "BUS-HATA-03")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        return fill_ronin(s, seat, 1, buffer, 1)

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            unrest_over(s)
        else:
            place_ronin(s, seat, move - PLACE_RONIN, 1, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if seat == s.daimyo and PLACE_RONIN <= move < SPY:
            return "BUS-SENSEI-04"
        if seat == s.actor and PLACE_RONIN <= move < SPY:
            if not may_hold_ronin(s, seat, move - PLACE_RONIN):
                return "BUS-RONIN-01"
        return "BUS-HATA-03"


@final
class Rise(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("rise", "BUS-HATA-04")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        count: i64 = 1
        for place in range(HEXES):
            if s.owner[place] == s.daimyo and s.ronin[place] > 0:
                buffer[count] = RISE_IN + place
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            begin_mobilising(s)
            return
        s.target = move - RISE_IN
        scribe.note(ROSE, seat, s.target, 0)
        begin_combat(s, seat, s.daimyo)
