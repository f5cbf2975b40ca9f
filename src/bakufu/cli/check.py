"""`bakufu check`: runs scenario files."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from bakufu.cli.screen import WARNING, make_console
from bakufu.engine.table.game import Game
from bakufu.engine.table.scenario import (
    Scenario,
    ScenarioFile,
    check_scenario,
    read_scenarios,
)
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.games.shelf import find_game


class Count:
    """How it went so far."""

    def __init__(self) -> None:
        self.good = 0
        self.failed = 0
        self.unreadable = 0


def check(
    *files: Annotated[
        Path, Parameter(help="Scenario files, or folders that hold some.", negative=())
    ],
) -> int:
    if not files:
        raise BadInput("nothing to check: name scenario files or folders")
    console, count = make_console(), Count()
    for path in _scenario_files(files, count):
        try:
            file = read_scenarios(path)
            game = _game_of(file, path)
        except BadInput as error:
            _unreadable(str(error), count)
            continue
        for scenario in file.scenario:
            _run(console, game, file, scenario, path, count)
    _summary(console, count)
    if count.unreadable:
        return 2
    return 1 if count.failed else 0


def _scenario_files(places: Iterable[Path], count: Count) -> Iterator[Path]:
    for place in places:
        if not place.is_dir():
            yield place
            continue
        found = sorted(place.rglob("*.toml"))
        if not found:
            _unreadable(f"{place} holds no scenario file (.toml)", count)
        yield from found


def _game_of(file: ScenarioFile, path: Path) -> Game:
    try:
        return find_game(file.game)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def _unreadable(sentence: str, count: Count) -> None:
    print(f"bakufu: {sentence}", file=sys.stderr)
    count.unreadable += 1


def _run(
    console: Console, game: Game, file: ScenarioFile, scenario: Scenario, path: Path, count: Count
) -> None:
    name = f"{path.stem}: {scenario.title}"
    try:
        check_scenario(game, scenario, file.options)
    except BakufuError as error:
        count.failed += 1
        console.print(Text.assemble(("FAILED  ", WARNING), name), soft_wrap=True)
        for line in str(error).splitlines():
            console.print(Text(f"        {line}"), soft_wrap=True)
    else:
        count.good += 1
        console.print(Text.assemble(("ok      ", "green"), name), soft_wrap=True)


def _summary(console: Console, count: Count) -> None:
    parts = [f"{count.good} scenarios hold"]
    if count.failed:
        parts.append(f"{count.failed} failed")
    if count.unreadable:
        parts.append(f"{count.unreadable} could not be read")
    console.print(", ".join(parts))
