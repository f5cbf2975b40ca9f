"""The words along the axes of an observation, and the tables whose rows the docs tell."""

from bakufu.engine.table.guide import ObservationGuide
from bakufu.engine.table.options import Options
from bakufu.games.shogun import names
from bakufu.games.shogun.modules.faces import AXES, FACES, SOURCES
from bakufu.games.shogun.modules.shelf import STEPS

_EACH: list[Options] = [{module: "on"} for module in FACES]
_ALL: Options = dict.fromkeys(FACES, "on")

GUIDE = ObservationGuide(
    tables=(
        {"players": 3},
        {"players": 4},
        {"players": 5},
        {"players": 4, "start": "draft"},
        {"players": 4, "side": "moon"},
        *({"players": 4, **one} for one in _EACH),
        {"players": 4, **_ALL},
        {"players": 5, "start": "draft", **_ALL},
    ),
    plain={"players": 4},
    more=({"start": "draft"}, *_EACH),
    axes={
        "year": ("set-up", "first", "second"),
        "season": names.SEASONS,
        "step": STEPS,
        "colour": names.COLOURS,
        "source": SOURCES,
        "province": names.PROVINCES,
        "building": names.BUILDINGS,
        "space": (*names.SPACES[:11], *(f"{space} (court)" for space in names.SPACES[11:])),
        "chest card": range(5),
        "action": names.ACTIONS,
        "special card": names.SPECIALS,
        "event card": names.EVENTS,
        "open, ruling, gone": ("open", "ruling", "gone"),
        "group of 2 to 5": range(2, 6),
        **AXES,
        "region": names.REGIONS,
    },
)
