"""What makes a position of Shitennō good, and what a sensible general would do in it.

The judge looks one whole decision ahead: a lot, an answer, a kamon with its payment, a flip. Moves
are smaller than that, so every call finds the best decision that keeps to what was named already
and returns its next move; nothing is remembered between calls.
"""

from math import inf
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight, other_numbers
from bakufu.games.shitenno.box import (
    CARDS,
    DAIMYO,
    EXCHANGE_PIECE,
    FIRST_CARD_PIECE,
    FIRST_KIND,
    FIRST_TROOP,
    HATAMOTO_PIECE,
    MOST_PLACED,
    PIECES,
    PLUS_PIECE,
    POSITIONS,
    PROVINCES,
    SEATS,
    SECOND_KIND,
    SENSEI,
    WAYS,
    title_points,
)
from bakufu.games.shitenno.judgement_lots import LotMaker, Sharing
from bakufu.games.shitenno.judgement_outlook import Means, Outlook, years_after_this
from bakufu.games.shitenno.judgement_weights import WEIGHTS, Weights, own_weights
from bakufu.games.shitenno.moves import (
    ACCEPT,
    END_TURN,
    GENERAL,
    GILD,
    PIECE,
    PLACE,
    REFUSE,
    TAKE_HIGHER,
    TAKE_LOWER,
    USE_DRAW,
)
from bakufu.games.shitenno.moves import PAY as PAY_MOVE
from bakufu.games.shitenno.odd_year import may_draw, may_gild, may_place
from bakufu.games.shitenno.payment import Purse, Wealth, fill_spare, pledge_into
from bakufu.games.shitenno.state import (
    ANSWER,
    CHOOSE_GENERAL,
    LOT_CARDS,
    LOT_TILE,
    OVER,
    PAY,
    TURN,
    WHICH_LOT,
    ShitennoState,
)

_NONE_YET: Final = inf


@final
class ShitennoJudgement(Judgement):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = own_weights() if weights is None else weights

    def declared(self) -> list[Weight]:
        return WEIGHTS

    def weighed(self, numbers: list[float]) -> Judgement:
        return ShitennoJudgement(Weights(other_numbers(WEIGHTS, numbers)))

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ShitennoState)
        s = state
        if s.step == OVER:
            return float(s.score(seat))
        if s.odd == 0 and s.step != CHOOSE_GENERAL:
            return self._at_sharing(s, seat, Sharing(s, seat, self.weights))
        outlook = Outlook(s, seat, self.weights)
        return self._expected(s, seat, outlook, self._hand(s, seat, outlook))

    def fill_values(self, state: State, players: i64, values: vec[float]) -> None:
        """In an even year everybody looks at the same cards: they are priced once."""
        assert isinstance(state, ShitennoState)
        s = state
        if s.odd == 0 and s.step != CHOOSE_GENERAL and s.step != OVER:
            sharing = Sharing(s, 0, self.weights)
            for seat in range(players):
                values[seat] = self._at_sharing(s, seat, sharing)
            return
        for seat in range(players):
            values[seat] = self.value(s, seat)

    def _expected(self, s: ShitennoState, seat: i64, outlook: Outlook, hand: float) -> float:
        weights = self.weights
        later = outlook.future
        part = weights.hand_last + (weights.hand_later - weights.hand_last) * later
        hopes = part * hand
        part = weights.majority_last + (weights.majority_later - weights.majority_last) * later
        hopes += part * outlook.majorities
        return float(s.score(seat)) + hopes + outlook.years * weights.yearly

    def _at_sharing(self, s: ShitennoState, seat: i64, sharing: Sharing) -> float:
        """What the hand, and the lot taken or still to come this year, can bring."""
        hand = 0.0
        if s.seals[seat] == 0:
            hand = sharing.even_share(seat)
        else:
            hand = sharing.worth(seat, vec[i64]([0] * CARDS), s.seals[seat])
        return self._expected(s, seat, sharing.outlook(seat), hand)

    def _hand(self, s: ShitennoState, seat: i64, outlook: Outlook) -> float:
        """What the hand can bring in this odd year and later."""
        weights = self.weights
        if s.step == CHOOSE_GENERAL:
            return weights.beginning * weights.yearly  # nothing is dealt yet
        means = Means()
        means.hold(s, seat)
        seals = s.title[seat]
        kept = outlook.prospect(means, 0, seals, -1)
        if seals > s.title[s.actor]:
            return kept  # the turn is over (SHI-CONTROL-01)
        places = MOST_PLACED
        if seat == s.actor:
            places -= s.placed
        if places > s.stock[seat]:
            places = s.stock[seat]
        # Every seat reckons with the best positions left, and not all can have them.
        hand = outlook.prospect(means, places, seals, -1)
        hand -= (1.0 - weights.hoped) * (hand - kept)
        if seals == SENSEI:
            flip = outlook.best_gilding()
            least = weights.least_gilding
            hand += weights.flip * (flip if flip > least else least)  # SHI-TITLE-06
        return hand

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, ShitennoState)
        s = state
        if s.step == TURN:
            return self._turn(s, seat)
        if s.step == PAY:
            return self._pay(s, seat)
        if s.step == LOT_TILE:
            maker = LotMaker(s, seat, self.weights)
            if s.first_tile > 0:
                return maker.second_tile()
            return maker.first_tile()
        if s.step == LOT_CARDS:
            return LotMaker(s, seat, self.weights).card()
        if s.step == ANSWER:
            sharing = Sharing(s, seat, self.weights)
            accepts = sharing.accepts(seat, s.first_lot, s.first_tile) >= 0.0
            return ACCEPT if accepts else REFUSE
        if s.step == WHICH_LOT:
            sharing = Sharing(s, seat, self.weights)
            return TAKE_HIGHER if sharing.prefers_higher(seat) else TAKE_LOWER
        assert s.step == CHOOSE_GENERAL
        return _general(s)

    # What a search asks besides

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """A lot is made as a whole, a kamon placed with its payment; all else is one move."""
        assert isinstance(state, ShitennoState)
        s = state
        if s.step == LOT_CARDS:
            return LotMaker(s, seat, self.weights).cards(moves)
        if s.step == LOT_TILE and s.first_tile == 0:
            return LotMaker(s, seat, self.weights).whole(moves)
        if s.step == TURN and not may_draw(s) and may_place(s):
            return self._placement(s, seat, moves)
        moves[0] = self.choose(s, seat, dice)
        return 1

    def perturbed(self, dice: Dice) -> "ShitennoJudgement":
        return ShitennoJudgement(self.weights.perturbed(dice))

    def is_partial(self, state: State, seat: i64) -> bool:
        """A lot or a payment that is being put together."""
        assert isinstance(state, ShitennoState)
        if state.actor != seat:
            return False
        if state.step == LOT_TILE:
            return state.first_tile > 0
        return state.step == LOT_CARDS or state.step == PAY

    def is_quiet(self, state: State) -> bool:
        """At the beginning of an odd or an even year."""
        assert isinstance(state, ShitennoState)
        s = state
        if s.step == TURN:
            return s.placed == 0 and s.actor == s.next_by_title(DAIMYO + 1, False)
        if s.step != LOT_TILE or s.first_tile != 0:
            return False
        return s.without_lot() == s.box.players

    def curiosity(self, usual: float) -> float:
        return self.weights.curiosity

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        """Lots are weighed again and again: a look takes longer than elsewhere, and a few are well
        worth it."""
        weights = self.weights
        return i64(weights.least_looks) + i64(weights.looks * float(effort))

    def spread(self, state: State) -> float:
        assert isinstance(state, ShitennoState)
        years = years_after_this(state, self.weights)
        return self.weights.spread + self.weights.spread_yearly * years

    def _turn(self, s: ShitennoState, seat: i64) -> i64:
        # A card drawn is a choice more, and costs nothing (SHI-BONUS-11).
        if may_draw(s):
            return USE_DRAW
        outlook = Outlook(s, seat, self.weights)
        if may_place(s):
            placement = Payments(s, seat, outlook).best_placement()
            if placement >= 0:
                return PLACE + placement
        return _end(s, outlook)

    def _placement(self, s: ShitennoState, seat: i64, moves: vec[i64]) -> i64:
        """The best kamon and all pieces that pay for it, as moves, or the end of the turn."""
        outlook = Outlook(s, seat, self.weights)
        payments = Payments(s, seat, outlook)
        placement = payments.best_placement()
        if placement < 0:
            moves[0] = _end(s, outlook)
            return 1
        moves[0] = PLACE + placement
        length: i64 = 1
        for piece in range(PIECES):
            for _time in range(payments.kept[piece]):
                moves[length] = PIECE + piece
                length += 1
        if s.box.idle_allowed:
            moves[length] = PAY_MOVE
            length += 1
        return length

    def _pay(self, s: ShitennoState, seat: i64) -> i64:
        payments = Payments(s, seat, Outlook(s, seat, self.weights))
        payments.search(s.pay_province, s.pay_way)
        if payments.piece >= 0:
            return PIECE + payments.piece
        # Only when idle pieces are allowed can a set be good with no piece to add (SHI-PAY-08).
        return _finish(s, payments)


def _general(s: ShitennoState) -> i64:
    """Generals are all alike (SHI-SETUP-02): take the first one left."""
    general: i64 = 0
    for _time in range(SEATS):
        for seat in range(SEATS):
            if s.general[seat] == general:
                general += 1
    return GENERAL + general


def _end(s: ShitennoState, outlook: Outlook) -> i64:
    """The Senseï flips what helps most; a flip that helps little still does no harm
    (SHI-TITLE-06)."""
    if s.title[s.actor] != SENSEI:
        return END_TURN
    best = 0.0
    move: i64 = END_TURN
    for place in range(PROVINCES * POSITIONS):
        if may_gild(s, place):
            adds = outlook.gilded(place)
            if move == END_TURN or adds > best:
                best = adds
                move = GILD + place
    return move


def _finish(s: ShitennoState, payments: "Payments") -> i64:
    """Something idle is in the set: pay as soon as it is good, else add what can make it so."""
    purse = payments.purse
    if purse.good():
        return PAY_MOVE
    last: i64 = 0
    for piece in range(s.piece_floor, PIECES):
        if purse.spare[piece] > 0 and purse.reachable(piece):
            last = piece
    return PIECE + last


@final
class Payments:
    """All accepted payments for one position, tried in turn: which leaves the best hand?"""

    def __init__(self, s: ShitennoState, seat: i64, outlook: Outlook) -> None:
        self.s = s
        self.outlook = outlook
        self.purse = Purse()
        self.means = Means()
        self.means.hold(s, seat)
        self.left = Means()
        self.seat = seat
        self.seals = s.title[seat]
        self.province: i64 = 0
        places = MOST_PLACED - 1 - s.placed  # kamons to follow in this turn (SHI-CONTROL-02)
        if places > s.stock[seat] - 1:
            places = s.stock[seat] - 1
        self.places = places
        self.points = 0.0  # of the best payment so far
        self.piece: i64 = -1  # the next piece to name for it
        self.chosen = vec[i64]([0] * PIECES)  # the pieces of the best payment so far
        self.kept = vec[i64]([0] * PIECES)  # those of the best placement
        self.cheapest = _NONE_YET
        self.price = vec[float]([0.0] * PIECES)
        self._price_pieces()

    def best_placement(self) -> i64:
        """The province and way, as PLACE has them, that beat keeping all; -1 for none."""
        s = self.s
        wealth = Wealth(s, self.seat)
        best = self.outlook.prospect(self.means, 0, self.seals, -1)
        placement: i64 = -1
        for province in range(PROVINCES):
            if s.kamons[province] == POSITIONS:
                continue
            for way in range(WAYS):
                if wealth.pays(s, province, way):
                    self.search(province, way)
                    if self.piece >= 0 and self.points > best:
                        best = self.points
                        placement = province * WAYS + way
                        for piece in range(PIECES):
                            self.kept[piece] = self.chosen[piece]
        return placement

    def _price_pieces(self) -> None:
        """Rough prices, only to leave out payments that are far too dear."""
        weights = self.outlook.weights
        self.price[HATAMOTO_PIECE] = weights.hatamoto
        self.price[EXCHANGE_PIECE] = weights.exchange
        self.price[PLUS_PIECE] = weights.plus_one
        for piece in range(FIRST_CARD_PIECE, PIECES):
            card = piece - FIRST_CARD_PIECE
            price = float(card + 1)
            if card >= FIRST_TROOP:
                price = self.outlook.troop[FIRST_KIND[card]]
                if SECOND_KIND[card] >= 0:
                    price += self.outlook.troop[SECOND_KIND[card]]
            self.price[piece] = price

    def search(self, province: i64, way: i64) -> None:
        """Find the best payment that holds the pieces named so far."""
        s = self.s
        self.province = province
        self.piece = -1
        self.points = 0.0
        self.cheapest = _NONE_YET
        purse = self.purse
        purse.face(s, province, way)
        fill_spare(purse, s, self.seat)
        pledge_into(purse, s.pledge)
        self._try_from(s.piece_floor, 0.0)

    def _try_from(self, piece: i64, cost: float) -> None:
        purse = self.purse
        if purse.good():
            if not purse.any_idle():
                self._weigh(cost)
            return  # one more piece would be idle (SHI-PAY-08)
        while piece < PIECES and purse.spare[piece] == 0:
            piece += 1
        if piece == PIECES or cost > self.cheapest + self.outlook.weights.too_dear:
            return
        if purse.hopeless() or not purse.reachable(piece):
            return
        spare = purse.spare[piece]
        self._try_from(piece + 1, cost)
        for number in range(1, spare + 1):
            purse.put(piece, 1)
            self._try_from(piece + 1, cost + self.price[piece] * float(number))
        purse.put(piece, -spare)

    def _weigh(self, cost: float) -> None:
        """What is gained by this payment, and what the rest of the hand can still do."""
        if cost > self.cheapest + self.outlook.weights.too_dear:
            return
        if cost < self.cheapest:
            self.cheapest = cost
        pieces = self.purse.pieces
        left = self.left
        left.copy(self.means)
        if pieces[HATAMOTO_PIECE] > 0:
            left.wild = 0  # SHI-TITLE-09
        left.exchanges -= pieces[EXCHANGE_PIECE]
        left.plus_ones -= pieces[PLUS_PIECE]
        next_piece: i64 = -1
        for piece in range(PIECES):
            if pieces[piece] > 0:
                if piece >= FIRST_CARD_PIECE:
                    left.take(piece - FIRST_CARD_PIECE, -pieces[piece])
                if next_piece < 0 and pieces[piece] > self.s.pledge[piece]:
                    next_piece = piece
        outlook = self.outlook
        points = outlook.gain[self.province] + float(title_points(self.seals))
        points += outlook.prospect(left, self.places, self.seals, self.province)
        if self.piece < 0 or points > self.points:
            self.points = points
            self.piece = next_piece
            for piece in range(PIECES):
                self.chosen[piece] = pieces[piece]
