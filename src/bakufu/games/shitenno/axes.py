"""The words along the axes of an observation, and the tables whose rows the docs tell."""

from bakufu.engine.table.guide import ObservationGuide
from bakufu.games.shitenno import names
from bakufu.games.shitenno.round import STEPS

GUIDE = ObservationGuide(
    tables=(
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 4, "memory_aid": "off"},
        {"players": 4, "hand_view": "open"},
    ),
    plain={"players": 4, "memory_aid": "off"},
    more=({"memory_aid": "on"}, {"memory_aid": "off", "hand_view": "open"}),
    axes={
        "year": ("set-up", "even", "odd"),
        "step": STEPS,
        "seals": range(1, 5),
        "general": names.GENERALS,
        "source": names.SOURCES,
        "bonus": names.BONUSES,
        "card": names.CARDS,
        "troop card": names.CARDS[3:],
        "koku card": names.CARDS[:3],
        "piece": names.PIECES,
        "province": names.PROVINCES,
        "position": range(1, 5),
        "troop kind": names.KINDS,
        "lot": ("the one on offer or with more seals", "the other of two"),
        "way": names.WAYS,
    },
)
