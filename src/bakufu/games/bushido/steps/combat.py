"""Phase 8: katana stacks and tactics, both sealed; retreats (BUS-COMBAT-03, -08, -20, -27)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.sealed import SealedChoice
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.box import BATTLE, HEXES, KOTAU, STRENGTHS
from bakufu.games.bushido.combat import retreat_to, show_stacks, show_tactics
from bakufu.games.bushido.land import retreats
from bakufu.games.bushido.moves import (
    LAY_KATANA,
    MOST_TILES,
    NO_KATANA,
    RETREAT_TO,
    SEPPUKU_NOW,
    TACTIC_OF,
    TOP,
)
from bakufu.games.bushido.notes import KATANA_LAID, READY, TACTIC_CHOSEN, TOP_CHOSEN
from bakufu.games.bushido.state import DRAW_DISC, DRAW_TILE, BushidoState
from bakufu.games.bushido.tracks import smaller


@final
class Stack(SealedChoice[BushidoState]):
    """So many tiles of each strength, then the top one, which ends the choice; or none at all."""

    def __init__(self) -> None:
        super().__init__("stack", "BUS-COMBAT-03", NO_KATANA, READY)

    def choosers(self, s: BushidoState) -> i64:
        return (1 << s.attacker) | (1 << s.defender)

    def committed(self, s: BushidoState) -> i64:
        return s.ready

    def set_committed(self, s: BushidoState, seats: i64) -> None:
        s.ready = seats

    def fill_choice(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        row = s.side_of(seat) * STRENGTHS
        first: i64 = 0  # strengths are named in their order
        for strength in range(STRENGTHS):
            if s.stack[row + strength] > 0:
                first = strength + 1
        count: i64 = 0
        for strength in range(first, STRENGTHS):
            most = smaller(s.holds(seat, strength), MOST_TILES)
            for number in range(most):
                buffer[count] = LAY_KATANA + strength * MOST_TILES + number
                count += 1
        for strength in range(STRENGTHS):
            if s.stack[row + strength] > 0:
                buffer[count] = TOP + strength
                count += 1
        if first == 0:
            buffer[count] = NO_KATANA
            count += 1
        return count

    def choose(self, s: BushidoState, seat: i64, move: i64, scribe: Scribe) -> None:
        strength = (move - LAY_KATANA) // MOST_TILES
        number = (move - LAY_KATANA) % MOST_TILES + 1
        s.stack[s.side_of(seat) * STRENGTHS + strength] = number
        scribe.note(KATANA_LAID, seat, strength, number)

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if TOP <= move < NO_KATANA:
            s.top[s.side_of(seat)] = move - TOP
            scribe.note(TOP_CHOSEN, seat, move - TOP, 0)
            move = NO_KATANA  # the choice is whole
        super().apply(s, seat, move, chance, scribe)

    def reveal(self, s: BushidoState, chance: Chance, scribe: Scribe) -> None:
        show_stacks(s, chance, scribe)

    def forget(self, s: BushidoState, seat: i64) -> None:
        side = s.side_of(seat)
        for strength in range(STRENGTHS):
            s.stack[side * STRENGTHS + strength] = 0
        s.top[side] = -1

    def choose_any(self, s: BushidoState, seat: i64, chance: Chance) -> None:
        """Of each strength any number, any of them on top."""
        side = s.side_of(seat)
        row = side * STRENGTHS
        for strength in range(STRENGTHS):
            numbers = vec[i64]([1] * (s.holds(seat, strength) + 1))
            s.stack[row + strength] = chance.draw(DRAW_TILE, numbers, 0, len(numbers))
        if s.height(side) > 0:
            s.top[side] = chance.draw(DRAW_TILE, s.stack, row, STRENGTHS)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if LAY_KATANA <= move <= NO_KATANA and (s.ready >> seat) & 1 != 0:
            return "BUS-SEE-04"
        return self.rule


@final
class Tactic(SealedChoice[BushidoState]):
    def __init__(self) -> None:
        super().__init__("tactic", "BUS-COMBAT-08", -1, READY)

    def choosers(self, s: BushidoState) -> i64:
        return (1 << s.attacker) | (1 << s.defender)

    def committed(self, s: BushidoState) -> i64:
        return s.ready

    def set_committed(self, s: BushidoState, seats: i64) -> None:
        s.ready = seats

    def fill_choice(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for disc in range(BATTLE, KOTAU):
            if s.holds(seat, disc) > 0:
                buffer[count] = TACTIC_OF + disc - BATTLE
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        """The disc is the whole choice."""
        self.choose(s, seat, move, scribe)
        super().apply(s, seat, self.commit, chance, scribe)

    def choose(self, s: BushidoState, seat: i64, move: i64, scribe: Scribe) -> None:
        s.disc[s.side_of(seat)] = BATTLE + move - TACTIC_OF
        scribe.note(TACTIC_CHOSEN, seat, move - TACTIC_OF, 0)

    def reveal(self, s: BushidoState, chance: Chance, scribe: Scribe) -> None:
        show_tactics(s, chance, scribe)

    def forget(self, s: BushidoState, seat: i64) -> None:
        s.disc[s.side_of(seat)] = -1

    def choose_any(self, s: BushidoState, seat: i64, chance: Chance) -> None:
        discs = vec[i64]([0] * (KOTAU - BATTLE))
        for disc in range(BATTLE, KOTAU):
            discs[disc - BATTLE] = s.holds(seat, disc)
        drawn = chance.draw(DRAW_DISC, discs, 0, KOTAU - BATTLE)
        s.disc[s.side_of(seat)] = BATTLE + drawn

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if LAY_KATANA <= move < RETREAT_TO and (s.ready >> seat) & 1 != 0:
            return "BUS-SEE-04"
        return self.rule


@final
class Retreat(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("retreat", "BUS-COMBAT-20")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        mask = retreats(s, seat)
        count: i64 = 0
        for place in range(HEXES):
            if (mask >> place) & 1 != 0:
                buffer[count] = RETREAT_TO + place
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        retreat_to(s, seat, move - RETREAT_TO, chance, scribe)

    def decision_rule(self, s: BushidoState) -> str:
        if s.is_revolt():
            return "BUS-HATA-08"
        return "BUS-COMBAT-27" if s.actor == s.daimyo else "BUS-COMBAT-20"

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return self.decision_rule(s) if RETREAT_TO <= move < SEPPUKU_NOW else "BUS-COMBAT-02"

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s)
