"""What is built when it is first used is built before the first socket is taken.

Decoders of messages and rows, shapes of house data, words: two threads that use one of them for the
first time at the same moment could build it twice, or half. So one tiny table of every game is set
up, stored as text and loaded again here, while there is only one thread.
"""

from functools import cache

import msgspec

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.log import Header
from bakufu.engine.table.table import Table
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shelf import GAMES
from bakufu.server.live_table import LiveTable, restore
from bakufu.server.seats import Moment, Occupant, Record
from bakufu.server.store import Row


@cache
def first_uses() -> None:
    """Build it all; once is enough for a process."""
    for shape in (Moment, Occupant, Record):
        msgspec.json.Decoder(shape)
    for language in LANGUAGES:
        speaker(language)  # a third of a second: nobody at a table shall wait for it
    for game in GAMES.values():
        setup = game.setup({"players": game.usual_players})
        names = [str(seat) for seat in range(setup.players)]
        live = LiveTable(Table(game, setup, names))
        live.begin(Dice(0))
        header = msgspec.json.decode(msgspec.json.encode(live.table.header), type=Header)
        rows = [Row(n, msgspec.json.encode(each).decode()) for n, each in enumerate(live.entries)]
        restore(game, header, None, rows, setup)
