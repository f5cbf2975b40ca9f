"""Moves as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.text.message import Argument, Message
from bakufu.games.edo import moves, names
from bakufu.games.edo.box import (
    ACTIONS,
    BUILDINGS,
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    PRICE,
    RESOURCES,
    RYO,
    SLOTS,
    SPACES,
    STONE,
    WOOD,
    kind_of,
)
from bakufu.games.edo.state import BEFORE, GATHER, EdoState
from bakufu.games.edo.uses import price_by

GOODS = (*names.RESOURCES, "ryo")


def describe(s: EdoState, move: int) -> Message:
    """A move as a sentence; what it costs or brings depends on the table."""
    said = names.VOCABULARY.say(move)
    more = _more(s, move)
    ending = "-paid" if moves.GO <= move < moves.LEAD and s.step == BEFORE else ""
    return Message(f"{said.id}{ending}", {**said.args, **more})


def _more(s: EdoState, move: int) -> dict[str, Argument]:
    box = s.box
    face = _face(s)
    if moves.TAKE_SET <= move < moves.HOME:
        first = (move - int(moves.TAKE_SET)) * int(RESOURCES)
        return {good: int(box.sets[first + i]) for i, good in enumerate(names.RESOURCES)}
    if moves.LAY <= move < moves.OFFICIALS:
        return {"most": int(box.most[move - moves.LAY])}
    if moves.GO <= move < moves.LEAD and s.step == BEFORE:
        origin, goal = divmod(move - int(moves.GO), int(SPACES))
        return {"ryo": int(box.map.steps(origin, goal))}
    if moves.LEAD <= move < moves.REVEAL:
        return {"ryo": int(box.map.steps(s.merchant, move - moves.LEAD))}
    if moves.USE <= move < moves.SEND:
        return {"action": f"@edo-action-{names.ACTIONS[face % ACTIONS]}"}
    if moves.LEARN <= move < moves.GATHER:
        return {"ryo": int(box.price[face]) if face % ACTIONS == DO_DEVELOP else 0}
    if moves.GATHER <= move < moves.BUILD:
        return {"number": _yield(s, move - int(moves.GATHER), face)}
    if moves.BUILD <= move < moves.BUY:
        building = (move - moves.BUILD) % BUILDINGS
        price = price_by(s, building, face if face % ACTIONS == DO_BUILD else 0)
        return {"wood": int(price[WOOD]), "stone": int(price[STONE]), "ryo": int(price[RYO])}
    if moves.BUY <= move < moves.POINT:
        number = move - int(moves.BUY) + 1
        resource = f"@edo-resource-{names.RESOURCES[box.sold[s.current]]}"
        return {"resource": resource, "ryo": number * int(box.sold_each[s.current])}
    if move == moves.POINT:
        return {good: int(box.point_price[s.current * PRICE + i]) for i, good in enumerate(GOODS)}
    if move == moves.PAY_WAGES:
        return {"rice": int(s.samurai_of(max(0, s.actor)))}
    return {}


def _face(s: EdoState) -> int:
    """What the player in turn has revealed; 0 while there is nothing of the kind."""
    if s.actor < 0 or not 0 <= s.slot < SLOTS:
        return 0
    return max(0, int(s.face(s.actor, s.slot)))


def _yield(s: EdoState, space: int, face: int) -> int:
    samurai = int(s.samurai_on(space))
    if s.step != GATHER or not samurai or kind_of(space) - 3 != face % ACTIONS - DO_GATHER:
        return 0
    rows = len(s.box.yields)
    return int(s.box.yields[min(samurai, rows) - 1] + s.box.gives[face])
