"""What an activation can be used for: asked by steps, by whoever wants to know whether a turn goes
on, and by refusals, which name the rule."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    DO_RECRUIT,
    DO_TRADE,
    DO_TRAVEL,
    FIELD,
    FORTRESS,
    GATE,
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
    Box,
    city_at,
    kind_of,
    space_of,
)
from bakufu.games.edo.state import HAS_BOUGHT, HAS_POINT, EdoState


def face_in_turn(s: EdoState) -> i64:
    """Card and action that the player in turn has revealed."""
    return s.face(s.actor, s.slot)


def may_use(s: EdoState) -> bool:
    """Whether the player in turn can use the revealed action once more."""
    action = s.action[s.actor * SLOTS + s.slot]
    if action == DO_TRADE:
        return may_trade(s)
    if s.left == 0:
        return s.moving > 0  # a free move that may take another samurai along
    if action == DO_TRAVEL:
        return s.moving > 0 or s.own_left > 0 or s.samurai_of(s.actor) > 0
    if action == DO_DEVELOP:
        return may_develop(s)
    if action == DO_BUILD:
        return _may_build_anything(s)
    if action >= DO_GATHER:
        return _may_gather_anywhere(s)
    if action == DO_RECRUIT:
        return most_recruits(s) > 0
    return True


# Recruit, Development


def most_recruits(s: EdoState) -> i64:
    """How many officials can be recruited with what is left (EDO-RECRUIT-04)."""
    most = s.left
    if s.supply < most:
        most = s.supply
    price = s.box.price[face_in_turn(s)]
    if price > 0:
        affordable = s.goods[s.actor * RESOURCES + RICE] // price
        if affordable < most:
            most = affordable
    return most


def may_develop(s: EdoState) -> bool:
    """Enough Ryo, and a card in the display (EDO-DEVELOP-04)."""
    if s.left == 0 or s.ryo[s.actor] < s.box.price[face_in_turn(s)]:
        return False
    for special in range(SPECIALS):
        if s.in_display(special):
            return True
    return False


# Travel


def may_be_sent_to(s: EdoState, space: i64) -> bool:
    """Border posts; any space by far Travel (EDO-TRAVEL-02, EDO-SPECIAL-06)."""
    if s.box.in_play[space] == 0:
        return False
    return kind_of(space) == GATE or s.box.far[face_in_turn(s)] > 0


def may_travel_on(s: EdoState) -> bool:
    """Whether another samurai can join the free move under way: another one, named in order."""
    if s.moving >= s.box.group[face_in_turn(s)]:
        return False
    first = s.floor // SPACES
    seat = s.actor
    for origin in range(first, SPACES):
        if s.samurai[seat * SPACES + origin] - s.moved[origin] > 0:
            if origin > first:
                return True
            for goal in range(s.floor % SPACES, SPACES):
                if goal != origin and s.box.in_play[goal] > 0:
                    return True
    return False


# Gathering


def may_gather_on(s: EdoState, space: i64) -> bool:
    """An own samurai that has not served, on a space of the kind (EDO-RESOURCE-01)."""
    action = s.action[s.actor * SLOTS + s.slot]
    if kind_of(space) - FIELD != action - DO_GATHER:
        return False
    return s.idle_on(s.actor, space) > 0


def _may_gather_anywhere(s: EdoState) -> bool:
    for space in range(SPACES):
        if may_gather_on(s, space):
            return True
    return False


def yield_on(s: EdoState, space: i64) -> i64:
    """By the number of all samurai there, and what the card gives more (EDO-RESOURCE-02)."""
    samurai = s.samurai_on(space)
    rows: i64 = len(s.box.yields)
    if samurai > rows:
        samurai = rows
    return s.box.yields[samurai - 1] + s.box.gives[face_in_turn(s)]


# Building


def price_of(s: EdoState, building: i64) -> vec[i64]:
    """Rice, wood, stone and Ryo of a building by the revealed card (EDO-BUILD-04)."""
    return price_by(s, building, face_in_turn(s))


def price_by(s: EdoState, building: i64, face: i64) -> vec[i64]:
    return price_at(s.box, building, face)


def price_at(box: Box, building: i64, face: i64) -> vec[i64]:
    price = vec[i64]([0] * PRICE)
    for good in range(PRICE):
        price[good] = price_good(box, building, face, good)
    return price


def price_good(box: Box, building: i64, face: i64, good: i64) -> i64:
    """How much of one thing of a price: a whole price is a vector, which takes longer."""
    price = box.cost[building * PRICE + good]
    if good == WOOD:
        return _less(price, box.less_wood[face])  # EDO-SPECIAL-08
    if good == STONE:
        return _less(price, box.less_stone[face])  # EDO-SPECIAL-09
    if good == RYO and box.no_ryo[face] > 0:
        return 0  # EDO-SPECIAL-10
    return price


def may_pay_for(s: EdoState, seat: i64, building: i64, face: i64) -> bool:
    for good in range(RESOURCES):
        if s.goods[seat * RESOURCES + good] < price_good(s.box, building, face, good):
            return False
    return s.ryo[seat] >= price_good(s.box, building, face, RYO)


def _less(price: i64, less: i64) -> i64:
    if less > price:
        return 0
    return price - less


def why_no_building(s: EdoState, seat: i64, city: i64, building: i64) -> str:
    """The rule against a building of this kind in this city; empty if none speaks against it.

    Whoever asks has seen to samurai and payment.
    """
    if s.box.open[city] == 0:
        return "EDO-BUILD-08"
    if s.buildings[city] == ROOMS:
        return "EDO-BUILD-07"
    if building == HOUSE:
        return "" if s.houses[seat] > 0 else "EDO-BUILD-09"
    if building == POST:
        if city == 0:
            return "EDO-BUILD-11"
        return "" if s.posts[seat] > 0 and s.posts_in(city) == 0 else "EDO-BUILD-10"
    if s.count_built(seat, city, HOUSE) == 0:
        return "EDO-BUILD-13"
    if (s.count_built(seat, city, FORTRESS) + 1) * 2 > s.houses_in(city):
        return "EDO-BUILD-12"
    return "" if s.fortresses > 0 else "EDO-SETUP-10"


def may_stand(s: EdoState, seat: i64, city: i64, building: i64) -> bool:
    """As `why_no_building`, for a search."""
    if s.box.open[city] == 0 or s.buildings[city] == ROOMS:
        return False
    if building == HOUSE:
        return s.houses[seat] > 0
    if building == POST:
        return city > 0 and s.posts[seat] > 0 and s.posts_in(city) == 0
    if s.fortresses == 0 or s.count_built(seat, city, HOUSE) == 0:
        return False
    return (s.count_built(seat, city, FORTRESS) + 1) * 2 <= s.houses_in(city)


def has_builder(s: EdoState, city: i64) -> bool:
    """A samurai in the city that has not served, unless none is needed (EDO-SPECIAL-11)."""
    if s.box.far[face_in_turn(s)] > 0:
        return True
    return s.idle_on(s.actor, space_of(city)) > 0


def may_build(s: EdoState, city: i64, building: i64) -> bool:
    if not has_builder(s, city) or not may_stand(s, s.actor, city, building):
        return False
    return may_pay_for(s, s.actor, building, face_in_turn(s))


def _may_build_anything(s: EdoState) -> bool:
    for city in range(CITIES):
        for building in range(BUILDINGS):
            if may_build(s, city, building):
                return True
    return False


# Trade


def traders(s: EdoState) -> i64:
    """Own samurai that stand with the merchant and have not served (EDO-TRADE-02)."""
    if s.box.far[face_in_turn(s)] > 0:
        served: i64 = 0
        for space in range(SPACES):
            served += s.served[space]
        return s.samurai_of(s.actor) - served  # EDO-SPECIAL-13
    return s.idle_on(s.actor, s.merchant)


def has_both(s: EdoState) -> bool:
    """Whether an activation of Trade allows both uses (EDO-TRADE-07, EDO-SPECIAL-12)."""
    if s.box.both[face_in_turn(s)] > 0:
        return True
    city = city_at(s.merchant)
    return city >= 0 and s.count_built(s.actor, city, POST) > 0


def may_begin_trade(s: EdoState) -> bool:
    return s.left > 0 and traders(s) > 0


def most_bought(s: EdoState) -> i64:
    """So many can be bought at most by the current card (EDO-TRADE-05, EDO-TRADE-08)."""
    if s.half != HAS_POINT and not may_begin_trade(s):
        return 0
    box = s.box
    most = box.sold_most[s.current]
    room = box.limit - s.goods[s.actor * RESOURCES + box.sold[s.current]]
    if room < most:
        most = room
    each = box.sold_each[s.current]
    if each > 0:
        affordable = s.ryo[s.actor] // each
        if affordable < most:
            most = affordable
    return most


def may_take_point(s: EdoState) -> bool:
    """The other half of an activation, or a new one (EDO-TRADE-06)."""
    if s.half != HAS_BOUGHT and not may_begin_trade(s):
        return False
    return s.may_pay(s.actor, s.box.point_price, s.current * PRICE)


def may_trade(s: EdoState) -> bool:
    return most_bought(s) > 0 or may_take_point(s)
