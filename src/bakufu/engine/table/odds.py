"""Odds that a game can tell before chance has spoken: `bakufu odds`.

A game that has something to tell returns an `OddsTool` from `Game.odds`. The tool says what may be
asked; the terminal makes flags of it and prints the answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

if TYPE_CHECKING:
    from bakufu.engine.table.game import Setup


class Asked(msgspec.Struct, frozen=True):
    """One thing that may be said of the case: a flag `--two-farmers`, a number, or words.

    A `count` may be 0, a `number` is at least 1. With `option` it is short for an option.
    """

    name: str
    takes: Literal["flag", "count", "number", "words"]
    help: str
    option: str = ""


class OddsTool(ABC):
    asked: ClassVar[tuple[Asked, ...]]

    @abstractmethod
    def answer(self, setup: "Setup", given: Mapping[str, Any], width: int) -> list[str]:
        """Lines for a terminal, marked up like `[red]this[/red]`; `BadInput` for a wrong case.

        `given` holds what was said, flags as True.
        """
