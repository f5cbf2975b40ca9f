"""Chambers as people meet it."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Option, Options, row_text
from bakufu.engine.table.standings import Count
from bakufu.engine.table.telling import Note
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.reading import fill, only_known, shaped
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.vocabulary import Kind
from bakufu.engine.text.wording import called, called_all
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun import names
from bakufu.games.shogun.box import REGIONS
from bakufu.games.shogun.data import PRINTED, BoxData
from bakufu.games.shogun.modules.chambers.events import FIELDS as FIELD_WORDS
from bakufu.games.shogun.modules.chambers.events import MEANINGS, TELLING
from bakufu.games.shogun.modules.chambers.numbers import (
    CLAIM,
    CLAIM_CHAMBER,
    DRAW_REGION,
    DRAW_TILE,
    FROM_CHAMBERS,
    LINE_SCORED,
    NO_CLAIM,
    TILES_TURNED,
)
from bakufu.games.shogun.modules.chambers.observer import ChambersObserver
from bakufu.games.shogun.modules.chambers.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIELDS,
    IN_BAG,
    SIDE,
    ChamberPieces,
    chambers,
    markers_of,
)
from bakufu.games.shogun.modules.chambers.rules import Chambers, claimant
from bakufu.games.shogun.modules.face import Face, ModuleView, points_of
from bakufu.games.shogun.periods import in_round
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import ACTIONS_DONE, AUTUMN, Module, ShogunState

_LINES = PRINTED.tables()["chamber_lines"]
# "3-4", "3 4", "3,4", "row 3 column 4"
_FIELD = re.compile(r"(?:row )?([1-6])[-,/ ]+(?:column )?([1-6])$")
_MARKS = {"bag": "·", "up": "o", "down": "#"}


class ChamberField(msgspec.Struct):
    id: str  # row and column: "3-4"
    tile: str  # where its tile is: "bag", "up", "down", or "gone" where a marker lies
    seat: int | None  # whose marker


class ChamberRegion(msgspec.Struct):
    id: str  # its name
    claims: int | None  # who, as the provinces are held now; known once the player order is


class ChambersView(ModuleView, tag="chambers"):
    fields: list[ChamberField]  # row by row
    rows: list[int]  # what each row is worth
    columns: list[int]  # the same, of columns
    regions: list[ChamberRegion]  # in the order of the row; none before the end of set-up
    evaluated: int | None  # place in the row of the region under way, from 1
    markers: list[int]  # left in the hand of each seat
    bag: int  # tiles left


class ChambersFace(Face):
    name = "chambers"
    options = (
        Option("chambers", ("off", "on"), "SHO-CHAM-01", "module Chambers", "off", group="module"),
        Option(
            "chamber_pick",
            ("may", "must"),
            "SHO-CHAM-07",
            "whether a claim may be declined",
            "may",
            beside={"chambers": "on"},
        ),
        *(
            Option(
                f"chamber_{lines}",
                (),
                "SHO-CHAM-15",
                f"values of the {lines} (reconstructed)",
                row_text(_LINES[lines]),
                numbers=int(SIDE),
                beside={"chambers": "on"},
            )
            for lines in ("rows", "columns")
        ),
    )
    moments: ClassVar = {int(CLAIM_CHAMBER): int(ACTIONS_DONE)}
    telling = TELLING
    kinds = (Kind(CLAIM, "claim {field}"), Kind(NO_CLAIM, "no claim"))
    draws: ClassVar = {int(DRAW_REGION): "region {region}", int(DRAW_TILE): "tile {field}"}
    meanings = MEANINGS
    sources: ClassVar = {int(FROM_CHAMBERS): ("chambers", "SHO-CHAM-12")}
    tidying = (int(TILES_TURNED),)
    axes: ClassVar = {"field": FIELD_WORDS}
    keys = ("row", "region", "face_up", "face_down", "markers", "left", "bag")

    def make(self, data: BoxData, options: Options) -> Module:
        module = Chambers()
        module.markers = data.chambers.markers
        module.tiles = data.chambers.tiles
        module.must_claim = options["chamber_pick"] == "must"
        module.rows = vec[i64](_numbers(options["chamber_rows"]))
        module.columns = vec[i64](_numbers(options["chamber_columns"]))
        return module

    def observer(self, module: Module, players: int) -> ChambersObserver:
        return ChambersObserver(cast(Chambers, module), module.place, players)

    # Documents

    def write(self, s: ShogunState, module: Module, seats: list[str]) -> Document:
        pieces = chambers(s, module.place)
        most = int(cast(Chambers, module).markers)
        claiming = s.step == CLAIM_CHAMBER
        return {
            "row": [names.REGIONS[region] for region in pieces.row if region >= 0],
            "region": names.REGIONS[pieces.row[s.turn_place]] if claiming else None,
            "face_up": _fields(pieces, FACE_UP),
            "face_down": _fields(pieces, FACE_DOWN),
            "markers": {word: _fields(pieces, seat) for seat, word in enumerate(seats)},
            "left": {word: most - int(markers_of(pieces, seat)) for seat, word in enumerate(seats)},
            "bag": _fields(pieces, IN_BAG),
        }

    def read(self, s: ShogunState, module: Module, reading: Reading) -> None:
        """Tiles that are not named lie on the first fields free: open as many as the round has
        drawn, the others turned over in earlier rounds."""
        only_known(reading.part, self.keys, "part", reading.where)
        pieces = chambers(s, module.place)
        _read_row(s, pieces, reading)
        _read_board(s, cast(Chambers, module), reading)
        _read_markers(cast(Chambers, module), pieces, reading)
        _read_region(s, pieces, reading)

    # Views and words

    def view(self, s: ShogunState, module: Module) -> ChambersView:
        rules = cast(Chambers, module)
        pieces = chambers(s, module.place)
        ordered = s.order[0] >= 0
        return ChambersView(
            fields=[_field_view(pieces, field) for field in range(FIELDS)],
            rows=[int(value) for value in rules.rows],
            columns=[int(value) for value in rules.columns],
            regions=[
                ChamberRegion(names.REGIONS[region], _claims(s, int(region)) if ordered else None)
                for region in pieces.row
                if region >= 0
            ],
            evaluated=int(s.turn_place) + 1 if s.step == CLAIM_CHAMBER else None,
            markers=[
                int(rules.markers - markers_of(pieces, seat)) for seat in range(s.box.players)
            ],
            bag=len(_fields(pieces, IN_BAG)),
        )

    def picture(
        self, view: ChambersView, speaker: Speaker, crest: Callable[[int], str]
    ) -> list[str]:
        """The board with what its lines are worth, beside it the row of regions."""

        def say(what: str, **args: Argument) -> str:
            return speaker.say(Message(f"shogun-picture-chambers{what}", args))

        def mark(field: ChamberField) -> str:
            return _MARKS[field.tile] if field.seat is None else crest(field.seat)

        head = "".join(f"{number:>4}" for number in range(1, SIDE + 1))
        worth = "".join(f"{value:>4}" for value in view.columns)
        lines = [f"{say(''):<12}{head}   {say('-regions')}", f"{say('-worth'):>12}{worth}"]
        for row in range(SIDE):
            fields = view.fields[row * SIDE : (row + 1) * SIDE]
            board = "".join(f"{mark(field):>4}" for field in fields)
            beside = ""
            if row < len(view.regions):
                region = view.regions[row]
                pointer = ">" if view.evaluated == row + 1 else " "
                beside = f"  {pointer}{speaker.name(f'shogun-region-{region.id}')}"
                if region.claims is not None:
                    beside += f" ({crest(region.claims)})"
            elif row == SIDE - 1:
                beside = f"   [dim]{say('-legend', **_MARKS, number=view.bag)}[/dim]"
            lines.append(f"{row + 1:>6}{view.rows[row]:>6}{board}{beside}")
        left = [f"{crest(seat)} {number}" for seat, number in enumerate(view.markers)]
        return [*lines, say("-markers", markers=left)]

    def standings(self, s: ShogunState, module: Module, scored: Sequence[Note]) -> list[Count]:
        """Row by row, then column by column."""
        seats, field = range(int(s.box.players)), list(chambers(s, module.place).field)
        lines = [
            *(field[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)),
            *(field[column::SIDE] for column in range(SIDE)),
        ]
        rows: list[Count] = []
        for number, line in enumerate(lines):
            counts = [line.count(seat) for seat in seats]
            most, notes = _scored(scored, number)
            place: dict[str, Argument] = {"number": number % int(SIDE) + 1}
            name = Message(f"shogun-standings-{'row' if number < SIDE else 'column'}", place)
            held = [seat for seat in seats if counts[seat] == most]
            rows.append(Count.most(name, counts, points_of(notes, seats, FROM_CHAMBERS), held))
        return rows

    # Orders

    def read_order(
        self, s: ShogunState, module: Module, seat: int, verb: str, rest: str
    ) -> list[int] | None:
        """ "claim 3-4", "claim nothing", "no claim"."""
        if (verb, rest) != ("no", "claim") and verb != "claim":
            return None
        words = rest.removeprefix("chamber ")
        declines = verb == "no" or words in ("nothing", "none", "no chamber")
        found = _FIELD.match(words)
        if not declines and not found:
            raise BadInput(
                f'there is no chamber "{rest}": expected a row and a column from 1-1 to 6-6, '
                'such as "claim 3-4", or "claim nothing"'
            )
        self.due(s, seat, int(CLAIM_CHAMBER))
        if not found:
            if cast(Chambers, module).must_claim:
                raise Refused("SHO-CHAM-07", "sho-must-claim")
            return [int(NO_CLAIM)]
        field = FIELD_WORDS.index(f"{found[1]}-{found[2]}")
        pieces = chambers(s, module.place)
        if pieces.field[field] != FACE_UP:
            raise Refused(
                "SHO-CHAM-07",
                "sho-chamber-not-open",
                field=FIELD_WORDS[field],
                fields=_fields(pieces, FACE_UP),
            )
        return [int(CLAIM) + field]

    # Laws

    def laws(self, before: ShogunState | None, s: ShogunState, module: Module) -> Iterator[str]:
        rules = cast(Chambers, module)
        pieces = chambers(s, module.place)
        row = [int(region) for region in pieces.row]
        if row != [-1] * REGIONS if s.year == 0 else sorted(row) != list(range(REGIONS)):
            yield f"LAW-29: the row of regions is {called_all(names.REGIONS, row)}"
        places = [int(place) for place in pieces.field]
        for field, place in enumerate(places):
            if not FACE_DOWN <= place < s.box.players:
                yield f"LAW-29: {_lying(place)} lies on field {FIELD_WORDS[field]}"
        drawn, now = _drawn(s, rules)
        bag, up = places.count(int(IN_BAG)), places.count(int(FACE_UP))
        if bag != FIELDS - drawn:
            yield f"LAW-29: there are {bag} tiles in the bag, not {FIELDS - drawn}"
        # Each region evaluated in this round may have taken one.
        least = max(1, now - int(s.turn_place)) if s.step == CLAIM_CHAMBER else now
        if not least <= up <= now:
            yield f"LAW-29: {up} tiles lie face up, not {least} to {now}"
        for seat in range(s.box.players):
            if places.count(seat) > rules.markers:
                yield f"LAW-29: seat {seat + 1} has placed {places.count(seat)} markers"
        if before is not None:
            earlier = chambers(before, module.place).field
            for field, place in enumerate(places):
                if place not in _FOLLOWS.get(int(earlier[field]), (int(earlier[field]),)):
                    yield (
                        f"LAW-29: on field {FIELD_WORDS[field]} {_lying(place)} follows "
                        f"{_lying(int(earlier[field]))}"
                    )


def _lying(place: int) -> str:
    """What lies on a field, in words."""
    tiles = {int(IN_BAG): "no tile", int(FACE_UP): "an open tile", int(FACE_DOWN): "a turned tile"}
    return tiles.get(place) or f"a marker of {called(names.SEATS, place)}"


# What a tile in the bag and one that lies open can have become after one decision; what is turned
# over or claimed stays as it is.
_FOLLOWS: dict[int, tuple[int, ...]] = {
    int(IN_BAG): (int(IN_BAG), int(FACE_UP)),
    int(FACE_UP): (int(FACE_UP), int(FACE_DOWN), 0, 1, 2, 3, 4),
}


def _numbers(value: object) -> list[int]:
    return [int(word) for word in str(value).split(",")]


def _fields(pieces: ChamberPieces, what: int) -> list[str]:
    return [FIELD_WORDS[field] for field in range(FIELDS) if pieces.field[field] == what]


def _field_view(pieces: ChamberPieces, field: int) -> ChamberField:
    place = int(pieces.field[field])
    if place >= 0:
        return ChamberField(FIELD_WORDS[field], "gone", place)
    tile = {int(IN_BAG): "bag", int(FACE_UP): "up", int(FACE_DOWN): "down"}[place]
    return ChamberField(FIELD_WORDS[field], tile, None)


def _claims(s: ShogunState, region: int) -> int | None:
    seat = int(claimant(s, region))
    return seat if seat >= 0 else None


def _drawn(s: ShogunState, rules: Chambers) -> tuple[int, int]:
    """How many tiles have left the bag so far, and how many of them in the round under way."""
    rounds = 0 if s.year == 0 else (int(s.year) - 1) * 3 + min(int(s.season), int(AUTUMN)) + 1
    drawn = min(int(FIELDS), rounds * int(rules.tiles))
    earlier = min(int(FIELDS), max(0, rounds - 1) * int(rules.tiles))
    return drawn, drawn - earlier if in_round(s) else 0


# Reading


def _read_row(s: ShogunState, pieces: ChamberPieces, reading: Reading) -> None:
    where = f"{reading.where}.row"
    words = shaped(reading.part.get("row"), list, None, where)
    if s.year == 0:
        if words:
            raise BadInput(f"{where}: it is laid at the end of set-up (SHO-SETUP-22)")
        return
    known = names.REGIONS
    row = [names.index(word, known, "region", where) for word in words or known]
    if sorted(row) != list(range(REGIONS)):
        raise BadInput(f"{where}: expected every region once (LAW-29)")
    fill(pieces.row, row)


def _read_board(s: ShogunState, rules: Chambers, reading: Reading) -> None:
    pieces = chambers(s, rules.place)
    taken: set[int] = set()

    def lay(words: object, what: int, where: str) -> None:
        for word in shaped(words, list, [], f"{reading.where}.{where}"):
            field = names.index(word, FIELD_WORDS, "field", f"{reading.where}.{where}")
            if field in taken:
                raise BadInput(
                    f"{reading.where}.{where}: {FIELD_WORDS[field]} has a piece already (LAW-29)"
                )
            taken.add(field)
            pieces.field[field] = what

    for seat, words in reading.by_seat("markers").items():
        lay(words, seat, f"markers.{reading.seats[seat]}")
    said = [key for key in ("face_up", "face_down") if reading.part.get(key) is not None]
    lay(reading.part.get("face_up"), int(FACE_UP), "face_up")
    lay(reading.part.get("face_down"), int(FACE_DOWN), "face_down")
    drawn, now = _drawn(s, rules)
    missing = drawn - len(taken)
    if missing < 0 or (missing and len(said) == 2):
        raise BadInput(
            f"{reading.where}: there are {len(taken)} tiles and markers on the board, "
            f"not {drawn} (LAW-29)"
        )
    # The bag, if it is named, leaves these fields; otherwise the first ones are taken.
    bag = reading.find("bag", list, None)
    inside = [names.index(word, FIELD_WORDS, "field", f"{reading.where}.bag") for word in bag or ()]
    free = [field for field in range(FIELDS) if field not in taken and field not in inside]
    if bag is not None and (len(free) != missing or len({*inside} - taken) != len(bag)):
        raise BadInput(f"{reading.where}.bag: expected the {FIELDS - drawn} other tiles (LAW-29)")
    up = 0 if "face_up" in said else missing if "face_down" in said else min(now, missing)
    for number, field in enumerate(free[:missing]):
        pieces.field[field] = FACE_UP if number < up else FACE_DOWN


def _read_markers(rules: Chambers, pieces: ChamberPieces, reading: Reading) -> None:
    for seat, number in reading.by_seat("left").items():
        left = int(rules.markers - markers_of(pieces, seat))
        if number != left:
            raise BadInput(
                f"{reading.where}.left.{reading.seats[seat]}: expected {left} markers in the hand, "
                f"found {number} (LAW-29)"
            )


def _read_region(s: ShogunState, pieces: ChamberPieces, reading: Reading) -> None:
    """The region under way; without a word the first that the player in turn leads."""
    where = f"{reading.where}.region"
    word = reading.part.get("region")
    if s.step != CLAIM_CHAMBER:
        if word is not None:
            raise BadInput(f"{where}: given only while chambers are claimed")
        return
    row = [int(region) for region in pieces.row]
    led = [place for place, region in enumerate(row) if claimant(s, region) == s.actor]
    if word is not None:
        place = row.index(names.index(word, names.REGIONS, "region", where))
        led = [place] if place in led else []
    if not led:
        raise BadInput(
            f"{where}: {reading.seats[s.actor]} may not claim for "
            f"{names.plain(str(word)) if word else 'any region'} (SHO-CHAM-06)"
        )
    s.turn_place = led[0]


def _scored(notes: Sequence[Note], line: int) -> tuple[int, list[Note]]:
    """The most in a line, and what it brings to whom; -1 where nothing lies in it."""
    most, found, here = -1, [], False
    for note in notes:
        if note[0] == LINE_SCORED:
            here = note[1] == line
            most = note[2] if here else most
        elif here:
            found.append(note)
    return most, found
