"""What the one-page summary tells in numbers, read off the box of a table."""

import msgspec

from bakufu.engine.table.game import Document, Setup
from bakufu.games.shitenno.box import DAIMYO, SHOMYO
from bakufu.games.shitenno.data import PRINTED

# Points for every kamon placed, by the title's seals (SHI-TITLE-04, SHI-TITLE-05).
TITLE_POINTS = {int(DAIMYO): 2, int(SHOMYO): 1}


def summary_numbers(setup: Setup) -> Document:
    box, players = PRINTED.read_for(setup), str(setup.players)
    share = box.cards_to_share[players]
    return {
        "players": setup.players,
        "kamons": box.kamons[players],
        "troops": share.troops,
        "koku": share.koku,
        "hand": box.starting_hand["cards"],
        "years": sum(box.koku_cards.values()) // share.koku,  # SHI-SHARE-05
        "koku_cards": box.koku_cards,
        "daimyo": TITLE_POINTS[int(DAIMYO)],
        "shomyo": TITLE_POINTS[int(SHOMYO)],
        "provinces": [
            {"id": name, **msgspec.to_builtins(province)}
            for name, province in box.provinces.items()
        ],
    }
