"""An evaluation or a policy written in Python inside the compiled search.

A class of plain Python cannot inherit from a game's compiled judge. `Guided` stands between them:
what it is given is asked, everything else is the game's judge.
"""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.bots.beside_judge import BesideJudge
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State

# The points each seat can expect, from a position and the number of players.
Values = Callable[[State, int], list[float]]
# A whole decision as moves in a row, from a position, the seat that decides, and dice.
Policy = Callable[[State, int, Dice], list[int]]


@final
class Guided(BesideJudge):
    def __init__(
        self, judge: Judgement, values: Values | None = None, policy: Policy | None = None
    ) -> None:
        super().__init__(judge)
        self.values = values
        self.policy = policy

    def value(self, state: State, seat: i64) -> float:
        if self.values is None:
            return self.judge.value(state, seat)
        found = self.values(state, seat + 1)
        return found[seat]

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        if self.values is None:
            self.judge.fill_values(state, players, values)
            return
        found = self.values(state, players)
        if len(found) != players:
            raise ValueError(f"expected the values of {players} seats, not {len(found)}")
        for seat in range(players):
            values[seat] = found[seat]

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        if self.policy is None:
            return self.judge.choose(state, seat, dice)
        return self._asked(state, seat, dice)[0]

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        if self.policy is None:
            return self.judge.line(state, seat, dice, moves)
        found = self._asked(state, seat, dice)
        for i in range(len(found)):
            moves[i] = found[i]
        return len(found)

    def _asked(self, state: State, seat: i64, dice: Dice) -> list[int]:
        assert self.policy is not None
        found = self.policy(state, seat, dice)
        if len(found) == 0:
            raise ValueError("the policy gave no move")
        return found

    def perturbed(self, dice: Dice) -> Judgement:
        """Judges of other tempers have ideas of their own; what comes of them is judged alike."""
        return Guided(self.judge.perturbed(dice), self.values)

    def with_judge(self, judge: Judgement) -> Judgement:
        return Guided(judge, self.values, self.policy)
