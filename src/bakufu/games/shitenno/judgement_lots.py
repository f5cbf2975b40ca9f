"""How lots are weighed and made (SHI-SHARE-06 to SHI-SHARE-16).

A lot is worth what the hand can do with it in the coming odd year and later. Whoever refuses a lot
lives on what is left, so it is held against an even share of that. A Tairō tries lots card by card
and keeps to the one that leaves most, whether somebody is expected to accept it or nobody.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shitenno.box import (
    CARDS,
    DAIMYO,
    FIRST_KIND,
    FIRST_TROOP,
    MOST_PLACED,
    SEATS,
    SECOND_KIND,
    SENSEI,
)
from bakufu.games.shitenno.judgement_outlook import Means, Outlook, count, is_wild
from bakufu.games.shitenno.judgement_weights import Weights
from bakufu.games.shitenno.moves import ADD, OFFER, TILE
from bakufu.games.shitenno.state import ShitennoState

_TILES: Final[i64] = DAIMYO + 1  # hierarchy tiles are numbered by their seals, from 1


@final
class Sharing:
    """The cards and tiles on the table in an even year, as every player without a lot sees them."""

    def __init__(self, s: ShitennoState, seat: i64, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.waiting = s.without_lot()
        self.envy = weights.envy / float(s.box.players - 1)
        # By seat, as they are asked for: an answer needs no more than the own ones.
        self._outlooks: list[Outlook | None] = [None] * SEATS
        self.means: list[Means] = [Means() for _ in range(SEATS)]
        self.pile = vec[i64]([0] * CARDS)
        # Lots added up: the one that is weighed, what it leaves, and what a seat without one is
        # thought to get.
        self.first = Means()
        self.second = Means()
        self.shares: list[Means] = [Means() for _ in range(self.waiting)]
        self._dealt = False
        # Everything nobody has yet, the lots on the table included.
        self.cards = vec[i64]([0] * CARDS)
        for card in range(CARDS):
            self.cards[card] = s.share[card] + s.first_lot[card] + s.second_lot[card]
        self.tiles: i64 = s.tiles_left
        if s.first_tile > 0:
            self.tiles |= 1 << s.first_tile
        if s.second_tile > 0:
            self.tiles |= 1 << s.second_tile
        # For each seat: cards and tiles priced one by one, the average lot by these prices, and
        # what an even share brings.
        self.card_price = vec[float]([0.0] * (SEATS * CARDS))
        self.tile_price = vec[float]([0.0] * (SEATS * _TILES))
        self.average = vec[float]([0.0] * SEATS)
        self.share = vec[float]([0.0] * SEATS)
        self.gilding = vec[float]([0.0] * SEATS)

    def outlook(self, seat: i64) -> Outlook:
        """The provinces as a seat sees them; when first asked, its prices are settled too."""
        known = self._outlooks[seat]
        if known is not None:
            return known
        s = self.s
        found = Outlook(s, seat, self.weights)
        self._outlooks[seat] = found
        self.means[seat].hold(s, seat)
        if s.seals[seat] == 0:
            self.gilding[seat] = found.best_gilding()
            self._price(seat)
            self.share[seat] = self._even_share(seat)
        return found

    def even_share(self, seat: i64) -> float:
        """What a seat without a lot can expect if the cards are dealt out like a pack."""
        self.outlook(seat)
        return self.share[seat]

    # What a lot is worth.

    def worth(self, seat: i64, lot: vec[i64], seals: i64) -> float:
        """What a seat can expect of its hand together with this lot."""
        outlook = self.outlook(seat)
        self.second.add_up(lot)
        return self._worth(seat, outlook, self.second, seals)

    def _worth(self, seat: i64, outlook: Outlook, lot: Means, seals: i64) -> float:
        """The same with a lot added up already, which is weighed by several seats."""
        s = self.s
        places = s.stock[seat]
        if places > MOST_PLACED:
            places = MOST_PLACED
        purse = outlook.purse
        purse.copy(self.means[seat])
        purse.receive(lot)
        purse.wild = is_wild(seals)
        points = outlook.paid(places, seals, -1)
        if seals == SENSEI:
            least = self.weights.least_gilding
            points += self.gilding[seat] if self.gilding[seat] > least else least  # SHI-TITLE-06
        return points + self.weights.late * float(DAIMYO - seals) * outlook.future

    def _price(self, seat: i64) -> None:
        """Prices one by one, for sums that would take too long to weigh as whole hands."""
        outlook = self.outlook(seat)
        nothing = self.second
        nothing.clear()
        for card in range(CARDS):
            price = float(card + 1)
            if card >= FIRST_TROOP:
                price = outlook.troop[FIRST_KIND[card]]
                if SECOND_KIND[card] >= 0:
                    price += outlook.troop[SECOND_KIND[card]]
            self.card_price[seat * CARDS + card] = price
        cheapest = 0.0
        total = 0.0
        tiles: i64 = 0
        for seals in range(1, _TILES):
            price = self._worth(seat, outlook, nothing, seals)
            if seals == 1 or price < cheapest:
                cheapest = price
            self.tile_price[seat * _TILES + seals] = price
        for seals in range(1, _TILES):
            price = self.tile_price[seat * _TILES + seals] - cheapest
            self.tile_price[seat * _TILES + seals] = price
            if self.tiles & (1 << seals) != 0:
                total += price
                tiles += 1
        self.average[seat] = self.listed(seat, self.cards) / float(self.waiting)
        self.average[seat] = self.average[seat] + total / float(tiles)

    def listed(self, seat: i64, lot: vec[i64]) -> float:
        """The cards of a lot added up by their prices."""
        prices, first = self.card_price, seat * CARDS
        total = 0.0
        for card in range(CARDS):
            if lot[card] > 0:
                total += float(lot[card]) * prices[first + card]
        return total

    def _even_share(self, seat: i64) -> float:
        """What a seat can expect if the cards are dealt out like a pack, and any tile with them."""
        outlook = self.outlook(seat)
        if not self._dealt:
            self._deal()
        total = 0.0
        deals: i64 = 0
        for share in self.shares:
            for seals in range(1, _TILES):
                if self.tiles & (1 << seals) != 0:
                    total += self._worth(seat, outlook, share, seals)
                    deals += 1
        return total / float(deals)

    def _deal(self) -> None:
        """One card to each who waits, in turn."""
        self._dealt = True
        turn: i64 = 0
        for card in range(CARDS):
            for _time in range(self.cards[card]):
                self.shares[turn % self.waiting].take(card, 1)
                turn += 1

    def left_over(self, seat: i64, lot: vec[i64], seals: i64) -> float:
        """What a seat can expect once this lot has gone to somebody else."""
        self.outlook(seat)
        taken = self.listed(seat, lot) + self.tile_price[seat * _TILES + seals]
        return self.share[seat] - (taken - self.average[seat]) / float(self.waiting - 1)

    def accepts(self, seat: i64, lot: vec[i64], seals: i64) -> float:
        """By how much a seat would rather accept a lot than wait for what is left."""
        outlook = self.outlook(seat)
        self.first.add_up(lot)
        return self._accepts(seat, outlook, lot, seals)

    def _accepts(self, seat: i64, outlook: Outlook, lot: vec[i64], seals: i64) -> float:
        """The same for the lot that was added up last."""
        gain = self._worth(seat, outlook, self.first, seals) - self.left_over(seat, lot, seals)
        return gain - self.weights.patience

    def prefers_higher(self, seat: i64) -> bool:
        """Of the last two lots: the better one, seen with what it leaves to the Tairō."""
        s = self.s
        other = s.tairo
        envy = self.envy
        higher = self.worth(seat, s.first_lot, s.first_tile)
        higher -= envy * self.worth(other, s.second_lot, s.second_tile)
        lower = self.worth(seat, s.second_lot, s.second_tile)
        lower -= envy * self.worth(other, s.first_lot, s.first_tile)
        return higher >= lower

    # What a Tairō can expect of a lot.

    def _likely(self, gain: float) -> float:
        """The chance that somebody sees a gain that we see: one half for none, smoothly."""
        doubt = self.weights.doubt
        size = gain if gain > 0.0 else -gain
        return 0.5 + 0.5 * gain / (size + doubt)

    def one_lot(self, lot: vec[i64], seals: i64) -> float:
        """All are asked in turn; refused by all, it is one's own (SHI-SHARE-08, SHI-SHARE-13)."""
        s = self.s
        me = self.seat
        waits = self.left_over(me, lot, seals)
        self.first.add_up(lot)
        nobody_yet = 1.0
        total = 0.0
        asked = s.next_by_title(DAIMYO + 1, True)
        while asked >= 0:
            if asked != me:
                gain = self._accepts(asked, self.outlook(asked), lot, seals)
                accepts = nobody_yet * self._likely(gain)
                total += accepts * (waits - self.envy * gain)
                nobody_yet -= accepts
            asked = s.next_by_title(s.title[asked], True)
        return total + nobody_yet * self._worth(me, self.outlook(me), self.first, seals)

    def two_lots(self, lot: vec[i64], higher: i64, lower: i64) -> float:
        """SHI-SHARE-15 and SHI-SHARE-16: the other one chooses, what remains is one's own."""
        s = self.s
        me = self.seat
        other = s.next_by_title(s.title[me], True)
        mine = self.outlook(me)  # before lots are added up: an outlook adds up others
        theirs = self.outlook(other)
        rest = self.pile
        for card in range(CARDS):
            rest[card] = self.cards[card] - lot[card]
        self.first.add_up(lot)
        self.second.add_up(rest)
        envy = self.envy
        theirs_high = self._worth(other, theirs, self.first, higher)
        theirs_low = self._worth(other, theirs, self.second, lower)
        if_high = self._worth(me, mine, self.second, lower) - envy * theirs_high
        if_low = self._worth(me, mine, self.first, higher) - envy * theirs_low
        takes_high = self._likely((theirs_high - theirs_low) * self.weights.sure)
        return takes_high * if_high + (1.0 - takes_high) * if_low


@final
class LotMaker:
    """Finds a lot for the Tairō that holds all that was named already."""

    def __init__(self, s: ShitennoState, seat: i64, weights: Weights) -> None:
        self.s = s
        self.sharing = Sharing(s, seat, weights)
        self.lot = s.first_lot[:]
        self.best_lot = s.first_lot[:]
        self.size: i64 = count(s.first_lot)
        self.left: i64 = count(s.share)
        self.tile: i64 = 0  # of the best lot
        self.lower: i64 = 0  # the tile of the other lot, if there are two

    def first_tile(self) -> i64:
        """The only tile, or the higher one of two."""
        self._make()
        return TILE + self.tile - 1

    def second_tile(self) -> i64:
        """The lower tile, when the higher one of two is named (SHI-SHARE-15)."""
        s = self.s
        best = 0.0
        best_tile: i64 = 0
        for seals in range(1, s.first_tile):
            if s.tiles_left & (1 << seals) != 0:
                points = self._fill(s.first_tile, seals)
                if best_tile == 0 or points > best:
                    best = points
                    best_tile = seals
        return TILE + best_tile - 1

    def whole(self, moves: vec[i64]) -> i64:
        """Tiles, cards and the offer, as moves; returns how many."""
        self._make()
        moves[0] = TILE + self.tile - 1
        length: i64 = 1
        if self.lower > 0:
            moves[length] = TILE + self.lower - 1
            length += 1
        return _fill_moves(self.best_lot, moves, length)

    def _make(self) -> None:
        """Find the best lot of all tiles."""
        s = self.s
        self.tile = 0
        best = 0.0
        for seals in range(1, _TILES):
            if s.tiles_left & (1 << seals) == 0:
                continue
            # With two left there are two lots, and the first has the higher tile (SHI-SHARE-15).
            lowers: i64 = 1
            if self.sharing.waiting == 2:
                lowers = seals
            for lower in range(lowers):
                if self.sharing.waiting == 2 and (lower == 0 or s.tiles_left & (1 << lower) == 0):
                    continue
                points = self._fill(seals, lower)
                if self.tile == 0 or points > best:
                    best = points
                    self.tile = seals
                    self.lower = lower
                    for card in range(CARDS):
                        self.best_lot[card] = self.lot[card]

    def card(self) -> i64:
        """The next card for the lot, in the order of cards, or the offer."""
        s = self.s
        self._fill(s.first_tile, s.second_tile)
        for card in range(CARDS):
            if self.lot[card] > s.first_lot[card]:
                return ADD + card
        return OFFER

    def cards(self, moves: vec[i64]) -> i64:
        """All cards for the lot and the offer, as moves; returns how many."""
        s = self.s
        self._fill(s.first_tile, s.second_tile)
        for card in range(CARDS):
            self.lot[card] = self.lot[card] - s.first_lot[card]
        return _fill_moves(self.lot, moves, 0)

    def _fill(self, seals: i64, lower: i64) -> float:
        """Put in or take out the card that helps most, until none does; a lot begins as the one
        with the tile before it."""
        s = self.s
        lot = self.lot
        self.size = count(lot)
        self.left = count(s.share) + count(s.first_lot) - self.size
        # With `empty_lots = forbidden` everyone gets a card (SHI-SHARE-07).
        least: i64 = 0
        leave: i64 = 0
        if s.box.empty_lots_forbidden:
            least = 1
            leave = self.sharing.waiting - 1
        best = self._weigh(seals, lower)
        for _time in range(i64(self.sharing.weights.lot_changes)):
            best_card: i64 = -1
            best_change: i64 = 0
            must = self.size < least
            for card in range(s.card_floor, CARDS):
                if lot[card] < s.first_lot[card] + s.share[card] and self.left > leave:
                    lot[card] = lot[card] + 1
                    points = self._weigh(seals, lower)
                    lot[card] = lot[card] - 1
                    if points > best or (must and best_card < 0):
                        best = points
                        best_card = card
                        best_change = 1
                if lot[card] > s.first_lot[card] and self.size > least:
                    lot[card] = lot[card] - 1
                    points = self._weigh(seals, lower)
                    lot[card] = lot[card] + 1
                    if points > best:
                        best = points
                        best_card = card
                        best_change = -1
            if best_card < 0:
                break
            lot[best_card] = lot[best_card] + best_change
            self.size += best_change
            self.left -= best_change
        return best

    def _weigh(self, seals: i64, lower: i64) -> float:
        if lower == 0:
            return self.sharing.one_lot(self.lot, seals)
        return self.sharing.two_lots(self.lot, seals, lower)


def _fill_moves(lot: vec[i64], moves: vec[i64], length: i64) -> i64:
    """The cards of a lot in their order, then the offer."""
    for card in range(CARDS):
        for _time in range(lot[card]):
            moves[length] = ADD + card
            length += 1
    moves[length] = OFFER
    return length + 1
