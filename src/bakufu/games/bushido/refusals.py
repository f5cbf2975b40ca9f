"""The rule against a move that does not belong to the decision of the moment. Only people ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.bushido import moves, state
from bakufu.games.bushido.box import CAMPAIGN
from bakufu.games.bushido.state import (
    INTRIGUE,
    NEUTRAL,
    SEND,
    SEND_ELITE,
    UNREST,
    BushidoState,
)

# Where each kind of move begins, the steps it belongs to, the rule against it at any other time.
_TABLE: Final = [
    (moves.FORTRESS_AT, [state.CHOOSE_FORTRESS], "BUS-SETUP-09"),
    (moves.SETTLE, [state.CHOOSE_PROVINCE], "BUS-SETUP-11"),
    (
        moves.STATION,
        [state.DEPLOY, state.REMOVE, state.RECRUIT, state.REGROUP],
        "BUS-DAIMYO-10",
    ),
    (moves.GUARD, [state.PLACE_ELITE, state.REGROUP], "BUS-ELITE-03"),
    (moves.FILL_FROM, [state.CLOSE_GAP], "BUS-ELITE-08"),
    (moves.DISCARD, [state.CHANGE_DISCS], "BUS-DAIMYO-06"),
    (moves.DONE, [state.CHANGE_DISCS, state.RECRUIT, state.REGROUP], "BUS-DAIMYO-02"),
    (moves.CALL, [state.CALL_ELITE], "BUS-ELITE-02"),
    (
        moves.PASS,
        [
            *(state.CALL_ELITE, state.INVITE, state.INTRIGUE, state.UNREST, state.RISE),
            *(state.ANNOUNCE, state.DEMAND, state.PROPOSE, state.AUDIENCE),
        ],
        "BUS-DAIMYO-02",
    ),
    (moves.INVITE_SEAT, [state.INVITE], "BUS-TEA-01"),
    (moves.ACCEPT, [state.ANSWER], "BUS-TEA-03"),
    (moves.GIVE, [state.GIVE_UP], "BUS-TEA-06"),
    (moves.BUY_POINTS, [state.BUY], "BUS-BUY-02"),
    (moves.MAKE_SAMURAI, [state.DEAL], "BUS-ROLE-08"),
    (moves.PLACE_RONIN, [state.INTRIGUE, state.UNREST], "BUS-SENSEI-01"),
    (moves.SPY, [state.INTRIGUE], "BUS-SENSEI-01"),
    (moves.RISE_IN, [state.RISE], "BUS-HATA-04"),
    (moves.LAY_CAMPAIGN, [state.ANNOUNCE, state.REGROUP, state.TARGET], "BUS-CAMPAIGN-02"),
    (moves.ATTACK, [state.TARGET, state.SEND], "BUS-MOBIL-04"),
    (moves.SEND_TROOPS, [state.SEND], "BUS-MOBIL-07"),
    (moves.SEND_GUARDS, [state.SEND_ELITE], "BUS-MOBIL-07"),
    (moves.LAY_BONUS, [state.BONUS], "BUS-MOBIL-09"),
    (moves.LAY_KATANA, [state.STACK, state.TACTIC], "BUS-COMBAT-03"),
    (moves.TACTIC_OF, [state.TACTIC], "BUS-COMBAT-08"),
    (moves.RETREAT_TO, [state.RETREAT], "BUS-COMBAT-20"),
    (moves.SEPPUKU_NOW, [state.DEMAND, state.JUDGE], "BUS-COUNCIL-01"),
    (moves.LOSS, [state.PROPOSE, state.JUDGE], "BUS-COUNCIL-04"),
    (moves.FOLLOW, [state.JUDGE], "BUS-COUNCIL-06"),
    (moves.ARM, [state.TO_ARMS], "BUS-ARMS-01"),
    (moves.AUDIENCE_FOR, [state.AUDIENCE], "BUS-KOTAU-01"),
]
_FIRST: Final = vec[i64]([int(first) for first, _, _ in _TABLE])
_STEPS: Final = vec[i64]([sum(1 << int(step) for step in steps) for _, steps, _ in _TABLE])
_RULES: Final = [rule for _, _, rule in _TABLE]


def _kind_of(move: i64) -> i64:
    kind: i64 = len(_FIRST) - 1
    while _FIRST[kind] > move:
        kind -= 1
    return kind


def is_of_step(s: BushidoState, move: i64) -> bool:
    """Whether the decision of the moment is made with moves of this kind."""
    return (_STEPS[_kind_of(move)] >> s.step) & 1 != 0


def out_of_time(s: BushidoState, seat: i64, move: i64) -> str:
    """The rule against a move that belongs to another decision."""
    if moves.INVITE_SEAT <= move < moves.ACCEPT and s.sh[seat] < s.box.host_needs:
        return "BUS-TEA-02"
    if moves.PLACE_RONIN <= move <= moves.PLAY_GEISHA:
        if seat == s.daimyo:
            return "BUS-SENSEI-04"
        if s.step == UNREST or s.step == state.RISE:
            return "BUS-HATA-03"
        if s.step == state.AUDIENCE or s.step < INTRIGUE:
            return "BUS-SENSEI-01"
    # Nothing has been bought or dealt yet: its phase is still to come.
    if moves.MAKE_SAMURAI <= move < moves.PLACE_RONIN and s.samurai < 0:
        return "BUS-DAIMYO-02"
    if moves.BUY_POINTS <= move < moves.MAKE_SAMURAI and s.samurai < 0 and s.step < state.BUY:
        return "BUS-DAIMYO-02"
    if move == moves.SEPPUKU_NOW:
        if s.step == INTRIGUE:
            return "BUS-SENSEI-04" if seat == s.daimyo else "BUS-SENSEI-01"
        if s.step == UNREST or s.step == state.RISE:
            return "BUS-HATA-03"
        if s.step == state.PROPOSE:
            return "BUS-COUNCIL-02"  # the demand comes first
    if moves.RISE_IN <= move < moves.LAY_CAMPAIGN and s.box.players < 5:
        return "BUS-HATA-01"
    if move == moves.LAY_CAMPAIGN and s.tokens[seat] & CAMPAIGN == 0:
        return "BUS-CAMPAIGN-01"
    if moves.LAY_BONUS <= move < moves.LAY_KATANA:
        if (s.step == SEND or s.step == SEND_ELITE) and s.owner[s.target] == NEUTRAL:
            return "BUS-MOBIL-15"
    if moves.STATION <= move < moves.GUARD and seat == s.daimyo:
        return "BUS-DAIMYO-02"
    return _RULES[_kind_of(move)]
