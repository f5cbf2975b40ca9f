"""The start of an action round: cards laid out, plans made, the event, the bids."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.box import (
    ACTIONS,
    BID,
    EVENTS,
    FIRST_CHEST,
    NO_CARD,
    SEATS,
    SPACES,
    SPECIALS,
    TOWER_CARD,
)
from bakufu.games.shogun.notes import (
    ACTION_OPENED,
    BID_SHOWN,
    EVENT_DRAWN,
    EVENT_OPENED,
    PLANS_FINAL,
    ROUND_BEGAN,
    SPECIAL_LAID,
    TIE_DRAWN,
)
from bakufu.games.shogun.state import (
    CHOOSE_SPECIAL,
    DRAW_ACTION,
    DRAW_EVENT,
    DRAW_RULING,
    DRAW_SPECIAL,
    DRAW_TIE,
    EVENT_OPEN,
    EVENT_RULING,
    EVENT_UNSEEN,
    PLAN,
    ShogunState,
)


def open_events(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Four of the unseen event cards for the year (SHO-EVENT-01, SHO-EVENT-06)."""
    unseen = vec[i64]([0] * EVENTS)
    for card in range(EVENTS):
        if s.events[card] == EVENT_UNSEEN:
            unseen[card] = 1
    for _time in range(4):
        card = draw_out(DRAW_EVENT, unseen, 0, EVENTS, chance)
        s.events[card] = EVENT_OPEN
        scribe.note(EVENT_OPENED, card, 0, 0)


def begin_round(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Lay out action cards and special cards; then everybody plans (SHO-ROUND-02)."""
    scribe.note(ROUND_BEGAN, s.year, s.season, 0)
    for module in s.modules:
        module.round_begins(s, chance, scribe)
    for action in range(ACTIONS):
        s.track[action] = -1
        s.to_come[action] = 1
    for place in range(5):
        open_action(s, place, chance, scribe)  # SHO-ROUND-04
    cards = vec[i64]([1] * SPECIALS)
    for place in range(SPECIALS):
        card = draw_out(DRAW_SPECIAL, cards, 0, SPECIALS, chance)  # SHO-ROUND-06
        s.special[place] = card
        scribe.note(SPECIAL_LAID, place, card, 0)
    for module in s.modules:
        module.cards_laid(s, chance, scribe)
    s.step = PLAN
    s.actor = -1
    s.committed = 0


def open_action(s: ShogunState, place: i64, chance: Chance, scribe: Scribe) -> None:
    """Turn up the action on a place of the track: undecided until now (SHO-ROUND-05)."""
    action = draw_out(DRAW_ACTION, s.to_come, 0, ACTIONS, chance)
    s.track[place] = action
    scribe.note(ACTION_OPENED, place, action, 0)


def reveal_bids(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """All plans are final: the event, the bids, and who chooses first (SHO-ROUND-02)."""
    scribe.note(PLANS_FINAL, 0, 0, 0)
    _draw_event(s, chance, scribe)
    for seat in range(s.box.players):
        card = s.plan[seat * SPACES + BID]
        s.shown[seat * SPACES + BID] = 1
        paid: i64 = 0
        if FIRST_CHEST <= card < TOWER_CARD:
            paid = card - FIRST_CHEST
        s.chests[seat] = s.chests[seat] - paid  # SHO-BID-04
        scribe.note(BID_SHOWN, seat, card, paid)
    _rank_bids(s, chance, scribe)
    s.step = CHOOSE_SPECIAL
    s.chosen = 0
    s.actor = s.bid_order[0]


def _draw_event(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """One of the year's open cards rules the round (SHO-EVENT-03)."""
    open_cards = vec[i64]([0] * EVENTS)
    for card in range(EVENTS):
        if s.events[card] == EVENT_OPEN:
            open_cards[card] = 1
    card = chance.draw(DRAW_RULING, open_cards, 0, EVENTS)
    s.events[card] = EVENT_RULING
    s.ruling = s.box.event[card]
    scribe.note(EVENT_DRAWN, card, 0, 0)


def bid_rank(card: i64) -> i64:
    """4, 3, 2, 1, then provinces, then 0, then nothing: a lower number chooses earlier.

    A card without value counts as a 0 (SHO-COURT-13).
    """
    if card == NO_CARD:
        return 6
    if card < FIRST_CHEST:
        return 4
    if card in (FIRST_CHEST, TOWER_CARD):
        return 5
    return 4 - (card - FIRST_CHEST)


def _rank_bids(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Equal bids are drawn by lot, the whole group at once (SHO-BID-05, SHO-BID-07)."""
    place: i64 = 0
    for rank in range(7):
        equal = vec[i64]([0] * SEATS)
        number: i64 = 0
        for seat in range(s.box.players):
            if bid_rank(s.plan[seat * SPACES + BID]) == rank:
                equal[seat] = 1
                number += 1
        tied = number > 1
        while number > 0:
            first: i64 = 0
            if tied and number > 1:
                first = chance.draw(DRAW_TIE, equal, 0, SEATS)
            else:
                while equal[first] == 0:
                    first += 1
            equal[first] = 0
            s.bid_order[place] = first
            if tied:
                scribe.note(TIE_DRAWN, first, place, 0)
            place += 1
            number -= 1
