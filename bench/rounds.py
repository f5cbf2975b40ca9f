"""Machines are noisy, so contestants take turns: a slow moment then hits all of them alike."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Played:
    """One game, or several added up. A search or a stretch of steps is a game here as well."""

    decisions: int
    chances: int  # chance outcomes the playing loop had to supply as steps of their own
    seconds: float
    games: int = 1
    iterations: int = 0  # of a search

    def __add__(self, other: "Played") -> "Played":
        return Played(
            self.decisions + other.decisions,
            self.chances + other.chances,
            self.seconds + other.seconds,
            self.games + other.games,
            self.iterations + other.iterations,
        )


# What is counted of what was played.
Count = Callable[[Played], int]


def decisions(played: Played) -> int:
    return played.decisions


def steps(played: Played) -> int:
    """Decisions, and the chance outcomes between them."""
    return played.decisions + played.chances


def iterations(played: Played) -> int:
    return played.iterations


def games(played: Played) -> int:
    return played.games


@dataclass(frozen=True)
class Pace:
    """How long everything is measured."""

    rounds: int
    seconds: float  # of each contestant in each round
    quick: bool


# Plays the game of one seed, from its set-up to its end, and times itself.
Play = Callable[[int], Played]


@dataclass
class Contestant:
    name: str
    play: Play
    rounds: list[Played] = field(default_factory=list)

    def go_on(self, seconds: float) -> Played:
        """Play games with ever new seeds until so much time was measured."""
        seed = 1 + sum(played.games for played in self.rounds)
        total = self.play(seed)
        while total.seconds < seconds:
            total += self.play(seed + total.games)
        return total

    def rates(self, count: Count = decisions) -> list[float]:
        """So many per second in each round."""
        return [count(played) / played.seconds for played in self.rounds]

    def whole(self) -> Played:
        return sum(self.rounds, Played(0, 0, 0.0, 0))


def take_turns(contestants: Iterable[Contestant], rounds: int, seconds: float) -> None:
    """Let each contestant play for so many seconds in every round."""
    contestants = list(contestants)
    for contestant in contestants:
        contestant.play(0x5EED)  # to warm up
    for _ in range(rounds):
        for contestant in contestants:
            gc.collect()
            contestant.rounds.append(contestant.go_on(seconds))


def ratios(ours: Contestant, theirs: Contestant, count: Count = decisions) -> list[float]:
    """How many times faster we were in each round; their chance steps may count for them."""
    pairs = zip(ours.rates(count), theirs.rates(count), strict=True)
    return [our_rate / their_rate for our_rate, their_rate in pairs]
