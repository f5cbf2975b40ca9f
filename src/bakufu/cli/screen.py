"""How things look in a terminal: pictures, log lines, choices and rules, in any width."""

import os
import sys
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from itertools import groupby, zip_longest

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game
from bakufu.engine.table.telling import Event
from bakufu.engine.text.errors import BakufuError
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.rulebook import Rule, book_language, rulebook, search_rules
from bakufu.engine.text.words import speaker

WARNING = "bold red"
YOURS = "bold yellow"


def make_console(stderr: bool = False) -> Console:
    """A terminal that prints words as they are: no guessing what might be a number or a link."""
    return Console(stderr=stderr, highlight=False, emoji=False, soft_wrap=False)


def is_interactive() -> bool:
    """Whether a person sits in front of this program."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


class Screen:
    """Says and draws what belongs to one game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.speaker = speaker(language)
        self.console = make_console()

    # Words

    def words(self, message_id: str, **args: Argument) -> str:
        """A message of the terminal's own. Words are taken as they are: "@" and "#" too."""
        names = [value for value in args.values() if isinstance(value, str)]
        places = iter(range(len(names)))
        return self.speaker.say(
            Message(
                message_id,
                {k: f"#{next(places)}" if isinstance(v, str) else v for k, v in args.items()},
            ),
            names,
        )

    def seat_name(self, word: str) -> str:
        """The game's word for a seat as a name; a proper name is the same in every language."""
        with suppress(BakufuError):
            return self.speaker.name(f"{self.game.id}-seat-{word}")
        return word.capitalize()

    def tell(self, message_id: str, style: str = "", **args: Argument) -> None:
        self.console.print(Text(self.words(message_id, **args), style))

    def blank(self) -> None:
        self.console.print()

    # What happened

    def events(self, lines: Iterable[tuple[str, str]]) -> None:
        """Sentences with the rule they rest on at the end; those of one rule run on together."""
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(width=1)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        for rule, same in groupby(lines, key=lambda line: line[1]):
            sentences = " ".join(sentence for sentence, _ in same)
            grid.add_row(Text("·", "dim"), Text(sentences), Text(rule, "dim"))
        if grid.row_count:
            self.console.print(grid)

    def event_lines(
        self, events: Sequence[Event], seats: Sequence[str], reader: int | None = None
    ) -> Iterable[tuple[str, str]]:
        for event, following in zip_longest(events, events[1:]):
            if following is not None and self.game.is_told_by(event, following):
                continue
            yield self.speaker.say(self.game.say(event), seats, reader), self.game.rule_of(event)

    # Pictures

    def picture(self, markup: str) -> None:
        for line in markup.split("\n"):
            self.picture_line(line)

    def picture_line(self, markup: str) -> None:
        """One line of a picture; what does not fit goes on below, further in."""
        line = Text.from_markup(markup, emoji=False)
        width = self.console.width
        if line.cell_len <= width:
            self.console.print(line, no_wrap=True)
            return
        first = line.wrap(self.console, width)[0]
        self.console.print(first, no_wrap=True)
        rest = line[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        self.console.print(Padding(rest, (0, 0, 0, min(11, width // 4))))

    # Choices

    def choices(self, sentences: Sequence[str], orders: Sequence[str]) -> None:
        """A numbered list; beside each choice the same as an order in words, where it fits."""
        numbers = len(str(len(sentences)))
        widest = max(map(len, sentences)) + max(map(len, orders)) + numbers + 6
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=YOURS, no_wrap=True, min_width=numbers)
        grid.add_column()
        both = widest <= self.console.width
        if both:
            grid.add_column(style="dim", no_wrap=True)
        for number, (sentence, order) in enumerate(zip(sentences, orders, strict=True), 1):
            row = [Text(str(number)), Text(sentence)]
            grid.add_row(*row, *([Text(order)] if both else []))
        self.console.print(grid)

    # Rules

    def rules(self) -> dict[str, Rule]:
        return rulebook(self.game.id, book_language(self.game.id, self.language))

    def search(self, words: str) -> list[Rule]:
        return search_rules(self.game.id, words, book_language(self.game.id, self.language))

    def rule_in_short(self, rule_id: str) -> None:
        """A rule's title and its own statement."""
        rule = self.rules().get(rule_id)
        if rule is None:
            return
        self.console.print(Text.assemble((rule.id, "bold"), "  ", (rule.title, "bold")))
        self.console.print(Padding(Markdown(rule.statement), (0, 0, 0, 2)))

    def rule_in_full(self, rule: Rule) -> None:
        show_rule(self.console, rule)


def show_rule(console: Console, rule: Rule) -> None:
    console.print(f"[bold]{rule.id}  {escape(rule.title)}[/bold]")
    console.print(Markdown(rule.text))


def list_rules(console: Console, rules: Iterable[Rule], waiting: Collection[str] = ()) -> None:
    """Rules by title; `waiting` are those that are not played yet."""
    for rule in rules:
        mark = "  not built yet" if rule.id in waiting else ""
        console.print(Text.assemble((f"{rule.id:<16}", "bold"), rule.title, (mark, "dim")))


class Callers:
    """What the seats are called in sentences, so that they can be found in the picture.

    A seat goes by its name until the game has a word for it; then by that word, and the player's
    own seat by both: "Honda (you)".
    """

    def __init__(
        self, screen: Screen, names: Sequence[str], me: int | None = None, own: str = ""
    ) -> None:
        self.screen = screen
        self.game = screen.game
        self.names = list(names)
        self.me = me
        self.own = own
        self.seats = list(names)
        self._words: list[str] = []

    def meet(self, state: State) -> list[str]:
        """What to call the seats while telling what led to this position.

        A seat that has just got its word is called by both, so that everybody learns who is who.
        """
        words = self.game.seat_words(state)
        told: list[str] = []
        for seat, word in enumerate(words):
            fresh = self._words[seat : seat + 1] != [word]
            self.seats[seat] = self._short(seat, word)
            told.append(self.full(seat, word) if fresh else self.seats[seat])
        self._words = words
        return told

    def full(self, seat: int, word: str) -> str:
        """Word and name: "Honda (Anna)"."""
        name = self.names[seat]
        return name if _is_number(seat, word) else f"{self.screen.seat_name(word)} ({name})"

    def all_full(self) -> list[str]:
        return [self.full(seat, word) for seat, word in enumerate(self._words)]

    def _short(self, seat: int, word: str) -> str:
        if _is_number(seat, word):
            return self.names[seat]
        called = self.screen.seat_name(word)
        return f"{called} ({self.own})" if seat == self.me else called


def _is_number(seat: int, word: str) -> bool:
    """Whether a seat has no word of its own yet."""
    return word == f"seat{seat + 1}"
