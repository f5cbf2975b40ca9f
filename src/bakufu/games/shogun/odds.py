"""The odds of a battle or a revolt, added up over everything the tower may do: nothing is sampled.

How many cubes of a colour fall is the sum of two binomial numbers, one for the cubes thrown and one
for those inside (`tower.py`). Once the size of the throw is known, colours fall independently of
each other, so all trays can be listed with their odds.
"""

from collections.abc import Iterator, Mapping
from math import comb

import msgspec

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.games.shogun.box import CERTAIN, Box

# The odds of 0, 1, 2, ... of something.
Spread = list[float]

ATTACKER, DEFENDER, FARMERS, OTHERS = "attacker", "defender", "farmers", "others"
BATTLE, NEUTRAL, REVOLT = "battle", "neutral", "revolt"
# Who throws or may be in the tower; in a revolt the player is the defender (SHO-REVOLT-04).
SIDES = {
    BATTLE: (ATTACKER, DEFENDER, FARMERS, OTHERS),
    NEUTRAL: (ATTACKER, FARMERS, OTHERS),
    REVOLT: (DEFENDER, FARMERS, OTHERS),
}
# How it may end.
CONQUERED, HELD, TIE, FARMERS_ALONE = "conquered", "held", "tie", "farmers alone"
STAYS_NEUTRAL, PUT_DOWN, LOST = "stays neutral", "put down", "lost"
ENDS = {
    BATTLE: (CONQUERED, HELD, TIE, FARMERS_ALONE),
    NEUTRAL: (CONQUERED, STAYS_NEUTRAL),
    REVOLT: (PUT_DOWN, LOST),
}
MOST_UNREST = 3  # SHO-REVOLT-14


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """Who fights, and what is known of the tower. What is not said of it is as after set-up."""

    kind: str = BATTLE
    attack: int = 0  # armies that march in
    defend: int = 0  # armies in the province
    unrest: int = 0  # revolt markers in the province
    short: int = 0  # in winter: provinces without rice; 0 in action rounds
    attack_card: bool = False
    defence_card: bool = False
    castle: bool = False  # the castle event, and a castle in the province
    two_farmers: bool = False  # the event
    tower: Mapping[str, int] = {}
    tray: Mapping[str, int] = {}


class Cubes(msgspec.Struct, frozen=True):
    """The cubes of one side. Each of those inside is there with the odds `there`."""

    thrown: int
    inside: int
    there: float

    def fallen(self, falls_through: float, knocked_out: float) -> Spread:
        """How many come to lie in the tray (SHO-TOWER-04, SHO-TOWER-05)."""
        # A cube that is there with some odds, and then falls with others, falls with their product.
        knocked = binomial(self.inside, self.there * knocked_out)
        return added(binomial(self.thrown, falls_through), knocked)


class Odds(msgspec.Struct, frozen=True):
    """The answer: how it ends, who is left, what falls."""

    ends: dict[str, float]
    # The odds that the attacker, or the defender, has won and has so many armies left.
    left: dict[str, Spread]
    cubes: dict[str, Cubes]
    fallen: dict[str, Spread]
    falls_through: float
    knocked_out: float

    @property
    def thrown(self) -> int:
        return sum(cubes.thrown for cubes in self.cubes.values())


def odds(box: Box, question: Question) -> Odds:
    """The odds at a table with these numbers and options."""
    _check(box, question)
    cubes = {side: _cubes(box, question, side) for side in SIDES[question.kind]}
    thrown = sum(side.thrown for side in cubes.values())
    falls_through, knocked_out = tower_odds(box, thrown)
    fallen = {name: side.fallen(falls_through, knocked_out) for name, side in cubes.items()}
    ends = dict.fromkeys(ENDS[question.kind], 0.0)
    left = {side: [0.0] * len(fallen[side]) for side in (ATTACKER, DEFENDER) if side in fallen}
    calm = question.unrest == 0
    for attack, defend, farmers, chance in _trays(fallen):
        end, winner, armies = settle(question.kind, attack, defend, farmers, calm)
        ends[end] += chance
        if winner:
            left[winner][armies] += chance
    return Odds(ends, left, cubes, fallen, falls_through, knocked_out)


def settle(
    kind: str, attack: int, defend: int, farmers: int, calm: bool
) -> tuple[str, str | None, int]:
    """How a tray is read: the end, who wins armies by it, and how many are left."""
    if kind == NEUTRAL:
        if attack > farmers:
            return CONQUERED, ATTACKER, attack - farmers
        return STAYS_NEUTRAL, None, 0  # SHO-BATTLE-19
    if kind == REVOLT:
        if defend > farmers:
            return PUT_DOWN, DEFENDER, defend - farmers  # SHO-REVOLT-08
        return LOST, None, 0  # SHO-REVOLT-09
    helpers = farmers if calm else 0  # SHO-BATTLE-07, SHO-BATTLE-08
    if attack > defend + helpers:
        return CONQUERED, ATTACKER, attack - defend - helpers  # SHO-BATTLE-11
    if attack == defend + helpers:
        return TIE, None, 0  # SHO-BATTLE-16, SHO-BATTLE-17
    if defend == 0:
        return FARMERS_ALONE, None, 0  # SHO-BATTLE-18
    return HELD, DEFENDER, min(defend, defend + helpers - attack)  # SHO-BATTLE-14


def tower_odds(box: Box, thrown: int) -> tuple[float, float]:
    """The odds that a thrown cube falls through, and that one inside is knocked out."""
    certain = int(CERTAIN)
    return int(box.falls_through) / certain, int(box.knocked_out[thrown]) / certain


# Who is thrown, and what is inside


def _cubes(box: Box, question: Question, side: str) -> Cubes:
    thrown = _fighters(box, question, side) + question.tray.get(side, 0)  # SHO-TOWER-03
    if side in question.tower:
        return Cubes(thrown, question.tower[side], 1.0)
    # After the filling each of its cubes is still inside with the odds of SHO-TOWER-04.
    return Cubes(thrown, _filling(box, question, side), 1 - tower_odds(box, 0)[0])


def _fighters(box: Box, question: Question, side: str) -> int:
    if side == ATTACKER:
        card = question.attack_card and (question.kind != NEUTRAL or box.attack_card_neutral)
        return question.attack + int(card)
    if side == DEFENDER:
        # SHO-REVOLT-12, SHO-WINTER-11
        bonus = question.kind != REVOLT or (box.defence_in_revolts and not question.short)
        more = int(question.castle) + int(question.defence_card) if bonus else 0
        return question.defend + more
    if side == OTHERS or question.kind == BATTLE:
        return 0
    if question.kind == NEUTRAL:
        called = 2 if question.two_farmers else 1  # SHO-BATTLE-04
    else:
        # SHO-REVOLT-05, SHO-REVOLT-06
        rows = len(box.extra_farmers)
        called = question.unrest + int(box.extra_farmers[min(question.short, rows - 1)])
    inside = question.tower.get(FARMERS, _filling(box, question, FARMERS))
    supply = int(box.farmers) - inside - question.tray.get(FARMERS, 0)
    return min(called, supply)  # SHO-TOWER-11


def _filling(box: Box, question: Question, side: str) -> int:
    """What this side throws when the tower is filled (SHO-SETUP-19)."""
    if side == FARMERS:
        return int(box.fill_farmers)
    return int(box.fill_armies) * (_strangers(box, question) if side == OTHERS else 1)


def _strangers(box: Box, question: Question) -> int:
    """How many players take no part."""
    return int(box.players) - (2 if question.kind == BATTLE else 1)


def _check(box: Box, question: Question) -> None:
    """The question could be asked at a table: it makes sense, and there are enough cubes."""
    if question.kind == REVOLT and not question.unrest and not question.short:
        raise BadInput("without unrest there is a revolt only in winter (SHO-REVOLT-02)")
    if question.unrest > MOST_UNREST:
        raise BadInput(f"a province holds at most {MOST_UNREST} revolt markers (SHO-REVOLT-14)")
    sides = SIDES[question.kind]
    for place, content in (("tower", question.tower), ("tray", question.tray)):
        for side in content:
            if side not in sides:
                raise unknown("side", side, sides, place)
    for side in sides:
        most = int(box.farmers)
        number = question.tray.get(side, 0)
        if side != FARMERS:
            most = int(box.armies) * (_strangers(box, question) if side == OTHERS else 1)
            number += _fighters(box, question, side)
        number += question.tower.get(side, _filling(box, question, side))
        if number > most:
            raise BadInput(
                f"{side}: {number} cubes in the throw and in the tower, but the box has only {most}"
            )


# Adding up


def _trays(fallen: Mapping[str, Spread]) -> Iterator[tuple[int, int, int, float]]:
    """Every number of attackers, defenders and farmers in the tray, with its odds."""
    nobody = [1.0]
    for attack, a in enumerate(fallen.get(ATTACKER, nobody)):
        for defend, d in enumerate(fallen.get(DEFENDER, nobody)):
            for farmers, f in enumerate(fallen[FARMERS]):
                yield attack, defend, farmers, a * d * f


def binomial(number: int, chance: float) -> Spread:
    """How many of so many like things happen, each by itself with the same odds."""
    return [
        comb(number, count) * chance**count * (1 - chance) ** (number - count)
        for count in range(number + 1)
    ]


def added(one: Spread, two: Spread) -> Spread:
    """The sum of two independent numbers."""
    both = [0.0] * (len(one) + len(two) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(two):
            both[i + j] += p * q
    return both


def mean(spread: Spread) -> float:
    """The number to be expected; for the armies left, those of a lost fight count as none."""
    return sum(number * chance for number, chance in enumerate(spread))


def quantile(spread: Spread, share: float) -> int:
    """The smallest number that is not exceeded in this share of all cases."""
    reached = 0.0
    for number, chance in enumerate(spread):
        reached += chance
        if reached >= share:
            return number
    return len(spread) - 1
