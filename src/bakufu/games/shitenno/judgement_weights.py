"""What things are worth in points; play against itself decided the numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import GRAIN, Weight, own_numbers, perturbed_numbers

WEIGHTS: Final = [
    Weight("troop_base", 0.552, "A troop kept for later, whatever provinces pay."),
    Weight("troop_yield", 0.679, "Of what the best province pays for a troop, the part added."),
    Weight("exchange", 4.056, "An exchange tile kept for later."),
    Weight("plus_one", 4.454, "A +1 tile kept for later."),
    Weight("draw", 2.173, "A draw tile kept for later."),
    Weight("koku", 2.008, "A koku kept for later: a point, and what else it can do."),
    Weight("next_year", 0.4332, "Of next year's best placement, the part that counts now."),
    Weight("missing", 0.6645, "What is left of it for each troop that is missing."),
    Weight("pace", 2.898, "Kamons that one player places in one odd year."),
    Weight("spite", 0.7168, "Of what others lose by a majority, the part that counts as a gain."),
    Weight("late", 0.1654, "Playing later, by seals: those before open the dearer positions."),
    Weight("doubt", 0.8723, "The doubt in what others think of a lot."),
    Weight("envy", 0.9874, "Of what others gain by a lot, the part that counts as a loss."),
    Weight("patience", 0.9946, "How much better than an even share a lot must be."),
    Weight(
        "yearly",
        8.5,
        "What an average year brings: two troop cards, a koku card, a title.",
        0,
        False,
    ),
    Weight(
        "hand_later", 0.935, "Of what a hand may bring while the end is far, what counts.", 0, False
    ),
    Weight("spread", 4.6, "How far the points at the end lie from what is expected.", 0, False),
    Weight("hatamoto", 0.2774, "The free troop of the Hatamoto, as a price.", 0),
    Weight("too_dear", 1.843, "Payments so much dearer than the cheapest are left out.", 0),
    Weight(
        "this_year", 0.8368, "Of an odd year's kamons, the part that still comes in this one.", 0
    ),
    Weight("most_filled", 1.406, "How likely a free position is filled at most.", 0),
    Weight("last_exchange", 0.9153, "An exchange tile in the final count.", 0),
    Weight("last_plus_one", 0.7938, "A +1 tile in the final count.", 0),
    Weight("last_draw", 0.2864, "A draw tile in the final count.", 0),
    Weight("room_yearly", 3.232, "Troops that a player can use in each odd year.", 0),
    Weight("room", 2.024, "Troops that a player can use besides.", 0),
    Weight("crowded", 0.7017, "Of troops beyond that, the part that counts.", 0),
    Weight("near", 0.5502, "Of a troop's worth, what a placement next year costs for each.", 0),
    Weight("sure", 1.618, "How much surer another's choice between two lots is than an answer.", 0),
    Weight("no_tile", 0.9828, "A tile of a kind that is used up.", 0),
    Weight("turn_over", 0.1778, "Of an odd year, the part that a turn not begun yet leaves.", 0),
    Weight("source", 0.9606, "What an exchange costs besides its tile.", 0),
    Weight("least_gilding", 0.8955, "What the Senseï's flip brings at least.", 0),
    Weight("curiosity", 0.1, "How readily a search looks again at what seemed worse.", 0, False),
    Weight("hand_last", 0.91, "Of what a hand may bring in the last year, what counts.", 0, False),
    Weight("majority_later", 0.95, "Of a majority while the end is far, what counts.", 0, False),
    Weight("majority_last", 0.93, "Of a majority in the last year, what counts.", 0, False),
    Weight("spread_yearly", 1.3, "How much farther with each year to come.", 0, False),
    Weight("looks", 0.4, "How often a search looks ahead for its effort.", 0, False),
    Weight("least_looks", 8.0, "How often it looks ahead besides, whatever the effort.", 0, False),
    Weight(
        "beginning", 2.0, "Average years that starting cards and a first lot are worth.", 0, False
    ),
    Weight("lot_changes", 24.0, "How often a lot is changed by one card, at most.", 0),
    Weight("temper_least", 0.5, "The least that another player's weight is of our own.", 0, False),
    Weight("temper_range", 1.0, "How far from the least to the most.", 0, False),
    Weight("common_pace", 0.75, "Of the pace, the part that is the same for all.", 0, False),
    Weight("hoped", 0.7, "Of what kamons to come bring beyond keeping all, what counts.", 0, False),
    Weight("flip", 0.85, "Of the Senseï's flip still to come, what counts.", 0, False),
]
_PACE: Final[i64] = 8  # its place


@final
class Weights:
    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers
        self.troop_base = numbers[0]
        self.troop_yield = numbers[1]
        self.exchange = numbers[2]
        self.plus_one = numbers[3]
        self.draw = numbers[4]
        self.koku = numbers[5]
        self.next_year = numbers[6]
        self.missing = numbers[7]
        self.pace = numbers[8]
        self.spite = numbers[9]
        self.late = numbers[10]
        self.doubt = numbers[11]
        self.envy = numbers[12]
        self.patience = numbers[13]
        self.yearly = numbers[14]
        self.hand_later = numbers[15]
        self.spread = numbers[16]
        self.hatamoto = numbers[17]
        self.too_dear = numbers[18]
        self.this_year = numbers[19]
        self.most_filled = numbers[20]
        self.last_exchange = numbers[21]
        self.last_plus_one = numbers[22]
        self.last_draw = numbers[23]
        self.room_yearly = numbers[24]
        self.room = numbers[25]
        self.crowded = numbers[26]
        self.near = numbers[27]
        self.sure = numbers[28]
        self.no_tile = numbers[29]
        self.turn_over = numbers[30]
        self.source = numbers[31]
        self.least_gilding = numbers[32]
        self.curiosity = numbers[33]
        self.hand_last = numbers[34]
        self.majority_later = numbers[35]
        self.majority_last = numbers[36]
        self.spread_yearly = numbers[37]
        self.looks = numbers[38]
        self.least_looks = numbers[39]
        self.beginning = numbers[40]
        self.lot_changes = numbers[41]
        self.temper_least = numbers[42]
        self.temper_range = numbers[43]
        self.common_pace = numbers[44]
        self.hoped = numbers[45]
        self.flip = numbers[46]

    def perturbed(self, dice: Dice) -> "Weights":
        """The weights of another player: each somewhat more or less, the pace less far."""
        numbers = perturbed_numbers(
            WEIGHTS, self.numbers, self.temper_least, self.temper_range, float(GRAIN), GRAIN, dice
        )
        common = self.common_pace
        numbers[_PACE] = common * self.pace + (1.0 - common) * numbers[_PACE]
        return Weights(numbers)


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
