"""What speaks for a decision in the game's own terms, for hints.

All of it follows from what the seat knows: own tiles and discs, and what lies open.
"""

from collections.abc import Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.bushido import moves
from bakufu.games.bushido.box import DUEL, LAND, ORIGINS, STRENGTHS, hex_name
from bakufu.games.bushido.combat import led
from bakufu.games.bushido.state import DEFENDER, NEUTRAL, BushidoState

_NUMBERS = 31


def reasons(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    """One sentence on what a decision brings."""
    move = line[0]
    for last, tell in (
        (moves.STATION, _settled),
        (moves.INVITE_SEAT, _prepared),
        (moves.MAKE_SAMURAI, _at_tea),
        (moves.PLACE_RONIN, _dealt),
        (moves.ATTACK, _intrigued),
        (moves.LAY_KATANA, _marched),
        (moves.RETREAT_TO, _fought),
        (moves.MOVES, _advised),
    ):
        if move < last:
            return tell(s, seat, line)
    raise AssertionError(move)


def _say(what: str, **args: Argument) -> Message:
    return Message(f"bushido-why-{what}", args)


def _land(s: BushidoState, place: int) -> dict[str, Argument]:
    honour = int(s.box.honour[s.kind[place]])
    return {"hex": hex_name(place), "honour": honour}


def _settled(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    fortress = line[0] < moves.SETTLE
    place = line[0] - int(moves.FORTRESS_AT if fortress else moves.SETTLE)
    own = int(LAND.count_beside(place, s.owner, seat))
    return [_say("fortress" if fortress else "province", number=own, hex=hex_name(place))]


def _prepared(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    move = line[0]
    if move < moves.GUARD:
        place, troops = divmod(move - int(moves.STATION), _NUMBERS)
        return [_say("station", troops=troops, ronin=int(s.ronin[place]), hex=hex_name(place))]
    if move < moves.FILL_FROM:
        return [_say("elite", worth=int(s.box.elite_worth))]
    if move < moves.DISCARD:
        place = move - int(moves.FILL_FROM)
        troops, ronin = int(s.troops[place]) - 1, int(s.ronin[place])
        return [_say("station", troops=troops, ronin=ronin, hex=hex_name(place))]
    if move < moves.DONE:
        return [_say("discard", number=sum(moves.DISCARD <= one < moves.DONE for one in line))]
    if move in (moves.DONE, moves.PASS):
        return [_say("pass", tiles=int(s.tiles_of(seat)))]
    return [_say("elite", worth=int(s.box.elite_worth))]


def _at_tea(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    move = line[0]
    if move < moves.ACCEPT:
        points = max(0, (int(s.sh[seat]) - int(s.box.gift)) // 2)
        return [_say("invite", points=points, gift=int(s.box.gift))]
    if move < moves.GIVE:
        points = max(0, (int(s.sh[s.host]) - int(s.box.gift)) // 2)
        args: dict[str, Argument] = {"host": f"#{s.host}", "points": points}
        return [_say("accept" if move == moves.ACCEPT else "refuse", **args)]
    if move < moves.BUY_POINTS:
        points = move - int(moves.GIVE)
        return [_say("give", honour=int(s.dh[seat]) + points, rest=int(s.sh[seat]) - 2 * points)]
    points = move - int(moves.BUY_POINTS)
    return [_say("buy" if points else "keep", points=points, threes=int(s.holds(seat, 2)))]


def _dealt(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    said = []
    for move in line:
        for first, what in (
            (moves.MAKE_SENSEI, "sensei"),
            (moves.MAKE_BUSHI, "bushi"),
            (moves.MAKE_SAMURAI, "samurai"),
        ):
            if move >= first:
                other = move - int(first)
                args: dict[str, Argument] = {
                    "who": f"#{other}",
                    "honour": int(s.dh[other]),
                    "samurai": int(s.sh[other]),
                }
                said.append(_say(what, **args))
                break
    return said[:2]


def _intrigued(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    move = line[0]
    if move < moves.SPY:
        place = move - int(moves.PLACE_RONIN)
        left = int(s.worth(place) - s.ronin[place]) - 1
        if left <= 0:
            return [_say("revolt", owner=f"#{s.owner[place]}", **_land(s, place))]
        return [_say("ronin", left=left, **_land(s, place))]
    if move < moves.HOLD_TEA:
        return [_say("spy", who=f"#{move - int(moves.SPY)}")]
    if move < moves.PLAY_GEISHA:
        points = max(0, (int(s.sh[seat]) - int(s.box.gift)) // 2)
        return [_say("invite", points=points, gift=int(s.box.gift))]
    if move == moves.PLAY_GEISHA:
        return [_say("geisha", daimyo=f"#{s.daimyo}", honour=int(s.dh[s.daimyo]))]
    if move < moves.LAY_CAMPAIGN:
        place = move - int(moves.RISE_IN)
        return [_say("rise", troops=int(s.worth(place)), **_land(s, place))]
    return [_say("campaign", troops=int(s.on_map(seat)))]


def _marched(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    move = line[0]
    if move == moves.HALT:
        if s.announced == 2:  # BUS-CAMPAIGN-07
            return [_say("halt-campaign", month=int(s.month))]
        if not s.box.stall_guard:
            return [_say("halt-unguarded", month=int(s.month))]
        return [_say("halt", early=int(s.early), players=int(s.box.players))]
    if move < moves.HALT:
        origin = int(ORIGINS[move - moves.ATTACK])
        target = int(LAND.neighbours[move - moves.ATTACK])
        if s.owner[target] == NEUTRAL:
            return [_say("enter", ronin=int(s.ronin[target]), **_land(s, target))]
        force = _force(s, line[1:]) or int(s.worth(origin)) - 1
        args: dict[str, Argument] = {"force": force, "troops": int(s.worth(target))}
        return [_say("attack", **args, **_land(s, target))]
    if move < moves.SEND_GUARDS:
        left = int(s.troops[s.origin]) - (move - int(moves.SEND_TROOPS))
        return [_say("send", left=left, ronin=int(s.ronin[s.origin]), hex=hex_name(s.origin))]
    if move < moves.LAY_BONUS:
        return [_say("elite", worth=int(s.box.elite_worth))]
    if move == moves.LAY_BONUS:
        return [_say("no-bonus", samurai=f"#{s.samurai}", honour=int(s.sh[s.samurai]))]
    return [_say("bonus", samurai=f"#{s.samurai}", honour=int(s.sh[s.samurai]))]


def _force(s: BushidoState, line: Sequence[int]) -> int:
    """Those who march, as they fight (BUS-ELITE-05)."""
    force = 0
    for move in line:
        if moves.SEND_TROOPS <= move < moves.SEND_GUARDS:
            force += move - int(moves.SEND_TROOPS)
        elif moves.SEND_GUARDS <= move < moves.LAY_BONUS:
            force += (move - int(moves.SEND_GUARDS)) * int(s.box.elite_worth)
    return force


def _fought(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    side = int(s.side_of(seat))
    row = side * int(STRENGTHS)
    if line[0] == moves.NO_KATANA:
        return [_say("no-katana", troops=int(led(s, side)))]
    if line[0] >= moves.TACTIC_OF:
        katana = sum((k + 1) * int(s.stack[row + k]) for k in range(STRENGTHS))
        tactic = line[0] - int(moves.TACTIC_OF)
        args: dict[str, Argument] = {"katana": katana, "troops": int(led(s, side))}
        if tactic == int(DUEL) - 8:
            if s.is_revolt():  # BUS-HATA-06
                return [_say("duel-revolt", **args)]
            args["stake"] = (int(s.sh[seat]) + 1) // 2
        ones = int(s.stack[row]) // 2
        return [_say(("battle", "duel", "ambush", "traitor")[tactic], ones=ones, **args)]
    stack = [int(s.stack[row + k]) for k in range(STRENGTHS)]
    for move in line:
        if moves.LAY_KATANA <= move < moves.TOP:
            strength, number = divmod(move - int(moves.LAY_KATANA), int(moves.MOST_TILES))
            stack[strength] = number + 1
    katana = sum((k + 1) * number for k, number in enumerate(stack))
    what = "stack-revolt" if s.is_revolt() else "stack-attacker"
    if side == DEFENDER:
        what = "stack-defender"
    return [_say(what, katana=katana, tiles=sum(stack), **_land(s, int(s.target)))]


def _advised(s: BushidoState, seat: int, line: Sequence[int]) -> list[Message]:
    move = line[0]
    if move < moves.SEPPUKU_NOW:
        place = move - int(moves.RETREAT_TO)
        return [_say("retreat", troops=int(s.worth(place)), hex=hex_name(place))]
    if move in (moves.ARM, moves.WAIT):
        number = int(s.box.to_arms[s.month])
        what = "arms" if move == moves.ARM else "wait"
        return [_say(what, number=number, tiles=int(s.tiles_of(seat)))]
    if move >= moves.AUDIENCE_FOR:
        left = int(s.box.months - s.month)
        what = ("appease", "fan", "plead")[move - int(moves.AUDIENCE_FOR)]
        return [_say(what, left=left, place=int(s.place(seat)))]
    args: dict[str, Argument] = {"samurai": f"#{s.samurai}", "honour": int(s.sh[s.samurai])}
    if move == moves.SEPPUKU_NOW:
        return [_say("seppuku", **args)]
    if move < moves.FOLLOW:
        return [_say("propose", loss=move - int(moves.LOSS) + 2, **args)]
    if move == moves.FOLLOW:
        return [_say("follow", **args)]
    free = s.demanded >= 0 and s.demanded != s.sensei  # nobody is thanked: BUS-COUNCIL-11
    return [_say("spare-free" if free else "spare", **args)]
