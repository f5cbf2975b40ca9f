"""Moves as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun import moves, names
from bakufu.games.shogun.modules.faces import asking
from bakufu.games.shogun.names import named
from bakufu.games.shogun.state import OVER, ShogunState
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
