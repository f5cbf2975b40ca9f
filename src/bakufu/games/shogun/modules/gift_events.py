"""What favours and samurai alike tell and enter, and the move that leaders and favours share."""

from bakufu.engine.table.telling import Note, Telling
from bakufu.engine.text.vocabulary import Kind
from bakufu.games.shogun.modules import gifts
from bakufu.games.shogun.modules.gifts import ARMIES_INTO_TRAY, CHOOSE
from bakufu.games.shogun.names import MEANINGS
from bakufu.games.shogun.state import ShogunState

TELLING = tell = Telling("shogun", __name__, gifts, MEANINGS)
ArmiesIntoTray = tell("armies-into-tray", "SHO-TOWER-13", "seat armies")

KINDS = (Kind(CHOOSE, "choose {province}"),)


def enter(s: ShogunState, note: Note) -> None:
    """See `account.py`."""
    kind, seat, armies, _ = note
    if kind == ARMIES_INTO_TRAY:
        s.supply[seat] = s.supply[seat] - armies
        s.tray[seat] = s.tray[seat] + armies
