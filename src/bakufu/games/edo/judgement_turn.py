"""What a sensible player does in the own turn and with the wages, given a plan.

The plan says what is to come. Before a card is revealed, samurai go where its action needs them, if
what they do there is worth the way; then every activation is used that is worth something.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    CITY,
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    DO_MONEY,
    DO_RECRUIT,
    DO_TRADE,
    FIELD,
    GATE,
    HOUSE,
    POST,
    PRICE,
    RESOURCES,
    RICE,
    ROAD,
    RYO,
    SLOTS,
    SPACES,
    SPECIALS,
    city_at,
    first_of,
    kind_of,
    space_of,
)
from bakufu.games.edo.judgement_outlook import Outlook
from bakufu.games.edo.judgement_site import Site, price_worth
from bakufu.games.edo.judgement_travel import Journey, activations_of
from bakufu.games.edo.judgement_weights import Weights
from bakufu.games.edo.moves import (
    BUILD,
    BUY,
    END_TURN,
    GATHER,
    GO,
    LEAD,
    LEARN,
    PAY_WAGES,
    POINT,
    RECALL,
    REVEAL,
    USE,
)
from bakufu.games.edo.state import (
    BEFORE,
    DEVELOP,
    HAS_BOUGHT,
    HAS_POINT,
    TRADE,
    TRAVEL,
    EdoState,
)
from bakufu.games.edo.state import BUILD as BUILD_STEP
from bakufu.games.edo.state import GATHER as GATHER_STEP
from bakufu.games.edo.state import USE as USE_STEP
from bakufu.games.edo.uses import (
    face_in_turn,
    has_both,
    may_build,
    may_gather_on,
    may_take_point,
    most_bought,
    most_recruits,
    price_good,
    yield_on,
)

_NOTHING: Final[i64] = -1


@final
class Turn:
    """One seat's decisions after planning, in a world it cannot tell from the true one."""

    def __init__(self, s: EdoState, seat: i64, weights: Weights) -> None:
        self.s: EdoState = s
        self.seat = seat
        self.outlook = Outlook(s, seat, weights)

    # Before revealing

    def before(self) -> i64:
        """The next move that the slot of this turn asks for; then the card."""
        s, seat = self.s, self.seat
        activations = activations_of(s, seat, s.slot)
        move: i64 = _NOTHING
        if activations > 0:
            action = s.action[seat * SLOTS + s.slot]
            if action == DO_TRADE:
                move = self._meet_merchant(activations)
            elif action == DO_BUILD:
                move = self._bring_builder(activations)
            elif action >= DO_GATHER:
                move = self._bring_gatherer(action - DO_GATHER, activations)
        return REVEAL if move < 0 else move

    def _budget(self) -> i64:
        """Ryo for moves: what is to be bought in later slots is kept, unless money comes first."""
        s, seat = self.s, self.seat
        ryo = s.ryo[seat]
        way = i64(self.outlook.weights.city_way + 0.5)
        kept: i64 = 0
        coming: i64 = 0
        for slot in range(s.slot + 1, SLOTS):
            activations = activations_of(s, seat, slot)
            if activations == 0:
                continue
            face = s.face(seat, slot)
            action = s.action[seat * SLOTS + slot]
            if action == DO_MONEY:
                coming += activations * s.box.gives[face]
            elif action == DO_DEVELOP:
                kept += s.box.price[face] - coming
            elif action == DO_BUILD:
                kept += price_good(s.box, HOUSE, face, RYO) * activations + way - coming
        if kept < 0:
            kept = 0
        return ryo - kept

    def _bring_gatherer(self, good: i64, activations: i64) -> i64:
        """The move by which the gathered resources gain most, if that is worth the way."""
        s, seat = self.s, self.seat
        budget = self._budget()
        late = self.outlook.late
        if good != RICE and self._is_wanted(good):
            self.outlook.late = 1.0
        now = self.outlook.gain(good, self._harvest(good, activations))
        best: i64 = _NOTHING
        most = 0.0
        first = seat * SPACES
        for origin in range(SPACES):
            if s.samurai[first + origin] == 0:
                continue
            for goal in range(first_of(good), first_of(good + 1)):
                if goal == origin or s.box.in_play[goal] == 0:
                    continue
                steps = s.box.map.steps(origin, goal)
                if steps > budget:
                    continue
                s.samurai[first + origin] = s.samurai[first + origin] - 1
                s.samurai[first + goal] = s.samurai[first + goal] + 1
                then = self.outlook.gain(good, self._harvest(good, activations))
                s.samurai[first + origin] = s.samurai[first + origin] + 1
                s.samurai[first + goal] = s.samurai[first + goal] - 1
                gained = then - now - float(steps) * self.outlook.ryo
                if self._is_needed(origin):
                    gained -= self.outlook.weights.needed_there * self.outlook.ryo
                if gained > most:
                    best = GO + origin * SPACES + goal
                    most = gained
        self.outlook.late = late
        return best

    def _is_wanted(self, good: i64) -> bool:
        """Whether wood or stone can be used in a later slot of this round."""
        s, seat = self.s, self.seat
        for slot in range(s.slot + 1, SLOTS):
            if s.officials_at(seat, slot) > 0:
                action = s.action[seat * SLOTS + slot]
                if action == DO_BUILD:
                    return True
                if action == DO_TRADE and s.box.point_price[s.current * PRICE + good] > 0:
                    return True
        return False

    def _harvest(self, good: i64, activations: i64) -> i64:
        """What so many activations gather as samurai stand now: the best spaces first."""
        s, seat = self.s, self.seat
        box = s.box
        more = box.gives[s.face(seat, s.slot)]
        rows: i64 = len(box.yields)
        first = first_of(good)
        until = first_of(good + 1)
        left = activations
        total: i64 = 0
        for row in range(rows):
            for space in range(first, until):
                here = s.samurai[seat * SPACES + space]
                if here == 0 or left == 0:
                    continue
                crowd = s.samurai_on(space)
                if crowd > rows:
                    crowd = rows
                if crowd - 1 == row:
                    if here > left:
                        here = left
                    total += here * (box.yields[row] + more)
                    left -= here
        return total

    def _is_needed(self, space: i64) -> bool:
        """Whether a later slot builds or gathers where a samurai stands."""
        s, seat = self.s, self.seat
        kind = kind_of(space)
        for slot in range(s.slot + 1, SLOTS):
            if s.officials_at(seat, slot) > 0:
                action = s.action[seat * SLOTS + slot]
                if kind == CITY and action == DO_BUILD:
                    return True
                if kind >= FIELD and action == DO_GATHER + kind - FIELD:
                    return True
        return False

    def _bring_builder(self, activations: i64) -> i64:
        """The first move that the best buildings ask for, one after another."""
        s, seat = self.s, self.seat
        face = s.face(seat, s.slot)
        if s.box.far[face] > 0:
            return _NOTHING
        site = Site(s, seat, face, self.outlook)
        for _time in range(activations):
            found = site.best()
            if found < 0:
                return _NOTHING
            origin = site.origin
            goal = space_of(found // BUILDINGS)
            if origin != goal:
                return GO + origin * SPACES + goal
            site.put_up(found)
        return _NOTHING

    # Trade

    def _meet_merchant(self, activations: i64) -> i64:
        """The merchant to where samurai can be, and samurai there, if trade is worth the way."""
        s, seat = self.s, self.seat
        face = s.face(seat, s.slot)
        if s.box.far[face] > 0:
            return _NOTHING
        board = s.box.map
        budget = s.ryo[seat]
        best: i64 = _NOTHING
        most = 0.0
        taken = vec[i64]([0] * SPACES)
        for place in range(SPACES):
            if s.box.in_play[place] == 0:
                continue
            led = board.steps(s.merchant, place)
            way = led
            for space in range(SPACES):
                taken[space] = 0
            first_move: i64 = _NOTHING
            if led > 0:
                first_move = LEAD + place
            for number in range(activations):
                origin: i64 = _NOTHING
                steps: i64 = 99
                for space in range(SPACES):
                    if s.samurai[seat * SPACES + space] - taken[space] > 0:
                        if board.steps(space, place) < steps:
                            origin = space
                            steps = board.steps(space, place)
                if origin < 0:
                    break
                taken[origin] = taken[origin] + 1
                way += steps
                if way > budget:
                    break
                if steps > 0 and first_move < 0:
                    first_move = GO + origin * SPACES + place
                worth = self._trade_worth(place, number + 1, budget - way)
                worth -= float(way) * self.outlook.ryo
                if worth > most:
                    most = worth
                    best = first_move
                    if first_move < 0:
                        best = REVEAL
        return _NOTHING if best == REVEAL else best

    def _trade_worth(self, place: i64, activations: i64, ryo: i64) -> float:
        """What trading so often by the current card is worth, with so many Ryo left."""
        s, seat = self.s, self.seat
        box = s.box
        face = s.face(seat, s.slot)
        city = city_at(place)
        both = box.both[face] > 0 or (city >= 0 and s.count_built(seat, city, POST) > 0)
        point = 1.0 - self.point_price()
        first = s.current * PRICE
        points: i64 = activations
        for good in range(RESOURCES):
            price = box.point_price[first + good]
            if price > 0 and s.goods[seat * RESOURCES + good] // price < points:
                points = s.goods[seat * RESOURCES + good] // price
        price = box.point_price[first + RYO]
        if price > 0 and ryo // price < points:
            points = ryo // price
        if point <= 0.0:
            points = 0
        worth = float(points) * point
        ryo -= points * price
        buys = activations if both else activations - points
        if buys > 0:
            number = box.sold_most[s.current] * buys
            each = box.sold_each[s.current]
            if each > 0 and ryo // each < number:
                number = ryo // each
            bought = self.outlook.gain(box.sold[s.current], number)
            bought -= float(number * each) * self.outlook.ryo
            if bought > 0.0:
                worth += bought
        return worth

    def point_price(self) -> float:
        """What the price of the merchant's point is worth."""
        s, seat = self.s, self.seat
        first = s.current * PRICE
        price = s.box.point_price
        outlook = self.outlook
        paid = float(price[first + RYO]) * outlook.ryo
        for good in range(RESOURCES):
            here = s.goods[seat * RESOURCES + good]
            left = here - price[first + good]
            if left < 0:
                left = 0
            paid += outlook.stock_worth(good, here) - outlook.stock_worth(good, left)
        return paid

    def trade(self) -> i64:
        s = self.s
        point = -1.0
        if may_take_point(s):
            point = 1.0 - self.point_price()
        good = s.box.sold[s.current]
        each = float(s.box.sold_each[s.current]) * self.outlook.ryo
        number: i64 = 0
        bought = 0.0
        for more in range(most_bought(s)):
            worth = self.outlook.gain(good, more + 1) - each * float(more + 1)
            if worth > bought:
                bought = worth
                number = more + 1
        if number > 0 and s.half == HAS_POINT:
            return BUY + number - 1
        if point > 0.0 and (point >= bought or s.half == HAS_BOUGHT or has_both(s)):
            return POINT
        if number > 0:
            return BUY + number - 1
        return END_TURN

    # The revealed action

    def use(self) -> i64:
        s = self.s
        most = s.left
        action = s.action[self.seat * SLOTS + s.slot]
        if action == DO_RECRUIT:
            most = most_recruits(s)
        return USE + most - 1

    def develop(self) -> i64:
        s = self.s
        best: i64 = -1
        most = float(s.box.price[face_in_turn(s)]) * self.outlook.ryo
        for special in range(SPECIALS):
            if s.in_display(special):
                worth = self.outlook.card_gain(special)
                if worth > most:
                    best = special
                    most = worth
        return END_TURN if best < 0 else LEARN + best

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

    def build(self) -> i64:
        s, seat = self.s, self.seat
        face = face_in_turn(s)
        best: i64 = -1
        most = 0.0
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if may_build(s, city, building):
                    worth = self.outlook.building_worth(city, building)
                    worth -= price_worth(s, seat, building, face, self.outlook)
                    if worth > most:
                        best = city * BUILDINGS + building
                        most = worth
        return END_TURN if best < 0 else BUILD + best

    def travel(self) -> i64:
        return Journey(self.s, self.seat, self.outlook).choose()

    # Wages

    def wages(self) -> i64:
        """Feed as many as are worth their rice; those far from everything go first."""
        s, seat = self.s, self.seat
        outlook = self.outlook
        rice = s.goods[seat * RESOURCES + RICE]
        samurai = s.samurai_of(seat)
        keep: i64 = 0
        most = -1.0
        for number in range(samurai + 1):
            if number <= rice:
                worth = outlook.samurai_worth(number) + outlook.good_worth(RICE, rice - number)
                if worth > most:
                    keep = number
                    most = worth
        surplus = samurai - keep
        if surplus == 0:
            return PAY_WAGES
        after: i64 = 0  # those on the spaces that could still be named
        for space in range(s.floor, SPACES):
            after += s.samurai[seat * SPACES + space]
        worst = self._least_useful()
        for space in range(s.floor, SPACES):
            here = s.samurai[seat * SPACES + space]
            if here > 0:
                if space == worst or after - here < surplus:
                    return RECALL + space
                after -= here
        return PAY_WAGES

    def _least_useful(self) -> i64:
        """The space whose samurai would be missed least."""
        s, seat, weights = self.s, self.seat, self.outlook.weights
        worst: i64 = -1
        least = 99.0
        for space in range(s.floor, SPACES):
            if s.samurai[seat * SPACES + space] == 0:
                continue
            kind = kind_of(space)
            use = weights.stay_field
            if kind == GATE:
                use = weights.stay_gate
            elif kind == ROAD:
                use = weights.stay_road
            elif kind == CITY:
                use = weights.stay_city
            use -= float(s.samurai_on(space))
            if use < least:
                least = use
                worst = space
        return worst


def act(s: EdoState, seat: i64, weights: Weights) -> i64:
    """A decision after planning."""
    turn = Turn(s, seat, weights)
    if s.step == BEFORE:
        return turn.before()
    if s.step == USE_STEP:
        return turn.use()
    if s.step == TRAVEL:
        return turn.travel()
    if s.step == DEVELOP:
        return turn.develop()
    if s.step == GATHER_STEP:
        return turn.gather()
    if s.step == BUILD_STEP:
        return turn.build()
    if s.step == TRADE:
        return turn.trade()
    return turn.wages()
