"""Reads the box from TOML, lays house data over it and says what is wrong with it."""

import msgspec

from bakufu.engine.table.game import Setup
from bakufu.engine.table.house_data import Printed, shared
from bakufu.engine.text.errors import BadInput
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import Box


class Province(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    beside: int
    positions: tuple[int, int, int, int]
    majority: int


class CardsToShare(msgspec.Struct, forbid_unknown_fields=True):
    troops: int
    koku: int


class BoxData(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of `box.toml`, without the remarks on certainty."""

    troop_cards: dict[str, int]
    troop_cards_from_examples: dict[str, int]
    koku_cards: dict[str, int]
    bonus_tiles: dict[str, dict[str, int]]
    kamons: dict[str, int]
    cards_to_share: dict[str, CardsToShare]
    starting_hand: dict[str, int]
    provinces: dict[str, Province]


def _check(box: BoxData) -> None:
    for table in (box.troop_cards, box.troop_cards_from_examples):
        _whole(table, names.CARDS[3:], "troop card", "troop_cards")
    koku = sum(_whole(box.koku_cards, names.CARDS[:3], "koku card", "koku_cards"))
    tiles = 0
    for kind, bonuses in box.bonus_tiles.items():
        names.index(kind, names.KINDS, "troop kind", "house data: bonus_tiles")
        tiles += sum(_whole(bonuses, names.BONUSES, "bonus", f"bonus_tiles.{kind}"))
    if tiles != 24:
        raise BadInput(f"house data: bonus_tiles must be 24, three for each gate, not {tiles}")
    for name, province in box.provinces.items():
        where = f"house data: provinces.{name}"
        names.index(name, names.PROVINCES, "province", "house data: provinces")
        names.index(province.kind, names.KINDS, "troop kind", where)
        if not 1 <= province.beside <= 6:
            raise BadInput(f"{where}.beside must be 1 to 6, not {province.beside}")
        if min(province.positions) < 1 or max(province.positions) > 40:
            raise BadInput(f"{where}.positions must be 1 to 40")
        if not 0 <= province.majority <= 99:
            raise BadInput(f"{where}.majority must be 0 to 99, not {province.majority}")
    if not 0 <= box.starting_hand.get("cards", -1) <= 4:
        raise BadInput("house data: starting_hand.cards must be 0 to 4")
    for players in ("2", "3", "4"):
        kamons = box.kamons.get(players, 0)
        if not 1 <= kamons * int(players) <= 32:
            raise BadInput(
                f"house data: kamons.{players} must be at least 1 and fit the 32 positions, "
                f"not {kamons}"
            )
        drawn = box.cards_to_share.get(players)
        if drawn is None or drawn.troops < 0 or drawn.koku < 1 or koku % drawn.koku:
            raise BadInput(
                f"house data: cards_to_share.{players}: the {koku} koku cards must last a whole "
                "number of years (SHI-SHARE-05)"
            )


def _whole(table: dict[str, int], known: tuple[str, ...], what: str, where: str) -> list[int]:
    counts = [0] * len(known)
    for name, number in table.items():
        if not 0 <= number <= 40:
            raise BadInput(f"house data: {where}.{name} must be 0 to 40, not {number}")
        counts[names.index(name, known, what, f"house data: {where}")] = number
    return counts


PRINTED = Printed("bakufu.games.shitenno", "box", shape=BoxData, check=_check)


@shared
def make_box(setup: Setup) -> Box:
    """The box of one table: printed numbers, house data and options. Equal tables share one."""
    data = PRINTED.read_for(setup)
    options = setup.options
    players = str(setup.players)
    doubles = options["double_deck"] == "from_examples"
    troop_cards = data.troop_cards_from_examples if doubles else data.troop_cards
    provinces = [data.provinces[name] for name in names.PROVINCES]
    box = Box(
        setup.players,
        own_kind=[names.KINDS.index(province.kind) for province in provinces],
        beside=[province.beside for province in provinces],
        values=[value for province in provinces for value in province.positions],
        majority=[province.majority for province in provinces],
        deck=[data.koku_cards.get(card, 0) + troop_cards.get(card, 0) for card in names.CARDS],
        tiles=[data.bonus_tiles[k].get(bonus, 0) for k in names.KINDS for bonus in names.BONUSES],
        stock=data.kamons[players],
        troop_draw=data.cards_to_share[players].troops,
        koku_draw=data.cards_to_share[players].koku,
        start_cards=data.starting_hand["cards"],
    )
    box.generals_at_random = options["general_choice"] == "random"
    box.reshuffle_at_once = options["troop_reshuffle"] == "at_once"
    box.empty_lots_forbidden = options["empty_lots"] == "forbidden"
    box.idle_allowed = options["idle_pieces"] == "allowed"
    box.printed_only = options["tile_chains"] == "printed_only"
    box.open_hands = options["hand_view"] == "open"
    box.memory_aid = options["memory_aid"] == "on"
    return box
