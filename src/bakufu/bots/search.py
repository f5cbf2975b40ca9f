"""Looking ahead: information-set Monte Carlo tree search for any number of players.

Every iteration draws a world from what the seat knows, walks down the tree of what was tried
before, lets the game's judgement play on for everybody, and tells every decision on the way what
came of it for the player who took it. Chance and what is hidden make no branches: a branch is a
row of decisions, seen over all worlds in which it was possible.

Decisions that all take at once (`Judgement.is_secret`) are no branches either where others take
them: each iteration has them made by a judge of another temper, so that the search finds what does
well against all that may be meant.

Large choices are tamed by the judge. A decision begins with the one move the judge would make and
grows slowly, by what judges of other tempers would do, and sometimes by any move at all.
"""

from math import exp, sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.chance import Dice
from bakufu.engine.judgement import Judgement
from bakufu.engine.playout import lowest_actor
from bakufu.engine.scribe import Scribe
from bakufu.engine.state import State


@final
class Temper:
    """How a search searches."""

    def __init__(self) -> None:
        self.curiosity = 0.5  # how readily it looks again at what seemed worse
        self.breadth = 0.8  # how fast a decision grows: times the root of its visits
        self.wild = 0.15  # how often it tries any move instead of a judge's
        self.trust = 3.0  # how many other judges the own one outweighs
        self.rests = 1  # positions at rest that are played past before one is judged
        self.winning = 0.7  # of what a finished game is worth, the part of the victory


@final
class Node:
    """A move that was tried, and what came of it for the player who made it."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been made
        self.total = 0.0
        self.points = 0.0
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
        self.root = Node(-1)
        self.decisions: i64 = 0  # made by all iterations together
        self._silent = Scribe()
        self._legal = vec[i64]([0] * size)
        self._mark = vec[i64]([0] * size)
        self._stamp: i64 = 0
        self._line = vec[i64]([0] * 64)
        self._path: list[Node] = []
        self._who = vec[i64]([0] * 4096)
        self._worth = vec[float]([0.0] * 8)
        self._points = vec[float]([0.0] * 8)

    def run(self, iterations: i64) -> None:
        """Look ahead so many times more."""
        for _ in range(iterations):
            self._iterate()

    def best(self) -> i64:
        """The move looked at most; where hardly any was, what most judges would do."""
        self._grows(self.root, self._fill_legal(self.world, self.seat))
        move: i64 = -1
        most = 0.0
        for child in self.root.children:
            if self._mark[child.move] == self._stamp:
                looks = float(child.visits) + child.prior
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
        self.world.apply(self.seat, move, self.dice, self._silent)
        if (self.world.actors() >> self.seat) & 1 == 0:
            return False
        return self.judgement.goes_on(self.world, self.seat)

    def ending(self, line: list[int]) -> State:
        """One way the game may end after a decision, as moves in a row, if judges play it on."""
        world = self.world.determinise(self.seat, self.dice)
        self.judgement.imagine(world, self.seat, self.dice)
        for move in line:
            world.apply(self.seat, move, self.dice, self._silent)
        while True:
            mask = world.actors()
            if mask == 0:
                return world
            who = lowest_actor(mask)
            judge = self.judgement
            if who != self.seat:
                judge = judge.shaken(self.dice)
            self._decide(world, who, judge)

    # One iteration

    def _iterate(self) -> None:
        dice = self.dice
        world = self.world.determinise(self.seat, dice)
        self.judgement.imagine(world, self.seat, dice)
        self._path = [self.root]
        self._descend(world)
        self._play_on(world)
        self._judge(world)
        root = self.root
        root.visits += 1
        for i in range(1, len(self._path)):
            node = self._path[i]
            who = self._who[i]
            node.visits += 1
            node.total += self._worth[who]
            node.points += self._points[who]

    def _descend(self, world: State) -> None:
        """Down the tree, and one decision further."""
        node = self.root
        new = False
        while not new:
            mask = world.actors()
            if mask == 0:
                return
            if self.judgement.is_secret(world):
                if (mask >> self.seat) & 1 == 0:
                    self._decide(world, lowest_actor(mask), self.judgement.shaken(self.dice))
                    continue
                who = self.seat
            else:
                who = lowest_actor(mask)
            count = self._fill_legal(world, who)
            if self._grows(node, count):
                new = self._grow(world, node, who, count)
                node = self._path[len(self._path) - 1]
                continue
            node = self._pick(node)
            self._follow(world, node, who)

    def _fill_legal(self, world: State, who: i64) -> i64:
        """The legal moves, but for those that only take an earlier one back."""
        legal = self._legal
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
            mark[self._legal[i]] = stamp
        known: i64 = 0
        for child in node.children:
            if mark[child.move] == stamp:
                child.offered += 1
                known += 1
        if known == count:
            return False
        if known == 0:
            return True
        return float(known) < self.temper.breadth * sqrt(float(node.visits))

    def _grow(self, world: State, node: Node, who: i64, count: i64) -> bool:
        """Try what another judge would do; whether that was new."""
        dice = self.dice
        judge = self.judgement
        weight = self.temper.trust
        if len(node.children) > 0:
            if dice.below(1000) < i64(self.temper.wild * 1000.0):
                return self._wild(world, node, who, count)
            judge = judge.shaken(dice)
            weight = 1.0
        length = judge.line(world, who, dice, self._line)
        new = False
        for i in range(length):
            move = self._line[i]
            child = _child(node, move)
            if child is None:
                child = Node(move)
                child.offered = 1
                node.children.append(child)
                new = True
            elif i > 0:
                child.offered += 1
            child.prior += weight
            self._follow(world, child, who)
            node = child
        return new

    def _wild(self, world: State, node: Node, who: i64, count: i64) -> bool:
        """Any move that was not tried yet."""
        skip = self.dice.below(count)
        for i in range(count):
            move = self._legal[(i + skip) % count]
            if _child(node, move) is None:
                child = Node(move)
                child.offered = 1
                child.prior = 0.5
                node.children.append(child)
                self._follow(world, child, who)
                return True
        raise AssertionError("a decision grows only where something is left to try")

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
        urge = self.temper.curiosity * sqrt(float(visits + 1)) / priors
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
        world.apply(who, node.move, self.dice, self._silent)
        self.decisions += 1

    def _decide(self, world: State, who: i64, judge: Judgement) -> None:
        """A whole decision by a judge."""
        length = judge.line(world, who, self.dice, self._line)
        for i in range(length):
            world.apply(who, self._line[i], self.dice, self._silent)
        self.decisions += length

    def _play_on(self, world: State) -> None:
        """Let the judge play for everybody until a position can be judged."""
        rests = self.temper.rests
        while True:
            mask = world.actors()
            if mask == 0:
                return
            if self.judgement.rests(world):
                rests -= 1
                if rests < 0:
                    return
            self._decide(world, lowest_actor(mask), self.judgement)

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
        doubt = self.judgement.doubt(world)
        total = 0.0
        for seat in range(players):
            worth[seat] = exp((points[seat] - most) / doubt)
            total += worth[seat]
        part = 1.0 / total
        winners = 0.0
        if over:
            part *= 1.0 - self.temper.winning
            for seat in range(players):
                if world.place(seat) == 1:
                    winners += 1.0
        for seat in range(players):
            worth[seat] *= part
            if over and world.place(seat) == 1:
                worth[seat] += self.temper.winning / winners


def _child(node: Node, move: i64) -> Node | None:
    for child in node.children:
        if child.move == move:
            return child
    return None
