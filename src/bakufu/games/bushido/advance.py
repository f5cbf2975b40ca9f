"""Phases in which everybody who could hold something is asked: a pass may be given before.

An answer given for a player at once would betray him; a pass that he himself gives in advance is
his own affair (BUS-SEE-05).
"""

from bakufu.engine.table.talk import Pass
from bakufu.engine.text.message import Message
from bakufu.games.bushido.moves import PASS
from bakufu.games.bushido.state import AUDIENCE, DEMAND, INTRIGUE, RISE, UNREST, BushidoState
from bakufu.games.bushido.view import phase_of

_SECOND_ATTACK = 2


def passes(s: BushidoState) -> list[Pass]:
    """Intrigue, the Hatamoto's phase, council and audience, as far as they are still to come."""
    phase = phase_of(s)
    if not 1 <= phase <= 12:
        return []
    again = int(s.announced) == _SECOND_ATTACK
    everybody = set(range(int(s.box.players)))
    others = everybody - {int(s.daimyo)}
    hatamoto = {int(s.hatamoto)} if s.hatamoto >= 0 else set()
    asked = s.step
    found = []
    for number, seats, steps in (
        (5, others if not again else set(), (INTRIGUE,)),
        (6, hatamoto if not again else set(), (UNREST, RISE)),
        (10, others, (DEMAND,)),
        (12, everybody, (AUDIENCE,)),
    ):
        now = asked in steps
        if now:
            seats = seats & _still_asked(s)
        elif number == 5 and phase == 5:  # in the midst of a tea by tile
            seats = seats & _still_asked(s, int(s.host))
        elif phase >= number:
            continue
        if seats:
            turn = f"{int(s.month)}-{int(s.daimyo)}-{number}{'-again' if again else ''}"
            name = Message(f"bushido-phase-{number}")
            found.append(Pass(turn, name, int(PASS), sorted(seats), now))
    return found


def _still_asked(s: BushidoState, first: int | None = None) -> set[int]:
    """From the seat in turn clockwise up to the Sensei, who is the first of all."""
    seat = int(s.actor) if first is None else first
    found = {seat}
    if s.step in (UNREST, RISE):
        return found
    while (seat := int(s.left_of(seat))) != s.sensei:
        found.add(seat)
    return found
