"""Reading parts of a document in the words of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.engine.text import reading
from bakufu.games.shogun import names


class Reading(reading.Reading):
    def __init__(self, part: Mapping[str, Any], seats: Sequence[str] = (), where: str = "") -> None:
        super().__init__(part, names.WORDING, seats, where)

    def provinces(self, key: str) -> list[int]:
        """A list of provinces."""
        where = self.at(key)
        return [
            names.index(word, names.PROVINCES, "province", where)
            for word in self.find(key, list, [])
        ]
