"""A combat in thought: what comes of each pair of tactics, and how two fighters mix them.

No tactic is best, for it would be foreseen. So both sides are thought to choose by regret matching
until neither regrets much, and a tactic is drawn from the average.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.bushido.box import (
    BATTLE,
    DUEL,
    KOTAU,
    LARGE_BONUS,
    SEATS,
    SMALL_BONUS,
    STRENGTHS,
    THINGS,
    TRAITOR,
)
from bakufu.games.bushido.combat import led, losses_afterwards, total_of
from bakufu.games.bushido.judgement_outlook import Outlook, land_worth
from bakufu.games.bushido.state import ATTACKER, DEFENDER, BushidoState

TACTICS: Final[i64] = 4
_CELLS: Final[i64] = 16
_TRAITOR: Final[i64] = 3
_HANDS: Final[i64] = 8  # which of the other three tactics a fighter may hold, as bits
_WORD: Final = 4294967296.0
# Of the katana tiles in the box: the mean strength, how far one lies from it, ones and threes.
_STRENGTH: Final = 1.8
_SWING: Final = 0.8
_ONES: Final[i64] = 40  # percent
_THREES: Final[i64] = 25
_SETTLED: Final[i64] = 80  # rounds of regret matching


@final
class Side:
    """What one side brings, known or guessed."""

    def __init__(self) -> None:
        self.tiles: i64 = 0
        self.katana: i64 = 0
        self.ones: i64 = 0
        self.threes: i64 = 0
        self.troops: i64 = 1

    def guess(self, katana: float) -> None:
        """A usual stack of so many katana."""
        self.katana = i64(katana + 0.5)
        self.tiles = i64(katana / _STRENGTH + 0.5)
        if self.katana < 1:
            self.katana = 1
        if self.tiles < 1:
            self.tiles = 1
        self.ones = self.tiles * _ONES // 100
        self.threes = self.tiles * _THREES // 100


@final
class Clash:
    """A combat for one province, under way or only thought of."""

    def __init__(
        self,
        s: BushidoState,
        outlook: Outlook,
        attacker: i64,
        defender: i64,
        target: i64,
        bonus: i64,
    ) -> None:
        self.s = s
        self.outlook = outlook
        self.attacker = attacker
        self.defender = defender
        self.target = target
        self.bonus = bonus
        self.is_revolt = defender == s.daimyo
        self.land = land_worth(s, target, outlook.weights)
        self.honour = s.box.honour[s.kind[target]]
        self.attacker_samurai = outlook.samurai[attacker]
        self.defender_samurai = outlook.samurai[defender]
        self.one = Side()
        self.two = Side()
        # What comes of two tactics for every seat; what it is worth to both fighters.
        self.changes = vec[float]([0.0] * (_CELLS * SEATS))
        self._brings = vec[float]([0.0] * (2 * _CELLS))
        # How likely each side holds each tactic.
        self.holds = vec[float]([1.0] * (2 * TACTICS))
        self.mix = vec[float]([0.0] * (2 * TACTICS))
        self._row = vec[float]([0.0] * SEATS)

    # The table

    def count(self, weight: float) -> None:
        """Add what comes of every pair of tactics to the table, with some weight."""
        changes, found = self.changes, self._row
        players = self.outlook.players
        for one in range(TACTICS):
            for two in range(TACTICS):
                self._meet(BATTLE + one, BATTLE + two)
                row = (one * TACTICS + two) * SEATS
                for seat in range(players):
                    changes[row + seat] += weight * found[seat]

    def clear(self) -> None:
        for i in range(_CELLS * SEATS):
            self.changes[i] = 0.0

    def _meet(self, one: i64, two: i64) -> None:
        """What two tactics make of everybody's honour (the table before BUS-COMBAT-01)."""
        mine, theirs = self.one, self.two
        attack = total_of(one, two, mine.katana, mine.troops)
        defence = total_of(two, one, theirs.katana, theirs.troops)
        wins = attack > defence
        difference = attack - defence
        if difference < 0:
            difference = -difference
        both_duel = one == DUEL and two == DUEL
        if (one == TRAITOR) != (two == TRAITOR):
            wins = one == TRAITOR
            difference = 999
        elif one == BATTLE and two == BATTLE:
            difference = 999
        elif both_duel:
            difference = 0
        fallen = losses_afterwards(one, two, wins, theirs.ones, theirs.threes)
        killed = losses_afterwards(two, one, not wins, mine.ones, mine.threes)
        if wins:
            killed += difference
        else:
            fallen += difference
        if fallen > mine.troops:
            fallen = mine.troops
        if killed > theirs.troops:
            killed = theirs.troops
        self._settle(wins, both_duel, fallen, killed)

    def forfeit(self, wins: bool) -> None:
        """One side has no katana (BUS-COMBAT-05)."""
        if wins:
            self._settle(True, False, 0, self.two.troops)
        else:
            self._settle(False, False, self.one.troops, 0)

    def outcome(self, seat: i64) -> float:
        """What the pair of tactics counted last, or a forfeit, brings a seat."""
        return self._row[seat]

    def _settle(self, wins: bool, both_duel: bool, fallen: i64, killed: i64) -> None:
        s, row = self.s, self._row
        weights = self.outlook.weights
        for seat in range(self.outlook.players):
            row[seat] = 0.0
        ronin = s.ronin[self.target]
        honour = self.honour
        left = self.one.troops - fallen
        stay = self.two.troops - killed
        is_held = stay > 0 and not (both_duel and wins) and not (self.is_revolt and wins)
        if is_held and ronin >= stay and not self.is_revolt:
            is_held = False
            left = 0
        is_taken = not is_held and left > ronin and not self.is_revolt
        defended = 0.0  # what comes of it for the defender
        if not is_held:
            defended -= self.land
        defended -= weights.troop * float(killed)
        if self.is_revolt:
            row[self.defender] = defended
            return
        lent = 0.0  # and for the Daimyo
        lent -= weights.troop * float(fallen)
        if is_taken:
            lent += self.land
            if s.dh[s.daimyo] + honour >= s.box.most_honour:
                lent += weights.victory
        award, other = killed, fallen
        if wins:
            award += self.one.tiles
            if self.bonus & SMALL_BONUS != 0:
                award += s.box.small_bonus
            if self.bonus & LARGE_BONUS != 0:
                award += s.box.large_bonus
            if is_taken:
                award += honour
        elif is_held:
            other += honour
        if both_duel:
            stake = (s.sh[self.attacker] + 1) // 2
            if wins:
                stake = (s.sh[self.defender] + 1) // 2
                award += stake
                other -= stake
            else:
                award -= stake
                other += stake
        attacked = self.attacker_samurai * float(award)
        defended += self.defender_samurai * float(other)
        if not wins:
            attacked -= self.attacker_samurai * weights.punishment
        # Three different seats; the Sensei may be one of them.
        row[self.defender] = defended
        row[s.daimyo] = lent
        row[self.attacker] = attacked
        if not wins and s.sensei >= 0:
            row[s.sensei] += weights.advice

    # Who holds which tactic

    def know_discs(self, viewer: i64) -> None:
        """Own discs are known, others' are likely by what may still lie behind a screen."""
        s = self.s
        pool = vec[i64]([0] * TACTICS)
        number: i64 = 0
        players = s.box.players
        for disc in range(BATTLE, KOTAU + 1):
            hidden = s.bag[disc]
            for seat in range(players):
                hidden += s.covered[seat * 5 + disc - BATTLE]
                if seat != viewer:
                    hidden += s.hand[seat * THINGS + disc] - self._sure(viewer, seat, disc)
            number += hidden
            if disc < KOTAU:
                pool[disc - BATTLE] = hidden
        for side in range(2):
            seat = self.attacker
            if side == DEFENDER:
                seat = self.defender
            drawn = s.discs_of(seat)
            for disc in range(BATTLE, KOTAU + 1):
                drawn -= self._sure(viewer, seat, disc)
            for tactic in range(TACTICS):
                cell = side * TACTICS + tactic
                if seat == viewer:
                    self.holds[cell] = 1.0 if s.holds(seat, BATTLE + tactic) > 0 else 0.0
                elif self._sure(viewer, seat, BATTLE + tactic) > 0:
                    self.holds[cell] = 1.0
                else:
                    without = 1.0
                    for i in range(drawn):
                        if number > i:
                            without *= 1.0 - float(pool[tactic]) / float(number - i)
                    self.holds[cell] = 1.0 - without if without > 0.0 else 1.0

    def _sure(self, viewer: i64, seat: i64, disc: i64) -> i64:
        s = self.s
        if seat == viewer:
            return s.hand[seat * THINGS + disc]
        return (
            s.known[seat * THINGS + disc] + s.seen[(viewer * s.box.players + seat) * THINGS + disc]
        )

    def usual_discs(self) -> None:
        """Before anybody has to fight: the three tactics, and now and then a traitor."""
        for side in range(2):
            for tactic in range(_TRAITOR):
                self.holds[side * TACTICS + tactic] = 1.0
            self.holds[side * TACTICS + _TRAITOR] = self.outlook.weights.traitor

    # The mix

    def solve(self, rounds: i64) -> None:
        """Regret matching of both sides; later rounds count for more."""
        self._weigh()
        mix = self.mix
        for i in range(2 * TACTICS):
            mix[i] = 0.0
        if self._holds_all(ATTACKER) and self._holds_all(DEFENDER):
            self._solve_open(rounds)
        else:
            self._solve_hidden(rounds)
        for side in range(2):
            total = 0.0
            for tactic in range(TACTICS):
                total += mix[side * TACTICS + tactic]
            for tactic in range(TACTICS):
                mix[side * TACTICS + tactic] /= total

    def _holds_all(self, side: i64) -> bool:
        """Whether a side has the three tactics for sure, and at most perhaps a traitor."""
        holds, first = self.holds, side * TACTICS
        for tactic in range(_TRAITOR):
            if holds[first + tactic] != 1.0:
                return False
        return holds[first + _TRAITOR] < 1.0

    def _solve_open(self, rounds: i64) -> None:
        """As `_solve_hidden` with one hand on each side: attacks that are only thought of are
        nearly all that is ever solved."""
        mix = self.mix
        now = vec[float]([1.0 / 3.0] * (2 * TACTICS))
        regrets = vec[float]([0.0] * (2 * _TRAITOR))
        for side in range(2):
            self._add_traitor(side, now)
        for number in range(rounds):
            weight = float(number + 1)
            for side in range(2):
                first = side * TACTICS
                row = side * _TRAITOR
                # What each tactic brings, and how much it is regretted.
                w0 = self._worth_of(side, 0, now)
                w1 = self._worth_of(side, 1, now)
                w2 = self._worth_of(side, 2, now)
                r0, r1, r2 = regrets[row], regrets[row + 1], regrets[row + 2]
                total = r0 + r1 + r2
                mean = (w0 + w1 + w2) / 3.0
                if total > 0.0:
                    mean = (r0 * w0 + r1 * w1 + r2 * w2) / total
                r0 = r0 + w0 - mean
                r1 = r1 + w1 - mean
                r2 = r2 + w2 - mean
                r0 = r0 if r0 > 0.0 else 0.0
                r1 = r1 if r1 > 0.0 else 0.0
                r2 = r2 if r2 > 0.0 else 0.0
                regrets[row], regrets[row + 1], regrets[row + 2] = r0, r1, r2
                total = r0 + r1 + r2
                n0 = n1 = n2 = 1.0 / 3.0
                if total > 0.0:
                    n0, n1, n2 = r0 / total, r1 / total, r2 / total
                traitor = self.holds[first + _TRAITOR]
                if traitor > 0.0:
                    n0 *= 1.0 - traitor
                    n1 *= 1.0 - traitor
                    n2 *= 1.0 - traitor
                    mix[first + _TRAITOR] += weight * traitor
                now[first], now[first + 1], now[first + 2] = n0, n1, n2
                mix[first] += weight * n0
                mix[first + 1] += weight * n1
                mix[first + 2] += weight * n2

    def _add_traitor(self, side: i64, now: vec[float]) -> None:
        """Who may have a traitor plays it so often."""
        first = side * TACTICS
        traitor = self.holds[first + _TRAITOR]
        now[first + _TRAITOR] = 0.0
        if traitor > 0.0:
            for tactic in range(first, first + _TRAITOR):
                now[tactic] *= 1.0 - traitor
            now[first + _TRAITOR] = traitor

    def _worth_of(self, side: i64, tactic: i64, now: vec[float]) -> float:
        """What a tactic brings a side against the other one as it plays now."""
        brings = self._brings
        if side == ATTACKER:
            cell = tactic * TACTICS
            return (
                now[TACTICS] * brings[cell]
                + now[TACTICS + 1] * brings[cell + 1]
                + now[TACTICS + 2] * brings[cell + 2]
                + now[TACTICS + 3] * brings[cell + 3]
            )
        cell = _CELLS + tactic
        return (
            now[0] * brings[cell]
            + now[1] * brings[cell + TACTICS]
            + now[2] * brings[cell + 2 * TACTICS]
            + now[3] * brings[cell + 3 * TACTICS]
        )

    def _solve_hidden(self, rounds: i64) -> None:
        mix = self.mix
        regrets = vec[float]([0.0] * (2 * _HANDS * TACTICS))
        now = vec[float]([0.0] * (2 * TACTICS))
        odds = vec[float]([0.0] * (2 * _HANDS))
        worth = vec[float]([0.0] * TACTICS)
        for side in range(2):
            self._deal_hands(side, odds)
            self._match(side, odds, regrets, now)
        for number in range(rounds):
            weight = float(number + 1)
            for side in range(2):
                for tactic in range(TACTICS):
                    worth[tactic] = self._worth_of(side, tactic, now)
                self._regret(side, odds, worth, regrets)
                self._match(side, odds, regrets, now)
                first = side * TACTICS
                for tactic in range(first, first + TACTICS):
                    mix[tactic] += weight * now[tactic]

    def _weigh(self) -> None:
        """The table as both fighters see it."""
        outlook, row = self.outlook, self._row
        for cell in range(_CELLS):
            for seat in range(outlook.players):
                row[seat] = self.changes[cell * SEATS + seat]
            self._brings[cell] = outlook.gain(self.attacker, row)
            self._brings[_CELLS + cell] = outlook.gain(self.defender, row)

    def _deal_hands(self, side: i64, odds: vec[float]) -> None:
        """How likely each set of tactics is, of those that are not a traitor."""
        start = side * TACTICS
        total = 0.0
        for hand in range(1, _HANDS):
            part = 1.0
            for tactic in range(_TRAITOR):
                if (hand >> tactic) & 1 == 1:
                    part *= self.holds[start + tactic]
                else:
                    part *= 1.0 - self.holds[start + tactic]
            odds[side * _HANDS + hand] = part
            total += part
        if total <= 0.0:
            odds[side * _HANDS] = 1.0  # a traitor and nothing else
            return
        for hand in range(1, _HANDS):
            odds[side * _HANDS + hand] /= total

    def _match(self, side: i64, odds: vec[float], regrets: vec[float], now: vec[float]) -> None:
        """Choose as often as it is regretted; whoever has a traitor is thought to play it, unless
        it is one of few discs that are known."""
        start = side * TACTICS
        traitor = self.holds[start + _TRAITOR]
        for tactic in range(start, start + TACTICS):
            now[tactic] = 0.0
        if odds[side * _HANDS] > 0.0:
            now[start + _TRAITOR] = 1.0
            return
        for hand in range(1, _HANDS):
            part = odds[side * _HANDS + hand]
            if part <= 0.0:
                continue
            first = (side * _HANDS + hand) * TACTICS
            tactics = _with_traitor(hand, traitor)
            total = 0.0
            number = 0.0
            for tactic in range(TACTICS):
                if (tactics >> tactic) & 1 == 1:
                    total += regrets[first + tactic]
                    number += 1.0
            for tactic in range(TACTICS):
                if (tactics >> tactic) & 1 == 1:
                    of = regrets[first + tactic] / total if total > 0.0 else 1.0 / number
                    now[start + tactic] += part * of
        if 0.0 < traitor < 1.0:
            self._add_traitor(side, now)

    def _regret(self, side: i64, odds: vec[float], worth: vec[float], regrets: vec[float]) -> None:
        traitor = self.holds[side * TACTICS + _TRAITOR]
        for hand in range(1, _HANDS):
            if odds[side * _HANDS + hand] <= 0.0:
                continue
            first = (side * _HANDS + hand) * TACTICS
            tactics = _with_traitor(hand, traitor)
            total = 0.0
            mean = 0.0
            plain = 0.0
            number = 0.0
            for tactic in range(TACTICS):
                if (tactics >> tactic) & 1 == 1:
                    total += regrets[first + tactic]
                    mean += regrets[first + tactic] * worth[tactic]
                    plain += worth[tactic]
                    number += 1.0
            mean = mean / total if total > 0.0 else plain / number
            for tactic in range(TACTICS):
                if (tactics >> tactic) & 1 == 1:
                    regret = regrets[first + tactic] + worth[tactic] - mean
                    regrets[first + tactic] = regret if regret > 0.0 else 0.0

    def draw(self, side: i64, dice: Dice) -> i64:
        """A tactic, as often as the mix takes it."""
        left = float(dice.word()) / _WORD
        last: i64 = 0
        for tactic in range(TACTICS):
            part = self.mix[side * TACTICS + tactic]
            if part > 0.0:
                last = tactic
                left -= part
                if left < 0.0:
                    return tactic
        return last

    def expect(self, changes: vec[float]) -> None:
        """What both mixes make of everybody's honour."""
        for seat in range(self.outlook.players):
            changes[seat] = 0.0
        for one in range(TACTICS):
            for two in range(TACTICS):
                part = self.mix[one] * self.mix[TACTICS + two]
                if part > 0.0:
                    row = (one * TACTICS + two) * SEATS
                    for seat in range(self.outlook.players):
                        changes[seat] += part * self.changes[row + seat]


def _with_traitor(hand: i64, traitor: float) -> i64:
    """The tactics of a hand, as bits; a traitor that is there for sure is one of them."""
    if traitor >= 1.0:
        return hand | 1 << _TRAITOR
    return hand


def clash_of(s: BushidoState, outlook: Outlook) -> Clash:
    """The combat under way."""
    found = Clash(s, outlook, s.attacker, s.defender, s.target, s.laid)
    found.one.troops = led(s, ATTACKER)
    found.two.troops = led(s, DEFENDER)
    return found


def mixed_tactic(s: BushidoState, seat: i64, outlook: Outlook, dice: Dice) -> i64:
    """A tactic from the mix: own stack known, the other's by its height and top tile."""
    clash = clash_of(s, outlook)
    side = s.side_of(seat)
    other = 1 - side
    mine, theirs = clash.one, clash.two
    if side == DEFENDER:
        mine, theirs = theirs, mine
    fill_side(mine, s, side)
    hidden = s.height(other) - 1
    swing = i64(_SWING * _root(float(hidden)) + 0.5)
    top = s.top[other]
    theirs.tiles = hidden + 1
    theirs.ones = hidden * _ONES // 100
    theirs.threes = hidden * _THREES // 100
    if top == 0:
        theirs.ones += 1
    elif top == 2:
        theirs.threes += 1
    base = top + 1 + i64(_STRENGTH * float(hidden))
    for step in range(3):
        theirs.katana = base + (step - 1) * swing
        clash.count(0.5 if step == 1 else 0.25)
        if swing == 0:
            clash.clear()
            clash.count(1.0)
            break
    clash.know_discs(seat)
    clash.solve(_SETTLED)
    return clash.draw(side, dice)


def fill_side(side: Side, s: BushidoState, which: i64) -> None:
    """The stack that lies there."""
    row = which * STRENGTHS
    side.tiles = s.height(which)
    side.ones = s.stack[row]
    side.threes = s.stack[row + 2]
    side.katana = s.stack[row] + 2 * s.stack[row + 1] + 3 * s.stack[row + 2]


def _root(number: float) -> float:
    found: float = number**0.5
    return found
