"""What lies on the table: whole numbers and fixed vectors, nothing that is not yet decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import total
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import fill_row, number_at
from bakufu.engine.core.steps import Rules, SteppedState
from bakufu.games.shitenno.box import BONUSES, CARDS, FIRST_TROOP, SEATS, Box

# What the table waits for. Each has its own file under `steps/`.
CHOOSE_GENERAL: Final[i64] = 0
LOT_TILE: Final[i64] = 1
LOT_CARDS: Final[i64] = 2
ANSWER: Final[i64] = 3
WHICH_LOT: Final[i64] = 4
TURN: Final[i64] = 5
PAY: Final[i64] = 6
OVER: Final[i64] = 7

# Where points come from; a score is their sum.
FROM_POSITIONS: Final[i64] = 0
FROM_TITLES: Final[i64] = 1
FROM_KOKU: Final[i64] = 2
FROM_MAJORITIES: Final[i64] = 3
SOURCES: Final[i64] = 4

GOLD: Final[i64] = 8

# What is drawn by chance: the numbers under which the log keeps an outcome.
DRAW_GENERAL: Final[i64] = 0
DRAW_GATE: Final[i64] = 1
DRAW_TITLE: Final[i64] = 2
DRAW_TROOP: Final[i64] = 3
DRAW_KOKU: Final[i64] = 4
DRAW_BONUS: Final[i64] = 5


@final
class ShitennoState(SteppedState):
    """One position of Shitennō. Seats are 0 to 3; -1 stands for nobody."""

    def __init__(
        self, box: Box, rules: "Rules[ShitennoState]", source: "ShitennoState | None"
    ) -> None:
        self.rules = rules  # and not by `super`: a copy would set step and actor twice
        self.box = box
        if source is not None:
            self._copy(source)
            return
        players = box.players
        self.step = CHOOSE_GENERAL
        self.actor = 0
        self.round: i64 = 0  # even years begun
        self.odd: i64 = 0  # 1 in an odd year
        self.tairo: i64 = -1
        self.tiles_left: i64 = 0  # hierarchy tiles with the Tairō, bit n for n seals
        self.first_tile: i64 = 0  # hierarchy tile of the lot being made, or of the higher of two
        self.second_tile: i64 = 0  # hierarchy tile of the lower of two lots
        self.card_floor: i64 = 0  # a lot is filled in the order of the cards, so each is made once
        self.placed: i64 = 0  # kamons placed in this turn
        self.title_used: i64 = 0  # 1 when the Hatamoto title was paid with in this turn
        self.pay_province: i64 = -1
        self.pay_way: i64 = 0
        self.piece_floor: i64 = 0  # pieces too are named in their order
        self.general = vec[i64]([-1] * SEATS)
        self.title = vec[i64]([0] * SEATS)  # seals of the title held
        self.seals = vec[i64]([0] * SEATS)  # seals of the hierarchy tile won this even year
        self.stock = vec[i64]([box.stock if i < players else 0 for i in range(SEATS)])
        self.points = vec[i64]([0] * (SEATS * SOURCES))
        self.pile = vec[i64](list(box.deck))
        self.share = vec[i64]([0] * CARDS)
        self.first_lot = vec[i64]([0] * CARDS)
        self.second_lot = vec[i64]([0] * CARDS)
        self.spent = vec[i64]([0] * CARDS)  # troop discard; koku cards out of the game
        self.hand = vec[i64]([0] * (SEATS * CARDS))
        # What everybody knows of a hand, and the secret cards dealt before the last reshuffle: see
        # `knowledge.py`.
        self.known = vec[i64]([0] * (SEATS * CARDS))
        self.older = vec[i64]([0] * (SEATS * CARDS))
        self.kamon = vec[i64]([0] * 32)  # province * 4 + position: seat + 1, plus GOLD; 0 if free
        self.kamons = vec[i64]([0] * 8)  # kamons in each province
        self.gate = vec[i64]([-1] * 8)  # kind of the top tile; -1 when the gate figure shows
        self.sides = vec[i64]([0] * 4)  # troop sides nobody has seen, by kind
        self.bonus = vec[i64](list(box.tiles))  # bonus sides not taken yet: kind * 3 + bonus
        self.front = vec[i64]([0] * (SEATS * BONUSES))  # tiles in front of the players
        self.used = vec[i64]([0] * BONUSES)  # tiles out of the game
        self.pledge = vec[i64]([0] * 20)  # pieces named so far for the payment under way
        for kind in range(4):
            self.sides[kind] = (
                box.tiles[kind * 3] + box.tiles[kind * 3 + 1] + box.tiles[kind * 3 + 2]
            )

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "ShitennoState") -> None:
        self.step = source.step
        self.actor = source.actor
        self.round = source.round
        self.odd = source.odd
        self.tairo = source.tairo
        self.tiles_left = source.tiles_left
        self.first_tile = source.first_tile
        self.second_tile = source.second_tile
        self.card_floor = source.card_floor
        self.placed = source.placed
        self.title_used = source.title_used
        self.pay_province = source.pay_province
        self.pay_way = source.pay_way
        self.piece_floor = source.piece_floor
        self.general = source.general[:]
        self.title = source.title[:]
        self.seals = source.seals[:]
        self.stock = source.stock[:]
        self.points = source.points[:]
        self.pile = source.pile[:]
        self.share = source.share[:]
        self.first_lot = source.first_lot[:]
        self.second_lot = source.second_lot[:]
        self.spent = source.spent[:]
        self.hand = source.hand[:]
        self.known = source.known[:]
        self.older = source.older[:]
        self.kamon = source.kamon[:]
        self.kamons = source.kamons[:]
        self.gate = source.gate[:]
        self.sides = source.sides[:]
        self.bonus = source.bonus[:]
        self.front = source.front[:]
        self.used = source.used[:]
        self.pledge = source.pledge[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.append(self.step)
        numbers.append(self.actor)
        numbers.append(self.round)
        numbers.append(self.odd)
        numbers.append(self.tairo)
        numbers.append(self.tiles_left)
        numbers.append(self.first_tile)
        numbers.append(self.second_tile)
        numbers.append(self.card_floor)
        numbers.append(self.placed)
        numbers.append(self.title_used)
        numbers.append(self.pay_province)
        numbers.append(self.pay_way)
        numbers.append(self.piece_floor)
        numbers.extend(self.general)
        numbers.extend(self.title)
        numbers.extend(self.seals)
        numbers.extend(self.stock)
        numbers.extend(self.points)
        numbers.extend(self.pile)
        numbers.extend(self.share)
        numbers.extend(self.first_lot)
        numbers.extend(self.second_lot)
        numbers.extend(self.spent)
        numbers.extend(self.hand)
        numbers.extend(self.known)
        numbers.extend(self.older)
        numbers.extend(self.kamon)
        numbers.extend(self.kamons)
        numbers.extend(self.gate)
        numbers.extend(self.sides)
        numbers.extend(self.bonus)
        numbers.extend(self.front)
        numbers.extend(self.used)
        numbers.extend(self.pledge)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        self.step = number_at(numbers, at)
        self.actor = number_at(numbers, at + 1)
        self.round = number_at(numbers, at + 2)
        self.odd = number_at(numbers, at + 3)
        self.tairo = number_at(numbers, at + 4)
        self.tiles_left = number_at(numbers, at + 5)
        self.first_tile = number_at(numbers, at + 6)
        self.second_tile = number_at(numbers, at + 7)
        self.card_floor = number_at(numbers, at + 8)
        self.placed = number_at(numbers, at + 9)
        self.title_used = number_at(numbers, at + 10)
        self.pay_province = number_at(numbers, at + 11)
        self.pay_way = number_at(numbers, at + 12)
        self.piece_floor = number_at(numbers, at + 13)
        at += 14
        at = fill_row(self.general, numbers, at)
        at = fill_row(self.title, numbers, at)
        at = fill_row(self.seals, numbers, at)
        at = fill_row(self.stock, numbers, at)
        at = fill_row(self.points, numbers, at)
        at = fill_row(self.pile, numbers, at)
        at = fill_row(self.share, numbers, at)
        at = fill_row(self.first_lot, numbers, at)
        at = fill_row(self.second_lot, numbers, at)
        at = fill_row(self.spent, numbers, at)
        at = fill_row(self.hand, numbers, at)
        at = fill_row(self.known, numbers, at)
        at = fill_row(self.older, numbers, at)
        at = fill_row(self.kamon, numbers, at)
        at = fill_row(self.kamons, numbers, at)
        at = fill_row(self.gate, numbers, at)
        at = fill_row(self.sides, numbers, at)
        at = fill_row(self.bonus, numbers, at)
        at = fill_row(self.front, numbers, at)
        at = fill_row(self.used, numbers, at)
        return fill_row(self.pledge, numbers, at)

    def actors(self) -> i64:
        if self.actor >= 0 and self.step != self.rules.over:
            return 1 << self.actor
        return super().actors()

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.actor >= 0 and seat != self.actor:
            return 0
        return self.rules.steps[self.step].fill(self, seat, buffer)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.rules.steps[self.step].apply(self, seat, move, chance, scribe)

    # So far.

    def clone(self) -> "ShitennoState":
        return ShitennoState(self.box, self.rules, self)

    def players(self) -> i64:
        return self.box.players

    def score(self, seat: i64) -> i64:
        points = self.points
        first = seat * SOURCES
        return points[first] + points[first + 1] + points[first + 2] + points[first + 3]

    def place(self, seat: i64) -> i64:
        """Ranked by score, then by title (SHI-END-06 to SHI-END-08)."""
        ahead: i64 = 1
        mine = self.score(seat)
        for other in range(self.box.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.title[other] > self.title[seat]):
                ahead += 1
        return ahead

    # What rules and views ask again and again.

    def without_lot(self) -> i64:
        """How many players have not taken a lot this even year."""
        count: i64 = 0
        for seat in range(self.box.players):
            if self.seals[seat] == 0:
                count += 1
        return count

    def troops_in(self, cards: vec[i64]) -> i64:
        """How many troop cards lie in a pile."""
        return total(cards, FIRST_TROOP, CARDS - FIRST_TROOP)

    def next_by_title(self, below: i64, lotless: bool) -> i64:
        """The seat with the highest title under `below` seals, -1 if there is none.

        With `lotless`, only players who have not taken a lot this even year count.
        """
        best: i64 = -1
        best_title: i64 = 0
        for seat in range(self.box.players):
            title = self.title[seat]
            if best_title < title < below and not (lotless and self.seals[seat] > 0):
                best = seat
                best_title = title
        return best
