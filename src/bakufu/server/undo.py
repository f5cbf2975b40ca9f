"""When a move may be taken back: as long as nobody has learnt anything from it.

A move is harmless if it drew no chance outcome and showed nothing hidden to anybody. The second is
found by trying: for each viewer who notices the move, some worlds are drawn that this viewer could
not tell from the true one. If the same move is possible in all of them, without chance, and looks
the same afterwards, then it told the viewer nothing.
"""

from collections.abc import Iterable

import msgspec

from bakufu.engine.chance import Chance, Echo
from bakufu.engine.game import Game, Note, Setup
from bakufu.engine.scribe import Diary
from bakufu.engine.state import State
from bakufu.server.vision import Viewer

WORLDS = 3


def is_harmless(
    game: Game,
    setup: Setup,
    before: State,
    after: State,
    seat: int,
    move: int,
    notes: list[Note],
    viewers: Iterable[Viewer],
    chance: Chance,
) -> bool:
    """Whether a move without chance outcomes told none of these viewers anything hidden."""
    if not after.actors():
        return False  # the end lays things open
    for viewer in viewers:
        told = game.events(setup, notes, viewer)
        seen = msgspec.json.encode((told, game.view(after, viewer)))
        for _ in range(WORLDS):
            # A spectator is a viewer with a seat that nobody has.
            world = before.determinise(-1 if viewer is None else viewer, chance)
            if move not in game.legal(world, seat):
                return False
            echo, diary = Echo([]), Diary()
            try:
                world.apply(seat, move, echo, diary)
            except IndexError:
                return False  # drew from an empty bag: there was chance in it
            there = (game.events(setup, diary.notes, viewer), game.view(world, viewer))
            if echo.parted or msgspec.json.encode(there) != seen:
                return False
    return True
