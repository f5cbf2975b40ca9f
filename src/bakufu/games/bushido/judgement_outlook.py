"""What each seat can expect at the end of the game, and what a change of it is worth to whom.

All is counted in Daimyo honour. A seat wants to gain, and it wants those to lose who are likely to
win: what others gain counts against it by their chance of victory.
"""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.bushido.box import (
    BATTLE,
    CHANOYU,
    DISCS,
    FORTRESS,
    HEXES,
    KOTAU,
    LAND,
    LARGE_BONUS,
    SEATS,
    SMALL_BONUS,
    STRENGTHS,
    SUPPORT,
    THINGS,
)
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.state import GIVE_UP, INVITE, OVER, BushidoState


def turns_left(s: BushidoState) -> i64:
    """Turns after the one under way, if nobody holds up the months."""
    if s.month == 0:
        return s.box.months
    left = s.box.months - s.month
    return left if left > 0 else 0


def turns_as_daimyo(s: BushidoState, seat: i64) -> i64:
    """Turns in which the seat will still be Daimyo, and can hold its free tea."""
    left, players = turns_left(s), s.box.players
    if s.daimyo < 0:
        after = seat - s.first
        if after < 0:
            after += players
        return 1 + (left - 1 - after) // players
    after = seat - s.daimyo
    if after < 0:
        after += players
    if after == 0:
        found = left // players
        if s.step <= INVITE or s.host == seat:
            found += 1
        return found
    if after > left:
        return 0
    return 1 + (left - after) // players


@final
class Outlook:
    """As one seat sees it, or with all hands as they are in a drawn world (viewer -1)."""

    def __init__(self, s: BushidoState, weights: Weights, viewer: i64) -> None:
        self.weights = weights
        self.viewer = viewer
        self.players = s.box.players
        self.left = turns_left(s)
        self.doubt = doubt_of(s, weights)
        self.value = vec[float]([0.0] * SEATS)
        self.share = vec[float]([0.0] * SEATS)  # of the victory
        self.samurai = vec[float]([0.0] * SEATS)  # what a point of Samurai honour is worth
        self.katana = vec[float]([0.0] * SEATS)  # and a katana on a tile
        for seat in range(self.players):
            self._look_at(s, seat)
        self._look_at_land(s)
        self._share_out()

    def _look_at(self, s: BushidoState, seat: i64) -> None:
        weights = self.weights
        teas = turns_as_daimyo(s, seat)
        honour = float(s.sh[seat])
        worth = float(s.dh[seat])
        if s.step == OVER:
            self.value[seat] = worth
            return
        each = weights.samurai
        if teas == 0:
            each = weights.late
            if seat == self.viewer and s.holds(seat, CHANOYU) > 0 and self.left > 0:
                each *= weights.chanoyu_late
        elif s.step != GIVE_UP or s.host != seat:
            honour -= weights.gift
        self.samurai[seat] = each
        worth += each * (honour if honour > 0.0 else 0.0)
        worth += float(teas) * (weights.turn + weights.income * float(s.income_of(seat)))
        if self.left > 0:
            worth += self._behind_screen(s, seat)
        if teas > 0:
            if s.tokens[seat] & SMALL_BONUS != 0:
                worth += weights.small_bonus
            if s.tokens[seat] & LARGE_BONUS != 0:
                worth += weights.large_bonus
        if s.dh[seat] >= s.box.most_honour:
            worth += weights.victory
        self.value[seat] = worth

    def _behind_screen(self, s: BushidoState, seat: i64) -> float:
        """Tiles and discs: counted where they are known, else by their number."""
        weights, row = self.weights, seat * THINGS
        is_known = self.viewer < 0 or self.viewer == seat
        held = katana_of(s, seat if is_known else self.viewer, seat, weights)
        # More than can be used in the fights to come is worth little.
        used = weights.katana_use * float(self.left) / (held + weights.katana_more)
        self.katana[seat] = weights.katana * (used if used < 1.0 else 1.0)
        worth = self.katana[seat] * held
        if not is_known:
            worth += weights.tile_effect * float(s.tiles_of(seat))
            return worth + weights.any_disc * float(s.discs_of(seat))
        for kind in range(STRENGTHS, SUPPORT):
            held = float(s.hand[row + kind])
            whole = weights.whole_effects
            if held > whole:
                held = whole + weights.more_effects * (held - whole)
            worth += weights.effect[kind - STRENGTHS] * held
        for disc in range(DISCS):
            held = float(s.hand[row + BATTLE + disc])
            if held > 1.0 and BATTLE + disc < KOTAU:
                held = 1.0 + weights.more_discs * (held - 1.0)
            worth += weights.disc[disc] * held
        return worth

    def tile(self, seat: i64) -> float:
        """What a tile drawn from the bag is worth."""
        if self.left == 0:
            return 0.0
        return self.weights.tile_katana * self.katana[seat] + self.weights.tile_effect

    def _look_at_land(self, s: BushidoState) -> None:
        """Troops, and provinces that may be lost."""
        if s.step == OVER:
            return
        weights = self.weights
        rounds = float(self.left) / float(self.players)
        if rounds > 1.0:
            rounds = 1.0 + weights.later_rounds * (rounds - 1.0)
        for place in range(HEXES):
            owner = s.owner[place]
            if owner < 0:
                continue
            troops = float(s.worth(place))
            most = weights.most_troops
            worth = weights.troop * rounds * (troops if troops < most else most)
            if s.kind[place] != FORTRESS and s.kind[place] >= 0:
                stake = land_worth(s, place, weights)
                beside: i64 = 0
                seats: i64 = 0
                for i in range(LAND.first[place], LAND.first[place + 1]):
                    other = s.owner[LAND.neighbours[i]]
                    if other >= 0 and other != owner and (seats >> other) & 1 == 0:
                        seats |= 1 << other
                        beside += 1
                danger = weights.danger * float(beside) / (1.0 + weights.shelter * (troops - 1.0))
                margin = troops - float(s.ronin[place])  # so many Ronin more, and it revolts
                if margin < 1.0:
                    margin = 1.0
                danger += weights.unrest / (margin * margin)
                koku = float(s.box.koku[s.kind[place]])
                worth += rounds * weights.land * weights.held_koku * koku
                worth -= rounds * danger * stake
            self.value[owner] += worth

    def _share_out(self) -> None:
        most = self.value[0]
        for seat in range(1, self.players):
            if self.value[seat] > most:
                most = self.value[seat]
        total = 0.0
        for seat in range(self.players):
            self.share[seat] = exp((self.value[seat] - most) / self.doubt)
            total += self.share[seat]
        for seat in range(self.players):
            self.share[seat] /= total

    def gain(self, seat: i64, changes: vec[float]) -> float:
        """What changes of all seats' honour are worth to one of them."""
        found = changes[seat]
        for other in range(self.players):
            found -= self.share[other] * changes[other]
        return found


def land_worth(s: BushidoState, place: i64, weights: Weights) -> float:
    """A province: its honour, and what its koku and katana bring."""
    kind = s.kind[place]
    katana = weights.land_katana * float(s.box.katana[kind])
    return float(s.box.honour[kind]) + weights.land * (float(s.box.koku[kind]) + katana)


def doubt_of(s: BushidoState, weights: Weights) -> float:
    """How far the honour at the end may lie from what is expected."""
    if s.step == OVER:
        return weights.doubt
    return weights.doubt + weights.doubt_turn * float(turns_left(s))


def katana_of(s: BushidoState, viewer: i64, seat: i64, weights: Weights) -> float:
    """The katana behind a screen: own ones counted, others' by what is known of them and by how
    many tiles there are."""
    row = seat * THINGS
    found = 0.0
    if viewer == seat:
        for strength in range(STRENGTHS):
            found += float(s.hand[row + strength] * (strength + 1))
        return found
    spied = (viewer * s.box.players + seat) * THINGS
    hidden = s.tiles_of(seat)
    for kind in range(SUPPORT):
        sure = s.known[row + kind] + s.seen[spied + kind]
        hidden -= sure
        if kind < STRENGTHS:
            found += float(sure * (kind + 1))
    return found + weights.tile_katana * float(hidden)
