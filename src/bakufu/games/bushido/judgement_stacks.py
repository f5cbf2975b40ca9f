"""How many katana a fighter brings: what a stack may win, beside what its tiles are worth later.

A Samurai is paid for every tile, a Bushi for none; both fight for somebody's province. Stacks are
drawn from those that seem nearly as good as the best, so that nobody can count on any.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.bushido.box import SEATS, STRENGTHS, THINGS
from bakufu.games.bushido.judgement_combat import Clash, Side, clash_of
from bakufu.games.bushido.judgement_outlook import Outlook, katana_of
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.moves import LAY_KATANA, MOST_TILES, NO_KATANA, TOP
from bakufu.games.bushido.state import DEFENDER, BushidoState

_LEVELS: Final[i64] = 5  # a fifth of the katana, two fifths, ...
_ROUNDS: Final[i64] = 16
_WORD: Final = 4294967296.0
_MIDDLE: Final = 0.5  # how much the usual katana count when an attack is thought of
_ASIDE: Final = 0.25  # and those above and below it


@final
class Stacks:
    """The stacks worth thinking of, as rows of tiles of each strength."""

    def __init__(self, s: BushidoState, seat: i64) -> None:
        self.rows = vec[i64]([0, 0, 0])
        self.count: i64 = 1  # the first is none at all
        held = vec[i64]([0] * STRENGTHS)
        total: i64 = 0
        for strength in range(STRENGTHS):
            number = s.hand[seat * THINGS + strength]
            held[strength] = number if number < MOST_TILES else MOST_TILES
            total += held[strength] * (strength + 1)
        if total == 0:
            return
        for strength in range(STRENGTHS):
            if held[strength] > 0:
                self._add(held, strength, 1)
                break
        for level in range(1, _LEVELS):
            self._fill(held, total * level // _LEVELS, 0)
            self._fill(held, total * level // _LEVELS, 2)
        self._fill(held, total, 0)

    def _add(self, held: vec[i64], strength: i64, number: i64) -> None:
        for other in range(STRENGTHS):
            self.rows = append(self.rows, number if other == strength else 0)
        self.count += 1

    def _fill(self, held: vec[i64], wanted: i64, first: i64) -> None:
        """So many katana at least, the weakest tiles first or the strongest."""
        taken = vec[i64]([0] * STRENGTHS)
        for i in range(STRENGTHS):
            strength = i
            if first == 2:
                strength = 2 - i
            while wanted > 0 and taken[strength] < held[strength]:
                taken[strength] += 1
                wanted -= strength + 1
        for known in range(self.count):
            same = True
            for strength in range(STRENGTHS):
                if self.rows[known * STRENGTHS + strength] != taken[strength]:
                    same = False
            if same:
                return
        for strength in range(STRENGTHS):
            self.rows = append(self.rows, taken[strength])
        self.count += 1


def fill_tiles(side: Side, rows: vec[i64], row: i64) -> None:
    first = row * STRENGTHS
    side.ones = rows[first]
    side.threes = rows[first + 2]
    side.tiles = rows[first] + rows[first + 1] + rows[first + 2]
    side.katana = rows[first] + 2 * rows[first + 1] + 3 * rows[first + 2]


def best_stack(s: BushidoState, seat: i64, outlook: Outlook, dice: Dice, moves: vec[i64]) -> i64:
    """A whole stack as moves in a row, or what is left to say of one; returns how many."""
    which = s.side_of(seat)
    row = which * STRENGTHS
    if s.height(which) > 0:  # begun by somebody else's hand: only the top is missing
        moves[0] = TOP + _top(s.stack, row, dice)
        return 1
    stacks = Stacks(s, seat)
    if stacks.count == 1:
        moves[0] = NO_KATANA
        return 1
    worth = vec[float]([0.0] * stacks.count)
    _weigh(s, seat, outlook, stacks, worth)
    chosen = _draw(stacks.count, worth, outlook.weights, dice)
    first = chosen * STRENGTHS
    count: i64 = 0
    for strength in range(STRENGTHS):
        number = stacks.rows[first + strength]
        if number > 0:
            moves[count] = LAY_KATANA + strength * MOST_TILES + number - 1
            count += 1
    if count == 0:
        moves[0] = NO_KATANA
        return 1
    moves[count] = TOP + _top(stacks.rows, first, dice)
    return count + 1


def _weigh(s: BushidoState, seat: i64, outlook: Outlook, stacks: Stacks, worth: vec[float]) -> None:
    """What each stack is worth against a timid, a usual and a bold one of the other side."""
    weights = outlook.weights
    clash = clash_of(s, outlook)
    clash.know_discs(seat)
    which = s.side_of(seat)
    mine, theirs = clash.one, clash.two
    other = s.defender
    if which == DEFENDER:
        mine, theirs = theirs, mine
        other = s.attacker
    katana = katana_of(s, seat, other, weights)
    changes = vec[float]([0.0] * SEATS)
    for number in range(stacks.count):
        fill_tiles(mine, stacks.rows, number)
        found = 0.0
        if mine.tiles == 0:
            clash.forfeit(which == DEFENDER)
            for i in range(outlook.players):
                changes[i] = clash.outcome(i)
            found = outlook.gain(seat, changes)
        else:
            for step in range(3):
                part = weights.timid + (1.0 - weights.timid) * float(step)
                part *= weights.boldness
                theirs.guess(katana * (part if part < 1.0 else 1.0))
                clash.clear()
                clash.count(1.0)
                clash.solve(_ROUNDS)
                clash.expect(changes)
                found += outlook.gain(seat, changes) / 3.0
            spent = outlook.katana[seat] * float(mine.katana)
            found -= spent * (1.0 - outlook.share[seat])
        worth[number] = found


def _draw(count: i64, worth: vec[float], weights: Weights, dice: Dice) -> i64:
    """The better, the more often."""
    most = worth[0]
    for i in range(1, count):
        if worth[i] > most:
            most = worth[i]
    total = 0.0
    for i in range(count):
        worth[i] = exp((worth[i] - most) / weights.care)
        if worth[i] < weights.unlikely:
            worth[i] = 0.0
        total += worth[i]
    left = total * float(dice.word()) / _WORD
    last: i64 = 0
    for i in range(count):
        if worth[i] > 0.0:
            last = i
            left -= worth[i]
            if left < 0.0:
                return i
    return last


def _top(rows: vec[i64], first: i64, dice: Dice) -> i64:
    """Any tile of the stack lies on top: what is seen of it tells little."""
    number = dice.below(rows[first] + rows[first + 1] + rows[first + 2])
    for strength in range(STRENGTHS):
        number -= rows[first + strength]
        if number < 0:
            return strength
    return 0


def usual_clash(
    s: BushidoState,
    outlook: Outlook,
    samurai: i64,
    bushi: i64,
    target: i64,
    force: i64,
    bonus: i64,
    changes: vec[float],
) -> None:
    """What an attack brings everybody, as the one whose outlook it is thinks of both hands."""
    viewer = outlook.viewer
    clash = Clash(s, outlook, samurai, bushi, target, bonus)
    clash.usual_discs()
    weights = outlook.weights
    part = weights.boldness
    high, low = 1.0 + weights.swing, 1.0 - weights.swing
    clash.one.troops = force
    clash.two.troops = s.worth(target)
    mine = katana_of(s, viewer, samurai, weights)
    theirs = katana_of(s, viewer, bushi, weights)
    clash.one.guess(part * mine)
    clash.two.guess(part * theirs)
    clash.count(_MIDDLE)
    clash.one.guess(part * high * mine)
    clash.two.guess(part * low * theirs)
    clash.count(_ASIDE)
    clash.one.guess(part * low * mine)
    clash.two.guess(part * high * theirs)
    clash.count(_ASIDE)
    clash.solve(_ROUNDS)
    clash.expect(changes)
    changes[samurai] -= outlook.katana[samurai] * part * mine
    changes[bushi] -= outlook.katana[bushi] * part * theirs
