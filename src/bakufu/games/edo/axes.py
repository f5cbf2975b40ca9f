"""The words along the axes of an observation, and the tables whose rows the docs tell."""

from bakufu.engine.table.guide import ObservationGuide
from bakufu.games.edo import names
from bakufu.games.edo.document_reader import HALVES
from bakufu.games.edo.round import STEPS

GUIDE = ObservationGuide(
    tables=({"players": 2}, {"players": 3}, {"players": 4}),
    plain={"players": 4},
    axes={
        "step": STEPS,
        "slot": range(1, 4),
        "space": names.SPACES,
        "city": names.CITIES,
        "building slot": range(1, 11),
        "tile": names.TILES,
        "merchant card": names.MERCHANTS,
        "special card": names.SPECIALS,
        "card": names.CARDS,
        "action": names.ACTIONS,
        "starting set": names.SETS,
        "resource": names.RESOURCES,
        "source": names.SOURCES,
        "half": HALVES,
    },
)
