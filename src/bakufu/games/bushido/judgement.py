"""What makes a position good, and a sensible move for every decision: a first judgement."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.core.state import State
from bakufu.games.bushido.moves import MOVES


class BushidoJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        return float(state.score(seat))

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        moves = legal_moves(state, seat, MOVES)
        return moves[dice.below(len(moves))]
