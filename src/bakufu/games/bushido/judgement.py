"""What makes a position good, and what a sensible player does, one decision at a time.

The judge looks at nothing that the seat does not know: own tiles and discs, what lies open, what
spies have seen, and what may lie behind the other screens by its number.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight, other_numbers
from bakufu.games.bushido import state as steps
from bakufu.games.bushido.judgement_affairs import (
    answer,
    audience,
    buy,
    demand,
    give_up,
    intrigue,
    invite,
    judge,
    propose,
    to_arms,
)
from bakufu.games.bushido.judgement_combat import mixed_tactic
from bakufu.games.bushido.judgement_land import discard, guard, neediest, retreat, settle, station
from bakufu.games.bushido.judgement_outlook import Outlook, turns_left
from bakufu.games.bushido.judgement_stacks import best_stack
from bakufu.games.bushido.judgement_war import deal, march, regroup
from bakufu.games.bushido.judgement_weights import WEIGHTS, Weights, own_weights
from bakufu.games.bushido.likelihood import heed_passes
from bakufu.games.bushido.moves import CALL, FILL_FROM, LAY_CAMPAIGN, MOVES, PASS, TACTIC_OF
from bakufu.games.bushido.state import BushidoState

_TOO_FEW: Final[i64] = 16  # looks


@final
class BushidoJudgement(Judgement):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = own_weights() if weights is None else weights
        self._moves = vec[i64]([0] * 64)

    def declared(self) -> list[Weight]:
        return WEIGHTS

    def weighed(self, numbers: list[float]) -> Judgement:
        return BushidoJudgement(Weights(other_numbers(WEIGHTS, numbers)))

    def value(self, state: State, seat: i64) -> float:
        return Outlook(cast(BushidoState, state), self.weights, -1).value[seat]

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        outlook = Outlook(cast(BushidoState, state), self.weights, -1)
        for seat in range(players):
            values[seat] = outlook.value[seat]

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        self.line(state, seat, dice, self._moves)
        return self._moves[0]

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """Roles, regrouping, attack and stack as a whole; other decisions move by move."""
        s = cast(BushidoState, state)
        step = s.step
        if step == steps.DEAL:
            return deal(s, seat, Outlook(s, self.weights, seat), moves)
        if step == steps.REGROUP:
            return regroup(s, seat, Outlook(s, self.weights, seat), moves)
        if steps.TARGET <= step <= steps.BONUS:
            return march(s, seat, Outlook(s, self.weights, seat), moves)
        if step == steps.STACK:
            return best_stack(s, seat, Outlook(s, self.weights, seat), dice, moves)
        moves[0] = self._choose(s, seat, dice)
        return 1

    def _choose(self, s: BushidoState, seat: i64, dice: Dice) -> i64:
        step, weights = s.step, self.weights
        if step == steps.TACTIC:
            return TACTIC_OF + mixed_tactic(s, seat, Outlook(s, weights, seat), dice)
        if steps.INTRIGUE <= step <= steps.RISE:
            return intrigue(s, seat, weights)
        if step == steps.INVITE:
            return invite(s, seat, weights)
        if step == steps.ANSWER:
            return answer(s, seat, weights)
        if step == steps.GIVE_UP:
            return give_up(s, seat, weights)
        if step == steps.CHANGE_DISCS:
            return discard(s, seat)
        if step == steps.DEPLOY or step == steps.REMOVE or step == steps.RECRUIT:
            return station(s, seat, weights)
        if step == steps.RETREAT:
            return retreat(s, seat, weights)
        if step == steps.DEMAND or step == steps.PROPOSE or step == steps.JUDGE:
            return self._advise(s, seat)
        if step <= steps.CHOOSE_PROVINCE:
            return settle(s, seat, weights, dice)
        if step == steps.CLOSE_GAP:
            return neediest(s, seat, weights, FILL_FROM)
        if step == steps.CALL_ELITE:
            return CALL if float(s.on_map(seat)) < weights.few_troops else PASS
        if step == steps.PLACE_ELITE:
            return guard(s, seat, weights)
        if step == steps.ANNOUNCE:
            late = float(s.month) >= weights.second_month
            return LAY_CAMPAIGN if late or not s.box.elite_called else PASS
        if step == steps.BUY:
            return buy(s, seat, weights)
        outlook = Outlook(s, weights, seat)
        if step == steps.TO_ARMS:
            return to_arms(s, seat, outlook)
        return audience(s, seat, outlook)

    def _advise(self, s: BushidoState, seat: i64) -> i64:
        outlook = Outlook(s, self.weights, seat)
        if s.step == steps.PROPOSE:
            return propose(s, seat, outlook)
        if s.step == steps.JUDGE:
            return judge(s, seat, outlook)
        buffer = vec[i64]([0] * MOVES)
        if s.fill_legal(seat, buffer) == 1:
            return PASS
        return demand(s, seat, outlook)

    # What a search asks besides

    def imagine(self, world: State, seat: i64, dice: Dice) -> None:
        world.unseal(seat)
        heed_passes(cast(BushidoState, world), seat, self.weights, dice)

    def perturbed(self, dice: Dice) -> Judgement:
        return BushidoJudgement(self.weights.perturbed(dice))

    def is_partial(self, state: State, seat: i64) -> bool:
        s = cast(BushidoState, state)
        if s.step == steps.STACK and (seat == s.attacker or seat == s.defender):
            return s.height(s.side_of(seat)) > 0 and s.top[s.side_of(seat)] < 0
        if seat != s.actor:
            return False
        if steps.DEPLOY <= s.step <= steps.PLACE_ELITE or s.step == steps.REGROUP:
            return s.floor > 0
        return (
            s.step == steps.SEND
            or s.step == steps.SEND_ELITE
            or (s.step == steps.DEAL and s.samurai >= 0)
        )

    def is_quiet(self, state: State) -> bool:
        """When the war of a turn is over, and when a turn begins."""
        s = cast(BushidoState, state)
        return s.step == steps.TO_ARMS or s.step <= steps.CHANGE_DISCS

    def quiet_positions(self, usual: i64) -> i64:
        """The end of the combat is judged: another turn is mostly somebody else's luck."""
        return 0

    def race_quiet_positions(self) -> i64:
        return i64(self.weights.race_quiet_positions)

    def race_perturbs(self) -> bool:
        return True

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        """None for what is no choice, many at a sealed choice, where each ends at once, and none
        there for a small effort: it is as good as the judge. In a tree few for where troops and
        settlers go."""
        s = cast(BushidoState, state)
        looks = effort * effort // 900
        buffer = vec[i64]([0] * MOVES)
        if s.fill_legal(seat, buffer) == 1:
            return 1
        if s.step == steps.STACK or s.step == steps.TACTIC:
            return looks * 3 if looks >= _TOO_FEW else 1
        if self.weights.race_quiet_positions >= 0.0:
            return i64(self.weights.race_looks * float(effort))
        if looks < _TOO_FEW:
            return 1
        return looks if s.step > steps.PLACE_ELITE else 2 + looks // 10

    def spread(self, state: State) -> float:
        s, weights = cast(BushidoState, state), self.weights
        if s.step == steps.OVER:
            return weights.spread
        return weights.spread + weights.spread_turn * float(turns_left(s))
