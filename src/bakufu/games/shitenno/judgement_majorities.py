"""Who will hold a province: all that can still be placed there, counted once and for all.

A province has four positions, so there are few ways it can lie. For each way, and for each number
of kamons that may still come from anybody alike, the table keeps how likely each seat ends up with
the majority (SHI-SCORE-07 to SHI-SCORE-09). It is filled as it is asked.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shitenno.box import POSITIONS, SEATS
from bakufu.games.shitenno.state import GOLD, ShitennoState

GILDED: Final[i64] = SEATS  # what gold adds to a sign
_SIGNS: Final[i64] = 1 + SEATS + GILDED  # an empty position, each seat, each seat in gold
_COMING: Final[i64] = POSITIONS + 1  # none may still come, up to one for every position


def _places() -> vec[i64]:
    places = vec[i64]([1] * (POSITIONS + 1))
    for position in range(POSITIONS):
        places[position + 1] = places[position] * _SIGNS
    return places


PLACE: Final[vec[i64]] = _places()  # what a sign counts at a position
_WAYS: Final[i64] = PLACE[POSITIONS]


def lie(s: ShitennoState, province: i64) -> i64:
    """How the kamons of a province lie, as one number."""
    code: i64 = 0
    for position in range(POSITIONS):
        kamon = s.kamon[province * POSITIONS + position]
        if kamon == 0:
            break
        sign = kamon & (GOLD - 1)
        if kamon & GOLD != 0:
            sign += GILDED
        code += sign * PLACE[position]
    return code


@final
class Majorities:
    def __init__(self, players: i64) -> None:
        self.players = players
        self.known = vec[i64]([0] * (_WAYS * _COMING))
        self.odds = vec[float]([0.0] * (_WAYS * _COMING * SEATS))

    def chance(self, seat: i64, code: i64, kamons: i64, filling: float) -> float:
        """How likely the seat wins, if each free position is filled in turn with this chance."""
        total = 0.0
        weight = 1.0
        free = POSITIONS - kamons
        for coming in range(free + 1):
            part = weight
            if coming < free:
                part *= 1.0 - filling
            row = self._row(code, kamons, coming)
            total += part * self.odds[row * SEATS + seat]
            weight *= filling
        return total

    def _row(self, code: i64, kamons: i64, coming: i64) -> i64:
        row = code * _COMING + coming
        if self.known[row] > 0:
            return row
        self.known[row] = 1
        if coming == 0:
            self.odds[row * SEATS + _owner(code)] = 1.0
            return row
        each = 1.0 / float(self.players)
        for seat in range(self.players):
            after = self._row(code + (seat + 1) * PLACE[kamons], kamons + 1, coming - 1)
            for other in range(self.players):
                place = row * SEATS + other
                self.odds[place] = self.odds[place] + each * self.odds[after * SEATS + other]
        return row


def _owner(code: i64) -> i64:
    """The strongest, gold counting double; of tied ones the leftmost."""
    strength = vec[i64]([0] * SEATS)
    rest = code
    for _time in range(POSITIONS):
        sign = rest % _SIGNS
        rest //= _SIGNS
        if sign > GILDED:
            seat = sign - GILDED - 1
            strength[seat] = strength[seat] + 2
        elif sign > 0:
            strength[sign - 1] = strength[sign - 1] + 1
    best: i64 = 0
    owner: i64 = 0
    rest = code
    for _time in range(POSITIONS):
        sign = rest % _SIGNS
        rest //= _SIGNS
        if sign > GILDED:
            sign -= GILDED
        if sign > 0 and strength[sign - 1] > best:
            best = strength[sign - 1]
            owner = sign - 1
    return owner


_TABLES: Final[list[Majorities]] = []


def majorities_among(players: i64) -> Majorities:
    """The table for so many players; there is one of each."""
    for table in _TABLES:
        if table.players == players:
            return table
    table = Majorities(players)
    _TABLES.append(table)
    return table
