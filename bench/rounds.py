"""Machines are noisy, so contestants take turns: a slow moment then hits all of them alike."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn


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
    with _progress() as progress:
        task = progress.add_task("", total=(1 + rounds) * len(contestants))
        for number in range(1 + rounds):
            for contestant in contestants:
                progress.update(task, description=contestant.name, refresh=True)
                if number == 0:
                    contestant.play(0x5EED)  # to warm up
                else:
                    gc.collect()
                    contestant.rounds.append(contestant.go_on(seconds))
                progress.advance(task)


def _progress() -> Progress:
    """Drawn between turns only, so that nobody has to share their time with it."""
    columns = BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
    return Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)


def ratios(ours: Contestant, theirs: Contestant, count: Count = decisions) -> list[float]:
    """How many times faster we were in each round; their chance steps may count for them."""
    pairs = zip(ours.rates(count), theirs.rates(count), strict=True)
    return [our_rate / their_rate for our_rate, their_rate in pairs]
