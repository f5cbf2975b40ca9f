"""The order of play.

    set-up      everyone takes a colour; printed lists or a draft give the first provinces;
                the tower is filled and four events are opened
    a round     spring, summer, autumn: action and special cards, secret plans, the event, bids and
                player order, ten actions by everybody
    winter      rice loss, revolts for lack of rice, scoring
    the end     after the second winter

Each decision is a step with a class of its own; what happens by itself between decisions is in
`setting_up.py`, `seasons.py`, `actions.py`, `battle.py`, `winter.py` and `scoring.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.actions import first_action, tidy_up
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.joins import end_moment
from bakufu.games.shogun.knowledge import redraw_plans
from bakufu.games.shogun.moves import PUT, TAKE_BACK
from bakufu.games.shogun.setting_up import next_drafter
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    ORDER_FIXED,
    OVER,
    PLAN,
    WINTER,
    WINTER_OVER,
    Module,
    Rules,
    ShogunState,
)
from bakufu.games.shogun.steps.colours import ChooseColour
from bakufu.games.shogun.steps.draft import DraftCard, DraftGroup
from bakufu.games.shogun.steps.hunger import WinterRevolt
from bakufu.games.shogun.steps.marches import March
from bakufu.games.shogun.steps.plan import Plan
from bakufu.games.shogun.steps.specials import ChooseSpecial
from bakufu.games.shogun.steps.step import Step
from bakufu.games.shogun.winter import begin_second_year


@final
class Round(Rules):
    def __init__(self, modules: list[Module]) -> None:
        super().__init__(modules)
        for place in range(len(modules)):
            modules[place].place = place
        # In the order of the step numbers in `state.py`.
        self.steps: list[Step] = [
            ChooseColour(),
            DraftCard(),
            DraftGroup(),
            Plan(),
            ChooseSpecial(),
            March(),
            March(),
            WinterRevolt(),
        ]

    def fill_legal(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        if seat >= s.box.players:
            return 0
        if s.step >= OVER:
            if s.step == OVER or seat != s.actor:
                return 0
            return self.modules[s.joined].fill(s, seat, buffer)
        return self.steps[s.step].fill(s, seat, buffer)

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if s.step > OVER:
            self.modules[s.joined].apply(s, seat, move, chance, scribe)
        else:
            self.steps[s.step].apply(s, seat, move, chance, scribe)

    def moment_over(self, s: ShogunState, chance: Chance, scribe: Scribe) -> None:
        moment = end_moment(s)
        if moment == ORDER_FIXED:
            first_action(s, chance, scribe)
        elif moment == ACTIONS_DONE:
            tidy_up(s, chance, scribe)
        elif moment == WINTER_OVER:
            begin_second_year(s, chance, scribe)
        else:
            next_drafter(s, chance, scribe)

    def determinise(self, s: ShogunState, seat: i64, chance: Chance) -> None:
        redraw_plans(s, seat, chance)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not legal now."""
        if s.step == OVER:
            return "SHO-END-01"
        in_round = s.year > 0 and s.season != WINTER
        if in_round and s.step != PLAN and PUT <= move <= TAKE_BACK:
            return "SHO-PLAN-11"  # plans are final
        if s.step != PLAN and s.actor >= 0 and seat != s.actor:
            return "SHO-DRAFT-04" if s.year == 0 else "SHO-ROUND-08"
        if s.step > OVER:
            return self.modules[s.joined].forbidden_by(s, seat, move)
        return self.steps[s.step].forbidden_by(s, seat, move)


def start(box: Box, rules: Round) -> ShogunState:
    """The table before anybody has a colour (SHO-SETUP-22)."""
    return ShogunState(box, rules, None)


def forbidden_by(s: ShogunState, seat: i64, move: i64) -> str:
    """The rule that forbids a move which is not legal now."""
    rules = s.rules
    assert isinstance(rules, Round)
    return rules.forbidden_by(s, seat, move)
