"""What matters at a decision, said to a beginner, with the numbers that the seat sees."""

from collections.abc import Callable, Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.edo import moves, names
from bakufu.games.edo.printed import FaceView
from bakufu.games.edo.view import CityView, EdoView, SeatView

_GATHERED = {"field": "rice", "wood": "wood", "stone": "stone"}
_PLACES = {"field": "field", "wood": "forest", "stone": "quarry"}


def coach(view: EdoView, legal: Sequence[int]) -> list[Message]:
    if view.viewer is None or (view.actor is not None and view.actor != view.viewer):
        return []
    me = view.seats[view.viewer]
    if view.waits_for == "start":
        return _start(view, me, legal)
    if view.waits_for == "travel" and view.moving:
        return _travel_on(view, me, legal)
    return _SAID[view.waits_for](view, me, legal)


def _say(what: str, **args: Argument) -> Message:
    return Message(f"edo-coach-{what}", args)


# Set-up


def _colour(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("colour", free=len(legal))]


def _start(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    """Sets, towns, or both are to choose from (EDO-SETUP-24 to -26)."""
    sets = [move for move in legal if moves.TAKE_SET <= move < moves.HOME]
    towns = [names.CITIES[move - int(moves.HOME)] for move in legal if move >= moves.HOME]
    said = []
    if towns:
        best = max((city for city in view.cities if city.id in towns), key=_alone)
        said.append(_say("home", city=f"@edo-space-{best.id}", ryo=_alone(best), free=len(towns)))
    if sets:
        price = next(face.prices for face in view.numbers.cards["b"] if face.prices)["house"]
        said.append(_say("set", wood=price.get("wood", 0), free=len(sets)))
    return said


def _alone(city: CityView) -> int:
    """What a city pays to somebody who is alone there (EDO-INCOME-03)."""
    return int((city.tile or "p0").removeprefix("p"))


# Planning


def _plan(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    if me.handed_in:
        waiting = sum(not seat.handed_in for seat in view.seats)
        return [_say("handed-in", waiting=waiting)]
    rice = me.goods["rice"]
    if me.samurai == 0:
        first = _say("plan-nobody", rice=rice)
    elif rice < me.samurai:
        first = _say("plan-hungry", samurai=me.samurai, rice=rice)
    else:
        officials = me.officials + me.shoguns - me.recruits
        first = _say("plan", officials=officials, samurai=me.samurai, rice=rice)
    top = max(seat.score for seat in view.seats)
    rounds = view.merchant_pile + 1  # EDO-END-03
    how = "plan-end" if me.in_edo else "plan-edo"  # EDO-END-05
    return [first, _say(how, top=top, end=view.numbers.end_points, rounds=rounds)]


# Turns


def _face(view: EdoView, me: SeatView) -> tuple[FaceView, int]:
    """Card and action of the slot in turn, with its activations."""
    assert view.slot is not None
    slot = me.plan[view.slot - 1]
    assert slot.card is not None
    face = next(one for one in view.numbers.cards[slot.card] if one.action == slot.action)
    return face, ((slot.own or 0) + (slot.shogun or 0)) // face.takes


def _before(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    face, activations = _face(view, me)
    args: dict[str, Argument] = {"action": f"@edo-action-{face.action}", "ryo": me.ryo or 0}
    if activations == 0:
        return [_say("before-nobody", **args)]
    if face.action in _PLACES:
        there = _standing(view, _PLACES[face.action])
    elif face.action == "build" and not face.far:
        there = _standing(view, "city")
    elif face.action == "trade" and not face.far:
        there = next(one for one in view.spaces if one.id == view.merchant).samurai[
            view.viewer or 0
        ]
        args["space"] = f"@edo-space-{view.merchant}"
        return [_say("before-trade", there=there, activations=activations, **args)]
    else:
        return [_say("before-free", activations=activations, **args)]
    where = _PLACES.get(face.action, "city")
    return [_say(f"before-{where}", there=there, activations=activations, **args)]


def _samurai(view: EdoView, space: str) -> list[int]:
    return next(one for one in view.spaces if one.id == space).samurai


def _standing(view: EdoView, kind: str) -> int:
    """Own samurai on spaces of a kind."""
    return sum(one.samurai[view.viewer or 0] for one in view.spaces if one.kind == kind)


def _use(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    face, _ = _face(view, me)
    if face.action == "recruit":
        return [_say("recruit", price=face.price, rice=me.goods["rice"], supply=view.supply)]
    if face.action == "rice":
        room = view.numbers.limit - me.goods["rice"]
        return [_say("rice", number=face.gives * view.left, room=room, samurai=me.samurai)]
    return [_say("money", ryo=face.gives * view.left, after=(me.ryo or 0) + face.gives * view.left)]


def _travel(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    rice = me.goods["rice"]
    first = _say("travel", own=view.own_left, left=view.left, group=_face(view, me)[0].group)
    return [first, _say("travel-rice", samurai=me.samurai, rice=rice)]


def _travel_on(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    group = _face(view, me)[0].group
    return [_say("travel-on", moved=view.moving, group=group, samurai=me.samurai)]


def _develop(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    price = _face(view, me)[0].price
    return [_say("develop", price=price, ryo=me.ryo or 0, rounds=view.merchant_pile)]


def _gather(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    face, _ = _face(view, me)
    best = max(
        _yield(view, names.SPACES[move - int(moves.GATHER)], face)
        for move in legal
        if moves.GATHER <= move < moves.BUILD
    )
    good = _GATHERED[face.action]
    return [
        _say(
            "gather",
            number=best,
            resource=f"@edo-resource-{good}",
            have=me.goods[good],
            most=view.numbers.limit,
        )
    ]


def _yield(view: EdoView, space: str, face: FaceView) -> int:
    """What an activation gives there (EDO-RESOURCE-02)."""
    samurai = sum(_samurai(view, space))
    yields = view.numbers.yields
    return yields[min(samurai, len(yields)) - 1] + face.gives


def _build(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    found = [
        divmod(move - int(moves.BUILD), len(names.BUILDINGS))
        for move in legal
        if moves.BUILD <= move < moves.BUY
    ]
    best = max(found, key=lambda one: view.numbers.worth[names.BUILDINGS[one[1]]])
    building = names.BUILDINGS[best[1]]
    first = _say(
        "build",
        building=f"@edo-building-{building}",
        city=f"@edo-space-{names.CITIES[best[0]]}",
        points=view.numbers.worth[building],
    )
    if not me.in_edo:
        how = "build-edo-now" if (0, 0) in found else "build-edo-later"
        return [first, _say(how, free=10 - len(view.cities[0].buildings))]
    return [first, _say("build-income", ryo=me.income)]


def _trade(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    card = view.current
    buys = sum(moves.BUY <= move < moves.POINT for move in legal)
    said = []
    if buys:
        resource = f"@edo-resource-{card.buys}"
        said.append(
            _say("trade-buy", most=buys, resource=resource, each=card.each, ryo=me.ryo or 0)
        )
    if int(moves.POINT) in legal:
        said.append(_say("trade-point", score=me.score, end=view.numbers.end_points))
    else:
        said.append(_say("trade-no-point", left=view.left))
    return said


def _wages(view: EdoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    rice = me.goods["rice"]
    if rice < me.samurai:
        first = _say("wages-hungry", samurai=me.samurai, rice=rice)
    else:
        first = _say("wages", samurai=me.samurai, rice=rice, left=rice - me.samurai)
    last = view.merchant_pile == 0 or any(
        seat.score >= view.numbers.end_points for seat in view.seats
    )
    how = "wages-last" if last else "wages-next"  # EDO-WAGE-07
    return [first, _say(how, officials=me.officials + me.shoguns)]


_Said = Callable[[EdoView, SeatView, Sequence[int]], list[Message]]
_SAID: dict[str, _Said] = {
    "colour": _colour,
    "plan": _plan,
    "before": _before,
    "use": _use,
    "travel": _travel,
    "develop": _develop,
    "gather": _gather,
    "build": _build,
    "trade": _trade,
    "wages": _wages,
}
