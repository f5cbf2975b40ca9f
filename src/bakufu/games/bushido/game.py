"""Bushido as the rest of the house sees it."""

from collections.abc import Sequence
from typing import Any, cast

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State
from bakufu.engine.table.chances import by_stage
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.game import Document, Game, Setup, View
from bakufu.engine.table.guide import ObservationGuide
from bakufu.engine.table.options import Options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.talk import Pass
from bakufu.engine.table.telling import Note
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import speaker
from bakufu.games.bushido import names, notes, orders, picture, reasons
from bakufu.games.bushido.advance import passes
from bakufu.games.bushido.axes import GUIDE
from bakufu.games.bushido.box import THINGS
from bakufu.games.bushido.coach import coach
from bakufu.games.bushido.data import PRINTED, make_box
from bakufu.games.bushido.document import seat_words
from bakufu.games.bushido.document import write as write_document
from bakufu.games.bushido.document_reader import read as read_document
from bakufu.games.bushido.events import TELLING
from bakufu.games.bushido.judgement import BushidoJudgement
from bakufu.games.bushido.knowledge import world_behind
from bakufu.games.bushido.laws import broken_laws
from bakufu.games.bushido.observation import BushidoObserver
from bakufu.games.bushido.options import OPTIONS
from bakufu.games.bushido.phrases import PHRASES, slot_values
from bakufu.games.bushido.round import start
from bakufu.games.bushido.standings import holdings, standings
from bakufu.games.bushido.state import OVER, BushidoState
from bakufu.games.bushido.statistics import BushidoCounting
from bakufu.games.bushido.summary import summary_numbers
from bakufu.games.bushido.view import COVERED, BushidoView, make_view, own_view

# What is noted when tiles, or discs, have left a hand.
LAYS_TILES = frozenset(
    {
        *(notes.BOUGHT, notes.RONIN_PLACED, notes.SPIED, notes.TEA_HELD, notes.GEISHA_PLAYED),
        *(notes.STACK_SHOWN, notes.STACK_TURNED, notes.SEPPUKU_DEMANDED),
    }
)
LAYS_DISCS = frozenset(
    {notes.DISC_DISCARDED, notes.DISC_EXCHANGED, notes.TACTIC_SHOWN, notes.AUDIENCE_HELD}
)


class Bushido(Game):
    id = "bushido"
    title = "Bushido"
    kanji = "武士道"
    usual_players = 4
    rules_version = 1
    printed = PRINTED
    numbers_version = PRINTED.version
    options = OPTIONS
    vocabulary = names.VOCABULARY
    telling = TELLING
    ordered_keys = frozenset({"stacks", "tops", "tactics", "fallen"})
    # With the stall guard only luck with two Kotau discs holds a month back: of 400 games in which
    # everybody tried, the longest had 5,750 decisions. Without it a game need not end (BUS-END-06).
    longest = 20000
    chances = by_stage((2.0, 0.8, 8.0))  # fitted: docs/advice.md
    open_afterwards = True
    covered = COVERED
    order_examples = orders.EXAMPLES
    phrases = PHRASES

    def check_setup(self, setup: Setup) -> None:
        if setup.options["elite"] == "on" and setup.options["campaign"] != "on":
            raise Refused("BUS-ELITE-01", "bushido-elite-alone")
        super().check_setup(setup)

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> BushidoState:
        return start(make_box(setup), chance, scribe)

    def read_order(self, state: State, seat: int, words: str) -> list[int]:
        return orders.read_order(_own(state), seat, words)

    def when(self, state: State) -> Message:
        s = _own(state)
        if s.month == 0:
            return Message("bushido-picture-set-up")
        return Message("bushido-picture-when", {"month": min(int(s.month), int(s.box.months))})

    def stage(self, state: State) -> int:
        s = _own(state)
        return min(int(s.month), int(s.box.months))

    def view(self, state: State, viewer: int | None) -> BushidoView:
        return make_view(_own(state), viewer)

    def own_view(self, state: State, seen: View, seat: int) -> BushidoView:
        return own_view(_own(state), cast(BushidoView, seen), seat)

    def recall(self, state: State, seat: int) -> Document:
        """What a spy has seen and can still be sure of, one thing by one (BUS-SEE-06)."""
        s = _own(state)
        found: Document = {}
        for other in range(s.box.players):
            row = int((seat * s.box.players + other) * THINGS)
            for thing, number in enumerate(list(s.seen)[row : row + THINGS]):
                for one in range(1, int(number) + 1):
                    found[f"{seat} {other} {thing} {one}"] = names.THINGS[thing]
        return found

    def is_true(self, state: State, name: str, thing: Any) -> bool:
        s = _own(state)
        _, seat, kind, number = map(int, name.split())
        held = seat * int(THINGS) + kind
        return number <= int(s.hand[held] - s.known[held])

    def may_have_gone(self, noted: Sequence[Note], name: str, thing: Any) -> bool:
        """Whether its owner has laid down tiles, or discs, of which it may have been one; in a
        Mikado all tiles go back (BUS-BAG-03)."""
        owner, is_disc = int(name.split()[1]), thing in names.DISCS
        leaves = LAYS_DISCS if is_disc else LAYS_TILES
        return any(
            (note in leaves and seat == owner) or (note == notes.MIKADO and not is_disc)
            for note, seat, _, _ in noted
        )

    def slot_values(self, setup: Setup, kind: str) -> dict[str, Argument]:
        return slot_values(setup, kind)

    def passes(self, state: State) -> list[Pass]:
        return passes(_own(state))

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> State:
        return world_behind(_own(before), _own(after), seat, chance)

    def document(self, state: State) -> Document:
        return write_document(_own(state))

    def from_document(self, setup: Setup, document: Document) -> BushidoState:
        return read_document(make_box(setup), document)

    def picture(self, view: View, language: str = "en") -> str:
        return picture.draw(cast(BushidoView, view), speaker(language))

    def seat_words(self, state: State) -> list[str]:
        return seat_words(_own(state))

    def broken_laws(
        self, before: State | None, after: State, notes: Sequence[Note] | None = None
    ) -> list[str]:
        return broken_laws(None if before is None else _own(before), _own(after), notes)

    def numbers(self, setup: Setup) -> Document:
        return summary_numbers(setup)

    def judgement(self) -> Judgement:
        return BushidoJudgement()

    def lapses(self, percent: int) -> int:
        """Most decisions are small, others' hands undo the rest, and looking ahead gains little:
        36 for an expert who makes none elsewhere, 61 instead of 5, 84 instead of 28."""
        return 36 + 60 * percent // (percent + 7)

    def coach(self, setup: Setup, view: View, legal: Sequence[int]) -> list[Message]:
        return coach(cast(BushidoView, view), legal, setup.options["stall_guard"] == "on")

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        return reasons.reasons(_own(state), seat, moves)

    def observer_of(self, state: State) -> Observer:
        return BushidoObserver(_own(state).box)

    def observation_guide(self) -> ObservationGuide:
        return GUIDE

    def most_points(self, options: Options) -> int:
        return 51

    def points(self, state: State) -> list[dict[str, int]]:
        s = _own(state)
        return [{"honour": int(s.dh[seat])} for seat in range(s.box.players)]

    def standings(self, state: State, viewer: int | None) -> Standings:
        return standings(_own(state))

    def spans(self, state: State) -> list[Message]:
        s = _own(state)
        running = 0 < s.month <= s.box.months
        return [Message("bushido-picture-when", {"month": int(s.month)})] if running else []

    def holdings(self, view: View) -> list[dict[str, int]]:
        return holdings(cast(BushidoView, view))

    def counting(self) -> Counting:
        return BushidoCounting()

    def end_reason(self, state: State) -> str:
        s = _own(state)
        if s.step != OVER:
            return ""
        return "BUS-END-03" if s.month > s.box.months else "BUS-END-01"


def _own(state: State) -> BushidoState:
    assert isinstance(state, BushidoState)
    return state
