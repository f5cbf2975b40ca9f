"""The one place that decides who sees what (VIEW-01 to VIEW-20 and VIEW-28 of the rules).

The only secrets are the cards on the boards that have not been turned up, and with them the cards
left in the hands. While plans are made others see only who has committed; then, which spaces are
covered. What is not yet decided is hidden from nobody, for nobody has it.
"""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from bakufu.engine.table.game import Setup, View, seats_in
from bakufu.engine.table.telling import Event, Note
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun import notes as hap
from bakufu.games.shogun.box import (
    BUILDINGS,
    FARMERS,
    GROUP_SIZES,
    NEIGHBOURS,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SMALLEST_GROUP,
    SPACES,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    Box,
)
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.modules.faces import TELLERS, AnyModuleView, in_play
from bakufu.games.shogun.periods import ACTING, drafting
from bakufu.games.shogun.planning import cards_of, copies_in_hand, next_space
from bakufu.games.shogun.state import (
    CLOSED,
    DEPLOY_MOVE,
    EVENT_GONE,
    EVENT_OPEN,
    EVENT_RULING,
    EVENT_UNSEEN,
    MARCH,
    NEUTRAL,
    OVER,
    PLAN,
    SOURCES,
    ShogunState,
)


class ProvinceView(msgspec.Struct):
    id: str
    region: str
    closed: bool
    owner: int | None  # None: neutral
    armies: int
    buildings: list[str]
    unrest: int
    tax: int
    rice: int
    plots: int
    neighbours: list[str]


class SpaceView(msgspec.Struct):
    """A space of a player board. None: hidden from this viewer."""

    id: str
    covered: bool | None
    card: str | None  # None also where no card lies
    shown: bool  # turned up for all


class SeatView(msgspec.Struct):
    colour: str | None
    chests: int
    rice: int
    score: int
    points: dict[str, int]
    supply: int
    place: int
    committed: bool
    provinces: int
    cards: int  # in hand and on the board
    hand: list[str] | None  # None: hidden from this viewer
    board: list[SpaceView]
    next_space: str | None  # to be planned next; None: hidden, or nothing is left to plan


class CubesView(msgspec.Struct):
    seats: list[int]
    farmers: int


class SpecialView(msgspec.Struct):
    place: int
    card: str
    holder: int | None


class EventCardView(msgspec.Struct):
    id: str
    ruling: str
    limit: int | None  # the number in the ruling, if there is one
    loss: int  # of rice, if it is left for winter


class DraftView(msgspec.Struct):
    display: list[str]
    groups: list[list[int]]  # sizes left, by seat
    pile: int  # cards, those below included
    below: list[list[str]]  # renewed cards at the bottom, oldest first, pairs in unknown order
    taken: str | None  # the card that waits for its group


class MarchView(msgspec.Struct):
    action: str
    origin: str
    target: str | None


class ShogunView(View):
    viewer: int | None
    year: int  # 0 during set-up
    season: str
    waits_for: str
    actors: list[int]
    provinces: list[ProvinceView]
    seats: list[SeatView]
    pool: list[str]
    farmers: int
    stock: dict[str, int]
    tower: CubesView
    tray: CubesView
    track: list[str | None]  # None: face down
    track_place: int | None  # of the action under way, from 1
    to_come: list[str]
    specials: list[SpecialView]
    bid_order: list[int]
    order: list[int]
    events: list[EventCardView]
    ruling: EventCardView | None
    events_gone: list[str]
    events_unseen: int
    draft: DraftView | None
    march: MarchView | None
    revolts: list[str]
    revolt_farmers: int  # more farmers in each revolt of this winter's player in turn
    modules: list[AnyModuleView]


def sees_plan(s: ShogunState, viewer: int | None, seat: int) -> bool:
    """Own cards always; all of them after the end (SHO-END-06)."""
    return viewer == seat or s.step == OVER


def make_view(s: ShogunState, viewer: int | None) -> ShogunView:
    players = int(s.box.players)
    return ShogunView(
        viewer=viewer,
        year=int(s.year),
        season=names.SEASONS[s.season],
        waits_for=names.STEPS[s.step],
        actors=seats_in(int(s.actors())),
        provinces=[_province(s, province) for province in range(len(names.PROVINCES))],
        seats=[_seat(s, viewer, seat) for seat in range(players)],
        pool=_pool(s),
        farmers=int(s.farmers),
        stock=dict(zip(names.BUILDINGS, map(int, s.stock), strict=True)),
        tower=_cubes(s, list(s.tower)),
        tray=_cubes(s, list(s.tray)),
        track=[names.ACTIONS[action] if action >= 0 else None for action in s.track],
        track_place=int(s.track_place) + 1 if s.step in ACTING else None,
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


def _province(s: ShogunState, province: int) -> ProvinceView:
    box = s.box
    beside = [int(box.neighbours[province * NEIGHBOURS + i]) for i in range(NEIGHBOURS)]
    return ProvinceView(
        id=names.PROVINCES[province],
        region=names.REGIONS[box.region[province]],
        closed=s.owner[province] == CLOSED,
        owner=int(s.owner[province]) if s.owner[province] >= 0 else None,
        armies=int(s.armies[province]),
        buildings=[names.BUILDINGS[b] for b in range(BUILDINGS) if s.has_building(province, b)],
        unrest=int(s.unrest[province]),
        tax=int(box.tax[province]),
        rice=int(box.rice[province]),
        plots=int(box.plots[province]),
        neighbours=[names.PROVINCES[other] for other in beside if other >= 0],
    )


def _seat(s: ShogunState, viewer: int | None, seat: int) -> SeatView:
    mine = sees_plan(s, viewer, seat)
    points = list(s.points)[seat * SOURCES : (seat + 1) * SOURCES]
    space = int(next_space(s, seat))
    planning = mine and s.step == PLAN and space < s.box.spaces
    return SeatView(
        colour=names.COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else None,
        chests=int(s.chests[seat]),
        rice=int(s.rice[seat]),
        score=int(s.score(seat)),
        points={names.SOURCES[i]: int(points[i]) for i in names.sources_in_play(s)},
        supply=int(s.supply[seat]),
        place=int(s.place(seat)),
        committed=bool(s.committed >> seat & 1),
        provinces=int(s.provinces_of(seat)),
        cards=int(cards_of(s, seat)),
        hand=_hand(s, seat) if mine else None,
        board=[_space(s, mine, seat, space) for space in range(s.box.spaces)],
        next_space=names.SPACES[space] if planning else None,
    )


def _hand(s: ShogunState, seat: int) -> list[str]:
    return [
        word for card, word in enumerate(names.CARDS) for _ in range(copies_in_hand(s, seat, card))
    ]


def _space(s: ShogunState, mine: bool, seat: int, space: int) -> SpaceView:
    """Covered or not is open when all plans are final; the card when it is turned up."""
    card = int(s.plan[seat * SPACES + space])
    shown = bool(s.shown[seat * SPACES + space])
    return SpaceView(
        id=names.SPACES[space],
        covered=card >= 0 if mine or s.step != PLAN else None,
        card=names.CARDS[card] if card >= 0 and (mine or shown) else None,
        shown=shown,
    )


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


def _event(box: Box, card: int) -> EventCardView:
    ruling = int(box.event[card])
    limit = _LIMITS.get(ruling)
    return EventCardView(
        id=names.EVENTS[card],
        ruling=names.RULINGS[ruling],
        limit=limit(box) if limit else None,
        loss=int(box.loss[card]),
    )


_LIMITS: dict[int, Callable[[Box], int]] = {
    TAX_AT_MOST: lambda box: int(box.tax_at_most),
    TAX_AT_LEAST: lambda box: int(box.tax_at_least),
    RICE_AT_LEAST: lambda box: int(box.rice_at_least),
    RICE_AT_MOST: lambda box: int(box.rice_at_most),
}


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
    if s.step not in (DEPLOY_MOVE, MARCH):
        return None
    action = int(s.track[s.track_place])
    return MarchView(
        action=names.ACTIONS[action],
        origin=names.PROVINCES[s.plan[s.actor * SPACES + action]],
        target=names.PROVINCES[s.target] if s.target >= 0 else None,
    )


def make_events(setup: Setup, notes: Sequence[Note], viewer: int | None) -> list[Event]:
    """Notes as typed events. Of a plan in the making only its owner is told."""
    return _Teller(setup, viewer).tell(notes)


class _Teller:
    """Reads notes in order: some belong to the one before or after them."""

    def __init__(self, setup: Setup, viewer: int | None) -> None:
        self.box = make_box(setup)
        self.viewer = viewer
        self.found: list[Event] = []
        self.price = 0  # paid for the building or the armies that follow
        self.action = 0  # of the card shown last
        self.how = "battle"
        self.cube = -1  # thrown; what fell of the same colour may follow
        self.thrown = 0

    def tell(self, notes: Sequence[Note]) -> list[Event]:
        for kind, a, b, c in notes:
            if kind in (hap.CUBES_THROWN, hap.CUBES_FELL):
                self._cubes(int(kind), a, b)
                continue
            self._end_throw()
            if kind == hap.CHESTS_PAID:
                self.price = b
            elif kind in _SECRET:
                if self.viewer == a:
                    self.found.append(_SECRET[kind](a, b, c))
            elif kind in _OPEN:
                self.found.append(_OPEN[kind](a, b, c))
            elif kind in TELLERS:
                self.found.append(TELLERS[kind](a, b, c))
            else:
                self.found.append(self._other(kind, a, b, c))
        self._end_throw()
        return self.found

    def _cubes(self, kind: int, cube: int, number: int) -> None:
        if kind == hap.CUBES_THROWN:
            self._end_throw()
            self.cube, self.thrown = cube, number
            return
        if cube != self.cube:
            self._end_throw()
            self.cube = cube
        self._end_throw(number)

    def _end_throw(self, tray: int = 0) -> None:
        if self.cube >= 0:
            seat = None if self.cube == FARMERS else self.cube
            self.found.append(ev.CubesThrown(seat, self.thrown, tray))
        self.cube, self.thrown = -1, 0

    def _price(self) -> int:
        """What has just been paid; nothing for what a module gives."""
        price, self.price = self.price, 0
        return price

    def _other(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case hap.PROVINCE_OCCUPIED:
                return ev.ProvinceOccupied(a, names.PROVINCES[b], c, bool(self.box.drafted))
            case hap.EVENT_OPENED:
                card = _event(self.box, a)
                return ev.EventOpened(card.id, card.ruling, card.limit, card.loss)
            case hap.EVENT_DRAWN:
                card = _event(self.box, a)
                return ev.EventDrawn(card.id, card.ruling, card.limit)
            case hap.CARD_SHOWN:
                self.action = b
                return ev.CardShown(a, names.ACTIONS[b], _card(c))
            case hap.BUILT:
                return ev.Built(a, names.PROVINCES[b], names.BUILDINGS[c], self._price())
            case hap.RECRUITED:
                return ev.Recruited(
                    a, names.ACTIONS[self.action], names.PROVINCES[b], c, self._price()
                )
            case hap.BATTLE_BEGAN:
                self.how = "battle"
                return ev.BattleBegan(names.PROVINCES[a], b, c if c >= 0 else None)
            case hap.REVOLT_BEGAN:
                self.how = "revolt"
                return ev.RevoltBegan(names.PROVINCES[a], b, c)
        assert kind == hap.PROVINCE_EMPTIED, f"there are no words for happening {kind}"
        return ev.ProvinceEmptied(names.PROVINCES[a], b, self.how)


def _card(card: int) -> str | None:
    return names.CARDS[card] if card >= 0 else None


_SECRET: dict[int, Callable[[int, int, int], Event]] = {
    hap.CARD_PLANNED: lambda a, b, c: ev.CardPlanned(a, names.SPACES[b], _card(c)),
    hap.CARD_LIFTED: lambda a, b, c: ev.CardLifted(a, names.SPACES[b]),
}

_OPEN: dict[int, Callable[[int, int, int], Event]] = {
    hap.COLOUR_TAKEN: lambda a, b, c: ev.ColourTaken(a, names.COLOURS[b]),
    hap.LIST_DEALT: lambda a, b, c: ev.ListDealt(a, names.LISTS[b]),
    hap.DRAFT_BEGAN: lambda a, b, c: ev.DraftBegan(a),
    hap.CARD_OPENED: lambda a, b, c: ev.CardOpened(names.PROVINCES[a], b + 1),
    hap.DISPLAY_RENEWED: lambda a, b, c: ev.DisplayRenewed(a),
    hap.CARD_TAKEN: lambda a, b, c: ev.CardTaken(a, names.PROVINCES[b], bool(c)),
    hap.TOWER_FILLED: lambda a, b, c: ev.TowerFilled(a),
    hap.ROUND_BEGAN: lambda a, b, c: ev.RoundBegan(a, names.SEASONS[b]),
    hap.ACTION_OPENED: lambda a, b, c: ev.ActionOpened(a + 1, names.ACTIONS[b]),
    hap.SPECIAL_LAID: lambda a, b, c: ev.SpecialLaid(a + 1, names.SPECIALS[b]),
    hap.PLAN_COMMITTED: lambda a, b, c: ev.PlanCommitted(a),
    hap.PLAN_TAKEN_BACK: lambda a, b, c: ev.PlanTakenBack(a),
    hap.PLANS_FINAL: lambda a, b, c: ev.PlansFinal(),
    hap.BID_SHOWN: lambda a, b, c: ev.BidShown(a, _card(b), c),
    hap.TIE_DRAWN: lambda a, b, c: ev.TieDrawn(a, b + 1),
    hap.SPECIAL_TAKEN: lambda a, b, c: ev.SpecialTaken(a, b + 1, names.SPECIALS[c]),
    hap.ACTION_BEGAN: lambda a, b, c: ev.ActionBegan(a + 1, names.ACTIONS[b]),
    hap.ACTION_LAPSED: lambda a, b, c: ev.ActionLapsed(a, names.ACTIONS[b], names.PROVINCES[c]),
    hap.RICE_GAINED: lambda a, b, c: ev.RiceGained(a, b, _card(c)),
    hap.CHESTS_GAINED: lambda a, b, c: ev.ChestsGained(a, b, _card(c)),
    hap.UNREST_PLACED: lambda a, b, c: ev.UnrestPlaced(names.PROVINCES[a], b),
    hap.UNREST_CALMED: lambda a, b, c: ev.UnrestCalmed(names.PROVINCES[a], b),
    hap.MARCHED: lambda a, b, c: ev.Marched(
        a, names.PROVINCES[b // 64], names.PROVINCES[b % 64], c
    ),
    hap.PROVINCE_CONQUERED: lambda a, b, c: ev.ProvinceConquered(a, names.PROVINCES[b], c),
    hap.PROVINCE_HELD: lambda a, b, c: ev.ProvinceHeld(
        a if a >= 0 else None, names.PROVINCES[b], c
    ),
    hap.CARD_LOST: lambda a, b, c: ev.CardLost(
        a, names.SPACES[b] if b >= 0 else None, names.PROVINCES[c]
    ),
    hap.REVOLT_PUT_DOWN: lambda a, b, c: ev.RevoltPutDown(a, names.PROVINCES[b], c),
    hap.WINTER_BEGAN: lambda a, b, c: ev.WinterBegan(a, b),
    hap.RICE_LOST: lambda a, b, c: ev.RiceLost(a, b),
    hap.HUNGER: lambda a, b, c: ev.Hunger(a, b, c),
    hap.REVOLT_DRAWN: lambda a, b, c: ev.RevoltDrawn(a, names.PROVINCES[b]),
    hap.POINTS_SCORED: lambda a, b, c: ev.PointsScored(
        a, names.SOURCES[b % 16], c, names.REGIONS[b // 16 - 1] if b >= 16 else None
    ),
    hap.YEAR_PREPARED: lambda a, b, c: ev.YearPrepared(a),
    hap.GAME_ENDED: lambda a, b, c: ev.GameEnded(a),
    hap.STAYED: lambda a, b, c: ev.Stayed(a, names.ACTIONS[b], names.PROVINCES[c]),
}
