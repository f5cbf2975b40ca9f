"""Set-up: colours in seat order, then a set of resources and a town in two laps."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.edo.box import CITIES, SEATS, SETS
from bakufu.games.edo.moves import COLOUR, HOME, LAY, TAKE_SET
from bakufu.games.edo.notes import COLOUR_TAKEN
from bakufu.games.edo.setting_up import begin_laps, next_in_laps, place_home, take_set
from bakufu.games.edo.state import EdoState


def _is_taken(taken: vec[i64], one: i64) -> bool:
    for seat in range(SEATS):
        if taken[seat] == one:
            return True
    return False


@final
class Colours(Step[EdoState]):
    def __init__(self) -> None:
        super().__init__("colour", "EDO-SETUP-02")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for colour in range(SEATS):
            if not _is_taken(s.colour, colour):
                buffer[count] = COLOUR + colour
                count += 1
        return count

    def apply(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        s.colour[s.actor] = move - COLOUR
        scribe.note(COLOUR_TAKEN, s.actor, move - COLOUR, 0)
        s.actor += 1
        if s.actor == s.box.players:
            begin_laps(s)


def may_settle(s: EdoState, city: i64) -> bool:
    """Open towns without a starting house, and Edo only where that is allowed (EDO-SETUP-25)."""
    if s.box.open[city] == 0 or _is_taken(s.home, city):
        return False
    return city > 0 or s.box.edo_allowed


@final
class Start(Step[EdoState]):
    def __init__(self) -> None:
        super().__init__("start", "EDO-SETUP-26")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if s.start_set[seat] < 0:
            for number in range(SETS):
                if not _is_taken(s.start_set, number):
                    buffer[count] = TAKE_SET + number
                    count += 1
        if s.home[seat] < 0:
            for city in range(CITIES):
                if may_settle(s, city):
                    buffer[count] = HOME + city
                    count += 1
        return count

    def apply(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move < HOME:
            take_set(s, seat, move - TAKE_SET, scribe)
        else:
            place_home(s, seat, move - HOME, scribe)
        next_in_laps(s, scribe)

    def forbidden_by(self, s: EdoState, seat: i64, move: i64) -> str:
        if seat != s.actor or not TAKE_SET <= move < LAY:
            return "EDO-SETUP-26"
        if move < HOME:
            return "EDO-SETUP-26" if s.start_set[seat] >= 0 else "EDO-SETUP-24"
        return "EDO-SETUP-26" if s.home[seat] >= 0 else "EDO-SETUP-25"

    def prompt(self, s: EdoState) -> str:
        if s.start_set[s.actor] >= 0:
            return "home"
        return "set" if s.home[s.actor] >= 0 else "start"
