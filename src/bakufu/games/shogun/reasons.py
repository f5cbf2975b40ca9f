"""The odds of the battle a march leads to, for hints. All they rest on lies open (SHO-TOWER-10)."""

from collections.abc import Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun import moves, names, odds
from bakufu.games.shogun.box import (
    ATTACK_MORE,
    CASTLE,
    CASTLE_DEFENDS,
    DEFENCE_MORE,
    FARMERS,
    TWO_FARMERS,
)
from bakufu.games.shogun.state import MARCH, ShogunState


def battle_odds(s: ShogunState, seat: int, line: Sequence[int]) -> list[Message]:
    """How the battle may end, where the decision is a march into one."""
    target, armies = int(s.target), 0
    for move in line:
        if moves.TARGET <= move < moves.NUMBER:
            target = move - int(moves.TARGET)
        elif moves.NUMBER <= move < moves.REVOLT:
            armies = move - int(moves.NUMBER) + 1
    if s.step != MARCH or target < 0 or not armies or s.owner[target] == seat:
        return []
    holder = int(s.owner[target])
    ends = odds.odds(s.box, _question(s, seat, target, armies)).ends
    args: dict[str, Argument] = {
        "province": f"@shogun-province-{names.PROVINCES[target]}",
        "conquered": round(100 * ends[odds.CONQUERED]),
    }
    if holder < 0:
        args["held"] = round(100 * ends[odds.STAYS_NEUTRAL])
        return [Message("shogun-odds-neutral", args)]
    args["held"] = round(100 * ends[odds.HELD])
    args["empty"] = round(100 * (ends[odds.TIE] + ends[odds.FARMERS_ALONE]))
    return [Message("shogun-odds-battle", {**args, "seat": f"#{holder}"})]


def _question(s: ShogunState, seat: int, target: int, armies: int) -> odds.Question:
    """The battle as it would be fought now, extra armies counted with the others."""
    holder = int(s.owner[target])
    sides = {odds.ATTACKER: [seat], odds.FARMERS: [int(FARMERS)]}
    if holder >= 0:
        sides[odds.DEFENDER] = [holder]
    known = {cube for cubes in sides.values() for cube in cubes}
    sides[odds.OTHERS] = [cube for cube in range(int(s.box.players)) if cube not in known]
    if (holder >= 0 or s.box.attack_card_neutral) and s.holds_special(seat, ATTACK_MORE):
        armies += min(int(s.box.special[ATTACK_MORE]), int(s.supply[seat]))  # SHO-BID-15
    return odds.Question(
        kind=odds.BATTLE if holder >= 0 else odds.NEUTRAL,
        attack=armies,
        defend=_defence(s, holder, target) if holder >= 0 else 0,
        unrest=int(s.unrest[target]),
        two_farmers=bool(s.ruling == TWO_FARMERS),
        tower={side: sum(int(s.tower[cube]) for cube in cubes) for side, cubes in sides.items()},
        tray={side: sum(int(s.tray[cube]) for cube in cubes) for side, cubes in sides.items()},
    )


def _defence(s: ShogunState, holder: int, target: int) -> int:
    """The defenders with those that join them, as far as the supply goes (SHO-BATTLE-05)."""
    more = 0
    if s.ruling == CASTLE_DEFENDS and s.has_building(target, CASTLE):
        more += 1
    if s.holds_special(holder, DEFENCE_MORE):
        more += int(s.box.special[DEFENCE_MORE])
    return int(s.armies[target]) + min(more, int(s.supply[holder]))
