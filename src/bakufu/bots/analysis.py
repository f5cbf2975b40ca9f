"""What a finished game might have been: every decision of a seat beside the best idea it had.

Each decision is looked at from what the seat knew then, and from nothing else. What was played and
the best idea are played to the end by judges with the same dice; the cost of a decision is how much
less often the seat wins after it, and how many points it gets less. Where what was played wins at
least as often, it was the best. What is costly is beyond its 95% interval, in wins or in points.

Among many decisions some look costly by luck alone. So the costliest are measured again with other
dice, and more often: only what shows then is told.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bakufu.bots.advice import (
    ENDINGS,
    LOOKS,
    End,
    difference,
    find_ideas,
    make_idea,
    mean,
    mean_range,
    play_endings,
    seed,
    wins_range,
)
from bakufu.bots.advice import Idea as Idea
from bakufu.bots.bot import Sight
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import Log
from bakufu.engine.table.table import refold, table_of
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Message

MOST_COSTLY = 3
_AGAIN = 6  # decisions that are measured again
MORE = 4  # times as many endings when measured again


class Decision(msgspec.Struct):
    """A decision a seat took, as it stands in a log. The state is the true one: see `sight`."""

    entry: int  # of its first move
    number: int  # among the decisions of its seat
    state: State
    moves: list[int]


class Point(msgspec.Struct):
    """One decision in the light of how games go on from it. Ranges are 95% intervals."""

    entry: int  # of its first move, in the log
    number: int  # among the decisions of its seat
    asked: Message
    played: Idea
    best: Idea  # the same as `played` where no better one was found
    cost: float  # how much win chance was given away: never below 0
    cost_range: tuple[float, float]
    cost_points: float  # how many points: below 0 where one wins more often with fewer of them
    cost_points_range: tuple[float, float]
    endings: int  # played for each of the two

    @property
    def costly(self) -> bool:
        """Whether more was given away than chance explains."""
        return self.cost_range[0] > 0 or self.cost_points_range[0] > 0


class Analysis(msgspec.Struct):
    """A whole game from the eyes of one seat."""

    game: str
    seats: list[str]
    seat: int
    points: list[Point]
    costliest: list[Point]  # measured again; the costliest first; at most three


class Analyst:
    """Looks at the decisions one seat took in a finished game, in any order.

    The same log, seat, numbers and `dice_seed` give the same answers.
    """

    def __init__(
        self,
        game: Game,
        log: Log,
        seat: int,
        looks: int = LOOKS,
        endings: int = ENDINGS,
        dice_seed: int = 1,
        name: str = "log",
    ) -> None:
        self.game = game
        self.seats = log.header.seats
        self.setup = table_of(game, log, name).setup
        self.seat = seat
        self.looks = looks
        self.endings = endings
        self.dice_seed = dice_seed
        if not 0 <= seat < len(self.seats):
            raise BadInput(f"{name}: there is no seat {seat + 1}: seats are 1 to {len(self.seats)}")
        self.decisions = find_decisions(game, log, seat, name)

    def look_at(self, number: int, again: bool = False) -> Point:
        """One decision by its number; `again` is with other dice, and more often."""
        decision = self.decisions[number]
        # Thinking has the same dice both times, so that the ideas are the same.
        sight = self.sight(decision)
        played = as_one_line(sight, decision.moves)
        thought = find_ideas(sight, self.looks)
        best, share = thought.lines[0]
        lines = thought.lines
        if thought.mix is not None:
            lines = list(zip(thought.mix.lines(), thought.mix.shares(), strict=True))
        share_played = next((share for line, share in lines if line == played), 0.0)
        dice = Dice((self.dice_seed << 24 | number) << 2 | (2 if again else 1))
        seeds = [seed(dice) for _ in range(self.endings * (MORE if again else 1))]
        # Whatever a mix takes at all is as good as the rest of it.
        as_good = best == played or (thought.mix is not None and share_played > 0)
        compared = [played] if as_good else [played, best]
        found = play_endings(sight, compared, seeds, thought.mix)
        return self._point(decision, (played, share_played), (best, share), found)

    def sight(self, decision: Decision) -> Sight:
        """What the seat knew."""
        dice = Dice((self.dice_seed << 24 | decision.number) << 2)
        return Sight(self.game, decision.state, self.seat, dice, setup=self.setup)

    def _point(
        self,
        decision: Decision,
        played: tuple[list[int], float],
        best: tuple[list[int], float],
        found: list[list[End]],
    ) -> Point:
        ends = found[0]
        ideas = [make_idea(*played, ends, ends)]
        wins = points = [0.0] * len(ends)
        if len(found) > 1:
            won = difference(found[1], ends, lambda end: end.win)
            got = difference(found[1], ends, lambda end: float(end.points))
            # What wins as often with as many points is as good.
            if mean(won) > 0 or (mean(won) == 0 and mean(got) > 0):
                wins, points = won, got
                ideas.append(make_idea(*best, found[1], ends))
        return Point(
            entry=decision.entry,
            number=decision.number,
            asked=self.game.prompt(decision.state),
            played=ideas[0],
            best=ideas[-1],
            cost=mean(wins),
            cost_range=wins_range(wins) if len(ideas) > 1 else (0.0, 0.0),
            cost_points=mean(points),
            cost_points_range=mean_range(points),
            endings=len(ends),
        )

    def candidates(self, points: list[Point]) -> list[int]:
        """The numbers of the decisions that should be looked at again."""
        missed = [point for point in points if point.best.moves != point.played.moves]
        return [point.number for point in sorted(missed, key=_by_cost)[:_AGAIN]]

    def result(self, points: list[Point], again: list[Point]) -> Analysis:
        """All that was found, in order; what was measured again is told by that measure alone."""
        costly = sorted((point for point in again if point.costly), key=_by_cost)
        second = {point.number: point for point in again}
        points = sorted(points, key=lambda point: point.number)
        points = [second.get(point.number, point) for point in points]
        return Analysis(self.game.id, self.seats, self.seat, points, costly[:MOST_COSTLY])


def _by_cost(point: Point) -> tuple[float, float, int]:
    """The costliest first: in wins, then in points."""
    return -point.cost, -point.cost_points, point.number


class Progress(msgspec.Struct):
    """How far an analysis has come."""

    done: int
    of: int
    point: Point
    again: bool  # whether it is the second look at a decision
    result: Analysis | None = None  # with the last step


def analyse(
    analyst: Analyst, known: Sequence[Point] = (), known_again: Sequence[Point] = ()
) -> Iterator[Progress]:
    """Decision by decision; the last step holds the result. Whoever stops asking stops it, and goes
    on later with what is known: the points of the first look, and of the second."""
    points, seconds = list(known), list(known_again)
    numbers = range(len(analyst.decisions))
    total = len(numbers) + min(_AGAIN, len(numbers))
    for number in numbers[len(known) :]:
        points.append(analyst.look_at(number))
        if number < len(numbers) - 1:
            yield Progress(number + 1, total, points[-1], False)
    again = analyst.candidates(points)
    total = len(numbers) + len(again)
    if points and again and len(known) < len(points):
        yield Progress(len(numbers), total, points[-1], False)
    for number in again[len(known_again) :]:
        seconds.append(analyst.look_at(number, again=True))
        done = len(numbers) + len(seconds)
        if done < total:
            yield Progress(done, total, seconds[-1], True)
    if points:
        last = seconds[-1] if seconds else points[-1]
        yield Progress(total, total, last, bool(seconds), analyst.result(points, seconds))


# Decisions in a log


def find_decisions(game: Game, log: Log, seat: int, name: str = "log") -> list[Decision]:
    """Every decision of a seat in which it had a choice; `BadInput` if the game is not over."""
    if not log.entries:
        raise BadInput(f"{name}: the log ends before the game was set up")
    judgement = game.judgement()
    table = table_of(game, log, name)
    found: list[Decision] = []
    with_choice: set[int] = set()  # the entries of those with more than one choice
    goes_on = False  # whether the seat is in the middle of one
    before: State | None = None
    for entry in refold(table, log, name):
        if entry.seat == seat and entry.move is not None and before is not None:
            move = game.move_number(entry.move)
            taken_back = bool(judgement.is_second_thought(move))
            if not found or not (goes_on or taken_back):
                found.append(Decision(entry.n, 0, before, []))
            found[-1].moves.append(move)
            legal = game.legal(before, seat)
            if sum(not judgement.is_second_thought(one) for one in legal) > 1:
                with_choice.add(found[-1].entry)
            # Whoever has taken everything back is still asked the same.
            goes_on = taken_back or (
                seat in table.actors and bool(judgement.is_partial(table.state, seat))
            )
        before = table.state
    if table.actors:
        raise BadInput(f"{name}: the game is not over: only a finished one is analysed")
    found = [decision for decision in found if decision.entry in with_choice]
    for number, decision in enumerate(found):
        decision.number = number
    return found


def as_one_line(sight: Sight, moves: list[int]) -> list[int]:
    """A decision without what was taken back, as far as it can be made in a row."""
    game, seat = sight.game, sight.seat
    world = sight.world()
    game.judgement().imagine(world, seat, Dice(0))
    states, line = [world], list[int]()
    for move in moves:
        if move not in game.legal(states[-1], seat):
            break
        state = states[-1].clone()
        state.apply(seat, move, Dice(0), Scribe())
        states.append(state)
        line.append(move)
        for place, earlier in enumerate(states[:-1]):
            if same(earlier, state):
                del line[place:], states[place + 1 :]
                break
    return line
