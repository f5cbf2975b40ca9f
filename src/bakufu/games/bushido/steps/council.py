"""Phases 10 to 12: council, to arms, audience (BUS-COUNCIL, BUS-ARMS, BUS-KOTAU)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.bag import spend_tiles
from bakufu.games.bushido.box import KOTAU, SEPPUKU
from bakufu.games.bushido.council import (
    begin_audience,
    call_to_arms,
    hold_audience,
    judge,
    next_in_audience,
    next_to_demand,
)
from bakufu.games.bushido.moves import (
    ARM,
    AUDIENCE_FOR,
    FOLLOW,
    LOSS,
    MOVES,
    PASS,
    SEPPUKU_NOW,
    SPARE,
    WAIT,
)
from bakufu.games.bushido.notes import (
    CALLED_TO_ARMS,
    FOLLOWED,
    LOSS_PROPOSED,
    NOTHING_PROPOSED,
    PASSED,
    SEPPUKU_DEMANDED,
    SPARED,
    WAITED,
)
from bakufu.games.bushido.state import DEATH, JUDGE, BushidoState
from bakufu.games.bushido.turn import after_attack


@final
class Demand(Step[BushidoState]):
    """Asked whether he holds a Seppuku or not (BUS-SEE-05)."""

    def __init__(self) -> None:
        super().__init__("demand", "BUS-COUNCIL-02")

    def price(self, s: BushidoState, seat: i64) -> i64:
        if seat == s.sensei:
            return 1
        return 2

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        if s.holds(seat, SEPPUKU) < self.price(s, seat):
            return 1
        buffer[1] = SEPPUKU_NOW
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            next_to_demand(s)
            return
        spend_tiles(s, seat, SEPPUKU, self.price(s, seat))
        s.demanded = seat
        s.proposal = DEATH
        scribe.note(SEPPUKU_DEMANDED, seat, 0, 0)
        s.step = JUDGE
        s.actor = s.daimyo

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return self.decision_rule(s)

    def decision_rule(self, s: BushidoState) -> str:
        return "BUS-COUNCIL-02" if s.actor == s.sensei else "BUS-COUNCIL-03"

    def prompt(self, s: BushidoState) -> str:
        return "demand" if s.actor == s.sensei else "demand-double"


@final
class Propose(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("propose", "BUS-COUNCIL-04")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        count: i64 = 1
        loss = s.box.least_loss
        while loss <= s.box.most_loss:
            buffer[count] = LOSS + loss - 2
            count += 1
            loss += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:  # BUS-COUNCIL-05
            scribe.note(NOTHING_PROPOSED, seat, 0, 0)
            after_attack(s)
            return
        s.proposal = move - LOSS + 2
        scribe.note(LOSS_PROPOSED, seat, s.proposal, 0)
        s.step = JUDGE
        s.actor = s.daimyo


@final
class Judge(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("judge", "BUS-COUNCIL-06")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = FOLLOW
        buffer[1] = SPARE
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == FOLLOW:
            scribe.note(FOLLOWED, seat, 0, 0)
        else:
            scribe.note(SPARED, seat, 0, 0)
        judge(s, move == FOLLOW, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if s.proposal == DEATH and s.demanded != s.sensei and LOSS <= move < FOLLOW:
            return "BUS-COUNCIL-11"
        return "BUS-COUNCIL-03" if move == SEPPUKU_NOW else "BUS-COUNCIL-06"

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {
            "samurai": f"#{s.samurai}",
            "honour": int(s.proposal),
        }

    def prompt(self, s: BushidoState) -> str:
        return "judge-death" if s.proposal == DEATH else "judge"


@final
class ToArms(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("arms", "BUS-ARMS-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = ARM
        buffer[1] = WAIT
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == ARM:
            scribe.note(CALLED_TO_ARMS, seat, 0, 0)
            call_to_arms(s, chance, scribe)
        else:
            scribe.note(WAITED, seat, 0, 0)
        begin_audience(s)

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"number": int(s.box.to_arms[s.month])}


@final
class Audience(Step[BushidoState]):
    """Asked whether he holds a Kotau or not (BUS-SEE-05)."""

    def __init__(self) -> None:
        super().__init__("audience", "BUS-KOTAU-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        if s.holds(seat, KOTAU) == 0:
            return 1
        count: i64 = 1
        for effect in range(MOVES - AUDIENCE_FOR):
            buffer[count] = AUDIENCE_FOR + effect
            count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
            next_in_audience(s, chance, scribe)
        else:
            hold_audience(s, seat, move - AUDIENCE_FOR, chance, scribe)
