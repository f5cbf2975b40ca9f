"""`bakufu games`: the shelf."""

from typing import Annotated, get_args

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bakufu.cli.loading import load_game, player_numbers
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.table.options import Group
from bakufu.games.shelf import GAMES


def games(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
) -> int:
    console = make_console()
    for number, found in enumerate([load_game(game)] if game else GAMES.values()):
        if number:
            console.print()
        _show(console, found)
    return 0


def _show(console: Console, game: Game) -> None:
    numbers = player_numbers(game)
    players = f"{numbers[0]} to {numbers[-1]} players"
    console.print(
        Text.assemble((game.id, "bold"), f"  {game.title}, {players}, ")
        + Text(f"rules version {game.rules_version}")
    )
    console.print()
    console.print(_options(game))
    if game.certainty():
        console.print()
        console.print(_certainty(game))


def _options(game: Game) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("option", "values (default first)", "what it decides", "rule"):
        grid.add_column(head, no_wrap=head in ("option", "rule"))
    # Players first, then modules, what most tables choose, and the details.
    groups = get_args(Group)
    for option in sorted(
        game.options, key=lambda one: (one.name != "players", groups.index(one.group))
    ):
        default = [] if option.default is None else [option.shown(option.default)]
        others = [option.allowed] if option.between else list(map(option.shown, option.others))
        must = " (must be given)" if option.default is None else ""
        needs = ", ".join(f"{name}={value}" for name, value in option.beside.items())
        beside = f" (with {needs})" if needs else ""
        effect = option.effect + must + beside
        grid.add_row(option.name, ", ".join(default + others), effect, option.rule)
    return grid


def _certainty(game: Game) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("printed numbers", "how certain", "where they come from"):
        grid.add_column(head, no_wrap=head != "where they come from")
    for table, (certainty, source) in game.certainty().items():
        style = {"certain": "green", "high": "", "reconstructed": "yellow"}.get(certainty, "")
        grid.add_row(table, Text(certainty, style), source)
    return grid
