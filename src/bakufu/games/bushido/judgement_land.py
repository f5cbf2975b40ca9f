"""Where troops are wanted: division by threat when deploying, one strong group for an attack."""

from mypy_extensions import i64

from bakufu.games.bushido import moves as m
from bakufu.games.bushido.box import FORTRESS, HEXES, LAND
from bakufu.games.bushido.state import DEPLOY, NEUTRAL, REGROUP, REMOVE, BushidoState
from bakufu.games.bushido.steps.daimyo import to_recruit, to_remove

_NUMBERS = 31


def threat(s: BushidoState, seat: i64) -> float:
    """How close a rival is to winning, by what lies open."""
    if seat < 0:
        return 0.0
    return float(s.dh[seat]) + 0.4 * float(s.sh[seat])


def spare(s: BushidoState, place: i64) -> int:
    """Troops that can leave a province without giving it to Ronin."""
    return max(0, int(s.worth(place)) - int(s.ronin[place]) - 1)


def want(s: BushidoState, seat: i64, place: i64) -> float:
    """How much a province needs troops: by its honour, and by rivals and Ronin beside it."""
    beside = 0
    for other in LAND.beside(place):
        if 0 <= s.owner[other] != seat:
            beside += 1
    if s.kind[place] == FORTRESS:
        return 0.5 + 0.5 * beside  # nobody attacks it, but attacks begin there
    return (1.0 + float(s.box.honour[s.kind[place]])) * (0.3 + beside) + float(s.ronin[place])


def division(s: BushidoState, seat: i64) -> dict[int, int]:
    """How many normal troops should stand in each own hex, as far as that can be changed now."""
    own = [place for place in range(HEXES) if s.owner[place] == seat]
    found = {place: int(s.troops[place]) for place in own}
    if s.step == REGROUP:
        return _gathered(s, seat, found)
    free = [place for place in own if place >= s.floor]
    if s.step == REMOVE:
        for _ in range(int(to_remove(s, seat))):
            rich = [place for place in free if found[place] > max(1, int(s.ronin[place]) + 1)]
            rich = rich or [place for place in free if found[place] > 1]
            least = min(rich, key=lambda place: want(s, seat, place) / found[place])
            found[least] -= 1
        return found
    number = int(s.koku_of(seat) - s.on_map(seat)) if s.step == DEPLOY else int(to_recruit(s, seat))
    for _ in range(number if free else 0):
        most = max(free, key=lambda place: want(s, seat, place) / (found[place] + 1))
        found[most] += 1
    return found


def _gathered(s: BushidoState, seat: i64, found: dict[int, int]) -> dict[int, int]:
    """All that can be spared goes where the best target of each group is attacked from."""
    groups = LAND.components(s.owner)
    for root in {int(groups[place]) for place in found}:
        members = [place for place in found if groups[place] == root]
        total = sum(found[place] for place in members)
        if s.floor // 64 == root:
            total += int(s.balance)
        if len(members) < 2:
            continue
        origin = max(members, key=lambda place: _prospect(s, seat, place))
        if _prospect(s, seat, origin) <= 0:
            continue
        for place in members:
            garrison = int(s.ronin[place]) + 1 + (2 if want(s, seat, place) > 8 else 0)
            found[place] = min(found[place], garrison) if place != origin else 0
        found[origin] = total - sum(found[place] for place in members)
    return found


def _prospect(s: BushidoState, seat: i64, place: i64) -> float:
    """The honour of the best province that could be attacked from here."""
    best = 0.0
    for other in LAND.beside(place):
        if s.kind[other] != FORTRESS and s.owner[other] in (NEUTRAL, s.bushi):
            honour = float(s.box.honour[s.kind[other]]) + 1.0
            best = max(best, honour - 0.3 * float(s.worth(other)))
    return best


def next_of_division(s: BushidoState, seat: i64, wanted: dict[int, int]) -> int:
    """The next move towards a division: hexes are named in their order."""
    groups = LAND.components(s.owner)
    order = sorted(wanted, key=lambda place: (int(groups[place]), place))
    if s.step != REGROUP:
        order = sorted(wanted)
    for place in order:
        key = (int(groups[place]) * 32 + place) * 2 + 1
        if wanted[place] != s.troops[place] and (key if s.step == REGROUP else place) >= s.floor:
            return int(m.STATION) + place * _NUMBERS + wanted[place]
    return int(m.DONE)
