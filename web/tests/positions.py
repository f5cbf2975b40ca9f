"""Writes positions of the games for the client's tests and its gallery of boards.

    PYTHONPATH=src python web/tests/positions.py [game ...]

Games are played by bots with fixed dice; each position is the first moment of a kind, as one seat
sees it: the view, what it may do, and what happened on the way there. Which moments those are says
`web/src/games/<game>/tests/moments.py`: a list `GAMES` of options, seed, bot and moments by name,
where a moment is a question to the view and to the names of the seat's moves. What games hardly
ever come to begins at a position of its own: a document as the fifth.
"""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.game import Document
from bakufu.engine.table.table import Table
from bakufu.games.shelf import find_game

GAMES = Path(__file__).resolve().parent.parent / "src" / "games"
LAST = 40  # so much of the way there is told
View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def write_all(game: str) -> None:
    """All the moments of a game."""
    path = GAMES / game / "tests" / "moments.py"
    spec = importlib.util.spec_from_file_location(f"{game}_moments", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # What a game's own tests want to know besides, such as odds.
    more: Callable[[Table, int, View], View] = getattr(module, "more", lambda *_: {})
    folder = path.parent / "positions"
    folder.mkdir(exist_ok=True)
    for options, seed, who, moments, *start in module.GAMES:
        play(game, options, seed, who, dict(moments), folder, more, *start)


def play(
    name: str,
    options: dict[str, Any],
    seed: int,
    who: str,
    moments: dict[str, Wanted],
    folder: Path,
    more: Callable[[Table, int, View], View],
    start: Document | None = None,
) -> None:
    game = find_game(name)
    setup = game.setup(options)
    dice, bots = Dice(seed), Dice(seed + 1)
    table = Table(game, setup, [f"seat{seat + 1}" for seat in range(setup.players)])
    if start is None:
        table.begin(dice)
    else:
        table.begin_at(game.from_document(setup, start))
    since, asked = 0, ""
    bot = house_bot(who)
    while moments:
        actors = table.actors
        seat = actors[0] if actors else 0
        view = msgspec.to_builtins(game.view(table.state, seat))
        legal = [game.move_name(move) for move in game.legal(table.state, seat)] if actors else []
        for moment in [moment for moment, wanted in moments.items() if wanted(view, legal)]:
            del moments[moment]
            text = msgspec.json.encode(position(table, seat, view, since) | more(table, seat, view))
            (folder / f"{moment}.json").write_text(text.decode() + "\n", encoding="utf-8")
            print(f"{name}: {moment}, seat {seat + 1} after {len(table.entries)} entries")
        if not actors:
            break
        # While several decide in secret, what happened before is still the news.
        if len(actors) == 1 or game.prompt(table.state).id != asked:
            since = len(table.entries)
        asked = game.prompt(table.state).id
        table.play(seat, bot.choose(Sight(game, table.state, seat, bots)), dice)
    if moments:
        raise SystemExit(f"With seed {seed} nobody ever came to: {', '.join(moments)}")


def position(table: Table, seat: int, view: View, since: int) -> View:
    game, state = table.game, table.state
    events = table.history(seat, max(0, since - 1))[-LAST:]
    return {
        "viewer": seat,
        "actors": list(table.actors),
        "scores": [int(state.score(one)) for one in range(table.setup.players)],
        "options": table.setup.options,
        "view": view,
        "prompt": game.prompt(state),
        "legal": [
            {"move": game.move_name(move), "message": game.describe(state, move)}
            for move in (game.legal(state, seat) if seat in table.actors else [])
        ],
        "events": [
            {
                "event": event,
                "message": game.say(event),
                "rule": game.rule_of(event),
                "told_by_next": bool(after) and game.is_told_by(event, after[0]),
            }
            for event, after in ((event, events[i + 1 : i + 2]) for i, event in enumerate(events))
        ],
    }


if __name__ == "__main__":
    there = sorted(path.parent.parent.name for path in GAMES.glob("*/tests/moments.py"))
    for each in sys.argv[1:] or there:
        write_all(each)
