"""A game that is on the shelf while a test runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from bakufu.engine.table.game import Game
from bakufu.engine.text import sources
from bakufu.engine.text.words import forget_words
from bakufu.games.shelf import GAMES, register

G = TypeVar("G", bound=Game)


@contextmanager
def shelved(game: G) -> Iterator[G]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(sources, "_PACKAGES", [*sources._PACKAGES])
        register(game)
        yield game
        GAMES.pop(game.id)
    forget_words()
