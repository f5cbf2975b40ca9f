"""What a sensible player does in the own turn and with the wages, given a plan.

The plan says what is to come; a turn brings samurai where its slots need them, cheapest first, and
uses every activation that is worth something.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    DO_BUILD,
    DO_GATHER,
    DO_RECRUIT,
    DO_TRADE,
    FIELD,
    FORTRESS,
    GATE,
    HOUSE,
    POST,
    PRICE,
    RESOURCES,
    RICE,
    ROAD,
    SLOTS,
    SPACES,
    SPECIALS,
    STONE,
    WOOD,
    kind_of,
    space_of,
)
from bakufu.games.edo.judgement_weights import Weights
from bakufu.games.edo.moves import (
    BUILD,
    BUY,
    END_TURN,
    ENOUGH,
    GATHER,
    GO,
    LEAD,
    LEARN,
    PAY_WAGES,
    POINT,
    RECALL,
    REVEAL,
    SEND,
    USE,
)
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.uses import (
    face_in_turn,
    may_build,
    may_gather_on,
    may_stand,
    may_take_point,
    most_bought,
    most_recruits,
    price_by,
    yield_on,
)

_NOTHING: Final[i64] = -1


@final
class Turn:
    """One seat's decisions after planning, in a world it cannot tell from the true one."""

    def __init__(self, s: EdoState, seat: i64, weights: Weights) -> None:
        self.s: EdoState = s
        self.seat = seat
        self.weights = weights

    # Before revealing

    def before(self) -> i64:
        """The cheapest move that the slot of this turn asks for; then the card."""
        s, seat = self.s, self.seat
        wanted = self._wanted(s.slot)
        place = seat * SLOTS + s.slot
        if s.action[place] == DO_TRADE and s.officials_at(seat, s.slot) > 0:
            move = self._meet_merchant()
            if move >= 0:
                return move
        best: i64 = _NOTHING
        price: i64 = 0
        for goal in range(SPACES):
            if wanted[goal] <= 0:
                continue
            for origin in range(SPACES):
                if s.samurai[seat * SPACES + origin] == 0 or wanted[origin] < 0:
                    continue
                if origin == goal or not self._is_free(origin, wanted):
                    continue
                steps = s.box.map.steps(origin, goal)
                if steps <= self._budget() and (best < 0 or steps < price):
                    best = GO + origin * SPACES + goal
                    price = steps
        if best >= 0:
            return best
        return REVEAL

    def _budget(self) -> i64:
        """Ryo for moves: what the buildings of this and later slots cost is kept."""
        s, seat = self.s, self.seat
        kept: i64 = 0
        for slot in range(s.slot, SLOTS):
            place = seat * SLOTS + slot
            if s.action[place] == DO_BUILD and s.officials_at(seat, slot) > 0:
                face = s.face(seat, slot)
                price = price_by(s, HOUSE, face)
                if s.goods[seat * RESOURCES + WOOD] >= price[WOOD]:
                    kept = price[RESOURCES]
        return s.ryo[seat] - kept

    def _is_free(self, origin: i64, wanted: vec[i64]) -> bool:
        """Whether a samurai more stands on a space than this slot needs there."""
        s = self.s
        return s.samurai[self.seat * SPACES + origin] > -wanted[origin] or wanted[origin] >= 0

    def _wanted(self, slot: i64) -> vec[i64]:
        """By space: samurai that a slot still lacks there; below 0 those that it needs to stay."""
        s, seat = self.s, self.seat
        wanted = vec[i64]([0] * SPACES)
        place = seat * SLOTS + slot
        face = s.face(seat, slot)
        action = s.action[place]
        activations = s.officials_at(seat, slot) // s.box.takes[face]
        if activations == 0 or s.box.far[face] > 0:
            return wanted
        if DO_GATHER <= action < DO_BUILD:
            self._want_gatherers(wanted, action - DO_GATHER, activations)
        elif action == DO_BUILD:
            city = self.best_city(face)
            if city >= 0:
                space = space_of(city)
                here = s.samurai[seat * SPACES + space]
                if here == 0:
                    wanted[space] = 1
                else:
                    wanted[space] = -here
        return wanted

    def _want_gatherers(self, wanted: vec[i64], good: i64, activations: i64) -> None:
        s, seat = self.s, self.seat
        standing: i64 = 0
        for space in range(SPACES):
            if kind_of(space) - FIELD == good:
                here = s.samurai[seat * SPACES + space]
                standing += here
                if here > 0:
                    wanted[space] = -here
        if standing >= activations:
            return
        best: i64 = -1
        fewest: i64 = 0
        for space in range(SPACES):
            if kind_of(space) - FIELD == good and s.box.in_play[space] > 0:
                crowd = s.samurai_on(space)
                if wanted[space] == 0 and crowd < 3 and (best < 0 or crowd < fewest):
                    best = space
                    fewest = crowd
        if best >= 0:
            wanted[best] = 1

    def _meet_merchant(self) -> i64:
        """A samurai to the merchant or the merchant to a samurai, whichever is nearer."""
        s, seat = self.s, self.seat
        if s.box.far[s.face(seat, s.slot)] > 0 or s.samurai[seat * SPACES + s.merchant] > 0:
            return -1
        best: i64 = -1
        price: i64 = 4
        for space in range(SPACES):
            steps = s.box.map.steps(space, s.merchant)
            if s.samurai[seat * SPACES + space] > 0 and 0 < steps < price:
                if steps <= s.ryo[seat]:
                    best = LEAD + space
                    price = steps
        return best

    # The revealed action

    def use(self) -> i64:
        s = self.s
        most = s.left
        action = s.action[self.seat * SLOTS + s.slot]
        if action == DO_RECRUIT:
            most = most_recruits(s)
        return USE + most - 1

    def travel(self) -> i64:
        """Fill what later slots lack: by a free move if somebody is idle, else by sending."""
        s = self.s
        if s.moving > 0:
            return self._travel_on()
        for slot in range(s.slot + 1, SLOTS):
            move = self._free_move(self._wanted(slot))
            if move >= 0:
                return move
        if s.own_left > 0 and self._can_feed():
            return SEND + self._landing()
        return END_TURN

    def _travel_on(self) -> i64:
        s = self.s
        for slot in range(s.slot + 1, SLOTS):
            move = self._free_move(self._wanted(slot))
            if move - GO >= s.floor:
                return move
        return ENOUGH

    def _free_move(self, wanted: vec[i64]) -> i64:
        s, seat = self.s, self.seat
        for goal in range(SPACES):
            if wanted[goal] <= 0:
                continue
            for origin in range(SPACES):
                here = s.samurai[seat * SPACES + origin] - s.moved[origin]
                if here > 0 and wanted[origin] >= 0 and origin != goal:
                    pair = origin * SPACES + goal
                    if pair >= s.floor and s.box.map.steps(origin, goal) > 1:
                        return GO + pair
        return -1

    def _can_feed(self) -> bool:
        s, seat = self.s, self.seat
        return s.samurai_of(seat) < 4 and s.goods[seat * RESOURCES + RICE] > s.samurai_of(seat)

    def _landing(self) -> i64:
        """Where a sent official is nearest to what later slots lack."""
        s, seat = self.s, self.seat
        far = s.box.far[face_in_turn(s)] > 0
        best: i64 = -1
        fewest: i64 = 99
        for space in range(SPACES):
            if s.box.in_play[space] == 0 or (kind_of(space) != GATE and not far):
                continue
            distance: i64 = 9 + s.samurai[seat * SPACES + space]
            for slot in range(s.slot + 1, SLOTS):
                wanted = self._wanted(slot)
                for goal in range(SPACES):
                    if wanted[goal] > 0 and s.box.map.steps(space, goal) < distance:
                        distance = s.box.map.steps(space, goal)
            if distance < fewest:
                best = space
                fewest = distance
        return best

    def develop(self) -> i64:
        s = self.s
        best: i64 = -1
        most = 0.0
        for special in range(SPECIALS):
            if s.in_display(special):
                worth = self.weights.special[special]
                if best < 0 or worth > most:
                    best = special
                    most = worth
        return LEARN + best

    def gather(self) -> i64:
        s = self.s
        best: i64 = -1
        most: i64 = 0
        for space in range(SPACES):
            if may_gather_on(s, space):
                number = yield_on(s, space)
                if best < 0 or number > most:
                    best = space
                    most = number
        return GATHER + best

    # Building

    def best_city(self, face: i64) -> i64:
        """Where a building is wanted most that can be paid for now; -1 if nothing can."""
        s, seat = self.s, self.seat
        best: i64 = -1
        most = 0.0
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if may_stand(s, seat, city, building):
                    if self._will_pay(price_by(s, building, face)):
                        worth = self.building_worth(city, building)
                        if worth > most:
                            best = city
                            most = worth
        return best

    def _will_pay(self, price: vec[i64]) -> bool:
        """Whether the resources suffice now, or with what the slots before bring in about."""
        s, seat = self.s, self.seat
        for good in range(RESOURCES):
            number = s.goods[seat * RESOURCES + good]
            for slot in range(s.slot, SLOTS):
                place = seat * SLOTS + slot
                if slot >= s.shown[seat] and s.action[place] == DO_GATHER + good:
                    number += 3 * s.officials_at(seat, slot)
            if number < price[good]:
                return False
        return True

    def building_worth(self, city: i64, building: i64) -> float:
        """Points, income of the rounds to come, and a house in Edo (EDO-END-05)."""
        s, seat = self.s, self.seat
        worth = float(s.box.worth[building])
        if building == FORTRESS:
            return worth
        before = share_of(s, seat, city)
        row = s.with_influence(city)
        if before == 0:
            row += 1
        tile = s.tile[city] * 16 + (row - 1) * 4
        gained = float(s.box.shares[tile] - before) if row == 1 else 2.0
        worth += gained * self.weights.ryo * float(10 - s.round)
        if building == HOUSE and city == 0 and s.count_built(seat, 0, HOUSE) == 0:
            worth += self.weights.edo
        if building == POST:
            worth += 0.5
        return worth

    def build(self) -> i64:
        s = self.s
        best: i64 = -1
        most = 0.0
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if may_build(s, city, building):
                    worth = self.building_worth(city, building)
                    if worth > most:
                        best = city * BUILDINGS + building
                        most = worth
        if best < 0:
            return END_TURN
        return BUILD + best

    def trade(self) -> i64:
        s, seat = self.s, self.seat
        if may_take_point(s) and self._point_price() < 1.0:
            return POINT
        most = most_bought(s)
        good = s.box.sold[s.current]
        room = 6 - s.goods[seat * RESOURCES + good]
        if good == RICE:
            room = 5 - s.goods[seat * RESOURCES + RICE]
        if room < most:
            most = room
        if most > 0:
            return BUY + most - 1
        return END_TURN

    def _point_price(self) -> float:
        s = self.s
        first = s.current * PRICE
        price = s.box.point_price
        weights = self.weights
        paid = float(price[first + RICE]) * weights.rice + float(price[first + 3]) * weights.ryo
        paid += float(price[first + WOOD]) * weights.wood
        return paid + float(price[first + STONE]) * weights.stone

    # Wages

    def wages(self) -> i64:
        """Feed all that the rice suffices for; those far from everything go first."""
        s, seat = self.s, self.seat
        rice = s.goods[seat * RESOURCES + RICE]
        samurai = s.samurai_of(seat)
        if samurai <= rice:
            return PAY_WAGES
        surplus = samurai - rice
        after: i64 = 0  # those on the spaces that could still be named
        for space in range(SPACES):
            if space >= s.floor:
                after += s.samurai[seat * SPACES + space]
        for space in range(s.floor, SPACES):
            here = s.samurai[seat * SPACES + space]
            if here > 0:
                idle = kind_of(space) == GATE or kind_of(space) == ROAD
                if idle or after - here < surplus:
                    return RECALL + space
                after -= here
        return PAY_WAGES
