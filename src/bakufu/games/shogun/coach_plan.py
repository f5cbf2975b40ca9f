"""What matters when plans are made: rice for winter, and the one thing that presses most."""

from collections.abc import Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun import names
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coaching import (
    buildings_in,
    place_of,
    provinces_of,
    rivals_beside,
    say,
)
from bakufu.games.shogun.names import named
from bakufu.games.shogun.view import ProvinceView, ShogunView

# A rival with so many armies more than the defenders is worth a word.
AHEAD = 3


def planning(view: ShogunView, box: Box, me: int, legal: Sequence[int]) -> list[Message]:
    mine = provinces_of(view, me)
    if not mine:  # SHO-ROUND-22
        return [say("plan-nothing", chests=view.seats[me].chests)]
    pressing = (
        _money(view, box, me, mine)
        or _threatened(view, mine)
        or _majority(view, box, me, mine)
        or _unrest(mine)
    )
    return [_rice(view, me, mine), pressing or _prices(view, box, me)]


def _rice(view: ShogunView, me: int, mine: list[ProvinceView]) -> Message:
    """What winter will ask for: one rice a province, and what the last event takes."""
    rice, count = view.seats[me].rice, len(mine)
    losses = [event.loss for event in view.events] or [0]  # SHO-WINTER-02
    least, most = count + min(losses), count + max(losses)
    if rice >= most:
        return say("plan-fed", rice=rice, most=most)
    # The round under way is one of three.
    harvests = len(names.SEASONS) - 1 - names.SEASONS.index(view.season)
    best = max(mine, key=lambda one: (one.unrest == 0, one.rice))
    return say(
        "plan-rice",
        rice=rice,
        least=least,
        most=most,
        harvests=harvests,
        province=place_of(best),
        brings=best.rice,
    )


def _money(view: ShogunView, box: Box, me: int, mine: list[ProvinceView]) -> Message | None:
    """Less than the dearest action costs: what tax would bring."""
    chests, dearest = view.seats[me].chests, max(int(price) for price in box.price)
    if chests >= dearest:
        return None
    best = max(mine, key=lambda one: (one.unrest == 0, one.tax))
    return say("plan-money", chests=chests, province=place_of(best), tax=best.tax)


def _threatened(view: ShogunView, mine: list[ProvinceView]) -> Message | None:
    """The province that a rival could march into with the greatest advantage."""
    found: tuple[int, ProvinceView, ProvinceView] | None = None
    for province in mine:
        for rival in rivals_beside(view, province):
            lead = rival.armies - 1 - province.armies  # one stays behind (SHO-MOVE-05)
            if lead >= AHEAD and (found is None or lead > found[0]):
                found = lead, province, rival
    if found is None:
        return None
    _, province, rival = found
    return say(
        "plan-threat",
        province=place_of(province),
        armies=province.armies,
        seat=f"#{rival.owner}",
        rival=place_of(rival),
        theirs=rival.armies - 1,
    )


def _majority(view: ShogunView, box: Box, me: int, mine: list[ProvinceView]) -> Message | None:
    """A building that would make the most of its kind in a region, the most valuable first."""
    chests = view.seats[me].chests
    for number, building in enumerate(names.BUILDINGS):
        if chests < int(box.price[number]) or not view.stock[building]:
            continue
        for province in mine:
            free = len(province.buildings) < province.plots and building not in province.buildings
            there = buildings_in(view, province.region, building)
            ahead = max((count for seat, count in there.items() if seat != me), default=0)
            # From not being first to being first alone (SHO-SCORE-04 to SHO-SCORE-07).
            if free and there[me] <= ahead < there[me] + 1:
                return say(
                    "plan-majority",
                    action=named("action", building),
                    province=place_of(province),
                    region=named("region", province.region),
                    points=int(box.majority[number]),
                    price=int(box.price[number]),
                    chests=chests,
                )
    return None


def _unrest(mine: list[ProvinceView]) -> Message | None:
    """A province that should not be taxed again (SHO-REVOLT-02, SHO-REVOLT-05)."""
    restless = [province for province in mine if province.unrest]
    if not restless:
        return None
    worst = max(restless, key=lambda one: (one.unrest, -one.armies))
    return say("plan-unrest", province=place_of(worst), markers=worst.unrest, armies=worst.armies)


def _prices(view: ShogunView, box: Box, me: int) -> Message:
    chests = view.seats[me].chests
    return say("plan-prices", chests=chests, everything=sum(int(price) for price in box.price))
