"""Reads the box from TOML, lays house data over it and says what is wrong with it."""

import msgspec
from mypy_extensions import i64

from bakufu.engine.table.game import Document, Setup
from bakufu.engine.table.house_data import Printed, shared
from bakufu.engine.text.errors import BadInput
from bakufu.games.bushido import names
from bakufu.games.bushido.box import CELLS, FORTRESS, TOWN, Box

# Rows of the map and the columns in use, by number of players (BUS-SETUP-07).
_GREEN = {-1: (-1, 2), 0: (-2, 2), 1: (-2, 2), 2: (-2, 1)}
_RED = _GREEN | {-2: (0, 2), 3: (-2, 0)}
_LONGEST_NUMBER = 60


class BoxData(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of `box.toml`, without the remarks on certainty."""

    honour: dict[str, int]
    koku: dict[str, int]
    katana: dict[str, int]
    provinces: dict[str, int]
    suggested_sets: dict[str, dict[str, int]]
    effect_tiles: dict[str, int]
    discs: dict[str, int]
    pieces: dict[str, int]
    tracks: dict[str, int]
    tea: dict[str, int]
    draws: dict[str, int | list[int]]
    council: dict[str, int]


def _check(box: BoxData) -> None:
    for table in PRINTED.tables():
        words = PRINTED.words(table)
        found = getattr(box, table)
        for key, value in found.items():
            names.index(key, words, "entry", f"house data: {table}")
            for number in _numbers(value):
                if not 0 <= number <= _LONGEST_NUMBER:
                    raise BadInput(
                        f"house data: {table}.{key} must be 0 to {_LONGEST_NUMBER}, not {number}"
                    )
    for players, tiles in box.suggested_sets.items():
        for kind in tiles:
            names.index(kind, names.KINDS[:6], "kind", f"house data: suggested_sets.{players}")
        if sum(tiles.values()) < len(hexes_of(int(players))) - int(players):
            raise BadInput(f"house data: suggested_sets.{players}: too few provinces for the map")
    if sum(box.provinces.values()) < len(CELLS):
        raise BadInput("house data: provinces: too few for the map")
    fighting = sum(number for kind, number in box.discs.items() if kind != "kotau")
    if fighting < 25 or sum(box.discs.values()) < 30 or min(box.discs.values()) < 0:
        raise BadInput("house data: discs: at least 25 to fight with and 30 in all are needed")
    if min(box.discs[kind] for kind in ("battle", "duel", "ambush")) < 5:
        raise BadInput("house data: discs: everybody starts with a battle, a duel and an ambush")
    for table, key, least, most in (
        ("pieces", "troops", 25, 30),
        ("pieces", "elite", 1, 3),
        ("pieces", "elite_worth", 1, 9),
        ("tracks", "most_honour", 40, 50),
        ("tracks", "most_koku", 20, 30),
        ("tracks", "months", 1, 12),
        ("tea", "rate", 1, 5),
        ("draws", "hand_of_discs", 4, 4),
        ("draws", "shuffle_at", 1, 4),
        ("draws", "first_player", 1, 12),
        ("draws", "price_of_honour", 1, 10),
        ("council", "least", 2, 10),
        ("council", "most", 2, 10),
    ):
        value = getattr(box, table)[key]
        if not isinstance(value, int) or not least <= value <= most:
            raise BadInput(f"house data: {table}.{key} must be {least} to {most}, not {value}")
    arms = box.draws["to_arms"]
    if not isinstance(arms, list) or len(arms) != box.tracks["months"]:
        raise BadInput("house data: draws.to_arms must be a number for each month")


def _numbers(value: object) -> list[int]:
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, list) else [int(str(value))]


def hexes_of(players: int) -> list[int]:
    """The hexes of the map for so many players, by number."""
    if players == 5:
        return list(range(len(CELLS)))
    rows = _GREEN if players == 3 else _RED
    return [
        place for place, (q, r) in enumerate(CELLS) if r in rows and rows[r][0] <= q <= rows[r][1]
    ]


PRINTED = Printed("bakufu.games.bushido", "box", shape=BoxData, check=_check)


@shared
def make_box(setup: Setup) -> Box:
    """The box of a table; tables that are set up alike share it."""
    data, options = PRINTED.read_for(setup), setup.options
    box = Box(setup.players)
    for place in hexes_of(setup.players):
        box.in_play[place] = 1
        box.hexes += 1
    data.katana["town"] = int(options["town_katana"])
    for kind, word in enumerate(names.KINDS):
        box.honour[kind] = data.honour[word]
        box.koku[kind] = data.koku[word]
        box.katana[kind] = data.katana[word]
    whole = options["province_set"] == "random_32"
    tiles = data.provinces if whole else data.suggested_sets[str(setup.players)]
    for kind, word in enumerate(names.KINDS[:FORTRESS]):
        box.pool[kind] = tiles.get(word, 0)
    split = [int(number) for number in str(options["katana_split"]).split("-")]
    for number, word in enumerate(names.THINGS):
        counts = data.effect_tiles if word in data.effect_tiles else data.discs
        box.things[number] = split[number] if number < len(split) else counts[word]
    _count_pieces(box, data)
    _switch(box, options)
    assert box.katana[TOWN] == options["town_katana"]
    return box


def _count_pieces(box: Box, data: BoxData) -> None:
    for table in (data.pieces, data.tracks, data.tea):
        for key, number in table.items():
            setattr(
                box,
                {"bonus_small": "small_bonus", "bonus_large": "large_bonus"}.get(key, key),
                number,
            )
    draws = {key: value for key, value in data.draws.items() if isinstance(value, int)}
    box.first_hand = draws["first_player"]
    box.hatamoto_draw = draws["hatamoto"]
    box.plea = draws["plea"]
    box.price_of_honour = draws["price_of_honour"]
    box.discs_held = draws["hand_of_discs"]
    box.shuffle_at = draws["shuffle_at"]
    arms = data.draws["to_arms"]
    assert isinstance(arms, list)
    for month, number in enumerate(arms, 1):
        box.to_arms[month] = number
    box.least_loss, box.most_loss = data.council["least"], data.council["most"]
    box.minimum, box.thanks = data.council["minimum"], data.council["thanks"]


def _switch(box: Box, options: Document) -> None:
    box.first_at_random = options["first_player"] == "random"
    box.campaign = options["campaign"] == "on"
    box.elite_called = options["elite"] == "on"
    box.stall_guard = options["stall_guard"] == "on"
    box.forfeits_return = options["forfeited_troops"] == "reserve"
    box.defenders_hold = options["hatamoto_win"] == "defenders_hold"
    box.isolated_attack = options["isolated_attack"] == "allowed"
    box.invite_daimyo = options["invite_daimyo"] == "yes"
    box.revolt_after_honour = options["revolt_timing"] == "after_honour"
    honour: i64 = int(options["elite_honour"])
    box.elite_honour = honour
    box.counts_shown = options["hand_counts"] == "shown"
