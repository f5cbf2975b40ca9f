"""The set-up, as far as nobody chooses (BUS-SETUP)."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.bag import draw_disc, draw_tiles
from bakufu.games.bushido.box import (
    AMBUSH,
    BATTLE,
    CAMPAIGN,
    DUEL,
    HEXES,
    LARGE_BONUS,
    SEATS,
    SMALL_BONUS,
    THINGS,
    TILE_KINDS,
)
from bakufu.games.bushido.land import mark_land
from bakufu.games.bushido.notes import DISCS_DRAWN, FIRST_DRAWN, HONOUR_MARKED
from bakufu.games.bushido.state import (
    CHOOSE_FORTRESS,
    DEPLOY,
    DRAW_FIRST,
    NEUTRAL,
    NOWHERE,
    BushidoState,
)
from bakufu.games.bushido.tracks import mark_daimyo
from bakufu.games.bushido.turn import begin_turn


def lay_out(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Everything up to the first choice of a fortress."""
    box = s.box
    players = box.players
    for place in range(HEXES):
        s.owner[place] = NEUTRAL if box.in_play[place] > 0 else NOWHERE
    for kind in range(TILE_KINDS):
        s.pool[kind] = box.pool[kind]
    for thing in range(THINGS):
        s.bag[thing] = box.things[thing]
    if box.first_at_random:
        seats = vec[i64]([0] * SEATS)
        for seat in range(players):
            seats[seat] = 1
        s.first = chance.draw(DRAW_FIRST, seats, 0, players)
    scribe.note(FIRST_DRAWN, s.first, 0, 0)
    for seat in range(players):
        s.sh[seat] = box.samurai_start  # BUS-SETUP-15
        s.tokens[seat] = SMALL_BONUS | LARGE_BONUS
        if box.campaign:
            s.tokens[seat] = SMALL_BONUS | LARGE_BONUS | CAMPAIGN
        if box.elite_called:
            s.waiting[seat] = box.elite
        for kind in (BATTLE, DUEL, AMBUSH):  # BUS-SETUP-04
            s.bag[kind] = s.bag[kind] - 1
            s.hands().take_open(seat, kind, 1)
    seat = s.first
    for _time in range(players):
        draw_disc(s, seat, chance, scribe)
        scribe.note(DISCS_DRAWN, seat, 1, 0)
        seat = s.left_of(seat)
    s.step = CHOOSE_FORTRESS
    s.actor = s.first


def mark_all(s: BushidoState, scribe: Scribe) -> None:
    """The map is full: honour, koku and income are marked (BUS-SETUP-12 to BUS-SETUP-14)."""
    seat = s.first
    for _time in range(s.box.players):
        honour: i64 = 0
        for place in range(HEXES):
            if s.owner[place] == seat:
                honour += s.box.honour[s.kind[place]]
        space = mark_daimyo(s, seat, honour)
        scribe.note(HONOUR_MARKED, seat, space, 0)
        seat = s.left_of(seat)
    for _time in range(s.box.players):
        mark_land(s, seat, scribe)
        seat = s.left_of(seat)
    s.step = DEPLOY
    s.actor = s.first
    s.floor = 0


def begin_deploying(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    """The next who has troops to deploy; after the last one the year begins (BUS-SETUP-16)."""
    while s.on_map(seat) >= s.koku_of(seat):
        seat = s.left_of(seat)
        if seat == s.first:
            _begin_year(s, chance, scribe)
            return
    s.step = DEPLOY
    s.actor = seat
    s.floor = 0


def _begin_year(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Starting support, then month 1 (BUS-SETUP-18, BUS-SETUP-19)."""
    number = s.box.first_hand
    seat = s.first
    for _time in range(s.box.players):
        draw_tiles(s, seat, number, chance, scribe)
        number += 1
        seat = s.left_of(seat)
    s.month = 1
    begin_turn(s, s.first, chance, scribe)
