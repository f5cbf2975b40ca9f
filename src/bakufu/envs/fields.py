"""What the numbers of a row mean: `python -m bakufu.envs.fields GAME players=3`.

Without words it writes the page `docs/observations.md`, for the tables most people play.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence

from bakufu.engine.core.observation import Field
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.games.shelf import GAMES, find_game

HEAD = """# Observations: every number

What a seat knows is a row of 16-bit whole numbers, its length fixed by the game and its options,
the same in all [doors](research.md). Written by `python -m bakufu.envs.fields`; a test compares.

- **Only what the seat's view shows**: the tests work every number out again from it.
- **Seats are relative**: along an axis `seat` the own seat comes first, then the others by number.
- **Numbers are plain**: kinds, owners and places are flags, 0 or 1; all else is a count, not
  scaled, at most its bound (`<=`), the `high` of the observation space.
- **Left out** is what never changes at a table (map, prices, what cards say) and what is legal:
  that is a mask over all moves, whose words are `game.move_name(move)`.

A field is told with its axes and their lengths, the last axis fastest. Their places in the row:

```python
from bakufu.games.shelf import GAMES

for game in GAMES.values():
    observer = game.observer(game.setup({"players": 3}))
    places = {field.name: (field.start, field.shape) for field in observer.fields}
    assert places["score"][1] == (3,)
```
"""


def page() -> str:
    """The page of the docs."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    guide = game.observation_guide()
    yield f"## {game.title}\n"
    sizes = [
        f"{game.observer(game.setup(options)).size} with {_words(options)}"
        for options in guide.tables
    ]
    yield f"The mask has {game.move_count} moves; a row has {'; '.join(sizes)}.\n"
    plain = game.observer(game.setup(guide.plain)).fields
    yield f"\nWith {_words(guide.plain)}:\n"
    yield from table(plain)
    known = {field.name for field in plain}
    for options in guide.more:
        fields = game.observer(game.setup({**guide.plain, **options})).fields
        yield f"\nFurther with {_words(options)}:\n"
        yield from table([field for field in fields if field.name not in known])
    yield "\nAlong the axes, in this order:\n"
    for axis, words in guide.axes.items():
        yield f"- {axis}: {', '.join(_told(list(map(str, words))))}"
    yield ""


def table(fields: Sequence[Field]) -> Iterator[str]:
    for field in fields:
        axes = ", ".join(f"{name}:{number}" for name, number in field.axes)
        bound = f" <={field.high}" if field.high > 1 else ""
        yield f"- `{field.name}`{f' ({axes})' if axes else ''}{bound}: {field.meaning}"


def _told(words: list[str]) -> list[str]:
    """Numbers in a row are told by their ends."""
    numbers = len(words) > 5 and not any(letter.isalpha() for word in words for letter in word)
    return [*words[:2], f"... {words[-1]}"] if numbers else words


def _words(options: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def main(words: Sequence[str]) -> str:
    if not words:
        return page()
    game = find_game(words[0])
    options: dict[str, object] = {}
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(f'"{word}" is not an option: expected words such as players=3')
        options[name] = value
    return "\n".join(table(game.observer(game.setup(options)).fields)) + "\n"


if __name__ == "__main__":
    try:
        sys.stdout.write(main(sys.argv[1:]))
    except BakufuError as error:
        sys.exit(str(error))
