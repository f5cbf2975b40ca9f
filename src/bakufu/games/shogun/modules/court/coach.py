"""What matters at court: what a favour costs, and what is left for the next one."""

from collections.abc import Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coaching import buildings_in, module_in, own_seat, place_of, say
from bakufu.games.shogun.modules.court.face import CourtView
from bakufu.games.shogun.modules.court.numbers import FAVOUR, KEEP_EVENT, NO_FAVOUR
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.names import named
from bakufu.games.shogun.view import ProvinceView, ShogunView


def ask_favour(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    court, seat = module_in(view, CourtView), own_seat(view)
    courtiers = court.room[seat]
    offers = [court.offers[move - int(FAVOUR)] for move in legal if move != NO_FAVOUR]
    if not offers:
        return [say("favour-none", courtiers=courtiers)]
    dearest = offers[0]
    assert dearest.favour is not None
    return [
        say(
            "favour",
            courtiers=courtiers,
            number=dearest.favour.number,
            price=dearest.price,
            left=courtiers - dearest.price,
        ),
        say("favour-supply", supply=court.supply[seat] + dearest.price),
    ]


def use_favour(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    if KEEP_EVENT in legal:
        return [_event(view)]
    court = module_in(view, CourtView)
    assert court.using is not None
    homes = [view.provinces[move - int(CHOOSE)] for move in legal]
    effect = court.using.effect
    if effect.startswith("builds-"):
        return [_build(view, homes, effect.removeprefix("builds-"))]
    if effect == "calms":
        worst = max(homes, key=lambda one: one.unrest)
        return [say("calms", province=place_of(worst), markers=worst.unrest)]
    neutral = [one for one in homes if one.owner is None]  # SHO-COURT-37
    if not neutral:
        return [say("levies-home", provinces=len(homes), armies=court.using.amount)]
    rich = max(neutral, key=lambda one: (one.plots, one.tax))
    return [say("levies", count=len(neutral), province=place_of(rich), armies=court.using.amount)]


def _event(view: ShogunView) -> Message:
    """Whether the event of the round is worth keeping (SHO-COURT-27)."""
    planned = {space.id: space.card for space in view.seats[own_seat(view)].board}
    actions = sum(card is not None and not card.startswith("chest") for card in planned.values())
    assert view.ruling is not None
    ruling, limit = named("ruling", view.ruling.ruling), view.ruling.limit
    if limit is None:
        return say("cancel", ruling=ruling, actions=actions)
    return say("cancel-limit", ruling=ruling, limit=limit, actions=actions)


def _build(view: ShogunView, homes: list[ProvinceView], building: str) -> Message:
    """The region in which one more changes most: I am level, or one behind, or nobody has any."""
    seat = own_seat(view)

    def gap(home: ProvinceView) -> int:
        there = buildings_in(view, home.region, building)
        return max((count for who, count in there.items() if who != seat), default=0) - there[seat]

    best = min(homes, key=lambda home: (abs(gap(home)), home.plots))
    there = buildings_in(view, best.region, building)
    return say(
        "builds",
        province=place_of(best),
        region=named("region", best.region),
        mine=there[seat] + 1,
        theirs=there[seat] + gap(best),
    )
