"""Sealed choices: where several decide at once, hidden from each other, the answer is a mix.

Any one best choice could be foreseen and answered. So looks fill a table of what comes of each
choice beside each choice of every other seat that decides, regret matching against the same of all
the others is run on that table until it has settled, and the answer is drawn from its average
strategy. With two that decide this is their game, with more it is the sum of the games of each two.

A choice is a whole decision, as moves in a row. Few are known at first; one more is tried as soon
as all that are known have met. What another seat holds may be hidden: it mixes as each hand allows
that the seat can imagine.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bakufu.bots.search import Search
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State

_MOST: Final[i64] = 24  # choices of one seat
_AT_LEAST: Final[i64] = 25  # pairs of choices that are tried in any case
_PART: Final = 0.6  # of the looks: so many pairs of choices are tried
_TRIES: Final[i64] = 8  # worlds, to find one in which others can choose as they shall
_HANDS: Final[i64] = 96  # worlds, to see what others can choose
_EVEN: Final = 0.5  # how far looks go to all choices alike, beside their shares
_SETTLED: Final[i64] = 1000  # rounds of regret matching for an answer
_ROUGHLY: Final[i64] = 100  # and for a first idea where to look next
_FAINT: Final = 0.01  # a share below this is left to chance no longer: it is none
_LONGEST: Final[i64] = 64  # moves in a row
_WORD: Final = 4294967296.0


@final
class Choice:
    """A whole decision, as moves in a row, and how often it is taken."""

    def __init__(self, moves: vec[i64]) -> None:
        self.moves = moves
        self.share = 0.0


@final
class Chooser:
    """One of those who decide at once."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.choices: list[Choice] = []
        # What it can choose in worlds drawn, as bit masks, and the part of the worlds of each.
        self.hands = vec[i64]([])
        self.odds = vec[float]([])


@final
class Mix:
    """The mixed answer of a seat to a sealed choice. The same dice and looks give the same."""

    def __init__(self, search: Search, mask: i64) -> None:
        self.search = search
        self.looks: i64 = 0
        self.choosers: list[Chooser] = [Chooser(search.seat)]
        for seat in range(search.players):
            if seat != search.seat and (mask >> seat) & 1 == 1:
                self.choosers.append(Chooser(seat))
        count: i64 = len(self.choosers)
        self._count = count
        size = count * count * _MOST * _MOST
        # For each two choosers and each two of their choices: how often they met, how often no
        # world was found for them, and what came of it for the first of the two.
        self._met = vec[i64]([0] * size)
        self._missed = vec[i64]([0] * size)
        self._total = vec[float]([0.0] * size)
        self._profile = vec[i64]([0] * count)
        self._line = vec[i64]([0] * _LONGEST)
        self._turn: i64 = 0  # who tries something new next
        self._newest: i64 = 0  # who did so last
        self._wait: i64 = 0  # looks, before something new is tried again
        self._failed: i64 = 0
        self._refresh: i64 = 12
        self._seen: i64 = -1  # number of choices when hands were looked at
        for chooser in range(count):
            self._grow(chooser)

    def run(self, looks: i64) -> None:
        """Look ahead so many times more."""
        for _time in range(looks):
            self._look()

    def settle(self) -> None:
        """Work out the mix from what was seen so far."""
        self._settle(_SETTLED)

    def draw(self) -> list[int]:
        """One choice, as often as the mix takes it."""
        self.settle()
        choices = self.choosers[0].choices
        return _moves(choices[_drawn(choices, self.search.dice, -1)])

    def lines(self) -> list[list[int]]:
        """The own choices, as moves in a row."""
        return [_moves(choice) for choice in self.choosers[0].choices]

    def shares(self) -> list[float]:
        """How often each of them is taken."""
        return [choice.share for choice in self.choosers[0].choices]

    def ending(self, line: list[int], luck: Dice) -> State:
        """One way the game may end after an own choice: others choose as their mix does, and then
        judges play it on."""
        search = self.search
        search.luck = luck
        world = search.imagined(luck)
        for move in line:
            world.apply(search.seat, move, luck, search.silent)
        for i in range(1, self._count):
            chooser = self.choosers[i]
            if (world.actors() >> chooser.seat) & 1 == 1 and world.is_secret():
                hand = self._hand(world, chooser)
                if hand == 0:
                    search.decide(world, chooser.seat, search.judgement.perturbed(luck))
                else:
                    choice = chooser.choices[_drawn(chooser.choices, luck, hand)]
                    self._take(world, chooser.seat, choice)
        return search.play_to_end(world)

    # One look

    def _look(self) -> None:
        """The choices are picked before the world is drawn: each pair of them meets the same worlds
        and the same luck in turn."""
        open_pair = self._open_pair()
        if open_pair < 0 and self._tries_more():
            open_pair = self._open_pair()
        if open_pair < 0 and self.looks >= self._refresh:
            self._settle(_ROUGHLY)
            self._refresh = self.looks + self.looks // 3
        met = self._pick(open_pair)
        self.looks += 1
        world = self._world_for_profile(met)
        if world is None:
            self._count_profile(self._missed)
            return
        for i in range(self._count):
            chooser = self.choosers[i]
            if (world.actors() >> chooser.seat) & 1 == 1:
                self._take(world, chooser.seat, chooser.choices[self._profile[i]])
        worth = self.search.outcome(world)
        for i in range(self._count):
            for j in range(self._count):
                if i != j:
                    self._total[self._cell(i, j)] += worth[self.choosers[i].seat]
        self._count_profile(self._met)

    def _cell(self, i: i64, j: i64) -> i64:
        """Where two choosers' choices of this look meet."""
        return _at(self._count, i, j, self._profile[i], self._profile[j])

    def _count_profile(self, counts: vec[i64]) -> None:
        for i in range(self._count):
            for j in range(self._count):
                if i != j:
                    counts[self._cell(i, j)] += 1

    def _open_pair(self) -> i64:
        """A pair of choices that have not met yet; -1 if there is none."""
        count = self._count
        for i in range(count):
            for j in range(i + 1, count):
                for a in range(len(self.choosers[i].choices)):
                    for b in range(len(self.choosers[j].choices)):
                        cell = _at(count, i, j, a, b)
                        if self._met[cell] == 0 and self._missed[cell] == 0:
                            return cell
        return -1

    def _pick(self, cell: i64) -> i64:
        """Choices for all, from a pair that shall meet; how often the pair has met."""
        count = self._count
        if cell < 0:
            cell = self._promising()
        b = cell % _MOST
        a = cell // _MOST % _MOST
        second = cell // (_MOST * _MOST) % count
        first = cell // (_MOST * _MOST * count)
        for i in range(count):
            self._profile[i] = -1
        self._profile[first] = a
        self._profile[second] = b
        for i in range(count):
            if self._profile[i] < 0:
                self._profile[i] = self._fitting(i)
        return self._met[cell]

    def _promising(self) -> i64:
        """The pair of choices that is met least for its part in the mix; of each two in turn."""
        count = self._count
        pair = self.looks % (count * (count - 1) // 2)
        best: i64 = -1
        most = 0.0
        for i in range(count):
            for j in range(i + 1, count):
                if pair == 0:
                    for a in range(len(self.choosers[i].choices)):
                        for b in range(len(self.choosers[j].choices)):
                            cell = _at(count, i, j, a, b)
                            weight = self._weight(i, a) * self._weight(j, b)
                            weight /= float(self._met[cell] + self._missed[cell] + 1)
                            if best < 0 or weight > most:
                                best = cell
                                most = weight
                pair -= 1
        return best

    def _fitting(self, i: i64) -> i64:
        """The choice of one more that has met least those of the others so far."""
        best: i64 = 0
        most = 0.0
        for a in range(len(self.choosers[i].choices)):
            looks: i64 = 1
            for j in range(self._count):
                if self._profile[j] >= 0:
                    cell = _at(self._count, i, j, a, self._profile[j])
                    looks += self._met[cell] + self._missed[cell]
            weight = self._weight(i, a) / float(looks)
            if weight > most:
                best = a
                most = weight
        return best

    def _weight(self, i: i64, a: i64) -> float:
        choices = self.choosers[i].choices
        return choices[a].share + _EVEN / float(len(choices))

    def _world_for_profile(self, met: i64) -> State | None:
        """A world in which all can choose as they shall."""
        search = self.search
        for n in range(_TRIES):
            search.luck = Dice(search.seed + met + n * 7919)
            world = search.imagined(search.luck)
            fits = True
            for i in range(1, self._count):
                chooser = self.choosers[i]
                if (self._hand(world, chooser) >> self._profile[i]) & 1 == 0:
                    fits = False
                    break
            if fits:
                return world
        return None

    def _hand(self, world: State, chooser: Chooser) -> i64:
        """Which of its choices a seat can begin in this world, as a bit mask."""
        hand: i64 = 0
        count = self.search.fill_legal(world, chooser.seat)
        bit: i64 = 1
        for choice in chooser.choices:
            if self._is_legal(choice.moves[0], count):
                hand |= bit
            bit <<= 1
        return hand

    def _is_legal(self, move: i64, count: i64) -> bool:
        for i in range(count):
            if self.search.legal[i] == move:
                return True
        return False

    def _take(self, world: State, seat: i64, choice: Choice) -> None:
        """Make a choice, as far as it goes in this world, and as a judge would go on with it."""
        search = self.search
        for i in range(len(choice.moves)):
            if i > 0 and not self._is_legal(choice.moves[i], search.fill_legal(world, seat)):
                break
            world.apply(seat, choice.moves[i], search.luck, search.silent)
            search.decisions += 1
        while self._is_partial(world, seat):
            search.decide(world, seat, search.judgement)

    def _is_partial(self, world: State, seat: i64) -> bool:
        return (
            (world.actors() >> seat) & 1 == 1
            and world.is_secret()
            and self.search.judgement.is_partial(world, seat)
        )

    # Choices

    def _tries_more(self) -> bool:
        """Somebody tries something new, if looks allow it and there is something."""
        if self.looks < self._wait:
            return False
        for _time in range(self._count):
            i = self._turn
            self._turn = (i + 1) % self._count
            known: i64 = len(self.choosers[i].choices) + 1
            most: i64 = 1
            for j in range(self._count):
                if j != i and len(self.choosers[j].choices) > most:
                    most = len(self.choosers[j].choices)
            if known > _MOST or (
                known * most > _AT_LEAST and float(known * most) > _PART * float(self.looks)
            ):
                continue
            if self._grow(i):
                self._newest = i
                self._failed = 0
                return True
        self._failed += 1
        self._wait = self.looks + self._failed
        return False

    def _grow(self, i: i64) -> bool:
        """One choice more: the own judge's, another judge's, or any; whether one was found."""
        search = self.search
        chooser = self.choosers[i]
        seat = chooser.seat
        world = search.world if i == 0 else search.imagined(Dice(search.dice.word()))
        judge = search.judgement
        if len(chooser.choices) > 0:
            if self._knows_all(world, chooser):
                return False
            judge = judge.perturbed(search.dice)
        if len(chooser.choices) == 0 or not search.strays():
            length = judge.line(world, seat, search.dice, self._line)
            if self._add(world, chooser, judge, length):
                return True
        count = search.fill_legal(world, seat)
        skip = search.dice.below(count)
        for n in range(count):
            move = search.legal[(n + skip) % count]
            new = True
            for choice in chooser.choices:
                if choice.moves[0] == move:
                    new = False
            if new:
                self._line[0] = move
                return self._add(world, chooser, judge, 1)
        return False

    def _knows_all(self, world: State, chooser: Chooser) -> bool:
        """Whether there is nothing to try but single moves, and all are known."""
        for choice in chooser.choices:
            if len(choice.moves) > 1:
                return False
        count = self.search.fill_legal(world, chooser.seat)
        for i in range(count):
            known = False
            for choice in chooser.choices:
                if choice.moves[0] == self.search.legal[i]:
                    known = True
            if not known:
                return False
        return True

    def _add(self, world: State, chooser: Chooser, judge: Judgement, length: i64) -> bool:
        """Keep the line that was begun, made whole by a judge, unless it is known."""
        search = self.search
        seat = chooser.seat
        after = world.clone()
        moves = vec[i64]([])
        for i in range(length):
            after.apply(seat, self._line[i], search.luck, search.silent)
            moves = append(moves, self._line[i])
        while self._is_partial(after, seat) and len(moves) < _LONGEST:
            for i in range(judge.line(after, seat, search.dice, self._line)):
                after.apply(seat, self._line[i], search.luck, search.silent)
                moves = append(moves, self._line[i])
        for choice in chooser.choices:
            if choice.moves == moves:
                return False
        chooser.choices.append(Choice(moves))
        return True

    # Regret matching

    def _settle(self, rounds: i64) -> None:
        count = self._count
        self._look_at_hands()
        known = vec[i64]([0] * count)
        for i in range(count):
            known[i] = len(self.choosers[i].choices)
        if self._open_pair() >= 0 and known[self._newest] > 1:
            known[self._newest] -= 1  # the newest choice has not met all others yet
        payoff = self._payoffs(known)
        mix = vec[float]([0.0] * (count * _MOST))
        average = vec[float]([0.0] * (count * _MOST))
        regrets: list[vec[float]] = []
        for i in range(count):
            regrets.append(vec[float]([0.0] * (len(self.choosers[i].hands) * _MOST)))
            self._match(i, known[i], regrets[i], mix)
        worth = vec[float]([0.0] * _MOST)
        for number in range(rounds):
            for i in range(count):
                self._fill_worth(i, known, payoff, mix, worth)
                self._regret(i, known[i], worth, regrets[i])
                self._match(i, known[i], regrets[i], mix)
                for a in range(known[i]):
                    # Later rounds know more: they count for more.
                    average[i * _MOST + a] += float(number + 1) * mix[i * _MOST + a]
        for i in range(count):
            _share_out(self.choosers[i].choices, known[i], i * _MOST, average)

    def _payoffs(self, known: vec[i64]) -> vec[float]:
        """What comes of a choice beside another, on average; where they never met, what usually
        comes of it."""
        count = self._count
        payoff = vec[float]([0.0] * (count * count * _MOST * _MOST))
        for i in range(count):
            for a in range(known[i]):
                total = 0.0
                met: i64 = 0
                for j in range(count):
                    if j != i:
                        for b in range(known[j]):
                            total += self._total[_at(count, i, j, a, b)]
                            met += self._met[_at(count, i, j, a, b)]
                usual = total / float(met) if met > 0 else 0.0
                for j in range(count):
                    if j != i:
                        for b in range(known[j]):
                            cell = _at(count, i, j, a, b)
                            payoff[cell] = usual
                            if self._met[cell] > 0:
                                payoff[cell] = self._total[cell] / float(self._met[cell])
        return payoff

    def _fill_worth(
        self, i: i64, known: vec[i64], payoff: vec[float], mix: vec[float], worth: vec[float]
    ) -> None:
        """What each choice of a chooser brings while the others mix as they do."""
        count = self._count
        for a in range(known[i]):
            brings = 0.0
            for j in range(count):
                if j != i:
                    start = _at(count, i, j, a, 0)
                    mean = 0.0
                    here = 0.0
                    for b in range(known[j]):
                        here += mix[j * _MOST + b] * payoff[start + b]
                        mean += payoff[start + b]
                    mean /= float(known[j])
                    # Beside one other this is all. Beside more, each adds what it makes of the
                    # choice, and what the choice is worth as a rule is counted once.
                    brings += here - mean + mean / float(count - 1)
            worth[a] = brings

    def _regret(self, i: i64, known: i64, worth: vec[float], regrets: vec[float]) -> None:
        """How much better each choice would have been, with each hand; never below nothing."""
        hands = self.choosers[i].hands
        for hand in range(len(hands)):
            start = hand * _MOST
            total = 0.0
            gained = 0.0
            open_ones: i64 = 0
            plain = 0.0
            for a in range(known):
                if (hands[hand] >> a) & 1 == 1:
                    total += regrets[start + a]
                    gained += regrets[start + a] * worth[a]
                    open_ones += 1
                    plain += worth[a]
            if open_ones == 0:
                continue
            mean = gained / total if total > 0.0 else plain / float(open_ones)
            for a in range(known):
                if (hands[hand] >> a) & 1 == 1:
                    regret = regrets[start + a] + worth[a] - mean
                    regrets[start + a] = regret if regret > 0.0 else 0.0

    def _match(self, i: i64, known: i64, regrets: vec[float], mix: vec[float]) -> None:
        """Choose as often as it is regretted, over all hands."""
        chooser = self.choosers[i]
        for a in range(known):
            mix[i * _MOST + a] = 0.0
        for hand in range(len(chooser.hands)):
            start = hand * _MOST
            total = 0.0
            open_ones: i64 = 0
            for a in range(known):
                if (chooser.hands[hand] >> a) & 1 == 1:
                    total += regrets[start + a]
                    open_ones += 1
            for a in range(known):
                if (chooser.hands[hand] >> a) & 1 == 1:
                    part = regrets[start + a] / total if total > 0.0 else 1.0 / float(open_ones)
                    mix[i * _MOST + a] += chooser.odds[hand] * part

    def _look_at_hands(self) -> None:
        """What others can choose, in worlds drawn for the seat."""
        choices: i64 = 0
        for chooser in self.choosers:
            choices += len(chooser.choices)
        if choices == self._seen:
            return
        self._seen = choices
        own = self.choosers[0]
        own.hands = vec[i64]([(1 << len(own.choices)) - 1])
        own.odds = vec[float]([1.0])
        for i in range(1, self._count):
            self.choosers[i].hands = vec[i64]([])
            self.choosers[i].odds = vec[float]([])
        for n in range(_HANDS):
            world = self.search.imagined(Dice(self.search.seed + n))
            for i in range(1, self._count):
                chooser = self.choosers[i]
                hand = self._hand(world, chooser)
                known: i64 = -1
                for k in range(len(chooser.hands)):
                    if chooser.hands[k] == hand:
                        known = k
                if known < 0:
                    known = len(chooser.hands)
                    chooser.hands = append(chooser.hands, hand)
                    chooser.odds = append(chooser.odds, 0.0)
                chooser.odds[known] += 1.0 / float(_HANDS)


def mix_for(search: Search) -> Mix | None:
    """The mix with which a seat's decision is answered; none unless several decide at once."""
    judgement = search.judgement
    if search.temper.blind or not judgement.is_mixed(search.world):
        return None
    # What others have chosen already is as open as what they have not.
    mask = search.imagined(Dice(search.seed)).actors()
    seat: i64 = 1 << search.seat
    if mask & seat == 0 or mask == seat:
        return None
    return Mix(search, mask)


def _at(count: i64, i: i64, j: i64, a: i64, b: i64) -> i64:
    """Where a choice of one chooser beside a choice of another is kept."""
    return ((i * count + j) * _MOST + a) * _MOST + b


def _share_out(choices: list[Choice], known: i64, start: i64, average: vec[float]) -> None:
    """The average strategy, without what is taken hardly ever."""
    total = 0.0
    for a in range(known):
        total += average[start + a]
    kept = 0.0
    for a in range(len(choices)):
        share = average[start + a] / total if a < known and total > 0.0 else 0.0
        choices[a].share = share if share >= _FAINT else 0.0
        kept += choices[a].share
    for choice in choices:
        if kept > 0.0:
            choice.share /= kept


def _drawn(choices: list[Choice], dice: Dice, hand: i64) -> i64:
    """A choice by its share, among those in hand; any of them where none has a share."""
    total = 0.0
    bit: i64 = 1
    for choice in choices:
        if hand & bit != 0:
            total += choice.share
        bit <<= 1
    left = total * float(dice.word()) / _WORD
    last: i64 = 0
    bit = 1
    for a in range(len(choices)):
        if hand & bit != 0:
            if total <= 0.0 or choices[a].share > 0.0:
                last = a
                left -= choices[a].share
                if left < 0.0:
                    return a
        bit <<= 1
    return last


def _moves(choice: Choice) -> list[int]:
    moves: list[int] = []
    for i in range(len(choice.moves)):
        moves.append(choice.moves[i])
    return moves
