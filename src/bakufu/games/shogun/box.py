"""What is in the box, as flat numbers: the map, the cards, the tower, and the table's options.

`data.py` reads these from TOML (or from the owner's house data); states only point at a `Box`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.maps import Map

SEATS: Final[i64] = 5
PROVINCES: Final[i64] = 45
REGIONS: Final[i64] = 5

# Cubes are told apart by seat; farmers come last.
FARMERS: Final[i64] = 5
CUBES: Final[i64] = 6

# Cards a player plans with: provinces, then the chest cards 0 to 4 (SHO-SETUP-07).
FIRST_CHEST: Final[i64] = 45
CARDS: Final[i64] = 50
# A card without value, of which a module may hand out several to everybody (SHO-COURT-03).
TOWER_CARD: Final[i64] = 50
KINDS: Final[i64] = 51
NO_CARD: Final[i64] = -1

# The ten actions, each with its space on a player board, and the bid (SHO-PLAN-02).
CASTLE: Final[i64] = 0
TEMPLE: Final[i64] = 1
THEATRE: Final[i64] = 2
RICE: Final[i64] = 3
TAX: Final[i64] = 4
DEPLOY_5: Final[i64] = 5
DEPLOY_3: Final[i64] = 6
DEPLOY_1: Final[i64] = 7
COMBAT_A: Final[i64] = 8
COMBAT_B: Final[i64] = 9
ACTIONS: Final[i64] = 10
BID: Final[i64] = 10
# Room for the spaces that a module may add; `Box.spaces` says how many are in play.
SPACES: Final[i64] = 14

BUILDINGS: Final[i64] = 3  # castle, temple, theatre, numbered as the actions that build them

# Special cards (SHO-BID-12 to SHO-BID-16).
TAX_MORE: Final[i64] = 0
RICE_MORE: Final[i64] = 1
SIX_ARMIES: Final[i64] = 2
ATTACK_MORE: Final[i64] = 3
DEFENCE_MORE: Final[i64] = 4
SPECIALS: Final[i64] = 5

# What an event card says (SHO-EVENT-08 to SHO-EVENT-16).
NO_EVENT: Final[i64] = -1
THEATRE_CALMS: Final[i64] = 0
TWO_FARMERS: Final[i64] = 1
CASTLE_DEFENDS: Final[i64] = 2
TEMPLE_FORBIDS: Final[i64] = 3
TAX_AT_MOST: Final[i64] = 4
TAX_AT_LEAST: Final[i64] = 5
RICE_AT_LEAST: Final[i64] = 6
RICE_AT_MOST: Final[i64] = 7
FEWER_RECRUITS: Final[i64] = 8
EVENTS: Final[i64] = 12

# Sizes of army groups in the draft are 2 to 5 (SHO-DRAFT-01).
SMALLEST_GROUP: Final[i64] = 2
GROUP_SIZES: Final[i64] = 4

# Odds are counted in 2**30ths, so that compiled and interpreted games agree.
CERTAIN: Final[i64] = 1 << 30
MOST_CUBES: Final[i64] = 340


@final
class Box:
    """The numbers of one table. Never changed once the game has begun, so states share it."""

    def __init__(self, players: i64) -> None:
        self.players = players
        # What everybody plans with: spaces of the board, and cards without value.
        self.spaces: i64 = BID + 1
        self.tower_cards: i64 = 0
        # Sets of cards are bits of one number. Compiled, `1 << card` would have 32 bits only.
        self.bit = vec[i64]([1] * KINDS)
        for card in range(1, KINDS):
            self.bit[card] = self.bit[card - 1] * 2
        # The map of the side in play; closed provinces have no neighbours (SHO-SETUP-05).
        self.region = vec[i64]([0] * PROVINCES)
        self.tax = vec[i64]([0] * PROVINCES)
        self.rice = vec[i64]([0] * PROVINCES)
        self.plots = vec[i64]([0] * PROVINCES)
        self.closed = vec[i64]([0] * PROVINCES)
        self.map = Map(PROVINCES, [])
        # Set-up
        self.drafted = False
        self.draft_at_random = True
        self.lists_at_random = False
        self.start_armies = vec[i64]([0] * (SEATS * PROVINCES))  # by list
        self.groups = vec[i64]([0] * GROUP_SIZES)
        self.chests: i64 = 0
        self.armies: i64 = 0
        self.farmers: i64 = 0
        self.fill_armies: i64 = 0
        self.fill_farmers: i64 = 0
        self.buildings = vec[i64]([0] * BUILDINGS)
        # Prices and numbers of the actions
        self.price = vec[i64]([0] * ACTIONS)
        self.recruits = vec[i64]([0] * ACTIONS)
        self.fewer = vec[i64]([0] * ACTIONS)  # while the event rules (SHO-EVENT-16)
        self.special = vec[i64]([0] * SPECIALS)  # the number on each special card
        self.majority = vec[i64]([0] * BUILDINGS)
        # Events: what each card says, and its rice loss in winter
        self.event = vec[i64]([0] * EVENTS)
        self.loss = vec[i64]([0] * EVENTS)
        self.tax_at_most: i64 = 0
        self.tax_at_least: i64 = 0
        self.rice_at_least: i64 = 0
        self.rice_at_most: i64 = 0
        # The supply table of winter, by unsupplied provinces 0 to 7 and more (SHO-WINTER-05)
        self.revolts = vec[i64]([0] * 8)
        self.extra_farmers = vec[i64]([0] * 8)
        # The tower (SHO-TOWER-04 to SHO-TOWER-06)
        self.falls_through: i64 = 0
        self.knocked_out = vec[i64]([0] * MOST_CUBES)  # by number of cubes thrown
        # Options as switches
        self.rice_limit: i64 = -1
        self.income_lost_with_revolt = False
        self.attack_card_neutral = True
        self.defence_in_revolts = False
        self.may_decline_march = False
