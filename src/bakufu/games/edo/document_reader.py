"""Reads the position that a document describes.

Forgiving where the rest of a position settles a part of it, or where it hardly matters: stocks and
supplies are what is not on the board, piles what is not elsewhere, points follow from buildings,
who is not mentioned has the usual things. What cannot be is refused with the law it breaks.
"""

import re
from collections.abc import Sequence
from typing import Any

from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import Reading, only_known, shaped
from bakufu.games.edo import names
from bakufu.games.edo.box import (
    ACTIONS,
    CITIES,
    DO_TRAVEL,
    FORTRESS,
    HOUSE,
    MERCHANTS,
    POST,
    RESOURCES,
    ROOMS,
    SLOTS,
    SPACES,
    SPECIALS,
    TILES,
    Box,
)
from bakufu.games.edo.laws import broken_laws
from bakufu.games.edo.round import ROUND, STEPS
from bakufu.games.edo.state import (
    BEFORE,
    BUILD,
    COLOURS,
    DEVELOP,
    FORTRESS_MARK,
    FROM_FORTRESSES,
    FROM_HOUSES,
    FROM_POST,
    FROM_TRADE,
    GATHER,
    OVER,
    PLAN,
    POST_MARK,
    SOURCES,
    START,
    TRADE,
    TRAVEL,
    USE,
    WAGES,
    EdoState,
)

HALVES = ("nothing", "purchase", "point")
KEYS = (
    *("round", "waits_for", "actor", "first", "second_lap", "slot", "seats", "sets", "homes"),
    *("ryo", "goods", "scores", "points", "stocks", "shoguns", "recruits", "supply", "samurai"),
    *("cities", "tiles", "merchant", "current", "next", "gone", "merchant_pile", "display"),
    *("special_pile", "specials", "bought", "handed_in", "plans", "officials", "shown", "turn"),
)
# What lies in the slots that are not mentioned.
_ANY_PLAN = ("a money 0+0", "b stone 0+0", "c travel 0+0")
# The action that a decision belongs to.
_ACTIONS = {
    int(USE): ("money", "rice", "recruit"),
    int(TRAVEL): ("travel",),
    int(DEVELOP): ("development",),
    int(GATHER): ("field", "wood", "stone"),
    int(BUILD): ("build",),
    int(TRADE): ("trade",),
}
_SLOT = re.compile(r"(\w+) ([\w ]+?)(?: (\d+)(?:\+(\d+))?)?$")


def read(box: Box, document: Document) -> EdoState:
    """The position a document describes."""
    only_known(document, KEYS, "part of a position", "")
    state = Reader(box, document).read()
    broken = broken_laws(None, state)
    if broken:
        raise BadInput(f"this position cannot be: {'; '.join(broken)}")
    return state


class Reader(Reading):
    def __init__(self, box: Box, document: Document) -> None:
        super().__init__(document, names.WORDING)
        self.s = EdoState(box, ROUND, None)
        self.box = box
        self.players = int(box.players)
        self.seats = self._seats()

    def read(self) -> EdoState:
        self._round()
        self._cities()
        self._possessions()
        self._pieces()
        self._points()
        self._merchant()
        self._specials()
        self._plans()
        self._turn()
        return self.s

    # Small helps

    def _number(self, value: Any, default: int, where: str, most: int = 999) -> int:
        number = int(shaped(value, int, default, where))
        if not 0 <= number <= most:
            raise BadInput(f"{where}: expected 0 to {most}, found {number}")
        return number

    def _word(self, key: str, known: Sequence[str], what: str, default: int) -> int:
        word = self.find(key, str, None)
        return default if word is None else names.index(word, known, what, key)

    def _row(self, key: str, known: Sequence[str], what: str) -> list[int]:
        return [names.index(word, known, what, key) for word in self.find(key, list, [])]

    def _inner(self, key: str, table: Any, known: Sequence[str], what: str) -> dict[int, Any]:
        found = shaped(table, dict, {}, key)
        return {names.index(word, known, what, key): value for word, value in found.items()}

    # The parts of a position, in the order in which one settles the next

    def _seats(self) -> list[str]:
        words = self.find("seats", list, list(names.COLOURS[: self.players]))
        if len(words) != self.players:
            raise BadInput(f"seats: expected {self.players} words, found {len(words)}")
        for seat, word in enumerate(words):
            if word != f"seat{seat + 1}":
                self.s.colour[seat] = names.index(word, names.COLOURS, "colour", "seats")
        if len(set(words)) != len(words):
            raise BadInput("seats: no two players have the same colour (EDO-SETUP-02)")
        return [names.plain(str(word)) for word in words]

    def _round(self) -> None:
        s = self.s
        s.round = self._number(self.part.get("round"), 1, "round", int(MERCHANTS))
        default = int(PLAN) if s.round else int(COLOURS)
        s.step = self._word("waits_for", STEPS, "decision", default)
        if (s.step <= START) != (s.round == 0):
            raise BadInput(f"waits_for: {STEPS[s.step]!r} does not go with round {s.round}")
        first = self.find("first", str, None)
        s.first = 0 if first is None else self.seat(first, "first")
        actor = self.find("actor", str, None)
        s.actor = -1
        if s.step not in (PLAN, OVER):
            s.actor = s.first if actor is None else self.seat(actor, "actor")
        s.second_lap = int(bool(self.part.get("second_lap"))) if s.step == START else 0
        slot = -1
        if s.step > PLAN:
            slot = int(SLOTS) if s.step >= WAGES else 0
            slot = self._number(self.part.get("slot"), slot + 1, "slot", int(SLOTS) + 1) - 1
            if (slot == SLOTS) != (s.step >= WAGES):
                raise BadInput(f"slot: {slot + 1} does not go with {STEPS[s.step]!r}")
        s.slot = slot

    def _cities(self) -> None:
        """Buildings in the order of their slots; starting houses where none is given."""
        s = self.s
        given = self._inner("cities", self.part.get("cities"), names.CITIES, "city")
        for city, buildings in given.items():
            where = f"cities.{names.CITIES[city]}"
            row = shaped(buildings, list, [], where)
            if len(row) > ROOMS:
                raise BadInput(f"{where}: there are {ROOMS} building slots")
            for room, word in enumerate(row):
                s.built[city * ROOMS + room] = self._mark(str(word), where)
            s.buildings[city] = len(row)
        homes = {
            seat: names.index(word, names.CITIES, "city", "homes")
            for seat, word in self.by_seat("homes").items()
        }
        for seat, city in homes.items():
            s.home[seat] = city
        if s.round > 0:
            for seat in range(self.players):
                self._settle(seat, list(given))
        tiles = {
            city: names.index(tile, names.TILES, "tile", "tiles")
            for city, tile in self._inner(
                "tiles", self.part.get("tiles"), names.CITIES, "city"
            ).items()
        }
        left = [tile for tile in range(TILES) for _ in range(self.box.tiles[tile])]
        for city in range(1, CITIES):
            if city in tiles and tiles[city] in left:
                left.remove(tiles[city])
        for city in range(CITIES):
            if self.box.open[city]:
                default = self.box.edo_tile if city == 0 else left.pop(0) if left else -1
                if city in tiles and city:
                    left.insert(0, default)
                s.tile[city] = tiles.get(city, default)

    def _mark(self, word: str, where: str) -> int:
        plain = names.plain(word)
        if plain == names.BUILDINGS[FORTRESS]:
            return int(FORTRESS_MARK)
        owner, _, kind = plain.partition(" ")
        seat = self.seat(owner, where)
        number = names.index(kind or "house", names.BUILDINGS[:FORTRESS], "building", where)
        return seat + 1 + (int(POST_MARK) if number == POST else 0)

    def _settle(self, seat: int, given: list[int]) -> None:
        """The starting house of somebody: where the first own house stands, or in a free town."""
        s = self.s
        if s.home[seat] >= 0:
            return
        houses = [city for city in range(CITIES) if s.count_built(seat, city, HOUSE)]
        if houses:
            s.home[seat] = houses[0]
            return
        homes = [int(s.home[other]) for other in range(self.players)]
        for city in range(1, CITIES):
            if self.box.open[city] and city not in given and city not in homes:
                s.home[seat] = city
                s.built[city * ROOMS] = seat + 1
                s.buildings[city] = 1
                return
        raise BadInput(f"cities: where is the starting house of {self.seats[seat]}?")

    def _possessions(self) -> None:
        s = self.s
        sets = {
            seat: names.index(word, names.SETS, "set", "sets")
            for seat, word in self.by_seat("sets").items()
        }
        for seat in range(self.players):
            s.start_set[seat] = sets.get(seat, -1 if s.round == 0 or sets else seat)
        for seat, ryo in self.by_seat("ryo").items():
            s.ryo[seat] = self._number(ryo, 0, "ryo", 1_000_000)
        for seat, table in self.by_seat("goods").items():
            for good, number in self._inner("goods", table, names.RESOURCES, "resource").items():
                s.goods[seat * RESOURCES + good] = self._number(number, 0, "goods")
        for key, row in (("shoguns", s.shoguns), ("recruits", s.recruits)):
            for seat, number in self.by_seat(key).items():
                row[seat] = self._number(number, 0, key, int(self.box.shoguns))
        for seat, table in self.by_seat("samurai").items():
            for space, number in self._inner("samurai", table, names.SPACES, "space").items():
                s.samurai[seat * SPACES + space] = self._number(number, 0, "samurai", 5)

    def _pieces(self) -> None:
        """Stocks and supplies are what is not on the board."""
        s, box = self.s, self.box
        for seat in range(self.players):
            houses = sum(int(s.count_built(seat, city, HOUSE)) for city in range(CITIES))
            posts = sum(int(s.count_built(seat, city, POST)) for city in range(CITIES))
            s.houses[seat] = box.houses - houses
            s.posts[seat] = 1 - posts
        s.fortresses = box.fortresses - list(s.built).count(FORTRESS_MARK)
        s.supply = box.shoguns - sum(s.shoguns)
        self._agrees("stocks", self.by_seat("stocks"), self._stocks())
        supply = {"shoguns": int(s.supply), "fortresses": int(s.fortresses)}
        self._agrees("supply", self.find("supply", dict, {}), supply)

    def _stocks(self) -> dict[int, Document]:
        s = self.s
        return {
            seat: {"house": int(s.houses[seat]), "post": int(s.posts[seat])}
            for seat in range(self.players)
        }

    def _agrees(self, key: str, given: dict[Any, Any], found: dict[Any, Any]) -> None:
        for name, value in given.items():
            if found.get(name) != value:
                raise BadInput(f"{key}: {value!r} is given, but the board leaves {found.get(name)}")

    def _points(self) -> None:
        """Of buildings where nothing is given; a score beyond them comes from trade."""
        s = self.s
        given = self.by_seat("points")
        scores = self.by_seat("scores")
        for seat in range(self.players):
            if seat in given:
                parts = self._inner("points", given[seat], names.SOURCES, "source")
                for source, number in parts.items():
                    s.points[seat * SOURCES + source] = self._number(number, 0, "points")
                continue
            if s.round == 0:
                continue
            houses = self.box.houses - s.houses[seat] - 1
            s.points[seat * SOURCES + FROM_HOUSES] = houses * self.box.worth[HOUSE]
            s.points[seat * SOURCES + FROM_POST] = (1 - s.posts[seat]) * self.box.worth[POST]
        if not given:
            self._fortresses()
        for seat in range(self.players):
            if seat in scores and seat not in given:
                beyond = self._number(scores[seat], 0, "scores") - int(s.score(seat))
                if beyond < 0:
                    raise BadInput(f"scores: {self.seats[seat]} has more points for buildings")
                s.points[seat * SOURCES + FROM_TRADE] = beyond

    def _fortresses(self) -> None:
        """Whoever has the first house in the city has built its fortresses."""
        s = self.s
        for city in range(CITIES):
            rooms = [int(s.built[city * ROOMS + room]) for room in range(s.buildings[city])]
            owners = [mark - 1 for mark in rooms if mark <= POST_MARK]
            for _ in range(rooms.count(FORTRESS_MARK)):
                place = (owners[0] if owners else 0) * int(SOURCES) + int(FROM_FORTRESSES)
                s.points[place] = s.points[place] + self.box.worth[FORTRESS]

    def _merchant(self) -> None:
        """Cards that are not mentioned fill the places that the round asks for."""
        s = self.s
        s.merchant = self._word("merchant", names.SPACES, "space", int(self.box.merchant_start))
        gone = self._row("gone", names.MERCHANTS, "merchant card")
        named = [
            self._word(key, names.MERCHANTS, "merchant card", -1) for key in ("current", "next")
        ]
        free = [card for card in range(MERCHANTS) if card not in (*gone, *named)]
        s.current = named[0] if named[0] >= 0 else free.pop(0)
        last = max(1, int(s.round)) == MERCHANTS
        s.next_card = -1 if last else named[1] if named[1] >= 0 else free.pop(0)
        while len(gone) < max(1, int(s.round)) - 1:
            gone.append(free.pop())
        for card in (*gone, int(s.current), int(s.next_card)):
            if card >= 0:
                s.merchant_pile[card] = 0

    def _specials(self) -> None:
        s = self.s
        for seat, cards in self.by_seat("specials").items():
            for word in shaped(cards, list, [], "specials"):
                card = names.index(word, names.SPECIALS, "special card", "specials")
                if s.owner[card] >= 0:
                    raise BadInput(f"specials: {word} is there twice")
                s.owner[card] = seat
                s.special_pile[card] = 0
        display = self._row("display", names.SPECIALS, "special card")
        if "display" not in self.part:
            unowned = [card for card in range(SPECIALS) if s.owner[card] < 0]
            display = unowned[: self.box.display]
        for card in display:
            if s.special_pile[card] == 0:
                raise BadInput(f"display: {names.SPECIALS[card]} is there twice, or owned")
            s.special_pile[card] = 0
        s.fresh = sum(1 << card for card in self._row("bought", names.SPECIALS, "special card"))

    def _plans(self) -> None:
        s = self.s
        given = self.by_seat("plans")
        for seat in range(self.players):
            rows = [str(words) for words in shaped(given.get(seat), list, [], "plans")]
            if s.step > PLAN:
                used = {words.split(" ")[0].lower() for words in rows}
                rows += [words for words in _ANY_PLAN if words[0] not in used][: 3 - len(rows)]
            for slot, words in enumerate(rows):
                self._slot(seat, slot, words)
        s.committed = 0
        for word in self.find("handed_in", list, []):
            s.committed = s.committed | 1 << self.seat(word, "handed_in")
        shown = self.by_seat("shown")
        for seat in range(self.players):
            s.shown[seat] = self._number(shown.get(seat), self._revealed(seat), "shown", SLOTS)

    def _slot(self, seat: int, slot: int, words: str) -> None:
        """ "c travel 1+1": card, action, own and Shogun officials."""
        s = self.s
        found = _SLOT.match(names.plain(words))
        if not found or slot >= SLOTS:
            raise BadInput(f'plans: "{words}" is no slot: expected words such as "c travel 1+1"')
        place = seat * int(SLOTS) + slot
        s.card[place] = names.index(found[1], names.CARDS, "card", "plans")
        s.action[place] = names.index(found[2], names.ACTIONS, "action", "plans")
        s.own[place] = int(found[3] or 0)
        s.shogun[place] = int(found[4] or 0)
        s.planned[seat] = slot * 2 + (2 if found[3] else 1)

    def _revealed(self, seat: int) -> int:
        """How many slots somebody has revealed when it is the actor's turn."""
        s = self.s
        if s.slot < 0 or s.slot >= SLOTS:
            return int(SLOTS) if s.slot == SLOTS else 0
        turn = [(int(who) - int(s.first)) % self.players for who in (seat, s.actor)]
        done = turn[0] < turn[1] or (turn[0] == turn[1] and s.step > BEFORE)
        return int(s.slot) + done

    def _turn(self) -> None:
        s = self.s
        part = self.find("turn", dict, {})
        left = own_left = 0
        if BEFORE < s.step < WAGES:
            place = s.actor * SLOTS + s.slot
            action = names.ACTIONS[s.action[place]]
            if s.step > BEFORE and action not in _ACTIONS[int(s.step)]:
                raise BadInput(f"waits_for: {STEPS[s.step]!r} does not go with {action}")
            face = s.card[place] * ACTIONS + s.action[place]
            left = int(s.officials_at(s.actor, s.slot) // self.box.takes[face])
            own_left = int(s.own[place]) if s.action[place] == DO_TRAVEL else 0
        s.left = self._number(part.get("left"), left, "turn.left")
        s.own_left = self._number(part.get("own_left"), own_left, "turn.own_left")
        half = shaped(part.get("half"), str, HALVES[0], "turn.half")
        s.half = names.index(half, HALVES, "half", "turn.half")
        s.floor = self._number(part.get("floor"), 0, "turn.floor")
        s.moving = self._number(part.get("moving"), 0, "turn.moving")
        for key, row in (("served", s.served), ("moved", s.moved)):
            where = f"turn.{key}"
            for space, number in self._inner(where, part.get(key), names.SPACES, "space").items():
                row[space] = self._number(number, 0, where, 5)
