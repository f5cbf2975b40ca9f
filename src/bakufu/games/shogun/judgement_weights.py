"""What things are worth in points; play against itself decided the numbers."""

from typing import Final, final

from librt.vecs import vec

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import Weight, own_numbers, perturbed_numbers

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
        0.25,
        "What stands in the first year, in what a position is worth.",
        0,
        False,
    ),
    Weight("value_chest", 0.47, "A chest, in what a position is worth.", 0, False),
    Weight("doubt", 4.2, "How far the points at the end lie from what is expected.", 0, False),
    Weight("good_field", 4.0, "From how much rice on a field is a good one in the draft.", 0),
    Weight("fields", 4.0, "Good fields that are wanted in the draft.", 0),
    Weight(
        "few_recruits",
        3.0,
        "How many armies a sixth counts as where an event cuts recruits.",
        0,
    ),
    Weight("quick_harvest", 4.3, "Modules: what a rice action brings.", 0),
    Weight(
        "quick_caution",
        1.0,
        "Modules: how far from the mean of what winter may take to the worst.",
        0,
    ),
    Weight("quick_building", 1.8, "Modules: a building, for each winter to come.", 0),
    Weight("quick_income", 0.25, "Modules: a chest or a measure of rice of a province.", 0),
    Weight("quick_plot", 0.3, "Modules: a plot without a building.", 0),
    Weight(
        "quick_guard",
        0.8,
        "Modules: of an army that guards, the part that counts against one outside.",
        0,
    ),
    Weight("samurai_army", 0.5, "Samurai: an army in the tray.", 0),
    Weight("samurai_chest", 0.14, "Samurai: of a chest, the part that counts in a bonus.", 0),
    Weight(
        "samurai_rice",
        1.5,
        "Samurai: of the hunger that a bonus prevents, the part that counts.",
        0,
    ),
    Weight(
        "samurai_second_year",
        0.7,
        "Samurai: of the second year's bonuses, the part that counts in the first.",
        0,
    ),
    Weight(
        "samurai_missing",
        1.5,
        "Samurai: of the bonuses to come, a province in the one region missing.",
        0,
    ),
    Weight("samurai_far", 0.25, "Samurai: the same, while more regions are missing.", 0),
    Weight("samurai_spare", 0.15, "Samurai: the same, when none is missing.", 0),
    Weight("leaders_rice", 0.6, "Leaders: a leader at a rice action.", 0),
    Weight("leaders_tax", 0.4, "Leaders: a leader at a tax action.", 0),
    Weight("leaders_work", 0.35, "Leaders: a leader at a building or at recruits.", 0),
    Weight("leaders_trophy", 0.8, "Leaders: a foreign statue in a province to be had.", 0),
    Weight(
        "leaders_way",
        0.8,
        "Leaders: a way that the own leader has still to go in the year.",
        0,
    ),
    Weight(
        "leaders_foreign_way",
        0.4,
        "Leaders: a way that a foreign leader would lose with a province.",
        0,
    ),
    Weight(
        "leaders_rich",
        0.05,
        "Leaders: of a province's worth, the part for a leader who stays there.",
        0,
    ),
    Weight("leaders_next", 0.5, "Leaders: an own province next to where a leader stays.", 0),
    Weight("leaders_danger", 0.4, "Leaders: what a threat costs where a leader stays.", 0),
    Weight("chambers_idle", 0.05, "Chambers: a marker in a line that is won or out of reach.", 0),
    Weight("chambers_ahead", 0.6, "Chambers: of a line, a marker that takes the lead.", 0),
    Weight("chambers_level", 0.4, "Chambers: of a line, a marker that catches up.", 0),
    Weight("chambers_keep", 0.35, "Chambers: of a line, a marker that keeps the lead.", 0),
    Weight("chambers_begin", 0.2, "Chambers: of a line, any other marker.", 0),
    Weight("chambers_claim", 0.25, "Chambers: a claim, for each round to come.", 0),
    Weight("court_chest", 0.35, "Court: a chest as a favour.", 0),
    Weight("court_last_chest", 0.05, "Court: the same in the last round.", 0),
    Weight("court_army", 0.5, "Court: an army in the tray as a favour.", 0),
    Weight("court_rice", 1.0, "Court: a measure of rice that prevents hunger.", 0),
    Weight("court_spare_rice", 0.15, "Court: a measure of rice that prevents none.", 0),
    Weight(
        "court_majority",
        0.5,
        "Court: of a majority, the part that a building as a favour wins.",
        0,
    ),
    Weight("court_calm", 0.4, "Court: a province calmed.", 0),
    Weight("court_shield", 0.8, "Court: a shield, for each own province under threat.", 0),
    Weight("court_threats", 2.0, "Court: threats that count at most.", 0),
    Weight("court_levy", 0.9, "Court: a levy where no province can be had.", 0),
    Weight("court_other", 0.3, "Court: any other favour.", 0),
    Weight("courtier", 0.12, "Court: a courtier who waits for the rounds to come.", 0),
    Weight(
        "court_field",
        0.2,
        "Court: a chest or a measure of rice where a province is calmed.",
        0,
    ),
    Weight("court_unsafe", 1.0, "Court: what a threat costs where a favour builds.", 0),
    Weight("court_border", 0.3, "Court: what a foreign neighbour costs where a levy goes.", 0),
    Weight("court_danger", 0.3, "Court: an army's danger where armies go.", 0),
    Weight("court_cost", 0.25, "Court: what a courtier from a province costs.", 0),
    Weight("court_cost_border", 0.45, "Court: the same from the border.", 0),
    Weight("court_cost_tower", 0.15, "Court: the same from the tray.", 0),
    Weight("court_vain", 0.1, "Court: what a space costs that cannot be used.", 0),
    Weight("court_hope", 0.8, "Court: how likely a favour within reach is still there.", 0),
    Weight("court_rival", 0.2, "Court: how much less for each who has more courtiers.", 0),
    Weight("curiosity", 0.1, "How readily a search looks again at what seemed worse.", 0, False),
    Weight("looks", 1.0, "How often a search looks ahead for its effort.", 0, False),
    Weight("later_doubt", 0.84, "How much farther for each round to come.", 0, False),
    Weight("value_army", 0.25, "An army, in what a position is worth.", 0, False),
    Weight("value_tower", 0.5, "Of an army, the part that one in the tower counts.", 0, False),
    Weight("value_hunger", 0.455, "Of the hunger to come, the part that counts there.", 0, False),
    Weight("value_peril", 0.65, "Of what neighbours endanger, the part that does.", 0, False),
    Weight(
        "race_quiet_positions",
        1.0,
        "Quiet positions that a look plays past where whole decisions race; below 0: none do.",
        0,
        False,
    ),
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
        self.good_field = numbers[38]
        self.fields = numbers[39]
        self.few_recruits = numbers[40]
        self.quick_harvest = numbers[41]
        self.quick_caution = numbers[42]
        self.quick_building = numbers[43]
        self.quick_income = numbers[44]
        self.quick_plot = numbers[45]
        self.quick_guard = numbers[46]
        self.samurai_army = numbers[47]
        self.samurai_chest = numbers[48]
        self.samurai_rice = numbers[49]
        self.samurai_second_year = numbers[50]
        self.samurai_missing = numbers[51]
        self.samurai_far = numbers[52]
        self.samurai_spare = numbers[53]
        self.leaders_rice = numbers[54]
        self.leaders_tax = numbers[55]
        self.leaders_work = numbers[56]
        self.leaders_trophy = numbers[57]
        self.leaders_way = numbers[58]
        self.leaders_foreign_way = numbers[59]
        self.leaders_rich = numbers[60]
        self.leaders_next = numbers[61]
        self.leaders_danger = numbers[62]
        self.chambers_idle = numbers[63]
        self.chambers_ahead = numbers[64]
        self.chambers_level = numbers[65]
        self.chambers_keep = numbers[66]
        self.chambers_begin = numbers[67]
        self.chambers_claim = numbers[68]
        self.court_chest = numbers[69]
        self.court_last_chest = numbers[70]
        self.court_army = numbers[71]
        self.court_rice = numbers[72]
        self.court_spare_rice = numbers[73]
        self.court_majority = numbers[74]
        self.court_calm = numbers[75]
        self.court_shield = numbers[76]
        self.court_threats = numbers[77]
        self.court_levy = numbers[78]
        self.court_other = numbers[79]
        self.courtier = numbers[80]
        self.court_field = numbers[81]
        self.court_unsafe = numbers[82]
        self.court_border = numbers[83]
        self.court_danger = numbers[84]
        self.court_cost = numbers[85]
        self.court_cost_border = numbers[86]
        self.court_cost_tower = numbers[87]
        self.court_vain = numbers[88]
        self.court_hope = numbers[89]
        self.court_rival = numbers[90]
        self.curiosity = numbers[91]
        self.looks = numbers[92]
        self.later_doubt = numbers[93]
        self.value_army = numbers[94]
        self.value_tower = numbers[95]
        self.value_hunger = numbers[96]
        self.value_peril = numbers[97]
        self.race_quiet_positions = numbers[98]
        self.whim = 0.0  # how far the worth of an action is misjudged, in points
        self.dice = Dice(0)  # for whims

    def perturbed(self, dice: Dice) -> "Weights":
        """The weights of another player: each up to a third more or less, and some whims."""
        other = Weights(perturbed_numbers(WEIGHTS, self.numbers, 0.67, 0.66, 1000.0, 1000, dice))
        other.whim = 1.5 * float(dice.below(1000)) / 1000.0
        other.dice = dice
        return other


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
