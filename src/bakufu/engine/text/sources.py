"""Where words and rulebooks lie: in the house's own folders, and in those of other games.

A package may hold `locales/<language>/*.ftl` and `rulebooks/<game>.<language>.md`.
"""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

_PACKAGES = ["bakufu"]


def add_source(package: str) -> None:
    """Look for words and rulebooks in this package as well."""
    if package not in _PACKAGES:
        _PACKAGES.append(package)


def found_in(*path: str) -> Iterator[Traversable]:
    """The files or folders of this path, in every package that has one."""
    for package in _PACKAGES:
        place = files(package).joinpath(*path)
        if place.is_file() or place.is_dir():
            yield place
