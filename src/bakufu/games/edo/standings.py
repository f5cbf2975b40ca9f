"""How a game of Edo stands: what the end would bring now, and who is ahead in the cities."""

from bakufu.engine.table.standings import Count, Section, Standings
from bakufu.engine.text.message import Message
from bakufu.games.edo import names
from bakufu.games.edo.box import CITIES, HOUSE
from bakufu.games.edo.state import OVER, EdoState
from bakufu.games.edo.view import EdoView, sees_ryo


def standings(s: EdoState, viewer: int | None) -> Standings:
    """Samurai and Ryo count at the end, for those with a house in Edo (EDO-END-05, EDO-END-06)."""
    if s.step == OVER or s.round == 0:
        return Standings()
    seats = range(int(s.box.players))
    inside = [bool(s.count_built(seat, 0, HOUSE)) for seat in seats]
    samurai = [int(s.samurai_of(seat)) for seat in seats]
    ryo = [int(s.ryo[seat]) if sees_ryo(s, viewer, seat) else None for seat in seats]
    each, rate = int(s.box.samurai_points), int(s.box.ryo_for_a_point)
    rows = [
        Count(
            Message("edo-standings-samurai"),
            [*samurai],
            [number * each * own for number, own in zip(samurai, inside, strict=True)],
        ),
        Count(
            Message("edo-standings-ryo"),
            ryo,
            [
                None if number is None else number // rate * own
                for number, own in zip(ryo, inside, strict=True)
            ],
        ),
    ]
    sections = [
        Section(Message("edo-standings-end"), rows),
        Section(Message("edo-standings-influence"), _cities(s, seats)),
    ]
    return Standings(sections, _to_come(s, seats, inside))


def _cities(s: EdoState, seats: range) -> list[Count]:
    """Influence, and who ranks first: the earlier building breaks ties (EDO-INCOME-05)."""
    found: list[Count] = []
    for city in range(CITIES):
        if s.box.open[city]:
            counts = [int(s.influence(seat, city)) for seat in seats]
            held = [seat for seat in seats if counts[seat] and s.rank(seat, city) == 0]
            name = Message(f"edo-space-{names.CITIES[city]}")
            found.append(Count.most(name, counts, [0 for _ in seats], held))
    return found


def _to_come(s: EdoState, seats: range, inside: list[bool]) -> list[Message]:
    said = [
        Message(
            "edo-to-come",
            {"rounds": int(s.merchant_pile_size()), "end": int(s.box.end_points)},
        )
    ]
    outside = [f"#{seat}" for seat in seats if not inside[seat]]
    if outside:
        said.append(Message("edo-to-come-outside", {"seats": outside}))
    return said


def holdings(view: EdoView) -> list[dict[str, int]]:
    """What everybody can see of what each seat has."""
    return [
        {
            "points": seat.score,
            "buildings": sum(one.seat == number for city in view.cities for one in city.buildings),
            "samurai": seat.samurai,
            "rice": seat.goods["rice"],
            "wood": seat.goods["wood"],
            "stone": seat.goods["stone"],
            "officials": seat.shoguns,
            "cards": len(seat.specials),
        }
        for number, seat in enumerate(view.seats)
    ]
