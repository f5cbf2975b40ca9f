"""The numbers printed on a game's components, each table with its source and certainty, and the
owner's own numbers laid over them."""

import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from bakufu.engine.table.game import Document, Setup
from bakufu.engine.text.errors import BadInput

_REMARKS = ("certainty", "source")
Shape = TypeVar("Shape")
Made = TypeVar("Made")


class Printed(Generic[Shape]):
    """What is printed in a game's box, in the present version and all earlier ones.

    `shape` is that of all files together without their remarks, `check` says what cannot be played
    with, `fixed` names tables that house data cannot replace, and why.
    """

    def __init__(
        self,
        package: str,
        *names: str,
        shape: type[Shape],
        check: Callable[[Shape], None],
        version: int = 1,
        fixed: Mapping[str, str] | None = None,
    ) -> None:
        self.package, self.names, self.shape = package, names, shape
        self.check, self.version, self.fixed = check, version, fixed or {}
        self._tables: dict[int, Document] = {}

    def tables(self, version: int | None = None) -> Document:
        """The data files in some version, remarks included."""
        version = version or self.version
        if version not in self._tables:
            self._tables[version] = _printed_tables(self.package, self.names, self.version, version)
        return self._tables[version]

    def words(self, table: str) -> list[str]:
        """The names of a table's entries."""
        return [str(key) for key in self.tables()[table] if key not in _REMARKS]

    def certainty(self) -> dict[str, tuple[str, str]]:
        """How certain each table is, and where it comes from."""
        return {name: (part["certainty"], part["source"]) for name, part in self.tables().items()}

    def read(self, house: Document, version: int | None = None) -> Shape:
        """The box with house data laid over it."""
        for name in house:
            if name in self.fixed:
                raise BadInput(f"house data: {name} cannot be replaced: {self.fixed[name]}")
        data = _with_house_data(self.tables(version), house, self.shape)
        self.check(data)
        return data

    def read_for(self, setup: Setup) -> Shape:
        """The box a table is played with."""
        return self.read(setup.house, setup.numbers_version)


def shared(make: Callable[[Setup], Made]) -> Callable[[Setup], Made]:
    """Tables that are set up alike share what is made for them."""

    @lru_cache(maxsize=64)
    def made(packed: bytes) -> Made:
        return make(msgspec.json.decode(packed, type=Setup))

    return lambda setup: made(msgspec.json.encode(setup))


def _printed_tables(package: str, names: tuple[str, ...], present: int, version: int) -> Document:
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


def _with_house_data(tables: Document, house: Document, shape: type[Shape]) -> Shape:
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


def without_remarks(house: Document) -> Document:
    """House data as it is played with: what is only said about it is left out."""
    return {
        name: {key: value for key, value in part.items() if key not in _REMARKS}
        if isinstance(part, dict)
        else part
        for name, part in house.items()
    }


def _laid_over(printed: Document, own: Document) -> Document:
    """One table over another; a row of it may be replaced in part."""
    merged = dict(printed)
    for key, value in own.items():
        if key not in _REMARKS:
            old = merged.get(key)
            both = isinstance(old, dict) and isinstance(value, dict)
            merged[key] = old | value if both else value
    return merged
