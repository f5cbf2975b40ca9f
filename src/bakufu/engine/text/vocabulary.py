"""The stable words of a game: its moves and chance outcomes as logs and scenarios spell them.

    Kind(PUT, "put {card} on {space}", "space card")

is all moves from number PUT on that lay a card on a space: space by space, card by card on each.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from string import Formatter

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.meaning import Meaning, meaning_of
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.wording import Wording

_RANGE = re.compile(r"(\d+)-(\d+)$")


class Pattern:
    """Words with places for others: "group {armies:2-5}", "take {place:rank}".

    Behind the colon stands a range of numbers, or a meaning that is not called like the place.
    """

    def __init__(self, words: str, order: str, meanings: Mapping[str, Meaning]) -> None:
        self.words = re.sub(r":[^}]*", "", words)
        parts = [(name, more) for _, name, more, _ in Formatter().parse(words) if name]
        found = {name: _axis(name, more or "", meanings) for name, more in parts}
        self.places = tuple(found)  # in the order of the words
        self.axes = {name: found[name] for name in order.split() or found}
        self.shape = tuple(len(axis.values) for axis in self.axes.values())

    def names(self) -> Iterator[str]:
        """All that it can say, the last axis fastest."""
        for values in product(*(axis.values for axis in self.axes.values())):
            yield self.words.format(**dict(zip(self.axes, values, strict=True)))

    def place(self, number: int) -> dict[str, int]:
        """Where a number stands along each axis."""
        found: dict[str, int] = {}
        for name, length in reversed(list(zip(self.axes, self.shape, strict=True))):
            number, found[name] = divmod(number, length)
        return {name: found[name] for name in self.places}


def _axis(name: str, more: str, meanings: Mapping[str, Meaning]) -> Meaning:
    span = _RANGE.match(more)
    if span:
        least, most = int(span[1]), int(span[2])
        return Meaning(least, range(least, most + 1))
    meaning = meaning_of(more or name, meanings)
    assert len(meaning.values), f"{name}: what can it be?"
    return meaning


class Kind:
    """Moves of one kind. `first` is the number of the first one, as the compiled rules know it."""

    def __init__(self, first: int, words: str, order: str = "", says: str = "") -> None:
        self.first = int(first)
        self.words = words
        self.order = order  # of the axes, where it is not that of the words
        # The end of the message's id: the words before the first place.
        self.says = says or words.partition("{")[0].strip().replace(" ", "-")


class Vocabulary:
    """Every move and every chance outcome by number and by name."""

    def __init__(
        self,
        game: str,
        wording: Wording,
        meanings: Mapping[str, Meaning],
        kinds: Sequence[Kind],
        draws: Mapping[int, str],  # what is drawn, as a pattern
        such_as: Sequence[str],  # a few outcomes, for whoever mistypes one
        moves: int | None = None,  # how many there are
    ) -> None:
        names: list[str] = []
        self.kinds: list[tuple[Kind, Pattern]] = []
        for kind in sorted(kinds, key=lambda kind: kind.first):
            assert kind.first == len(names), f'"{kind.words}" should begin with move {len(names)}'
            self.kinds.append((kind, Pattern(kind.words, kind.order, meanings)))
            names += self.kinds[-1][1].names()
        assert moves in (None, len(names)), f"there are {len(names)} moves, not {moves}"
        self.moves = tuple(names)
        self.move_numbers = {name: number for number, name in enumerate(names)}
        self.outcomes = {
            (int(what), number): name
            for what, words in draws.items()
            for number, name in enumerate(Pattern(words, "", meanings).names())
        }
        # So many kinds the draw with the most of them has.
        self.most_kinds = 1 + max((kind for _, kind in self.outcomes), default=0)
        self.outcome_numbers = {name: pair for pair, name in self.outcomes.items()}
        assert len(self.move_numbers) == len(names), "two moves have the same name"
        assert len(self.outcome_numbers) == len(self.outcomes), "two outcomes have the same name"
        assert set(such_as) <= set(self.outcome_numbers)
        self._game = game
        self._wording = wording
        self._such_as = such_as
        self._draws = draws

    def draw(self, what: int) -> str:
        """What a sort of draw is called: the words that all its outcomes begin with."""
        return self._draws[what].partition("{")[0].strip()

    def move(self, name: str) -> int:
        if name not in self.move_numbers:
            raise unknown("move", name, self.move_numbers)
        return self.move_numbers[name]

    def parts(self, move: int) -> tuple[Kind, dict[str, int]]:
        """The kind of a move, and where it stands along each axis of its kind."""
        kind, pattern = self._kind_of(move)
        return kind, pattern.place(move - kind.first)

    def say(self, move: int) -> Message:
        """A move as a sentence, where that does not depend on the position."""
        kind, pattern = self._kind_of(move)
        args: dict[str, Argument] = {
            name: pattern.axes[name].say(pattern.axes[name].values[place])
            for name, place in pattern.place(move - kind.first).items()
        }
        return Message(f"{self._game}-move-{kind.says}", args)

    def _kind_of(self, move: int) -> tuple[Kind, Pattern]:
        return self.kinds[bisect_right(self.kinds, move, key=lambda one: one[0].first) - 1]

    def outcome(self, name: str) -> tuple[int, int]:
        """The draw and the kind that words such as "thrown seat1 3" stand for."""
        label, _, rest = name.partition(" ")
        plain = self._wording.plain
        found = self.outcome_numbers.get(f"{plain(label)} {plain(rest)}")
        if found is None:
            *some, last = (f'"{words}"' for words in self._such_as)
            raise BadInput(
                f'there is no chance outcome "{name}": expected words such as '
                f"{', '.join(some)} or {last}"
            )
        return found
