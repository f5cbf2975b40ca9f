"""Even year, the Tairō's part: a hierarchy tile, then cards one by one, then the offer.

With exactly two players left without a lot the Tairō makes two lots (SHI-SHARE-15): the higher tile
first, then the lower one; the cards named go with the higher tile and all others with the lower.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Step
from bakufu.games.shitenno.box import CARDS, DAIMYO, HATAMOTO
from bakufu.games.shitenno.even_year import note_cards
from bakufu.games.shitenno.moves import ADD, OFFER, TILE
from bakufu.games.shitenno.notes import LOT_MADE
from bakufu.games.shitenno.state import LOT_CARDS, WHICH_LOT, ShitennoState
from bakufu.games.shitenno.steps.answers import ask_next


def _count(cards: vec[i64]) -> i64:
    total: i64 = 0
    for card in range(CARDS):
        total += cards[card]
    return total


@final
class LotTile(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("tile", "SHI-SHARE-06")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        two_lots = s.without_lot() == 2
        for seals in range(HATAMOTO, DAIMYO + 1):
            if s.tiles_left & (1 << seals) == 0:
                continue
            if s.first_tile > 0 and seals >= s.first_tile:
                continue  # the second of two lots has the lower tile
            if two_lots and s.first_tile == 0 and s.tiles_left & ((1 << seals) - 1) == 0:
                continue  # the higher of two tiles cannot be the lowest one left
            buffer[count] = TILE + seals - 1
            count += 1
        return count

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        seals = move - TILE + 1
        s.tiles_left &= ~(1 << seals)
        if s.first_tile > 0:
            s.second_tile = seals
            s.step = LOT_CARDS
            return
        s.first_tile = seals
        if s.without_lot() > 2:
            s.step = LOT_CARDS

    def forbidden_by(self, s: ShitennoState, seat: i64, move: i64) -> str:
        return self.decision_rule(s)

    def decision_rule(self, s: ShitennoState) -> str:
        return "SHI-SHARE-15" if s.without_lot() == 2 else self.rule

    def prompt(self, s: ShitennoState) -> str:
        if s.without_lot() != 2:
            return "tile"
        return "second-tile" if s.first_tile > 0 else "two-tiles"


@final
class LotCards(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("cards", "SHI-SHARE-06")

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        in_lot = _count(s.first_lot)
        left = _count(s.share)
        may_add = True
        may_offer = True
        if s.box.empty_lots_forbidden:
            may_add = left > s.without_lot() - 1  # one for everyone who is still without a lot
            may_offer = in_lot > 0
        if may_add:
            for card in range(s.card_floor, CARDS):
                if s.share[card] > 0:
                    buffer[count] = ADD + card
                    count += 1
        if may_offer:
            buffer[count] = OFFER
            count += 1
        return count

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move != OFFER:
            card = move - ADD
            s.share[card] = s.share[card] - 1
            s.first_lot[card] = s.first_lot[card] + 1
            s.card_floor = card
            return
        s.card_floor = 0
        note_cards(s.first_lot, scribe)
        scribe.note(LOT_MADE, s.tairo, s.first_tile, 0)
        if s.second_tile == 0:
            ask_next(s, 9, scribe)
            return
        for card in range(CARDS):
            s.second_lot[card] = s.share[card]
            s.share[card] = 0
        note_cards(s.second_lot, scribe)
        scribe.note(LOT_MADE, s.tairo, s.second_tile, 0)
        s.step = WHICH_LOT
        s.actor = s.next_by_title(s.title[s.tairo], True)

    def forbidden_by(self, s: ShitennoState, seat: i64, move: i64) -> str:
        if TILE <= move < TILE + 4:
            return "SHI-SHARE-15" if s.second_tile > 0 else "SHI-SHARE-06"
        if s.box.empty_lots_forbidden and (
            move == OFFER or (ADD <= move < OFFER and s.share[move - ADD] > 0)
        ):
            return "SHI-SHARE-07"
        return "SHI-SHARE-06"

    def decision_rule(self, s: ShitennoState) -> str:
        return "SHI-SHARE-15" if s.without_lot() == 2 else self.rule

    def prompt(self, s: ShitennoState) -> str:
        return "two-cards" if s.second_tile > 0 else "cards"
