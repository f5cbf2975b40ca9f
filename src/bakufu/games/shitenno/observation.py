"""What a seat of Shitennō knows, as numbers: see `docs/observations.md`.

Everything here stands in the view as well (`view.py`, section 12 of the rules): the faces of other
hands and the pieces of somebody else's payment are left out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.observation import Field, Observer, capped
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
_TILES: Final[i64] = KINDS * BONUSES
_ROUNDS: Final[i64] = 99
_POINTS: Final[i64] = 999
_CARD_COUNT: Final[i64] = 99

_YES: Final[i16] = 1


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
        super().__init__(fields(box))
        self.players: i64 = box.players
        self.open_hands = box.open_hands
        self.memory_aid = box.memory_aid

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        assert isinstance(state, ShitennoState)
        at: i64 = self._table(state, seat, numbers, start)
        at = self._seats(state, seat, numbers, at)
        at = self._provinces(state, seat, numbers, at)
        at = self._cards(state, numbers, at)
        at = self._payment(state, seat, numbers, at)
        if self.open_hands:
            at = self._other_hands(state, seat, numbers, at)
        if self.memory_aid:
            at = self._memory(state, seat, numbers, at)
        assert at == start + self.size

    def _place(self, seat: i64, other: i64) -> i64:
        """Where another seat stands, seen from this one: 0 is the own seat."""
        return (other - seat + self.players) % self.players

    def _table(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        numbers[at] = capped(s.round, _ROUNDS)
        at += 1
        if s.round == 0:
            numbers[at] = _YES
        elif s.odd == 0:
            numbers[at + 1] = _YES
        else:
            numbers[at + 2] = _YES
        at += 3
        numbers[at + s.step] = _YES
        at += _STEPS
        if s.step != OVER:
            numbers[at + self._place(seat, s.actor)] = _YES
        at += self.players
        if s.tairo >= 0:
            numbers[at + self._place(seat, s.tairo)] = _YES
        at += self.players
        for seals in range(_TITLES):
            numbers[at + seals] = i16((s.tiles_left >> (seals + 1)) & 1)
        return at + _TITLES

    def _seats(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        generals = at
        titles = generals + players * _GENERALS
        seals = titles + players * _TITLES
        stock = seals + players * _TITLES
        points = stock + players
        score = points + players * SOURCES
        tiles = score + players
        sizes = tiles + players * BONUSES
        scored, fronts, hands = s.points, s.front, s.hand
        for place in range(players):
            who = (seat + place) % players
            if s.general[who] >= 0:
                numbers[generals + place * _GENERALS + s.general[who]] = _YES
            if s.title[who] > 0:
                numbers[titles + place * _TITLES + s.title[who] - 1] = _YES
            if s.seals[who] > 0:
                numbers[seals + place * _TITLES + s.seals[who] - 1] = _YES
            numbers[stock + place] = i16(s.stock[who])
            total: i64 = 0
            for source in range(SOURCES):
                number = scored[who * SOURCES + source]
                numbers[points + place * SOURCES + source] = capped(number, _POINTS)
                total += number
            numbers[score + place] = capped(total, _POINTS)
            for bonus in range(BONUSES):
                number = fronts[who * BONUSES + bonus]
                numbers[tiles + place * BONUSES + bonus] = capped(number, _CARD_COUNT)
            size: i64 = 0
            for card in range(CARDS):
                size += hands[who * CARDS + card]
            numbers[sizes + place] = capped(size, _CARD_COUNT)
        return _copy(s.hand, seat * CARDS, CARDS, numbers, sizes + players)

    def _provinces(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        gold = at + PROVINCES * POSITIONS * players
        kamons = s.kamon
        for place in range(PROVINCES * POSITIONS):
            kamon = kamons[place]
            if kamon > 0:
                owner = (kamon & (GOLD - 1)) - 1
                numbers[at + place * players + self._place(seat, owner)] = _YES
                if kamon & GOLD != 0:
                    numbers[gold + place] = _YES
        at = gold + PROVINCES * POSITIONS
        for province in range(PROVINCES):
            if s.gate[province] >= 0:
                numbers[at + province * KINDS + s.gate[province]] = _YES
        return at + PROVINCES * KINDS

    def _cards(self, s: ShitennoState, numbers: vec[i16], at: i64) -> i64:
        at = _copy(s.share, 0, CARDS, numbers, at)
        if 0 < s.step <= WHICH_LOT:
            if s.first_tile > 0:
                numbers[at + s.first_tile - 1] = _YES
                _copy(s.first_lot, 0, CARDS, numbers, at + 2 * _TITLES)
            if s.second_tile > 0:
                numbers[at + _TITLES + s.second_tile - 1] = _YES
                _copy(s.second_lot, 0, CARDS, numbers, at + 2 * _TITLES + CARDS)
        at += 2 * _TITLES + 2 * CARDS
        numbers[at] = capped(s.troops_in(s.pile), _CARD_COUNT)
        koku: i64 = 0
        for card in range(KOKU_CARDS):
            koku += s.pile[card]
        numbers[at + 1] = capped(koku, _CARD_COUNT)
        at = _copy(s.spent, 0, CARDS, numbers, at + 2)
        return _copy(s.used, 0, BONUSES, numbers, at)

    def _payment(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        numbers[at] = capped(s.placed, _CARD_COUNT)
        numbers[at + 1] = i16(s.title_used)
        at += 2
        if s.step == PAY:
            numbers[at + s.pay_province] = _YES
            numbers[at + PROVINCES + s.pay_way] = _YES
            if s.actor == seat or self.open_hands:
                _copy(s.pledge, 0, PIECES, numbers, at + PROVINCES + 2)
        return at + PROVINCES + 2 + PIECES

    def _other_hands(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        for place in range(self.players - 1):
            who = (seat + 1 + place) % self.players
            at = _copy(s.hand, who * CARDS, CARDS, numbers, at)
        return at

    def _memory(self, s: ShitennoState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        """What careful players remember: which faces are where, though not in which hand."""
        for place in range(self.players):
            who = (seat + place) % self.players
            at = _copy(s.known, who * CARDS, CARDS, numbers, at)
        at = _copy(s.pile, 0, KOKU_CARDS, numbers, at)
        troops = CARDS - FIRST_TROOP
        # Secret cards are those of a hand that are not known (`Hands.present`).
        hands, known, olders = s.hand, s.known, s.older
        for card in range(FIRST_TROOP, CARDS):
            present = s.pile[card]
            older: i64 = 0
            for who in range(self.players):
                held = who * CARDS + card
                older += olders[held]
                present += hands[held] - known[held] - olders[held]
            numbers[at + card - FIRST_TROOP] = capped(present, _CARD_COUNT)
            numbers[at + troops + card - FIRST_TROOP] = capped(older, _CARD_COUNT)
        at = _copy(s.sides, 0, KINDS, numbers, at + 2 * troops)
        return _copy(s.bonus, 0, _TILES, numbers, at)


def _copy(source: vec[i64], first: i64, size: i64, numbers: vec[i16], at: i64) -> i64:
    for i in range(size):
        numbers[at + i] = capped(source[first + i], _CARD_COUNT)
    return at + size
