"""What makes a position good, and what a sensible player does."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight, other_numbers
from bakufu.games.edo.box import ACTIONS, MOST_OFFICIALS, RESOURCES, RICE, SLOTS, STONE, WOOD
from bakufu.games.edo.judgement_outlook import Outlook
from bakufu.games.edo.judgement_plan import Planner
from bakufu.games.edo.judgement_turn import act
from bakufu.games.edo.judgement_weights import WEIGHTS, Weights, own_weights
from bakufu.games.edo.moves import HAND_IN, HOME, LAY, LIFT, MOVES, OFFICIALS, TAKE_SET
from bakufu.games.edo.planning import WHOLE
from bakufu.games.edo.state import COLOURS, PLAN, START, EdoState

# So many plans are rehearsed, and so many changes to the best: by the judge, by judges of other
# tempers, who stand for others in a search, and by one with time to think.
_TRIES: Final[i64] = 8
_CHANGES: Final[i64] = 28
_ELSE_TRIES: Final[i64] = 5
_ELSE_CHANGES: Final[i64] = 15
_CAREFUL_TRIES: Final[i64] = 12
_CAREFUL_CHANGES: Final[i64] = 120


@final
class EdoJudgement(Judgement):
    def __init__(self, weights: Weights | None = None, worths: Weights | None = None) -> None:
        self.weights = own_weights() if weights is None else weights
        # By which a search judges positions: whatever its temper, what comes of its moves.
        self.worths = self.weights.worths() if worths is None else worths
        self.tries = _TRIES if weights is None else _ELSE_TRIES
        self.changes = _CHANGES if weights is None else _ELSE_CHANGES

    def declared(self) -> list[Weight]:
        return WEIGHTS

    def weighed(self, numbers: list[float]) -> Judgement:
        other = EdoJudgement(Weights(other_numbers(WEIGHTS, numbers)))
        other.tries = self.tries
        other.changes = self.changes
        return other

    def value(self, state: State, seat: i64) -> float:
        return Outlook(cast(EdoState, state), seat, self.worths).value()

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        s = cast(EdoState, state)
        if s.step == PLAN:
            if s.planned[seat] == WHOLE:
                return HAND_IN
            return _part(self._best_plan(s, seat, dice), seat, s.planned[seat])
        if s.step == COLOURS or s.step == START:
            return _begin(s, seat, self.weights, dice)
        return act(s, seat, self.weights)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """In phase 1 a whole plan."""
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

    def _best_plan(self, s: EdoState, seat: i64, dice: Dice) -> EdoState:
        return Planner(s, seat, self.weights, dice).best(self.tries, self.changes)

    def perturbed(self, dice: Dice) -> Judgement:
        return EdoJudgement(self.weights.perturbed(dice), self.worths)

    def careful(self) -> Judgement:
        other = EdoJudgement(self.weights, self.worths)
        other.tries = _CAREFUL_TRIES
        other.changes = _CAREFUL_CHANGES
        return other

    def imagine(self, world: State, seat: i64, dice: Dice) -> None:
        """Slots that are still hidden hold what seems useful, rather than anything."""
        world.unseal(seat)
        s = cast(EdoState, world)
        if s.slot < 0 or s.slot >= SLOTS or s.box.officials_open:
            return
        for other in range(s.box.players):
            if other != seat and s.shown[other] < SLOTS:
                s.planned[other] = s.shown[other] * 2
                Planner(s, other, self.weights, dice).complete(s)

    def is_mixed(self, state: State) -> bool:
        """Plans differ in worth far more than they answer each other: the best one is sought."""
        return False

    def is_partial(self, state: State, seat: i64) -> bool:
        s = cast(EdoState, state)
        if s.step == PLAN:
            return s.planned[seat] > 0
        return s.moving > 0

    def is_second_thought(self, move: i64) -> bool:
        return move == LIFT

    def is_quiet(self, state: State) -> bool:
        return cast(EdoState, state).step <= PLAN

    def quiet_positions(self, usual: i64) -> i64:
        """A round less than elsewhere: each costs four plans of many rehearsals."""
        return usual - 1

    def budget(self, state: State, seat: i64, effort: i64) -> i64:
        """Plans are rehearsed for each look: it takes longer than elsewhere."""
        return 3 + 2 * effort // 3

    def spread(self, state: State) -> float:
        return self.weights.doubt


def _begin(s: EdoState, seat: i64, weights: Weights, dice: Dice) -> i64:
    """The town with the best tile, and a set with something of everything."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best: i64 = buffer[dice.below(count)]
    if s.step == COLOURS:
        return best
    most = -1.0
    for i in range(count):
        move = buffer[i]
        if move >= HOME:
            worth = float(s.box.shares[s.tile[move - HOME] * 16]) * weights.town_tile
        else:
            first = (move - TAKE_SET) * RESOURCES
            material = s.box.sets[first + WOOD] + s.box.sets[first + STONE]
            worth = float(material) * weights.start_material
            worth += float(s.box.sets[first + RICE]) * weights.start_rice
        if worth > most:
            best = move
            most = worth
    return best


def _part(s: EdoState, seat: i64, part: i64) -> i64:
    """The move that lays a part of a plan."""
    place = seat * SLOTS + part // 2
    if part % 2 == 0:
        return LAY + s.card[place] * ACTIONS + s.action[place]
    return OFFICIALS + s.own[place] * (MOST_OFFICIALS + 1) + s.shogun[place]
