"""What a pass makes likely: whoever was asked in this turn and could have gained by a tile, but
played none, holds it less often than the bag alone would tell.

Hands are drawn as if a pass told nothing (`bakufu.games.bushido.knowledge`). Here, in a world drawn
so, tiles that would have been played are exchanged for others from the bag, as often as a judge who
holds them plays them. Nothing is asked but what the viewer knows: who was asked, what lies open,
and which tiles of a drawn hand are only made up. Forgotten when the turn ends, for everybody draws.
"""

from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.hands import draw_out
from bakufu.games.bushido.box import FORTRESS, GEISHA, HEXES, RONIN, SEPPUKU, SUPPORT, THINGS
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.state import DRAW_TILE, INTRIGUE, OVER, PROPOSE, BushidoState


def heed_passes(s: BushidoState, viewer: i64, weights: Weights, dice: Dice) -> None:
    """Exchange, in place, what others would have played."""
    if s.daimyo < 0 or s.sensei < 0 or s.step < INTRIGUE or s.step == OVER:
        return
    sensei = s.sensei
    if sensei != viewer and _was_asked(s, sensei):
        if _is_land_ripe(s, sensei):
            _exchange(s, viewer, sensei, RONIN, 0, weights.heed_ronin, dice)
        _exchange(s, viewer, sensei, GEISHA, 0, weights.heed_geisha, dice)
    if sensei != viewer and s.step == PROPOSE and s.demanded < 0:
        _exchange(s, viewer, sensei, SEPPUKU, 0, weights.heed_seppuku, dice)
    bushi = s.bushi
    if bushi != viewer and bushi != sensei and bushi >= 0 and _was_asked(s, bushi):
        _exchange(s, viewer, bushi, GEISHA, 1, weights.heed_geishas, dice)


def _was_asked(s: BushidoState, seat: i64) -> bool:
    """Whether the seat has had its chance in phase 5 (BUS-SENSEI-01, -02)."""
    if s.step > INTRIGUE:
        return True
    players = s.box.players
    return (seat - s.sensei + players) % players < (s.actor - s.sensei + players) % players


def _is_land_ripe(s: BushidoState, seat: i64) -> bool:
    """Whether a province of a rival was one Ronin from a revolt. The Daimyo's may have become so
    only since."""
    for place in range(HEXES):
        owner = s.owner[place]
        if owner < 0 or owner == seat or owner == s.daimyo or s.kind[place] == FORTRESS:
            continue
        if s.worth(place) - s.ronin[place] <= 1:
            return True
    return False


def _exchange(
    s: BushidoState, viewer: i64, seat: i64, tile: i64, left: i64, percent: float, dice: Dice
) -> None:
    """So often, of the tiles that nobody has seen there only so many are left."""
    if float(dice.below(100)) >= percent:
        return
    place = seat * THINGS + tile
    seen: i64 = 0
    for spy in range(s.box.players):
        number = s.seen[(spy * s.box.players + seat) * THINGS + tile]
        if number > seen:
            seen = number
    sure = s.known[place] + seen
    if sure > left:
        left = sure
    while s.hand[place] > left and s.bag_size() > 0:
        drawn = draw_out(DRAW_TILE, s.bag, 0, SUPPORT, dice)
        s.hand[seat * THINGS + drawn] = s.hand[seat * THINGS + drawn] + 1
        s.hand[place] = s.hand[place] - 1
        s.bag[tile] = s.bag[tile] + 1
        if drawn == tile:
            return
