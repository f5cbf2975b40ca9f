"""What the one-page summary tells in numbers, read off the box of a table."""

import msgspec

from bakufu.engine.table.game import Document, Setup
from bakufu.games.shitenno.box import DAIMYO, SHOMYO, title_points
from bakufu.games.shitenno.data import PRINTED


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
        "daimyo": int(title_points(DAIMYO)),
        "shomyo": int(title_points(SHOMYO)),
        "provinces": [
            {"id": name, **msgspec.to_builtins(province)}
            for name, province in box.provinces.items()
        ],
    }
