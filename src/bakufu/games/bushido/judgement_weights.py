"""What things are worth in Daimyo honour while there is time to use them; tuned in play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice

_LOW: Final[i64] = 70  # percent
_RANGE: Final[i64] = 61


@final
class Weights:
    def __init__(self) -> None:
        self.samurai: float = 0.46  # a point of Samurai honour that can still be turned at tea
        self.late: float = 0.08  # one that only a Chanoyu could turn
        self.katana: float = 0.12  # a katana drawn on a tile
        self.turn: float = 3.0  # a turn as Daimyo still to come
        self.income: float = 0.2  # a tile drawn in each of them
        self.troop: float = 0.08
        self.land: float = 0.12  # a koku or a katana of a province, beside its honour
        self.danger: float = 0.07  # that a province is lost to a neighbour, undefended, in a round
        self.shelter: float = 0.35  # how much of it each troop takes away
        self.unrest: float = 0.15  # that a province revolts in a round, where one Ronin is enough
        self.punishment: float = 3.0  # Samurai honour that a defeat costs in the council
        self.boldness: float = 0.55  # the part of their katana that others are thought to bring
        self.garrison: float = 1.0  # how many troops stay behind, beside the least
        # Chanoyu, Geisha, Shinobi, Ronin, Seppuku
        self.effect = vec[float]([0.5, 0.7, 0.15, 0.45, 0.3])
        # battle, duel, ambush, traitor, Kotau
        self.disc = vec[float]([0.15, 0.15, 0.25, 1.2, 0.5])

    def shaken(self, dice: Dice) -> "Weights":
        """The same, up to three tenths more or less of each."""
        other = Weights()
        other.samurai = self.samurai * _shake(dice)
        other.late = self.late * _shake(dice)
        other.katana = self.katana * _shake(dice)
        other.turn = self.turn * _shake(dice)
        other.income = self.income * _shake(dice)
        other.troop = self.troop * _shake(dice)
        other.land = self.land * _shake(dice)
        other.danger = self.danger * _shake(dice)
        other.shelter = self.shelter * _shake(dice)
        other.unrest = self.unrest * _shake(dice)
        other.punishment = self.punishment * _shake(dice)
        other.boldness = self.boldness * _shake(dice)
        other.garrison = self.garrison * _shake(dice) * _shake(dice)
        for kind in range(5):
            other.effect[kind] = self.effect[kind] * _shake(dice)
            other.disc[kind] = self.disc[kind] * _shake(dice)
        return other


def _shake(dice: Dice) -> float:
    roll = _LOW + dice.below(_RANGE)
    return float(roll) * 0.01
