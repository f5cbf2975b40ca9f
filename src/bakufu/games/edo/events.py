"""What happened, and who may know what of it: one declaration per event (section 17 of the rules).

The only secrets are the slots of a plan that are not revealed. Every receipt and payment is told:
the Ryo of others are covered, not secret (EDO-MONEY-02).
"""

from bakufu.engine.table.telling import Telling
from bakufu.games.edo import notes
from bakufu.games.edo.box import FIELD, kind_of
from bakufu.games.edo.names import MEANINGS

_SOURCE = {"trade": "EDO-SCORE-02", "samurai": "EDO-SCORE-03", "ryo": "EDO-SCORE-04"}


def _slot_part(seat: int, slot: int, both: int) -> tuple[int, ...]:
    """A seat, a slot, and two numbers that the rules have noted as one."""
    return seat, slot, both // 16, both % 16


def _journey(seat: int, where: int, ryo: int) -> tuple[int, ...]:
    return seat, where // 32, where % 32, ryo


TELLING = tell = Telling("edo", __name__, notes, MEANINGS)

TileLaid = tell("tile-laid", "EDO-SETUP-18", "city tile")
CurrentLaid = tell("current-laid", "EDO-SETUP-19", "merchant")
NextOpened = tell("next-opened", "EDO-ROUND-02", "merchant")
SpecialOpened = tell("special-opened", "EDO-DEVELOP-02", "special")
FirstDrawn = tell("first-drawn", "EDO-SETUP-22", "seat")
ColourTaken = tell("colour-taken", "EDO-SETUP-02", "seat colour")
SetTaken = tell("set-taken", "EDO-SETUP-24", "seat set")
HomePlaced = tell("home-placed", "EDO-SETUP-25", "seat city")
RoundBegan = tell("round-began", "EDO-SETUP-28", "round seat")
CardLaid = tell(
    "card-laid", "EDO-PLAN-02", "seat slot card action", numbers=_slot_part, private=True
)
OfficialsSet = tell(
    "officials-set", "EDO-PLAN-04", "seat slot own shogun", numbers=_slot_part, private=True
)
PlanLifted = tell("plan-lifted", "EDO-PLAN-12", "seat slot card_too", private=True)
PlanHandedIn = tell("plan-handed-in", "EDO-PLAN-12", "seat")
OfficialsShown = tell("officials-shown", "EDO-PLAN-11", "seat slot own shogun", numbers=_slot_part)
SlotBegan = tell("slot-began", "EDO-ACT-01", "slot")
SamuraiMoved = tell("samurai-moved", "EDO-MOVE-02", "seat origin goal ryo", numbers=_journey)
MerchantMoved = tell("merchant-moved", "EDO-MOVE-07", "seat origin goal ryo", numbers=_journey)
Revealed = tell(
    "revealed",
    "EDO-ACT-04",
    "seat slot card action own shogun",
    numbers=lambda seat, what, officials: (
        seat,
        what // 512,
        what % 512 // 16,
        what % 16,
        officials // 16,
        officials % 16,
    ),
)
MoneyMade = tell("money-made", "EDO-MONEY-01", "seat ryo times")
RiceMade = tell("rice-made", "EDO-RICE-01", "seat rice times")
OfficialSent = tell("official-sent", "EDO-TRAVEL-02", "seat space")
SamuraiTravelled = tell("samurai-travelled", "EDO-TRAVEL-04", "seat origin goal", numbers=_journey)
Recruited = tell("recruited", "EDO-RECRUIT-01", "seat number rice")
CardBought = tell("card-bought", "EDO-DEVELOP-01", "seat special ryo")
Gathered = tell(
    "gathered",
    "EDO-RESOURCE-02",
    "seat space resource number",
    numbers=lambda seat, space, number: (seat, space, kind_of(space) - FIELD, number),
)
Built = tell(
    "built",
    "EDO-BUILD-05",
    "seat city building wood stone ryo",
    numbers=lambda seat, what, paid: (
        seat,
        what // 4,
        what % 4,
        paid // 4096,
        paid // 64 % 64,
        paid % 64,
    ),
)
Bought = tell(
    "bought",
    "EDO-TRADE-05",
    "seat resource number ryo",
    numbers=lambda seat, what, ryo: (seat, what // 64, what % 64, ryo),
)
PointTaken = tell("point-taken", "EDO-TRADE-06", "seat merchant ryo")
Lapsed = tell("lapsed", "EDO-ACT-08", "seat action times")
GivenUp = tell("given-up", "EDO-ACT-07", "seat action times")
PointsScored = tell(
    "points-scored",
    lambda event: _SOURCE.get(event.source, "EDO-SCORE-01"),
    "seat source points",
)
SamuraiRecalled = tell(
    "samurai-recalled",
    lambda event: "EDO-WAGE-04" if event.hungry else "EDO-WAGE-02",
    "seat space hungry",
)
WagesPaid = tell("wages-paid", "EDO-WAGE-03", "seat rice")
IncomePaid = tell("income-paid", "EDO-INCOME-04", "seat city ryo")
MerchantTurned = tell("merchant-turned", "EDO-ROUND-02", "merchant")
FirstPassed = tell("first-passed", "EDO-ROUND-03", "seat")
LeftOut = tell("left-out", "EDO-END-05", "seat")
RyoShown = tell("ryo-shown", "EDO-END-06", "seat ryo")
GameEnded = tell(
    "game-ended",
    lambda event: "EDO-END-11" if event.seat is None else "EDO-END-07",
    "seat? by_points",
)

tell.check(int(notes.NOTES))
