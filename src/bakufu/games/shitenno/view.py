"""Who sees what of a position (section 12 of the rules); `events.py` says it of what happens.

The only secrets are the faces of cards in hand and the pieces of a payment under way. Everything
below is built from what is open to all, plus the viewer's own hand and pieces.
"""

from copy import copy

import msgspec

from bakufu.engine.table.game import View
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import CARDS, FIRST_TROOP
from bakufu.games.shitenno.knowledge import hands_of
from bakufu.games.shitenno.state import GOLD, OVER, PAY, SOURCES, ShitennoState


class SeatView(msgspec.Struct):
    general: str | None  # who plays here; None before the choice
    title: str | None  # None before the set-up is over
    seals: int  # hierarchy tile won this even year
    stock: int  # kamons not placed yet
    score: int  # points in all
    points: dict[str, int]  # by source
    tiles: list[str]  # bonus tiles in front
    hand_size: int  # cards in hand
    hand: list[str] | None  # None: hidden from this viewer
    known: list[str] | None  # what everybody knows of the hand; None without the memory aid
    place: int  # rank now: 1 is ahead


class KamonView(msgspec.Struct):
    seat: int  # whose it is
    gold: bool  # turned to its golden side


class ProvinceView(msgspec.Struct):
    id: str  # its name
    kind: str  # of the troops beside the gate
    values: list[int]  # points of the four positions, which are also their prices in koku
    majority: int  # points at the end
    kamons: list[KamonView]  # from the first position on
    gate: str | None  # kind of the visible tile; None: the gate figure
    tiles: int  # left on the gate
    need: list[str]  # troops for the next free position; empty when the province is full
    price: int  # of the next free position in koku; 0 when full


class LotView(msgspec.Struct):
    seals: int  # of its hierarchy tile
    cards: list[str]  # in it


class PaymentView(msgspec.Struct):
    province: str  # where the kamon is to be placed
    way: str  # by troops or by koku
    pieces: list[str] | None  # None: hidden from this viewer


class MemoryView(msgspec.Struct):
    """What careful players remember: shown with the memory aid."""

    koku_pile: list[str]  # cards left in it
    present: list[str]  # troop pile and secret cards drawn since the last reshuffle
    older: list[str]  # secret cards drawn before it
    troop_sides: list[str]  # on tiles nobody has seen
    bonus_sides: dict[str, list[str]]  # not taken yet, by troop kind


class ShitennoView(View):
    viewer: int | None  # who looks on; None: a spectator
    round: int  # even years begun; 0: set-up
    year: str  # set-up, even or odd
    waits_for: str  # what is to be decided
    actor: int | None  # whose decision it is; None: the game is over
    tairo: int | None  # who makes lots; None in odd years
    tiles_left: list[int]  # seals of the hierarchy tiles that the Tairō still has
    seats: list[SeatView]  # by number
    provinces: list[ProvinceView]  # always in the same order
    share: list[str]  # cards of this year in no lot yet
    lots: list[LotView]  # being made or on offer
    troop_pile: int  # cards in it
    koku_pile: int  # cards in it
    discard: list[str]  # troop cards, open
    koku_out: list[str]  # koku cards out of the game
    tiles_out: list[str]  # used bonus tiles
    placed: int  # kamons in this turn, 2 at most
    title_used: bool  # the Hatamoto title has paid in this turn
    payment: PaymentView | None  # under way
    memory: MemoryView | None  # None without the memory aid


def sees_hand(s: ShitennoState, viewer: int | None, seat: int) -> bool:
    """Own hand always; all hands in open games and after the final count (SHI-END-05)."""
    return viewer == seat or s.box.open_hands or s.step == OVER


def make_view(s: ShitennoState, viewer: int | None) -> ShitennoView:
    seen = _open_view(s)
    return seen if viewer is None else own_view(s, seen, viewer)


def own_view(s: ShitennoState, seen: ShitennoView, seat: int) -> ShitennoView:
    """What a spectator sees, with the seat's own hand and pieces laid over it."""
    view, own = copy(seen), copy(seen.seats[seat])
    own.hand = _hand(s, seat)
    view.viewer, view.seats = seat, [*seen.seats]
    view.seats[seat] = own
    if s.step == PAY and seat == s.actor:
        view.payment = _payment(s, seat)
    return view


def _open_view(s: ShitennoState) -> ShitennoView:
    players = int(s.box.players)
    koku = [int(s.pile[card]) for card in range(FIRST_TROOP)]
    return ShitennoView(
        viewer=None,
        round=int(s.round),
        year=year_of(s),
        waits_for=s.asked().name,
        actor=None if s.step == OVER else int(s.actor),
        tairo=None if s.tairo < 0 else int(s.tairo),
        tiles_left=[seals for seals in range(1, 5) if s.tiles_left >> seals & 1],
        seats=[_seat(s, seat) for seat in range(players)],
        provinces=[_province(s, province) for province in range(len(names.PROVINCES))],
        share=names.list_words(s.share, names.CARDS),
        lots=lots_of(s),
        troop_pile=int(s.troops_in(s.pile)),
        koku_pile=sum(koku),
        discard=names.list_words(list(s.spent)[FIRST_TROOP:], names.CARDS[FIRST_TROOP:]),
        koku_out=names.list_words(list(s.spent)[:FIRST_TROOP], names.CARDS[:FIRST_TROOP]),
        tiles_out=names.list_words(s.used, names.BONUSES),
        placed=int(s.placed),
        title_used=bool(s.title_used),
        payment=_payment(s, None),
        memory=_memory(s, koku) if s.box.memory_aid else None,
    )


def year_of(s: ShitennoState) -> str:
    return "set-up" if s.round == 0 else "odd" if s.odd else "even"


def lots_of(s: ShitennoState) -> list[LotView]:
    """The lots being made or on offer."""
    pairs = ((s.first_tile, s.first_lot), (s.second_tile, s.second_lot))
    return [
        LotView(int(tile), names.list_words(cards, names.CARDS))
        for tile, cards in pairs
        if tile > 0 and s.step in (1, 2, 3, 4)
    ]


def _seat(s: ShitennoState, seat: int) -> SeatView:
    cards = list(s.hand)[seat * CARDS : (seat + 1) * CARDS]
    known = list(s.known)[seat * CARDS : (seat + 1) * CARDS]
    points = list(s.points)[seat * SOURCES : (seat + 1) * SOURCES]
    return SeatView(
        general=names.GENERALS[s.general[seat]] if s.general[seat] >= 0 else None,
        title=names.TITLES[s.title[seat] - 1] if s.title[seat] > 0 else None,
        seals=int(s.seals[seat]),
        stock=int(s.stock[seat]),
        score=int(s.score(seat)),
        points=dict(zip(names.SOURCES, map(int, points), strict=True)),
        tiles=names.list_words(list(s.front)[seat * 3 : seat * 3 + 3], names.BONUSES),
        hand_size=sum(cards),
        hand=_hand(s, seat) if sees_hand(s, None, seat) else None,
        known=names.list_words(known, names.CARDS) if s.box.memory_aid else None,
        place=int(s.place(seat)),
    )


def _hand(s: ShitennoState, seat: int) -> list[str]:
    return names.list_words(list(s.hand)[seat * CARDS : (seat + 1) * CARDS], names.CARDS)


def _province(s: ShitennoState, province: int) -> ProvinceView:
    box = s.box
    kind = names.KINDS[box.own_kind[province]]
    values = [int(box.values[province * 4 + position]) for position in range(4)]
    count = int(s.kamons[province])
    gate = names.KINDS[s.gate[province]] if s.gate[province] >= 0 else None
    kamons = [int(s.kamon[province * 4 + position]) for position in range(count)]
    full = count == 4
    return ProvinceView(
        id=names.PROVINCES[province],
        kind=kind,
        values=values,
        majority=int(box.majority[province]),
        kamons=[KamonView((kamon & (GOLD - 1)) - 1, bool(kamon & GOLD)) for kamon in kamons],
        gate=gate,
        tiles=max(0, 3 - count),
        need=[] if full else [kind] * box.beside[province] + [gate or kind],
        price=0 if full else values[count],
    )


def _payment(s: ShitennoState, viewer: int | None) -> PaymentView | None:
    if s.step != PAY:
        return None
    mine = sees_hand(s, viewer, int(s.actor))
    return PaymentView(
        province=names.PROVINCES[s.pay_province],
        way=names.WAYS[s.pay_way],
        pieces=names.list_words(s.pledge, names.PIECES) if mine else None,
    )


def _memory(s: ShitennoState, koku: list[int]) -> MemoryView:
    players = int(s.box.players)
    present = [int(s.pile[card]) for card in range(CARDS)]
    older = [0] * len(names.CARDS)
    hands = hands_of(s)
    for card in range(FIRST_TROOP, CARDS):
        for seat in range(players):
            present[card] += int(hands.present(seat, card))
            older[card] += int(s.older[seat * CARDS + card])
    return MemoryView(
        koku_pile=names.list_words(koku, names.CARDS[:FIRST_TROOP]),
        present=names.list_words(present[FIRST_TROOP:], names.CARDS[FIRST_TROOP:]),
        older=names.list_words(older, names.CARDS),
        troop_sides=names.list_words(s.sides, names.KINDS),
        bonus_sides={
            kind: names.list_words(list(s.bonus)[k * 3 : k * 3 + 3], names.BONUSES)
            for k, kind in enumerate(names.KINDS)
        },
    )
