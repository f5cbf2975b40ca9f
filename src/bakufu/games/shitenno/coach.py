"""What matters at a decision, said to a beginner: made from what the seat sees, with its numbers.

Every kind of decision has its sentences; a test plays through all of them. Cards are counted
plainly, two troops on a double: what bonus tiles could still turn them into is not looked at.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shitenno import moves, names
from bakufu.games.shitenno.box import POSITIONS, title_points
from bakufu.games.shitenno.view import LotView, ProvinceView, SeatView, ShitennoView


def coach(view: ShitennoView, legal: Sequence[int]) -> list[Message]:
    if view.viewer is None or view.actor != view.viewer:
        return []
    return _SAID[view.waits_for](view, _mine(view), legal)


def _say(what: str, **args: Argument) -> Message:
    return Message(f"shitenno-coach-{what}", args)


def _mine(view: ShitennoView) -> SeatView:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _general(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("general", free=len(legal))]  # SHI-SETUP-02


# Even years


def _without_lot(view: ShitennoView) -> int:
    return sum(seat.seals == 0 for seat in view.seats)


def _tile(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    others = _without_lot(view) - 1
    most = max(move - int(moves.TILE) + 1 for move in legal)
    if others > 1:  # SHI-SHARE-13
        return [_say("tile", others=others), _say("tile-seals", seals=most)]
    if view.lots:  # SHI-SHARE-15
        return [_say("second-tile", seals=view.lots[0].seals, most=most)]
    return [_say("two-lots", seat=f"#{_other(view)}", cards=len(view.share))]


def _other(view: ShitennoView) -> int:
    """Who else is without a lot when two are."""
    return next(
        seat
        for seat, one in enumerate(view.seats)
        if one.seals == 0 and seat != view.viewer  # SHI-SHARE-16
    )


def _cards(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    lot, others = view.lots[0], _without_lot(view) - 1
    numbers: dict[str, Argument] = {"cards": len(lot.cards), "left": len(view.share)}
    if len(view.lots) > 1:
        first = _say("two-cards", seals=lot.seals, other=view.lots[1].seals, **numbers)
    else:
        first = _say("cards", others=others, **numbers)
    return [first, *_reach(view, me.hand or [])]


def _answer(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    lot = view.lots[0]
    first = _say(
        "answer",
        title=f"@title-{names.TITLES[lot.seals - 1]}",
        seals=lot.seals,
        left=len(view.share),
        others=_without_lot(view),
    )
    return [first, *_reach_with(view, me, lot, "lot")]


def _which_lot(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    high, low = view.lots
    first = _say(
        "which-lot",
        high=high.seals,
        high_cards=len(high.cards),
        low=low.seals,
        low_cards=len(low.cards),
    )
    best = max(view.lots, key=lambda lot: (_best(view, [*(me.hand or []), *lot.cards]), lot.seals))
    return [first, *_reach_with(view, me, best, "which")]


def _reach_with(view: ShitennoView, me: SeatView, lot: LotView, asked: str) -> list[Message]:
    """What the hand could do with a lot in it."""
    found = _nearest(view, [*(me.hand or []), *lot.cards])
    if found is None:
        return []
    province, missing = found
    args: dict[str, Argument] = {"province": f"@province-{province.id}"}
    if asked == "which":
        args["seals"] = lot.seals
    if missing:
        return [_say(f"{asked}-lacks", missing=_kinds(missing), **args)]
    points = province.price + int(title_points(lot.seals))
    return [_say(f"{asked}-pays", points=points, **args)]


def _reach(view: ShitennoView, cards: Sequence[str]) -> list[Message]:
    """What the hand as it is could do."""
    found = _nearest(view, cards)
    if found is None:
        return []
    province, missing = found
    name = f"@province-{province.id}"
    if missing:
        return [_say("lacks", province=name, missing=_kinds(missing))]
    return [_say("pays", province=name, points=province.price)]


# Cards and what they pay


def troops_of(cards: Iterable[str]) -> Counter[str]:
    """The troops on cards by kind."""
    return Counter(kind for card in cards if not card.endswith("-koku") for kind in card.split("+"))


def koku_of(cards: Iterable[str]) -> int:
    return sum(int(card.removesuffix("-koku")) for card in cards if card.endswith("-koku"))


def lacking(province: ProvinceView, cards: Sequence[str]) -> list[str]:
    """The troops that cards lack for the next position; none if they pay, by koku or by troops."""
    if koku_of(cards) >= province.price:  # SHI-PAY-04
        return []
    return sorted((Counter(province.need) - troops_of(cards)).elements(), key=names.KINDS.index)


def _nearest(view: ShitennoView, cards: Sequence[str]) -> tuple[ProvinceView, list[str]] | None:
    """The province that cards come nearest to paying for, of several the dearest one."""
    free = [province for province in view.provinces if len(province.kamons) < POSITIONS]
    if not free:
        return None
    best = min(free, key=lambda province: (len(lacking(province, cards)), -province.price))
    return best, lacking(best, cards)


def _best(view: ShitennoView, cards: Sequence[str]) -> tuple[int, int]:
    """How good a hand is, for comparing two: few troops lacking, many points."""
    found = _nearest(view, cards)
    return (-len(found[1]), found[0].price) if found else (0, 0)


def _kinds(kinds: Iterable[str]) -> list[str]:
    return [f"@kind-{kind}" for kind in kinds]


# Odd years


def _turn(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    places = sorted({(move - int(moves.PLACE)) // 2 for move in legal if _is_place(move)})
    said = _placing(view, me, [view.provinces[place] for place in places])
    gilds = [move - int(moves.GILD) for move in legal if move >= moves.GILD]
    if not places and gilds:
        return [*said, _gild(view, gilds)]
    if not places and int(moves.USE_DRAW) in legal:
        return [*said, _say("draw", pile=view.troop_pile, discard=len(view.discard))]
    return said


def _is_place(move: int) -> bool:
    return moves.PLACE <= move < moves.PIECE


def _placing(view: ShitennoView, me: SeatView, payable: list[ProvinceView]) -> list[Message]:
    if payable:
        best = max(payable, key=lambda province: province.price)
        first = _say(
            "place",
            count=len(payable),
            province=f"@province-{best.id}",
            points=best.price + int(title_points(_seals(me))),
        )
        return [first, _contest(view, best)]
    if view.placed == 2 or me.stock == 0:  # SHI-CONTROL-02
        if view.koku_pile == 0 or any(seat.stock == 0 for seat in view.seats):
            return [_say("last-year", koku=koku_of(me.hand or []))]  # SHI-END-02, SHI-END-03
        return [_say("placed", placed=view.placed, stock=me.stock)]
    found = _nearest(view, me.hand or [])
    if found is None:
        return [_say("full", stock=me.stock)]
    province, missing = found
    return [_say("no-place", province=f"@province-{province.id}", missing=_kinds(missing))]


def _seals(seat: SeatView) -> int:
    return names.TITLES.index(seat.title) + 1 if seat.title else 0


def strengths(province: ProvinceView, more: int | None = None) -> dict[int, int]:
    """Who is how strong, in the order in which ties are won (SHI-SCORE-07, SHI-SCORE-09).

    With a further kamon of the seat `more`.
    """
    found: dict[int, int] = {}
    for kamon in province.kamons:
        found[kamon.seat] = found.get(kamon.seat, 0) + (2 if kamon.gold else 1)
    if more is not None:
        found[more] = found.get(more, 0) + 1
    return found


def _contest(view: ShitennoView, province: ProvinceView) -> Message:
    """Who would have the majority with one more kamon of mine."""
    assert view.viewer is not None
    strong = strengths(province, view.viewer)
    mine = strong[view.viewer]
    leader = max(strong, key=lambda seat: strong[seat])
    value = province.majority
    rivals = {seat: count for seat, count in strong.items() if seat != view.viewer}
    theirs = max(rivals.values(), default=0)
    if leader == view.viewer:
        how = "ahead" if mine > theirs else "ahead-tied"
        return _say(how, mine=mine, theirs=theirs, value=value)
    how = "behind" if mine < theirs else "behind-tied"
    return _say(how, seat=f"#{leader}", theirs=theirs, mine=mine, value=value)


def _gild(view: ShitennoView, places: Sequence[int]) -> Message:
    """Where gold would win a majority, or come nearest to one (SHI-TITLE-06)."""
    assert view.viewer is not None

    def lead(place: int) -> tuple[int, int]:
        strong = strengths(view.provinces[place // int(POSITIONS)], view.viewer)
        mine = strong.pop(view.viewer or 0)
        theirs = max(strong.values(), default=0)
        return mine, theirs

    # Where one more settles it: the others have as much as I have now, or just as much with it.
    best = min(places, key=lambda place: abs(lead(place)[0] - 1 - lead(place)[1]))
    mine, theirs = lead(best)
    province = view.provinces[best // int(POSITIONS)]
    return _say("gild", province=f"@province-{province.id}", mine=mine, theirs=theirs)


def _payment(view: ShitennoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    payment = view.payment
    assert payment is not None
    province = next(one for one in view.provinces if one.id == payment.province)
    name, pieces = f"@province-{province.id}", payment.pieces or []
    cards = [piece for piece in pieces if piece in names.CARDS]
    if payment.way == "koku":  # SHI-PAY-07
        return [_say("pay-koku", province=name, price=province.price, laid=koku_of(cards))]
    laid = [f"@piece-{piece.replace('+', '-')}" for piece in pieces]
    return [_say("pay-troops", province=name, need=_kinds(province.need), laid=laid)]


_Said = Callable[[ShitennoView, SeatView, Sequence[int]], list[Message]]
_SAID: dict[str, _Said] = {
    "general": _general,
    "tile": _tile,
    "cards": _cards,
    "answer": _answer,
    "which lot": _which_lot,
    "turn": _turn,
    "payment": _payment,
}
