"""Tenno's Court: armies become courtiers, courtiers buy favours (SHO-COURT-01 to -37)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun.actions import can_build
from bakufu.games.shogun.box import (
    COMBAT_A,
    FIRST_CHEST,
    NO_CARD,
    NO_EVENT,
    PROVINCES,
    SEATS,
    SPACES,
    TOWER_CARD,
    Box,
)
from bakufu.games.shogun.joins import carry_on
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.modules.court.events import effect_of
from bakufu.games.shogun.modules.court.favours import carry_out, choose_event, choose_province
from bakufu.games.shogun.modules.court.judge import (
    best_favour,
    best_province,
    is_bad_event,
    space_worth,
)
from bakufu.games.shogun.modules.court.numbers import (
    ASK_FAVOUR,
    CANCEL_EVENT,
    CONVERTED,
    COURT_CARD_SHOWN,
    COURTIERS_SENT,
    DRAW_FAVOUR,
    FAVOUR,
    FAVOUR_GONE,
    FAVOUR_LAID,
    FAVOUR_TAKEN,
    KEEP_EVENT,
    NO_FAVOUR,
    NO_FAVOUR_TAKEN,
    NOT_CONVERTED,
    UNREST_PREVENTED,
    USE_FAVOUR,
    VISIT_BEGAN,
)
from bakufu.games.shogun.modules.court.pieces import (
    BUILDS,
    CALMS,
    CANCELS,
    CONVERT_3,
    FAVOURS,
    GONE,
    LEVIES,
    OFFERED,
    PLACES,
    SHIELDS,
    UNSEEN,
    CourtPieces,
    court,
    kept_by,
    packed,
)
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.state import CLOSED, NEUTRAL, ORDER_FIXED, Module, ShogunState


@final
class Court(Module):
    def __init__(self) -> None:
        super().__init__("court", ASK_FAVOUR)
        self.steps = [AskFavour(self), UseFavour(self)]
        self.courtiers: i64 = 0  # of each player (SHO-COURT-03)
        self.price = vec[i64]([0] * PLACES)  # in courtiers, the dearest place first
        self.does = vec[i64]([0] * FAVOURS)
        self.amount = vec[i64]([0] * FAVOURS)

    def pieces(self, box: Box) -> CourtPieces:
        return CourtPieces(None)

    def tower_filled(self, s: ShogunState, scribe: Scribe) -> None:
        """A courtier for every own army that fell out (SHO-COURT-04)."""
        pieces = court(s, self.place)
        for seat in range(s.box.players):
            number = s.tray[seat]
            if number > self.courtiers:
                number = self.courtiers
            pieces.hall[seat] = number
            if number > 0:
                scribe.note(COURTIERS_SENT, seat, number, 0)

    def cards_laid(self, s: ShogunState, chance: Chance, scribe: Scribe) -> None:
        """Three favours, the highest number on the dearest place (SHO-COURT-07, -08)."""
        pieces = court(s, self.place)
        unseen = vec[i64]([0] * FAVOURS)
        for favour in range(FAVOURS):
            if pieces.favour[favour] == UNSEEN:
                unseen[favour] = 1
        for _time in range(PLACES):
            favour = draw_out(DRAW_FAVOUR, unseen, 0, FAVOURS, chance)
            pieces.favour[favour] = OFFERED
        place: i64 = 0
        for i in range(FAVOURS):
            favour = FAVOURS - 1 - i
            if pieces.favour[favour] == OFFERED:
                pieces.offer[place] = favour
                effect = packed(self.does[favour], self.amount[favour])
                scribe.note(FAVOUR_LAID, favour, self.price[place], effect)
                place += 1

    def in_supply(self, s: ShogunState, seat: i64) -> i64:
        """Courtiers that are neither in the hall nor in the audience room."""
        pieces = court(s, self.place)
        return self.courtiers - pieces.hall[seat] - pieces.room[seat]

    # Conversions

    def _convert(self, s: ShogunState, scribe: Scribe) -> None:
        """In player order, each player from "convert 3" to "convert 1" (SHO-COURT-16)."""
        for place in range(s.box.players):
            seat = s.order[place]
            for turn in range(PLACES):
                space = CONVERT_3 + turn
                card = s.plan[seat * SPACES + space]
                s.shown[seat * SPACES + space] = 1
                scribe.note(COURT_CARD_SHOWN, seat, space, card)
                if card == NO_CARD or FIRST_CHEST <= card < TOWER_CARD:
                    continue  # SHO-COURT-12
                self._send(s, seat, space, card, PLACES - turn, scribe)

    def _send(
        self, s: ShogunState, seat: i64, space: i64, card: i64, number: i64, scribe: Scribe
    ) -> None:
        """All or nothing; one army stays in a province, none in the tray (SHO-COURT-09 to -15)."""
        pieces = court(s, self.place)
        armies = s.tray[seat]
        if card < PROVINCES:
            armies = s.armies[card] - 1
        if armies < number or self.in_supply(s, seat) < number:
            scribe.note(NOT_CONVERTED, seat, space, card)
            return
        if card < PROVINCES:
            s.armies[card] = s.armies[card] - number
            scribe.note(CONVERTED, seat, number, card)
        else:
            s.tray[seat] = s.tray[seat] - number
            scribe.note(CONVERTED, seat, number, -1)
        s.supply[seat] = s.supply[seat] + number
        pieces.hall[seat] = pieces.hall[seat] + number

    # Visits

    def carry_on(self, s: ShogunState, chance: Chance, scribe: Scribe) -> bool:
        """First the court spaces are carried out, then come the visits (SHO-COURT-16, -17)."""
        if s.moment != ORDER_FIXED:
            return False
        pieces = court(s, self.place)
        if pieces.visit < 0:
            self._convert(s, scribe)
            _fix_visits(s, pieces)
            pieces.visit = 0
        while pieces.visit < s.box.players and on_offer(pieces) > 0:
            seat = pieces.visitors[pieces.visit]
            if seat < 0:
                break
            if pieces.hall[seat] > 0:
                pieces.room[seat] = pieces.hall[seat]  # SHO-COURT-18
                pieces.hall[seat] = 0
                scribe.note(VISIT_BEGAN, seat, pieces.room[seat], 0)
            if self._cheapest(pieces) <= pieces.room[seat]:
                s.step = ASK_FAVOUR
                s.actor = seat
                return True
            pieces.visit += 1
        self._close(s, pieces, scribe)
        return False

    def _cheapest(self, pieces: CourtPieces) -> i64:
        price: i64 = self.courtiers + 1
        for place in range(PLACES):
            if pieces.offer[place] >= 0 and self.price[place] < price:
                price = self.price[place]
        return price

    def _close(self, s: ShogunState, pieces: CourtPieces, scribe: Scribe) -> None:
        """Courtiers go back to the hall, favours left over leave the game (SHO-COURT-25)."""
        for seat in range(SEATS):
            pieces.hall[seat] = pieces.hall[seat] + pieces.room[seat]
            pieces.room[seat] = 0
            pieces.visitors[seat] = -1
        for place in range(PLACES):
            favour = pieces.offer[place]
            if favour >= 0:
                pieces.favour[favour] = GONE
                pieces.offer[place] = -1
                scribe.note(FAVOUR_GONE, favour, 0, 0)
        pieces.visit = -1

    def may_choose(self, s: ShogunState, seat: i64, province: i64) -> bool:
        """Whether the favour taken can be used there."""
        favour = court(s, self.place).used
        does = self.does[favour]
        if does == LEVIES and s.supply[seat] == 0:
            return False  # nothing can be placed (SHO-COURT-36, SHO-COURT-37)
        if s.owner[province] != seat:
            return does == LEVIES and s.owner[province] == NEUTRAL  # only the levy goes abroad
        if does == CALMS:
            return s.unrest[province] > 0
        if does == BUILDS:
            return can_build(s, province, self.amount[favour])
        return True

    def _has_choice(self, s: ShogunState, seat: i64) -> bool:
        for province in range(PROVINCES):
            if self.may_choose(s, seat, province):
                return True
        return False

    def take(
        self, s: ShogunState, pieces: CourtPieces, seat: i64, place: i64, scribe: Scribe
    ) -> bool:
        """Pay and carry out as far as possible; True if it asks for a choice (SHO-COURT-20)."""
        favour = pieces.offer[place]
        pieces.offer[place] = -1
        pieces.room[seat] = pieces.room[seat] - self.price[place]
        pieces.favour[favour] = GONE
        pieces.used = favour
        scribe.note(FAVOUR_TAKEN, seat, favour, self.price[place])
        does = self.does[favour]
        if does == CANCELS and s.ruling != NO_EVENT:
            return True
        if does in (CALMS, BUILDS, LEVIES):
            if self._has_choice(s, seat):
                return True
        carry_out(s, pieces, seat, favour, does, self.amount[favour], scribe)
        return False

    # What favours do later

    def bars(self, s: ShogunState, seat: i64, target: i64, action: i64) -> bool:
        """No attack on the holder with the actions the card names (SHO-COURT-32)."""
        pieces = court(s, self.place)
        owner = s.owner[target]
        for favour in range(FAVOURS):
            if self.does[favour] == SHIELDS and kept_by(pieces, owner, favour):
                if self.amount[favour] & (1 << (action - COMBAT_A)) != 0:
                    return True
        return False

    def barred_by(self) -> str:
        return "SHO-COURT-32"

    def prevents_unrest(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> bool:
        """A kept favour 4 is used up by the next marker (SHO-COURT-31)."""
        pieces = court(s, self.place)
        for favour in range(FAVOURS):
            if self.does[favour] == CALMS and kept_by(pieces, seat, favour):
                pieces.favour[favour] = GONE
                scribe.note(UNREST_PREVENTED, seat, province, 0)
                scribe.note(FAVOUR_GONE, favour, 0, 0)
                return True
        return False

    def round_ends(self, s: ShogunState, scribe: Scribe) -> None:
        """Cards against attacks leave the game (SHO-COURT-32)."""
        pieces = court(s, self.place)
        for favour in range(FAVOURS):
            if self.does[favour] == SHIELDS and pieces.favour[favour] > GONE:
                pieces.favour[favour] = GONE
                scribe.note(FAVOUR_GONE, favour, 0, 0)

    # Judgement

    def choose(self, s: ShogunState, seat: i64, weights: Weights) -> i64:
        pieces = court(s, self.place)
        if s.step == ASK_FAVOUR:
            place = best_favour(s, pieces, seat, self.price, self.does, self.amount, weights)
            return NO_FAVOUR if place < 0 else FAVOUR + place
        does = self.does[pieces.used]
        if does == CANCELS:
            return CANCEL_EVENT if is_bad_event(s) else KEEP_EVENT
        best: i64 = -1
        best_worth = 0.0
        for province in range(PROVINCES):
            if self.may_choose(s, seat, province):
                worth = best_province(s, seat, province, does, weights)
                if best < 0 or worth > best_worth:
                    best = province
                    best_worth = worth
        return CHOOSE + best

    def ignore(self, s: ShogunState, seat: i64) -> i64:
        return NO_FAVOUR  # and so it never comes to a choice

    def plan_worth(
        self, s: ShogunState, seat: i64, space: i64, card: i64, weights: Weights
    ) -> float:
        if space < CONVERT_3:
            return 0.0
        number = PLACES - (space - CONVERT_3)
        pieces = court(s, self.place)
        if self.in_supply(s, seat) < number:
            return -weights.court_vain
        return space_worth(
            s, pieces, seat, card, number, self.price, self.does, self.amount, weights
        )


@final
class AskFavour(Step[ShogunState]):
    def __init__(self, module: Court) -> None:
        super().__init__("favour", "SHO-COURT-19")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        pieces = court(s, self.module.place)
        count: i64 = 0
        for place in range(PLACES):
            if pieces.offer[place] >= 0 and self.module.price[place] <= pieces.room[seat]:
                buffer[count] = FAVOUR + place
                count += 1
        buffer[count] = NO_FAVOUR  # SHO-COURT-19
        return count + 1

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        pieces = court(s, self.module.place)
        if move == NO_FAVOUR:
            scribe.note(NO_FAVOUR_TAKEN, seat, 0, 0)
        elif self.module.take(s, pieces, seat, move - FAVOUR, scribe):
            s.step = USE_FAVOUR
            return
        _next_visit(s, pieces, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        offer = court(s, self.module.place).offer
        if FAVOUR <= move < NO_FAVOUR and offer[move - FAVOUR] >= 0:
            return "SHO-COURT-20"
        return "SHO-COURT-19"

    def arguments(self, s: ShogunState) -> Arguments:
        courtiers = court(s, self.module.place).room[s.actor]
        return super().arguments(s) | {"courtiers": int(courtiers)}


@final
class UseFavour(Step[ShogunState]):
    def __init__(self, module: Court) -> None:
        super().__init__("favour-use", "SHO-COURT-22")
        self.module = module

    def _does(self, s: ShogunState) -> i64:
        return self.module.does[court(s, self.module.place).used]

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        if self._does(s) == CANCELS:
            buffer[0] = CANCEL_EVENT
            buffer[1] = KEEP_EVENT
            return 2
        count: i64 = 0
        for province in range(PROVINCES):
            if self.module.may_choose(s, seat, province):
                buffer[count] = CHOOSE + province
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        pieces = court(s, self.module.place)
        does = self._does(s)
        if does == CANCELS:
            choose_event(s, seat, move == CANCEL_EVENT, scribe)
        else:
            amount = self.module.amount[pieces.used]
            choose_province(s, seat, move - CHOOSE, does, amount, scribe)
        _next_visit(s, pieces, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        if FAVOUR <= move <= NO_FAVOUR:
            return "SHO-COURT-21"
        if self._does(s) == LEVIES:
            if CHOOSE <= move < CHOOSE + PROVINCES and s.owner[move - CHOOSE] in (NEUTRAL, CLOSED):
                return "SHO-COURT-37"
        return self.decision_rule(s)

    def decision_rule(self, s: ShogunState) -> str:
        does = self._does(s)
        if does == CANCELS:
            return "SHO-COURT-27"
        if does == CALMS:
            return "SHO-COURT-30"
        return "SHO-COURT-35" if does == BUILDS else "SHO-COURT-36"

    def prompt(self, s: ShogunState) -> str:
        return "cancel" if self._does(s) == CANCELS else self.name

    def arguments(self, s: ShogunState) -> Arguments:
        arguments = super().arguments(s)
        if self._does(s) != CANCELS:
            used = court(s, self.module.place).used
            effect, amount = effect_of(self._does(s), self.module.amount[used])
            arguments |= {"number": int(used) + 1, "effect": effect, "amount": amount}
        return arguments


def _next_visit(s: ShogunState, pieces: CourtPieces, chance: Chance, scribe: Scribe) -> None:
    pieces.used = -1
    pieces.visit += 1
    carry_on(s, chance, scribe)


def _fix_visits(s: ShogunState, pieces: CourtPieces) -> None:
    """Most courtiers first, ties by player order; fixed before the first visit (SHO-COURT-17)."""
    place: i64 = 0
    for back in range(64):
        number = 63 - back
        for turn in range(s.box.players):
            seat = s.order[turn]
            if pieces.hall[seat] == number and number > 0:
                pieces.visitors[place] = seat
                place += 1


def on_offer(pieces: CourtPieces) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        if pieces.offer[place] >= 0:
            count += 1
    return count
