"""The conservation laws of the rulebook, checked after every step in the tests.

LAW-03, LAW-20 and LAW-21 speak of single throws, battles and actions, many of which may lie between
two positions: `account.py` follows them through the notes of a step. LAW-23 and LAW-24 speak of
views and are kept by the contract tests.
"""

from collections.abc import Iterator, Sequence

from bakufu.engine.table.telling import Note
from bakufu.engine.text.wording import called, called_all
from bakufu.games.shogun import names
from bakufu.games.shogun.account import broken_account
from bakufu.games.shogun.box import (
    ACTIONS,
    BID,
    BUILDINGS,
    EVENTS,
    FARMERS,
    FIRST_CHEST,
    GROUP_SIZES,
    KINDS,
    NO_EVENT,
    PROVINCES,
    SMALLEST_GROUP,
    SPACES,
    SPECIALS,
    TOWER_CARD,
)
from bakufu.games.shogun.modules.faces import in_play
from bakufu.games.shogun.periods import ACTING, drafting, in_round, ordered, setting_up
from bakufu.games.shogun.planning import cards_of, covered
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    CHOOSE_SPECIAL,
    CLOSED,
    DRAFT_GROUP,
    EVENT_GONE,
    EVENT_OPEN,
    EVENT_RULING,
    NEUTRAL,
    OVER,
    PLAN,
    WINTER,
    WINTER_OVER,
    WINTER_REVOLT,
    ShogunState,
)


def broken_laws(
    before: ShogunState | None, s: ShogunState, notes: Sequence[Note] | None = None
) -> list[str]:
    """What does not hold in this position, or in the step that led to it and was told so."""
    broken = [
        *_cubes(s),
        *_provinces(s),
        *_buildings(s),
        *_plans(s),
        *_round_cards(s),
        *_events(s),
        *_order(s),
        *_purses(s),
    ]
    if drafting(s):
        broken += _draft(s)
    if before is None:
        broken += _map(s)
    else:
        broken += _one_way(before, s)
        if notes is not None:
            broken += broken_account(before, notes, s)
    for face, module in in_play(s):
        broken += face.laws(before, s, module)
    return broken


def _owner(s: ShogunState, owner: int) -> str:
    if owner < 0:
        return "nobody"
    return called(names.SEATS[: s.box.players], owner)


def _cubes(s: ShogunState) -> Iterator[str]:
    players = int(s.box.players)
    on_map = [0] * players
    for province in range(PROVINCES):
        owner = s.owner[province]
        if 0 <= owner < players:
            on_map[owner] += s.armies[province]
    for seat in range(players):
        parts = (s.supply[seat], on_map[seat], s.tower[seat], s.tray[seat])
        if sum(parts) != s.box.armies or min(parts) < 0:
            yield f"LAW-01: seat {seat + 1} has {sum(parts)} armies {parts}, not {s.box.armies}"
    for seat in range(players, FARMERS):
        if s.supply[seat] or s.tower[seat] or s.tray[seat]:
            yield f"LAW-01: there are armies of seat {seat + 1}, which nobody has"
    farmers = (s.farmers, s.tower[FARMERS], s.tray[FARMERS])
    if sum(farmers) != s.box.farmers or min(farmers) < 0:
        yield f"LAW-02: there are {sum(farmers)} farmers {farmers}, not {s.box.farmers}"


def _provinces(s: ShogunState) -> Iterator[str]:
    players, markers = int(s.box.players), 0
    for province in range(PROVINCES):
        owner, armies, unrest = s.owner[province], s.armies[province], s.unrest[province]
        if (owner == CLOSED) != (s.box.closed[province] > 0):
            yield f"LAW-08: {names.PROVINCES[province]} is closed, or should be"
        if owner >= players or owner < CLOSED or (armies > 0) != (owner >= 0) or armies < 0:
            yield (
                f"LAW-05: {names.PROVINCES[province]} has {armies} armies and "
                f"belongs to {_owner(s, owner)}"
            )
        if owner < 0 and (s.buildings[province] or unrest):
            law = "LAW-07" if owner == NEUTRAL else "LAW-08"
            yield f"{law}: {names.PROVINCES[province]} is nobody's and has buildings or markers"
        most = 0 if s.year == 0 else min(3, s.season + 1)
        if not 0 <= unrest <= most:
            yield (
                f"LAW-11: {names.PROVINCES[province]} has {unrest} revolt markers, "
                f"at most {most} can be"
            )
        markers += unrest
    if markers > 30:
        yield f"LAW-11: there are {markers} revolt markers on the map"
    for province in range(PROVINCES):
        if s.revolts[province] and (s.step != WINTER_REVOLT or s.owner[province] != s.actor):
            yield (
                f"LAW-05: {names.PROVINCES[province]} revolts without belonging to the player "
                "in turn"
            )


def _buildings(s: ShogunState) -> Iterator[str]:
    counts = [0] * BUILDINGS
    for province in range(PROVINCES):
        row = s.buildings[province]
        if not row:
            continue
        built = [building for building in range(BUILDINGS) if row >> building & 1]
        if len(built) > s.box.plots[province] or row >> BUILDINGS:
            yield f"LAW-10: {names.PROVINCES[province]} has more buildings than plots"
        for building in built:
            counts[building] += 1
    for building in range(BUILDINGS):
        stock = s.stock[building]
        if stock < 0 or stock + counts[building] != s.box.buildings[building]:
            yield (
                f"LAW-09: of {names.BUILDINGS[building]} there are {stock} in stock and "
                f"{counts[building]} on the map, not {s.box.buildings[building]} together"
            )


def _plans(s: ShogunState) -> Iterator[str]:
    plans = list(s.plan)
    for seat in range(s.box.players):
        board = plans[seat * SPACES : (seat + 1) * SPACES]
        cards = [card for card in board if card >= 0]
        towers = cards.count(TOWER_CARD)
        if len(set(cards)) + max(0, towers - 1) != len(cards) or towers > s.box.tower_cards:
            yield f"LAW-13: a card lies on two spaces of seat {seat + 1}"
        for card in cards:
            if card >= KINDS or (card < FIRST_CHEST and s.owner[card] != seat):
                yield (
                    f"LAW-06: seat {seat + 1} has planned with {called(names.CARDS, card)}, "
                    "a card which it has not"
                )
        settled = s.planned[seat]
        if not in_round(s):
            if cards or settled:
                yield f"LAW-13: cards lie on the board of seat {seat + 1} outside a round"
        elif s.step == PLAN:
            yield from _planning(s, seat, board)
        elif settled != s.box.spaces:
            yield f"LAW-13: the plan of seat {seat + 1} is not final"
    for province in range(PROVINCES):
        if s.gained[province] and not (
            in_round(s)
            and s.step != PLAN
            and s.owner[province] >= 0
            and s.space_of(s.owner[province], province) < 0
        ):
            yield (
                f"LAW-06: the card {names.PROVINCES[province]}, won in this round, "
                "is not in its owner's hand"
            )
    if s.step != PLAN and s.committed != (_everybody(s) if in_round(s) else 0):
        yield "LAW-13: plans are final once all have committed them"


def _planning(s: ShogunState, seat: int, board: list[int]) -> Iterator[str]:
    settled = s.planned[seat]
    # The bid is settled first, then the actions in their order.
    order = [board[BID], *board[:BID], *board[BID + 1 :]]
    empty = order[:settled].count(-1)
    if not 0 <= settled <= s.box.spaces or any(card >= 0 for card in order[settled:]):
        yield f"LAW-13: the plan of seat {seat + 1} goes beyond the spaces settled"
    if empty > max(0, s.box.spaces - cards_of(s, seat)):
        yield f"LAW-13: seat {seat + 1} has left {empty} spaces empty and cards in hand"
    if s.committed >> seat & 1 and settled != s.box.spaces:
        yield f"LAW-13: seat {seat + 1} has committed a plan that is not complete"
    bid = board[BID] - FIRST_CHEST
    if board[BID] != TOWER_CARD and bid > s.chests[seat]:
        yield f"LAW-18: seat {seat + 1} bids {bid} of {s.chests[seat]} chests"


def _everybody(s: ShogunState) -> int:
    return (1 << int(s.box.players)) - 1


def _round_cards(s: ShogunState) -> Iterator[str]:
    track = [int(action) for action in s.track]
    open_actions = [action for action in track if action >= 0]
    acting = s.step in ACTING
    done = s.moment == ACTIONS_DONE
    due = 0
    if in_round(s):
        due = min(int(ACTIONS), 5 + int(s.track_place)) if acting or done else 5
    to_come = [action for action in range(ACTIONS) if s.to_come[action]]
    if track[:due] != open_actions or len(set(open_actions)) != due:
        yield f"LAW-14: the actions {called_all(names.ACTIONS, track)} are open, {due} should be"
    elif sorted(open_actions + to_come) != (list(range(ACTIONS)) if due else []):
        yield (
            f"LAW-14: the actions {called_all(names.ACTIONS, to_come)} are said to come after "
            f"{called_all(names.ACTIONS, track)}"
        )
    if acting != (0 <= s.track_place < ACTIONS) or done != (s.track_place == ACTIONS):
        yield f"LAW-14: action {s.track_place + 1} of the round cannot be under way"
    specials = sorted(int(card) for card in s.special)
    none = [-1] * SPECIALS
    # A position that was written down may do without them once the order is fixed.
    spared = specials == none and ordered(s)
    if specials != (list(range(SPECIALS)) if in_round(s) else none) and not spared:
        yield f"LAW-15: the special cards are {called_all(names.SPECIALS, specials)}"
    places = [int(place) for place in s.place_of if place >= 0]
    taken = int(s.chosen) if s.step == CHOOSE_SPECIAL else 0
    if ordered(s):
        taken = int(s.box.players)
    if len(set(places)) != taken or len(places) != taken or max(places, default=0) >= SPECIALS:
        yield (
            f"LAW-15: the places taken are {[place + 1 for place in places]}, "
            f"{taken} should be taken"
        )


def _events(s: ShogunState) -> Iterator[str]:
    cards = [int(card) for card in s.events]
    found = tuple(cards.count(place) for place in (EVENT_OPEN, EVENT_RULING, EVENT_GONE))
    if setting_up(s):
        due = (0, 0, 0)
    elif s.season == WINTER:
        # When leaders return, the events of the second year are open already (SHO-WINTER-15).
        due = (4 if s.moment == WINTER_OVER else 0, 0, 4 * int(s.year))
    else:
        ruling = 0 if s.step == PLAN else 1
        gone = 4 * (int(s.year) - 1) + int(s.season)
        due = (4 - int(s.season) - ruling, ruling, gone)
        if ruling and not found[1] and ordered(s):
            # A module may cancel the event (SHO-COURT-27), or a position was written down so.
            due = (due[0], 0, gone + 1)
    if found != due:
        yield f"LAW-16: events open, ruling and gone are {found}, not {due}"
    ruling_card = cards.index(EVENT_RULING) if found[1] else -1
    if s.ruling != (s.box.event[ruling_card] if 0 <= ruling_card < EVENTS else NO_EVENT):
        yield "LAW-16: what rules the round is not what the ruling card says"


def _order(s: ShogunState) -> Iterator[str]:
    players = int(s.box.players)
    order = [int(seat) for seat in s.order]
    if ordered(s):
        if sorted(order[:players]) != list(range(players)) or any(
            seat >= 0 for seat in order[players:]
        ):
            yield f"LAW-17: the player order is {called_all(names.SEATS, order)}"
        elif [s.place_of[seat] for seat in order[:players]] != sorted(
            s.place_of[seat] for seat in range(players)
        ):
            yield (
                f"LAW-17: the player order {called_all(names.SEATS, order)} does not follow "
                "the places taken"
            )
        elif s.step < OVER and (not 0 <= s.turn_place < players or order[s.turn_place] != s.actor):
            yield f"LAW-17: seat {s.actor + 1} is not in turn"
    elif any(seat >= 0 for seat in order):
        yield (
            f"LAW-17: there is a player order, {called_all(names.SEATS, order)}, "
            "while none is fixed"
        )


def _purses(s: ShogunState) -> Iterator[str]:
    for seat in range(s.box.players):
        if s.chests[seat] < 0 or s.rice[seat] < 0:
            yield (f"LAW-18: seat {seat + 1} has {s.chests[seat]} chests and {s.rice[seat]} rice")
    if min(s.points) < 0:
        yield "LAW-19: there are points below zero"


def _draft(s: ShogunState) -> Iterator[str]:
    cards = [province for province in range(PROVINCES) if s.pile[province]]
    cards += [int(card) for card in (*s.display, s.drafted) if card >= 0]
    cards += [int(card) for card in s.bottom if card >= 0]
    held = [province for province in range(PROVINCES) if s.owner[province] >= 0]
    in_play = [province for province in range(PROVINCES) if not s.box.closed[province]]
    if sorted(cards + held) != in_play or min(s.display) < 0:
        yield "LAW-06: in the draft every province card is in one place and two lie open"
    if [card >= 0 for card in s.bottom] != [place < s.under for place in range(PROVINCES)]:
        yield f"LAW-06: {s.under} cards should be under the pile"
    if (s.drafted >= 0) != (s.step == DRAFT_GROUP):
        yield "LAW-06: a card is taken exactly while a group for it is awaited"
    for seat in range(s.box.players):
        row = list(s.groups)[seat * GROUP_SIZES : (seat + 1) * GROUP_SIZES]
        armies = sum(count * (size + SMALLEST_GROUP) for size, count in enumerate(row))
        if min(row) < 0 or armies > s.supply[seat]:
            yield f"LAW-01: the groups of seat {seat + 1} need {armies} armies"


def _map(s: ShogunState) -> Iterator[str]:
    pairs = {(one, two) for one in range(PROVINCES) for two in s.box.map.beside(one)}
    for one, two in sorted(pairs):
        if (two, one) not in pairs:
            yield (
                f"LAW-22: {names.PROVINCES[one]} borders {names.PROVINCES[two]}, "
                "but not the other way round"
            )


def _one_way(before: ShogunState, s: ShogunState) -> Iterator[str]:
    players = range(s.box.players)
    if any(new < old for old, new in zip(before.points, s.points, strict=True)):
        yield "LAW-19: points fell"
    if any(new < old for old, new in zip(before.events, s.events, strict=True)):
        yield "LAW-16: an event card came back"
    within_step = before.step == s.step and (setting_up(before) or before.step == PLAN)
    if within_step and (list(before.tower) != list(s.tower) or list(before.tray) != list(s.tray)):
        yield "LAW-04: cubes left or entered the tower without a throw"
    if (within_step or before.step == WINTER_REVOLT) and (list(before.chests) != list(s.chests)):
        yield "LAW-18: chests changed without bid, price or tax"
    if (
        (before.year, before.season) == (s.year, s.season)
        and before.order[0] >= 0
        and s.step != OVER
        and list(before.order) != list(s.order)
    ):
        yield "LAW-17: the player order changed within a round"
    if (before.year, before.season) == (s.year, s.season) and in_round(before) and in_round(s):
        if list(before.special) != list(s.special):
            yield "LAW-15: the special cards changed within a round"
        if before.ruling != NO_EVENT and s.ruling == NO_EVENT and not s.modules:
            yield "LAW-16: the event that ruled the round is gone"
    if before.step == PLAN and s.step == CHOOSE_SPECIAL:
        for seat in players:
            if covered(s, seat) != min(s.box.spaces, cards_of(s, seat)):
                yield f"LAW-13: the final plan of seat {seat + 1} covers {covered(s, seat)} spaces"
