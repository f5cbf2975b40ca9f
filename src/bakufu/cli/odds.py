"""`bakufu odds`: what to expect of chance, asked of a game that can tell."""

import inspect
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from bakufu.cli.arguments import OptionWords, Positive, Whole
from bakufu.cli.loading import load_game, load_setup, players_in
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.table.odds import Asked, OddsTool
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES

TOOLS: dict[str, OddsTool] = {name: tool for name, game in GAMES.items() if (tool := game.odds())}
ASKED: dict[str, Asked] = {one.name: one for tool in TOOLS.values() for one in tool.asked}
_TAKES: dict[str, Any] = {
    "flag": bool,
    "count": Whole | None,
    "number": Positive | None,
    "words": str | None,
}


def odds(
    game: Annotated[str | None, Parameter(help="The game; else the first that can tell.")] = None,
    /,
    *,
    players: Annotated[Positive | None, Parameter(help="How many play.")] = None,
    option: OptionWords = None,
    **case: Any,
) -> int:
    found = _game_with_odds(game)
    tool = TOOLS[found.id]
    given = {name: said for name, said in case.items() if said is not None and said is not False}
    own = {one.name for one in tool.asked}
    for name in given:
        if name not in own:
            raise BadInput(f"--{name.replace('_', '-')} says nothing in {found.title}")
    words = list(option or ())
    for one in tool.asked:
        if one.option and one.name in given:
            words.append(f"{one.option}={given.pop(one.name)}")
    seats = players or players_in(words) or found.usual_players
    console = make_console()
    for line in tool.answer(load_setup(found, seats, words, None), given, console.width):
        # A line that is too long for the terminal is not to lose its numbers.
        console.print(Text.from_markup(line), soft_wrap=True)
    return 0


def _game_with_odds(name: str | None) -> Game:
    found = load_game(name or next(iter(TOOLS)))
    if found.id not in TOOLS:
        raise BadInput(
            f"{found.title} has no odds to ask for: no battle is thrown in it, "
            f"as in {' or '.join(TOOLS)}"
        )
    return found


def _flag(one: Asked) -> inspect.Parameter:
    help_ = Parameter(help=one.help, negative=(), show_default=False)
    return inspect.Parameter(
        one.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=False if one.takes == "flag" else None,
        annotation=Annotated[_TAKES[one.takes], help_],
    )


def _with_flags() -> None:
    """Give the command one flag for everything that some game may be asked."""
    own = list(inspect.signature(odds).parameters.values())[:-1]
    flags = [_flag(one) for one in ASKED.values()]
    signature = inspect.Signature([own[0], *flags, *own[1:]], return_annotation=int)
    odds.__signature__ = signature  # type: ignore[attr-defined]
    odds.__annotations__ = {one.name: one.annotation for one in signature.parameters.values()}


_with_flags()
