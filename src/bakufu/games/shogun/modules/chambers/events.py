"""What happens on the board of chambers."""

from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Meaning, Word
from bakufu.games.shogun.modules.chambers import numbers
from bakufu.games.shogun.modules.chambers.pieces import SIDE
from bakufu.games.shogun.names import MEANINGS as BASE

FIELDS = tuple(f"{row}-{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
MEANINGS: dict[str, Meaning] = {
    "field": Word(FIELDS),
    "row": Meaning(first=1),
    "column": Meaning(first=1),
}
TELLING = tell = Telling("shogun", __name__, numbers, BASE | MEANINGS)

RowLaid = tell("row-laid", "SHO-CHAM-03", "region place")
TileDrawn = tell("tile-drawn", "SHO-CHAM-04", "field")
ChamberClaimed = tell("chamber-claimed", "SHO-CHAM-07", "seat field region")
NoChamberClaimed = tell("no-chamber-claimed", "SHO-CHAM-07", "seat region")
TilesTurned = tell("tiles-turned", "SHO-CHAM-10", "tiles")
# The most markers in a line, tiles turned over counted as nobody's; points for each who has them.
RowScored = tell(
    "row-scored",
    "SHO-CHAM-12",
    "row markers points",
    note="LINE_SCORED",
    when=lambda line, *_: line < SIDE,
)
ColumnScored = tell(
    "column-scored",
    "SHO-CHAM-12",
    "column markers points",
    note="LINE_SCORED",
    when=lambda line, *_: line >= SIDE,
    numbers=lambda line, markers, points: (line - int(SIDE), markers, points),
)
