"""What makes a position good; a first sense of it, so that bots play."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.games.edo.moves import MOVES
from bakufu.games.edo.state import EdoState


@final
class EdoJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        s = cast(EdoState, state)
        return float(s.score(seat))

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        buffer = vec[i64]([0] * MOVES)
        return buffer[dice.below(state.fill_legal(seat, buffer))]
