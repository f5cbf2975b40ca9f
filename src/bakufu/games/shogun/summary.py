"""What the one-page summary tells in numbers, read off the data of a table."""

import msgspec

from bakufu.engine.table.game import Document, Setup
from bakufu.games.shogun.box import FIRST_CHEST, TOWER_CARD
from bakufu.games.shogun.data import PRINTED, make_box


def summary_numbers(setup: Setup) -> Document:
    data, players = PRINTED.read_for(setup), str(setup.players)
    box = make_box(setup)
    printed: Document = msgspec.to_builtins(data)
    options = setup.options
    return {
        "players": setup.players,
        "chests": data.starting_chests[players],
        "chest_cards": int(TOWER_CARD - FIRST_CHEST),
        "prices": {name: action.price for name, action in data.actions.items()},
        "recruits": {name: one.recruits for name, one in data.actions.items() if one.recruits},
        "specials": printed["special_cards"],
        "points": data.points,
        "majorities": data.majorities,
        "supply": printed["supply_table"],
        "losses": sorted({event.loss for event in data.events.values()}),
        "tower_fill": printed["tower_fill"],
        # The odds of the tower, in percent (SHO-TOWER-04).
        "falls": round(100 * float(options["tower_p_thrown"])),
        "provinces": sum(1 for closed in box.closed if not closed),
        "court": printed["court"],
        "samurai": printed["samurai"],
        "statues": data.leaders.statues,
        "chambers": printed["chambers"],
        "lines": {
            lines: sorted(int(value) for value in str(options[f"chamber_{lines}"]).split(","))
            for lines in ("rows", "columns")
        },
    }
