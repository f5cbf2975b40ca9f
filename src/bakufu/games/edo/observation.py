"""What a seat of Edo knows, as numbers: see `docs/observations.md`.

Slots of others that are not revealed are left out. The Ryo of all are told: they are covered, not
secret, and whoever keeps count knows them (EDO-MONEY-02).
"""

from typing import Final, final

from mypy_extensions import i16, i64

from bakufu.engine.core.observation import YES, Cursor, Field, Observer, capped
from bakufu.engine.core.state import State
from bakufu.games.edo.box import (
    ACTIONS,
    CARDS,
    CITIES,
    MERCHANTS,
    RESOURCES,
    ROOMS,
    SETS,
    SLOTS,
    SPACES,
    SPECIALS,
    TILES,
    Box,
)
from bakufu.games.edo.state import FORTRESS_MARK, PLAN, POST_MARK, SOURCES, EdoState

_STEPS: Final[i64] = 12
_POINTS: Final[i64] = 999
_RYO: Final[i64] = 9999
_COUNT: Final[i64] = 99


def fields(box: Box) -> list[Field]:
    """What is told, in the order in which it is told."""
    players = int(box.players)
    seat, slot = ("seat", players), ("slot", int(SLOTS))
    space, city = ("space", int(SPACES)), ("city", int(CITIES))
    special, merchant = ("special card", int(SPECIALS)), ("merchant card", int(MERCHANTS))
    room = ("building slot", int(ROOMS))
    count, points = int(_COUNT), int(_POINTS)
    return [
        Field("round", (), int(MERCHANTS), "rounds begun"),
        Field("step", (("step", int(_STEPS)),), 1, "what the table waits for"),
        Field("actor", (seat,), 1, "whose decision it is; nobody's while all plan"),
        Field("first", (seat,), 1, "who has the marker"),
        Field("second_lap", (), 1, "whether starting choices are in the second lap"),
        Field("slot", (("slot", int(SLOTS)),), 1, "the slot that is performed"),
        Field("merchant", (space,), 1, "where the merchant stands"),
        Field("current", (merchant,), 1, "the merchant card in use"),
        Field("next", (merchant,), 1, "the open card on the pile"),
        Field("unseen_merchants", (merchant,), 1, "merchant cards nobody has seen"),
        Field("display", (special,), 1, "special cards that can be bought"),
        Field("unseen_specials", (special,), 1, "special cards nobody has seen"),
        Field("bought", (special,), 1, "special cards bought in this round"),
        Field("supply", (), count, "Shogun officials in the supply"),
        Field("fortresses", (), count, "fortresses in the supply"),
        Field("tile", (city, ("tile", int(TILES))), 1, "the profit tile of each city"),
        Field("house", (city, room, seat), 1, "whose house stands on each building slot"),
        Field("post", (city, room, seat), 1, "whose trading post stands there"),
        Field("fortress", (city, room), 1, "whether a fortress stands there"),
        Field("start_set", (seat, ("starting set", int(SETS))), 1, "the set each seat took"),
        Field("home", (seat, city), 1, "where each seat started"),
        Field("points", (seat, ("source", int(SOURCES))), points, "points by source"),
        Field("score", (seat,), points, "points in all"),
        Field("ryo", (seat,), int(_RYO), "Ryo, by whoever kept count"),
        Field("goods", (seat, ("resource", int(RESOURCES))), count, "rice, wood and stone"),
        Field("houses", (seat,), count, "houses in stock"),
        Field("posts", (seat,), 1, "trading posts in stock"),
        Field("shoguns", (seat,), count, "Shogun officials"),
        Field("recruits", (seat,), count, "those of this round, which cannot be set yet"),
        Field("samurai", (seat, space), count, "samurai on each space"),
        Field("specials", (seat, special), 1, "special cards of each seat"),
        Field("handed_in", (seat,), 1, "who has handed in a plan, while all plan"),
        Field("shown", (seat,), int(SLOTS), "slots revealed"),
        Field("card", (seat, slot, ("card", int(CARDS))), 1, "the card in each slot, if known"),
        Field("action", (seat, slot, ("action", int(ACTIONS))), 1, "its action, if known"),
        Field("own", (seat, slot), count, "own officials there, if known"),
        Field("shogun", (seat, slot), count, "Shogun officials there, if known"),
        Field("planned", (), 6, "parts of the own plan that are settled"),
        Field("left", (), count, "activations left in this turn"),
        Field("own_left", (), count, "own officials among them, at Travel"),
        Field("half", (("half", 3),), 1, "what was done of an activation of Trade"),
        Field("moving", (), count, "samurai moved so far in a free move"),
        Field("served", (space,), count, "samurai that have served in this turn"),
    ]


@final
class EdoObserver(Observer):
    def __init__(self, box: Box) -> None:
        super().__init__(fields(box), box.players)
        self.players: i64 = box.players
        self.officials_open = box.officials_open

    def write(self, state: State, row: Cursor) -> None:
        assert isinstance(state, EdoState)
        self._table(state, row)
        self._cities(state, row)
        self._seats(state, row)
        self._plans(state, row)
        self._turn(state, row)

    def _table(self, s: EdoState, row: Cursor) -> None:
        row.number("round", s.round)
        row.flag("step", s.step)
        row.flag_seat("actor", s.actor)
        row.flag_seat("first", s.first)
        row.number("second_lap", s.second_lap)
        slot = s.slot
        if slot >= SLOTS:
            slot = -1
        row.flag("slot", slot)
        row.flag("merchant", s.merchant)
        row.flag("current", s.current)
        row.flag("next", s.next_card)
        row.copy("unseen_merchants", s.merchant_pile, 0)
        display = row.field("display")
        row.copy("unseen_specials", s.special_pile, 0)
        bought = row.field("bought")
        for special in range(SPECIALS):
            if s.in_display(special):
                row.numbers[display + special] = YES
            row.numbers[bought + special] = i16((s.fresh >> special) & 1)
        row.number("supply", s.supply)
        row.number("fortresses", s.fortresses)

    def _cities(self, s: EdoState, row: Cursor) -> None:
        numbers, places, players = row.numbers, row.places, self.players
        tiles = row.field("tile")
        houses = row.field("house")
        posts = row.field("post")
        fortresses = row.field("fortress")
        built = s.built
        for city in range(CITIES):
            if s.tile[city] >= 0:
                numbers[tiles + city * TILES + s.tile[city]] = YES
            for room in range(s.buildings[city]):
                place = city * ROOMS + room
                mark = built[place]
                if mark == FORTRESS_MARK:
                    numbers[fortresses + place] = YES
                elif mark > POST_MARK:
                    numbers[posts + place * players + places[mark - POST_MARK - 1]] = YES
                else:
                    numbers[houses + place * players + places[mark - 1]] = YES

    def _seats(self, s: EdoState, row: Cursor) -> None:
        numbers, seats = row.numbers, row.seats
        sets = row.field("start_set")
        homes = row.field("home")
        points = row.field("points")
        score = row.field("score")
        row.by_seat("ryo", s.ryo)
        goods = row.field("goods")
        row.by_seat("houses", s.houses)
        row.by_seat("posts", s.posts)
        row.by_seat("shoguns", s.shoguns)
        row.by_seat("recruits", s.recruits)
        samurai = row.field("samurai")
        specials = row.field("specials")
        for place in range(self.players):
            who = seats[place]
            if s.start_set[who] >= 0:
                numbers[sets + place * SETS + s.start_set[who]] = YES
            if s.home[who] >= 0:
                numbers[homes + place * CITIES + s.home[who]] = YES
            row.run(points + place * SOURCES, s.points, who * SOURCES, SOURCES, _POINTS)
            numbers[score + place] = capped(s.score(who), _POINTS)
            row.run(goods + place * RESOURCES, s.goods, who * RESOURCES, RESOURCES, _COUNT)
            row.run(samurai + place * SPACES, s.samurai, who * SPACES, SPACES, _COUNT)
            for special in range(SPECIALS):
                if s.owner[special] == who:
                    numbers[specials + place * SPECIALS + special] = YES

    def _plans(self, s: EdoState, row: Cursor) -> None:
        """Own slots and revealed ones; the officials of all, where the table shows them."""
        numbers, seats = row.numbers, row.seats
        handed_in = row.field("handed_in")
        row.by_seat("shown", s.shown)
        cards = row.field("card")
        actions = row.field("action")
        owns = row.field("own")
        shoguns = row.field("shogun")
        officials_open = self.officials_open and s.step > PLAN
        for place in range(self.players):
            who = seats[place]
            numbers[handed_in + place] = i16((s.committed >> who) & 1)
            for slot in range(SLOTS):
                source = who * SLOTS + slot
                target = place * SLOTS + slot
                known = who == row.seat or slot < s.shown[who]
                if known and s.card[source] >= 0:
                    numbers[cards + target * CARDS + s.card[source]] = YES
                    numbers[actions + target * ACTIONS + s.action[source]] = YES
                if known or officials_open:
                    numbers[owns + target] = capped(s.own[source], _COUNT)
                    numbers[shoguns + target] = capped(s.shogun[source], _COUNT)
        planned: i64 = 0
        if s.step == PLAN:
            planned = s.planned[row.seat]
        row.number("planned", planned)

    def _turn(self, s: EdoState, row: Cursor) -> None:
        row.number("left", s.left)
        row.number("own_left", s.own_left)
        row.flag("half", s.half)
        row.number("moving", s.moving)
        row.copy("served", s.served, 0)
