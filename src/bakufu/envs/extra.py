"""The research doors need libraries that players do not: one line says how to get them."""

from collections.abc import Iterator
from contextlib import contextmanager

from bakufu.engine.text.errors import BakufuError


class MissingExtra(BakufuError, ImportError):
    """A library of the extra "research" is not installed."""


@contextmanager
def wanted() -> Iterator[None]:
    """Around the imports of what belongs to the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library == "bakufu":
            raise  # a fault of our own
        raise MissingExtra(
            f'the research doors need {library}: pip install "bakufu[research]"'
        ) from None
