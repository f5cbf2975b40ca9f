"""A sentence by its id: rules and views speak in these, languages turn them into words."""

import msgspec

Argument = str | int | list[str]


class Message(msgspec.Struct, frozen=True):
    """A message id with the things the sentence speaks of.

    An argument "@card-bushi" is the name of that card; "#2" is the name of seat 2.
    """

    id: str
    args: dict[str, Argument] = {}


def message_word(word: str) -> str:
    """A word as part of a message id, where a plus sign cannot stand."""
    return word.replace("+", "-")
