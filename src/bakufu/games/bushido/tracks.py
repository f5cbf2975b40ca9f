"""The Bushido track: honour won and lost, one move for one award (BUS-TRACK)."""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.notes import DAIMYO_HONOUR, GAME_ENDED, SAMURAI_HONOUR
from bakufu.games.bushido.state import OVER, BushidoState


def smaller(one: i64, other: i64) -> i64:
    if one < other:
        return one
    return other


def _is_taken(row: vec[i64], players: i64, seat: i64, space: i64) -> bool:
    for other in range(players):
        if other != seat and row[other] == space:
            return True
    return False


def _upwards(row: vec[i64], players: i64, seat: i64, space: i64, most: i64) -> i64:
    """The next free space from here on; beyond the last one if none is free (BUS-TRACK-04)."""
    while space <= most and _is_taken(row, players, seat, space):
        space += 1
    return space


def _downwards(row: vec[i64], players: i64, seat: i64, space: i64) -> i64:
    """The next free lower space; the torii holds any number (BUS-TRACK-05, BUS-TRACK-07)."""
    while space > 0 and _is_taken(row, players, seat, space):
        space -= 1
    if space < 0:
        return 0
    return space


def gain_samurai(s: BushidoState, seat: i64, number: i64, scribe: Scribe) -> None:
    if number == 0:
        return
    before, most, players = s.sh[seat], s.box.most_honour, s.box.players
    space = _upwards(s.sh, players, seat, before + number, most)
    if space > most:  # BUS-TRACK-08
        space = most
        while space > before and _is_taken(s.sh, players, seat, space):
            space -= 1
    _move_samurai(s, seat, space, scribe)


def lose_samurai(s: BushidoState, seat: i64, number: i64, scribe: Scribe) -> None:
    if number == 0:
        return
    _move_samurai(s, seat, _downwards(s.sh, s.box.players, seat, s.sh[seat] - number), scribe)


def _move_samurai(s: BushidoState, seat: i64, space: i64, scribe: Scribe) -> None:
    before = s.sh[seat]
    if space != before:
        s.sh[seat] = space
        scribe.note(SAMURAI_HONOUR, seat, before, space)


def gain_daimyo(s: BushidoState, seat: i64, number: i64, scribe: Scribe) -> None:
    """Daimyo honour; whoever reaches 50 has won at once (BUS-END-01)."""
    if number == 0:
        return
    before, most = s.dh[seat], s.box.most_honour
    space = smaller(_upwards(s.dh, s.box.players, seat, before + number, most), most)
    s.dh[seat] = space
    scribe.note(DAIMYO_HONOUR, seat, before, space)
    if space == most:
        s.step = OVER
        s.actor = -1
        scribe.note(GAME_ENDED, seat, 0, 0)


def lose_daimyo(s: BushidoState, seat: i64, number: i64, scribe: Scribe) -> None:
    before = s.dh[seat]
    space = _downwards(s.dh, s.box.players, seat, before - number)
    if space != before:
        s.dh[seat] = space
        scribe.note(DAIMYO_HONOUR, seat, before, space)


def mark_daimyo(s: BushidoState, seat: i64, number: i64) -> i64:
    """Where the marker stands after the set-up, which never wins (BUS-SETUP-12, BUS-SETUP-13)."""
    last = s.box.most_honour - 1
    space = _upwards(s.dh, s.box.players, seat, number, last)
    if space > last:
        space = last
        while _is_taken(s.dh, s.box.players, seat, space):
            space -= 1
    s.dh[seat] = space
    return space
