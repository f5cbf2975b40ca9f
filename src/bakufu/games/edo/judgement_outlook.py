"""What a seat's things are worth in points, by the rounds that are still to come."""

from typing import final

from mypy_extensions import i64

from bakufu.games.edo.box import (
    CITIES,
    FORTRESS,
    HOUSE,
    POST,
    RESOURCES,
    RICE,
    ROOMS,
    SPECIALS,
    STONE,
    WOOD,
)
from bakufu.games.edo.judgement_weights import Weights
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.state import OVER, PLAN, POST_MARK, EdoState


@final
class Outlook:
    """How a seat stands: everything here is in points."""

    def __init__(self, s: EdoState, seat: i64, weights: Weights) -> None:
        self.s: EdoState = s
        self.seat = seat
        self.weights = weights
        self.rounds = rounds_to_come(s, weights)
        rounds = self.rounds
        # What is not used any more is lost: 1 while there is time, 0 at the end.
        late = 1.0
        if rounds < weights.fading:
            late = rounds / weights.fading + weights.lasting
            if rounds < 0.5:
                late = 0.0
        self.late = late
        point = 1.0 / float(s.box.ryo_for_a_point)
        self.ryo = point * weights.ryo_points + weights.ryo * late
        self.earned: i64 = 0  # what cities pay before the final count
        if rounds < 0.5:
            for city in range(CITIES):
                self.earned += share_of(s, seat, city)
            if s.ryo[seat] + self.earned < s.box.ryo_for_a_point:
                self.ryo = weights.last_ryo  # no point any more: spent freely
        self.has_edo = s.count_built(seat, 0, HOUSE) > 0

    # Things in hand

    def ryo_worth(self, ryo: i64) -> float:
        """Beyond what a round can use, Ryo are worth their part of a point only."""
        weights = self.weights
        for_a_point = self.s.box.ryo_for_a_point
        if self.rounds < 0.5:
            return float((ryo + self.earned) // for_a_point) + float(ryo) * weights.last_ryo
        worth = float(ryo) * weights.ryo_points / float(for_a_point)
        used = float(ryo)
        if used > weights.useful_ryo:
            used = weights.useful_ryo + (used - weights.useful_ryo) * weights.more_ryo
            if used > weights.most_ryo:
                used = weights.most_ryo
        return worth + used * weights.ryo * self.late

    def good_worth(self, good: i64, number: i64) -> float:
        """So many of a resource: the first ones are worth most."""
        weights = self.weights
        weight = weights.rice
        most = weights.useful_rice
        if good == WOOD:
            weight = weights.wood
            most = weights.useful_material
        elif good == STONE:
            weight = weights.stone
            most = weights.useful_material
        full = float(number)
        if full > most:
            full = most + (full - most) * weights.spare_good
        return full * weight * self.late + float(number) * weights.last_good  # EDO-END-08

    def stock_worth(self, good: i64, number: i64) -> float:
        """So many of a resource in hand before wages: rice feeds the samurai on the map first."""
        if good != RICE:
            return self.good_worth(good, number)
        fed = self.s.samurai_of(self.seat)
        if fed > number:
            fed = number
        return self.samurai_worth(fed) + self.good_worth(RICE, number - fed)

    def gain(self, good: i64, number: i64) -> float:
        """What so many more of a resource are worth, up to the limit."""
        here = self.s.goods[self.seat * RESOURCES + good]
        after = here + number
        if after > self.s.box.limit:
            after = self.s.box.limit
        return self.stock_worth(good, after) - self.stock_worth(good, here)

    def samurai_worth(self, number: i64) -> float:
        """Own pawns on the map that are fed: the first ones do most; at the end each is a point."""
        weights = self.weights
        use = 0.0
        if number >= 1:
            use = 1.0
        if number >= 2:
            use = weights.second_samurai
        if number >= 3:
            use = weights.third_samurai
        if number >= 4:
            use = weights.fourth_samurai
        if number >= 5:
            use = weights.more_samurai
        final = 0.0
        if self.has_edo or self.rounds > 0.5:
            final = float(number * self.s.box.samurai_points) * (1.0 - self.late)
        return use * weights.samurai * self.late + final

    def edo_worth(self) -> float:
        """A first house in Edo: without one all is lost in the end (EDO-END-05)."""
        weights = self.weights
        worth = weights.edo
        if self.rounds < weights.edo_rounds:
            worth += (weights.edo_rounds - self.rounds) * weights.edo_late
        rooms = float(ROOMS - self.s.buildings[0])
        if rooms < weights.edo_rooms:
            worth += (weights.edo_rooms - rooms) * weights.edo_full
        return worth

    # Buildings

    def building_worth(self, city: i64, building: i64) -> float:
        """Points, income of the rounds to come, and a house in Edo."""
        s, seat = self.s, self.seat
        worth = float(s.box.worth[building])
        if building == FORTRESS:
            return worth
        before = share_of(s, seat, city)
        mark = seat + 1
        if building == POST:
            mark += POST_MARK
        room = city * ROOMS + s.buildings[city]
        s.built[room] = mark
        s.buildings[city] = s.buildings[city] + 1
        more = share_of(s, seat, city) - before
        s.buildings[city] = s.buildings[city] - 1
        s.built[room] = 0
        worth += float(more) * self.income
        if building == HOUSE:
            if city == 0 and not self.has_edo:
                worth += self.edo_worth()
            if self.late > self.weights.room_time and s.houses_in(city) % 2 == 1:
                worth += self.weights.fortress_room  # room for a fortress
        else:
            worth += self.weights.post * self.late
        return worth

    @property
    def income(self) -> float:
        """What a Ryo of income in every round is worth: that of the last one comes too late."""
        useful = self.rounds
        if self.s.step == PLAN:
            useful -= 1.0
        if useful < 0.0:
            useful = 0.0
        weights = self.weights
        return useful * weights.income * weights.ryo + weights.last_income

    def value(self) -> float:
        """All in all."""
        s, seat, weights = self.s, self.seat, self.weights
        points = float(s.score(seat))
        if s.step == OVER:
            points += float(s.goods_of(seat)) * 0.01
            return points if self.has_edo else points - weights.left_out
        rounds = self.rounds
        rice = s.goods[seat * RESOURCES + RICE]
        if s.step == PLAN:
            points += self.good_worth(RICE, rice) + self.samurai_worth(s.samurai_of(seat))
        else:  # wages are still to be paid
            points += self.stock_worth(RICE, rice)
        points += self.ryo_worth(s.ryo[seat])
        points += self.good_worth(WOOD, s.goods[seat * RESOURCES + WOOD])
        points += self.good_worth(STONE, s.goods[seat * RESOURCES + STONE])
        shoguns = float(s.shoguns[seat])
        if shoguns > weights.useful_shoguns:
            shoguns = weights.useful_shoguns
        points += shoguns * weights.shogun * rounds
        income: i64 = 0
        for city in range(CITIES):
            income += share_of(s, seat, city)
        points += float(income) * self.income
        points += self.cards_worth() * rounds
        if not self.has_edo:
            points -= self.edo_worth()
        return points

    def cards_worth(self) -> float:
        """Special cards, for a round: the best counts whole, there are only three slots."""
        s = self.s
        worth = 0.0
        best = 0.0
        for special in range(SPECIALS):
            if s.owner[special] == self.seat:
                weight = self.weights.special[special]
                worth += weight
                if weight > best:
                    best = weight
        return best + (worth - best) * self.weights.next_card

    def card_gain(self, special: i64) -> float:
        """What one more special card is worth."""
        s = self.s
        before = self.cards_worth()
        s.owner[special] = self.seat
        after = self.cards_worth()
        s.owner[special] = -1
        return (after - before) * self.rounds


def rounds_to_come(s: EdoState, weights: Weights) -> float:
    """Whole rounds still to be played, about: the pile, or twelve points, end the game."""
    if s.step == OVER:
        return 0.0
    top: i64 = 0
    for seat in range(s.box.players):
        score = s.score(seat)
        if score > top:
            top = score
    planning = s.step <= PLAN
    rounds = float(s.merchant_pile_size())
    if planning:
        rounds += 1.0
    elif top >= s.box.end_points:
        return 0.0
    by_points = 1.0 + float(s.box.end_points - 1 - top) / weights.pace
    if by_points < 1.0:
        by_points = 1.0
    if by_points < rounds:
        return by_points
    return rounds
