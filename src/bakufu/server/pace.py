"""How long a bot takes, as others see it: by the question and its level, never by what is hidden.

Questions of people are answered at a pace as well: somebody else's secret move holds the table, and
the loop, for some milliseconds, and whoever asks again and again could tell. So each answer is held
back until a time drawn when the question came.

A forced move is found at once, and a free one is not: what a seat holds would show in its pace. So
an answer is held back until its time has come. That time is drawn by the level of the bot and by
what anybody who looks on knows of the question; thinking has to fit into it.
"""

from enum import Enum
from math import ceil
from random import random

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game
from bakufu.server.bot_pool import PACE
from bakufu.server.redaction import world_for

_WORLDS = 8
# A decision of one move is thought about for half the time: see `bakufu.bots.search_bot.think`.
_ONE_MOVE = 0.5
# An answer comes so much later than thinking may end, at least and at most.
_SOONEST, _LATEST = 1.1, 1.3


class Question(Enum):
    """What those who look on know of a question."""

    SETTLED = "settled"  # there is one move only, as far as they can tell
    OPEN = "open"
    SEALED = "sealed"  # several decide at once, hidden from each other


def question_to(game: Game, state: State, seat: int, dice: Dice) -> Question:
    """Asked of worlds drawn for those who look on, in which nothing hidden is as it is."""
    judgement = game.judgement()
    for _ in range(_WORLDS):
        world = world_for(state, None, dice)
        if world.is_secret():
            return Question.SEALED
        legal = game.legal(world, seat)
        if sum(not judgement.is_second_thought(move) for move in legal) != 1:
            return Question.OPEN
    return Question.SETTLED


def time_for(bot: str, question: Question, moves: int, least: float, think: float) -> float:
    """The seconds a bot may take: how many moves an answer has, everybody sees when it is sent."""
    if question is Question.SETTLED:
        return least
    whole = question is Question.SEALED or moves > 1
    return max(least, think * PACE.get(bot, 0.0) * (1.0 if whole else _ONE_MOVE))


def drawn(seconds: float, dice: Dice) -> float:
    """How long an answer is held back."""
    return seconds * (_SOONEST + (_LATEST - _SOONEST) * int(dice.below(1000)) / 1000)


def held_back(hold: float) -> float:
    """How long the answer to a question is held back."""
    return hold * (1 + random())


def due(asked: float, ready: float, held: float) -> float:
    """When an answer is sent; one that comes too late waits until as much time has passed again."""
    return asked + held * max(1, ceil((ready - asked) / held)) if held > 0 else ready
