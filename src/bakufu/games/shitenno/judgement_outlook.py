"""What the board offers a seat, and what a hand can make of it, in expected points.

`Outlook` looks at the provinces once per decision: what the next kamon in each would bring, who
is likely to hold the majority, and how many odd years are left. `Means` is a hand added up.
`Outlook.prospect` lays one against the other. All of it is counting: no cards are named here.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shitenno.box import (
    BONUSES,
    CARDS,
    DRAW,
    EXCHANGE,
    FIRST_KIND,
    FIRST_TROOP,
    HATAMOTO,
    KINDS,
    KOKU_CARDS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    SECOND_KIND,
    title_points,
)
from bakufu.games.shitenno.judgement_majorities import GILDED, PLACE, lie, majorities_among
from bakufu.games.shitenno.judgement_weights import Weights
from bakufu.games.shitenno.payment import Wealth
from bakufu.games.shitenno.state import ShitennoState


@final
class Means:
    """A hand and its tiles added up: what a seat could pay with, without asking which card."""

    def __init__(self) -> None:
        self.by_kind = vec[i64]([0] * KINDS)
        self.troops: i64 = 0
        self.koku: i64 = 0
        self.exchanges: i64 = 0
        self.plus_ones: i64 = 0
        self.draws: i64 = 0
        self.wild: i64 = 0  # 1 with an unused Hatamoto title

    def hold(self, s: ShitennoState, seat: i64) -> None:
        """Add up what the seat has now."""
        wealth = Wealth(s, seat)
        for kind in range(KINDS):
            self.by_kind[kind] = wealth.by_kind[kind]
        self.troops = wealth.troops
        self.koku = wealth.koku
        self.exchanges = wealth.exchanges
        self.plus_ones = wealth.plus_ones
        self.draws = s.front[seat * BONUSES + DRAW]
        self.wild = wealth.title

    def copy(self, other: "Means") -> None:
        for kind in range(KINDS):
            self.by_kind[kind] = other.by_kind[kind]
        self.troops = other.troops
        self.koku = other.koku
        self.exchanges = other.exchanges
        self.plus_ones = other.plus_ones
        self.draws = other.draws
        self.wild = other.wild

    def clear(self) -> None:
        """Nothing at all."""
        for kind in range(KINDS):
            self.by_kind[kind] = 0
        self.troops = 0
        self.koku = 0
        self.exchanges = 0
        self.plus_ones = 0
        self.draws = 0
        self.wild = 0

    def add_up(self, cards: vec[i64]) -> None:
        """These cards, and no tiles."""
        self.clear()
        for card in range(CARDS):
            if cards[card] > 0:
                self.take(card, cards[card])

    def receive(self, cards: "Means") -> None:
        """Add cards that were added up."""
        ours, theirs = self.by_kind, cards.by_kind
        for kind in range(KINDS):
            ours[kind] += theirs[kind]
        self.troops += cards.troops
        self.koku += cards.koku

    def take(self, card: i64, number: i64) -> None:
        """Add a number of equal cards (or take them out, if negative)."""
        if card < FIRST_TROOP:
            self.koku += number * (card + 1)
            return
        self._take_troop(FIRST_KIND[card], number)
        if SECOND_KIND[card] >= 0:
            self._take_troop(SECOND_KIND[card], number)

    def _take_troop(self, kind: i64, number: i64) -> None:
        self.by_kind[kind] = self.by_kind[kind] + number
        self.troops += number


@final
class Outlook:
    """The provinces as one seat sees them."""

    def __init__(self, s: ShitennoState, seat: i64, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.table = majorities_among(s.box.players)
        self.years = years_after_this(s, weights)
        # Between 0 and 1: whether what is kept past this odd year will still be of use.
        self.future = self.years if self.years < 1.0 else 1.0
        self.filling = self._filling()
        # What the next kamon brings in each province, without title points and price; then what a
        # second one would bring there in the same turn.
        self.gain = vec[float]([0.0] * PROVINCES)
        self.gain_again = vec[float]([0.0] * PROVINCES)
        self.majorities = 0.0  # points this seat can expect from majorities as things are
        self.troop = vec[float]([0.0] * KINDS)  # a troop kept for later
        # What the next position of a province asks for: troops of its own kind, one of its gate's
        # kind (-1 for none), and what is gained beyond what such troops are worth.
        self.needed = vec[i64]([0] * PROVINCES)
        self.gate = vec[i64]([-1] * PROVINCES)
        self.near = vec[float]([0.0] * PROVINCES)
        self.purse = Means()  # scratch for `prospect`
        self._survey()
        self._price_troops()
        self._look_ahead()

    def _filling(self) -> float:
        """The chance that a free position is filled by the end of the game."""
        s = self.s
        free: i64 = 0
        kamons: i64 = 0
        for province in range(PROVINCES):
            free += POSITIONS - s.kamons[province]
        for seat in range(s.box.players):
            kamons += s.stock[seat]
        if free == 0:
            return 0.0
        coming = (self.years + self.weights.this_year) * self.weights.pace * float(s.box.players)
        if coming > float(kamons):
            coming = float(kamons)
        part = coming / float(free)
        most = self.weights.most_filled
        return part if part < most else most

    def _survey(self) -> None:
        s = self.s
        players = float(s.box.players)
        # A majority goes to exactly one player, so what one gains the others lose together.
        swing = 1.0 + self.weights.spite / (players - 1.0)
        for province in range(PROVINCES):
            kamons = s.kamons[province]
            code = lie(s, province)
            before = self._majority(province, code, kamons)
            self.majorities += before
            if kamons == POSITIONS:
                continue
            code += (self.seat + 1) * PLACE[kamons]
            after = self._majority(province, code, kamons + 1)
            self.gain[province] = self._worth_at(province, kamons) + (after - before) * swing
            if kamons + 1 < POSITIONS:
                code += (self.seat + 1) * PLACE[kamons + 1]
                again = self._majority(province, code, kamons + 2)
                gain = self._worth_at(province, kamons + 1) + (again - after) * swing
                self.gain_again[province] = gain

    def _worth_at(self, province: i64, position: i64) -> float:
        """Points and the tile (SHI-SCORE-01, SHI-CONTROL-07, SHI-CONTROL-09)."""
        worth = float(self.s.box.values[province * POSITIONS + position])
        if position + 1 < POSITIONS:
            worth += self.tile(self.s.gate[province])
        return worth

    def tile(self, kind: i64) -> float:
        """A tile to come: one of the bonus sides of its kind not taken yet (SHI-CONTROL-07)."""
        s = self.s
        total: i64 = 0
        if kind >= 0:
            for bonus in range(BONUSES):
                total += s.bonus[kind * BONUSES + bonus]
        weights = self.weights
        if total == 0:
            return weights.no_tile
        keep = self.future
        # In the final count a tile is worth a point at most (SHI-SCORE-03, SHI-SCORE-04).
        exchange = weights.last_exchange
        exchange += (weights.exchange - exchange) * keep
        plus_one = weights.last_plus_one
        plus_one += (weights.plus_one - plus_one) * keep
        draw = weights.last_draw
        draw += (weights.draw - draw) * keep
        return (
            float(s.bonus[kind * BONUSES + EXCHANGE]) * exchange
            + float(s.bonus[kind * BONUSES + PLUS_ONE]) * plus_one
            + float(s.bonus[kind * BONUSES + DRAW]) * draw
        ) / float(total)

    # Majorities (SHI-SCORE-07 to SHI-SCORE-09).

    def _majority(self, province: i64, code: i64, kamons: i64) -> float:
        """Points this seat can expect from the majority, if the kamons lie like this."""
        value = float(self.s.box.majority[province])
        if kamons == 0:
            return value * self.filling / float(self.s.box.players)  # nobody is ahead
        return value * self.table.chance(self.seat, code, kamons, self.filling)

    def gilded(self, place: i64) -> float:
        """What turning this own kamon to gold adds to the expected majority (SHI-TITLE-06)."""
        s = self.s
        province = place // POSITIONS
        kamons = s.kamons[province]
        code = lie(s, province)
        before = self._majority(province, code, kamons)
        return self._majority(province, code + GILDED * PLACE[place % POSITIONS], kamons) - before

    def best_gilding(self) -> float:
        """The most that the Senseï's flip can add with the kamons on the board now."""
        best = 0.0
        for place in range(PROVINCES * POSITIONS):
            if self.s.kamon[place] == self.seat + 1:
                adds = self.gilded(place)
                if adds > best:
                    best = adds
        return best

    # What a hand is worth.

    def _price_troops(self) -> None:
        """A troop of a kind is worth a part of what its best province pays for each troop."""
        s = self.s
        for kind in range(KINDS):
            best = 0.0
            for province in range(PROVINCES):
                if s.box.own_kind[province] == kind and s.kamons[province] < POSITIONS:
                    pays = self.gain[province] / float(s.box.beside[province] + 1)
                    if pays > best:
                        best = pays
            self.troop[kind] = self.weights.troop_base + self.weights.troop_yield * best

    def _look_ahead(self) -> None:
        """What the next positions ask for, once and for all: hands are laid against it again and
        again."""
        s = self.s
        box = s.box
        for province in range(PROVINCES):
            own_kind = box.own_kind[province]
            gate = s.gate[province]
            needed = box.beside[province]
            if gate < 0 or gate == own_kind:
                needed += 1
            else:
                self.gate[province] = gate
            self.needed[province] = needed
            if s.kamons[province] < POSITIONS:
                price = float(needed + 1) * self.troop[own_kind] * self.weights.near
                self.near[province] = self.gain[province] - price

    def prospect(self, means: Means, places: i64, seals: i64, taken: i64) -> float:
        """Points from up to `places` kamons this year, as paid by these means, and from the rest.

        `taken` is the province that the kamon before this went to (-1 for none).
        """
        self.purse.copy(means)
        return self.paid(places, seals, taken)

    def paid(self, places: i64, seals: i64, taken: i64) -> float:
        """The same with the means that are in the purse already."""
        purse = self.purse
        points = 0.0
        if places > 0:
            points = self._placed(purse, places, seals, taken)
        return points + self._kept(purse)

    def _placed(self, purse: Means, places: i64, seals: i64, taken: i64) -> float:
        """Points from kamons, which the purse pays for."""
        values = self.s.box.values
        kamons = self.s.kamons
        gains = self.gain
        koku = self.weights.koku
        title = float(title_points(seals))
        points = 0.0
        last = taken
        for _time in range(places):
            best = 0.0
            best_gain = 0.0
            best_province: i64 = -1
            by_koku = False
            for province in range(PROVINCES):
                position = kamons[province]
                gain = gains[province]
                again = province == last
                if again:
                    position += 1
                    gain = self.gain_again[province]
                if position >= POSITIONS:
                    continue
                gain += title
                if gain <= best:
                    continue
                price = values[province * POSITIONS + position]
                if purse.koku > 0 and purse.koku + purse.plus_ones >= price:
                    net = gain - float(price) * koku
                    if net > best:
                        best = net
                        best_gain = gain
                        best_province = province
                        by_koku = True
                if not again or position + 1 == POSITIONS:
                    cost = self._troop_cost(purse, province, again, False)
                    if cost >= 0.0 and gain - cost > best:
                        best = gain - cost
                        best_gain = gain
                        best_province = province
                        by_koku = False
            if best_province < 0:
                break
            points += best_gain
            again = best_province == last
            if by_koku:
                position = kamons[best_province]
                if again:
                    position += 1
                purse.koku -= values[best_province * POSITIONS + position]
                if purse.koku < 0:
                    purse.plus_ones += purse.koku
                    purse.koku = 0
            else:
                self._troop_cost(purse, best_province, again, True)
            last = best_province
        return points

    def _troop_cost(self, purse: Means, province: i64, again: bool, pay: bool) -> float:
        """What paying by troops costs, in troops and tiles; below 0 if it cannot be done."""
        own_kind = self.s.box.own_kind[province]
        own_needed = self.needed[province]
        gate = self.gate[province]
        if again:
            own_needed = self.s.box.beside[province] + 1
            gate = -1
        by_kind = purse.by_kind
        own = by_kind[own_kind]
        gate_missing: i64 = 0
        cost = 0.0
        if gate >= 0:
            if by_kind[gate] > 0:
                cost += self.troop[gate]
            else:
                gate_missing = 1
        served = own if own < own_needed else own_needed
        missing = own_needed - served
        if missing + gate_missing > purse.wild + purse.exchanges + purse.plus_ones:
            return -1.0
        cost += float(served) * self.troop[own_kind]
        wild: i64 = 0
        if missing + gate_missing > 0 and purse.wild > 0:
            wild = purse.wild
            if gate_missing > 0:
                gate_missing = 0
            else:
                missing -= 1
        copies: i64 = 0
        if served + wild > 0:
            copies = missing if missing < purse.plus_ones else purse.plus_ones
        exchanged = missing - copies + gate_missing
        spare = purse.troops + purse.koku - served
        if exchanged > purse.exchanges or (exchanged > 0 and exchanged > spare):
            return -1.0
        if pay:
            by_kind[own_kind] = own - served
            purse.troops -= served + exchanged
            if gate >= 0 and by_kind[gate] > 0:
                by_kind[gate] = by_kind[gate] - 1
                purse.troops -= 1
            purse.wild -= wild
            purse.plus_ones -= copies
            purse.exchanges -= exchanged
        keep = self.future
        tiles = float(copies) * self.weights.plus_one
        tiles += float(exchanged) * (self.weights.exchange + self.weights.source)
        return (cost + tiles) * keep + float(copies + exchanged) * (1.0 - keep)

    def _kept(self, purse: Means) -> float:
        """What is not paid this year: points in the final count, or means for a later year."""
        weights = self.weights
        turned = purse.troops if purse.troops < purse.exchanges else purse.exchanges
        if turned < 0:
            turned = 0
        at_end = float(purse.koku + turned)
        if purse.koku + turned > 0:
            at_end += float(purse.plus_ones)  # SHI-SCORE-04
        if self.future <= 0.0:
            return at_end
        later = float(purse.koku) * weights.koku
        later += float(purse.exchanges) * weights.exchange
        later += float(purse.plus_ones) * weights.plus_one
        later += float(purse.draws) * weights.draw
        troops = 0.0
        for kind in range(KINDS):
            troops += float(purse.by_kind[kind]) * self.troop[kind]
        # More troops than two kamons a year can use are worth less and less (SHI-CONTROL-02).
        room = weights.room_yearly * self.years + weights.room
        if float(purse.troops) > room:
            crowded = weights.crowded
            troops *= crowded + (1.0 - crowded) * room / float(purse.troops)
        later += troops + self._nearly(purse) * weights.next_year
        return at_end + (later - at_end) * self.future

    def _nearly(self, purse: Means) -> float:
        """The best placement that these troops are close to, less the troops themselves."""
        kinds = self.s.box.own_kind
        by_kind = purse.by_kind
        share = self.weights.missing
        best = 0.0
        for province in range(PROVINCES):
            surplus = self.near[province]
            if surplus <= 0.0:
                continue
            missing = self.needed[province] - by_kind[kinds[province]]
            if missing < 0:
                missing = 0
            gate = self.gate[province]
            if gate >= 0 and by_kind[gate] == 0:
                missing += 1
            while missing > 0:
                surplus *= share
                missing -= 1
            if surplus > best:
                best = surplus
        return best


def years_after_this(s: ShitennoState, weights: Weights) -> float:
    """Odd years still to come after the one that is under way or next (SHI-END-02, SHI-END-03)."""
    koku: i64 = 0
    for card in range(KOKU_CARDS):
        koku += s.pile[card]
    years = float(koku) / float(s.box.players)
    for seat in range(s.box.players):
        stock = float(s.stock[seat])
        left = stock / weights.pace
        if s.odd == 0 or s.placed == 0:
            left -= weights.turn_over
        if stock < 1.0 or left < 0.0:
            left = 0.0
        if left < years:
            years = left
    return years


def is_wild(seals: i64) -> i64:
    """SHI-TITLE-08."""
    if seals == HATAMOTO:
        return 1
    return 0


def count(cards: vec[i64]) -> i64:
    total: i64 = 0
    for card in range(CARDS):
        total += cards[card]
    return total
