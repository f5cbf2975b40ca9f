"""Racing: whole decisions beside the judge's own, in the same worlds with the same luck.

A tree has to share its looks among single moves, and much of what comes of a look is luck. Where a
judge's decision is good already, what counts is whether another one is better: so whole decisions
are compared with the judge's own, world by world. What is the same in both falls out, and another
decision is taken only where the gain is more than chance would bring.

The nth look at every decision meets the nth world. Looks go to what may still turn out best; one
more decision is tried as looks grow.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bakufu.bots.search import Search
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.playout import lowest_actor

_BREADTH: Final = 0.6  # how many are tried: times the root of the looks
_LEAST: Final[i64] = 2  # worlds for each, in any case
_TRIES: Final[i64] = 3  # judges asked for something new, before any move is tried
_HOPE: Final = 1.5  # errors by which a decision may be better than it seems
_CAUTION: Final = 1.0  # errors by which it has to be better than the judge's own
_AT_FIRST: Final[i64] = 5  # more than this part of the looks is spent in any case
_LITTLE: Final = 0.002  # of the victory: no looks are spent for less
_KNOWN: Final = 4.0  # worlds that what is usual counts for, beside a decision's own
_LONGEST: Final[i64] = 64  # moves in a row


@final
class Runner:
    """A whole decision, and what came of it beside the judge's own."""

    def __init__(self, moves: vec[i64]) -> None:
        self.moves = moves
        self.worth = vec[float]([])  # by world: the seat's part of the victory
        self.met: i64 = 0  # worlds in which it was compared
        self.gain = 0.0  # the sum over them
        self.squares = 0.0


@final
class Race:
    """The answer of a seat by racing. The same dice and looks give the same."""

    def __init__(self, search: Search, quiet_positions: i64) -> None:
        self.search = search
        self.quiet_positions = quiet_positions
        self.perturbs = search.judgement.race_perturbs()
        self.looks: i64 = 0
        self.runners: list[Runner] = []
        self._line = vec[i64]([0] * _LONGEST)
        self._failed: i64 = 0
        self._wait: i64 = 0  # looks, before something new is sought again
        self._grow()

    def run(self, looks: i64) -> None:
        """Look ahead so many times more."""
        until = self.looks + looks
        while self.looks < until:
            self._tries_more()
            if len(self.runners) == 1:
                if self._failed > _TRIES:
                    return  # there is nothing to choose
                self._look_at(self.runners[0])
                continue
            runner = self._promising()
            if len(self.runners[0].worth) <= len(runner.worth):
                self._look_at(self.runners[0])
            else:
                self._look_at(runner)
                self._compare(runner)

    def is_settled(self, left: i64) -> bool:
        """Whether so many looks more are hardly worth it: nothing that was tried may still turn out
        much better than what is best so far."""
        if self.looks <= (self.looks + left) // _AT_FIRST:
            return False
        best = self._best()
        usual = sqrt(self._usual())
        gain = 0.0  # of the best one
        hope = 0.0  # how much better than the judge's own another may be
        if best > 0:
            gain = self.runners[best].gain / float(self.runners[best].met)
            # What is best may be no better than the judge's own.
            hope = _HOPE * usual / sqrt(float(self.runners[best].met))
        for i in range(1, len(self.runners)):
            if self.runners[i].met < _LEAST:
                return False
            if i != best:
                hope = max(hope, _hope(self.runners[i], usual))
        return hope - gain <= _LITTLE

    def lines(self) -> list[list[int]]:
        """All decisions that were tried, as moves in a row; the judge's own first."""
        return [_moves(runner) for runner in self.runners]

    def shares(self) -> list[float]:
        """How far each is preferred to the others: the larger, the surer it is the best."""
        best = self.runners[self._best()]
        error = self._error(best)
        parts: list[float] = []
        total = 0.0
        for runner in self.runners:
            part = exp((self._score(runner) - self._score(best)) / error)
            parts.append(part)
            total += part
        return [part / total for part in parts]

    def looked(self) -> list[float]:
        """The part of all looks that went to each."""
        return [float(len(runner.worth)) / float(max(1, self.looks)) for runner in self.runners]

    def best(self) -> list[int]:
        """What is better than the judge's own by more than chance would bring, or that."""
        return _moves(self.runners[self._best()])

    def _best(self) -> i64:
        best: i64 = 0
        most = 0.0
        for i in range(1, len(self.runners)):
            score = self._score(self.runners[i])
            if score > most:
                best = i
                most = score
        return best

    def _score(self, runner: Runner) -> float:
        """The gain that is left after doubts; 0 for the judge's own."""
        if runner.met == 0:
            return 0.0 if runner is self.runners[0] else -1.0
        return runner.gain / float(runner.met) - _CAUTION * self._error(runner)

    def _error(self, runner: Runner) -> float:
        """How far the gain seen so far may be from the true one, as a rule."""
        met = float(runner.met)
        own = 0.0
        if runner.met > 1:
            own = runner.squares - runner.gain * runner.gain / met
        else:
            met = 1.0
        return sqrt((own + _KNOWN * self._usual()) / (met - 1.0 + _KNOWN) / met)

    def _usual(self) -> float:
        """How much a gain differs from world to world, over all decisions."""
        total = 0.01
        met = 1.0
        for runner in self.runners:
            if runner.met > 1:
                total += runner.squares - runner.gain * runner.gain / float(runner.met)
                met += float(runner.met - 1)
        return total / met

    # One look

    def _promising(self) -> Runner:
        """What may be better than all others; whatever is new comes first."""
        best = self.runners[1]
        most = 0.0
        usual = sqrt(self._usual())
        for i in range(1, len(self.runners)):
            runner = self.runners[i]
            if runner.met < _LEAST:
                return runner
            hope = _hope(runner, usual)
            if i == 1 or hope > most:
                best = runner
                most = hope
        return best

    def _look_at(self, runner: Runner) -> None:
        """Play on from a decision in its next world, and keep what came of it."""
        search = self.search
        seat = search.seat
        luck = Dice(search.seed + len(runner.worth))
        search.luck = luck
        world = search.imagined(luck)
        for i in range(len(runner.moves)):
            world.apply(seat, runner.moves[i], luck, search.silent)
        search.decisions += len(runner.moves)
        left = self.quiet_positions
        judge = search.judgement
        came = True  # to rest, rather than being there still
        while True:
            mask = world.actors()
            if mask == 0:
                break
            if judge.is_quiet(world):
                if came:
                    left -= 1
                    if left < 0:
                        break
                came = False
            else:
                came = True
            who = lowest_actor(mask)
            if self.perturbs and who != seat:
                search.decide(world, who, judge.perturbed(luck))
            else:
                search.decide(world, who, judge)
        runner.worth = append(runner.worth, search.worth_of(world, seat))
        self.looks += 1

    def _compare(self, runner: Runner) -> None:
        world = len(runner.worth) - 1
        gain = runner.worth[world] - self.runners[0].worth[world]
        runner.met += 1
        runner.gain += gain
        runner.squares += gain * gain

    # What to try

    def _tries_more(self) -> None:
        known = float(len(self.runners))
        if self.looks < self._wait or known > 1.0 + _BREADTH * sqrt(float(self.looks)):
            return
        if self._grow():
            self._failed = 0
        else:
            self._failed += 1
            self._wait = self.looks + self._failed * self._failed

    def _grow(self) -> bool:
        """One decision more: the judge's own, another judge's, or any; whether one was found."""
        search = self.search
        judge = search.judgement
        if search.temper.careful:
            judge = judge.careful()
        if len(self.runners) == 0:
            return self._add(self._whole(judge, self._judged(judge)))
        for _time in range(_TRIES):
            other = judge.perturbed(search.dice)
            if self._add(self._whole(other, self._judged(other))):
                return True
        return self._try_any(judge)

    def _judged(self, judge: Judgement) -> i64:
        return judge.line(self.search.world, self.search.seat, self.search.dice, self._line)

    def _try_any(self, judge: Judgement) -> bool:
        """Any first move that no decision begins with, made whole by the judge."""
        search = self.search
        seat = search.seat
        count = search.fill_legal(search.world, seat)
        skip = search.dice.below(count)
        for n in range(count):
            move = search.legal[(n + skip) % count]
            if not self._begins(move):
                self._line[0] = move
                return self._add(self._whole(judge, 1))
        return False

    def _begins(self, move: i64) -> bool:
        for runner in self.runners:
            if runner.moves[0] == move:
                return True
        return False

    def _whole(self, judge: Judgement, length: i64) -> i64:
        """The decision that some moves begin, as far as it can be made before chance speaks."""
        search = self.search
        seat = search.seat
        after = search.world.clone()
        luck = Dice(search.seed)
        before = luck.counter
        for i in range(length):
            after.apply(seat, self._line[i], luck, search.silent)
        rest = vec[i64]([0] * _LONGEST)
        while luck.counter == before and (after.actors() >> seat) & 1 == 1:
            if not search.judgement.is_partial(after, seat):
                break
            more = judge.line(after, seat, search.dice, rest)
            if length + more > _LONGEST:
                break
            for i in range(more):
                after.apply(seat, rest[i], luck, search.silent)
                self._line[length] = rest[i]
                length += 1
        return length

    def _add(self, length: i64) -> bool:
        """Keep a line, unless it is known."""
        moves = vec[i64]([])
        for i in range(length):
            moves = append(moves, self._line[i])
        for runner in self.runners:
            if runner.moves == moves:
                return False
        self.runners.append(Runner(moves))
        return True


def race_for(search: Search) -> Race | None:
    """The race with which a seat's decision is answered, where the game's judge asks for one."""
    quiet_positions = search.judgement.race_quiet_positions()
    if search.temper.blind or quiet_positions < 0:
        return None
    return Race(search, quiet_positions)


def _hope(runner: Runner, usual: float) -> float:
    """How much better than the judge's own it may turn out to be."""
    met = float(runner.met)
    return runner.gain / met + _HOPE * usual / sqrt(met)


def _moves(runner: Runner) -> list[int]:
    moves: list[int] = []
    for i in range(len(runner.moves)):
        moves.append(runner.moves[i])
    return moves
