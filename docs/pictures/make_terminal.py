"""Draws `terminal.svg`, a table of Shitennō in the middle of a game, from a real game.

Run `python docs/pictures/make_terminal.py`.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import JudgingBot
from bakufu.engine.chance import Dice
from bakufu.engine.table import Table
from bakufu.engine.words import speaker
from bakufu.games.shelf import find_game

FOLDER = Path(__file__).parent
SEAT = 2


def middle_of_a_game() -> Table:
    """Four judging bots, stopped in round 3 when the player in seat 2 is in turn."""
    game = find_game("shitenno")
    table = Table(game, game.setup({"players": 4}), ["Aki", "Ben", "Chiyo", "Dan"]).begin(Dice(9))
    bot, luck, thoughts = JudgingBot(), Dice(10), Dice(11)
    while not (table.actors == [SEAT] and game.document(table.state)["waits_for"] == "turn"
               and game.document(table.state)["round"] == 3):  # fmt: skip
        seat = table.actors[0]
        table.play(seat, bot.choose(Sight(game, table.state, seat, thoughts)), luck)
    return table


def draw(table: Table) -> str:
    game, words = table.game, speaker("en")
    names = [words.name(f"general-{word}") for word in game.seat_words(table.state)]
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True)
    for event in table.history(SEAT)[-5:]:
        console.print(Text(words.say(game.say(event), names), style="dim"))
    console.print()
    console.print(Text.from_markup(game.picture(table.view(SEAT))))
    console.print()
    console.print(Text(words.say(game.prompt(table.state), names), style="bold"))
    for number, move in enumerate(game.legal(table.state, SEAT), 1):
        console.print(Text(f" {number:>2}  {words.say(game.describe(table.state, move), names)}"))
    console.print(Text("> place kanto by troops: samurai x3, bushi", style="bold cyan"))
    return console.export_svg(title="bakufu play shitenno")


if __name__ == "__main__":
    text = draw(middle_of_a_game())
    # No fonts from elsewhere: the reader's own monospaced one will do.
    head, _, rest = text.partition("@font-face")
    text = head + rest[rest.rindex("@font-face") :].partition("}")[2] if rest else head
    (FOLDER / "terminal.svg").write_text(text, encoding="utf-8")
