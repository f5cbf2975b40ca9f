"""What happens by itself around the sharing at Edo: dealing, drawing, and who is Tairō."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out, pour
from bakufu.engine.core.notes import Scribe
from bakufu.games.shitenno.box import CARDS, FIRST_TROOP, KOKU_CARDS, PROVINCES
from bakufu.games.shitenno.knowledge import hands_of
from bakufu.games.shitenno.notes import (
    CARD_DEALT,
    CARD_TURNED,
    GATE_SHOWN,
    GENERAL_TAKEN,
    LOT_CARD,
    LOT_TAKEN,
    PILE_SHUFFLED,
    TAIRO_NAMED,
    TITLE_DEALT,
    YEAR_BEGAN,
)
from bakufu.games.shitenno.state import (
    DRAW_GATE,
    DRAW_GENERAL,
    DRAW_KOKU,
    DRAW_TITLE,
    DRAW_TROOP,
    LOT_TILE,
    ShitennoState,
)

ALL_TILES: Final[i64] = 0b11110  # bit n for the hierarchy tile with n seals


def lay_gates(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """Three tiles on every gate; only the troop side of the top one is settled (SHI-SETUP-10)."""
    for province in range(PROVINCES):
        show_next_tile(s, province, chance, scribe)


def show_next_tile(s: ShitennoState, province: i64, chance: Chance, scribe: Scribe) -> None:
    """Turn up the troop side that lies on the gate now (SHI-CONTROL-08)."""
    kind: i64 = -1
    if s.kamons[province] < 3:
        kind = draw_out(DRAW_GATE, s.sides, 0, 4, chance)
    s.gate[province] = kind
    scribe.note(GATE_SHOWN, province, kind, 1 if s.round == 0 else 0)


def generals_by_lot(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """Option `general_choice = random` (SHI-SETUP-02)."""
    free = vec[i64]([1, 1, 1, 1])
    for seat in range(s.box.players):
        general = draw_out(DRAW_GENERAL, free, 0, 4, chance)
        s.general[seat] = general
        scribe.note(GENERAL_TAKEN, seat, general, 0)


def deal(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """Starting titles and hands (SHI-SETUP-12, SHI-SETUP-13); then the first even year."""
    free = vec[i64]([1, 1, 1, 1])
    for seat in range(s.box.players):
        title = draw_out(DRAW_TITLE, free, 0, 4, chance)
        s.title[seat] = title + 1
        scribe.note(TITLE_DEALT, seat, title + 1, 0)
    for seat in range(s.box.players):
        for _time in range(s.box.start_cards):
            card = draw_troop(s, chance, scribe)
            hands_of(s).take(seat, card)
            scribe.note(CARD_DEALT, seat, card, 0)
    begin_even_year(s, chance, scribe)


def can_draw_troop(s: ShitennoState) -> bool:
    """Whether pile or discard has a troop card (SHI-BONUS-12)."""
    return s.troops_in(s.pile) > 0 or s.troops_in(s.spent) > 0


def draw_troop(s: ShitennoState, chance: Chance, scribe: Scribe) -> i64:
    """Take the next card off the troop pile; -1 when pile and discard are empty (SHI-SHARE-04)."""
    pile = s.pile
    if s.troops_in(pile) == 0:
        _reshuffle(s, scribe)
        if s.troops_in(pile) == 0:
            return -1
    card = FIRST_TROOP + draw_out(DRAW_TROOP, pile, FIRST_TROOP, CARDS - FIRST_TROOP, chance)
    if s.box.reshuffle_at_once and s.troops_in(pile) == 0:
        _reshuffle(s, scribe)
    return card


def _reshuffle(s: ShitennoState, scribe: Scribe) -> None:
    """The open discard becomes the pile, so everybody knows its content (SHI-SHARE-03)."""
    number = s.troops_in(s.spent)
    if number == 0:
        return
    pour(s.spent, s.pile, FIRST_TROOP, CARDS)
    hands_of(s).refilled()
    scribe.note(PILE_SHUFFLED, number, 0, 0)


def begin_even_year(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """The first Tairō turns up the cards of the year (SHI-SHARE-01, SHI-SHARE-02)."""
    s.round += 1
    s.odd = 0
    scribe.note(YEAR_BEGAN, s.round, 0, 0)
    s.tiles_left = ALL_TILES
    for seat in range(s.box.players):
        s.seals[seat] = 0
    for _time in range(s.box.troop_draw):
        card = draw_troop(s, chance, scribe)
        if card < 0:
            break
        _turn_up(s, card, scribe)
    for _time in range(s.box.koku_draw):
        card = draw_out(DRAW_KOKU, s.pile, 0, KOKU_CARDS, chance)
        _turn_up(s, card, scribe)
    name_tairo(s, scribe)


def _turn_up(s: ShitennoState, card: i64, scribe: Scribe) -> None:
    s.share[card] = s.share[card] + 1
    scribe.note(CARD_TURNED, card, 0, 0)


def name_tairo(s: ShitennoState, scribe: Scribe) -> None:
    """The highest title without a lot makes lots now (SHI-SHARE-01, SHI-SHARE-14)."""
    s.tairo = s.next_by_title(9, True)
    scribe.note(TAIRO_NAMED, s.tairo, 1 if s.without_lot() == s.box.players else 0, 0)
    begin_lot(s)


def begin_lot(s: ShitennoState) -> None:
    """The Tairō makes one lot, or two for the last two players (SHI-SHARE-12, SHI-SHARE-15)."""
    s.step = LOT_TILE
    s.actor = s.tairo
    s.first_tile = 0
    s.second_tile = 0
    s.card_floor = 0


def note_cards(lot: vec[i64], scribe: Scribe) -> None:
    for card in range(CARDS):
        if lot[card] > 0:
            scribe.note(LOT_CARD, card, lot[card], 0)


def take_lot(
    s: ShitennoState, seat: i64, lot: vec[i64], seals: i64, how: i64, scribe: Scribe
) -> None:
    """Cards into hand, hierarchy tile in front (SHI-SHARE-11, SHI-SHARE-13, SHI-SHARE-16)."""
    note_cards(lot, scribe)
    scribe.note(LOT_TAKEN, seat, seals, how)
    hands = hands_of(s)
    for card in range(CARDS):
        if lot[card] > 0:
            hands.take_open(seat, card, lot[card])
            lot[card] = 0
    s.seals[seat] = seals
