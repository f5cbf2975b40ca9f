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

What a seat knows is a row of 16-bit whole numbers, its length fixed by the game and its options.
All [doors](research.md) hand out the same row. It is made of fields; each field is counted by its
axes, the last one fastest. This page is written by `python -m bakufu.envs.fields`, and a test
compares.

- **Only what the seat's view shows.** Rows are equal in all worlds that a seat cannot tell apart (a
  check of the contract, on every game and option), and every number is worked out again from the
  view in the tests.
- **Seats are relative.** Along an axis `seat` the own seat comes first, then the others in the
  order of their numbers, so that what was learned in one seat holds in all.
- **Numbers are plain.** Kinds, owners and places are flags, 0 or 1; everything else is a count as
  it lies on the table. No number is below 0 or above the bound of its field: what would be more is
  written as the bound. Scale counts yourself; the bounds are the `high` of the observation space.
- **What never changes at a table is left out**: the map, prices, what is printed on cards.
- **Legal moves are not in the row.** They come as a mask over all moves of the game, whose words
  are `game.move_name(move)`.

The fields of any table, with their place in the row:

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
    yield f"The mask has {game.move_count} moves.\n"
    yield "| options | numbers in the row |\n|---|---|"
    for options in guide.tables:
        yield f"| {_words(options)} | {game.observer(game.setup(options)).size} |"
    plain = game.observer(game.setup(guide.plain)).fields
    yield f"\nWith {_words(guide.plain)}:\n"
    yield from table(plain)
    known = {field.name for field in plain}
    for options in guide.more:
        fields = game.observer(game.setup({**guide.plain, **options})).fields
        yield f"\nFurther with {_words(options)}:\n"
        yield from table([field for field in fields if field.name not in known])
    yield "\nAlong the axes, in this order:\n"
    yield "| axis | |\n|---|---|"
    for axis, words in guide.axes.items():
        yield f"| {axis} | {', '.join(map(str, words))} |"
    yield ""


def table(fields: Sequence[Field]) -> Iterator[str]:
    yield "| field | counted by | numbers | up to | meaning |\n|---|---|---|---|---|"
    for field in fields:
        axes = " x ".join(f"{name} ({number})" for name, number in field.axes)
        yield f"| `{field.name}` | {axes} | {field.size} | {field.high} | {field.meaning} |"


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
