"""The order of play.

    set-up      fortresses, provinces, first deployment
    phases 1-4  the Daimyo draws, changes discs, adjusts troops, invites, buys, deals the roles
    phase 5     effect tiles: Ronin, Shinobi, Chanoyu, Geisha; the Sensei first, never the Daimyo
    phase 6     with five players: the Hatamoto's Ronin and his revolt
    phase 7     the Daimyo regroups, names a target, moves in, lays bonus tokens
    phase 8-9   stacks and tactics of Samurai and Bushi, losses, honour, the province changes hands
    phase 10    after a defeat of the Samurai: the council
    phases 11-12  to arms or wait; audience with the Emperor; the month moves on

Each decision is a step with a class under `steps/`; what happens by itself between decisions is in
`setting_up.py`, `turn.py`, `combat.py` and `council.py`.
"""

from typing import final

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Over, Rules
from bakufu.games.bushido.box import Box
from bakufu.games.bushido.knowledge import redeal
from bakufu.games.bushido.refusals import is_of_step, out_of_time
from bakufu.games.bushido.setting_up import lay_out
from bakufu.games.bushido.state import DEPLOY, OVER, BushidoState
from bakufu.games.bushido.steps.combat import Retreat, Stack, Tactic
from bakufu.games.bushido.steps.council import Audience, Demand, Judge, Propose, ToArms
from bakufu.games.bushido.steps.daimyo import (
    CallElite,
    ChangeDiscs,
    CloseGap,
    PlaceElite,
    Recruit,
    Remove,
)
from bakufu.games.bushido.steps.intrigue import Intrigue, Rise, Unrest
from bakufu.games.bushido.steps.mobilise import (
    Announce,
    Bonus,
    Regroup,
    Send,
    SendElite,
    Target,
)
from bakufu.games.bushido.steps.roles import Deal
from bakufu.games.bushido.steps.setup import ChooseFortress, ChooseProvince, Deploy
from bakufu.games.bushido.steps.tea import Answer, Buy, GiveUp, Invite


@final
class Round(Rules[BushidoState]):
    def __init__(self) -> None:
        # In the order of the step numbers in `state.py`.
        super().__init__(
            [
                ChooseFortress(),
                ChooseProvince(),
                Deploy(),
                CloseGap(),
                ChangeDiscs(),
                Remove(),
                Recruit(),
                CallElite(),
                PlaceElite(),
                Invite(),
                Answer(),
                GiveUp(),
                Buy(),
                Deal(),
                Intrigue(),
                Unrest(),
                Rise(),
                Announce(),
                Regroup(),
                Target(),
                Send(),
                SendElite(),
                Bonus(),
                Stack(),
                Tactic(),
                Retreat(),
                Demand(),
                Propose(),
                Judge(),
                ToArms(),
                Audience(),
                Over("BUS-END-04", "BUS-END-02"),
            ]
        )

    def determinise(self, s: BushidoState, seat: i64, chance: Chance) -> None:
        redeal(s, seat, chance)
        super().determinise(s, seat, chance)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not legal now."""
        if s.step <= DEPLOY or s.step == OVER or is_of_step(s, move):
            return self.steps[s.step].forbidden_by(s, seat, move)
        return out_of_time(s, seat, move)


ROUND = Round()
# The words for what the table waits for, by number.
STEPS = [step.name for step in ROUND.steps]


def start(box: Box, chance: Chance, scribe: Scribe) -> BushidoState:
    """Set up the table up to the first decision."""
    s = BushidoState(box, ROUND, None)
    lay_out(s, chance, scribe)
    return s
