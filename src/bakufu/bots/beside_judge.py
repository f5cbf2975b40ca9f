"""What stands beside a game's judge and asks it for all that it does not know better itself."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight


class BesideJudge(Judgement):
    """As the judge has it, in everything."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge

    def with_judge(self, judge: Judgement) -> Judgement:
        """The same beside another judge."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        return self.judge.value(state, seat)

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        self.judge.fill_values(state, players, values)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        return self.judge.choose(state, seat, dice)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        return self.judge.line(state, seat, dice, moves)

    def without(self, part: str) -> Judgement:
        return self.with_judge(self.judge.without(part))

    def declared(self) -> list[Weight]:
        return self.judge.declared()

    def weighed(self, numbers: list[float]) -> Judgement:
        return self.with_judge(self.judge.weighed(numbers))

    def perturbed(self, dice: Dice) -> Judgement:
        return self.with_judge(self.judge.perturbed(dice))

    def careful(self) -> Judgement:
        return self.with_judge(self.judge.careful())

    def imagine(self, world: State, seat: i64, dice: Dice) -> None:
        self.judge.imagine(world, seat, dice)

    def is_mixed(self, state: State) -> bool:
        return self.judge.is_mixed(state)

    def is_partial(self, state: State, seat: i64) -> bool:
        return self.judge.is_partial(state, seat)

    def is_second_thought(self, move: i64) -> bool:
        return self.judge.is_second_thought(move)

    def is_quiet(self, state: State) -> bool:
        return self.judge.is_quiet(state)

    def curiosity(self, usual: float) -> float:
        return self.judge.curiosity(usual)

    def quiet_positions(self, usual: i64) -> i64:
        return self.judge.quiet_positions(usual)

    def race_quiet_positions(self) -> i64:
        return self.judge.race_quiet_positions()

    def race_perturbs(self) -> bool:
        return self.judge.race_perturbs()

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        return self.judge.budget(state, seat, effort)

    def spread(self, state: State) -> float:
        return self.judge.spread(state)
