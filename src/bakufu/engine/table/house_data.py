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


def printed_tables(package: str, *names: str, present: int = 1, version: int = 1) -> Document:
    """The data files of a game in some version, remarks included.

    The files hold the present numbers. What was different in version N is kept, for the games that
    were played with it, in `data/version-N.toml`: it is laid over the version after it.
    """
    tables: Document = {}
    for name in names:
        tables |= _read(package, name)
    for number in range(present - 1, version - 1, -1):
        for name, part in _read(package, f"version-{number}").items():
            tables[name] = tables[name] | _laid_over(tables[name], part)
    return tables


def _read(package: str, name: str) -> Document:
    text = (files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


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
