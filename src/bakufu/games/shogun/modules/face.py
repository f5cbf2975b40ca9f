"""The side of a module that people meet: documents, views, events, words, orders, laws.

Rules are in the module's `rules.py`, which is compiled; its `face.py` derives from `Face` and says
everything else. The base game asks the faces of the modules in play and knows none of them.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Option, Options
from bakufu.engine.table.standings import Count
from bakufu.engine.table.telling import Note, Telling
from bakufu.engine.text.meaning import Meaning
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.vocabulary import Kind
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun.data import BoxData
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.notes import POINTS_SCORED
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import OVER, Module, ShogunState


class ModuleView(msgspec.Struct, tag_field="module"):
    """What everybody sees of a module: modules have no secrets besides the plans."""


class Face:
    """Named after the option that switches the module on."""

    name: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]  # first the one that switches it on
    # In which moment each of its steps comes.
    moments: ClassVar[dict[int, int]]
    # Its steps that also come when the first winter is over.
    after_winter: ClassVar[tuple[int, ...]] = ()
    # What it adds to the base game: events, moves, draws, what the places in their words mean, and
    # sources of points by number, each with its rule.
    telling: ClassVar[Telling]
    kinds: ClassVar[tuple[Kind, ...]] = ()
    draws: ClassVar[dict[int, str]] = {}
    meanings: ClassVar[dict[str, Meaning]] = {}
    sources: ClassVar[dict[int, tuple[str, str]]] = {}
    # Notes it makes where a round is tidied up.
    tidying: ClassVar[tuple[int, ...]] = ()
    # The words along the axes of its part of an observation.
    axes: ClassVar[dict[str, Sequence[object]]] = {}

    def make(self, data: BoxData, options: Options) -> Module:
        """Its rules, for a table with these numbers and options."""
        raise NotImplementedError

    def observer(self, module: Module, players: int) -> ModuleObserver:
        """What a seat knows of it, as numbers."""
        raise NotImplementedError

    # Documents

    keys: ClassVar[tuple[str, ...]]  # of its part of a document

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        """Its part of a document, under its name."""
        raise NotImplementedError

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        """Fill in the pieces; what the document does not say follows from the rest."""
        raise NotImplementedError

    # Views and words

    def view(self, s: ShogunState, module: Module) -> ModuleView:
        raise NotImplementedError

    def describe(self, s: ShogunState, module: Module, move: int) -> Message | None:
        """A move at one of its steps as a sentence, legal or not; None: the usual words will do."""
        return None

    def picture(self, view: Any, speaker: Speaker, crest: Callable[[int], str]) -> list[str]:
        """Lines for the text picture, at most 80 columns wide."""
        raise NotImplementedError

    def standings(self, s: ShogunState, module: Module, scored: Sequence[Note]) -> list[Count]:
        """What it counts for the end; `scored` are the notes of an end that came now."""
        return []

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        """The moves of an order in this module's words; None where they are not its words.

        Single moves by their names are understood anyway.
        """
        return None

    def example(self, s: ShogunState, module: Module, move: int) -> str | None:
        """An order for a move that is legal now; None: the name of the move will do."""
        return None

    def due(self, s: ShogunState, seat: int, step: int) -> None:
        """Refuse an order that belongs to another moment or another player."""
        if s.step == OVER:
            raise Refused("SHO-END-01", "sho-over")
        if s.step != step:
            raise Refused(s.rules.steps[step].rule, "sho-not-now")
        if s.actor != seat:
            raise Refused("SHO-ROUND-08", "not-your-turn")

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        """What does not hold in this position, or in the step that led to it."""
        raise NotImplementedError

    def enter(self, s: ShogunState, note: Note) -> None:
        """Enter what one of its notes does to the base game's pieces (see `account.py`)."""


def points_of(notes: Sequence[Note], seats: range, source: int, region: int = -1) -> list[int]:
    """What the notes of a scoring give each seat for a source."""
    found = [0 for _ in seats]
    for kind, seat, what, points in notes:
        if kind == POINTS_SCORED and (what % 16, what // 16 - 1) == (source, region):
            found[seat] += int(points)
    return found
