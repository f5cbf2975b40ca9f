"""The polite side of a game: what tables, bots, screens and tests ask of it.

A game fills in `Game`; everything else in the house (tables, logs, scenario files, contract tests,
terminal) works through it and knows no game by name. See `docs/write-a-game.md`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.core.state import State
from bakufu.engine.core.steps import SteppedState
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.fields import document_of, lay_out
from bakufu.engine.table.guide import ObservationGuide
from bakufu.engine.table.odds import OddsTool
from bakufu.engine.table.options import Option, Options, read_options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.talk import Pass, Phrase
from bakufu.engine.table.telling import Event, Note, Telling
from bakufu.engine.table.view_observer import ViewObserver
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.vocabulary import Vocabulary

if TYPE_CHECKING:
    from bakufu.engine.table.house_data import Printed

# A position or a part of one as a person would write it: tables, lists, words and numbers.
Document = dict[str, Any]


class Setup(msgspec.Struct, frozen=True):
    """What a table is set up with: all that a log needs besides its moves."""

    game: str
    rules_version: int
    options: Options
    house: Document = {}
    numbers_version: int = 1  # of the numbers printed on the components

    @property
    def players(self) -> int:
        return int(self.options["players"])


class View(msgspec.Struct):
    """A position as one viewer may know it. Games derive their own struct from it."""


class Sketch(msgspec.Struct):
    """A decision that a person puts together in another order than the rules ask for it."""

    moves: list[int]  # what can be carried out already
    rest: str  # the words that wait
    whole: str  # all of it in words, to be taken up again
    shown: State  # the position with all of it laid out, for the eyes only


class Game(ABC):
    """One game. There is one instance of each, and it keeps no state."""

    id: ClassVar[str]
    title: ClassVar[str]
    # The title as it is written in Japan, for the shelf.
    kanji: ClassVar[str] = ""
    # So many play where nobody says how many: a number that the option "players" takes.
    usual_players: ClassVar[int]
    rules_version: ClassVar[int]
    # What is printed on the components, and the version of it; all earlier ones stay.
    printed: ClassVar["Printed[Any] | None"] = None
    numbers_version: ClassVar[int] = 1
    # Versions of the rules before this one that can still be played: `Setup.rules_version` tells.
    earlier_rules: ClassVar[frozenset[int]] = frozenset()
    options: ClassVar[tuple[Option, ...]]
    vocabulary: ClassVar[Vocabulary]
    telling: ClassVar[Telling]
    # Parts of the document whose lists are in an order that matters.
    ordered_keys: ClassVar[frozenset[str]] = frozenset()
    # No game may be longer than this many decisions.
    longest: ClassVar[int]
    # Whether everybody may look everything up once the game is over.
    open_afterwards: ClassVar[bool] = False
    # Whether every game has a winner; in some nobody may have won at the end.
    somebody_wins: ClassVar[bool] = True
    # Fields of views that are hidden from some and yet no secret: see `is_covered`.
    covered: ClassVar[frozenset[str]] = frozenset()
    # Whole orders as people may type them, to learn from.
    order_examples: ClassVar[tuple[str, ...]] = ()
    # Kinds of table that differ throughout: tests play each with every number of players.
    kinds_of_table: ClassVar[tuple[dict[str, object], ...]] = ({},)
    # What people may say to each other beside free words.
    phrases: ClassVar[tuple[Phrase, ...]] = ()
    # How told chances to win are made, by `stage`; the last holds for all later ones.
    chances: ClassVar[tuple[Trust, ...]] = (Trust(),)
    # Rules of the rulebook that are not played yet: ids, or beginnings such as "SHO-COURT".
    not_built_yet: ClassVar[tuple[str, ...]] = ()

    @property
    def modules(self) -> tuple[str, ...]:
        """Options that are "off" or "on" and must go together in every combination."""
        return tuple(option.name for option in self.options if option.group == "module")

    @property
    def move_count(self) -> int:
        """How many moves there are, possible now or not."""
        return len(self.vocabulary.moves)

    # Setting up

    def setup(
        self,
        options: Mapping[str, object],
        house: Document | None = None,
        rules_version: int | None = None,
        numbers_version: int | None = None,
    ) -> Setup:
        """Check options and house data; `Refused` or `BadInput` says what is wrong.

        A log says which versions it was played by; what is begun now has the present ones.
        """
        rules = self.rules_version if rules_version is None else rules_version
        numbers = self.numbers_version if numbers_version is None else numbers_version
        if rules != self.rules_version and rules not in self.earlier_rules:
            raise BadInput(
                f"played by rules version {rules} of {self.id}, "
                f"this program knows version {self.rules_version}"
            )
        if not 1 <= numbers <= self.numbers_version:
            raise BadInput(
                f"played with version {numbers} of the printed numbers of {self.id}, "
                f"this program knows version {self.numbers_version}"
            )
        setup = Setup(self.id, rules, read_options(self.options, options), house or {}, numbers)
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadInput` or `Refused` for house data or options that cannot be played with."""
        if setup.house and self.printed is None:
            raise BadInput(f"house data: {self.title} has no tables of numbers to replace")
        if setup.house and self.printed:
            self.printed.read_for(setup)

    def is_built(self, rule: str) -> bool:
        """Whether a rule of the rulebook is played already."""
        return not rule.startswith(self.not_built_yet)

    def certainty(self) -> dict[str, tuple[str, str]]:
        """How certain each table of the game's printed numbers is, and where it comes from."""
        return self.printed.certainty() if self.printed else {}

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> State:
        """A new game, up to its first decision."""

    # Moves

    def move_name(self, move: int) -> str:
        """The move as stable words, as they stand in logs and scenario files."""
        return self.vocabulary.moves[move]

    def move_number(self, name: str) -> int:
        """The reverse of `move_name`; `BadInput` for unknown words."""
        return self.vocabulary.move(name)

    def describe(self, state: State, move: int) -> Message:
        """The move as a sentence for people; a game overrides it where the position matters."""
        return self.vocabulary.say(move)

    def forbidden_by(self, state: State, seat: int, move: int) -> str:
        """The rule that forbids a move which is not legal now."""
        return _stepped(state).rules.forbidden_by(state, seat, move)

    def read_order(self, state: State, seat: int, words: str) -> list[int]:
        """An order in words as one or more moves; `Refused` names the rule, `BadInput` the word.

        Names of moves with commas between them, unless a game understands more.
        """
        return [self.move_number(" ".join(part.lower().split())) for part in words.split(",")]

    def sketch(self, state: State, seat: int, kept: str, words: str) -> Sketch | None:
        """An order added to the words kept of orders before it; None where nothing is to be kept.

        Only the terminal asks: a decision at the table is made of moves in the order of the rules.
        """
        return None

    def examples(self, state: State, seat: int) -> list[str]:
        """Orders the seat could give in this position, to learn from; empty: nothing special."""
        return []

    def legal(self, state: State, seat: int) -> list[int]:
        """The seat's legal moves, ascending."""
        return legal_moves(state, seat, self.move_count)

    def why_not(self, state: State, seat: int, move: int) -> Refused | None:
        """None for a legal move; otherwise the refusal, with the rule that forbids it."""
        if not 0 <= move < self.move_count:
            raise BadInput(f"there is no move {move}: moves are 0 to {self.move_count - 1}")
        if not 0 <= seat < len(self.seat_words(state)):
            raise BadInput(
                f"there is no seat {seat}: seats are 0 to {len(self.seat_words(state)) - 1}"
            )
        if move in self.legal(state, seat):
            return None
        rule = self.forbidden_by(state, seat, move)
        if not state.actors() >> seat & 1:
            return Refused(rule, "not-your-turn")
        return self.what_lacks(state, seat, move, rule) or Refused(
            rule, "not-here", move=self.move_name(move)
        )

    def what_lacks(self, state: State, seat: int, move: int, rule: str) -> Refused | None:
        """The refusal in words that name what the seat, which acts, lacks for this move.

        None where the game knows no more than the rule.
        """
        return None

    # Chance in words

    def outcome_name(self, what: int, kind: int) -> str:
        """A chance outcome as stable words."""
        return self.vocabulary.outcomes[what, kind]

    def outcome_number(self, name: str) -> tuple[int, int]:
        """The reverse of `outcome_name`; `BadInput` for unknown words."""
        return self.vocabulary.outcome(name)

    # Who sees what

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """What a seat sees of a position; None is a spectator."""

    def own_view(self, state: State, seen: View, seat: int) -> View:
        """What a seat sees, from what a spectator sees of the position, which is not changed.

        A game that lays the seat's own things over it, and shares the rest, is told to a whole
        table for little more than to one.
        """
        return self.view(state, seat)

    def is_covered(self, field: str) -> bool:
        """Whether what views hide in this field is no secret but only covered.

        Everybody could have kept count of it, so that it is no news to anybody, and all worlds
        drawn for a seat agree in it. Fields are named with those they lie in: "players.coins".
        """
        return field in self.covered

    def recall(self, state: State, seat: int) -> Document:
        """What a seat was shown in private and still knows, each thing under a name of its own.

        The state keeps it for the seat: every world drawn for the seat agrees with it. A thing may
        only be forgotten when it is no longer true, or may have gone unseen (`may_have_gone`).
        """
        return {}

    def may_have_gone(self, noted: Sequence[Note], name: str, thing: Any) -> bool:
        """Whether a thing that some seat recalls may have gone by what was noted, unseen by it."""
        return False

    def is_true(self, state: State, name: str, thing: Any) -> bool:
        """Whether a thing that some seat recalls is true of a position."""
        raise NotImplementedError

    def events(self, setup: Setup, notes: Sequence[Note], viewer: int | None) -> list[Event]:
        """What a viewer learns of what the rules noted down."""
        return self.telling.tell(setup, notes, viewer)

    def events_by_note(
        self,
        setup: Setup,
        notes: Sequence[Note],
        viewer: int | None,
        shared: dict[int, Event] | None = None,
    ) -> list[tuple[int, Event]]:
        """The same, each with the place of the note that completes it; `shared`: see there."""
        return self.telling.tell_by_note(setup, notes, viewer, shared)

    def say(self, event: Event) -> Message:
        """An event as a sentence for people."""
        return self.telling.say(event)

    def is_told_by(self, event: Event, following: Event) -> bool:
        """Whether the event that follows says everything that this one says."""
        return self.telling.is_told_by(event, following)

    def rule_of(self, event: Event) -> str:
        """The rule an event rests on."""
        return self.telling.rule_of(event)

    def prompt(self, state: State) -> Message:
        """In one sentence: what the table waits for."""
        step = _stepped(state).asked()
        return Message(f"{self.id}-prompt-{step.prompt(state)}", step.arguments(state))

    def when(self, state: State) -> Message | None:
        """How far the game is, such as its year or round; None where there is nothing to count.

        Lists of tables and replays go by it. It is told to everybody: nothing hidden is in it.
        """
        return None

    def stage(self, state: State) -> int:
        """The same as a number, from 0 before the first year or round: it never goes back."""
        return 0

    def trust(self, state: State) -> Trust:
        """How a chance to win is told at this stage."""
        return self.chances[min(self.stage(state), len(self.chances) - 1)]

    def decision_rule(self, state: State) -> str:
        """The rule to read at the decision the table waits for; empty if there is none."""
        return _stepped(state).asked().decision_rule(state)

    def slot_values(self, setup: Setup, kind: str) -> dict[str, Argument]:
        """What may stand in a slot of a phrase: each word with the argument of the sentence."""
        raise NotImplementedError

    def passes(self, state: State) -> list[Pass]:
        """Questions, asked now or later in this turn, that a seat may pass in advance.

        For questions that go to everybody who could hold something, so that a pass tells nothing.
        A pass ends when it is no longer among these.
        """
        return []

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> State:
        """A world this seat cannot tell from `before`, not even after the step to `after`.

        A game whose steps turn up hidden things overrides this: the world agrees in what was
        turned up.
        """
        return before.determinise(seat, chance)

    # Positions as documents and pictures

    def document(self, state: State) -> Document:
        """The whole position, hidden things included, as a document a person can edit.

        Its fields as they are, unless a game has words for them.
        """
        return document_of(state)

    def from_document(self, setup: Setup, document: Document) -> State:
        """The position a document describes; `BadInput` says what is wrong and where.

        Parts that are left out are as at the start of a game, or follow from the rest.
        """
        state = self.start(setup, Dice(0), Scribe())
        lay_out(state, document)
        return state

    def from_cells(self, setup: Setup, numbers: bytes) -> State:
        """The position whose numbers `pack` has written."""
        state = self.start(setup, Dice(0), Scribe())
        state.read_cells(numbers, 0)
        return state

    def picture(self, view: View, language: str = "en") -> str:
        """The table in plain text, marked up for colour like `[red]this[/red]`.

        A line for each field of the view, unless a game can draw.
        """
        fields: dict[str, object] = msgspec.to_builtins(view)
        return "\n".join(f"{name}: {_drawn(value)}" for name, value in fields.items())

    def seat_words(self, state: State) -> list[str]:
        """The word for each seat in orders, documents and pictures."""
        return [f"seat{seat}" for seat in range(1, int(state.players()) + 1)]

    # Honesty and judgement

    def broken_laws(
        self, before: State | None, after: State, notes: Sequence[Note] | None = None
    ) -> list[str]:
        """The conservation laws of the rulebook that do not hold; all must, after every step.

        Without `before` a position is looked at alone. With `notes`, which are what the rules told
        of the step between the two, laws can speak of what happened in it.
        """
        return []

    @abstractmethod
    def judgement(self) -> Judgement:
        """The game's sense of value, for bots."""

    def lapses(self, percent: int) -> int:
        """How many moves in a hundred a weak bot makes at random that makes so many elsewhere: more
        where a single move costs little."""
        return percent

    def observer(self, setup: Setup) -> Observer:
        """What a seat knows as numbers, for learning programs; the same length all game long."""
        return self.observer_of(self.start(setup, Dice(0), Scribe()))

    def observer_of(self, state: State) -> Observer:
        """The same for the table of a position, whichever position that is.

        The numbers of its view, unless a game writes rows of its own.
        """
        return ViewObserver(self.view, state, int(state.players()))

    def observation_guide(self) -> ObservationGuide:
        """Which tables the docs show the observations of, and the words along their axes."""
        players = next(option for option in self.options if option.name == "players")
        tables = tuple({"players": number} for number in players.values)
        return ObservationGuide(tables, {"players": self.usual_players})

    def most_points(self, options: Options) -> int:
        """More points than anybody can have at the end, for programs that have to know a bound."""
        return 1000

    def points(self, state: State) -> list[dict[str, int]]:
        """Each seat's points by source, for tables of results."""
        return [{"points": int(state.score(seat))} for seat in range(len(self.seat_words(state)))]

    def standings(self, state: State, viewer: int | None) -> Standings:
        """What is counted and still to be scored, as the viewer may know it.

        The state is a world drawn for the viewer: what the viewer cannot see must not be read.
        """
        return Standings()

    def spans(self, state: State) -> list[Message]:
        """The parts of the game that are under way, such as season and year, the shortest first.

        Whenever one has ended, everybody is told what it brought. They are told to everybody, and
        asked for in the midst of a step as well.
        """
        return []

    def holdings(self, view: View) -> list[dict[str, int]]:
        """What each seat has of everything that reports speak of, from what a spectator sees."""
        return []

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        """What speaks for or against a decision, as moves in a row, besides the points: odds.

        The state is a world drawn for the seat. What is said must follow from what the seat knows.
        """
        return []

    def coach(self, setup: Setup, view: View, legal: Sequence[int]) -> list[Message]:
        """One or two sentences to a beginner who has to decide now: what matters here, with the
        numbers of the position.

        Asked with what the seat sees, of which nothing can be given away, and with its legal moves.
        It is asked for at every decision, so nothing may be searched for. None: the rule that
        belongs to the decision is quoted.
        """
        return []

    def numbers(self, setup: Setup) -> Document:
        """What a one-page summary tells in numbers, at a table that is set up like this.

        Prices, points and counts by their names in the game's data, none of them typed twice.
        """
        return {}

    def odds(self) -> OddsTool | None:
        """What the game can tell of chance before it has spoken, asked in words."""
        return None

    def counting(self) -> Counting:
        """What is counted when many games are played."""
        return Counting()

    def end_reason(self, state: State) -> str:
        """Why the game ended, as a rule id; empty while it runs."""
        return ""


def _drawn(value: object) -> str:
    """A part of a view in one line, without what would be read as a colour."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_drawn(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(map(_drawn, value)) or "-"
    return "-" if value is None else str(value)


def _stepped(state: State) -> SteppedState:
    assert isinstance(state, SteppedState), "a state without steps needs a game that answers"
    return state


def inside(field: str, key: str | int) -> str:
    """The name of a part of a view: a thing in a list has the name of the list."""
    if isinstance(key, int):
        return field
    return f"{field}.{key}" if field else key


def seats_in(mask: int) -> list[int]:
    """A mask of actors as a list of seats."""
    return [seat for seat in range(int(mask).bit_length()) if mask >> seat & 1]
