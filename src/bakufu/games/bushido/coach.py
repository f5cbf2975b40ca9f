"""What matters at a decision, said to a beginner, with the numbers that the seat sees."""

from collections.abc import Callable, Sequence

from bakufu.engine.text.message import Argument, Message
from bakufu.games.bushido import moves
from bakufu.games.bushido.view import BushidoView, HexView, SeatView

_SAFE = 10  # Samurai honour from which a guest may refuse (BUS-TEA-04)


def coach(view: BushidoView, legal: Sequence[int], guarded: bool) -> list[Message]:
    """`guarded`: turns in a row without an attack are counted (BUS-END-06)."""
    if view.viewer is None or view.phase == 13:
        return []
    if view.actor is not None and view.actor != view.viewer:
        return []
    if view.waits_for == "target" and not guarded and not view.second_attack:
        return [_say("target-unguarded", ways=_ways(legal))]
    return _SAID[view.waits_for](view, view.seats[view.viewer], legal)


def _say(what: str, **args: Argument) -> Message:
    return Message(f"bushido-coach-{what}", args)


def _own(view: BushidoView) -> list[HexView]:
    return [one for one in view.hexes if one.owner == view.viewer]


def _katana(me: SeatView) -> int:
    return sum(int(tile) for tile in me.tiles or () if tile in ("1", "2", "3"))


def _held(things: list[str] | None, kind: str) -> int:
    return (things or []).count(kind)


def _role(view: BushidoView, role: str) -> int:
    return next(seat for seat, one in enumerate(view.seats) if role in one.roles)


def _leader(view: BushidoView) -> tuple[int, int]:
    """Who of the others has most Daimyo honour."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    best = max(others, key=lambda seat: view.seats[seat].honour)
    return best, view.seats[best].honour


def _target(view: BushidoView) -> HexView:
    assert view.combat is not None
    return next(one for one in view.hexes if one.id == view.combat.target)


# Set-up


def _fortress(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("fortress", free=len(legal))]


def _province(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    left = sum(view.unturned.values())
    return [_say("province", temples=view.unturned["temple"], left=left)]


def _deploy(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    weak = sum(one.troops < 2 and one.kind != "fortress" for one in _own(view))
    return [_say("deploy", number=me.koku - me.troops, weak=weak)]


# Phases 1 to 4


def _gap(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("gap", number=len(legal))]


def _discs(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    kinds = len({disc for disc in me.discs or () if disc != "kotau"})
    return [_say("discs", number=len(me.discs or ()), kinds=kinds)]


def _remove(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("remove", troops=me.troops, koku=me.koku)]


def _recruit(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    weak = sum(one.troops - one.ronin < 2 and one.kind != "fortress" for one in _own(view))
    return [_say("recruit", number=min(me.koku - me.troops, me.reserve), weak=weak)]


def _elite(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("elite", number=me.elite_waiting, month=view.month)]


def _place_elite(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("place-elite", number=me.elite_waiting, worth=view.elite_worth)]


def _invite(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    must = sum(
        one.samurai_honour < _SAFE for seat, one in enumerate(view.seats) if seat != view.viewer
    )
    points = max(0, (me.samurai_honour - 5) // 2)
    return [_say("invite", honour=me.samurai_honour, points=points, must=must)]


def _answer(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    assert view.host is not None
    host = view.seats[view.host]
    points = max(0, (host.samurai_honour - 5) // 2)
    return [_say("answer", host=f"#{view.host}", honour=host.honour, points=points)]


def _give_up(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("give-up", points=me.samurai_honour // 2, honour=me.honour)]


def _buy(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("buy", threes=_held(me.tiles, "3"), honour=me.honour)]


def _deal(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    leader, honour = _leader(view)
    args: dict[str, Argument] = {"leader": f"#{leader}", "honour": honour}
    if legal[0] < moves.MAKE_BUSHI:
        return [_say("deal-samurai", **args)]
    if legal[0] < moves.MAKE_SENSEI:
        return [_say("deal-bushi", **args)]
    return [_say("deal-sensei", **args)]


# Phases 5 and 6


def _intrigue(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    tip = sum(
        one.owner not in (None, view.viewer)
        and one.kind != "fortress"
        and one.troops + view.elite_worth * one.elite - one.ronin == 1
        for one in view.hexes
    )
    how = "intrigue" if "sensei" in me.roles else "intrigue-double"
    return [_say(how, ronin=_held(me.tiles, "ronin"), tip=tip)]


def _unrest(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("unrest", ronin=_held(me.tiles, "ronin"))]


def _rise(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("rise", katana=_katana(me))]


# Phase 7


def _announce(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("announce", troops=me.troops)]


def _regroup(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    if view.taken_up or view.elite_taken_up:
        return [_say("regroup-on", number=view.taken_up + view.elite_taken_up)]
    isolated = sum(one.isolated for one in _own(view))
    return [_say("regroup", troops=me.troops, isolated=isolated)]


def _targets(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    if view.second_attack:  # announced, or under way: BUS-CAMPAIGN-07, BUS-CAMPAIGN-08
        return [_say("target-campaign", ways=_ways(legal))]
    return [_say("target", ways=_ways(legal), early=view.early_ends)]


def _ways(legal: Sequence[int]) -> int:
    return sum(move != moves.HALT for move in legal)


def _send(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    target = _target(view)
    origin = next(one for one in view.hexes if view.combat and one.id == view.combat.origin)
    troops = target.troops + view.elite_worth * target.elite
    return [_say("send", troops=troops, ronin=origin.ronin)]


def _send_elite(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("send-elite", worth=view.elite_worth, number=len(legal) - 1)]


def _bonus(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    samurai = _role(view, "samurai")
    honour = view.seats[samurai].samurai_honour
    return [_say("bonus", samurai=f"#{samurai}", honour=honour)]


# Phase 8


def _stack(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    assert view.combat is not None
    if me.ready:
        return [_say("ready", katana=_katana(me))]
    if view.combat.stacks[0].seat == view.viewer:
        how = "stack-revolt" if view.combat.revolt else "stack-attacker"  # BUS-HATA-06
    else:
        how = "stack-defender"
    return [_say(how, katana=_katana(me), honour=_target(view).honour)]


def _tactic(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    assert view.combat is not None
    mine, other = view.combat.stacks
    if mine.seat != view.viewer:
        mine, other = other, mine
    katana = sum(mine.tiles or ())
    if me.ready:
        return [_say("ready", katana=katana)]
    return [_say("tactic", katana=katana, height=other.height or 0, top=other.top or 0)]


def _retreat(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("retreat", number=len(legal))]


# Phases 10 to 12


def _demand(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    samurai = _role(view, "samurai")
    how = "demand" if "sensei" in me.roles else "demand-double"
    honour = view.seats[samurai].samurai_honour
    held = _held(me.tiles, "seppuku")
    return [_say(how, samurai=f"#{samurai}", honour=honour, held=held)]


def _propose(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    samurai = _role(view, "samurai")
    return [_say("propose", samurai=f"#{samurai}", honour=view.seats[samurai].samurai_honour)]


def _judge(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    samurai, sensei = _role(view, "samurai"), _role(view, "sensei")
    args: dict[str, Argument] = {
        "samurai": f"#{samurai}",
        "honour": view.seats[samurai].samurai_honour,
    }
    if view.demanded is not None and view.demanded != sensei:
        return [_say("judge-free", **args)]
    return [_say("judge", sensei=f"#{sensei}", points=view.seats[sensei].honour, **args)]


def _arms(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    return [_say("arms", number=(view.month - 1) // 4 + 1, tiles=len(me.tiles or ()))]


def _audience(view: BushidoView, me: SeatView, legal: Sequence[int]) -> list[Message]:
    how = "audience" if len(legal) > 1 else "audience-none"
    return [_say(how, month=view.month, left=view.months - view.month, place=me.place)]


_SAID: dict[str, Callable[[BushidoView, SeatView, Sequence[int]], list[Message]]] = {
    "fortress": _fortress,
    "province": _province,
    "deploy": _deploy,
    "gap": _gap,
    "discs": _discs,
    "remove": _remove,
    "recruit": _recruit,
    "elite": _elite,
    "place elite": _place_elite,
    "invite": _invite,
    "answer": _answer,
    "give up": _give_up,
    "buy": _buy,
    "deal": _deal,
    "intrigue": _intrigue,
    "unrest": _unrest,
    "rise": _rise,
    "announce": _announce,
    "regroup": _regroup,
    "target": _targets,
    "send": _send,
    "send elite": _send_elite,
    "bonus": _bonus,
    "stack": _stack,
    "tactic": _tactic,
    "retreat": _retreat,
    "demand": _demand,
    "propose": _propose,
    "judge": _judge,
    "arms": _arms,
    "audience": _audience,
}
