"""Where to settle, and where troops are wanted: by the honour of the land and by who is near."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.bushido.box import BATTLE, DISCS, FORTRESS, HEXES, KOTAU, LAND, TRAITOR
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.moves import (
    DISCARD,
    DONE,
    FILL_FROM,
    FORTRESS_AT,
    GUARD,
    MOVES,
    RETREAT_TO,
    SETTLE,
    STATION,
)
from bakufu.games.bushido.state import CHOOSE_FORTRESS, DEPLOY, REMOVE, BushidoState
from bakufu.games.bushido.steps.daimyo import to_recruit, to_remove
from bakufu.games.bushido.steps.setup import NUMBERS

_LUCK: Final[i64] = 5  # of equal places any will do
_TOGETHER: Final = 0.1  # of equal numbers the larger
_NEVER: Final = 100.0  # troops without which a province revolts stay


def settle(s: BushidoState, seat: i64, weights: Weights, dice: Dice) -> i64:
    """Beside own land, so that troops can be regrouped; not in the midst of rivals."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    first: i64 = SETTLE
    if s.step == CHOOSE_FORTRESS:
        first = FORTRESS_AT
    best = buffer[0]
    most = -1e9
    for i in range(count):
        place = buffer[i] - first
        good = float(dice.below(_LUCK))
        for j in range(LAND.first[place], LAND.first[place + 1]):
            owner = s.owner[LAND.neighbours[j]]
            if owner == seat:
                good += weights.settle_own
            elif owner >= 0:
                good -= weights.settle_rival
            elif s.box.in_play[LAND.neighbours[j]] > 0:
                good += weights.settle_free
        if good > most:
            most = good
            best = buffer[i]
    return best


def want(s: BushidoState, seat: i64, place: i64, weights: Weights) -> float:
    """How much a province needs troops: by its honour, and by rivals and Ronin beside it."""
    beside: i64 = 0
    for i in range(LAND.first[place], LAND.first[place + 1]):
        owner = s.owner[LAND.neighbours[i]]
        if owner >= 0 and owner != seat:
            beside += 1
    if s.kind[place] == FORTRESS:
        # Nobody attacks it, but attacks begin there.
        return weights.fortress_want + weights.fortress_rival * float(beside)
    honour = weights.land_want + float(s.box.honour[s.kind[place]])
    wanted = honour * (weights.quiet_want + float(beside))
    return wanted + weights.ronin_want * float(s.ronin[place])


def station(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """The next hex of a division of troops that are placed or removed, and how many stand there."""
    wants = vec[float]([0.0] * HEXES)
    troops = vec[i64]([0] * HEXES)
    for place in range(HEXES):
        if s.owner[place] == seat:
            wants[place] = want(s, seat, place, weights)
            troops[place] = s.troops[place]
    if s.step == REMOVE:
        _remove(s, seat, wants, troops)
    else:
        number = to_recruit(s, seat)
        if s.step == DEPLOY:
            number = s.koku_of(seat) - s.on_map(seat)
        for _time in range(number):
            best: i64 = -1
            most = 0.0
            for place in range(s.floor, HEXES):
                if s.owner[place] == seat:
                    need = wants[place] / float(troops[place] + 1)
                    if troops[place] <= s.ronin[place] + 1:
                        need += weights.loyal_want * float(s.ronin[place])
                    if best < 0 or need > most:
                        best = place
                        most = need
            if best < 0:
                break
            troops[best] += 1
    for place in range(s.floor, HEXES):
        if s.owner[place] == seat and troops[place] != s.troops[place]:
            return STATION + place * NUMBERS + troops[place]
    return DONE


def _remove(s: BushidoState, seat: i64, wants: vec[float], troops: vec[i64]) -> None:
    for _time in range(to_remove(s, seat)):
        best: i64 = -1
        least = 0.0
        for place in range(s.floor, HEXES):
            if s.owner[place] == seat and troops[place] > 1:
                need = wants[place] / float(troops[place])
                if troops[place] <= s.ronin[place] + 1:
                    need += _NEVER
                if best < 0 or need < least:
                    best = place
                    least = need
        if best < 0:
            return
        troops[best] -= 1


def guard(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """All elite troops where most is to be defended, or attacked from."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    most = -1.0
    for i in range(count):
        place = (buffer[i] - GUARD) // 4
        need = want(s, seat, place, weights) + _TOGETHER * float((buffer[i] - GUARD) % 4)
        if need > most:
            most = need
            best = buffer[i]
    return best


def neediest(s: BushidoState, seat: i64, weights: Weights, first: i64) -> i64:
    """Where retreating troops go, or whence a gap is filled: by how much each hex needs its own."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    most = -1e9
    for i in range(count):
        place = buffer[i] - first
        need = want(s, seat, place, weights) / float(s.troops[place] + 1)
        if first == FILL_FROM:
            need = -need
        if need > most:
            most = need
            best = buffer[i]
    return best


def retreat(s: BushidoState, seat: i64, weights: Weights) -> i64:
    return neediest(s, seat, weights, RETREAT_TO)


def discard(s: BushidoState, seat: i64) -> i64:
    """Of three alike one goes, and a second battle or duel for the chance of something rarer."""
    kinds: i64 = 0
    for disc in range(BATTLE, TRAITOR):
        if s.holds(seat, disc) > 0:
            kinds += 1
    for disc in range(s.floor, DISCS):
        held = s.holds(seat, BATTLE + disc)
        if BATTLE + disc < KOTAU and held >= 3:
            return DISCARD + disc
        if held == 2 and kinds < 3 and BATTLE + disc < TRAITOR:
            return DISCARD + disc
    return DONE
