"""What things are worth in points while there is time to use them; tuned in play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import Weight, own_numbers, shaken_numbers
from bakufu.games.edo.box import SPECIALS

WEIGHTS: Final = [
    Weight("ryo", 0.00752, "A Ryo, beside its part of a point."),
    Weight("rice", 0.169, "A measure of rice."),
    Weight("wood", 0.182, "A wood."),
    Weight("stone", 0.256, "A stone."),
    Weight("samurai", 0.232, "A samurai on the map that is fed."),
    Weight("shogun", 0.163, "A Shogun official, for each round to come."),
    Weight("edo", 2.59, "A first house in Edo, while there is time."),
    Weight("post", 0.402, "A trading post, beside points and income."),
    Weight("special_s01", 0.07, "Special card s01, for each round to come."),
    Weight("special_s02", 0.0926, "Special card s02, for each round to come."),
    Weight("special_s03", 0.0721, "Special card s03, for each round to come."),
    Weight("special_s04", 0.187, "Special card s04, for each round to come."),
    Weight("special_s05", 0.168, "Special card s05, for each round to come."),
    Weight("special_s06", 0.0379, "Special card s06, for each round to come."),
    Weight("special_s07", 0.123, "Special card s07, for each round to come."),
    Weight("special_s08", 0.0791, "Special card s08, for each round to come."),
    Weight("special_s09", 0.132, "Special card s09, for each round to come."),
    Weight("special_s10", 0.0605, "Special card s10, for each round to come."),
    Weight("special_s11", 0.116, "Special card s11, for each round to come."),
    Weight("special_s12", 0.216, "Special card s12, for each round to come."),
    Weight("pace", 2.0, "Points of the leader in a round, about.", 0),
    Weight("left_out", 12.0, "What a seat without a house in Edo has lost in the end.", 0),
    Weight(
        "ryo_points",
        0.232,
        "Of a Ryo's part of a point in the final count, the part that counts.",
        0,
    ),
    Weight("last_ryo", 0.002, "A Ryo in the last round that makes no point any more.", 0),
    Weight("useful_ryo", 7.54, "Ryo that a round can use.", 0),
    Weight("most_ryo", 24.0, "Ryo beyond which more are worth their part of a point only.", 0),
    Weight("more_ryo", 0.465, "Of Ryo between the two, the part that counts.", 0),
    Weight("spare_good", 0.417, "Of a resource beyond what can be used, the part that counts.", 0),
    Weight("last_good", 0.004, "A resource in the final count, where it only breaks ties.", 0),
    Weight("second_samurai", 2.11, "What two samurai on the map do, for each one alone.", 0),
    Weight("third_samurai", 1.41, "What three do.", 0),
    Weight("fourth_samurai", 1.5, "What four do.", 0),
    Weight("more_samurai", 2.31, "What five or more do: they want to be fed.", 0),
    Weight(
        "edo_late", 1.23, "A first house in Edo, for each round less than four that is left.", 0
    ),
    Weight(
        "edo_full", 0.693, "A first house in Edo, for each room less than five that is left.", 0
    ),
    Weight("fortress_room", 0.2, "A house that makes room for a fortress.", 0),
    Weight("income", 0.556, "Of a Ryo that comes in every round, the part that is of use.", 0),
    Weight("last_income", 0.0153, "A Ryo of income in the last round.", 0),
    Weight("next_card", 0.219, "Of special cards but the best one, the part that counts.", 0),
    Weight("town_tile", 0.1, "A share of the first town's tile, in the choice of a start.", 0),
    Weight("start_material", 0.0954, "Wood or stone of a starting set.", 0),
    Weight("start_rice", 0.0608, "Rice of a starting set.", 0),
    Weight("fading", 2.12, "Rounds to come below which things begin to lose their worth.", 0),
    Weight(
        "lasting",
        0.14,
        "Of the worth of things, the part that is left when hardly a round is to come.",
        0,
    ),
    Weight("useful_rice", 3.16, "Measures of rice that can be used.", 0),
    Weight("useful_material", 4.69, "Wood that can be used, and stone.", 0),
    Weight("useful_shoguns", 3.0, "Shogun officials that find work: more only wait.", 0),
    Weight("edo_rounds", 4.0, "Rounds to come below which a first house in Edo becomes urgent.", 0),
    Weight("edo_rooms", 5.0, "Rooms in Edo below which a first house there becomes urgent.", 0),
    Weight(
        "room_time",
        0.3,
        "Of the worth of things, the part that must be left for room for a fortress to count.",
        0,
    ),
    Weight(
        "fortress_way", 1.05, "How much less a fortress is worth to builders who are sent ahead.", 0
    ),
    Weight(
        "builder_there", 0.2, "How much more a building is worth to them where a samurai stands.", 0
    ),
    Weight(
        "own_crowd",
        2.0,
        "An own samurai on a field, in samurai of others, to gatherers who are sent ahead.",
        0,
    ),
    Weight("field_rice", 2.0, "Rice that each activation in the fields is thought to bring.", 0),
    Weight(
        "forest_crowd",
        3.0,
        "Ryo of way that a samurai in a forest counts as for others who need wood.",
        0,
    ),
    Weight(
        "needed_there",
        0.73,
        "Ryo that it costs to call a samurai away from where a later slot needs it.",
        0,
    ),
    Weight("city_way", 2.56, "Ryo kept for the way into a city.", 0),
    Weight("stay_city", 5.0, "How much a samurai in a city would be missed.", 0),
    Weight("stay_field", 4.0, "How much a samurai on a field would be missed.", 0),
    Weight("stay_road", 2.0, "How much a samurai on a road would be missed.", 0),
    Weight("stay_gate", 0.0, "How much a samurai at a gate would be missed.", 0),
    Weight(
        "urge_build", 4.92, "How often Build comes to mind; this and the next in whole numbers.", 0
    ),
    Weight("urge_trade", 1.63, "How often Trade comes to mind.", 0),
    Weight("urge_travel", 9.13, "How often Travel comes to mind with few samurai on the map.", 0),
    Weight("urge_more_travel", 2.0, "How often Travel comes to mind with more of them.", 0),
    Weight("urge_money", 1.76, "How often Money comes to mind with few Ryo.", 0),
    Weight("urge_rice", 2.63, "How often Rice comes to mind with little of it.", 0),
    Weight("urge_field", 4.0, "How often rice fields come to mind with little rice.", 0),
    Weight("urge_wood", 15.5, "How often Wood comes to mind with little of it.", 0),
    Weight("urge_stone", 8.14, "How often Stone comes to mind with little of it.", 0),
    Weight("urge_more", 2.0, "How often Wood and Stone come to mind with much of them.", 0),
    Weight("urge_recruit", 5.0, "How often Recruit comes to mind while there is time.", 0),
    Weight("urge_develop", 4.74, "How often Development comes to mind while there is time.", 0),
    Weight("urge_special", 2.0, "An action of a special card, in actions of standard cards.", 0),
    Weight("few_samurai", 3.0, "Samurai on the map below which they are few.", 0),
    Weight("few_ryo", 16.0, "Ryo below which they are few.", 0),
    Weight("little_rice", 4.0, "Rice below which it is little.", 0),
    Weight("little_material", 7.0, "Wood, or stone, below which it is little.", 0),
    Weight(
        "gather_rounds", 1.5, "Rounds to come up to which Wood and Stone hardly come to mind.", 0
    ),
    Weight(
        "learn_rounds",
        3.0,
        "Rounds to come up to which Recruit and Development hardly come to mind.",
        0,
    ),
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

    def shaken(self, dice: Dice) -> "Weights":
        """The same, up to a third more or less of each."""
        return Weights(shaken_numbers(WEIGHTS, self.numbers, 0.67, 0.01, 1.0, 67, dice))


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
