"""Moves and prompts as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.table.game import seats_in
from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun import moves, names
from bakufu.games.shogun.modules.faces import asking
from bakufu.games.shogun.names import named
from bakufu.games.shogun.state import CHOOSE_COLOUR, DEPLOY_MOVE, MARCH, OVER, PLAN, ShogunState
from bakufu.games.shogun.vocabulary import VOCABULARY


def describe(s: ShogunState, move: int) -> Message:
    """A move as a sentence; of some the position knows more, or the module that asks."""
    message = None
    if move >= moves.MOVES:
        if s.step > OVER:
            face, module = asking(s)
            message = face.describe(s, module, move)
    elif moves.TAKE_OPEN <= move < moves.TAKE_UNSEEN:
        card = int(s.display[move - moves.TAKE_OPEN])
        if card >= 0:
            return _move("take", province=_province(card))
    elif moves.SPECIAL <= move < moves.STAY:
        place = move - int(moves.SPECIAL)
        card = int(s.special[place])
        if card >= 0:
            return _move("special", place=place + 1, special=named("special", names.SPECIALS[card]))
    elif moves.TARGET <= move < moves.NUMBER:
        return _target(s, move - int(moves.TARGET))
    return message or VOCABULARY.say(move)


def _move(what: str, **args: Argument) -> Message:
    return Message(f"shogun-move-{what}", args)


def _province(province: int) -> str:
    return named("province", names.PROVINCES[province])


def _target(s: ShogunState, target: int) -> Message:
    """Where to, and who stands there."""
    owner = int(s.owner[target])
    if owner == s.actor:
        return _move("target-own", province=_province(target), armies=int(s.armies[target]))
    if owner < 0:
        return _move("target-neutral", province=_province(target))
    return _move(
        "target", province=_province(target), armies=int(s.armies[target]), seat=f"#{owner}"
    )


def prompt(s: ShogunState) -> Message:
    """What the table waits for."""
    if s.step > OVER:
        face, module = asking(s)
        return face.prompt(s, module)
    step = names.STEPS[s.step]
    if s.step == OVER:
        return Message("shogun-prompt-nobody")
    if s.step in (CHOOSE_COLOUR, PLAN):
        waiting = [f"#{seat}" for seat in seats_in(int(s.actors()))]
        return Message(f"shogun-prompt-{step}", {"seats": waiting, "number": len(waiting)})
    args: dict[str, Argument] = {"seat": f"#{s.actor}"}
    if step == "group":
        args["province"] = _province(int(s.drafted))
    if s.step in (DEPLOY_MOVE, MARCH):
        action = int(s.track[s.track_place])
        args["action"] = named("action", names.ACTIONS[action])
        args["origin"] = _province(int(s.plan[s.actor * len(names.SPACES) + action]))
        if s.target >= 0:
            step = "number"
            args["target"] = _province(int(s.target))
    return Message(f"shogun-prompt-{step}", args)
