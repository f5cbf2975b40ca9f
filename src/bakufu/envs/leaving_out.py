"""Moves that the research doors do not offer."""

from functools import cache

from bakufu.engine.table.game import Game


@cache
def second_thoughts(game: Game) -> frozenset[int]:
    """Moves that only take other moves back.

    A person at a table may change a plan as long as the others think; here nobody learns anything
    in between, and a game without such moves has to end.
    """
    judgement = game.judgement()
    return frozenset(move for move in range(game.move_count) if judgement.is_second_thought(move))
