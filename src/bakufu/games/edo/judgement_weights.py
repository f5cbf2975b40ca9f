"""What things are worth in points, about; a first guess, to be measured in play."""

from typing import final

from librt.vecs import vec

from bakufu.engine.core.chance import Dice


@final
class Weights:
    def __init__(self) -> None:
        self.ryo: float = 0.05
        self.rice: float = 0.12
        self.wood: float = 0.2
        self.stone: float = 0.2
        self.samurai: float = 0.3
        self.shogun: float = 0.5
        self.edo: float = 3.0  # a first house in Edo
        self.special = vec[float]([0.9, 0.8, 0.8, 1.0, 0.9, 0.8, 0.7, 0.8, 0.9, 0.6, 0.5, 1.0])

    def shaken(self, dice: Dice) -> "Weights":
        """The same, a quarter more or less of each."""
        other = Weights()
        other.ryo = self.ryo * _shake(dice)
        other.rice = self.rice * _shake(dice)
        other.wood = self.wood * _shake(dice)
        other.stone = self.stone * _shake(dice)
        other.samurai = self.samurai * _shake(dice)
        other.shogun = self.shogun * _shake(dice)
        other.edo = self.edo * _shake(dice)
        return other


def _shake(dice: Dice) -> float:
    return 0.75 + float(dice.below(51)) * 0.01
