"""The stable words of a game: its moves and chance outcomes as logs and scenarios spell them."""

from collections.abc import Mapping, Sequence

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.wording import Wording


class Vocabulary:
    """Every move and every chance outcome by number and by name."""

    def __init__(
        self,
        wording: Wording,
        moves: Sequence[str],
        outcomes: Mapping[tuple[int, int], str],  # by what is drawn and its kind
        such_as: Sequence[str],  # a few outcomes, for whoever mistypes one
    ) -> None:
        self.moves = tuple(moves)
        self.move_numbers = {name: number for number, name in enumerate(moves)}
        self.outcomes = outcomes
        self.outcome_numbers = {name: pair for pair, name in outcomes.items()}
        assert len(self.move_numbers) == len(moves)
        assert len(self.outcome_numbers) == len(outcomes)
        assert set(such_as) <= set(self.outcome_numbers)
        self._wording = wording
        self._such_as = such_as

    def move(self, name: str) -> int:
        if name not in self.move_numbers:
            raise unknown("move", name, self.move_numbers)
        return self.move_numbers[name]

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
