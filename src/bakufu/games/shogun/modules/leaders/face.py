"""Military Leaders as people meet it."""

import re
from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import ClassVar, cast

import msgspec

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Option, Options
from bakufu.engine.table.standings import Count
from bakufu.engine.table.telling import Note
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.reading import only_known, shaped
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.vocabulary import Kind
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun import names
from bakufu.games.shogun.box import PROVINCES, SEATS
from bakufu.games.shogun.data import BoxData
from bakufu.games.shogun.modules.face import Face, ModuleView, points_of
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.modules.leaders.events import TELLING
from bakufu.games.shogun.modules.leaders.numbers import (
    DRAFT_LEADER,
    FROM_STATUES,
    LEADER_HERE,
    LEADER_LATER,
    MOVE_LEADER,
    PLACE_LEADER,
)
from bakufu.games.shogun.modules.leaders.observer import LeadersObserver
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces, leaders
from bakufu.games.shogun.modules.leaders.rules import Leaders, statue_points
from bakufu.games.shogun.moves import STAY
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    CLOSED,
    ORDER_FIXED,
    OVER,
    PROVINCE_DRAFTED,
    SPRING,
    WINTER_OVER,
    Module,
    ShogunState,
)


class StatuesView(msgspec.Struct):
    """Statues of one player in a province."""

    province: str  # where
    owner: int  # whose
    statues: int  # how many


class LeadersView(ModuleView, tag="leaders"):
    leaders: list[str | None]  # the province, by seat; None: off the map
    statues: list[StatuesView]  # on the map
    stock: list[int]  # statues not placed yet, by seat
    trophies: list[list[int]]  # by seat: how many of each other seat
    points: list[int]  # that statues and trophies would bring now
    drafted: str | None  # the province in which the leader is placed or not, in the draft


STEPS = (PLACE_LEADER, DRAFT_LEADER, MOVE_LEADER)
_ORDER = re.compile(r"(?:(?:place|move) )?(?:the |my )?leader(?: to| in| at)? (?P<where>.+)$")


class LeadersFace(Face):
    name = "leaders"
    options = (
        Option(
            "leaders",
            ("off", "on"),
            "SHO-LEAD-01",
            "module Military Leaders",
            "off",
            group="module",
        ),
        Option(
            "leader_event_order",
            ("event_first", "leader_first"),
            "SHO-ROUND-19",
            "whether the event comes before the leader's bonus",
            "event_first",
            beside={"leaders": "on"},
        ),
        Option(
            "leader_with_six",
            ("seven", "six"),
            "SHO-ROUND-19",
            "armies of Deploy 5 with leader and six-armies card",
            "seven",
            beside={"leaders": "on"},
        ),
        Option(
            "statues_per_province",
            ("any", "one"),
            "SHO-LEAD-16",
            "how many statues of a player may stand in one province",
            "any",
            beside={"leaders": "on"},
        ),
        Option(
            "leader_after_winter",
            ("stays", "moves"),
            "SHO-LEAD-10",
            "whether leaders also move, and leave statues, after the first winter",
            "stays",
            beside={"leaders": "on"},
            later=True,
        ),
        Option(
            "statue_duty",
            ("must", "may"),
            "SHO-LEAD-12",
            "whether a statue may be declined",
            "must",
            beside={"leaders": "on"},
            later=True,
        ),
    )
    moments: ClassVar = {
        int(PLACE_LEADER): int(ORDER_FIXED),
        int(DRAFT_LEADER): int(PROVINCE_DRAFTED),
        int(MOVE_LEADER): int(ACTIONS_DONE),
    }
    after_winter = (int(PLACE_LEADER), int(MOVE_LEADER))
    telling = TELLING
    kinds = (Kind(LEADER_HERE, "leader here"), Kind(LEADER_LATER, "leader later"))
    sources: ClassVar = {int(FROM_STATUES): ("statues", "SHO-LEAD-19")}
    keys = ("at", "statues", "trophies", "stock", "drafted", "left")

    def make(self, data: BoxData, options: Options) -> Module:
        module = Leaders()
        module.statues = data.leaders.statues
        module.before_event = options["leader_event_order"] == "leader_first"
        module.adds_to_six = options["leader_with_six"] == "seven"
        module.one_statue = options["statues_per_province"] == "one"
        module.after_winter = options.get("leader_after_winter") == "moves"
        module.may_decline = options.get("statue_duty") == "may"
        return module

    def observer(self, module: Module, players: int) -> LeadersObserver:
        return LeadersObserver(module.place, players)

    # Documents

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        pieces = leaders(s, module.place)
        return {
            "at": {word: _where(int(pieces.leader[i])) for i, word in enumerate(seats)},
            "statues": {
                names.PROVINCES[province]: row
                for province in range(PROVINCES)
                if (row := _row(list(pieces.statues), province, seats))
            },
            "trophies": {
                word: _row(list(pieces.trophies), i, seats) for i, word in enumerate(seats)
            },
            "stock": {word: int(pieces.stock[i]) for i, word in enumerate(seats)},
            "drafted": _where(int(s.target)) if s.step == DRAFT_LEADER else None,
            # Only while a statue may be put up there (SHO-LEAD-12).
            **({"left": _where(int(s.target))} if _is_asking_for_statue(s) else {}),
        }

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        """Without a word a leader is off the map, and statues not elsewhere are in stock."""
        part, where = reading.part, reading.where
        only_known(part, self.keys, "part", where)
        pieces = leaders(s, module.place)
        held = [province for province in range(PROVINCES) if s.owner[province] == s.actor]
        if s.step == MOVE_LEADER and held:
            pieces.leader[s.actor] = held[0]
        for seat, word in reading.by_seat("at").items():
            pieces.leader[seat] = _province(word, f"{where}.at")
        for word, row in shaped(part.get("statues"), dict, {}, f"{where}.statues").items():
            place = f"{where}.statues.{word}"
            province = _province(word, f"{where}.statues")
            for owner, number in Reading({"row": row}, reading.seats, place).by_seat("row").items():
                pieces.statues[province * SEATS + owner] = shaped(number, int, 0, place)
        for taker, row in reading.by_seat("trophies").items():
            place = f"{where}.trophies.{reading.seats[taker]}"
            for owner, number in Reading({"row": row}, reading.seats, place).by_seat("row").items():
                pieces.trophies[taker * SEATS + owner] = shaped(number, int, 0, place)
        stock = reading.by_seat("stock")
        for seat in range(s.box.players):
            left = int(cast(Leaders, module).statues) - _elsewhere(pieces, seat)
            pieces.stock[seat] = shaped(stock.get(seat), int, left, f"{where}.stock")
        self._read_step(s, cast(Leaders, module), reading, held)
        self._read_left(s, cast(Leaders, module), reading)

    def _read_step(
        self, s: ShogunState, module: Leaders, reading: Reading, held: list[int]
    ) -> None:
        """What a step of this module needs to be possible."""
        word = reading.part.get("drafted")
        if s.step == DRAFT_LEADER:
            s.target = _province(word, f"{reading.where}.drafted")
            if s.target < 0 and held:
                s.target = held[0]
            if s.target not in held:
                raise BadInput(
                    f"{reading.where}.drafted: expected a province of the player in turn "
                    "(SHO-LEAD-03)"
                )
        elif word not in (None, "none"):
            raise BadInput(f"{reading.where}.drafted: given only while a leader may be placed")
        if s.step == MOVE_LEADER and s.moment == WINTER_OVER:
            if s.year != 1 or not module.after_winter:
                raise BadInput(
                    "waits_for: after winter a leader moves only with the option "
                    "leader_after_winter = moves, and in the first year (SHO-LEAD-10)"
                )
        if s.step == PLACE_LEADER:
            first = s.moment == ORDER_FIXED and s.season == SPRING and not s.box.drafted
            if s.year != 1 or not (first or s.moment == WINTER_OVER):
                raise BadInput(
                    "waits_for: a leader is placed in the first spring after a fixed start "
                    "(SHO-LEAD-02) and after the first winter (SHO-LEAD-18)"
                )

    def _read_left(self, s: ShogunState, module: Leaders, reading: Reading) -> None:
        """The province that a leader has just left, where a statue may be declined."""
        left = _province(reading.part.get("left"), f"{reading.where}.left")
        if left < 0:
            return
        if s.step != MOVE_LEADER or not module.may_decline:
            raise BadInput(
                f"{reading.where}.left: given only while a statue may be declined (SHO-LEAD-12)"
            )
        pieces = leaders(s, module.place)
        here = int(pieces.leader[s.actor])
        pieces.leader[s.actor] = left
        possible = s.owner[left] == s.actor and module.leaves_statue(s, s.actor, here)
        pieces.leader[s.actor] = here
        if not possible:
            raise BadInput(
                f"{reading.where}.left: no statue can be put up in {names.PROVINCES[left]} "
                "(SHO-LEAD-12)"
            )
        s.target = left

    # Views and words

    def view(self, s: ShogunState, module: Module) -> LeadersView:
        pieces = leaders(s, module.place)
        players = range(s.box.players)
        return LeadersView(
            leaders=[_where(int(pieces.leader[seat])) for seat in players],
            statues=[
                StatuesView(names.PROVINCES[province], owner, int(number))
                for province in range(PROVINCES)
                for owner in players
                if (number := pieces.statues[province * SEATS + owner]) > 0
            ],
            stock=[int(pieces.stock[seat]) for seat in players],
            trophies=[
                [int(pieces.trophies[taker * SEATS + owner]) for owner in players]
                for taker in players
            ],
            points=[int(statue_points(pieces, seat)) for seat in players],
            drafted=_where(int(s.target)) if s.step == DRAFT_LEADER else None,
        )

    def standings(self, s: ShogunState, module: Module, scored: Sequence[Note]) -> list[Count]:
        seats, pieces = range(int(s.box.players)), leaders(s, module.place)
        statues = [int(statue_points(pieces, seat)) for seat in seats]
        points = points_of(scored, seats, FROM_STATUES)
        return [Count(Message("shogun-source-statues"), [*statues], [*points])]

    def describe(self, s: ShogunState, module: Module, move: int) -> Message | None:
        """Where the leader goes, and what comes of it."""
        if s.step == DRAFT_LEADER and move == LEADER_HERE:
            return Message("shogun-move-leader-place", {"province": _name(int(s.target))})
        if _is_asking_for_statue(s) and move in (STAY, CHOOSE + s.target):
            what = "none" if move == STAY else "put"
            return Message(f"shogun-move-statue-{what}", {"province": _name(int(s.target))})
        if s.step not in (PLACE_LEADER, MOVE_LEADER) or not CHOOSE <= move < LEADER_HERE:
            return None
        pieces, seat, province = leaders(s, module.place), int(s.actor), move - int(CHOOSE)
        trophies = sum(
            int(pieces.statues[province * SEATS + owner])
            for owner in range(s.box.players)
            if owner != seat
        )
        args: dict[str, Argument] = {"province": _name(province)}
        if trophies:
            args["trophies"] = trophies
        what = "place"
        if s.step == MOVE_LEADER:
            what = "flight"
            if cast(Leaders, module).leaves_statue(s, seat, province):
                what = "triumph"
                args["left"] = _name(int(pieces.leader[seat]))
        return Message(f"shogun-move-leader-{what}{'-trophies' if trophies else ''}", args)

    def picture(
        self, view: LeadersView, speaker: Speaker, crest: Callable[[int], str]
    ) -> list[str]:
        """Where leaders and statues stand; nothing about what is not there yet."""
        parts = {
            "leaders": [
                f"{crest(seat)}\u00a0{_said(speaker, province) if province else '–'}"
                for seat, province in enumerate(view.leaders)
            ],
            "statues": [
                f"{_said(speaker, one.province)}\u00a0{crest(one.owner)}{one.statues}"
                for one in view.statues
            ],
            "trophies": [
                f"{crest(taker)}\u00a0{sum(row)}"
                for taker, row in enumerate(view.trophies)
                if any(row)
            ],
        }
        lines: list[str] = []
        for what, items in parts.items():
            if items:
                head = speaker.say(Message(f"shogun-picture-{what}"))
                lines += wrap(
                    f"{head} {', '.join(items)}",
                    80,
                    subsequent_indent="  ",
                    break_long_words=False,
                    break_on_hyphens=False,
                )
        return lines

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        """ "leader to kai"; in the draft "leader here", "leader later"; "statue", "no statue"."""
        if f"{verb} {rest}".strip() in ("statue", "no statue"):
            return [self._statue(s, seat, verb == "statue")]
        if _is_asking_for_statue(s) and seat == s.actor and verb in ("stay", "pass", "skip"):
            return [int(STAY)]
        found = _ORDER.match(f"{verb} {rest}")
        if not found:
            return None
        where = found["where"]
        move = {"here": int(LEADER_HERE), "later": int(LEADER_LATER), "stay": -1}.get(where)
        if move is None:
            move = int(CHOOSE) + names.index(where, names.PROVINCES, "province")
        if s.step == OVER:
            raise Refused("SHO-END-01", "sho-over")
        if s.step not in STEPS:
            rule = "SHO-LEAD-03" if move >= LEADER_HERE else "SHO-LEAD-10"
            raise Refused(rule, "sho-leader-not-now")
        if seat != s.actor:
            raise Refused(s.rules.forbidden_by(s, seat, move), "not-your-turn")
        if _is_asking_for_statue(s):
            raise Refused("SHO-LEAD-12", "sho-statue-first", province=_name(int(s.target)))
        if s.step == DRAFT_LEADER:
            return [_in_draft(s, move)]
        return [self._in_play(s, module, seat, move)]

    def _statue(self, s: ShogunState, seat: int, is_wanted: bool) -> int:
        if not _is_asking_for_statue(s):
            raise Refused("SHO-LEAD-12", "sho-no-statue-now")
        if seat != s.actor:
            raise Refused("SHO-LEAD-12", "not-your-turn")
        return int(CHOOSE + s.target) if is_wanted else int(STAY)

    def _in_play(self, s: ShogunState, module: Module, seat: int, move: int) -> int:
        here = int(leaders(s, module.place).leader[seat])
        if s.step == MOVE_LEADER and move in (-1, LEADER_HERE, int(CHOOSE) + here):
            raise Refused("SHO-LEAD-11", "sho-leader-must-leave", province=_name(here))
        if not CHOOSE <= move < LEADER_HERE:
            raise Refused(s.rules.forbidden_by(s, seat, move), "sho-leader-must-go")
        province = move - int(CHOOSE)
        if s.owner[province] != seat:
            raise Refused(
                s.rules.forbidden_by(s, seat, move),
                "sho-leader-own-province",
                province=_name(province),
            )
        return move

    def example(self, s: ShogunState, module: Module, move: int) -> str | None:
        if not CHOOSE <= move < LEADER_HERE:
            return None
        if _is_asking_for_statue(s):
            return "statue"
        return f"leader to {names.PROVINCES[move - CHOOSE]}"

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        pieces = leaders(s, module.place)
        rules = cast(Leaders, module)
        yield from _whereabouts(s, pieces, rules)
        for seat in range(s.box.players):
            found = int(pieces.stock[seat]) + _elsewhere(pieces, seat)
            if found != rules.statues:
                yield f"LAW-28: seat {seat + 1} has {found} statues, not {rules.statues}"
            if pieces.trophies[seat * SEATS + seat]:
                yield f"LAW-28: seat {seat + 1} has a trophy of its own"
        if min(min(pieces.stock), min(pieces.statues), min(pieces.trophies)) < 0:
            yield "LAW-28: there are statues below zero"
        if s.step in STEPS:
            on_map = pieces.leader[s.actor] >= 0
            if on_map != (s.step == MOVE_LEADER):
                yield f"LAW-28: the leader of seat {s.actor + 1} has not to be placed or moved"
        if before is not None:
            old = leaders(before, module.place)
            if any(a > b for a, b in zip(old.trophies, pieces.trophies, strict=True)):
                yield "LAW-28: a trophy was lost (SHO-LEAD-15)"
            if any(a < b for a, b in zip(old.stock, pieces.stock, strict=True)):
                yield "LAW-28: a statue came back (SHO-LEAD-14)"


def _whereabouts(s: ShogunState, pieces: LeaderPieces, rules: Leaders) -> Iterator[str]:
    """Leaders and statues on the map."""
    for seat in range(s.box.players):
        province = pieces.leader[seat]
        if province < 0:
            continue
        if s.owner[province] == CLOSED:
            yield f"LAW-08: a leader stands in {names.PROVINCES[province]}, which is closed"
        elif s.owner[province] != seat:
            yield (
                f"LAW-28: the leader of seat {seat + 1} stands in a foreign province, "
                f"{names.PROVINCES[province]}"
            )
        for owner in range(SEATS):
            if owner != seat and pieces.statues[province * SEATS + owner]:
                yield (
                    f"LAW-28: the leader of seat {seat + 1} stands with a statue of "
                    f"seat {owner + 1}"
                )
    for province in range(PROVINCES):
        row = list(pieces.statues)[province * SEATS : (province + 1) * SEATS]
        if s.owner[province] == CLOSED and any(row):
            yield f"LAW-08: a statue stands in {names.PROVINCES[province]}, which is closed"
        if rules.one_statue and max(row) > 1:
            yield (
                f"LAW-28: two statues of one player stand in {names.PROVINCES[province]} "
                "(SHO-LEAD-16)"
            )


def _elsewhere(pieces: LeaderPieces, seat: int) -> int:
    """Statues of a seat that are not in stock."""
    on_map = sum(pieces.statues[province * SEATS + seat] for province in range(PROVINCES))
    return int(on_map + sum(pieces.trophies[taker * SEATS + seat] for taker in range(SEATS)))


def _is_asking_for_statue(s: ShogunState) -> bool:
    """After a move in triumph, where a statue may be declined (SHO-LEAD-12)."""
    return s.step == MOVE_LEADER and s.target >= 0


def _in_draft(s: ShogunState, move: int) -> int:
    if move == int(CHOOSE) + s.target:
        return int(LEADER_HERE)
    if move not in (LEADER_HERE, LEADER_LATER):
        raise Refused("SHO-LEAD-03", "sho-leader-only-here", province=_name(int(s.target)))
    return move


def _row(numbers: list[int], row: int, seats: list[str]) -> dict[str, int]:
    return {
        word: number for i, word in enumerate(seats) if (number := int(numbers[row * SEATS + i]))
    }


def _where(province: int) -> str | None:
    return names.PROVINCES[province] if province >= 0 else None


def _province(word: object, where: str) -> int:
    """A province by its name; -1 for none."""
    return -1 if word in (None, "none") else names.index(word, names.PROVINCES, "province", where)


def _name(province: int) -> str:
    return f"@shogun-province-{names.PROVINCES[province]}"


def _said(speaker: Speaker, province: str) -> str:
    return speaker.name(f"shogun-province-{province}")
