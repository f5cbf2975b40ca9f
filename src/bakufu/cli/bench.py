"""`bakufu bench`: how fast the engine and the judging bot are on this machine."""

import platform
from collections.abc import Callable
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import house_bot
from bakufu.cli.arguments import Seconds
from bakufu.cli.loading import load_game, player_numbers
from bakufu.cli.screen import WARNING, make_console
from bakufu.engine.core.build import compiled_modules, plain_modules
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_buffer, lowest_actor, play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game


def bench(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    seconds: Annotated[Seconds, Parameter(help="How long each measurement takes.")] = 2.0,
) -> int:
    found = load_game(game)
    console = make_console()
    say_build(console)
    setup = found.setup({"players": player_numbers(found)[-1]})
    first = found.start(setup, Dice(1), Scribe())
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="dim")

    games, decisions, spent = _measure(seconds, lambda seed: _inside(found, first, seed))
    grid.add_row("random games, inside the engine", f"{games / spent:,.0f}", "games a second")
    grid.add_row("decisions per game", f"{decisions / games:,.1f}", f"over {games:,} games")
    games, decisions, spent = _measure(seconds, lambda seed: _stepped(found, first, seed))
    grid.add_row("random games, stepped from Python", f"{games / spent:,.0f}", "games a second")
    grid.add_row("", f"{decisions / spent:,.0f}", "decisions a second")
    middle = _middle(found, first)
    copies, _, spent = _measure(seconds / 2, lambda seed: _copies(middle))
    grid.add_row("one copy of a position", f"{spent / copies / 1000 * 1e6:,.2f}", "microseconds")
    bots = [house_bot("judge") for _ in range(setup.players)]
    games, decisions, spent = _measure(
        seconds, lambda seed: play_match(found, setup, bots, seed).decisions
    )
    grid.add_row("judging bots", f"{decisions / spent:,.0f}", "decisions a second")
    grid.add_row("", f"{games / spent:,.2f}", "games a second")
    console.print(f"{found.title} with {setup.players} players, one core")
    console.print(grid)
    return 0


def say_build(console: Console) -> None:
    machine_code, plain = compiled_modules(), plain_modules()
    python = f"Python {platform.python_version()}, {platform.machine()}"
    if machine_code and plain:
        console.print(
            f"WARNING: a mixed build. {len(machine_code)} modules are compiled, but these run as "
            f"plain Python: {', '.join(plain)}. Install Bakufu again.",
            style=WARNING,
        )
    elif plain:
        console.print(f"{python}, interpreted: no module is compiled")
    else:
        console.print(f"{python}, compiled: all {len(machine_code)} inner modules")


def _measure(seconds: float, work: Callable[[int], int]) -> tuple[int, int, float]:
    """Repeat a piece of work for so long: times, the sum of its results, seconds spent."""
    times, total = 0, 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or times == 0:
        total += work(times)
        times += 1
    return times, total, spent


def _inside(game: Game, first: State, seed: int) -> int:
    return int(play_out(first.clone(), Dice(seed), game.move_count, game.longest))


def _stepped(game: Game, first: State, seed: int) -> int:
    dice, scribe, buffer = Dice(seed), Scribe(), legal_buffer(game.move_count)
    state, decisions = first.clone(), 0
    while mask := state.actors():
        seat = lowest_actor(mask)
        count = state.fill_legal(seat, buffer)
        state.apply(seat, buffer[dice.below(count)], dice, scribe)
        decisions += 1
    return decisions


def _middle(game: Game, first: State) -> State:
    """A position from the middle of a random game."""
    state = first.clone()
    play_out(state, Dice(1), game.move_count, 100)
    return state


def _copies(state: State) -> int:
    for _ in range(1000):
        state.clone()
    return 1000
