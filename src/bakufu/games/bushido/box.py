"""What is in the box, as flat numbers: the land, tiles, discs, tracks, and the table's options.

`data.py` reads these from TOML (or from the owner's house data); states only point at a `Box`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map, hex_ways

SEATS: Final[i64] = 5

# Hexes of the largest map, row by row from the top and from left to right (BUS-SETUP-07), so that
# their numbers are the order in which revolts are settled (BUS-RONIN-09).
HEXES: Final[i64] = 30
ROWS: Final = ((-2, 0, 3), (-1, -1, 3), (0, -2, 3), (1, -3, 2), (2, -3, 1), (3, -3, 0))
CELLS: Final = [(q, r) for r, low, high in ROWS for q in range(low, high + 1)]
LAND: Final = Map(30, hex_ways(CELLS))
# A way is a neighbour in `LAND.neighbours`; here is where it begins.
WAYS: Final[i64] = 142
ORIGINS: Final = vec[i64](
    [place for place in range(30) for _ in range(LAND.first[place + 1] - LAND.first[place])]
)


def hex_name(place: i64) -> str:
    """A hex as people read it: C3. Rows are letters from the top, counted from the left."""
    row: i64 = 0
    while place > ROWS[row][2] - ROWS[row][1]:
        place -= ROWS[row][2] - ROWS[row][1] + 1
        row += 1
    return f"{'ABCDEF'[row]}{place + 1}"


# Kinds of province.
MOUNTAIN: Final[i64] = 0
RICE: Final[i64] = 1
VILLAGE: Final[i64] = 2
TOWN: Final[i64] = 3
CITY: Final[i64] = 4
TEMPLE: Final[i64] = 5
TILE_KINDS: Final[i64] = 6
FORTRESS: Final[i64] = 6
KINDS: Final[i64] = 7

# Support tiles and discs lie behind the same screen and are numbered in one row.
KATANA: Final[i64] = 0  # + strength - 1
STRENGTHS: Final[i64] = 3
STRONGEST: Final[i64] = 2  # the tile that buys honour
CHANOYU: Final[i64] = 3
GEISHA: Final[i64] = 4
SHINOBI: Final[i64] = 5
RONIN: Final[i64] = 6
SEPPUKU: Final[i64] = 7
SUPPORT: Final[i64] = 8
BATTLE: Final[i64] = 8
DUEL: Final[i64] = 9
AMBUSH: Final[i64] = 10
TRAITOR: Final[i64] = 11
KOTAU: Final[i64] = 12
DISCS: Final[i64] = 5
THINGS: Final[i64] = 13

# Tokens, as bits.
SMALL_BONUS: Final[i64] = 1
LARGE_BONUS: Final[i64] = 2
CAMPAIGN: Final[i64] = 4


@final
class Box:
    """The numbers of one table. Never changed once the game has begun, so states share it."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.in_play = vec[i64]([0] * HEXES)
        self.hexes: i64 = 0
        self.honour = vec[i64]([0] * KINDS)
        self.koku = vec[i64]([0] * KINDS)
        self.katana = vec[i64]([0] * KINDS)
        self.pool = vec[i64]([0] * TILE_KINDS)  # province tiles that are shuffled
        self.things = vec[i64]([0] * THINGS)  # of each kind in the game
        # Pieces and tracks
        self.troops: i64 = 30
        self.elite: i64 = 3
        self.elite_worth: i64 = 3
        self.small_bonus: i64 = 3
        self.large_bonus: i64 = 6
        self.most_honour: i64 = 50
        self.samurai_start: i64 = 10
        self.most_koku: i64 = 30
        self.most_income: i64 = 10
        self.least_income: i64 = 5
        self.months: i64 = 12
        # Tea
        self.host_needs: i64 = 5
        self.gift: i64 = 5
        self.rate: i64 = 2
        self.guest_may_refuse_from: i64 = 10
        self.refusal_guest: i64 = 10
        self.refusal_host: i64 = 2
        # Draws
        self.first_hand: i64 = 10
        self.hatamoto_draw: i64 = 2
        self.plea: i64 = 5
        self.to_arms = vec[i64]([0] * 13)  # by month
        self.price_of_honour: i64 = 3
        self.discs_held: i64 = 4
        self.shuffle_at: i64 = 4
        # The council
        self.least_loss: i64 = 2
        self.most_loss: i64 = 10
        self.minimum: i64 = 1
        self.thanks: i64 = 1
        # Options as switches
        self.first_at_random = False
        self.campaign = False
        self.elite_called = False  # whether elite troops are in the game
        self.stall_guard = True
        self.forfeits_return = False
        self.defenders_hold = False
        self.isolated_attack = True
        self.invite_daimyo = True
        self.revolt_after_honour = False
        self.elite_honour: i64 = 1
        self.counts_shown = False
