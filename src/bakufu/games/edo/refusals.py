"""The rule that forbids a move in phase 2 (section 20 of the rules). Only people ask."""

from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    DO_RECRUIT,
    DO_RICE,
    DO_TRADE,
    DO_TRAVEL,
    FIELD,
    GATE,
    POST,
    PRICE,
    RESOURCES,
    RICE,
    SLOTS,
    SPACES,
    city_at,
    kind_of,
    space_of,
)
from bakufu.games.edo.moves import (
    BUILD,
    BUY,
    END_TURN,
    ENOUGH,
    GATHER,
    GO,
    LEAD,
    LEARN,
    POINT,
    RECALL,
    REVEAL,
    SEND,
    USE,
)
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.uses import price_by, why_no_building

OVER_ALREADY = "EDO-ACT-03"  # any act after the own turn has ended, or before it is time for it


def out_of_turn(s: EdoState, seat: i64, move: i64) -> str:
    """The rule against a move of somebody who is not in turn.

    What is tried after the own turn has ended is judged by the action that was revealed last: the
    turn may have ended by itself, since nothing was left to do.
    """
    if move >= RECALL:
        return "EDO-WAGE-01"
    last = s.shown[seat] - 1
    if last < 0 or move < USE:
        tried_to_travel = last >= 0 and s.action[seat * SLOTS + last] == DO_TRAVEL
        if not (tried_to_travel and GO <= move < REVEAL):
            done = s.slot >= SLOTS or s.shown[seat] == s.slot + 1
            return OVER_ALREADY if done else "EDO-ACT-02"
    return after_revealing(s, seat, last, move)


def after_revealing(s: EdoState, seat: i64, slot: i64, move: i64) -> str:
    """The rule against a move after a slot has been revealed, in the turn or after it."""
    action = s.action[seat * SLOTS + slot]
    ended = seat != s.actor or slot != s.slot
    if GO <= move < REVEAL:
        return _journey(s, seat, slot, move, ended)
    if move >= RECALL:
        return "EDO-WAGE-01"
    if SEND <= move < ENOUGH and action == DO_TRAVEL:
        return _sending(s, seat, slot, move - SEND, ended)
    if move == ENOUGH and action == DO_TRAVEL:
        return "EDO-TRAVEL-04"
    if USE <= move < SEND and action == DO_RECRUIT:
        times = move - USE + 1
        rice = s.goods[seat * RESOURCES + RICE]
        if s.supply < times or rice < s.box.price[s.face(seat, slot)] * times:
            return "EDO-RECRUIT-04"
        return OVER_ALREADY if ended else "EDO-PLAN-04"
    if USE <= move < SEND and action <= DO_RICE:
        return OVER_ALREADY if ended else "EDO-PLAN-04"
    if LEARN <= move < GATHER and action == DO_DEVELOP:
        if not s.in_display(move - LEARN):
            return "EDO-DEVELOP-01"
        affordable = s.ryo[seat] >= s.box.price[s.face(seat, slot)]
        return OVER_ALREADY if affordable else "EDO-DEVELOP-04"
    if GATHER <= move < BUILD and DO_GATHER <= action < DO_BUILD:
        return _gathering(s, seat, slot, move - GATHER, ended)
    if BUILD <= move < BUY and action == DO_BUILD:
        return _building(s, seat, slot, move - BUILD, ended)
    if BUY <= move < END_TURN and action == DO_TRADE:
        return _trading(s, seat, slot, move, ended)
    return OVER_ALREADY


def _journey(s: EdoState, seat: i64, slot: i64, move: i64, ended: bool) -> str:
    """A samurai or the merchant is to move after a reveal."""
    if s.action[seat * SLOTS + slot] != DO_TRAVEL:
        return "EDO-MOVE-09"
    if move >= LEAD:
        return "EDO-TRAVEL-07"
    origin = (move - GO) // SPACES
    goal = (move - GO) % SPACES
    if s.samurai_of(seat) == 0:
        return "EDO-TRAVEL-08"
    if s.samurai[seat * SPACES + origin] == 0:
        return "EDO-MOVE-06"
    if origin == goal or s.box.in_play[goal] == 0:
        return "EDO-TRAVEL-05"  # to another space
    if not ended and s.samurai[seat * SPACES + origin] == s.moved[origin]:
        return "EDO-TRAVEL-05"  # each samurai of a move once
    if s.officials_at(seat, slot) == 0:
        return OVER_ALREADY  # all were sent: no free move has been made
    return "EDO-TRAVEL-04" if s.box.group[s.face(seat, slot)] < 3 else "EDO-SPECIAL-07"


def _sending(s: EdoState, seat: i64, slot: i64, space: i64, ended: bool) -> str:
    far = s.box.far[s.face(seat, slot)] > 0
    if s.box.in_play[space] == 0 or (kind_of(space) != GATE and not far):
        return "EDO-TRAVEL-02"
    if not ended and s.moving > 0:
        return "EDO-TRAVEL-06"
    place = seat * SLOTS + slot
    if s.shogun[place] > 0 and (s.own[place] == 0 or (not ended and s.left > 0)):
        return "EDO-TRAVEL-03"
    return "EDO-TRAVEL-10"


def _used_up(s: EdoState, seat: i64, slot: i64, samurai: i64) -> str:
    """The rule against a further use that is good in itself: samurai or officials are used up."""
    activations = s.officials_at(seat, slot) // s.box.takes[s.face(seat, slot)]
    return "EDO-ACT-09" if activations > samurai else OVER_ALREADY


def _gathering(s: EdoState, seat: i64, slot: i64, space: i64, ended: bool) -> str:
    samurai = s.samurai[seat * SPACES + space]
    kind = s.action[seat * SLOTS + slot] - DO_GATHER + FIELD
    if kind_of(space) != kind or samurai == 0:
        return "EDO-RESOURCE-01"
    return _used_up(s, seat, slot, samurai) if ended else "EDO-ACT-09"


def _building(s: EdoState, seat: i64, slot: i64, what: i64, ended: bool) -> str:
    city = what // BUILDINGS
    building = what % BUILDINGS
    face = s.face(seat, slot)
    samurai = s.samurai[seat * SPACES + space_of(city)]
    if s.box.open[city] == 0:
        return "EDO-BUILD-08"
    if samurai == 0 and s.box.far[face] == 0:
        return "EDO-BUILD-03"
    rule = why_no_building(s, seat, city, building)
    if rule:
        return rule
    if not s.may_pay(seat, price_by(s, building, face), 0):
        return "EDO-ACT-14"
    if s.box.far[face] > 0:
        return OVER_ALREADY
    return _used_up(s, seat, slot, samurai) if ended else "EDO-ACT-09"


def _trading(s: EdoState, seat: i64, slot: i64, move: i64, ended: bool) -> str:
    face = s.face(seat, slot)
    samurai = s.samurai[seat * SPACES + s.merchant]
    if s.box.far[face] > 0:
        samurai = s.samurai_of(seat)
    if samurai == 0:
        return "EDO-TRADE-02"
    city = city_at(s.merchant)
    both = s.box.both[face] > 0 or (city >= 0 and s.count_built(seat, city, POST) > 0)
    if move == POINT:
        if not s.may_pay(seat, s.box.point_price, s.current * PRICE):
            return "EDO-ACT-14"
        if s.officials_at(seat, slot) > samurai:
            return "EDO-ACT-09"  # a second activation, and no second samurai for it
        return "EDO-TRADE-06" if both else "EDO-TRADE-04"
    number = move - BUY + 1
    if number > s.box.sold_most[s.current]:
        return "EDO-TRADE-05"
    if s.goods[seat * RESOURCES + s.box.sold[s.current]] + number > s.box.limit:
        return "EDO-TRADE-08"
    if s.ryo[seat] < number * s.box.sold_each[s.current]:
        return "EDO-ACT-14"
    if s.officials_at(seat, slot) > samurai:
        return "EDO-ACT-09"
    return "EDO-TRADE-05" if both else "EDO-TRADE-04"
