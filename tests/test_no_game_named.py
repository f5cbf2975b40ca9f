"""Only the games' own folders know a game by name: everybody else asks the game."""

import re
from pathlib import Path

import pytest

from bakufu.games.shelf import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "bakufu"
ROOMS = ("arena", "bots", "cli", "engine", "envs", "server")
OURS = [game for game in GAMES.values() if type(game).__module__.startswith("bakufu.games.")]
WORDS = "|".join(word for game in OURS for word in (game.id, game.title, game.kanji))
NAMES = re.compile(rf"(?<![^\W_])(?:{WORDS})(?![^\W_])", re.IGNORECASE)  # "edo" is no "redo"
# Words that once named levels of bots, and are still understood.
ALLOWED = {("bots/house_bots.py", "shogun")}


@pytest.mark.parametrize("room", ROOMS)
def test_no_file_outside_the_games_names_a_game(room: str) -> None:
    files = sorted((SOURCE / room).rglob("*.py"))
    assert files
    for file in files:
        name = file.relative_to(SOURCE).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            found = {word.lower() for word in NAMES.findall(line)}
            assert all((name, word) in ALLOWED for word in found), f"{name}:{number}: {line}"


def test_a_game_says_what_the_shelf_and_the_doors_have_to_know() -> None:
    for game in OURS:
        assert game.title
        assert game.kanji
        setup = game.setup({"players": game.usual_players})
        assert game.most_points(setup.options) > 0
        guide = game.observation_guide()
        assert game.setup(guide.plain).options["players"] in {t["players"] for t in guide.tables}
