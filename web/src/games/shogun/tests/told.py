"""Writes what is told of whole games, for tests of how long it takes to watch them.

    PYTHONPATH=src python web/src/games/shogun/tests/told.py

Games of experts with fixed dice, as the first seat is told of them: entry after entry its events,
and of each event what the length of a moment hangs on.
"""

from pathlib import Path

import msgspec

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import find_game

MODULES = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
# Options and seed. Of six games tried, "five" is the one that takes longest to watch.
GAMES: dict[str, tuple[dict[str, object], int]] = {
    "four": ({"players": 4}, 5),
    "five": ({"players": 5, "side": "moon", **MODULES}, 4),
}
KEPT = ("event", "region")


def told(options: dict[str, object], seed: int) -> list[dict[str, object]]:
    """Entries with their seat and events."""
    game = find_game("shogun")
    setup = game.setup(options)
    dice, luck, bot = Dice(seed), Dice(seed + 1), house_bot("judge")
    table = Table(game, setup, [f"seat{seat + 1}" for seat in range(setup.players)]).begin(dice)
    entries: list[dict[str, object]] = []
    while True:
        events = table.told(len(table.entries) - 1, 0, False)
        rows = []
        for event, later in ((event, events[n + 1 : n + 2]) for n, event in enumerate(events)):
            words = msgspec.to_builtins(event)
            row = {key: words[key] for key in KEPT if words.get(key) is not None}
            if later and game.is_told_by(event, later[0]):
                row["told_by_next"] = True
            rows.append(row)
        if rows:
            entries.append({"seat": table.entries[-1].seat, "events": rows})
        if not table.actors:
            return entries
        seat = table.actors[0]
        table.play(seat, bot.choose(Sight(game, table.state, seat, luck)), dice)


def main() -> None:
    games = []
    for name, (options, seed) in GAMES.items():
        lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in told(options, seed))
        games.append(f'"{name}": [\n{lines}\n]')
    path = Path(__file__).with_suffix(".json")
    path.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
