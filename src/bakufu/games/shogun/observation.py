"""What a seat of Shogun knows, as numbers: see `docs/observations.md`.

Everything here stands in the view as well (`view.py`): other seats' cards only once they are turned
up, and which of their spaces are covered only once all have committed. What never changes at a
table (borders, taxes, prices) is not told.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.hands import total
from bakufu.engine.core.observation import YES, Cursor, Field, Observer, capped
from bakufu.engine.core.state import State
from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    EVENTS,
    FARMERS,
    FIRST_CHEST,
    GROUP_SIZES,
    PROVINCES,
    SEATS,
    SPACES,
    SPECIALS,
    TOWER_CARD,
    Box,
)
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.planning import next_space
from bakufu.games.shogun.state import (
    DEPLOY_MOVE,
    DRAFT_CARD,
    DRAFT_GROUP,
    EVENT_UNSEEN,
    MARCH,
    PLAN,
    PROVINCE_DRAFTED,
    SOURCES,
    ShogunState,
)

_CHESTS: Final[i64] = CARDS - FIRST_CHEST
_SEASONS: Final[i64] = 4
_YEARS: Final[i64] = 3
_EVENT_PLACES: Final[i64] = 3
_MANY: Final[i64] = 99
_POINTS: Final[i64] = 999


def fields(box: Box, steps: int) -> list[Field]:
    """What is told, in the order in which it is told; modules tell more after it."""
    players, spaces = int(box.players), int(box.spaces)
    seat, province = ("seat", players), ("province", int(PROVINCES))
    space, action = ("space", spaces), ("action", int(ACTIONS))
    place, many = ("place", players), int(_MANY)
    cubes = ("seat, then farmers", players + 1)
    armies, all_cubes = int(box.armies), int(box.armies + box.farmers)
    found = [
        Field("year", (("year", int(_YEARS)),), 1, "set-up, first or second year"),
        Field("season", (("season", int(_SEASONS)),), 1, "spring to winter"),
        Field("step", (("step", steps),), 1, "what the table waits for"),
        Field("actors", (seat,), 1, "who may act now"),
        Field("committed", (seat,), 1, "who has committed a plan"),
        Field("colour", (seat, ("colour", int(SEATS))), 1, "the colour of each seat"),
        Field("chests", (seat,), many, "war chests"),
        Field("rice", (seat,), many, "rice"),
        Field("supply", (seat,), armies, "armies in the supply"),
        Field("points", (seat, ("source", int(SOURCES))), int(_POINTS), "points by source"),
        Field("score", (seat,), int(_POINTS), "points in all"),
        Field("owner", (province, seat), 1, "who holds each province"),
        Field("armies", (province,), armies, "armies in each province"),
        Field("buildings", (province, ("building", int(BUILDINGS))), 1, "its buildings"),
        Field("unrest", (province,), many, "its revolt markers"),
        Field(
            "province_card",
            (province, space),
            1,
            "on which space of its owner's board the card lies: own cards, and those turned up",
        ),
        Field(
            "chest_card", (seat, ("chest card", int(_CHESTS)), space), 1, "the same for chest cards"
        ),
        Field("covered", (seat, space), 1, "spaces with a card, as far as that can be seen"),
        Field("shown", (seat, space), 1, "spaces that have been turned up for all"),
        Field("next_space", (space,), 1, "the space that the own plan settles next"),
        Field("tower", (cubes,), all_cubes, "cubes in the tower"),
        Field("tray", (cubes,), all_cubes, "cubes in the tray"),
        Field("farmers", (), int(box.farmers), "farmers in the supply"),
        Field("stock", (("building", int(BUILDINGS)),), many, "buildings left"),
        Field("track", (("position", int(ACTIONS)), action), 1, "actions turned up, in order"),
        Field("track_place", (("position", int(ACTIONS)),), 1, "the action under way"),
        Field("to_come", (action,), 1, "actions not turned up yet"),
        Field(
            "special",
            (("position", int(SPECIALS)), ("special card", int(SPECIALS))),
            1,
            "the special card at each position of the player order",
        ),
        Field("taken", (seat, ("position", int(SPECIALS))), 1, "the position each seat has taken"),
        Field("bid_order", (place, seat), 1, "who is asked first, second, ... to choose one"),
        Field("order", (place, seat), 1, "the player order"),
        Field(
            "events",
            (("event card", int(EVENTS)), ("open, ruling, gone", int(_EVENT_PLACES))),
            1,
            "where each event card is; in none of these places if it is unseen",
        ),
        Field("origin", (province,), 1, "from where a march or a move starts"),
        Field("target", (province,), 1, "where it goes, once that is named"),
        Field("revolts", (province,), 1, "revolts drawn in winter and not settled"),
        Field("revolt_farmers", (), many, "more farmers in each revolt of the player in turn"),
    ]
    if box.tower_cards > 0:
        found.append(Field("tower_card", (seat, space), 1, "tower cards: own, and turned up"))
    if box.drafted:
        found += [
            Field("display", (province,), 1, "the two open cards of the draft"),
            Field(
                "groups",
                (seat, ("group of 2 to 5", int(GROUP_SIZES))),
                many,
                "army groups left, by size",
            ),
            Field("pile", (), int(PROVINCES), "cards in the pile of the draft"),
            Field(
                "below",
                (province,),
                int(PROVINCES),
                "renewed cards at the bottom of the pile: 1 for the oldest pair, 2 for the next",
            ),
            Field("drafted", (province,), 1, "the card taken, which waits for its group"),
        ]
    return found


@final
class ShogunObserver(Observer):
    def __init__(self, box: Box, steps: int, modules: list[ModuleObserver]) -> None:
        found = fields(box, steps)
        for module in modules:
            found.extend(module.fields)
        super().__init__(found, box.players)
        self.modules = modules
        self.players: i64 = box.players
        self.spaces: i64 = box.spaces
        self.tower_cards = box.tower_cards > 0
        self.drafted = box.drafted

    def write(self, state: State, row: Cursor) -> None:
        assert isinstance(state, ShogunState)
        self._table(state, row)
        self._seats(state, row)
        self._map(state, row)
        self._boards(state, row)
        self._stocks(state, row)
        self._round(state, row)
        self._winter(state, row)
        if self.tower_cards:
            self._tower_cards(state, row)
        if self.drafted:
            self._draft(state, row)
        for module in self.modules:
            module.write(state, row)

    def _table(self, s: ShogunState, row: Cursor) -> None:
        numbers = row.numbers
        row.flag("year", s.year)
        row.flag("season", s.season)
        row.flag("step", s.step)
        acting = row.whole("actors")
        committed = row.whole("committed")
        actors, seats = s.actors(), row.seats
        for place in range(self.players):
            who = seats[place]
            numbers[acting + place] = i16((actors >> who) & 1)
            numbers[committed + place] = i16((s.committed >> who) & 1)

    def _seats(self, s: ShogunState, row: Cursor) -> None:
        numbers = row.numbers
        colours = row.field("colour")
        row.by_seat("chests", s.chests)
        row.by_seat("rice", s.rice)
        row.by_seat("supply", s.supply)
        points = row.whole("points")
        score = row.whole("score")
        scored, seats = s.points, row.seats
        for place in range(self.players):
            who = seats[place]
            if s.colour[who] >= 0:
                numbers[colours + place * SEATS + s.colour[who]] = YES
            in_all: i64 = 0
            for source in range(SOURCES):
                number = scored[who * SOURCES + source]
                numbers[points + place * SOURCES + source] = capped(number, _POINTS)
                in_all += number
            numbers[score + place] = capped(in_all, _POINTS)

    def _map(self, s: ShogunState, row: Cursor) -> None:
        players, numbers = self.players, row.numbers
        owner_of = row.field("owner")
        armies = row.field("armies")
        buildings = row.field("buildings")
        unrest = row.field("unrest")
        # Out of the position once: this is the most often asked of all.
        owners, there, built, markers = s.owner, s.armies, s.buildings, s.unrest
        seat = row.seat
        for province in range(PROVINCES):
            owner = owners[province]
            if owner >= 0:
                place = owner - seat
                if place < 0:
                    place += players
                numbers[owner_of + province * players + place] = YES
                numbers[armies + province] = i16(there[province])
            if built[province] != 0:
                first = buildings + province * BUILDINGS
                for building in range(BUILDINGS):
                    numbers[first + building] = i16((built[province] >> building) & 1)
            if markers[province] != 0:
                numbers[unrest + province] = capped(markers[province], _MANY)

    def _boards(self, s: ShogunState, row: Cursor) -> None:
        spaces, numbers = self.spaces, row.numbers
        provinces = row.field("province_card")
        chests = row.field("chest_card")
        covered = row.field("covered")
        shown = row.field("shown")
        plan, turned_up, planning, seats = s.plan, s.shown, s.step == PLAN, row.seats
        for place in range(self.players):
            who = seats[place]
            mine = place == 0
            for space in range(spaces):
                card = plan[who * SPACES + space]
                turned = turned_up[who * SPACES + space] > 0
                if turned:
                    numbers[shown + place * spaces + space] = YES
                if card < 0:
                    continue
                if mine or not planning:
                    numbers[covered + place * spaces + space] = YES
                if mine or turned:
                    if card < FIRST_CHEST:
                        numbers[provinces + card * spaces + space] = YES
                    elif card < TOWER_CARD:
                        chest = place * _CHESTS + card - FIRST_CHEST
                        numbers[chests + chest * spaces + space] = YES
        following: i64 = -1
        if planning:
            following = next_space(s, row.seat)
            if following >= spaces:
                following = -1
        row.flag("next_space", following)

    def _stocks(self, s: ShogunState, row: Cursor) -> None:
        self._cubes("tower", s.tower, row)
        self._cubes("tray", s.tray, row)
        row.number("farmers", s.farmers)
        row.copy("stock", s.stock, 0)

    def _cubes(self, name: str, cubes: vec[i64], row: Cursor) -> None:
        at = row.whole(name)
        numbers, seats = row.numbers, row.seats
        for place in range(self.players):
            numbers[at + place] = i16(cubes[seats[place]])
        numbers[at + self.players] = i16(cubes[FARMERS])

    def _round(self, s: ShogunState, row: Cursor) -> None:
        numbers, track, special, events = row.numbers, s.track, s.special, s.events
        at = row.field("track")
        for position in range(ACTIONS):
            action = track[position]
            if action >= 0:
                numbers[at + position * ACTIONS + action] = YES
        under_way: i64 = -1
        if s.step == DEPLOY_MOVE or s.step == MARCH:
            under_way = s.track_place
        row.flag("track_place", under_way)
        row.copy("to_come", s.to_come, 0)
        at = row.field("special")
        for position in range(SPECIALS):
            card = special[position]
            if card >= 0:
                numbers[at + position * SPECIALS + card] = YES
        at = row.field("taken")
        for place in range(self.players):
            taken = s.place_of[row.seats[place]]
            # Without a card at the position nobody is said to have taken it.
            if taken >= 0 and special[taken] >= 0:
                numbers[at + place * SPECIALS + taken] = YES
        self._queue("bid_order", s.bid_order, row)
        self._queue("order", s.order, row)
        at = row.field("events")
        for event in range(EVENTS):
            where = events[event]
            if where != EVENT_UNSEEN:
                numbers[at + event * _EVENT_PLACES + where - 1] = YES

    def _queue(self, name: str, queue: vec[i64], row: Cursor) -> None:
        """Seats in an order; as long as it is not fixed there are fewer of them, or none."""
        at = row.field(name)
        numbers, places, players = row.numbers, row.places, self.players
        for place in range(players):
            if queue[place] >= 0:
                numbers[at + place * players + places[queue[place]]] = YES

    def _winter(self, s: ShogunState, row: Cursor) -> None:
        """Marches and revolts: decisions about single provinces."""
        origin: i64 = -1
        target: i64 = -1
        if s.step == DEPLOY_MOVE or s.step == MARCH:
            origin = s.plan[s.actor * SPACES + s.track[s.track_place]]
            target = s.target
        row.flag("origin", origin)
        row.flag("target", target)
        row.copy("revolts", s.revolts, 0)
        row.number("revolt_farmers", s.hunger_farmers)

    def _tower_cards(self, s: ShogunState, row: Cursor) -> None:
        at = row.field("tower_card")
        seats = row.seats
        for place in range(self.players):
            who = seats[place]
            for space in range(self.spaces):
                lying = who * SPACES + space
                if s.plan[lying] == TOWER_CARD and (place == 0 or s.shown[lying] > 0):
                    row.numbers[at + space] = YES
            at += self.spaces

    def _draft(self, s: ShogunState, row: Cursor) -> None:
        numbers = row.numbers
        display = row.field("display")
        groups = row.field("groups")
        pile = row.field("pile")
        below = row.field("below")
        drafted = row.field("drafted")
        if s.step != DRAFT_CARD and s.step != DRAFT_GROUP and s.moment != PROVINCE_DRAFTED:
            return
        for i in range(2):
            if s.display[i] >= 0:
                numbers[display + s.display[i]] = YES
        seats = row.seats
        for place in range(self.players):
            who = seats[place]
            for size in range(GROUP_SIZES):
                number = s.groups[who * GROUP_SIZES + size]
                numbers[groups + place * GROUP_SIZES + size] = capped(number, _MANY)
        numbers[pile] = i16(s.under + total(s.pile, 0, PROVINCES))
        # Of the oldest pair, one card may be gone; which of a pair comes first nobody knows.
        odd = s.under % 2
        for card in range(s.under):
            numbers[below + s.bottom[card]] = i16((card + odd) // 2 + 1)
        if s.drafted >= 0:
            numbers[drafted + s.drafted] = YES
