"""What the favour cards do (SHO-COURT-22, SHO-COURT-27 to SHO-COURT-37)."""

from mypy_extensions import i64

from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.actions import gain_chests, gain_rice, put_up
from bakufu.games.shogun.box import EVENTS, NO_EVENT
from bakufu.games.shogun.modules.court.numbers import (
    ARMIES_LEVIED,
    EVENT_CANCELLED,
    EVENT_KEPT,
    FAVOUR_KEPT,
    FAVOUR_WITHOUT_EFFECT,
    FROM_FAVOURS,
    PROVINCE_CALMED,
)
from bakufu.games.shogun.modules.court.pieces import (
    ARMIES,
    BUILDS,
    CALMS,
    CHESTS,
    KEPT,
    POINTS,
    RICE,
    SHIELDS,
    CourtPieces,
    packed,
)
from bakufu.games.shogun.modules.gifts import into_tray
from bakufu.games.shogun.scoring import score
from bakufu.games.shogun.state import EVENT_GONE, EVENT_RULING, ShogunState


def carry_out(
    s: ShogunState,
    pieces: CourtPieces,
    seat: i64,
    favour: i64,
    does: i64,
    amount: i64,
    scribe: Scribe,
) -> None:
    """A favour that asks for no choice, or finds none."""
    if does == CHESTS:
        gain_chests(s, seat, amount, -1, scribe)
    elif does == ARMIES:
        into_tray(s, seat, amount, scribe)
    elif does == RICE:
        gain_rice(s, seat, amount, -1, scribe)
    elif does == POINTS:
        score(s, seat, FROM_FAVOURS, amount, scribe)
    elif does in (SHIELDS, CALMS):
        # A calm country keeps favour 4 for the next marker (SHO-COURT-31).
        pieces.favour[favour] = KEPT + seat
        scribe.note(FAVOUR_KEPT, seat, favour, packed(does, amount))
    else:
        scribe.note(FAVOUR_WITHOUT_EFFECT, seat, favour, 0)  # SHO-COURT-23


def choose_event(s: ShogunState, seat: i64, cancel: bool, scribe: Scribe) -> None:
    """The event of the round leaves the game at once, or not (SHO-COURT-27)."""
    if not cancel:
        scribe.note(EVENT_KEPT, seat, 0, 0)
        return
    for card in range(EVENTS):
        if s.events[card] == EVENT_RULING:
            s.events[card] = EVENT_GONE
            scribe.note(EVENT_CANCELLED, seat, card, 0)
    s.ruling = NO_EVENT


def choose_province(
    s: ShogunState, seat: i64, province: i64, does: i64, amount: i64, scribe: Scribe
) -> None:
    if does == CALMS:
        s.unrest[province] = s.unrest[province] - 1  # SHO-COURT-30
        scribe.note(PROVINCE_CALMED, seat, province, s.unrest[province])
    elif does == BUILDS:
        put_up(s, seat, province, amount, scribe)  # SHO-COURT-35
    else:
        _levy(s, seat, province, amount, scribe)


def _levy(s: ShogunState, seat: i64, province: i64, amount: i64, scribe: Scribe) -> None:
    """At home, or in a neutral province, which is taken without a battle (SHO-COURT-36, -37)."""
    armies = amount
    if s.supply[seat] < amount:
        armies = s.supply[seat]
    s.supply[seat] = s.supply[seat] - armies
    if s.owner[province] != seat:
        s.owner[province] = seat
        s.gained[province] = 1
    s.armies[province] = s.armies[province] + armies
    scribe.note(ARMIES_LEVIED, seat, province, armies)
