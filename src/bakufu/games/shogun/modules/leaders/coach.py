"""What matters about a leader: where it helps, and where it leaves a statue."""

from collections.abc import Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun import names
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coaching import module_in, own_seat, place_of, say
from bakufu.games.shogun.fights import province_in
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.modules.leaders.face import LeadersView
from bakufu.games.shogun.moves import STAY
from bakufu.games.shogun.names import named
from bakufu.games.shogun.view import ProvinceView, ShogunView

# Actions that a leader improves on the spot, the dearest help first (SHO-LEAD-06 to SHO-LEAD-08).
_HELPED = ("deploy-5", "deploy-3", "deploy-1", *names.BUILDINGS, "tax", "rice")


def _homes(view: ShogunView, legal: Sequence[int]) -> list[ProvinceView]:
    return [view.provinces[move - int(CHOOSE)] for move in legal if move != STAY]


def _own_beside(view: ShogunView, province: ProvinceView) -> int:
    seat = own_seat(view)
    return sum(province_in(view, name).owner == seat for name in province.neighbours)


def place_leader(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    homes = _homes(view, legal)
    planned = {space.id: space.card for space in view.seats[own_seat(view)].board}
    for action in _HELPED:
        for home in homes:
            if planned.get(action) == home.id:
                return [
                    say("leader", province=place_of(home), action=named("action", action)),
                    say("leader-next", beside=_own_beside(view, home)),
                ]
    best = max(homes, key=lambda home: (_own_beside(view, home), home.tax))
    return [say("leader-later", province=place_of(best), beside=_own_beside(view, best))]


def draft_leader(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    leaders = module_in(view, LeadersView)
    assert leaders.drafted is not None
    assert view.draft is not None
    province = province_in(view, leaders.drafted)
    groups = len(view.draft.groups[own_seat(view)])
    return [
        say(
            "draft-leader",
            province=place_of(province),
            tax=province.tax,
            plots=province.plots,
            groups=groups,
        )
    ]


def move_leader(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    leaders, seat = module_in(view, LeadersView), own_seat(view)
    homes, stock = _homes(view, legal), leaders.stock[seat]
    if STAY in legal:  # whether to put up the statue (SHO-LEAD-12)
        return [say("statue", province=place_of(homes[0]), stock=stock)]
    where = leaders.leaders[seat]
    assert where is not None
    left = province_in(view, where)
    foreign = {one.province: one.statues for one in leaders.statues if one.owner != seat}
    for home in homes:  # SHO-LEAD-15
        if home.id in foreign:
            beside = "trophy-beside" if home.id in left.neighbours else "trophy"
            return [
                say(beside, province=place_of(home), statues=foreign[home.id], left=place_of(left))
            ]
    beside_homes = [home for home in homes if home.id in left.neighbours]
    if not beside_homes:  # SHO-LEAD-13
        return [say("leader-flees", left=place_of(left), homes=len(homes))]
    best = max(beside_homes, key=lambda home: (_own_beside(view, home), home.tax))
    return [
        say(
            "leader-move",
            left=place_of(left),
            province=place_of(best),
            count=len(beside_homes),
            stock=stock,
        )
    ]
