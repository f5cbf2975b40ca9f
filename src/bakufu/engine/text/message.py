"""A sentence by its id: rules and views speak in these, languages turn them into words."""

import msgspec

Argument = str | int | list[str]


class Message(msgspec.Struct, frozen=True):
    """A message id with the things the sentence speaks of.

    An argument "@card-bushi" is the name of that card; "#2" is the name of seat 2. A sentence can
    also choose by `$you`: the argument that is the reader's own seat, or holds it.
    """

    id: str
    args: dict[str, Argument] = {}


def spoken_to(message: Message, reader: int | None) -> str:
    """The argument that is the reader's seat, or a list with it; "nobody" if there is none."""
    own = f"#{reader}"
    for name, value in message.args.items():
        if value == own or (isinstance(value, list) and own in value):
            return name
    return "nobody"


def message_word(word: str) -> str:
    """A word as part of a message id, where a plus sign cannot stand."""
    return word.replace("+", "-")
