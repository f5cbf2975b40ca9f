"""Writes what is told of the first year of a game, for tests of how long it takes to watch it.

    PYTHONPATH=src python web/src/games/shogun/tests/told.py

A game of experts with fixed dice, as the first seat is told of it: entry after entry its events.
"""

import sys
from pathlib import Path

import msgspec

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import find_game

LAST = "year-prepared"


def told(players: int, seed: int) -> list[dict[str, object]]:
    """Entries with their seat and events, until the year is over."""
    game = find_game("shogun")
    setup = game.setup({"players": players})
    dice, luck, bot = Dice(seed), Dice(seed + 1), house_bot("judge")
    table = Table(game, setup, [f"seat{seat + 1}" for seat in range(setup.players)]).begin(dice)
    entries: list[dict[str, object]] = []
    while True:
        events = table.told(len(table.entries) - 1, 0, False)
        rows = [
            {
                **msgspec.to_builtins(event),
                "told_by_next": bool(later) and game.is_told_by(event, later[0]),
            }
            for event, later in ((event, events[n + 1 : n + 2]) for n, event in enumerate(events))
        ]
        if rows:
            entries.append({"seat": table.entries[-1].seat, "events": rows})
        if not table.actors or any(row["event"] == LAST for row in rows):
            return entries
        seat = table.actors[0]
        table.play(seat, bot.choose(Sight(game, table.state, seat, luck)), dice)


def main(seed: int) -> None:
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in told(4, seed))
    path = Path(__file__).with_suffix(".json")
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
