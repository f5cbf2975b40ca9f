"""Phases 2 and 3: the free tea, tea by tile, bought honour (BUS-TEA, BUS-BUY)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.bag import spend_tiles
from bakufu.games.bushido.box import STRONGEST
from bakufu.games.bushido.moves import (
    ACCEPT,
    BUY_POINTS,
    GIVE,
    INVITE_SEAT,
    MAKE_SAMURAI,
    PASS,
    REFUSE,
)
from bakufu.games.bushido.notes import ACCEPTED, BOUGHT, GAVE_UP, INVITED, PASSED, REFUSED
from bakufu.games.bushido.state import ANSWER, GIVE_UP, INTRIGUE, OVER, BushidoState
from bakufu.games.bushido.tracks import gain_daimyo, gain_samurai, lose_daimyo, lose_samurai
from bakufu.games.bushido.turn import begin_deal, begin_purchase


def invite(s: BushidoState, host: i64, guest: i64, scribe: Scribe) -> None:
    """A guest with little honour accepts without a question (BUS-TEA-04)."""
    s.host = host
    s.guest = guest
    scribe.note(INVITED, host, guest, 0)
    if s.sh[guest] < s.box.guest_may_refuse_from:
        accept(s, scribe)
    else:
        s.step = ANSWER
        s.actor = guest


def accept(s: BushidoState, scribe: Scribe) -> None:
    """The guest's gift, the host's payment; then the host may turn honour (BUS-TEA-05)."""
    scribe.note(ACCEPTED, s.guest, 0, 0)
    gain_samurai(s, s.guest, s.box.gift, scribe)
    lose_samurai(s, s.host, s.box.gift, scribe)
    if s.sh[s.host] >= s.box.rate:
        s.step = GIVE_UP
        s.actor = s.host
    else:
        end_tea(s)


def end_tea(s: BushidoState) -> None:
    """Back to phase 5, or on to phase 3: the Daimyo never plays a tile (BUS-SENSEI-04)."""
    host = s.host
    s.host = -1
    s.guest = -1
    if host == s.daimyo:
        begin_purchase(s)
    else:
        s.step = INTRIGUE
        s.actor = host


@final
class Invite(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("invite", "BUS-TEA-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 1
        buffer[0] = PASS
        for guest in range(s.box.players):
            if guest != seat:
                buffer[count] = INVITE_SEAT + guest
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            begin_purchase(s)
        else:
            invite(s, seat, move - INVITE_SEAT, scribe)


@final
class Answer(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("answer", "BUS-TEA-03")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = ACCEPT
        buffer[1] = REFUSE
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == ACCEPT:
            accept(s, scribe)
            return
        scribe.note(REFUSED, seat, 0, 0)  # BUS-TEA-07
        lose_samurai(s, seat, s.box.refusal_guest, scribe)
        lose_daimyo(s, s.host, s.box.refusal_host, scribe)
        end_tea(s)

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"host": f"#{s.host}"}


@final
class GiveUp(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("give up", "BUS-TEA-06")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        while 2 * count <= s.sh[seat]:
            buffer[count] = GIVE + count
            count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        points = move - GIVE
        scribe.note(GAVE_UP, seat, 2 * points, points)
        lose_samurai(s, seat, 2 * points, scribe)
        gain_daimyo(s, seat, points, scribe)
        if s.step == OVER:
            s.host = -1
            s.guest = -1
        else:
            end_tea(s)

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"honour": int(s.sh[s.actor])}


@final
class Buy(Step[BushidoState]):
    """Asked in any case: nobody is to know who holds three tiles of strength 3 (BUS-SEE-05)."""

    def __init__(self) -> None:
        super().__init__("buy", "BUS-BUY-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        most = s.holds(seat, STRONGEST) // s.box.price_of_honour
        count: i64 = 0
        while count <= most and count < MAKE_SAMURAI - BUY_POINTS:
            buffer[count] = BUY_POINTS + count
            count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        points = move - BUY_POINTS
        tiles = points * s.box.price_of_honour
        spend_tiles(s, seat, STRONGEST, tiles)
        scribe.note(BOUGHT, seat, points, tiles)
        gain_daimyo(s, seat, points, scribe)
        if s.step != OVER:
            begin_deal(s)
