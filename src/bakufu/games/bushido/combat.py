"""Phases 8 and 9, and the Hatamoto's revolt: from the stacks shown to the honour paid.

The table before BUS-COMBAT-01 sums up totals and losses; BUS-HATA-05 to BUS-HATA-11 say what a
revolt does differently.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.bag import arm, clear_stack, use_disc
from bakufu.games.bushido.box import (
    AMBUSH,
    BATTLE,
    DUEL,
    LARGE_BONUS,
    RONIN,
    SMALL_BONUS,
    STRENGTHS,
    TRAITOR,
)
from bakufu.games.bushido.land import (
    check_revolts,
    gain_province,
    is_in_revolt,
    lose_province,
    remove_rebels,
    retreats,
    revolt,
)
from bakufu.games.bushido.notes import (
    CONQUERED,
    COUNTED,
    FELL,
    FORFEITED,
    HELD,
    LEFT_NEUTRAL,
    RETREATED,
    RONIN_FELL,
    SCATTERED,
    STACK_SHOWN,
    STACK_TURNED,
    STAKE_LOST,
    TACTIC_SHOWN,
    TILE_TURNED,
)
from bakufu.games.bushido.state import (
    ATTACKER,
    DEFENDER,
    DEMAND,
    NEUTRAL,
    OVER,
    RETREAT,
    TACTIC,
    BushidoState,
)
from bakufu.games.bushido.tracks import gain_samurai, lose_samurai, smaller
from bakufu.games.bushido.turn import after_attack, begin_mobilising, enter

# How many troops the loser of a count loses.
NONE: Final[i64] = 0
DIFFERENCE: Final[i64] = 1
ALL: Final[i64] = 2


# Stacks and discs are shown


def show_stacks(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Height and top tile; without katana on one side the combat is decided (BUS-COMBAT-05)."""
    s.ready = 0
    for side in (ATTACKER, DEFENDER):
        scribe.note(STACK_SHOWN, s.fighter(side), s.height(side), s.top[side])
    if s.height(ATTACKER) > 0 and s.height(DEFENDER) > 0:
        for side in (ATTACKER, DEFENDER):
            arm(s, s.fighter(side), chance, scribe)
        s.step = TACTIC
        return
    s.tiles_used = s.height(ATTACKER)
    loser = ATTACKER  # also where neither brings katana (BUS-COMBAT-06)
    s.attack_won = 0
    if s.tiles_used > 0:
        loser = DEFENDER
        s.attack_won = 1
    for side in (ATTACKER, DEFENDER):
        clear_stack(s, side, False)
    _forfeit(s, loser, scribe)
    _settle(s, False, chance, scribe)


def show_tactics(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Discs, then the whole stacks; the totals decide (BUS-COMBAT-11 to BUS-COMBAT-14)."""
    s.ready = 0
    discs = vec[i64]([0, 0])
    katana = vec[i64]([0, 0])
    ones = vec[i64]([0, 0])
    threes = vec[i64]([0, 0])
    for side in (ATTACKER, DEFENDER):
        discs[side] = s.disc[side]
        s.disc[side] = -1
        use_disc(s, s.fighter(side), discs[side])
        scribe.note(TACTIC_SHOWN, s.fighter(side), discs[side] - BATTLE, 0)
    s.tiles_used = s.height(ATTACKER)
    for side in (ATTACKER, DEFENDER):
        row = side * STRENGTHS
        ones[side] = s.stack[row]
        threes[side] = s.stack[row + 2]
        for strength in range(STRENGTHS):
            number = s.stack[row + strength]
            katana[side] = katana[side] + number * (strength + 1)
            scribe.note(TILE_TURNED, strength, number, 0)
        clear_stack(s, side, True)
        scribe.note(STACK_TURNED, s.fighter(side), katana[side], 0)
    _count(s, discs, katana, ones, threes, scribe)
    both_duel = discs[ATTACKER] == DUEL and discs[DEFENDER] == DUEL
    _settle(s, both_duel, chance, scribe)


def led(s: BushidoState, side: i64) -> i64:
    """T: the troops of a side in this combat (BUS-COMBAT-11, BUS-ELITE-05)."""
    if side == DEFENDER:
        return s.worth(s.target)
    if s.is_revolt():
        return s.ronin[s.target]
    return s.force + s.force_elite * s.box.elite_worth


def total_of(own: i64, other: i64, katana: i64, troops: i64) -> i64:
    """The stronger tactic doubles its katana, a battle adds its troops (BUS-COMBAT-12)."""
    found = katana
    if (
        (own == DUEL and other == BATTLE)
        or (own == BATTLE and other == AMBUSH)
        or (own == AMBUSH and other == DUEL)
    ):
        found = 2 * katana
    if own == BATTLE:
        found += troops
    return found


def is_counted(one: i64, two: i64) -> bool:
    """A traitor wins without a count, but not against another one (BUS-COMBAT-23 to -25)."""
    return (one == TRAITOR) == (two == TRAITOR)


def loss_of(one: i64, two: i64) -> i64:
    """What the loser loses first (third column of the table)."""
    if not is_counted(one, two) or (one == two and one == BATTLE):
        return ALL
    if one == two and one == DUEL:
        return NONE
    return DIFFERENCE


def losses_afterwards(own: i64, other: i64, has_won: bool, ones: i64, threes: i64) -> i64:
    """What a side loses to the other's stack, after the loser's loss (last column of the table)."""
    if other == AMBUSH:
        if own == AMBUSH:
            return ones  # BUS-COMBAT-22
        return ones // 2
    if own == BATTLE and other == BATTLE and has_won:
        return threes  # BUS-COMBAT-21
    return 0


def _count(
    s: BushidoState,
    discs: vec[i64],
    katana: vec[i64],
    ones: vec[i64],
    threes: vec[i64],
    scribe: Scribe,
) -> None:
    one, two = discs[ATTACKER], discs[DEFENDER]
    attack = total_of(one, two, katana[ATTACKER], led(s, ATTACKER))
    defence = total_of(two, one, katana[DEFENDER], led(s, DEFENDER))
    loss = loss_of(one, two)
    wins = attack > defence  # on a tie the defender wins (BUS-COMBAT-13)
    if not is_counted(one, two):
        wins = one == TRAITOR
    s.attack_won = 0
    winner, loser = DEFENDER, ATTACKER
    if wins:
        s.attack_won = 1
        winner, loser = ATTACKER, DEFENDER
    if is_counted(one, two):
        scribe.note(COUNTED, s.fighter(winner), attack, defence)
    else:
        scribe.note(COUNTED, s.fighter(winner), -1, -1)
    if loss == ALL:
        _fall(s, loser, 999, scribe)
    elif loss == DIFFERENCE:
        difference = attack - defence
        if difference < 0:
            difference = -difference
        _fall(s, loser, difference, scribe)
    elif not s.is_revolt():  # BUS-HATA-06
        _pay_stake(s, s.fighter(loser), s.fighter(winner), scribe)
    _fall(s, ATTACKER, losses_afterwards(one, two, wins, ones[1], threes[1]), scribe)
    _fall(s, DEFENDER, losses_afterwards(two, one, not wins, ones[0], threes[0]), scribe)


def _pay_stake(s: BushidoState, loser: i64, winner: i64, scribe: Scribe) -> None:
    """Half of his Samurai honour, rounded up (BUS-COMBAT-19)."""
    stake = (s.sh[loser] + 1) // 2
    if stake > 0:
        scribe.note(STAKE_LOST, loser, stake, 0)
        lose_samurai(s, loser, stake, scribe)
        gain_samurai(s, winner, stake, scribe)


# Losses


def _fall(s: BushidoState, side: i64, number: i64, scribe: Scribe) -> None:
    """Normal troops first, then elite ones, each as one (BUS-COMBAT-14, BUS-ELITE-09)."""
    if number <= 0:
        return
    place = s.target
    if side == ATTACKER and s.is_revolt():
        fallen = smaller(number, s.ronin[place])
        if fallen > 0:
            s.ronin[place] = s.ronin[place] - fallen
            s.bag[RONIN] = s.bag[RONIN] + fallen  # BUS-HATA-11
            scribe.note(RONIN_FELL, place, fallen, 0)
        return
    if side == ATTACKER:
        normal = smaller(number, s.force)
        elite = smaller(number - normal, s.force_elite)
        s.force -= normal
        s.force_elite -= elite
        s.fallen_attackers += normal + elite * s.box.elite_honour
        owner = s.daimyo
    else:
        normal = smaller(number, s.troops[place])
        elite = smaller(number - normal, s.elite[place])
        s.troops[place] = s.troops[place] - normal
        s.elite[place] = s.elite[place] - elite
        s.fallen_defenders += normal + elite * s.box.elite_honour
        owner = s.defender
    if normal + elite > 0:
        scribe.note(FELL, owner, normal, elite)


def _forfeit(s: BushidoState, side: i64, scribe: Scribe) -> None:
    """All troops of a side without katana leave the game (BUS-COMBAT-07)."""
    if side == ATTACKER and s.is_revolt():
        _fall(s, side, 999, scribe)
        return
    owner = s.defender
    normal, elite = s.troops[s.target], s.elite[s.target]
    if side == ATTACKER:
        owner = s.daimyo
        normal, elite = s.force, s.force_elite
        s.force = 0
        s.force_elite = 0
        s.fallen_attackers += normal + elite * s.box.elite_honour
    else:
        s.troops[s.target] = 0
        s.elite[s.target] = 0
        s.fallen_defenders += normal + elite * s.box.elite_honour
    if not s.box.forfeits_return:
        s.removed[owner] = s.removed[owner] + normal
    scribe.note(FORFEITED, owner, normal, elite)


# The outcome for the province


def _settle(s: BushidoState, both_duel: bool, chance: Chance, scribe: Scribe) -> None:
    """Who has to leave the province, and where to: asked only where there is a choice."""
    if s.is_revolt():
        _settle_revolt(s, both_duel, chance, scribe)
        return
    if both_duel and s.attack_won > 0:
        if _leave(s, s.defender, scribe):
            _conclude(s, scribe)
    elif s.force + s.force_elite > 0 and s.worth(s.target) > 0:
        if s.owner[s.origin] == s.daimyo:  # BUS-COMBAT-27
            _retreat(s, s.daimyo, s.origin, scribe)
            _conclude(s, scribe)
        elif _leave(s, s.daimyo, scribe):
            _conclude(s, scribe)
    else:
        _conclude(s, scribe)


def _leave(s: BushidoState, seat: i64, scribe: Scribe) -> bool:
    """The troops of a seat leave the target; False while it has to choose where to."""
    mask = retreats(s, seat)
    if mask & (mask - 1) != 0:
        s.step = RETREAT
        s.actor = seat
        return False
    if mask == 0:
        _scatter(s, seat, scribe)
        return True
    place: i64 = 0
    while mask >> place != 1:
        place += 1
    _retreat(s, seat, place, scribe)
    return True


def _retreat(s: BushidoState, seat: i64, place: i64, scribe: Scribe) -> None:
    normal, elite = _take_up(s, seat)
    s.troops[place] = s.troops[place] + normal
    s.elite[place] = s.elite[place] + elite
    scribe.note(RETREATED, seat, place, normal * 4 + elite)


def _scatter(s: BushidoState, seat: i64, scribe: Scribe) -> None:
    """To the reserve; elite troops have none (BUS-ELITE-11)."""
    normal, elite = _take_up(s, seat)
    scribe.note(SCATTERED, seat, normal, elite)


def _take_up(s: BushidoState, seat: i64) -> tuple[i64, i64]:
    """The troops of a seat in the target, which they leave."""
    if seat == s.defender:
        normal, elite = s.troops[s.target], s.elite[s.target]
        s.troops[s.target] = 0
        s.elite[s.target] = 0
    else:
        normal, elite = s.force, s.force_elite
        s.force = 0
        s.force_elite = 0
    return normal, elite


def retreat_to(s: BushidoState, seat: i64, place: i64, chance: Chance, scribe: Scribe) -> None:
    """A retreat that somebody has chosen."""
    _retreat(s, seat, place, scribe)
    if s.is_revolt():
        _lose_to_ronin(s, scribe)
        _revolt_over(s)
    else:
        _conclude(s, scribe)


def _conclude(s: BushidoState, scribe: Scribe) -> None:
    """Held, conquered or neutral; the revolt check; then phase 9 (BUS-COMBAT-26 to -32)."""
    place = s.target
    owner: i64 = NEUTRAL
    worth: i64 = 0
    if s.worth(place) > 0:
        owner = s.bushi
        worth = s.worth(place)
        scribe.note(HELD, owner, place, 0)
    elif s.force + s.force_elite > 0:
        owner = s.daimyo
        worth = led(s, ATTACKER)
        scribe.note(CONQUERED, owner, place, 0)
    else:
        scribe.note(LEFT_NEUTRAL, place, 0, 0)
    rebels = s.ronin[place] > 0 and s.ronin[place] >= worth
    if owner >= 0 and rebels and not s.box.revolt_after_honour:
        owner = NEUTRAL  # BUS-HONOUR-13
        s.troops[place] = 0
        s.elite[place] = 0
        s.force = 0
        s.force_elite = 0
        remove_rebels(s, place, worth, scribe)
    _pay_honour(s, owner, scribe)
    _change_hands(s, owner, scribe)
    lost = s.attack_won == 0
    _forget_combat(s)
    if s.step == OVER:
        return
    if s.box.revolt_after_honour and is_in_revolt(s, place):
        revolt(s, place, scribe)
    if lost:  # BUS-COUNCIL-01
        s.step = DEMAND
        s.actor = s.sensei
    else:
        after_attack(s)


# Phase 9


def _pay_honour(s: BushidoState, owner: i64, scribe: Scribe) -> None:
    """The winner first, each in one move (BUS-HONOUR-01 to BUS-HONOUR-10)."""
    honour = s.box.honour[s.kind[s.target]]
    attack, defence = s.fallen_defenders, s.fallen_attackers
    if s.attack_won > 0:
        attack += s.tiles_used
        if s.laid & SMALL_BONUS != 0:
            attack += s.box.small_bonus
        if s.laid & LARGE_BONUS != 0:
            attack += s.box.large_bonus
        if owner == s.daimyo:
            attack += honour
        gain_samurai(s, s.samurai, attack, scribe)
        gain_samurai(s, s.bushi, defence, scribe)
    else:
        if owner == s.bushi:
            defence += honour
        gain_samurai(s, s.bushi, defence, scribe)
        gain_samurai(s, s.samurai, attack, scribe)


def _change_hands(s: BushidoState, owner: i64, scribe: Scribe) -> None:
    """BUS-HONOUR-11, BUS-HONOUR-12."""
    place = s.target
    if owner == s.bushi:
        return
    lose_province(s, s.bushi, place, scribe)
    if owner == s.daimyo:
        enter(s, owner)
        gain_province(s, owner, place, scribe)


def _forget_combat(s: BushidoState) -> None:
    s.attacker = -1
    s.defender = -1
    s.target = -1
    s.origin = -1
    s.laid = 0
    s.attack_won = 0
    s.fallen_attackers = 0
    s.fallen_defenders = 0
    s.tiles_used = 0


# The Hatamoto's revolt


def _settle_revolt(s: BushidoState, both_duel: bool, chance: Chance, scribe: Scribe) -> None:
    """BUS-HATA-07 to BUS-HATA-10."""
    place = s.target
    survive = s.worth(place) > 0
    driven_out = s.attack_won > 0 and (both_duel or not s.box.defenders_hold)
    if survive and not driven_out:
        scribe.note(HELD, s.daimyo, place, 0)
        check_revolts(s, s.daimyo, scribe)
        _revolt_over(s)
        return
    if survive and not _leave(s, s.daimyo, scribe):
        return
    _lose_to_ronin(s, scribe)
    _revolt_over(s)


def _lose_to_ronin(s: BushidoState, scribe: Scribe) -> None:
    scribe.note(LEFT_NEUTRAL, s.target, 0, 0)
    lose_province(s, s.daimyo, s.target, scribe)


def _revolt_over(s: BushidoState) -> None:
    _forget_combat(s)
    begin_mobilising(s)
