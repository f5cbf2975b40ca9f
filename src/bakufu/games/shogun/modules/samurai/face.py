"""Samurai as people meet it."""

import re
import textwrap
from collections.abc import Callable, Iterator
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Option, Options
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.reading import only_known, shaped
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.vocabulary import Kind
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun.data import BoxData
from bakufu.games.shogun.modules.data import SORTS as SORT_WORDS
from bakufu.games.shogun.modules.face import Face, ModuleView
from bakufu.games.shogun.modules.samurai.events import BONUSES, MEANINGS, TELLING
from bakufu.games.shogun.modules.samurai.numbers import BONUS, FROM_SAMURAI, TAKE_BONUS
from bakufu.games.shogun.modules.samurai.observer import SamuraiObserver
from bakufu.games.shogun.modules.samurai.pieces import CARDS, SORTS, samurai
from bakufu.games.shogun.modules.samurai.rules import Samurai, regions_held
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import ORDER_FIXED, WINTER, WINTER_OVER, Module, ShogunState

# "chests", "4 chests", "2 armies into the tray"
_BONUS = re.compile(
    r"(?:(\d{1,9}) )?(chest|arm(?=y|ies)|rice|point)(?:s|y|ies)?(?: into the tray)?$"
)
_SORTS = {"chest": 0, "arm": 1, "rice": 2, "point": 3}


class SamuraiView(ModuleView, tag="samurai"):
    stacks: list[int]  # the card on top, by seat; 0 is the blank banner
    cards: list[dict[str, int]]  # what each card offers, the blank banner first
    regions: list[int]  # in how many regions each seat holds provinces
    needed: int  # regions for a bonus


class SamuraiFace(Face):
    name = "samurai"
    options = (
        Option("samurai", ("off", "on"), "SHO-SAM-01", "module Samurai", "off", group="module"),
    )
    moments: ClassVar = {int(TAKE_BONUS): int(ORDER_FIXED)}
    telling = TELLING
    kinds = (Kind(BONUS, "bonus {bonus}"),)
    meanings = MEANINGS
    sources: ClassVar = {int(FROM_SAMURAI): ("samurai", "SHO-SAM-02")}
    axes: ClassVar = {"samurai card": ("blank", "first", "second", "third")}
    keys = ("stacks",)

    def make(self, data: BoxData, options: Options) -> Module:
        module = Samurai()
        module.regions = data.samurai.regions
        cards: list[dict[str, int]] = [
            {},
            data.samurai.first,
            data.samurai.second,
            data.samurai.third,
        ]
        module.offers = vec[i64]([card.get(sort, 0) for card in cards for sort in SORT_WORDS])
        return module

    def observer(self, module: Module, players: int) -> SamuraiObserver:
        return SamuraiObserver(module.place, players)

    # Documents

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        stack = samurai(s, module.place).stack
        return {"stacks": {word: int(stack[seat]) for seat, word in enumerate(seats)}}

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        """Without a word, the player who takes a bonus shows the first bonus card."""
        only_known(reading.part, self.keys, "part", reading.where)
        stack = samurai(s, module.place).stack
        if s.step == TAKE_BONUS:
            held, needed = int(regions_held(s, s.actor)), int(cast(Samurai, module).regions)
            if held < needed:
                raise BadInput(
                    f"waits_for: {reading.seats[s.actor]} holds provinces in {held} regions, "
                    f"a bonus asks for {needed} (SHO-SAM-03)"
                )
            stack[s.actor] = 1
        for seat, card in reading.by_seat("stacks").items():
            number = shaped(card, int, 0, f"{reading.where}.stacks")
            if not 0 <= number < CARDS:
                raise BadInput(f"{reading.where}.stacks: cards are 0 to 3, not {number} (LAW-27)")
            stack[seat] = number

    # Views and words

    def view(self, s: ShogunState, module: Module) -> SamuraiView:
        rules = cast(Samurai, module)
        stack = samurai(s, module.place).stack
        players = range(s.box.players)
        return SamuraiView(
            stacks=[int(stack[seat]) for seat in players],
            cards=[_offers(rules, card) for card in range(CARDS)],
            regions=[int(regions_held(s, seat)) for seat in players],
            needed=int(rules.regions),
        )

    def describe(self, s: ShogunState, module: Module, move: int) -> Message | None:
        if not BONUS <= move < BONUS + SORTS:
            return None
        sort = BONUSES[move - BONUS]
        offers = _shown(s, module)
        return (
            Message(f"shogun-move-bonus-{sort}", {sort: offers[sort]}) if sort in offers else None
        )

    def picture(
        self, view: SamuraiView, speaker: Speaker, crest: Callable[[int], str]
    ) -> list[str]:
        """The cards on top with the regions held, then what the three bonus cards offer."""

        def say(what: str, args: dict[str, Argument]) -> str:
            return speaker.say(Message(what, args))

        stacks = [
            f"{crest(seat)}\u00a0{card}\u00a0({regions})"
            for seat, (card, regions) in enumerate(zip(view.stacks, view.regions, strict=True))
        ]
        cards = [
            f"{number}\u00a0= "
            + " / ".join(
                say(f"shogun-offer-{sort}", {sort: count}).replace(" ", "\u00a0")
                for sort, count in card.items()
            )
            for number, card in enumerate(view.cards)
            if number > 0
        ]
        args: dict[str, Argument] = {"stacks": stacks, "regions": view.needed}
        lines = [say("shogun-picture-samurai", args), *cards]
        return [
            part
            for line in lines
            for part in textwrap.wrap(line, 80, subsequent_indent=" " * 5, break_on_hyphens=False)
        ]

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        """ "bonus chests", "bonus 4 chests", "bonus 2 armies"."""
        if verb != "bonus":
            return None
        found = _BONUS.match(rest)
        if not found:
            raise BadInput(
                f'there is no bonus "{rest}": expected "bonus chests", "bonus armies", '
                '"bonus rice" or "bonus points"'
            )
        self.due(s, seat, int(TAKE_BONUS))
        sort = _SORTS[found[2]]
        offers = _shown(s, module)
        number = offers.get(BONUSES[sort], 0)
        if number == 0 or (found[1] and int(found[1]) != number):
            raise Refused(
                "SHO-SAM-02",
                "sho-bonus-not-offered",
                chests=offers.get("chests", 0),
                armies=offers.get("armies", 0),
                rice=offers.get("rice", 0),
                points=offers.get("points", 0),
            )
        return [int(BONUS) + sort]

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        """A bonus is taken as soon as the stack is turned: so the cards are what must hold."""
        stack = samurai(s, module.place).stack
        for seat in range(s.box.players):
            if not 0 <= stack[seat] <= min(3, _checks(s, module, seat)):
                yield f"LAW-27: the stack of seat {seat + 1} shows card {stack[seat]}"
            if before is None:
                continue
            earlier = int(samurai(before, module.place).stack[seat])
            asked = s.step == TAKE_BONUS and s.actor == seat
            back = s.year > before.year or s.moment == WINTER_OVER
            due = earlier + 1 if asked else 0 if back else earlier
            if stack[seat] != due:
                yield (
                    f"LAW-27: the stack of seat {seat + 1} shows card {stack[seat]} after card "
                    f"{earlier}, not {due}"
                )


def _offers(rules: Samurai, card: int) -> dict[str, int]:
    row = [int(number) for number in rules.offers][card * int(SORTS) : (card + 1) * int(SORTS)]
    return {BONUSES[sort]: number for sort, number in enumerate(row) if number > 0}


def _shown(s: ShogunState, module: Module) -> dict[str, int]:
    """What the card on top of the stack of the player in turn offers."""
    return _offers(cast(Samurai, module), int(samurai(s, module.place).stack[s.actor]))


def _checks(s: ShogunState, module: Module, seat: int) -> int:
    """How often in this year the regions of a seat have been checked (SHO-SAM-03)."""
    if s.moment == WINTER_OVER:
        return 0  # the stacks are back already (SHO-WINTER-15)
    if s.season == WINTER or s.order[0] < 0:
        return int(s.season)
    waiting = s.moment == ORDER_FIXED and (
        s.joined < module.place
        or (s.joined == module.place and list(s.order).index(seat) > s.turn_place)
    )
    return int(s.season) + (0 if waiting else 1)
