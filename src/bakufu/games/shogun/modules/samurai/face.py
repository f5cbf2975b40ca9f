"""Samurai as people meet it."""

from collections.abc import Callable, Iterator
from typing import ClassVar, cast

from bakufu.engine.errors import BadInput
from bakufu.engine.game import Document, Event
from bakufu.engine.message import Message
from bakufu.engine.options import Option
from bakufu.engine.reading import only_known, shaped
from bakufu.engine.words import Speaker
from bakufu.games.shogun import names
from bakufu.games.shogun.modules.face import Face, ModuleView, Teller
from bakufu.games.shogun.modules.numbers import (
    BONUS,
    BONUS_TAKEN,
    FAVOUR,
    SAMURAI_BACK,
    SAMURAI_TURNED,
    TAKE_BONUS,
)
from bakufu.games.shogun.modules.samurai.pieces import CARDS, SORTS, samurai
from bakufu.games.shogun.modules.samurai.rules import Samurai, regions_held
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import ORDER_FIXED, WINTER, Module, ShogunState


class SamuraiTurned(Event, frozen=True, tag="samurai-turned"):
    seat: int
    number: int  # the bonus card on top now


class BonusTaken(Event, frozen=True, tag="bonus-taken"):
    seat: int
    bonus: str
    number: int


class SamuraiBack(Event, frozen=True, tag="samurai-back"):
    pass


class SamuraiView(ModuleView, tag="samurai"):
    stacks: list[int]  # the card on top, by seat; 0 is the blank banner
    cards: list[dict[str, int]]  # what each card offers
    regions: list[int]  # in how many regions each seat stands
    needed: int


class SamuraiFace(Face):
    name = "samurai"
    options = (Option("samurai", ("off", "on"), "SHO-SAM-01", "module Samurai", "off"),)
    decision_rules: ClassVar = {int(TAKE_BONUS): "SHO-SAM-06"}
    moments: ClassVar = {int(TAKE_BONUS): int(ORDER_FIXED)}
    order_examples = ("bonus chests",)
    tellers: ClassVar[dict[int, Teller]] = {
        int(SAMURAI_TURNED): lambda a, b, c: SamuraiTurned(a, b),
        int(BONUS_TAKEN): lambda a, b, c: BonusTaken(a, names.BONUSES[b], c),
        int(SAMURAI_BACK): lambda a, b, c: SamuraiBack(),
    }
    event_rules: ClassVar[dict[type[Event], str]] = {
        SamuraiTurned: "SHO-SAM-04",
        BonusTaken: "SHO-SAM-06",
        SamuraiBack: "SHO-SAM-09",
    }
    keys = ("stacks",)

    # Documents

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        stack = samurai(s, module.place).stack
        return {"stacks": {word: int(stack[seat]) for seat, word in enumerate(seats)}}

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        """Without a word, the player who takes a bonus shows the first bonus card."""
        only_known(reading.part, self.keys, "part", reading.where)
        stack = samurai(s, module.place).stack
        if s.step == TAKE_BONUS:
            stack[s.actor] = 1
        for seat, card in reading.by_seat("stacks").items():
            number = shaped(card, int, 0, f"{reading.where}.stacks")
            if not 0 <= number < CARDS:
                raise BadInput(f"{reading.where}.stacks: cards are 0 to 3, not {number}")
            stack[seat] = number

    # Views and words

    def view(self, s: ShogunState, module: Module) -> SamuraiView:
        rules = cast(Samurai, module)
        stack = samurai(s, module.place).stack
        players = range(s.box.players)
        return SamuraiView(
            stacks=[int(stack[seat]) for seat in players],
            cards=[
                {
                    names.BONUSES[sort]: int(rules.offers[card * SORTS + sort])
                    for sort in range(SORTS)
                    if rules.offers[card * SORTS + sort] > 0
                }
                for card in range(CARDS)
            ],
            regions=[int(regions_held(s, seat)) for seat in players],
            needed=int(rules.regions),
        )

    def describe(self, s: ShogunState, module: Module, move: int) -> Message | None:
        if not BONUS <= move < FAVOUR:
            return None
        sort = move - int(BONUS)
        card = int(samurai(s, module.place).stack[s.actor])
        number = int(cast(Samurai, module).offers[card * SORTS + sort])
        if number == 0:
            return None
        bonus = f"@shogun-bonus-{names.BONUSES[sort]}"
        return Message("shogun-move-bonus-number", {"bonus": bonus, "number": number})

    def prompt(self, s: ShogunState, module: Module) -> Message:
        return Message("shogun-prompt-bonus", {"seat": f"#{s.actor}"})

    def picture(
        self, view: SamuraiView, speaker: Speaker, crest: Callable[[int], str]
    ) -> list[str]:
        stacks = [f"{crest(seat)} {card}" for seat, card in enumerate(view.stacks)]
        return [speaker.say(Message("shogun-picture-samurai", {"stacks": stacks}))]

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        stack = samurai(s, module.place).stack
        # A card for each round of the year that has come so far as the check of the regions.
        rounds = int(s.season) + (0 if s.order[0] < 0 or s.season == WINTER else 1)
        for seat in range(s.box.players):
            if not 0 <= stack[seat] <= min(3, rounds):
                yield f"LAW-27: the stack of seat {seat + 1} shows card {stack[seat]}"
