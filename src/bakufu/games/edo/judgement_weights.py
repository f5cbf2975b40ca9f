"""What things are worth in points while there is time to use them; tuned in play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import (
    Weight,
    own_numbers,
    perturbed_numbers,
    with_worths,
    worth_numbers,
)
from bakufu.games.edo.box import SPECIALS

_WEIGHTS: Final = [
    Weight("ryo", 0.01363, "A Ryo, beside its part of a point."),
    Weight("rice", 0.137, "A measure of rice."),
    Weight("wood", 0.1467, "A wood."),
    Weight("stone", 0.2439, "A stone."),
    Weight("samurai", 0.2615, "A samurai on the map that is fed."),
    Weight("shogun", 0.1477, "A Shogun official, for each round to come."),
    Weight("edo", 3.163, "A first house in Edo, while there is time."),
    Weight("post", 0.5379, "A trading post, beside points and income."),
    Weight("special_s01", 0.0656, "Special card s01, for each round to come."),
    Weight("special_s02", 0.1014, "Special card s02, for each round to come."),
    Weight("special_s03", 0.1398, "Special card s03, for each round to come."),
    Weight("special_s04", 0.2336, "Special card s04, for each round to come."),
    Weight("special_s05", 0.2108, "Special card s05, for each round to come."),
    Weight("special_s06", 0.02077, "Special card s06, for each round to come."),
    Weight("special_s07", 0.1254, "Special card s07, for each round to come."),
    Weight("special_s08", 0.08082, "Special card s08, for each round to come."),
    Weight("special_s09", 0.187, "Special card s09, for each round to come."),
    Weight("special_s10", 0.0721, "Special card s10, for each round to come."),
    Weight("special_s11", 0.1135, "Special card s11, for each round to come."),
    Weight("special_s12", 0.2478, "Special card s12, for each round to come."),
    Weight("pace", 1.589, "Points of the leader in a round, about.", 0),
    Weight("left_out", 14.32, "What a seat without a house in Edo has lost in the end.", 0),
    Weight(
        "ryo_points",
        0.2519,
        "Of a Ryo's part of a point in the final count, the part that counts.",
        0,
    ),
    Weight("last_ryo", 0.002062, "A Ryo in the last round that makes no point any more.", 0),
    Weight("useful_ryo", 8.893, "Ryo that a round can use.", 0),
    Weight("most_ryo", 27.74, "Ryo beyond which more are worth their part of a point only.", 0),
    Weight("more_ryo", 0.5063, "Of Ryo between the two, the part that counts.", 0),
    Weight("spare_good", 0.4194, "Of a resource beyond what can be used, the part that counts.", 0),
    Weight("last_good", 0.005098, "A resource in the final count, where it only breaks ties.", 0),
    Weight("second_samurai", 1.82, "What two samurai on the map do, for each one alone.", 0),
    Weight("third_samurai", 1.526, "What three do.", 0),
    Weight("fourth_samurai", 1.391, "What four do.", 0),
    Weight("more_samurai", 1.848, "What five or more do: they want to be fed.", 0),
    Weight(
        "edo_late", 1.443, "A first house in Edo, for each round less than four that is left.", 0
    ),
    Weight(
        "edo_full", 0.7145, "A first house in Edo, for each room less than five that is left.", 0
    ),
    Weight("fortress_room", 0.2028, "A house that makes room for a fortress.", 0),
    Weight("income", 0.559, "Of a Ryo that comes in every round, the part that is of use.", 0),
    Weight("last_income", 0.0142, "A Ryo of income in the last round.", 0),
    Weight("next_card", 0.2601, "Of special cards but the best one, the part that counts.", 0),
    Weight("town_tile", 0.1412, "A share of the first town's tile, in the choice of a start.", 0),
    Weight("start_material", 0.09573, "Wood or stone of a starting set.", 0),
    Weight("start_rice", 0.05194, "Rice of a starting set.", 0),
    Weight("fading", 2.211, "Rounds to come below which things begin to lose their worth.", 0),
    Weight(
        "lasting",
        0.1206,
        "Of the worth of things, the part that is left when hardly a round is to come.",
        0,
    ),
    Weight("useful_rice", 2.768, "Measures of rice that can be used.", 0),
    Weight("useful_material", 4.016, "Wood that can be used, and stone.", 0),
    Weight("useful_shoguns", 2.303, "Shogun officials that find work: more only wait.", 0),
    Weight(
        "edo_rounds", 5.558, "Rounds to come below which a first house in Edo becomes urgent.", 0
    ),
    Weight("edo_rooms", 4.446, "Rooms in Edo below which a first house there becomes urgent.", 0),
    Weight(
        "room_time",
        0.2418,
        "Of the worth of things, the part that must be left for room for a fortress to count.",
        0,
    ),
    Weight(
        "fortress_way",
        0.8487,
        "How much less a fortress is worth to builders who are sent ahead.",
        0,
    ),
    Weight(
        "builder_there",
        0.1718,
        "How much more a building is worth to them where a samurai stands.",
        0,
    ),
    Weight(
        "own_crowd",
        2.421,
        "An own samurai on a field, in samurai of others, to gatherers who are sent ahead.",
        0,
    ),
    Weight("field_rice", 2.441, "Rice that each activation in the fields is thought to bring.", 0),
    Weight(
        "forest_crowd",
        2.7,
        "Ryo of way that a samurai in a forest counts as for others who need wood.",
        0,
    ),
    Weight(
        "needed_there",
        0.7767,
        "Ryo that it costs to call a samurai away from where a later slot needs it.",
        0,
    ),
    Weight("city_way", 2.354, "Ryo kept for the way into a city.", 0),
    Weight("stay_city", 3.566, "How much a samurai in a city would be missed.", 0),
    Weight("stay_field", 4.493, "How much a samurai on a field would be missed.", 0),
    Weight("stay_road", 1.158, "How much a samurai on a road would be missed.", 0),
    Weight("stay_gate", -0.001536, "How much a samurai at a gate would be missed.", 0),
    Weight(
        "urge_build", 3.592, "How often Build comes to mind; this and the next in whole numbers.", 0
    ),
    Weight("urge_trade", 1.356, "How often Trade comes to mind.", 0),
    Weight("urge_travel", 11.1, "How often Travel comes to mind with few samurai on the map.", 0),
    Weight("urge_more_travel", 1.05, "How often Travel comes to mind with more of them.", 0),
    Weight("urge_money", 1.584, "How often Money comes to mind with few Ryo.", 0),
    Weight("urge_rice", 1.647, "How often Rice comes to mind with little of it.", 0),
    Weight("urge_field", 3.672, "How often rice fields come to mind with little rice.", 0),
    Weight("urge_wood", 11.56, "How often Wood comes to mind with little of it.", 0),
    Weight("urge_stone", 7.405, "How often Stone comes to mind with little of it.", 0),
    Weight("urge_more", 2.325, "How often Wood and Stone come to mind with much of them.", 0),
    Weight("urge_recruit", 5.68, "How often Recruit comes to mind while there is time.", 0),
    Weight("urge_develop", 5.025, "How often Development comes to mind while there is time.", 0),
    Weight("urge_special", 3.051, "An action of a special card, in actions of standard cards.", 0),
    Weight("few_samurai", 4.971, "Samurai on the map below which they are few.", 0),
    Weight("few_ryo", 13.43, "Ryo below which they are few.", 0),
    Weight("little_rice", 6.066, "Rice below which it is little.", 0),
    Weight("little_material", 5.448, "Wood, or stone, below which it is little.", 0),
    Weight(
        "gather_rounds", 1.108, "Rounds to come up to which Wood and Stone hardly come to mind.", 0
    ),
    Weight(
        "learn_rounds",
        5.415,
        "Rounds to come up to which Recruit and Development hardly come to mind.",
        0,
    ),
    Weight("doubt", 1.242, "How far the points at the end lie from what is expected.", 0, False),
]
# Fitted to who won.
_WORTHS: Final = {
    "ryo": 0.02679,
    "rice": 0.3181,
    "wood": 0.3006,
    "stone": 0.3372,
    "samurai": 0.1783,
    "shogun": 0.1757,
    "edo": 1.162,
    "post": 0.5996,
    "special_s01": 0.1167,
    "special_s02": 0.1632,
    "special_s03": 0.05019,
    "special_s04": 0.2497,
    "special_s05": 0.2356,
    "special_s06": 0.01512,
    "special_s07": 0.122,
    "special_s08": 0.0378,
    "special_s09": 0.2145,
    "special_s10": 0.04119,
    "special_s11": 0.08113,
    "special_s12": 0.3102,
    "pace": 0.5648,
    "left_out": 10.09,
    "ryo_points": 0.4147,
    "last_ryo": 0.001917,
    "useful_ryo": 15.37,
    "most_ryo": 39.91,
    "more_ryo": 0.8897,
    "spare_good": 0.6433,
    "last_good": 0.00582,
    "second_samurai": 3.869,
    "third_samurai": 3.804,
    "fourth_samurai": 1.393,
    "more_samurai": 1.79,
    "edo_late": 0.9705,
    "edo_full": 0.4938,
    "fortress_room": 0.2066,
    "income": 0.4137,
    "last_income": 0.02524,
    "next_card": 0.2231,
    "fading": 0.9325,
    "lasting": 0.1371,
    "useful_rice": 3.609,
    "useful_material": 7.289,
    "useful_shoguns": 4.407,
    "edo_rounds": 3.643,
    "edo_rooms": 5.487,
    "room_time": 0.1695,
}
WEIGHTS: Final = with_worths(_WEIGHTS, _WORTHS)
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
        self.fading = numbers[42]
        self.lasting = numbers[43]
        self.useful_rice = numbers[44]
        self.useful_material = numbers[45]
        self.useful_shoguns = numbers[46]
        self.edo_rounds = numbers[47]
        self.edo_rooms = numbers[48]
        self.room_time = numbers[49]
        self.fortress_way = numbers[50]
        self.builder_there = numbers[51]
        self.own_crowd = numbers[52]
        self.field_rice = numbers[53]
        self.forest_crowd = numbers[54]
        self.needed_there = numbers[55]
        self.city_way = numbers[56]
        self.stay_city = numbers[57]
        self.stay_field = numbers[58]
        self.stay_road = numbers[59]
        self.stay_gate = numbers[60]
        self.urge_build = numbers[61]
        self.urge_trade = numbers[62]
        self.urge_travel = numbers[63]
        self.urge_more_travel = numbers[64]
        self.urge_money = numbers[65]
        self.urge_rice = numbers[66]
        self.urge_field = numbers[67]
        self.urge_wood = numbers[68]
        self.urge_stone = numbers[69]
        self.urge_more = numbers[70]
        self.urge_recruit = numbers[71]
        self.urge_develop = numbers[72]
        self.urge_special = numbers[73]
        self.few_samurai = numbers[74]
        self.few_ryo = numbers[75]
        self.little_rice = numbers[76]
        self.little_material = numbers[77]
        self.gather_rounds = numbers[78]
        self.learn_rounds = numbers[79]
        self.doubt = numbers[80]

    def worths(self) -> "Weights":
        """Those by which a search judges positions."""
        return Weights(worth_numbers(WEIGHTS, self.numbers))

    def perturbed(self, dice: Dice) -> "Weights":
        """The same, up to a third more or less of each."""
        return Weights(perturbed_numbers(WEIGHTS, self.numbers, 0.67, 0.01, 1.0, 67, dice))


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
