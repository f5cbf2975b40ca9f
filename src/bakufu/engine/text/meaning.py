"""What a small whole number in a note or in a move means, and how a sentence names it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bakufu.engine.text.message import Argument, message_word


class Meaning:
    """A number as it is. Further meanings derive from this one."""

    kind: Any = int  # the type of a value

    def __init__(self, first: int = 0, values: Sequence[Any] = ()) -> None:
        self.first = first  # what 0 stands for: places are counted from 1
        self.values = values  # all there are, where that is known

    def number(self, number: Any, setup: Any) -> Any:
        """The number to be read, where it depends on the table; `setup` is that of the table."""
        return number

    def read(self, number: Any) -> Any:
        """The value of a number, for people to read."""
        return number + self.first

    def say(self, value: Any) -> Argument:
        """The value as an argument of a message."""
        return int(value)


class Seat(Meaning):
    """A player: "#2" in a message."""

    def say(self, value: Any) -> Argument:
        return f"#{value}"


class Flag(Meaning):
    """Yes or no."""

    kind = bool

    def __init__(self) -> None:
        super().__init__(0, (False, True))

    def read(self, number: Any) -> bool:
        return bool(number)

    def say(self, value: Any) -> Argument:
        return str(value).lower()


class Word(Meaning):
    """One of a list of words; `first` is the number of the first one.

    A sentence says the name `<named>-<word>` of the catalogue, or what a function makes of the
    word; without either, the word itself, for sentences that choose by it.
    """

    kind: Any = str

    def __init__(
        self,
        words: Sequence[str],
        named: str | Callable[[str], Argument] | None = None,
        first: int = 0,
    ) -> None:
        super().__init__(first, words)
        self.named = named

    def read(self, number: Any) -> Any:
        return self.values[number - self.first]

    def say(self, value: Any) -> Argument:
        if self.named is None:
            return str(value)
        if isinstance(self.named, str):
            return f"@{self.named}-{message_word(value)}"
        return self.named(value)


class Words(Word):
    """Several words, gathered from several numbers."""

    kind = list[str]

    def read(self, number: Any) -> list[str]:
        return [super(Words, self).read(one) for one in number]

    def say(self, value: Any) -> Argument:
        return [str(super(Words, self).say(word)) for word in value]


class Asked(Meaning):
    """What the table has to tell: `ask` makes a number with this meaning of the one in the note."""

    def __init__(self, meaning: Meaning, ask: Callable[[Any, int], int]) -> None:
        super().__init__(meaning.first, meaning.values)
        self.kind = meaning.kind
        self._meaning, self._ask = meaning, ask

    def number(self, number: Any, setup: Any) -> int:
        return int(self._ask(setup, number))

    def read(self, number: Any) -> Any:
        return self._meaning.read(number)

    def say(self, value: Any) -> Argument:
        return self._meaning.say(value)


def meaning_of(name: str, meanings: Mapping[str, Meaning]) -> Meaning:
    """What a field or an axis of this name means: a plain number, where nothing else is said."""
    return meanings.get(name) or (Seat() if name == "seat" else Meaning())
