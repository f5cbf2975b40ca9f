"""The conservation laws of the rulebook (section 19), checked after every step in the tests.

Laws 1 to 13, 16, 18 and 24 hold in any single position once set-up is done; Laws 9, 14, 15, 17, 19
and 20 speak of a step and of what the rules told of it. Laws 21 to 23 speak of refusals, views and
chance, and are kept by the contract tests.
"""

from collections.abc import Iterator, Sequence

from bakufu.engine.table.telling import Note
from bakufu.games.edo import names, notes
from bakufu.games.edo.box import (
    CARDS,
    CITIES,
    HOUSE,
    MERCHANTS,
    POST,
    RESOURCES,
    RICE,
    ROOMS,
    SLOTS,
    SPACES,
    SPECIALS,
)
from bakufu.games.edo.planning import WHOLE, fits
from bakufu.games.edo.state import (
    BEFORE,
    FORTRESS_MARK,
    FROM_RYO,
    FROM_SAMURAI,
    OVER,
    PLAN,
    SOURCES,
    START,
    TRAVEL,
    EdoState,
)


def broken_laws(
    before: EdoState | None, s: EdoState, told: Sequence[Note] | None = None
) -> list[str]:
    """What does not hold in this position, or in the step that led to it."""
    broken = [*_pawns(s), *_buildings(s), *_goods(s), *_cards(s)]
    if s.round > 0:
        broken += [*_plans(s), *_points(s), *_turn(s)]
    if before is not None:
        broken += _one_way(before, s)
        if told is not None:
            broken += [*_ryo(before, s, told), *_wages(before, s, told), *_income(s, told)]
            broken += _moves(before, s, told)
    return broken


def _pawns(s: EdoState) -> Iterator[str]:
    players = range(s.box.players)
    for seat in players:
        on_map = int(s.samurai_of(seat))
        if s.own_waiting(seat) < 0 or not 0 <= on_map <= s.box.pawns:
            yield f"Law 1: seat {seat + 1} has {on_map} samurai and {s.own_officials(seat)} others"
        if s.shoguns_waiting(seat) < 0 or not 0 <= s.recruits[seat] <= s.shoguns[seat]:
            yield f"Law 2: seat {seat + 1} has set more Shogun officials than it has"
    if min(s.samurai) < 0 or any(
        s.samurai[seat * SPACES + space] and not s.box.in_play[space]
        for seat in players
        for space in range(SPACES)
    ):
        yield "Law 1: a samurai stands nowhere"
    if s.supply < 0 or s.supply + sum(s.shoguns) != s.box.shoguns:
        yield f"Law 2: there are {s.supply + sum(s.shoguns)} Shogun officials"


def _buildings(s: EdoState) -> Iterator[str]:
    for city, word in enumerate(names.CITIES):
        rooms = [int(s.built[city * ROOMS + room]) for room in range(ROOMS)]
        number = int(s.buildings[city])
        if [mark > 0 for mark in rooms] != [room < number for room in range(ROOMS)]:
            yield f"Law 5: the building slots of {word} have a gap"
        if number and not s.box.open[city]:
            yield f"Law 5: {word} is closed and has buildings"
        if any(not 0 <= mark <= FORTRESS_MARK for mark in rooms):
            yield f"Law 5: there is no such building as in {word}"
        if s.posts_in(city) > (city > 0):
            yield f"Law 6: {word} has {s.posts_in(city)} trading posts"
        fortresses = rooms.count(FORTRESS_MARK)
        if fortresses * 2 > s.houses_in(city):
            yield f"Law 7: {word} has {fortresses} fortresses and {s.houses_in(city)} houses"
    for seat in range(s.box.players):
        for stock, building, all_ in (
            (s.houses, HOUSE, int(s.box.houses)),
            (s.posts, POST, 1),
        ):
            built = sum(int(s.count_built(seat, city, building)) for city in range(CITIES))
            if stock[seat] < 0 or stock[seat] + built != all_:
                yield (
                    f"Law 3: seat {seat + 1} has {stock[seat]} + {built} of {all_} "
                    f"{names.BUILDINGS[building]}"
                )
    standing = list(s.built).count(FORTRESS_MARK)
    if s.fortresses < 0 or s.fortresses + standing != s.box.fortresses:
        yield f"Law 4: there are {s.fortresses + standing} fortresses"


def _goods(s: EdoState) -> Iterator[str]:
    for seat in range(s.box.players):
        for good in range(RESOURCES):
            number = s.goods[seat * RESOURCES + good]
            if not 0 <= number <= s.box.limit:
                yield f"Law 8: seat {seat + 1} has {number} {names.RESOURCES[good]}"
        if s.ryo[seat] < 0:
            yield f"Law 9: seat {seat + 1} has {s.ryo[seat]} Ryo"


def _cards(s: EdoState) -> Iterator[str]:
    lying = [int(s.current), int(s.next_card)]
    if s.current < 0 or any(card >= 0 and s.merchant_pile[card] for card in lying):
        yield "Law 10: a merchant card is in two places, or none is current"
    if s.next_card == s.current or not 0 <= min(s.merchant_pile) <= max(s.merchant_pile) <= 1:
        yield "Law 10: merchant cards do not fit"
    if s.round > 0 and s.merchant_pile_size() != MERCHANTS - s.round:
        yield f"Law 10: {s.merchant_pile_size()} cards in the pile in round {s.round}"
    display = [special for special in range(SPECIALS) if s.in_display(special)]
    if any(s.owner[i] >= 0 and s.special_pile[i] for i in range(SPECIALS)):
        yield "Law 11: a special card is in two places"
    if (len(display) != s.box.display and s.special_pile_size()) or len(display) > s.box.display:
        yield f"Law 11: {len(display)} cards in the display"
    if any(owner >= s.box.players for owner in s.owner):
        yield "Law 11: a special card belongs to nobody here"


def _plans(s: EdoState) -> Iterator[str]:
    for seat in range(s.box.players):
        row = range(seat * SLOTS, seat * SLOTS + SLOTS)
        cards = [int(s.card[place]) for place in row if s.card[place] >= 0]
        parts = int(s.planned[seat])
        if len(set(cards)) != len(cards) or len(cards) != (parts + 1) // 2:
            yield f"Law 13: seat {seat + 1} has planned {cards}"
        if any(card >= CARDS or not s.may_plan(seat, card) for card in cards):
            yield f"Law 12: seat {seat + 1} does not have the card it planned"
            continue
        for slot in range(SLOTS):
            face = s.face(seat, slot)
            officials = s.officials_at(seat, slot)
            if face < 0:
                if officials:
                    yield f"Law 13: officials of seat {seat + 1} stand at no card"
            elif s.box.most[face] == 0:
                yield f"Law 13: seat {seat + 1} has planned an action that its card does not have"
            elif not fits(s, face, officials) and slot >= s.shown[seat]:
                # Officials sent by Travel leave their card.
                yield f"Law 13: seat {seat + 1} has set {officials} officials in slot {slot + 1}"
        if s.step not in (PLAN, OVER) and parts != WHOLE:
            yield f"Law 13: the plan of seat {seat + 1} is not whole"


def _points(s: EdoState) -> Iterator[str]:
    box = s.box
    fortresses = 0
    for seat in range(box.players):
        points = list(s.points)[seat * SOURCES : seat * SOURCES + SOURCES]
        houses = sum(int(s.count_built(seat, city, HOUSE)) for city in range(CITIES))
        fortresses += points[2]
        if (
            points[0] != (houses - 1) * box.worth[0]
            or points[1] != (1 - s.posts[seat]) * (box.worth[1])
        ):
            yield f"Law 16: the points of seat {seat + 1} do not fit its buildings"
        if s.step != OVER and (points[FROM_SAMURAI] or points[FROM_RYO]):
            yield f"Law 16: seat {seat + 1} has points of the final count"
    if fortresses != (box.fortresses - s.fortresses) * box.worth[2]:
        yield f"Law 16: fortresses have given {fortresses} points"


def _turn(s: EdoState) -> Iterator[str]:
    if not 1 <= s.round <= MERCHANTS:
        yield f"Law 24: round {s.round}"
    if max(s.shown) > SLOTS:
        yield "Law 24: more than three turns in a round"
    seat = int(s.actor)
    if seat >= 0 and BEFORE < s.step < OVER and s.slot < SLOTS:
        place = seat * SLOTS + int(s.slot)
        officials = s.own[place] + s.shogun[place]
        if s.step != TRAVEL and s.left > officials // s.box.takes[s.face(seat, s.slot)]:
            yield f"Law 14: {s.left} activations are left to {officials} officials"
        if any(s.served[i] > s.samurai[seat * SPACES + i] for i in range(SPACES)):
            yield "Law 14: a samurai served twice"
    elif s.left or s.own_left or s.half or s.moving or max(s.served) or max(s.moved):
        yield "Law 14: something is left of a turn that is over"


def _one_way(before: EdoState, s: EdoState) -> Iterator[str]:
    players = int(s.box.players)
    if any(s.score(seat) < before.score(seat) for seat in range(players)):
        yield "Law 20: a score went down"
    if any(old and old != new for old, new in zip(before.built, s.built, strict=True)):
        yield "Law 20: a building moved or vanished"
    if any(old >= 0 and old != new for old, new in zip(before.owner, s.owner, strict=True)):
        yield "Law 20: a special card left its player"
    if any(new < old for old, new in zip(before.shoguns, s.shoguns, strict=True)):
        yield "Law 20: a Shogun official left its player"
    if any(new > old for old, new in zip(before.merchant_pile, s.merchant_pile, strict=True)):
        yield "Law 20: a merchant card came back"
    if before.round > 0 and s.first != (before.first + s.round - before.round) % players:
        yield "Law 19: the marker did not move one seat a round"


# What the notes of a step say of the Ryo of a seat.
_RECEIPTS = {int(notes.MONEY_MADE): 1, int(notes.INCOME_PAID): 2}
_PAYMENTS = (
    notes.SAMURAI_MOVED,
    notes.MERCHANT_MOVED,
    notes.CARD_BOUGHT,
    notes.BOUGHT,
    notes.POINT_TAKEN,
)


def _ryo(before: EdoState, s: EdoState, told: Sequence[Note]) -> Iterator[str]:
    change = [0] * int(s.box.players)
    for kind, a, b, c in told:
        if kind in _RECEIPTS:
            change[a] += (b, c)[_RECEIPTS[kind] - 1]
        elif kind in _PAYMENTS:
            change[a] -= c
        elif kind == notes.BUILT:
            change[a] -= c % 64
    for seat, ryo in enumerate(change):
        if before.ryo[seat] + ryo != s.ryo[seat]:
            yield f"Law 9: seat {seat + 1} has {s.ryo[seat]} Ryo, by the log {ryo} more than before"


def _wages(before: EdoState, s: EdoState, told: Sequence[Note]) -> Iterator[str]:
    for kind, a, b, _ in told:
        if kind == notes.WAGES_PAID:
            rice = before.goods[a * RESOURCES + RICE] - s.goods[a * RESOURCES + RICE]
            if (rice, int(s.samurai_of(a))) != (b, b):
                yield f"Law 17: seat {a + 1} paid {rice} rice for {s.samurai_of(a)} samurai"


def _income(s: EdoState, told: Sequence[Note]) -> Iterator[str]:
    paid = [0] * len(names.CITIES)
    for kind, _, b, c in told:
        if kind == notes.INCOME_PAID:
            paid[b] += c
    if not any(kind == notes.INCOME_PAID for kind, *_ in told):
        return
    for city, ryo in enumerate(paid):
        row = int(s.with_influence(city))
        due = 0
        if row and s.box.open[city]:
            first = int(s.tile[city]) * 16 + (row - 1) * 4
            due = sum(s.box.shares[first + rank] for rank in range(row))
        if ryo != due:
            yield f"Law 18: {names.CITIES[city]} paid {ryo} Ryo, not {due}"


def _moves(before: EdoState, s: EdoState, told: Sequence[Note]) -> Iterator[str]:
    """Pawns move only as told, and pay for it step by step."""
    change = [0] * len(s.samurai)
    merchant = int(before.merchant)
    for kind, a, b, c in told:
        row = a * SPACES
        if kind in (notes.SAMURAI_MOVED, notes.SAMURAI_TRAVELLED):
            change[row + b // 32] -= 1
            change[row + b % 32] += 1
        if kind == notes.MERCHANT_MOVED:
            merchant = b % 32
        if kind in (notes.SAMURAI_MOVED, notes.MERCHANT_MOVED):
            if c != s.box.map.steps(b // 32, b % 32) or before.step != BEFORE:
                yield f"Law 15: {c} Ryo were paid for a move"
        elif kind == notes.OFFICIAL_SENT:
            change[row + b] += 1
        elif kind == notes.SAMURAI_RECALLED:
            change[row + b] -= 1
        if kind in (notes.OFFICIAL_SENT, notes.SAMURAI_TRAVELLED) and before.step != TRAVEL:
            yield "Law 15: a pawn travelled without Travel"
    if before.step <= START:
        return
    moved = [new - old for old, new in zip(before.samurai, s.samurai, strict=True)]
    if moved != change or merchant != s.merchant:
        yield "Law 15: a pawn moved without a word"
