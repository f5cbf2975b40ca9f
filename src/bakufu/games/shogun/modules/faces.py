"""All modules, and what they say together. A further one is a folder, and a line in `FACES`."""

from collections.abc import Iterator, Sequence

from bakufu.engine.text.meaning import Meaning
from bakufu.engine.text.vocabulary import Kind
from bakufu.games.shogun import names
from bakufu.games.shogun.modules import gift_events
from bakufu.games.shogun.modules.chambers.face import ChambersFace, ChambersView
from bakufu.games.shogun.modules.court.face import CourtFace, CourtView
from bakufu.games.shogun.modules.face import Face
from bakufu.games.shogun.modules.leaders.face import LeadersFace, LeadersView
from bakufu.games.shogun.modules.samurai.face import SamuraiFace, SamuraiView
from bakufu.games.shogun.state import FROM_MODULES, OVER, Module, ShogunState
from bakufu.games.shogun.state import SOURCES as _SOURCES

# In the order in which modules join, which is that of SHO-ROUND-03.
FACES: dict[str, Face] = {
    face.name: face for face in (LeadersFace(), SamuraiFace(), CourtFace(), ChambersFace())
}

# What a view shows of modules, told apart by the field `module`.
AnyModuleView = LeadersView | SamuraiView | CourtView | ChambersView

# Notes they make where a round is tidied up.
TIDYING = tuple(kind for face in FACES.values() for kind in face.tidying)
# Which module asks at which step, and in which moment.
ASKING: dict[int, str] = {}
MOMENTS: dict[int, int] = {}
# Moves and draws of modules, and what the places in their words mean.
KINDS: list[Kind] = [*gift_events.KINDS]
DRAWS: dict[int, str] = {}
MEANINGS: dict[str, Meaning] = {}
# Words along the axes of observations.
AXES: dict[str, Sequence[object]] = {}
# What brings points, by number, and the module it belongs to; the rule for each word.
_sources: dict[int, tuple[str, Face]] = {}
SOURCE_RULES: dict[str, str] = {}
for _face in FACES.values():
    MOMENTS |= _face.moments
    ASKING |= dict.fromkeys(_face.moments, _face.name)
    KINDS += _face.kinds
    DRAWS |= _face.draws
    MEANINGS |= _face.meanings
    AXES |= _face.axes
    for _number, (_word, _rule) in _face.sources.items():
        _sources[_number] = _word, _face
        SOURCE_RULES[_word] = _rule
# How many steps there are, with those of the base game.
STEP_COUNT = int(OVER) + 1 + len(ASKING)
assert sorted(ASKING) == list(range(OVER + 1, STEP_COUNT)), "steps overlap or leave a gap"
assert sorted(_sources) == list(range(FROM_MODULES, _SOURCES)), "sources overlap or leave a gap"
SOURCES = (*names.SOURCES, *(_sources[number][0] for number in sorted(_sources)))


def sources_in_play(s: ShogunState) -> list[int]:
    """What can bring points at this table."""
    faces = [face for face, _ in in_play(s)]
    return [
        number
        for number in range(len(SOURCES))
        if number not in _sources or _sources[number][1] in faces
    ]


def in_play(s: ShogunState) -> Iterator[tuple[Face, Module]]:
    """The faces of the modules at this table."""
    for module in s.modules:
        yield FACES[module.name], module


def asking(s: ShogunState) -> tuple[Face, Module]:
    """The module whose step it is."""
    module = s.modules[s.joined]
    return FACES[module.name], module
