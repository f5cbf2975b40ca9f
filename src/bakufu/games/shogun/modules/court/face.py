"""Tenno's Court as people meet it."""

import textwrap
from collections.abc import Callable, Iterator
from typing import ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Option, Options
from bakufu.engine.table.telling import Note
from bakufu.engine.text.message import Message
from bakufu.engine.text.vocabulary import Kind
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun import names
from bakufu.games.shogun.box import PROVINCES
from bakufu.games.shogun.data import BoxData
from bakufu.games.shogun.modules.court import document
from bakufu.games.shogun.modules.court import events as ev
from bakufu.games.shogun.modules.court.laws import laws
from bakufu.games.shogun.modules.court.numbers import (
    ARMIES_LEVIED,
    ASK_FAVOUR,
    CANCEL_EVENT,
    CONVERTED,
    DRAW_FAVOUR,
    FAVOUR,
    FAVOUR_GONE,
    FROM_FAVOURS,
    KEEP_EVENT,
    NO_FAVOUR,
    PROVINCE_CALMED,
    USE_FAVOUR,
)
from bakufu.games.shogun.modules.court.observer import CourtObserver
from bakufu.games.shogun.modules.court.orders import read_order
from bakufu.games.shogun.modules.court.pieces import (
    FAVOURS,
    GONE,
    KEPT,
    PLACES,
    SHIELDS,
    UNSEEN,
    court,
)
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.modules.data import DEEDS
from bakufu.games.shogun.modules.face import Face, ModuleView
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import ORDER_FIXED, Module, ShogunState

WIDTH = 80


class FavourView(msgspec.Struct):
    number: int  # of the tile
    effect: str  # one of `events.EFFECTS`
    amount: int  # how much of that


class OfferView(msgspec.Struct):
    """A place of the audience room."""

    price: int  # in courtiers
    favour: FavourView | None  # None: taken


class KeptView(msgspec.Struct):
    seat: int  # with whom
    favour: FavourView  # which


class CourtView(ModuleView, tag="court"):
    hall: list[int]  # courtiers by seat
    room: list[int]  # courtiers in the audience room, by seat
    supply: list[int]  # courtiers left, by seat
    offers: list[OfferView]  # the dearest first
    visitors: list[int]  # seats in the order of their visits
    using: FavourView | None  # taken, and asking for a choice
    kept: list[KeptView]  # favours that stay with somebody
    gone: list[int]  # numbers of favours
    unseen: list[int]  # numbers of favours in the pile


class CourtFace(Face):
    name = "court"
    options = (
        Option(
            "court", ("off", "on"), "SHO-COURT-02", "module Tenno's Court", "off", group="module"
        ),
        Option(
            "immunity_cards",
            ("split", "both"),
            "SHO-COURT-32",
            "whether favours 10, 11 and 18 bar Combat A, B and both, or each of them both",
            "split",
            beside={"court": "on"},
        ),
        Option(
            "favour_amounts",
            ("ladder", "steep"),
            "SHO-COURT-28",
            "amounts on the favour cards (reconstructed)",
            "ladder",
            beside={"court": "on"},
        ),
    )
    moments: ClassVar = {int(ASK_FAVOUR): int(ORDER_FIXED), int(USE_FAVOUR): int(ORDER_FIXED)}
    telling = ev.TELLING
    kinds = (
        Kind(FAVOUR, "favour {place:rank}"),
        Kind(NO_FAVOUR, "no favour"),
        Kind(CANCEL_EVENT, "cancel event"),
        Kind(KEEP_EVENT, "keep event"),
    )
    draws: ClassVar = {int(DRAW_FAVOUR): "favour {favour}"}
    meanings = ev.MEANINGS
    sources: ClassVar = {int(FROM_FAVOURS): ("favours", "SHO-COURT-34")}
    tidying = (int(FAVOUR_GONE),)
    axes: ClassVar = {"favour": range(1, FAVOURS + 1)}
    keys = document.KEYS

    def make(self, data: BoxData, options: Options) -> Module:
        module = Court()
        module.courtiers = data.court.courtiers
        module.price = vec[i64](data.court.prices)
        cards = [data.favours[str(number)] for number in range(1, FAVOURS + 1)]
        module.does = vec[i64]([DEEDS.index(card.does) for card in cards])
        amounts = []
        for card in cards:
            amount = card.amount
            if card.steep is not None and options["favour_amounts"] == "steep":
                amount = card.steep
            if card.building is not None:
                amount = names.BUILDINGS.index(card.building)
            if DEEDS.index(card.does) == SHIELDS:
                both = options["immunity_cards"] == "both"
                against = [name for name in names.COMBATS if both or name in card.against]
                amount = sum(1 << names.COMBATS.index(name) for name in against)
            amounts.append(amount)
        module.amount = vec[i64](amounts)
        return module

    def observer(self, module: Module, players: int) -> CourtObserver:
        return CourtObserver(cast(Court, module), module.place, players)

    # Documents

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        return document.write(s, module, seats)

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        document.read(s, module, reading)

    # Views and words

    def view(self, s: ShogunState, module: Module) -> CourtView:
        rules, pieces = cast(Court, module), court(s, module.place)
        players = range(s.box.players)
        return CourtView(
            hall=[int(pieces.hall[seat]) for seat in players],
            room=[int(pieces.room[seat]) for seat in players],
            supply=[int(rules.in_supply(s, seat)) for seat in players],
            offers=[
                OfferView(int(rules.price[place]), _favour(rules, int(pieces.offer[place])))
                for place in range(PLACES)
            ],
            visitors=[int(seat) for seat in pieces.visitors if seat >= 0],
            using=_favour(rules, int(pieces.used)),
            kept=[
                KeptView(seat, cast(FavourView, _favour(rules, number - 1)))
                for seat in players
                for number in document.cards(pieces, KEPT + seat)
            ],
            gone=document.cards(pieces, GONE),
            unseen=document.cards(pieces, UNSEEN),
        )

    def describe(self, s: ShogunState, module: Module, move: int) -> Message | None:
        rules, pieces = cast(Court, module), court(s, module.place)
        if FAVOUR <= move < NO_FAVOUR:
            place = move - int(FAVOUR)
            favour = _favour(rules, int(pieces.offer[place]))
            if favour is None:
                return None
            args = _args(favour) | {"price": int(rules.price[place])}
            return Message("shogun-move-favour-number", args)
        used = _favour(rules, int(pieces.used))
        if used is None or not CHOOSE <= move < CHOOSE + PROVINCES:
            return None
        province = f"@shogun-province-{names.PROVINCES[move - CHOOSE]}"
        return Message("shogun-move-use-favour", _args(used) | {"province": province})

    def picture(self, view: CourtView, speaker: Speaker, crest: Callable[[int], str]) -> list[str]:
        def say(what: str, favour: FavourView | None, **more: str | int) -> str:
            args = {} if favour is None else _args(favour)
            return speaker.say(Message(f"shogun-picture-{what}", {**args, **more}))

        def courtiers(row: list[int]) -> str:
            there = [f"{crest(seat)} {number}" for seat, number in enumerate(row) if number]
            return ", ".join(there) or "0"

        lines = [say("court", None, hall=courtiers(view.hall), room=courtiers(view.room))]
        offers = [offer for offer in view.offers if offer.favour]
        if offers:
            lines.append(say("favours", None))
            lines += [f"  {say('offer', offer.favour, price=offer.price)}" for offer in offers]
        if view.visitors:
            lines.append(say("visitors", None, seats=" ".join(map(crest, view.visitors))))
        if view.using:
            lines.append(say("using", view.using))
        lines += [say("kept", one.favour, seat=crest(one.seat)) for one in view.kept]
        return [
            part
            for line in lines
            for part in textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
        ]

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        return read_order(s, cast(Court, module), seat, verb, rest)

    def example(self, s: ShogunState, module: Module, move: int) -> str | None:
        if not FAVOUR <= move < NO_FAVOUR:
            return None
        return f"favour {court(s, module.place).offer[move - FAVOUR] + 1}"

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        return laws(before, s, module)

    def enter(self, s: ShogunState, note: Note) -> None:
        kind, seat, b, c = note
        if kind == CONVERTED:
            s.supply[seat] = s.supply[seat] + b
            if c < 0:
                s.tray[seat] = s.tray[seat] - b
            else:
                s.armies[c] = s.armies[c] - b
        elif kind == ARMIES_LEVIED:
            s.supply[seat] = s.supply[seat] - c
            s.owner[b] = seat
            s.armies[b] = s.armies[b] + c
        elif kind == PROVINCE_CALMED:
            s.unrest[b] = c


def _favour(rules: Court, favour: int) -> FavourView | None:
    if favour < 0:
        return None
    effect, amount = ev.effect_of(int(rules.does[favour]), int(rules.amount[favour]))
    return FavourView(favour + 1, effect, amount)


def _args(favour: FavourView) -> dict[str, str | int | list[str]]:
    return {"number": favour.number, "effect": favour.effect, "amount": favour.amount}
