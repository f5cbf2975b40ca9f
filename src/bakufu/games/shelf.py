"""The shelf: every game of the house by its id."""

from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import unknown
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shogun.game import Shogun

GAMES: dict[str, Game] = {game.id: game for game in (Shitenno(), Shogun())}


def find_game(name: str) -> Game:
    """The game with this id."""
    try:
        return GAMES[name]
    except KeyError:
        raise unknown("game", name, GAMES) from None
