"""Reading documents that people write: what is missing, misshapen or unknown, and where."""

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.errors import BadInput, unknown

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
