"""Edo as the rest of the house sees it."""

from collections.abc import Sequence
from typing import cast

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State
from bakufu.engine.table.chances import by_stage
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.game import Document, Game, Setup, Sketch, View
from bakufu.engine.table.guide import ObservationGuide
from bakufu.engine.table.options import Options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.telling import Note
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import speaker
from bakufu.games.edo import names, orders, orders_plan, picture, reasons, words
from bakufu.games.edo.axes import GUIDE
from bakufu.games.edo.coach import coach
from bakufu.games.edo.data import PRINTED, make_box
from bakufu.games.edo.document import seat_words
from bakufu.games.edo.document import write as write_document
from bakufu.games.edo.document_reader import read as read_document
from bakufu.games.edo.events import TELLING
from bakufu.games.edo.judgement import EdoJudgement
from bakufu.games.edo.knowledge import world_behind
from bakufu.games.edo.laws import broken_laws
from bakufu.games.edo.observation import EdoObserver
from bakufu.games.edo.options import OPTIONS
from bakufu.games.edo.printed import summary_numbers
from bakufu.games.edo.round import start
from bakufu.games.edo.standings import holdings, standings
from bakufu.games.edo.state import OVER, SOURCES, EdoState
from bakufu.games.edo.statistics import EdoCounting
from bakufu.games.edo.view import COVERED, EdoView, make_view, own_view


class Edo(Game):
    id = "edo"
    title = "Edo"
    kanji = "江戸"
    usual_players = 3
    rules_version = 1
    printed = PRINTED
    numbers_version = PRINTED.version
    options = OPTIONS
    vocabulary = names.VOCABULARY
    telling = TELLING
    ordered_keys = frozenset({*names.CITIES, *names.COLOURS, "seats"})
    longest = 6000
    chances = by_stage((0.7, 0.5, 64.0))  # fitted: docs/advice.md
    somebody_wins = False  # EDO-END-11
    covered = COVERED
    order_examples = orders.EXAMPLES

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> EdoState:
        return start(make_box(setup), chance, scribe)

    def describe(self, state: State, move: int) -> Message:
        return words.describe(_own(state), move)

    def what_lacks(self, state: State, seat: int, move: int, rule: str) -> Refused | None:
        return orders.what_lacks(_own(state), seat, move)

    def read_order(self, state: State, seat: int, words: str) -> list[int]:
        return orders.read_order(_own(state), seat, words)

    def sketch(self, state: State, seat: int, kept: str, words: str) -> Sketch | None:
        return orders_plan.sketch(_own(state), seat, kept, words)

    def when(self, state: State) -> Message:
        s = _own(state)
        if s.round == 0:
            return Message("edo-picture-set-up")
        return Message("edo-picture-when", {"round": int(s.round)})

    def stage(self, state: State) -> int:
        return int(_own(state).round)

    def view(self, state: State, viewer: int | None) -> EdoView:
        return make_view(_own(state), viewer)

    def own_view(self, state: State, seen: View, seat: int) -> EdoView:
        return own_view(_own(state), cast(EdoView, seen), seat)

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> State:
        return world_behind(_own(before), _own(after), seat, chance)

    def document(self, state: State) -> Document:
        return write_document(_own(state))

    def from_document(self, setup: Setup, document: Document) -> EdoState:
        return read_document(make_box(setup), document)

    def picture(self, view: View, language: str = "en") -> str:
        return picture.draw(cast(EdoView, view), speaker(language))

    def seat_words(self, state: State) -> list[str]:
        return seat_words(_own(state))

    def broken_laws(
        self, before: State | None, after: State, notes: Sequence[Note] | None = None
    ) -> list[str]:
        return broken_laws(None if before is None else _own(before), _own(after), notes)

    def judgement(self) -> Judgement:
        return EdoJudgement()

    def observer_of(self, state: State) -> Observer:
        return EdoObserver(_own(state).box)

    def observation_guide(self) -> ObservationGuide:
        return GUIDE

    def most_points(self, options: Options) -> int:
        # Far more than ten rounds of two points by trade in each slot, all buildings and Ryo give.
        return 200

    def points(self, state: State) -> list[dict[str, int]]:
        s = _own(state)
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(names.SOURCES)}
            for seat in range(s.box.players)
        ]

    def numbers(self, setup: Setup) -> Document:
        return summary_numbers(setup)

    def coach(self, setup: Setup, view: View, legal: Sequence[int]) -> list[Message]:
        return coach(cast(EdoView, view), legal)

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        return reasons.reasons(_own(state), seat, moves)

    def standings(self, state: State, viewer: int | None) -> Standings:
        return standings(_own(state), viewer)

    def spans(self, state: State) -> list[Message]:
        s = _own(state)
        return [Message("edo-round", {"round": int(s.round)})] if s.round else []

    def holdings(self, view: View) -> list[dict[str, int]]:
        return holdings(cast(EdoView, view))

    def counting(self) -> Counting:
        return EdoCounting()

    def end_reason(self, state: State) -> str:
        s = _own(state)
        if s.step != OVER:
            return ""
        return "EDO-END-03" if s.merchant_pile_size() == 0 else "EDO-END-02"


def _own(state: State) -> EdoState:
    assert isinstance(state, EdoState)
    return state
