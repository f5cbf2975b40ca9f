"""What favours and samurai alike give: armies into the tray."""

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.modules.numbers import ARMIES_INTO_TRAY
from bakufu.games.shogun.state import ShogunState


def into_tray(s: ShogunState, seat: i64, armies: i64, scribe: Scribe) -> None:
    """Laid there, not thrown; a smaller supply gives what it has (SHO-TOWER-13, R94)."""
    laid = armies
    if s.supply[seat] < armies:
        laid = s.supply[seat]
    s.supply[seat] = s.supply[seat] - laid
    s.tray[seat] = s.tray[seat] + laid
    scribe.note(ARMIES_INTO_TRAY, seat, laid, 0)
