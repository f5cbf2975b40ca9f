"""The order of play.

    set-up      colours; then in two laps everyone takes a set and places a house and a samurai
    phase 1     all plan in secret: three cards, an action on each, officials at them
    phase 2     slot by slot, clockwise: paid moves, the card is revealed, its action performed
    phase 3     in turn everybody pays samurai with rice; then cities pay income
    phase 4     the end is checked; the next merchant card, the next first player

Each decision is a step with a class under `steps/`; what happens by itself between decisions is in
`setting_up.py`, `turns.py` and `phases.py`.
"""

from typing import final

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Over, Rules
from bakufu.games.edo.box import Box
from bakufu.games.edo.knowledge import redraw_plans
from bakufu.games.edo.moves import GO, LAY, RECALL, TAKE_SET
from bakufu.games.edo.refusals import out_of_turn
from bakufu.games.edo.setting_up import lay_out
from bakufu.games.edo.state import OVER, PLAN, WAGES, EdoState
from bakufu.games.edo.steps.before import Before
from bakufu.games.edo.steps.plan import Plan
from bakufu.games.edo.steps.starts import Colours, Start
from bakufu.games.edo.steps.travel import Travel
from bakufu.games.edo.steps.uses import Build, Develop, Gather, Trade, Use
from bakufu.games.edo.steps.wages import Wages


@final
class Round(Rules[EdoState]):
    def __init__(self) -> None:
        # In the order of the step numbers in `state.py`.
        super().__init__(
            [
                Colours(),
                Start(),
                Plan(),
                Before(),
                Use(),
                Travel(),
                Develop(),
                Gather(),
                Build(),
                Trade(),
                Wages(),
                Over("EDO-END-07", "EDO-END-01"),
            ]
        )

    def determinise(self, s: EdoState, seat: i64, chance: Chance) -> None:
        redraw_plans(s, seat, chance)
        super().determinise(s, seat, chance)

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not legal now."""
        if s.step <= PLAN or s.step == OVER:
            return self.steps[s.step].forbidden_by(s, seat, move)
        if move < TAKE_SET:
            return "EDO-SETUP-02"
        if move < LAY:
            return "EDO-SETUP-26"
        if move < GO:
            return "EDO-PLAN-12"
        if s.step == WAGES and move >= RECALL:
            return self.steps[s.step].forbidden_by(s, seat, move)
        if seat != s.actor or s.step == WAGES:  # all turns are over
            return out_of_turn(s, seat, move)
        return self.steps[s.step].forbidden_by(s, seat, move)


ROUND = Round()
# The words for what the table waits for, by number.
STEPS = [step.name for step in ROUND.steps]


def start(box: Box, chance: Chance, scribe: Scribe) -> EdoState:
    """Set up the table up to the first decision."""
    s = EdoState(box, ROUND, None)
    lay_out(s, chance, scribe)
    return s
