"""The words along the axes of an observation, and the tables whose rows the docs tell."""

from bakufu.engine.table.guide import ObservationGuide
from bakufu.games.bushido import names
from bakufu.games.bushido.round import STEPS

GUIDE = ObservationGuide(
    tables=({"players": 3}, {"players": 4}, {"players": 5}),
    plain={"players": 4},
    axes={
        "step": STEPS,
        "hex": names.HEXES,
        "kind": names.KINDS,
        "province tile": names.KINDS[:-1],
        "tile or disc": names.THINGS,
        "disc": names.DISCS,
        "role": names.ROLES,
        "side": ("attacker", "defender"),
        "strength": names.STRENGTHS,
        "token": ("3", "6", "campaign"),
    },
)
