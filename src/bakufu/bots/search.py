"""Looking ahead: information-set Monte Carlo tree search for any number of players.

Every iteration draws a world from what the seat knows, walks down the tree of what was tried
before, lets the game's judgement play on for everybody, and tells every decision on the way what
came of it for the player who took it. Chance and what is hidden make no branches: a branch is a
row of decisions, seen over all worlds in which it was possible.

Decisions that all take at once (`State.is_secret`) are no branches either where others take
them: each iteration has them made by a judge of another temper, so that the search finds what does
well against all that may be meant. Where they answer each other, no single one is best, and
`bakufu.bots.mixing` answers the question itself with a mix.

Large choices are tamed by the judge. A decision begins with the one move the judge would make and
grows slowly, by what judges of other tempers would do, and sometimes by any move at all.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor, play_out
from bakufu.engine.core.state import State, count_seats

_LONGEST: Final[i64] = 1 << 30  # games end by themselves


@final
class Temper:
    """How a search searches."""

    def __init__(self) -> None:
        self.curiosity = 0.5  # how readily it looks again at what seemed worse
        self.breadth = 0.8  # how fast a decision grows: times the root of its visits
        self.wild = 0.15  # how often it tries any move instead of a judge's
        self.trust = 3.0  # how many other judges the own one outweighs
        self.quiet_positions = 1  # positions at rest that are played past before one is judged
        self.winning = 0.7  # of what a finished game is worth, the part of the victory
        self.careful = True  # whether its judge takes its time over the own decision
        # No judge at all: any move, played to the end by any moves. Weak, and the yardstick of
        # speed beside searches that know nothing of their games.
        self.blind = False


@final
class Node:
    """A move that was tried, and what came of it for the player who made it."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits: i64 = 0
        self.total = 0.0
        self.prior = 0.0  # how many judges would make it
        self.children: list[Node] = []


@final
class Search:
    """The tree of one decision of one seat."""

    def __init__(
        self,
        judgement: Judgement,
        world: State,
        seat: i64,
        players: i64,
        size: i64,
        dice: Dice,
        temper: Temper,
    ) -> None:
        self.judgement = judgement
        self.world = world  # drawn for the seat: what it knows is true in it
        self.seat = seat
        self.players = players
        self.dice = dice
        self.temper = temper
        self.curiosity = judgement.curiosity(temper.curiosity)
        self.root = Node(-1)
        self.seed = dice.word()
        self.luck = Dice(0)  # of one iteration
        self._weight = 1.0
        self.decisions: i64 = 0  # made by all iterations together
        self.silent = Scribe()
        self.legal = vec[i64]([0] * size)  # filled by `fill_legal`
        self._mark = vec[i64]([0] * size)
        self._stamp: i64 = 0
        self._line = vec[i64]([0] * 64)
        self._path: list[Node] = []
        self._who = vec[i64]([0] * 4096)
        self._worth = vec[float]([0.0] * 8)
        self._points = vec[float]([0.0] * 8)
        # Of the last ending: what the judge expected of each seat when things first came to rest,
        # be it by the end, in units of its doubt.
        self.expected: list[float] = []

    def run(self, iterations: i64) -> None:
        """Look ahead so many times more."""
        for _time in range(iterations):
            self._iterate()

    def is_settled(self, left: i64) -> bool:
        """Whether so many looks more could not change which move was looked at most."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def best(self) -> i64:
        """The move looked at most; where hardly any was, what most judges would do."""
        self._grows(self.root, self.fill_legal(self.world, self.seat))
        move: i64 = -1
        most = 0.0
        for child in self.root.children:
            if self._mark[child.move] == self._stamp:
                looks = float(child.visits) + 0.001 * child.prior
                if looks > most:
                    most = looks
                    move = child.move
        if move < 0:
            return self.judgement.choose(self.world, self.seat, self.dice)
        return move

    def advance(self, move: i64) -> bool:
        """Make an own move and keep what was found out below it; whether the decision goes on."""
        found = _child(self.root, move)
        self.root = Node(move) if found is None else found
        self.world = self.world.clone()
        self.world.apply(self.seat, move, self.dice, self.silent)
        if (self.world.actors() >> self.seat) & 1 == 0:
            return False
        return self.judgement.is_partial(self.world, self.seat)

    def ending(self, line: list[int], luck: Dice) -> State:
        """One way the game may end after a decision, as moves in a row, if judges play it on."""
        self.luck = luck
        world = self.imagined(luck)
        for move in line:
            world.apply(self.seat, move, luck, self.silent)
        return self.play_to_end(world)

    def play_to_end(self, world: State) -> State:
        """Let judges play a game to its end, for others judges of other tempers."""
        self.expected = []
        busy = False  # whether something was under way
        while True:
            mask = world.actors()
            if len(self.expected) == 0:
                if mask != 0 and not self.judgement.is_quiet(world):
                    busy = True
                elif busy or mask == 0:
                    self._expect(world)
            if mask == 0:
                return world
            who = lowest_actor(mask)
            judge = self.judgement
            if who != self.seat:
                judge = judge.perturbed(self.luck)
            self.decide(world, who, judge)

    def _expect(self, world: State) -> None:
        doubt = self.judgement.spread(world)
        self.judgement.fill_values(world, self.players, self._points)
        for seat in range(self.players):
            self.expected.append(self._points[seat] / doubt)

    def imagined(self, luck: Dice) -> State:
        """A world from what the seat knows, and likely."""
        world = self.world.determinise(self.seat, luck)
        if not self.temper.blind:
            self.judgement.imagine(world, self.seat, luck)
        return world

    def outcome(self, world: State) -> vec[float]:
        """Let judges play on for everybody, and what comes of it for each seat."""
        self._play_on(world)
        self._judge(world)
        return self._worth

    def worth_of(self, world: State, seat: i64) -> float:
        """What a position is worth to a seat: its part of the victory."""
        self._judge(world)
        return self._worth[seat]

    # One iteration

    def _iterate(self) -> None:
        """The first move is picked before the world is drawn: every first move meets the same
        worlds and the same luck in turn, so that what differs is the move."""
        root = self.root
        self._path = [root]
        child = root
        length: i64 = 1
        count = self.fill_legal(self.world, self.seat)
        if self._grows(root, count):
            length = self._propose(self.world, root, self.seat, count)
            child = self._add(root, self._line[0])
        else:
            child = self._pick(root)
        new = child.visits == 0
        self.luck = Dice(self.seed + child.visits)
        world = self.imagined(self.luck)
        self._follow(world, child, self.seat)
        if length > 1 and self._go_along(world, child, self.seat, 1, length):
            new = True
        if not new:
            self._descend(world)
        self._play_on(world)
        self._judge(world)
        root.visits += 1
        for i in range(1, len(self._path)):
            node = self._path[i]
            who = self._who[i]
            node.visits += 1
            node.total += self._worth[who]

    def _descend(self, world: State) -> None:
        """Down the tree, and one decision further."""
        while True:
            mask = world.actors()
            if mask == 0:
                return
            if world.is_secret():
                if (mask >> self.seat) & 1 == 0:
                    self._decide_secretly(world, lowest_actor(mask))
                    continue
                who = self.seat
            else:
                who = lowest_actor(mask)
            node = self._path[len(self._path) - 1]
            count = self.fill_legal(world, who)
            if self._grows(node, count):
                length = self._propose(world, node, who, count)
                if self._go_along(world, node, who, 0, length):
                    return
            else:
                self._follow(world, self._pick(node), who)

    def fill_legal(self, world: State, who: i64) -> i64:
        """The legal moves, but for those that only take an earlier one back."""
        legal = self.legal
        kept: i64 = 0
        for i in range(world.fill_legal(who, legal)):
            if not self.judgement.is_second_thought(legal[i]):
                legal[kept] = legal[i]
                kept += 1
        return kept

    def _grows(self, node: Node, count: i64) -> bool:
        """Note which children are possible in this world; whether there should be one more."""
        self._stamp += 1
        stamp = self._stamp
        mark = self._mark
        for i in range(count):
            mark[self.legal[i]] = stamp
        known: i64 = 0
        for child in node.children:
            if mark[child.move] == stamp:
                known += 1
        if known == count:
            return False
        if known == 0:
            return True
        return float(known) < self.temper.breadth * sqrt(float(node.visits))

    def _propose(self, world: State, node: Node, who: i64, count: i64) -> i64:
        """What to try next, as a line: the own judge's, another judge's, or any move at all."""
        dice = self.dice
        if not self.temper.blind:
            if len(node.children) == 0:
                self._weight = self.temper.trust
                judge = self.judgement
                if node is self.root and self.temper.careful:
                    judge = judge.careful()
                return judge.line(world, who, dice, self._line)
            if not self.strays():
                self._weight = 1.0
                judge = self.judgement.perturbed(dice)
                if node is self.root and self.temper.careful:
                    judge = judge.careful()
                return judge.line(world, who, dice, self._line)
        self._weight = 0.5
        skip = dice.below(count)
        for i in range(count):
            move = self.legal[(i + skip) % count]
            if _child(node, move) is None:
                self._line[0] = move
                return 1
        raise AssertionError("a decision grows only where something is left to try")

    def strays(self) -> bool:
        """Whether to try any move now, rather than a judge's."""
        return self.dice.below(1000) < i64(self.temper.wild * 1000.0)

    def _go_along(self, world: State, node: Node, who: i64, start: i64, length: i64) -> bool:
        """Follow the rest of a line, and remember it; whether some of it was new."""
        new = False
        for i in range(start, length):
            node = self._add(node, self._line[i])
            if node.visits == 0:
                new = True
            self._follow(world, node, who)
        return new

    def _add(self, node: Node, move: i64) -> Node:
        """The child for a move, with one more in favour of it."""
        child = _child(node, move)
        if child is None:
            child = Node(move)
            node.children.append(child)
        child.prior += self._weight
        return child

    def _pick(self, node: Node) -> Node:
        """The most promising of what is possible: good so far, or trusted more than looked at."""
        best: Node | None = None
        most = 0.0
        stamp = self._stamp
        visits: i64 = 0
        total = 0.0
        priors = 0.0
        for child in node.children:
            if self._mark[child.move] == stamp:
                visits += child.visits
                total += child.total
                priors += child.prior
        usual = 0.0
        if visits > 0:
            usual = total / float(visits)
        urge = self.curiosity * sqrt(float(visits + 1)) / priors
        for child in node.children:
            if self._mark[child.move] != stamp:
                continue
            # As if it had been looked at once more, with the usual result.
            looks = float(child.visits + 1)
            worth = (child.total + usual + urge * child.prior) / looks
            if best is None or worth > most:
                best = child
                most = worth
        assert best is not None, "a child was possible"
        return best

    def _follow(self, world: State, node: Node, who: i64) -> None:
        self._who[len(self._path)] = who
        self._path.append(node)
        world.apply(who, node.move, self.luck, self.silent)
        self.decisions += 1

    def decide(self, world: State, who: i64, judge: Judgement) -> None:
        """A whole decision by a judge."""
        length = judge.line(world, who, self.luck, self._line)
        for i in range(length):
            world.apply(who, self._line[i], self.luck, self.silent)
        self.decisions += length

    def _decide_secretly(self, world: State, who: i64) -> None:
        """What another player decides at the same time: by a judge of another temper."""
        if not self.temper.blind:
            self.decide(world, who, self.judgement.perturbed(self.luck))
            return
        move = self.legal[self.luck.below(self.fill_legal(world, who))]
        world.apply(who, move, self.luck, self.silent)
        self.decisions += 1

    def _play_on(self, world: State) -> None:
        """Let the judge play for everybody until a position can be judged."""
        if self.temper.blind:
            self.decisions += play_out(world, self.luck, len(self.legal), _LONGEST)
            return
        left = self.judgement.quiet_positions(self.temper.quiet_positions)
        while True:
            mask = world.actors()
            if mask == 0:
                return
            if self.judgement.is_quiet(world):
                left -= 1
                if left < 0:
                    return
            self.decide(world, lowest_actor(mask), self.judgement)

    def _judge(self, world: State) -> None:
        """What the position is worth to each seat: a share of the victory, by the points."""
        players = self.players
        worth = self._worth
        points = self._points
        over = world.actors() == 0
        most = 0.0
        self.judgement.fill_values(world, players, points)
        for seat in range(players):
            if seat == 0 or points[seat] > most:
                most = points[seat]
        doubt = self.judgement.spread(world)
        total = 0.0
        for seat in range(players):
            worth[seat] = exp((points[seat] - most) / doubt)
            total += worth[seat]
        part = 1.0 / total
        winners: i64 = 0
        share = 0.0
        if over:
            part *= 1.0 - self.temper.winning
            winners = world.winners()
            if winners != 0:
                share = self.temper.winning / float(count_seats(winners))
        for seat in range(players):
            worth[seat] *= part
            if winners >> seat & 1 == 1:
                worth[seat] += share


def _child(node: Node, move: i64) -> Node | None:
    for child in node.children:
        if child.move == move:
            return child
    return None
