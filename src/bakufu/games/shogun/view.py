"""Who sees what of a position (VIEW-01 to VIEW-20, VIEW-28); `events.py` says it of what happens.

The only secrets are the cards on the boards that have not been turned up, and with them the cards
left in the hands. While plans are made others see only who has committed; then, which spaces are
covered. What is not yet decided is hidden from nobody, for nobody has it.
"""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import cast

import msgspec

from bakufu.engine.table.game import View, seats_in
from bakufu.games.shogun import names
from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    FARMERS,
    GROUP_SIZES,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SMALLEST_GROUP,
    SPACES,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    Box,
)
from bakufu.games.shogun.modules.faces import SOURCES as SOURCE_WORDS
from bakufu.games.shogun.modules.faces import AnyModuleView, in_play, sources_in_play
from bakufu.games.shogun.periods import ACTING, drafting
from bakufu.games.shogun.planning import cards_of, copies_in_hand, next_space
from bakufu.games.shogun.state import (
    CLOSED,
    EVENT_GONE,
    EVENT_OPEN,
    EVENT_RULING,
    EVENT_UNSEEN,
    NEUTRAL,
    OVER,
    PLAN,
    SOURCES,
    ShogunState,
)


class ProvinceView(msgspec.Struct, frozen=True):
    id: str  # its name
    region: str  # one of five
    closed: bool  # out of play
    owner: int | None  # None: neutral
    armies: int  # of its owner
    buildings: list[str]  # one of each kind at most
    unrest: int  # revolt markers
    tax: int  # chests it yields
    rice: int  # it yields
    plots: int  # for buildings
    neighbours: list[str]  # by land and by sea routes


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a player board. None: hidden from this viewer."""

    id: str  # the action, or the bid
    covered: bool | None  # with a card
    card: str | None  # None also where no card lies
    shown: bool  # turned up for all


class SeatView(msgspec.Struct):
    colour: str | None  # None before the choice
    chests: int  # war chests
    rice: int  # 0 to its limit
    score: int  # points in all
    points: dict[str, int]  # by source
    supply: int  # armies not on the map
    place: int  # rank now: 1 is ahead
    committed: bool  # the plan is handed in
    provinces: int  # how many
    cards: int  # in hand and on the board
    hand: list[str] | None  # None: hidden from this viewer
    board: list[SpaceView]  # its spaces, always in the same order
    next_space: str | None  # to be planned next; None: hidden, or nothing is left to plan


class CubesView(msgspec.Struct):
    seats: list[int]  # armies, by seat
    farmers: int  # green cubes


class SpecialView(msgspec.Struct):
    place: int  # in the player order, from 1
    card: str  # the special card that lies there
    holder: int | None  # who has taken the place


class EventCardView(msgspec.Struct, frozen=True):
    id: str  # its name
    ruling: str  # what it says
    limit: int | None  # the number in the ruling, if there is one
    loss: int  # of rice, if it is left for winter


class DraftView(msgspec.Struct):
    display: list[str]  # the open province cards
    groups: list[list[int]]  # sizes left, by seat
    pile: int  # cards, those below included
    below: list[list[str]]  # renewed cards at the bottom, oldest first, pairs in unknown order
    taken: str | None  # the card that waits for its group


class MarchView(msgspec.Struct):
    action: str  # which of the two combats, or deploy
    origin: str  # from where
    target: str | None  # None: not named yet


class ShogunView(View):
    viewer: int | None  # who looks on; None: a spectator
    year: int  # 0 during set-up
    season: str  # spring to winter
    waits_for: str  # what is to be decided
    actors: list[int]  # who may act now, also several
    provinces: list[ProvinceView]  # of this side of the map, always in the same order
    seats: list[SeatView]  # by number
    pool: list[str]  # cards of neutral provinces
    farmers: int  # in the supply
    stock: dict[str, int]  # buildings left, by kind
    tower: CubesView  # cubes that hang in it
    tray: CubesView  # cubes left in the tray
    track: list[str | None]  # None: face down
    track_place: int | None  # of the action under way, from 1
    to_come: list[str]  # actions that are still face down
    specials: list[SpecialView]  # by place in the player order
    bid_order: list[int]  # who chooses a place first, second ...
    order: list[int]  # of play
    events: list[EventCardView]  # the open event cards
    ruling: EventCardView | None  # the event of this season
    events_gone: list[str]  # of earlier seasons
    events_unseen: int  # how many are face down
    draft: DraftView | None  # None: none is under way
    march: MarchView | None  # under way
    revolts: list[str]  # drawn in winter and not settled yet
    revolt_farmers: int  # more farmers in each revolt of this winter's player in turn
    modules: list[AnyModuleView]  # those that are played with


def make_view(s: ShogunState, viewer: int | None) -> ShogunView:
    seen = _open_view(s)
    return seen if viewer is None else own_view(s, seen, viewer)


def own_view(s: ShogunState, seen: ShogunView, seat: int) -> ShogunView:
    """What a spectator sees, with the seat's own cards laid over it; all the rest is shared."""
    view, own = copy(seen), copy(seen.seats[seat])
    own.hand, own.board, own.next_space = _cards(s, seat, True)
    view.viewer, view.seats = seat, [*seen.seats]
    view.seats[seat] = own
    return view


def _open_view(s: ShogunState) -> ShogunView:
    players = int(s.box.players)
    return ShogunView(
        viewer=None,
        year=int(s.year),
        season=names.SEASONS[s.season],
        waits_for=s.asked().name,
        actors=seats_in(int(s.actors())),
        provinces=_provinces(s),
        seats=[_seat(s, seat) for seat in range(players)],
        pool=_pool(s),
        farmers=int(s.farmers),
        stock=dict(zip(names.BUILDINGS, map(int, s.stock), strict=True)),
        tower=_cubes(s, list(s.tower)),
        tray=_cubes(s, list(s.tray)),
        track=[names.ACTIONS[action] if action >= 0 else None for action in s.track],
        track_place=int(s.track_place) + 1 if 0 <= s.track_place < ACTIONS else None,
        to_come=names.list_words(s.to_come, names.ACTIONS),
        specials=_specials(s),
        bid_order=[int(seat) for seat in s.bid_order if seat >= 0],
        order=[int(seat) for seat in s.order if seat >= 0],
        events=_events(s, EVENT_OPEN),
        ruling=next(iter(_events(s, EVENT_RULING)), None),
        events_gone=[card.id for card in _events(s, EVENT_GONE)],
        events_unseen=len(_events(s, EVENT_UNSEEN)),
        draft=_draft(s),
        march=_march(s),
        revolts=names.list_words(s.revolts, names.PROVINCES),
        revolt_farmers=int(s.hunger_farmers),
        modules=[cast(AnyModuleView, face.view(s, module)) for face, module in in_play(s)],
    )


def _provinces(s: ShogunState) -> list[ProvinceView]:
    on_board = zip(s.owner, s.armies, s.buildings, s.unrest, strict=True)
    return [_province(s.box, province, *there) for province, there in enumerate(on_board)]


# Most provinces lie as they did: they are described once, and views share what never changes.
@lru_cache(maxsize=4096)
def _province(
    box: Box, province: int, owner: int, armies: int, buildings: int, unrest: int
) -> ProvinceView:
    return ProvinceView(
        id=names.PROVINCES[province],
        region=names.REGIONS[box.region[province]],
        closed=owner == CLOSED,
        owner=owner if owner >= 0 else None,
        armies=armies,
        buildings=[names.BUILDINGS[b] for b in range(BUILDINGS) if buildings >> b & 1],
        unrest=unrest,
        tax=int(box.tax[province]),
        rice=int(box.rice[province]),
        plots=int(box.plots[province]),
        neighbours=[names.PROVINCES[other] for other in box.map.beside(province)],
    )


def _seat(s: ShogunState, seat: int) -> SeatView:
    points = list(s.points)[seat * SOURCES : (seat + 1) * SOURCES]
    hand, board, space = _cards(s, seat, s.step == OVER)  # all are open after the end (SHO-END-06)
    return SeatView(
        colour=names.COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else None,
        chests=int(s.chests[seat]),
        rice=int(s.rice[seat]),
        score=int(s.score(seat)),
        points={SOURCE_WORDS[i]: int(points[i]) for i in sources_in_play(s)},
        supply=int(s.supply[seat]),
        place=int(s.place(seat)),
        committed=bool(s.committed >> seat & 1),
        provinces=int(s.provinces_of(seat)),
        cards=int(cards_of(s, seat)),
        hand=hand,
        board=board,
        next_space=space,
    )


def _cards(
    s: ShogunState, seat: int, mine: bool
) -> tuple[list[str] | None, list[SpaceView], str | None]:
    """Hand, board and the space to be planned next: own ones, or as others see them."""
    space = int(next_space(s, seat))
    planning = mine and s.step == PLAN and space < s.box.spaces
    return (
        _hand(s, seat) if mine else None,
        [_space(s, mine, seat, space) for space in range(s.box.spaces)],
        names.SPACES[space] if planning else None,
    )


def _hand(s: ShogunState, seat: int) -> list[str]:
    return [
        word for card, word in enumerate(names.CARDS) for _ in range(copies_in_hand(s, seat, card))
    ]


def _space(s: ShogunState, mine: bool, seat: int, space: int) -> SpaceView:
    """Covered or not is open when all plans are final; the card when it is turned up."""
    card = int(s.plan[seat * SPACES + space])
    shown = bool(s.shown[seat * SPACES + space])
    covered = card >= 0 if mine or s.step != PLAN else None
    return _space_view(space, covered, card if mine or shown else -1, shown)


@lru_cache(maxsize=4096)
def _space_view(space: int, covered: bool | None, card: int, shown: bool) -> SpaceView:
    return SpaceView(names.SPACES[space], covered, names.CARDS[card] if card >= 0 else None, shown)


def _pool(s: ShogunState) -> list[str]:
    """The cards of neutral provinces, once the first provinces are given out."""
    if s.year == 0:
        return []
    return [word for i, word in enumerate(names.PROVINCES) if s.owner[i] == NEUTRAL]


def _cubes(s: ShogunState, cubes: Sequence[int]) -> CubesView:
    return CubesView([int(cubes[seat]) for seat in range(s.box.players)], int(cubes[FARMERS]))


def _specials(s: ShogunState) -> list[SpecialView]:
    holders = {int(s.place_of[seat]): seat for seat in range(s.box.players)}
    return [
        SpecialView(place + 1, names.SPECIALS[card], holders.get(place))
        for place, card in enumerate(s.special)
        if card >= 0
    ]


def _events(s: ShogunState, where: int) -> list[EventCardView]:
    return [_event(s.box, card) for card, place in enumerate(s.events) if place == where]


@lru_cache(maxsize=1024)
def _event(box: Box, card: int) -> EventCardView:
    limit = limit_of(box, card)
    return EventCardView(
        id=names.EVENTS[card],
        ruling=names.RULINGS[box.event[card]],
        limit=limit if limit >= 0 else None,
        loss=int(box.loss[card]),
    )


def limit_of(box: Box, card: int) -> int:
    """The number in the ruling of an event card; -1 if there is none."""
    limits = {
        TAX_AT_MOST: box.tax_at_most,
        TAX_AT_LEAST: box.tax_at_least,
        RICE_AT_LEAST: box.rice_at_least,
        RICE_AT_MOST: box.rice_at_most,
    }
    return int(limits.get(box.event[card], -1))


def _draft(s: ShogunState) -> DraftView | None:
    if not drafting(s):
        return None
    below = [names.PROVINCES[s.bottom[place]] for place in range(s.under)]
    odd = len(below) % 2  # of the oldest pair, one card may be gone
    pairs = [below[:odd]] if odd else []
    pairs += [sorted(below[place : place + 2]) for place in range(odd, len(below), 2)]
    groups = [list(s.groups)[i * GROUP_SIZES :][:GROUP_SIZES] for i in range(s.box.players)]
    return DraftView(
        display=[names.PROVINCES[card] for card in s.display if card >= 0],
        groups=[
            [size + int(SMALLEST_GROUP) for size, count in enumerate(counts) for _ in range(count)]
            for counts in groups
        ],
        pile=sum(map(int, s.pile)) + len(below),
        below=pairs,
        taken=names.PROVINCES[s.drafted] if s.drafted >= 0 else None,
    )


def _march(s: ShogunState) -> MarchView | None:
    """Of the decision asked for; between two decisions perhaps none, whatever the step is."""
    if s.step not in ACTING or s.actor < 0 or not 0 <= s.track_place < ACTIONS:
        return None
    action = int(s.track[s.track_place])
    space = s.actor * SPACES + action
    card = int(s.plan[space])
    if not s.shown[space] or not 0 <= card < len(names.PROVINCES):
        return None
    return MarchView(
        action=names.ACTIONS[action],
        origin=names.PROVINCES[card],
        target=names.PROVINCES[s.target] if s.target >= 0 else None,
    )
