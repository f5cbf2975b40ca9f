"""All faces, and what they say together."""

from collections.abc import Iterator

from bakufu.engine.table.telling import Event
from bakufu.games.shogun.modules.chambers.face import ChambersFace, ChambersView
from bakufu.games.shogun.modules.court.face import CourtFace, CourtView
from bakufu.games.shogun.modules.face import Face, Teller
from bakufu.games.shogun.modules.gift_events import ArmiesIntoTray
from bakufu.games.shogun.modules.leaders.face import LeadersFace, LeadersView
from bakufu.games.shogun.modules.numbers import ARMIES_INTO_TRAY
from bakufu.games.shogun.modules.samurai.face import SamuraiFace, SamuraiView
from bakufu.games.shogun.state import Module, ShogunState

# In the order in which modules join.
FACES: dict[str, Face] = {
    face.name: face for face in (LeadersFace(), SamuraiFace(), CourtFace(), ChambersFace())
}

# What a view shows of modules, told apart by the field `module`.
AnyModuleView = LeadersView | SamuraiView | CourtView | ChambersView

TELLERS: dict[int, Teller] = {int(ARMIES_INTO_TRAY): lambda a, b, c: ArmiesIntoTray(a, b)}
EVENT_RULES: dict[type[Event], str] = {ArmiesIntoTray: "SHO-TOWER-13"}
# Events that need not be told where certain ones follow.
TOLD_BY: dict[type[Event], tuple[type[Event], ...]] = {}
# Which module asks at which step, and in which moment.
ASKING: dict[int, str] = {}
MOMENTS: dict[int, int] = {}
for _face in FACES.values():
    TELLERS |= _face.tellers
    EVENT_RULES |= _face.event_rules
    TOLD_BY |= _face.told_by
    MOMENTS |= _face.moments
    ASKING |= dict.fromkeys(_face.moments, _face.name)


def in_play(s: ShogunState) -> Iterator[tuple[Face, Module]]:
    """The faces of the modules at this table."""
    for module in s.modules:
        yield FACES[module.name], module


def asking(s: ShogunState) -> tuple[Face, Module]:
    """The module whose step it is."""
    module = s.modules[s.joined]
    return FACES[module.name], module
