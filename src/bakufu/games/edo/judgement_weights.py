"""What things are worth in points while there is time to use them; tuned in play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import Weight, own_numbers, shaken_numbers
from bakufu.games.edo.box import SPECIALS

WEIGHTS: Final = [
    Weight("ryo", 0.0225, "A Ryo, beside its part of a point."),
    Weight("rice", 0.23, "A measure of rice."),
    Weight("wood", 0.21, "A wood."),
    Weight("stone", 0.235, "A stone."),
    Weight("samurai", 0.33, "A samurai on the map that is fed."),
    Weight("shogun", 0.22, "A Shogun official, for each round to come."),
    Weight("edo", 2.0, "A first house in Edo, while there is time."),
    Weight("post", 0.4, "A trading post, beside points and income."),
    Weight("special_s01", 0.09, "Special card s01, for each round to come."),
    Weight("special_s02", 0.09, "Special card s02, for each round to come."),
    Weight("special_s03", 0.11, "Special card s03, for each round to come."),
    Weight("special_s04", 0.14, "Special card s04, for each round to come."),
    Weight("special_s05", 0.14, "Special card s05, for each round to come."),
    Weight("special_s06", 0.05, "Special card s06, for each round to come."),
    Weight("special_s07", 0.07, "Special card s07, for each round to come."),
    Weight("special_s08", 0.07, "Special card s08, for each round to come."),
    Weight("special_s09", 0.12, "Special card s09, for each round to come."),
    Weight("special_s10", 0.06, "Special card s10, for each round to come."),
    Weight("special_s11", 0.09, "Special card s11, for each round to come."),
    Weight("special_s12", 0.14, "Special card s12, for each round to come."),
    Weight("pace", 1.9, "Points of the leader in a round, about.", 0),
    Weight("left_out", 12.0, "What a seat without a house in Edo has lost in the end.", 0),
    Weight(
        "ryo_points", 0.7, "Of a Ryo's part of a point in the final count, the part that counts.", 0
    ),
    Weight("last_ryo", 0.002, "A Ryo in the last round that makes no point any more.", 0),
    Weight("useful_ryo", 18.0, "Ryo that a round can use.", 0),
    Weight("most_ryo", 24.0, "Ryo beyond which more are worth their part of a point only.", 0),
    Weight("more_ryo", 0.4, "Of Ryo between the two, the part that counts.", 0),
    Weight("spare_good", 0.3, "Of a resource beyond what can be used, the part that counts.", 0),
    Weight("last_good", 0.004, "A resource in the final count, where it only breaks ties.", 0),
    Weight("second_samurai", 1.8, "What two samurai on the map do, for each one alone.", 0),
    Weight("third_samurai", 2.3, "What three do.", 0),
    Weight("fourth_samurai", 2.5, "What four do.", 0),
    Weight("more_samurai", 2.2, "What five or more do: they want to be fed.", 0),
    Weight("edo_late", 1.4, "A first house in Edo, for each round less than four that is left.", 0),
    Weight("edo_full", 0.7, "A first house in Edo, for each room less than five that is left.", 0),
    Weight("fortress_room", 0.2, "A house that makes room for a fortress.", 0),
    Weight("income", 0.85, "Of a Ryo that comes in every round, the part that is of use.", 0),
    Weight("last_income", 0.012, "A Ryo of income in the last round.", 0),
    Weight("next_card", 0.6, "Of special cards but the best one, the part that counts.", 0),
    Weight("town_tile", 0.1, "A share of the first town's tile, in the choice of a start.", 0),
    Weight("start_material", 0.15, "Wood or stone of a starting set.", 0),
    Weight("start_rice", 0.1, "Rice of a starting set.", 0),
    Weight("doubt", 2.5, "How far the points at the end lie from what is expected.", 0, False),
]
_SPECIAL: Final[i64] = 8


@final
class Weights:
    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers
        self.ryo = numbers[0]
        self.rice = numbers[1]
        self.wood = numbers[2]
        self.stone = numbers[3]
        self.samurai = numbers[4]
        self.shogun = numbers[5]
        self.edo = numbers[6]
        self.post = numbers[7]
        self.special = vec[float]([0.0] * SPECIALS)
        for special in range(SPECIALS):
            self.special[special] = numbers[_SPECIAL + special]
        self.pace = numbers[20]
        self.left_out = numbers[21]
        self.ryo_points = numbers[22]
        self.last_ryo = numbers[23]
        self.useful_ryo = numbers[24]
        self.most_ryo = numbers[25]
        self.more_ryo = numbers[26]
        self.spare_good = numbers[27]
        self.last_good = numbers[28]
        self.second_samurai = numbers[29]
        self.third_samurai = numbers[30]
        self.fourth_samurai = numbers[31]
        self.more_samurai = numbers[32]
        self.edo_late = numbers[33]
        self.edo_full = numbers[34]
        self.fortress_room = numbers[35]
        self.income = numbers[36]
        self.last_income = numbers[37]
        self.next_card = numbers[38]
        self.town_tile = numbers[39]
        self.start_material = numbers[40]
        self.start_rice = numbers[41]
        self.doubt = numbers[42]

    def shaken(self, dice: Dice) -> "Weights":
        """The same, up to a third more or less of each."""
        return Weights(shaken_numbers(WEIGHTS, self.numbers, 0.67, 0.01, 1.0, 67, dice))


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
