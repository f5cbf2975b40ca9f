"""Payments: the rulebook's verdicts, the counting test against real trying out, the legal pieces.

Three judges that know nothing of each other are compared: the engine, the procedure printed in
section 8 of the rulebook, and a search that lays tiles on pieces in every order.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Game
from bakufu.engine.text.message import message_word
from bakufu.engine.text.refusal import Refused
from bakufu.games.shelf import find_game
from bakufu.games.shitenno import names, orders
from bakufu.games.shitenno.payment import Purse
from bakufu.games.shitenno.state import PAY, TURN, ShitennoState

GAME: Game = find_game("shitenno")
SEAT = names.GENERALS.index("ii")  # the Hatamoto of the positions below
CHAINS = ("full", "printed_only")
TITLE, EXCHANGE, PLUS = range(3)
FIRST_CARD = 3

# A set of pieces: how many of each, in the order of `names.PIECES`.
Pieces = tuple[int, ...]


class Need(msgspec.Struct, frozen=True):
    """A free position and the way it is to be paid."""

    province: str
    gate: str | None  # None: the gate figure
    position: int
    way: str


def table(need: Need, chains: str = "full", idle: str = "refused") -> ShitennoState:
    """Ii's turn in an odd year, with this position free and nothing to pay with."""
    setup = GAME.setup({"players": 4, "tile_chains": chains, "idle_pieces": idle})
    province = {"kamons": ["honda"] * (need.position - 1), "gate": need.gate}
    state = GAME.from_document(
        setup,
        {"round": 6, "year": "odd", "actor": "ii", "provinces": {need.province: province}},
    )
    assert isinstance(state, ShitennoState)
    return state


def give(state: ShitennoState, pieces: Pieces) -> None:
    """Let Ii have exactly these pieces."""
    state.title_used = 1 - pieces[TITLE]
    state.front[SEAT * 3] = pieces[EXCHANGE]
    state.front[SEAT * 3 + 1] = pieces[PLUS]
    for card in range(len(names.CARDS)):
        state.hand[SEAT * len(names.CARDS) + card] = pieces[FIRST_CARD + card]


def purse_of(state: ShitennoState, need: Need, pieces: Pieces) -> Purse:
    purse = Purse()
    purse.face(state, names.PROVINCES.index(need.province), names.WAYS.index(need.way))
    for piece, count in enumerate(pieces):
        if count:
            purse.put(piece, count)
    return purse


# The printed procedure of section 8, for any kinds and numbers


def printed_kinds(pieces: Pieces) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for card, count in zip(names.CARDS, pieces[FIRST_CARD:], strict=True):
        if "koku" not in card:
            for kind in card.split("+"):
                kinds[kind] += count
    return kinds


def printed_koku(pieces: Pieces) -> int:
    return sum((i + 1) * pieces[FIRST_CARD + i] for i in range(3))


def need_of(need: Need) -> Counter[str]:
    """SHI-PAY-02 and SHI-PAY-03, from the table of SHI-SETUP-07."""
    kind, beside = {
        "chugoku": ("samurai", 2),
        "chubu": ("shinobi", 2),
        "hokkaido": ("sohei", 2),
        "kyushu": ("bushi", 2),
        "tohoku": ("bushi", 3),
        "shikoku": ("sohei", 3),
        "kansai": ("shinobi", 3),
        "kanto": ("samurai", 3),
    }[need.province]
    return Counter({kind: beside}) + Counter([need.gate or kind])


def price_of(need: Need) -> int:
    """SHI-SETUP-07."""
    cheap = need.province in ("chugoku", "chubu", "hokkaido", "kyushu")
    return ((3, 4, 6, 9) if cheap else (5, 6, 8, 11))[need.position - 1]


@cache
def good_by_book(need: Need, pieces: Pieces, chains: str) -> bool:
    t, m, w = printed_kinds(pieces), printed_koku(pieces), pieces[TITLE]
    x, q = pieces[EXCHANGE], pieces[PLUS]
    if need.way == "koku":
        made = min(x, t.total() + w)
        base = m + made if chains == "full" else m
        return m + made + (q if base >= 1 else 0) >= price_of(need)
    if t.total() + m + w == 0:
        return False
    n = need_of(need)
    for copies in product(*(range(n[kind]) for kind in n)):
        c = dict(zip(n, copies, strict=True))
        if sum(copies) > q:
            continue
        missing = sum(max(0, n[k] - c[k] - t[k]) for k in n)
        spare = t.total() - sum(min(t[k], n[k] - c[k]) for k in n)
        exchange = max(0, missing - w)
        sources = spare + m
        if chains == "full":
            sources += q - sum(copies)
        elif sum(1 for k in n if c[k] >= 1 and t[k] == 0) > w:
            continue
        if exchange <= x and exchange <= sources:
            return True
    return False


def without(pieces: Pieces, piece: int) -> Pieces:
    return tuple(count - (i == piece) for i, count in enumerate(pieces))


def idle_by_book(need: Need, pieces: Pieces, chains: str) -> list[int]:
    return [
        piece
        for piece, count in enumerate(pieces)
        if count and good_by_book(need, without(pieces, piece), chains)
    ]


def accepted_by_book(need: Need, pieces: Pieces, chains: str) -> bool:
    return good_by_book(need, pieces, chains) and not idle_by_book(need, pieces, chains)


# Trying it out: troops and koku on the table, tiles laid on them one after the other

# A troop or a koku: its kind, and what has been done with it. Things that a tile has made and, with
# `printed_only`, things that were changed or copied may not serve every tile any more.
Thing = tuple[str, str]
PRINTED, COPIED, MADE = "printed", "copied", "made"


def good_by_trying(need: Need, pieces: Pieces, chains: str) -> bool:
    """Whether some order of applying the tiles gives what is needed."""
    things = [(kind, PRINTED) for kind in printed_kinds(pieces).elements()]
    things += [("koku", PRINTED)] * printed_koku(pieces)
    for title in names.KINDS if pieces[TITLE] else [None]:
        start = [*things, (title, PRINTED)] if title else things
        if _try_tiles(need, start, pieces[EXCHANGE], pieces[PLUS], chains):
            return True
    return False


def _try_tiles(need: Need, start: list[Thing], x: int, q: int, chains: str) -> bool:
    todo = [(tuple(sorted(start)), x, q)]
    seen = set(todo)
    while todo:
        things, x, q = todo.pop()
        if _covers(need, things):
            return True
        following = [(after, x - 1, q) for after in _exchanged(need, things, chains) if x]
        following += [(after, x, q - 1) for after in _copied(need, things, chains) if q]
        for state in following:
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return False


def _covers(need: Need, things: tuple[Thing, ...]) -> bool:
    kinds = Counter(kind for kind, _ in things)
    if need.way == "koku":
        return kinds["koku"] >= price_of(need)
    return need_of(need) <= kinds


def _exchanged(need: Need, things: tuple[Thing, ...], chains: str) -> Iterator[tuple[Thing, ...]]:
    """One Exchange: SHI-BONUS-04 and SHI-BONUS-05 by troops, SHI-BONUS-06 by koku."""
    for thing in set(things):
        kind, mark = thing
        if chains == "printed_only" and mark != PRINTED:
            continue
        wanted: list[str]
        if need.way == "koku":
            wanted = ["koku"] if kind != "koku" else []
        else:
            wanted = [other for other in names.KINDS if other != kind]
        for other in wanted:
            yield _replaced(things, thing, (other, MADE))


def _copied(need: Need, things: tuple[Thing, ...], chains: str) -> Iterator[tuple[Thing, ...]]:
    """One +1: SHI-BONUS-07 by troops, SHI-BONUS-08 by koku."""
    for thing in set(things):
        kind, mark = thing
        if (kind == "koku") != (need.way == "koku"):
            continue
        if chains == "printed_only" and mark == MADE:
            continue
        yield tuple(sorted([*_replaced(things, thing, (kind, _after_copy(mark))), (kind, MADE)]))


def _after_copy(mark: str) -> str:
    return COPIED if mark == PRINTED else mark


def _replaced(things: tuple[Thing, ...], old: Thing, new: Thing) -> tuple[Thing, ...]:
    rest = list(things)
    rest.remove(old)
    return tuple(sorted([*rest, new]))


# (a) The verdict table


class Verdict(msgspec.Struct, frozen=True):
    number: str
    need: Need
    pieces: Pieces
    full: str
    printed_only: str
    remark: str
    price: int | None


def _verdicts() -> list[Verdict]:
    text = (files("bakufu") / "rulebooks" / "shitenno.en.md").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        if not re.match(r"\| V\d\d \|", line):
            continue
        number, place, position, way, pieces, full, printed, remark = (
            cell.strip() for cell in line.strip("|").split("|")
        )
        province, gate = names.plain(place).split(", ")
        kind = None if gate == "no tile" else gate.removesuffix(" tile")
        way, _, price = way.partition(" ")
        found.append(
            Verdict(
                number=number,
                need=Need(province, kind, int(position), way),
                pieces=tuple(names.count_words(pieces.split(","), names.PIECES, "piece")),
                full=full,
                printed_only=printed or full,
                remark=remark,
                price=int(price) if price else None,
            )
        )
    return found


VERDICTS = _verdicts()


def test_the_rulebook_has_43_verdicts() -> None:
    assert [verdict.number for verdict in VERDICTS] == [f"V{n:02}" for n in range(1, 44)]
    assert {verdict.full for verdict in VERDICTS} == {"good", "not good", "idle"}
    changed = [verdict.number for verdict in VERDICTS if verdict.full != verdict.printed_only]
    assert changed == ["V11", "V19", "V25", "V26", "V39"]


def _named_idle(verdict: Verdict) -> set[int]:
    """The pieces that the remark calls idle."""
    if verdict.remark == "any one piece can go":
        return {piece for piece, count in enumerate(verdict.pieces) if count}
    return {names.index(verdict.remark.removeprefix("one "), names.PIECES, "piece")}


def _ask(verdict: Verdict, chains: str, idle: str = "refused") -> Refused | None:
    """Offer the payment at the table: None if it is taken."""
    state = table(verdict.need, chains, idle)
    give(state, verdict.pieces)
    province = names.PROVINCES.index(verdict.need.province)
    way = names.WAYS.index(verdict.need.way)
    try:
        orders.judge_payment(state, SEAT, province, way, list(verdict.pieces))
    except Refused as refusal:
        return refusal
    return None


@rule("SHI-PAY-08", "SHI-PAY-12", "SHI-PAY-13", "SHI-BONUS-09")
@pytest.mark.parametrize("chains", CHAINS)
@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda verdict: verdict.number)
def test_verdict(verdict: Verdict, chains: str) -> None:
    """Section 8: the verdicts to test against."""
    expected = verdict.full if chains == "full" else verdict.printed_only
    state = table(verdict.need, chains)
    purse = purse_of(state, verdict.need, verdict.pieces)
    idle = {piece for piece in range(len(names.PIECES)) if purse.idle(piece)}
    if verdict.price is not None:
        assert purse.price == verdict.price
    assert purse.good() == (expected != "not good")
    refusal = _ask(verdict, chains)
    if expected == "good":
        assert refusal is None
        assert not idle
        assert not purse.any_idle()
    elif expected == "idle":
        assert idle == _named_idle(verdict)
        assert purse.any_idle()
        assert refusal is not None
        assert refusal.rule == "SHI-PAY-08"
        words = [f"@piece-{message_word(names.PIECES[piece])}" for piece in sorted(idle)]
        assert refusal.message.args == {"pieces": words}
    else:
        assert refusal is not None
        own_rule = "SHI-PAY-12" if verdict.need.way == "troops" else "SHI-PAY-13"
        mixed = verdict.number in ("V14", "V37", "V38")
        assert refusal.rule == ("SHI-PAY-01" if mixed else own_rule)


@rule("SHI-PAY-08")
@pytest.mark.parametrize("chains", CHAINS)
@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda verdict: verdict.number)
def test_verdict_with_idle_pieces_allowed(verdict: Verdict, chains: str) -> None:
    """With `idle_pieces = allowed` the second half of `accepted` is dropped."""
    expected = verdict.full if chains == "full" else verdict.printed_only
    assert (_ask(verdict, chains, "allowed") is None) == (expected != "not good")


@rule("SHI-PAY-12", "SHI-PAY-13")
@pytest.mark.parametrize("idle", ["refused", "allowed"])
@pytest.mark.parametrize("chains", CHAINS)
@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda verdict: verdict.number)
def test_verdict_at_the_table(verdict: Verdict, chains: str, idle: str) -> None:
    """A good payment is carried out piece by piece; every other one is refused as a whole."""
    expected = verdict.full if chains == "full" else verdict.printed_only
    state = table(verdict.need, chains, idle)
    give(state, verdict.pieces)
    pieces = ", ".join(names.list_words(verdict.pieces, names.PIECES))
    order = f"place {verdict.need.province} by {verdict.need.way}: {pieces}"
    if expected == "not good" or (expected == "idle" and idle == "refused"):
        with pytest.raises(Refused):
            GAME.read_order(state, SEAT, order)
        return
    for move in GAME.read_order(state, SEAT, order):
        assert GAME.why_not(state, SEAT, move) is None
        state.apply(SEAT, move, Dice(1), Scribe())
    province = names.PROVINCES.index(verdict.need.province)
    assert state.kamons[province] == verdict.need.position
    assert sum(list(state.hand)[SEAT * 17 : SEAT * 17 + 17]) == 0
    # "Wins no tile" where none lies there; else the tiles paid are replaced by the one won.
    assert sum(list(state.front)[SEAT * 3 : SEAT * 3 + 3]) == (verdict.need.gate is not None)


# (b) Counting against trying out


@st.composite
def needs(draw: st.DrawFn) -> Need:
    province = draw(st.sampled_from(names.PROVINCES))
    position = draw(st.integers(1, 4))
    gate = None if position == 4 else draw(st.sampled_from(names.KINDS))
    return Need(province, gate, position, draw(st.sampled_from(names.WAYS)))


@st.composite
def hands(draw: st.DrawFn, need: Need, cards: int, tiles: int) -> Pieces:
    """A few pieces; half of the cards show a kind that is needed, or koku."""
    useful = [
        card
        for card in names.CARDS
        if "koku" in card or any(kind in need_of(need) for kind in card.split("+"))
    ]
    words = draw(
        st.lists(st.sampled_from(useful) | st.sampled_from(names.CARDS), max_size=cards).filter(
            lambda words: all(words.count(word) <= 12 for word in words)
        )
    )
    numbers = [draw(st.integers(0, 1)), draw(st.integers(0, tiles)), draw(st.integers(0, tiles))]
    return (*numbers, *names.count_words(words, names.CARDS, "card"))


@rule("SHI-PAY-12", "SHI-PAY-13", "SHI-PAY-14", "SHI-BONUS-09", "SHI-BONUS-10")
@settings(max_examples=300, deadline=None)
@given(st.data(), needs(), st.sampled_from(CHAINS))
def test_counting_agrees_with_trying_every_order(
    data: st.DataObject, need: Need, chains: str
) -> None:
    """SHI-PAY-14: a set is good if there is at least one way of giving out suppliers."""
    pieces = data.draw(hands(need, 4, 3))
    tried = good_by_trying(need, pieces, chains)
    assert good_by_book(need, pieces, chains) == tried
    assert purse_of(table(need, chains), need, pieces).good() == tried


@rule("SHI-PAY-12", "SHI-PAY-13")
@pytest.mark.parametrize("chains", CHAINS)
@pytest.mark.parametrize("way", names.WAYS)
def test_counting_agrees_with_the_book_on_all_small_sets(way: str, chains: str) -> None:
    """Every set of up to two cards of Kantō's uses with up to four tiles of each sort."""
    cards = ("1-koku", "3-koku", "samurai", "bushi", "sohei", "samurai+bushi", "bushi+sohei")
    for gate, position in (("bushi", 1), ("samurai", 2), (None, 4)):
        need = Need("kanto", gate, position, way)
        state = table(need, chains)
        for first, second, title, x, q in product(
            ("", *cards), ("", *cards), range(2), range(5), range(5)
        ):
            words = [word for word in (first, second) if word]
            pieces = (title, x, q, *names.count_words(words, names.CARDS, "card"))
            good = purse_of(state, need, pieces).good()
            assert good == good_by_book(need, pieces, chains), (need, pieces)


@rule("SHI-PAY-08")
@settings(max_examples=200, deadline=None)
@given(st.data(), needs(), st.sampled_from(CHAINS))
def test_one_more_piece_never_spoils_a_good_set(
    data: st.DataObject, need: Need, chains: str
) -> None:
    """Section 8: it is enough to try leaving out one piece at a time."""
    pieces = data.draw(hands(need, 5, 4))
    purse = purse_of(table(need, chains), need, pieces)
    if purse.good():
        for piece in range(len(names.PIECES)):
            purse.put(piece, 1)
            assert purse.good()
            purse.put(piece, -1)


# (c) and (d): paying piece by piece


def subsets(pieces: Pieces) -> Iterator[Pieces]:
    return product(*(range(count + 1) for count in pieces))


def payments(state: ShitennoState, need: Need) -> list[Pieces]:
    """Every complete payment that the legal moves lead to; no path may end before."""
    place = GAME.move_number(f"place {need.province} by {need.way}")
    if place not in GAME.legal(state, SEAT):
        return []
    found: list[Pieces] = []
    start = state.clone()
    start.apply(SEAT, place, Dice(1), Scribe())
    todo: list[tuple[ShitennoState, Pieces]] = [(start, (0,) * len(names.PIECES))]
    while todo:
        here, named = todo.pop()
        legal = GAME.legal(here, SEAT)
        assert legal, f"a dead end after {names.list_words(named, names.PIECES)}"
        for move in legal:
            word = GAME.move_name(move)
            after = here.clone()
            after.apply(SEAT, move, Dice(1), Scribe())
            now = named
            if word != "pay":
                piece = names.PIECES.index(word.removeprefix("piece "))
                now = tuple(count + (i == piece) for i, count in enumerate(named))
            if after.step == PAY:
                assert tuple(after.pledge) == now
                todo.append((after, now))
            else:
                assert after.kamons[names.PROVINCES.index(need.province)] == need.position
                found.append(now)
    return found


@rule("SHI-PAY-05", "SHI-PAY-08")
@settings(max_examples=120, deadline=None)
@given(st.data(), needs(), st.sampled_from(CHAINS))
def test_legal_pieces_lead_to_exactly_the_accepted_payments(
    data: st.DataObject, need: Need, chains: str
) -> None:
    pieces = data.draw(hands(need, 6, 3))
    state = table(need, chains)
    give(state, pieces)
    accepted = [p for p in subsets(pieces) if accepted_by_book(need, p, chains)]
    # Compared as lists: every payment can be made in one way only.
    assert sorted(payments(state, need)) == sorted(accepted)


@rule("SHI-PAY-05", "SHI-PAY-08")
@settings(max_examples=60, deadline=None)
@given(st.data(), needs(), st.sampled_from(CHAINS))
def test_with_idle_pieces_allowed_legal_pieces_lead_to_every_good_payment(
    data: st.DataObject, need: Need, chains: str
) -> None:
    pieces = data.draw(hands(need, 4, 2))
    state = table(need, chains, "allowed")
    give(state, pieces)
    good = [p for p in subsets(pieces) if good_by_book(need, p, chains)]
    assert sorted(payments(state, need)) == sorted(good)


@rule("SHI-PAY-05")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(names.CARDS), max_size=25),
    *(st.integers(0, 8), st.integers(0, 8), st.booleans()),
    *(st.sampled_from(CHAINS), st.sampled_from(["refused", "allowed"]), st.integers(0, 1000)),
)
def test_no_dead_end_while_paying_from_a_big_hand(
    cards: list[str], x: int, q: int, title: bool, chains: str, idle: str, seed: int
) -> None:
    """Law 18 and the list of legal moves: whoever may begin a payment can finish it."""
    dice = Dice(seed)
    state = table(Need("kanto", "bushi", 1, "troops"), chains, idle)
    give(state, (int(title), x, q, *names.count_words(cards, names.CARDS, "card")))
    for way in names.WAYS:
        for province in names.PROVINCES:
            move = GAME.move_number(f"place {province} by {way}")
            if move in GAME.legal(state, SEAT):
                _pay_at_random(state.clone(), move, dice)


def _pay_at_random(state: ShitennoState, move: int, dice: Dice) -> None:
    placed = state.placed
    state.apply(SEAT, move, dice, Scribe())
    while state.step == PAY:
        legal = GAME.legal(state, SEAT)
        assert legal, f"a dead end after {names.list_words(state.pledge, names.PIECES)}"
        state.apply(SEAT, legal[int(dice.below(len(legal)))], dice, Scribe())
    assert state.step != TURN or state.placed == placed + 1


# (e) The biggest hands there are


def _whole_box(state: ShitennoState, tiles: int, koku: bool) -> Pieces:
    cards = [int(count) for count in state.box.deck]
    return (1, tiles, tiles, *(cards if koku else [0, 0, 0, *cards[3:]]))


@rule("SHI-CONTROL-12")
@pytest.mark.parametrize("idle", ["refused", "allowed"])
@pytest.mark.parametrize("chains", CHAINS)
@pytest.mark.parametrize("koku", [True, False])
@pytest.mark.parametrize("tiles", [0, 3, 8])
def test_the_biggest_hands_can_be_paid_from(tiles: int, koku: bool, chains: str, idle: str) -> None:
    """All cards of the box in one hand: there is no limit to either cards or tiles.

    The search behind the legal pieces must not grow with the number of subsets of the hand (more
    than 10**15 here): if it did, this test would not come back.
    """
    state = table(Need("kanto", "bushi", 1, "troops"), chains, idle)
    pieces = _whole_box(state, tiles, koku)
    give(state, pieces)
    legal = [GAME.move_name(move) for move in GAME.legal(state, SEAT)]
    for province, way in product(names.PROVINCES, names.WAYS):
        gate = int(state.gate[names.PROVINCES.index(province)])
        payable = good_by_book(Need(province, names.KINDS[gate], 1, way), pieces, chains)
        move = f"place {province} by {way}"
        assert (move in legal) == payable
        if payable and province in ("chugoku", "kanto"):
            _pay_at_random(state.clone(), GAME.move_number(move), Dice(tiles))
