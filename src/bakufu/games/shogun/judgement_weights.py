"""What things are worth in points; play against itself decided the numbers."""

from typing import Final, final

from librt.vecs import vec

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import Weight, own_numbers, shaken_numbers

WEIGHTS: Final = [
    Weight("second_winter", 0.5197, "Of what stands in the first year, the part that stands on."),
    Weight("chest", 1.061, "A chest kept for the rounds to come."),
    Weight("army", 1.076, "An army by itself."),
    Weight("spite", 2.477, "Of what others lose, the part that counts as a gain."),
    Weight("lead", 0.02451, "A building that changes no majority yet, as a part of the majority."),
    Weight("card", 1.213, "A province card more, for each round to come."),
    Weight("income", 0.02652, "A chest of a province's tax, for each round to come."),
    Weight("harvest", 0.05282, "A measure of a province's rice, for each round to come."),
    Weight("field", 0.2476, "A good rice field in the draft."),
    Weight("aggression", 0.3566, "How likely a neighbour who could win attacks."),
    Weight("prospect", 0.03564, "Of an attack that a province could make, the part that counts."),
    Weight("hunger", 1.34, "A province without rice in winter."),
    Weight("first_hunger", 0.9373, "The first province without rice, besides."),
    Weight("caution", 0.2549, "How far from the mean of what winter may take to the worst."),
    Weight("bid", 0.3464, "A place sooner among those who choose."),
    Weight("early", 0.02314, "A place sooner in the order."),
    Weight("late_tax", 0.04504, "A chest of the last round, for each action sooner it comes.", 0),
    Weight("hope", 0.1135, "How much less hunger counts for each harvest to come.", 0),
    Weight("last_chest", 0.007225, "A chest in the last round.", 0),
    Weight("near_chest", 0.5684, "Of a chest, the part that counts in the round before it.", 0),
    Weight("coming_rice", 0.9574, "Of the harvests of later rounds, the part that comes in.", 0),
    Weight("spare_rice", 0.006279, "A measure of rice that prevents no hunger.", 0),
    Weight("falls", 0.2036, "Of the cubes that fight, the part that falls into the tray.", 0),
    Weight("most_risk", 1.425, "The most that the risk to a province counts.", 0),
    Weight("late_army", 0.1578, "Of an army by itself, the part that counts in the last round.", 0),
    Weight("bare", 0.6958, "Of what a province left bare may lose, the part that counts.", 0),
    Weight("vain", 0.7588, "What it costs to plan an attack that has no target.", 0),
    Weight("second_bid", 2.356, "Places that a bid of two chests brings.", 0),
    Weight("third_bid", 0.7254, "Places that a bid of three chests brings.", 0),
    Weight("fourth_bid", 2.736, "Places that a bid of four chests brings.", 0),
    Weight("draft_tax", 0.5032, "A chest of a province's tax in the draft.", 0),
    Weight("draft_plot", 0.162, "A plot for a building in the draft.", 0),
    Weight("draft_own", 2.004, "An own province next to it in the draft.", 0),
    Weight("draft_foreign", 1.434, "What a foreign province next to it costs in the draft.", 0),
    Weight("stir", 0.02114, "What moving armies to an own province must gain.", 0),
    Weight(
        "value_winter",
        0.85,
        "What stands in the first year, in what a position is worth.",
        0,
        False,
    ),
    Weight("value_chest", 0.5, "A chest, in what a position is worth.", 0, False),
    Weight("doubt", 6.0, "How far the points at the end lie from what is expected.", 0, False),
]


@final
class Weights:
    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers
        self.second_winter = numbers[0]
        self.chest = numbers[1]
        self.army = numbers[2]
        self.spite = numbers[3]
        self.lead = numbers[4]
        self.card = numbers[5]
        self.income = numbers[6]
        self.harvest = numbers[7]
        self.field = numbers[8]
        self.aggression = numbers[9]
        self.prospect = numbers[10]
        self.hunger = numbers[11]
        self.first_hunger = numbers[12]
        self.caution = numbers[13]
        self.bid = numbers[14]
        self.early = numbers[15]
        self.late_tax = numbers[16]
        self.hope = numbers[17]
        self.last_chest = numbers[18]
        self.near_chest = numbers[19]
        self.coming_rice = numbers[20]
        self.spare_rice = numbers[21]
        self.falls = numbers[22]
        self.most_risk = numbers[23]
        self.late_army = numbers[24]
        self.bare = numbers[25]
        self.vain = numbers[26]
        self.second_bid = numbers[27]
        self.third_bid = numbers[28]
        self.fourth_bid = numbers[29]
        self.draft_tax = numbers[30]
        self.draft_plot = numbers[31]
        self.draft_own = numbers[32]
        self.draft_foreign = numbers[33]
        self.stir = numbers[34]
        self.value_winter = numbers[35]
        self.value_chest = numbers[36]
        self.doubt = numbers[37]
        self.whim = 0.0  # how far the worth of an action is misjudged, in points
        self.dice = Dice(0)  # for whims

    def perturbed(self, dice: Dice) -> "Weights":
        """The weights of another player: each up to a third more or less, and some whims."""
        other = Weights(shaken_numbers(WEIGHTS, self.numbers, 0.67, 0.66, 1000.0, 1000, dice))
        other.whim = 1.5 * float(dice.below(1000)) / 1000.0
        other.dice = dice
        return other


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))


def sober_weights() -> Weights:
    """What a module's bonuses are weighed by: chests and hunger as they were before the tuning,
    which was done with these."""
    weights = own_weights()
    weights.second_winter = 0.85
    weights.chest = 0.5
    weights.last_chest = 0.02
    weights.near_chest = 0.8
    weights.hunger = 4.0
    weights.first_hunger = 7.0
    weights.caution = 0.6
    return weights
