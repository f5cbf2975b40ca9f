"""How a payment is judged (SHI-PAY-12, SHI-PAY-13) and which pieces can still complete one.

A set of pieces is good or not by counting alone, as in the procedure after SHI-PAY-14. It is
accepted when it is good and no piece is idle (SHI-PAY-08). Adding pieces never spoils a good set:

- some accepted payment exists exactly if the whole hand is good;
- a set that is good takes no further piece: the new one would be idle. Payments therefore end by
  themselves;
- a piece may be named if some accepted set holds it and the pieces named before. That needs a
  search, which stays small: pieces come in a fixed order with tiles first, cards of the same use
  count as one, and at most one card serves each needed troop.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shitenno.box import (
    BONUSES,
    CARDS,
    EXCHANGE,
    EXCHANGE_PIECE,
    FIRST_CARD_PIECE,
    FIRST_KIND,
    FIRST_TROOP,
    FIRST_TROOP_PIECE,
    HATAMOTO,
    HATAMOTO_PIECE,
    KOKU,
    KOKU_CARDS,
    NO_KIND,
    PIECES,
    PLUS_ONE,
    PLUS_PIECE,
    POSITIONS,
    SECOND_KIND,
    SHOWN,
    SHOWS,
    TROOPS,
    Box,
    koku_on,
    troops_on,
)
from bakufu.games.shitenno.state import ShitennoState


def good_by_troops(
    own_needed: i64,
    gate_needed: i64,
    own: i64,
    gate: i64,
    others: i64,
    koku: i64,
    title: i64,
    exchanges: i64,
    plus_ones: i64,
    printed_only: bool,
) -> bool:
    """SHI-PAY-12 for `own_needed` troops of one kind and `gate_needed` (0 or 1) of another.

    `own`, `gate` and `others` count the printed troops of these kinds. A single troop of the gate's
    kind is never a copy, so only copies of the own kind have to be tried.
    """
    if own + gate + others + koku + title == 0:
        return False
    served_gate = gate if gate < gate_needed else gate_needed
    copies: i64 = 0
    while copies < own_needed and copies <= plus_ones:
        wanted = own_needed - copies
        served_own = own if own < wanted else wanted
        missing = wanted - served_own + gate_needed - served_gate
        spare = own + gate + others - served_own - served_gate + koku
        exchanged = missing - title  # nothing to exchange where the title covers it
        if printed_only:
            # A copy needs a printed troop or the title; a copy is no source (SHI-BONUS-09).
            if copies > 0 and own == 0 and title == 0:
                return False
        else:
            spare += plus_ones - copies
        if exchanged <= 0 or (exchanged <= exchanges and exchanged <= spare):
            return True
        copies += 1
    return False


def good_by_koku(
    price: i64,
    troops: i64,
    koku: i64,
    title: i64,
    exchanges: i64,
    plus_ones: i64,
    printed_only: bool,
) -> bool:
    """SHI-PAY-13."""
    made = troops + title if troops + title < exchanges else exchanges
    base = koku if printed_only else koku + made
    total = koku + made
    if base >= 1:
        total += plus_ones
    return total >= price


@final
class Purse:
    """A set of pieces weighed against one need: is it good, and is a piece idle?"""

    def __init__(self) -> None:
        self.way: i64 = TROOPS
        self.price: i64 = 0
        self.own_kind: i64 = 0
        self.gate_kind: i64 = NO_KIND
        self.own_needed: i64 = 0
        self.gate_needed: i64 = 0
        self.printed_only = False
        self.pieces = vec[i64]([0] * PIECES)  # the set
        self.spare = vec[i64]([0] * PIECES)  # what else its owner could put in
        # The set added up: printed troops by use, koku, and number of cards.
        self.own: i64 = 0
        self.gate: i64 = 0
        self.others: i64 = 0
        self.koku: i64 = 0
        self.cards: i64 = 0
        self.sources: i64 = 0  # cards that can only be exchanged

    def face(self, s: ShitennoState, province: i64, way: i64) -> None:
        """Weigh an empty set against a province's next position (SHI-PAY-02 to SHI-PAY-04)."""
        self._clear()
        box = s.box
        self.way = way
        self.printed_only = box.printed_only
        self.price = box.values[province * 4 + s.kamons[province]]
        self.own_kind = box.own_kind[province]
        self.own_needed = box.beside[province]
        gate = s.gate[province]
        if gate < 0 or gate == self.own_kind:
            self.own_needed += 1  # the gate figure (SHI-PAY-03) or a tile of the own kind
            self.gate_kind = NO_KIND
            self.gate_needed = 0
        else:
            self.gate_kind = gate
            self.gate_needed = 1

    def _clear(self) -> None:
        for piece in range(PIECES):
            self.pieces[piece] = 0
        self.own = 0
        self.gate = 0
        self.others = 0
        self.koku = 0
        self.cards = 0
        self.sources = 0

    def put(self, piece: i64, number: i64) -> None:
        """Add a number of equal pieces to the set (or take them out, if negative)."""
        self.pieces[piece] = self.pieces[piece] + number
        if piece < FIRST_CARD_PIECE:
            return
        card = piece - FIRST_CARD_PIECE
        own = SHOWS[card * SHOWN + self.own_kind]
        gate = SHOWS[card * SHOWN + self.gate_kind]
        self.own += number * own
        self.gate += number * gate
        self.others += number * (troops_on(card) - own - gate)
        self.koku += number * koku_on(card)
        self.cards += number
        if own + gate == 0:
            self.sources += number

    def good(self) -> bool:
        """Whether the set pays."""
        pieces = self.pieces
        return self._good(
            self.own,
            self.gate,
            self.others,
            self.koku,
            pieces[HATAMOTO_PIECE],
            pieces[EXCHANGE_PIECE],
            pieces[PLUS_PIECE],
        )

    def _good(
        self,
        own: i64,
        gate: i64,
        others: i64,
        koku: i64,
        title: i64,
        exchanges: i64,
        plus_ones: i64,
    ) -> bool:
        if self.way == KOKU:
            troops = own + gate + others
            return good_by_koku(
                self.price, troops, koku, title, exchanges, plus_ones, self.printed_only
            )
        return good_by_troops(
            self.own_needed,
            self.gate_needed,
            own,
            gate,
            others,
            koku,
            title,
            exchanges,
            plus_ones,
            self.printed_only,
        )

    def idle(self, piece: i64) -> bool:
        """Whether one such piece of a good set could be left out (SHI-PAY-08)."""
        if self.pieces[piece] == 0:
            return False
        self.put(piece, -1)
        still_good = self.good()
        self.put(piece, 1)
        return still_good

    def any_idle(self) -> bool:
        for piece in range(PIECES):
            if self.idle(piece):
                return True
        return False

    def use(self, piece: i64) -> i64:
        """A number for what a piece is good for here; pieces with the same number are alike."""
        if piece < FIRST_TROOP_PIECE:
            return piece
        card = piece - FIRST_CARD_PIECE
        second = SECOND_KIND[card]
        if self.way == KOKU:
            if second < 0:
                return FIRST_TROOP_PIECE
            return FIRST_TROOP_PIECE + 1
        own = SHOWS[card * SHOWN + self.own_kind]
        gate = SHOWS[card * SHOWN + self.gate_kind]
        if second < 0:
            return FIRST_TROOP_PIECE + own + 3 * gate
        return FIRST_TROOP_PIECE + own + 3 * gate + 9

    def hopeless(self) -> bool:
        """Whether some piece of the set must end up idle, whatever cards are still to come.

        Tiles come before cards, so the number of tiles is settled once a card is in. Each Exchange
        serves one needed troop or koku, each +1 is a copy or the source of an Exchange, and each
        card serves at least one needed troop.
        """
        exchanges = self.pieces[EXCHANGE_PIECE]
        plus_ones = self.pieces[PLUS_PIECE]
        title = self.pieces[HATAMOTO_PIECE]
        if self.way == KOKU:
            if exchanges + plus_ones > self.price:
                return True
            troop_cards = self.cards - self.pieces[3] - self.pieces[4] - self.pieces[5]
            return troop_cards > 0 and troop_cards + title > exchanges
        needed = self.own_needed + self.gate_needed
        copies = self.own_needed - 1
        if exchanges > needed or plus_ones > (copies if self.printed_only else copies + exchanges):
            return True
        if self.cards > 0 and self.sources > exchanges:
            return True
        return self.cards + title > needed

    def last_start(self, floor: i64) -> i64:
        """The last piece from which on all spare pieces together would make the set good.

        PIECES if the set is good without any of them; `floor - 1` if not even all from `floor` on
        suffice. Asked most of all, so the sums are kept here and the set is left alone.
        """
        if self.good():
            return PIECES
        spare = self.spare
        title = self.pieces[HATAMOTO_PIECE]
        exchanges = self.pieces[EXCHANGE_PIECE]
        plus_ones = self.pieces[PLUS_PIECE]
        own, gate, others, koku = self.own, self.gate, self.others, self.koku
        start: i64 = PIECES
        while start > floor:
            start -= 1
            number = spare[start]
            if number == 0:
                continue
            if start >= FIRST_TROOP_PIECE:
                card = start - FIRST_CARD_PIECE
                shows_own = SHOWS[card * SHOWN + self.own_kind]
                shows_gate = SHOWS[card * SHOWN + self.gate_kind]
                own += number * shows_own
                gate += number * shows_gate
                others += number * (troops_on(card) - shows_own - shows_gate)
            elif start >= FIRST_CARD_PIECE:
                koku += number * koku_on(start - FIRST_CARD_PIECE)
            elif start == PLUS_PIECE:
                plus_ones += number
            elif start == EXCHANGE_PIECE:
                exchanges += number
            else:
                title += number
            if self._good(own, gate, others, koku, title, exchanges, plus_ones):
                return start
        return floor - 1

    def reachable(self, floor: i64) -> bool:
        """Whether the set would be good with every spare piece from `floor` on thrown in."""
        return self.last_start(floor) >= floor

    def completes(self, piece: i64) -> bool:
        """Whether this spare piece, and later ones, can complete the set to an accepted payment."""
        self.put(piece, 1)
        self.spare[piece] = self.spare[piece] - 1
        found = False
        if self.good():
            found = not self.any_idle()
        elif not self.hopeless():
            found = self._completed_from(piece)
        self.spare[piece] = self.spare[piece] + 1
        self.put(piece, -1)
        return found

    def _completed_from(self, floor: i64) -> bool:
        tried: i64 = 0
        for piece in range(floor, self.last_start(floor) + 1):
            if self.spare[piece] > 0:
                use: i64 = 1 << self.use(piece)
                # An earlier piece of the same use had all the later ones to go with it, too.
                if tried & use == 0:
                    tried |= use
                    if self.completes(piece):
                        return True
        return False


def free_title(s: ShitennoState, seat: i64) -> i64:
    """1 for a Hatamoto who has not paid with the title in this turn (SHI-TITLE-09)."""
    if s.title[seat] == HATAMOTO and s.title_used == 0:
        return 1
    return 0


def fill_spare(purse: Purse, s: ShitennoState, seat: i64) -> None:
    """Lay what the seat could pay with beside an empty set (SHI-PAY-05, SHI-TITLE-09)."""
    spare = purse.spare
    spare[HATAMOTO_PIECE] = free_title(s, seat)
    spare[EXCHANGE_PIECE] = s.front[seat * BONUSES + EXCHANGE]
    spare[PLUS_PIECE] = s.front[seat * BONUSES + PLUS_ONE]
    for card in range(CARDS):
        spare[FIRST_CARD_PIECE + card] = s.hand[seat * CARDS + card]


def pledge_into(purse: Purse, pledge: vec[i64]) -> None:
    """Move the pieces already named from the spare ones into the set."""
    for piece in range(PIECES):
        number = pledge[piece]
        if number > 0:
            purse.put(piece, number)
            purse.spare[piece] = purse.spare[piece] - number


def next_pieces(purse: Purse, floor: i64, idle_allowed: bool) -> i64:
    """The pieces from `floor` on that may be named next, as a bit mask."""
    legal: i64 = 0
    feasible: i64 = 0
    last = purse.last_start(floor)
    for back in range(PIECES):
        piece = PIECES - 1 - back
        if piece < floor or piece > last or purse.spare[piece] == 0:
            continue
        use: i64 = 1 << purse.use(piece)
        # What a later piece of the same use completes, an earlier one does as well.
        if idle_allowed or feasible & use != 0 or purse.completes(piece):
            feasible |= use
            legal |= 1 << piece
    return legal


@final
class Wealth:
    """All that a seat could pay with, added up once to be held against many provinces."""

    def __init__(self, s: ShitennoState, seat: i64) -> None:
        self.by_kind = vec[i64]([0, 0, 0, 0])
        self.troops: i64 = 0
        self.koku: i64 = 0
        hand = s.hand
        first = seat * CARDS
        for card in range(KOKU_CARDS):
            self.koku += hand[first + card] * (card + 1)
        for card in range(FIRST_TROOP, CARDS):
            number = hand[first + card]
            if number > 0:
                kind = FIRST_KIND[card]
                self.by_kind[kind] = self.by_kind[kind] + number
                self.troops += number
                kind = SECOND_KIND[card]
                if kind >= 0:
                    self.by_kind[kind] = self.by_kind[kind] + number
                    self.troops += number
        self.exchanges: i64 = s.front[seat * BONUSES + EXCHANGE]
        self.plus_ones: i64 = s.front[seat * BONUSES + PLUS_ONE]
        self.title = free_title(s, seat)

    def pays(self, s: ShitennoState, province: i64, way: i64) -> bool:
        """Whether the next position of a province can be paid for in this way."""
        box = s.box
        if way == TROOPS:
            kind = box.own_kind[province]
            return self._pays_troops(box, kind, box.beside[province], s.gate[province])
        return self._pays_koku(box, box.values[province * POSITIONS + s.kamons[province]])

    def _pays_koku(self, box: Box, price: i64) -> bool:
        return good_by_koku(
            price,
            self.troops,
            self.koku,
            self.title,
            self.exchanges,
            self.plus_ones,
            box.printed_only,
        )

    def _pays_troops(self, box: Box, own_kind: i64, beside: i64, gate_kind: i64) -> bool:
        own = self.by_kind[own_kind]
        own_needed = beside
        gate: i64 = 0
        gate_needed: i64 = 0
        if gate_kind < 0 or gate_kind == own_kind:
            own_needed += 1
        else:
            gate = self.by_kind[gate_kind]
            gate_needed = 1
        return good_by_troops(
            own_needed,
            gate_needed,
            own,
            gate,
            self.troops - own - gate,
            self.koku,
            self.title,
            self.exchanges,
            self.plus_ones,
            box.printed_only,
        )
