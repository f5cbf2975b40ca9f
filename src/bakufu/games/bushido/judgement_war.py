"""The Daimyo's war: whom to make Samurai and Bushi, where to gather, what to attack, how strongly.

An attack is thought through as a whole: the troops that can be gathered, both hands as far as they
are known, and what its end would mean for everybody's honour.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.bushido.box import FORTRESS, HEXES, LAND, LARGE_BONUS, SEATS, SMALL_BONUS
from bakufu.games.bushido.judgement_outlook import Outlook, land_worth
from bakufu.games.bushido.judgement_stacks import usual_clash
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.moves import (
    ATTACK,
    DONE,
    GUARD,
    HALT,
    LAY_BONUS,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    MOVES,
    SEND_GUARDS,
    SEND_TROOPS,
    STATION,
)
from bakufu.games.bushido.state import BONUS, NEUTRAL, SEND, SEND_ELITE, BushidoState
from bakufu.games.bushido.steps.setup import NUMBERS
from bakufu.games.bushido.turn import any_bushi


@final
class War:
    def __init__(self, s: BushidoState, seat: i64, outlook: Outlook) -> None:
        self.s = s
        self.seat = seat
        self.outlook = outlook
        self.groups = LAND.components(s.owner)
        self.keep = vec[i64]([0] * HEXES)  # normal troops that stay where they are
        self.ready = vec[i64]([0] * HEXES)  # normal troops that others of its group can spare
        for place in range(HEXES):
            if s.owner[place] == seat:
                self.keep[place] = self._keep(place)
        # The best attack found
        self.target: i64 = -1
        self.origin: i64 = -1
        self.force: i64 = 0
        self.worth: float = 0.0
        self.changes = vec[float]([0.0] * SEATS)
        self._now = vec[float]([0.0] * SEATS)

    def _keep(self, place: i64) -> i64:
        """At least one, more than there are Ronin, and a garrison where rivals are near."""
        s, weights = self.s, self.outlook.weights
        least = s.ronin[place] + 1 - s.elite[place] * s.box.elite_worth
        if least < 0:
            least = 0
        if s.kind[place] == FORTRESS:
            return 1
        if s.elite[place] == 0 and least == 0:
            least = 1
        rivals: i64 = 0
        for i in range(LAND.first[place], LAND.first[place + 1]):
            owner = s.owner[LAND.neighbours[i]]
            if owner >= 0 and owner != self.seat:
                rivals += 1
        if self.outlook.left > 0:
            least += i64(weights.watch + 0.5)  # one Ronin more is soon there
        if rivals > 0 and self.outlook.left > 0:
            more = weights.guard + weights.guard_honour * float(s.box.honour[s.kind[place]])
            more += weights.guard_rival * float(rivals)
            least += i64(weights.garrison * more)
        return least

    def spare(self, place: i64) -> i64:
        found = self.s.troops[place] - self.keep[place]
        return found if found > 0 else 0

    def gathered(self, origin: i64) -> i64:
        """What an attack from here could be made with, once troops have been regrouped."""
        s = self.s
        found = s.troops[origin] - self.keep[origin]
        for place in range(HEXES):
            if place != origin and self.groups[place] == self.groups[origin]:
                if s.owner[place] == self.seat:
                    found += self.spare(place)
        return found if found > 0 else 0

    def find(self, samurai: i64, bushi: i64, regroups: bool) -> None:
        """The best attack with these two, and what it is worth to the Daimyo."""
        s = self.s
        self.target = -1
        self.origin = -1
        self.force = 0
        self.worth = -1e9
        for target in range(HEXES):
            owner = s.owner[target]
            if s.kind[target] == FORTRESS or (owner != bushi and owner != NEUTRAL):
                continue
            best: i64 = -1
            most: i64 = 0
            for i in range(LAND.first[target], LAND.first[target + 1]):
                origin = LAND.neighbours[i]
                if s.owner[origin] != self.seat:
                    continue
                if not s.box.isolated_attack and s.is_isolated(origin):
                    continue
                force = self.gathered(origin) if regroups else self.spare(origin)
                force += s.elite[origin] * s.box.elite_worth
                if force > most:
                    best = origin
                    most = force
            if best < 0:
                continue
            if owner == NEUTRAL:
                if most > s.ronin[target]:
                    self._consider(samurai, bushi, target, best, most)
                continue
            while most > 0:
                self._consider(samurai, bushi, target, best, most)
                most = most // 2  # katana count for more: few troops may do

    def _consider(self, samurai: i64, bushi: i64, target: i64, origin: i64, force: i64) -> None:
        s, now = self.s, self._now
        if s.owner[target] == NEUTRAL:
            for seat in range(self.outlook.players):
                now[seat] = 0.0
            honour = s.box.honour[s.kind[target]]
            now[self.seat] = land_worth(s, target, self.outlook.weights)
            if s.dh[self.seat] + honour >= s.box.most_honour:
                now[self.seat] += self.outlook.weights.victory
        else:
            usual_clash(s, self.outlook, samurai, bushi, target, force, s.laid, now)
        found = self.outlook.gain(self.seat, now)
        if found > self.worth:
            self.worth = found
            self.target = target
            self.origin = origin
            self.force = force
            for seat in range(self.outlook.players):
                self.changes[seat] = now[seat]


# Phase 4


def deal(s: BushidoState, seat: i64, outlook: Outlook, moves: vec[i64]) -> i64:
    """The roles that promise the best attack, as moves in a row."""
    war = War(s, seat, outlook)
    players = s.box.players
    none = not any_bushi(s, -1)
    best_samurai: i64 = -1
    best_bushi: i64 = -1
    most = 0.0
    for samurai in range(players):
        if samurai == seat or (s.samurai >= 0 and samurai != s.samurai):
            continue
        if s.samurai < 0 and not none and not any_bushi(s, samurai):
            continue
        alone = not any_bushi(s, samurai)
        for bushi in range(players):
            if bushi in (seat, samurai) or (s.bushi >= 0 and bushi != s.bushi):
                continue
            if s.bushi < 0 and not alone and not s.may_be_bushi(bushi):
                continue
            war.find(samurai, bushi, True)
            least = -outlook.weights.no_attack
            found = war.worth if war.worth > least else least
            if players == 4:
                for other in range(players):
                    if other != seat and other != samurai and other != bushi:
                        found -= outlook.share[other] * outlook.weights.sensei
            if best_samurai < 0 or found > most:
                most = found
                best_samurai = samurai
                best_bushi = bushi
    count: i64 = 0
    if s.samurai < 0:
        moves[count] = MAKE_SAMURAI + best_samurai
        count += 1
    if s.bushi < 0:
        moves[count] = MAKE_BUSHI + best_bushi
        count += 1
    if players != 4:
        moves[count] = MAKE_SENSEI + _sensei(s, seat, outlook, best_samurai, best_bushi)
        count += 1
    return count


def _sensei(s: BushidoState, seat: i64, outlook: Outlook, samurai: i64, bushi: i64) -> i64:
    """Whoever is least to be feared; with three players one of the fighters."""
    best: i64 = -1
    for other in range(s.box.players):
        if other == seat:
            continue
        if s.box.players != 3 and (other in (samurai, bushi)):
            continue
        if best < 0 or outlook.share[other] < outlook.share[best]:
            best = other
    return best


# Phase 7


def regroup(s: BushidoState, seat: i64, outlook: Outlook, moves: vec[i64]) -> i64:
    """What the best attack lacks gathers where it begins; the rest stays on guard."""
    if s.floor > 0:
        moves[0] = _settle(s, seat)
        return 1
    war = War(s, seat, outlook)
    war.find(s.samurai, s.bushi, True)
    count: i64 = 0
    if war.target >= 0 and not s.is_isolated(war.origin):
        wanted = vec[i64]([-1] * HEXES)
        gone: i64 = 0
        short = war.force
        if s.owner[war.target] == NEUTRAL:
            short = _to_enter(s, war.target, short, outlook.weights)
        short -= s.elite[war.origin] * s.box.elite_worth
        short -= s.troops[war.origin] - war.keep[war.origin]
        for place in range(HEXES):
            if s.owner[place] == seat and war.groups[place] == war.groups[war.origin]:
                spare = war.spare(place)
                if spare > short - gone:
                    spare = short - gone
                if place != war.origin and spare > 0:
                    wanted[place] = s.troops[place] - spare
                    gone += spare
        if gone > 0:
            wanted[war.origin] = s.troops[war.origin] + gone
        for place in range(HEXES):
            if wanted[place] >= 0:
                moves[count] = STATION + place * NUMBERS + wanted[place]
                count += 1
    moves[count] = DONE
    return count + 1


def _settle(s: BushidoState, seat: i64) -> i64:
    """Put down what was taken up: the move that leaves least to do."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    least: i64 = 1000
    for i in range(count):
        move = buffer[i]
        if move == DONE:
            return DONE
        left = s.balance
        if move < GUARD:
            left += s.troops[(move - STATION) // NUMBERS] - (move - STATION) % NUMBERS
        else:
            left = 500
        if left < 0:
            left = -left
        if left < least:
            least = left
            best = move
    return best


def march(s: BushidoState, seat: i64, outlook: Outlook, moves: vec[i64]) -> i64:
    """Target, origin and number of troops."""
    if s.step == BONUS:
        moves[0] = _bonus(s, seat, outlook)
        return 1
    if s.step == SEND:
        moves[0] = SEND_TROOPS + _number(s, seat, outlook)
        return 1
    if s.step == SEND_ELITE:
        moves[0] = _most_guards(s, seat)
        return 1
    war = War(s, seat, outlook)
    war.find(s.samurai, s.bushi, False)
    if war.target < 0 or war.worth < -outlook.weights.reluctance:
        moves[0] = HALT
        return 1
    for way in range(LAND.first[war.origin], LAND.first[war.origin + 1]):
        if LAND.neighbours[way] == war.target:
            moves[0] = ATTACK + way
    if s.elite[war.origin] > 0:
        return 1
    force = war.force
    if s.owner[war.target] == NEUTRAL:
        force = _to_enter(s, war.target, force, outlook.weights)
    moves[1] = SEND_TROOPS + force
    return 2


def _to_enter(s: BushidoState, target: i64, most: i64, weights: Weights) -> i64:
    """Into a neutral province: more than there are Ronin, and a garrison."""
    wanted = s.ronin[target] + i64(weights.enter + 0.5)
    wanted += i64(float(s.box.honour[s.kind[target]]) / weights.enter_honour)
    return wanted if wanted < most else most


def _number(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """How many normal troops go, where the way has been named."""
    war = War(s, seat, outlook)
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    least = buffer[0] - SEND_TROOPS
    most = buffer[count - 1] - SEND_TROOPS
    force = war.spare(s.origin)
    if s.owner[s.target] == NEUTRAL:
        force = _to_enter(s, s.target, force, outlook.weights)
    if force < least:
        return least
    if force > most:
        return most
    many = float(force) >= outlook.weights.halved_from
    if s.owner[s.target] != NEUTRAL and many and s.elite[s.origin] == 0:
        whole = vec[float]([0.0] * SEATS)
        half = vec[float]([0.0] * SEATS)
        usual_clash(s, outlook, s.samurai, s.bushi, s.target, force, 0, whole)
        usual_clash(s, outlook, s.samurai, s.bushi, s.target, force // 2, 0, half)
        if outlook.gain(seat, half) > outlook.gain(seat, whole):
            return force // 2
    return force


def _most_guards(s: BushidoState, seat: i64) -> i64:
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    for i in range(count):
        if SEND_GUARDS <= buffer[i] < LAY_BONUS and buffer[i] > best:
            best = buffer[i]
    return best


def _bonus(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """Bonus tokens spur a Samurai who is little to be feared, where much is at stake."""
    weights = outlook.weights
    honour = float(s.box.honour[s.kind[s.target]])
    tokens: i64 = 0
    even = 1.0 / float(outlook.players)
    if outlook.share[s.samurai] < weights.bonus_fear * even:
        if honour >= weights.small_stake and s.tokens[seat] & SMALL_BONUS != 0:
            tokens |= SMALL_BONUS
        if honour >= weights.large_stake and s.tokens[seat] & LARGE_BONUS != 0:
            tokens |= LARGE_BONUS
    return LAY_BONUS + tokens


def threatens(s: BushidoState, seat: i64, outlook: Outlook) -> float:
    """What the attack that the Daimyo is likely to make is worth to somebody else."""
    war = War(s, s.daimyo, outlook)
    war.find(s.samurai, s.bushi, True)
    if war.target < 0 or war.worth < -outlook.weights.reluctance:
        return 0.0
    return outlook.gain(seat, war.changes)


def any_move(s: BushidoState, seat: i64, dice: Dice) -> i64:
    buffer = vec[i64]([0] * MOVES)
    return buffer[dice.below(s.fill_legal(seat, buffer))]
