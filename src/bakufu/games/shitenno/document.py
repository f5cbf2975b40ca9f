"""A position as a document that a person can read and edit, and back again.

Reading is forgiving where the rest of a position settles a part of it: piles are what is not
elsewhere, stocks are the kamons not on the board, points follow from the board, tiles that nobody
has are out of the game. What cannot be is refused with the law it breaks.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import Reading, fill, only_known
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import CARDS, FIRST_TROOP, Box
from bakufu.games.shitenno.laws import broken_laws
from bakufu.games.shitenno.round import ROUND, STEPS
from bakufu.games.shitenno.state import GOLD, LOT_CARDS, LOT_TILE, PAY, SOURCES, ShitennoState
from bakufu.games.shitenno.view import lots_of, year_of

_TROOPS = names.CARDS[FIRST_TROOP:]
_KOKU = names.CARDS[:FIRST_TROOP]


def seat_words(s: ShitennoState) -> list[str]:
    """A seat is called by its general; before the choice, by its number."""
    return [
        names.GENERALS[s.general[seat]] if s.general[seat] >= 0 else f"seat{seat + 1}"
        for seat in range(s.box.players)
    ]


def write(s: ShitennoState) -> Document:
    """The whole position, hidden things included."""
    seats = seat_words(s)

    def by_seat(values: Any, known: tuple[str, ...], width: int) -> dict[str, list[str]]:
        rows = list(values)
        return {
            word: names.list_words(rows[i * width : i * width + len(known)], known)
            for i, word in enumerate(seats)
        }

    troops = {"known": s.known, "older": s.older}
    return {
        "round": int(s.round),
        "year": year_of(s),
        "waits_for": s.asked().name,
        "actor": seats[s.actor] if s.actor < len(seats) else None,
        "seats": seats,
        "titles": {
            word: names.TITLES[s.title[i] - 1] for i, word in enumerate(seats) if s.title[i] > 0
        },
        "tairo": seats[s.tairo] if s.tairo >= 0 else None,
        "tiles_left": [seals for seals in range(1, 5) if s.tiles_left >> seals & 1],
        "hierarchy": {word: int(s.seals[i]) for i, word in enumerate(seats) if s.seals[i] > 0},
        "share": names.list_words(s.share, names.CARDS),
        "lots": [{"seals": lot.seals, "cards": lot.cards} for lot in lots_of(s)],
        "turn": {"placed": int(s.placed), "hatamoto_used": bool(s.title_used)},
        "payment": _payment(s),
        "stocks": {word: int(s.stock[i]) for i, word in enumerate(seats)},
        "scores": {word: int(s.score(i)) for i, word in enumerate(seats)},
        "points": {
            word: {name: int(s.points[i * SOURCES + j]) for j, name in enumerate(names.SOURCES)}
            for i, word in enumerate(seats)
        },
        "tiles": by_seat(s.front, names.BONUSES, 3),
        "hands": by_seat(s.hand, names.CARDS, len(names.CARDS)),
        **{key: by_seat(value, names.CARDS, len(names.CARDS)) for key, value in troops.items()},
        "provinces": {
            name: {
                "kamons": [_kamon_word(int(s.kamon[p * 4 + i]), seats) for i in range(s.kamons[p])],
                "gate": names.KINDS[s.gate[p]] if s.gate[p] >= 0 else None,
            }
            for p, name in enumerate(names.PROVINCES)
        },
        "troop_pile": names.list_words(list(s.pile)[FIRST_TROOP:], _TROOPS),
        "koku_pile": names.list_words(list(s.pile)[:FIRST_TROOP], _KOKU),
        "discard": names.list_words(list(s.spent)[FIRST_TROOP:], _TROOPS),
        "koku_out": names.list_words(list(s.spent)[:FIRST_TROOP], _KOKU),
        "tiles_out": names.list_words(s.used, names.BONUSES),
        "bonus_sides": {
            kind: names.list_words(list(s.bonus)[k * 3 : k * 3 + 3], names.BONUSES)
            for k, kind in enumerate(names.KINDS)
        },
    }


def _payment(s: ShitennoState) -> Document | None:
    if s.step != PAY:
        return None
    return {
        "province": names.PROVINCES[s.pay_province],
        "way": names.WAYS[s.pay_way],
        "pieces": names.list_words(s.pledge, names.PIECES),
    }


def _kamon_word(kamon: int, seats: list[str]) -> str:
    word = seats[(kamon & (GOLD - 1)) - 1]
    return f"{word} gold" if kamon & GOLD else word


KEYS = (
    *("round", "year", "waits_for", "actor", "seats", "titles", "tairo", "tiles_left", "hierarchy"),
    *("share", "lots", "turn", "payment", "stocks", "scores", "points", "tiles", "hands", "known"),
    *("older", "provinces", "troop_pile", "koku_pile", "discard", "koku_out", "tiles_out"),
    "bonus_sides",
)


def read(box: Box, document: Document) -> ShitennoState:
    """The position a document describes."""
    only_known(document, KEYS, "part of a position", "")
    reader = _Reader(box, document)
    state = reader.read()
    broken = broken_laws(None, state)
    if broken:
        raise BadInput(f"this position cannot be: {'; '.join(broken)}")
    return state


class _Reader(Reading):
    def __init__(self, box: Box, document: Document) -> None:
        super().__init__(document, names.WORDING)
        self.s = ShitennoState(box, ROUND, None)
        self.box = box
        self.players = int(box.players)
        self.seats = self._seats()

    def read(self) -> ShitennoState:
        self._round()
        self._titles()
        self._provinces()
        self._tiles()
        self._cards()
        self._points()
        self._lots()
        self._turn()
        return self.s

    def _words(self, value: object, known: tuple[str, ...], what: str, where: str) -> list[int]:
        if not isinstance(value, list):
            raise BadInput(f"{where}: expected a list of words, found {value!r}")
        return names.count_words(value, known, what, where)

    # The parts of a position, in the order in which one settles the next

    def _seats(self) -> list[str]:
        words = self.find("seats", list, list(names.GENERALS[: self.players]))
        if len(words) != self.players:
            raise BadInput(f"seats: expected {self.players} words, found {len(words)}")
        for seat, word in enumerate(words):
            if word != f"seat{seat + 1}":
                self.s.general[seat] = names.index(word, names.GENERALS, "general", "seats")
        if len(set(words)) != len(words):
            raise BadInput("seats: no two players have the same general (SHI-SETUP-02)")
        return [names.plain(str(word)) for word in words]

    def _round(self) -> None:
        s = self.s
        s.round = self.find("round", int, 1)
        year = str(self.find("year", str, "even"))
        index = names.index(year, ("set-up", "even", "odd"), "year", "year")
        s.odd = 1 if index == 2 else 0
        if (index == 0) != (s.round == 0):
            raise BadInput(f"year: round {s.round} does not go with the year {year!r}")
        default = ("general", "tile", "turn")[index]
        s.step = names.index(self.find("waits_for", str, default), STEPS, "decision", "waits_for")
        even_steps = range(LOT_TILE, LOT_TILE + 4)
        if s.step < 7 and (s.step in even_steps) != (index == 1):
            raise BadInput(f"waits_for: {STEPS[s.step]!r} does not go with an {year} year")

    def _titles(self) -> None:
        s = self.s
        given = self.by_seat("titles")
        if s.round > 0:
            for seat in range(self.players):
                # As in the rulebook's example: the first seat is Daimyō, and so on down.
                title = given.get(seat, names.TITLES[3 - seat])
                s.title[seat] = names.index(title, names.TITLES, "title", "titles") + 1
        left = {1, 2, 3, 4} if s.round > 0 and not s.odd else set()
        for seat, seals in self.by_seat("hierarchy").items():
            s.seals[seat] = int(seals)
            left.discard(int(seals))
        for lot in self.find("lots", list, []):
            left.discard(int(lot.get("seals", 0)))
        left = set(self.find("tiles_left", list, left))
        s.tiles_left = sum(1 << int(seals) for seals in left)

    def _provinces(self) -> None:
        s = self.s
        table = self.find("provinces", dict, {})
        given = {
            names.index(word, names.PROVINCES, "province", "provinces"): word for word in table
        }
        for province in range(len(names.PROVINCES)):
            part = table[given[province]] if province in given else {}
            where = f"provinces.{names.PROVINCES[province]}"
            if not isinstance(part, dict) or not set(part) <= {"kamons", "gate"}:
                raise BadInput(f"{where}: expected kamons and gate, found {part!r}")
            kamons = part.get("kamons", [])
            if len(kamons) > 4:
                raise BadInput(f"{where}: a province holds at most four kamons (SHI-CONTROL-04)")
            for position, word in enumerate(kamons):
                text = names.plain(str(word))
                gold = text.endswith(" gold")
                seat = self.seat(text.removesuffix(" gold"), where)
                s.kamon[province * 4 + position] = seat + 1 + (GOLD if gold else 0)
            s.kamons[province] = len(kamons)
            gate = part.get("gate")
            if len(kamons) >= 3 or gate is None:
                s.gate[province] = -1 if len(kamons) >= 3 else province % 4
            else:
                s.gate[province] = names.index(gate, names.KINDS, "troop kind", where)

    def _tiles(self) -> None:
        s = self.s
        for seat, tiles in self.by_seat("tiles").items():
            counts = self._words(tiles, names.BONUSES, "bonus", f"tiles.{self.seats[seat]}")
            for bonus, count in enumerate(counts):
                s.front[seat * 3 + bonus] = count
        won = sum(min(3, int(count)) for count in s.kamons)
        out = self.part.get("tiles_out")
        if out is not None:
            fill(s.used, self._words(out, names.BONUSES, "bonus", "tiles_out"))
        missing = won - sum(s.front) - sum(s.used)
        if missing < 0:
            raise BadInput(
                f"tiles: {won} tiles were won by the kamons on the board, "
                f"but {sum(s.front) + sum(s.used)} are accounted for (Law 4)"
            )
        sides = self.find("bonus_sides", dict, None)
        if sides is not None:
            for kind, bonuses in sides.items():
                k = names.index(kind, names.KINDS, "troop kind", "bonus_sides")
                for b, count in enumerate(
                    self._words(bonuses, names.BONUSES, "bonus", "bonus_sides")
                ):
                    s.bonus[k * 3 + b] = count
        self._match_sides(missing, sides is None)

    def _match_sides(self, missing: int, free: bool) -> None:
        """Find kinds for the tiles won, and bonuses for those that nobody has any more."""
        s = self.s
        shown = [sum(1 for gate in s.gate if gate == kind) for kind in range(4)]
        if free:
            taken = [int(s.used[b] + sum(s.front[i * 3 + b] for i in range(4))) for b in range(3)]
            for bonus, count in enumerate([*taken, missing]):
                for _ in range(count):
                    self._take_side(bonus if bonus < 3 else None, shown)
        for kind in range(4):
            row = sum(s.bonus[kind * 3 + b] for b in range(3))
            s.sides[kind] = row - shown[kind]

    def _take_side(self, bonus: int | None, shown: list[int]) -> None:
        s = self.s
        # The kind with most tiles left that nobody has seen.
        kinds = sorted(range(4), key=lambda k: shown[k] - sum(s.bonus[k * 3 + b] for b in range(3)))
        for kind in kinds:
            for b in range(3) if bonus is None else (bonus,):
                if s.bonus[kind * 3 + b] > 0:
                    s.bonus[kind * 3 + b] = s.bonus[kind * 3 + b] - 1
                    if bonus is None:
                        s.used[b] = s.used[b] + 1
                    return
        raise BadInput("tiles: more tiles of one bonus than there are (Law 4)")

    def _cards(self) -> None:
        s = self.s
        for seat, cards in self.by_seat("hands").items():
            self._fill(s.hand, seat, cards, f"hands.{self.seats[seat]}")
        for seat, cards in self.by_seat("known").items():
            self._fill(s.known, seat, cards, f"known.{self.seats[seat]}")
        for seat, cards in self.by_seat("older").items():
            self._fill(s.older, seat, cards, f"older.{self.seats[seat]}")
        for seat in range(self.players):
            for card in range(FIRST_TROOP):
                s.known[seat * CARDS + card] = s.hand[seat * CARDS + card]
        fill(s.share, self._words(self.find("share", list, []), names.CARDS, "card", "share"))
        discard = self._words(self.find("discard", list, []), _TROOPS, "troop card", "discard")
        koku_out = self.part.get("koku_out")
        out = [0, 0, 0] if koku_out is None else self._words(koku_out, _KOKU, "koku", "koku_out")
        fill(s.spent, [*out, *discard])
        for lot, part in zip(
            (s.first_lot, s.second_lot), self.find("lots", list, []), strict=False
        ):
            for card, count in enumerate(
                self._words(part.get("cards"), names.CARDS, "card", "lots")
            ):
                lot[card] = count
        self._piles(koku_out is None)

    def _fill(self, row: vec[i64], seat: int, cards: object, where: str) -> None:
        for card, count in enumerate(self._words(cards, names.CARDS, "card", where)):
            row[seat * CARDS + card] = count

    def _piles(self, koku_free: bool) -> None:
        s = self.s
        rest = [
            int(self.box.deck[card] - s.share[card] - s.first_lot[card] - s.second_lot[card])
            - int(s.spent[card] + sum(s.hand[seat * CARDS + card] for seat in range(4)))
            for card in range(len(names.CARDS))
        ]
        for card, count in enumerate(rest):
            if count < 0:
                law = "Law 2" if card < FIRST_TROOP else "Law 1"
                raise BadInput(
                    f"there are only {self.box.deck[card]} cards {names.CARDS[card]}, "
                    f"this position has {self.box.deck[card] - count} ({law})"
                )
        if koku_free:
            # The pile has lost its cards year by year (Law 3); those nobody has were paid.
            paid = sum(rest[:FIRST_TROOP]) - int(
                sum(self.box.deck[card] for card in range(FIRST_TROOP))
                - self.box.koku_draw * s.round
            )
            for card in range(FIRST_TROOP):
                gone = max(0, min(paid, rest[card]))
                s.spent[card] = gone
                rest[card] -= gone
                paid -= gone
        piles = {"koku_pile": (0, _KOKU), "troop_pile": (int(FIRST_TROOP), _TROOPS)}
        for key, (first, known) in piles.items():
            given = self.part.get(key)
            if given is not None:
                counts = self._words(given, known, "card", key)
                if counts != rest[first : first + len(known)]:
                    raise BadInput(
                        f"{key}: expected what is nowhere else: "
                        f"{names.list_words(rest[first : first + len(known)], known)}"
                    )
        fill(s.pile, rest)

    def _points(self) -> None:
        s = self.s
        given = self.by_seat("points")
        for seat in range(self.players):
            own = [i for i in range(32) if s.kamon[i] & (GOLD - 1) == seat + 1]
            s.stock[seat] = s.stock[seat] - len(own)
            points = {"positions": int(sum(s.box.values[place] for place in own))}
            points |= given.get(seat, {})
            for name, value in points.items():
                source = names.index(name, names.SOURCES, "source of points", "points")
                s.points[seat * SOURCES + source] = int(value)
        for seat, stock in self.by_seat("stocks").items():
            if stock != s.stock[seat]:
                raise BadInput(
                    f"stocks.{self.seats[seat]}: expected {s.stock[seat]}, "
                    f"the kamons not on the board, found {stock} (Law 7)"
                )

    def _lots(self) -> None:
        s = self.s
        if s.round == 0 or s.odd:
            s.actor = self._actor(0 if s.round == 0 else int(s.next_by_title(9, False)))
            return
        s.tairo = s.next_by_title(9, True)
        lots = self.find("lots", list, [])
        if lots:
            s.first_tile = int(lots[0]["seals"])
        if len(lots) > 1:
            s.second_tile = int(lots[1]["seals"])
        if s.step == LOT_CARDS:
            s.card_floor = max((card for card in range(CARDS) if s.first_lot[card]), default=0)
        asked = int(s.next_by_title(s.title[s.tairo], True))
        s.actor = self._actor(int(s.tairo) if s.step <= LOT_CARDS else asked)

    def _actor(self, default: int) -> int:
        word = self.part.get("actor")
        return default if word is None else self.seat(word, "actor")

    def _turn(self) -> None:
        s = self.s
        turn = self.find("turn", dict, {})
        s.placed = int(turn.get("placed", 0))
        s.title_used = int(bool(turn.get("hatamoto_used", False)))
        payment = self.find("payment", dict, None)
        if (payment is not None) != (s.step == PAY):
            raise BadInput("payment: given exactly when the table waits for a payment")
        if payment is None:
            return
        s.pay_province = names.index(
            payment.get("province"), names.PROVINCES, "province", "payment.province"
        )
        s.pay_way = names.index(payment.get("way"), names.WAYS, "way", "payment.way")
        pieces = self._words(payment.get("pieces", []), names.PIECES, "piece", "payment.pieces")
        fill(s.pledge, pieces)
        s.piece_floor = max((i for i, count in enumerate(pieces) if count), default=0)
