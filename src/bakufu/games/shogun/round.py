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

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.chance import Chance
from bakufu.engine.scribe import Scribe
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.knowledge import redraw_plans
from bakufu.games.shogun.moves import PUT, TAKE_BACK
from bakufu.games.shogun.state import OVER, PLAN, WINTER, Rules, ShogunState
from bakufu.games.shogun.steps.colours import ChooseColour
from bakufu.games.shogun.steps.draft import DraftCard, DraftGroup
from bakufu.games.shogun.steps.hunger import WinterRevolt
from bakufu.games.shogun.steps.marches import March
from bakufu.games.shogun.steps.plan import Plan
from bakufu.games.shogun.steps.specials import ChooseSpecial
from bakufu.games.shogun.steps.step import Step


@final
class Round(Rules):
    def __init__(self) -> None:
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
        if s.step == OVER or seat >= s.box.players:
            return 0
        return self.steps[s.step].fill(s, seat, buffer)

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.steps[s.step].apply(s, seat, move, chance, scribe)

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
            return "SHO-ROUND-08"
        return self.steps[s.step].forbidden_by(s, seat, move)


ROUND: Final = Round()


def start(box: Box) -> ShogunState:
    """The table before anybody has a colour (SHO-SETUP-22)."""
    return ShogunState(box, ROUND, None)
