"""The client's words for what the games offer, and who knows a game by name.

Its own tests are in `web/tests` and beside the boards.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bakufu.bots.house_bots import HOUSE_BOTS
from bakufu.engine.text.words import LANGUAGES
from bakufu.games.shelf import GAMES

WEB = Path(__file__).parent.parent / "web"


@cache
def known(language: str, game: str = "") -> frozenset[str]:
    """The ids of all strings of the client in a language, with those of a game's board."""
    files = [*(WEB / "locales" / language).glob("*.ftl")]
    files += (WEB / "src" / "games" / game / "words").glob(f"{language}.ftl") if game else []
    texts = (path.read_text(encoding="utf-8") for path in files)
    entries = (entry for text in texts for entry in FluentParser().parse(text).body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words(game: str, language: str) -> None:
    options = GAMES[game].options
    missing = {f"option-{game}-{option.name}" for option in options} - known(language, game)
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_has_words(game: str, language: str) -> None:
    """A number says itself; a word has words of its own for this option, or common ones."""
    missing = [
        f"{option.name} = {value}"
        for option in GAMES[game].options
        for value in option.values
        if isinstance(value, str)
        and not {f"value-{game}-{option.name}-{value}", f"value-{value}"} & known(language, game)
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert {f"bot-{bot}" for bot in HOUSE_BOTS} <= known(language)


def sources() -> Iterator[Path]:
    """Everything of the client that is written by hand, but for the boards of the games."""
    left_out = {"node_modules", "games", "package-lock.json"}
    waiting = [WEB]
    while waiting:
        for path in sorted(waiting.pop().iterdir()):
            if path.name in left_out or path.name.startswith((".", "__")):
                continue
            if path.is_dir():
                waiting.append(path)
            else:
                yield path


def test_only_its_own_folder_names_a_game() -> None:
    """Adding a board changes no other file of the client."""
    boards = WEB / "src" / "games"
    words = {path.name for path in boards.iterdir()} | set(GAMES)
    words |= {game.title for game in GAMES.values()} | {game.kanji for game in GAMES.values()}
    name = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, words))})(?![a-z])", re.IGNORECASE)
    files = list(sources())
    assert len(files) > 100
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()[:80]}"
        for path in files
        if path.suffix not in {".png", ".ico"}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert not found


def test_the_icons_are_as_drawn() -> None:
    script = WEB / "drawing" / "make_icons.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
