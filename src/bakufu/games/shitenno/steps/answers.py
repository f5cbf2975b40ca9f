"""Even year, the others' part: accept or refuse a lot, or choose between the last two."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shitenno.even_year import begin_lot, name_tairo, take_lot
from bakufu.games.shitenno.moves import ACCEPT, REFUSE, TAKE_HIGHER, TAKE_LOWER
from bakufu.games.shitenno.notes import (
    ACCEPTED,
    LAST_TWO,
    LOT_ASKED,
    LOT_REFUSED,
    REFUSED_BY_ALL,
)
from bakufu.games.shitenno.odd_year import begin_odd_year
from bakufu.games.shitenno.state import ANSWER, ShitennoState


def ask_next(s: ShitennoState, below: i64, scribe: Scribe) -> None:
    """Offer the lot to the next lower title without one (SHI-SHARE-08)."""
    asked = s.next_by_title(below, True)
    if asked == s.tairo:
        asked = s.next_by_title(s.title[s.tairo], True)
    if asked < 0:
        # Refused by all: the Tairō must take it and hands over (SHI-SHARE-13, SHI-SHARE-14).
        take_lot(s, s.tairo, s.first_lot, s.first_tile, REFUSED_BY_ALL, scribe)
        name_tairo(s, scribe)
        return
    s.step = ANSWER
    s.actor = asked
    scribe.note(LOT_ASKED, asked, 0, 0)


@final
class Answer(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("answer", "SHI-SHARE-09")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = ACCEPT
        buffer[1] = REFUSE
        return 2

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == REFUSE:
            scribe.note(LOT_REFUSED, s.actor, 0, 0)
            ask_next(s, s.title[s.actor], scribe)
            return
        take_lot(s, s.actor, s.first_lot, s.first_tile, ACCEPTED, scribe)
        begin_lot(s)


@final
class WhichLot(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("which lot", "SHI-SHARE-16")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = TAKE_HIGHER
        buffer[1] = TAKE_LOWER
        return 2

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        chooser = s.actor
        if move == TAKE_HIGHER:
            take_lot(s, chooser, s.first_lot, s.first_tile, LAST_TWO, scribe)
            take_lot(s, s.tairo, s.second_lot, s.second_tile, LAST_TWO, scribe)
        else:
            take_lot(s, chooser, s.second_lot, s.second_tile, LAST_TWO, scribe)
            take_lot(s, s.tairo, s.first_lot, s.first_tile, LAST_TWO, scribe)
        begin_odd_year(s, scribe)
