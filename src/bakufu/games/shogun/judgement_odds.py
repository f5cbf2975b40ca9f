"""The odds of the cube tower, as a daimyo would reckon them: what falls on average, how it varies.

Every cube falls or stays by itself (SHO-TOWER-04, SHO-TOWER-05), so the lead of one side over the
other is a sum of many small chances and close to a bell curve. What is inside the tower is open
(SHO-TOWER-10).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from bakufu.games.shogun.box import (
    ATTACK_MORE,
    CASTLE,
    CASTLE_DEFENDS,
    CUBES,
    DEFENCE_MORE,
    FARMERS,
    MOST_CUBES,
    TWO_FARMERS,
)
from bakufu.games.shogun.state import ShogunState

# One part of CERTAIN. Written out: mypyc turns float(1 << 30) of a constant into a negative number.
_ONE: Final = 1.0 / 1073741824.0

# What is asked about a lead in whole cubes: more than none, or at least none.
WINS: Final = -0.5
TIES_OR_WINS: Final = 0.5


def attack_odds(
    s: ShogunState,
    attacker: i64,
    target: i64,
    armies: i64,
    defenders: i64,
    calm: bool,
    asked: float,
    there: i64,
) -> float:
    """The chance that an attack on a province with so many defenders wins, or at least ties.

    `there` is what `in_tray` counts: it is asked for many attacks.
    """
    defender = s.owner[target]
    attack = armies
    if (defender >= 0 or s.box.attack_card_neutral) and s.holds_special(attacker, ATTACK_MORE):
        attack += 1
    defence: i64 = 0
    farmers: i64 = 0
    if defender >= 0:
        defence = defenders
        if s.holds_special(defender, DEFENCE_MORE):
            defence += 1
        if s.ruling == CASTLE_DEFENDS and s.has_building(target, CASTLE):
            defence += 1
    else:
        farmers = 1
        if s.ruling == TWO_FARMERS:
            farmers = 2
    farmers_count = calm or defender < 0
    return _lead_odds(s, attacker, attack, defender, defence, farmers, farmers_count, asked, there)


def in_tray(s: ShogunState) -> i64:
    """Cubes of all sorts in the tray."""
    tray = s.tray
    count: i64 = 0
    for cube in range(CUBES):
        count += tray[cube]
    return count


def revolt_odds(s: ShogunState, seat: i64, armies: i64, farmers: i64) -> float:
    """The chance to put a revolt down (SHO-REVOLT-07, SHO-REVOLT-08)."""
    return lead_odds(s, seat, armies, -1, 0, farmers, True, WINS)


def lead_odds(
    s: ShogunState,
    seat: i64,
    armies: i64,
    other: i64,
    others: i64,
    farmers: i64,
    farmers_count: bool,
    asked: float,
) -> float:
    """The chance that a seat has more cubes in the tray than another and the farmers."""
    return _lead_odds(s, seat, armies, other, others, farmers, farmers_count, asked, in_tray(s))


def _lead_odds(
    s: ShogunState,
    seat: i64,
    armies: i64,
    other: i64,
    others: i64,
    farmers: i64,
    farmers_count: bool,
    asked: float,
    there: i64,
) -> float:
    cubes = armies + others + farmers + there
    if cubes >= MOST_CUBES:
        cubes = MOST_CUBES - 1
    falls = float(s.box.falls_through) * _ONE
    knocked = float(s.box.knocked_out[cubes]) * _ONE
    lead = armies + s.tray[seat]
    thrown = lead
    inside = s.tower[seat]
    ahead = inside
    if other >= 0:
        lead -= others + s.tray[other]
        thrown += others + s.tray[other]
        ahead -= s.tower[other]
        inside += s.tower[other]
    if farmers_count:
        lead -= farmers + s.tray[FARMERS]
        thrown += farmers + s.tray[FARMERS]
        ahead -= s.tower[FARMERS]
        inside += s.tower[FARMERS]
    mean = falls * float(lead) + knocked * float(ahead)
    spread = falls * (1.0 - falls) * float(thrown) + knocked * (1.0 - knocked) * float(inside)
    if spread <= 0.0:
        return 1.0 if mean + asked > 0.0 else 0.0
    return _below((mean + asked) / sqrt(spread))


def _below(x: float) -> float:
    """The area of the bell curve below x, to three digits (Abramowitz and Stegun 7.1.27)."""
    z = 0.70710678 * x
    if x < 0.0:
        z = -z
    rest = 1.0 + z * (0.278393 + z * (0.230389 + z * (0.000972 + z * 0.078108)))
    rest = rest * rest
    tail = 0.5 / (rest * rest)
    if x < 0.0:
        return tail
    return 1.0 - tail
