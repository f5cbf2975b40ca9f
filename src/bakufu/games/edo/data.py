"""Reads the box from TOML, lays house data over it and says what is wrong with it."""

from collections.abc import Iterable

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map
from bakufu.engine.table.game import Setup
from bakufu.engine.table.house_data import Printed, shared
from bakufu.engine.text.errors import BadInput
from bakufu.games.edo import names
from bakufu.games.edo.box import (
    ACTIONS,
    MOST_OFFICIALS,
    PRICE,
    RESOURCES,
    SPACES,
    STANDARD,
    Box,
    city_at,
)

_GOODS = (*names.RESOURCES, "ryo")


class Action(msgspec.Struct, forbid_unknown_fields=True):
    action: str
    most: int
    takes: int = 1
    gives: int = 0
    price: int | None = None  # of Recruit and Development
    less_wood: int = 0
    less_stone: int = 0
    group: int = 0
    no_ryo: bool = False
    far: bool = False
    both: bool = False


class MerchantCard(msgspec.Struct, forbid_unknown_fields=True):
    buy: str
    most: int
    each: int
    price: dict[str, int]


class BoxData(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of `box.toml`, without the remarks on certainty."""

    pieces: dict[str, int]
    shogun_officials: dict[str, int]
    starting_money: dict[str, int]
    resources: dict[str, int]
    yields: dict[str, list[int]]
    building_prices: dict[str, dict[str, int]]
    building_points: dict[str, int]
    influence: dict[str, int]
    card_a: dict[str, list[Action]]
    cards_b_and_c: dict[str, list[Action]]
    special_cards: dict[str, list[Action]]
    special_display: dict[str, int]
    merchant_cards: dict[str, MerchantCard]
    merchant_start: dict[str, str]
    profit_tiles: dict[str, list[list[int]]]
    tiles_laid: dict[str, str | list[str]]
    closed_with_two_players: dict[str, list[str]]
    starting_sets: dict[str, dict[str, int]]
    end: dict[str, int]
    side_a: dict[str, list[str]]
    side_b: dict[str, list[str]]

    @property
    def cards(self) -> list[list[Action]]:
        """All cards, in the order of their numbers."""
        standard = [self.card_a["actions"], self.cards_b_and_c["b"], self.cards_b_and_c["c"]]
        return standard + [self.special_cards[word] for word in names.SPECIALS]


def _check(box: BoxData) -> None:
    for table, key, least, most in (
        *((name, "", 0, 60) for name in ("building_points", "influence")),
        ("pieces", "houses", 1, 10),
        ("pieces", "pawns", 1, 5),
        ("pieces", "fortresses", 0, 20),
        ("shogun_officials", "supply", 0, 40),
        ("starting_money", "ryo", 0, 100),
        ("resources", "most", 1, 60),
        ("special_display", "cards", 0, 12),
        ("end", "points", 1, 60),
        ("end", "samurai", 0, 10),
        ("end", "ryo_for_a_point", 1, 1000),
    ):
        known = PRINTED.words(table)
        _only(getattr(box, table), known, table)
        for name in [key] if key else known:
            _between(getattr(box, table)[name], least, most, f"{table}.{name}")
    yields = box.yields.get("by_samurai", [])
    if not yields or min(yields) < 0 or max(yields) > 20:
        raise BadInput("house data: yields.by_samurai must be numbers from 0 to 20")
    for table, rows, words in (
        ("building_prices", box.building_prices, list(names.BUILDINGS)),
        ("starting_sets", box.starting_sets, list(names.SETS)),
    ):
        _only(rows, words, table)
        for name, price in rows.items():
            _price(price, f"{table}.{name}")
    _check_cards(box)
    _check_tiles(box)
    start, where = box.merchant_start.get("space"), "house data: merchant_start.space"
    names.index(start, names.SPACES, "space", where)
    for side in ("side_a", "side_b"):
        _check_side(side, getattr(box, side))
        if start not in _spaces_of(getattr(box, side)):
            raise BadInput(f"{where}: {side} has no {start}")


def _check_cards(box: BoxData) -> None:
    _only(box.card_a, ("actions",), "card_a")
    _only(box.cards_b_and_c, ("b", "c"), "cards_b_and_c")
    _only(box.special_cards, names.SPECIALS, "special_cards")
    for number, (word, actions) in enumerate(zip(names.CARDS, box.cards, strict=True)):
        where = f"the card {word}"
        kinds = [names.index(one.action, names.ACTIONS, "action", where) for one in actions]
        if not actions or len(set(kinds)) != len(kinds):
            raise BadInput(f"house data: {where} must have actions, each of another kind")
        for one in actions:
            at = f"{where}, {one.action}"
            _between(one.takes, 1, MOST_OFFICIALS, f"{at}: takes")
            _between(one.most, 1, MOST_OFFICIALS // one.takes, f"{at}: most")
            for key in ("gives", "price", "less_wood", "less_stone", "group"):
                _between(getattr(one, key) or 0, 0, 30, f"{at}: {key}")
            if one.action in ("recruit", "development") and one.price is None:
                raise BadInput(f"house data: {at} has no price")
            if one.action == "travel" and one.group < 1:
                raise BadInput(f"house data: {at}: group must be at least 1")
        # Wherever officials stand openly, some standard card must be able to lie there.
        most = max(one.most * one.takes for each in box.cards for one in each)
        if number < STANDARD and not any(o.takes == 1 and o.most == most for o in actions):
            raise BadInput(
                f"house data: {where} must have an action that takes 1 to {most} officials"
            )
    _only(box.merchant_cards, names.MERCHANTS, "merchant_cards")
    for word, card in box.merchant_cards.items():
        where = f"merchant_cards.{word}"
        names.index(card.buy, names.RESOURCES, "resource", f"house data: {where}.buy")
        _between(card.most, 1, 10, f"{where}.most")
        _between(card.each, 0, 60, f"{where}.each")
        _price(card.price, f"{where}.price")
        if not any(card.price.values()):
            raise BadInput(f"house data: {where}.price: a point must have a price")


def _check_tiles(box: BoxData) -> None:
    _only(box.profit_tiles, names.TILES, "profit_tiles")
    for word, rows in box.profit_tiles.items():
        where = f"house data: profit_tiles.{word}"
        if [len(row) for row in rows] != [1, 2, 3, 4]:
            raise BadInput(f"{where} must have a row each for one, two, three and four players")
        if any(not 0 <= share <= 99 for row in rows for share in row):
            raise BadInput(f"{where}: shares must be 0 to 99")
    _only(box.tiles_laid, ("edo", "2", "3", "4"), "tiles_laid")
    names.index(box.tiles_laid["edo"], names.TILES, "tile", "house data: tiles_laid.edo")
    for towns in ("2", "3", "4"):
        tiles = box.tiles_laid[towns]
        where = f"house data: tiles_laid.{towns}"
        if not isinstance(tiles, list) or len(tiles) != int(towns):
            raise BadInput(f"{where} must be a list of {towns} tiles")
        for tile in tiles:
            names.index(tile, names.TILES, "tile", where)
    closed = box.closed_with_two_players.get("towns", [])
    for town in closed:
        names.index(
            town, names.CITIES[1:4], "town of side A", "house data: closed_with_two_players.towns"
        )
    if len(set(closed)) > 1:
        raise BadInput("house data: closed_with_two_players.towns: two players need two towns")


def _check_side(side: str, ways: dict[str, list[str]]) -> None:
    spaces = set(_spaces_of(ways))
    where = f"house data: {side}"
    for word in spaces:
        names.index(word, names.SPACES, "space", where)
    towns = names.CITIES if side == "side_b" else names.CITIES[:4]
    for city in towns:
        if city not in spaces:
            raise BadInput(f"{where}: {city} has no neighbour")
    if not any(word in spaces for word in names.SPACES[9:13]):
        raise BadInput(f"{where}: there is no border post")
    try:
        board = _map_of(ways)
    except ValueError:
        raise BadInput(f"{where}: a way leads nowhere, or is given twice") from None
    for word in names.SPACES:
        if word in spaces and board.steps(0, names.SPACES.index(word)) < 0:
            raise BadInput(f"{where}: no way leads from edo to {word}")


def _spaces_of(ways: dict[str, list[str]]) -> list[str]:
    return [word for one, others in ways.items() for word in (one, *others)]


def _map_of(ways: dict[str, list[str]]) -> Map:
    number = names.SPACES.index
    return Map(
        int(SPACES), [(number(one), number(two)) for one, others in ways.items() for two in others]
    )


def _only(table: Iterable[str], known: Iterable[str], where: str) -> None:
    for key in table:
        names.index(key, tuple(known), "entry", f"house data: {where}")


def _between(value: int, least: int, most: int, where: str) -> None:
    if not least <= value <= most:
        raise BadInput(f"house data: {where} must be {least} to {most}, not {value}")


def _price(price: dict[str, int], where: str) -> None:
    _only(price, _GOODS, where)
    for good, number in price.items():
        _between(number, 0, 60, f"{where}.{good}")


PRINTED = Printed("bakufu.games.edo", "box", shape=BoxData, check=_check)


@shared
def make_box(setup: Setup) -> Box:
    """The box of a table; tables that are set up alike share it."""
    data, options = PRINTED.read_for(setup), setup.options
    box = Box(setup.players)
    _lay_board(box, data, options["two_player_town"] == "closed")
    _take_pieces(box, data)
    for card, actions in enumerate(data.cards):
        for one in actions:
            _print_action(box, card * int(ACTIONS) + names.ACTIONS.index(one.action), one)
    for number, word in enumerate(names.MERCHANTS):
        merchant = data.merchant_cards[word]
        box.sold[number] = names.RESOURCES.index(merchant.buy)
        box.sold_most[number] = merchant.most
        box.sold_each[number] = merchant.each
        for good, name in enumerate(_GOODS):
            box.point_price[number * PRICE + good] = merchant.price.get(name, 0)
    box.colours_at_random = options["colour_choice"] == "random"
    box.first_at_random = options["first_player"] == "random"
    box.edo_allowed = options["edo_allowed"] == "yes"
    box.second_lap_clockwise = options["second_lap"] == "clockwise"
    box.officials_open = options["officials_view"] == "open"
    box.money_open = options["money_view"] == "open"
    return box


def _lay_board(box: Box, data: BoxData, close: bool) -> None:
    """The side for this number of players, with its open cities and tiles (EDO-SETUP-03)."""
    ways = data.side_b if box.players == 4 else data.side_a
    box.map = _map_of(ways)
    closed = data.closed_with_two_players["towns"] if close and box.players == 2 else []
    for word in _spaces_of(ways):
        space = names.SPACES.index(word)
        box.in_play[space] = 1
        city = city_at(space)
        if city >= 0 and word not in closed:
            box.open[city] = 1
    towns = sum(box.open) - 1
    tiles = data.tiles_laid[str(towns)]
    for tile in tiles:
        number = names.TILES.index(tile)
        box.tiles[number] = box.tiles[number] + 1
    box.edo_tile = names.TILES.index(str(data.tiles_laid["edo"]))
    box.merchant_start = names.SPACES.index(data.merchant_start["space"])
    for number, word in enumerate(names.TILES):
        for row, shares in enumerate(data.profit_tiles[word]):
            for rank, share in enumerate(shares):
                box.shares[number * 16 + row * 4 + rank] = share


def _take_pieces(box: Box, data: BoxData) -> None:
    box.houses = data.pieces["houses"]
    box.pawns = data.pieces["pawns"]
    box.fortresses = data.pieces["fortresses"]
    box.shoguns = data.shogun_officials["supply"]
    box.ryo = data.starting_money["ryo"]
    box.limit = data.resources["most"]
    box.yields = vec[i64](data.yields["by_samurai"])
    box.display = data.special_display["cards"]
    box.end_points = data.end["points"]
    box.samurai_points = data.end["samurai"]
    box.ryo_for_a_point = data.end["ryo_for_a_point"]
    for number, word in enumerate(names.BUILDINGS):
        for good, name in enumerate(_GOODS):
            cost = data.building_prices[word].get(name, 0)
            box.cost[number * PRICE + good] = cost
        box.worth[number] = data.building_points[word]
        box.influence[number] = data.influence.get(word, 0)
    for number, word in enumerate(names.SETS):
        for good, name in enumerate(names.RESOURCES):
            box.sets[number * RESOURCES + good] = data.starting_sets[word].get(name, 0)


def _print_action(box: Box, face: int, one: Action) -> None:
    box.most[face] = one.most
    box.takes[face] = one.takes
    box.gives[face] = one.gives
    box.price[face] = one.price or 0
    box.less_wood[face] = one.less_wood
    box.less_stone[face] = one.less_stone
    box.group[face] = one.group
    box.no_ryo[face] = int(one.no_ryo)
    box.far[face] = int(one.far)
    box.both[face] = int(one.both)
