"""What is in the box, as flat numbers: the map, the cards, the prices, and the table's options.

`data.py` reads these from TOML (or from the owner's house data); states only point at a `Box`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map

SEATS: Final[i64] = 4
SLOTS: Final[i64] = 3  # of a planning board

# Spaces of both sides of the board (EDO-SETUP-05, EDO-SETUP-06), by kind.
SPACES: Final[i64] = 21
EDO: Final[i64] = 0
FIRST_ROAD: Final[i64] = 1
FIRST_TOWN: Final[i64] = 5
FIRST_GATE: Final[i64] = 9
FIRST_FIELD: Final[i64] = 13
FIRST_FOREST: Final[i64] = 15
FIRST_QUARRY: Final[i64] = 18
CITY: Final[i64] = 0
ROAD: Final[i64] = 1
GATE: Final[i64] = 2
FIELD: Final[i64] = 3

CITIES: Final[i64] = 5  # Edo, then the towns
ROOMS: Final[i64] = 10  # building slots of a city (EDO-SETUP-07)

RICE: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
RESOURCES: Final[i64] = 3
RYO: Final[i64] = 3  # after the resources, in a price
PRICE: Final[i64] = 4

# The actions (EDO-SETUP-09). Gathering ones are numbered like their resources.
DO_MONEY: Final[i64] = 0
DO_RICE: Final[i64] = 1
DO_TRAVEL: Final[i64] = 2
DO_RECRUIT: Final[i64] = 3
DO_DEVELOP: Final[i64] = 4
DO_GATHER: Final[i64] = 5  # + resource
DO_BUILD: Final[i64] = 8
DO_TRADE: Final[i64] = 9
ACTIONS: Final[i64] = 10

# Cards: A, B, C, then the special ones.
STANDARD: Final[i64] = 3
SPECIALS: Final[i64] = 12
CARDS: Final[i64] = 15
FACES: Final[i64] = 150  # card * ACTIONS + action
MOST_OFFICIALS: Final[i64] = 5  # at one card

MERCHANTS: Final[i64] = 10
TILES: Final[i64] = 5
SETS: Final[i64] = 5

HOUSE: Final[i64] = 0
POST: Final[i64] = 1
FORTRESS: Final[i64] = 2
BUILDINGS: Final[i64] = 3


def kind_of(space: i64) -> i64:
    """City, road, gate, field, forest or quarry (EDO-SETUP-04)."""
    if space >= FIRST_QUARRY:
        return FIELD + STONE
    if space >= FIRST_FOREST:
        return FIELD + WOOD
    if space >= FIRST_FIELD:
        return FIELD
    if space >= FIRST_GATE:
        return GATE
    if space == EDO or space >= FIRST_TOWN:
        return CITY
    return ROAD


def first_of(good: i64) -> i64:
    """The first space where a resource is gathered: those of one kind lie in a row, those of the
    next resource after them."""
    if good == RICE:
        return FIRST_FIELD
    if good == WOOD:
        return FIRST_FOREST
    if good == STONE:
        return FIRST_QUARRY
    return SPACES


def space_of(city: i64) -> i64:
    """Where a city lies."""
    if city == 0:
        return EDO
    return FIRST_TOWN + city - 1


def city_at(space: i64) -> i64:
    """The city on a space; -1 if there is none."""
    if space == EDO:
        return 0
    if FIRST_TOWN <= space < FIRST_GATE:
        return space - FIRST_TOWN + 1
    return -1


@final
class Box:
    """The numbers of one table. Never changed once the game has begun, so states share it."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.map = Map(SPACES, [])
        self.in_play = vec[i64]([0] * SPACES)
        self.open = vec[i64]([0] * CITIES)
        # Set-up
        self.houses: i64 = 7
        self.pawns: i64 = 5
        self.fortresses: i64 = 8
        self.shoguns: i64 = 12
        self.ryo: i64 = 10
        self.sets = vec[i64]([0] * (SETS * RESOURCES))
        self.tiles = vec[i64]([0] * TILES)  # to be laid in the towns
        self.edo_tile: i64 = 0
        self.display: i64 = 4
        self.merchant_start: i64 = EDO
        # Actions by card * ACTIONS + action; `most` is 0 where a card does not have the action
        self.most = vec[i64]([0] * FACES)
        self.takes = vec[i64]([1] * FACES)
        self.gives = vec[i64]([0] * FACES)
        self.price = vec[i64]([0] * FACES)
        self.less_wood = vec[i64]([0] * FACES)
        self.less_stone = vec[i64]([0] * FACES)
        self.no_ryo = vec[i64]([0] * FACES)
        self.far = vec[i64]([0] * FACES)
        self.both = vec[i64]([0] * FACES)
        self.group = vec[i64]([0] * FACES)
        # Resources and buildings
        self.limit: i64 = 10  # of a kind (EDO-SETUP-12)
        self.yields = vec[i64]([3, 2, 1])  # by samurai on the space
        self.cost = vec[i64]([0] * (BUILDINGS * PRICE))
        self.worth = vec[i64]([0] * BUILDINGS)  # points
        self.influence = vec[i64]([0] * BUILDINGS)
        # Merchant cards: what is sold, how much of it, for how much each, the price of a point
        self.sold = vec[i64]([0] * MERCHANTS)
        self.sold_most = vec[i64]([0] * MERCHANTS)
        self.sold_each = vec[i64]([0] * MERCHANTS)
        self.point_price = vec[i64]([0] * (MERCHANTS * PRICE))
        # Profit tiles: tile * 16 + (players - 1) * 4 + rank
        self.shares = vec[i64]([0] * (TILES * 16))
        # The end
        self.end_points: i64 = 12
        self.samurai_points: i64 = 1
        self.ryo_for_a_point: i64 = 50
        # Options as switches
        self.colours_at_random = False
        self.first_at_random = True
        self.edo_allowed = False
        self.second_lap_clockwise = False
        self.officials_open = False
        self.money_open = False
