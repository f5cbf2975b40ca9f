"""What lies on the table: whole numbers and fixed vectors, nothing that is not yet decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import fill_row, number_at
from bakufu.engine.core.steps import Rules, SteppedState
from bakufu.games.edo.box import (
    ACTIONS,
    CITIES,
    HOUSE,
    MERCHANTS,
    POST,
    RESOURCES,
    ROOMS,
    SEATS,
    SLOTS,
    SPACES,
    SPECIALS,
    STANDARD,
    Box,
)

# What the table waits for. Each has its own class under `steps/`.
COLOURS: Final[i64] = 0
START: Final[i64] = 1
PLAN: Final[i64] = 2
BEFORE: Final[i64] = 3  # paid moves, then revealing
USE: Final[i64] = 4  # Money, Rice and Recruit
TRAVEL: Final[i64] = 5
DEVELOP: Final[i64] = 6
GATHER: Final[i64] = 7
BUILD: Final[i64] = 8
TRADE: Final[i64] = 9
WAGES: Final[i64] = 10
OVER: Final[i64] = 11

# Where points come from; a score is their sum.
FROM_HOUSES: Final[i64] = 0
FROM_POST: Final[i64] = 1
FROM_FORTRESSES: Final[i64] = 2
FROM_TRADE: Final[i64] = 3
FROM_SAMURAI: Final[i64] = 4
FROM_RYO: Final[i64] = 5
SOURCES: Final[i64] = 6

# A building as a number: seat + 1 for a house, seat + 5 for a trading post; 0 if there is none.
POST_MARK: Final[i64] = 4
FORTRESS_MARK: Final[i64] = 9

# What is drawn by chance: the numbers under which the log keeps an outcome.
DRAW_TILE: Final[i64] = 0
DRAW_MERCHANT: Final[i64] = 1
DRAW_SPECIAL: Final[i64] = 2
DRAW_FIRST: Final[i64] = 3
DRAW_COLOUR: Final[i64] = 4

# How much of an activation of Trade is done, where it allows both uses (EDO-TRADE-07).
NOTHING_YET: Final[i64] = 0
HAS_BOUGHT: Final[i64] = 1
HAS_POINT: Final[i64] = 2


@final
class EdoState(SteppedState):
    """One position of Edo. Seats are 0 to 3; -1 stands for nobody and nothing."""

    def __init__(self, box: Box, rules: "Rules[EdoState]", source: "EdoState | None") -> None:
        self.rules = rules  # and not by `super`: a copy would set step and actor twice
        self.box = box
        if source is not None:
            self._copy(source)
            return
        self.step = COLOURS
        self.actor = 0
        self.round: i64 = 0
        self.first: i64 = -1  # the seat with the marker
        self.second_lap: i64 = 0  # 1 in the second lap of starting choices
        self.slot: i64 = -1  # performed now; as many as there are once wages are settled
        self.merchant: i64 = -1  # the space where the merchant stands
        self.current: i64 = -1  # merchant card in use
        self.next_card: i64 = -1  # open on top of the pile
        self.committed: i64 = 0  # who has handed in a plan, as a mask
        self.fresh: i64 = 0  # special cards bought in this round, as a mask
        self.left: i64 = 0  # activations not used yet in this turn
        self.own_left: i64 = 0  # own officials among them, at Travel
        self.half: i64 = NOTHING_YET  # of an activation of Trade
        self.floor: i64 = 0  # sets are named in their order, so each in one way only
        self.moving: i64 = 0  # samurai moved so far in a free move
        self.supply: i64 = box.shoguns
        self.fortresses: i64 = box.fortresses  # in the supply
        self.colour = vec[i64]([-1] * SEATS)  # (set-up only)
        self.start_set = vec[i64]([-1] * SEATS)  # (set-up only)
        self.home = vec[i64]([-1] * SEATS)  # (set-up only) city of the starting house
        self.ryo = vec[i64]([0] * SEATS)
        self.goods = vec[i64]([0] * (SEATS * RESOURCES))
        self.houses = vec[i64]([0] * SEATS)  # in stock
        self.posts = vec[i64]([0] * SEATS)
        self.shoguns = vec[i64]([0] * SEATS)
        self.recruits = vec[i64]([0] * SEATS)  # of this round, to be set from the next one on
        self.points = vec[i64]([0] * (SEATS * SOURCES))
        self.samurai = vec[i64]([0] * (SEATS * SPACES))
        self.built = vec[i64]([0] * (CITIES * ROOMS))
        self.buildings = vec[i64]([0] * CITIES)  # how many in each city
        self.tile = vec[i64]([-1] * CITIES)  # (set-up only)
        self.merchant_pile = vec[i64]([1] * MERCHANTS)  # cards nobody has seen
        self.special_pile = vec[i64]([1] * SPECIALS)
        self.owner = vec[i64]([-1] * SPECIALS)  # of special cards
        self.card = vec[i64]([-1] * (SEATS * SLOTS))  # the plans
        self.action = vec[i64]([-1] * (SEATS * SLOTS))
        self.own = vec[i64]([0] * (SEATS * SLOTS))
        self.shogun = vec[i64]([0] * (SEATS * SLOTS))
        self.planned = vec[i64]([0] * SEATS)  # parts of a plan settled: card, officials, card ...
        self.shown = vec[i64]([0] * SEATS)  # slots revealed
        self.served = vec[i64]([0] * SPACES)  # own samurai that have served in this turn
        self.moved = vec[i64]([0] * SPACES)  # own samurai that a free move has brought there
        for seat in range(box.players):
            self.ryo[seat] = box.ryo
            self.houses[seat] = box.houses
            self.posts[seat] = 1

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "EdoState") -> None:
        self.step = source.step
        self.actor = source.actor
        self.round = source.round
        self.first = source.first
        self.second_lap = source.second_lap
        self.slot = source.slot
        self.merchant = source.merchant
        self.current = source.current
        self.next_card = source.next_card
        self.committed = source.committed
        self.fresh = source.fresh
        self.left = source.left
        self.own_left = source.own_left
        self.half = source.half
        self.floor = source.floor
        self.moving = source.moving
        self.supply = source.supply
        self.fortresses = source.fortresses
        shared = source.is_set_up()
        self.colour = source.colour if shared else source.colour[:]
        self.start_set = source.start_set if shared else source.start_set[:]
        self.home = source.home if shared else source.home[:]
        self.ryo = source.ryo[:]
        self.goods = source.goods[:]
        self.houses = source.houses[:]
        self.posts = source.posts[:]
        self.shoguns = source.shoguns[:]
        self.recruits = source.recruits[:]
        self.points = source.points[:]
        self.samurai = source.samurai[:]
        self.built = source.built[:]
        self.buildings = source.buildings[:]
        self.tile = source.tile if shared else source.tile[:]
        self.merchant_pile = source.merchant_pile[:]
        self.special_pile = source.special_pile[:]
        self.owner = source.owner[:]
        self.card = source.card[:]
        self.action = source.action[:]
        self.own = source.own[:]
        self.shogun = source.shogun[:]
        self.planned = source.planned[:]
        self.shown = source.shown[:]
        self.served = source.served[:]
        self.moved = source.moved[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.append(self.step)
        numbers.append(self.actor)
        numbers.append(self.round)
        numbers.append(self.first)
        numbers.append(self.second_lap)
        numbers.append(self.slot)
        numbers.append(self.merchant)
        numbers.append(self.current)
        numbers.append(self.next_card)
        numbers.append(self.committed)
        numbers.append(self.fresh)
        numbers.append(self.left)
        numbers.append(self.own_left)
        numbers.append(self.half)
        numbers.append(self.floor)
        numbers.append(self.moving)
        numbers.append(self.supply)
        numbers.append(self.fortresses)
        numbers.extend(self.colour)
        numbers.extend(self.start_set)
        numbers.extend(self.home)
        numbers.extend(self.ryo)
        numbers.extend(self.goods)
        numbers.extend(self.houses)
        numbers.extend(self.posts)
        numbers.extend(self.shoguns)
        numbers.extend(self.recruits)
        numbers.extend(self.points)
        numbers.extend(self.samurai)
        numbers.extend(self.built)
        numbers.extend(self.buildings)
        numbers.extend(self.tile)
        numbers.extend(self.merchant_pile)
        numbers.extend(self.special_pile)
        numbers.extend(self.owner)
        numbers.extend(self.card)
        numbers.extend(self.action)
        numbers.extend(self.own)
        numbers.extend(self.shogun)
        numbers.extend(self.planned)
        numbers.extend(self.shown)
        numbers.extend(self.served)
        numbers.extend(self.moved)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        self.step = number_at(numbers, at)
        self.actor = number_at(numbers, at + 1)
        self.round = number_at(numbers, at + 2)
        self.first = number_at(numbers, at + 3)
        self.second_lap = number_at(numbers, at + 4)
        self.slot = number_at(numbers, at + 5)
        self.merchant = number_at(numbers, at + 6)
        self.current = number_at(numbers, at + 7)
        self.next_card = number_at(numbers, at + 8)
        self.committed = number_at(numbers, at + 9)
        self.fresh = number_at(numbers, at + 10)
        self.left = number_at(numbers, at + 11)
        self.own_left = number_at(numbers, at + 12)
        self.half = number_at(numbers, at + 13)
        self.floor = number_at(numbers, at + 14)
        self.moving = number_at(numbers, at + 15)
        self.supply = number_at(numbers, at + 16)
        self.fortresses = number_at(numbers, at + 17)
        at += 18
        at = fill_row(self.colour, numbers, at)
        at = fill_row(self.start_set, numbers, at)
        at = fill_row(self.home, numbers, at)
        at = fill_row(self.ryo, numbers, at)
        at = fill_row(self.goods, numbers, at)
        at = fill_row(self.houses, numbers, at)
        at = fill_row(self.posts, numbers, at)
        at = fill_row(self.shoguns, numbers, at)
        at = fill_row(self.recruits, numbers, at)
        at = fill_row(self.points, numbers, at)
        at = fill_row(self.samurai, numbers, at)
        at = fill_row(self.built, numbers, at)
        at = fill_row(self.buildings, numbers, at)
        at = fill_row(self.tile, numbers, at)
        at = fill_row(self.merchant_pile, numbers, at)
        at = fill_row(self.special_pile, numbers, at)
        at = fill_row(self.owner, numbers, at)
        at = fill_row(self.card, numbers, at)
        at = fill_row(self.action, numbers, at)
        at = fill_row(self.own, numbers, at)
        at = fill_row(self.shogun, numbers, at)
        at = fill_row(self.planned, numbers, at)
        at = fill_row(self.shown, numbers, at)
        at = fill_row(self.served, numbers, at)
        return fill_row(self.moved, numbers, at)

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

    def clone(self) -> "EdoState":
        return EdoState(self.box, self.rules, self)

    def players(self) -> i64:
        return self.box.players

    # Points and places

    def score(self, seat: i64) -> i64:
        total: i64 = 0
        for source in range(SOURCES):
            total += self.points[seat * SOURCES + source]
        return total

    def is_out(self, seat: i64) -> bool:
        """Without an own house in Edo nobody has won (EDO-END-05); settled at the end."""
        return self.step == OVER and self.count_built(seat, 0, HOUSE) == 0

    def place(self, seat: i64) -> i64:
        """By points, resources and influence in Edo; those who are out come last (EDO-END-12)."""
        ahead: i64 = 1
        out = self.is_out(seat)
        for other in range(self.box.players):
            if other != seat and not self.is_out(other) and (out or self._beats(other, seat)):
                ahead += 1
        return ahead

    def _beats(self, one: i64, two: i64) -> bool:
        mine = self.score(one)
        theirs = self.score(two)
        if mine == theirs:
            mine = self.goods_of(one)  # EDO-END-08
            theirs = self.goods_of(two)
        if mine == theirs:
            mine = self.influence(one, 0)  # EDO-END-09
            theirs = self.influence(two, 0)
        return mine > theirs

    def winners(self) -> i64:
        """Those in the first place who have a house in Edo: perhaps nobody (EDO-END-11)."""
        mask: i64 = 0
        for seat in range(self.box.players):
            if not self.is_out(seat) and self.place(seat) == 1:
                mask |= 1 << seat
        return mask

    def is_set_up(self) -> bool:
        """Whether what only the set-up changes is settled, so that copies can share it."""
        return self.round > 0

    # What rules and views ask again and again

    def goods_of(self, seat: i64) -> i64:
        """Rice, wood and stone together."""
        first = seat * RESOURCES
        return self.goods[first] + self.goods[first + 1] + self.goods[first + 2]

    def samurai_of(self, seat: i64) -> i64:
        """Own samurai on the map."""
        count: i64 = 0
        for space in range(SPACES):
            count += self.samurai[seat * SPACES + space]
        return count

    def samurai_on(self, space: i64) -> i64:
        """All samurai on a space (EDO-RESOURCE-03)."""
        count: i64 = 0
        for seat in range(self.box.players):
            count += self.samurai[seat * SPACES + space]
        return count

    def idle_on(self, seat: i64, space: i64) -> i64:
        """Own samurai on a space that have not served in this turn (EDO-ACT-09)."""
        return self.samurai[seat * SPACES + space] - self.served[space]

    def own_officials(self, seat: i64) -> i64:
        """Own pawns that are not on the map."""
        return self.box.pawns - self.samurai_of(seat)

    def own_waiting(self, seat: i64) -> i64:
        """Own officials at no card."""
        count = self.own_officials(seat)
        for slot in range(SLOTS):
            count -= self.own[seat * SLOTS + slot]
        return count

    def shoguns_waiting(self, seat: i64) -> i64:
        """Shogun officials at no card that may be set in this round (EDO-RECRUIT-02)."""
        count = self.shoguns[seat] - self.recruits[seat]
        for slot in range(SLOTS):
            count -= self.shogun[seat * SLOTS + slot]
        return count

    def may_plan(self, seat: i64, card: i64) -> bool:
        """Own cards, special ones from the round after the purchase on (EDO-DEVELOP-03)."""
        if card < STANDARD:
            return True
        special = card - STANDARD
        return self.owner[special] == seat and (self.fresh >> special) & 1 == 0

    def lies_at(self, seat: i64, card: i64) -> i64:
        """The slot in which a card has been planned; -1 if it has not."""
        for slot in range(SLOTS):
            if self.card[seat * SLOTS + slot] == card:
                return slot
        return -1

    def face(self, seat: i64, slot: i64) -> i64:
        """Card and action in a slot, as an index of the box; -1 while it is empty."""
        card = self.card[seat * SLOTS + slot]
        if card < 0:
            return -1
        return card * ACTIONS + self.action[seat * SLOTS + slot]

    def officials_at(self, seat: i64, slot: i64) -> i64:
        return self.own[seat * SLOTS + slot] + self.shogun[seat * SLOTS + slot]

    def count_built(self, seat: i64, city: i64, building: i64) -> i64:
        """Own houses or posts in a city; of fortresses, those of anybody."""
        mark = FORTRESS_MARK
        if building == HOUSE:
            mark = seat + 1
        elif building == POST:
            mark = seat + 1 + POST_MARK
        count: i64 = 0
        for room in range(self.buildings[city]):
            if self.built[city * ROOMS + room] == mark:
                count += 1
        return count

    def houses_in(self, city: i64) -> i64:
        """Houses of all players in a city (EDO-BUILD-12)."""
        count: i64 = 0
        for room in range(self.buildings[city]):
            if self.built[city * ROOMS + room] <= POST_MARK:
                count += 1
        return count

    def posts_in(self, city: i64) -> i64:
        count: i64 = 0
        for room in range(self.buildings[city]):
            if POST_MARK < self.built[city * ROOMS + room] < FORTRESS_MARK:
                count += 1
        return count

    def influence(self, seat: i64, city: i64) -> i64:
        """Of houses and the trading post (EDO-INCOME-02)."""
        houses = self.count_built(seat, city, HOUSE) * self.box.influence[HOUSE]
        return houses + self.count_built(seat, city, POST) * self.box.influence[POST]

    def first_room(self, seat: i64, city: i64) -> i64:
        """The building slot of the first own house or post; beyond all if none (EDO-INCOME-06)."""
        for room in range(self.buildings[city]):
            mark = self.built[city * ROOMS + room]
            if mark == seat + 1 or mark == seat + 1 + POST_MARK:
                return room
        return ROOMS

    def rank(self, seat: i64, city: i64) -> i64:
        """The seat's rank by influence in a city, 0 for the first (EDO-INCOME-04 to -06)."""
        mine = self.influence(seat, city)
        ahead: i64 = 0
        for other in range(self.box.players):
            theirs = self.influence(other, city)
            if theirs > mine:
                ahead += 1
            elif theirs == mine and other != seat:
                if self.first_room(other, city) < self.first_room(seat, city):
                    ahead += 1
        return ahead

    def with_influence(self, city: i64) -> i64:
        """How many players have influence in a city."""
        count: i64 = 0
        for seat in range(self.box.players):
            if self.influence(seat, city) > 0:
                count += 1
        return count

    def merchant_pile_size(self) -> i64:
        """Cards in the pile, the open one on top included."""
        count: i64 = 0
        if self.next_card >= 0:
            count = 1
        for card in range(MERCHANTS):
            count += self.merchant_pile[card]
        return count

    def special_pile_size(self) -> i64:
        count: i64 = 0
        for card in range(SPECIALS):
            count += self.special_pile[card]
        return count

    def in_display(self, special: i64) -> bool:
        return self.special_pile[special] == 0 and self.owner[special] < 0

    def may_pay(self, seat: i64, prices: vec[i64], first: i64) -> bool:
        """Whether a seat has a whole price of rice, wood, stone and Ryo (EDO-ACT-14)."""
        for good in range(RESOURCES):
            if self.goods[seat * RESOURCES + good] < prices[first + good]:
                return False
        return self.ryo[seat] >= prices[first + RESOURCES]

    def receive(self, seat: i64, good: i64, number: i64) -> i64:
        """Take a resource from the supply, never beyond the limit; how much was received."""
        place = seat * RESOURCES + good
        room = self.box.limit - self.goods[place]
        if number > room:
            number = room  # EDO-SETUP-12
        self.goods[place] = self.goods[place] + number
        return number
