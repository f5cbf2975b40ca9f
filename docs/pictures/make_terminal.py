"""Draws `terminal.svg` and `terminal-shogun.svg`: tables in the middle of real games.

Run `python docs/pictures/make_terminal.py`.
"""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import JudgingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.table import Table
from bakufu.engine.text.words import speaker
from bakufu.games.shelf import find_game

FOLDER = Path(__file__).parent
SEAT = 2


def middle_of_a_game(name: str, there: Callable[[dict[str, Any]], bool]) -> Table:
    """Four judging bots, stopped where the player in seat 2 alone is asked."""
    game = find_game(name)
    table = Table(game, game.setup({"players": 4}), ["Aki", "Ben", "Chiyo", "Dan"]).begin(Dice(9))
    bot, luck, thoughts = JudgingBot(), Dice(10), Dice(11)
    while not (table.actors == [SEAT] and there(game.document(table.state))):
        # The player comes last where several are asked at once.
        seat = min(table.actors, key=lambda seat: seat == SEAT)
        table.play(seat, bot.choose(Sight(game, table.state, seat, thoughts)), luck)
    return table


def draw(table: Table, state: State, names: list[str], news: int, order: str) -> str:
    game, words = table.game, speaker("en")
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True)
    for event in table.history(SEAT)[-news:]:
        console.print(Text(words.say(game.say(event), names), style="dim"))
    console.print()
    console.print(Text.from_markup(game.picture(game.view(state, SEAT))))
    console.print()
    console.print(Text(words.say(game.prompt(state), names), style="bold"))
    for number, move in enumerate(game.legal(state, SEAT), 1):
        console.print(Text(f" {number:>2}  {words.say(game.describe(state, move), names)}"))
    console.print(Text(f"> {order}", style="bold cyan"))
    return console.export_svg(title=f"bakufu play {game.id}")


def shitenno() -> str:
    table = middle_of_a_game(
        "shitenno", lambda document: document["waits_for"] == "turn" and document["round"] == 3
    )
    words = table.game.seat_words(table.state)
    names = [speaker("en").name(f"general-{word}") for word in words]
    return draw(table, table.state, names, 5, "place kanto by troops: samurai x3, bushi")


def shogun() -> str:
    """The first autumn, with a plan half made."""
    table = middle_of_a_game(
        "shogun",
        lambda document: (
            document["waits_for"] == "plan"
            and (document["year"], document["season"]) == (1, "autumn")
        ),
    )
    game, state = table.game, table.state
    names = [word.capitalize() for word in game.seat_words(state)]
    for order in ("bid: 2", *game.examples(state, SEAT)[:1]):
        sketch = game.sketch(state, SEAT, "", order)
        assert sketch is not None
        for move in sketch.moves:
            table.play(SEAT, move, Dice(1))
        state = table.state
    return draw(table, state, names, 3, game.examples(state, SEAT)[0])


def write(name: str, text: str) -> None:
    # No fonts from elsewhere: the reader's own monospaced one will do.
    head, _, rest = text.partition("@font-face")
    text = head + rest[rest.rindex("@font-face") :].partition("}")[2] if rest else head
    (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write("terminal.svg", shitenno())
    write("terminal-shogun.svg", shogun())
