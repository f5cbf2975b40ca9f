"""What a run of training asks, and what came of each generation."""

import msgspec

from bakufu.learn.measuring import Gain
from bakufu.learn.record import Task


class Question(Task, frozen=True):
    """What a run trains. How many generations there are is no part of it."""

    start: str  # the digest of the network it begins with; empty: the judge alone
    games: int  # of the search, in each generation
    quick: int  # of the judge alone, in each generation
    looks: int
    measure: int  # games at each kind of table
    ideas: int  # in a hundred of the search's, that are the policy's
    plays_on: bool  # whether the policy plays on in looks


class Foretold(msgspec.Struct, frozen=True):
    """How far shares of the victory were from who won: the less, the better."""

    stage: str
    positions: int
    judge: float  # log loss
    network: float
    judge_brier: float
    network_brier: float


class Followed(msgspec.Struct, frozen=True):
    """How far the policy was from what a search looked at."""

    decisions: int
    loss: float  # cross-entropy
    even: float  # the same, if all legal moves were alike
    agrees: float  # how often its first choice was the one looked at most


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation."""

    number: int
    positions: int  # that were learned from
    decisions: int
    foretold: list[Foretold]
    followed: Followed | None
    gains: list[Gain]
    kept: bool
