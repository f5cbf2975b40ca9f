"""Winter: rice loss and supply, revolts, scoring; then the second year or the end."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.battle import revolt
from bakufu.games.shogun.box import EVENTS, PROVINCES, SEATS
from bakufu.games.shogun.joins import join
from bakufu.games.shogun.notes import (
    GAME_ENDED,
    HUNGER,
    REVOLT_DRAWN,
    RICE_LOST,
    WINTER_BEGAN,
    YEAR_PREPARED,
)
from bakufu.games.shogun.scoring import score_winter
from bakufu.games.shogun.seasons import begin_round, open_events
from bakufu.games.shogun.state import (
    DRAW_REVOLT,
    EVENT_GONE,
    EVENT_OPEN,
    OVER,
    SPRING,
    WINTER,
    WINTER_OVER,
    WINTER_REVOLT,
    ShogunState,
)


def begin_winter(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Everybody loses rice at once; then revolts, player after player (SHO-WINTER-01, -02)."""
    s.season = WINTER
    loss: i64 = 0
    for card in range(EVENTS):
        if s.events[card] == EVENT_OPEN:
            loss = s.box.loss[card]
            s.events[card] = EVENT_GONE
    scribe.note(WINTER_BEGAN, s.year, loss, 0)
    for seat in range(s.box.players):
        lost = loss
        if s.rice[seat] < loss:
            lost = s.rice[seat]  # not below zero (SHO-WINTER-03)
        s.rice[seat] = s.rice[seat] - lost
        scribe.note(RICE_LOST, seat, lost, 0)
    s.turn_place = -1
    next_player(s, chance, scribe)


def next_player(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Draw the revolts of the next player in autumn's order; after the last one, score."""
    s.turn_place += 1
    if s.turn_place == s.box.players:
        _end_winter(s, chance, scribe)
        return
    seat = s.order[s.turn_place]
    held = s.provinces_of(seat)
    missing = held - s.rice[seat]  # SHO-WINTER-04
    if missing <= 0:
        next_player(s, chance, scribe)
        return
    row = missing
    if row > 7:
        row = 7
    number = s.box.revolts[row]
    if number > held:
        number = held  # SHO-WINTER-07
    s.hunger_farmers = s.box.extra_farmers[row]
    scribe.note(HUNGER, seat, missing, number)
    _draw_revolts(s, seat, number, chance, scribe)
    go_on(s, seat, number, chance, scribe)


def _draw_revolts(s: ShogunState, seat: i64, number: i64, chance: Chance, scribe: Scribe) -> None:
    """From all provinces the player holds, without replacement (SHO-WINTER-06)."""
    held = s.revolts[:]
    for province in range(PROVINCES):
        held[province] = 1 if s.owner[province] == seat else 0
    for _time in range(number):
        province = draw_out(DRAW_REVOLT, held, 0, PROVINCES, chance)
        s.revolts[province] = 1
        scribe.note(REVOLT_DRAWN, seat, province, 0)


def go_on(s: ShogunState, seat: i64, left: i64, chance: Chance, scribe: Scribe) -> None:
    """Ask for the next revolt where there is a choice; settle the last one by itself."""
    if left > 1:
        s.step = WINTER_REVOLT
        s.actor = seat
        return
    for province in range(PROVINCES):
        if s.revolts[province] > 0:
            settle(s, seat, province, chance, scribe)
    s.hunger_farmers = 0
    next_player(s, chance, scribe)


def settle(s: ShogunState, seat: i64, province: i64, chance: Chance, scribe: Scribe) -> None:
    """One farmer for each marker and those of the supply table (SHO-REVOLT-06)."""
    s.revolts[province] = 0
    revolt(s, seat, province, s.unrest[province] + s.hunger_farmers, chance, scribe)


def _end_winter(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    score_winter(s, scribe)
    if s.year == 2:
        for module in s.modules:
            module.game_ends(s, scribe)  # SHO-END-02
        _end_order(s)
        s.step = OVER
        s.actor = -1
        for seat in range(s.box.players):
            if s.place(seat) == 1:
                scribe.note(GAME_ENDED, seat, 0, 0)
        return
    for province in range(PROVINCES):
        s.unrest[province] = 0  # SHO-WINTER-12
    open_events(s, chance, scribe)
    for seat in range(s.box.players):
        s.rice[seat] = 0  # SHO-WINTER-13
    scribe.note(YEAR_PREPARED, s.year + 1, 0, 0)
    for module in s.modules:
        module.year_ends(s, scribe)
    join(s, WINTER_OVER, chance, scribe)


def _end_order(s: ShogunState) -> None:
    """Autumn's order ends with winter (SHO-WINTER-15)."""
    for place in range(SEATS):
        s.order[place] = -1
        s.place_of[place] = -1
        s.bid_order[place] = -1
    s.turn_place = 0


def begin_second_year(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    _end_order(s)
    s.year = 2
    s.season = SPRING
    begin_round(s, chance, scribe)
