"""Marches of Combat A and B, and the move of Deploy 1: first where to, then how many."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun import names
from bakufu.games.shogun.actions import is_target, march, planned_province, stay
from bakufu.games.shogun.box import COMBAT_B, DEPLOY_1, PROVINCES, TEMPLE_FORBIDS
from bakufu.games.shogun.moves import NUMBER, REVOLT, STAY, TARGET
from bakufu.games.shogun.names import named
from bakufu.games.shogun.state import CLOSED, DEPLOY_MOVE, ShogunState


@final
class March(Step[ShogunState]):
    """Serves both steps: Deploy 1 may stay and never attacks, Combat must march if it can."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        province = planned_province(s)
        action = s.track[s.track_place]
        count: i64 = 0
        if s.target >= 0:
            for armies in range(s.armies[province] - 1):
                buffer[count] = NUMBER + armies  # one army stays behind (SHO-MOVE-05)
                count += 1
            return count
        if s.step == DEPLOY_MOVE or s.box.may_decline_march:
            buffer[count] = STAY
            count += 1
        for target in range(PROVINCES):
            if is_target(s, seat, province, target, action):
                buffer[count] = TARGET + target
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == STAY:
            stay(s, seat, chance, scribe)
        elif move < NUMBER:
            s.target = move - TARGET
        else:
            march(s, seat, move - NUMBER + 1, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        province = planned_province(s)
        if move == STAY:
            return "SHO-MOVE-10" if s.target < 0 else "SHO-MOVE-06"
        if NUMBER <= move < REVOLT:
            return "SHO-MOVE-05" if s.target >= 0 else "SHO-MOVE-03"
        if not TARGET <= move < NUMBER:
            return "SHO-ROUND-08"
        target = move - TARGET
        if s.target >= 0:
            return "SHO-MOVE-06"
        if s.owner[target] == CLOSED:
            return "SHO-SETUP-05"
        if s.box.map.are_neighbours(province, target):
            if s.track[s.track_place] == DEPLOY_1:
                return "SHO-DEPLOY-07"
            for module in s.modules:
                if module.bars(s, seat, target, s.track[s.track_place]):
                    return module.barred_by()
            return "SHO-EVENT-11" if s.ruling == TEMPLE_FORBIDS else "SHO-MOVE-09"
        return "SHO-MOVE-01"

    def decision_rule(self, s: ShogunState) -> str:
        return "SHO-MOVE-04" if s.track[s.track_place] == COMBAT_B else self.rule

    def prompt(self, s: ShogunState) -> str:
        return self.name if s.target < 0 else "number"

    def arguments(self, s: ShogunState) -> Arguments:
        arguments = super().arguments(s) | {
            "action": named("action", names.ACTIONS[s.track[s.track_place]]),
            "origin": named("province", names.PROVINCES[planned_province(s)]),
        }
        if s.target >= 0:
            arguments["target"] = named("province", names.PROVINCES[s.target])
        return arguments
