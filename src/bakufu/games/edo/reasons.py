"""What speaks for a decision in the game's own terms, for hints.

A plan is rehearsed as if nobody got in its way: all of it follows from what the seat knows.
"""

from collections.abc import Sequence

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.text.message import Argument, Message
from bakufu.games.edo import moves, names
from bakufu.games.edo.box import (
    ACTIONS,
    BUILDINGS,
    DO_BUILD,
    DO_GATHER,
    DO_MONEY,
    DO_RICE,
    DO_TRADE,
    FIELD,
    HOUSE,
    RESOURCES,
    RICE,
    SLOTS,
    SPACES,
    STONE,
    WOOD,
    city_at,
    kind_of,
)
from bakufu.games.edo.judgement_plan import Planner
from bakufu.games.edo.judgement_weights import own_weights
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.planning import WHOLE
from bakufu.games.edo.state import BEFORE, EdoState
from bakufu.games.edo.steps.uses import put_up
from bakufu.games.edo.uses import yield_on


def reasons(s: EdoState, seat: int, line: Sequence[int]) -> list[Message]:
    """A sentence or two on what a decision brings."""
    move = line[0]
    if move < moves.TAKE_SET:
        return [_say("colour")]
    if move < moves.LAY:
        return [_beginning(s, move)]
    if move <= moves.HAND_IN:
        return _planned(s, seat, line)
    if s.step == BEFORE:
        return [_before(s, seat, move)]
    if moves.USE <= move < moves.SEND:
        return [_used(s, seat, move - int(moves.USE) + 1)]
    if move < moves.LEARN:
        return [_travelled(s, seat, move)]
    return [_done(s, seat, move)]


def _say(what: str, **args: Argument) -> Message:
    return Message(f"edo-why-{what}", args)


def _beginning(s: EdoState, move: int) -> Message:
    if move < moves.HOME:
        first = (move - int(moves.TAKE_SET)) * int(RESOURCES)
        goods = {good: int(s.box.sets[first + i]) for i, good in enumerate(names.RESOURCES)}
        return _say("set", **goods)
    city = move - int(moves.HOME)
    ryo = int(s.box.shares[s.tile[city] * 16])
    return _say("home", city=f"@edo-space-{names.CITIES[city]}", ryo=ryo)


def _planned(s: EdoState, seat: int, line: Sequence[int]) -> list[Message]:
    """What the plan brings if all goes well, before wages and income."""
    tried = s.clone()
    assert isinstance(tried, EdoState)
    for move in line:
        if move < moves.LIFT and tried.planned[seat] < WHOLE:
            tried.apply(seat, move, Dice(0), Scribe())
    planner = Planner(tried, seat, own_weights(), Dice(1))
    planned = planner.best(1, 0) if tried.planned[seat] < WHOLE else planner.world
    after = planner.after(planned)
    goods = {
        good: int(after.goods[seat * RESOURCES + i])
        for good, i in (("rice", RICE), ("wood", WOOD), ("stone", STONE))
    }
    points = int(after.score(seat) - s.score(seat))
    said = [_say("plan", points=points, ryo=int(after.ryo[seat]), **goods)]
    if s.count_built(seat, 0, HOUSE) == 0:
        how = "plan-edo" if after.count_built(seat, 0, HOUSE) else "plan-no-edo"
        said.append(_say(how))
    elif after.samurai_of(seat) > after.goods[seat * RESOURCES + RICE]:
        said.append(_say("plan-hungry", samurai=int(after.samurai_of(seat)), rice=goods["rice"]))
    return said


def _before(s: EdoState, seat: int, move: int) -> Message:
    place = seat * int(SLOTS) + int(s.slot)
    action = int(s.action[place])
    named = f"@edo-action-{names.ACTIONS[action]}"
    if move == moves.REVEAL:
        return _say("reveal", action=named, officials=int(s.officials_at(seat, s.slot)))
    if move >= moves.LEAD:
        goal = move - int(moves.LEAD)
        there = int(s.samurai[seat * SPACES + goal])
        return _say("lead", ryo=int(s.box.map.steps(s.merchant, goal)), samurai=there)
    origin, goal = divmod(move - int(moves.GO), int(SPACES))
    serves = (
        (action == DO_TRADE and goal == s.merchant)
        or (action == DO_BUILD and city_at(goal) >= 0)
        or (DO_GATHER <= action < DO_BUILD and kind_of(goal) - FIELD == action - DO_GATHER)
    )
    return _say("go" if serves else "go-else", ryo=int(s.box.map.steps(origin, goal)), action=named)


def _used(s: EdoState, seat: int, times: int) -> Message:
    face = int(s.face(seat, s.slot))
    action = face % int(ACTIONS)
    if action == DO_MONEY:
        return _say("money", ryo=int(s.box.gives[face]) * times)
    if action == DO_RICE:
        rice = int(s.goods[seat * RESOURCES + RICE])
        more = min(int(s.box.gives[face]) * times, int(s.box.limit) - rice)
        return _say("rice", rice=more, samurai=int(s.samurai_of(seat)))
    return _say("recruit", times=times, rounds=int(s.merchant_pile_size()))


def _travelled(s: EdoState, seat: int, move: int) -> Message:
    if move == moves.ENOUGH:
        return _say("enough", moved=int(s.moving))
    if move >= moves.SEND:
        samurai = int(s.samurai_of(seat)) + 1
        return _say("send", samurai=samurai, rice=int(s.goods[seat * RESOURCES + RICE]))
    origin, goal = divmod(move - int(moves.GO), int(SPACES))
    return _say("free", ryo=int(s.box.map.steps(origin, goal)))


def _done(s: EdoState, seat: int, move: int) -> Message:
    if move < moves.GATHER:
        return _say("learn", rounds=int(s.merchant_pile_size()))
    if move < moves.BUILD:
        number = int(yield_on(s, move - int(moves.GATHER)))
        good = int(s.action[seat * SLOTS + s.slot]) - int(DO_GATHER)
        return _say("gather", number=number, resource=f"@edo-resource-{names.RESOURCES[good]}")
    if move < moves.BUY:
        return _built(s, seat, *divmod(move - int(moves.BUILD), int(BUILDINGS)))
    if move < moves.POINT:
        number = move - int(moves.BUY) + 1
        resource = f"@edo-resource-{names.RESOURCES[s.box.sold[s.current]]}"
        ryo = number * int(s.box.sold_each[s.current])
        return _say("buy", number=number, resource=resource, ryo=ryo)
    if move == moves.POINT:
        return _say("point", score=int(s.score(seat)) + 1, end=int(s.box.end_points))
    if move == moves.END_TURN:
        return _say("end", left=int(s.left))
    rice, samurai = int(s.goods[seat * RESOURCES + RICE]), int(s.samurai_of(seat))
    if move == moves.PAY_WAGES:
        return _say("wages", samurai=samurai, left=rice - samurai)
    return _say("recall", samurai=samurai, rice=rice)


def _built(s: EdoState, seat: int, city: int, building: int) -> Message:
    """Points now, and income in every round to come."""
    after = s.clone()
    assert isinstance(after, EdoState)
    put_up(after, seat, city, building)
    args: dict[str, Argument] = {
        "points": int(s.box.worth[building]),
        "city": f"@edo-space-{names.CITIES[city]}",
        "ryo": int(share_of(after, seat, city) - share_of(s, seat, city)),
    }
    if city == 0 and building == HOUSE and not s.count_built(seat, 0, HOUSE):
        return _say("build-edo", **args)
    return _say("build", **args)
