"""Phases 10 to 12: council, to arms, audience."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.bag import draw_tiles, use_disc
from bakufu.games.bushido.box import KOTAU
from bakufu.games.bushido.notes import AUDIENCE_HELD
from bakufu.games.bushido.state import (
    AUDIENCE,
    DEATH,
    NO_PROPOSAL,
    OVER,
    PROPOSE,
    BushidoState,
)
from bakufu.games.bushido.tracks import gain_daimyo, lose_samurai
from bakufu.games.bushido.turn import after_attack, end_turn, next_without_daimyo


def next_to_demand(s: BushidoState) -> None:
    """Clockwise from the Sensei's left; when all have passed, he may propose a loss."""
    s.actor = next_without_daimyo(s, s.actor)
    if s.actor == s.sensei:
        s.step = PROPOSE


def judge(s: BushidoState, follows: bool, scribe: Scribe) -> None:
    """The Samurai, then the Sensei (BUS-COUNCIL-06 to BUS-COUNCIL-11)."""
    loss = s.box.minimum
    if follows:
        loss = s.proposal
        if loss == DEATH:
            loss = s.sh[s.samurai]
    thanks = follows and (s.demanded == s.sensei or s.proposal != DEATH)
    s.demanded = -1
    s.proposal = NO_PROPOSAL
    lose_samurai(s, s.samurai, loss, scribe)
    if thanks:
        gain_daimyo(s, s.sensei, s.box.thanks, scribe)
        if s.step == OVER:
            return
    after_attack(s)


def call_to_arms(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    """Everybody draws, the Sensei first (BUS-ARMS-02, BUS-ARMS-03)."""
    number = s.box.to_arms[s.month]
    seat = s.sensei
    for _time in range(s.box.players):
        draw_tiles(s, seat, number, chance, scribe)
        seat = s.left_of(seat)


def begin_audience(s: BushidoState) -> None:
    s.step = AUDIENCE
    s.actor = s.sensei


def next_in_audience(s: BushidoState, chance: Chance, scribe: Scribe) -> None:
    s.actor = s.left_of(s.actor)
    if s.actor == s.sensei:
        end_turn(s, 1, chance, scribe)  # BUS-KOTAU-06


def hold_audience(s: BushidoState, seat: i64, effect: i64, chance: Chance, scribe: Scribe) -> None:
    """Appease, fan or plead; the first Kotau ends the asking (BUS-KOTAU-02 to BUS-KOTAU-05)."""
    use_disc(s, seat, KOTAU)
    scribe.note(AUDIENCE_HELD, seat, effect, 0)
    months: i64 = 1
    if effect == 0:
        months = 0
    elif effect == 1:
        months = 2
    else:
        draw_tiles(s, seat, s.box.plea, chance, scribe)
    end_turn(s, months, chance, scribe)
