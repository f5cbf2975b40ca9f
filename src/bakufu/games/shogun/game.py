"""Shogun as the rest of the house sees it."""

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
from bakufu.engine.table.odds import OddsTool
from bakufu.engine.table.options import Options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.telling import Note
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import speaker
from bakufu.games.shogun import names, orders, picture, words
from bakufu.games.shogun.axes import GUIDE
from bakufu.games.shogun.coach import coach
from bakufu.games.shogun.data import PRINTED, check_start, make_box
from bakufu.games.shogun.document import ORDERED, seat_words
from bakufu.games.shogun.document import write as write_document
from bakufu.games.shogun.document_reader import read as read_document
from bakufu.games.shogun.events import TELLING
from bakufu.games.shogun.judgement import ShogunJudgement
from bakufu.games.shogun.knowledge import world_behind
from bakufu.games.shogun.laws import broken_laws
from bakufu.games.shogun.modules import faces
from bakufu.games.shogun.modules.shelf import make_rules
from bakufu.games.shogun.observation import ShogunObserver
from bakufu.games.shogun.odds_answer import FightOdds
from bakufu.games.shogun.options import OPTIONS
from bakufu.games.shogun.orders_plan import sketch
from bakufu.games.shogun.reasons import battle_odds
from bakufu.games.shogun.round import start
from bakufu.games.shogun.standings import holdings, standings
from bakufu.games.shogun.state import OVER, SOURCES, ShogunState
from bakufu.games.shogun.statistics import ShogunCounting
from bakufu.games.shogun.summary import summary_numbers
from bakufu.games.shogun.view import ShogunView, make_view, own_view
from bakufu.games.shogun.vocabulary import VOCABULARY


class Shogun(Game):
    id = "shogun"
    title = "Shogun"
    kanji = "将軍"
    usual_players = 4
    rules_version = 1
    printed = PRINTED
    numbers_version = PRINTED.version
    options = OPTIONS
    vocabulary = VOCABULARY
    telling = TELLING
    ordered_keys = ORDERED
    longest = 20000
    chances = by_stage((1.0, 1.0, 8.0))  # fitted: docs/advice.md
    open_afterwards = True  # SHO-END-06
    order_examples = (
        "colour red",
        "take kai",
        "take unseen",
        "group 5",
        "plan castle: kai, tax: settsu, combat-a: chest-0, bid: chest-3",
        "draft castle: kai, bid: chest-3",
        "commit",
        "take back",
        "special tax-more",
        "march totomi with 3",
        "move suruga with 1",
        "stay",
        "revolt suruga",
    )
    kinds_of_table = ({}, {"start": "draft"}, {"side": "moon"})

    def check_setup(self, setup: Setup) -> None:
        check_start(setup.options)
        super().check_setup(setup)

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> ShogunState:
        return start(make_box(setup), make_rules(setup))

    def describe(self, state: State, move: int) -> Message:
        return words.describe(_own(state), move)

    def what_lacks(self, state: State, seat: int, move: int, rule: str) -> Refused | None:
        return orders.what_lacks(_own(state), seat, move, rule)

    def read_order(self, state: State, seat: int, words: str) -> list[int]:
        return orders.read_order(_own(state), seat, words)

    def sketch(self, state: State, seat: int, kept: str, words: str) -> Sketch | None:
        return sketch(_own(state), seat, kept, words)

    def examples(self, state: State, seat: int) -> list[str]:
        return orders.examples(_own(state), seat)

    def view(self, state: State, viewer: int | None) -> ShogunView:
        return make_view(_own(state), viewer)

    def own_view(self, state: State, seen: View, seat: int) -> ShogunView:
        return own_view(_own(state), cast(ShogunView, seen), seat)

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> ShogunState:
        return world_behind(_own(before), _own(after), seat, chance)

    def document(self, state: State) -> Document:
        return write_document(_own(state))

    def from_document(self, setup: Setup, document: Document) -> ShogunState:
        return read_document(make_box(setup), make_rules(setup), document)

    def picture(self, view: View, language: str = "en") -> str:
        return picture.draw(cast(ShogunView, view), speaker(language))

    def when(self, state: State) -> Message:
        s = _own(state)
        if s.year == 0:
            return Message("shogun-picture-set-up")
        season = f"@shogun-season-{names.SEASONS[s.season]}"
        return Message("shogun-picture-when", {"year": int(s.year), "season": season})

    def stage(self, state: State) -> int:
        s = _own(state)
        return 0 if s.year == 0 else 4 * int(s.year) + int(s.season) - 3

    def seat_words(self, state: State) -> list[str]:
        return seat_words(_own(state))

    def broken_laws(
        self, before: State | None, after: State, notes: Sequence[Note] | None = None
    ) -> list[str]:
        return broken_laws(None if before is None else _own(before), _own(after), notes)

    def judgement(self) -> Judgement:
        return ShogunJudgement()

    def observer_of(self, state: State) -> Observer:
        s = _own(state)
        modules = [
            faces.FACES[module.name].observer(module, int(s.box.players)) for module in s.modules
        ]
        return ShogunObserver(s.box, len(s.rules.steps), modules)

    def points(self, state: State) -> list[dict[str, int]]:
        s = _own(state)
        return [
            {faces.SOURCES[i]: int(s.points[seat * SOURCES + i]) for i in faces.sources_in_play(s)}
            for seat in range(s.box.players)
        ]

    def standings(self, state: State, viewer: int | None) -> Standings:
        return standings(_own(state))

    def spans(self, state: State) -> list[Message]:
        s = _own(state)
        if s.year == 0:
            return []
        return [self.when(state), Message("shogun-year", {"year": int(s.year)})]

    def holdings(self, view: View) -> list[dict[str, int]]:
        return holdings(cast(ShogunView, view))

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        return battle_odds(_own(state), seat, moves)

    def coach(self, setup: Setup, view: View, legal: Sequence[int]) -> list[Message]:
        return coach(cast(ShogunView, view), make_box(setup), legal)

    def numbers(self, setup: Setup) -> Document:
        return summary_numbers(setup)

    def counting(self) -> Counting:
        return ShogunCounting()

    def observation_guide(self) -> ObservationGuide:
        return GUIDE

    def most_points(self, options: Options) -> int:
        # Two winters with all 45 provinces, 80 buildings and 15 majorities of at most 3; favours
        # (6), samurai (6), statues of everybody (60), and all lines of the chambers.
        lines = f"{options['chamber_rows']},{options['chamber_columns']}"
        return 2 * (45 + 80 + 45) + 72 + sum(int(value) for value in lines.split(","))

    def odds(self) -> OddsTool:
        return FightOdds()

    def end_reason(self, state: State) -> str:
        return "SHO-END-01" if _own(state).step == OVER else ""


def _own(state: State) -> ShogunState:
    assert isinstance(state, ShogunState)
    return state
