"""A table with all that is kept beside its log: who could see what, what may be taken back.

Nothing in here waits or stores: `bakufu.server.table_session` does both.
"""

from bisect import bisect_left
from collections.abc import Generator, Sequence

import msgspec

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup, View, seats_in
from bakufu.engine.table.log import Entry, Header, Log, line
from bakufu.engine.table.scripted import scripted
from bakufu.engine.table.table import Table, refold, table_of
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.message import Message
from bakufu.server.history import History
from bakufu.server.moments import MOST_ENTRIES, Moments, Onlooker
from bakufu.server.redaction import Account, Viewer, scores_of, world_for
from bakufu.server.reports import Reports
from bakufu.server.seats import Moment
from bakufu.server.sights import Sights
from bakufu.server.slices import at_once
from bakufu.server.store import Row
from bakufu.server.undo import taught_nothing


class NoUndo(BakufuError):
    """Somebody has learnt something since, or moved."""


class LiveTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._judgement = table.game.judgement()
        self.past = History(table)
        self.midst = Moments(table, self.past)
        self.reports = Reports(table, self.midst)
        self.scores: list[list[int]] = []  # after each entry
        self.whens: list[Message | None] = []  # the year or round after each entry
        self.harmless: list[bool] = []  # whether nobody learnt anything from the entry
        self.public: list[bool] = []  # whether everybody could see that something happened
        self.mid_decision: list[bool] = []  # whether its seat is amid a decision after it
        self.cuts = 0  # how often something was taken back
        self.sights = Sights(table.game)
        viewers: list[Viewer] = [None, *range(table.setup.players)]
        self.accounts = {viewer: Account(viewer) for viewer in viewers}

    @property
    def entries(self) -> list[Entry]:
        return self.table.entries

    # Playing

    def begin(self, chance: Chance) -> None:
        self.table.begin(chance)
        self._register(True, False)

    def begin_at(self, state: State) -> None:
        self.table.begin_at(state)
        self._register(True, False)

    def play(self, seat: int, moves: Sequence[int], chance: Chance, thinking: Chance) -> int:
        """Play a person's moves, all or none; the number of the first new entry.

        They are tried first, with dice of their own, in a world that the seat could not tell from
        the true one, so that a refusal gives nothing away; it is found out whether they may be
        taken back; and nothing may follow a move that tells its own player something new: whoever
        could have such a row of moves refused could look ahead.
        """
        first, start = len(self.entries), self.table.state
        try:
            for number, move in enumerate(moves):
                before = self.table.state
                world = world_for(before, seat, thinking)
                if refusal := self.table.game.why_not(world, seat, move):
                    raise refusal
                self.table.play(seat, move, chance)
                self._register(self._is_public(before), False)
                self._consider(before, seat, move, number == len(moves) - 1)
        except BaseException:
            # Also a fault of our own: what was not answered has not happened.
            self.take_back(first, start)
            raise
        return first

    def take_back(self, entries: int, state: State) -> None:
        """Forget what was not stored; `state` is the position after the entries that stay."""
        self.table.back_to(entries, state)
        self._forget(entries)

    def play_decision(
        self, seat: int, moves: Sequence[int], chance: Chance, thinking: Chance
    ) -> int:
        """Play a bot's decision as far as it goes; the number of the first new entry.

        It was thought of in a world of the seat's own: where the true one is another, the bot is
        asked again.
        """
        first, game = len(self.entries), self.table.game
        for move in moves:
            before = self.table.state
            if len(self.entries) > first:
                if seat not in self.table.actors:
                    break
                world = world_for(before, seat, thinking)
                if not self._judgement.is_partial(world, seat):
                    break
                if move not in game.legal(world, seat):
                    break
            self.table.play(seat, move, chance)
            self._register(self._is_public(before), False)
        return first

    def _is_public(self, before: State) -> bool:
        """Whether even a spectator notices the last entry: is told of it, or sees a change."""
        table = self.table
        if table.told(len(table.entries) - 1, None, False):
            return True
        old, new = (self.sights.scene(state) for state in (before, table.state))
        return old is not new and bool(old.view(None) != new.view(None))

    def _consider(self, before: State, seat: int, move: int, last: bool) -> None:
        """Find out who learnt something from the last entry."""
        table = self.table
        number = len(self.entries) - 1
        noticed = [
            viewer
            for viewer, account in self.accounts.items()
            if viewer is not None and account.seen[-1] == number
        ]
        # The end lays things open, and so does what is drawn, or shown for a moment.
        hides = bool(table.actors) and not table.entries[-1].outcomes
        hides = hides and not any(
            event.momentary for viewer in noticed for event in table.told(number, viewer, False)
        )
        old, new = self._views(before, noticed) if hides else ([], [])
        harmless = hides and taught_nothing(table.game, old, new, [seat])
        if not last and not harmless:
            name = table.game.move_name(move)
            raise BadInput(f'send "{name}" as the last of several moves: it may bring news')
        # Who watches sees nothing that those at the table do not see.
        others = [viewer for viewer in noticed if viewer != seat]
        self.harmless[-1] = harmless and taught_nothing(table.game, old, new, others)

    def _views(self, before: State, noticed: Sequence[int]) -> tuple[list[View], list[View]]:
        """What each seat saw before the last entry and after it: for whoever did not notice it,
        the same."""
        scenes = self.sights.scene(before), self.sights.scene(self.table.state)
        old = [scenes[0].view(seat) for seat in range(self.table.setup.players)]
        new = [scenes[1].view(seat) if seat in noticed else view for seat, view in enumerate(old)]
        return old, new

    def _register(self, public: bool, harmless: bool) -> None:
        number = len(self.entries) - 1
        entry = self.entries[-1]
        self.scores.append(scores_of(self.table, self.table.state))
        self.whens.append(self.table.game.when(self.table.state))
        self.harmless.append(harmless)
        self.public.append(public)
        self.mid_decision.append(entry.seat is not None and self._is_deciding(entry.seat))
        self.past.note(number, self.table.state)
        self.reports.register()
        for account in self.accounts.values():
            own = account.viewer is not None and account.viewer == entry.seat
            if public or own or self.table.told(number, account.viewer, False):
                account.seen.append(number)

    def _forget(self, entries: int) -> None:
        for kept in (self.scores, self.whens, self.harmless, self.public, self.mid_decision):
            del kept[entries:]
        self.past.cut(entries)
        self.midst.forget()
        self.reports.cut(entries)
        for account in self.accounts.values():
            account.cut(entries)

    def chapters(self, viewer: Viewer, entries: int) -> list[tuple[int, Message]]:
        """Where years or rounds begin among so many entries, as a viewer counts them."""
        found: list[tuple[int, Message]] = []
        for number, true in enumerate(self.accounts[viewer].seen):
            when = self.whens[true] if true < entries else None
            if when is not None and (not found or found[-1][1] != when):
                found.append((number, when))
        return found

    # Storing

    def rows(self, first: int, number: int) -> list[Row]:
        """The entries from `first` on as rows from a number on."""
        return [
            Row(
                number + entry.n - first,
                line(entry),
                harmless=self.harmless[entry.n],
                public=self.public[entry.n],
            )
            for entry in self.entries[first:]
        ]

    def moment(self) -> str:
        """How far the game is, as everybody may know it."""
        over = not self.table.actors
        moment = Moment(
            when=self.whens[-1],
            turn=self.table.actors,
            scores=self.scores[-1] if over else [],
            winners=seats_in(self.table.state.winners()) if over else [],
        )
        return msgspec.json.encode(moment).decode()

    # Telling

    def onlooker(self, viewer: Viewer, since: int) -> Onlooker | None:
        """Somebody who follows a viewer's entries after number `since`; None if they are many.

        Whoever comes back to so many of them does not watch them one by one.
        """
        new = self.accounts[viewer].seen[since + 1 :]
        if since < 0 or not new:
            return None
        # Of the viewer's own moves only the last can bring news: see `play`.
        watched = [n for n in new if n == new[-1] or self.entries[n].seat != viewer]
        if len(watched) > MOST_ENTRIES:
            return None
        return self._onlooker(viewer, new[0], watched)

    def onlooker_at(self, viewer: Viewer, number: int) -> Onlooker | None:
        """Somebody who looks at one entry of the table again; None for the set-up."""
        if number == 0:
            return None
        return self._onlooker(viewer, number, [number])

    def _onlooker(self, viewer: Viewer, first: int, watched: Sequence[int]) -> Onlooker:
        before = self.past.after(first - 1)
        return Onlooker(viewer, self.sights.scene(before), watched)

    # Taking back

    def _is_deciding(self, seat: int) -> bool:
        """Whether a seat is in the middle of a decision that is made of several moves."""
        table = self.table
        return seat in table.actors and bool(self._judgement.is_partial(table.state, seat))

    def undoable(self, seat: int, entries: int | None = None) -> int:
        """How many of the last entries this seat knows of are taken back at once; 0: none may be.
        `entries`: as if there were only so many.

        A decision that is made is taken back as a whole, one that is being made move by move.
        """
        count = 0
        account = self.accounts[seat]
        last = None if entries is None else account.number_of(entries)
        for number in reversed(account.seen[:last]):
            mine = self.entries[number].seat == seat
            if not mine or not self.harmless[number] or (count and not self.mid_decision[number]):
                break
            count += 1
            if self.mid_decision[number] and count == 1:
                break
        return count

    def undo(self, seat: int) -> tuple[int, list[Viewer]]:
        """Take back the last decision of a seat; what others did in secret meanwhile stays.

        Gives the number of entries that stay as they were, and who had seen what was taken back.
        """
        count = self.undoable(seat)
        if not count:
            raise NoUndo("nothing can be taken back: something was learnt since")
        first = self.accounts[seat].seen[-count]
        later = [
            (entry, self.public[entry.n], self.harmless[entry.n])
            for entry in self.entries[first:]
            if entry.seat != seat
        ]
        noticed = self.cut(first, seat)
        for entry, public, harmless in later:
            self.replay(entry, public, harmless)
        return first, noticed

    def cut(self, entries: int, seat: int) -> list[Viewer]:
        """Forget all but so many entries, because a seat takes its own among them back."""
        gone = {entry.n for entry in self.entries[entries:] if entry.seat == seat}
        noticed = [
            viewer
            for viewer, account in self.accounts.items()
            if gone.intersection(account.seen[bisect_left(account.seen, entries) :])
        ]
        self.cuts += 1
        for viewer in noticed:
            self.accounts[viewer].undos += 1
        self.table.back_to(entries, self.past.after(entries - 1))
        self._forget(entries)
        return noticed

    def replay(self, entry: Entry, public: bool, harmless: bool) -> None:
        """Play an entry again as it was."""
        assert entry.seat is not None
        assert entry.move is not None
        game = self.table.game
        with scripted(game, entry.outcomes) as script:
            self.table.play(entry.seat, game.move_number(entry.move), script)
        self._register(public, harmless)


def restoring(
    game: Game, header: Header, start: str | None, rows: Sequence[Row], setup: Setup
) -> Generator[None, None, LiveTable]:
    """A table from what is stored of it; `BadInput` if that is damaged. Stops after each row."""
    live = LiveTable(table_of(game, Log(header, [])))
    for row in rows:
        if row.undone_to is not None:
            assert row.sender is not None
            live.cut(row.undone_to, row.sender)
            continue
        assert row.entry is not None
        entry = msgspec.json.decode(row.entry, type=Entry)
        if entry.n == 0 and start is not None:
            live.begin_at(game.from_document(setup, msgspec.json.decode(start)))
        elif entry.n == 0:
            with scripted(game, entry.outcomes) as script:
                live.begin(script)
        else:
            live.replay(entry, row.public, row.harmless)
        if live.entries[-1].hash != entry.hash:
            raise BadInput(f"row {row.number} of the table's log was changed")
        yield
    return live


def restore(
    game: Game, header: Header, start: str | None, rows: Sequence[Row], setup: Setup
) -> LiveTable:
    """The same without stopping."""
    return at_once(restoring(game, header, start, rows, setup))


def from_log(game: Game, log: Log, name: str) -> Generator[None, None, LiveTable]:
    """A table from a log file, to look at. Stops after each entry."""
    live = LiveTable(table_of(game, log, name))
    before = None
    for _ in refold(live.table, log, name):
        live._register(before is None or live._is_public(before), False)
        before = live.table.state
        yield
    return live
