"""`bakufu replay`: steps through the log of a game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from bakufu.cli.arguments import Whole
from bakufu.cli.eyes import Eyes
from bakufu.cli.loading import load_game, load_language
from bakufu.cli.scores import show_score
from bakufu.cli.screen import Callers, Screen, is_interactive
from bakufu.engine.core.state import State
from bakufu.engine.table.log import Log, read_log
from bakufu.engine.table.table import Table, fold, refold, table_of
from bakufu.engine.text.errors import BadInput


class Frame(msgspec.Struct):
    """One entry of the log: its headline, what happened, and the position after it."""

    headline: str
    hidden: bool  # whether the viewer may not know what was chosen
    lines: list[tuple[str, str]]
    state: State


def replay(
    file: Annotated[Path, Parameter(help="The log of a game.")],
    /,
    *,
    to: Annotated[Whole | None, Parameter(help="Stop after this entry; 0 is the set-up.")] = None,
    viewer: Annotated[
        str | None,
        Parameter(help="Whose eyes to see with: a seat (number, word or name), or all."),
    ] = None,
    step: Annotated[bool, Parameter(help="Draw the table after every entry.", negative=())] = False,
    lang: Annotated[str, Parameter(help="Language: en, fr or de.")] = "en",
) -> int:
    load_language(lang)
    log = read_log(file)
    if not log.entries:
        raise BadInput(f"{file}: the log ends before the game was set up")
    if to is not None and to >= len(log.entries):
        raise BadInput(f"{file}: there is no entry {to}: the last one is {len(log.entries) - 1}")
    game = load_game(log.header.game)
    screen = Screen(game, lang)
    table = table_of(game, log, str(file))
    states = [table.state for _ in refold(table, log, str(file), to)]
    over = not (table if to is None else fold(game, log, str(file))).actors
    eyes = Eyes(table, viewer, over)
    frames = list(_frames(screen, table, states, eyes))
    _introduce(screen, table, log, file)
    if step:
        _walk(screen, frames, eyes)
    else:
        for frame in frames:
            if frame.lines or not frame.hidden:
                _tell(screen, frame)
        screen.blank()
        screen.picture(eyes.picture(states[-1], screen.language))
    if not table.actors:
        callers = Callers(screen, table.seats)
        callers.meet(table.state)
        show_score(screen, table, callers.all_full())
    return 0


def _introduce(screen: Screen, table: Table, log: Log, file: Path) -> None:
    screen.tell(
        "cli-replay",
        "bold",
        game=screen.game.title,
        seats=", ".join(table.seats),
        entries=len(log.entries) - 1,
    )
    if log.truncated:
        screen.tell("cli-recovered", "bold red", path=str(file), entry=len(log.entries))


def _frames(screen: Screen, table: Table, states: list[State], eyes: Eyes) -> Iterator[Frame]:
    callers = Callers(screen, table.seats)
    for entry, notes, state in zip(table.entries, table.notes, states, strict=True):
        seats = callers.meet(state)
        hidden = False
        headline = screen.words("cli-entry-start")
        if entry.seat is not None and entry.move is not None:
            hidden = not eyes.sees_moves_of(entry.seat)
            headline = screen.words("cli-entry-hidden", seat=seats[entry.seat])
            if not hidden:
                move = table.game.move_number(entry.move)
                message = table.game.describe(states[entry.n - 1], move)
                choice = screen.speaker.say(message, seats)
                headline = screen.words("cli-entry", seat=seats[entry.seat], choice=choice)
        events = eyes.events(notes)
        if not hidden:
            # What nobody else learns is the choice itself, which the headline tells already; but
            # for what a seat is shown for a moment.
            events = [event for event in events if event.momentary or not event.private]
        lines = list(screen.event_lines(events, seats))
        yield Frame(f"{entry.n:>4}  {headline}", hidden, lines, state)


def _tell(screen: Screen, frame: Frame) -> None:
    screen.console.print(Text(frame.headline, "bold"))
    screen.events(frame.lines)


def _walk(screen: Screen, frames: list[Frame], eyes: Eyes) -> None:
    """From frame to frame; somebody at the terminal turns the pages."""
    interactive = is_interactive()
    number = 0
    while True:
        screen.blank()
        _tell(screen, frames[number])
        screen.blank()
        screen.picture(eyes.picture(frames[number].state, screen.language))
        last = number == len(frames) - 1
        if interactive:
            number = _turn_page(screen, number, last)
        else:
            number = len(frames) if last else number + 1
        if not 0 <= number < len(frames):
            return


def _turn_page(screen: Screen, number: int, last: bool) -> int:
    hint = screen.words("cli-page-last" if last else "cli-page")
    try:
        answer = screen.console.input(Text(f"{hint} ", "dim")).strip().lower()
    except EOFError:
        return -1
    if answer.startswith("q"):
        return -1
    if answer.startswith("b"):
        return max(0, number - 1)
    return number + 1
