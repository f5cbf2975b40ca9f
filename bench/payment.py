"""What the hardest question of Shitennō costs: which pieces may go on paying for a province."""

from collections.abc import Iterator
from random import Random

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_buffer, play_out
from bakufu.games.shitenno.box import BONUSES, CARDS, HATAMOTO
from bakufu.games.shitenno.moves import PIECE, PLACE
from bakufu.games.shitenno.state import PAY, TURN, ShitennoState
from bench.costs import median_time
from bench.ours import OURS

_OURS = OURS["shitenno"]
_GAME = _OURS.game
_BUFFER = legal_buffer(_GAME.move_count)
_SCRIBE = Scribe()


def worst_payment_seconds(hands: int) -> float:
    """The slowest `fill_legal` inside any payment, over rich hands in every province.

    The first hand holds every card and tile of the box and the Hatamoto title; as more is not
    always harder, the others are random parts of it.
    """
    rng = Random(1)
    worst = 0.0
    for _ in range(hands):
        state = _first_turn(rng.randrange(1_000_000))
        _enrich(state, rng, worst > 0.0)
        for move in range(PLACE, PIECE):
            if move in _GAME.legal(state, int(state.actor)):
                worst = max(worst, *_payment_times(state.clone(), move, rng))
    return worst


def _first_turn(seed: int) -> ShitennoState:
    dice = Dice(seed)
    state = _OURS.start(dice)
    assert isinstance(state, ShitennoState)
    while state.step != TURN:
        play_out(state, dice, _GAME.move_count, 1)
    return state


def _enrich(state: ShitennoState, rng: Random, in_part: bool) -> None:
    seat, box = state.actor, state.box
    state.title[seat] = HATAMOTO
    for card in range(CARDS):
        all_of_them = int(box.deck[card])
        number = rng.randint(0, all_of_them) if in_part else all_of_them
        state.hand[seat * CARDS + card] = number
    for bonus in range(BONUSES):
        all_of_them = sum(int(box.tiles[kind * BONUSES + bonus]) for kind in range(4))
        number = rng.randint(0, all_of_them) if in_part else all_of_them
        state.front[seat * BONUSES + bonus] = number


def _payment_times(state: ShitennoState, move: int, rng: Random) -> Iterator[float]:
    """Pay at random, and time each look for the next piece."""
    dice = Dice(1)
    seat = state.actor
    state.apply(seat, move, dice, _SCRIBE)
    while state.step == PAY:
        yield median_time(lambda: state.fill_legal(seat, _BUFFER), 3)
        pieces = _GAME.legal(state, int(seat))
        state.apply(seat, rng.choice(pieces), dice, _SCRIBE)
