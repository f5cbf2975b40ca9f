"""What matters at a decision, said to a beginner: made from what the seat sees, with its numbers.

Every kind of decision has its sentences; a test plays through all of them. Modules speak for their
own decisions (`modules/coaches.py`).
"""

from collections.abc import Callable, Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun import fights, moves, names, odds
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coach_plan import planning
from bakufu.games.shogun.coaching import (
    neighbours,
    place_of,
    provinces_of,
    regions_of,
    rivals_beside,
    say,
)
from bakufu.games.shogun.modules.coaches import COACHES
from bakufu.games.shogun.names import named
from bakufu.games.shogun.view import ProvinceView, SeatView, ShogunView

# How much an attack has to promise before it is called a good one, in percent.
LIKELY = 75


def coach(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    if view.viewer is None or view.viewer not in view.actors:
        # A plan that is committed can be taken back while others think.
        waiting = sum(not seat.committed for seat in view.seats)
        return [say("committed", waiting=waiting)] if view.waits_for == "plan" else []
    if view.waits_for in COACHES:
        return COACHES[view.waits_for](view, box, legal)
    return _SAID[view.waits_for](view, box, view.viewer, legal)


# Set-up


def _colour(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    return [say("colour", free=len(legal), chests=int(box.chests))]


def _card(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    """The open card that fits best: beside own provinces, then in an own region, then rich."""
    assert view.draft is not None
    mine = provinces_of(view, me)
    own, regions = {province.id for province in mine}, regions_of(view, me)

    def fit(province: ProvinceView) -> tuple[int, int, int]:
        beside = len(own.intersection(province.neighbours))
        return beside, regions.get(province.region, 0), province.tax + province.rice

    cards = [fights.province_in(view, name) for name in view.draft.display]
    best = max(cards, key=fit)
    beside, held, _ = fit(best)
    first = say("card", province=place_of(best), tax=best.tax, rice=best.rice, plots=best.plots)
    if not own:
        return [first, say("card-first", groups=len(view.draft.groups[me]))]
    return [first, say("card-fit", beside=beside, held=held, region=named("region", best.region))]


def _group(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    assert view.draft is not None
    assert view.draft.taken is not None
    taken = fights.province_in(view, view.draft.taken)
    rivals = [one for one in neighbours(view, taken) if one.owner not in (None, me)]
    groups: list[str] = [str(size) for size in sorted(view.draft.groups[me], reverse=True)]
    province = place_of(taken)
    if not rivals:
        free = len(taken.neighbours)
        return [say("group-calm", province=province, neighbours=free, groups=groups)]
    strongest = max(rivals, key=lambda one: one.armies)
    return [
        say(
            "group",
            province=province,
            rivals=len(rivals),
            seat=f"#{strongest.owner}",
            armies=strongest.armies,
            groups=groups,
        )
    ]


# Player order

# Which planned actions each special card helps (SHO-BID-12 to SHO-BID-15).
_HELPS = {
    "tax-more": ("tax",),
    "rice-more": ("rice",),
    "six-armies": ("deploy-5",),
    "attack-more": names.COMBATS,
}


def _special(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    places = {move - int(moves.SPECIAL) + 1 for move in legal}
    left = [special for special in view.specials if special.place in places]
    first = say("special", left=len(left), earliest=min(places), latest=max(places))
    planned = _planned(view.seats[me])
    for special in left:
        for action in _HELPS.get(special.card, ()):
            if action in planned:
                return [
                    first,
                    say(
                        "special-helps",
                        special=named("special", special.card),
                        place=special.place,
                        action=named("action", action),
                        province=named("province", planned[action]),
                    ),
                ]
    borders = [one for one in provinces_of(view, me) if rivals_beside(view, one)]
    if any(special.card == "defence-more" for special in left):
        return [first, say("special-defence", provinces=len(borders))]
    return [first, say("special-none", actions=len(planned))]


def _planned(seat: SeatView) -> dict[str, str]:
    """The provinces planned, by action."""
    return {
        space.id: space.card
        for space in seat.board
        if space.id in names.ACTIONS and space.card in names.PROVINCES
    }


# Marches


def _origin(view: ShogunView) -> ProvinceView:
    assert view.march is not None
    return fights.province_in(view, view.march.origin)


def _targets(view: ShogunView, legal: Sequence[int]) -> list[ProvinceView]:
    return [
        view.provinces[move - int(moves.TARGET)]
        for move in legal
        if moves.TARGET <= move < moves.NUMBER
    ]


def _deploy(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    assert view.march is not None
    origin = _origin(view)
    if view.march.target:
        target = fights.province_in(view, view.march.target)
        return [_guards(view, "deploy-number", origin, target)]
    targets = _targets(view, legal)
    if not targets:
        return [say("deploy-none", origin=place_of(origin), armies=origin.armies)]
    # Where those beside are furthest ahead.
    worst = max(targets, key=lambda one: _threat(view, one) - one.armies)
    return [_guards(view, "deploy", origin, worst)]


def _guards(view: ShogunView, what: str, origin: ProvinceView, target: ProvinceView) -> Message:
    return say(
        what,
        origin=place_of(origin),
        armies=origin.armies - 1,
        target=place_of(target),
        held=target.armies,
        threat=_threat(view, target),
        home=_threat(view, origin),
    )


def _threat(view: ShogunView, province: ProvinceView) -> int:
    """The most armies that a rival could march in with from one province."""
    return max((one.armies - 1 for one in rivals_beside(view, province)), default=0)


def _march(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    assert view.march is not None
    origin = _origin(view)
    most = origin.armies - 1  # SHO-MOVE-05
    if view.march.target:
        return _how_many(view, box, me, fights.province_in(view, view.march.target), most)
    foreign = [one for one in _targets(view, legal) if one.owner != me]
    if not foreign:
        if not _targets(view, legal):
            return [say("march-none", origin=place_of(origin), armies=most)]
        return [say("march-home", origin=place_of(origin), armies=most)]
    won = {one.id: _conquers(view, box, me, one, most) for one in foreign}
    best = max(foreign, key=lambda one: (won[one.id], one.plots + len(one.buildings)))
    first = say("march", armies=most, target=place_of(best), odds=won[best.id])
    return [first, _prize(best)]


def _prize(target: ProvinceView) -> Message:
    """What is won with a province, and who helps to hold it (SHO-BATTLE-07 to SHO-BATTLE-09)."""
    if target.owner is None:
        return say("prize-neutral", plots=target.plots)
    points = 1 + len(target.buildings)  # SHO-SCORE-02, SHO-SCORE-03
    return say("prize-restless" if target.unrest else "prize-calm", points=points)


def _conquers(view: ShogunView, box: Box, me: int, target: ProvinceView, armies: int) -> int:
    return fights.percent(fights.battle(view, box, me, target, armies).ends[odds.CONQUERED])


def _how_many(
    view: ShogunView, box: Box, me: int, target: ProvinceView, most: int
) -> list[Message]:
    origin = _origin(view)
    if target.owner == me:
        return [_guards(view, "deploy-number", origin, target)]
    all_of_them = _conquers(view, box, me, target, most)
    enough, odds_then = most, all_of_them
    # Fewer win less often: the first number that is likely enough, or as good as all of them.
    wanted = min(LIKELY, all_of_them)
    while enough > 1:
        fewer = _conquers(view, box, me, target, enough - 1)
        if fewer < wanted:
            break
        enough, odds_then = enough - 1, fewer
    if enough == most:
        first = say("number-all", target=place_of(target), most=most, best=all_of_them)
    else:
        first = say(
            "number",
            target=place_of(target),
            armies=enough,
            odds=odds_then,
            most=most,
            best=all_of_them,
        )
    return [first, say("number-home", origin=place_of(origin), threat=_threat(view, origin))]


# Winter


def _revolt(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    provinces = [view.provinces[move - int(moves.REVOLT)] for move in legal]
    first = say("revolt", count=len(provinces), farmers=view.revolt_farmers)
    fought = [(one, fights.revolt(view, box, me, one)) for one in provinces]
    known = [(one, fights.percent(found.ends[odds.PUT_DOWN])) for one, found in fought if found]
    if not known:
        return [first]
    best, held = max(known, key=lambda pair: pair[1])
    return [first, say("revolt-odds", province=place_of(best), armies=best.armies, odds=held)]


_Said = Callable[[ShogunView, Box, int, Sequence[int]], list[Message]]
_SAID: dict[str, _Said] = {
    "colour": _colour,
    "card": _card,
    "group": _group,
    "plan": planning,
    "special": _special,
    "deploy": _deploy,
    "march": _march,
    "revolt": _revolt,
}
