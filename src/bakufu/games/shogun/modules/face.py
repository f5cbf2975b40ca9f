"""The side of a module that people meet: documents, views, events, words, orders, laws.

Rules are in the module's `rules.py`, which is compiled; its `face.py` derives from `Face` and says
everything else. The base game asks the faces of the modules in play and knows none of them.
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import msgspec

from bakufu.engine.game import Document, Event, Note
from bakufu.engine.message import Message
from bakufu.engine.options import Option
from bakufu.engine.words import Speaker
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import Module, ShogunState

# Makes an event of the three numbers of a note.
Teller = Callable[[int, int, int], Event]


class ModuleView(msgspec.Struct, tag_field="module"):
    """What everybody sees of a module: modules have no secrets besides the plans."""


class Face:
    """Named after the option that switches the module on."""

    name: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]  # first the one that switches it on
    # What to read at each of its steps, in which moment the step comes, and examples of orders.
    decision_rules: ClassVar[dict[int, str]]
    moments: ClassVar[dict[int, int]]
    order_examples: ClassVar[tuple[str, ...]] = ()
    # Its happenings as events, and the rule behind each kind of event.
    tellers: ClassVar[dict[int, Teller]]
    event_rules: ClassVar[dict[type[Event], str]]

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

    def prompt(self, s: ShogunState, module: Module) -> Message:
        """What the player in turn is asked."""
        raise NotImplementedError

    def picture(self, view: Any, speaker: Speaker, crest: Callable[[int], str]) -> list[str]:
        """Lines for the text picture, at most 80 columns wide."""
        raise NotImplementedError

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        """The moves of an order in this module's words; None where they are not its words.

        Single moves by their names are understood anyway.
        """
        return None

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        """What does not hold in this position, or in the step that led to it."""
        raise NotImplementedError

    def enter(self, s: ShogunState, note: Note) -> None:
        """Enter what one of its happenings does to the base game's pieces (see `account.py`)."""
