"""What modules share: armies laid into the tray, and the choice of a province."""

from typing import Final

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.state import ShogunState

# A move of leaders and of favours
CHOOSE: Final[i64] = 901  # + province

# A note
ARMIES_INTO_TRAY: Final[i64] = 70  # seat, armies


def into_tray(s: ShogunState, seat: i64, armies: i64, scribe: Scribe) -> None:
    """Laid there, not thrown; a smaller supply gives what it has (SHO-TOWER-13, R94)."""
    laid = armies
    if s.supply[seat] < armies:
        laid = s.supply[seat]
    s.supply[seat] = s.supply[seat] - laid
    s.tray[seat] = s.tray[seat] + laid
    scribe.note(ARMIES_INTO_TRAY, seat, laid, 0)
