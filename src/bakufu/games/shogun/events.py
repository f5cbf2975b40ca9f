"""What happened, and who may know what of it: one declaration per event.

Cards planned or lifted in secret are told to their owner only; to all others nothing at all.
"""

from typing import Any

from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Asked, Flag, Meaning, Word
from bakufu.games.shogun import names, notes
from bakufu.games.shogun.box import FARMERS
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.modules import faces, gift_events
from bakufu.games.shogun.view import limit_of

_RULING = Asked(
    Word(names.RULINGS, "shogun-ruling"), lambda setup, card: int(make_box(setup).event[card])
)
_MEANINGS = names.MEANINGS | {
    "source": Word(faces.SOURCES, "shogun-source"),
    "ruling": _RULING,
    "limit": Asked(Meaning(), lambda setup, card: limit_of(make_box(setup), card)),
    "loss": Asked(Meaning(), lambda setup, card: int(make_box(setup).loss[card])),
    "drafted": Asked(Flag(), lambda setup, _: int(make_box(setup).drafted)),
}
_SOURCE = {
    "provinces": "SHO-SCORE-02",
    "buildings": "SHO-SCORE-03",
    "castles": "SHO-SCORE-04",
    "temples": "SHO-SCORE-05",
    "theatres": "SHO-SCORE-06",
} | faces.SOURCE_RULES
_BUILDING = {"castle": "SHO-BUILD-01", "temple": "SHO-BUILD-02", "theatre": "SHO-BUILD-03"}
_RECRUITS = {
    "deploy-5": "SHO-DEPLOY-01",
    "deploy-3": "SHO-DEPLOY-02",
    "deploy-1": "SHO-DEPLOY-03",
}

TELLING = tell = Telling("shogun", __name__, notes, _MEANINGS)

# Set-up
ColourTaken = tell("colour-taken", "SHO-SETUP-07", "seat colour")
ListDealt = tell("list-dealt", "SHO-SETUP-13", "seat letter")
DraftBegan = tell("draft-began", "SHO-DRAFT-03", "seat")
CardOpened = tell("card-opened", "SHO-DRAFT-02", "province place")
DisplayRenewed = tell("display-renewed", "SHO-DRAFT-10", "seat")
CardTaken = tell(
    "card-taken",
    lambda event: "SHO-DRAFT-07" if event.unseen else "SHO-DRAFT-05",
    "seat province unseen",  # the top card of the pile
)
ProvinceOccupied = tell(
    "province-occupied",
    lambda event: "SHO-DRAFT-08" if event.drafted else "SHO-SETUP-12",
    "seat province armies drafted",
    numbers=lambda *numbers: (*numbers, 0),
)
TowerFilled = tell("tower-filled", "SHO-SETUP-19", "cubes")  # that stayed inside

# The round
EventOpened = tell(
    "event-opened",
    "SHO-EVENT-01",
    "card:event ruling limit? loss",
    numbers=lambda card, _, __: [card] * 4,
)
RoundBegan = tell("round-began", "SHO-ROUND-01", "year season")
ActionOpened = tell(
    "action-opened",
    lambda event: "SHO-ROUND-15" if event.place > 5 else "SHO-ROUND-04",
    "place action",
)
SpecialLaid = tell("special-laid", "SHO-ROUND-06", "place special")


def _planned(event: Any) -> str:
    if event.card is None:
        return "SHO-PLAN-08"
    return "SHO-BID-01" if event.space == "bid" else "SHO-PLAN-01"


CardPlanned = tell("card-planned", _planned, "seat space card?", private=True)
CardLifted = tell("card-lifted", "SHO-PLAN-11", "seat space", private=True)
PlanCommitted = tell("plan-committed", "SHO-PLAN-11", "seat")
PlanTakenBack = tell("plan-taken-back", "SHO-PLAN-11", "seat")
PlansFinal = tell("plans-final", "SHO-PLAN-11")
EventDrawn = tell(
    "event-drawn",
    "SHO-EVENT-03",
    "card:event ruling limit?",
    numbers=lambda card, _, __: [card] * 3,
)
BidShown = tell("bid-shown", "SHO-BID-03", "seat card? chests")
TieDrawn = tell("tie-drawn", "SHO-BID-07", "seat place")
SpecialTaken = tell("special-taken", "SHO-BID-08", "seat place special")
ActionBegan = tell("action-began", "SHO-ROUND-07", "place action")


def _acts_at_once(event: Any, following: Any) -> bool:
    """The action of a card turned up follows, in the same province."""
    acts = (Built, RiceGained, ChestsGained, Recruited, ActionLapsed)
    return isinstance(following, acts) and (event.seat, event.card) == (
        following.seat,
        following.province,
    )


CardShown = tell("card-shown", "SHO-ROUND-09", "seat action card?", told_by=_acts_at_once)
tell.gather("CARD_SHOWN", "action", lambda seat, action, card: action)
ActionLapsed = tell(
    "action-lapsed",
    lambda event: "SHO-MOVE-11" if event.action.startswith("combat") else "SHO-ROUND-12",
    "seat action province",
)
tell.gather("CHESTS_PAID", "price", lambda seat, chests, _: chests)
Built = tell("built", lambda event: _BUILDING[event.building], "seat province building (price)")
Recruited = tell(
    "recruited",
    lambda event: _RECRUITS[event.action],
    "seat (action) province armies (price)",
)
RiceGained = tell(
    "rice-gained",
    lambda event: "SHO-RICE-01" if event.province else "SHO-RICE-03",
    "seat rice province?",  # none: not from a harvest
)
ChestsGained = tell(
    "chests-gained",
    lambda event: "SHO-TAX-01" if event.province else "SHO-SETUP-21",
    "seat chests province?",  # none: not from a tax
)
UnrestPlaced = tell("unrest-placed", "SHO-REVOLT-01", "province markers")  # there now
UnrestCalmed = tell("unrest-calmed", "SHO-EVENT-08", "province markers")
Marched = tell(
    "marched",
    "SHO-MOVE-06",
    "seat origin target armies",
    numbers=lambda seat, way, armies: (seat, way // 64, way % 64, armies),
)
Stayed = tell("stayed", "SHO-DEPLOY-04", "seat action province")

# Battles and revolts
BattleBegan = tell("battle-began", "SHO-BATTLE-01", "province seat defender:seat?")
RevoltBegan = tell("revolt-began", "SHO-REVOLT-04", "province seat farmers")
tell.gather("BATTLE_BEGAN", "how", lambda *_: 0)
tell.gather("REVOLT_BEGAN", "how", lambda *_: 1)


def _whose(cube: int) -> int:
    return -1 if cube == FARMERS else cube


def _fall(thrown: Any, fallen: Any) -> Any:
    """Cubes of one colour in one throw."""
    if thrown.seat == fallen.seat and not thrown.tray and not fallen.thrown:
        return CubesThrown(thrown.seat, thrown.thrown, fallen.tray)
    return None


CubesThrown = tell(
    "cubes-thrown",
    "SHO-TOWER-01",
    "seat? thrown tray",  # into the tower, those of the tray included; in the tray afterwards
    numbers=lambda cube, thrown, _: (_whose(cube), thrown, 0),
    joins=_fall,
)
tell.also("CUBES_FELL", CubesThrown, lambda cube, fallen, _: (_whose(cube), 0, fallen))
ProvinceConquered = tell("province-conquered", "SHO-BATTLE-12", "seat province armies")
ProvinceHeld = tell(
    "province-held",
    lambda event: "SHO-BATTLE-19" if event.seat is None else "SHO-BATTLE-15",
    "seat? province armies",  # none: it stays neutral
)
ProvinceEmptied = tell(
    "province-emptied",
    lambda event: "SHO-REVOLT-09" if event.how == "revolt" else "SHO-BATTLE-16",
    "province seat (how)",
)
CardLost = tell("card-lost", "SHO-ROUND-17", "seat space? province")  # none: from the hand
RevoltPutDown = tell("revolt-put-down", "SHO-REVOLT-08", "seat province armies")

# Winter and points
WinterBegan = tell("winter-began", "SHO-WINTER-02", "year loss:rice")
RiceLost = tell("rice-lost", "SHO-WINTER-02", "seat rice")
Hunger = tell("hunger", "SHO-WINTER-05", "seat provinces revolts")  # provinces without rice
RevoltDrawn = tell("revolt-drawn", "SHO-WINTER-06", "seat province")
PointsScored = tell(
    "points-scored",
    lambda event: _SOURCE[event.source],
    "seat source points region?",  # of a majority
    numbers=lambda seat, what, points: (seat, what % 16, points, what // 16 - 1),
)
YearPrepared = tell("year-prepared", "SHO-WINTER-15", "year")
GameEnded = tell("game-ended", "SHO-END-03", "seat")

tell.check(int(notes.NOTES))
tell.include(gift_events.TELLING)
for _face in faces.FACES.values():
    tell.include(_face.telling)
tell.check()
