"""What happens at court."""

from typing import Any

from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Meaning, Word
from bakufu.games.shogun import names
from bakufu.games.shogun.modules.court import numbers
from bakufu.games.shogun.modules.court.pieces import BUILDS, FAVOURS, SHIELDS
from bakufu.games.shogun.modules.data import DEEDS

# What a favour does, in one word: the building and the barred actions belong to it.
_SHIELDS = ("shields-a", "shields-b", "shields-both")
EFFECTS = (
    *(deed for deed in DEEDS if deed not in ("builds", "shields")),
    *(f"builds-{building}" for building in names.BUILDINGS),
    *_SHIELDS,
)
# The places of the audience room, the dearest first.
PLACE_WORDS = ("first", "second", "third")
MEANINGS: dict[str, Meaning] = {
    "favour": Word([f"favour-{number}" for number in range(1, FAVOURS + 1)]),
    "rank": Word(PLACE_WORDS, lambda word: PLACE_WORDS.index(word) + 1),
    "number": Meaning(first=1),
    "effect": Word(EFFECTS),
}
TELLING = tell = Telling("shogun", __name__, numbers, names.MEANINGS | MEANINGS)


def effect_of(does: int, amount: int) -> tuple[str, int]:
    """What a favour does, and how much of it."""
    if does == BUILDS:
        return f"builds-{names.BUILDINGS[amount]}", 1
    if does == SHIELDS:
        return _SHIELDS[amount - 1], 1
    return DEEDS[does], amount


def _effect(a: int, b: int, both: int) -> tuple[int, int, int, int]:
    """The third number as `pieces.packed` puts it together."""
    effect, amount = effect_of(both // 64, both % 64)
    return a, b, EFFECTS.index(effect), amount


def _is_carried_out(event: Any, following: Any) -> bool:
    return isinstance(following, (Converted, NotConverted))


CourtiersSent = tell("courtiers-sent", "SHO-COURT-04", "seat courtiers")
FavourLaid = tell("favour-laid", "SHO-COURT-07", "number price effect amount", numbers=_effect)
CourtCardShown = tell(
    "court-card-shown",
    "SHO-COURT-16",
    "seat space card?",  # none: an empty space
    told_by=_is_carried_out,
)
Converted = tell("converted", "SHO-COURT-09", "seat armies province?")  # none: from the tray
NotConverted = tell("not-converted", "SHO-COURT-15", "seat space card")
VisitBegan = tell("visit-began", "SHO-COURT-18", "seat courtiers")
FavourTaken = tell("favour-taken", "SHO-COURT-20", "seat number price")
NoFavourTaken = tell("no-favour-taken", "SHO-COURT-19", "seat")
FavourKept = tell("favour-kept", "SHO-COURT-22", "seat number effect amount", numbers=_effect)
FavourWithoutEffect = tell("favour-without-effect", "SHO-COURT-23", "seat number")
FavourGone = tell("favour-gone", "SHO-COURT-25", "number")
EventCancelled = tell("event-cancelled", "SHO-COURT-27", "seat card:event")
EventKept = tell("event-kept", "SHO-COURT-27", "seat")
ArmiesLevied = tell("armies-levied", "SHO-COURT-36", "seat province armies")
ProvinceCalmed = tell("province-calmed", "SHO-COURT-30", "seat province markers")  # there now
UnrestPrevented = tell("unrest-prevented", "SHO-COURT-31", "seat province")
