"""How a game of Shitennō stands: the majorities as they lie, and what is left in the hands."""

from bakufu.engine.table.standings import Count, Section, Standings
from bakufu.engine.text.message import Message
from bakufu.games.shitenno import names
from bakufu.games.shitenno.scoring import koku_points, majority_owner, strength
from bakufu.games.shitenno.state import OVER, ShitennoState
from bakufu.games.shitenno.view import ShitennoView, sees_hand


def standings(s: ShitennoState, viewer: int | None) -> Standings:
    """All of it is scored at the end (SHI-END-05)."""
    if s.step == OVER or s.round == 0:
        return Standings()
    seats = range(int(s.box.players))
    rows: list[Count] = []
    for province, name in enumerate(names.PROVINCES):
        owner = int(majority_owner(s, province))
        points = [int(s.box.majority[province]) * (seat == owner) for seat in seats]
        counts = [int(strength(s, seat, province)) for seat in seats]
        held = [owner] if owner >= 0 else []
        rows.append(Count.most(Message(f"province-{name}"), counts, points, held))
    koku = [int(koku_points(s, seat)) if sees_hand(s, viewer, seat) else None for seat in seats]
    left = Count(Message("shitenno-standings-koku"), koku, koku)
    return Standings(
        [
            Section(Message("shitenno-standings-majorities"), rows),
            Section(Message("shitenno-standings-left"), [left]),
        ],
        [Message("shitenno-to-come")],
    )


def holdings(view: ShitennoView) -> list[dict[str, int]]:
    """What everybody can see of what each seat has."""
    kamons = [kamon.seat for province in view.provinces for kamon in province.kamons]
    return [
        {
            "points": seat.score,
            "kamons": kamons.count(number),
            "cards": seat.hand_size,
            "tiles": len(seat.tiles),
        }
        for number, seat in enumerate(view.seats)
    ]
