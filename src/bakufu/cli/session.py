"""One person at the table against bots: reads what is typed, shows what happens, keeps the log."""

import shlex
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from bakufu.bots.bot import Sight
from bakufu.bots.referee import BotFault, ask
from bakufu.cli.explain import explain, look_up
from bakufu.cli.hint import give_hint
from bakufu.cli.loading import make_bot
from bakufu.cli.pending import Pending
from bakufu.cli.saves import Seating, copy_log, put_away, write_seating
from bakufu.cli.scores import show_points, show_score, show_standings
from bakufu.cli.screen import WARNING, YOURS, Callers, Screen, is_interactive
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Sketch
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused

# Where there is such a thing, `input` then knows earlier lines and lets them be edited.
with suppress(ImportError):
    import readline  # noqa: F401

LOG_LINES = 40
HINTS = 128  # the stream of the dice that hints are thought out with


class Leaves(Exception):
    """The player gets up from the table, or the input has come to its end."""


class Session:
    def __init__(
        self, screen: Screen, table: Table, seating: Seating, path: Path, own_name: str
    ) -> None:
        self.screen = screen
        self.table = table
        self.game = table.game
        self.me = seating.seat
        self.seating = seating
        self.path = path
        self.callers = Callers(screen, table.seats, self.me, own_name)
        self.bots = {
            seat: make_bot(spec) for seat, spec in enumerate(seating.bots) if seat != self.me
        }
        self.interactive = is_interactive()
        self.told = 0  # entries of the log that have been put into words
        self.lines: list[tuple[str, str]] = []  # all that was told so far, with the rules
        self.fresh = 0  # lines from here on have not been shown yet
        self.drawn: list[str] = []  # the picture as it was last shown
        self.alone = False  # whether nobody else has acted since then

    # The game

    def run(self) -> None:
        """Play to the end; `Leaves` if the player does so before."""
        self.catch_up()
        while self.table.actors:
            if self.table.actors == [self.me]:
                self.decide()
            else:
                self.let_bots_play()
            self.catch_up()
        self.finish()

    def let_bots_play(self) -> None:
        self.alone = False
        if not self.interactive:
            while waiting := [seat for seat in self.table.actors if seat != self.me]:
                self.bot_move(waiting[0])
            return
        with self.screen.console.status(self.screen.words("cli-thinking")):
            while waiting := [seat for seat in self.table.actors if seat != self.me]:
                self.bot_move(waiting[0])

    def bot_move(self, seat: int) -> None:
        number = len(self.table.entries)
        dice = self.dice(number, seat + 1)
        sight = Sight(self.game, self.table.state, seat, dice, setup=self.table.setup)
        # The random bot is the last resort, and needs no watching.
        random = self.seating.bots[seat] == "random"
        try:
            move = ask(self.bots[seat], sight, None if random else self.seating.seconds)
        except BotFault as fault:
            if random:
                raise
            self.replace_bot(seat, fault)
            return
        self.table.play(seat, move, self.dice(number))
        self.catch_up()

    def replace_bot(self, seat: int, fault: BotFault) -> None:
        self.screen.tell(
            "cli-bot-replaced", WARNING, fault=" ".join(str(fault).split()), seat=self.seats[seat]
        )
        self.bots[seat] = make_bot("random")
        self.seating.bots[seat] = "random"
        write_seating(self.path, self.seating)

    def dice(self, number: int, stream: int = 0) -> Dice:
        """Dice for one entry of the log: a game taken up again goes on with the same luck.

        Stream 0 is the table's; thinking has streams of its own.
        """
        return Dice((self.seating.seed << 24 | number) << 8 | stream)

    # What has happened

    def catch_up(self, again: bool = False) -> None:
        """Put new entries of the log into words; `again` where a game is taken up again."""
        seats = self.callers.meet(self.table.state)
        for number, notes in enumerate(self.table.notes[self.told :], self.told):
            events = self.table.told(number, self.me, again)
            # What nobody else is told of is the player's own draft: no news.
            if self.game.events(self.table.setup, notes, None):
                self.lines += self.screen.event_lines(events, seats, self.me)
        self.told = len(self.table.notes)

    @property
    def seats(self) -> list[str]:
        return self.callers.seats

    def say(self, message: Message) -> str:
        """A message of the rules, as the player reads it."""
        return self.screen.speaker.say(message, self.seats, self.me)

    def skip_to_own_last_move(self) -> None:
        """After a game is taken up again: what the player has seen before is not news."""
        others = [entry.n for entry in self.table.entries if entry.seat != self.me]
        own = [entry.n for entry in self.table.entries[: others[-1]] if entry.seat == self.me]
        last = own[-1] if own else 0
        news = self.table.history(self.me, last)
        self.catch_up(again=True)
        self.fresh = max(0, len(self.lines) - len(news))

    # Drawing

    def show(self, draft: Pending) -> None:
        """News, the table, and what there is to choose."""
        self.show_news()
        picture = self.picture(draft.shown)
        if self.alone:
            self.show_changes(picture)
        else:
            self.show_table(picture)
        self.show_choices(draft)

    def picture(self, state: State) -> list[str]:
        view = self.game.view(state, self.me)
        return self.game.picture(view, self.screen.language).split("\n")

    def show_news(self) -> None:
        self.screen.blank()
        self.screen.events(self.lines[self.fresh :])
        self.fresh = len(self.lines)

    def show_table(self, picture: list[str]) -> None:
        self.screen.blank()
        self.screen.picture("\n".join(picture).rstrip("\n"))
        bots = [
            f"{self.seats[seat]}: {bot.name}"
            for seat, bot in self.bots.items()
            if self.seats[seat] != self.table.seats[seat]
        ]
        if bots:
            self.screen.tell("cli-bots", "dim", bots=" · ".join(bots))
        self.drawn = picture
        self.alone = True

    def show_changes(self, picture: list[str]) -> None:
        """Only the parts of the picture that are new: the table was on the screen just now."""
        self.show_parts([part for part in _parts(picture) if part not in _parts(self.drawn)])
        self.drawn = picture

    def show_parts(self, parts: list[list[str]]) -> None:
        for part in parts:
            for line in part:
                if line.strip():
                    self.screen.picture_line(line)

    def show_choices(self, draft: Pending) -> None:
        game, state = self.game, draft.shown
        self.screen.blank()
        prompt = self.say(game.prompt(state))
        self.screen.console.print(Text(prompt, YOURS))
        self.screen.choices(
            [self.say(game.describe(state, move)) for move in draft.legal],
            [game.move_name(move) for move in draft.legal],
        )
        example = next(iter(game.examples(state, self.me)), "")
        back = "-back" if draft.begun else ""
        if example:
            self.screen.tell(f"cli-hint-example{back}", "dim", example=example)
        else:
            self.screen.tell(f"cli-hint{back}", "dim")

    # Deciding

    def decide(self) -> None:
        """One decision of the player, however many small moves it takes."""
        draft = Pending(self.table, self.me, self.dice, self.seating.sketch)
        if not self.forced(draft):
            self.show(draft)
        while not draft.complete:
            try:
                line = self.read()
            except (Leaves, KeyboardInterrupt):
                self.put_aside(draft)
                raise
            self.answer(draft, line)
            # Nothing is lost if the terminal is closed now.
            self.keep_sketch("" if draft.complete else draft.whole)

    def put_aside(self, draft: Pending) -> None:
        """Keep what was begun: moves in the log, words that wait beside it."""
        draft.play()
        self.keep_sketch(draft.kept)

    def keep_sketch(self, words: str) -> None:
        if words != self.seating.sketch:
            self.seating.sketch = words
            write_seating(self.path, self.seating)

    def forced(self, draft: Pending) -> bool:
        """Play on by itself where there is nothing to choose."""
        played = False
        while not draft.complete and len(draft.legal) == 1:
            words = self.say(self.game.describe(draft.state, draft.legal[0]))
            self.show_news()
            self.screen.tell("cli-forced", choice=words)
            self.put(draft, [draft.legal[0]])
            played = True
        return played and draft.complete

    def put(self, draft: Pending, moves: list[int]) -> None:
        draft.add(moves)
        if draft.complete:
            draft.play()

    def put_sketch(self, draft: Pending, sketch: Sketch) -> None:
        draft.add_sketch(sketch)
        if draft.complete:
            draft.play()

    def read(self) -> str:
        try:
            line = input("> ")
        except EOFError:
            self.screen.blank()
            raise Leaves from None
        if not self.interactive:
            self.screen.console.print(Text(line))
        return line.strip()

    def answer(self, draft: Pending, line: str) -> None:
        """Do what was typed; say why not, if not."""
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                self.choose(draft, int(line))
            elif word.lower() in ("quit", "exit", "q"):
                self.put_aside(draft)
                raise Leaves
            elif word.startswith("?") or word.lower() == "help":
                self.explain(draft, line[1:] if word.startswith("?") else rest)
            elif word.lower() in _COMMANDS and not self.names_a_move(draft, line):
                _COMMANDS[word.lower()](self, draft, rest.strip())
            elif line:
                self.order(draft, line)
            else:
                self.show_choices(draft)
                return
        except Refused as refusal:
            self.refuse(refusal)
            return
        except BakufuError as error:
            self.screen.console.print(Text(str(error), WARNING))
            return
        if not draft.complete and draft.news:
            draft.news = False
            if not self.forced(draft):
                self.show(draft)

    def names_a_move(self, draft: Pending, line: str) -> bool:
        """Whether a game calls a move so: "hand in" is no wish to see one's hand."""
        return line.lower() in map(self.game.move_name, draft.legal)

    def order(self, draft: Pending, words: str) -> None:
        """Carry out an order; a whole one may replace what was put together step by step."""
        if sketch := self.game.sketch(draft.state, self.me, draft.kept, words):
            self.put_sketch(draft, sketch)
            return
        try:
            self.put(draft, self.game.read_order(draft.state, self.me, words))
        except Refused:
            if not draft.moves:
                raise
            afresh = Pending(self.table, self.me, self.dice)
            try:
                moves = self.game.read_order(afresh.state, self.me, words)
                afresh.add(moves)
            except BakufuError:
                moves = []
            if len(moves) < 2:
                raise
            draft.start_over()
            self.put(draft, moves)

    def choose(self, draft: Pending, number: int) -> None:
        move = self.numbered(draft, number)
        # Where words are waiting, the choice joins them.
        if sketch := self.game.sketch(draft.state, self.me, draft.kept, self.game.move_name(move)):
            self.put_sketch(draft, sketch)
        else:
            self.put(draft, [move])

    def numbered(self, draft: Pending, number: int) -> int:
        if not 1 <= number <= len(draft.legal):
            raise BadInput(
                self.screen.words("cli-no-number", number=str(number), last=len(draft.legal))
            )
        return draft.legal[number - 1]

    def refuse(self, refusal: Refused) -> None:
        reason = self.say(refusal.message)
        self.screen.console.print(Text(f"{refusal.rule}: {reason}", WARNING))
        self.screen.rule_in_short(refusal.rule)

    def explain(self, draft: Pending, words: str) -> None:
        if words.strip():
            look_up(self.screen, words.strip())
        else:
            explain(self.screen, draft.shown, self.me, self.seats)

    # Commands

    def log(self, draft: Pending, words: str) -> None:
        if not words and len(self.lines) > LOG_LINES:
            self.screen.tell("cli-log-cut", "dim", lines=LOG_LINES)
            self.screen.events(self.lines[-LOG_LINES:])
        else:
            self.screen.events(self.lines)

    def board(self, draft: Pending, words: str) -> None:
        self.alone = False
        self.show(draft)

    def draft(self, draft: Pending, words: str) -> None:
        """What the decision in the making changes, or the order that begins with this word."""
        if words:
            self.order(draft, f"draft {words}")
            return
        before = _parts(self.picture(self.table.state))
        changed = [part for part in _parts(self.picture(draft.shown)) if part not in before]
        if changed:
            self.show_parts(changed)
        else:
            self.board(draft, "")

    def scores(self, draft: Pending, words: str) -> None:
        show_points(self.screen, self.table, self.callers.all_full())
        state = self.table.state.determinise(self.me, self.dice(len(self.table.entries), HINTS))
        show_standings(self.screen, self.game.standings(state, self.me), self.callers.all_full())

    def hint(self, draft: Pending, words: str) -> None:
        dice = self.dice(len(self.table.entries) + len(draft.moves), HINTS)
        give_hint(self.screen, self.table.setup, draft.state, self.me, dice, self.seats)

    def save(self, draft: Pending, words: str) -> None:
        if words:
            copy_log(self.table, Path(words).expanduser())
            self.screen.tell("cli-copied", path=words)
        else:
            self.screen.tell("cli-saved", path=str(self.path))

    def back(self, draft: Pending, words: str) -> None:
        if draft.begun:
            draft.take_back()
            draft.news = False
            self.show(draft)
        else:
            self.screen.tell("cli-nothing-back")

    # The end

    def finish(self) -> None:
        """The last position, the score by source, the winner, and where the log is."""
        self.show_news()
        self.show_table(self.picture(self.table.state))
        show_score(self.screen, self.table, self.callers.all_full())
        self.path = put_away(self.path)
        self.screen.tell("cli-log-at", "dim", path=str(self.path))
        command = f"bakufu replay {shlex.quote(str(self.path))}"
        self.screen.tell("cli-replay-with", "dim", command=command)
        command = f"bakufu analyse {shlex.quote(str(self.path))} --seat {self.me + 1}"
        self.screen.tell("cli-analyse-with", "dim", command=command)


_COMMANDS = {
    "log": Session.log,
    "board": Session.board,
    "hand": Session.board,
    "draft": Session.draft,
    "hint": Session.hint,
    "scores": Session.scores,
    "save": Session.save,
    "back": Session.back,
}


def _parts(picture: list[str]) -> list[list[str]]:
    """The lines of a picture, each together with those that go on further in."""
    parts: list[list[str]] = []
    for line in picture:
        if line.startswith("    ") and parts:
            parts[-1].append(line)
        else:
            parts.append([line])
    return parts
