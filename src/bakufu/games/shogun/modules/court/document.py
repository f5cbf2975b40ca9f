"""The court in a document."""

from typing import Any, cast

from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.reading import fill, only_known, shaped
from bakufu.games.shogun.box import SPACES
from bakufu.games.shogun.modules.court.events import PLACE_WORDS
from bakufu.games.shogun.modules.court.numbers import ASK_FAVOUR, USE_FAVOUR
from bakufu.games.shogun.modules.court.pieces import (
    CONVERT_3,
    FAVOURS,
    GONE,
    KEPT,
    OFFERED,
    PLACES,
    UNSEEN,
    CourtPieces,
    court,
)
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.periods import in_round
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import WINTER, Module, ShogunState

KEYS = ("hall", "room", "supply", "offer", "kept", "gone", "visitors", "used")


def visiting(s: ShogunState) -> bool:
    return s.step in (ASK_FAVOUR, USE_FAVOUR)


def seen_by_now(s: ShogunState) -> int:
    """How many favours have been laid out: three in every action round (SHO-COURT-07)."""
    if s.year == 0:
        return 0
    rounds = 3 if s.season == WINTER else int(s.season) + 1
    return int(PLACES) * (3 * (int(s.year) - 1) + rounds)


def before_the_court(s: ShogunState) -> bool:
    """The favours of the round lie there, and nobody has visited them."""
    return in_round(s) and s.track_place < 0 and not visiting(s)


def write(s: ShogunState, module: Module, seats: list[str]) -> Document:
    rules, pieces = cast(Court, module), court(s, module.place)
    return {
        "hall": {word: int(pieces.hall[seat]) for seat, word in enumerate(seats)},
        "room": {word: int(pieces.room[seat]) for seat, word in enumerate(seats)},
        "supply": {word: int(rules.in_supply(s, seat)) for seat, word in enumerate(seats)},
        "offer": {
            word: int(favour) + 1 if favour >= 0 else None
            for word, favour in zip(PLACE_WORDS, pieces.offer, strict=True)
        },
        "kept": {
            word: kept for seat, word in enumerate(seats) if (kept := cards(pieces, KEPT + seat))
        },
        "gone": cards(pieces, GONE),
        "visitors": [seats[seat] for seat in pieces.visitors if seat >= 0],
        "used": int(pieces.used) + 1 if pieces.used >= 0 else None,
    }


def cards(pieces: CourtPieces, where: int) -> list[int]:
    """The numbers of the favours that are in one place."""
    return [favour + 1 for favour in range(FAVOURS) if pieces.favour[favour] == where]


def read(s: ShogunState, module: Module, reading: Reading) -> None:
    """Favours not named are gone or on offer as many as the season asks for, the lowest first."""
    only_known(reading.part, KEYS, "part", reading.where)
    _Reader(s, cast(Court, module), reading).read()


class _Reader:
    def __init__(self, s: ShogunState, rules: Court, reading: Reading) -> None:
        self.s = s
        self.rules = rules
        self.reading = reading
        self.pieces = court(s, rules.place)
        self.where = reading.where

    def read(self) -> None:
        s = self.s
        self._courtiers()
        self._favours()
        if visiting(s):
            self._visits()
            s.turn_place = 0
            for seat in range(s.box.players):
                for space in range(CONVERT_3, s.box.spaces):
                    s.shown[seat * SPACES + space] = 1  # SHO-COURT-16
        elif self.reading.part.get("visitors"):
            raise BadInput(f"{self.where}.visitors: given only while the court is visited")

    def _courtiers(self) -> None:
        """Without a word, the visitor has everything in the audience room that was in the hall."""
        s, pieces = self.s, self.pieces
        hall, room = self._numbers("hall"), self._numbers("room")
        for seat, number in hall.items():
            pieces.hall[seat] = number
        for seat, number in room.items():
            pieces.room[seat] = number
        if visiting(s) and s.actor not in room:
            pieces.room[s.actor] = hall.get(int(s.actor), int(self.rules.courtiers))
            pieces.hall[s.actor] = 0
        for seat, number in self._numbers("supply").items():
            if number != self.rules.in_supply(s, seat):
                raise BadInput(
                    f"{self.where}.supply: expected {self.rules.in_supply(s, seat)}, the courtiers "
                    f"that are not at court, found {number} (LAW-25)"
                )

    def _numbers(self, key: str) -> dict[int, int]:
        where = f"{self.where}.{key}"
        return {
            seat: shaped(number, int, 0, where)
            for seat, number in self.reading.by_seat(key).items()
        }

    # Favours

    def _favours(self) -> None:
        s, pieces = self.s, self.pieces
        offer = self.reading.find("offer", dict, {})
        only_known(offer, PLACE_WORDS, "place", f"{self.where}.offer")
        for place, word in enumerate(PLACE_WORDS):
            if offer.get(word) not in (None, "none"):
                favour = self._put(offer[word], int(OFFERED), f"offer.{word}")
                pieces.offer[place] = favour
        for seat, numbers in self.reading.by_seat("kept").items():
            for number in shaped(numbers, list, [], f"{self.where}.kept"):
                self._put(number, int(KEPT) + seat, "kept")
        for number in self.reading.find("gone", list, []):
            self._put(number, int(GONE), "gone")
        self._used()
        if not offer:
            self._lay_out()
        unseen = cards(pieces, UNSEEN)
        missing = seen_by_now(s) - (int(FAVOURS) - len(unseen))
        for number in unseen[: max(0, missing)]:
            pieces.favour[number - 1] = GONE

    def _put(self, number: object, state: int, key: str) -> int:
        favour = self._favour(number, key)
        if self.pieces.favour[favour] != UNSEEN:
            raise BadInput(f"{self.where}.{key}: favour {number} is in one place only (LAW-26)")
        self.pieces.favour[favour] = state
        return favour

    def _favour(self, number: object, key: str) -> int:
        found: int = shaped(number, int, 0, f"{self.where}.{key}")
        if not 1 <= found <= FAVOURS:
            raise unknown("favour", number, map(str, range(1, FAVOURS + 1)), f"{self.where}.{key}")
        return found - 1

    def _used(self) -> None:
        word = self.reading.part.get("used")
        if (word in (None, "none")) != (self.s.step != USE_FAVOUR):
            raise BadInput(f"{self.where}.used: expected a favour exactly while one is used")
        if word in (None, "none"):
            return
        self.pieces.used = self._favour(word, "used")
        if self.pieces.favour[self.pieces.used] not in (UNSEEN, GONE):
            raise BadInput(f"{self.where}.used: favour {word} is in one place only (LAW-26)")
        self.pieces.favour[self.pieces.used] = GONE

    def _lay_out(self) -> None:
        """The highest number on the dearest place (SHO-COURT-08)."""
        s, pieces = self.s, self.pieces
        if not (before_the_court(s) or visiting(s)):
            return
        number = 2 if s.step == USE_FAVOUR else 3
        favours = [card - 1 for card in cards(pieces, UNSEEN)[:number]]
        fill(pieces.offer, sorted(favours, reverse=True))
        for favour in favours:
            pieces.favour[favour] = OFFERED

    # Visits

    def _visits(self) -> None:
        """Without a word: who is in the room, the visitor, then who waits with most courtiers."""
        s, pieces = self.s, self.pieces
        order = [int(seat) for seat in s.order if seat >= 0]
        words: list[Any] = self.reading.find("visitors", list, [])
        visitors = [self.reading.seat(word, f"{self.where}.visitors") for word in words]
        if not visitors:
            others = [seat for seat in order if seat != s.actor]
            visitors = [seat for seat in others if pieces.room[seat] > 0]
            visitors.append(int(s.actor))
            waiting = [seat for seat in others if pieces.hall[seat] > 0 and seat not in visitors]
            visitors += sorted(waiting, key=lambda seat: -pieces.hall[seat])
        if s.actor not in visitors or len(set(visitors)) != len(visitors):
            raise BadInput(f"{self.where}.visitors: expected different seats and the one in turn")
        fill(pieces.visitors, visitors)
        pieces.visit = visitors.index(int(s.actor))
