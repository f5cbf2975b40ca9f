"""What a seat knows of the stacks of samurai, as numbers."""

from typing import final

from mypy_extensions import i64

from bakufu.engine.core.observation import YES, Cursor, Field
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.modules.samurai.pieces import CARDS as SAMURAI_CARDS
from bakufu.games.shogun.modules.samurai.pieces import samurai
from bakufu.games.shogun.state import ShogunState


@final
class SamuraiObserver(ModuleObserver):
    def __init__(self, place: i64, players: i64) -> None:
        card = ("samurai card", int(SAMURAI_CARDS))
        super().__init__(
            place,
            players,
            [Field("samurai", (("seat", int(players)), card), 1, "the card on top of each stack")],
        )

    def write(self, s: ShogunState, row: Cursor) -> None:
        stack = samurai(s, self.place).stack
        at = row.field("samurai")
        for place in range(self.players):
            row.numbers[at + place * SAMURAI_CARDS + stack[row.seats[place]]] = YES
