"""Moves and prompts as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shitenno import moves, names
from bakufu.games.shitenno.box import POSITIONS
from bakufu.games.shitenno.state import ShitennoState


def describe(s: ShitennoState, move: int) -> Message:
    """A move as a sentence; what a kamon brings and which lots there are depends on the table."""
    if moves.PLACE <= move < moves.PIECE:
        province, way = divmod(move - int(moves.PLACE), 2)
        value = int(s.box.values[province * POSITIONS + min(3, int(s.kamons[province]))])
        args: dict[str, Argument] = {
            "province": f"@province-{names.PROVINCES[province]}",
            "price": value,
        }
        return Message(f"shitenno-move-place-{names.WAYS[way]}", args)
    if move in (moves.TAKE_HIGHER, moves.TAKE_LOWER):
        seals = s.first_tile if move == moves.TAKE_HIGHER else s.second_tile
        return Message("shitenno-move-take", {"seals": int(seals)})
    return names.VOCABULARY.say(move)


def prompt(s: ShitennoState) -> Message:
    """What the table waits for."""
    step = names.STEPS[s.step].replace(" ", "-")
    if step == "nobody":
        return Message("shitenno-prompt-nobody")
    args: dict[str, Argument] = {"seat": f"#{s.actor}"}
    if step == "payment":
        args["province"] = f"@province-{names.PROVINCES[s.pay_province]}"
        args["way"] = f"@way-{names.WAYS[s.pay_way]}"
    if step == "tile" and s.without_lot() == 2:
        step = "second-tile" if s.first_tile else "two-tiles"
    elif step == "cards" and s.second_tile:
        step = "two-cards"
    return Message(f"shitenno-prompt-{step}", args)
