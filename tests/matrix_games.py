"""Tiny games of one sealed choice, to see what a search makes of it.

Everybody who chooses does so at once and in secret; then all is shown, and each seat's share of the
victory follows from a function. A choice may take two moves, hands may be hidden, and what is won
may have to be claimed first.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import log
from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.bots.bot import Sight
from bakufu.bots.search import Search, Temper
from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.game import Game
from bakufu.engine.text.message import Message

CLAIM, WAIVE = 0, 1
CHOOSING, CLAIMING, RESTING, JUDGED, OVER = range(5)
TWO_MOVES = 3  # a choice of two moves: its number in this base, the higher digit first
SPREAD = 5.0
NOTHING = 0.001  # of the victory: what a share is at least, since a judge's shares are never none

Shares = Callable[[Sequence[int]], Sequence[float]]


class MatrixRules(msgspec.Struct, frozen=True):
    choices: tuple[int, ...]  # how many each seat has; 0 for one that does not choose
    shares: Shares  # of the victory, from the choices of all seats
    hands: tuple[tuple[int, ...], ...] = ()  # what a seat may hold, all equally likely; () for all
    two_moves: bool = False
    claimed: bool = False


def zero_sum(rows: Sequence[Sequence[float]]) -> MatrixRules:
    """A game of two by the first one's share of the victory."""

    def shares(chosen: Sequence[int]) -> Sequence[float]:
        mine = rows[chosen[0]][chosen[1]]
        return mine, 1 - mine

    return MatrixRules((len(rows), len(rows[0])), shares)


class MatrixState(State):
    def __init__(self, rules: MatrixRules, hands: Sequence[Sequence[int]] | None = None) -> None:
        self.rules = rules
        self.stage = CHOOSING
        self.chosen = [-1] * len(rules.choices)
        self.begun = [-1] * len(rules.choices)  # the first of two moves
        self.waived = [0] * len(rules.choices)
        self.hands = [list(hand) for hand in hands or map(range, rules.choices)]

    def clone(self) -> "MatrixState":
        other = MatrixState(self.rules, self.hands)
        other.stage = self.stage
        other.chosen, other.begun = list(self.chosen), list(self.begun)
        other.waived = list(self.waived)
        return other

    def asked(self) -> list[int]:
        seats = range(len(self.chosen))
        if self.stage == CHOOSING:
            return [seat for seat in seats if self.rules.choices[seat] and self.chosen[seat] < 0]
        if self.stage == CLAIMING:
            return [next(seat for seat in seats if self.waived[seat] == 0)]
        return [0] if self.stage in (RESTING, JUDGED) else []

    def actors(self) -> i64:
        return sum(1 << seat for seat in self.asked())

    def moves(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return []
        if self.stage == CLAIMING:
            return [CLAIM, WAIVE]
        if self.stage != CHOOSING:
            return [0]
        if not self.rules.two_moves:
            return self.hands[seat]
        if self.begun[seat] < 0:
            return sorted({choice // TWO_MOVES for choice in self.hands[seat]})
        begun = self.begun[seat]
        return [move % TWO_MOVES for move in self.hands[seat] if move // TWO_MOVES == begun]

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        moves = self.moves(int(seat))
        for number, move in enumerate(moves):
            buffer[number] = move
        return len(moves)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        who, what = int(seat), int(move)
        assert what in self.moves(who)
        if self.stage == CHOOSING and self.rules.two_moves and self.begun[who] < 0:
            self.begun[who] = what
            return
        if self.stage == CHOOSING:
            first = max(0, self.begun[who]) * TWO_MOVES if self.rules.two_moves else 0
            self.chosen[who] = first + what
            if not self.asked():
                self.stage = CLAIMING if self.rules.claimed else RESTING
        elif self.stage == CLAIMING:
            self.waived[who] = 1 if what == WAIVE else -1
            if 0 not in self.waived:
                self.stage = RESTING
        else:
            self.stage += 1

    def determinise(self, seat: i64, chance: Chance) -> "MatrixState":
        """What others hold and have chosen is hidden until all have."""
        world = self.clone()
        if self.stage != CHOOSING:
            return world
        for other in range(len(self.chosen)):
            if other == seat:
                continue
            if self.rules.hands:
                drawn = chance.draw(
                    0, vec[i64]([1] * len(self.rules.hands)), 0, len(self.rules.hands)
                )
                world.hands[other] = list(self.rules.hands[drawn])
            world.begun[other] = -1
            if world.chosen[other] >= 0:
                hand = world.hands[other]
                world.chosen[other] = hand[
                    int(chance.draw(0, vec[i64]([1] * len(hand)), 0, len(hand)))
                ]
        return world

    def is_secret(self) -> bool:
        return self.stage == CHOOSING

    def unseal(self, seat: i64) -> None:
        if self.stage == CHOOSING:
            for other in range(len(self.chosen)):
                if other != seat:
                    self.chosen[other] = self.begun[other] = -1

    def shares(self) -> list[float]:
        found = [max(NOTHING, share) for share in self.rules.shares(self.chosen)]
        return [
            NOTHING if waived > 0 else share
            for share, waived in zip(found, self.waived, strict=True)
        ]

    def players(self) -> i64:
        return len(self.chosen)

    def score(self, seat: i64) -> i64:
        return round(100 * self.shares()[int(seat)]) if self.stage > CLAIMING else 0

    def place(self, seat: i64) -> i64:
        shares = self.shares() if self.stage > CLAIMING else [0.0] * len(self.chosen)
        return 1 + sum(share > shares[int(seat)] for share in shares)

    def cells(self) -> vec[i64]:
        hands = [sum(1 << move for move in hand) for hand in self.hands]
        return vec[i64]([self.stage, *self.chosen, *self.begun, *self.waived, *hands])


class MatrixJudgement(Judgement):
    """Takes the first choice at hand, and claims what it has won."""

    def value(self, state: State, seat: i64) -> float:
        """So that a position's shares of the victory are just those of the game."""
        assert isinstance(state, MatrixState)
        return SPREAD * log(state.shares()[int(seat)])

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, MatrixState)
        return state.moves(int(seat))[0]

    def is_partial(self, state: State, seat: i64) -> bool:
        assert isinstance(state, MatrixState)
        return state.stage == CHOOSING and state.begun[int(seat)] >= 0

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, MatrixState)
        return state.stage in (RESTING, JUDGED)

    def spread(self, state: State) -> float:
        return SPREAD


class MatrixGame:
    """As much of a game as a bot asks for."""

    id = "matrix"
    move_count = 32

    def judgement(self) -> Judgement:
        return MatrixJudgement()

    def lapses(self, percent: int) -> int:
        return percent

    def seat_words(self, state: MatrixState) -> list[str]:
        return [f"seat {seat}" for seat in range(len(state.chosen))]

    def legal(self, state: MatrixState, seat: int) -> list[int]:
        return state.moves(seat)

    def describe(self, state: MatrixState, move: int) -> Message:
        return Message("nothing", {"move": move})

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        return []

    def trust(self, state: State) -> Trust:
        return Trust()

    def points(self, state: MatrixState) -> list[dict[str, int]]:
        return [{"points": int(state.score(seat))} for seat in range(len(state.chosen))]


def sight_of(state: MatrixState, seat: int, seed: int) -> Sight:
    return Sight(cast(Game, MatrixGame()), state, seat, Dice(seed))


def search_of(state: MatrixState, seat: int, seed: int) -> Search:
    players, size = len(state.chosen), MatrixGame.move_count
    return Search(MatrixJudgement(), state, seat, players, size, Dice(seed), Temper())


# What is known of such games


def worst_case(mix: Sequence[float], rows: Sequence[Sequence[float]]) -> float:
    """What a mix of rows is sure of, on average, whatever the other does."""
    return min(
        sum(part * row[column] for part, row in zip(mix, rows, strict=True))
        for column in range(len(rows[0]))
    )


def value_of(rows: Sequence[Sequence[float]]) -> float:
    """The value of a game of two: the best worst case, by the simplex method in plain words.

    Every vertex of the polygon of mixes is a set of rows and columns that make each other even; the
    best of those that are mixes at all is the answer.
    """
    best = max(min(row) for row in rows)
    for size in range(2, min(len(rows), len(rows[0])) + 1):
        for some in combinations(range(len(rows)), size):
            for columns in combinations(range(len(rows[0])), size):
                mix = _evened([[rows[row][column] for row in some] for column in columns])
                if mix is not None and min(mix) >= -1e-9:
                    whole = [0.0] * len(rows)
                    for row, part in zip(some, mix, strict=True):
                        whole[row] = part
                    best = max(best, worst_case(whole, rows))
    return best


def _evened(against: list[list[float]]) -> list[float] | None:
    """The mix that makes all these columns worth the same; None if there is not just one."""
    size = len(against)
    table: list[list[Any]] = [
        [*(one - first for one, first in zip(column, against[0], strict=True)), 0.0]
        for column in against[1:]
    ]
    table.append([1.0] * size + [1.0])
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(table[row][place]))
        if abs(table[pivot][place]) < 1e-12:
            return None
        table[place], table[pivot] = table[pivot], table[place]
        for row in range(size):
            if row != place:
                factor = table[row][place] / table[place][place]
                table[row] = [
                    one - factor * other
                    for one, other in zip(table[row], table[place], strict=True)
                ]
    return [table[place][size] / table[place][place] for place in range(size)]
