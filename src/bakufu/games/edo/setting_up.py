"""Set-up: what is laid out by itself, and two laps of starting choices (EDO-SETUP-18 to -28)."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.games.edo.box import (
    CITIES,
    MERCHANTS,
    RESOURCES,
    ROOMS,
    SEATS,
    SPACES,
    SPECIALS,
    TILES,
    space_of,
)
from bakufu.games.edo.notes import (
    COLOUR_TAKEN,
    CURRENT_LAID,
    FIRST_DRAWN,
    HOME_PLACED,
    NEXT_OPENED,
    ROUND_BEGAN,
    SET_TAKEN,
    SPECIAL_OPENED,
    TILE_LAID,
)
from bakufu.games.edo.state import (
    DRAW_COLOUR,
    DRAW_FIRST,
    DRAW_MERCHANT,
    DRAW_SPECIAL,
    DRAW_TILE,
    PLAN,
    START,
    EdoState,
)


def lay_out(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Everything that is settled before the first decision."""
    _lay_tiles(s, chance, scribe)
    s.merchant = s.box.merchant_start
    s.current = draw_out(DRAW_MERCHANT, s.merchant_pile, 0, MERCHANTS, chance)
    scribe.note(CURRENT_LAID, s.current, 0, 0)
    open_next(s, chance, scribe)
    for _time in range(s.box.display):
        open_special(s, chance, scribe)
    s.first = 0
    if s.box.first_at_random:
        seats = vec[i64]([0] * SEATS)
        for seat in range(s.box.players):
            seats[seat] = 1
        s.first = chance.draw(DRAW_FIRST, seats, 0, SEATS)
    scribe.note(FIRST_DRAWN, s.first, 0, 0)
    if s.box.colours_at_random:
        _colours_by_lot(s, chance, scribe)
        begin_laps(s)


def _lay_tiles(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """P12 in Edo; those of the open towns are mixed (EDO-SETUP-18)."""
    s.tile[0] = s.box.edo_tile
    scribe.note(TILE_LAID, 0, s.tile[0], 0)
    tiles = s.box.tiles[:]
    for city in range(1, CITIES):
        if s.box.open[city] > 0:
            s.tile[city] = draw_out(DRAW_TILE, tiles, 0, TILES, chance)
            scribe.note(TILE_LAID, city, s.tile[city], 0)


def _colours_by_lot(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    colours = vec[i64]([1] * SEATS)
    for seat in range(s.box.players):
        s.colour[seat] = draw_out(DRAW_COLOUR, colours, 0, SEATS, chance)
        scribe.note(COLOUR_TAKEN, seat, s.colour[seat], 0)


def open_next(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Turn up the top card of the merchant pile, if there is one (EDO-SETUP-19, EDO-ROUND-02)."""
    s.next_card = -1
    if s.merchant_pile_size() > 0:
        s.next_card = draw_out(DRAW_MERCHANT, s.merchant_pile, 0, MERCHANTS, chance)
        scribe.note(NEXT_OPENED, s.next_card, 0, 0)


def open_special(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Turn up a special card into the display, if one is left (EDO-DEVELOP-02)."""
    if s.special_pile_size() > 0:
        card = draw_out(DRAW_SPECIAL, s.special_pile, 0, SPECIALS, chance)
        scribe.note(SPECIAL_OPENED, card, 0, 0)


def begin_laps(s: EdoState) -> None:
    s.step = START
    s.actor = s.first


def take_set(s: EdoState, seat: i64, number: i64, scribe: Scribe) -> None:
    s.start_set[seat] = number
    for good in range(RESOURCES):
        s.goods[seat * RESOURCES + good] = s.box.sets[number * RESOURCES + good]
    scribe.note(SET_TAKEN, seat, number, 0)


def place_home(s: EdoState, seat: i64, city: i64, scribe: Scribe) -> None:
    """A house, which gives no points (EDO-SETUP-27), and a samurai."""
    s.home[seat] = city
    s.built[city * ROOMS] = seat + 1
    s.buildings[city] = 1
    s.houses[seat] = s.houses[seat] - 1
    space = space_of(city)
    s.samurai[seat * SPACES + space] = 1
    scribe.note(HOME_PLACED, seat, city, 0)


def next_in_laps(s: EdoState, scribe: Scribe) -> None:
    """Clockwise from the first player, then back, or clockwise again (EDO-SETUP-26)."""
    players = s.box.players
    last = (s.first + players - 1) % players
    if s.second_lap == 0:
        if s.actor != last:
            s.actor = (s.actor + 1) % players
            return
        s.second_lap = 1
        if s.box.second_lap_clockwise:
            s.actor = s.first
        return
    if s.box.second_lap_clockwise:
        if s.actor != last:
            s.actor = (s.actor + 1) % players
            return
    elif s.actor != s.first:
        s.actor = (s.actor + players - 1) % players
        return
    s.second_lap = 0
    begin_round(s, scribe)


def begin_round(s: EdoState, scribe: Scribe) -> None:
    """Phase 1: all plan at once (EDO-SETUP-28)."""
    s.round += 1
    s.step = PLAN
    s.actor = -1
    s.slot = -1
    s.committed = 0
    scribe.note(ROUND_BEGAN, s.round, s.first, 0)
