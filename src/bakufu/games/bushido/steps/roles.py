"""Phase 4: Samurai, Bushi, Sensei, Hatamoto (BUS-ROLE)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.bushido.moves import MAKE_BUSHI, MAKE_SAMURAI, MAKE_SENSEI, PLACE_RONIN
from bakufu.games.bushido.notes import ROLE_DEALT
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.turn import any_bushi, dealt

SAMURAI: Final[i64] = 1
BUSHI: Final[i64] = 2
SENSEI: Final[i64] = 3
HATAMOTO: Final[i64] = 4


@final
class Deal(Step[BushidoState]):
    """One card after the other; no choice leads to a deal that is not allowed as a whole."""

    def __init__(self) -> None:
        super().__init__("deal", "BUS-ROLE-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(s.box.players):
            if other == seat:
                continue
            if s.samurai < 0:
                if self.may_be_samurai(s, other):
                    buffer[count] = MAKE_SAMURAI + other
                    count += 1
            elif s.bushi < 0:
                if self.may_be_bushi(s, other):
                    buffer[count] = MAKE_BUSHI + other
                    count += 1
            elif s.box.players == 3 or (other != s.samurai and other != s.bushi):
                buffer[count] = MAKE_SENSEI + other
                count += 1
        return count

    def may_be_samurai(self, s: BushidoState, seat: i64) -> bool:
        """Not the only legal Bushi (BUS-ROLE-04)."""
        return any_bushi(s, seat) or not any_bushi(s, -1)

    def may_be_bushi(self, s: BushidoState, seat: i64) -> bool:
        """A legal one, if there is any (BUS-ROLE-03, BUS-ROLE-05)."""
        return seat != s.samurai and (s.may_be_bushi(seat) or not any_bushi(s, s.samurai))

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move < MAKE_BUSHI:
            s.samurai = move - MAKE_SAMURAI
            scribe.note(ROLE_DEALT, s.samurai, SAMURAI, 0)
            return
        if move < MAKE_SENSEI:
            s.bushi = move - MAKE_BUSHI
            scribe.note(ROLE_DEALT, s.bushi, BUSHI, 0)
            if s.box.players != 4:
                return
            s.sensei = self.next_without_card(s)
        else:
            s.sensei = move - MAKE_SENSEI
        scribe.note(ROLE_DEALT, s.sensei, SENSEI, 0)
        if s.box.players == 5:
            s.hatamoto = self.next_without_card(s)
            scribe.note(ROLE_DEALT, s.hatamoto, HATAMOTO, 0)
        dealt(s, chance, scribe)

    def next_without_card(self, s: BushidoState) -> i64:
        found: i64 = -1
        for seat in range(s.box.players):
            if seat not in (s.daimyo, s.samurai, s.bushi, s.sensei):
                found = seat
        return found

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if seat != s.daimyo or not MAKE_SAMURAI <= move < PLACE_RONIN:
            return "BUS-ROLE-01"
        if move < MAKE_BUSHI:
            other = move - MAKE_SAMURAI
            if s.samurai >= 0 or other == seat or other >= s.box.players:
                return "BUS-ROLE-01"
            return "BUS-ROLE-04"
        if move < MAKE_SENSEI:
            other = move - MAKE_BUSHI
            if s.samurai < 0 or s.bushi >= 0 or other == seat or other >= s.box.players:
                return "BUS-ROLE-01"
            return "BUS-ROLE-10" if other == s.samurai else "BUS-ROLE-03"
        if s.bushi < 0:
            return "BUS-ROLE-01"
        return "BUS-ROLE-06"

    def prompt(self, s: BushidoState) -> str:
        if s.samurai < 0:
            return "deal-samurai"
        return "deal-bushi" if s.bushi < 0 else "deal-sensei"

    def decision_rule(self, s: BushidoState) -> str:
        if s.samurai < 0:
            return "BUS-ROLE-02"
        return "BUS-ROLE-03" if s.bushi < 0 else "BUS-ROLE-06"
