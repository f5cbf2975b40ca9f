"""The odds of the battle a march leads to, for hints."""

from collections.abc import Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun import fights, moves, odds
from bakufu.games.shogun.state import MARCH, ShogunState
from bakufu.games.shogun.view import make_view


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
    view = make_view(s, seat)
    province = view.provinces[target]
    ends = fights.battle(view, s.box, seat, province, armies).ends
    args: dict[str, Argument] = {
        "province": f"@shogun-province-{province.id}",
        "conquered": fights.percent(ends[odds.CONQUERED]),
    }
    if province.owner is None:
        args["held"] = fights.percent(ends[odds.STAYS_NEUTRAL])
        return [Message("shogun-odds-neutral", args)]
    args["held"] = fights.percent(ends[odds.HELD])
    args["empty"] = fights.percent(ends[odds.TIE] + ends[odds.FARMERS_ALONE])
    return [Message("shogun-odds-battle", {**args, "seat": f"#{province.owner}"})]
