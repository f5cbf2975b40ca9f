"""What leaves the server: a table as one viewer may know it. Nothing else is ever sent.

Every viewer has an account of the entries it could see; entry numbers on the wire are places in it.
What another seat does in secret is not there.
"""

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, seats_in
from bakufu.engine.table.table import Table
from bakufu.engine.table.telling import Event
from bakufu.engine.text.message import Message
from bakufu.server.messages import LegalMove, PassOffer, Position, Span, ToldEntry, ToldEvent
from bakufu.server.moments import Patch
from bakufu.server.sights import Sights

Viewer = int | None


class Account:
    """The entries of a table that one viewer could see."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seen: list[int] = []  # true entry numbers, ascending
        self.undos = 0  # how often something in here was taken back

    @property
    def last(self) -> int:
        return len(self.seen) - 1

    def number_of(self, true: int) -> int:
        """The place of an entry in here."""
        return bisect_left(self.seen, true)

    def cut(self, entries: int) -> int:
        """Forget what is not among so many true entries; how many were forgotten."""
        before = len(self.seen)
        while self.seen and self.seen[-1] >= entries:
            self.seen.pop()
        return before - len(self.seen)


# What has ended in an entry, with the place of the note that ended it.
Ended = Sequence[tuple[int, list[Span]]]
# Events, each with the place of the note that completes it.
Told = Sequence[tuple[int, Event]]
# What was said of events that several viewers are told in the same way, by their identity.
Said = dict[int, tuple[Event, Message, str]]


def _events(
    game: Game, told: Told, patches: Sequence[Patch | None], ended: Ended, said: Said
) -> list[ToldEvent]:
    following = [event for _, event in told[1:]] + [None] * bool(told)
    # With the first event that the viewer is told of from then on, or with the last one.
    reports = {
        min([n for n, (place, _) in enumerate(told) if place >= end] or [len(told) - 1]): spans
        for end, spans in ended
    }
    for _, event in told:
        if id(event) not in said:
            said[id(event)] = event, game.say(event), game.rule_of(event)
    return [
        ToldEvent(
            event=event,
            message=said[id(event)][1],
            rule=said[id(event)][2],
            told_by_next=later is not None and game.is_told_by(event, later),
            patch=msgspec.UNSET if patch is None else patch,
            report=reports.get(n, msgspec.UNSET),
        )
        for n, ((_, event), later, patch) in enumerate(zip(told, following, patches, strict=True))
    ]


def told_entry(
    table: Table,
    account: Account,
    number: int,
    scores: list[int],
    again: bool,
    ended: Ended = (),
    patches: Sequence[Patch | None] | None = None,
    said: Said | None = None,
) -> ToldEntry:
    """An entry of a viewer's account, as it happens or told again; `patches`: to who watches."""
    true = account.seen[number]
    told = table.told_by_note(true, account.viewer, again)
    patches = patches or [None] * len(told)
    events = _events(table.game, told, patches, ended, {} if said is None else said)
    return ToldEntry(number, table.entries[true].seat, events, scores)


def world_for(state: State, viewer: Viewer, chance: Chance) -> State:
    """A world that the viewer cannot tell from the true one; the true one once all is open."""
    if not state.actors():
        return state
    # A spectator is a viewer with a seat that nobody has.
    return state.determinise(-1 if viewer is None else viewer, chance)


def scores_of(table: Table, state: State) -> list[int]:
    return [int(state.score(seat)) for seat in range(table.setup.players)]


def position(
    table: Table,
    now: State,
    account: Account,
    last: int,
    sights: Sights,
    undo: int,
    seconds_left: float | None,
    plays: bool,
    passes: list[PassOffer],
    chance: Chance,
) -> Position:
    """The table `now`, with the last entry of it that the viewer could see. `plays`: whether this
    viewer is asked for moves here.

    Only the view is made from the true position, by the game's own redaction. All the rest is read
    from a world drawn for this viewer, in which hidden things are not what they are.
    """
    game, viewer = table.game, account.viewer
    state = world_for(now, viewer, chance)
    mine = [] if viewer is None or not plays else game.legal(state, viewer)
    actors = seats_in(now.actors())
    view = sights.scene(now).view(viewer)
    return Position(
        entry=last,
        undos=account.undos,
        view=view,
        prompt=game.prompt(state),
        rule=game.decision_rule(state),
        actors=actors,
        legal=[LegalMove(game.move_name(move), game.describe(state, move)) for move in mine],
        examples=game.examples(state, viewer) if mine and viewer is not None else [],
        coach=game.coach(table.setup, view, mine) if mine else [],
        scores=scores_of(table, state),
        places=[int(state.place(seat)) for seat in range(table.setup.players)],
        winners=[] if actors else seats_in(state.winners()),
        points=game.points(state),
        passes=passes,
        undo=undo,
        seconds_left=seconds_left,
        over=not actors,
        end_reason=game.end_reason(state),
    )
