"""What happens to the stacks of samurai."""

from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Meaning, Word
from bakufu.games.shogun.modules.samurai import numbers
from bakufu.games.shogun.names import MEANINGS as BASE

BONUSES = ("chests", "armies", "rice", "points")
MEANINGS: dict[str, Meaning] = {"bonus": Word(BONUSES, "shogun-bonus")}
TELLING = tell = Telling("shogun", __name__, numbers, BASE | MEANINGS)

SamuraiTurned = tell("samurai-turned", "SHO-SAM-04", "seat number")  # the bonus card on top now
BonusTaken = tell("bonus-taken", "SHO-SAM-06", "seat bonus number")
SamuraiBack = tell("samurai-back", "SHO-SAM-09")
