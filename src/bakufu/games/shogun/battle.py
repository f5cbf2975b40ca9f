"""Battles and revolts: who is thrown, who wins, what is lost."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.box import (
    ATTACK_MORE,
    BUILDINGS,
    CASTLE,
    CASTLE_DEFENDS,
    CUBES,
    DEFENCE_MORE,
    FARMERS,
    NO_CARD,
    SPACES,
    TWO_FARMERS,
)
from bakufu.games.shogun.notes import (
    BATTLE_BEGAN,
    CARD_LOST,
    PROVINCE_CONQUERED,
    PROVINCE_EMPTIED,
    PROVINCE_HELD,
    REVOLT_BEGAN,
    REVOLT_PUT_DOWN,
)
from bakufu.games.shogun.state import NEUTRAL, WINTER, ShogunState
from bakufu.games.shogun.tower import throw


def fight(
    s: ShogunState, attacker: i64, province: i64, armies: i64, chance: Chance, scribe: Scribe
) -> None:
    """A battle for a foreign or neutral province. The marching armies have left their province."""
    defender = s.owner[province]
    scribe.note(BATTLE_BEGAN, province, attacker, defender)
    thrown = vec[i64]([0] * CUBES)
    thrown[attacker] = armies
    if defender >= 0 or s.box.attack_card_neutral:
        if s.holds_special(attacker, ATTACK_MORE):
            _reinforce(s, attacker, s.box.special[ATTACK_MORE], thrown)  # SHO-BID-15
    if defender >= 0:
        thrown[defender] = s.armies[province]
        _defend(s, defender, province, thrown)
    else:
        _call_farmers(s, 2 if s.ruling == TWO_FARMERS else 1, thrown)  # SHO-BATTLE-04
    s.armies[province] = 0
    throw(s, thrown, chance, scribe)
    if defender >= 0:
        _settle_battle(s, attacker, defender, province, scribe)
    else:
        _settle_neutral(s, attacker, province, scribe)


def _defend(s: ShogunState, defender: i64, province: i64, thrown: vec[i64]) -> None:
    """Extra armies of the castle event and the defence card add up (SHO-BATTLE-05)."""
    if s.ruling == CASTLE_DEFENDS and s.has_building(province, CASTLE):
        _reinforce(s, defender, 1, thrown)
    if s.holds_special(defender, DEFENCE_MORE):
        _reinforce(s, defender, s.box.special[DEFENCE_MORE], thrown)


def _reinforce(s: ShogunState, seat: i64, number: i64, thrown: vec[i64]) -> None:
    """Armies from the supply join the throw, as far as there are any."""
    armies = number
    if s.supply[seat] < number:
        armies = s.supply[seat]
    s.supply[seat] = s.supply[seat] - armies
    thrown[seat] = thrown[seat] + armies


def _call_farmers(s: ShogunState, number: i64, thrown: vec[i64]) -> None:
    """As many farmers as the supply still has (SHO-TOWER-11)."""
    called = number
    if s.farmers < number:
        called = s.farmers
    s.farmers -= called
    thrown[FARMERS] = called


def _settle_battle(
    s: ShogunState, attacker: i64, defender: i64, province: i64, scribe: Scribe
) -> None:
    attack = s.tray[attacker]
    own = s.tray[defender]
    # Farmers help a calm province and stand aside in a restless one (SHO-BATTLE-07, -08).
    helpers: i64 = 0
    if s.unrest[province] == 0:
        helpers = s.tray[FARMERS]
        _farmers_go_home(s)
    s.tray[attacker] = 0
    s.tray[defender] = 0
    if attack > own + helpers:
        _to_supply(s, defender, own)
        _to_supply(s, attacker, own + helpers)  # SHO-BATTLE-11
        _lose_card(s, defender, province, scribe)
        s.owner[province] = attacker
        s.gained[province] = 1  # SHO-ROUND-18
        s.armies[province] = attack - own - helpers
        scribe.note(PROVINCE_CONQUERED, attacker, province, s.armies[province])
    elif own + helpers > attack and own > 0:
        # Helping farmers are lost first, then own armies (SHO-BATTLE-14).
        left = own + helpers - attack
        if left > own:
            left = own
        _to_supply(s, attacker, attack)
        _to_supply(s, defender, own - left)
        s.armies[province] = left
        scribe.note(PROVINCE_HELD, defender, province, left)
    else:
        # A tie, or farmers alone, who cannot hold a player's province (SHO-BATTLE-16 to -18).
        _to_supply(s, attacker, attack)
        _to_supply(s, defender, own)
        _empty(s, defender, province, scribe)


def _settle_neutral(s: ShogunState, attacker: i64, province: i64, scribe: Scribe) -> None:
    attack = s.tray[attacker]
    defence = s.tray[FARMERS]
    s.tray[attacker] = 0
    _farmers_go_home(s)
    if attack > defence:
        _to_supply(s, attacker, defence)
        s.owner[province] = attacker
        s.gained[province] = 1  # SHO-ROUND-18
        s.armies[province] = attack - defence
        scribe.note(PROVINCE_CONQUERED, attacker, province, s.armies[province])
    else:
        _to_supply(s, attacker, attack)  # SHO-BATTLE-19
        scribe.note(PROVINCE_HELD, NEUTRAL, province, 0)


def revolt(
    s: ShogunState, seat: i64, province: i64, farmers: i64, chance: Chance, scribe: Scribe
) -> bool:
    """A revolt against the holder of a province; True if it is put down (SHO-REVOLT-04 to -10)."""
    scribe.note(REVOLT_BEGAN, province, seat, farmers)
    thrown = vec[i64]([0] * CUBES)
    thrown[seat] = s.armies[province]
    s.armies[province] = 0
    if s.box.defence_in_revolts and s.season != WINTER:
        _defend(s, seat, province, thrown)  # SHO-REVOLT-12
    _call_farmers(s, farmers, thrown)
    throw(s, thrown, chance, scribe)
    own = s.tray[seat]
    rebels = s.tray[FARMERS]
    s.tray[seat] = 0
    _farmers_go_home(s)
    if own > rebels:
        _to_supply(s, seat, rebels)
        s.armies[province] = own - rebels
        scribe.note(REVOLT_PUT_DOWN, seat, province, own - rebels)
        return True
    _to_supply(s, seat, own)
    _empty(s, seat, province, scribe)
    return False


def _farmers_go_home(s: ShogunState) -> None:
    """SHO-BATTLE-20."""
    s.farmers += s.tray[FARMERS]
    s.tray[FARMERS] = 0


def _to_supply(s: ShogunState, seat: i64, number: i64) -> None:
    s.supply[seat] = s.supply[seat] + number


def _empty(s: ShogunState, loser: i64, province: i64, scribe: Scribe) -> None:
    """The province becomes neutral: no building, no marker, card to the pool (SHO-BUILD-09)."""
    _lose_card(s, loser, province, scribe)
    for building in range(BUILDINGS):
        if s.has_building(province, building):
            s.stock[building] = s.stock[building] + 1
    s.buildings[province] = 0
    s.unrest[province] = 0
    s.gained[province] = 0
    s.owner[province] = NEUTRAL
    scribe.note(PROVINCE_EMPTIED, province, loser, 0)


def _lose_card(s: ShogunState, loser: i64, province: i64, scribe: Scribe) -> None:
    """The card leaves board or hand at once, and all see which space it lay on (SHO-ROUND-17)."""
    space = s.space_of(loser, province)
    if space >= 0:
        s.plan[loser * SPACES + space] = NO_CARD
        s.shown[loser * SPACES + space] = 1
    scribe.note(CARD_LOST, loser, space, province)
    for module in s.modules:
        module.province_lost(s, loser, province, scribe)
