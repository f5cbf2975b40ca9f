"""What happens by itself while setting up: the fixed start, the draft's cards, tower and events."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out, total
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.box import (
    CUBES,
    FARMERS,
    GROUP_SIZES,
    PROVINCES,
    SEATS,
)
from bakufu.games.shogun.notes import (
    CARD_OPENED,
    DRAFT_BEGAN,
    LIST_DEALT,
    PROVINCE_OCCUPIED,
    TOWER_FILLED,
)
from bakufu.games.shogun.seasons import begin_round, open_events
from bakufu.games.shogun.state import (
    CLOSED,
    DRAFT_CARD,
    DRAW_FIRST,
    DRAW_LIST,
    DRAW_PROVINCE,
    SPRING,
    ShogunState,
)
from bakufu.games.shogun.tower import throw


def first_provinces(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """A printed list for each player, or the draft (SHO-SETUP-11)."""
    if s.box.drafted:
        _begin_draft(s, chance, scribe)
    else:
        _lay_out_lists(s, chance, scribe)
        finish_set_up(s, chance, scribe)


def _lay_out_lists(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """SHO-SETUP-12 and SHO-SETUP-13."""
    players = s.box.players
    free = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(players):
        free[seat] = 1
    for seat in range(players):
        start = seat
        if s.box.lists_at_random:
            start = draw_out(DRAW_LIST, free, 0, 5, chance)
        scribe.note(LIST_DEALT, seat, start, 0)
        for province in range(PROVINCES):
            armies = s.box.start_armies[start * PROVINCES + province]
            if armies > 0:
                occupy(s, seat, province, armies, scribe)


def occupy(s: ShogunState, seat: i64, province: i64, armies: i64, scribe: Scribe) -> None:
    """The first armies in a province (SHO-SETUP-16, SHO-SETUP-17)."""
    s.owner[province] = seat
    s.armies[province] = armies
    s.supply[seat] = s.supply[seat] - armies
    scribe.note(PROVINCE_OCCUPIED, seat, province, armies)


def _begin_draft(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Groups on the boards, two open cards, and who drafts first (SHO-DRAFT-01 to -03)."""
    players = s.box.players
    seats = vec[i64]([0, 0, 0, 0, 0])
    for seat in range(players):
        seats[seat] = 1
        for size in range(GROUP_SIZES):
            s.groups[seat * GROUP_SIZES + size] = s.box.groups[size]
    for province in range(PROVINCES):
        if s.owner[province] != CLOSED:
            s.pile[province] = 1
    s.step = DRAFT_CARD
    s.actor = 0
    if s.box.draft_at_random:
        s.actor = chance.draw(DRAW_FIRST, seats, 0, 5)
    scribe.note(DRAFT_BEGAN, s.actor, 0, 0)
    open_card(s, 0, chance, scribe)
    open_card(s, 1, chance, scribe)


def draw_province(s: ShogunState, chance: Chance) -> i64:
    """The next card of the pile: any unseen one, or the oldest renewed pair (SHO-DRAFT-11)."""
    if total(s.pile, 0, PROVINCES) > 0:
        return draw_out(DRAW_PROVINCE, s.pile, 0, PROVINCES, chance)
    # The two cards of one renewal lie in unknown order: pairs stand at even places.
    pair = vec[i64]([0] * PROVINCES)
    whole = s.under % 2 == 0
    pair[s.bottom[0]] = 1
    if whole:
        pair[s.bottom[1]] = 1
    card = chance.draw(DRAW_PROVINCE, pair, 0, PROVINCES)
    if whole and card == s.bottom[1]:
        s.bottom[1] = s.bottom[0]
    for place in range(1, PROVINCES):
        s.bottom[place - 1] = s.bottom[place]
    s.bottom[PROVINCES - 1] = -1
    s.under -= 1
    return card


def open_card(s: ShogunState, place: i64, chance: Chance, scribe: Scribe) -> None:
    """SHO-DRAFT-02 and SHO-DRAFT-06."""
    s.display[place] = draw_province(s, chance)
    scribe.note(CARD_OPENED, s.display[place], place, 0)


def next_drafter(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """The next player drafts, until all groups are placed (SHO-DRAFT-04)."""
    s.target = -1
    s.step = DRAFT_CARD
    s.actor = (s.actor + 1) % s.box.players
    for i in range(SEATS * GROUP_SIZES):
        if s.groups[i] > 0:
            return
    _end_draft(s, chance, scribe)


def _end_draft(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """What nobody took goes to the pool (SHO-DRAFT-12)."""
    for province in range(PROVINCES):
        s.pile[province] = 0
        s.bottom[province] = -1
    s.under = 0
    s.display[0] = -1
    s.display[1] = -1
    for i in range(len(s.last_seen)):
        s.last_seen[i] = -1
    finish_set_up(s, chance, scribe)


def finish_set_up(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Fill the tower, open the first events, begin the first spring (SHO-SETUP-19 to -22)."""
    thrown = vec[i64]([0] * CUBES)
    for seat in range(s.box.players):
        thrown[seat] = s.box.fill_armies
        s.supply[seat] = s.supply[seat] - s.box.fill_armies
    thrown[FARMERS] = s.box.fill_farmers
    s.farmers -= s.box.fill_farmers
    throw(s, thrown, chance, scribe)
    for module in s.modules:
        module.tower_filled(s, scribe)
    stayed: i64 = 0
    for seat in range(s.box.players):
        s.supply[seat] = s.supply[seat] + s.tray[seat]
    s.farmers += s.tray[FARMERS]
    for cube in range(CUBES):
        s.tray[cube] = 0
        stayed += s.tower[cube]
    scribe.note(TOWER_FILLED, stayed, 0, 0)
    open_events(s, chance, scribe)
    for module in s.modules:
        module.set_up(s, chance, scribe)  # last of all (SHO-SETUP-22)
    s.year = 1
    s.season = SPRING
    begin_round(s, chance, scribe)
