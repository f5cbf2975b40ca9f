"""The ten actions, one after the other, each by all players in player order."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.battle import fight, revolt
from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    COMBAT_A,
    DEPLOY_1,
    DEPLOY_5,
    EVENTS,
    FEWER_RECRUITS,
    FIRST_CHEST,
    NO_CARD,
    NO_EVENT,
    PROVINCES,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    RICE_MORE,
    SEATS,
    SIX_ARMIES,
    SPACES,
    SPECIALS,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    TAX_MORE,
    TEMPLE,
    TEMPLE_FORBIDS,
    THEATRE,
    THEATRE_CALMS,
)
from bakufu.games.shogun.joins import join
from bakufu.games.shogun.notes import (
    ACTION_BEGAN,
    ACTION_LAPSED,
    BUILT,
    CARD_SHOWN,
    CHESTS_GAINED,
    CHESTS_PAID,
    MARCHED,
    RECRUITED,
    RICE_GAINED,
    STAYED,
    UNREST_CALMED,
    UNREST_PLACED,
)
from bakufu.games.shogun.seasons import begin_round, open_action
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    AFTER_THE_EVENT,
    AUTUMN,
    BEFORE_THE_EVENT,
    BESIDE_SIX_ARMIES,
    DEPLOY_MOVE,
    EVENT_GONE,
    EVENT_RULING,
    MARCH,
    OFF_THE_PRICE,
    ORDER_FIXED,
    ShogunState,
)
from bakufu.games.shogun.winter import begin_winter


def fix_order(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """The player order is fixed: modules, then the first action (SHO-BID-09, SHO-ROUND-03)."""
    place: i64 = 0
    for space in range(SPECIALS):
        for seat in range(s.box.players):
            if s.place_of[seat] == space:
                s.order[place] = seat
                place += 1
    join(s, ORDER_FIXED, chance, scribe)


def first_action(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    s.track_place = 0
    s.turn_place = 0
    scribe.note(ACTION_BEGAN, 0, s.track[0], 0)
    go_on(s, chance, scribe)


def end_turn(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """The player in turn has finished the action under way."""
    s.turn_place += 1
    s.target = -1
    go_on(s, chance, scribe)


def go_on(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Carry out what needs no decision until somebody has to decide (SHO-ROUND-07, -08)."""
    while True:
        if s.turn_place == s.box.players:
            if s.track_place < 5:
                open_action(s, s.track_place + 5, chance, scribe)  # SHO-ROUND-15
            s.track_place += 1
            s.turn_place = 0
            if s.track_place == ACTIONS:
                join(s, ACTIONS_DONE, chance, scribe)
                return
            scribe.note(ACTION_BEGAN, s.track_place, s.track[s.track_place], 0)
        seat = s.order[s.turn_place]
        if _take_turn(s, seat, s.track[s.track_place], chance, scribe):
            s.actor = seat
            return
        s.turn_place += 1


def planned_province(s: ShogunState) -> i64:
    """The province on the space of the action under way, for the player in turn."""
    return s.plan[s.order[s.turn_place] * SPACES + s.track[s.track_place]]


def _take_turn(s: ShogunState, seat: i64, action: i64, chance: Chance, scribe: Scribe) -> bool:
    """Turn the card up and act; True if the player has to decide something now."""
    space = seat * SPACES + action
    card = s.plan[space]
    s.shown[space] = 1  # SHO-ROUND-09
    scribe.note(CARD_SHOWN, seat, action, card)
    if card == NO_CARD or card >= FIRST_CHEST:
        return False  # SHO-ROUND-14
    if action < BUILDINGS:
        _build(s, seat, card, action, scribe)
    elif action == RICE:
        _harvest(s, seat, card, chance, scribe)
    elif action == TAX:
        _tax(s, seat, card, chance, scribe)
    elif action < COMBAT_A:
        return _recruit(s, seat, card, action, scribe)
    elif can_march(s, seat, card, action):
        s.step = MARCH
        return True
    else:
        scribe.note(ACTION_LAPSED, seat, action, card)  # SHO-MOVE-05, SHO-MOVE-11
    return False


def _build(s: ShogunState, seat: i64, province: i64, building: i64, scribe: Scribe) -> None:
    """Plot, type, stock and price must all be there, or the action lapses (SHO-BUILD-04 to -07)."""
    price = s.box.price[building] - s.bonus(seat, province, OFF_THE_PRICE)
    if price < 0:
        price = 0
    if not can_build(s, province, building) or s.chests[seat] < price:
        scribe.note(ACTION_LAPSED, seat, building, province)
        return
    _pay(s, seat, price, scribe)
    put_up(s, seat, province, building, scribe)


def can_build(s: ShogunState, province: i64, building: i64) -> bool:
    """A free plot, none of the type there yet, and one in stock (SHO-BUILD-04, -05, -07)."""
    built: i64 = 0
    for other in range(BUILDINGS):
        if s.has_building(province, other):
            built += 1
    return (
        built < s.box.plots[province]
        and not s.has_building(province, building)
        and s.stock[building] > 0
    )


def put_up(s: ShogunState, seat: i64, province: i64, building: i64, scribe: Scribe) -> None:
    s.stock[building] = s.stock[building] - 1
    s.buildings[province] = s.buildings[province] | (1 << building)
    scribe.note(BUILT, seat, province, building)
    if building == THEATRE and s.ruling == THEATRE_CALMS and s.unrest[province] > 0:
        s.unrest[province] = s.unrest[province] - 1  # SHO-EVENT-08
        scribe.note(UNREST_CALMED, province, s.unrest[province], 0)


def _pay(s: ShogunState, seat: i64, price: i64, scribe: Scribe) -> None:
    s.chests[seat] = s.chests[seat] - price
    scribe.note(CHESTS_PAID, seat, price, 0)


def _harvest(s: ShogunState, seat: i64, province: i64, chance: Chance, scribe: Scribe) -> None:
    """The event first, then bonuses (SHO-RICE-02, SHO-ROUND-19)."""
    rice = s.box.rice[province] + s.bonus(seat, province, BEFORE_THE_EVENT)
    if s.ruling == RICE_AT_LEAST and rice < s.box.rice_at_least:
        rice = s.box.rice_at_least
    elif s.ruling == RICE_AT_MOST and rice > s.box.rice_at_most:
        rice = s.box.rice_at_most
    rice += s.bonus(seat, province, AFTER_THE_EVENT)
    if s.holds_special(seat, RICE_MORE):
        rice += s.box.special[RICE_MORE]
    _collect(s, seat, province, rice, 0, chance, scribe)


def _tax(s: ShogunState, seat: i64, province: i64, chance: Chance, scribe: Scribe) -> None:
    """SHO-TAX-02."""
    chests = s.box.tax[province] + s.bonus(seat, province, BEFORE_THE_EVENT)
    if s.ruling == TAX_AT_MOST and chests > s.box.tax_at_most:
        chests = s.box.tax_at_most
    elif s.ruling == TAX_AT_LEAST and chests < s.box.tax_at_least:
        chests = s.box.tax_at_least
    chests += s.bonus(seat, province, AFTER_THE_EVENT)
    if s.holds_special(seat, TAX_MORE):
        chests += s.box.special[TAX_MORE]
    _collect(s, seat, province, 0, chests, chance, scribe)


def _collect(
    s: ShogunState,
    seat: i64,
    province: i64,
    rice: i64,
    chests: i64,
    chance: Chance,
    scribe: Scribe,
) -> None:
    """Income first, then the unrest it stirs up (SHO-RICE-05, SHO-TAX-04, SHO-REVOLT-02)."""
    if not s.box.income_lost_with_revolt:
        _gain(s, seat, province, rice, chests, scribe)
    if s.unrest[province] > 0:
        if not revolt(s, seat, province, s.unrest[province], chance, scribe):
            return
    if s.box.income_lost_with_revolt:
        _gain(s, seat, province, rice, chests, scribe)
    for module in s.modules:
        if module.prevents_unrest(s, seat, province, scribe):
            return
    s.unrest[province] = s.unrest[province] + 1  # SHO-RICE-06, SHO-TAX-05
    scribe.note(UNREST_PLACED, province, s.unrest[province], 0)


def _gain(s: ShogunState, seat: i64, province: i64, rice: i64, chests: i64, scribe: Scribe) -> None:
    if rice > 0:
        gain_rice(s, seat, rice, province, scribe)
    if chests > 0:
        gain_chests(s, seat, chests, province, scribe)


def gain_rice(s: ShogunState, seat: i64, rice: i64, province: i64, scribe: Scribe) -> None:
    """As far as the track goes, where it has an end (SHO-RICE-03). Province -1: no harvest."""
    before = s.rice[seat]
    s.rice[seat] = before + rice
    if s.box.rice_limit >= 0 and s.rice[seat] > s.box.rice_limit:
        s.rice[seat] = s.box.rice_limit
        if before > s.box.rice_limit:
            s.rice[seat] = before
    scribe.note(RICE_GAINED, seat, s.rice[seat] - before, province)


def gain_chests(s: ShogunState, seat: i64, chests: i64, province: i64, scribe: Scribe) -> None:
    """From the bank, which has always enough (SHO-SETUP-21). Province -1: no tax."""
    s.chests[seat] = s.chests[seat] + chests
    scribe.note(CHESTS_GAINED, seat, chests, province)


def _recruit(s: ShogunState, seat: i64, province: i64, action: i64, scribe: Scribe) -> bool:
    """All armies of the action or none; bonus armies as far as they go (SHO-DEPLOY-05, -06)."""
    needed = s.box.recruits[action]
    bonus = s.bonus(seat, province, BEFORE_THE_EVENT)
    if s.ruling == FEWER_RECRUITS and action != DEPLOY_1:
        needed = s.box.fewer[action]  # SHO-EVENT-16
        bonus = 0
    bonus += s.bonus(seat, province, AFTER_THE_EVENT)
    price = s.box.price[action]
    if s.supply[seat] < needed or s.chests[seat] < price:
        scribe.note(ACTION_LAPSED, seat, action, province)
        return False
    armies = needed + bonus
    if action == DEPLOY_5 and s.holds_special(seat, SIX_ARMIES):
        armies = s.box.special[SIX_ARMIES]  # SHO-BID-14
        armies += s.bonus(seat, province, BESIDE_SIX_ARMIES)
    if s.supply[seat] < armies:
        armies = s.supply[seat]
    _pay(s, seat, price, scribe)
    s.supply[seat] = s.supply[seat] - armies
    s.armies[province] = s.armies[province] + armies
    scribe.note(RECRUITED, seat, province, armies)
    if (
        action == DEPLOY_1
        and s.armies[province] > 1
        and s.box.map.count_beside(province, s.owner, seat) > 0
    ):
        s.step = DEPLOY_MOVE  # SHO-DEPLOY-04
        return True
    return False


def is_target(s: ShogunState, seat: i64, province: i64, target: i64, action: i64) -> bool:
    """Whether armies may go there with this action (SHO-MOVE-01, SHO-MOVE-09, SHO-DEPLOY-07)."""
    if not s.box.map.are_neighbours(province, target):
        return False
    owner = s.owner[target]
    if owner == seat:
        return True
    if action == DEPLOY_1:
        return False
    if owner < 0:
        return True
    # While the temple event rules, foreign temples are not attacked (SHO-EVENT-11).
    if s.ruling == TEMPLE_FORBIDS and s.has_building(target, TEMPLE):
        return False
    for module in s.modules:
        if module.bars(s, seat, target, action):
            return False
    return True


def can_march(s: ShogunState, seat: i64, province: i64, action: i64) -> bool:
    """One army stays behind, and there must be a target (SHO-MOVE-05, SHO-MOVE-11)."""
    if s.armies[province] < 2:
        return False
    ways = s.box.map
    neighbours = ways.neighbours
    for i in range(ways.first[province], ways.first[province + 1]):
        other = neighbours[i]
        if is_target(s, seat, province, other, action):
            return True
    return False


def march(s: ShogunState, seat: i64, armies: i64, chance: Chance, scribe: Scribe) -> None:
    """Into an own province peacefully, anywhere else into battle (SHO-MOVE-07, SHO-MOVE-08)."""
    province = planned_province(s)
    target = s.target
    s.armies[province] = s.armies[province] - armies
    scribe.note(MARCHED, seat, province * 64 + target, armies)
    if s.owner[target] == seat:
        s.armies[target] = s.armies[target] + armies
    else:
        fight(s, seat, target, armies, chance, scribe)
    end_turn(s, chance, scribe)


def stay(s: ShogunState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    scribe.note(STAYED, seat, s.track[s.track_place], planned_province(s))
    end_turn(s, chance, scribe)


def tidy_up(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Cards go back to the hands; the event leaves the game (SHO-ROUND-20)."""
    for module in s.modules:
        module.round_ends(s, scribe)
    for i in range(SEATS * SPACES):
        s.plan[i] = NO_CARD
        s.shown[i] = 0
    for i in range(SEATS):
        s.planned[i] = 0
        s.bid_order[i] = -1
    for province in range(PROVINCES):
        s.gained[province] = 0
    for place in range(SPECIALS):
        s.special[place] = -1
    for action in range(ACTIONS):
        s.track[action] = -1
    for card in range(EVENTS):
        if s.events[card] == EVENT_RULING:
            s.events[card] = EVENT_GONE
    s.ruling = NO_EVENT
    s.track_place = -1
    s.turn_place = 0
    s.chosen = 0
    s.committed = 0
    s.actor = -1
    if s.season == AUTUMN:
        begin_winter(s, chance, scribe)
        return
    for i in range(SEATS):
        s.order[i] = -1
        s.place_of[i] = -1
    s.season += 1
    begin_round(s, chance, scribe)
