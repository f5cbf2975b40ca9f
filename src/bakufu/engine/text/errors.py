"""What can go wrong, each as one clear sentence. Nothing has changed when one is raised."""

from collections.abc import Iterable
from difflib import get_close_matches


class BakufuError(Exception):
    """The message is meant for a person: what, where, and what was expected."""


class BadInput(BakufuError):
    """A word, file, option or number that cannot be understood."""


def unknown(what: str, word: object, known: Iterable[str], where: str = "") -> BadInput:
    """'there is no province "kanti": did you mean "kanto"?'"""
    names = sorted(known)
    close = get_close_matches(str(word), names, n=1)
    hint = f'did you mean "{close[0]}"?' if close else f"known are {', '.join(names)}"
    place = f"{where}: " if where else ""
    return BadInput(f'{place}there is no {what} "{word}": {hint}')
