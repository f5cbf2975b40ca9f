"""Phase 2 between the decisions: whose turn it is, what revealing brings, when a turn ends."""

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.edo.box import (
    DO_BUILD,
    DO_DEVELOP,
    DO_GATHER,
    DO_TRADE,
    DO_TRAVEL,
    SLOTS,
    SPACES,
)
from bakufu.games.edo.notes import GIVEN_UP, LAPSED, OFFICIALS_SHOWN, REVEALED, SLOT_BEGAN
from bakufu.games.edo.phases import begin_wages
from bakufu.games.edo.state import (
    BEFORE,
    BUILD,
    DEVELOP,
    GATHER,
    NOTHING_YET,
    TRADE,
    TRAVEL,
    USE,
    EdoState,
)
from bakufu.games.edo.uses import may_use


def begin_turns(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """All plans are handed in (EDO-PLAN-13)."""
    if s.box.officials_open:
        for seat in range(s.box.players):
            for slot in range(SLOTS):
                place = seat * SLOTS + slot
                scribe.note(OFFICIALS_SHOWN, seat, slot, s.own[place] * 16 + s.shogun[place])
    s.committed = 0
    s.slot = 0
    s.actor = s.first
    scribe.note(SLOT_BEGAN, 0, 0, 0)
    _begin_turn(s, chance, scribe)


def _begin_turn(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Paid moves are asked for where there are Ryo for at least one step (EDO-ACT-03)."""
    while True:
        s.step = BEFORE
        if s.ryo[s.actor] > 0 or not _reveal(s, scribe):
            return
        if not _pass_turn(s, chance, scribe):
            return


def reveal(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """Show the card of the slot; its action follows, if anything can be done (EDO-ACT-04)."""
    if _reveal(s, scribe):
        end_turn(s, chance, scribe)


def _reveal(s: EdoState, scribe: Scribe) -> bool:
    """Whether the turn is over already."""
    seat = s.actor
    place = seat * SLOTS + s.slot
    face = s.face(seat, s.slot)
    shown = s.slot * 512 + s.card[place] * 16 + s.action[place]
    s.shown[seat] = s.slot + 1
    scribe.note(REVEALED, seat, shown, s.own[place] * 16 + s.shogun[place])
    s.left = s.officials_at(seat, s.slot) // s.box.takes[face]
    s.own_left = 0
    action = s.action[place]
    if action == DO_TRAVEL:
        s.own_left = s.own[place]
        s.step = TRAVEL
    elif action == DO_DEVELOP:
        s.step = DEVELOP
    elif action == DO_BUILD:
        s.step = BUILD
    elif action == DO_TRADE:
        s.step = TRADE
    elif action >= DO_GATHER:
        s.step = GATHER
    else:
        s.step = USE
    return _is_done(s, scribe)


def _is_done(s: EdoState, scribe: Scribe) -> bool:
    """Whether no activation is left that could be used (EDO-ACT-08)."""
    if may_use(s):
        return False
    if s.left > 0:
        scribe.note(LAPSED, s.actor, s.action[s.actor * SLOTS + s.slot], s.left)
    return True


def go_on(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """After a use: the next one, or the next turn."""
    if _is_done(s, scribe):
        end_turn(s, chance, scribe)


def give_up(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    """The player ends the turn; what is left is lost (EDO-ACT-07)."""
    if s.left > 0:
        scribe.note(GIVEN_UP, s.actor, s.action[s.actor * SLOTS + s.slot], s.left)
    end_turn(s, chance, scribe)


def end_turn(s: EdoState, chance: Chance, scribe: Scribe) -> None:
    if _pass_turn(s, chance, scribe):
        _begin_turn(s, chance, scribe)


def _pass_turn(s: EdoState, chance: Chance, scribe: Scribe) -> bool:
    """The next turn, slot by slot and clockwise in each (EDO-ACT-01, EDO-ACT-02); False when all
    three slots are performed."""
    forget_turn(s)
    s.actor = (s.actor + 1) % s.box.players
    if s.actor == s.first:
        if s.slot + 1 == SLOTS:
            begin_wages(s, chance, scribe)
            return False
        s.slot += 1
        scribe.note(SLOT_BEGAN, s.slot, 0, 0)
    return True


def forget_turn(s: EdoState) -> None:
    s.left = 0
    s.own_left = 0
    s.half = NOTHING_YET
    s.floor = 0
    s.moving = 0
    served = s.served
    moved = s.moved
    for space in range(SPACES):
        served[space] = 0
        moved[space] = 0
