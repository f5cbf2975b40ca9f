"""What makes a position of Shogun good, and what a sensible daimyo would do in it.

Planning is a matter of value: tax where it is rich and calm, rice for the winter, buildings where
they win a region, recruits at the border, attacks with good odds. The whole plan is laid out in the
mind at every call, and the card for the space asked for is taken from it; nothing is remembered.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight, other_numbers
from bakufu.games.shogun.actions import is_target, planned_province
from bakufu.games.shogun.box import (
    ACTIONS,
    ATTACK_MORE,
    COMBAT_A,
    DEPLOY_5,
    FEWER_RECRUITS,
    FIRST_CHEST,
    GROUP_SIZES,
    PROVINCES,
    RICE,
    RICE_MORE,
    SIX_ARMIES,
    SPACES,
    SPECIALS,
    TAX,
    TAX_MORE,
)
from bakufu.games.shogun.judgement_outlook import Outlook
from bakufu.games.shogun.judgement_plan import Planner
from bakufu.games.shogun.judgement_weights import WEIGHTS, Weights, own_weights
from bakufu.games.shogun.knowledge import hand_of, lift_covered, put_any
from bakufu.games.shogun.moves import (
    COLOUR,
    COMMIT,
    GROUP,
    LEAVE,
    LIFT,
    NUMBER,
    REVOLT,
    SPECIAL,
    STAY,
    TAKE_BACK,
    TAKE_OPEN,
    TARGET,
    put,
)
from bakufu.games.shogun.planning import next_space, space_in_turn
from bakufu.games.shogun.state import (
    AUTUMN,
    CHOOSE_COLOUR,
    CHOOSE_SPECIAL,
    DEPLOY_MOVE,
    DRAFT_CARD,
    DRAFT_GROUP,
    MARCH,
    OVER,
    PLAN,
    ShogunState,
)


@final
class ShogunJudgement(Judgement):
    def __init__(self, weights: Weights | None = None, ignored: str = "") -> None:
        if weights is None:
            weights = own_weights()
        self.weights = weights
        self.ignored = ignored  # a module this judge does not care for

    def without(self, part: str) -> "ShogunJudgement":
        """At the steps of this module it does as little as possible, and never plans for it."""
        return ShogunJudgement(self.weights, part)

    def declared(self) -> list[Weight]:
        return WEIGHTS

    def weighed(self, numbers: list[float]) -> "ShogunJudgement":
        return ShogunJudgement(Weights(other_numbers(WEIGHTS, numbers)), self.ignored)

    def value(self, state: State, seat: i64) -> float:
        """Points so far, what provinces and buildings will bring in the winters to come, and what
        armies, neighbours and hunger will make of them."""
        assert isinstance(state, ShogunState)
        s = state
        points = float(s.score(seat))
        if s.step == OVER:
            return points
        # What plans are weighed by is not what they bring in points: a chest may be dearer there.
        weights = self.weights
        outlook = self._outlook(s, seat)
        winters = 1.0
        if s.year <= 1:
            winters += weights.value_winter
        chest = weights.value_chest
        if outlook.rounds == 0:
            chest = weights.last_chest
        elif outlook.rounds == 1:
            chest *= weights.near_chest
        points += winters * outlook.standing() + chest * float(s.chests[seat])
        points -= weights.value_hunger * outlook.famine(outlook.mouths, outlook.rice)
        return points + self._strength(outlook)

    def _strength(self, outlook: Outlook) -> float:
        """What a seat's armies are worth, less what its neighbours may take."""
        s = outlook.s
        seat = outlook.seat
        weights = self.weights
        # What the tower keeps is not dead: it may fall in any later throw (SHO-BATTLE-24).
        armies = weights.value_tower * float(s.tower[seat] + s.tray[seat])
        peril = 0.0
        for province in range(PROVINCES):
            if s.owner[province] == seat:
                armies += float(s.armies[province])
                if weights.value_peril != 0.0:  # it takes long
                    peril += outlook.peril(province, s.armies[province], s.unrest[province] == 0)
        return weights.value_army * armies - weights.value_peril * peril

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, ShogunState)
        s = state
        if s.step == PLAN:
            return self._plan(s, seat)
        if s.step == MARCH:
            return self._march(s, seat)
        if s.step == CHOOSE_SPECIAL:
            return self._special(s, seat)
        if s.step == DEPLOY_MOVE:
            return self._move(s, seat)
        if s.step == DRAFT_CARD:
            return self._draft(s, seat)
        if s.step == DRAFT_GROUP:
            return self._group(s, seat)
        if s.step == CHOOSE_COLOUR:
            return self._colour(s)
        if s.step > OVER:
            return self._module(s, seat)
        return self._revolt(s)

    # What a search asks besides

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """A plan is laid out as a whole; every other decision is a move or two."""
        assert isinstance(state, ShogunState)
        s = state
        if s.step != PLAN:
            moves[0] = self.choose(s, seat, dice)
            return 1
        count: i64 = 0
        planned = s.planned[seat]
        if planned < s.box.spaces:
            planner = Planner(self._outlook(s, seat))
            for turn in range(planned, s.box.spaces):
                space = space_in_turn(turn)
                card = planner.card_for(space)
                moves[count] = LEAVE + space if card < 0 else put(space, card)
                count += 1
        moves[count] = COMMIT
        return count + 1

    def perturbed(self, dice: Dice) -> "ShogunJudgement":
        return ShogunJudgement(self.weights.perturbed(dice), self.ignored)

    def imagine(self, world: State, seat: i64, dice: Dice) -> None:
        """Others lay sensible plans: those not seen yet are planned anew, as judges would."""
        assert isinstance(world, ShogunState)
        s = world
        s.unseal(seat)
        if s.step != PLAN and s.committed > 0:
            for other in range(s.box.players):
                if other != seat:
                    self._lay_likely(s, other, dice)

    def _lay_likely(self, s: ShogunState, seat: i64, dice: Dice) -> None:
        """Put the covered cards where a judge would have put them, as far as that is possible."""
        weights = self.weights.perturbed(dice)
        planner = Planner(Outlook(s, seat, weights, self.ignored), True)
        covered = lift_covered(s, seat)
        hand = hand_of(s, seat)
        for space in range(SPACES):
            card = planner.card_for(space)
            if covered[space] > 0 and card >= 0 and hand[card] > 0:
                covered[space] = 0
                hand[card] = hand[card] - 1
                s.plan[seat * SPACES + space] = card
        for space in range(SPACES):
            if covered[space] > 0:
                put_any(s, seat, space, hand, hand, dice)

    def is_mixed(self, state: State) -> bool:
        """Plans differ in worth far more than they answer each other: the best one is sought."""
        return False

    def is_partial(self, state: State, seat: i64) -> bool:
        """A plan, or a march whose target is named."""
        assert isinstance(state, ShogunState)
        if state.step == PLAN:
            return state.planned[seat] > 0
        return (state.step == MARCH or state.step == DEPLOY_MOVE) and state.target >= 0

    def is_second_thought(self, move: i64) -> bool:
        return move in (LIFT, TAKE_BACK)

    def is_quiet(self, state: State) -> bool:
        """Before the first card of a round is laid."""
        assert isinstance(state, ShogunState)
        s = state
        if s.step != PLAN or s.committed != 0:
            return False
        for seat in range(s.box.players):
            if s.planned[seat] > 0:
                return False
        return True

    def curiosity(self, usual: float) -> float:
        return self.weights.curiosity

    def race_quiet_positions(self) -> i64:
        return i64(self.weights.race_quiet_positions)

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        return i64(self.weights.looks * float(effort))

    def spread(self, state: State) -> float:
        assert isinstance(state, ShogunState)
        rounds: i64 = 3 if state.year <= 1 else 0  # after the present one
        if state.season < AUTUMN:
            rounds += AUTUMN - state.season
        return self.weights.doubt + self.weights.later_doubt * float(rounds)

    def _outlook(self, s: ShogunState, seat: i64) -> Outlook:
        return Outlook(s, seat, self.weights, self.ignored)

    def _module(self, s: ShogunState, seat: i64) -> i64:
        module = s.modules[s.joined]
        if module.name == self.ignored:
            return module.ignore(s, seat)
        return module.choose(s, seat, self.weights)

    # Setting up

    def _colour(self, s: ShogunState) -> i64:
        colour: i64 = 0
        for _time in range(s.box.players):
            for seat in range(s.box.players):
                if s.colour[seat] == colour:
                    colour += 1
        return COLOUR + colour

    def _draft(self, s: ShogunState, seat: i64) -> i64:
        """The better open card; near own provinces and in regions where one already stands."""
        first = self._draft_worth(s, seat, s.display[0])
        second = self._draft_worth(s, seat, s.display[1])
        if second > first:
            return TAKE_OPEN + 1
        return TAKE_OPEN

    def _draft_worth(self, s: ShogunState, seat: i64, province: i64) -> float:
        box = s.box
        weights = self.weights
        worth = weights.draft_tax * float(box.tax[province])
        worth += weights.draft_plot * float(box.plots[province])
        # Three harvests a year feed the winter: a few good fields are worth more than many poor.
        fields: i64 = 0
        for other in range(PROVINCES):
            if s.owner[other] == seat and float(box.rice[other]) >= weights.good_field:
                fields += 1
        rice = float(box.rice[province])
        if rice >= weights.good_field and float(fields) < weights.fields:
            worth += weights.field * (rice - weights.good_field + 1.0)
        ways = box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            near = neighbours[i]
            if s.owner[near] == seat:
                worth += weights.draft_own
            elif s.owner[near] >= 0:
                worth -= weights.draft_foreign
        for module in s.modules:
            if module.name != self.ignored:
                worth += module.worth(s, seat, province, weights)
        return worth

    def _group(self, s: ShogunState, seat: i64) -> i64:
        """Large groups where many foreigners are near, small ones elsewhere."""
        near: i64 = 0
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[s.drafted], ways.first[s.drafted + 1]):
            other = neighbours[i]
            if s.owner[other] >= 0 and s.owner[other] != seat:
                near += 1
        best: i64 = -1
        for size in range(GROUP_SIZES):
            if s.groups[seat * GROUP_SIZES + size] > 0:
                if best < 0 or size <= near + 1:
                    best = size
        return GROUP + best

    # The round

    def _plan(self, s: ShogunState, seat: i64) -> i64:
        space = next_space(s, seat)
        if space == s.box.spaces:
            return COMMIT
        card = Planner(self._outlook(s, seat)).card_for(space)
        if card < 0:
            return LEAVE + space
        return put(space, card)

    def _special(self, s: ShogunState, seat: i64) -> i64:
        """A card that fits the own plan; otherwise an early place."""
        outlook = self._outlook(s, seat)
        best: i64 = -1
        most = -1.0
        for place in range(SPECIALS):
            if _place_taken(s, place):
                continue
            worth = self.weights.early * float(SPECIALS - place)
            worth += self._special_worth(outlook, s.special[place])
            if worth > most:
                most = worth
                best = place
        return SPECIAL + best

    def _special_worth(self, outlook: Outlook, card: i64) -> float:
        s = outlook.s
        plan = outlook.seat * SPACES
        if card == RICE_MORE:
            if _planned(s, plan + RICE):
                eaters = outlook.mouths
                return outlook.famine(eaters, outlook.rice) - outlook.famine(
                    eaters, outlook.rice + 1.0
                )
            return 0.0
        if card == TAX_MORE:
            return outlook.chest if _planned(s, plan + TAX) else 0.0
        if card == SIX_ARMIES:
            if not _planned(s, plan + DEPLOY_5):
                return 0.0
            return self.weights.army * (
                self.weights.few_recruits if s.ruling == FEWER_RECRUITS else 1.0
            )
        if card == ATTACK_MORE:
            worth = 0.0
            for action in range(COMBAT_A, ACTIONS):
                if _planned(s, plan + action):
                    worth += self._edge(outlook, s.plan[plan + action])
            return worth
        risk = 0.0
        for province in range(PROVINCES):
            if s.owner[province] == outlook.seat:
                armies = s.armies[province]
                calm = s.unrest[province] == 0
                risk += outlook.peril(province, armies, calm)
                risk -= outlook.peril(province, armies + 1, calm)
        return risk

    def _edge(self, outlook: Outlook, province: i64) -> float:
        """What one more army adds to the best attack from a province."""
        s = outlook.s
        armies = s.armies[province] - 1
        if armies < 1:
            return 0.0
        best = 0.0
        more = 0.0
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            target = neighbours[i]
            if (
                is_target(s, outlook.seat, province, target, COMBAT_A)
                and s.owner[target] != outlook.seat
            ):
                gain = outlook.attack_gain(target, armies, False)
                if gain > best:
                    best = gain
                gain = outlook.attack_gain(target, armies + 1, False)
                if gain > more:
                    more = gain
        return more - best

    def _march(self, s: ShogunState, seat: i64) -> i64:
        """The best target with the best number; an own province if no attack is worth it."""
        province = planned_province(s)
        action = s.track[s.track_place]
        outlook = self._outlook(s, seat)
        outlook.keep_war()
        if s.target >= 0:
            return NUMBER + self._number(outlook, province, s.target) - 1
        best: i64 = -1
        most = 0.0
        if s.box.may_decline_march:
            best = STAY
        for target in range(PROVINCES):
            if not is_target(s, seat, province, target, action):
                continue
            number = self._number(outlook, province, target)
            gain = self._march_gain(outlook, province, target, number)
            if best < 0 or gain > most:
                best = TARGET + target
                most = gain
        return best

    def _number(self, outlook: Outlook, province: i64, target: i64) -> i64:
        """How many armies go: all but one, or one or two less, or a single one."""
        spare = outlook.s.armies[province] - 1
        best: i64 = 1
        most = self._march_gain(outlook, province, target, 1)
        for less in range(3):
            number = spare - less
            if number > 1:
                gain = self._march_gain(outlook, province, target, number)
                if gain > most:
                    most = gain
                    best = number
        return best

    def _march_gain(self, outlook: Outlook, province: i64, target: i64, number: i64) -> float:
        s = outlook.s
        armies = s.armies[province]
        gain = outlook.stance(province, armies - number) - outlook.stance(province, armies)
        if s.owner[target] == outlook.seat:
            there = s.armies[target]
            return gain + outlook.stance(target, there + number) - outlook.stance(target, there)
        return gain + outlook.attack_gain(target, number, False)

    def _move(self, s: ShogunState, seat: i64) -> i64:
        """With Deploy 1, from a quiet province to one that needs armies."""
        province = planned_province(s)
        outlook = self._outlook(s, seat)
        outlook.keep_war()
        if s.target >= 0:
            return NUMBER + self._number(outlook, province, s.target) - 1
        best: i64 = STAY
        most = self.weights.stir
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            other = neighbours[i]
            if s.owner[other] == seat:
                number = self._number(outlook, province, other)
                gain = self._march_gain(outlook, province, other, number)
                if gain > most:
                    most = gain
                    best = TARGET + other
        return best

    def _revolt(self, s: ShogunState) -> i64:
        """The best held province first: later throws carry what is left in the tray."""
        best: i64 = -1
        for province in range(PROVINCES):
            if s.revolts[province] > 0:
                if best < 0 or s.armies[province] > s.armies[best]:
                    best = province
        return REVOLT + best


def _planned(s: ShogunState, place: i64) -> bool:
    """Whether a province card lies on a space."""
    return 0 <= s.plan[place] < FIRST_CHEST


def _place_taken(s: ShogunState, place: i64) -> bool:
    for seat in range(s.box.players):
        if s.place_of[seat] == place:
            return True
    return False
