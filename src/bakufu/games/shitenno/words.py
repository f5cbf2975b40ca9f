"""Moves as message ids with arguments; the sentences are in `locales/`."""

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
