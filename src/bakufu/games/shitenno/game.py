"""Shitennō as the rest of the house sees it."""

from collections.abc import Sequence
from typing import cast

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Document, Game, Setup, View
from bakufu.engine.table.guide import ObservationGuide
from bakufu.engine.table.options import Option, Options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.telling import Note
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import speaker
from bakufu.games.shitenno import names, orders, picture, reasons, words
from bakufu.games.shitenno.axes import GUIDE
from bakufu.games.shitenno.coach import coach
from bakufu.games.shitenno.data import PRINTED, make_box
from bakufu.games.shitenno.document import read as read_document
from bakufu.games.shitenno.document import seat_words
from bakufu.games.shitenno.document import write as write_document
from bakufu.games.shitenno.events import TELLING
from bakufu.games.shitenno.judgement import ShitennoJudgement
from bakufu.games.shitenno.knowledge import world_behind
from bakufu.games.shitenno.laws import broken_laws
from bakufu.games.shitenno.observation import ShitennoObserver
from bakufu.games.shitenno.refusals import why_not
from bakufu.games.shitenno.round import start
from bakufu.games.shitenno.standings import holdings, standings
from bakufu.games.shitenno.state import OVER, PAY, SOURCES, ShitennoState
from bakufu.games.shitenno.summary import summary_numbers
from bakufu.games.shitenno.view import ShitennoView, make_view, own_view, year_of

OPTIONS = (
    Option("players", (2, 3, 4), "SHI-SETUP-01", "number of players", refused_by="SHI-SETUP-01"),
    Option(
        "general_choice",
        ("seat_order", "random"),
        "SHI-SETUP-02",
        "who gets which general",
        "seat_order",
        group="table",
    ),
    Option(
        "double_deck",
        ("one_of_each", "from_examples"),
        "SHI-SETUP-03",
        "faces of the ten double troop cards",
        "one_of_each",
    ),
    Option(
        "troop_reshuffle",
        ("when_needed", "at_once"),
        "SHI-SHARE-03",
        "when the troop discard is shuffled",
        "when_needed",
    ),
    Option(
        "empty_lots",
        ("allowed", "forbidden"),
        "SHI-SHARE-07",
        "whether a lot may have no cards",
        "allowed",
    ),
    Option(
        "idle_pieces",
        ("refused", "allowed"),
        "SHI-PAY-08",
        "whether unneeded pieces may be thrown into a payment",
        "refused",
    ),
    Option(
        "tile_chains",
        ("full", "printed_only"),
        "SHI-BONUS-09",
        "whether a tile may work on what another tile made",
        "full",
    ),
    Option(
        "hand_view",
        ("hidden", "open"),
        "SHI-SETUP-13",
        "open hands for teaching games",
        "hidden",
        group="table",
    ),
    Option(
        "memory_aid",
        ("on", "off"),
        "SHI-PAY-10",
        "display only: lists what has been seen",
        "on",
        group="table",
    ),
)


class Shitenno(Game):
    id = "shitenno"
    title = "Shitennō"
    kanji = "四天王"
    usual_players = 3
    rules_version = 1
    printed = PRINTED
    numbers_version = PRINTED.version
    options = OPTIONS
    vocabulary = names.VOCABULARY
    telling = TELLING
    ordered_keys = frozenset({"kamons", "lots", "seats"})
    longest = 4000
    order_examples = (
        "lot 2 seals: 1-koku x2, sohei",
        "lots 4 seals: 3-koku, bushi / 3 seals: samurai",
        "accept",
        "take 4 seals",
        "place kanto by troops: samurai x3, bushi",
        "place kanto by koku: 3-koku x2",
        "draw",
        "gild kanto 1",
        "end",
    )

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> ShitennoState:
        return start(make_box(setup), chance, scribe)

    def describe(self, state: State, move: int) -> Message:
        return words.describe(_own(state), move)

    def what_lacks(self, state: State, seat: int, move: int, rule: str) -> Refused | None:
        return why_not(_own(state), rule, move)

    def read_order(self, state: State, seat: int, words: str) -> list[int]:
        return orders.read_order(_own(state), seat, words)

    def view(self, state: State, viewer: int | None) -> ShitennoView:
        return make_view(_own(state), viewer)

    def own_view(self, state: State, seen: View, seat: int) -> ShitennoView:
        return own_view(_own(state), cast(ShitennoView, seen), seat)

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> State:
        s = _own(before)
        if s.step == PAY and seat != s.actor and not s.box.open_hands:
            return world_behind(s, seat, chance)
        return s.determinise(seat, chance)

    def document(self, state: State) -> Document:
        return write_document(_own(state))

    def from_document(self, setup: Setup, document: Document) -> ShitennoState:
        return read_document(make_box(setup), document)

    def picture(self, view: View, language: str = "en") -> str:
        return picture.draw(cast(ShitennoView, view), speaker(language))

    def when(self, state: State) -> Message:
        s = _own(state)
        return Message(f"shitenno-picture-year-{year_of(s)}", {"round": int(s.round)})

    def stage(self, state: State) -> int:
        s = _own(state)
        return 0 if s.round == 0 else 2 * int(s.round) + int(s.odd) - 1

    def seat_words(self, state: State) -> list[str]:
        return seat_words(_own(state))

    def broken_laws(
        self, before: State | None, after: State, notes: Sequence[Note] | None = None
    ) -> list[str]:
        return broken_laws(None if before is None else _own(before), _own(after))

    def judgement(self) -> Judgement:
        return ShitennoJudgement()

    def observer_of(self, state: State) -> Observer:
        return ShitennoObserver(_own(state).box)

    def observation_guide(self) -> ObservationGuide:
        return GUIDE

    def most_points(self, options: Options) -> int:
        # All positions (208) and majorities (48), two points by titles for each of 12 kamons, all
        # koku (40) and what tiles add to it (16).
        return 208 + 48 + 24 + 56

    def points(self, state: State) -> list[dict[str, int]]:
        s = _own(state)
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(names.SOURCES)}
            for seat in range(s.box.players)
        ]

    def coach(self, setup: Setup, view: View, legal: Sequence[int]) -> list[Message]:
        return coach(cast(ShitennoView, view), legal)

    def numbers(self, setup: Setup) -> Document:
        return summary_numbers(setup)

    def reasons(self, state: State, seat: int, moves: Sequence[int]) -> list[Message]:
        return reasons.reasons(_own(state), seat, moves)

    def standings(self, state: State, viewer: int | None) -> Standings:
        return standings(_own(state), viewer)

    def spans(self, state: State) -> list[Message]:
        s = _own(state)
        return [Message("shitenno-round", {"round": int(s.round)})] if s.round else []

    def holdings(self, view: View) -> list[dict[str, int]]:
        return holdings(cast(ShitennoView, view))

    def end_reason(self, state: State) -> str:
        s = _own(state)
        if s.step != OVER:
            return ""
        return "SHI-END-02" if 0 in list(s.stock)[: s.box.players] else "SHI-END-03"


def _own(state: State) -> ShitennoState:
    assert isinstance(state, ShitennoState)
    return state
