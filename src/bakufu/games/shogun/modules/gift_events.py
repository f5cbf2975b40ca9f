"""What favours and samurai alike tell and enter."""

from bakufu.engine.table.telling import Event, Note
from bakufu.games.shogun.modules.numbers import ARMIES_INTO_TRAY
from bakufu.games.shogun.state import ShogunState


class ArmiesIntoTray(Event, frozen=True, tag="armies-into-tray"):
    seat: int
    armies: int


def enter(s: ShogunState, note: Note) -> None:
    """See `account.py`."""
    kind, seat, armies, _ = note
    if kind == ARMIES_INTO_TRAY:
        s.supply[seat] = s.supply[seat] - armies
        s.tray[seat] = s.tray[seat] + armies
