"""A whole plan, laid out by value: which province does what, what passes, what is bid."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import (
    ACTIONS,
    BID,
    BUILDINGS,
    CARDS,
    COMBAT_A,
    FIRST_CHEST,
    NEIGHBOURS,
    NO_CARD,
    PROVINCES,
    RICE,
    SPACES,
    TAX,
)
from bakufu.games.shogun.judgement_world import (
    border,
    conquest_odds,
    conquest_worth,
    danger,
    feared_loss,
    holding_odds,
    province_worth,
    winters_left,
)
from bakufu.games.shogun.scoring import in_region
from bakufu.games.shogun.state import ShogunState

# Below this an action is not worth its card: a chest card passes instead.
_NOT_WORTH_IT: Final = 0.0


@final
class Planner:
    """Fills the spaces that are still open, keeping what has been put already."""

    def __init__(self, s: ShogunState, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.board = vec[i64]([NO_CARD] * SPACES)
        self.settled = vec[i64]([0] * SPACES)
        self.used = vec[i64]([0] * CARDS)
        self.money: i64 = s.chests[seat]
        self._take_over()
        self._bid()
        self._actions()
        self._fill_up()

    def card_for(self, space: i64) -> i64:
        return self.board[space]

    def _take_over(self) -> None:
        """What lies on the board already stays there."""
        s = self.s
        first = self.seat * SPACES
        for turn in range(s.planned[self.seat]):
            space = turn - 1
            if turn == 0:
                space = BID
            card = s.plan[first + space]
            self.settled[space] = 1
            self.board[space] = card
            if card >= 0:
                self.used[card] = 1
                if space == BID and card >= FIRST_CHEST:
                    self.money -= card - FIRST_CHEST
                elif space != BID and card < FIRST_CHEST:
                    self.money -= s.box.price[space]

    def _bid(self) -> None:
        """A chest where money is plenty, nothing where it is scarce; the rest is for passing."""
        if self.settled[BID] > 0:
            return
        wish: i64 = 0
        if self.money >= 12:
            wish = 2
        elif self.money >= 8:
            wish = 1
        self._lay(BID, FIRST_CHEST + wish)

    def _lay(self, space: i64, card: i64) -> None:
        self.board[space] = card
        self.settled[space] = 1
        self.used[card] = 1

    def _actions(self) -> None:
        """The best pair of space and province first, as long as there is a good one."""
        s = self.s
        while True:
            best = _NOT_WORTH_IT
            best_space: i64 = -1
            best_card: i64 = -1
            for space in range(ACTIONS):
                if self.settled[space] > 0 or self._dear(space):
                    continue
                for province in range(PROVINCES):
                    if s.owner[province] == self.seat and self.used[province] == 0:
                        worth = self._worth(space, province)
                        if worth > best:
                            best = worth
                            best_space = space
                            best_card = province
            if best_space < 0:
                return
            self._lay(best_space, best_card)
            self.money -= s.box.price[best_space]

    def _dear(self, space: i64) -> bool:
        return self.s.box.price[space] > self.money

    def _worth(self, space: i64, province: i64) -> float:
        if space < BUILDINGS:
            return self._building(province, space)
        if space == TAX:
            return self._income(province, 0.5 * float(self.s.box.tax[province]))
        if space == RICE:
            return self._income(province, self._rice_worth(province))
        if space < COMBAT_A:
            return self._recruits(province, space)
        return self._attack(province)

    def _income(self, province: i64, worth: float) -> float:
        """A restless province may be lost over it (SHO-REVOLT-02)."""
        s = self.s
        farmers = s.unrest[province]
        if farmers == 0:
            return worth
        odds = holding_odds(s, province, farmers)
        return worth - (1.0 - odds) * (province_worth(s, province) + 2.0)

    def _rice_worth(self, province: i64) -> float:
        """Rice that will be missing in winter is worth much, more than that nothing."""
        s = self.s
        need = float(s.provinces_of(self.seat) - s.rice[self.seat]) + feared_loss(s) + 1.0
        harvest = float(s.box.rice[province])
        if need <= 0.0:
            return 0.1 * harvest
        if harvest > need:
            harvest = need
        return 1.6 * harvest

    def _building(self, province: i64, building: i64) -> float:
        """A point each winter, and a region if it makes the difference."""
        s = self.s
        built: i64 = 0
        for other in range(BUILDINGS):
            if s.has_building(province, other):
                built += 1
        if built >= s.box.plots[province] or s.has_building(province, building):
            return -1.0
        region = s.box.region[province]
        mine = in_region(s, self.seat, region, building)
        best: i64 = 0
        for seat in range(s.box.players):
            if seat != self.seat:
                theirs = in_region(s, seat, region, building)
                if theirs > best:
                    best = theirs
        prize = 1.0
        if mine + 1 > best and mine <= best:
            prize += float(s.box.majority[building])
        elif mine + 1 == best:
            prize += 0.5 * float(s.box.majority[building])
        safety = 1.0
        if danger(s, self.seat, province) > 0.0:
            safety = 0.7
        return winters_left(s) * prize * safety - 0.35 * float(s.box.price[building])

    def _recruits(self, province: i64, space: i64) -> float:
        """Armies where neighbours are strong, or where an attack is near."""
        s = self.s
        armies = float(s.box.recruits[space])
        if s.supply[self.seat] < s.box.recruits[space]:
            return -1.0
        need = danger(s, self.seat, province)
        worth = 0.35 * armies
        if need > 0.0:
            worth += 0.25 * armies
        if border(s, self.seat, province) == 0:
            worth -= 0.25 * armies
        if s.unrest[province] > 0:
            worth += 0.1 * armies
        return worth - 0.3 * float(s.box.price[space])

    def _attack(self, province: i64) -> float:
        """The best target, by odds and worth."""
        s = self.s
        spare = s.armies[province] - 1
        if spare < 2:
            return -1.0
        best = -1.0
        for i in range(province * NEIGHBOURS, (province + 1) * NEIGHBOURS):
            target = s.box.neighbours[i]
            if target < 0 or s.owner[target] == self.seat:
                continue
            odds = conquest_odds(s, target, spare)
            worth = conquest_worth(s, self.seat, target)
            gain = odds * worth - (1.0 - odds) * 0.5 * float(spare)
            if gain > best:
                best = gain
        return best

    def _fill_up(self) -> None:
        """Chest cards pass; when they run out, provinces go where they do least harm."""
        for space in range(ACTIONS):
            if self.settled[space] == 0:
                card = self._passing_card()
                if card < 0:
                    card = self._least_harm(space)
                if card >= 0:
                    self._lay(space, card)

    def _passing_card(self) -> i64:
        for back in range(CARDS - FIRST_CHEST):
            card = CARDS - 1 - back
            if self.used[card] == 0:
                return card
        return NO_CARD

    def _least_harm(self, space: i64) -> i64:
        s = self.s
        best: i64 = NO_CARD
        best_worth = 0.0
        for province in range(PROVINCES):
            if s.owner[province] == self.seat and self.used[province] == 0:
                worth = self._worth(space, province)
                if best < 0 or worth > best_worth:
                    best = province
                    best_worth = worth
        return best
