"""What makes a position good, and a plan: plans are rehearsed alone, as if nobody were in the way.

A first sense of the game, so that bots play; its numbers have not been tuned.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.games.edo.box import (
    ACTIONS,
    CITIES,
    HOUSE,
    MOST_OFFICIALS,
    RESOURCES,
    RICE,
    SLOTS,
    SPECIALS,
    STONE,
    WOOD,
)
from bakufu.games.edo.judgement_turn import Turn
from bakufu.games.edo.judgement_weights import Weights
from bakufu.games.edo.knowledge import forget_plan, plan_anew, set_any
from bakufu.games.edo.moves import HAND_IN, HOME, LAY, LIFT, MOVES, OFFICIALS, TAKE_SET
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.planning import WHOLE, fits
from bakufu.games.edo.state import (
    BEFORE,
    BUILD,
    COLOURS,
    DEVELOP,
    GATHER,
    OVER,
    PLAN,
    START,
    TRADE,
    TRAVEL,
    USE,
    WAGES,
    EdoState,
)

_PLANS: Final[i64] = 24  # so many plans are rehearsed
_LONGEST: Final[i64] = 120  # decisions of a rehearsal


@final
class EdoJudgement(Judgement):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights

    def value(self, state: State, seat: i64) -> float:
        s = cast(EdoState, state)
        points = float(s.score(seat))
        if s.step == OVER:
            return points if not s.is_out(seat) else points - 12.0
        weights = self.weights
        rounds = float(10 - s.round)
        top: i64 = 0
        for other in range(s.box.players):
            if s.score(other) > top:
                top = s.score(other)
        if rounds > float(13 - top) * 0.8:
            rounds = float(13 - top) * 0.8  # the first to 12 points ends the game
        if rounds < 0.0:
            rounds = 0.0
        late = 1.0 if rounds >= 3.0 else 0.1 + rounds * 0.3  # what is not used is lost
        # In the end fifty Ryo are a point.
        point = 1.0 / float(s.box.ryo_for_a_point)
        ryo = point + (weights.ryo - point) * late if rounds > 0.0 else point
        points += float(s.ryo[seat]) * ryo
        points += float(_up_to(s.goods[seat * RESOURCES + RICE], 6)) * weights.rice
        points += float(_up_to(s.goods[seat * RESOURCES + WOOD], 7)) * weights.wood * late
        points += float(_up_to(s.goods[seat * RESOURCES + STONE], 6)) * weights.stone * late
        fed = _up_to(s.samurai_of(seat), s.goods[seat * RESOURCES + RICE])
        points += float(fed) * weights.samurai
        points += float(s.shoguns[seat]) * weights.shogun * rounds * 0.15
        for city in range(CITIES):
            points += float(share_of(s, seat, city)) * weights.ryo * rounds
        for special in range(SPECIALS):
            if s.owner[special] == seat:
                points += weights.special[special] * rounds * 0.12
        if s.count_built(seat, 0, HOUSE) == 0:
            points -= weights.edo * (1.0 if rounds > 4.0 else 2.0)
        return points

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        s = cast(EdoState, state)
        if s.step == PLAN:
            return self._plan(s, seat, dice)
        if s.step == COLOURS or s.step == START:
            return self._begin(s, seat, dice)
        return self._act(s, seat)

    def _act(self, s: EdoState, seat: i64) -> i64:
        turn = Turn(s, seat, self.weights)
        if s.step == BEFORE:
            return turn.before()
        if s.step == USE:
            return turn.use()
        if s.step == TRAVEL:
            return turn.travel()
        if s.step == DEVELOP:
            return turn.develop()
        if s.step == GATHER:
            return turn.gather()
        if s.step == BUILD:
            return turn.build()
        if s.step == TRADE:
            return turn.trade()
        return turn.wages()

    def _begin(self, s: EdoState, seat: i64, dice: Dice) -> i64:
        """The town with the best tile, and a set with something of everything."""
        buffer = vec[i64]([0] * MOVES)
        count = s.fill_legal(seat, buffer)
        best: i64 = buffer[dice.below(count)]
        if s.step == COLOURS:
            return best
        most = -1.0
        for i in range(count):
            move = buffer[i]
            worth = 0.0
            if move >= HOME:
                worth = float(s.box.shares[s.tile[move - HOME] * 16]) * 0.1
            else:
                first = (move - TAKE_SET) * RESOURCES
                worth = float(s.box.sets[first + WOOD] + s.box.sets[first + STONE]) * 0.15
                worth += float(s.box.sets[first + RICE]) * 0.1
            if worth > most:
                best = move
                most = worth
        return best

    # Plans

    def _plan(self, s: EdoState, seat: i64, dice: Dice) -> i64:
        """The next part of the best of some plans that begin like the one laid out."""
        if s.planned[seat] == WHOLE:
            return HAND_IN
        best = self._best_plan(s, seat, dice)
        return _part(best, seat, s.planned[seat])

    def _best_plan(self, s: EdoState, seat: i64, dice: Dice) -> EdoState:
        world = s.clone()
        for other in range(s.box.players):
            if other != seat:
                _lay_nothing(world, other)
        best = world
        most = 0.0
        for number in range(_PLANS):
            tried = world.clone()
            _complete(tried, seat, dice)
            worth = self._rehearsed(tried, seat, dice)
            if number == 0 or worth > most:
                best = tried
                most = worth
        return best

    def _rehearsed(self, planned: EdoState, seat: i64, dice: Dice) -> float:
        """What the round would bring if all others did nothing."""
        s = planned.clone()
        s.committed = (1 << s.box.players) - 1 - (1 << seat)
        s.apply(seat, HAND_IN, dice, Scribe())
        number = s.round
        steps: i64 = 0
        while s.round == number and s.step != OVER and s.step != WAGES and steps < _LONGEST:
            s.apply(s.actor, self._act(s, s.actor), dice, Scribe())
            steps += 1
        return self.value(s, seat)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        s = cast(EdoState, state)
        if s.step != PLAN or s.planned[seat] == WHOLE:
            moves[0] = self.choose(state, seat, dice)
            return 1
        best = self._best_plan(s, seat, dice)
        count: i64 = 0
        for part in range(s.planned[seat], WHOLE):
            moves[count] = _part(best, seat, part)
            count += 1
        moves[count] = HAND_IN
        return count + 1

    def perturbed(self, dice: Dice) -> Judgement:
        return EdoJudgement(self.weights.shaken(dice))

    def is_partial(self, state: State, seat: i64) -> bool:
        s = cast(EdoState, state)
        if s.step == PLAN:
            return s.planned[seat] > 0
        return s.moving > 0

    def is_second_thought(self, move: i64) -> bool:
        return move == LIFT

    def is_quiet(self, state: State) -> bool:
        return cast(EdoState, state).step <= PLAN

    def spread(self, state: State) -> float:
        return 3.0


def _up_to(number: i64, most: i64) -> i64:
    if number > most:
        return most
    return number


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


def _complete(s: EdoState, seat: i64, dice: Dice) -> None:
    """Lay out what is missing of a plan, somehow, and mostly with all officials at work."""
    parts = s.planned[seat]
    if parts == WHOLE:
        return
    first = parts // 2
    following = first
    if parts % 2 == 1:
        place = seat * SLOTS + first  # the card lies already, only its officials are free
        set_any(s, seat, place, s.face(seat, first), dice)
        following += 1
    plan_anew(s, seat, following, False, dice)
    if dice.below(4) == 0:
        return
    slot = first + dice.below(SLOTS - first)
    for _ in range(first, SLOTS):
        place = seat * SLOTS + slot
        face = s.face(seat, slot)
        takes = s.box.takes[face]
        while s.own_waiting(seat) >= takes and fits(s, face, s.officials_at(seat, slot) + takes):
            s.own[place] = s.own[place] + takes
        while s.shoguns_waiting(seat) >= takes and fits(
            s, face, s.officials_at(seat, slot) + takes
        ):
            s.shogun[place] = s.shogun[place] + takes
        slot += 1
        if slot == SLOTS:
            slot = first


def _part(s: EdoState, seat: i64, part: i64) -> i64:
    """The move that lays a part of a plan."""
    place = seat * SLOTS + part // 2
    if part % 2 == 0:
        return LAY + s.card[place] * ACTIONS + s.action[place]
    return OFFICIALS + s.own[place] * (MOST_OFFICIALS + 1) + s.shogun[place]
