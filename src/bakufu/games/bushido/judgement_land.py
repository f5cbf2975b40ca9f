"""Where to settle, and where troops are wanted: by the honour of the land and by who is near."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.games.bushido.box import BATTLE, DISCS, FORTRESS, HEXES, KOTAU, LAND, TRAITOR
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

_HOME: Final[i64] = 8  # for each hex of one's own beside it


def settle(s: BushidoState, seat: i64, dice: Dice) -> i64:
    """Beside own land, so that troops can be regrouped; not in the midst of rivals."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    first: i64 = SETTLE
    if s.step == CHOOSE_FORTRESS:
        first = FORTRESS_AT
    best = buffer[0]
    most: i64 = -1000
    for i in range(count):
        place = buffer[i] - first
        good = dice.below(5)
        for j in range(LAND.first[place], LAND.first[place + 1]):
            owner = s.owner[LAND.neighbours[j]]
            if owner == seat:
                good += _HOME
            elif owner >= 0:
                good -= 2
            elif s.box.in_play[LAND.neighbours[j]] > 0:
                good += 1
        if good > most:
            most = good
            best = buffer[i]
    return best


def want(s: BushidoState, seat: i64, place: i64) -> float:
    """How much a province needs troops: by its honour, and by rivals and Ronin beside it."""
    beside: i64 = 0
    for i in range(LAND.first[place], LAND.first[place + 1]):
        owner = s.owner[LAND.neighbours[i]]
        if owner >= 0 and owner != seat:
            beside += 1
    if s.kind[place] == FORTRESS:
        return 0.4 + 0.4 * float(beside)  # nobody attacks it, but attacks begin there
    honour = float(s.box.honour[s.kind[place]])
    return (1.0 + honour) * (0.3 + float(beside)) + 2.0 * float(s.ronin[place])


def station(s: BushidoState, seat: i64) -> i64:
    """The next hex of a division of troops that are placed or removed, and how many stand there."""
    wants = vec[float]([0.0] * HEXES)
    troops = vec[i64]([0] * HEXES)
    for place in range(HEXES):
        if s.owner[place] == seat:
            wants[place] = want(s, seat, place)
            troops[place] = s.troops[place]
    if s.step == REMOVE:
        _remove(s, seat, wants, troops)
    else:
        number = to_recruit(s, seat)
        if s.step == DEPLOY:
            number = s.koku_of(seat) - s.on_map(seat)
        for _ in range(number):
            best: i64 = -1
            most = 0.0
            for place in range(s.floor, HEXES):
                if s.owner[place] == seat:
                    need = wants[place] / float(troops[place] + 1)
                    if troops[place] <= s.ronin[place] + 1:
                        need += 2.0 * float(s.ronin[place])
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
    for _ in range(to_remove(s, seat)):
        best: i64 = -1
        least = 0.0
        for place in range(s.floor, HEXES):
            if s.owner[place] == seat and troops[place] > 1:
                need = wants[place] / float(troops[place])
                if troops[place] <= s.ronin[place] + 1:
                    need += 100.0
                if best < 0 or need < least:
                    best = place
                    least = need
        if best < 0:
            return
        troops[best] -= 1


def guard(s: BushidoState, seat: i64) -> i64:
    """All elite troops where most is to be defended, or attacked from."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    most = -1.0
    for i in range(count):
        place = (buffer[i] - GUARD) // 4
        need = want(s, seat, place) + 0.1 * float((buffer[i] - GUARD) % 4)
        if need > most:
            most = need
            best = buffer[i]
    return best


def neediest(s: BushidoState, seat: i64, first: i64) -> i64:
    """Where retreating troops go, or whence a gap is filled: by how much each hex needs its own."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    most = -1e9
    for i in range(count):
        place = buffer[i] - first
        need = want(s, seat, place) / float(s.troops[place] + 1)
        if first == FILL_FROM:
            need = -need
        if need > most:
            most = need
            best = buffer[i]
    return best


def retreat(s: BushidoState, seat: i64) -> i64:
    return neediest(s, seat, RETREAT_TO)


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
