"""The numbers a judge rests on: what cannot be counted and was found by trying, in play.

A game declares them in `judgement_weights.py`, each with a name and a sentence. Judges with other
numbers are read from files (`bakufu.bots.weights`) and sought by play (`bakufu.learn`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice

GRAIN: Final[i64] = 1000  # how finely the tempers of players are thrown


@final
class Weight:
    """One number, and how far players differ in it."""

    def __init__(
        self, name: str, number: float, about: str, perturbations: i64 = 1, plays: bool = True
    ) -> None:
        self.name = name
        self.number = number  # the judge's own
        self.about = about
        self.perturbations = perturbations  # how many times: 0 where all players agree
        self.plays = plays  # whether the judge's own moves rest on it, or only a search asks for it
        self.stands_for: i64 = -1  # the place of another one, where a search judges a position


def own_numbers(declared: list[Weight]) -> vec[float]:
    """The numbers of the house's judge."""
    numbers = vec[float]([0.0] * len(declared))
    for i in range(len(declared)):
        numbers[i] = declared[i].number
    return numbers


def with_worths(declared: list[Weight], worths: dict[str, float]) -> list[Weight]:
    """What a search judges positions by besides: some things once more, since what makes a good
    move is not what foretells who will win."""
    names = [weight.name for weight in declared]
    found = list(declared)
    for name, number in worths.items():
        place = names.index(name)
        about = declared[place].about + " Where a search judges a position."
        worth = Weight("worth_" + name, number, about, 0, False)
        worth.stands_for = place
        found.append(worth)
    return found


def worth_numbers(declared: list[Weight], numbers: vec[float]) -> vec[float]:
    """The numbers by which a search judges positions."""
    found = vec[float]([0.0] * len(declared))
    for i in range(len(declared)):
        found[i] = numbers[i]
    for i in range(len(declared)):
        if declared[i].stands_for >= 0:
            found[declared[i].stands_for] = numbers[i]
    return found


def other_numbers(declared: list[Weight], given: list[float]) -> vec[float]:
    """The same number of numbers, from plain Python."""
    if len(given) != len(declared):
        raise ValueError(f"this judge rests on {len(declared)} numbers, not {len(given)}")
    numbers = vec[float]([0.0] * len(declared))
    for i in range(len(declared)):
        numbers[i] = given[i]
    return numbers


def perturbed_numbers(
    declared: list[Weight],
    numbers: vec[float],
    low: float,
    width: float,
    parts: float,
    steps: i64,
    dice: Dice,
) -> vec[float]:
    """The numbers of another player: each times `low`, or up to so many steps of a part of the
    width more."""
    count = len(declared)
    perturbed = vec[float]([0.0] * count)
    for i in range(count):
        number = numbers[i]
        for _time in range(declared[i].perturbations):
            number *= low + width * float(dice.below(steps)) / parts
        perturbed[i] = number
    return perturbed
