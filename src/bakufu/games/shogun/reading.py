"""Reading parts of a document in the words of the game."""

from collections.abc import Sequence
from typing import Any

from bakufu.engine.errors import unknown
from bakufu.engine.game import Document
from bakufu.engine.reading import shaped
from bakufu.games.shogun import names


class Reading:
    """One part of a document, and where it stands, so that faults can be found."""

    def __init__(self, part: Document, seats: Sequence[str], where: str) -> None:
        self.part = part
        self.seats = seats  # words for the seats
        self.where = where

    def by_seat(self, key: str) -> dict[int, Any]:
        """A table whose keys are seats."""
        where = f"{self.where}.{key}"
        table = shaped(self.part.get(key), dict, {}, where)
        return {self.seat(word, where): value for word, value in table.items()}

    def seat(self, word: object, where: str) -> int:
        text = names.plain(str(word))
        if text not in self.seats:
            raise unknown("seat", word, self.seats, where)
        return self.seats.index(text)

    def provinces(self, key: str) -> list[int]:
        """A list of provinces."""
        where = f"{self.where}.{key}"
        words = shaped(self.part.get(key), list, [], where)
        return [names.index(word, names.PROVINCES, "province", where) for word in words]
