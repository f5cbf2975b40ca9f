"""Whole plans: cards, actions, order and officials, bettered by rehearsing them.

Slots depend on each other, so a plan is judged as a whole: it is played through alone, as if nobody
else did anything, and what the seat has afterwards is what the plan is worth. The best of a few
plans is changed a little, again and again, and what is better is kept.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.games.edo.box import (
    ACTIONS,
    CARDS,
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    DO_MONEY,
    DO_RECRUIT,
    DO_RICE,
    DO_TRADE,
    DO_TRAVEL,
    FACES,
    FIELD,
    FIRST_FIELD,
    HOUSE,
    MOST_OFFICIALS,
    PRICE,
    RESOURCES,
    RICE,
    SEATS,
    SLOTS,
    SPACES,
    STANDARD,
    STONE,
    WOOD,
    kind_of,
    space_of,
)
from bakufu.games.edo.judgement_outlook import Outlook, rounds_to_come
from bakufu.games.edo.judgement_turn import act
from bakufu.games.edo.judgement_weights import Weights
from bakufu.games.edo.knowledge import clear_slot, forget_plan
from bakufu.games.edo.moves import END_TURN, HAND_IN, REVEAL
from bakufu.games.edo.planning import WHOLE, fits
from bakufu.games.edo.state import BEFORE, USE, WAGES, EdoState

_LONGEST: Final[i64] = 120  # decisions of a rehearsal
_NUMBERS: Final[i64] = MOST_OFFICIALS + 1  # of own officials in a slot, and of the Shogun's
_SILENT: Final = Scribe()


@final
class Planner:
    """Looks for a good plan of one seat that begins like the one laid out."""

    def __init__(self, s: EdoState, seat: i64, weights: Weights, dice: Dice) -> None:
        self.seat = seat
        self.weights = weights
        self.dice = dice
        self.urges = _urges(s, seat, self.weights)
        self._tickets = vec[i64]([0] * FACES)
        self._all_tickets = vec[i64]([0] * CARDS)  # of all actions of a card together
        self._hand_out_tickets(s)
        self._officials = s.own_officials(seat)
        parts = s.planned[seat]
        self.first_card = (parts + 1) // 2  # the first slot whose card is free
        self.first_officials = parts // 2  # the first slot whose officials are free
        world = s.clone()
        for other in range(s.box.players):
            if other != seat:
                _lay_nothing(world, other)
                world.ryo[other] = 0  # or they would be asked for paid moves
        self.world: EdoState = world
        # By seat: the forest where a samurai of others is expected in slot 1, or -1.
        self._expected = vec[i64]([-1] * SEATS)
        self._expect_others(s)
        self.worth = 0.0
        # The best plan by slot.
        self._cards = vec[i64]([0] * SLOTS)
        self._actions = vec[i64]([0] * SLOTS)
        self._own = vec[i64]([0] * SLOTS)
        self._shogun = vec[i64]([0] * SLOTS)
        # Activations by slot that came to nothing in it, and in the last rehearsal.
        self.wasted = vec[i64]([0] * SLOTS)
        self._lost = vec[i64]([0] * SLOTS)
        # Plans that were rehearsed, what each was worth, and its activations that came to nothing.
        self._known: i64 = 0
        self._plans = vec[i64]([])
        self._worths = vec[float]([])
        self._losses = vec[i64]([])

    def best(self, tries: i64, changes: i64) -> EdoState:
        """The best of so many plans, after so many attempts to better it."""
        draft = self.world.clone()
        found = False
        self._known = 0
        self._plans = vec[i64]([0] * (tries + changes))
        self._worths = vec[float]([0.0] * (tries + changes))
        self._losses = vec[i64]([0] * ((tries + changes) * SLOTS))
        for _time in range(tries):
            self.complete(draft)
            worth = self._rehearsed(draft)
            if not found or worth > self.worth:
                self._keep(draft, worth)
                found = True
        for _time in range(changes):
            self._lay_out_kept(draft)
            if self._change(draft):
                worth = self._rehearsed(draft)
                if worth > self.worth:
                    self._keep(draft, worth)
        self._lay_out_kept(draft)
        return draft

    def _expect_others(self, s: EdoState) -> None:
        """Whoever has no house in Edo and no wood for it goes to a forest before anything else, and
        then to Edo: who comes after them finds little wood in slot 1, and all of it in slot 2."""
        wood = s.box.cost[HOUSE * PRICE + WOOD]
        other = s.first
        while other != self.seat:
            if s.count_built(other, 0, HOUSE) == 0 and s.goods[other * RESOURCES + WOOD] < wood:
                self._expect(other)
            other = (other + 1) % s.box.players

    def _expect(self, other: i64) -> None:
        world = self.world
        fewest = 1e9
        leaves: i64 = -1
        enters: i64 = -1
        for origin in range(SPACES):
            if world.samurai[other * SPACES + origin] == 0:
                continue
            for goal in range(FIRST_FIELD, SPACES):
                if kind_of(goal) - FIELD == WOOD and world.box.in_play[goal] > 0:
                    ryo = float(world.box.map.steps(origin, goal))
                    ryo += float(world.samurai_on(goal)) * self.weights.forest_crowd
                    if ryo < fewest:
                        fewest = ryo
                        leaves = origin
                        enters = goal
        if enters >= 0:
            self._expected[other] = enters
            _move(world, other, leaves, enters)

    def _keep(self, tried: EdoState, worth: float) -> None:
        self.worth = worth
        first = self.seat * SLOTS
        for slot in range(SLOTS):
            self.wasted[slot] = self._lost[slot]
            self._cards[slot] = tried.card[first + slot]
            self._actions[slot] = tried.action[first + slot]
            self._own[slot] = tried.own[first + slot]
            self._shogun[slot] = tried.shogun[first + slot]

    def _lay_out_kept(self, s: EdoState) -> None:
        """The best plan so far."""
        first = self.seat * SLOTS
        for slot in range(SLOTS):
            s.card[first + slot] = self._cards[slot]
            s.action[first + slot] = self._actions[slot]
            s.own[first + slot] = self._own[slot]
            s.shogun[first + slot] = self._shogun[slot]

    def _rehearsed(self, planned: EdoState) -> float:
        """What a plan is worth; more than half of them have been rehearsed before.

        A rehearsal in which something was drawn is not kept: another one draws again.
        """
        plan = self._number_of(planned)
        for i in range(self._known):
            if self._plans[i] == plan:
                for slot in range(SLOTS):
                    self._lost[slot] = self._losses[i * SLOTS + slot]
                return self._worths[i]
        drawn = self.dice.counter
        worth = self._worth_of(planned)
        if self.dice.counter == drawn:
            known = self._known
            self._plans[known] = plan
            self._worths[known] = worth
            for slot in range(SLOTS):
                self._losses[known * SLOTS + slot] = self._lost[slot]
            self._known = known + 1
        return worth

    def _number_of(self, s: EdoState) -> i64:
        """A whole plan as one number."""
        number: i64 = 0
        for place in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            number = number * FACES + s.card[place] * ACTIONS + s.action[place]
            number = number * _NUMBERS + s.own[place]
            number = number * _NUMBERS + s.shogun[place]
        return number

    def _worth_of(self, planned: EdoState) -> float:
        return Outlook(self.after(planned), self.seat, self.weights).value()

    def after(self, planned: EdoState) -> EdoState:
        """The end of the round, before wages, if all others did nothing."""
        s = planned.clone()
        seat = self.seat
        for slot in range(SLOTS):
            self._lost[slot] = 0
        s.committed = (1 << s.box.players) - 1 - (1 << seat)
        s.apply(seat, HAND_IN, self.dice, _SILENT)
        number = s.round
        steps: i64 = 0
        while s.round == number and s.step < WAGES and steps < _LONGEST:
            slot = s.slot
            left = s.left
            if s.step == BEFORE:
                left = s.officials_at(seat, slot) // s.box.takes[s.face(seat, slot)]
            move = act(s, seat, self.weights)
            if move != END_TURN and move != REVEAL:
                left -= 1
                if s.step == USE:
                    left = 0
            s.apply(seat, move, self.dice, _SILENT)
            if slot == 0 and s.slot == 1:
                for other in range(s.box.players):
                    if self._expected[other] >= 0:
                        _move(s, other, self._expected[other], space_of(0))
            if s.slot != slot or s.round != number or s.step >= WAGES:
                self._lost[slot] = left  # the turn is over
            steps += 1
        return s

    # Making plans

    def complete(self, s: EdoState) -> None:
        """Lay out what is missing of a plan, by what seems useful, with all officials at work."""
        for slot in range(self.first_card, SLOTS):
            clear_slot(s, self.seat * SLOTS + slot)
        for slot in range(self.first_officials, SLOTS):
            place = self.seat * SLOTS + slot
            s.own[place] = 0
            s.shogun[place] = 0
        for slot in range(self.first_card, SLOTS):
            self._lay(s, slot)
        self._fill(s, -1)
        s.planned[self.seat] = WHOLE

    def _lay(self, s: EdoState, slot: i64) -> None:
        """Some card that lies nowhere, with an action of it."""
        seat = self.seat
        tickets = self._tickets
        total: i64 = 0
        for card in range(CARDS):
            if self._all_tickets[card] > 0 and s.lies_at(seat, card) < 0:
                total += self._all_tickets[card]
        left = self.dice.below(total)
        for card in range(CARDS):
            if self._all_tickets[card] == 0 or s.lies_at(seat, card) >= 0:
                continue
            if left >= self._all_tickets[card]:
                left -= self._all_tickets[card]
                continue
            action: i64 = 0
            while left >= tickets[card * ACTIONS + action]:
                left -= tickets[card * ACTIONS + action]
                action += 1
            s.card[seat * SLOTS + slot] = card
            s.action[seat * SLOTS + slot] = action
            return
        raise AssertionError("there are more cards than slots")

    def _hand_out_tickets(self, s: EdoState) -> None:
        """For each action of each card that may be planned, as often as it comes to mind."""
        special = _whole(self.weights.urge_special)
        for card in range(CARDS):
            if not s.may_plan(self.seat, card):
                continue
            for action in range(ACTIONS):
                face = card * ACTIONS + action
                if s.box.most[face] > 0:
                    number = self.urges[action]
                    if card >= STANDARD:
                        number *= special
                    self._tickets[face] = number
                    self._all_tickets[card] += number

    def _fill(self, s: EdoState, but: i64) -> None:
        """Waiting officials go to work, one after another, wherever one more may be of use, but not
        in one slot."""
        seat = self.seat
        turn = self.dice.below(SLOTS)
        idle: i64 = 0
        while idle < SLOTS:
            slot = turn % SLOTS
            turn += 1
            if slot < self.first_officials or slot == but or not self._add(s, slot):
                idle += 1
            else:
                idle = 0
                turn = self.dice.below(SLOTS)
            if self._own_waiting(s) + s.shoguns_waiting(seat) == 0:
                return

    def _add(self, s: EdoState, slot: i64) -> bool:
        """One activation more: Shogun officials first, but own ones at Travel."""
        seat = self.seat
        face = s.face(seat, slot)
        takes = s.box.takes[face]
        officials = s.officials_at(seat, slot)
        if not fits(s, face, officials + takes) or officials + takes > MOST_OFFICIALS:
            return False
        if officials // takes >= self._useful(s, slot):
            return False
        own = self._own_waiting(s)
        shoguns = s.shoguns_waiting(seat)
        if own + shoguns < takes:
            return False
        place = seat * SLOTS + slot
        for _time in range(takes):
            if shoguns > 0 and (own == 0 or s.action[place] != DO_TRAVEL):
                s.shogun[place] = s.shogun[place] + 1
                shoguns -= 1
            else:
                s.own[place] = s.own[place] + 1
                own -= 1
        return True

    def _own_waiting(self, s: EdoState) -> i64:
        """Own officials at no card; samurai stay where they are while plans are made."""
        first = self.seat * SLOTS
        return self._officials - s.own[first] - s.own[first + 1] - s.own[first + 2]

    def _useful(self, s: EdoState, slot: i64) -> i64:
        """Activations for which there can be samurai."""
        seat = self.seat
        place = seat * SLOTS + slot
        face = s.face(seat, slot)
        if s.action[place] < DO_GATHER or s.box.far[face] > 0:
            return s.box.most[face]
        samurai = s.box.pawns - self._officials
        for earlier in range(slot):
            if s.action[seat * SLOTS + earlier] == DO_TRAVEL:
                samurai += s.own[seat * SLOTS + earlier]
        return samurai

    def _change(self, s: EdoState) -> bool:
        """Another action, another order, or an official elsewhere; whether something changed."""
        seat = self.seat
        dice = self.dice
        how = dice.below(8)
        cards = SLOTS - self.first_card
        slot = self.first_officials + dice.below(SLOTS)
        if slot < SLOTS and self.wasted[slot] > 0:
            # What came to nothing is done elsewhere, or something else is done here.
            if slot >= self.first_card and how < 3:
                self._lay_anew(s, slot)
            else:
                self._free(s, slot, self.wasted[slot])
            self._fill(s, slot)
            return True
        if how < 4 and cards > 0:
            slot = self.first_card + dice.below(cards)
            self._lay_anew(s, slot)
            if dice.below(2) == 0:
                self._free_some(s)
            self._fill(s, -1)
            return True
        if how < 6 and cards > 1:
            one = self.first_card + dice.below(cards)
            two = self.first_card + dice.below(cards)
            if one == two:
                return False
            _swap(s, seat * SLOTS + one, seat * SLOTS + two)
            return True
        if not self._free_some(s):
            return False
        self._fill(s, -1)
        return True

    def _lay_anew(self, s: EdoState, slot: i64) -> None:
        """Another card or action in a slot, with as many of its officials as may stay."""
        place = self.seat * SLOTS + slot
        own, shogun = s.own[place], s.shogun[place]
        clear_slot(s, place)
        self._lay(s, slot)
        face = s.face(self.seat, slot)
        while own + shogun > 0 and not fits(s, face, own + shogun):
            if own > 0:
                own -= 1
            else:
                shogun -= 1
        s.own[place] = own
        s.shogun[place] = shogun

    def _free_some(self, s: EdoState) -> bool:
        """Take officials of one activation away; whether there were any."""
        rows = SLOTS - self.first_officials
        if rows == 0:
            return False
        return self._free(s, self.first_officials + self.dice.below(rows), 1)

    def _free(self, s: EdoState, slot: i64, activations: i64) -> bool:
        place = self.seat * SLOTS + slot
        number = s.box.takes[s.face(self.seat, slot)] * activations
        if s.own[place] + s.shogun[place] < number:
            return False
        for _time in range(number):
            if s.own[place] > 0:
                s.own[place] = s.own[place] - 1
            else:
                s.shogun[place] = s.shogun[place] - 1
        return True


def _move(s: EdoState, seat: i64, origin: i64, goal: i64) -> None:
    s.samurai[seat * SPACES + origin] = s.samurai[seat * SPACES + origin] - 1
    s.samurai[seat * SPACES + goal] = s.samurai[seat * SPACES + goal] + 1


def _swap(s: EdoState, one: i64, two: i64) -> None:
    card, action, own, shogun = s.card[one], s.action[one], s.own[one], s.shogun[one]
    s.card[one] = s.card[two]
    s.action[one] = s.action[two]
    s.own[one] = s.own[two]
    s.shogun[one] = s.shogun[two]
    s.card[two] = card
    s.action[two] = action
    s.own[two] = own
    s.shogun[two] = shogun


def _urges(s: EdoState, seat: i64, weights: Weights) -> vec[i64]:
    """How often an action comes to mind."""
    urges = vec[i64]([1] * ACTIONS)
    rice = float(s.goods[seat * RESOURCES + RICE])
    wood = float(s.goods[seat * RESOURCES + WOOD])
    stone = float(s.goods[seat * RESOURCES + STONE])
    samurai = float(s.samurai_of(seat))
    rounds = rounds_to_come(s, weights)
    urges[DO_BUILD] = _whole(weights.urge_build)
    urges[DO_TRADE] = _whole(weights.urge_trade)
    few = samurai < weights.few_samurai
    urges[DO_TRAVEL] = _whole(weights.urge_travel if few else weights.urge_more_travel)
    if float(s.ryo[seat]) < weights.few_ryo:
        urges[DO_MONEY] = _whole(weights.urge_money)
    if rice < weights.little_rice:
        urges[DO_RICE] = _whole(weights.urge_rice)
        urges[DO_GATHER + RICE] = _whole(weights.urge_field)
    if rounds > weights.gather_rounds:
        little = weights.little_material
        urges[DO_GATHER + WOOD] = _whole(weights.urge_wood if wood < little else weights.urge_more)
        urge = weights.urge_stone if stone < little else weights.urge_more
        urges[DO_GATHER + STONE] = _whole(urge)
    if rounds > weights.learn_rounds:
        urges[DO_RECRUIT] = _whole(weights.urge_recruit)
        urges[DO_DEVELOP] = _whole(weights.urge_develop)
    return urges


def _whole(urge: float) -> i64:
    """As a number of tickets, at least one."""
    tickets = i64(urge + 0.5)
    if tickets < 1:
        return 1
    return tickets


def _lay_nothing(s: EdoState, seat: i64) -> None:
    """A whole plan that does nothing: the standard cards, without officials."""
    forget_plan(s, seat)
    for slot in range(SLOTS):
        action: i64 = 0
        while s.box.most[slot * ACTIONS + action] == 0:
            action += 1
        s.card[seat * SLOTS + slot] = slot
        s.action[seat * SLOTS + slot] = action
    s.planned[seat] = WHOLE
