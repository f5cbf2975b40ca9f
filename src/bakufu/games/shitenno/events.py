"""What happened, and who may know what of it: one declaration per event (section 12 of the rules).

The only secrets are the faces of cards dealt or drawn.
"""

from bakufu.engine.table.telling import Telling
from bakufu.games.shitenno import notes
from bakufu.games.shitenno.names import MEANINGS

OPEN_HANDS = ("hand_view", "open")
_HOW = {
    "accepted": "SHI-SHARE-11",
    "refused-by-all": "SHI-SHARE-13",
    "last-two": "SHI-SHARE-16",
}
_SOURCE = {"positions": "SHI-SCORE-01", "titles": "SHI-TITLE-04", "koku": "SHI-SCORE-06"}

TELLING = tell = Telling("shitenno", __name__, notes, MEANINGS, lacking="hidden")

GateShown = tell(
    "gate-shown",
    lambda event: "SHI-SETUP-10" if event.at_setup else "SHI-CONTROL-08",
    "province kind? at_setup",  # no kind: the gate figure
)
GeneralTaken = tell("general-taken", "SHI-SETUP-02", "seat general")
TitleDealt = tell("title-dealt", "SHI-SETUP-12", "seat title")
CardDealt = tell("card-dealt", "SHI-SETUP-13", "seat card", secret="card", unless=OPEN_HANDS)
YearBegan = tell("year-began", "SHI-SETUP-14", "round year", says="year-{year}")
CardsTurned = tell(
    "cards-turned",
    "SHI-SHARE-02",
    "cards",  # in the order in which they were drawn
    note="CARD_TURNED",
    numbers=lambda a, b, c: ([a],),
    joins=lambda some, more: type(some)(some.cards + more.cards),
)
TairoNamed = tell(
    "tairo-named",
    lambda event: "SHI-SHARE-01" if event.first else "SHI-SHARE-14",
    "seat first",
)
tell.gather("LOT_CARD", "cards", lambda card, number, _: [card] * number)
LotMade = tell("lot-made", "SHI-SHARE-06", "seat seals (cards)")
LotAsked = tell("lot-asked", "SHI-SHARE-08", "seat")
LotRefused = tell("lot-refused", "SHI-SHARE-09", "seat")
LotTaken = tell("lot-taken", lambda event: _HOW[event.how], "seat seals (cards) how")
TitleTaken = tell("title-taken", "SHI-TITLE-01", "seat title")
TurnBegan = tell("turn-began", "SHI-CONTROL-01", "seat")
tell.gather("PIECE_PAID", "pieces", lambda piece, number, _: [piece] * number)
KamonPlaced = tell(
    "kamon-placed",
    "SHI-CONTROL-03",
    "seat province position way (pieces)",
    numbers=lambda seat, where, way: (seat, where // 4, where % 4, way),
)
PointsScored = tell(
    "points-scored",
    lambda event: (
        "SHI-TITLE-05" if (event.source, event.points) == ("titles", 1) else _SOURCE[event.source]
    ),
    "seat source points",
)
TileWon = tell("tile-won", "SHI-CONTROL-07", "seat province bonus")
DrawUsed = tell("draw-used", "SHI-BONUS-11", "seat card", secret="card", unless=OPEN_HANDS)
KamonGilded = tell(
    "kamon-gilded",
    "SHI-TITLE-06",
    "seat province position",
    numbers=lambda seat, where, _: (seat, where // 4, where % 4),
)
TurnEnded = tell("turn-ended", "SHI-CONTROL-11", "seat")
PileShuffled = tell("pile-shuffled", "SHI-SHARE-03", "cards:number")
MajorityWon = tell("majority-won", "SHI-SCORE-08", "seat province points")
GameEnded = tell("game-ended", "SHI-END-06", "seat")

tell.check(int(notes.NOTES))
