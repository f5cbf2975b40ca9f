"""Who can know what of the plans, and how a searching player fills in the rest.

Slots that are not revealed are hidden with card, action and officials (EDO-PLAN-11), unless the
table shows the officials. Everything else is open, or, like Ryo, only covered: everybody could have
kept count.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.games.edo.box import ACTIONS, CARDS, FACES, MOST_OFFICIALS, SLOTS
from bakufu.games.edo.planning import WHOLE, fits
from bakufu.games.edo.state import DRAW_SPECIAL, PLAN, EdoState


def redraw_plans(s: EdoState, viewer: i64, chance: Chance) -> None:
    """Lay the hidden slots of all other players anew."""
    if s.step == PLAN or s.slot < 0 or s.slot >= SLOTS:
        return  # while all plan, the step itself redraws; later everything is revealed
    for seat in range(s.box.players):
        if seat != viewer:
            plan_anew(s, seat, s.shown[seat], s.box.officials_open, chance)


def forget_plan(s: EdoState, seat: i64) -> None:
    for slot in range(SLOTS):
        clear_slot(s, seat * SLOTS + slot)
    s.planned[seat] = 0


def clear_slot(s: EdoState, place: i64) -> None:
    s.card[place] = -1
    s.action[place] = -1
    s.own[place] = 0
    s.shogun[place] = 0


def plan_anew(s: EdoState, seat: i64, first: i64, officials_known: bool, chance: Chance) -> None:
    """Any plan that is possible for the slots from `first` on; with the officials that stand there,
    if they are known."""
    for slot in range(first, SLOTS):
        place = seat * SLOTS + slot
        s.card[place] = -1
        s.action[place] = -1
        if not officials_known:
            s.own[place] = 0
            s.shogun[place] = 0
    for slot in range(first, SLOTS):
        place = seat * SLOTS + slot
        face = _any_face(s, seat, s.officials_at(seat, slot), chance)
        s.card[place] = face // ACTIONS
        s.action[place] = face % ACTIONS
        if not officials_known:
            set_any(s, seat, place, face, chance)
    s.planned[seat] = WHOLE


def _any_face(s: EdoState, seat: i64, officials: i64, chance: Chance) -> i64:
    """A card that lies nowhere and an action of it which takes the officials known to stand there:
    0 if nothing is known."""
    faces = vec[i64]([0] * FACES)
    for card in range(CARDS):
        if s.may_plan(seat, card) and s.lies_at(seat, card) < 0:
            for action in range(ACTIONS):
                face = card * ACTIONS + action
                if s.box.most[face] > 0 and fits(s, face, officials):
                    faces[face] = 1
    return chance.draw(DRAW_SPECIAL, faces, 0, FACES)


def set_any(s: EdoState, seat: i64, place: i64, face: i64, chance: Chance) -> None:
    own_most = s.own_waiting(seat)
    shogun_most = s.shoguns_waiting(seat)
    sets = vec[i64]([0] * ((MOST_OFFICIALS + 1) * (MOST_OFFICIALS + 1)))
    for own in range(MOST_OFFICIALS + 1):
        for shogun in range(MOST_OFFICIALS + 1):
            if own <= own_most and shogun <= shogun_most and fits(s, face, own + shogun):
                sets[own * (MOST_OFFICIALS + 1) + shogun] = 1
    drawn = chance.draw(DRAW_SPECIAL, sets, 0, (MOST_OFFICIALS + 1) * (MOST_OFFICIALS + 1))
    s.own[place] = drawn // (MOST_OFFICIALS + 1)
    s.shogun[place] = drawn % (MOST_OFFICIALS + 1)


def world_behind(before: EdoState, after: EdoState, viewer: i64, chance: Chance) -> EdoState:
    """A world before a step that differs only in slots which are still hidden after it."""
    world = before.clone()
    if after.step == PLAN:
        # Still planning; or a new round, and every slot of the old one has been revealed.
        if before.step == PLAN:
            before.asked().redraw(world, viewer, chance)
        return world
    if after.round != before.round or after.slot < 0 or after.slot >= SLOTS:
        return world
    drawn = after.clone()
    redraw_plans(drawn, viewer, chance)
    for seat in range(before.box.players):
        if seat != viewer:
            for slot in range(after.shown[seat], SLOTS):
                place = seat * SLOTS + slot
                world.card[place] = drawn.card[place]
                world.action[place] = drawn.action[place]
                world.own[place] = drawn.own[place]
                world.shogun[place] = drawn.shogun[place]
    return world
