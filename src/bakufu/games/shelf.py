"""The shelf: every game by its id.

A game of somebody else's comes onto the shelf by being installed: its package names its class under
the entry point group `bakufu.games`. The variable `BAKUFU_GAMES` names classes that are not
installed, such as `auction.game:Auction`, with spaces between them.
"""

import os
from importlib import import_module
from importlib.metadata import entry_points

from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.sources import add_source
from bakufu.engine.text.words import forget_words
from bakufu.games.bushido.game import Bushido
from bakufu.games.edo.game import Edo
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shogun.game import Shogun

GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Put a game on the shelf: tables, logs, scenario files, bots, hints and doors come with it."""
    if game.id in GAMES and type(GAMES[game.id]) is not type(game):
        raise BadInput(f'there are two games called "{game.id}": {type(game)}, {GAMES[game.id]}')
    package = type(game).__module__.rpartition(".")[0]
    if package:  # a game that is a single file has no words beside it
        add_source(package)
    forget_words()
    GAMES[game.id] = game


def find_game(name: str) -> Game:
    """The game with this id."""
    try:
        return GAMES[name]
    except KeyError:
        raise unknown("game", name, GAMES) from None


def _class(place: str) -> type[Game]:
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(f"BAKUFU_GAMES: cannot find the game {place}: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise BadInput(f"BAKUFU_GAMES: {place} is not a class derived from Game")
    return found


for _game in (Shitenno, Shogun, Edo, Bushido):
    register(_game())
FIRST_GAME = next(iter(GAMES))  # where nobody says which
for _entry in entry_points(group="bakufu.games"):
    register(_entry.load()())
for _place in os.environ.get("BAKUFU_GAMES", "").split():
    register(_class(_place)())
