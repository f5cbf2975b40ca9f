"""How far a long command is: a bar in a terminal, a line now and then elsewhere."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bakufu.cli.screen import make_console

GLANCE = 0.2  # seconds between two changes of the bar
PAUSE = 5.0  # seconds before the first line
LONGER = 1.5  # each pause is so much longer than the one before: a night is some twenty lines
T = TypeVar("T")
Told = Callable[[str, int, int], None]  # what is going on, how many of how many


@contextmanager
def progress(unit: str = "games") -> Iterator[Told]:
    """What is called whenever one more is done; a smaller number begins another part."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield _lines(console, unit)
        return
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        seen, last = 0.0, 0

        def move(words: str, done: int, total: int) -> None:
            nonlocal seen, last
            if done < last:
                bar.reset(task)
            elif monotonic() - seen < GLANCE and done < total:
                return
            last = done
            bar.update(task, description=words, completed=done, total=total)
            seen = monotonic()

        yield move


def _lines(console: Console, unit: str) -> Told:
    pause = PAUSE
    due = monotonic() + pause

    def tell(words: str, done: int, total: int) -> None:
        nonlocal pause, due
        if monotonic() < due:
            return
        pause *= LONGER
        due = monotonic() + pause
        said = f": {words}" if words else ""
        console.print(f"{done:,} of {total:,} {unit}{said}", markup=False, soft_wrap=True)

    return tell


def shown(things: Iterable[T], total: int, words: str = "", unit: str = "games") -> Iterator[T]:
    """The things as they come, with how many there are so far."""
    with progress(unit) as tell:
        tell(words, 0, total)
        for number, thing in enumerate(things, 1):
            yield thing
            tell(words, number, total)
