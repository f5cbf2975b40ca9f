"""What makes a position of Shogun good, and what a sensible daimyo would do in it.

Planning is a matter of value: tax where it is rich and calm, rice for the winter, buildings where
they win a region, recruits at the border, attacks with good odds. The whole plan is laid out in the
mind at every call, and the card for the space asked for is taken from it; nothing is remembered.
"""

from typing import Final, final

from mypy_extensions import i64

from bakufu.engine.chance import Dice
from bakufu.engine.judgement import Judgement
from bakufu.engine.state import State
from bakufu.games.shogun.actions import is_target, planned_province
from bakufu.games.shogun.box import (
    GROUP_SIZES,
    NEIGHBOURS,
    PROVINCES,
    RICE_MORE,
    SIX_ARMIES,
    SPECIALS,
    TAX_MORE,
)
from bakufu.games.shogun.judgement_plan import Planner
from bakufu.games.shogun.judgement_world import (
    border,
    conquest_odds,
    conquest_worth,
    danger,
    hunger_ahead,
    province_worth,
    winters_left,
)
from bakufu.games.shogun.moves import (
    COLOUR,
    COMMIT,
    GROUP,
    LEAVE,
    NUMBER,
    REVOLT,
    SPECIAL,
    STAY,
    TAKE_OPEN,
    TARGET,
    put,
)
from bakufu.games.shogun.planning import next_space
from bakufu.games.shogun.scoring import buildings_of
from bakufu.games.shogun.state import (
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

# What a special card is worth by itself, in chests or so; a place early in the order a little.
_EARLY: Final = 0.2


@final
class ShogunJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        """Points so far, and what provinces and buildings will bring in the winters to come."""
        assert isinstance(state, ShogunState)
        s = state
        points = float(s.score(seat))
        if s.step == OVER:
            return points
        standing = float(s.provinces_of(seat)) + 1.8 * float(buildings_of(s, seat))
        return points + winters_left(s) * standing + 0.3 * float(s.chests[seat])

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
            return s.rules.modules[s.joined].choose(s, seat)
        return self._revolt(s)

    # Setting up

    def _colour(self, s: ShogunState) -> i64:
        colour: i64 = 0
        for _ in range(s.box.players):
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
        worth = province_worth(s, province)
        for i in range(province * NEIGHBOURS, (province + 1) * NEIGHBOURS):
            other = s.box.neighbours[i]
            if other >= 0 and s.owner[other] == seat:
                worth += 0.8
            elif other >= 0 and s.owner[other] >= 0:
                worth -= 0.2
        return worth

    def _group(self, s: ShogunState, seat: i64) -> i64:
        """Large groups where many foreigners are near, small ones elsewhere."""
        near = border(s, seat, s.drafted)
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
        card = Planner(s, seat).card_for(space)
        if card < 0:
            return LEAVE + space
        return put(space, card)

    def _special(self, s: ShogunState, seat: i64) -> i64:
        """A card that fits the own plan; otherwise an early place."""
        best: i64 = -1
        best_worth = -1.0
        for place in range(SPECIALS):
            if _place_taken(s, place):
                continue
            card = s.special[place]
            worth = _EARLY * float(SPECIALS - place)
            if card == RICE_MORE:
                worth += 1.0 + hunger_ahead(s, seat, 1)
            elif card == TAX_MORE:
                worth += 1.0
            elif card == SIX_ARMIES:
                worth += 0.8
            else:
                worth += 0.9
            if worth > best_worth:
                best_worth = worth
                best = place
        return SPECIAL + best

    def _march(self, s: ShogunState, seat: i64) -> i64:
        """Attack where the odds are good; otherwise strengthen an own border province."""
        province = planned_province(s)
        action = s.track[s.track_place]
        spare = s.armies[province] - 1
        if s.target >= 0:
            return NUMBER + self._force(s, seat, province, s.target, spare) - 1
        best: i64 = -1
        best_gain = 0.0
        if s.box.may_decline_march:
            best = STAY
        for target in range(PROVINCES):
            if not is_target(s, seat, province, target, action):
                continue
            gain = -0.4
            if s.owner[target] == seat:
                gain = -0.2 + 0.1 * danger(s, seat, target) - 0.1 * danger(s, seat, province)
            else:
                odds = conquest_odds(s, target, spare)
                worth = conquest_worth(s, seat, target)
                gain = odds * worth - (1.0 - odds) * 0.5 * float(spare)
            if best < 0 or gain > best_gain:
                best = TARGET + target
                best_gain = gain
        return best

    def _force(self, s: ShogunState, seat: i64, province: i64, target: i64, spare: i64) -> i64:
        """All but what the province needs to hold; into an own province as many as it lacks."""
        if s.owner[target] == seat:
            if danger(s, seat, target) >= danger(s, seat, province):
                return spare
            return 1
        keep: i64 = 0
        if border(s, seat, province) > 1 and spare > 4:
            keep = 1
        return spare - keep

    def _move(self, s: ShogunState, seat: i64) -> i64:
        """With Deploy 1, from a quiet province to a threatened one."""
        province = planned_province(s)
        if s.target >= 0:
            return NUMBER + s.armies[province] - 2
        here = danger(s, seat, province)
        best: i64 = STAY
        most = here + 1.0
        for i in range(province * NEIGHBOURS, (province + 1) * NEIGHBOURS):
            other = s.box.neighbours[i]
            if other >= 0 and s.owner[other] == seat and danger(s, seat, other) > most:
                most = danger(s, seat, other)
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


def _place_taken(s: ShogunState, place: i64) -> bool:
    for seat in range(s.box.players):
        if s.place_of[seat] == place:
            return True
    return False
