"""What things are worth in points while there is time to use them; tuned in play."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.edo.box import SPECIALS


@final
class Weights:
    def __init__(self) -> None:
        self.ryo: float = 0.0225
        self.rice: float = 0.23
        self.wood: float = 0.21
        self.stone: float = 0.235
        self.samurai: float = 0.33
        self.shogun: float = 0.22  # for each round to come
        self.edo: float = 2.0  # a first house in Edo, while there is time
        self.post: float = 0.4  # what a trading post is worth besides points and income
        self.special = vec[float](
            [0.09, 0.09, 0.11, 0.14, 0.14, 0.05, 0.07, 0.07, 0.12, 0.06, 0.09, 0.14]
        )  # for each round to come

    def shaken(self, dice: Dice) -> "Weights":
        """The same, up to a third more or less of each."""
        other = Weights()
        other.ryo = self.ryo * _shake(dice)
        other.rice = self.rice * _shake(dice)
        other.wood = self.wood * _shake(dice)
        other.stone = self.stone * _shake(dice)
        other.samurai = self.samurai * _shake(dice)
        other.shogun = self.shogun * _shake(dice)
        other.edo = self.edo * _shake(dice)
        other.post = self.post * _shake(dice)
        for special in range(SPECIALS):
            other.special[special] = self.special[special] * _shake(dice)
        return other


def _shake(dice: Dice) -> float:
    roll: i64 = dice.below(67)
    return 0.67 + float(roll) * 0.01
