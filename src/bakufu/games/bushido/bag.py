"""Bag, stock and discard pile: drawing, returning, the law of the Mikado (BUS-BAG, BUS-DISC)."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.box import BATTLE, DISCS, KOTAU, SEATS, STRENGTHS, SUPPORT, THINGS
from bakufu.games.bushido.notes import (
    DISC_DISCARDED,
    DISC_DRAWN,
    DISC_EXCHANGED,
    DISCS_DRAWN,
    DISCS_SHUFFLED,
    MIKADO,
    TILE_DRAWN,
    TILES_DRAWN,
)
from bakufu.games.bushido.state import DRAW_DISC, DRAW_TILE, BushidoState

# Tiles


def draw_tiles(s: BushidoState, seat: i64, number: i64, chance: Chance, scribe: Scribe) -> None:
    """Tiles from the bag; what is still to be drawn when it is empty lapses (BUS-BAG-05)."""
    drawn: i64 = 0
    left = s.bag_size()
    while drawn < number and left > 0:
        _draw_tile(s, seat, chance, scribe)
        drawn += 1
        left -= 1
    if drawn > 0:
        scribe.note(TILES_DRAWN, seat, drawn, 0)
    if left == 0:
        _obey_mikado(s, chance, scribe)


def _draw_tile(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    kind = draw_out(DRAW_TILE, s.bag, 0, SUPPORT, chance)
    s.hand[seat * THINGS + kind] = s.hand[seat * THINGS + kind] + 1
    scribe.note(TILE_DRAWN, kind, 0, 0)


def _obey_mikado(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """All tiles behind screens go back, then everybody draws anew (BUS-BAG-03, BUS-BAG-04)."""
    players = s.box.players
    for seat in range(players):
        for kind in range(SUPPORT):
            s.bag[kind] = s.bag[kind] + s.hand[seat * THINGS + kind]
            s.hand[seat * THINGS + kind] = 0
            for viewer in range(players):
                s.seen[(viewer * players + seat) * THINGS + kind] = 0
    scribe.note(MIKADO, 0, 0, 0)
    number = s.box.first_hand
    seat = s.daimyo
    for _time in range(players):
        seat = s.left_of(seat)
        for _time in range(number):
            _draw_tile(s, seat, chance, scribe)
        scribe.note(TILES_DRAWN, seat, number, 0)
        number += 1


def spend_tiles(s: BushidoState, seat: i64, kind: i64, number: i64) -> None:
    """Tiles played openly go back into the bag at once (BUS-SENSEI-05, BUS-BAG-02)."""
    hands = s.hands()
    for _time in range(number):
        hands.give_open(seat, kind)
    s.bag[kind] = s.bag[kind] + number


def clear_stack(s: BushidoState, side: i64, is_turned: bool) -> None:
    """The tiles of a stack go back into the bag (BUS-COMBAT-33).

    After a forfeit only the top tile has been seen (BUS-COMBAT-04): what a spy had seen before may
    be gone with the others.
    """
    seat = s.fighter(side)
    hidden = s.height(side) - 1
    if hidden < 0:
        return
    row = side * STRENGTHS
    hands = s.hands()
    for kind in range(STRENGTHS):
        number = s.stack[row + kind]
        s.bag[kind] = s.bag[kind] + number
        s.stack[row + kind] = 0
        opened = number
        if not is_turned:
            opened = 0
            if kind == s.top[side]:
                opened = 1
        for _time in range(opened):
            hands.give_open(seat, kind)
        place = seat * THINGS + kind
        s.hand[place] = s.hand[place] - (number - opened)
        if not is_turned:
            _forget(s, seat, kind, hidden)
    s.top[side] = -1


def _forget(s: BushidoState, seat: i64, kind: i64, number: i64) -> None:
    """So many unseen things have left a hand: of a kind, spies are sure of so many less."""
    for viewer in range(s.box.players):
        place = (viewer * s.box.players + seat) * THINGS + kind
        if s.seen[place] > number:
            s.seen[place] = s.seen[place] - number
        else:
            s.seen[place] = 0


# Discs


def draw_disc(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> i64:
    """A disc from the stock; with four or fewer left the discards are shuffled in (BUS-DISC-03)."""
    kind = BATTLE + draw_out(DRAW_DISC, s.bag, BATTLE, DISCS, chance)
    s.hand[seat * THINGS + kind] = s.hand[seat * THINGS + kind] + 1
    scribe.note(DISC_DRAWN, kind - BATTLE, 0, 0)
    if s.stock_size() <= s.box.shuffle_at:
        for disc in range(DISCS):
            s.bag[BATTLE + disc] = s.bag[BATTLE + disc] + s.used[disc]
            s.used[disc] = 0
        for place in range(SEATS * DISCS):
            disc = place % DISCS
            s.bag[BATTLE + disc] = s.bag[BATTLE + disc] + s.covered[place]
            s.covered[place] = 0
        scribe.note(DISCS_SHUFFLED, s.stock_size(), 0, 0)
    return kind


def refill_discs(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    """Up to four (BUS-DAIMYO-07)."""
    number: i64 = 0
    while s.discs_of(seat) < s.box.discs_held:
        draw_disc(s, seat, chance, scribe)
        number += 1
    if number > 0:
        scribe.note(DISCS_DRAWN, seat, number, 0)


def discard_disc(s: BushidoState, seat: i64, disc: i64, scribe: Scribe) -> None:
    """Face down: others see that one goes, and are sure of one less of every kind."""
    for other in range(BATTLE, THINGS):
        place = seat * THINGS + other
        if s.known[place] > 0:
            s.known[place] = s.known[place] - 1
        _forget(s, seat, other, 1)
    place = seat * THINGS + BATTLE + disc
    s.hand[place] = s.hand[place] - 1
    s.covered[seat * DISCS + disc] = s.covered[seat * DISCS + disc] + 1
    scribe.note(DISC_DISCARDED, seat, disc, 0)


def use_disc(s: BushidoState, seat: i64, kind: i64) -> None:
    """A disc is shown and goes onto the discard pile (BUS-COMBAT-33, BUS-KOTAU-07)."""
    s.hands().give_open(seat, kind)
    s.used[kind - BATTLE] = s.used[kind - BATTLE] + 1


def arm(s: BushidoState, seat: i64, chance: Chance, scribe: Scribe) -> None:
    """A fighter without any disc draws one, one with nothing but Kotau exchanges one, until it is
    a disc to fight with (BUS-COMBAT-09, BUS-COMBAT-10)."""
    if s.fighting_discs(seat) > 0:
        return
    place = seat * THINGS + KOTAU
    if s.discs_of(seat) > 0:
        _exchange(s, seat, scribe)
    kind = draw_disc(s, seat, chance, scribe)
    scribe.note(DISCS_DRAWN, seat, 1, 0)
    while kind == KOTAU:
        _exchange(s, seat, scribe)
        kind = draw_disc(s, seat, chance, scribe)
        scribe.note(DISCS_DRAWN, seat, 1, 0)
    s.known[place] = s.hand[place]  # nobody with another disc would have drawn
    _forget(s, seat, KOTAU, s.hand[place])  # what all know, no spy knows alone


def _exchange(s: BushidoState, seat: i64, scribe: Scribe) -> None:
    use_disc(s, seat, KOTAU)
    scribe.note(DISC_EXCHANGED, seat, 0, 0)
