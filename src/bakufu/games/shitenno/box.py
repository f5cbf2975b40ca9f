"""What is in the box, as flat numbers: cards, tiles, provinces, and the table's choice of options.

`data.py` reads these from TOML (or from the owner's house data); states only point at a `Box`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Troop kinds (SHI-SETUP-03).
KINDS: Final[i64] = 4

# Cards in piles, lots and hands: 1-, 2- and 3-koku, four singles, ten doubles.
KOKU_CARDS: Final[i64] = 3
FIRST_TROOP: Final[i64] = 3
CARDS: Final[i64] = 17

# Bonus sides (SHI-SETUP-05).
EXCHANGE: Final[i64] = 0
PLUS_ONE: Final[i64] = 1
DRAW: Final[i64] = 2
BONUSES: Final[i64] = 3

# Pieces of a payment: the title, two sorts of tiles, then the cards in their own order.
HATAMOTO_PIECE: Final[i64] = 0
EXCHANGE_PIECE: Final[i64] = 1
PLUS_PIECE: Final[i64] = 2
FIRST_CARD_PIECE: Final[i64] = 3
FIRST_TROOP_PIECE: Final[i64] = 6
PIECES: Final[i64] = 20

PROVINCES: Final[i64] = 8
POSITIONS: Final[i64] = 4
SEATS: Final[i64] = 4

# Titles are named by their seals (SHI-SETUP-06).
HATAMOTO: Final[i64] = 1
SENSEI: Final[i64] = 2
SHOMYO: Final[i64] = 3
DAIMYO: Final[i64] = 4

# Kamons that a player may place in a turn (SHI-CONTROL-02).
MOST_PLACED: Final[i64] = 2

# The two ways of paying (SHI-PAY-01).
TROOPS: Final[i64] = 0
KOKU: Final[i64] = 1
WAYS: Final[i64] = 2

# The kinds shown on each card: first troop, second troop; -1 for none.
FIRST_KIND: Final = vec[i64]([-1, -1, -1, 0, 1, 2, 3, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
SECOND_KIND: Final = vec[i64]([-1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 1, 2, 3, 2, 3, 3])

# How many troops of a kind a card shows: card * SHOWN + kind; the last column is for no kind.
SHOWN: Final[i64] = 5
NO_KIND: Final[i64] = 4
SHOWS: Final = vec[i64](
    [
        int(FIRST_KIND[card] == kind) + int(SECOND_KIND[card] == kind)
        for card in range(CARDS)
        for kind in range(SHOWN)
    ]
)


@final
class Box:
    """The numbers of one table. Never changed once the game has begun, so states share it."""

    def __init__(
        self,
        players: i64,
        own_kind: list[int],
        beside: list[int],
        values: list[int],
        majority: list[int],
        deck: list[int],
        tiles: list[int],
        stock: i64,
        troop_draw: i64,
        koku_draw: i64,
        start_cards: i64,
    ) -> None:
        self.players = players
        self.own_kind = vec[i64](own_kind)  # printed kind of each province
        self.beside = vec[i64](beside)  # own-kind troops beside each gate
        self.values = vec[i64](values)  # province * 4 + position: points and price
        self.majority = vec[i64](majority)
        self.deck = vec[i64](deck)  # how many of each card
        self.tiles = vec[i64](tiles)  # kind * 3 + bonus: how many bonus tiles
        self.stock = stock
        self.troop_draw = troop_draw
        self.koku_draw = koku_draw
        self.start_cards = start_cards
        # Options as switches (section 13 of the rules).
        self.generals_at_random = False
        self.reshuffle_at_once = False
        self.empty_lots_forbidden = False
        self.idle_allowed = False
        self.printed_only = False
        self.open_hands = False
        self.memory_aid = True


def title_points(seals: i64) -> i64:
    """Extra points for each kamon placed (SHI-TITLE-04, SHI-TITLE-05)."""
    if seals == DAIMYO:
        return 2
    return 1 if seals == SHOMYO else 0


def troops_on(card: i64) -> i64:
    """How many troops a card shows: none on koku, one on a single, two on a double."""
    if card < FIRST_TROOP:
        return 0
    if SECOND_KIND[card] < 0:
        return 1
    return 2


def koku_on(card: i64) -> i64:
    """How many koku a card shows."""
    if card < FIRST_TROOP:
        return card + 1
    return 0
