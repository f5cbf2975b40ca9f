"""The revealed action, one activation after another: Money, Rice, Recruit, Development, gathering,
building, trade. Travel has a file of its own."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    DO_GATHER,
    DO_MONEY,
    DO_RECRUIT,
    DO_RICE,
    HOUSE,
    POST,
    PRICE,
    RESOURCES,
    RICE,
    ROOMS,
    RYO,
    SLOTS,
    SPACES,
    SPECIALS,
    STONE,
    WOOD,
    space_of,
)
from bakufu.games.edo.moves import (
    BUILD,
    BUY,
    END_TURN,
    GATHER,
    LEARN,
    POINT,
    USE,
)
from bakufu.games.edo.names import ACTIONS as ACTION_WORDS
from bakufu.games.edo.notes import (
    BOUGHT,
    BUILT,
    CARD_BOUGHT,
    GATHERED,
    GIVEN_UP,
    MONEY_MADE,
    POINT_TAKEN,
    POINTS_SCORED,
    RECRUITED,
    RICE_MADE,
)
from bakufu.games.edo.refusals import after_revealing
from bakufu.games.edo.setting_up import open_special
from bakufu.games.edo.state import (
    FORTRESS_MARK,
    FROM_HOUSES,
    FROM_TRADE,
    HAS_BOUGHT,
    HAS_POINT,
    NOTHING_YET,
    POST_MARK,
    SOURCES,
    EdoState,
)
from bakufu.games.edo.turns import end_turn, give_up, go_on
from bakufu.games.edo.uses import (
    face_in_turn,
    has_both,
    may_build,
    may_gather_on,
    may_take_point,
    most_bought,
    most_recruits,
    price_of,
    yield_on,
)


class Activation(Step[EdoState]):
    """What the decisions after a reveal have in common."""

    def apply(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == END_TURN:
            give_up(s, chance, scribe)
        else:
            self.use(s, seat, move, chance, scribe)

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        """Carry out an activation."""
        raise NotImplementedError

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        return after_revealing(s, seat, s.slot, move)

    def arguments(self, s: EdoState) -> Arguments:
        action = ACTION_WORDS[s.action[s.actor * SLOTS + s.slot]]
        return super().arguments(s) | {"action": f"@edo-action-{action}", "left": int(s.left)}


@final
class Use(Activation):
    """Money, Rice and Recruit: how many activations are used; the others are given up."""

    def __init__(self) -> None:
        super().__init__("use", "EDO-ACT-07")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        most = s.left
        if s.action[seat * SLOTS + s.slot] == DO_RECRUIT:
            most = most_recruits(s)
        for number in range(most):
            buffer[number] = USE + number
        buffer[most] = END_TURN
        return most + 1

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        times = move - USE + 1
        face = face_in_turn(s)
        action = s.action[seat * SLOTS + s.slot]
        if action == DO_MONEY:
            ryo = s.box.gives[face] * times
            s.ryo[seat] = s.ryo[seat] + ryo
            scribe.note(MONEY_MADE, seat, ryo, times)
        elif action == DO_RICE:
            rice = s.receive(seat, RICE, s.box.gives[face] * times)
            scribe.note(RICE_MADE, seat, rice, times)
        else:
            price = s.box.price[face] * times
            s.goods[seat * RESOURCES + RICE] = s.goods[seat * RESOURCES + RICE] - price
            s.shoguns[seat] = s.shoguns[seat] + times
            s.recruits[seat] = s.recruits[seat] + times
            s.supply -= times
            scribe.note(RECRUITED, seat, times, price)
        s.left -= times
        if action == DO_RECRUIT:
            if most_recruits(s) == 0:
                go_on(s, chance, scribe)  # the rest lapses
                return
        if s.left > 0:
            scribe.note(GIVEN_UP, seat, action, s.left)
        end_turn(s, chance, scribe)


@final
class Develop(Activation):
    def __init__(self) -> None:
        super().__init__("develop", "EDO-DEVELOP-01")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for special in range(SPECIALS):
            if s.in_display(special):
                buffer[count] = LEARN + special
                count += 1
        buffer[count] = END_TURN
        return count + 1

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        special = move - LEARN
        price = s.box.price[face_in_turn(s)]
        s.ryo[seat] = s.ryo[seat] - price
        s.owner[special] = seat
        s.fresh |= 1 << special
        s.left -= 1
        scribe.note(CARD_BOUGHT, seat, special, price)
        open_special(s, chance, scribe)
        go_on(s, chance, scribe)


@final
class Gather(Activation):
    def __init__(self) -> None:
        super().__init__("gather", "EDO-RESOURCE-01")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for space in range(SPACES):
            if may_gather_on(s, space):
                buffer[count] = GATHER + space
                count += 1
        buffer[count] = END_TURN
        return count + 1

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        space = move - GATHER
        good = s.action[seat * SLOTS + s.slot] - DO_GATHER
        number = s.receive(seat, good, yield_on(s, space))
        s.served[space] = s.served[space] + 1
        s.left -= 1
        scribe.note(GATHERED, seat, space, number)
        go_on(s, chance, scribe)


@final
class Build(Activation):
    def __init__(self) -> None:
        super().__init__("build", "EDO-BUILD-03")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if may_build(s, city, building):
                    buffer[count] = BUILD + city * BUILDINGS + building
                    count += 1
        buffer[count] = END_TURN
        return count + 1

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        city = (move - BUILD) // BUILDINGS
        building = (move - BUILD) % BUILDINGS
        price = price_of(s, building)
        pay(s, seat, price, 0)
        paid = price[WOOD] * 4096 + price[STONE] * 64 + price[RYO]
        put_up(s, seat, city, building)
        scribe.note(BUILT, seat, city * 4 + building, paid)
        _score(s, seat, FROM_HOUSES + building, s.box.worth[building], scribe)
        if s.box.far[face_in_turn(s)] == 0:
            space = space_of(city)
            s.served[space] = s.served[space] + 1
        s.left -= 1
        go_on(s, chance, scribe)


def pay(s: EdoState, seat: i64, prices: vec[i64], first: i64) -> None:
    for good in range(RESOURCES):
        s.goods[seat * RESOURCES + good] = s.goods[seat * RESOURCES + good] - prices[first + good]
    s.ryo[seat] = s.ryo[seat] - prices[first + RYO]


def put_up(s: EdoState, seat: i64, city: i64, building: i64) -> None:
    """On the next free building slot (EDO-BUILD-06)."""
    mark = FORTRESS_MARK
    if building == HOUSE:
        mark = seat + 1
        s.houses[seat] = s.houses[seat] - 1
    elif building == POST:
        mark = seat + 1 + POST_MARK
        s.posts[seat] = s.posts[seat] - 1
    else:
        s.fortresses -= 1
    s.built[city * ROOMS + s.buildings[city]] = mark
    s.buildings[city] = s.buildings[city] + 1


def _score(s: EdoState, seat: i64, source: i64, points: i64, scribe: Scribe) -> None:
    s.points[seat * SOURCES + source] = s.points[seat * SOURCES + source] + points
    scribe.note(POINTS_SCORED, seat, source, points)


@final
class Trade(Activation):
    def __init__(self) -> None:
        super().__init__("trade", "EDO-TRADE-04")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for number in range(most_bought(s)):
            buffer[count] = BUY + number
            count += 1
        if may_take_point(s):
            buffer[count] = POINT
            count += 1
        buffer[count] = END_TURN
        return count + 1

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == POINT:
            first = s.current * PRICE
            pay(s, seat, s.box.point_price, first)
            scribe.note(POINT_TAKEN, seat, s.current, s.box.point_price[first + RYO])
            _score(s, seat, FROM_TRADE, 1, scribe)
            self._count(s, HAS_BOUGHT, HAS_POINT)
        else:
            number = move - BUY + 1
            good = s.box.sold[s.current]
            price = number * s.box.sold_each[s.current]
            s.ryo[seat] = s.ryo[seat] - price
            s.receive(seat, good, number)
            scribe.note(BOUGHT, seat, good * 64 + number, price)
            self._count(s, HAS_POINT, HAS_BOUGHT)
        go_on(s, chance, scribe)

    def _count(self, s: EdoState, other: i64, this: i64) -> None:
        """The second half of an activation that allows both, or a new one with a new samurai."""
        if s.half == other:
            s.half = NOTHING_YET
            return
        s.left -= 1
        _serve_merchant(s)
        s.half = NOTHING_YET
        if has_both(s):
            s.half = this


def _serve_merchant(s: EdoState) -> None:
    """A samurai with the merchant serves; from afar any (EDO-SPECIAL-13)."""
    space = s.merchant
    if s.box.far[face_in_turn(s)] > 0:
        space = 0
        while s.idle_on(s.actor, space) == 0:
            space += 1
    s.served[space] = s.served[space] + 1
