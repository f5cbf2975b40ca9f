"""The numbers printed on a game's components, each table with its source and certainty, and the
owner's own numbers laid over them."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput

_REMARKS = ("certainty", "source")
Shape = TypeVar("Shape")


def read_tables(package: str, *names: str) -> Document:
    """The data files of a game as they stand, remarks included."""
    tables: Document = {}
    for name in names:
        text = (files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8")
        tables |= tomllib.loads(text)
    return tables


def certainty_of(tables: Document) -> dict[str, tuple[str, str]]:
    """How certain each table is, and where it comes from."""
    return {name: (part["certainty"], part["source"]) for name, part in tables.items()}


def with_house_data(tables: Document, house: Document, shape: type[Shape]) -> Shape:
    """The printed tables with house data laid over them, table by table and key by key."""
    merged: Document = {}
    for name, part in tables.items():
        merged[name] = {key: value for key, value in part.items() if key not in _REMARKS}
    for name, part in house.items():
        if name not in merged:
            raise BadInput(f'house data: there is no table "{name}": known are {", ".join(merged)}')
        if not isinstance(part, dict):
            raise BadInput(f"house data: {name} must be a table of values")
        merged[name] = _laid_over(merged[name], part)
    try:
        return msgspec.convert(merged, shape)
    except msgspec.ValidationError as error:
        # Where the fault is, as a person would say it: without the sign for the whole document.
        where = str(error).replace(" - at `$.", " at `").replace("[...]", ".*")
        raise BadInput(f"house data: {where}") from None


def _laid_over(printed: Document, own: Document) -> Document:
    """One table over another; a row of it may be replaced in part."""
    merged = dict(printed)
    for key, value in own.items():
        if key not in _REMARKS:
            old = merged.get(key)
            both = isinstance(old, dict) and isinstance(value, dict)
            merged[key] = old | value if both else value
    return merged
