"""Planning: all players at once and in secret, free to change until handed in."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.sealed import SealedChoice
from bakufu.games.edo.box import ACTIONS, MOST_OFFICIALS, SLOTS
from bakufu.games.edo.knowledge import forget_plan, plan_anew
from bakufu.games.edo.moves import GO, HAND_IN, LAY, LIFT, OFFICIALS
from bakufu.games.edo.notes import CARD_LAID, OFFICIALS_SET, PLAN_HANDED_IN, PLAN_LIFTED
from bakufu.games.edo.planning import WHOLE, fill_cards, fill_officials, lift_last, next_slot
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.turns import begin_turns


@final
class Plan(SealedChoice[EdoState]):
    def __init__(self) -> None:
        super().__init__("plan", "EDO-PLAN-01", HAND_IN, PLAN_HANDED_IN)

    def choosers(self, s: EdoState) -> i64:
        return (1 << s.box.players) - 1

    def committed(self, s: EdoState) -> i64:
        return s.committed

    def set_committed(self, s: EdoState, seats: i64) -> None:
        s.committed = seats

    def fill_choice(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        planned = s.planned[seat]
        count: i64 = 0
        if planned < WHOLE:
            if planned % 2 == 0:
                count = fill_cards(s, seat, buffer)
            else:
                count = fill_officials(s, seat, buffer)
        if planned > 0:
            buffer[count] = LIFT
            count += 1
        if planned == WHOLE:
            buffer[count] = HAND_IN
            count += 1
        return count

    def choose(self, s: EdoState, seat: i64, move: i64, scribe: Scribe) -> None:
        if move == LIFT:
            slot = lift_last(s, seat)
            scribe.note(PLAN_LIFTED, seat, slot, 1 - s.planned[seat] % 2)
            return
        slot = next_slot(s, seat)
        place = seat * SLOTS + slot
        if move < OFFICIALS:
            s.card[place] = (move - LAY) // ACTIONS
            s.action[place] = (move - LAY) % ACTIONS
            scribe.note(CARD_LAID, seat, slot, s.card[place] * 16 + s.action[place])
        else:
            s.own[place] = (move - OFFICIALS) // (MOST_OFFICIALS + 1)
            s.shogun[place] = (move - OFFICIALS) % (MOST_OFFICIALS + 1)
            scribe.note(OFFICIALS_SET, seat, slot, s.own[place] * 16 + s.shogun[place])
        s.planned[seat] = s.planned[seat] + 1

    def reveal(self, s: EdoState, chance: Chance, scribe: Scribe) -> None:
        begin_turns(s, chance, scribe)

    def forget(self, s: EdoState, seat: i64) -> None:
        forget_plan(s, seat)

    def choose_any(self, s: EdoState, seat: i64, chance: Chance) -> None:
        plan_anew(s, seat, 0, False, chance)

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        if s.committed & (1 << seat) != 0 and move < GO:
            return "EDO-PLAN-12"
        if move >= GO or move < LAY:
            return "EDO-PLAN-13"  # nobody acts before all have handed in
        if LAY <= move < OFFICIALS:
            card = (move - LAY) // ACTIONS
            action = (move - LAY) % ACTIONS
            if not s.may_plan(seat, card):
                return "EDO-DEVELOP-03" if _is_fresh(s, seat, card) else "EDO-PLAN-01"
            slot = s.lies_at(seat, card)
            if s.box.most[move - LAY] == 0:
                return "EDO-PLAN-02"
            if slot >= 0 and s.action[seat * SLOTS + slot] != action:
                return "EDO-PLAN-02"  # two actions of one card
            return "EDO-PLAN-01"
        if move < LIFT:
            return self._too_many(s, seat, move)
        return "EDO-PLAN-01"  # nothing to lift, or not whole yet

    def _too_many(self, s: EdoState, seat: i64, move: i64) -> str:
        """The rule against so many officials at the card laid last."""
        own = (move - OFFICIALS) // (MOST_OFFICIALS + 1)
        shogun = (move - OFFICIALS) % (MOST_OFFICIALS + 1)
        if s.planned[seat] % 2 == 0:
            return "EDO-PLAN-04"  # no card waits for officials
        face = s.face(seat, next_slot(s, seat))
        if (own + shogun) % s.box.takes[face] != 0:
            return "EDO-PLAN-06"
        if (own + shogun) // s.box.takes[face] > s.box.most[face]:
            return "EDO-PLAN-05"
        if shogun > s.shoguns_waiting(seat) and s.recruits[seat] > 0:
            return "EDO-RECRUIT-02"
        return "EDO-PLAN-04"

    def prompt(self, s: EdoState) -> str:
        return "plan"


def _is_fresh(s: EdoState, seat: i64, card: i64) -> bool:
    return card >= 3 and s.owner[card - 3] == seat
