"""Who sees what of a position (section 17 of the rules); `events.py` says it of what happens.

Secret are only the slots of a plan that are not revealed. The Ryo of others are covered: nobody is
shown the sum, and everybody could have kept count (EDO-MONEY-02).
"""

from copy import copy
from functools import lru_cache

import msgspec

from bakufu.engine.table.game import View
from bakufu.games.edo import names
from bakufu.games.edo.box import (
    CITIES,
    FORTRESS,
    MERCHANTS,
    RESOURCES,
    ROOMS,
    SLOTS,
    SPACES,
    SPECIALS,
    Box,
    kind_of,
)
from bakufu.games.edo.printed import NumbersView, numbers_of
from bakufu.games.edo.state import (
    BEFORE,
    FORTRESS_MARK,
    HAS_POINT,
    OVER,
    PLAN,
    POST_MARK,
    SOURCES,
    START,
    WAGES,
    EdoState,
)

COVERED = frozenset({"seats.ryo"})


class SlotView(msgspec.Struct):
    """A slot of a planning board; None: empty, or hidden from this viewer."""

    card: str | None  # in it
    action: str | None  # which of the card's
    own: int | None  # own officials at it
    shogun: int | None  # Shogun officials at it
    shown: bool  # to all


class SeatView(msgspec.Struct):
    colour: str | None  # None before the choice
    set: str | None  # the starting set it took
    home: str | None  # the city where it started
    score: int  # points in all
    points: dict[str, int]  # by source
    place: int  # rank now: 1 is ahead
    in_edo: bool  # has a house there
    ryo: int | None  # None: covered
    goods: dict[str, int]  # rice, wood and stone
    houses: int  # in stock
    post: bool  # in stock
    samurai: int  # own ones on the map
    officials: int  # own ones
    shoguns: int  # Shogun officials
    recruits: int  # of this round
    specials: list[str]  # special cards
    bought: list[str]  # in this round
    handed_in: bool  # its plan is final
    plan: list[SlotView]  # three slots
    waiting: int | None  # own officials at no card; None: hidden
    shoguns_waiting: int | None  # Shogun officials that may still be set; None: hidden
    income: int  # if it were paid now


class SpaceView(msgspec.Struct):
    id: str  # its name
    kind: str  # city, road, gate, field, forest or quarry
    beside: list[str]  # neighbours
    samurai: list[int]  # by seat
    served: int  # of the player in turn


class BuildingView(msgspec.Struct):
    kind: str  # house, post or fortress
    seat: int | None  # None: a fortress


class CityView(msgspec.Struct):
    id: str  # its name
    tile: str | None  # None: closed
    shares: list[int]  # of those who have influence, from first to last
    buildings: list[BuildingView]  # in the order they were built
    influence: list[int]  # by seat
    order: list[int]  # seats with influence, the first in rank first


class MerchantView(msgspec.Struct):
    card: str  # its name
    buys: str  # the resource he sells
    most: int  # how many in one purchase
    each: int  # Ryo for one
    price: dict[str, int]  # of the point


class EdoView(View):
    viewer: int | None  # who looks on; None: a spectator
    players: int  # how many
    round: int  # begun; 0: set-up
    phase: str  # set-up, plan, actions, wages or over
    slot: int | None  # 1 to 3 while actions are performed
    waits_for: str  # what is to be decided
    actor: int | None  # whose decision it is; None: all plan, or the game is over
    first: int  # who has the marker
    side: str  # of the map
    seats: list[SeatView]  # by number
    spaces: list[SpaceView]  # those in play
    cities: list[CityView]  # those in play
    merchant: str  # where the merchant stands
    current: MerchantView  # the merchant card in use
    next: MerchantView | None  # the one open on the pile
    merchant_pile: int  # cards in it
    gone: list[str]  # merchant cards out of the game
    display: list[str]  # special cards on sale
    special_pile: int  # cards in it
    supply: int  # of Shogun officials
    fortresses: int  # in the supply
    left: int  # activations of the player in turn
    own_left: int  # own officials among them, at Travel
    half: str | None  # what was done of an activation of Trade that allows both
    moving: int  # samurai moved so far in a free move
    numbers: NumbersView  # what cards say


def phase_of(s: EdoState) -> str:
    if s.step == OVER:
        return "over"
    if s.step <= START:
        return "set-up"
    if s.step == PLAN:
        return "plan"
    return "wages" if s.step == WAGES else "actions"


def make_view(s: EdoState, viewer: int | None) -> EdoView:
    seen = _open_view(s)
    return seen if viewer is None else own_view(s, seen, viewer)


def own_view(s: EdoState, seen: EdoView, seat: int) -> EdoView:
    """What a spectator sees, with the seat's own plan and Ryo laid over it; the rest is shared."""
    view, own = copy(seen), copy(seen.seats[seat])
    own.ryo = int(s.ryo[seat])
    own.plan, own.waiting, own.shoguns_waiting = _plan(s, seat, True)
    view.viewer, view.seats = seat, [*seen.seats]
    view.seats[seat] = own
    return view


def _open_view(s: EdoState) -> EdoView:
    next_card = int(s.next_card)
    cities = [_city(s, city) for city in range(CITIES) if s.tile[city] >= 0]
    return EdoView(
        viewer=None,
        players=int(s.box.players),
        round=int(s.round),
        phase=phase_of(s),
        slot=int(s.slot) + 1 if BEFORE <= s.step < WAGES else None,
        waits_for=s.asked().name,
        actor=None if s.actor < 0 else int(s.actor),
        first=int(s.first),
        side="b" if s.box.players == 4 else "a",
        seats=[_seat(s, seat, cities) for seat in range(s.box.players)],
        spaces=[_space(s, space) for space in range(SPACES) if s.box.in_play[space]],
        cities=cities,
        merchant=names.SPACES[s.merchant],
        current=merchant_view(s, int(s.current)),
        next=None if next_card < 0 else merchant_view(s, next_card),
        merchant_pile=int(s.merchant_pile_size()),
        gone=gone(s),
        display=[word for i, word in enumerate(names.SPECIALS) if s.in_display(i)],
        special_pile=int(s.special_pile_size()),
        supply=int(s.supply),
        fortresses=int(s.fortresses),
        left=int(s.left),
        own_left=int(s.own_left),
        half=None if not s.half else "point" if s.half == HAS_POINT else "purchase",
        moving=int(s.moving),
        numbers=numbers_of(s.box),
    )


def gone(s: EdoState) -> list[str]:
    """Merchant cards out of the game."""
    return [
        names.MERCHANTS[card]
        for card in range(MERCHANTS)
        if not s.merchant_pile[card] and card not in (s.current, s.next_card)
    ]


def merchant_view(s: EdoState, card: int) -> MerchantView:
    box = s.box
    goods = (*names.RESOURCES, "ryo")
    return MerchantView(
        card=names.MERCHANTS[card],
        buys=names.RESOURCES[box.sold[card]],
        most=int(box.sold_most[card]),
        each=int(box.sold_each[card]),
        price={
            good: int(box.point_price[card * 4 + i])
            for i, good in enumerate(goods)
            if box.point_price[card * 4 + i]
        },
    )


def building_of(mark: int) -> tuple[str, int | None]:
    """Kind and owner of a building."""
    if mark == FORTRESS_MARK:
        return names.BUILDINGS[FORTRESS], None
    return ("house", mark - 1) if mark <= POST_MARK else ("post", mark - 1 - int(POST_MARK))


@lru_cache(maxsize=64)
def _beside(box: Box) -> list[list[str]]:
    """The neighbours of every space in words: they never change."""
    return [[names.SPACES[two] for two in box.map.beside(one)] for one in range(SPACES)]


def _space(s: EdoState, space: int) -> SpaceView:
    return SpaceView(
        id=names.SPACES[space],
        kind=names.KINDS[kind_of(space)],
        beside=_beside(s.box)[space],
        samurai=[int(s.samurai[seat * SPACES + space]) for seat in range(s.box.players)],
        served=int(s.served[space]),
    )


def _city(s: EdoState, city: int) -> CityView:
    influence = [int(s.influence(seat, city)) for seat in range(s.box.players)]
    present = sorted(
        (seat for seat, number in enumerate(influence) if number),
        key=lambda seat: int(s.rank(seat, city)),
    )
    first = int(s.tile[city]) * 16 + max(0, len(present) - 1) * 4
    return CityView(
        id=names.CITIES[city],
        tile=names.TILES[s.tile[city]],
        shares=[int(s.box.shares[first + rank]) for rank in range(max(1, len(present)))],
        buildings=[
            BuildingView(*building_of(int(s.built[city * ROOMS + room])))
            for room in range(s.buildings[city])
        ],
        influence=influence,
        order=present,
    )


def sees_ryo(s: EdoState, viewer: int | None, seat: int) -> bool:
    """Own Ryo always; all where the table shows them and after the final count (EDO-END-06)."""
    return viewer == seat or s.box.money_open or s.step == OVER


def _seat(s: EdoState, seat: int, cities: list[CityView]) -> SeatView:
    plan, waiting, shoguns_waiting = _plan(s, seat, False)
    owned = [i for i in range(SPECIALS) if s.owner[i] == seat]
    settled = s.home[seat] >= 0
    return SeatView(
        colour=names.COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else None,
        set=names.SETS[s.start_set[seat]] if s.start_set[seat] >= 0 else None,
        home=names.CITIES[s.home[seat]] if settled else None,
        score=int(s.score(seat)),
        points={name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(names.SOURCES)},
        place=int(s.place(seat)),
        in_edo=bool(s.count_built(seat, 0, 0)),
        ryo=int(s.ryo[seat]) if sees_ryo(s, None, seat) else None,
        goods={name: int(s.goods[seat * RESOURCES + i]) for i, name in enumerate(names.RESOURCES)},
        houses=int(s.houses[seat]),
        post=bool(s.posts[seat]),
        samurai=int(s.samurai_of(seat)),
        officials=int(s.own_officials(seat)),
        shoguns=int(s.shoguns[seat]),
        recruits=int(s.recruits[seat]),
        specials=[names.SPECIALS[i] for i in owned],
        bought=[names.SPECIALS[i] for i in owned if s.fresh >> i & 1],
        handed_in=s.round > 0 and (s.step != PLAN or bool(s.committed >> seat & 1)),
        plan=plan,
        waiting=waiting,
        shoguns_waiting=shoguns_waiting,
        income=sum(city.shares[city.order.index(seat)] for city in cities if seat in city.order),
    )


def _plan(s: EdoState, seat: int, own: bool) -> tuple[list[SlotView], int | None, int | None]:
    """Cards and officials of a plan, and the officials that wait: the own ones, or as others see
    them.
    """
    performed = s.step == WAGES or s.step == OVER
    sees_officials = own or performed or (s.box.officials_open and s.step > PLAN)
    return (
        [_slot(s, seat, slot, own, sees_officials) for slot in range(SLOTS)],
        int(s.own_waiting(seat)) if sees_officials else None,
        int(s.shoguns_waiting(seat)) if sees_officials else None,
    )


def _slot(s: EdoState, seat: int, slot: int, own: bool, sees_officials: bool) -> SlotView:
    place = seat * int(SLOTS) + slot
    shown = slot < s.shown[seat]
    known = (own or shown) and s.card[place] >= 0
    officials = shown or (sees_officials and s.card[place] >= 0)
    if s.step == PLAN:
        officials = own and s.planned[seat] > slot * 2 + 1
    return SlotView(
        card=names.CARDS[s.card[place]] if known else None,
        action=names.ACTIONS[s.action[place]] if known else None,
        own=int(s.own[place]) if officials else None,
        shogun=int(s.shogun[place]) if officials else None,
        shown=shown,
    )
