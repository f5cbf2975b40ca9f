"""What a seat of Shitennō knows, as numbers: see `docs/observations.md`.

Everything here stands in the view as well (`view.py`, section 12 of the rules): the faces of other
hands and the pieces of somebody else's payment are left out.
"""

from typing import Final, final

from mypy_extensions import i16, i64

from bakufu.engine.core.hands import total
from bakufu.engine.core.observation import YES, Cursor, Field, Observer
from bakufu.engine.core.state import State
from bakufu.games.shitenno.box import (
    BONUSES,
    CARDS,
    FIRST_TROOP,
    KINDS,
    KOKU_CARDS,
    PIECES,
    POSITIONS,
    PROVINCES,
    Box,
)
from bakufu.games.shitenno.state import GOLD, OVER, PAY, SOURCES, WHICH_LOT, ShitennoState

_STEPS: Final[i64] = 8
_TITLES: Final[i64] = 4
_GENERALS: Final[i64] = 4
_ROUNDS: Final[i64] = 99
_POINTS: Final[i64] = 999
_CARD_COUNT: Final[i64] = 99


def fields(box: Box) -> list[Field]:
    """What is told, in the order in which it is told."""
    players = int(box.players)
    seat, other = ("seat", players), ("other seat", players - 1)
    province, position = ("province", int(PROVINCES)), ("position", int(POSITIONS))
    kind, card = ("troop kind", int(KINDS)), ("card", int(CARDS))
    troop_card = ("troop card", int(CARDS - FIRST_TROOP))
    koku_card = ("koku card", int(KOKU_CARDS))
    seals, bonus = ("seals", int(_TITLES)), ("bonus", int(BONUSES))
    found = [
        Field("round", (), int(_ROUNDS), "even years begun"),
        Field("year", (("year", 3),), 1, "set-up, even or odd"),
        Field("step", (("step", int(_STEPS)),), 1, "what the table waits for"),
        Field("actor", (seat,), 1, "whose decision it is; nobody's after the end"),
        Field("tairo", (seat,), 1, "who is Tairō"),
        Field("tiles_left", (seals,), 1, "hierarchy tiles that the Tairō still has"),
        Field("general", (seat, ("general", int(_GENERALS))), 1, "the general of each seat"),
        Field("title", (seat, seals), 1, "the title of each seat, by its seals"),
        Field("seals", (seat, seals), 1, "the hierarchy tile won in this even year"),
        Field("stock", (seat,), int(box.stock), "kamons not placed yet"),
        Field("points", (seat, ("source", int(SOURCES))), int(_POINTS), "points by source"),
        Field("score", (seat,), int(_POINTS), "points in all"),
        Field("tiles", (seat, bonus), int(_CARD_COUNT), "bonus tiles in front of each seat"),
        Field("hand_size", (seat,), int(_CARD_COUNT), "cards in each hand"),
        Field("hand", (card,), int(_CARD_COUNT), "the own hand"),
        Field("kamon", (province, position, seat), 1, "whose kamon lies on each position"),
        Field("gold", (province, position), 1, "whether it is turned to gold"),
        Field("gate", (province, kind), 1, "the tile to be seen; none where the gate figure is"),
        Field("share", (card,), int(_CARD_COUNT), "cards to share that are in no lot yet"),
        Field("lot_seals", (("lot", 2), seals), 1, "the hierarchy tile of each lot on offer"),
        Field("lot_cards", (("lot", 2), card), int(_CARD_COUNT), "the cards of each lot"),
        Field("troop_pile", (), int(_CARD_COUNT), "troop cards in the pile"),
        Field("koku_pile", (), int(_CARD_COUNT), "koku cards in the pile"),
        Field("spent", (card,), int(_CARD_COUNT), "troop cards discarded, koku cards out"),
        Field("tiles_out", (bonus,), int(_CARD_COUNT), "bonus tiles out of the game"),
        Field("placed", (), int(_CARD_COUNT), "kamons placed in this turn"),
        Field("title_used", (), 1, "whether the Hatamoto title was paid with in this turn"),
        Field("pay_province", (province,), 1, "for which province a payment is under way"),
        Field("pay_way", (("way", 2),), 1, "whether it is paid by troops or by koku"),
        Field(
            "pieces",
            (("piece", int(PIECES)),),
            int(_CARD_COUNT),
            "pieces named so far for an own payment; for any, with open hands",
        ),
    ]
    if box.open_hands:
        found.append(Field("other_hands", (other, card), int(_CARD_COUNT), "open hands"))
    if box.memory_aid:
        high = int(_CARD_COUNT)
        found += [
            Field("known", (seat, card), high, "what everybody knows of each hand"),
            Field("koku_left", (koku_card,), high, "faces in the koku pile"),
            Field(
                "present",
                (troop_card,),
                high,
                "faces in the troop pile or drawn secretly since the last reshuffle",
            ),
            Field("older", (troop_card,), high, "faces drawn secretly before it"),
            Field("troop_sides", (kind,), high, "troop sides that nobody has seen"),
            Field("bonus_sides", (kind, bonus), high, "bonus sides not taken yet"),
        ]
    return found


@final
class ShitennoObserver(Observer):
    def __init__(self, box: Box) -> None:
        super().__init__(fields(box), box.players)
        self.players: i64 = box.players
        self.open_hands = box.open_hands
        self.memory_aid = box.memory_aid

    def write(self, state: State, row: Cursor) -> None:
        assert isinstance(state, ShitennoState)
        self._table(state, row)
        self._seats(state, row)
        self._provinces(state, row)
        self._cards(state, row)
        self._payment(state, row)
        if self.open_hands:
            self._other_hands(state, row)
        if self.memory_aid:
            self._memory(state, row)

    def _table(self, s: ShitennoState, row: Cursor) -> None:
        row.number("round", s.round)
        year = s.round
        if year > 0:
            year = 1 + s.odd
        row.flag("year", year)
        row.flag("step", s.step)
        actor = s.actor
        if s.step == OVER:
            actor = -1
        row.flag_seat("actor", actor)
        row.flag_seat("tairo", s.tairo)
        at = row.whole("tiles_left")
        for seals in range(_TITLES):
            row.numbers[at + seals] = i16((s.tiles_left >> (seals + 1)) & 1)

    def _seats(self, s: ShitennoState, row: Cursor) -> None:
        players, numbers = self.players, row.numbers
        generals = row.field("general")
        titles = row.field("title")
        seals = row.field("seals")
        row.by_seat("stock", s.stock)
        points = row.whole("points")
        score = row.whole("score")
        tiles = row.whole("tiles")
        sizes = row.whole("hand_size")
        scored, fronts, hands, seats = s.points, s.front, s.hand, row.seats
        general, title, won = s.general, s.title, s.seals
        for place in range(players):
            who = seats[place]
            if general[who] >= 0:
                numbers[generals + place * _GENERALS + general[who]] = YES
            if title[who] > 0:
                numbers[titles + place * _TITLES + title[who] - 1] = YES
            if won[who] > 0:
                numbers[seals + place * _TITLES + won[who] - 1] = YES
            score_of: i64 = 0
            # So few numbers that a call for them would cost more than they do.
            for source in range(SOURCES):
                number = scored[who * SOURCES + source]
                score_of += number
                numbers[points + place * SOURCES + source] = i16(min(number, _POINTS))
            numbers[score + place] = i16(min(score_of, _POINTS))
            for bonus in range(BONUSES):
                number = fronts[who * BONUSES + bonus]
                numbers[tiles + place * BONUSES + bonus] = i16(min(number, _CARD_COUNT))
            size: i64 = 0
            for card in range(CARDS):
                size += hands[who * CARDS + card]
            numbers[sizes + place] = i16(min(size, _CARD_COUNT))
        row.copy("hand", hands, row.seat * CARDS)

    def _provinces(self, s: ShitennoState, row: Cursor) -> None:
        players, numbers = self.players, row.numbers
        at = row.field("kamon")
        gold = row.field("gold")
        gates = row.field("gate")
        kamons, places, gate = s.kamon, row.places, s.gate
        for place in range(PROVINCES * POSITIONS):
            kamon = kamons[place]
            if kamon > 0:
                owner = (kamon & (GOLD - 1)) - 1
                numbers[at + place * players + places[owner]] = YES
                if kamon & GOLD != 0:
                    numbers[gold + place] = YES
        for province in range(PROVINCES):
            if gate[province] >= 0:
                numbers[gates + province * KINDS + gate[province]] = YES

    def _cards(self, s: ShitennoState, row: Cursor) -> None:
        row.copy("share", s.share, 0)
        seals = row.field("lot_seals")
        cards = row.field("lot_cards")
        if 0 < s.step <= WHICH_LOT:
            if s.first_tile > 0:
                row.numbers[seals + s.first_tile - 1] = YES
                row.run(cards, s.first_lot, 0, CARDS, _CARD_COUNT)
            if s.second_tile > 0:
                row.numbers[seals + _TITLES + s.second_tile - 1] = YES
                row.run(cards + CARDS, s.second_lot, 0, CARDS, _CARD_COUNT)
        row.number("troop_pile", s.troops_in(s.pile))
        row.number("koku_pile", total(s.pile, 0, KOKU_CARDS))
        row.copy("spent", s.spent, 0)
        row.copy("tiles_out", s.used, 0)

    def _payment(self, s: ShitennoState, row: Cursor) -> None:
        row.number("placed", s.placed)
        row.number("title_used", s.title_used)
        province: i64 = -1
        way: i64 = -1
        if s.step == PAY:
            province = s.pay_province
            way = s.pay_way
        row.flag("pay_province", province)
        row.flag("pay_way", way)
        if s.step == PAY and (s.actor == row.seat or self.open_hands):
            row.copy("pieces", s.pledge, 0)
        else:
            row.field("pieces")

    def _other_hands(self, s: ShitennoState, row: Cursor) -> None:
        at = row.whole("other_hands")
        for place in range(self.players - 1):
            row.run(at, s.hand, row.seats[place + 1] * CARDS, CARDS, _CARD_COUNT)
            at += CARDS

    def _memory(self, s: ShitennoState, row: Cursor) -> None:
        """What careful players remember: which faces are where, though not in which hand."""
        hands, known, olders, pile = s.hand, s.known, s.older, s.pile
        high, players = _CARD_COUNT, self.players
        numbers = row.numbers
        at = row.whole("known")
        for place in range(self.players):
            row.run(at, known, row.seats[place] * CARDS, CARDS, high)
            at += CARDS
        row.copy("koku_left", s.pile, 0)
        at = row.whole("present") - FIRST_TROOP
        before = row.whole("older") - FIRST_TROOP
        # Secret cards are those of a hand that are not known (`Hands.present`).
        for card in range(FIRST_TROOP, CARDS):
            present = pile[card]
            older: i64 = 0
            for who in range(players):
                held = who * CARDS + card
                older += olders[held]
                present += hands[held] - known[held] - olders[held]
            numbers[at + card] = i16(min(present, high))
            numbers[before + card] = i16(min(older, high))
        row.copy("troop_sides", s.sides, 0)
        row.copy("bonus_sides", s.bonus, 0)
