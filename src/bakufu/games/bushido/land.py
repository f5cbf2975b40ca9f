"""Provinces won and lost, and the automatic revolt (BUS-TRACK-13, BUS-TRACK-14, BUS-RONIN)."""

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.box import FORTRESS, HEXES, LAND, RONIN
from bakufu.games.bushido.notes import LAND_MARKED, PROVINCE_LOST, REVOLTED
from bakufu.games.bushido.state import NEUTRAL, BushidoState
from bakufu.games.bushido.tracks import gain_daimyo, lose_daimyo, smaller


def mark_land(s: BushidoState, seat: i64, scribe: Scribe) -> None:
    """Koku and income follow from the provinces; everybody is told."""
    scribe.note(LAND_MARKED, seat, s.koku_of(seat), s.income_of(seat))


def lose_province(s: BushidoState, seat: i64, place: i64, scribe: Scribe) -> None:
    """The province is nobody's, and its owner loses its values (BUS-TRACK-14)."""
    s.owner[place] = NEUTRAL
    scribe.note(PROVINCE_LOST, seat, place, 0)
    lose_daimyo(s, seat, s.box.honour[s.kind[place]], scribe)
    mark_land(s, seat, scribe)


def gain_province(s: BushidoState, seat: i64, place: i64, scribe: Scribe) -> None:
    """It is owned already; its values are added (BUS-TRACK-13)."""
    gain_daimyo(s, seat, s.box.honour[s.kind[place]], scribe)
    mark_land(s, seat, scribe)


def is_in_revolt(s: BushidoState, place: i64) -> bool:
    """As many Ronin as troops, or more (BUS-RONIN-04)."""
    return s.owner[place] >= 0 and s.ronin[place] > 0 and s.ronin[place] >= s.worth(place)


def remove_rebels(s: BushidoState, place: i64, worth: i64, scribe: Scribe) -> None:
    """As many Ronin as there were troops go into the bag (BUS-RONIN-06)."""
    gone = smaller(s.ronin[place], worth)
    s.ronin[place] = s.ronin[place] - gone
    s.bag[RONIN] = s.bag[RONIN] + gone
    scribe.note(REVOLTED, place, worth, gone)


def revolt(s: BushidoState, place: i64, scribe: Scribe) -> None:
    """Troops go to the reserve, elite troops out of the game; the owner loses the province."""
    worth = s.worth(place)
    seat = s.owner[place]
    s.troops[place] = 0
    s.elite[place] = 0
    s.owner[place] = NEUTRAL
    remove_rebels(s, place, worth, scribe)
    lose_province(s, seat, place, scribe)


def check_revolts(s: BushidoState, seat: i64, scribe: Scribe) -> bool:
    """Settle revolts in all provinces of a seat, top row first (BUS-RONIN-09); whether any."""
    any_lost = False
    for place in range(HEXES):
        if s.owner[place] == seat and is_in_revolt(s, place):
            revolt(s, place, scribe)
            any_lost = True
    return any_lost


def retreats(s: BushidoState, seat: i64) -> i64:
    """Own provinces of a seat beside the target, as a mask (BUS-COMBAT-20, BUS-COMBAT-27)."""
    mask: i64 = 0
    for i in range(LAND.first[s.target], LAND.first[s.target + 1]):
        place = LAND.neighbours[i]
        if s.owner[place] == seat:
            mask |= 1 << place
    return mask


def removable(s: BushidoState, seat: i64, floor: i64) -> i64:
    """Troops that could leave the provinces from `floor` on, one staying in each."""
    found: i64 = 0
    for place in range(floor, HEXES):
        if s.owner[place] == seat and s.troops[place] > 0:
            found += s.troops[place] - 1
    return found


def last_place(s: BushidoState, seat: i64) -> i64:
    """The last own hex in the order of the map."""
    place = HEXES - 1
    while s.owner[place] != seat:
        place -= 1
    return place


def fortress_of(s: BushidoState, seat: i64) -> i64:
    """Where the fortress of a seat stands; -1 before it is built."""
    for place in range(HEXES):
        if s.owner[place] == seat and s.kind[place] == FORTRESS:
            return place
    return -1
