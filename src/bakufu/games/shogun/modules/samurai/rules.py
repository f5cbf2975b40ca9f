"""Samurai: a bonus in every round for a player who stands in four regions (SHO-SAM-01 to -09)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun.actions import gain_chests, gain_rice
from bakufu.games.shogun.box import PROVINCES, REGIONS, SEATS, Box
from bakufu.games.shogun.joins import carry_on
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.modules.gifts import into_tray
from bakufu.games.shogun.modules.samurai.events import BONUSES
from bakufu.games.shogun.modules.samurai.judge import best_bonus, regions_worth
from bakufu.games.shogun.modules.samurai.numbers import (
    BONUS,
    BONUS_TAKEN,
    FROM_SAMURAI,
    SAMURAI_BACK,
    SAMURAI_TURNED,
    TAKE_BONUS,
)
from bakufu.games.shogun.modules.samurai.pieces import (
    ARMIES,
    CARDS,
    CHESTS,
    RICE,
    SORTS,
    SamuraiPieces,
    samurai,
)
from bakufu.games.shogun.scoring import score
from bakufu.games.shogun.state import ORDER_FIXED, Module, ShogunState


@final
class Samurai(Module):
    def __init__(self) -> None:
        super().__init__("samurai", TAKE_BONUS)
        self.steps = [TakeBonus(self)]
        self.regions: i64 = 4  # that a player must stand in (SHO-SAM-03)
        self.offers = vec[i64]([0] * (CARDS * SORTS))  # numbers on the cards; 0: not offered

    def pieces(self, box: Box) -> SamuraiPieces:
        return SamuraiPieces(None)

    def carry_on(self, s: ShogunState, chance: Chance, scribe: Scribe) -> bool:
        """The stack of whoever stands in four regions is turned (SHO-SAM-03, SHO-SAM-04)."""
        if s.moment != ORDER_FIXED:
            return False
        while s.turn_place < s.box.players:
            seat = s.order[s.turn_place]
            if regions_held(s, seat) >= self.regions:
                stack = samurai(s, self.place).stack
                stack[seat] = stack[seat] + 1  # SHO-SAM-04
                scribe.note(SAMURAI_TURNED, seat, stack[seat], 0)
                s.step = TAKE_BONUS
                s.actor = seat
                return True
            s.turn_place += 1
        return False

    def year_ends(self, s: ShogunState, scribe: Scribe) -> None:
        """All stacks go back to the start (SHO-SAM-09)."""
        stack = samurai(s, self.place).stack
        for seat in range(SEATS):
            stack[seat] = 0
        scribe.note(SAMURAI_BACK, 0, 0, 0)

    # Judgement

    def choose(self, s: ShogunState, seat: i64, weights: Weights) -> i64:
        card = samurai(s, self.place).stack[seat]
        return BONUS + best_bonus(s, seat, self.offers, card, weights)

    def ignore(self, s: ShogunState, seat: i64) -> i64:
        """The first bonus on the card."""
        first = samurai(s, self.place).stack[seat] * SORTS
        sort: i64 = 0
        while self.offers[first + sort] == 0:
            sort += 1
        return BONUS + sort

    def worth(self, s: ShogunState, seat: i64, province: i64, weights: Weights) -> float:
        card = samurai(s, self.place).stack[seat]
        return regions_worth(s, seat, province, self.regions, self.offers, card, weights)


@final
class TakeBonus(Step[ShogunState]):
    def __init__(self, module: Samurai) -> None:
        super().__init__("bonus", "SHO-SAM-06")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        card = samurai(s, self.module.place).stack[seat]
        count: i64 = 0
        for sort in range(SORTS):
            if self.module.offers[card * SORTS + sort] > 0:
                buffer[count] = BONUS + sort
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        sort = move - BONUS
        number = self.module.offers[samurai(s, self.module.place).stack[seat] * SORTS + sort]
        scribe.note(BONUS_TAKEN, seat, sort, number)
        # SHO-SAM-08
        if sort == CHESTS:
            gain_chests(s, seat, number, -1, scribe)
        elif sort == ARMIES:
            into_tray(s, seat, number, scribe)
        elif sort == RICE:
            gain_rice(s, seat, number, -1, scribe)
        else:
            score(s, seat, FROM_SAMURAI, number, scribe)
        s.turn_place += 1
        carry_on(s, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-SAM-02" if BONUS <= move < BONUS + SORTS else "SHO-SAM-06"

    def arguments(self, s: ShogunState) -> Arguments:
        arguments = super().arguments(s)
        first = samurai(s, self.module.place).stack[s.actor] * SORTS
        for sort in range(SORTS):
            arguments[BONUSES[sort]] = self.module.offers[first + sort]
        return arguments


def regions_held(s: ShogunState, seat: i64) -> i64:
    """In how many regions a seat holds provinces (SHO-SAM-03)."""
    held: i64 = 0
    for province in range(PROVINCES):
        if s.owner[province] == seat:
            held |= 1 << s.box.region[province]
    count: i64 = 0
    for region in range(REGIONS):
        if held & (1 << region) != 0:
            count += 1
    return count
