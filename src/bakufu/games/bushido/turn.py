"""A turn from phase to phase: what happens by itself between two decisions.

1 Daimyo      elite troops leave, support, discs, troops, the elite is called
2 Free tea    3 Purchase    4 Roles    5 Intrigue    6 Hatamoto (five players)
7 Mobilise    8 Combat and 9 Honour (`combat.py`)    10 Council (`council.py`)
11 To arms    12 Kotau
"""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.bag import draw_tiles, refill_discs
from bakufu.games.bushido.box import CAMPAIGN, HEXES, LARGE_BONUS, SMALL_BONUS, STRENGTHS
from bakufu.games.bushido.land import (
    check_revolts,
    gain_province,
    is_in_revolt,
    lose_province,
    removable,
    revolt,
)
from bakufu.games.bushido.notes import (
    ATTACKED,
    ELITE_LEFT,
    GAME_ENDED,
    GAP_CLOSED,
    MONTH_MOVED,
    MONTH_STAYED,
    NEUTRAL_TAKEN,
    TURN_BEGAN,
)
from bakufu.games.bushido.state import (
    ANNOUNCE,
    BONUS,
    BUY,
    CALL_ELITE,
    CHANGE_DISCS,
    CLOSE_GAP,
    DEAL,
    INTRIGUE,
    INVITE,
    NEUTRAL,
    OVER,
    RECRUIT,
    REGROUP,
    REMOVE,
    RISE,
    STACK,
    TARGET,
    TO_ARMS,
    UNREST,
    BushidoState,
)

# Phase 1


def begin_turn(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    """The cards come together, the elite of an earlier call leaves (BUS-DAIMYO-04)."""
    s.daimyo = seat
    s.samurai = -1
    s.bushi = -1
    s.sensei = -1
    s.hatamoto = -1
    s.announced = 0
    s.actor = seat
    s.step = CLOSE_GAP
    scribe.note(TURN_BEGAN, seat, s.month, 0)
    for place in range(HEXES):
        if s.owner[place] == seat and s.elite[place] > 0:
            number = s.elite[place]
            s.elite[place] = 0
            scribe.note(ELITE_LEFT, seat, place, number)
    close_gaps(s, chance, scribe)


def next_gap(s: BushidoState) -> i64:
    """The first province of the Daimyo without a troop; -1 if there is none."""
    for place in range(HEXES):
        if s.owner[place] == s.daimyo and s.troops[place] == 0:
            return place
    return -1


def close_gap(s: BushidoState, place: i64, origin: i64, scribe: Scribe) -> None:
    """One normal troop takes the place of the elite, from a province or the reserve."""
    if origin >= 0:
        s.troops[origin] = s.troops[origin] - 1
    s.troops[place] = 1
    scribe.note(GAP_CLOSED, s.daimyo, place, origin)


def close_gaps(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """One by one, as far as nothing is to be chosen (BUS-ELITE-08); then support is drawn."""
    seat = s.daimyo
    place = next_gap(s)
    while place >= 0:
        if s.reserve(seat) > 0:
            close_gap(s, place, -1, scribe)
        else:
            donors: i64 = 0
            donor: i64 = -1
            for other in range(HEXES):
                if s.owner[other] == seat and s.troops[other] > 1:
                    donors += 1
                    donor = other
            if donors > 1:
                s.step = CLOSE_GAP
                s.actor = seat
                return
            if donors == 1:
                close_gap(s, place, donor, scribe)
            else:
                lose_province(s, seat, place, scribe)
        place = next_gap(s)
    check_revolts(s, seat, scribe)
    draw_tiles(s, seat, s.income_of(seat), chance, scribe)
    s.step = CHANGE_DISCS
    s.actor = seat
    s.floor = 0


def change_discs(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """The Daimyo has discarded what he would; he refills, then adjusts his troops."""
    refill_discs(s, s.daimyo, chance, scribe)
    adjust(s)


def adjust(s: BushidoState) -> None:
    """Too many troops go, too few may be joined by others (BUS-DAIMYO-08, BUS-DAIMYO-09)."""
    seat = s.daimyo
    on_map, koku = s.on_map(seat), s.koku_of(seat)
    s.floor = 0
    if on_map > koku and removable(s, seat, 0) > 0:
        s.step = REMOVE
    elif on_map < koku and s.reserve(seat) > 0:
        s.step = RECRUIT
    else:
        adjusted(s)


def removed_enough(s: BushidoState, scribe: Scribe) -> None:
    """After the removal the revolt check; a lost province means comparing again."""
    if check_revolts(s, s.daimyo, scribe):
        adjust(s)
    else:
        adjusted(s)


def adjusted(s: BushidoState) -> None:
    """The elite may be called at the end of phase 1 (BUS-ELITE-02)."""
    s.floor = 0
    if s.box.elite_called and s.tokens[s.daimyo] & CAMPAIGN != 0:
        s.step = CALL_ELITE
    else:
        begin_tea(s)


# Phases 2 to 4


def begin_tea(s: BushidoState) -> None:
    """With less than 5 Samurai honour nobody invites (BUS-TEA-02)."""
    s.floor = 0
    s.actor = s.daimyo
    s.step = INVITE
    if s.sh[s.daimyo] < s.box.host_needs:
        begin_purchase(s)


def begin_purchase(s: BushidoState) -> None:
    s.step = BUY
    s.actor = s.daimyo


def begin_deal(s: BushidoState) -> None:
    s.step = DEAL
    s.actor = s.daimyo


def any_bushi(s: BushidoState, without: i64) -> bool:
    """Whether somebody but the Daimyo and `without` is a legal Bushi (BUS-ROLE-04)."""
    for seat in range(s.box.players):
        if seat != s.daimyo and seat != without and s.may_be_bushi(seat):
            return True
    return False


def dealt(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Phases 5 and 6 are skipped when the roles are dealt again (BUS-CAMPAIGN-03)."""
    if s.announced == 2:
        begin_mobilising(s)
        return
    s.step = INTRIGUE
    s.actor = s.sensei


# Phases 5 and 6


def next_in_intrigue(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """From the Sensei clockwise, the Daimyo left out (BUS-SENSEI-02)."""
    s.placed = 0
    s.tea_held = 0
    s.actor = next_without_daimyo(s, s.actor)
    if s.actor == s.sensei:
        if s.hatamoto < 0:
            begin_mobilising(s)
            return
        draw_tiles(s, s.hatamoto, s.box.hatamoto_draw, chance, scribe)
        s.step = UNREST
        s.actor = s.hatamoto


def next_without_daimyo(s: BushidoState, seat: i64) -> i64:
    seat = s.left_of(seat)
    if seat == s.daimyo:
        return s.left_of(seat)
    return seat


def unrest_over(s: BushidoState) -> None:
    """One revolt, where a Ronin is in land of the Daimyo (BUS-HATA-04)."""
    s.placed = 0
    s.step = RISE
    for place in range(HEXES):
        if s.owner[place] == s.daimyo and s.ronin[place] > 0:
            return
    begin_mobilising(s)


# Phase 7


def begin_mobilising(s: BushidoState) -> None:
    s.actor = s.daimyo
    s.floor = 0
    s.step = REGROUP
    if s.announced == 0 and s.tokens[s.daimyo] & CAMPAIGN != 0:
        s.step = ANNOUNCE


def regrouped(s: BushidoState, scribe: Scribe) -> None:
    """The revolt check, once, then the target (BUS-MOBIL-03)."""
    s.floor = 0
    check_revolts(s, s.daimyo, scribe)
    s.step = TARGET


def launch(s: BushidoState, normal: i64, elite: i64, scribe: Scribe) -> None:
    """The troops move into the target (BUS-MOBIL-07, BUS-MOBIL-08, BUS-MOBIL-12)."""
    seat, origin, target = s.daimyo, s.origin, s.target
    s.troops[origin] = s.troops[origin] - normal
    s.elite[origin] = s.elite[origin] - elite
    s.force = normal
    s.force_elite = elite
    scribe.note(ATTACKED, seat, target * 32 + origin, normal * 4 + elite)
    if is_in_revolt(s, origin):
        revolt(s, origin, scribe)
    if s.owner[target] == NEUTRAL:
        enter(s, seat)
        scribe.note(NEUTRAL_TAKEN, seat, target, 0)
        s.target = -1
        s.origin = -1
        gain_province(s, seat, target, scribe)
        if s.step != OVER:
            after_attack(s)
    elif s.tokens[seat] & (SMALL_BONUS | LARGE_BONUS) != 0:
        s.step = BONUS
    else:
        begin_combat(s, s.samurai, s.bushi)


def enter(s: BushidoState, seat: i64) -> None:
    """The attackers own the target and stay in it."""
    s.owner[s.target] = seat
    s.troops[s.target] = s.force
    s.elite[s.target] = s.force_elite
    s.force = 0
    s.force_elite = 0


def begin_combat(s: BushidoState, attacker: i64, defender: i64) -> None:
    """Both choose a stack (BUS-COMBAT-02)."""
    s.attacker = attacker
    s.defender = defender
    s.ready = 0
    s.actor = -1
    s.step = STACK
    for place in range(2 * STRENGTHS):
        s.stack[place] = 0
    for side in range(2):
        s.top[side] = -1
        s.disc[side] = -1


def after_attack(s: BushidoState) -> None:
    """A second attack, if one was announced; else phase 11 (BUS-CAMPAIGN-03)."""
    if s.announced == 1:
        s.announced = 2
        s.samurai = -1
        s.bushi = -1
        s.sensei = -1
        s.hatamoto = -1
        begin_deal(s)
    else:
        begin_arming(s)


def begin_arming(s: BushidoState) -> None:
    s.step = TO_ARMS
    s.actor = s.sensei


# The end of a turn


def end_early(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """By a Geisha or without an attack: the month stays, unless the guard moves it (BUS-END-06)."""
    months: i64 = 0
    if s.box.stall_guard:
        s.early += 1
        if s.early == s.box.players:
            s.early = 0
            months = 1
    _next_turn(s, months, chance, scribe)


def end_turn(s: BushidoState, months: i64, chance: Chance, scribe: Scribe) -> None:
    """Phase 12 has been reached (BUS-KOTAU-06)."""
    s.early = 0
    _next_turn(s, months, chance, scribe)


def _next_turn(s: BushidoState, months: i64, chance: Chance, scribe: Scribe) -> None:
    s.placed = 0
    s.tea_held = 0
    s.month += months
    if s.month > s.box.months:  # BUS-END-03
        s.month = s.box.months + 1
        s.step = OVER
        s.actor = -1
        best: i64 = 0
        for seat in range(s.box.players):
            if s.dh[seat] > s.dh[best]:
                best = seat
        scribe.note(GAME_ENDED, best, 1, 0)
        return
    if months > 0:
        scribe.note(MONTH_MOVED, s.month, 0, 0)
    else:
        scribe.note(MONTH_STAYED, s.month, 0, 0)
    begin_turn(s, s.left_of(s.daimyo), chance, scribe)
