"""How a game stands: what is counted for everybody, and what Samurai honour would bring at tea."""

from bakufu.engine.table.standings import Count, Section, Standings
from bakufu.engine.text.message import Message
from bakufu.games.bushido.box import HEXES
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.view import BushidoView


def standings(s: BushidoState) -> Standings:
    """All of it lies open (BUS-SEE-01)."""
    seats = range(int(s.box.players))
    nothing: list[int | None] = [0 for _ in seats]
    gift, rate = int(s.box.gift), int(s.box.rate)
    lands = [sum(1 for place in range(HEXES) if s.owner[place] == seat) for seat in seats]
    rows = [
        Count(
            _name("samurai"),
            [int(s.sh[seat]) for seat in seats],
            [max(0, int(s.sh[seat]) - gift) // rate for seat in seats],
        ),
        Count(_name("koku"), [int(s.koku_of(seat)) for seat in seats], nothing),
        Count(_name("income"), [int(s.income_of(seat)) for seat in seats], nothing),
        Count(_name("provinces"), [*lands], nothing),
    ]
    return Standings([Section(_name("title"), rows)], [_name("to-come")])


def _name(what: str) -> Message:
    return Message(f"bushido-standing-{what}")


def holdings(view: BushidoView) -> list[dict[str, int]]:
    """What everybody can see of what each seat has."""
    return [
        {
            "honour": seat.honour,
            "samurai": seat.samurai_honour,
            "koku": seat.koku,
            "income": seat.income,
            "provinces": sum(one.owner == number for one in view.hexes),
            "troops": seat.troops,
        }
        for number, seat in enumerate(view.seats)
    ]
