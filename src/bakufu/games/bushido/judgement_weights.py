"""What things are worth in Daimyo honour while there is time to use them; tuned in play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.weights import Weight, own_numbers, perturbed_numbers

WEIGHTS: Final = [
    Weight("samurai", 0.373, "A point of Samurai honour that can still be turned at tea."),
    Weight("late", 0.0674, "A point of Samurai honour that only a Chanoyu could turn."),
    Weight("katana", 0.32, "A katana on a tile."),
    Weight("turn", 2.66, "A turn as Daimyo still to come."),
    Weight("income", 0.226, "A tile drawn in each turn as Daimyo still to come."),
    Weight("troop", 0.0971, "A troop."),
    Weight("land", 0.15, "A koku of a province, beside its honour."),
    Weight(
        "danger", 0.119, "How likely a province without troops is lost to a neighbour in a round."
    ),
    Weight("shelter", 0.373, "How much of that danger each troop takes away."),
    Weight("unrest", 0.303, "How likely a province revolts in a round, where one Ronin is enough."),
    Weight("punishment", 1.75, "Samurai honour that a defeat costs in the council."),
    Weight("boldness", 0.525, "Of their katana, the part that others are thought to bring."),
    Weight(
        "garrison",
        0.456,
        "How many troops stay behind beside the least, in times of what is usual.",
        2,
    ),
    Weight("effect_chanoyu", 0.51, "A tile of Chanoyu."),
    Weight("disc_battle", 0.0892, "A disc of battle."),
    Weight("effect_geisha", 0.827, "A tile of Geisha."),
    Weight("disc_duel", 0.11, "A disc of duel."),
    Weight("effect_shinobi", 0.175, "A tile of Shinobi."),
    Weight("disc_ambush", 0.297, "A disc of ambush."),
    Weight("effect_ronin", 0.418, "A tile of Ronin."),
    Weight("disc_traitor", 1.65, "A disc of traitor."),
    Weight("effect_seppuku", 0.344, "A tile of Seppuku."),
    Weight("disc_kotau", 0.666, "A disc of Kotau."),
    Weight("victory", 21.9, "Reaching the honour that ends the game, beside the honour.", 0),
    Weight("gift", 2.47, "Samurai honour that the next tea is thought to cost its host.", 0),
    Weight(
        "chanoyu_late",
        2.0,
        "Samurai honour that only a Chanoyu could turn, for who holds one, in times of it.",
        0,
    ),
    Weight("small_bonus", 0.2, "The small bonus token, kept.", 0),
    Weight("large_bonus", 0.4, "The large bonus token, kept.", 0),
    Weight("tile_katana", 1.77, "Katana on a tile that is not known.", 0),
    Weight("tile_effect", 0.111, "The effects that may be on a tile that is not known.", 0),
    Weight("any_disc", 0.207, "A disc that is not known.", 0),
    Weight("katana_use", 6.72, "Katana that a seat can use in each turn still to come.", 0),
    Weight(
        "katana_more", 4.17, "Katana beside those held, where all are more than can be used.", 0
    ),
    Weight("whole_effects", 2.0, "Tiles of one effect that count whole.", 0),
    Weight("more_effects", 0.4, "Of tiles of one effect beyond those, the part that counts.", 0),
    Weight("more_discs", 0.3, "Of discs of a tactic but the first, the part that counts.", 0),
    Weight(
        "later_rounds",
        0.528,
        "Of land and troops in rounds after the next, the part that counts.",
        0,
    ),
    Weight("most_troops", 5.51, "Troops in one place beyond which more are worth nothing.", 0),
    Weight("land_katana", 1.72, "A katana of a province, in koku.", 0),
    Weight(
        "held_koku",
        0.549,
        "Of a koku, the part that counts in each round in which land is held.",
        0,
    ),
    Weight(
        "doubt",
        3.81,
        "How far the honour at the end lies from what a player expects in the last turn.",
        0,
    ),
    Weight("doubt_turn", 0.286, "How much farther it lies for each turn to come.", 0),
    Weight("settle_own", 11.5, "Settling beside a hex of one's own.", 0),
    Weight("settle_rival", 1.06, "What settling beside a hex of somebody else costs.", 0),
    Weight("settle_free", 0.973, "Settling beside a free hex.", 0),
    Weight("fortress_want", 0.315, "How much a fortress wants troops.", 0),
    Weight("fortress_rival", 0.215, "How much more for each hex of somebody else beside it.", 0),
    Weight("land_want", 1.06, "How much a province wants troops, beside its honour.", 0),
    Weight("quiet_want", 0.63, "Of that, the part that counts where nobody else is near.", 0),
    Weight("ronin_want", 2.3, "How much more a province wants troops for each Ronin.", 0),
    Weight("loyal_want", 1.74, "How much more for each Ronin where it would soon revolt.", 0),
    Weight("few_troops", 14.0, "Troops on the map below which the elite is called.", 0),
    Weight("second_month", 3.0, "The month from which a second campaign is announced.", 0),
    Weight(
        "care", 0.218, "How much worse than the best a stack may be and still be drawn often.", 0
    ),
    Weight(
        "unlikely",
        0.02,
        "How often, beside the best one, a stack must be drawn to be drawn at all.",
        0,
    ),
    Weight("timid", 0.715, "Of the katana that others bring, what a timid one brings.", 0),
    Weight(
        "swing",
        0.3,
        "How far the katana of both sides go up and down when an attack is thought of.",
        0,
    ),
    Weight("traitor", 0.0969, "How likely a fighter is thought to hold a traitor.", 0),
    Weight("advice", 0.627, "What the council after a defeat is worth to the Sensei.", 0),
    Weight("sight", 0.3, "A look behind the screen of the other fighter.", 0),
    Weight("sight_ahead", 0.15, "A look behind another screen before one's own turn as Daimyo.", 0),
    Weight("known_hand", 2.0, "Tiles not known, up to which a hand counts as known.", 0),
    Weight("fade", 2.14, "Turns to come below which tiles kept lose their worth.", 0),
    Weight("tea_tiles", 0.328, "Of the tiles that a Chanoyu costs, the part that counts.", 0),
    Weight(
        "walk_in",
        0.468,
        "Of a province that revolts, the part that counts for a Daimyo beside it.",
        0,
    ),
    Weight("rise_own", 0.6, "Of the own katana, the part that a Hatamoto's revolt takes.", 0),
    Weight("rise_theirs", 0.4, "Of the Daimyo's katana, the part that meets it.", 0),
    Weight("rise_troop", 0.7, "Katana that a troop counts as in a Hatamoto's revolt.", 0),
    Weight("rise_spent", 0.5, "Of what meets it, the part that the Daimyo has spent.", 0),
    Weight("followed", 0.372, "How often advice is followed that nobody minds.", 0),
    Weight("late_effect", 0.4, "Of a Seppuku, the part that counts at the end.", 0),
    Weight(
        "death", 4.95, "What a Samurai's honour must be worth for a Sensei to ask for his death.", 0
    ),
    Weight(
        "reluctance",
        0.382,
        "How bad an attack may be: a turn without one brings nothing at all.",
        0,
    ),
    Weight(
        "no_attack", 0.657, "What it costs to have no attack at all, in the choice of roles.", 0
    ),
    Weight("sensei", 0.228, "What being Sensei is worth.", 0),
    Weight("watch", 0.957, "Troops that stay for the next Ronin.", 0),
    Weight("guard", 0.334, "Troops that stay where rivals are near.", 0),
    Weight(
        "guard_honour",
        0.353,
        "Troops that stay for each honour of the province, where rivals are near.",
        0,
    ),
    Weight("guard_rival", 0.137, "Troops that stay for each hex of a rival beside it.", 0),
    Weight("enter", 3.02, "Troops beside the number of Ronin that enter a neutral province.", 0),
    Weight(
        "enter_honour", 2.37, "Honour of a neutral province for which one troop more enters.", 0
    ),
    Weight("halved_from", 6.0, "Troops from which an attack with half of them is thought of.", 0),
    Weight(
        "bonus_fear",
        0.626,
        "Share of the victory, beside an even one, up to which a Samurai gets a bonus.",
        0,
    ),
    Weight("small_stake", 5.81, "Honour of a province for which the small bonus is laid.", 0),
    Weight("large_stake", 13.8, "Honour of a province for which the large bonus is laid.", 0),
    Weight(
        "spread",
        3.0,
        "How far the honour at the end lies from what a search expects in the last turn.",
        0,
        False,
    ),
    Weight("spread_turn", 0.35, "How much farther it lies for each turn to come.", 0, False),
    Weight(
        "heed_geisha", 25.0, "In a hundred: how often a Sensei who can plays a Geisha.", 0, False
    ),
    Weight(
        "heed_geishas",
        50.0,
        "In a hundred: how often a Bushi with two Geisha plays them.",
        0,
        False,
    ),
    Weight(
        "heed_ronin",
        63.0,
        "In a hundred: how often a Sensei who can make a province revolt does.",
        0,
        False,
    ),
    Weight(
        "heed_seppuku",
        40.0,
        "In a hundred: how often a Sensei who can asks for death after a defeat.",
        0,
        False,
    ),
    Weight(
        "race_quiet_positions",
        2.0,
        "Quiet positions that a look plays past where whole decisions race; below 0: none do.",
        0,
        False,
    ),
    Weight("race_looks", 0.32, "How often a race looks ahead for its effort.", 0, False),
]
_ROW: Final[i64] = 13  # an effect and a disc in turn
_KINDS: Final[i64] = 5


@final
class Weights:
    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers
        self.samurai = numbers[0]
        self.late = numbers[1]
        self.katana = numbers[2]
        self.turn = numbers[3]
        self.income = numbers[4]
        self.troop = numbers[5]
        self.land = numbers[6]
        self.danger = numbers[7]
        self.shelter = numbers[8]
        self.unrest = numbers[9]
        self.punishment = numbers[10]
        self.boldness = numbers[11]
        self.garrison = numbers[12]
        # Chanoyu, Geisha, Shinobi, Ronin, Seppuku; battle, duel, ambush, traitor, Kotau
        self.effect = vec[float]([0.0] * _KINDS)
        self.disc = vec[float]([0.0] * _KINDS)
        for kind in range(_KINDS):
            self.effect[kind] = numbers[_ROW + 2 * kind]
            self.disc[kind] = numbers[_ROW + 2 * kind + 1]
        self.victory = numbers[23]
        self.gift = numbers[24]
        self.chanoyu_late = numbers[25]
        self.small_bonus = numbers[26]
        self.large_bonus = numbers[27]
        self.tile_katana = numbers[28]
        self.tile_effect = numbers[29]
        self.any_disc = numbers[30]
        self.katana_use = numbers[31]
        self.katana_more = numbers[32]
        self.whole_effects = numbers[33]
        self.more_effects = numbers[34]
        self.more_discs = numbers[35]
        self.later_rounds = numbers[36]
        self.most_troops = numbers[37]
        self.land_katana = numbers[38]
        self.held_koku = numbers[39]
        self.doubt = numbers[40]
        self.doubt_turn = numbers[41]
        self.settle_own = numbers[42]
        self.settle_rival = numbers[43]
        self.settle_free = numbers[44]
        self.fortress_want = numbers[45]
        self.fortress_rival = numbers[46]
        self.land_want = numbers[47]
        self.quiet_want = numbers[48]
        self.ronin_want = numbers[49]
        self.loyal_want = numbers[50]
        self.few_troops = numbers[51]
        self.second_month = numbers[52]
        self.care = numbers[53]
        self.unlikely = numbers[54]
        self.timid = numbers[55]
        self.swing = numbers[56]
        self.traitor = numbers[57]
        self.advice = numbers[58]
        self.sight = numbers[59]
        self.sight_ahead = numbers[60]
        self.known_hand = numbers[61]
        self.fade = numbers[62]
        self.tea_tiles = numbers[63]
        self.walk_in = numbers[64]
        self.rise_own = numbers[65]
        self.rise_theirs = numbers[66]
        self.rise_troop = numbers[67]
        self.rise_spent = numbers[68]
        self.followed = numbers[69]
        self.late_effect = numbers[70]
        self.death = numbers[71]
        self.reluctance = numbers[72]
        self.no_attack = numbers[73]
        self.sensei = numbers[74]
        self.watch = numbers[75]
        self.guard = numbers[76]
        self.guard_honour = numbers[77]
        self.guard_rival = numbers[78]
        self.enter = numbers[79]
        self.enter_honour = numbers[80]
        self.halved_from = numbers[81]
        self.bonus_fear = numbers[82]
        self.small_stake = numbers[83]
        self.large_stake = numbers[84]
        self.spread = numbers[85]
        self.spread_turn = numbers[86]
        self.heed_geisha = numbers[87]
        self.heed_geishas = numbers[88]
        self.heed_ronin = numbers[89]
        self.heed_seppuku = numbers[90]
        self.race_quiet_positions = numbers[91]
        self.race_looks = numbers[92]

    def perturbed(self, dice: Dice) -> "Weights":
        """The same, up to three tenths more or less of each."""
        return Weights(perturbed_numbers(WEIGHTS, self.numbers, 0.7, 0.01, 1.0, 61, dice))


def own_weights() -> Weights:
    return Weights(own_numbers(WEIGHTS))
