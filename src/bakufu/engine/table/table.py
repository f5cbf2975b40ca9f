"""A table: a game being played. Its state is nothing but the fold of its log."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from bakufu.engine.core.chance import Chance, Recorder, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup, View, seats_in
from bakufu.engine.table.log import Entry, Header, Log, line, seal
from bakufu.engine.table.scripted import scripted
from bakufu.engine.table.telling import Event, Note
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused


class Table:
    """Plays moves by the rules and keeps the log. A refused move changes nothing."""

    def __init__(self, game: Game, setup: Setup, seats: Iterable[str]) -> None:
        self.game = game
        self.setup = setup
        self.seats = list(seats)
        if len(self.seats) != setup.players:
            raise BadInput(f"{setup.players} seats are needed, {len(self.seats)} names were given")
        self.header = Header(
            game=game.id,
            rules_version=setup.rules_version,
            numbers_version=msgspec.UNSET if setup.numbers_version == 1 else setup.numbers_version,
            options=setup.options,
            house=setup.house,
            seats=self.seats,
        )
        seal(self.header, "")
        self.entries: list[Entry] = []
        self.notes: list[list[Note]] = []
        # Called with every new entry before anybody is told of it, so that nothing told is lost.
        self.keep: Callable[[Entry], None] = _forget
        self._state: State | None = None
        # What viewers are told of the last entry, which is asked for again and again.
        self._last_told: dict[int | None, list[tuple[int, Event]]] = {}
        self._last_shared: dict[int, Event] = {}

    @property
    def state(self) -> State:
        if self._state is None:
            raise BadInput("the table has not been set up yet")
        return self._state

    @property
    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        return seats_in(self.state.actors())

    def begin(self, chance: Chance) -> "Table":
        """Set the game up: entry 0 of the log."""
        recorder, diary = Recorder(chance), Diary()
        state = self.game.start(self.setup, recorder, diary)
        self._commit(state, None, None, recorder, diary)
        return self

    def begin_at(self, state: State) -> "Table":
        """Begin with a position instead of the set-up. Only its owner can tell where it came from:
        the log alone does not fold to it.
        """
        self._commit(state.clone(), None, None, Recorder(Script([])), Diary())
        return self

    def back_to(self, entries: int, state: State) -> None:
        """Forget all but so many entries; `state` is the position after the last one that stays."""
        del self.entries[entries:], self.notes[entries:]
        self._now_at(state)

    def _now_at(self, state: State) -> None:
        self._state, self._last_told, self._last_shared = state, {}, {}

    def play(self, seat: int, move: int, chance: Chance) -> None:
        """Carry out one move; `Refused` if a rule forbids it."""
        self.play_all(seat, [move], chance)

    def order(self, seat: int, words: str, chance: Chance) -> None:
        """Carry out an order in words: all of its moves, or none."""
        self.play_all(seat, self.game.read_order(self.state, seat, words), chance)

    def play_all(self, seat: int, moves: Iterable[int], chance: Chance) -> None:
        """Carry out several moves of one seat: all of them, or none."""
        state = self.state
        done: list[tuple[State, int, Recorder, Diary]] = []
        for move in moves:
            refusal = self.game.why_not(state, seat, move)
            if refusal:
                raise refusal
            state, recorder, diary = state.clone(), Recorder(chance), Diary()
            state.apply(seat, move, recorder, diary)
            done.append((state, move, recorder, diary))
        for state, move, recorder, diary in done:
            self._commit(state, seat, move, recorder, diary)

    def _commit(
        self, state: State, seat: int | None, move: int | None, recorder: Recorder, diary: Diary
    ) -> None:
        entry = Entry(
            n=len(self.entries),
            seat=seat,
            move=None if move is None else self.game.move_name(move),
            outcomes=[self.game.outcome_name(what, kind) for what, kind in recorder.outcomes],
        )
        seal(entry, self.entries[-1].hash if self.entries else self.header.hash)
        self.keep(entry)
        self.entries.append(entry)
        self.notes.append(diary.notes)
        self._now_at(state)

    # Looking

    def view(self, viewer: int | None) -> View:
        return self.game.view(self.state, viewer)

    def history(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What the viewer has learnt from entry `since` on."""
        return [
            event
            for number in range(since, len(self.notes))
            for event in self.told(number, viewer, again=True)
        ]

    def told(self, number: int, viewer: int | None, again: bool) -> list[Event]:
        """What the viewer is told of an entry; `again`: not what was only shown for a moment.

        The record of a finished game is open.
        """
        return [event for _, event in self.told_by_note(number, viewer, again)]

    def told_by_note(self, number: int, viewer: int | None, again: bool) -> list[tuple[int, Event]]:
        """The same, each event with the place of the note that completes it."""
        notes = self.notes[number]
        if number < len(self.notes) - 1:
            told = self.game.events_by_note(self.setup, notes, viewer)
        else:
            if viewer not in self._last_told:
                self._last_told[viewer] = self.game.events_by_note(
                    self.setup, notes, viewer, self._last_shared
                )
            told = self._last_told[viewer]
        if again and self.actors:
            return [(place, event) for place, event in told if not event.momentary]
        return told

    # Files

    def log_text(self) -> str:
        """The whole log as text."""
        return line(self.header) + "".join(line(entry) for entry in self.entries)

    def save_to(self, path: Path) -> None:
        """Write the log so far to a file, and every further entry as it happens."""
        path.write_text(self.log_text(), encoding="utf-8")
        self.append_to(path)

    def append_to(self, path: Path) -> None:
        """Add every further entry to a log file that already holds this table's log so far."""

        def keep(entry: Entry) -> None:
            with path.open("a", encoding="utf-8") as file:
                file.write(line(entry))

        self.keep = keep


def _forget(entry: Entry) -> None:
    pass


def fold(game: Game, log: Log, name: str = "log", upto: int | None = None) -> Table:
    """Play a log again. The outcomes come from the log, so the generator does not matter."""
    table = table_of(game, log, name)
    for _ in refold(table, log, name, upto):
        pass
    return table


def table_of(game: Game, log: Log, name: str = "log") -> Table:
    """The table a log speaks of, with nothing played yet."""
    header = log.header
    if header.game != game.id:
        raise BadInput(f"{name}: line 1: this is a log of {header.game}, not of {game.id}")
    numbers = 1 if header.numbers_version is msgspec.UNSET else header.numbers_version
    try:
        setup = game.setup(header.options, header.house, header.rules_version, numbers)
    except BadInput as error:
        raise BadInput(f"{name}: line 1: {error}") from None
    return Table(game, setup, header.seats)


def refold(table: Table, log: Log, name: str = "log", upto: int | None = None) -> Iterator[Entry]:
    """Play the entries of a log again, one at a time."""
    entries = log.entries if upto is None else log.entries[: upto + 1]
    for entry in entries:
        try:
            _replay(table, entry)
        except (BadInput, Refused) as error:
            raise BadInput(f"{name}: line {entry.n + 2}: {error}") from None
        yield entry


def _replay(table: Table, entry: Entry) -> None:
    with scripted(table.game, entry.outcomes) as script:
        if entry.seat is None or entry.move is None:
            if entry.n != 0:
                raise BadInput("expected a seat and a move, found none")
            table.begin(script)
        else:
            if entry.n == 0:
                raise BadInput("expected the set-up, found a move")
            table.play(entry.seat, table.game.move_number(entry.move), script)
    if script.unused():
        raise BadInput(f"{script.unused()} chance outcomes more than the rules ask for")
