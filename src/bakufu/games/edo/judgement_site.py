"""Buildings one after another: which are worth their price, and who has to go where for them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    HOUSE,
    RESOURCES,
    RYO,
    SPACES,
    space_of,
)
from bakufu.games.edo.judgement_outlook import Outlook
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.steps.uses import put_up
from bakufu.games.edo.uses import may_pay_for, may_stand, price_good


@final
class Site:
    """Buildings that could be put up one after another, with moves still to be paid."""

    def __init__(self, s: EdoState, seat: i64, face: i64, outlook: Outlook) -> None:
        self.s: EdoState = s  # a copy as soon as something is put up
        self.seat = seat
        self.face = face
        self.outlook = outlook
        self._is_copy = False
        self.origin: i64 = -1  # of the samurai that would build
        self.served = vec[i64]([0] * SPACES)
        self._ryo = vec[i64]([0] * BUILDINGS)
        self._paid = vec[float]([0.0] * BUILDINGS)

    def best(self) -> i64:
        """City and kind of the building that is worth most; -1 if none is worth its price."""
        s, seat = self.s, self.seat
        best: i64 = -1
        best_origin: i64 = -1
        most = 0.0
        for building in range(BUILDINGS):
            # What a building costs here; more than there is where it cannot be paid.
            self._ryo[building] = s.ryo[seat] + 1
            if may_pay_for(s, seat, building, self.face):
                self._ryo[building] = price_good(s.box, building, self.face, RYO)
                self._paid[building] = price_worth(s, seat, building, self.face, self.outlook)
        for city in range(CITIES):
            space = space_of(city)
            if s.box.in_play[space] == 0:
                continue
            origin = self._nearest(space)
            if origin < 0:
                continue
            steps = s.box.map.steps(origin, space)
            for building in range(BUILDINGS):
                if s.ryo[seat] < self._ryo[building] + steps:
                    continue
                if not may_stand(s, seat, city, building):
                    continue
                worth = self.outlook.building_worth(city, building)
                worth -= self._paid[building]
                worth -= float(steps) * self.outlook.ryo
                if worth > most:
                    most = worth
                    best = city * BUILDINGS + building
                    best_origin = origin
        self.origin = best_origin
        return best

    def _nearest(self, goal: i64) -> i64:
        """Where the nearest samurai stands that has not built yet."""
        samurai = self.s.samurai
        served = self.served
        board = self.s.box.map
        first = self.seat * SPACES
        best: i64 = -1
        fewest: i64 = 99
        for space in range(SPACES):
            if samurai[first + space] > served[space]:
                steps = board.steps(space, goal)
                if steps < fewest:
                    best = space
                    fewest = steps
        return best

    def put_up(self, found: i64) -> None:
        """As if it stood already."""
        if not self._is_copy:
            self._is_copy = True
            self.s = self.s.clone()
            self.outlook = Outlook(self.s, self.seat, self.outlook.weights)
        s, seat = self.s, self.seat
        city = found // BUILDINGS
        building = found % BUILDINGS
        for good in range(RESOURCES):
            place = seat * RESOURCES + good
            s.goods[place] = s.goods[place] - price_good(s.box, building, self.face, good)
        s.ryo[seat] = s.ryo[seat] - price_good(s.box, building, self.face, RYO)
        put_up(s, seat, city, building)
        space = space_of(city)
        self.served[space] = self.served[space] + 1
        if city == 0 and building == HOUSE:
            self.outlook.has_edo = True


def price_worth(s: EdoState, seat: i64, building: i64, face: i64, outlook: Outlook) -> float:
    """What the price of a building is worth."""
    paid = float(price_good(s.box, building, face, RYO)) * outlook.ryo
    for good in range(RESOURCES):
        price = price_good(s.box, building, face, good)
        if price > 0:
            here = s.goods[seat * RESOURCES + good]
            paid += outlook.good_worth(good, here) - outlook.good_worth(good, here - price)
    return paid
