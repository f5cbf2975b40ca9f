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

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Over, Step
from bakufu.games.shogun.actions import first_action, tidy_up
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.joins import end_moment
from bakufu.games.shogun.knowledge import redraw_plans
from bakufu.games.shogun.moves import PUT, TAKE_BACK
from bakufu.games.shogun.setting_up import next_drafter
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    CHOOSE_SPECIAL,
    ORDER_FIXED,
    OVER,
    PLAN,
    WINTER,
    WINTER_OVER,
    WINTER_REVOLT,
    Module,
    ShogunRules,
    ShogunState,
)
from bakufu.games.shogun.steps.colours import ChooseColour
from bakufu.games.shogun.steps.draft import DraftCard, DraftGroup
from bakufu.games.shogun.steps.hunger import WinterRevolt
from bakufu.games.shogun.steps.marches import March
from bakufu.games.shogun.steps.plan import Plan
from bakufu.games.shogun.steps.specials import ChooseSpecial
from bakufu.games.shogun.winter import begin_second_year


@final
class Round(ShogunRules):
    def __init__(self, modules: list[Module], count: i64) -> None:
        over = Over[ShogunState]("SHO-END-03", "SHO-END-01")
        # In the order of the step numbers in `state.py`, then `count` in all with those of modules.
        # What the table never comes to without a module stands for the end.
        steps: list[Step[ShogunState]] = [
            ChooseColour(),
            DraftCard(),
            DraftGroup(),
            Plan(),
            ChooseSpecial(),
            March("deploy", "SHO-DEPLOY-04"),
            March("march", "SHO-MOVE-03"),
            WinterRevolt(),
        ]
        while len(steps) < count:
            steps.append(over)
        for place in range(len(modules)):
            module = modules[place]
            module.place = place
            for i in range(len(module.steps)):
                steps[module.first_step + i] = module.steps[i]
        super().__init__(steps, modules)

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
        in_round = s.year > 0 and s.season != WINTER and s.step != OVER
        if in_round and s.step != PLAN and PUT <= move <= TAKE_BACK:
            return "SHO-PLAN-11"  # plans are final
        if s.step != PLAN and s.actor >= 0 and seat != s.actor:
            return _out_of_turn(s)
        return self.steps[s.step].forbidden_by(s, seat, move)


def _out_of_turn(s: ShogunState) -> str:
    """The rule that says whose turn it is."""
    if s.year == 0:
        return "SHO-DRAFT-04"
    if s.step == CHOOSE_SPECIAL:
        return "SHO-BID-08"
    if s.step == WINTER_REVOLT:
        return "SHO-WINTER-08"
    return "SHO-ROUND-08"


def start(box: Box, rules: Round) -> ShogunState:
    """The table before anybody has a colour (SHO-SETUP-22)."""
    return ShogunState(box, rules, None)
