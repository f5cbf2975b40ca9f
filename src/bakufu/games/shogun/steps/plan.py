"""Planning: all players at once and in secret, free to change until the last one commits."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.sealed import SealedChoice
from bakufu.games.shogun.box import BID, FIRST_CHEST, NO_CARD, SPACES, TOWER_CARD
from bakufu.games.shogun.knowledge import forget_plan, plan_anew
from bakufu.games.shogun.moves import (
    COMMIT,
    LEAVE,
    LIFT,
    PUT,
    TAKE_BACK,
    card_put,
    space_put,
)
from bakufu.games.shogun.notes import (
    CARD_LIFTED,
    CARD_PLANNED,
    PLAN_COMMITTED,
    PLAN_TAKEN_BACK,
)
from bakufu.games.shogun.planning import (
    copies_in_hand,
    fill_hand,
    last_space,
    may_leave,
    next_space,
    owns_card,
)
from bakufu.games.shogun.seasons import reveal_bids
from bakufu.games.shogun.state import ShogunState


@final
class Plan(SealedChoice[ShogunState]):
    def __init__(self) -> None:
        super().__init__("plan", "SHO-PLAN-01", COMMIT, PLAN_COMMITTED, TAKE_BACK, PLAN_TAKEN_BACK)

    def choosers(self, s: ShogunState) -> i64:
        return (1 << s.box.players) - 1

    def committed(self, s: ShogunState) -> i64:
        return s.committed

    def set_committed(self, s: ShogunState, seats: i64) -> None:
        s.committed = seats

    def fill_choice(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        space = next_space(s, seat)
        if space < s.box.spaces:
            count = fill_hand(s, seat, space, buffer)
            if may_leave(s, seat):
                buffer[count] = LEAVE + space
                count += 1
        if s.planned[seat] > 0:
            buffer[count] = LIFT
            count += 1
        if space == s.box.spaces:
            buffer[count] = COMMIT
            count += 1
        return count

    def choose(self, s: ShogunState, seat: i64, move: i64, scribe: Scribe) -> None:
        if move == LIFT:
            space = last_space(s, seat)
            s.plan[seat * SPACES + space] = NO_CARD
            s.planned[seat] = s.planned[seat] - 1
            scribe.note(CARD_LIFTED, seat, space, 0)
        else:
            space = next_space(s, seat)
            card = NO_CARD
            if move < LEAVE:
                card = card_put(move)
            s.plan[seat * SPACES + space] = card
            s.planned[seat] = s.planned[seat] + 1
            scribe.note(CARD_PLANNED, seat, space, card)

    def reveal(self, s: ShogunState, chance: Chance, scribe: Scribe) -> None:
        reveal_bids(s, chance, scribe)

    def forget(self, s: ShogunState, seat: i64) -> None:
        forget_plan(s, seat)

    def choose_any(self, s: ShogunState, seat: i64, chance: Chance) -> None:
        plan_anew(s, seat, chance)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        if s.committed & (1 << seat) != 0:
            return "SHO-PLAN-11"
        if LEAVE <= move < LIFT or move == COMMIT:
            return "SHO-PLAN-06"
        if not PUT <= move < LEAVE:
            return "SHO-PLAN-11" if move in (LIFT, TAKE_BACK) else "SHO-ROUND-02"
        space = space_put(move)
        card = card_put(move)
        if not owns_card(s, seat, card):
            return "SHO-PLAN-10"
        if copies_in_hand(s, seat, card) == 0:
            return "SHO-PLAN-05"
        if space == BID and FIRST_CHEST <= card < TOWER_CARD:
            return "SHO-BID-02"
        return "SHO-PLAN-04"
