"""Phase 7: campaign token, regrouping, target and troops, bonus tokens (BUS-MOBIL)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.bushido.box import CAMPAIGN, FORTRESS, HEXES, LAND, ORIGINS, WAYS
from bakufu.games.bushido.moves import (
    ATTACK,
    DONE,
    FILL_FROM,
    GUARD,
    HALT,
    LAY_BONUS,
    LAY_CAMPAIGN,
    LAY_KATANA,
    PASS,
    SEND_GUARDS,
    SEND_TROOPS,
    STATION,
)
from bakufu.games.bushido.notes import (
    BONUS_LAID,
    CAMPAIGN_LAID,
    ELITE_STATIONED,
    NO_ATTACK,
    PASSED,
    STATIONED,
)
from bakufu.games.bushido.regrouping import Regrouping
from bakufu.games.bushido.state import (
    NEUTRAL,
    REGROUP,
    SEND,
    SEND_ELITE,
    BushidoState,
)
from bakufu.games.bushido.steps.daimyo import GUARDS
from bakufu.games.bushido.steps.setup import NUMBERS
from bakufu.games.bushido.turn import begin_arming, begin_combat, end_early, launch, regrouped


@final
class Announce(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("announce", "BUS-CAMPAIGN-02")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = PASS
        buffer[1] = LAY_CAMPAIGN
        return 2

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        s.step = REGROUP
        if move == PASS:
            scribe.note(PASSED, seat, 0, 0)
        else:
            s.tokens[seat] = s.tokens[seat] & ~CAMPAIGN
            s.announced = 1
            scribe.note(CAMPAIGN_LAID, seat, 0, 0)


@final
class Regroup(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("regroup", "BUS-MOBIL-01")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        plan = Regrouping(s)
        count: i64 = 0
        for place in range(HEXES):
            if plan.may_name(place, 1):
                most = s.balance + s.troops[place] + plan.normal[place]
                for number in range(most + 1):
                    if number != s.troops[place] and plan.works(place, number, s.elite[place]):
                        buffer[count] = STATION + place * NUMBERS + number
                        count += 1
        if s.box.elite_called and s.elite_on_map(seat) > 0:
            for place in range(HEXES):
                if plan.may_name(place, 0):
                    most = s.balance_elite + s.elite[place] + plan.elite[place]
                    for number in range(most + 1):
                        if number != s.elite[place] and plan.works_with_elite(place, number):
                            buffer[count] = GUARD + place * GUARDS + number
                            count += 1
        if plan.is_settled():
            buffer[count] = DONE
            count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == DONE:
            regrouped(s, scribe)
            return
        groups = LAND.components(s.owner)
        if move < GUARD:
            place = (move - STATION) // NUMBERS
            number = (move - STATION) % NUMBERS
            s.balance += s.troops[place] - number
            s.troops[place] = number
            s.floor = (groups[place] * 32 + place) * 2 + 2
            scribe.note(STATIONED, seat, place, number)
        else:
            place = (move - GUARD) // GUARDS
            number = (move - GUARD) % GUARDS
            s.balance_elite += s.elite[place] - number
            s.elite[place] = number
            s.floor = (groups[place] * 32 + place) * 2 + 1
            scribe.note(ELITE_STATIONED, seat, place, number)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if move == LAY_CAMPAIGN:
            return "BUS-CAMPAIGN-02" if s.tokens[seat] & CAMPAIGN != 0 else "BUS-CAMPAIGN-01"
        if seat == s.actor and STATION <= move < FILL_FROM:
            place = (move - STATION) // NUMBERS
            number = (move - STATION) % NUMBERS
            if move >= GUARD:
                place = (move - GUARD) // GUARDS
                number = (move - GUARD) % GUARDS
            if s.owner[place] == seat:
                if s.is_isolated(place):
                    return "BUS-MOBIL-02"
                if number == 0:
                    return "BUS-SETUP-17"
        return "BUS-MOBIL-01"

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"number": int(s.balance), "elite": int(s.balance_elite)}

    def prompt(self, s: BushidoState) -> str:
        return "regroup" if s.balance == 0 and s.balance_elite == 0 else "regroup-on"


def least_behind(s: BushidoState, normal: i64, elite: i64) -> bool:
    """Whether enough stays in the origin when so many leave it (BUS-MOBIL-07, BUS-ELITE-06)."""
    stay = s.troops[s.origin] - normal
    stay_elite = s.elite[s.origin] - elite
    if s.kind[s.origin] == FORTRESS:
        return stay > 0
    return stay + stay_elite > 0


def may_send(s: BushidoState, normal: i64, elite: i64) -> bool:
    """At least one goes, one stays, and Ronin in a neutral target are outnumbered."""
    if normal + elite == 0 or not least_behind(s, normal, elite):
        return False
    if s.owner[s.target] == NEUTRAL:  # BUS-MOBIL-13
        return normal + elite * s.box.elite_worth > s.ronin[s.target]
    return True


def may_attack(s: BushidoState, origin: i64, target: i64) -> bool:
    """Whether any force can go this way: the largest one, for what is enough is outnumbering."""
    owner = s.owner[target]
    if s.owner[origin] != s.daimyo or s.kind[target] == FORTRESS:
        return False
    if owner != NEUTRAL and owner != s.bushi:
        return False
    if not s.box.isolated_attack and s.is_isolated(origin):
        return False
    normal, elite = s.troops[origin], s.elite[origin]
    worth = normal + elite * s.box.elite_worth
    if s.kind[origin] == FORTRESS or elite == 0 or normal > 0:
        worth -= 1  # a normal troop stays
        normal -= 1
    else:
        worth -= s.box.elite_worth
        elite -= 1
    if normal < 0 or normal + elite == 0:
        return False
    return owner != NEUTRAL or worth > s.ronin[target]


@final
class Target(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("target", "BUS-MOBIL-04")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for way in range(WAYS):
            if s.owner[ORIGINS[way]] == seat:
                if may_attack(s, ORIGINS[way], LAND.neighbours[way]):
                    buffer[count] = ATTACK + way
                    count += 1
        buffer[count] = HALT
        return count + 1

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == HALT:
            scribe.note(NO_ATTACK, seat, 0, 0)
            if s.announced == 2:  # BUS-CAMPAIGN-07
                begin_arming(s)
            else:
                end_early(s, chance, scribe)
            return
        way = move - ATTACK
        s.origin = ORIGINS[way]
        s.target = LAND.neighbours[way]
        s.step = SEND

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if move == LAY_CAMPAIGN:
            return "BUS-CAMPAIGN-02" if s.tokens[seat] & CAMPAIGN != 0 else "BUS-CAMPAIGN-01"
        if seat != s.actor or not ATTACK <= move < HALT:
            return "BUS-MOBIL-04"
        origin, target = ORIGINS[move - ATTACK], LAND.neighbours[move - ATTACK]
        if s.owner[origin] != seat:
            return "BUS-MOBIL-06"
        if s.kind[target] == FORTRESS:
            return "BUS-SETUP-10"
        if s.owner[target] != NEUTRAL and s.owner[target] != s.bushi:
            return "BUS-MOBIL-05"
        if not s.box.isolated_attack and s.is_isolated(origin):
            return "BUS-MOBIL-06"
        if s.troops[origin] + s.elite[origin] < 2:
            return "BUS-MOBIL-07"
        return "BUS-MOBIL-13"


@final
class Send(Step[BushidoState]):
    """Normal troops; elite ones are asked for next, where there are any."""

    def __init__(self) -> None:
        super().__init__("send", "BUS-MOBIL-07")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for normal in range(s.troops[s.origin] + 1):
            for elite in range(s.elite[s.origin] + 1):
                if may_send(s, normal, elite):
                    buffer[count] = SEND_TROOPS + normal
                    count += 1
                    break
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        normal = move - SEND_TROOPS
        if s.elite[s.origin] == 0:
            launch(s, normal, 0, scribe)
            return
        s.floor = normal
        s.step = SEND_ELITE

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        if ATTACK <= move < HALT:
            return "BUS-MOBIL-06"  # one origin, one target
        if seat == s.actor and SEND_TROOPS < move < SEND_GUARDS:
            normal = move - SEND_TROOPS
            if s.owner[s.target] == NEUTRAL and normal <= s.ronin[s.target]:
                return "BUS-MOBIL-13"
            if normal == s.troops[s.origin]:
                return "BUS-SETUP-17"
        return "BUS-MOBIL-07"

    def arguments(self, s: BushidoState) -> Arguments:
        return super().arguments(s) | {"ronin": int(s.ronin[s.target])}


@final
class SendElite(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("send elite", "BUS-MOBIL-07")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for elite in range(s.elite[s.origin] + 1):
            if may_send(s, s.floor, elite):
                buffer[count] = SEND_GUARDS + elite
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        normal = s.floor
        s.floor = 0
        launch(s, normal, move - SEND_GUARDS, scribe)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        elite = move - SEND_GUARDS
        if seat != s.actor or not SEND_GUARDS <= move < LAY_BONUS or elite > s.elite[s.origin]:
            return "BUS-MOBIL-07"
        if s.owner[s.target] == NEUTRAL:
            if s.floor + elite * s.box.elite_worth <= s.ronin[s.target]:
                return "BUS-MOBIL-13"
        return "BUS-MOBIL-07" if s.floor + elite == 0 else "BUS-SETUP-17"


@final
class Bonus(Step[BushidoState]):
    def __init__(self) -> None:
        super().__init__("bonus", "BUS-MOBIL-09")

    def fill(self, s: BushidoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for tokens in range(LAY_KATANA - LAY_BONUS):
            if s.tokens[seat] & tokens == tokens:
                buffer[count] = LAY_BONUS + tokens
                count += 1
        return count

    def apply(self, s: BushidoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        s.laid = move - LAY_BONUS
        s.tokens[seat] = s.tokens[seat] & ~s.laid  # spent, whoever wins (BUS-MOBIL-10)
        honour: i64 = 0
        if s.laid & 1 != 0:
            honour += s.box.small_bonus
        if s.laid & 2 != 0:
            honour += s.box.large_bonus
        scribe.note(BONUS_LAID, seat, honour, 0)
        begin_combat(s, s.samurai, s.bushi)

    def forbidden_by(self, s: BushidoState, seat: i64, move: i64) -> str:
        return "BUS-MOBIL-09"
