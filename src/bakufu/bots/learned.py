"""A judge corrected by a network that learned from play, inside the compiled search.

What a position is worth is the judge's points, corrected for each seat by what the network reads
in that seat's own row. The network's policy brings ideas: some of the judges of other tempers that
a search asks are the policy. It may also play on in the judge's place, which is quicker where a
judge weighs much. All else is the game's judge.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.bots.beside_judge import BesideJudge
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.network import Reader
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State

# Who says what to do: the judge; the policy, each move as often as it is likely; or the policy,
# which is drawn from only where no one choice is best.
BY_JUDGE: Final[i64] = 0
BY_CHANCE: Final[i64] = 1
BY_POLICY: Final[i64] = 2
_LONGEST: Final[i64] = 60  # moves of a decision
_SILENT: Final = Scribe()


@final
class Learned(BesideJudge):
    """For the table of the reader's observer alone."""

    def __init__(
        self, judge: Judgement, reader: Reader, points_weight: float, ideas: i64, decides: i64
    ) -> None:
        super().__init__(judge)
        self.reader = reader
        self.points_weight = points_weight
        self.ideas = ideas if reader.network.has_policy else 0  # in a hundred, the policy's
        self.decides = decides if reader.network.has_policy else BY_JUDGE

    # What a position is worth

    def value(self, state: State, seat: i64) -> float:
        points = self.judge.value(state, seat)
        if state.actors() == 0:
            return points
        if not self.reader.network.has_value:
            return self.points_weight * points
        self.reader.read(state, seat)
        return self.points_weight * points + self.judge.spread(state) * self.reader.value()

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        self.judge.fill_values(state, players, values)
        if state.actors() == 0:
            return
        spread = self.judge.spread(state)
        reader = self.reader
        has_value = reader.network.has_value
        for seat in range(players):
            values[seat] = self.points_weight * values[seat]
            if has_value:
                reader.read(state, seat)
                values[seat] = values[seat] + spread * reader.value()

    # What to do

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        if self.decides == BY_JUDGE:
            return self.judge.choose(state, seat, dice)
        return self._asked(state, seat, dice)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        if self.decides == BY_JUDGE:
            return self.judge.line(state, seat, dice, moves)
        world = state.clone()
        count: i64 = 0
        while True:
            move = self._asked(world, seat, dice)
            moves[count] = move
            count += 1
            if count == _LONGEST:
                return count
            luck = dice.counter
            world.apply(seat, move, dice, _SILENT)
            # What follows chance cannot be decided before it has spoken.
            if dice.counter != luck or (world.actors() >> seat) & 1 == 0:
                return count
            if not self.judge.is_partial(world, seat):
                return count

    def _asked(self, state: State, seat: i64, dice: Dice) -> i64:
        """A move of the policy's."""
        legal = self.reader.legal
        count: i64 = 0
        for i in range(state.fill_legal(seat, legal)):
            if not self.judge.is_second_thought(legal[i]):
                legal[count] = legal[i]
                count += 1
        if count == 1:
            return legal[0]
        self.reader.read(state, seat)
        if self.decides == BY_CHANCE or self.judge.is_mixed(state):
            return self.reader.drawn(legal, count, dice)
        return self.reader.likeliest(legal, count)

    def perturbed(self, dice: Dice) -> Judgement:
        if self.ideas > 0 and dice.below(100) < self.ideas:
            return self._other(self.judge, BY_CHANCE)
        return self._other(self.judge.perturbed(dice), BY_JUDGE)

    def careful(self) -> Judgement:
        """Whoever has time asks the judge, unless it is the policy's idea that is wanted."""
        decides = BY_CHANCE if self.decides == BY_CHANCE else BY_JUDGE
        return self._other(self.judge.careful(), decides)

    def with_judge(self, judge: Judgement) -> Judgement:
        return self._other(judge, self.decides)

    def _other(self, judge: Judgement, decides: i64) -> Judgement:
        return Learned(judge, self.reader, self.points_weight, self.ideas, decides)
