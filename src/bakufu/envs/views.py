"""What a seat sees and how moves are spelt: `python -m bakufu.envs.views` writes docs/views.md."""

import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Game
from bakufu.engine.text.vocabulary import Pattern
from bakufu.games.shelf import GAMES

HEAD = """# Views and moves: every word

What a [bot](write-a-bot.md) reads (`sight.view`, `game.view(state, seat)`) and says
(`game.move_name(move)`). Written by `python -m bakufu.envs.views`; a test compares.

- **A view is a typed struct**; None is what this viewer may not see, or what is not there. Seats
  are numbers from 0; everything else has the words that moves have.
- **`waits_for`** says what is to be decided; its words are those of the axis `step`
  [there](observations.md).
- **A move** has stable words and a number. `{province}` stands for any word of the list below it,
  `game.vocabulary.parts(move)` has the kind and the place in each list.

```python
from bakufu.games.shelf import GAMES

for game in GAMES.values():
    for move, name in enumerate(game.vocabulary.moves):
        assert game.move_number(name) == move
        kind, places = game.vocabulary.parts(move)
        assert game.vocabulary.moves[kind.first] and all(f"{{{one}" in kind.words for one in places)
```
"""
MOST_WORDS = 60
_FIELD = re.compile(r"    (\w+): .*")


def page() -> str:
    """The page of the docs."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    state = game.start(game.setup({"players": 3}), Dice(1), Scribe())
    kind = type(game.view(state, None))
    yield f"## {game.title}\n"
    yield f"`from {kind.__module__} import {kind.__name__}`\n"
    yield "```text"
    for number, struct in enumerate(structs_in(kind)):
        if number:
            yield ""
        yield from _struct(struct)
    yield "```\n"
    lists: dict[str, tuple[str, ...]] = {}
    for moves, pattern in game.vocabulary.kinds:
        words = pattern.words
        for name, values in _axes(pattern).items():
            called = name
            while lists.setdefault(called, values) != values:
                called += "'"
            words = words.replace(f"{{{name}}}", f"{{{called}}}")
        yield f"- {moves.first}: `{words}`"
    yield ""
    for name, values in lists.items():
        yield f"- {{{name}}}: {_told(values)}"
    yield ""


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """A struct and all those that it holds, the outermost first."""
    found: list[type[msgspec.Struct]] = []
    waiting = [kind]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, type) and issubclass(one, msgspec.Struct):
            if one not in found:
                found.append(one)
                waiting += get_type_hints(one).values()
        else:
            waiting += get_args(one)
    return found


def _struct(struct: type[msgspec.Struct]) -> Iterator[str]:
    """Its fields as they are declared, with what is said about them."""
    yield struct.__name__ + (f"  # {struct.__doc__.splitlines()[0]}" if struct.__doc__ else "")
    for line in inspect.getsource(struct).splitlines():
        if _FIELD.fullmatch(line):
            yield f"  {line.strip()}"


def _axes(pattern: Pattern) -> dict[str, tuple[str, ...]]:
    return {name: tuple(map(str, axis.values)) for name, axis in pattern.axes.items()}


def _told(words: tuple[str, ...]) -> str:
    """Numbers in a row are told by their ends, very many words by the first ones."""
    if len(words) > 3 and all(word.isdecimal() for word in words):
        numbers = list(map(int, words))
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{words[0]} to {words[-1]}"
    if len(words) > MOST_WORDS:
        return f"{', '.join(words[:3])} and so on, {len(words)} in all"
    return ", ".join(words)


if __name__ == "__main__":
    sys.stdout.write(page())
