"""What would an expert do? The best ideas for a decision, and what may come of each.

Ideas come from looking ahead, as the strongest bot does it, by the same judge; they are then
measured by something else: games played to their end by judges, the same dice for every idea. Ideas
are not found by these endings, so what they say about an idea is hardly made better by the choice.
Where several decide at once, hidden from each other, the ideas are those of a mix, and others
choose as their mixes do.

A chance to win is what endings say, and in part what the judge expects on the way to each of them:
see `bakufu.engine.table.chances`.

All of it is drawn from what the seat knows: two worlds that it cannot tell apart give the same
advice, to the byte.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

import msgspec

from bakufu.bots import search as search_module
from bakufu.bots.bot import Sight
from bakufu.bots.mixing import Mix, mix_for
from bakufu.bots.network_judge import house_judge
from bakufu.bots.racing import race_for
from bakufu.bots.search import Temper
from bakufu.bots.search_bot import look, look_as_needed, search_for
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State, victory
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.statistics import margin, plus_four

COMPILED = not str(search_module.__file__).endswith(".py")
# How often to look ahead, and how many endings to play for each idea: about a second.
LOOKS = 300 if COMPILED else 40
ENDINGS = 40 if COMPILED else 8
MOST_IDEAS = 3

_LATER = 10  # a later move of a decision gets so much less than its first
_LOOKING = 0.5  # of the time; endings take the rest
_LEAST = 4  # endings of each idea, however late it is
_PASSING = 0.02  # of the looks


class Idea(msgspec.Struct):
    """A whole decision, and how games go on from it. Ranges are 95% intervals."""

    moves: list[int]  # in a row
    share: float  # of the looks, or of a mix; 0 for a line that is none of the ideas they led to
    win: float  # chance to win; a shared victory counts in parts
    points: float  # to be expected at the end
    sources: dict[str, float]  # the same points by source
    win_range: tuple[float, float]
    points_range: tuple[float, float]
    # How many points more than the first idea; with the same dice, so that luck falls out.
    ahead: float
    ahead_range: tuple[float, float]


class Advice(msgspec.Struct):
    """The ideas for one decision of a seat, the best one first; of a mix, the most frequent one."""

    ideas: list[Idea]
    looks: int
    endings: int  # played for each idea
    seat: int
    mixed: bool = False  # whether none is best: each is right in its share of the cases


class Ideas(msgspec.Struct):
    """What looking ahead led to."""

    lines: list[tuple[list[int], float]]  # whole decisions, each with its share
    looks: int
    mix: Mix | None = None  # that they are of


class End(msgspec.Struct):
    """How one game ended for a seat."""

    win: float  # what it adds to the chance to win: the victory, and what was expected before
    points: int
    sources: dict[str, int]


class Ending(msgspec.Struct):
    """How one game ended, and what was expected when things first came to rest."""

    state: State
    won: float
    expected: list[float]  # of each seat, in units of the judge's doubt

    def share(self, seat: int, doubt: float) -> float:
        """The part of the victory that the judge expected for a seat."""
        most = max(self.expected)
        parts = [exp((one - most) / doubt) for one in self.expected]
        return parts[seat] / sum(parts)

    def win(self, seat: int, trust: Trust, number: int) -> float:
        """What it adds to the chance to win, as one of so many."""
        share = self.share(seat, trust.doubt)
        return share + trust.of(number) * (self.won - share)


def advise(sight: Sight, iterations: int = LOOKS, endings: int = ENDINGS) -> Advice:
    """Up to three ideas for the decision a seat has to take.

    Looks ahead so many times, and plays so many endings of each idea; where there is a clock, less
    if the time runs out. The same dice in `sight` give the same advice.
    """
    thought = find_ideas(sight, iterations)
    seeds = [seed(sight.dice) for _ in range(max(2, endings))]
    found = play_endings(sight, [line for line, _ in thought.lines], seeds, thought.mix)
    told = list(zip(thought.lines, found, strict=True))
    if thought.mix is None:
        told.insert(0, told.pop(best_idea(found)))
    first = told[0][1]
    ideas = [make_idea(line, share, ends, first) for (line, share), ends in told]
    mixed = thought.mix is not None and len(ideas) > 1
    return Advice(ideas, thought.looks, len(first), sight.seat, mixed)


def best_idea(found: Sequence[list[End]]) -> int:
    """The idea to be told first: the one preferred, unless another clearly ended better."""
    best = 0
    for number, ends in enumerate(found):
        wins = difference(ends, found[best], lambda end: end.win)
        points = difference(ends, found[best], lambda end: float(end.points))
        more_wins, more_points = wins_range(wins)[0] > 0, mean_range(points)[0] > 0
        if (more_wins and mean(points) >= 0) or (more_points and mean(wins) >= 0):
            best = number
    return best


# Ideas


def find_ideas(sight: Sight, iterations: int) -> Ideas:
    """The best lines, each with its share of the looks; where the answer is a mix, of the mix."""
    search = search_for(sight, Temper(), house_judge(sight))
    mix = mix_for(search)
    if mix is not None:
        look(mix, sight, iterations, _LOOKING)
        mix.settle()
        mixed = sorted(zip(mix.lines(), mix.shares(), strict=True), key=lambda one: -one[1])
        return Ideas([one for one in mixed[:MOST_IDEAS] if one[1] > 0], int(mix.looks), mix)
    race = race_for(search)
    if race is not None:
        budget = int(search.judgement.budget(search.world, sight.seat, iterations))
        look_as_needed(race, sight, budget, _LOOKING)
        best = race.best()
        raced = sorted(
            zip(race.lines(), race.looked(), strict=True),
            key=lambda one: (one[0] != best, -one[1]),
        )
        told = raced[:2] + [one for one in raced[2:MOST_IDEAS] if one[1] >= _PASSING]
        return Ideas(told, int(race.looks))
    line: list[int] = []
    reached = [1.0]  # the share of the looks that went along the line so far
    others: list[tuple[float, list[int]]] = []  # what else was looked at, from which move on
    goes_on = True
    looks = 0
    while goes_on:
        look(search, sight, iterations if not line else _less(iterations), _LOOKING)
        if not line:
            looks = int(search.root.visits)
        move = int(search.best())
        legal = set(sight.game.legal(search.world, sight.seat))
        visits = {
            int(child.move): int(child.visits)
            for child in search.root.children
            if int(child.move) in legal
        }
        total = max(1, sum(visits.values()))
        for other, times in visits.items():
            if other != move and times:
                others.append((reached[-1] * times / total, [*line, other]))
        reached.append(reached[-1] * visits.get(move, 0) / total)
        line.append(move)
        goes_on = bool(search.advance(move))
    others.sort(key=lambda one: (-one[0], one[1]))
    # A second idea is always told, a third one only if it was more than a passing thought.
    others = others[:1] + [other for other in others[1 : MOST_IDEAS - 1] if other[0] >= _PASSING]
    # The looks that went along the line at least as far as any other idea does.
    ideas = [(line, reached[max((len(other) for _, other in others), default=1)])]
    for share, begun in others:
        ideas.append((_finish(sight, begun, iterations), share))
    return Ideas(ideas, looks)


def _finish(sight: Sight, begun: list[int], iterations: int) -> list[int]:
    """A decision that was begun, as one goes on with it."""
    search = search_for(sight, Temper(), house_judge(sight))
    line = list(begun)
    goes_on = False
    for move in begun:
        goes_on = bool(search.advance(move))
    while goes_on:
        look(search, sight, _less(iterations), _LOOKING)
        line.append(int(search.best()))
        goes_on = bool(search.advance(line[-1]))
    return line


def _less(iterations: int) -> int:
    return max(2, iterations // _LATER)


# Endings


def seed(dice: Dice) -> int:
    """For dice of their own."""
    return int(dice.word()) << 32 | int(dice.word())


def play_endings(
    sight: Sight, lines: Sequence[list[int]], seeds: Sequence[int], mix: Mix | None = None
) -> list[list[End]]:
    """How games end after each line: for every seed one ending of each, with the same dice."""
    found = endings_of(sight, lines, seeds, mix)
    trust = sight.trust
    return [[_end(sight, ending, trust, len(endings)) for ending in endings] for endings in found]


def endings_of(
    sight: Sight, lines: Sequence[list[int]], seeds: Sequence[int], mix: Mix | None = None
) -> list[list[Ending]]:
    """The same, as they were."""
    search = search_for(sight, Temper(), house_judge(sight)) if mix is None else mix.search
    found: list[list[Ending]] = [[] for _ in lines]
    for number, one in enumerate(seeds):
        if number >= _LEAST and sight.time_used is not None and sight.time_used() >= 1:
            break
        for line, endings in zip(lines, found, strict=True):
            state = (search if mix is None else mix).ending(line, Dice(one))
            endings.append(Ending(state, victory(state, sight.seat), search.expected))
    return found


def _end(sight: Sight, ending: Ending, trust: Trust, number: int) -> End:
    state, seat = ending.state, sight.seat
    win = ending.win(seat, trust, number)
    return End(win, int(state.score(seat)), sight.game.points(state)[seat])


def make_idea(line: list[int], share: float, ends: list[End], first: list[End]) -> Idea:
    """What endings say about a line, and about it beside another one."""
    points = [float(end.points) for end in ends]
    ahead = difference(ends, first, lambda end: float(end.points))
    return Idea(
        moves=line,
        share=share,
        win=mean([end.win for end in ends]),
        points=mean(points),
        sources={
            source: mean([float(end.sources[source]) for end in ends]) for source in ends[0].sources
        },
        win_range=share_range([end.win for end in ends]),
        points_range=mean_range(points),
        ahead=mean(ahead),
        ahead_range=mean_range(ahead),
    )


# Numbers


def difference(
    ends: Sequence[End], others: Sequence[End], of: Callable[[End], float]
) -> list[float]:
    """By how much one ending is better than the other that had the same dice."""
    return [of(end) - of(other) for end, other in zip(ends, others, strict=True)]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def mean_range(values: Sequence[float]) -> tuple[float, float]:
    """The 95% interval for the mean."""
    middle = mean(values)
    reach = margin(sum((value - middle) ** 2 for value in values), len(values))
    return middle - reach, middle + reach


def wins_range(differences: Sequence[float]) -> tuple[float, float]:
    """The 95% interval for the mean of how much more one has won: each is from -1 to 1.

    Some that happen to be equal are no certainty.
    """
    low, high = share_range([(1 + one) / 2 for one in differences])
    return 2 * low - 1, 2 * high - 1


def share_range(values: Sequence[float]) -> tuple[float, float]:
    """The 95% interval for a mean of values from 0 to 1."""
    return plus_four(Counter(values))
