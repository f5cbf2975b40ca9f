"""Reads map, cards and odds from TOML, lays house data over them and says what is wrong with it."""

from collections.abc import Mapping
from itertools import chain

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map
from bakufu.engine.table.game import Document, Setup
from bakufu.engine.table.house_data import Printed, shared
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import names
from bakufu.games.shogun.box import CERTAIN, MOST_CUBES, SMALLEST_GROUP, SPACES, Box
from bakufu.games.shogun.modules.data import ModuleData
from bakufu.games.shogun.modules.data import check as check_modules

Pair = tuple[str, str]


class Province(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    tax: int
    rice: int
    plots: int
    sun: str
    moon: str


class Routes(msgspec.Struct, forbid_unknown_fields=True):
    pairs: list[Pair]


class Closed(msgspec.Struct, forbid_unknown_fields=True):
    sun: list[str]
    moon: list[str]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    armies: int
    farmers: int
    castles: int
    temples: int
    theatres: int


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    armies: int
    farmers: int


class Action(msgspec.Struct, forbid_unknown_fields=True):
    price: int
    recruits: int = 0


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    says: str
    loss: int


class Hunger(msgspec.Struct, forbid_unknown_fields=True):
    revolts: int
    farmers: int


class BoxData(ModuleData, forbid_unknown_fields=True):
    """The shape of the data files together, without the remarks on certainty."""

    provinces: dict[str, Province]
    positions: dict[str, tuple[float, float]]
    land_borders: Routes
    sea_routes_sun: Routes
    sea_routes_moon: Routes
    sea_routes_moon_alternative: Routes
    closed_with_three: Closed
    components: Components
    starting_chests: dict[str, int]
    army_groups: dict[str, list[int]]
    tower_fill: Fill
    fixed_starts: dict[str, dict[str, dict[str, int]]]
    actions: dict[str, Action]
    special_cards: dict[str, int]
    events: dict[str, EventCard]
    event_limits: dict[str, int]
    fewer_recruits: dict[str, int]
    supply_table: dict[str, Hunger]
    majorities: dict[str, int]
    points: dict[str, int]
    tower: dict[str, float]


FILES = ("provinces", "map", "cards", "modules")
PLAYERS = ("3", "4", "5")
# Tables that house data cannot replace, and why.
_FIXED = {
    "points": "the rules take these numbers for granted",
    "tower": "use the options tower_p_thrown, tower_keep and tower_p_stuck",
    "chamber_lines": "use the options chamber_rows and chamber_columns",
}


class _Check:
    """Whether the data can be played with. Every fault says where it is and what would be right."""

    def __init__(self, data: BoxData) -> None:
        self.data = data

    def everything(self) -> None:
        self.provinces()
        self.map()
        self.pieces()
        for players in PLAYERS:
            self.draft(players)
            self.fixed_start(players)
        self.cards()
        check_modules(self.data)

    def provinces(self) -> None:
        data = self.data
        _keys(data.provinces, names.PROVINCES, "province", "provinces")
        _keys(data.positions, names.PROVINCES, "province", "positions")
        for name, province in data.provinces.items():
            where = f"provinces.{name}"
            _within(province.tax, 0, 20, f"{where}.tax")
            _within(province.rice, 0, 20, f"{where}.rice")
            _within(province.plots, 0, 3, f"{where}.plots")
            for side, region in (("sun", province.sun), ("moon", province.moon)):
                _known(region, names.REGIONS, "region", f"{where}.{side}")

    def map(self) -> None:
        data = self.data
        for table in ("sun", "moon", "moon_alternative"):
            routes: Routes = getattr(data, f"sea_routes_{table}")
            _borders(data.land_borders.pairs, routes.pairs, f"sea_routes_{table}")
        for side in names.SIDES:
            where = f"closed_with_three.{side}"
            closed: list[str] = getattr(data.closed_with_three, side)
            for name in closed:
                _known(name, names.PROVINCES, "province", where)
            if len(set(closed)) < len(closed):
                raise BadInput(f"house data: {where} names a province twice")

    def pieces(self) -> None:
        data = self.data
        pieces, fill = data.components, data.tower_fill
        _within(pieces.armies, 1, names.MOST_ARMIES, "components.armies")
        _within(pieces.farmers, 0, names.MOST_FARMERS, "components.farmers")
        for building in ("castles", "temples", "theatres"):
            _within(getattr(pieces, building), 0, 99, f"components.{building}")
        _within(fill.armies, 0, pieces.armies, "tower_fill.armies")
        _within(fill.farmers, 0, pieces.farmers, "tower_fill.farmers")
        _keys(data.starting_chests, PLAYERS, "number of players", "starting_chests")
        for players, chests in data.starting_chests.items():
            _within(chests, 0, 99, f"starting_chests.{players}")

    def draft(self, players: str) -> None:
        """The groups must find provinces, and the draft two open cards (SHO-DRAFT-06)."""
        data = self.data
        _keys(data.army_groups, PLAYERS, "number of players", "army_groups")
        where = f"army_groups.{players}"
        groups = data.army_groups[players]
        for size in groups:
            _within(size, SMALLEST_GROUP, SMALLEST_GROUP + 3, where)
        self.enough_armies(sum(groups), where)
        for side in names.SIDES:
            open_provinces = len(names.PROVINCES) - len(_closed(data, players, side))
            if not 1 <= len(groups) <= (open_provinces - 2) // int(players):
                raise BadInput(
                    f"house data: {where} must be at least one group and leave two of the "
                    f"{open_provinces} provinces free, not {len(groups)} for each player"
                )

    def fixed_start(self, players: str) -> None:
        data = self.data
        _keys(data.fixed_starts, PLAYERS, "number of players", "fixed_starts")
        lists = data.fixed_starts[players]
        _keys(lists, names.LISTS[: int(players)], "list", f"fixed_starts.{players}")
        held: dict[str, str] = {}
        for letter, provinces in lists.items():
            where = f"fixed_starts.{players}.{letter}"
            for name, armies in provinces.items():
                _known(name, names.PROVINCES, "province", where)
                _within(armies, 1, names.MOST_ARMIES, f"{where}.{name}")
                if name in _closed(data, players, "sun"):
                    raise BadInput(f"house data: {where}: {name} is closed with three players")
                if name in held:
                    raise BadInput(f"house data: {where}: {name} is in list {held[name]} already")
                held[name] = letter
            self.enough_armies(sum(provinces.values()), where)

    def enough_armies(self, armies: int, where: str) -> None:
        """What the map and the filling of the tower take must be there (SHO-SETUP-19)."""
        most = self.data.components.armies - self.data.tower_fill.armies
        if armies > most:
            raise BadInput(
                f"house data: {where} takes {armies} armies, but only {most} are left "
                "besides those in the tower"
            )

    def cards(self) -> None:
        data = self.data
        costly = (*names.BUILDINGS, "deploy-5", "deploy-3", "deploy-1")
        _keys(data.actions, costly, "action with a price", "actions")
        for name, action in data.actions.items():
            _within(action.price, 0, 99, f"actions.{name}.price")
            most = 0 if name in names.BUILDINGS else names.MOST_ARMIES
            _within(action.recruits, 0, most, f"actions.{name}.recruits")
        _keys(data.special_cards, names.SPECIALS, "special card", "special_cards")
        for name, number in data.special_cards.items():
            _within(number, 0, names.MOST_ARMIES, f"special_cards.{name}")
        _keys(data.fewer_recruits, ("deploy-5", "deploy-3"), "action", "fewer_recruits")
        for name, number in data.fewer_recruits.items():
            _within(number, 0, names.MOST_ARMIES, f"fewer_recruits.{name}")
        _keys(data.events, names.EVENTS, "event card", "events")
        for name, event in data.events.items():
            _known(event.says, names.RULINGS, "ruling", f"events.{name}.says")
            _within(event.loss, 0, 99, f"events.{name}.loss")
        limits = ("tax-at-most", "tax-at-least", "rice-at-least")
        _keys(data.event_limits, limits, "limit", "event_limits")
        for name, number in data.event_limits.items():
            _within(number, 0, 20, f"event_limits.{name}")
        rows = tuple(str(number) for number in range(1, 8))
        _keys(data.supply_table, rows, "row", "supply_table")
        for name, row in data.supply_table.items():
            _within(row.revolts, 0, len(names.PROVINCES), f"supply_table.{name}.revolts")
            _within(row.farmers, 0, names.MOST_FARMERS, f"supply_table.{name}.farmers")
        _keys(data.majorities, names.BUILDINGS, "building", "majorities")
        for name, number in data.majorities.items():
            _within(number, 1, 99, f"majorities.{name}")


def _keys(table: Document, known: tuple[str, ...], what: str, where: str) -> None:
    """The printed keys are there; house data can only have added wrong ones."""
    for key in table:
        _known(key, known, what, where)


def _known(word: str, known: tuple[str, ...], what: str, where: str) -> None:
    # Ids in data are written exactly.
    if word not in known:
        raise unknown(what, word, known, f"house data: {where}")


def _within(number: int, least: int, most: int, where: str) -> None:
    if not least <= number <= most:
        raise BadInput(f"house data: {where} must be {least} to {most}, not {number}")


def _closed(data: BoxData, players: str, side: str) -> list[str]:
    """SHO-SETUP-04."""
    closed: list[str] = getattr(data.closed_with_three, side)
    return closed if players == "3" else []


def _borders(land: list[Pair], sea: list[Pair], where: str) -> list[tuple[int, int]]:
    """All pairs of neighbours, by land and by sea."""
    found: set[tuple[int, int]] = set()
    for table, (one, two) in chain(
        (("land_borders", pair) for pair in land), ((where, pair) for pair in sea)
    ):
        for name in (one, two):
            _known(name, names.PROVINCES, "province", table)
        a, b = sorted((names.PROVINCES.index(one), names.PROVINCES.index(two)))
        if a == b:
            raise BadInput(f"house data: {table}: {one} cannot be its own neighbour")
        if (a, b) in found:
            raise BadInput(f"house data: {table}: {one} and {two} are neighbours already")
        found.add((a, b))
    return sorted(found)


def check_start(options: Mapping[str, object]) -> None:
    """The moon side has no printed lists, so it is always drafted (SHO-SETUP-11)."""
    if options.get("side") == "moon" and options.get("start") == "fixed":
        raise Refused("SHO-SETUP-11", "option", option="start", value="fixed", allowed="draft")


PRINTED = Printed(
    "bakufu.games.shogun",
    *FILES,
    shape=BoxData,
    check=lambda data: _Check(data).everything(),
    fixed=_FIXED,
)


@shared
def make_box(setup: Setup) -> Box:
    """The box of one table: printed numbers, house data and options. Equal tables share one."""
    check_start(setup.options)
    data = PRINTED.read_for(setup)
    box = Box(setup.players)
    _lay_out_map(box, data, setup)
    _prepare_start(box, data, setup)
    _lay_out_cards(box, data, setup)
    _build_tower(box, setup)
    options = setup.options
    box.rice_limit = -1 if options["rice_limit"] == "none" else int(options["rice_limit"])
    box.income_lost_with_revolt = options["income_if_revolt_lost"] == "lost"
    box.attack_card_neutral = options["attack_card_neutral"] == "yes"
    box.defence_in_revolts = options["defence_bonus_in_revolt"] == "yes"
    box.may_decline_march = options["combat_duty"] == "may"
    return box


def _lay_out_map(box: Box, data: BoxData, setup: Setup) -> None:
    side = str(setup.options["side"])
    provinces = [data.provinces[name] for name in names.PROVINCES]
    regions = [province.sun if side == "sun" else province.moon for province in provinces]
    box.region = _row([names.REGIONS.index(region) for region in regions])
    box.tax = _row([province.tax for province in provinces])
    box.rice = _row([province.rice for province in provinces])
    box.plots = _row([province.plots for province in provinces])
    table = side
    if side == "moon" and setup.options["moon_sea"] == "alternative":
        table = "moon_alternative"
    routes: Routes = getattr(data, f"sea_routes_{table}")
    closed = _closed(data, str(setup.players), side)
    box.closed = _row([int(name in closed) for name in names.PROVINCES])
    borders = _borders(data.land_borders.pairs, routes.pairs, f"sea_routes_{table}")
    # Closed provinces are nobody's neighbours, neither by land nor by sea (SHO-SETUP-05).
    ways = [(one, two) for one, two in borders if not (box.closed[one] or box.closed[two])]
    box.map = Map(len(names.PROVINCES), ways)


def _prepare_start(box: Box, data: BoxData, setup: Setup) -> None:
    players = str(setup.players)
    box.drafted = setup.options["start"] == "draft"
    box.draft_at_random = setup.options["draft_first"] == "random"
    box.lists_at_random = setup.options["fixed_lists"] == "random"
    if not box.drafted:
        for number, letter in enumerate(names.LISTS[: setup.players]):
            for name, armies in data.fixed_starts[players][letter].items():
                place = number * len(names.PROVINCES) + names.PROVINCES.index(name)
                box.start_armies[place] = armies
    for size in data.army_groups[players]:
        box.groups[size - SMALLEST_GROUP] += 1
    box.chests = data.starting_chests[players]
    box.armies = data.components.armies
    box.farmers = data.components.farmers
    box.fill_armies = data.tower_fill.armies
    box.fill_farmers = data.tower_fill.farmers
    pieces = data.components
    box.buildings = _row([pieces.castles, pieces.temples, pieces.theatres])


def _lay_out_cards(box: Box, data: BoxData, setup: Setup) -> None:
    free = Action(price=0)
    actions = [data.actions.get(name, free) for name in names.ACTIONS]
    box.price = _row([action.price for action in actions])
    box.recruits = _row([action.recruits for action in actions])
    box.fewer = _row([data.fewer_recruits.get(name, 0) for name in names.ACTIONS])
    box.special = _row([data.special_cards[name] for name in names.SPECIALS])
    if setup.options.get("court") == "on":
        box.spaces = int(SPACES)  # SHO-COURT-06
        box.tower_cards = data.court.tower_cards
    box.majority = _row([data.majorities[name] for name in names.BUILDINGS])
    events = [data.events[name] for name in names.EVENTS]
    box.event = _row([names.RULINGS.index(event.says) for event in events])
    box.loss = _row([event.loss for event in events])
    box.tax_at_most = data.event_limits["tax-at-most"]
    box.tax_at_least = data.event_limits["tax-at-least"]
    box.rice_at_least = data.event_limits["rice-at-least"]
    box.rice_at_most = int(setup.options["rice_cap"])
    rows = [data.supply_table[str(number)] for number in range(1, 8)]
    box.revolts = _row([0, *(row.revolts for row in rows)])
    box.extra_farmers = _row([0, *(row.farmers for row in rows)])


def _build_tower(box: Box, setup: Setup) -> None:
    """Odds in 2**30ths (SHO-TOWER-04 to SHO-TOWER-06)."""
    box.falls_through = _odds(float(setup.options["tower_p_thrown"]))
    scaled = setup.options["tower_model"] == "scaled"
    # Multiplied step by step: powers may differ from machine to machine, products do not.
    kept = 1.0
    for number in range(MOST_CUBES):
        knocked_out = 1.0 - kept if scaled else float(setup.options["tower_p_stuck"])
        box.knocked_out[number] = _odds(knocked_out)
        kept *= float(setup.options["tower_keep"])


def _odds(probability: float) -> int:
    return round(probability * int(CERTAIN))


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)
