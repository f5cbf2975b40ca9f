"""Reading documents that people write: what is missing, misshapen or unknown, and where."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.wording import Wording

_MOST = 1_000_000_000  # nothing on a table is counted further
_SHAPES: dict[type, str] = {
    int: "a whole number",
    str: "a word",
    list: "a list",
    dict: "a table",
}


def shaped(value: Any, shape: type, default: Any, where: str) -> Any:
    """The value if it has the shape, the default if there is none."""
    if value is None:
        return default
    if not isinstance(value, shape) or isinstance(value, bool):
        raise BadInput(f"{where}: expected {_SHAPES[shape]}, found {value!r}")
    if isinstance(value, int) and abs(value) > _MOST:
        raise BadInput(f"{where}: expected a smaller number, found {value}")
    return value


def only_known(table: Mapping[str, object], known: Iterable[str], what: str, where: str) -> None:
    """Refuse keys that mean nothing."""
    for key in table:
        if key not in known:
            raise unknown(what, key, known, where)


def fill(row: vec[i64], values: list[int]) -> None:
    """Fill a vector of a state in place: one set from outside would never be freed."""
    for i, value in enumerate(values):
        row[i] = value


class Reading:
    """A document or a part of one, and where it stands, so that faults can be found."""

    def __init__(
        self, part: Mapping[str, Any], wording: Wording, seats: Sequence[str] = (), where: str = ""
    ) -> None:
        self.part = part
        self.wording = wording
        self.seats = seats  # words for the seats
        self.where = where

    def at(self, key: str) -> str:
        """Where a key stands in the whole document."""
        return f"{self.where}.{key}" if self.where else key

    def find(self, key: str, shape: type, default: Any) -> Any:
        """What a key says if it has the shape, the default if it says nothing."""
        return shaped(self.part.get(key), shape, default, self.at(key))

    def seat(self, word: object, where: str) -> int:
        return self.wording.index(word, self.seats, "seat", where)

    def by_seat(self, key: str) -> dict[int, Any]:
        """A table whose keys are seats."""
        where = self.at(key)
        return {self.seat(word, where): value for word, value in self.find(key, dict, {}).items()}
