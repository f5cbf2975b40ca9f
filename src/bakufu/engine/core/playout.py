"""Random play inside compiled code: the yardstick for speed, and the end of search branches."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State, count_seats

_SILENT: Final = Scribe()


def legal_buffer(size: int) -> vec[i64]:
    """Room for `size` legal moves, to be handed to `State.fill_legal` again and again.

    Make one and keep it: a vector that enters compiled code from outside is never freed (mypyc
    2.4), so a new one for every call would fill the memory. Code below makes its own inside.
    """
    return vec[i64]([0] * size)


def legal_moves(state: State, seat: i64, size: i64) -> list[int]:
    """The seat's legal moves as a list; `size` is the number of moves the game has."""
    buffer = vec[i64]([0] * size)
    count = state.fill_legal(seat, buffer)
    moves: list[int] = []
    for i in range(count):
        moves.append(buffer[i])
    return moves


def lowest_actor(mask: i64) -> i64:
    """The lowest seat in a mask of actors."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def play_out(state: State, dice: Dice, size: i64, limit: i64, scribe: Scribe | None = None) -> i64:
    """Play random legal moves in place until the game ends or `limit` decisions were made.

    `size` is the number of moves the game has. Where several seats may act, one of them is picked
    at random. What happens is told to the scribe, if there is one. Returns the number of decisions.
    """
    listening = _SILENT if scribe is None else scribe
    buffer = vec[i64]([0] * size)
    decisions: i64 = 0
    while decisions < limit:
        mask: i64 = state.actors()
        if mask == 0:
            break
        seat: i64 = _some_actor(mask, dice)
        count: i64 = state.fill_legal(seat, buffer)
        move: i64 = buffer[dice.below(count)]
        state.apply(seat, move, dice, listening)
        decisions += 1
    return decisions


def _some_actor(mask: i64, dice: Dice) -> i64:
    if mask & (mask - 1) == 0:
        return lowest_actor(mask)
    skip: i64 = dice.below(count_seats(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest_actor(mask)
