"""What happens to leaders and statues."""

from bakufu.engine.table.telling import Telling
from bakufu.games.shogun.modules.leaders import numbers
from bakufu.games.shogun.names import MEANINGS

TELLING = tell = Telling("shogun", __name__, numbers, MEANINGS)

LeaderPlaced = tell("leader-placed", "SHO-LEAD-01", "seat province")
LeaderMoved = tell("leader-moved", "SHO-LEAD-10", "seat origin target")
StatuePlaced = tell("statue-placed", "SHO-LEAD-12", "seat province")
StatuesTaken = tell("statues-taken", "SHO-LEAD-15", "seat owner:seat statues")
LeaderLost = tell("leader-lost", "SHO-LEAD-17", "seat province")
