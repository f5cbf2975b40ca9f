"""A whole plan, laid out by value: which province does what, what passes, what is bid."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import (
    ACTIONS,
    BID,
    BUILDINGS,
    COMBAT_A,
    COMBAT_B,
    FIRST_CHEST,
    KINDS,
    NO_CARD,
    PROVINCES,
    RICE,
    SPACES,
    TAX,
    TOWER_CARD,
)
from bakufu.games.shogun.judgement_odds import revolt_odds
from bakufu.games.shogun.judgement_outlook import Outlook
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.state import ShogunState

_ROUNDS_OF_BETTERING: Final[i64] = 2
_NOT_SOUGHT: Final[i64] = -99


@final
class Planner:
    """Fills the spaces that are still open, keeping what has been put already."""

    def __init__(self, outlook: Outlook, shown_only: bool = False) -> None:
        s = outlook.s
        self.s: ShogunState = s
        self.seat = outlook.seat
        self.outlook = outlook
        self.board = vec[i64]([NO_CARD] * SPACES)
        self.settled = vec[i64]([0] * SPACES)
        self.used = vec[i64]([0] * KINDS)
        self.money: i64 = s.chests[outlook.seat]
        self.tax: i64 = 0  # what this round's tax brings
        self.spent: i64 = 0
        self.spent_before_tax: i64 = 0
        self.target: i64 = -1  # what the first of two attacks is meant for
        outlook.keep_war()
        if shown_only:
            self._take_over_shown()
        else:
            self._take_over()
        self._own_cards()
        self._place_actions()
        self.worth = vec[float]([0.0] * (SPACES * PROVINCES))
        self.favourite = vec[i64]([_NOT_SOUGHT] * SPACES)  # the best card on each
        for space in range(s.box.spaces):
            if self.settled[space] == 0 and space != BID:
                self._judge(space)
        self._actions()
        self._better()
        self._tower_cards()
        self._bid()
        self._fill_up()

    def card_for(self, space: i64) -> i64:
        return self.board[space]

    def _take_over(self) -> None:
        """What lies on the board already stays there."""
        s = self.s
        first = self.seat * SPACES
        for turn in range(s.planned[self.seat]):
            space = turn
            if turn == 0:
                space = BID
            elif turn <= BID:
                space = turn - 1
            card = s.plan[first + space]
            self.settled[space] = 1
            self.board[space] = card
            if card >= 0:
                self.used[card] = self.used[card] + 1
                if space == BID and FIRST_CHEST <= card < TOWER_CARD:
                    self.money -= card - FIRST_CHEST

    def _take_over_shown(self) -> None:
        """After planning, in the eyes of others: only what has been turned up is known."""
        s = self.s
        first = self.seat * SPACES
        for space in range(SPACES):
            card = s.plan[first + space]
            if card < 0 or s.shown[first + space] > 0:
                self.settled[space] = 1
                self.board[space] = card
                if card >= 0:
                    self.used[card] = self.used[card] + 1

    def _own_cards(self) -> None:
        """The provinces that can still be put somewhere."""
        self.cards = vec[i64]([NO_CARD] * PROVINCES)
        self.number: i64 = 0
        for province in range(PROVINCES):
            if self.s.owner[province] == self.seat and self.used[province] == 0:
                self.cards[self.number] = province
                self.number += 1

    def _place_actions(self) -> None:
        """When the actions come: the open ones by their place, the others after them."""
        self.turn_of = vec[i64]([ACTIONS] * ACTIONS)
        for place in range(ACTIONS):
            action = self.s.track[place]
            if action >= 0:
                self.turn_of[action] = place

    # What an action is worth

    def _judge(self, space: i64) -> None:
        whim = self.outlook.weights.whim
        dice = self.outlook.weights.dice
        for i in range(self.number):
            province = self.cards[i]
            if self.used[province] == 0:
                worth = self.space_worth(space, province)
                if whim > 0.0:
                    worth += whim * (float(dice.below(1000)) / 500.0 - 1.0)
                self.worth[space * PROVINCES + province] = worth
        self.favourite[space] = _NOT_SOUGHT

    def space_worth(self, space: i64, province: i64) -> float:
        """What the action of a space brings in a province, and what modules add to it."""
        worth = 0.0
        if space < ACTIONS:
            worth = self._action_worth(space, province)
        for module in self.outlook.modules:
            worth += module.plan_worth(self.s, self.seat, space, province, self.outlook.weights)
        return worth

    def _action_worth(self, space: i64, province: i64) -> float:
        """The price is taken off; an action that lapses is worth nothing and costs nothing."""
        if space < BUILDINGS:
            return self._building(province, space)
        if space == TAX:
            return self._income(province, self._tax_worth(province))
        if space == RICE:
            return self._income(province, self._rice_worth(province))
        if space < COMBAT_A:
            return self._recruits(province, space)
        return self._attack(province)

    def _income(self, province: i64, worth: float) -> float:
        """A restless province may be lost over it, a calm one becomes restless (SHO-REVOLT-02)."""
        s = self.s
        outlook = self.outlook
        armies = s.armies[province]
        farmers = s.unrest[province]
        own = outlook.province_worth(province)
        risk = outlook.risk(province, armies, farmers == 0)
        if farmers == 0:
            return worth + own * (risk - outlook.risk(province, armies, False))
        lost = 1.0 - revolt_odds(s, self.seat, armies, farmers)
        own += outlook.weights.army * float(armies)
        return worth - lost * own - outlook.weights.army * float(farmers)

    def _tax_worth(self, province: i64) -> float:
        """Chests for the rounds to come; in the last one only if something can be bought."""
        outlook = self.outlook
        chest = outlook.chest
        if outlook.rounds == 0 and self.turn_of[TAX] < 5 and self.s.chests[self.seat] < 9:
            chest = outlook.weights.late_tax * float(5 - self.turn_of[TAX])
        return chest * outlook.tax_of(province)

    def _rice_worth(self, province: i64) -> float:
        """What hunger would cost without this harvest and with it."""
        s = self.s
        outlook = self.outlook
        box_rice = s.box.rice[province]
        harvest = outlook.rice_of(box_rice)
        # The best harvests of the later rounds, from other provinces than this one.
        later: i64 = 0
        left = outlook.year_rounds
        calm = s.unrest[province] == 0
        if left > 0:
            later = outlook.first_rice
            if left > 1:
                later += outlook.second_rice
            if calm and left == 1 and box_rice >= outlook.first_rice:
                later = outlook.second_rice
            elif calm and left > 1 and box_rice >= outlook.second_rice:
                later += outlook.third_rice - box_rice
        rice = float(s.rice[self.seat]) + outlook.weights.coming_rice * float(later)
        eaters = outlook.mouths
        prevented = outlook.famine(eaters, rice) - outlook.famine(eaters, rice + harvest)
        return prevented + outlook.weights.spare_rice * harvest

    def _building(self, province: i64, building: i64) -> float:
        s = self.s
        outlook = self.outlook
        built: i64 = 0
        for other in range(BUILDINGS):
            if s.has_building(province, other):
                built += 1
        if (
            built >= s.box.plots[province]
            or s.has_building(province, building)
            or s.stock[building] == 0
        ):
            return 0.0
        worth = outlook.build_worth(province, building)
        risk = outlook.risk(province, s.armies[province], s.unrest[province] == 0)
        return worth * (1.0 - risk) - outlook.chest * float(s.box.price[building])

    def _recruits(self, province: i64, space: i64) -> float:
        """Armies where neighbours are strong, or where an attack is near."""
        s = self.s
        outlook = self.outlook
        number = s.box.recruits[space]
        if s.supply[self.seat] < number:
            return 0.0
        armies = s.armies[province]
        worth = outlook.stance(province, armies + number) - self._stance_now(province)
        later = outlook.weights.late_army
        if outlook.rounds > 0:
            later = 1.0
        worth += later * outlook.weights.army * float(number)
        return worth - outlook.chest * float(s.box.price[space])

    def _stance_now(self, province: i64) -> float:
        return self.outlook.stance(province, self.s.armies[province])

    def _attack(self, province: i64) -> float:
        """The best target by odds and worth; what is left behind may be lost."""
        s = self.s
        armies = s.armies[province]
        if armies < 3:
            return 0.0 if armies < 2 else -self.outlook.weights.vain
        target = self._best_target(province)
        if target < 0:
            return -self.outlook.weights.vain
        outlook = self.outlook
        gain = outlook.attack_gain(target, armies - 1, self.target >= 0)
        bare = self._stance_now(province) - outlook.stance(province, 1)
        return gain - outlook.weights.bare * bare

    def _best_target(self, province: i64) -> i64:
        s = self.s
        best: i64 = -1
        most = 0.0
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            target = neighbours[i]
            if s.owner[target] == self.seat or target == self.target:
                continue
            gain = self.outlook.attack_gain(target, s.armies[province] - 1, False)
            if gain > most:
                most = gain
                best = target
        return best

    # The plan as a whole

    def _actions(self) -> None:
        """The best pair of space and province first, as long as there is a good one."""
        self._reserve()
        while True:
            best = 0.0
            best_space: i64 = -1
            for space in range(self.s.box.spaces):
                if self.settled[space] > 0 or self.board[space] >= 0 or not self._payable(space):
                    continue
                if space == BID:
                    continue
                card = self.favourite[space]
                if card == _NOT_SOUGHT or (card >= 0 and self.used[card] > 0):
                    card = self._best_card(space)
                    self.favourite[space] = card
                if card >= 0 and self.worth[space * PROVINCES + card] > best:
                    best = self.worth[space * PROVINCES + card]
                    best_space = space
            if best_space < 0:
                return
            self._lay(best_space, self.favourite[best_space])

    def _best_card(self, space: i64) -> i64:
        """What is best on a space of all that is not used yet; NO_CARD if nothing is any good."""
        used, cards, worths = self.used, self.cards, self.worth
        row = space * PROVINCES
        best = 0.0
        best_card: i64 = NO_CARD
        for i in range(self.number):
            province = cards[i]
            if used[province] == 0 and worths[row + province] > best:
                best = worths[row + province]
                best_card = province
        return best_card

    def _lay(self, space: i64, card: i64) -> None:
        self.board[space] = card
        self.used[card] = 1
        self._reckon(space, card)

    def _reckon(self, space: i64, card: i64) -> None:
        """What a province card on a space changes for the others: money, and the second attack."""
        if space > BID:
            return
        self._spend(space)
        if space == TAX:
            self.tax = i64(self.outlook.tax_of(card))
        elif space >= COMBAT_A and self.target < 0:
            self.target = self._best_target(card)
            other: i64 = COMBAT_A + COMBAT_B - space
            if self.board[other] < 0:
                self._judge(other)

    def _reserve(self) -> None:
        """Money for what is settled already, and the other attack judged after the first."""
        for space in range(ACTIONS):
            card = self.board[space]
            if self.settled[space] > 0 and 0 <= card < FIRST_CHEST:
                self._reckon(space, card)

    def _after_tax(self, space: i64) -> bool:
        return self.turn_of[TAX] < ACTIONS and self.turn_of[space] > self.turn_of[TAX]

    def _payable(self, space: i64) -> bool:
        if space >= ACTIONS or self.s.box.price[space] == 0:
            return True
        price = self.s.box.price[space]
        if self.spent + price > self.money + self.tax:
            return False
        return self._after_tax(space) or self.spent_before_tax + price <= self.money

    def _spend(self, space: i64) -> None:
        price = self.s.box.price[space]
        self.spent += price
        if not self._after_tax(space):
            self.spent_before_tax += price

    def _better(self) -> None:
        """Change places, or a card against one in the hand, where the sum of both gains by it."""
        for _time in range(_ROUNDS_OF_BETTERING):
            changed = False
            for space in range(ACTIONS):
                if self.settled[space] == 0 and 0 <= self.board[space] < FIRST_CHEST:
                    if self._change(space):
                        changed = True
            if not changed:
                return

    def _change(self, space: i64) -> bool:
        card = self.board[space]
        row = space * PROVINCES
        most = 0.001
        best: i64 = -1
        for other in range(ACTIONS):
            if other == space or self.settled[other] > 0:
                continue
            theirs = self.board[other]
            if theirs < 0 or theirs >= FIRST_CHEST:
                continue
            gain = (
                self.worth[row + theirs]
                + self.worth[other * PROVINCES + card]
                - self.worth[row + card]
                - self.worth[other * PROVINCES + theirs]
            )
            if gain > most:
                most = gain
                best = other
        from_hand: i64 = -1
        for i in range(self.number):
            province = self.cards[i]
            if self.used[province] == 0:
                gain = self.worth[row + province] - self.worth[row + card]
                if gain > most:
                    most = gain
                    from_hand = province
        if from_hand >= 0:
            self.used[card] = 0
            self.used[from_hand] = 1
            self.board[space] = from_hand
            return True
        if best >= 0:
            self.board[space] = self.board[best]
            self.board[best] = card
            return True
        return False

    def _bid(self) -> None:
        """What is left over may buy a choice; an idle province outbids the zero (SHO-BID-05)."""
        if self.settled[BID] > 0:
            return
        outlook = self.outlook
        wish: i64 = 0
        gain = 0.0
        value: i64 = 1
        left = self.money + self.tax - self.spent
        if left > self.money - self.spent_before_tax:
            left = self.money - self.spent_before_tax
        while value <= 4 and value <= left:
            better = outlook.weights.bid * _rank_gain(
                value, outlook.weights
            ) - outlook.chest * float(value)
            if better > gain:
                gain = better
                wish = value
            value += 1
        if wish == 0:
            for i in range(self.number):
                if self.used[self.cards[i]] == 0:
                    self._lay_bid(self.cards[i])
                    return
        self._lay_bid(FIRST_CHEST + wish)

    def _lay_bid(self, card: i64) -> None:
        self.board[BID] = card
        self.used[card] = 1

    def _fill_up(self) -> None:
        """Chest cards pass; when they run out, provinces go where they do least harm."""
        for space in range(self.s.box.spaces):
            if self.settled[space] == 0 and self.board[space] < 0:
                card = self._passing_card()
                if card < 0:
                    card = self._least_harm(space)
                if card >= 0:
                    self.board[space] = card
                    self.used[card] = self.used[card] + 1

    def _tower_cards(self) -> None:
        """Cards without value may serve a module's spaces (SHO-COURT-13)."""
        s = self.s
        for space in range(BID + 1, s.box.spaces):
            if self.settled[space] > 0 or self.board[space] >= 0:
                continue
            worth = 0.0
            for module in self.outlook.modules:
                worth += module.plan_worth(s, self.seat, space, TOWER_CARD, self.outlook.weights)
            if worth > 0.0 and self.used[TOWER_CARD] < s.box.tower_cards:
                self.board[space] = TOWER_CARD
                self.used[TOWER_CARD] = self.used[TOWER_CARD] + 1

    def _passing_card(self) -> i64:
        for back in range(TOWER_CARD - FIRST_CHEST):
            card = TOWER_CARD - 1 - back
            if self.used[card] == 0:
                return card
        if self.used[TOWER_CARD] < self.s.box.tower_cards:
            return TOWER_CARD
        return NO_CARD

    def _least_harm(self, space: i64) -> i64:
        best: i64 = NO_CARD
        most = 0.0
        for i in range(self.number):
            province = self.cards[i]
            if self.used[province] == 0:
                worth = self.worth[space * PROVINCES + province]
                if space > BID:
                    worth -= 0.001 * float(self.s.armies[province])  # what a module might take
                if best < 0 or worth > most:
                    best = province
                    most = worth
        return best


def _rank_gain(value: i64, weights: Weights) -> float:
    """How many places in the choice a bid of this value is worth on average."""
    if value == 1:
        return 1.0
    if value == 2:
        return weights.second_bid
    if value == 3:
        return weights.third_bid
    return weights.fourth_bid
